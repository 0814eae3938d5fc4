"""The switches of Kunitori; `rulings.md` says why. Editions hold only what they change."""

from __future__ import annotations

from typing import ClassVar, Literal

from tatami.core.errors import BadInput
from tatami.core.options import Options
from tatami.games.kunitori.rules_box import Switches

FEWEST_TURNS = 1
MOST_TURNS = 99


class KunitoriOptions(Options, frozen=True, kw_only=True):
    EDITIONS: ClassVar[dict[str, dict[str, str]]] = {
        "settled": {},
        "german": {"gunners": "discard", "false_fort": "card"},
        "english": {"ishida": "two", "breaker": "opponent"},
    }

    edition: Literal["settled", "german", "english"] = "settled"
    gunners: Literal["deploy", "discard"] = "deploy"
    false_fort: Literal["action", "card"] = "action"
    ishida: Literal["one", "two"] = "one"
    warning: Literal["itself", "scrapped"] = "itself"
    breaker: Literal["owner", "opponent"] = "owner"
    ambush: Literal["each", "once"] = "each"
    ninja_guard: Literal["hand", "revealed"] = "hand"
    generals: Literal["any", "top"] = "any"
    temple_town: Literal["both", "either"] = "both"
    turns: int = 60  # of each seat, at most

    def check(self, seats: int) -> None:
        if not FEWEST_TURNS <= self.turns <= MOST_TURNS:
            raise BadInput(f"option turns is a number from {FEWEST_TURNS} to {MOST_TURNS}, not {self.turns}")

    def readings(self) -> tuple[str, ...]:
        """Which of the readings in `cards.toml` are printed on the cards."""
        chosen = {
            "gunners_deploy": self.gunners == "deploy",
            "false_fort_action": self.false_fort == "action",
            "ishida_two": self.ishida == "two",
        }
        return tuple(name for name, wanted in chosen.items() if wanted)

    def switches(self) -> Switches:
        """The rest as the rules want it."""
        return Switches(
            ambush_once=self.ambush == "once",
            top_general=self.generals == "top",
            warning_scraps=self.warning == "scrapped",
            opponent_picks=self.breaker == "opponent",
            either_empty=self.temple_town == "either",
            revealed_guard=self.ninja_guard == "revealed",
            turns=self.turns,
        )
