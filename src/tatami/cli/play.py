"""`tatami play`: a match in this terminal."""

from __future__ import annotations

import os
import shlex
import sys
import time
from argparse import Namespace
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Console

from tatami.bots import bot_makers, make_bot
from tatami.cli import FAILED, INTERRUPTED, OK, complain
from tatami.cli.ask import ask_edition, ask_game, ask_language, ask_seats, yes
from tatami.cli.common import read_cards, read_options, said, screen, speech_for, usual_seats
from tatami.cli.log import log_table
from tatami.cli.outcome import show_proof, show_scores
from tatami.cli.seats import bot_level, named, one_human, read_seats
from tatami.cli.sitting import Quit, Sitting
from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game
from tatami.core.words import Speech
from tatami.games import all_games, find_game
from tatami.match.course import RuleFault
from tatami.match.guard import Guard
from tatami.match.match import Match
from tatami.match.secret import secret_from_seed


@dataclass(frozen=True, slots=True)
class Wish:
    """All that a match begins with."""

    game: Game
    kinds: list[str]
    options: dict[str, str]
    cards: CardTable
    seed: int | None
    record: Path | None


def play_command(asked: Namespace) -> int:
    out = screen()
    person = sys.stdin.isatty() and sys.stdout.isatty()
    if asked.resume is not None:
        refuse_beside_resume(asked)
        path = Path(asked.resume)
        match = Match.resume(path)
        return play_on(match, path, speech_for(asked, match.game), out)
    wish = read_wish(asked, out, person)
    words = speech_for(asked, wish.game)
    while True:
        match, path = begin(wish, words)
        code = play_on(match, path, words, out)
        if not (match.over and person and yes(out, words, said(words, "cli-again"))):
            return code
        wish = next_wish(wish, match)


def refuse_beside_resume(asked: Namespace) -> None:
    given = {
        "GAME": asked.game,
        "--players": asked.players,
        "--seats": asked.seats,
        "--seed": asked.seed,
        "--record": asked.record,
        "--option": asked.option or None,
        "--cards": asked.cards,
    }
    for name, value in given.items():
        if value is not None:
            raise BadInput(f"--resume takes all but --lang from the record: leave out {name}")


# -- what is to be played --------------------------------------------------------------------


def read_wish(asked: Namespace, out: Console, person: bool) -> Wish:
    """From the command line; what is missing is asked, or taken as usual."""
    guided = person and (asked.game is None or (asked.seats is None and asked.players is None))
    if guided and asked.lang is None:
        ask_language(asked, out)
    if asked.game is not None:
        game = find_game(asked.game)
    elif person:
        game = ask_game(asked, out)
    else:
        raise BadInput(f"say which game: {' or '.join(all_games())}")
    words = speech_for(asked, game)
    options = read_options(asked.option)
    kinds = read_kinds(game, asked, words, out, guided)
    if guided:
        ask_edition(game, options, words, out)
    game.options.read(options, len(kinds))
    record = None if asked.record is None else Path(asked.record)
    return Wish(game, kinds, options, read_cards(game, asked.cards), asked.seed, record)


def read_kinds(game: Game, asked: Namespace, words: Speech, out: Console, guided: bool) -> list[str]:
    if asked.seats is not None:
        if asked.players not in (None, len(asked.seats)):
            raise BadInput(
                f"--players {asked.players} but --seats names {len(asked.seats)}: give one of them"
            )
        return read_seats(game, asked.seats)
    if asked.players is not None:
        return one_human(game, asked.players)
    return ask_seats(game, words, out) if guided else one_human(game, usual_seats(game))


def next_wish(wish: Wish, match: Match) -> Wish:
    """Another match at the same table."""
    options = wish.options | match.hand_on()
    seed = None if wish.seed is None else wish.seed + 1
    return replace(wish, options=options, seed=seed, record=None)


def begin(wish: Wish, words: Speech) -> tuple[Match, Path]:
    path = wish.record or usual_record(wish.game)
    match = Match.begin(
        wish.game,
        named(wish.kinds, words),
        options=wish.game.options.read(wish.options, len(wish.kinds)),
        cards=wish.cards,
        secret=None if wish.seed is None else secret_from_seed(wish.seed),
        path=path,
    )
    return match, path


def usual_record(game: Game) -> Path:
    """A new name in a folder of the user's own."""
    home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    folder = Path(home).expanduser() / "tatami" / "matches"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot make {folder}: {error.strerror}; name a file with --record") from None
    stem = f"{time.strftime('%Y%m%d-%H%M%S')}-{game.name}-{os.getpid()}"
    names = (folder / f"{stem}{more}.jsonl" for more in ("", *(f"-{number}" for number in range(2, 100))))
    return next(name for name in names if not name.exists())


# -- playing ---------------------------------------------------------------------------------


def play_on(match: Match, path: Path, words: Speech, out: Console) -> int:
    """Until the match is over, or somebody leaves."""
    guards = guards_of(match)
    try:
        with match:
            play_out(match, guards, words, out)
    except Quit:
        out.print(how_to_go_on(path, words), soft_wrap=True)
        return OK
    except (KeyboardInterrupt, EOFError):
        if sys.stderr.isatty():
            print(file=sys.stderr)  # below what was being typed
        return complain(how_to_go_on(path, words), INTERRUPTED)
    except RuleFault as fault:
        bundle = path.with_suffix(f".fault-{fault.fault.n}.jsonl")
        fault.write(bundle)
        return complain(f"{fault}; see `tatami replay {shlex.quote(str(bundle))}`", FAILED)
    show_scores(match, words, out)
    show_proof(match, path, words, out)
    report_faults(match, guards)
    return OK


def how_to_go_on(path: Path, words: Speech) -> str:
    return said(words, "cli-go-on", command=f"tatami play --resume {shlex.quote(str(path))}")


def guards_of(match: Match) -> dict[int, Guard]:
    makers = bot_makers(match.game)
    guards: dict[int, Guard] = {}
    for seat, who in enumerate(match.header.seats):
        level = bot_level(who.kind)
        if level is not None:
            make_bot(match.game, level)
            guards[seat] = Guard(match.setting, makers[level])
    return guards


def play_out(match: Match, guards: dict[int, Guard], words: Speech, out: Console) -> None:
    sitting = Sitting(match, words, out)
    out.print(said(words, "cli-commitment", commitment=match.commitment), style="dim", soft_wrap=True)
    watching = not sitting.people
    if not watching:
        out.print(sitting.top.legend(), style="dim")
    else:
        out.print(log_table(match.log(match.seats), words))
    while match.waiting:
        bots = [seat for seat in match.waiting if seat in guards]
        if not bots:
            sitting.play_turn(match.waiting[0])
            continue
        world, stream = match.imagine(bots[0])
        match.decide(bots[0], guards[bots[0]].choose(world, bots[0], stream))
        if watching:
            out.print(log_table(match.log(match.seats)[-1:], words))
    if not watching:
        sitting.farewell()


def report_faults(match: Match, guards: dict[int, Guard]) -> None:
    """One line a bot that did not play as a bot should."""
    for seat, guard in guards.items():
        if guard.faults:
            kinds = ", ".join(f"{kind} {count}" for kind, count in guard.faults.items())
            last = next(reversed(guard.messages.values()), "")
            complain(f"bot of seat {seat + 1} ({match.header.seats[seat].kind}): {kinds} ({last})", OK)
