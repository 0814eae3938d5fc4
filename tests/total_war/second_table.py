"""The rulebooks read a second time, first half: what lies on the table, and what may be decided.

It works on names of cards, and shares with the rules only their notation and the names of phases.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from tatami.games.total_war import rules_table as at
from tatami.games.total_war.cards import KAIJU_NAMES
from tatami.games.total_war.notation import kind_name
from tatami.games.total_war.options import TotalWarOptions
from tatami.games.total_war.rules import TotalWar
from tatami.games.total_war.view import BLOWS, PHASES

from .table import own_cards

NOBODY = -1
PASSING_ON = ("direction", "target")
SPECIALS = (*PASSING_ON, "hit", "double-hit")


def is_number(card: str) -> bool:
    """From 0 to 10, of whatever sort."""
    return card not in (*SPECIALS, "-3", "king")


def is_extra(card: str) -> bool:
    return card.startswith("heart") or card == "king"


def worth(card: str) -> int:
    return {"-3": -3, "king": 4}[card] if card in ("-3", "king") else int(card.rpartition("-")[2])


@dataclass
class Table:
    """What lies on the table and whose decision it is, cards by their names."""

    hands: list[Counter[str]]
    damage: list[Counter[str]]
    opened: Counter[str]
    kaiju: list[str]
    enraged: list[bool]
    turned: list[bool]
    points: list[int]
    alive: list[bool]
    king: int  # who holds the King of Monsters card, unused
    deck: int
    buildings: int
    direction: int
    blow: str
    value: int
    phase: str
    asked: int
    striker: int
    victim: int
    winner: int

    def copy(self) -> Table:
        """To be changed: what is changed in place is its own."""
        return replace(
            self,
            hands=list(map(Counter, self.hands)),
            damage=list(map(Counter, self.damage)),
            opened=Counter(self.opened),
            enraged=list(self.enraged),
            turned=list(self.turned),
            points=list(self.points),
            alive=list(self.alive),
        )

    def printed(self, seat: int, what: str) -> int:
        side = "enraged" if self.enraged[seat] else "normal"
        number: int = own_cards().document["kaiju"][self.kaiju[seat]][side][what][0]
        return number

    def after(self, seat: int) -> int:
        """The next living seat."""
        while True:
            seat = (seat + self.direction) % len(self.alive)
            if self.alive[seat]:
                return seat

    def has_nothing(self, seat: int) -> bool:
        return not self.hands[seat].total() and self.king != seat


def look(war: TotalWar) -> Table:
    def names(zone: int) -> Counter[str]:
        return Counter(kind_name(kind) for kind in war.cards.kinds_in(zone))

    seats = range(war.seats)
    return Table(
        hands=[names(war.hand(seat)) for seat in seats],
        damage=[names(war.damage(seat)) for seat in seats],
        opened=names(at.OPEN),
        kaiju=[KAIJU_NAMES[kaiju] for kaiju in war.kaiju],
        enraged=[side == 1 for side in war.enraged],
        turned=[turned == 1 for turned in war.turned],
        points=list(war.points),
        alive=[war.is_alive(seat) for seat in seats],
        king=war.switches.king_seat if names(at.KING_CARD) else NOBODY,
        deck=names(at.DECK).total(),
        buildings=names(at.BUILDINGS).total(),
        direction=war.direction,
        blow=BLOWS[war.blow],
        value=war.value,
        phase=PHASES[war.phase],
        asked=war.actor,
        striker=war.striker,
        victim=war.victim,
        winner=war.winner,
    )


# -- what may be decided -----------------------------------------------------------------------


def answers(table: Table, options: TotalWarOptions, card: str) -> bool:
    """Whether the card may be played now, as it is."""
    if table.blow in ("none", "double_hit"):
        return table.blow == "none"
    if card in SPECIALS:
        return table.blow == "number" or card != "hit" or options.hit_answers_hit == "on"
    return table.blow == "number" and (card == "-3" or worth(card) >= table.value)


def answers_with_power(table: Table, options: TotalWarOptions, card: str) -> bool:
    seat = table.asked
    strength = table.printed(seat, "strength")
    if card in SPECIALS or strength == 0 or table.blow in ("hit", "double_hit"):
        return False
    if table.turned[seat] and not is_extra(card):
        return False
    if card == "-3":
        return options.minus_three_power == "on"
    return table.blow == "none" or worth(card) + strength >= table.value


def allowed(table: Table, options: TotalWarOptions) -> set[str]:
    """Every line that may be decided."""
    hand = table.hands[table.asked]
    king = table.king == table.asked
    if table.phase == "turn":
        return turn_lines(table, options) | (king_lines(table, options) if king else set())
    if table.phase == "wounded":
        return {f"lay {card}" for card in hand if is_number(card)} or {"reveal"}
    if table.phase in ("adding", "countering"):
        verb = "add" if table.phase == "adding" else "counter"
        lines = {"pass"} | {f"{verb} {card}" for card in hand if is_extra(card)}
        return lines | ({f"{verb} king"} if king and options.king_extra == "any_step" else set())
    if table.phase == "taking_building":
        return {f"collapse {card}" for card in table.opened}
    return {"draw", "end"} if table.phase == "drawing" else {f"discard {card}" for card in hand}


def turn_lines(table: Table, options: TotalWarOptions) -> set[str]:
    hand = table.hands[table.asked]
    lines = {f"play {card}" for card in hand if card != "target" and answers(table, options, card)}
    lines |= {f"play {card} +power" for card in hand if answers_with_power(table, options, card)}
    if "target" in hand and answers(table, options, "target"):
        lines |= {
            f"aim {seat + 1}" for seat, alive in enumerate(table.alive) if alive and seat != table.asked
        }
    must = options.forced == "on" and bool(lines)
    return lines if table.blow == "none" or must else lines | {"take"}


def king_lines(table: Table, options: TotalWarOptions) -> set[str]:
    lines = {"king draw"}
    lines |= {f"king heal {card}" for card in table.damage[table.asked] if worth(card) <= 4}
    if answers(table, options, "king"):
        lines.add("king 4")
    if answers_with_power(table, options, "king"):
        lines.add("king 4 +power")
    if answers(table, options, "hit"):
        lines |= {f"king hit {card}" for card in table.hands[table.asked]}
    return lines
