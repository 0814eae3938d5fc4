"""The truth of a match: dealt from a header, moved by decisions, stepped back by undos.

Nothing here writes or shows anything. `Match` plays with it, `verify` checks with it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tatami.core.cardtable import CardTable
from tatami.core.errors import BadInput
from tatami.core.game import Game, winners
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import Event, IllegalDecision, State
from tatami.core.view import seen
from tatami.core.words import Words
from tatami.match.log import LogLine
from tatami.match.record import Decision, End, Fault, Header, Step, Undo, one_line, printable
from tatami.match.secret import commitment, deal_key, state_hash


class RuleFault(BadInput):
    """A rule failed while deciding; the match stands as it was before."""

    def __init__(self, message: str, fault: Fault) -> None:
        super().__init__(message)
        self.fault = fault
        self.bundle = b""  # the record so far and the fault, for `replay`

    def write(self, path: Path) -> None:
        """Keep the bundle, for whoever mends the rule."""
        try:
            path.write_bytes(self.bundle)
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from None


@dataclass(frozen=True, slots=True)
class Setting:
    """What a match is played with."""

    game: Game
    seats: int
    options: Options
    cards: CardTable

    def new(self, rng: Rng) -> State:
        return self.game.new(self.seats, rng, self.options, self.cards)

    def restore(self, rows: list[list[int]]) -> State:
        """The state that was saved as these rows."""
        state = self.new(Rng.fast(0))
        state.load(rows)
        return state


@dataclass(frozen=True, slots=True)
class Attempt:
    """A decision tried out on a copy."""

    decision: Decision
    after: State
    log: list[LogLine]  # one a reader; the last is the public gallery
    end: End | None  # if the match is over then


def open_setting(header: Header, games: Callable[[str], Game]) -> Setting:
    """The game a header names, if what is installed plays as it did then."""
    game = games(header.game)
    try:
        return _checked_setting(header, game)
    except BadInput:
        raise
    except Exception as error:  # whatever a game makes of options and cards it does not expect
        raise BadInput(f"{game.name} cannot be set up as recorded: {one_line(error)}") from error


def _checked_setting(header: Header, game: Game) -> Setting:
    if header.rules != game.version:
        raise BadInput(
            f"the record follows version {header.rules} of the rules of {game.name}, "
            f"installed is {game.version}: it is not played on under other rules"
        )
    game.check_seats(len(header.seats))
    if len(header.nonces) != len(header.seats):
        raise BadInput(f"the record has {len(header.nonces)} nonces for {len(header.seats)} seats")
    if commitment(header.key) != header.commitment:
        raise BadInput("the secret is not the one that was committed to")
    options = game.options.read(header.options, len(header.seats))
    cards = game.read_cards(None) if header.document is None else CardTable(header.document, shipped=False)
    if cards.digest != header.cards:
        raise BadInput(
            f"the record was played with card table {header.cards}, here is {cards.digest}: "
            "it is not played on with other cards"
        )
    return Setting(game, len(header.seats), options, cards)


class Course:
    """Decisions are first attempted, then entered: between the two they can be written down."""

    def __init__(self, header: Header, setting: Setting, listening: bool = True) -> None:
        self.game = setting.game
        self.seats = setting.seats
        self.secret = header.key
        self.n = 0  # of the last decision or undo
        self.plays = 0  # decisions that stand
        self.state = dealt(header, setting)
        self._listening = listening
        self._before: list[tuple[int, State]] = []  # who could go back to what

    @property
    def over(self) -> bool:
        return not self.state.waiting

    def asked(self, seat: int) -> State:
        """The state with this waiting seat as its actor."""
        return called(self.state, seat)

    def waits_for(self, seat: int) -> bool:
        return 0 <= seat < self.seats and self.state.waiting >> seat & 1 == 1

    # -- deciding --------------------------------------------------------------------------

    def attempt(self, seat: int, code: int) -> Attempt:
        """What the decision would do. Refused are what is not legal, and rules that fail."""
        if self.over:
            raise IllegalDecision("the match is over: nothing is left to decide")
        if not self.waits_for(seat):
            raise IllegalDecision(f"seat {seat + 1} is not waited for")
        illegal = IllegalDecision(f"decision {code} is not legal now for seat {seat + 1}")
        if type(code) is not int or not 0 <= code < self.game.codes:
            raise illegal
        try:
            tried = self._try(seat, code)
        except Exception as error:  # whatever a rule may raise
            raise self._fault(seat, code, error) from error
        if tried is None:
            raise illegal
        return tried

    def _try(self, seat: int, code: int) -> Attempt | None:
        work = self.state.clone()
        work.call(seat)
        if code not in work.legal():
            return None
        notation = self.game.notation(work, code)
        faces = [self.game.face(work, code, self.seats)] * (self.seats + 1)  # all read what the gallery may
        faces[seat] = notation
        work.events = [] if self._listening else None
        work.play(code)
        events = work.events or []
        work.events = None
        number = self.n + 1
        log = self._log_lines(work, events, number, seat, faces)
        decision = Decision(number, seat, code, notation, state_hash(work, self.secret))
        return Attempt(decision, work, log, None if work.waiting else self._end_of(work, self.plays + 1))

    def _log_lines(
        self, after: State, events: list[Event], number: int, seat: int, faces: list[str]
    ) -> list[LogLine]:
        """A line for each reader; those who have seen the same share one."""
        lines: list[LogLine] = []
        shared: dict[tuple[str, tuple[bool, ...]], LogLine] = {}
        for reader, face in enumerate(faces):
            saw = face, tuple(seen(event, reader) for event in events)
            if saw not in shared:
                shared[saw] = LogLine(number, seat, face, self._said(after, events, reader))
            lines.append(shared[saw])
        return lines

    def _said(self, after: State, events: list[Event], reader: int) -> list[Words]:
        told = (self.game.tell(after, event, reader) for event in events)
        return [words for words in told if words is not None]

    def rehearse(self, tried: Attempt) -> None:
        """What will be shown and asked afterwards must not fail either: then nothing happens."""
        after = tried.after
        try:
            self.game.view(after, self.seats)
            for seat in range(self.seats):
                if after.waiting >> seat & 1:
                    self.game.prompt(called(after, seat), seat)
        except Exception as error:  # whatever a view or prompt may raise
            raise self._fault(tried.decision.seat, tried.decision.code, error) from error

    def _fault(self, seat: int, code: int, error: Exception) -> RuleFault:
        trace = "".join(traceback.format_exception(error))
        message = (
            f"decision {code} of seat {seat + 1} made a rule fail ({one_line(error)}); nothing was changed"
        )
        return RuleFault(message, Fault(self.n + 1, seat, code, printable(trace)))

    def enter(self, tried: Attempt) -> None:
        """Let what was attempted happen. The state before is kept as long as the seat may go back."""
        before = self.state
        if self._before and self._before[-1][0] != tried.decision.seat:
            self._before = []
        if tried.after.standing() != before.standing():
            self._before = []
        else:
            self._before.append((tried.decision.seat, before))
        self.state = tried.after
        self.n = tried.decision.n
        self.plays += 1

    # -- taking back -----------------------------------------------------------------------

    def can_take_back(self, seat: int) -> bool:
        """Whether since before this seat's last decision nothing was shown, no chance was asked
        and nobody else has decided. What ended the match stands."""
        return not self.over and bool(self._before) and self._before[-1][0] == seat

    def attempt_undo(self, seat: int) -> Undo:
        if not self.can_take_back(seat):
            raise IllegalDecision(f"seat {seat + 1} cannot take its last decision back")
        return Undo(self.n + 1, seat, state_hash(self._before[-1][1], self.secret))

    def enter_undo(self, undo: Undo) -> None:
        self.state = self._before.pop()[1]
        self.n = undo.n
        self.plays -= 1

    # -- against a record ------------------------------------------------------------------

    def follow(self, step: Step) -> Attempt | None:
        """Do what a record says was done, if it comes out the same."""
        if isinstance(step, Undo):
            self._compare_undo(step)
            return None
        try:
            tried = self.attempt(step.seat, step.code)
        except IllegalDecision as error:
            raise BadInput(f"decision {step.n}: {error}") from None
        if tried.decision.notation != step.notation:
            raise BadInput(f"decision {step.n} is {tried.decision.notation!r}, not {step.notation!r}")
        if tried.decision.hash != step.hash:
            raise BadInput(f"decision {step.n} led to another state when it was played")
        self.enter(tried)
        return tried

    def _compare_undo(self, step: Undo) -> None:
        try:
            undo = self.attempt_undo(step.seat)
        except IllegalDecision as error:
            raise BadInput(f"undo {step.n}: {error}") from None
        if undo.hash != step.hash:
            raise BadInput(f"undo {step.n} led to another state when it was played")
        self.enter_undo(undo)

    def end(self) -> End:
        """The last line of a match that is over."""
        return self._end_of(self.state, self.plays)

    def _end_of(self, state: State, plays: int) -> End:
        rewards = [float(reward) for reward in state.rewards()]
        return End(plays, rewards, winners(rewards), state_hash(state, self.secret))

    def check_end(self, end: End) -> None:
        if not self.over:
            raise BadInput("the record ends before the match is over")
        try:
            found = self.end()
        except Exception as error:  # whatever a rule may raise
            raise BadInput(f"the result cannot be found: {one_line(error)}") from error
        if end != found:
            raise BadInput("the match ended otherwise than its last line says")


def called(state: State, seat: int) -> State:
    """The state, or a copy of it, with this waiting seat as its actor."""
    if state.actor == seat:
        return state
    work = state.clone()
    work.call(seat)
    return work


def dealt(header: Header, setting: Setting) -> State:
    rng = Rng.keyed(deal_key(header.key, header.nonces))
    try:
        return setting.new(rng)
    except BadInput:
        raise
    except Exception as error:  # whatever set-up may raise
        raise BadInput(f"{setting.game.name} cannot be dealt: {one_line(error)}") from error
