"""Kunitori: set-up, what may be decided, and the end; numbered as in `rulebook/en.md`.

`rules_box` names what is printed, `rules_table` what lies where, `rules_actions` what cards do,
`rules_battle` who attacks whom, `rules_combat` what comes of it, `rules_turn` how a turn begins,
buys and ends, `rules_observe` what a learner is given.
"""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE, Cards
from tatami.core.masks import add_codes, bit
from tatami.core.rng import Rng
from tatami.games.kunitori.rules_box import (
    ACCEPT,
    ACTIONS,
    AIM,
    ALL,
    AMBUSH,
    BUY,
    COPPER,
    DISARM,
    DONE,
    DRAW,
    JOINT,
    KEEP,
    LAY,
    LOSE,
    LOSE_FRONT,
    MOST_SEATS,
    PLAY,
    REFUSE,
    REINFORCE,
    SCRAP,
    SHOW,
    SLOTS,
    STAY,
    TAKE,
    TOP,
    TREASURES,
    VILLAGE,
    Box,
    Switches,
)
from tatami.games.kunitori.rules_observe import observation
from tatami.games.kunitori.rules_table import (
    ALLYING,
    AMBUSHING,
    ANSWERING,
    BUYING,
    DECK,
    DECLARING,
    DEFENDING,
    DISARMING,
    FRONT,
    GIVING,
    GUARDING,
    HAND,
    HAND_SIZE,
    KEEPING,
    LOSING,
    MARCHING,
    MONKING,
    PILE,
    PLAYING,
    POSTED,
    POSTING,
    RELAYING,
    REWARDING,
    SEEKING,
    SINGLING,
    SNEAKING,
    STAYING,
    STEALING,
    TARGETING,
    TRAPPING,
    WARNED,
    ZONES,
)
from tatami.games.kunitori.rules_turn import Turns


