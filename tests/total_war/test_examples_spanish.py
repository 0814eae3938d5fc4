"""Every worked example printed in the Spanish rulebook, in its order, under its heading."""

from __future__ import annotations

from tatami.games.total_war import GAME
from tatami.games.total_war import rules_table as at

from .table import Brawl, all_kaiju, shipped_cards


def test_spanish_which_card_minus_three_makes_ten_a_seven() -> None:
    """¿QUÉ CARTA JUGAR?: Mothra says "TEN!", Godzilla's -3 "SEVEN!", and play goes on."""
    brawl = Brawl("mothra godzilla rodan", mothra="10 1 2", godzilla="-3 1 2", edition="spanish")
    assert brawl.plays("mothra play 10").announced == 10
    assert brawl.plays("godzilla play -3").announced == 7
    assert brawl.asked == "rodan"


def test_spanish_extra_damage_zilla_takes_two_cards() -> None:
    """Daño Adicional: Zilla's own 3 and Godzilla's 2; Godzilla, who was turned, straightens."""
    brawl = Brawl(
        "godzilla zilla rodan",
        godzilla="7 heart-2 1",
        zilla="3 heart-4 1",
        turned="godzilla",
        edition="spanish",
    )
    brawl.plays("godzilla play 7")
    assert brawl.choices == ["take"]
    brawl.plays("zilla take", "zilla lay 3", "godzilla add heart-2")
    assert brawl.damage("zilla") == ["3", "heart-2"]
    assert not brawl.is_turned("godzilla")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert brawl.asked == "zilla"  # at once: this book knows no counterattack
    assert brawl.question == "ask-start"


def test_spanish_buildings_kumonga_takes_own_card_and_building() -> None:
    """Numéricas de Edificio: Rodan meets a 5 with a building 5; later Kumonga is hurt."""
    brawl = Brawl(
        "mothra rodan gigan kumonga",
        mothra="5 1 2",
        rodan="site-5 1 2",
        gigan="9 1 2",
        kumonga="3 1 2",
        deck="7 8 4",
        buildings="building-2",
        edition="spanish",
    )
    brawl.plays("mothra play 5", "rodan play site-5")
    assert brawl.zone(at.OPEN) == ["building-2"]
    assert brawl.hand("rodan") == ["1", "2", "8"]
    brawl.plays("gigan play 9")
    assert brawl.choices == ["take"]
    brawl.plays("kumonga take", "kumonga lay 3")
    assert brawl.damage("kumonga") == ["3", "building-2"]
    assert brawl.zone(at.OPEN) == []


def test_spanish_up_to_three_cards_at_once() -> None:
    """The sentence after the building example: own card, the striker's Extra Damage, a building."""
    brawl = Brawl(
        "rodan zilla mothra",
        rodan="5 heart-1 1",
        zilla="0 1 2",
        open_buildings="building-1",
        edition="spanish",
    )
    brawl.plays("rodan play 5", "zilla take", "zilla lay 0", "rodan add heart-1")
    assert brawl.damage("zilla") == ["0", "building-1", "heart-1"]
    assert brawl.question == "ask-start"


def test_spanish_direction_now_anticlockwise() -> None:
    """Cambio de Sentido: Anguirus answers with a 9, and play goes on anticlockwise."""
    brawl = Brawl(
        "anguirus king_ghidorah mothra rodan",
        anguirus="8 9 1",
        king_ghidorah="direction 1 2",
        deck="2 3 4",
        edition="spanish",
    )
    brawl.plays("anguirus play 8")
    assert brawl.hand("anguirus") == ["1", "2", "9"]
    brawl.plays("king_ghidorah play direction")
    assert "Play now runs anticlockwise." in brawl.heard
    assert brawl.hand("king_ghidorah") == ["1", "2", "3"]
    brawl.plays("anguirus play 9")
    assert brawl.asked == "rodan"


def test_spanish_target_rodan_avoids_the_nine() -> None:
    """Elección de Objetivo: numbers and strength fail Rodan; Godzilla plays on."""
    brawl = Brawl(
        "mothra rodan anguirus ebirah gigan godzilla",
        mothra="9 1 2",
        rodan="target 7 8",
        deck="3 4 5",
        turned="rodan",
        edition="spanish",
    )
    brawl.plays("mothra play 9")
    assert not any(brawl.may(f"play {card}") for card in ("7", "8", "7 +power", "8 +power"))
    brawl.plays("rodan aim godzilla")
    assert brawl.hand("rodan") == ["4", "7", "8"]
    assert brawl.asked == "godzilla"
    assert brawl.damage("rodan") == []


def test_spanish_after_specials_king_ghidorah_meets_the_seven() -> None:
    """The example after Doble Herida: direction and target hand the 7 on."""
    brawl = Brawl(
        "manda mothra king_ghidorah",
        manda="7 target 1",
        mothra="direction 1 2",
        king_ghidorah="6 7 1",
        edition="spanish",
    )
    brawl.plays("manda play 7", "mothra play direction", "manda aim king_ghidorah")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert not brawl.may("play 6")
    assert brawl.plays("king_ghidorah play 7").announced == 7


def test_spanish_inner_strength_ebirah_adds_two_to_six() -> None:
    """LA FUERZA INNATA DE TU KAIJU: 6 + 2 = 8 avoids the damage."""
    brawl = Brawl(
        "mothra ebirah rodan", mothra="8 1 2", ebirah="6 4 1", edition="spanish", cards=shipped_cards()
    )
    brawl.plays("mothra play 8", "ebirah play 6 +power")
    assert brawl.shown_value == 8
    assert brawl.is_turned("ebirah")
    assert brawl.damage("ebirah") == []


def test_spanish_golden_rule_ebirah_says_eight() -> None:
    """REGLA DE ORO, first example."""
    brawl = Brawl(
        "mothra ebirah rodan", mothra="8 1 2", ebirah="6 4 1", edition="spanish", cards=shipped_cards()
    )
    assert brawl.plays("mothra play 8", "ebirah play 6 +power").announced == 8


def test_spanish_golden_rule_six_six_three() -> None:
    """REGLA DE ORO, second example: "SIX!", "SIX!", "THREE!", and the direction has changed."""
    brawl = Brawl(
        "mothra rodan gigan", mothra="6 -3 1", rodan="direction 1 2", deck="2 4 5", edition="spanish"
    )
    assert brawl.plays("mothra play 6").announced == 6
    assert brawl.plays("rodan play direction").announced == 6
    assert brawl.plays("mothra play -3").announced == 3
    assert brawl.hand("mothra") == ["1", "2", "5"]
    assert brawl.asked == "gigan"
    assert brawl.state.direction == -1


def test_spanish_points_to_win() -> None:
    """FINAL DE LA PARTIDA: the printed table of players and points, as each table shows it."""
    printed = {3: 12, 4: 12, 5: 10, 6: 10, 7: 8, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6}
    shown = {}
    for seats in printed:
        state = Brawl(all_kaiju(seats), edition="spanish").state
        shown[seats] = GAME.view(state, seats).table["points_to_win"]
    assert shown == printed
