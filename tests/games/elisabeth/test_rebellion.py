"""Rebellions of the Protestants [E1-18.5d]."""

from __future__ import annotations

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    not_offered,
    offered,
    told,
    where,
)
from games.elisabeth.faith_builders import finish, rebel, restless
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.scene.stage import spotlight
from theatrum.games.elisabeth.state import the_diplomacy
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.pieces import LEADER, LENT, SHIP, SHIPS, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import FRANCE, PROTESTANT, SPAIN


def test_WX_18_B_lyon_with_three_points() -> None:
    """WX-18-B Lyon is no Huguenot home: three dice 1, 2, 5; one hit kills the regular. Two mercenaries go to Orleans or
    Paris; Dijon and Clermont rise, too; one Huguenot regular, and war."""
    g = restless(
        "lyon",
        "dijon",
        "clermont",
        "avignon",
        units={"lyon": {"france_regular": 1, "france_mercenary": 2}, "avignon": {"france_regular": 1}},
        dice=[1, 2, 5],
    )
    game = rebel(g, "lyon", 3)
    assert g.cp == 2
    assert asked(game) == ("france", "displace")
    assert {a[1] for a in answers(game)} >= {"space:orleans", "space:paris"}
    give(give(game, "displace", "space:orleans"), "all")
    assert asked(game) == ("protestant", "rebellion-spreads")
    assert {a[1] for a in answers(game) if a[0] == "rebel"} == {"space:dijon", "space:clermont"}
    give(give(game, "rebel", "space:dijon"), "rebel", "space:clermont")
    finish(game)
    assert [controller(g, s) for s in ("lyon", "dijon", "clermont", "avignon")] == ["protestant"] * 3 + [
        "france"
    ]
    assert force(g, "lyon") == {"huguenot_regular": 1}
    assert force(g, "orleans") == {"france_mercenary": 2}
    assert at_war(g, PROTESTANT, FRANCE)
    assert all(g.is_protestant(PLACE.by_id[s]) for s in ("lyon", "dijon", "clermont"))


def test_WX_18_F_antwerp_fails() -> None:
    """WX-18-F 2 + 1 dice at home: 5, 1, 2 kill one of two Walloons; the rebellion fails, without war."""
    g = restless("antwerp", units={"antwerp": {"walloon": 2}}, dice=[5, 1, 2])
    g.end_war(PROTESTANT, SPAIN)
    rebel(g, "antwerp")
    assert (controller(g, "antwerp"), force(g, "antwerp")) == ("spain", {"walloon": 1})
    assert not at_war(g, PROTESTANT, SPAIN)
    assert g.uprising is None


def test_WX_18_F_antwerp_succeeds() -> None:
    """WX-18-F With 5, 6, 2 both die: Antwerp and up to two neighbours, one Dutch regular, war with Spain."""
    g = restless("antwerp", "ghent", "breda", units={"antwerp": {"walloon": 2}}, dice=[5, 6, 2])
    g.end_war(PROTESTANT, SPAIN)
    game = rebel(g, "antwerp")
    assert asked(game) == ("protestant", "rebellion-spreads")
    near = [a for a in answers(game) if a[0] == "rebel"]
    for answer in near[:2]:
        give(game, *answer)
    finish(game)
    assert controller(g, "antwerp") == "protestant"
    assert force(g, "antwerp") == {"dutch_regular": 1}
    assert at_war(g, PROTESTANT, SPAIN)


def test_E1_18_5d_1_two_in_one_impulse_in_different_areas() -> None:
    g = restless("lyon", "dijon", "antwerp", cp=5)
    finish(rebel(g, "lyon"))
    g.cp = 5
    game = act(g, "rebel")
    assert {a[1] for a in answers(game)} == {"space:antwerp"}
    why = not_offered(game, "rebel", "space:dijon")
    assert why is not None
    assert why.key == "no-rebellion-in"


def test_E1_18_5d_1_not_in_france_while_allied_with_it() -> None:
    g = restless("lyon", allies=[("france", "protestant")])
    assert ("rebel",) not in offered(g)


def test_E1_18_5d_S1_under_the_right_flag_protestant_and_not_besieged() -> None:
    g = restless(
        "lyon",
        "antwerp",
        "dijon",
        control={"dijon": "spain"},
        units={"lyon": {"huguenot_regular": 3}},
        sieges={("lyon", "protestant"): 3},
    )
    game = act(g, "rebel")
    assert {a[1] for a in answers(game)} == {"space:antwerp"}
    reasons = {s: not_offered(game, "rebel", f"space:{s}") for s in ("lyon", "dijon", "paris", "london")}
    assert {s: why and why.key for s, why in reasons.items()} == {
        "lyon": "besieged-already",
        "dijon": "not-ruled-by",
        "paris": "not-protestant",
        "london": "no-rebels-there",
    }


def test_E1_18_5d_S2_without_catholic_units_nobody_rolls() -> None:
    """E1-18.5d.S2, E1-18.5a, E1-12.4.11 Mercenaries protect nothing; unrest does not matter."""
    g = restless("lyon", units={"lyon": {"france_mercenary": 1}}, unrest=["lyon"], dice=[])
    game = rebel(g, "lyon")
    assert asked(game) == ("france", "displace")
    finish(give(game, *answers(game)[0]))
    assert controller(g, "lyon") == "protestant"
    assert g.in_unrest(PLACE.by_id["lyon"]), "OP-18-9 unrest stays"


