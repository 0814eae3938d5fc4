"""Whatever is wrong gets one line on stderr that says what would be right, and an exit code."""

from __future__ import annotations

import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from tatami.bots import bot_makers
from tatami.core.errors import one_of
from tatami.games import all_games, find_game
from tatami.match.record import Header
from tests.cli.terminal import Shell
from tests.match.kit import forged, lines_of

BOTS = "--seats bot,bot,bot"
WAR = find_game("total_war")
NO_CHESS = str(one_of("game", "chess", list(all_games())))
NO_GENIUS = str(one_of("bot for total_war", "genius", list(bot_makers(WAR))))
EDITION = f"play total_war {BOTS} --option edition"
MISTAKES = {
    # the game, and how many play it
    "play chess": NO_CHESS,
    "rules chess": NO_CHESS,
    "options chess": NO_CHESS,
    "simulate chess": NO_CHESS,
    "play": "say which game: ",
    "play total_war --players 2": "total_war is for 3 to 12 players, not 2",
    "play total_war --players 13": "total_war is for 3 to 12 players, not 13",
    "play total_war --players -3": "total_war is for 3 to 12 players, not -3",
    "play total_war --seats human,bot": "total_war is for 3 to 12 players, not 2",
    "simulate total_war --players 2": "total_war is for 3 to 12 players, not 2",
    "play total_war --players 4 --seats bot,bot,bot": "--players 4 but --seats names 3: give one of them",
    # who plays
    "play total_war --seats human,bot,bot:genius": NO_GENIUS,
    "play total_war --seats human,robot,bot": "seat 2 is 'robot': write human, bot or bot:LEVEL",
    "play total_war --seats human,bot,": "seat 3 is '': write human, bot or bot:LEVEL",
    "play total_war --seats human:me,bot,bot": "seat 1 is 'human:me': write human, bot or bot:LEVEL",
    "simulate total_war --bots steady,genius": NO_GENIUS,
    # options
    f"play total_war {BOTS} --option size=big": "unknown option 'size': choose after_special, ",
    f"{EDITION}=french": "unknown value for edition 'french': choose german or spanish",
    EDITION: "--option takes name=value, such as edition=spanish, not 'edition'",
    f"play total_war {BOTS} --option king=4": "option king names a seat from 1 to 3, or 0 for nobody, not 4",
    f"play total_war {BOTS} --option king=-1": "option king takes a whole number, not '-1'",
    f"play total_war {BOTS} --option king=1 --option king=2": "option king is given twice: keep one",
    "simulate crazy_eights --option size=big": "unknown option 'size': this game has none",
    # arguments
    "shuffle": "argument COMMAND: invalid choice: 'shuffle' (choose from 'play', ",
    "rules": "the following arguments are required: GAME",
    "rules total_war --lang fr": "argument --lang: invalid choice: 'fr' (choose from 'en', 'de', 'es')",
    "games --loud": "unrecognized arguments: --loud",
    "play total_war --seed seven": "argument --seed: a whole number is needed, not 'seven'",
    "play total_war --seed 1_000": "argument --seed: a whole number is needed, not '1_000'",
    f"simulate total_war --seed {'9' * 30}": "argument --seed: a whole number is needed, not '999",
    "play total_war --resume x --seed 3": "--resume takes all but --lang from the record: leave out GAME",
    "simulate total_war --games 0": "--games must be 1 to 100000000, not 0",
    "simulate total_war --games -5": "--games must be 1 to 100000000, not -5",
    "simulate total_war --games 999999999999": "--games must be 1 to 100000000, not 999999999999",
    "simulate total_war --processes 0": "--processes must be at least 1, not 0",
    "simulate total_war --games 5 --by colour": "unknown group 'colour': choose kaiju",
    "simulate crazy_eights --by kaiju": "crazy_eights has no groups but seat and bot: leave out --by kaiju",
    # files
    "play --resume none.jsonl": "cannot open none.jsonl: No such file or directory",
    "play --resume .": "cannot open .: Is a directory",
    "verify none.jsonl": "cannot read none.jsonl: No such file or directory",
    "verify .": "cannot read .: Is a directory",
    "replay none.jsonl": "cannot read none.jsonl: No such file or directory",
    "replay .": "cannot read .: Is a directory",
    f"play total_war {BOTS} --record none/x.jsonl": "cannot open none/x.jsonl: No such file or directory",
    f"play total_war {BOTS} --record .": ". already exists: resume it, or choose another name",
    f"play total_war {BOTS} --record /dev/full": "/dev/full already exists: ",
    f"play total_war {BOTS} --cards none.toml": "cannot read none.toml: No such file or directory",
    "play crazy_eights --cards none.toml": "crazy_eights is played with ordinary cards: it takes no ",
}


