"""High Card with one promise broken in each: the kit must notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from tatami.core.cards import NONE
from tatami.core.game import Game, PublicFacts
from tatami.core.options import Options
from tatami.core.rng import Rng
from tatami.core.state import Event, State
from tatami.core.view import Prompt
from tatami.core.words import Words
from tests.contract import little
from tests.contract.little import DECK, DREW, GAME, HAND, PAST, TRICK, HighCard
from tests.match import sealed


def game_of(kind_of_state: type[HighCard]) -> Game:
    return replace(GAME, start=lambda seats, options, box, rng: little.dealt(kind_of_state, seats, rng))


def with_prompt(change: Callable[[Prompt], Prompt]) -> Game:
    return replace(GAME, prompt=lambda state, seat: change(little.prompt(state, seat)))


# -- secrets -------------------------------------------------------------------------------


def facts_with_the_top_card(state: State) -> PublicFacts:
    facts, players = little.public(state)
    top = state.cards.top[DECK]
    return facts | {"next": NONE if top == NONE else state.cards.kind[top]}, players


def report_names_the_draw(state: State, event: Event) -> Words | None:
    """What was drawn is looked up in the truth, past the mask."""
    if event.verb == DREW and event.card == NONE:
        drawn = state.cards.kind[state.cards.top[HAND + event.seat]]
        return Words("did-draw-card", {"who": Words("seat", {"number": 1}), "card": little.kinds(drawn)})
    return little.report(state, event)


def prompt_names_the_next(state: State, seat: int) -> Prompt:
    """Who waits is told a card of the one who is asked."""
    prompt = little.prompt(state, seat)
    if prompt.choices or not state.waiting:
        return prompt
    return Prompt(seat, Words("do-play", {"card": little.kinds(state.legal()[0])}), [], [])


class TellsTheDraw(HighCard):
    """The number drawn goes out as an ordinary fact of the event."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.tell(DREW, seat, NONE, self.cards.kind[self.cards.top[HAND + seat]])


class ShowsTheDrawInPassing(HighCard):
    """An event claims that everybody saw the card."""

    def draw(self, seat: int) -> None:
        super().draw(seat)
        card = self.cards.top[HAND + seat]
        if self.events is not None:
            self.events.append(Event(DREW, seat, card, self.cards.kind[card], self.cards.everyone, 0, 0))


class AsksOnlyTheStrong(HighCard):
    """Whom a trick asks depends on what is in hand."""

    def play(self, code: int) -> None:
        super().play(code)
        if self.waiting and max(self.legal()) < little.KINDS // 2:
            self.await_seat((self.actor + 1) % self.seats)


class LaysTheCardItself(HighCard):
    """The id that leaves the hand says when the card was drawn."""

    def lay(self, seat: int, kind: int) -> None:
        card = next(card for card in self.cards.in_zone(HAND + seat) if self.cards.kind[card] == kind)
        self.cards.move(card, TRICK)
        self.tell(little.PLAYED, seat, card)


class DreamsOfTheTruth(HighCard):
    """A world is not dealt anew: its reader is handed the truth."""

    def imagine(self, seat: int, stream: Rng) -> State:
        world = self.clone()
        world.rng = stream.split()
        return world


class DreamsNearTheTruth(HighCard):
    """Only two unknown cards of the deck are exchanged, so the world follows from the truth."""

    def imagine(self, seat: int, stream: Rng) -> State:
        world = self.clone()
        world.rng = stream.split()
        deck = world.cards.in_zone(DECK)
        if len(deck) > 1:
            kind = world.cards.kind
            kind[deck[0]], kind[deck[1]] = kind[deck[1]], kind[deck[0]]
        return world


class DreamsTooFreely(HighCard):
    """A card that the reader has seen changes in his world."""

    def imagine(self, seat: int, stream: Rng) -> State:
        world = super().imagine(seat, stream)
        kind = world.cards.kind
        kind[0], kind[1] = kind[1], kind[0]
        return world


class ShufflesHandsIn(HighCard):
    """A card of the next hand slips into the shuffle unnoticed."""

    def reshuffle(self) -> None:
        super().reshuffle()
        one, other = self.cards.top[DECK], self.cards.top[HAND + (self.leader + 1) % self.seats]
        if other != NONE:
            kind = self.cards.kind
            kind[one], kind[other] = kind[other], kind[one]