class Kunitori(Turns):
    # -- set-up (§2) -------------------------------------------------------------------------

    def set_up(self) -> None:
        """Everybody starts with two Villages and six Coppers, and draws four of them."""
        cards = self.cards
        for seat in range(self.seats):
            for _ in range(2):
                cards.move(cards.top[PILE + VILLAGE], DECK + seat)
            for _ in range(6):
                cards.move(cards.top[PILE + COPPER], DECK + seat)
            cards.shuffle(DECK + seat, self.rng)
            self.draw(seat, HAND_SIZE)
        if self.switches.top_general:
            self.turn_up_general()
        self.first = self.rng.below(self.seats)
        self.begin_turn(self.first)

    # -- what may be decided -----------------------------------------------------------------

    def legal(self) -> list[int]:
        if not self.waiting:
            return []
        phase = self.phase
        if phase == BUYING:
            return self.buying_codes()
        if phase == PLAYING:
            return self.with_done(PLAY, self.held() & self.box.actions)
        if phase == KEEPING:
            return self.with_done(KEEP, self.held() & self.box.strategies & ~(bit(self.floor) - 1))
        if phase == STAYING:
            codes: list[int] = [DONE, ALL]
            add_codes(codes, STAY, self.stayable())
            return codes
        if phase >= DECLARING:
            return self.battle_codes(phase)
        return self.action_codes(phase)

    def held(self) -> i64:
        return self.cards.kinds_mask(HAND + self.actor)

    def with_done(self, verb: i64, slots: i64) -> list[int]:
        codes: list[int] = [DONE]
        add_codes(codes, verb, slots)
        return codes

    def slot_codes(self, verb: i64, slots: i64) -> list[int]:
        codes: list[int] = []
        add_codes(codes, verb, slots)
        return codes

    def buying_codes(self) -> list[int]:
        """§6.1, §6.2"""
        codes: list[int] = [DONE]
        treasures = self.held() & TREASURES
        if treasures:
            codes.append(ALL)
        add_codes(codes, LAY, treasures)
        add_codes(codes, BUY, self.affordable())
        return codes

    def affordable(self) -> i64:
        mask: i64 = 0
        size = self.cards.size
        for kind in range(self.box.kinds):
            if size[PILE + kind] and self.price(kind) <= self.money:
                mask |= bit(kind)
        if self.switches.top_general:
            mask &= ~self.box.generals | (0 if self.general == NONE else bit(self.general))
        return mask

    def action_codes(self, phase: i64) -> list[int]:
        """§4"""
        kinds = self.cards.kinds_mask
        if phase == POSTING:
            return self.slot_codes(PLAY, kinds(POSTED + self.turn))
        if phase == WARNED:
            codes: list[int] = [DRAW]
            add_codes(codes, SCRAP, self.held())
            return codes
        if phase == TRAPPING:
            return self.slot_codes(AIM, self.trappable())
        if phase == DISARMING:
            return self.slot_codes(DISARM, kinds(POSTED + self.target))
        if phase == SEEKING:
            return self.with_done(TAKE, self.findable_generals())
        if phase == MONKING:
            return [ACTIONS, JOINT]
        if phase == SNEAKING:
            return self.slot_codes(AIM, self.others(self.turn))
        if phase == GUARDING:
            return self.with_done(SHOW, self.held() & self.box.guards)
        if phase == STEALING:
            return self.slot_codes(SCRAP, kinds(FRONT + self.visited))
        if phase == RELAYING:
            return self.slot_codes(TOP, kinds(FRONT + self.visited))
        return self.with_done(SCRAP, self.tradable())  # in the Temple Town

    def battle_codes(self, phase: i64) -> list[int]:
        """§7, and the Beauty given away (§4.8)"""
        if phase == DEFENDING:
            return [AMBUSH, REINFORCE]
        if phase == AMBUSHING:
            return self.with_done(SHOW, self.showable())
        if phase == DECLARING:
            return self.declaring_codes()
        if phase == MARCHING:
            codes: list[int] = [DONE]
            if self.attacks & (self.attacks - 1) == 0:
                codes.append(ALL)
            add_codes(codes, AIM, self.sendable())
            return codes
        if phase == ALLYING:
            return self.slot_codes(AIM, self.others(self.turn))
        if phase == TARGETING:
            return self.slot_codes(AIM, self.others(self.turn) & ~bit(self.ally))
        if phase == ANSWERING:
            return [ACCEPT, REFUSE]
        if phase == REWARDING:
            codes = [REFUSE]
            add_codes(codes, TAKE, self.rewards_left())
            return codes
        if phase == LOSING:
            codes = self.slot_codes(LOSE, self.losable(self.loser))
            add_codes(codes, LOSE_FRONT, self.losable_front(self.loser))
            return codes
        if phase == SINGLING:
            return self.slot_codes(AIM, self.strikable())
        if phase == GIVING:
            return self.slot_codes(AIM, self.landed | bit(self.turn))
        return self.slot_codes(TOP, self.cards.kinds_mask(FRONT + self.target))  # reinforcements return

    def declaring_codes(self) -> list[int]:
        """§7.1, §7.8: a joint battle is proposed before any general is sent."""
        codes: list[int] = [DONE]
        if self.monks and not self.attacks and not self.floor:
            codes.append(JOINT)
        if self.next_general() != NONE:
            add_codes(codes, AIM, self.others(self.turn))
        return codes

    # -- deciding ------------------------------------------------------------------------------

    def play(self, code: int) -> None:
        if code >= PLAY:
            verb = (code - PLAY) // SLOTS * SLOTS + PLAY
            self.play_kind(verb, code - verb)
        elif code >= AIM:
            self.aim(code - AIM)
        elif code == DONE:
            self.done()
        elif code == ALL:
            self.do_all()
        else:
            self.answer(code)

    def play_kind(self, verb: i64, kind: i64) -> None:
        if verb == PLAY:
            if self.phase == POSTING:
                self.play_posted(kind)
            else:
                self.play_held(kind)
        elif verb == LAY:
            self.lay_treasure(self.cards.pick(HAND + self.turn, kind))
        elif verb == BUY:
            self.buy(kind)
        elif verb == STAY:
            self.stay(kind)
        elif verb == KEEP:
            self.keep(kind)
        elif verb == SCRAP:
            self.scrap_kind(kind)
        elif verb == SHOW:
            self.show_kind(kind)
        elif verb == TAKE:
            self.take_kind(kind)
        elif verb == LOSE:
            self.lose(kind, self.side_of(self.loser))
        elif verb == LOSE_FRONT:
            self.lose(kind, FRONT + self.loser)
        elif verb == DISARM:
            self.disarm(kind)
        elif self.phase == RELAYING:
            self.relay(kind)
        else:
            self.return_reinforcement(kind)

    def scrap_kind(self, kind: i64) -> None:
        if self.phase == WARNED:
            self.scrap_for_warning(kind)
        elif self.phase == STEALING:
            self.steal(kind)
        else:
            self.trade(kind)

    def show_kind(self, kind: i64) -> None:
        if self.phase == GUARDING:
            self.guard(kind)
        else:
            self.show_in_ambush(kind)

    def take_kind(self, kind: i64) -> None:
        if self.phase == SEEKING:
            self.fetch(kind)
        else:
            self.take_reward(kind)

    def aim(self, seat: i64) -> None:
        phase = self.phase
        if phase == DECLARING:
            self.send_general(seat)
        elif phase == MARCHING:
            self.send_unit(seat)
        elif phase == SNEAKING:
            self.sneak(seat)
        elif phase == TRAPPING:
            self.trap(seat)
        elif phase == ALLYING:
            self.name_ally(seat)
        elif phase == TARGETING:
            self.name_target(seat)
        elif phase == SINGLING:
            self.strike(seat)
        else:
            self.give_beauty(seat)

    def done(self) -> None:
        """Enough, or nothing of the kind."""
        phase = self.phase
        if phase == BUYING:
            self.begin_end_phase()
        elif phase == PLAYING:
            self.end_actions()
        elif phase == STAYING:
            self.clear_area()
        elif phase == KEEPING:
            self.draw_new_hand()
        elif phase == DECLARING:
            self.general_stays()
        elif phase == MARCHING:
            self.units_stay()
        elif phase == AMBUSHING:
            self.settle()
        elif phase == GUARDING:
            self.guard_not()
        elif phase == SEEKING:
            self.fetch_none()
        else:
            self.go_on_playing()  # out of the Temple Town

    def do_all(self) -> None:
        if self.phase == BUYING:
            self.lay_all_treasure()
        elif self.phase == STAYING:
            self.all_stay()
        else:
            self.send_all_units()

    def answer(self, code: i64) -> None:
        if code == AMBUSH:
            self.ambush()
        elif code == REINFORCE:
            self.reinforce()
        elif code == DRAW:
            self.heed_warning()
        elif code == ACTIONS:
            self.take_actions()
        elif code == ACCEPT:
            self.accept_alliance()
        elif code == REFUSE:
            if self.phase == ANSWERING:
                self.decline_alliance()
            else:
                self.refuse_reward()
        elif self.phase == MONKING:
            self.plan_joint_battle()
        else:
            self.propose()

    # -- the end (§8), and plain data ------------------------------------------------------------

    def ranking(self) -> list[int]:
        """The seats, best first: more points, then a later first turn (§8.3)."""
        keys: list[int] = []
        for seat in range(self.seats):
            late = (seat - self.first) % self.seats
            keys.append((self.score(seat) * MOST_SEATS + late) * MOST_SEATS + seat)
        keys.sort()
        keys.reverse()
        return [key % MOST_SEATS for key in keys]

    def rewards(self) -> list[float]:
        """The winner's is 1."""
        rewards = [0.0] * self.seats
        if not self.waiting:
            rewards[self.ranking()[0]] = 1.0
        return rewards

    def clone(self) -> Kunitori:
        twin = Kunitori(self.seats, self.cards.clone(), self.rng.clone(), self.box, self.switches)
        self.copy_table(twin)
        return twin

    def observe(self, seat: int) -> list[int]:
        return observation(self, seat)

    def check(self) -> None:
        super().check()
        for seat in range(self.seats):
            if self.cards.size[ZONES - MOST_SEATS + seat] and self.phase != KEEPING:
                raise AssertionError(f"seat {seat} still has cards laid aside to keep")
        if min(self.actions, self.buys, self.money) < 0:
            raise AssertionError("more was spent than there was")


def start(seats: int, rng: Rng, box: Box, switches: Switches) -> Kunitori:
    """A match set up and ready for its first decision."""
    kinds: list[int] = []
    for kind in range(box.kinds):
        kinds.extend([kind] * box.copies[kind])
    cards = Cards(kinds, box.kinds, audiences(seats), seats)
    for card in range(len(kinds)):
        cards.move(card, PILE + kinds[card])
    state = Kunitori(seats, cards, rng, box, switches)
    state.set_up()
    return state


def audiences(seats: int) -> tuple[int, ...]:
    """All lies open but hands and decks."""
    everyone = (1 << (seats + 1)) - 1
    masks = [everyone] * ZONES
    for seat in range(MOST_SEATS):
        masks[HAND + seat] = 1 << seat if seat < seats else 0
        masks[DECK + seat] = 0
    return tuple(masks)
