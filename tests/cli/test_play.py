"""`tatami play`: matches from the menu to the end, in a terminal and through a pipe."""

from __future__ import annotations

import re
import time

import pytest

from tatami.core.words import LANGUAGES
from tatami.games import find_game
from tatami.match.record import Decision, Undo, read_record
from tests.cli.terminal import INTERRUPTED, Shell, Terminal

EIGHTS = find_game("crazy_eights")
LINE_OF_CHOICES = re.compile(r"^ ?(\d+)  (.+?)  (\S.*?) *$", re.MULTILINE)


def choices(shown: str) -> list[str]:
    """The notation of each choice in the last question."""
    question = shown.rsplit("\n\n", 1)[1]
    return [notation for _, _, notation in LINE_OF_CHOICES.findall(question)]


def play_to_the_end(terminal: Terminal) -> str:
    """Take the last choice each time; what is shown when the match is over."""
    shown = terminal.asked()
    while True:
        terminal.type(choices(shown)[-1])
        found = terminal.process.expect_exact(["\r\n> ", "Play again (y/n)? "])
        shown = terminal.shown_before()
        if found == 1:
            return shown


# -- whole matches -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_of_total_war_as_it_stands_in_the_issue(shell: Shell, language: str) -> None:
    seats = "human,bot:steady,bot:random --seed 7 --option edition=spanish"
    line = f"tatami play total_war --seats {seats} --lang {language} --record war.jsonl"
    told = shell.good(line, typed="1\n" * 500)
    record = read_record(shell.read("war.jsonl"), "war.jsonl")
    assert record.end is not None
    assert record.header.options["edition"] == "spanish"
    assert record.header.options["counterattack"] == "off"
    assert [seat.kind for seat in record.header.seats] == ["human", "bot:steady", "bot:random"]
    end = {"en": "has won", "de": "hat gewonnen", "es": "ha ganado"}[language]
    assert end in told
    assert "tatami verify war.jsonl" in told
    assert "Traceback" not in told


def test_the_same_seed_and_answers_give_the_same_match(shell: Shell) -> None:
    records = []
    for name in ("one.jsonl", "other.jsonl"):
        shell.good(f"tatami play crazy_eights --players 3 --seed 4 --record {name}", typed="1\n" * 200)
        records.append(shell.read(name))
    assert records[0] == records[1]
    shell.good("tatami play crazy_eights --players 3 --record third.jsonl", typed="1\n" * 200)
    assert shell.read("third.jsonl").splitlines()[0] != records[0].splitlines()[0]


def test_bots_alone_are_watched(shell: Shell) -> None:
    told = shell.good("tatami play total_war --seats bot,bot:novice,bot:lowest --seed 2")
    assert "chooses" in told
    assert "has won." in told
    assert "draws a card" in told
    assert not re.search(r"draws (the|[♥⌂−\d])", told), "the gallery does not see what is drawn"


def test_a_match_in_a_terminal_from_the_first_choice_to_the_last(shell: Shell) -> None:
    arguments = ["play", "crazy_eights", "--players", "2", "--seed", "3", "--record", "match.jsonl"]
    with Terminal(shell, *arguments) as terminal:
        shown = play_to_the_end(terminal)
        assert "has won" in shown
        terminal.type("n")
        terminal.until_end()
        assert terminal.code == 0
    assert shell.good("tatami verify match.jsonl").startswith("In order: ")


def test_another_match_begins_with_the_winners_trophy(shell: Shell) -> None:
    seats = "human,bot:steady,bot:steady"
    with Terminal(shell, "play", "total_war", "--seats", seats, "--seed", "7") as terminal:
        while True:
            found = terminal.process.expect_exact(["\r\n> ", "Play again (y/n)? "])
            if found == 1:
                break
            terminal.type("1")
        terminal.type("y")
        terminal.asked()
        terminal.type("quit")
        terminal.until_end()
    folder = shell.folder / ".local" / "state" / "tatami" / "matches"
    headers = [read_record(path.read_bytes(), path.name) for path in sorted(folder.iterdir())]
    ended = next(record for record in headers if record.end is not None)
    again = next(record for record in headers if record.end is None)
    assert ended.end is not None
    assert again.header.options["king"] == str(ended.end.winners[0] + 1)


# -- what a turn looks like ----------------------------------------------------------------


