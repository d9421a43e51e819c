"""E1-15: sieges, assaults and how sieges end."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    offered,
    play,
    position,
    refusal,
    ships_at,
    told,
    where,
)
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.rules import forecast
from theatrum.games.elisabeth.rules.assault import blockaded, by_water
from theatrum.games.elisabeth.rules.displacement import havens
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE, NEXT_TURN
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOBODY, OTTOMAN, PROTESTANT, SPAIN

ASSAULT = ("assault", "space:szigetvar")


def siege(dice: list[int] | None = None, since: int = 3, **more: object) -> Elisabeth:
    """EX-15-b Six regulars, two cavalry and Mehmed before Szigetvar, with two regulars inside."""
    given: dict[str, object] = {
        "units": {"szigetvar": {"ottoman_regular": 6, "ottoman_cavalry": 2}},
        "inside": {"szigetvar": {"hre_regular": 2}},
        "leaders": {"szigetvar": ["mehmed"]},
        "control": {"mohacs": "ottoman"},
        "wars": [("ottoman", "hre")],
        "sieges": {("szigetvar", "ottoman"): since},
        "dice": dice,
    }
    return position(**{**given, **more})  # type: ignore[arg-type]


def test_EX_15_b_a_successful_assault() -> None:
    """E1-15.1.P3–P9 3 + 1 dice against 2 + 1; cavalry gives none, but may be lost."""
    game = give(act(siege([6, 6, 1, 1, *(6, 1, 1)]), *ASSAULT), "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [4, 3]
    give(game, "lose", "troop:ottoman_cavalry")
    assert controller(game.state, "szigetvar") == "ottoman"
    assert force(game.state, "szigetvar") == {"ottoman_regular": 6, "ottoman_cavalry": 1}
    assert force(game.state, "szigetvar", inside=True) == {}
    assert besiegers(game.state, "szigetvar") == []
    assert told(game, "captured")


def test_E1_15_1_P3_half_the_units_rounded_up() -> None:
    g = siege([1, 1, 1, *(1, 1, 1)], units={"szigetvar": {"ottoman_regular": 3}})
    game = give(act(g, *ASSAULT), "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 3]


def test_E1_15_1_P10_a_failed_assault_and_the_siege_goes_on() -> None:
    game = give(act(siege([6, 1, 1, 1, *(6, 1, 1)]), *ASSAULT), "all")
    give(game, "lose", "troop:ottoman_cavalry")
    assert controller(game.state, "szigetvar") == "hre"
    assert force(game.state, "szigetvar", inside=True) == {"hre_regular": 1}
    assert besiegers(game.state, "szigetvar") == ["ottoman"]


def test_E1_15_1_2_one_assault_per_space_and_impulse() -> None:
    game = give(act(siege([1, 1, 1, 1, *(1, 1, 1)]), *ASSAULT), "all")
    assert refusal(game.state, *ASSAULT).rule == "E1-15.1.2"


def test_EX_15_c_an_empty_fortress_is_besieged_first_and_assaulted_later() -> None:
    """E1-15.1.1 Full dice against one; without a hit it fails and the siege goes on."""
    g = position(units={"mohacs": {"ottoman_regular": 3}}, wars=[("ottoman", "hre")], dice=[1, 1, 1, 1])
    game = give(act(g, "march", "space:mohacs", "space:szigetvar"), "all")
    g = game.state
    assert besiegers(g, "szigetvar") == ["ottoman"]
    assert refusal(g, *ASSAULT).rule == "E1-15.1.1"
    g.impulse += 2
    game = give(act(g, *ASSAULT), "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 1]
    assert controller(g, "szigetvar") == "hre"
    assert besiegers(g, "szigetvar") == ["ottoman"]


def test_E1_15_1_3_an_assault_needs_a_line_of_communication() -> None:
    """E1-12.1.2 Unrest in both neighbouring Ottoman spaces cuts it."""
    assert ASSAULT in offered(siege())
    assert refusal(siege(unrest=["buda", "mohacs"]), *ASSAULT).rule == "E1-15.1.3"


def candia(fleet: dict[str, dict[str, int]]) -> Elisabeth:
    """EX-15-d Four Ottomans before Candia, which lies on two seas."""
    return position(
        units={"candia": {"ottoman_regular": 4}},
        inside={"candia": {"venice_regular": 1}},
        wars=[("ottoman", "venice")],
        sieges={("candia", "ottoman"): 3},
        fleet=fleet,
    )


@pytest.mark.parametrize(
    "fleet, possible",
    [
        ({"aegean_sea": {"ottoman_galley": 1}}, True),
        ({"candia": {"venice_galley": 2}, "aegean_sea": {"ottoman_galley": 2, "ottoman_corsair": 3}}, False),
        ({"candia": {"venice_galley": 2}, "aegean_sea": {"ottoman_galley": 3}}, True),
        (
            {
                "candia": {"venice_galley": 2},
                "aegean_sea": {"ottoman_galley": 2},
                "eastern_mediterranean": {"ottoman_galley": 1},
            },
            True,
        ),
        ({"aegean_sea": {"ottoman_galley": 4}, "eastern_mediterranean": {"venice_galley": 1}}, False),
    ],
)
def test_EX_15_d_ships_may_keep_a_fortress(fleet: dict[str, dict[str, int]], possible: bool) -> None:
    """E1-15.1.4–15.1.6 No ship of the holder at sea there, and more at sea than he has in port; corsairs don't count."""
    g = candia(fleet)
    assert (("assault", "space:candia") in offered(g)) == possible
    if not possible:
        assert refusal(g, "assault", "space:candia").rule == "E1-15.1.4"


