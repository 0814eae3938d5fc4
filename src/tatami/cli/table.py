"""The table on a screen, for any game: what `view` holds, in the game's own words.

A zone is shown if the game has words for `zone-NAME`, a fact if it has `fact-NAME`. A fact's value gets
words from `NAME-VALUE` where there are such (`kaiju-godzilla`), or from the general `cli-NAME-VALUE`; else
it is shown as it is. Where `NAME-1` has words, 0 is the lack of it. A column of which nothing is to be told
(all 0 or empty) is left out. A player whose fact `alive` is 0 is shown faintly. What the signs on the
cards mean is told in the text `legend`, if the game has one.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from tatami.cli.common import said, said_if
from tatami.core.cards import NONE
from tatami.core.game import Game
from tatami.core.view import View, ZoneView
from tatami.core.words import Arg, Speech
from tatami.match.record import Seat

Fact = int | str
TURN_MARK = "▶"
OWN = "bold cyan"


class TableTop:
    """Draws one game's table in one language."""

    def __init__(self, game: Game, words: Speech, seats: Sequence[Seat]) -> None:
        self.game = game
        self.words = words
        self.seats = seats

    # -- shared things ---------------------------------------------------------------------

    def shared(self, view: View, width: int) -> Text:
        """Facts of the table on one line, then each shared zone that holds something."""
        facts = self.facts(view.table)
        text = Text()
        if facts:
            text.append_text(Text(" · ").join(facts)).append("\n")
        closed: list[Text] = []
        for zone in view.zones:
            label = said_if(self.words, f"zone-{zone.name}") if zone.seat == NONE else None
            if label is None or (not zone.cards and not zone.hidden):
                continue
            if zone.cards and not self.is_plain_pile(label, zone):
                text.append_text(self.open_zone(label, zone, width)).append("\n")
            else:
                closed.append(Text.assemble((f"{label} ", "dim"), str(len(zone.cards) + zone.hidden)))
        return text.append_text(Text(" · ").join(closed))

    def is_plain_pile(self, label: str, zone: ZoneView) -> bool:
        """Whether it is called what all its cards are called: a count says it all."""
        return not zone.hidden and all(self.card(card.kind) == label for card in zone.cards)

    def facts(self, facts: dict[str, Fact]) -> list[Text]:
        """Those that the game has words for, and that say something not yet said."""
        shown: list[Text] = []
        done: set[str] = set()
        for name, value in facts.items():
            label = said_if(self.words, f"fact-{name}")
            if label is None or name in done or value in (0, ""):
                continue
            words, used = self.value(name, value, facts)
            done |= used
            shown.append(Text.assemble((f"{label} ", "dim"), (words, "bold")))
        return shown

    def value(self, name: str, value: Fact, facts: dict[str, Fact]) -> tuple[str, set[str]]:
        """The words of a fact, and which other facts are said in them: `blow-number = { $value }`."""
        if value == 0 and said_if(self.words, f"{name}-1") is not None:
            return "", set()
        key = f"{name}-{value}"
        if said_if(self.words, f"cli-{key}") is not None:
            key = f"cli-{key}"
        args: dict[str, Arg] = {other.replace("_", "-"): number for other, number in facts.items()}
        whole = said_if(self.words, key, args)
        if whole is None:
            return str(value), set()
        used = set()
        for other in facts:
            others = {arg: number for arg, number in args.items() if arg != other.replace("_", "-")}
            if said_if(self.words, key, others) is None:
                used.add(other)
        return whole, used

    def open_zone(self, label: str, zone: ZoneView, width: int) -> Text:
        """On one line: from the top card on, as many as fit."""
        text = Text(f"{label} ", style="dim")
        total = len(zone.cards) + zone.hidden
        room = width - len(label) - len(f" +{total}") - 3
        names: list[str] = []
        for card in zone.cards:
            name = self.card(card.kind)
            if names and len(" · ".join([*names, name])) > room:
                break
            names.append(name)
        text.append(" · ".join(names), style="not dim bold")
        rest = total - len(names)
        return text.append(f" +{rest}", style="not dim") if rest else text

    # -- players ---------------------------------------------------------------------------

    def players(self, view: View, width: int) -> Table | Text:
        """A row a seat; on a screen too narrow for that, a paragraph a seat."""
        columns = self.columns(view)
        rows = [self.row(view, seat, columns) for seat in range(len(self.seats))]
        kept = [name for name in columns if any(row[name] not in {"", "0"} for row in rows)]
        if sum(self.widths(rows, kept)) > width:
            return Text("\n").join(self.paragraph(view, seat, row, kept) for seat, row in enumerate(rows))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
        table.add_column("")
        table.add_column("")
        for name in kept:
            number = all(row[name].lstrip("-").isdecimal() or not row[name] for row in rows)
            table.add_column(said(self.words, name), justify="right" if number else "left")
        for seat, row in enumerate(rows):
            who = Text(self.seats[seat].name)
            style = self.style(view, seat)
            table.add_row(self.mark(view, seat), who, *(row[name] for name in kept), style=style)
        return table

    def widths(self, rows: list[dict[str, str]], kept: list[str]) -> list[int]:
        """Of all columns, with the space between them."""
        wide = [max(len(said(self.words, name)), *(len(row[name]) for row in rows)) for name in kept]
        names = max(len(seat.name) for seat in self.seats)
        return [width + 2 for width in (3, names, *wide)]

    def paragraph(self, view: View, seat: int, row: dict[str, str], kept: list[str]) -> Text:
        told = [Text(f"{self.mark(view, seat)} {self.seats[seat].name}", style="bold")]
        for name in kept:
            if row[name] not in {"", "0"}:
                told.append(Text.assemble((f"{said(self.words, name)} ", "dim"), row[name]))
        text = Text(" · ").join(told)
        text.stylize(self.style(view, seat))
        return text

    def mark(self, view: View, seat: int) -> str:
        return f"{TURN_MARK if seat in view.waiting else ' '}{seat + 1:>2}"

    def style(self, view: View, seat: int) -> str:
        alive = view.players[seat].get("alive", 1)
        return "dim" if not alive else OWN if seat == view.seat else ""

    def columns(self, view: View) -> list[str]:
        """Text keys of the facts and zones that players have, in the game's order."""
        names = [f"fact-{name}" for player in view.players for name in player]
        names += [f"zone-{zone.name}" for zone in view.zones if zone.seat != NONE]
        keys = [name.replace("_", "-") for name in dict.fromkeys(names)]
        return [key for key in keys if said_if(self.words, key) is not None]

    def row(self, view: View, seat: int, columns: list[str]) -> dict[str, str]:
        row = dict.fromkeys(columns, "")
        for name, value in view.players[seat].items():
            key = f"fact-{name}".replace("_", "-")
            if key in row:
                row[key] = self.value(name, value, view.players[seat])[0]
        for zone in view.zones:
            key = f"zone-{zone.name}".replace("_", "-")
            if zone.seat == seat and key in row:
                row[key] = self.in_brief(zone, seat == view.seat)
        return row

    def in_brief(self, zone: ZoneView, own: bool) -> str:
        """The cards known, and how many are not. One's own hand is shown elsewhere."""
        total = len(zone.cards) + zone.hidden
        if own and self.is_secret(zone):
            return str(total)
        names = [self.card(card.kind) for card in sorted(zone.cards, key=lambda card: card.kind)]
        if zone.hidden:
            names.append(str(zone.hidden) if not names else f"+{zone.hidden}")
        return ", ".join(names)

    def is_secret(self, zone: ZoneView) -> bool:
        """Whether the zone is a hand: what lies there is its owner's own affair."""
        return zone.name == "hand"

    def own(self, view: View) -> list[Text]:
        """The reader's hand, sorted."""
        lines: list[Text] = []
        for zone in view.zones:
            if zone.seat == view.seat and zone.cards and self.is_secret(zone):
                label = said_if(self.words, f"zone-{zone.name}") or zone.name
                names = [self.card(card.kind) for card in sorted(zone.cards, key=lambda card: card.kind)]
                lines.append(Text.assemble((f"{label} ", "dim"), (" · ".join(names), OWN)))
        return lines

    # -- names -----------------------------------------------------------------------------

    def legend(self) -> str:
        return said_if(self.words, "legend") or ""

    def card(self, kind: int) -> str:
        return self.words.say(self.game.kinds(kind))

    def seat(self, seat: int) -> str:
        return f"{said(self.words, 'seat', number=seat + 1)} ({self.seats[seat].name})"

    def thing(self, step: str, view: View) -> str:
        """A step of a path, such as `card:17`, `seat:2`, `zone:stock` or `button:pass`."""
        what, _, name = step.partition(":")
        if what == "card":
            kinds = {str(card.id): card.kind for zone in view.zones for card in zone.cards}
            if name in kinds:
                return self.card(kinds[name])
        if what == "seat" and name.isdecimal() and int(name) < len(self.seats):
            return self.seat(int(name))
        keys = (f"{what}-{name}", f"do-{name}", f"zone-{name}")
        found = (said_if(self.words, key) for key in keys)
        return next((text for text in found if text is not None), name.replace("_", " "))