def test_a_turn_says_whose_it_is_what_is_in_play_and_what_can_be_done(shell: Shell) -> None:
    arguments = ["play", "total_war", "--seats", "human,bot:steady,bot:random", "--seed", "7"]
    with Terminal(shell, *arguments, "--option", "kaiju=random") as terminal:
        shown = terminal.asked()
        assert "♥3 is Extra Damage" in shown, "what the signs mean is said at the start"
        assert "Godzilla Total War · Seat 1 (you)" in shown
        assert re.search(r"^▶ 1  you ", shown, re.MULTILINE)
        assert "Hand" in shown
        assert "Number or notation · ? why not · help · log · rules · quit" in shown
        offered = choices(shown)
        assert len(offered) == len(set(offered)) > 0
        answered = re.search(r"In play: (\S+)\. How do you answer\?", shown)
        started = "Nothing is in play: play any card" in shown
        assert bool(answered) != started
        if answered:
            assert f"In play {answered[1]} · " in shown, "the blow is always announced (golden rule)"


def test_help_reasons_log_and_rules_can_be_asked_for(shell: Shell) -> None:
    with Terminal(shell, "play", "crazy_eights", "--players", "3", "--seed", "3") as terminal:
        terminal.asked()
        told = terminal.answer("help")
        assert "takes back your last decision" in told
        assert "An eight goes on anything" in told
        told = terminal.answer("?")
        assert "§3.5" in told
        assert "You may pass after five draws" in told
        assert "Crazy Eights" in terminal.answer("RULES")
        assert "Type a number from 1 to " in terminal.answer("99")
        assert "Type a number from 1 to " in terminal.answer("play the ace")
        terminal.answer("1")
        assert "1 Seat 1 " in terminal.answer("log")
        terminal.type("quit")
        assert "To go on: tatami play --resume " in terminal.until_end()
        assert terminal.code == 0


def test_enter_takes_the_only_choice(shell: Shell) -> None:
    """Striking back is always asked, that nobody learns who could (and often `pass` is all there is)."""
    arguments = ["play", "total_war", "--seats", "human,bot:steady,bot:steady", "--seed", "7"]
    with Terminal(shell, *arguments) as terminal:
        shown = terminal.asked()
        while len(choices(shown)) > 1:
            assert "just press Enter" not in shown
            shown = terminal.answer("1")
        assert "Nothing else is possible: just press Enter." in shown
        assert "Type" not in terminal.answer("")


def test_a_decision_is_taken_back_until_something_is_shown(shell: Shell) -> None:
    arguments = ["play", "total_war", "--seats", "human,bot:random,bot:random", "--seed", "7"]
    with Terminal(shell, *arguments, "--record", "war.jsonl") as terminal:
        terminal.asked()
        assert "cannot be taken back" in terminal.answer("undo")
        shown = terminal.answer("1")
        while "take" not in choices(shown):
            shown = terminal.answer("1")
        assert "undo" in terminal.answer("take"), "it is offered"
        assert "How do you answer?" in terminal.answer("undo")
        terminal.type("quit")
        terminal.until_end()
    steps = read_record(shell.read("war.jsonl"), "war.jsonl").steps
    assert isinstance(steps[-1], Undo)
    assert isinstance(steps[-2], Decision)
    assert steps[-2].notation == "take"


def test_several_people_pass_the_screen_without_seeing_each_others_cards(shell: Shell) -> None:
    with Terminal(shell, "play", "crazy_eights", "--seats", "human,human", "--seed", "1") as terminal:
        asked = terminal.asked()
        assert "Pass the screen to Seat 1 (player 1), then press Enter." in asked or "Seat 2" in asked
        assert "Hand" not in asked
        hand = re.search(r"^Hand (.*)$", terminal.answer(""), re.MULTILINE)
        assert hand is not None
        shown = terminal.answer("1")
        while "Pass the screen" not in shown:
            shown = terminal.answer("1")
        assert "\x1b[3J" in terminal.raw, "the scrollback is erased, too"
        assert not any(card in shown.split("Pass the screen")[1] for card in hand[1].split(" · "))
        terminal.type("quit")


# -- the menu ----------------------------------------------------------------------------


