"""The action phase (§4, §5): playing cards, and what their texts do."""

from __future__ import annotations

from mypy_extensions import i64

from tatami.core.cards import NONE
from tatami.core.masks import bit
from tatami.games.kunitori.rules_box import (
    COPPER,
    COUNTERSTROKE,
    GOLD,
    HARBOUR,
    MONK,
    NINJA,
    RAMPART,
    SILVER,
    TEMPLE_TOWN,
    TRAP,
    WARNING,
)
from tatami.games.kunitori.rules_table import (
    AREA,
    DECK,
    DISARMED,
    DISARMING,
    DISCARD,
    FETCHED,
    FRONT,
    GAINED,
    GUARDED,
    GUARDING,
    HAND,
    MONKING,
    NOT_FETCHED,
    PILE,
    PLAYED,
    PLAYING,
    POSTED,
    POSTING,
    RELAYING,
    SEEKING,
    SNEAKING,
    STEALING,
    TRADING,
    TRAPPING,
    UNGUARDED,
    VISITED,
    WARNED,
    WENT_BACK,
    Table,
)


class Actions(Table):
    def begin_battle_phase(self) -> None:
        """The next phase; see `rules_battle`."""
        raise NotImplementedError

    # -- playing cards (§4.1, §4.2, §5.2) --------------------------------------------------

    def go_on_playing(self) -> None:
        """What was deployed comes first; then cards from the hand, while there are actions."""
        seat = self.turn
        cards = self.cards
        self.await_seat(seat)
        while self.actions and cards.size[POSTED + seat]:
            if self.kind_left(POSTED + seat):
                self.phase = POSTING
                return
            self.play_from(cards.top[POSTED + seat])
        if self.actions and self.may_hold(seat, self.box.actions):
            self.phase = PLAYING
        else:
            self.end_actions()

    def end_actions(self) -> None:
        self.move_all(POSTED + self.turn, AREA + self.turn)
        self.begin_battle_phase()

    def play_posted(self, kind: i64) -> None:
        self.play_from(self.card_of(POSTED + self.turn, kind))
        self.go_on_playing()

    def play_held(self, kind: i64) -> None:
        self.play_from(self.cards.pick(HAND + self.turn, kind))
        self.read_text(kind)

    def play_from(self, card: i64) -> None:
        """One action for the card; then its symbols from top to bottom."""
        seat = self.turn
        kind = self.cards.kind[card]
        box = self.box
        self.actions -= 1
        self.cards.move(card, AREA + seat)
        self.tell(PLAYED, seat, card)
        self.draw(seat, box.draw[kind])
        self.actions += box.action[kind]
        self.money += box.money[kind]
        self.buys += box.buy[kind]

    def read_text(self, kind: i64) -> None:
        """What stands below the symbols. A card without a text leads straight on."""
        if kind == WARNING:
            self.phase = WARNED
        elif kind == TRAP:
            self.lay_trap()
        elif kind == COUNTERSTROKE:
            self.search_deck()
        elif kind == MONK:
            self.welcome_monk()
        elif kind == NINJA:
            self.phase = SNEAKING
        elif kind == TEMPLE_TOWN:
            self.phase = TRADING
        else:
            if kind == RAMPART:
                self.walls += 1
            elif kind == HARBOUR:
                self.discount = 1
            self.go_on_playing()

    # -- Warning (§4.5) ----------------------------------------------------------------------

    def heed_warning(self) -> None:
        self.draw(self.turn, 1)
        self.go_on_playing()

    def scrap_for_warning(self, kind: i64) -> None:
        """Either the Warning goes back to its pile and the other card is scrapped, or, in the
        other reading, that one goes back to its own pile."""
        seat = self.turn
        card = self.cards.pick(HAND + seat, kind)
        if self.switches.warning_scraps:
            self.go_back(card)
        else:
            self.scrap(card)
            self.go_back(self.card_of(AREA + seat, WARNING))
        self.go_on_playing()

    def go_back(self, card: i64) -> None:
        self.cards.move(card, PILE + self.cards.kind[card])
        self.tell(WENT_BACK, self.turn, card)

    # -- Trap (§4.6) ---------------------------------------------------------------------------

    def trappable(self) -> i64:
        """The seats with deployed cards."""
        mask: i64 = 0
        for seat in range(self.seats):
            if self.cards.size[POSTED + seat]:
                mask |= bit(seat)
        return mask

    def lay_trap(self) -> None:
        if self.trappable():
            self.phase = TRAPPING
        else:
            self.go_on_playing()

    def trap(self, seat: i64) -> None:
        self.target = seat
        if self.kind_left(POSTED + seat):
            self.phase = DISARMING
        else:
            self.disarm(self.cards.kind[self.cards.top[POSTED + seat]])

    def disarm(self, kind: i64) -> None:
        card = self.card_of(POSTED + self.target, kind)
        self.cards.move(card, DISCARD + self.target)
        self.tell(DISARMED, self.turn, card, self.target)
        self.target = NONE
        self.go_on_playing()

    # -- Counterstroke (§4.7) --------------------------------------------------------------------

    def search_deck(self) -> None:
        """Whoever searches sees the deck, by kind; its order is lost when it is shuffled (§4.7)."""
        cards = self.cards
        kinds = cards.kinds_in(DECK + self.turn)
        kinds.sort()
        cards.veil(cards.in_zone(DECK + self.turn), kinds, bit(self.turn))
        self.phase = SEEKING

    def findable_generals(self) -> i64:
        cards = self.cards
        seat = self.turn
        return (cards.kinds_mask(DECK + seat) | cards.kinds_mask(DISCARD + seat)) & self.box.generals

    def fetch(self, kind: i64) -> None:
        cards = self.cards
        seat = self.turn
        card = cards.pick(DISCARD + seat, kind)
        if card == NONE:
            card = cards.pick(DECK + seat, kind)
            cards.show(card, cards.everyone)
        cards.move(card, HAND + seat)
        self.tell(FETCHED, seat, card)
        self.shuffle_after_search()

    def fetch_none(self) -> None:
        self.tell(NOT_FETCHED, self.turn)
        self.shuffle_after_search()

    def shuffle_after_search(self) -> None:
        self.cards.shuffle(DECK + self.turn, self.rng)
        self.go_on_playing()

    # -- Monk (§4.9): two actions now, or a joint battle later -----------------------------------

    def welcome_monk(self) -> None:
        if self.seats > 2:
            self.phase = MONKING
        else:
            self.take_actions()

    def take_actions(self) -> None:
        self.actions += 2
        self.go_on_playing()

    def plan_joint_battle(self) -> None:
        self.monks += 1
        self.go_on_playing()

    # -- Ninja (§4.10) ---------------------------------------------------------------------------

    def sneak(self, seat: i64) -> None:
        self.visited = seat
        self.tell(VISITED, self.turn, NONE, seat)
        self.reveal(seat, 2)
        if self.cards.size[FRONT + seat] == 0:
            self.end_visit()
        elif self.switches.revealed_guard and self.cards.kinds_mask(FRONT + seat) & self.box.guards:
            self.relay_revealed()
        else:
            self.phase = GUARDING
            self.await_seat(seat)

    def guard(self, kind: i64) -> None:
        """The visited one shows a ninja, which is spent, or a general, who stays in hand."""
        cards = self.cards
        seat = self.visited
        card = cards.pick(HAND + seat, kind)
        cards.show(card, cards.everyone)
        if self.box.ninja >> kind & 1:
            cards.move(card, DISCARD + seat)
        self.tell(GUARDED, seat, card)
        self.relay_revealed()

    def relay_revealed(self) -> None:
        """Revealed ninja are spent; the others go back, in the order their owner likes."""
        seat = self.visited
        self.move_kinds(FRONT + seat, self.box.ninja, DISCARD + seat)
        if self.kind_left(FRONT + seat):
            self.phase = RELAYING
            self.await_seat(seat)
        else:
            self.relay(0)

    def relay(self, upper: i64) -> None:
        if self.cards.size[FRONT + self.visited]:
            self.lay_back(FRONT + self.visited, self.visited, upper)
        self.end_visit()

    def guard_not(self) -> None:
        seat = self.visited
        self.tell(UNGUARDED, seat)
        self.await_seat(self.turn)
        if self.kind_left(FRONT + seat):
            self.phase = STEALING
        else:
            self.steal(self.cards.kind[self.cards.top[FRONT + seat]])

    def steal(self, kind: i64) -> None:
        self.scrap(self.card_of(FRONT + self.visited, kind))
        self.relay_revealed()

    def end_visit(self) -> None:
        self.visited = NONE
        self.go_on_playing()

    # -- Temple Town (§4.11) ---------------------------------------------------------------------

    def tradable(self) -> i64:
        """Copper for Silver, Silver for Gold, as long as there is some."""
        size = self.cards.size
        mask: i64 = 0
        if size[PILE + SILVER]:
            mask |= bit(COPPER)
        if size[PILE + GOLD]:
            mask |= bit(SILVER)
        return mask & self.cards.kinds_mask(HAND + self.turn)

    def trade(self, kind: i64) -> None:
        seat = self.turn
        self.scrap(self.cards.pick(HAND + seat, kind))
        card = self.gain(seat, kind + 1, HAND)
        self.tell(GAINED, seat, card)
        self.go_on_playing()
