"""Every worked example printed in the German rulebook, in its order, under its heading."""

from __future__ import annotations

from tatami.games.total_war import rules_table as at

from .table import Brawl, all_kaiju, shipped_cards


def test_german_which_card_minus_three_makes_ten_a_seven() -> None:
    """ABER WELCHE KARTE SPIELEN?: Mothra says "Ten!", Godzilla's -3 "Seven!"; a 7 is to be met."""
    brawl = Brawl("mothra godzilla rodan", mothra="10 1 2", godzilla="-3 1 2", rodan="6 7 8")
    assert brawl.plays("mothra play 10").announced == 10
    assert "Mothra plays 10: “10!”" in brawl.heard
    assert brawl.plays("godzilla play -3").announced == 7
    assert "Godzilla plays −3: “7!”" in brawl.heard
    assert brawl.asked == "rodan"
    assert brawl.shown_value == 7
    assert brawl.why("6") == ("no-too-low", "3.2")
    assert brawl.may("play 7")
    assert brawl.may("play 8")


def test_german_extra_damage_zilla_takes_two_cards() -> None:
    """ABER WELCHE KARTE SPIELEN?, Extra Schaden: one attack, a 3 and a 2 as damage."""
    brawl = Brawl("godzilla zilla rodan", godzilla="7 heart-2 1", zilla="3 4 1", turned="godzilla")
    brawl.plays("godzilla play 7")
    assert brawl.choices == ["take"]  # she cannot answer, not with inner strength either
    brawl.plays("zilla take", "zilla lay 3", "godzilla add heart-2")
    assert brawl.damage("zilla") == ["3", "heart-2"]
    assert not brawl.is_turned("godzilla")  # "because he has played an Extra Damage card"
    assert "did-straighten" in brawl.keys
    brawl.plays("zilla pass")  # the German book's counterattack is declined
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert brawl.asked == "zilla"
    assert brawl.question == "ask-start"


def test_german_buildings_kumonga_takes_own_card_and_building() -> None:
    """ABER WELCHE KARTE SPIELEN?, Numerische Karten mit Gebäude."""
    brawl = Brawl(
        "mothra rodan kumonga",
        mothra="4 1 2",
        rodan="site-5 1 2",
        kumonga="2 1 2",
        deck="9 8",
        buildings="building-2",
    )
    brawl.plays("mothra play 4", "rodan play site-5")
    assert brawl.announced == 5
    assert brawl.zone(at.OPEN) == ["building-2"]
    assert brawl.hand("rodan") == ["1", "2", "8"]  # he has drawn, and his turn is over
    assert (brawl.asked, brawl.choices) == ("kumonga", ["take"])
    brawl.plays("kumonga take", "kumonga lay 2")
    assert brawl.damage("kumonga") == ["2", "building-2"]
    assert brawl.zone(at.OPEN) == []


def test_german_up_to_three_cards_at_once() -> None:
    """The sentence after the building example: own card, building, the striker's Extra Damage."""
    brawl = Brawl(
        "rodan zilla mothra",
        rodan="5 heart-1 1",
        zilla="0 1 2",
        open_buildings="building-1",
    )
    brawl.plays("rodan play 5", "zilla take", "zilla lay 0", "rodan add heart-1")
    assert brawl.damage("zilla") == ["0", "building-1", "heart-1"]


def test_german_direction_anguirus_answers_with_nine() -> None:
    """Richtungswechsel: the blow comes back to Anguirus."""
    brawl = Brawl(
        "anguirus king_ghidorah mothra", anguirus="8 9 1", king_ghidorah="direction 1 2", deck="2 3 4"
    )
    brawl.plays("anguirus play 8")
    assert brawl.asked == "king_ghidorah"  # to his left
    brawl.plays("king_ghidorah play direction")
    assert brawl.hand("king_ghidorah") == ["1", "2", "3"]
    assert brawl.asked == "anguirus"
    assert not brawl.may("play 1")
    assert brawl.plays("anguirus play 9").announced == 9
    assert brawl.hand("anguirus") == ["1", "2", "4"]
    assert brawl.asked == "mothra"


