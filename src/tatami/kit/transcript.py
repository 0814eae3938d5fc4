"""Golden transcripts: whole matches on record that must come out the same for ever, and a digest
of all that seats and gallery were told in them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from tatami.core.cardtable import CardTable
from tatami.core.game import Game
from tatami.core.proof import Table
from tatami.kit.case import Broken
from tatami.kit.laws import proof_of
from tatami.kit.sent import encoded
from tatami.match.match import Match
from tatami.match.players import Players
from tatami.match.record import Decision, Seat, read_record
from tatami.match.secret import secret_from_seed
from tatami.match.verify import verify_bytes

SEED: Final = 1
DIGEST_BYTES: Final = 16


def golden_tables(game: Game) -> dict[str, Table]:
    """The tables a game wants transcripts of, each under the name of its file."""
    return {table_name(table): table for table in proof_of(game).golden}


def table_name(table: Table) -> str:
    """
    >>> table_name((4, {"edition": "spanish"}))
    '4-spanish'
    """
    seats, given = table
    return "-".join([str(seats), *given.values()])


def golden_match(game: Game, table: Table) -> bytes:
    """The record of a match at this table, played by the game's bots in turn. Today's cards go into
    it as if an owner had brought them: balancing the game's own does not change the transcript."""
    seats, given = table
    bots = sorted(game.bots)
    cards = CardTable(game.read_cards(None).document, shipped=False)
    people = [Seat(f"P{seat + 1}", f"bot:{bots[seat % len(bots)]}") for seat in range(seats)]
    options = game.options.read(dict(given), seats)
    match = Match.begin(game, people, options=options, cards=cards, secret=secret_from_seed(SEED))
    with Players(match) as players:
        players.advance()
    return match.record()


def check_golden(game: Game, table: Table, data: bytes) -> None:
    """The record is of this table, whole, and comes out the same today."""
    name = table_name(table)
    verdict = verify_bytes(data, name, lambda _: game)
    if not verdict.ok or not verdict.finished:
        raise Broken(
            f"the transcript {name} no longer comes out the same: {verdict.problem or 'it has no end'}"
        )
    header = read_record(data, name).header
    seats, given = table
    today = game.options.read(dict(given), seats)
    if len(header.seats) != seats or game.options.read(header.options, seats) != today:
        raise Broken(f"the transcript {name} is of another table")


def told_digest(game: Game, data: bytes) -> str:
    """Of every view, prompt and line of the log that any reader was sent in the match."""
    record = read_record(data, "the transcript")
    digest = blake2b(digest_size=DIGEST_BYTES)
    match = Match.follow(record, "the transcript", lambda _: game, to=0)
    digest.update(sent_now(match))
    for step in record.steps:
        if not isinstance(step, Decision):
            raise Broken("a transcript has no decisions that were taken back")
        match.decide(step.seat, step.code)
        digest.update(sent_now(match))
    return digest.hexdigest()


def sent_now(match: Match) -> bytes:
    readers = range(match.seats + 1)
    return encoded([[match.view(reader), match.prompt(reader), match.log(reader)[-1:]] for reader in readers])
