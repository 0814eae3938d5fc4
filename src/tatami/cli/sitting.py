"""One person's turn at the screen: the table, the question, and what they type."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tatami.cli.common import said, show_page
from tatami.cli.log import log_table
from tatami.cli.table import TableTop
from tatami.core.view import Choice, Prompt
from tatami.core.words import Speech
from tatami.match.match import Match

MOST_NEWS = 24  # lines; `log` shows all
MANY = 6  # choices that still stand one below the other
ERASE_SCROLLBACK = "\x1b[3J"


class Quit(Exception):
    """The player leaves; the match can be gone on with."""


class Sitting:
    """Asks the people at this screen. `play_turn` returns after one decision, or one undo."""

    def __init__(self, match: Match, words: Speech, out: Console) -> None:
        self.match = match
        self.words = words
        self.out = out
        self.top = TableTop(match.game, words, match.header.seats)
        self.people = [seat for seat, who in enumerate(match.header.seats) if who.kind == "human"]
        self.told = dict.fromkeys(self.people, 0)  # per person: lines of the log they have seen
        self.before = -1  # who sat here last

    def play_turn(self, seat: int) -> None:
        if len(self.people) > 1 and seat != self.before:
            self.pass_screen(seat)
        self.before = seat
        self.show(seat)
        prompt = self.match.prompt(seat)
        self.ask(prompt)
        while not self.answer(seat, prompt, self.read_line()):
            self.out.print(self.words.say(prompt.question), style="bold")

    def pass_screen(self, seat: int) -> None:
        """What one person sees is hidden before the next one looks."""
        self.clear()
        self.out.print(said(self.words, "cli-pass-screen", who=self.top.seat(seat)), style="bold")
        self.read_line()
        self.clear()

    def clear(self) -> None:
        self.out.clear()
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write(ERASE_SCROLLBACK)

    def read_line(self) -> str:
        return self.out.input("> ", markup=False).strip()

    # -- showing ---------------------------------------------------------------------------

    def show(self, seat: int) -> None:
        out = self.out
        view = self.match.view(seat)
        out.print(Rule(f"{said(self.words, 'title')} · {self.top.seat(seat)}", style="dim"))
        self.news(seat)
        out.print(self.top.players(view, out.width))
        out.print()
        out.print(self.top.shared(view, out.width))
        for line in self.top.own(view):
            out.print(line)

    def news(self, seat: int) -> None:
        log = self.match.log(seat)
        fresh = log[self.told[seat] :]
        self.told[seat] = len(log)
        if not fresh:
            return
        if len(fresh) > MOST_NEWS:
            self.out.print(said(self.words, "cli-more-in-log", count=len(fresh) - MOST_NEWS), style="dim")
        self.out.print(log_table(fresh[-MOST_NEWS:], self.words))
        self.out.print()

    def farewell(self) -> None:
        """How it ended: to all who sit here, but no more than each may know."""
        reader = self.people[0] if len(self.people) == 1 else self.match.seats
        seen = max(self.told.values())
        self.out.print(log_table(self.match.log(reader)[seen:], self.words))
        self.out.print()
        self.out.print(self.top.players(self.match.view(reader), self.out.width))

    def ask(self, prompt: Prompt) -> None:
        self.out.print()
        self.out.print(self.words.say(prompt.question), style="bold")
        self.out.print(self.choice_table(prompt.choices))
        if len(prompt.choices) == 1:
            self.out.print(said(self.words, "cli-only-choice"), style="dim")
        undo = self.match.can_take_back(prompt.seat)
        self.out.print(said(self.words, "cli-commands-undo" if undo else "cli-commands"), style="dim")

    def choice_table(self, choices: Sequence[Choice]) -> Table:
        """Numbered; many short ones stand side by side, read downwards."""
        cells = [
            (str(number), self.words.say(choice.words), choice.notation)
            for number, choice in enumerate(choices, 1)
        ]
        number, words, notation = (max(map(len, column)) for column in zip(*cells, strict=True))
        wide = number + words + notation + 6
        side_by_side = 1 if len(cells) <= MANY else max(1, min(3, self.out.width // wide))
        height = -(-len(cells) // side_by_side)
        table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        for _ in range(side_by_side):
            table.add_column(justify="right", style="bold cyan")
            table.add_column()
            table.add_column(style="dim")
        for line in range(height):
            row = [cell for place in range(line, len(cells), height) for cell in cells[place]]
            table.add_row(*row)
        return table

    # -- what is typed -----------------------------------------------------------------------

    def answer(self, seat: int, prompt: Prompt, line: str) -> bool:
        """Whether the turn is done."""
        word = line.casefold()
        if word in {"quit", "exit"}:
            raise Quit
        if word == "undo":
            return self.undo(seat)
        if word in {"?", "help", "log", "rules"}:
            self.inform(word, seat, prompt)
            return False
        choice = find_choice(prompt.choices, word)
        if choice is None:
            self.out.print(said(self.words, "cli-wrong-input", count=len(prompt.choices)), style="red")
            return False
        self.match.decide(seat, choice.code)
        return True

    def inform(self, word: str, seat: int, prompt: Prompt) -> None:
        if word == "help":
            self.out.print(said(self.words, "cli-help"))
            self.out.print(self.top.legend())
        elif word == "log":
            self.out.print(log_table(self.match.log(seat), self.words))
        elif word == "rules":
            show_page(self.match.game.rulebook(self.words.language), self.out)
        else:
            self.explain(seat, prompt)

    def explain(self, seat: int, prompt: Prompt) -> None:
        """Everything that is not possible now: why, and where the rules say so."""
        if not prompt.refused:
            self.out.print(said(self.words, "cli-all-possible"), style="dim")
            return
        view = self.match.view(seat)
        lines: dict[tuple[str, str], list[str]] = {}
        for refusal in prompt.refused:
            thing = " + ".join(self.top.thing(step, view) for step in refusal.path)
            lines.setdefault((self.words.say(refusal.words), refusal.section), []).append(thing)
        for (reason, section), things in lines.items():
            named = ", ".join(dict.fromkeys(things))
            text = Text.assemble((named, "bold"), f": {reason} ", (f"§{section}", "dim"))
            self.out.print(Padding(text, (0, 0, 0, 2)))

    def undo(self, seat: int) -> bool:
        if not self.match.can_take_back(seat):
            self.out.print(said(self.words, "cli-no-undo"), style="red")
            return False
        self.match.take_back(seat)
        self.told = {one: min(seen, len(self.match.log(one))) for one, seen in self.told.items()}
        return True


def find_choice(choices: Sequence[Choice], word: str) -> Choice | None:
    """By its number, or by its notation; Enter takes the only one."""
    if not word and len(choices) == 1:
        return choices[0]
    if word.isascii() and word.isdigit():
        number = int(word[:9])
        return choices[number - 1] if 1 <= number <= len(choices) else None
    wanted = " ".join(word.split())
    return next((choice for choice in choices if choice.notation.casefold() == wanted), None)