# -- plain data ----------------------------------------------------------------------------


class SharesPoints(HighCard):
    def clone(self) -> HighCard:
        twin = super().clone()
        twin.points = self.points
        return twin


class ForgetsTheLeader(HighCard):
    def save_own(self) -> list[list[int]]:
        return [self.points[:], [0, self.tricks]]

    def clone(self) -> HighCard:
        twin = super().clone()
        twin.leader = self.leader
        return twin


class RemembersElsewhere(HighCard):
    """Chance that is no part of the state: the same decisions lead elsewhere."""

    other_chance = Rng.fast(1)

    def end_trick(self) -> None:
        self.leader = self.other_chance.below(self.seats)
        super().end_trick()


class CallsTwice(HighCard):
    def call(self, seat: int) -> None:
        super().call(seat)
        self.points[seat] += 1


# -- cards and decisions -------------------------------------------------------------------


class LosesACard(HighCard):
    """A card of a past trick becomes another when it should only be shuffled."""

    def reshuffle(self) -> None:
        self.cards.kind[self.cards.top[PAST]] = 0
        super().reshuffle()


class DoublesACard(HighCard):
    def reshuffle(self) -> None:
        super().reshuffle()
        self.cards.below[self.cards.top[DECK]] = self.cards.top[HAND]


class NeverEnds(HighCard):
    def end_trick(self) -> None:
        self.tricks = 0
        super().end_trick()


class AsksInVain(HighCard):
    """Whoever leads the last trick may play nothing."""

    def legal(self) -> list[int]:
        return [] if self.tricks == little.TRICKS - 1 else super().legal()


class TakesAnything(HighCard):
    def decide(self, code: int) -> None:
        self.play(code if code in self.legal() else self.legal()[0])


class Descends(HighCard):
    def legal(self) -> list[int]:
        return super().legal()[::-1]


def zones_without_the_past(state: State) -> list[Any]:
    return [spec for spec in little.zones(state) if spec.zone != PAST]


def view_changes_points(state: State) -> PublicFacts:
    assert isinstance(state, HighCard)
    state.points[0] += 1
    return little.public(state)


def without_the_last_choice(prompt: Prompt) -> Prompt:
    return Prompt(prompt.seat, prompt.question, prompt.choices[:-1], prompt.refused)


def with_the_first_twice(prompt: Prompt) -> Prompt:
    return Prompt(prompt.seat, prompt.question, prompt.choices + prompt.choices[:1], prompt.refused)


def with_one_path(prompt: Prompt) -> Prompt:
    choices = [type(each)(each.code, ["zone:trick"], each.notation, each.words) for each in prompt.choices]
    return Prompt(prompt.seat, prompt.question, choices, prompt.refused)


def with_one_name(prompt: Prompt) -> Prompt:
    choices = [type(each)(each.code, each.path, "play", each.words) for each in prompt.choices]
    return Prompt(prompt.seat, prompt.question, choices, prompt.refused)


def with_unsaid_words(prompt: Prompt) -> Prompt:
    return Prompt(prompt.seat, Words("no-such-words"), prompt.choices, prompt.refused)


def without_paragraph(prompt: Prompt) -> Prompt:
    refused = [type(each)(each.path, each.words, "9.9") for each in prompt.refused]
    return Prompt(prompt.seat, prompt.question, prompt.choices, refused)


class RemembersBids(sealed.SealedBids):
    def forget(self, seat: int, stream: Rng) -> None:
        """Bids stay what they are."""


def start_without_forgetting(seats: int, options: Options, box: object, rng: Rng) -> State:
    assert isinstance(options, sealed.SealedOptions)
    state = RemembersBids(seats, rng, options.purse)
    state.await_bids()
    return state


class Stumbles(HighCard):
    def end_trick(self) -> None:
        self.leader = self.tricks // (1 - self.tricks)
        super().end_trick()


SHARES_POINTS = game_of(SharesPoints)


@dataclass(frozen=True)
class Fault:
    """A broken game, the promise it breaks, and how the kit says so."""

    promise: str
    game: Game
    said: str


