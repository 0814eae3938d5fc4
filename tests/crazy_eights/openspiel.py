"""The peer: OpenSpiel's `crazy_eights`, whose chance is given our deals."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from tatami.games.crazy_eights.rules import DRAW, EIGHT, HAND, JACK, PILE, STOCK, CrazyEights

DEALER: Final = 52  # + seat: the peer's code for who deals


def dealt_alike(state: CrazyEights) -> Any:
    """The peer's state after the same dealer, hands and turned-up card as ours."""
    peer = pyspiel.load_game(f"crazy_eights(players={state.seats})").new_initial_state()
    dealer = (state.actor - 1) % state.seats
    hands = [state.cards.kinds_in(HAND + seat)[::-1] for seat in range(state.seats)]
    turned_up = state.cards.kind[state.cards.top[PILE]]
    chance(peer, DEALER + dealer)
    for row in range(len(hands[dealer])):
        for step in range(1, state.seats + 1):
            chance(peer, hands[(dealer + step) % state.seats][row])
    chance(peer, turned_up)
    return peer


def play_alike(state: CrazyEights, peer: Any, code: int) -> None:
    """The same decision on both sides; a card drawn here is the one drawn there."""
    drawn = state.cards.kind[state.cards.top[STOCK]] if code == DRAW else None
    state.play(code)
    peer.apply_action(code)
    if drawn is not None:
        chance(peer, drawn)


def chance(peer: Any, outcome: int) -> None:
    assert peer.is_chance_node()
    assert outcome in [possible for possible, _ in peer.chance_outcomes()]
    peer.apply_action(outcome)


def penalty_there(kind: int) -> int:
    """What a card costs at the peer: for 2 to 10 it takes the card's index for its rank."""
    rank = kind // 4
    if rank == EIGHT:
        return 50
    return 10 if rank >= JACK else kind + 2


def penalty_by_rank(kind: int) -> int:
    """What the rulebook says (§4.2), written down once more."""
    name = "23456789TJQKA"[kind // 4]
    return {"8": 50, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 10}.get(name) or int(name)
