"""The switches of Total War. Editions hold only what they change; `rulings.md` says why."""

from __future__ import annotations

from typing import ClassVar, Literal

from tatami.core.cards import NONE
from tatami.core.errors import BadInput
from tatami.core.options import Options
from tatami.games.total_war.rules_box import Switches


class TotalWarOptions(Options, frozen=True, kw_only=True):
    EDITIONS: ClassVar[dict[str, dict[str, str]]] = {
        "german": {},
        "spanish": {"counterattack": "off"},
    }

    edition: Literal["german", "spanish"] = "german"
    mode: Literal["king_of_monsters", "immortals"] = "king_of_monsters"
    kaiju: Literal["choose", "random"] = "choose"
    draw: Literal["automatic", "by_hand"] = "automatic"
    forced: Literal["off", "on"] = "off"
    counterattack: Literal["always", "after_extra", "off"] = "always"
    defeat: Literal["reaches", "exceeds"] = "reaches"
    straighten: Literal["player", "all"] = "player"
    hit_answers_hit: Literal["on", "off"] = "on"
    after_special: Literal["blow", "card"] = "blow"
    next_starter: Literal["victim", "last_hurt"] = "victim"
    minus_three_power: Literal["off", "on"] = "off"
    building_choice: Literal["victim", "striker"] = "victim"
    refill: Literal["round_end", "at_once"] = "round_end"
    king_extra: Literal["any_step", "own_turn"] = "any_step"
    king: int = 0  # the seat that holds the King of Monsters card, counted from 1

    def check(self, seats: int) -> None:
        if not 0 <= self.king <= seats:
            raise BadInput(f"option king names a seat from 1 to {seats}, or 0 for nobody, not {self.king}")

    def switches(self) -> Switches:
        """The same as the rules want it."""
        return Switches(
            immortals=self.mode == "immortals",
            random_kaiju=self.kaiju == "random",
            by_hand=self.draw == "by_hand",
            forced=self.forced == "on",
            counterattack=self.counterattack != "off",
            counter_needs_extra=self.counterattack == "after_extra",
            exceeds=self.defeat == "exceeds",
            straighten_all=self.straighten == "all",
            hit_on_hit=self.hit_answers_hit == "on",
            carries_card=self.after_special == "card",
            last_hurt_starts=self.next_starter == "last_hurt",
            power_on_minus_three=self.minus_three_power == "on",
            striker_picks_building=self.building_choice == "striker",
            refills_at_once=self.refill == "at_once",
            king_any_step=self.king_extra == "any_step",
            king_seat=self.king - 1 if self.king else NONE,
        )
