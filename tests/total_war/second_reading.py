"""The rulebooks read a second time, second half: what follows from a decision.

Chance (what is drawn, revealed or opened) is taken from the events of the match; all else is foretold.
"""

from __future__ import annotations

from collections import Counter

from tatami.core.state import Event
from tatami.games.total_war import rules_table as at
from tatami.games.total_war.notation import kind_name
from tatami.games.total_war.options import TotalWarOptions

from .second_table import NOBODY, PASSING_ON, SPECIALS, Table, is_extra, is_number, worth

POINTS_TO_WIN = {3: 12, 4: 12, 5: 10, 6: 10, 7: 8, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6}


class Reader:
    """Follows a match and foretells it, decision by decision."""

    def __init__(self, options: TotalWarOptions) -> None:
        self.options = options
        self.last_number = 0  # printed on the last number card
        self.aimed = NOBODY
        self.hurt = NOBODY  # who took damage last
        self.added = False  # whether the striker has added Extra Damage to this wound
        self.met: Counter[str] = Counter()

    def check(self, before: Table, line: str, after: Table, events: list[Event]) -> None:
        """Hold what came of a decision against what should have."""
        now = before.copy()
        wanted = self.foretell(now, line, after, events)
        drawn: Counter[int] = Counter()
        for event in events:
            if event.verb == at.DREW:
                drawn[event.seat] += 1
                if now.alive[event.seat]:  # who fell after drawing has discarded it
                    now.hands[event.seat][kind_name(event.kind)] += 1
        for seat, count in wanted.items():
            assert drawn[seat] <= count, "somebody drew too much"
            assert drawn[seat] == count or after.deck == 0, "cards were left to draw"
        assert set(drawn) <= set(wanted), "somebody drew for no reason"
        if before.deck and (after.deck == 0 or any(event.verb == at.RESHUFFLED for event in events)):
            now.turned = [False] * len(now.turned)  # the deck has run out
        now.deck = after.deck
        if after.winner == NOBODY and now.phase == "turn" and now.blow == "none":
            self.pass_over(now)
        self.compare(now, after)

    def pass_over(self, now: Table) -> None:
        """With nothing in play, who has no card at all is passed over; nobody has: the round is over."""
        for _ in now.alive:
            if not now.has_nothing(now.asked):
                return
            now.asked = now.after(now.asked)

    def compare(self, now: Table, after: Table) -> None:
        if after.asked == NOBODY and after.winner == NOBODY:  # nobody has a card left
            self.met["all cards lie beside kaiju"] += 1
            assert all(now.has_nothing(seat) for seat in range(len(now.alive)))
            return
        if now.blow != "number":
            now.value = after.value
        if now.phase in ("turn", "drawing"):  # nobody is being hurt
            now.victim = after.victim
        now.turned = [turned and alive for turned, alive in zip(now.turned, now.alive, strict=True)]
        after.turned = [turned and alive for turned, alive in zip(after.turned, now.alive, strict=True)]
        for name, value in vars(now).items():
            found = getattr(after, name)
            assert value == found, f"{name} should be {value}, not {found}"

    def foretell(self, now: Table, line: str, after: Table, events: list[Event]) -> dict[int, int]:
        """Change `now` as the decision should; how many cards each seat draws."""
        seat = now.asked
        verb, *rest = line.split()
        self.met[" ".join([verb, *rest[:1]]) if verb == "king" else verb] += 1
        if verb in ("play", "aim") or (rest[:1] in (["4"], ["hit"]) and verb == "king"):
            return self.played(now, line, after)
        if verb == "king":
            now.king = NOBODY
            if rest[0] == "draw":
                return {seat: 3}
            now.damage[seat] -= Counter(rest[1:])
            return {}
        if verb in ("draw", "end"):
            self.next_turn(now)
            return {seat: 1} if verb == "draw" else {}
        if verb == "take":
            now.phase = "wounded"
            now.victim = self.hurt = seat
            self.added = False
            return {}
        return self.injured(now, verb, "".join(rest), events)

    # -- playing a card

    def played(self, now: Table, line: str, after: Table) -> dict[int, int]:
        seat = now.asked
        verb, name, *rest = line.split()
        card = {"aim": "target", "king": "king" if name == "4" else rest[0] if rest else ""}.get(verb, name)
        now.striker = seat
        if verb == "king":
            now.king = NOBODY
        if card != "king":
            now.hands[seat] -= Counter([card])
        if verb == "king" and name == "hit":
            now.blow = "hit"
        elif card in SPECIALS:
            self.special(now, card, int(name) - 1 if verb == "aim" else NOBODY)
        else:
            self.number(now, card, line.endswith("+power"), after)
        if card != "king" and self.options.draw == "by_hand" and after.phase == "drawing":
            now.phase = "drawing"
            return {}
        self.next_turn(now)
        return {} if card == "king" or self.options.draw == "by_hand" else {seat: 1}

    def special(self, now: Table, card: str, target: int) -> None:
        if card not in PASSING_ON:
            now.blow = card.replace("-", "_")
            return
        if self.options.after_special == "card":
            now.value = self.last_number
        if card == "direction":
            now.direction = -now.direction
        self.aimed = target

    def number(self, now: Table, card: str, power: bool, after: Table) -> None:
        seat = now.asked
        self.last_number = worth(card)
        below = now.value if card == "-3" and now.blow == "number" else 0
        if is_extra(card):
            self.straighten(now, seat)
        now.blow = "number"
        now.value = below + worth(card)
        if power:
            now.value += now.printed(seat, "strength")
            now.turned[seat] = True
        if card.startswith("site") and now.buildings:
            now.buildings -= 1
            now.opened += after.opened - now.opened
            assert now.opened.total() == after.opened.total(), "one building opens"

    def straighten(self, now: Table, seat: int) -> None:
        if self.options.straighten == "all":
            now.turned = [False] * len(now.turned)
        now.turned[seat] = False

    def next_turn(self, now: Table) -> None:
        now.phase = "turn"
        now.asked = self.aimed if self.aimed != NOBODY else now.after(now.asked)
        self.aimed = NOBODY

    # -- an injury, step by step

    def injured(self, now: Table, verb: str, card: str, events: list[Event]) -> dict[int, int]:
        seat = now.asked
        beside = now.striker if verb == "counter" else now.victim
        if verb in ("lay", "add", "counter", "discard") and card != "king":
            now.hands[seat] -= Counter([card])
        if card == "king":
            now.king = NOBODY
        if verb in ("lay", "add", "counter", "collapse"):
            now.damage[beside][card] += 1
        if verb == "collapse":
            now.opened -= Counter([card])
        elif verb == "reveal":
            now.damage[beside] += revealed(events)
        elif verb in ("add", "counter"):
            self.straighten(now, seat)
            self.added = self.added or verb == "add"
            self.hurt = beside
        back = {}
        laid = verb in ("lay", "add", "counter") and card != "king"
        if laid and self.options.refill == "at_once" and now.hands[seat].total() < 3:
            back = {seat: 1}
        held = now.copy()
        for event in events if back else []:  # what was drawn back at once can be laid at once
            held.hands[seat] += Counter([kind_name(event.kind)] if event.verb == at.DREW else [])
        return self.next_step(now, held, verb, back)

    def next_step(self, now: Table, held: Table, verb: str, back: dict[int, int]) -> dict[int, int]:
        """Who is asked next: each step is left out if nobody could do anything in it."""
        if verb in ("lay", "reveal"):
            if now.opened.total() > 1:
                now.phase = "taking_building"
                now.asked = now.striker if self.options.building_choice == "striker" else now.victim
                return back
            now.damage[now.victim] += now.opened
            now.opened = Counter()
        if verb in ("lay", "reveal", "collapse") and self.could_lay(held, now.striker):
            now.phase, now.asked = "adding", now.striker
            return back
        if now.phase not in ("countering", "discarding"):
            struck_back = self.options.counterattack == "always" or (
                self.options.counterattack == "after_extra" and self.added
            )
            if struck_back and self.could_lay(held, now.victim):
                now.phase, now.asked = "countering", now.victim
                return back
        if now.phase != "discarding":
            self.defeats(now)
        return back if now.asked == NOBODY else back | self.round_ends(now)

    def could_lay(self, held: Table, seat: int) -> bool:
        king = held.king == seat and self.options.king_extra == "any_step"
        return held.hands[seat].total() > 0 or king

    def defeats(self, now: Table) -> None:
        enough = POINTS_TO_WIN[len(now.alive)]
        for seat, other in ((now.victim, now.striker), (now.striker, now.victim)):
            total = sum(worth(card) * count for card, count in now.damage[seat].items())
            life = now.printed(seat, "life")
            if total < life or (total == life and self.options.defeat == "exceeds"):
                continue
            if now.alive[other]:
                now.points[other] += now.printed(seat, "points")
            self.fall(now, seat)
            if now.points[other] >= enough:
                now.winner = other
            elif sum(now.alive) == 1:
                now.winner = now.alive.index(True)
            if now.winner != NOBODY:
                self.met["match won"] += 1
                now.asked = NOBODY
                return

    def fall(self, now: Table, seat: int) -> None:
        now.damage[seat] = Counter()
        now.turned[seat] = False
        if not now.enraged[seat] or self.options.mode == "immortals":
            now.enraged[seat] = not now.enraged[seat]
            self.met["fall"] += 1
            return
        self.met["fall for good"] += 1
        now.alive[seat] = False
        now.hands[seat] = Counter()
        now.king = NOBODY if now.king == seat else now.king

    def round_ends(self, now: Table) -> dict[int, int]:
        for seat, hand in enumerate(now.hands):
            if hand.total() > 3:
                now.phase, now.asked = "discarding", seat
                return {}
        starter = self.hurt if self.options.next_starter == "last_hurt" else now.victim
        now.asked = starter if now.alive[starter] else now.after(starter)
        now.phase, now.blow, now.striker = "turn", "none", NOBODY
        return {
            seat: 3 - hand.total()
            for seat, hand in enumerate(now.hands)
            if now.alive[seat] and hand.total() < 3
        }


def revealed(events: list[Event]) -> Counter[str]:
    """The first number among the cards revealed, which is the last of them."""
    cards = [kind_name(event.kind) for event in events if event.verb == at.REVEALED]
    assert not any(map(is_number, cards[:-1])), "revealing stops at a number"
    return Counter(cards[-1:] if cards and is_number(cards[-1]) else [])
