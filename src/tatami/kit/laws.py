"""What holds at every position: the cards, the decisions, the questions, the words."""

from __future__ import annotations

from collections import Counter

from tatami.core.game import Game, winners
from tatami.core.proof import Proof
from tatami.core.state import IllegalDecision, State
from tatami.core.words import LANGUAGES, Speech, Words
from tatami.kit.case import Broken, Case, called, check_position, waiting_seats, walk
from tatami.kit.sent import said, shown, view_and_prompt
from tatami.match.secret import packed


def proof_of(game: Game) -> Proof:
    if game.proof is None:
        raise Broken(f"{game.name} declares no proof: the kit cannot tell what it should hold it to")
    return game.proof


def cards_lie_somewhere_once(case: Case) -> None:
    """No card is lost, doubled or changed; every zone that holds one is shown."""
    state = case.deal()
    printed = Counter(state.cards.kind)
    count = proof_of(case.game).cards(case.seats)
    case.require(printed.total() == count, f"there are {printed.total()} cards, not {count}")
    census(case, state, printed)
    for step in walk(case):
        census(case, step.after, printed)


def census(case: Case, state: State, printed: Counter[int]) -> None:
    try:
        state.cards.check()
    except AssertionError as error:
        raise Broken(f"{error} ({case})") from error
    case.require(Counter(state.cards.kind) == printed, "what is printed on the cards has changed")
    zones = [spec.zone for spec in case.game.zones(state)]
    case.require(len(set(zones)) == len(zones), "a zone has two names")
    hidden = [zone for zone in range(len(state.cards.size)) if state.cards.size[zone] and zone not in zones]
    case.require(not hidden, f"the zones {hidden} hold cards but have no name")
    specs = case.game.zones(state)
    for spec, view in zip(specs, case.game.view(state, state.seats).zones, strict=True):
        count = len(view.cards) + view.hidden
        case.require(count == state.cards.size[spec.zone], f"the view miscounts the zone {view.name}")


def decisions_are_possible(case: Case) -> None:
    """As long as somebody is waited for, each who is can decide; the match ends, with a result."""
    state = case.deal()
    width = [len(state.observe(seat)) for seat in range(case.seats)]
    may_decide(case, state)
    for step in walk(case):
        state = step.after
        may_decide(case, state)
        case.require(
            [len(state.observe(seat)) for seat in range(case.seats)] == width, "observe() changes its length"
        )
    rewards = state.rewards()
    case.require(len(rewards) == case.seats and bool(winners(rewards)), "the end has no result")


def may_decide(case: Case, state: State) -> None:
    check_position(case, state)
    case.require(state.waiting != 0 or state.legal() == [], "decisions are left after the end")
    case.require(
        not state.waiting or bool(state.waiting >> state.actor & 1),
        f"seat {state.actor + 1} is not waited for",
    )
    for seat in waiting_seats(state):
        asked = called(state, seat)
        codes = asked.legal()
        case.require(codes == sorted(set(codes)), f"the codes {codes} do not ascend")
        case.require(
            codes[0] >= 0 and codes[-1] < case.game.codes, f"the codes {codes} leave the action space"
        )
        refuses(case, asked, codes)


def refuses(case: Case, state: State, codes: list[int]) -> None:
    """What is not legal is refused, and changes nothing."""
    before = packed(state.save())
    wrong = next((code for code in range(case.game.codes) if code not in codes), case.game.codes)
    try:
        state.decide(wrong)
    except IllegalDecision:
        case.require(packed(state.save()) == before, "a refused decision has changed something")
        return
    case.require(False, f"decision {wrong} is not legal but was taken")


def prompts_equal_legal(case: Case) -> None:
    """Every legal decision is offered once, under a name of its own and by a path of its own;
    who is not asked is offered nothing; asking changes nothing."""
    offers_the_legal(case, case.deal())
    for step in walk(case):
        offers_the_legal(case, step.after)


def offers_the_legal(case: Case, state: State) -> None:
    before = packed(state.save())
    for reader in range(state.seats + 1):
        shown(case.game, state, reader)
        if reader < state.seats and state.waiting >> reader & 1:
            offers_to(case, called(state, reader), reader)
        else:
            prompt = case.game.prompt(state, reader)
            case.require(not prompt.choices, f"reader {reader + 1} is not asked but has choices")
    case.require(packed(state.save()) == before, "looking has changed something")


def offers_to(case: Case, state: State, seat: int) -> None:
    game = case.game
    prompt = game.prompt(state, seat)
    offered = [choice.code for choice in prompt.choices]
    legal = state.legal()
    case.require(sorted(offered) == legal, f"legal are {legal}, offered {sorted(offered)}")
    lines = {choice.notation.casefold() for choice in prompt.choices}
    case.require(len(lines) == len(legal), f"two decisions share a notation: {sorted(lines)}")
    paths = {tuple(choice.path) for choice in prompt.choices}
    case.require(len(paths) == len(legal) and () not in paths, f"two decisions share a path: {sorted(paths)}")
    for choice in prompt.choices:
        case.require(
            choice.notation == game.notation(state, choice.code), f"{choice.notation!r} has two names"
        )
        case.require(
            game.parse(state, choice.notation) == choice.code, f"{choice.notation!r} reads as another"
        )
    for refusal in prompt.refused:
        case.require(tuple(refusal.path) not in paths, f"{refusal.path} is offered and refused")


def words_can_be_said(case: Case) -> None:
    """Everything a reader is sent has its words in every language, and every refusal its paragraph."""
    game = case.game
    speeches = [Speech(language, game.package) for language in LANGUAGES]
    pages = [game.rulebook(language) for language in LANGUAGES]
    sections: set[str] = set()
    spoken: list[Words] = [game.kinds(kind) for kind in sorted(set(case.deal().cards.kind))]
    for step in walk(case):
        _, prompt = view_and_prompt(game, step.before, step.seat)
        spoken += [prompt.question, *(choice.words for choice in prompt.choices)]
        spoken += [refusal.words for refusal in prompt.refused]
        sections |= {refusal.section for refusal in prompt.refused}
        for reader in range(case.seats + 1):
            spoken += [words for words in said(game, step.after, step.events, reader) if words is not None]
    texts = {str(words): words for words in spoken}
    for words in texts.values():
        for speech in speeches:
            try:
                speech.say(words)
            except (KeyError, ValueError, TypeError) as error:
                raise Broken(f"{words} cannot be said in {speech.language}: {error} ({case})") from error
    for section in sorted(sections):
        for page, language in zip(pages, LANGUAGES, strict=True):
            case.require(f"**{section}**" in page, f"the rulebook has no paragraph {section} in {language}")