@pytest.mark.parametrize("line", MISTAKES)
def test_a_mistake_gets_one_line(shell: Shell, line: str) -> None:
    done = shell.inside(line)
    assert done.complaint.startswith(MISTAKES[line])
    assert (done.code, done.out) == (2, "")


@pytest.mark.parametrize("line", ["play total_war --players 2", "replay none.jsonl", "shuffle"])
def test_the_installed_command_says_the_same(shell: Shell, line: str) -> None:
    assert shell(f"tatami {line}") == shell.inside(line)


def test_a_long_option_list_is_complete(shell: Shell) -> None:
    told = shell.inside("play total_war --option size=big").complaint
    assert all(option in told for option in WAR.options.choices())


# -- records -----------------------------------------------------------------------------


def as_header(data: bytes, **changes: str) -> bytes:
    """The record with another header, sealed anew as its host could."""
    header, *steps = lines_of(data)
    assert isinstance(header, Header)
    fields = {name: getattr(header, name) for name in header.__struct_fields__}
    return forged([Header(**(fields | changes)), *steps])


Damage = Callable[[bytes], bytes]
DAMAGES: dict[str, tuple[Damage, str]] = {
    "empty": (lambda data: b"", "it has not one complete line"),
    "torn": (lambda data: data[:-20], "the line is torn"),
    "binary": (lambda data: bytes(range(256)) * 9 + b"\n", "this is no line of a record"),
    "something else": (lambda data: b"{}\n", "this is no line of a record"),
    "a letter changed": (
        lambda data: data.replace(b'"name":"random"', b'"name":"rondom"'),
        "the chain is broken",
    ),
    "a line missing": (
        lambda data: b"".join([*data.splitlines(True)[:9], *data.splitlines(True)[10:]]),
        "line 10: ",
    ),
    "another game": (lambda data: as_header(data, game="chess"), NO_CHESS),
    "another version": (
        lambda data: as_header(data, rules="0"),
        "the record follows version 0 of the rules of total_war, installed is ",
    ),
    "other cards": (
        lambda data: as_header(data, cards="0" * 32),
        "the record was played with card table 0000",
    ),
    "another format": (
        lambda data: data.replace(b'"format":1', b'"format":9', 1),
        "war.jsonl has record format 9: this Tatami reads format 1",
    ),
    "another secret": (
        lambda data: as_header(data, commitment="0" * 64),
        "the secret is not the one that was committed to",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_a_damaged_record_is_named_with_its_damage(
    shell: Shell, war_record: bytes, damage: str, command: str
) -> None:
    spoil, expected = DAMAGES[damage]
    shell.write("war.jsonl", spoil(war_record))
    done = shell.inside(f"{command} war.jsonl")
    if damage == "torn" and command == "play --resume":
        assert (done.code, done.err) == (0, "")  # the torn end is dropped, and written again
        assert shell.read("war.jsonl") == war_record
    else:
        assert expected in done.complaint
        assert "war.jsonl" in done.complaint or "chess" in done.complaint
        assert done.out == ""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("--to -1", "choose 0 to {last}, not -1"),
        ("--to 99999", "choose 0 to {last}, not 99999"),
        ("--seat 0", "--seat must be 1 to 3, not 0"),
        ("--seat 4", "--seat must be 1 to 3, not 4"),
    ],
)
def test_a_place_that_is_not_in_the_record(
    shell: Shell, record: bytes, arguments: str, expected: str
) -> None:
    last = record.count(b'"line":"decision"')
    assert shell.inside(f"replay war.jsonl {arguments}").complaint.endswith(expected.format(last=last))


def test_a_record_is_never_written_over(shell: Shell, record: bytes) -> None:
    told = shell(f"tatami play total_war {BOTS} --record war.jsonl").complaint
    assert told == "war.jsonl already exists: resume it, or choose another name"
    assert shell.read("war.jsonl") == record


def test_a_full_disk_ends_a_match_that_can_be_gone_on_with(shell: Shell) -> None:
    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))

    play = f"tatami play total_war {BOTS} --seed 1 --record war.jsonl"
    done = shell(f"{play} | cat", before=small_disk)
    assert done.complaint == "cannot write war.jsonl: File too large; nothing was changed"
    assert "unfinished" in shell.good("tatami verify war.jsonl")
    shell.good("tatami play --resume war.jsonl")
    shell.good(play.replace("war.jsonl", "whole.jsonl"))
    assert shell.read("war.jsonl") == shell.read("whole.jsonl")


# -- an owner's cards --------------------------------------------------------------------


