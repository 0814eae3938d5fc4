"""Random matches under random options, foretold by a second reading of the rulebooks."""

from __future__ import annotations

from collections import Counter
from random import Random

from tatami.core.rng import Rng
from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules import TotalWar

from .second_reading import Reader
from .second_table import allowed, look
from .table import own_cards

MATCHES = 100
MUST_BE_MET = {
    *("play", "aim", "take", "draw", "end", "lay", "reveal", "collapse", "pass", "add", "counter", "discard"),
    *("king draw", "king 4", "king hit", "fall", "fall for good", "match won"),
}


def random_options(lot: Random, seats: int) -> TotalWarOptions:
    given = {name: lot.choice(values) for name, values in TotalWarOptions.choices().items() if values}
    return TotalWarOptions.read(given | {"king": str(lot.randint(0, seats))}, seats)


def follow(lot: Random) -> Counter[str]:
    """One match from the first card to its end; what was met in it."""
    seats = lot.randint(3, 12)
    options = random_options(lot, seats)
    war = GAME.new(seats, Rng.fast(lot.randrange(1 << 30)), options, own_cards())
    assert isinstance(war, TotalWar)
    while war.phase == at.CHOOSING:
        war.play(lot.choice(war.legal()))
    reader = Reader(options)
    while war.waiting:
        before = look(war)
        lines = {GAME.notation(war, code): code for code in war.legal()}
        assert set(lines) == allowed(before, options)
        line = lot.choice(sorted(lines))
        war.events = []
        war.play(lines[line])
        events, war.events = war.events, None
        assert events is not None
        reader.check(before, line, look(war), events)
    return reader.met


def test_a_second_reading_comes_to_the_same() -> None:
    lot = Random(7)
    met: Counter[str] = Counter()
    for _ in range(MATCHES):
        met += follow(lot)
    assert set(met) >= MUST_BE_MET, met