FAULTS = {
    "the view shows the next card": Fault(
        "nothing_hidden_is_sent", replace(GAME, public=facts_with_the_top_card), "is shown depends"
    ),
    "the log names what was drawn": Fault(
        "marks_stay_hidden", replace(GAME, report=report_names_the_draw), "of which he sees no card"
    ),
    "the log names it, in other words": Fault(
        "nothing_hidden_is_sent", replace(GAME, report=report_names_the_draw), "is told of decision"
    ),
    "the prompt names another's card": Fault(
        "marks_stay_hidden", replace(GAME, prompt=prompt_names_the_next), "of which he sees no card"
    ),
    "an event tells a number": Fault("nothing_hidden_is_sent", game_of(TellsTheDraw), "is told of decision"),
    "an event shows what was hidden": Fault("marks_stay_hidden", game_of(ShowsTheDrawInPassing), "never saw"),
    "being asked tells something": Fault(
        "nothing_hidden_is_sent", game_of(AsksOnlyTheStrong), "depends on what"
    ),
    "ids tell when a card was drawn": Fault(
        "nothing_hidden_is_sent", game_of(LaysTheCardItself), "depends on what"
    ),
    "worlds are the truth": Fault("nothing_hidden_is_sent", game_of(DreamsOfTheTruth), "gave two worlds"),
    "worlds follow from the truth": Fault(
        "nothing_hidden_is_sent", game_of(DreamsNearTheTruth), "gave two worlds"
    ),
    "worlds deny what was seen": Fault("nothing_hidden_is_sent", game_of(DreamsTooFreely), "a world"),
    "a hand slips into the shuffle": Fault(
        "counting_is_exact", game_of(ShufflesHandsIn), "nobody was told of"
    ),
    "a clone shares a list": Fault("clones_share_nothing", SHARES_POINTS, "has changed the original"),
    "a kept copy goes on changing": Fault("kept_copies_stay", SHARES_POINTS, "has changed"),
    "a rule fails": Fault("kept_copies_stay", game_of(Stumbles), "a rule fails: ZeroDivisionError"),
    "a field is not saved": Fault("saved_states_return", game_of(ForgetsTheLeader), "goes on differently"),
    "chance lies outside the state": Fault("saved_states_return", game_of(RemembersElsewhere), "differently"),
    "a call decides something": Fault("calling_decides_nothing", game_of(CallsTwice), "a call has changed"),
    "a card is lost": Fault(
        "cards_lie_somewhere_once", game_of(LosesACard), "printed on the cards has changed"
    ),
    "a card lies in two zones": Fault("cards_lie_somewhere_once", game_of(DoublesACard), "zone"),
    "a zone is not shown": Fault(
        "cards_lie_somewhere_once", replace(GAME, zones=zones_without_the_past), "have no name"
    ),
    "there are too few cards": Fault(
        "cards_lie_somewhere_once",
        replace(GAME, proof=replace(little.PROOF, cards=lambda seats: little.CARDS + 1)),
        "there are 12 cards, not 13",
    ),
    "nothing is declared": Fault("cards_lie_somewhere_once", replace(GAME, proof=None), "declares no proof"),
    "the match never ends": Fault("decisions_are_possible", game_of(NeverEnds), "does not end"),
    "somebody is asked in vain": Fault("decisions_are_possible", game_of(AsksInVain), "has no decision"),
    "illegal decisions are taken": Fault("decisions_are_possible", game_of(TakesAnything), "but was taken"),
    "codes descend": Fault("decisions_are_possible", game_of(Descends), "do not ascend"),
    "looking changes something": Fault(
        "prompts_equal_legal", replace(GAME, public=view_changes_points), "looking has changed"
    ),
    "a legal decision is not offered": Fault(
        "prompts_equal_legal", with_prompt(without_the_last_choice), "offered"
    ),
    "a decision is offered twice": Fault("prompts_equal_legal", with_prompt(with_the_first_twice), "offered"),
    "two decisions share a path": Fault("prompts_equal_legal", with_prompt(with_one_path), "share a path"),
    "two decisions share a name": Fault("prompts_equal_legal", with_prompt(with_one_name), "a notation"),
    "a secret bid is imagined as it is": Fault(
        "hidden_decisions_stay_hidden", replace(sealed.GAME, start=start_without_forgetting), "as it was"
    ),
    "words are missing": Fault("words_can_be_said", with_prompt(with_unsaid_words), "cannot be said"),
    "a paragraph is missing": Fault("words_can_be_said", with_prompt(without_paragraph), "no paragraph 9.9"),
}