BOX = Path(__file__).parent.parent.joinpath("total_war", "box.toml").read_text(encoding="utf-8")
HIT = 'double_hit = [1, "owner"]'
HITS, TWO = f'hit = [8, "owner"]\n{HIT}', 'hit = [7, "owner"]\ndouble_hit = [2, "owner"]'
MANDA = "[kaiju.manda]"
LIFE = "normal = { life = [7,"
BOXES = {  # what is changed to what, and what is said
    "not TOML": ("[numbers]", "[numbers", "is not valid TOML: "),
    "not text": ("made up", "\udcff", "is not UTF-8 text"),
    "an unknown section": ("[numbers]", "[dice]", "unknown section 'dice': choose sources, numbers, "),
    "a section missing": ("[specials]", "[sources.s]", "the table needs a section [specials]"),
    "an unknown special": ("\nhit =", "\nkick =", "unknown special 'kick': choose minus_three, "),
    "an unknown number": ("\n10 =", "\n11 =", "numbers has the numbers 0 to 10, not '11'"),
    "no provenance": (HIT, "double_hit = 1", 'is written [number, "provenance"], not 1'),
    "hearsay": (HIT, 'double_hit = [1, "hearsay"]', "unknown provenance of specials double_hit 'hearsay'"),
    "too many": (HIT, 'double_hit = [100, "owner"]', "is a whole number from 0 to 99, not 100"),
    "negative": (HIT, 'double_hit = [-1, "owner"]', "is a whole number from 0 to 99, not -1"),
    "half a card": (HIT, 'double_hit = [0.5, "owner"]', "is a whole number from 0 to 99, not 0.5"),
    "a Double Hit more": (HIT, 'double_hit = [2, "owner"]', "the battle cards add up to 91, not 90"),
    "a Double Hit for a Hit": (HITS, TWO, "there is exactly 1 Double Hit, not 2"),
    "too many buildings": ("[buildings]\n1 = [3,", "[buildings]\n1 = [4,", "buildings add up to 10, not 9"),
    "an unknown kaiju": (MANDA, "[kaiju.hedorah]", "unknown kaiju 'hedorah': choose anguirus, "),
    "a kaiju missing": (MANDA, "[sources.lost]", "the kaiju manda is missing: there are 12"),
    "no life": (LIFE, "normal = { lifes = [7,", " normal life is missing"),
    "a life of nothing": (LIFE, "normal = { life = [0,", " is a whole number from 1 to 99, not 0"),
    "lives too long": (LIFE, "normal = { life = [99,", "make lives smaller, or a match may "),
}  # fmt: skip


@pytest.mark.parametrize("mistake", BOXES)
def test_each_mistake_in_a_box_gets_its_line(shell: Shell, mistake: str) -> None:
    old, new, expected = BOXES[mistake]
    spoilt = BOX.replace(old, new)
    assert spoilt != BOX
    shell.write("box.toml", spoilt.encode(errors="surrogateescape"))
    for command in (f"play total_war {BOTS}", "cards total_war"):
        told = shell.inside(f"{command} --cards box.toml").complaint
        assert told.startswith("box.toml")
        assert expected in told


def test_an_owners_box_is_played_with_and_kept_in_the_record(shell: Shell) -> None:
    shell.write("box.toml", BOX.replace("points = [4,", "points = [9,").encode())
    assert " 9 o" in shell.good("tatami cards total_war --cards box.toml")
    shell.good(f"tatami play total_war {BOTS} --seed 1 --cards box.toml --record war.jsonl")
    (shell.folder / "box.toml").unlink()
    assert "unfinished" not in shell.good("tatami verify war.jsonl")


# -- streams ------------------------------------------------------------------------------


def test_input_that_ends_keeps_the_match(shell: Shell) -> None:
    for line in (
        "tatami play total_war --players 3 --record {} < /dev/null",
        "tatami play total_war --players 3 --record {} <&-",
    ):
        name = f"{len(line)}.jsonl"
        done = shell(line.format(name))
        assert done.complaint == f"To go on: tatami play --resume {name}"
        assert done.code == 130
        assert "unfinished" in shell.good(f"tatami verify {name}")


@pytest.mark.parametrize(
    "line",
    [
        "games",
        "rules total_war",
        "options total_war",
        "replay war.jsonl",
        "verify war.jsonl",
        "simulate crazy_eights --games 9 --processes 1 --json",
    ],
)
def test_output_that_cannot_be_written(shell: Shell, record: bytes, line: str) -> None:
    assert shell(f"tatami {line} > /dev/full").complaint == "stopped: No space left on device"
    closed = shell(f"tatami {line} >&-")
    assert (closed.code, closed.err) == (0, "")
    gone = shell(f"tatami {line} | exec true")
    assert gone.code in (0, 141)  # 0 if all was written before the reader left
    assert gone.err == ""


def test_a_reader_that_leaves_early_is_no_mistake(shell: Shell) -> None:
    done = shell("(sleep 1; tatami games) | head -0")
    assert (done.code, done.out, done.err) == (141, "", "")


def test_what_a_terminal_cannot_show_becomes_a_question_mark(shell: Shell) -> None:
    told = shell.good("PYTHONIOENCODING=ascii tatami games")
    assert "3?12" in told