def test_OP_18_12_foreign_catholics_make_them_roll_and_are_displaced() -> None:
    g = restless("lyon", units={"lyon": {"spain_regular": 2}}, dice=[1, 1])
    game = rebel(g, "lyon")
    assert asked(game) == ("spain", "displace")
    finish(give(give(game, *answers(game)[0]), "all"))
    assert controller(g, "lyon") == "protestant"
    assert "spain_regular" not in force(g, "lyon")


def test_OP_18_15_ships_are_defenders() -> None:
    """E1-18.5d.S2 The owner chooses what dies: a regular or a ship."""
    g = restless(
        "la_rochelle",
        units={"la_rochelle": {"france_regular": 1}},
        fleet={"la_rochelle": {"france_galleon": 1}},
        control={"la_rochelle": "france"},
        dice=[5, 1, 1],
    )
    game = rebel(g, "la_rochelle")
    assert asked(game) == ("france", "rebellion-losses")
    stage = spotlight(g)
    assert stage is not None
    assert sorted(die.face for die in stage.sides[0].dice) == [1, 1, 5], (
        "the dice lie there while losses are chosen"
    )
    give(game, "lose", "ship:france_galleon", "space:la_rochelle")
    assert told(game, "rebellion-fails")
    assert g.ships_lost.count(1) == 1


def test_E1_18_5d_S3_a_borrowed_leader_leaves_who_has_lost_his_ships() -> None:
    """E1-18.5d.S3, E1-9.2.6 France has borrowed a Spanish galley and Santa Cruz. The rebels of La Rochelle sink the galley,
    the only Catholic there: he leads ships of France no more, but leaves as all leaders do."""
    g = restless("la_rochelle", control={"la_rochelle": "france"}, dice=[5, 5, 5])
    port, santa_cruz = PLACE.by_id["la_rochelle"], LEADER.by_id["santa_cruz"]
    galley = SHIP.by_id["spain_galley"]
    g.ship_reserve[SHIPS[galley].pool] -= 1
    g.moor(port, LENT[galley, FRANCE], 1)
    g.put_leader(santa_cruz, port)
    the_diplomacy(g).lent_leaders[santa_cruz] = FRANCE
    game = rebel(g, "la_rochelle")
    assert asked(game) == ("france", "displace-ships")
    finish(give(game, "displace", "space:brest"))
    assert controller(g, "la_rochelle") == "protestant"
    assert not any(g.fleet_row(port))
    assert where(g, "santa_cruz") == "brest"


def test_E1_18_5d_S5_a_regular_for_two_points() -> None:
    g = restless("lyon", cp=5)
    finish(rebel(g, "lyon", 5))
    assert force(g, "lyon") == {"huguenot_regular": 2}
    assert g.cp == 0


def test_E1_18_5d_S5_the_regulars_are_shown_by_a_large_counter_too() -> None:
    """E1-18.5d.S5, E1-5.3.1 All Huguenot counters of 1 stand elsewhere: the two regulars of Lyon are one counter of 2; of one
    regular nothing could be shown."""
    for cp, risen in ((5, {"huguenot_regular": 2}), (3, {})):
        g = restless("lyon", cp=cp)
        for space in ("nantes", "rennes", "cognac", "poitiers", "bordeaux"):
            g.place_units(PLACE.by_id[space], TROOP.by_id["huguenot_regular"])
        finish(rebel(g, "lyon", cp))
        assert force(g, "lyon") == risen


def test_E1_18_5d_S8_a_leader_of_the_faction_may_come() -> None:
    """OP-18-22 One, of the faction of the area."""
    g = restless("lyon", "antwerp")
    coligny, orange = LEADER.by_id["coligny"], LEADER.by_id["william_of_orange"]
    g.put_leader(coligny, ON_CARD)
    g.put_leader(orange, ON_CARD)
    game = rebel(g, "lyon")
    while asked(game) != ("protestant", "rebellion-leader"):
        give(game, "done")
    assert {a[1] for a in answers(game) if a[0] == "place"} == {"leader:coligny"}
    give(game, "place", "leader:coligny", "space:lyon")
    assert where(g, "coligny") == "lyon"


def test_E1_18_5d_S7_the_capital_may_be_founded() -> None:
    """E1-18.5d.S7, OP-18-24 In any fortified space of theirs in the area; only one there."""
    g = restless("lyon", control={"la_rochelle": "protestant"})
    assert g.realms is not None
    game = rebel(g, "lyon")
    while asked(game) != ("protestant", "rebellion-capital"):
        give(game, "done")
    assert {a[1] for a in answers(game) if a[0] == "found"} >= {"space:lyon", "space:la_rochelle"}
    give(game, "found", "space:la_rochelle")
    finish(game)
    assert g.realms.capitals[PROTESTANT] == [PLACE.by_id["la_rochelle"]]


def test_E1_18_5d_S7_not_while_it_waits_on_the_turn_track() -> None:
    g = restless("lyon")
    assert g.realms is not None
    g.realms.capital_waits[0] = g.turn + 1
    game = rebel(g, "lyon")
    while asked(game) is not None:
        assert asked(game) != ("protestant", "rebellion-capital")
        give(game, "done")


def test_OP_18_25_an_edict_forbids_rebellions_in_france() -> None:
    g = restless("lyon", "antwerp")
    assert g.realms is not None
    g.realms.edict = g.turn
    assert {a[1] for a in answers(act(g, "rebel"))} == {"space:antwerp"}