def test_E1_15_1_P9_leaders_and_ships_of_the_fallen_port() -> None:
    g = candia({"candia": {"venice_galley": 1}, "aegean_sea": {"ottoman_galley": 2}})
    g.chance.script = (5, 5, 0, 0)
    game = give(act(g, "assault", "space:candia"), "all")
    assert controller(game.state, "candia") == "ottoman"
    assert ships_at(game.state, "candia") == {}
    assert sum(game.state.ships_lost) == 1


def test_E1_15_1_P9_besieged_leaders_are_captured() -> None:
    game = act(siege([6, 6, 1, 1, *(1, 1, 1, 1)], leaders_inside={"szigetvar": ["zrinyi"]}), *ASSAULT)
    give(game, "all")
    assert where(game.state, "zrinyi") == CAPTIVE


def test_E1_15_1_P4_a_leader_inside_gives_dice_but_is_no_unit() -> None:
    """OP-15-8: the attacker rolls full dice."""
    g = siege(
        [6, *(1,) * 6, *(1, 1)],
        units={"szigetvar": {"ottoman_regular": 6}},
        inside={},
        leaders_inside={"szigetvar": ["zrinyi"]},
    )
    game = give(act(g, *ASSAULT), "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [7, 2]
    assert controller(game.state, "szigetvar") == "ottoman"


def test_EX_15_f_leaders_of_a_wiped_out_assault_are_displaced() -> None:
    g = siege(
        [1, 1, *(6, 6, 6)],
        units={"szigetvar": {"ottoman_regular": 1}},
        inside={},
        leaders_inside={"szigetvar": ["zrinyi"]},
    )
    g.chance.script = (0, 0, 5, 5)
    game = give(act(g, *ASSAULT), "all")
    assert asked(game) == ("ottoman", "displace")
    assert ("displace", "space:istanbul") in answers(game)
    give(game, "displace", "space:buda")
    assert where(game.state, "mehmed") == "buda"
    assert besiegers(game.state, "szigetvar") == []
    assert where(game.state, "zrinyi") == "szigetvar"
    assert not game.state.leaders_inside


def test_E1_C_31_treachery() -> None:
    """Card 31 No communication, no halving: 5 + 1 dice against half of 2 + 1, rounded up; no Storms."""
    g = siege(
        [6, 6, 1, 1, 1, 1, *(1, 1)],
        units={"szigetvar": {"ottoman_regular": 5}},
        unrest=["buda", "mohacs"],
    )
    game = give(play(g, ("assault_begin", PLACE.by_id["szigetvar"], 1)), "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [6, 2]
    assert controller(game.state, "szigetvar") == "ottoman"


def test_E1_15_1_9_the_assault_is_made_by_one_formation() -> None:
    game = act(siege([1], units={"szigetvar": {"ottoman_regular": 6}}, leaders={}), *ASSAULT)
    assert ("all",) not in answers(game)
    assert ("take", "troop:ottoman_regular", 4) in answers(game)


def test_E1_24_7_independents_defend_themselves_and_may_fall() -> None:
    g = position(
        units={"florence": {"spain_regular": 4}},
        inside={"florence": {"independent_regular": 1}},
        sieges={("florence", "spain"): 3},
        active="spain",
        dice=[6, 1, *(1, 1)],
    )
    game = give(act(g, "assault", "space:florence"), "all")
    assert controller(game.state, "florence") == "spain"


# ---- lifting a siege -----------------------------------------------------------------------------------------------------
def marched_off(units: int) -> Game:
    g = siege(units={"szigetvar": {"ottoman_regular": 5}}, leaders={})
    game = act(g, "march", "space:szigetvar", "space:buda")
    return give(game, "take", "troop:ottoman_regular", units)


def test_E1_15_3_1_part_of_the_besiegers_leaves_and_the_siege_ends() -> None:
    game = marched_off(3)
    assert told(game, "siege-lifted")
    assert asked(game) == ("ottoman", "siege-retreat")
    assert answers(game) == [("retreat", "space:mohacs"), ("retreat", "space:buda")]
    give(game, "retreat", "space:mohacs")
    assert force(game.state, "szigetvar") == {"hre_regular": 2}
    assert force(game.state, "mohacs") == {"ottoman_regular": 2}


def test_E1_15_3_1_as_long_as_they_outnumber_the_garrison_it_goes_on() -> None:
    game = marched_off(2)
    assert besiegers(game.state, "szigetvar") == ["ottoman"]
    assert force(game.state, "szigetvar", inside=True) == {"hre_regular": 2}


def test_E1_15_3_2_nowhere_to_go() -> None:
    g = siege(
        units={"szigetvar": {"ottoman_regular": 2}},
        inside={"szigetvar": {"hre_regular": 2}},
        unrest=["mohacs", "buda"],
        allies=[("spain", "hre")],
    )
    g.unsettled |= 1 << PLACE.by_id["szigetvar"]
    game = play(g, ("settle",))
    assert force(game.state, "szigetvar") == {"hre_regular": 2}
    assert where(game.state, "mehmed") == CAPTIVE


def test_prisoners_of_an_inactive_minor_come_back_next_turn() -> None:
    """Our ruling: nobody could hold or ransom them."""
    g = siege(units={"szigetvar": {"ottoman_regular": 2}}, unrest=["mohacs", "buda"])
    g.unsettled |= 1 << PLACE.by_id["szigetvar"]
    game = play(g, ("settle",))
    assert where(game.state, "mehmed") == NEXT_TURN
    assert game.state.captor[LEADER.by_id["mehmed"]] < 0


def test_E1_15_0_2_besieged_units_don_t_move() -> None:
    g = siege(allies=[("spain", "hre")], active="spain")
    assert not [a for a in offered(g) if a[0] == "march" and a[1] == "space:szigetvar"]


# ---- with six powers -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("spaniards", [0, 1])
def test_E1_15_0_1_a_guest_who_becomes_an_enemy_besieges_the_empty_fortress(spaniards: int) -> None:
    """E1-15.0.1, E1-9.4.5, OP-9-10 The English are Spain's guests in Seville when war breaks out: alone there they lay siege;
    beside a Spanish unit they go home."""
    g = position(
        scenario="campaign",
        units={"seville_cadiz": {"england_regular": 2, **({"spain_regular": 1} if spaniards else {})}},
        allies=[("spain", "england")],
        control={"seville_cadiz": "spain"},
        active="france",
    )
    g.end_war(SPAIN, ENGLAND)
    game = play(g, ("war_trigger",))
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert besiegers(g, "seville_cadiz") == ([] if spaniards else ["england"])
    assert force(g, "seville_cadiz") == ({"spain_regular": 1} if spaniards else {"england_regular": 2})
    assert g.siege(PLACE.by_id["seville_cadiz"], ENGLAND) == (NOBODY if spaniards else g.impulse)


def test_E1_12_5_2_nobody_is_displaced_to_a_fortress_that_enemies_hold() -> None:
    """E1-12.5.2, OP-12-7, OP-9-10 War between Spain and England: the Spaniards leave Bristol, but not for Madrid, where English
    guests besiege them from now on."""
    g = position(
        scenario="campaign",
        units={"madrid": {"england_regular": 2}, "bristol": {"spain_regular": 3, "england_regular": 1}},
        allies=[("spain", "england")],
        active="france",
    )
    g.end_war(SPAIN, ENGLAND)
    bristol, madrid = PLACE.by_id["bristol"], PLACE.by_id["madrid"]
    assert madrid in havens(g, bristol, SPAIN)
    game = play(g, ("war_trigger",))
    while asked(game) is not None:
        assert ("displace", "space:madrid") not in answers(game)
        give(game, *answers(game)[0])
    assert force(g, "bristol") == {"england_regular": 1}
    assert force(g, "madrid") == {"england_regular": 2}
    assert besiegers(g, "madrid") == ["england"]


def test_E1_15_0_1_guests_besiege_once_they_are_alone() -> None:
    """E1-15.0.1 Two Englishmen stand in Bordeaux, whose holder France is their enemy now, beside a Dutch guest. When he has
    gone, they besiege it."""
    g = position(
        scenario="campaign",
        units={"bordeaux": {"england_regular": 2, "dutch_regular": 1}},
        wars=[("england", "france")],
        allies=[("france", "protestant")],
        control={"bordeaux": "france", "montauban": "protestant"},
        active="protestant",
    )
    assert besiegers(g, "bordeaux") == []
    act(g, "march", "space:bordeaux", "space:montauban")
    assert besiegers(g, "bordeaux") == ["england"]


def test_E1_15_0_3_two_allies_besiege_if_each_outnumbers_the_garrison() -> None:
    """OP-13-8: with too few the second must go on or back."""
    given = {
        "scenario": "campaign",
        "inside": {"metz": {"france_regular": 2}},
        "control": {"metz": "france"},
        "wars": [("spain", "france"), ("hre", "france")],
        "allies": [("spain", "hre")],
        "sieges": {("metz", "spain"): 3},
        "active": "hre",
        "cp": 1,
    }
    g = position(units={"metz": {"spain_regular": 3}, "trier": {"hre_regular": 3}}, **given)  # type: ignore[arg-type]
    game = give(act(g, "march", "space:trier", "space:metz"), "all")
    assert besiegers(game.state, "metz") == ["spain", "hre"]
    assert ("assault", "space:metz") not in offered(g)
    g = position(units={"metz": {"spain_regular": 3}, "trier": {"hre_regular": 2}}, **given)  # type: ignore[arg-type]
    game = give(act(g, "march", "space:trier", "space:metz"), "all")
    assert besiegers(game.state, "metz") == ["spain"]
    assert force(game.state, "trier") == {"hre_regular": 2}


def test_ruling_10_of_file_10_an_ally_s_older_siege_is_not_one_s_own() -> None:
    g = position(
        scenario="campaign",
        units={"metz": {"spain_regular": 3, "hre_regular": 3}},
        inside={"metz": {"france_regular": 1}},
        control={"metz": "france"},
        wars=[("spain", "france"), ("hre", "france")],
        allies=[("spain", "hre")],
        sieges={("metz", "spain"): 3, ("metz", "hre"): 10},
        active="hre",
    )
    assert refusal(g, "assault", "space:metz").rule == "E1-15.1.1"
    g.active = SPAIN
    assert ("assault", "space:metz") in offered(g)


def antwerp(fleet: dict[str, dict[str, int]], flushing: str = "spain", **given: Any) -> Elisabeth:
    return position(
        scenario="campaign",
        units={"antwerp": {"dutch_regular": 4}},
        inside={"antwerp": {"spain_regular": 1}},
        control={
            "flushing": flushing,
            "breda": "protestant",
            "utrecht": "protestant",
            "rotterdam": "protestant",
        },
        wars=[("spain", "protestant")],
        sieges={("antwerp", "protestant"): 3},
        fleet=fleet,
        active="protestant",
        **given,
    )


def test_WX_16_J_antwerp_is_supplied_by_its_waterway() -> None:
    """E1-15.1.7 Unless the besieger has a ship in the North Sea, or holds Flushing himself."""
    assert refusal(antwerp({}), "assault", "space:antwerp").rule == "E1-15.1.7"
    assert ("assault", "space:antwerp") in offered(antwerp({"north_sea": {"dutch_galleon": 1}}))
    assert ("assault", "space:antwerp") in offered(antwerp({}, flushing="protestant"))


def test_E1_15_1_7_corsairs_in_the_north_sea_are_ships() -> None:
    """E1-15.1.7, E1-16.7 Only for a blockade corsairs don't count [E1-15.1.6]."""
    g = position(scenario="campaign", control={"flushing": "spain"}, wars=[("spain", "ottoman")])
    assert by_water(g, OTTOMAN, PLACE.by_id["antwerp"])
    g.launch(PLACE.by_id["north_sea"], SHIP.by_id["ottoman_corsair"])
    assert not by_water(g, OTTOMAN, PLACE.by_id["antwerp"])


def test_WX_16_J_treachery_and_siege_engineering_overcome_the_water() -> None:
    """WX-16-J, E1-C.10, E1-C.31 Without a ship in the North Sea, and with Flushing Spain's."""
    g = antwerp({}, hands={"protestant": ["siege_engineering"]})
    assault = ("assault", "space:antwerp", "card:siege_engineering")
    assert ("assault", "space:antwerp") not in offered(g)
    assert assault in offered(g)
    game = give(act(g, *assault), "all")
    attack, _ = told(game, "battle-dice")
    assert attack.args["dice"] == 2 + 3
    assert assault not in offered(antwerp({}, hands={"protestant": ["storms"]}))
    g = antwerp({}, hands={"protestant": ["treachery"]})
    g.cp = 0
    game = play(g, ("impulse", PROTESTANT))
    assert ("event", "card:treachery", "space:antwerp") in answers(game)


@pytest.mark.parametrize("strength, possible", [(4, False), (6, True)])
def test_EX_15_d_an_armada_of_strength_six_counts_three(strength: int, possible: bool) -> None:
    """EX-15-d, E1-15.1.6 Two galleys in Bordeaux: half of 6 is more than that, half of 4 is not; nor with a galley at sea."""
    g = position(
        scenario="campaign",
        units={"bordeaux": {"spain_regular": 4}},
        inside={"bordeaux": {"france_regular": 1}},
        control={"bayonne": "spain"},
        wars=[("spain", "france")],
        sieges={("bordeaux", "spain"): 3},
        fleet={"bordeaux": {"france_galley": 2}, "bay_of_biscay": {"armada": 1}},
        active="spain",
    )
    g.armada = strength
    assert (("assault", "space:bordeaux") in offered(g)) == possible
    if not possible:
        assert refusal(g, "assault", "space:bordeaux").rule == "E1-15.1.4"
    g.launch(PLACE.by_id["bay_of_biscay"], SHIP.by_id["france_galley"])
    assert refusal(g, "assault", "space:bordeaux").rule == "E1-15.1.4"


def test_E1_15_1_6_the_armada_counts_half_its_strength() -> None:
    g = position(
        scenario="campaign",
        units={"bristol": {"spain_regular": 5}},
        inside={"bristol": {"england_regular": 1}},
        wars=[("spain", "england")],
        sieges={("bristol", "spain"): 3},
        fleet={"bristol": {"england_galleon": 2}, "irish_sea": {"armada": 1}},
        active="spain",
    )
    g.armada = 4
    assert not blockaded(g, SPAIN, PLACE.by_id["bristol"])
    g.armada = 6
    assert blockaded(g, SPAIN, PLACE.by_id["bristol"])


# ---- forecasts -----------------------------------------------------------------------------------------------------------
def test_forecast_of_an_assault_counts_what_everybody_sees() -> None:
    """EX-15-b 4 dice against 3, two to kill, eight to die; by treachery 7 against 2."""
    g = siege()
    assert forecast.storming(g, OTTOMAN, PLACE.by_id["szigetvar"]) == pytest.approx(odds.assault(4, 3, 8, 2))
    assert forecast.storming(g, OTTOMAN, PLACE.by_id["szigetvar"], treachery=True) == pytest.approx(
        odds.assault(7, 2, 8, 2)
    )


def test_forecast_of_interception_avoidance_and_battle() -> None:
    g = position(
        units={
            "agram": {"ottoman_regular": 4},
            "graz": {"hre_regular": 2},
            "vienna": {"hre_regular": 1},
        },
        leaders={"vienna": ["schwendi"]},
        control={"agram": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[1, 1, 1, 1],
    )
    game = give(act(g, "march", "space:agram", "space:graz"), "all")
    assert asked(game) == ("spain", "intercept")
    assert forecast.interception(g, SPAIN, PLACE.by_id["vienna"]) == pytest.approx(odds.two_dice(1))
    give(game, "pass")
    assert forecast.avoidance(g, SPAIN) == pytest.approx(odds.two_dice(0))
    assert forecast.field_battle(g) == pytest.approx(odds.battle(4, 3))