def test_german_target_rodan_aims_at_godzilla() -> None:
    """Zielgenau: Godzilla, four turns away, answers the 9 with a 10."""
    brawl = Brawl(
        "mothra rodan anguirus ebirah gigan godzilla",
        mothra="9 1 2",
        rodan="target 7 8",
        godzilla="10 1 2",
        deck="3 4 5",
        turned="rodan",
    )
    brawl.plays("mothra play 9")
    assert brawl.choices[1:] == ["aim 1", "aim 3", "aim 4", "aim 5", "aim 6"]  # no number, no strength
    brawl.plays("rodan aim godzilla")
    assert brawl.hand("rodan") == ["4", "7", "8"]
    assert brawl.asked == "godzilla"
    brawl.plays("godzilla play 10")
    assert brawl.hand("godzilla") == ["1", "2", "5"]
    assert brawl.asked == "mothra"


def test_german_after_specials_king_ghidorah_meets_the_seven() -> None:
    """The example after Doppeltreffer: direction and target hand the 7 on."""
    brawl = Brawl(
        "manda mothra king_ghidorah",
        manda="7 target 1",
        mothra="direction 1 2",
        king_ghidorah="6 7 1",
        deck="3 3 3 3",
    )
    brawl.plays("manda play 7")
    assert brawl.plays("mothra play direction").announced == 7
    assert brawl.asked == "manda"
    assert brawl.plays("manda aim king_ghidorah").announced == 7
    assert brawl.why("6") == ("no-too-low", "3.2")
    brawl.plays("king_ghidorah play 7")
    assert [brawl.holds(name) for name in brawl.names] == [3, 3, 3]
    assert brawl.announced == 7


def test_german_inner_strength_ebirah_adds_two_to_six() -> None:
    """DIE INNERE KRAFT DER KAIJU: 6 + 2 meets the 8; the card lies sideways."""
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="6 4 1", cards=shipped_cards())
    brawl.plays("mothra play 8")
    assert brawl.why("6") == ("no-too-low", "3.2")
    brawl.plays("ebirah play 6 +power")
    assert brawl.shown_value == 8
    assert brawl.is_turned("ebirah")
    assert brawl.damage("ebirah") == []
    assert brawl.asked == "rodan"


def test_german_golden_rule_ebirah_says_eight() -> None:
    """GOLDENE REGEL, first example."""
    brawl = Brawl("mothra ebirah rodan", mothra="8 1 2", ebirah="6 4 1", cards=shipped_cards())
    brawl.plays("mothra play 8", "ebirah play 6 +power")
    assert brawl.announced == 8
    assert brawl.heard[0] == "Ebirah plays 6 with 2 inner strength: “8!”"


def test_german_golden_rule_six_six_three() -> None:
    """GOLDENE REGEL, second example: "Six", "Six" over the direction card, "Three" over the -3."""
    brawl = Brawl("mothra rodan gigan", mothra="6 -3 1", rodan="direction 1 2", deck="2 4 5")
    assert brawl.plays("mothra play 6").announced == 6
    assert brawl.plays("rodan play direction").announced == 6
    assert brawl.heard[0] == "Rodan plays Change of Direction. In play: 6."
    assert brawl.asked == "mothra"
    assert brawl.plays("mothra play -3").announced == 3
    assert brawl.hand("mothra") == ["1", "2", "5"]


def test_german_points_to_win() -> None:
    """SPIELEND(E): the printed table of players and points."""
    printed = {3: 12, 4: 12, 5: 10, 6: 10, 7: 8, 8: 8, 9: 6, 10: 6, 11: 6, 12: 6}
    assert {seats: at.points_to_win(seats) for seats in range(3, 13)} == printed
    assert len(all_kaiju(12).split()) == 12
