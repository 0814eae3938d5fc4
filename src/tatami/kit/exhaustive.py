"""The exhaustive runner: random matches until everything there is has happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeVar

from tatami.core.game import Game
from tatami.core.rng import Rng
from tatami.core.state import State
from tatami.kit.case import MOST_DECISIONS, Broken, Case, any_seat, called, option_values, played
from tatami.kit.laws import proof_of

Thing = TypeVar("Thing")

MOST_MATCHES: Final = 10_000
CURIOUS: Final = 2  # one choice in so many goes to what has happened least


class Happenings:
    """What must happen, and how often it has."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.proof = proof_of(game)
        self.matches = 0
        self.met: Counter[str] = Counter()
        self.codes: Counter[int] = Counter()
        self.options = option_values(game, game.players[1])
        fewest, most = game.players
        sample = Case(game, most, {}, 0).deal()
        self.notation = {code: game.notation(sample, code) for code in self.proof.decisions(sample)}
        self.rare = set(self.proof.rare(sample))
        self.decisions = {code: f"decision {line}" for code, line in self.notation.items()}
        self.verbs = {code: line.rpartition(" ")[0] or line for code, line in self.notation.items()}
        self.must = [seats_name(seats) for seats in range(fewest, most + 1)]
        for option, values in self.options.items():
            self.must += [option_name(option, value) for value in values]
        self.must += self.proof.named

    def counts(self) -> dict[str, int]:
        """The table: everything that must happen, with its count."""
        table = {name: self.met[name] for name in self.must}
        return table | {name: self.codes[code] for code, name in self.decisions.items()}

    def gaps(self) -> list[str]:
        return [name for name, count in self.counts().items() if not count]

    def undeclared(self) -> list[str]:
        """What has happened though the game says it cannot, or does not say that it must."""
        extra = [f"decision {code}" for code in sorted(self.codes.keys() - self.decisions.keys() - self.rare)]
        return extra + sorted(self.met.keys() - set(self.must))

    def table(self) -> str:
        counts = self.counts()
        width = max(map(len, counts))
        lines = [f"{name:{width}} {count:9,}" for name, count in counts.items()]
        return "\n".join([f"{self.game.name}: {self.matches:,} matches", *lines])


def seats_name(seats: int) -> str:
    return f"{seats} seats"


def option_name(option: str, value: str) -> str:
    return f"{option} = {value}"


def everything_happens(game: Game, most_matches: int = MOST_MATCHES, seed: int = 1) -> Happenings:
    """Play until nothing is missing; `Broken` names what never happened."""
    happenings = Happenings(game)
    lot = Rng.fast(seed, 3)
    while happenings.matches < most_matches and happenings.gaps():
        play_one(happenings, table_for(happenings, lot), lot)
    gaps, undeclared = happenings.gaps(), happenings.undeclared()
    if gaps:
        raise Broken(
            f"{happenings.table()}\nnever happened in {happenings.matches} matches: {', '.join(gaps)}"
        )
    if undeclared:
        raise Broken(f"{game.name} declares too little: {', '.join(undeclared)} happened too")
    return happenings


def table_for(happenings: Happenings, lot: Rng) -> Case:
    """Seats and options: now and then the least tried, else by lot."""
    game = happenings.game
    fewest, most = game.players
    seats = [str(count) for count in range(fewest, most + 1)]
    count = int(choose(seats, [happenings.met[seats_name(int(each))] for each in seats], lot))
    given: dict[str, str] = {}
    for option, values in option_values(game, count).items():
        given[option] = choose(values, [happenings.met[option_name(option, value)] for value in values], lot)
    happenings.met.update([seats_name(count), *(option_name(*each) for each in given.items())])
    return Case(game, count, given, lot.below(1 << 30))


def play_one(happenings: Happenings, case: Case, lot: Rng) -> None:
    """With a whim: what this match shuns it does only when nothing else is left, so that what is
    usually used up early is sometimes still there late."""
    state = case.deal()
    verbs = happenings.verbs
    shunned = {verb for verb in sorted(set(verbs.values())) if not lot.below(2)}
    liked = {code for code, verb in verbs.items() if verb not in shunned}
    for _ in range(MOST_DECISIONS):
        if not state.waiting:
            happenings.matches += 1
            return
        decide_one(happenings, state, liked, lot)
    raise Broken(f"the match does not end within {MOST_DECISIONS} decisions ({case})")


def decide_one(happenings: Happenings, state: State, liked: set[int], lot: Rng) -> None:
    before = called(state, any_seat(state, lot))
    codes = before.legal()
    codes = [code for code in codes if code in liked or not happenings.codes[code]] or codes
    code = choose(codes, [happenings.codes[each] for each in codes], lot)
    state.call(before.actor)
    happenings.codes[code] += 1
    happenings.met.update(happenings.proof.happened(before, state, played(state, code)))


def choose(things: Sequence[Thing], counts: list[int], lot: Rng) -> Thing:
    """One of the things: the least counted, or any."""
    if not lot.below(CURIOUS):
        return things[counts.index(min(counts))]
    return things[lot.below(len(things))]