def test_a_newcomer_is_asked_all_that_is_needed(shell: Shell) -> None:
    with Terminal(shell, "play") as terminal:
        menu = terminal.until("] > ")
        assert "Language · Sprache · Idioma" in menu
        terminal.type("2")
        games = terminal.until("] > ")
        assert "Welches Spiel?" in games
        number = re.search(r"(\d+)  Godzilla Total War", games)
        assert number is not None
        terminal.type(number[1])
        assert "Wie viele spielen mit (3 bis 12)?" in terminal.until("] > ")
        terminal.type("zwei")
        assert "Bitte eine Zahl von 3 bis 12." in terminal.until("] > ")
        terminal.type("3")
        assert "Wie viele davon sind Menschen" in terminal.until("] > ")
        terminal.type("")
        bots = terminal.until("] > ")
        assert "novice: macht Fehler" in bots
        terminal.type("")
        assert "Welche Ausgabe?" in terminal.until("] > ")
        terminal.type("2")
        assert "Welches Kaiju wählst du?" in terminal.asked()
        terminal.type("quit")
        assert "So geht es weiter: tatami play --resume " in terminal.until_end()
        assert terminal.code == 0


def test_the_menu_can_be_left(shell: Shell) -> None:
    with Terminal(shell, "play") as terminal:
        terminal.until("] > ")
        terminal.process.sendeof()
        assert terminal.until_end().split() == ["tatami:", "interrupted"]
        assert terminal.code == INTERRUPTED
    assert not (shell.folder / ".local").exists()


# -- terminals of all kinds --------------------------------------------------------------


@pytest.mark.parametrize("columns", [40, 60, 200])
def test_nothing_runs_over_the_edge_or_is_cut_off(shell: Shell, columns: int) -> None:
    arguments = ["play", "total_war", "--seats", "human," + ",".join(["bot"] * 11), "--seed", "7"]
    with Terminal(shell, *arguments, "--lang", "de", columns=columns) as terminal:
        shown = terminal.asked()
        for _ in range(6):
            shown = terminal.answer("1")
            table = shown[shown.index("Godzilla Total War ·") :]
            assert max(map(len, table.splitlines())) <= columns
            assert not [line for line in table.splitlines() if "…" in line and "(log)" not in line]
            assert all(f" {seat} " in table for seat in range(1, 13))


@pytest.mark.parametrize("variables", [{"TERM": "dumb"}, {"NO_COLOR": "1"}])
def test_a_plain_terminal_gets_no_colours(shell: Shell, variables: dict[str, str]) -> None:
    with Terminal(
        shell, "play", "crazy_eights", "--seats", "human,human", "--seed", "1", variables=variables
    ) as terminal:
        terminal.asked()
        terminal.answer("")
        terminal.type("quit")
        terminal.until_end()
    assert not re.search(r"\x1b\[[0-9;]*3[0-7][0-9;]*m", terminal.raw)
    if "TERM" in variables:
        assert "\x1b" not in terminal.raw


# -- interrupted -------------------------------------------------------------------------


def test_ctrl_c_in_a_game_gets_one_line_and_the_match_goes_on(shell: Shell) -> None:
    play = ["play", "total_war", "--seats", "human,bot,bot", "--seed", "7"]
    with Terminal(shell, *play, "--record", "war.jsonl") as terminal:
        terminal.asked()
        terminal.answer("1")
        start = time.monotonic()
        terminal.process.sendintr()
        told = terminal.until_end()
        assert time.monotonic() - start < 5
        assert told.replace("^C", "").split("\n")[1:] == [
            "tatami: To go on: tatami play --resume war.jsonl",
            "",
        ]
        assert terminal.code == INTERRUPTED
    cut = shell.read("war.jsonl")
    assert shell.good("tatami verify war.jsonl").startswith("In order so far, but unfinished: ")
    shell.write("war.jsonl", cut + b'{"line":"decision","n":99,"se')
    assert shell("tatami verify war.jsonl").complaint.endswith("the line is torn")
    told = shell.good("tatami play --resume war.jsonl", typed="1\n" * 500)
    assert "has won" in told
    done = shell.read("war.jsonl")
    assert done.startswith(cut)
    assert shell.good("tatami verify war.jsonl").startswith("In order: ")
    straight = " ".join(["tatami", *play, "--record straight.jsonl"])
    shell.good(straight, typed="1\n" * 500)
    assert shell.read("straight.jsonl") == done, "as if it had never been interrupted"


def test_a_match_is_played_by_one_process_at_a_time(shell: Shell) -> None:
    with Terminal(
        shell, "play", "crazy_eights", "--players", "2", "--seed", "1", "--record", "m.jsonl"
    ) as terminal:
        terminal.asked()
        told = shell("tatami play --resume m.jsonl").complaint
        assert told == "m.jsonl is being played by another process"


def test_a_finished_match_can_be_resumed_and_is_still_finished(shell: Shell, record: bytes) -> None:
    assert "has won" in shell.good("tatami play --resume war.jsonl")
    assert shell.read("war.jsonl") == record
