"""Winter [E1-20]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    force,
    give,
    play,
    position,
    ships_at,
    told,
    where,
    wintering,
)
from theatrum.core.contract import DONE
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.relations import allied
from theatrum.games.elisabeth.rules.winter import empire_choices
from theatrum.games.elisabeth.rules.winter_land import recalls
from theatrum.games.elisabeth.rules.winter_quarters import is_quarter, must_leave, quarters
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    VENICE,
)


def test_WX_20_A_units_go_home_without_loss() -> None:
    """E1-20.4.4, E1-20.4.5 Six regulars from Cordoba to Madrid."""
    game = wintering(position(units={"cordoba": {"spain_regular": 6}}))
    give(game, "return", "troop:spain_regular", 6, "space:madrid")
    assert force(game.state, "madrid") == {"spain_regular": 7}  # one more is recruited [E1-20.6]


def french_before_milan(turin: str, unrest: Sequence[str] = ()) -> Game:
    """WX-20-B Five French regulars besiege Milan; Turin lies on their only way home."""
    g = position(
        scenario="campaign",
        units={"milan": {"france_regular": 5}},
        inside={"milan": {"spain_regular": 1}},
        control={"turin": turin},
        unrest=unrest,
        wars=[("france", "spain")],
        sieges={("milan", "france"): 3},
    )
    game = wintering(g)
    while asked(game) is not None and not told(game, "replacement"):
        wanted = ("return", "troop:france_regular", 5, "space:paris")
        give(game, *(wanted if wanted in answers(game) else answers(game)[0]))
    return game


def test_WX_20_B_the_way_home_through_an_enemy_space_costs_half() -> None:
    """WX-20-B, E1-20.4.5 Half rounded up of five: two come home; all of them if Turin is French."""
    game = french_before_milan("spain")
    recruits = sum(e.args["space"] == "space:paris" for e in told(game, "replacement"))
    assert [e.args["n"] for e in told(game, "attrition")] == [3]
    assert force(game.state, "paris") == {"france_regular": 2 + recruits}
    assert (force(game.state, "milan"), game.state.sieges) == ({"spain_regular": 1 + 1}, {})
    game = french_before_milan("france")
    assert not told(game, "attrition")
    assert force(game.state, "paris") == {"france_regular": 5 + recruits}


def test_E1_12_4_11_the_way_home_through_unrest_costs_half() -> None:
    """E1-12.4.11, E1-20.4.5 Turin is French, but in unrest: three of five are lost."""
    assert [e.args["n"] for e in told(french_before_milan("france", ["turin"]), "attrition")] == [3]


def test_E1_20_4_4_who_must_who_may_and_who_may_not_move() -> None:
    """E1-20.4.4 Units in the open and in an ally's fortress must go; from an own fortress they may go to the capital; nobody
    leaves a capital, and neither the Moriscos nor the Knights leave their place."""
    g = position(
        scenario="campaign",
        units={
            "cordoba": {"spain_regular": 2},
            "vienna": {"spain_regular": 1},
            "naples": {"spain_regular": 3},
            "madrid": {"spain_regular": 6},
            "granada": {"morisco": 1},
            "malta": {"knights": 1},
        },
        allies=[("spain", "hre")],
    )
    places = {name: PLACE.by_id[name] for name in ("cordoba", "vienna", "naples", "madrid", "malta")}
    leaving = {name: must_leave(g, SPAIN, space) for name, space in places.items()}
    assert leaving == {"cordoba": 2, "vienna": 1, "naples": 0, "madrid": 0, "malta": 0}
    assert must_leave(g, OTTOMAN, PLACE.by_id["granada"]) == 0
    assert {a[1] for a in recalls(g, SPAIN)} == {"space:naples"}
    game = wintering(g)
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert force(game.state, "cordoba") == {}
    assert "spain_regular" not in force(game.state, "vienna")
    assert force(game.state, "naples") == {"spain_regular": 3}
    assert (force(game.state, "granada"), force(game.state, "malta")) == ({"morisco": 1}, {"knights": 1})


def test_E1_20_4_5_without_a_clean_way_half_are_lost() -> None:
    """E1-20.4.5, E1-12.4.11 All ways lead through unrest or enemy land: half, rounded up."""
    g = position(
        units={"vienna": {"ottoman_regular": 5}}, wars=[("ottoman", "hre")], unrest=["buda", "szegedin"]
    )
    for s in ("pressburg", "brunn", "linz", "graz", "szigetvar", "agram", "mohacs"):
        g.set_control(PLACE.by_id[s], HRE)
    game = wintering(g)
    while asked(game) is not None:
        wanted = ("return", "troop:ottoman_regular", 5, "space:istanbul")
        give(game, *(wanted if wanted in answers(game) else answers(game)[0]))
    assert told(game, "attrition")[0].args["n"] == 3
    assert force(game.state, "istanbul") == {"ottoman_regular": 3}


def test_E1_20_4_1_ships_return_to_the_nearest_port() -> None:
    """E1-20.4.1, E1-20.4.2 Ties are the owner's; the admiral goes along."""
    g = position(fleet={"adriatic_sea": {"ottoman_galley": 1}}, leaders={"adriatic_sea": ["piyale_pasha"]})
    game = wintering(g)
    assert {a[2] for a in answers(game)} == {"space:scutari", "space:durazzo"}
    give(game, "return", "ship:ottoman_galley", "space:durazzo")
    assert ships_at(game.state, "durazzo") == {"ottoman_galley": 1}
    assert where(game.state, "piyale_pasha") == "durazzo"


def test_E1_24_3_a_minor_s_units_winter_in_its_home_key() -> None:
    """E1-24.3, E1-20.4 Venetians of Spain's ally may go from Cordoba to Venice, however far it is; Spaniards may not."""
    g = position(scenario="campaign", allies=[("spain", "venice")])
    cordoba, venice = PLACE.by_id["cordoba"], PLACE.by_id["venice"]
    assert venice in quarters(g, SPAIN, TROOP.by_id["venice_regular"], cordoba)
    assert venice not in quarters(g, SPAIN, TROOP.by_id["spain_regular"], cordoba)


def test_E1_20_4_6_no_siege_survives_the_winter() -> None:
    """E1-20.4.6 The besiegers leave, the garrison comes out; four at most in a fortress."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 4}},
        inside={"szigetvar": {"hre_regular": 2}},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 3},
    )
    game = wintering(g)
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert not game.state.sieges
    assert force(game.state, "szigetvar") == {"hre_regular": 2}
    assert force(game.state, "szigetvar", inside=True) == {}


def test_E1_20_4_S1_more_than_four_leave_a_fortress() -> None:
    """E1-20.4.S1 Units beyond four go to the capital."""
    game = wintering(position(units={"buda": {"ottoman_regular": 6}}))
    while asked(game) is not None and ("done",) not in answers(game):
        give(game, *answers(game)[0])
    assert force(game.state, "buda") == {"ottoman_regular": 4}


def test_E1_20_6_one_regular_in_every_capital() -> None:
    """E1-20.6, E1-SL.16 Madrid and Milan, Istanbul; not in unrest; minors get nothing. Raids are forgotten."""
    g = position(unrest=["milan"])
    g.raids = {PLACE.by_id["ionian_sea"]: 1}
    game = wintering(g)
    assert force(game.state, "madrid") == {"spain_regular": 1}
    assert force(game.state, "milan") == {}
    assert force(game.state, "istanbul") == {"ottoman_regular": 1}
    assert force(game.state, "vienna") == {}
    assert game.state.raids == {}


def test_E1_20_5_alliances_of_majors_end_in_winter() -> None:
    """E1-20.5, E1-9.2.9 Those with minors stay."""
    g = position(scenario="campaign", allies=[("spain", "france"), ("spain", "venice")])
    game = play(g, ("winter_end",))
    assert not allied(game.state, SPAIN, FRANCE)
    assert allied(game.state, SPAIN, VENICE)


def test_E1_20_1_0_besieging_moriscos_do_not_survive_the_winter() -> None:
    """E1-5.3.7, E1-20.1.0 Eliminated before a Spanish fortress at the start of winter, and the card with them."""
    g = position(units={"gibraltar": {"morisco": 2}}, sieges={("gibraltar", "ottoman"): 2})
    g.beside.append(CARD["morisco_revolt"])
    game = wintering(g)
    assert force(game.state, "gibraltar") == {}
    assert game.state.out == [CARD["morisco_revolt"]]
    g = position(units={"granada": {"morisco": 2}})
    g.beside.append(CARD["morisco_revolt"])
    game = wintering(g)
    assert force(game.state, "granada") == {"morisco": 2}
    assert game.state.beside == [CARD["morisco_revolt"]]


def test_E1_20_4_S2_recalled_units_make_room_for_those_from_the_field() -> None:
    """E1-20.4.S1, E1-20.4.S2 First the fortresses, with those who like to go to the capital; then the open country."""
    g = position(
        units={
            "szegedin": {"ottoman_cavalry": 4},
            "buda": {"ottoman_regular": 4},
        }
    )
    game = wintering(g)
    assert asked(game) == ("ottoman", "winter-recall")
    give(game, "recall", "space:buda", "space:istanbul")
    give(game, "all") if ("all",) in answers(game) else give(game, "take", "troop:ottoman_regular", 4)
    while asked(game) == ("ottoman", "winter-recall-group"):
        give(game, "done")
    assert asked(game) == ("ottoman", "winter-land")
    assert ("return", "troop:ottoman_cavalry", 4, "space:buda") in answers(game)


def test_E1_20_4_4_besiegers_of_their_own_lost_capital_leave() -> None:
    """E1-20.4.4, E1-20.4.6 A capital in enemy hands is a foreign fortress: nobody stays there."""
    g = position(
        units={"milan": {"spain_regular": 2}}, control={"milan": "ottoman"}, sieges={("milan", "spain"): 2}
    )
    game = wintering(g)
    while asked(game) is not None:
        game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "milan") == {}


def test_E1_20_4_S1_a_minor_s_units_may_be_recalled_to_its_key() -> None:
    """E1-20.4.S1, E1-24.3 Its own only."""
    g = position(
        units={"milan": {}, "genoa": {"hre_regular": 1, "spain_regular": 1}}, allies=[("spain", "hre")]
    )
    game = wintering(g)
    give(game, "recall", "space:genoa", "space:vienna")
    while asked(game) == ("spain", "winter-recall-group"):
        assert not any("troop:spain_regular" in a for a in answers(game))
        give(game, "done") if DONE in answers(game) else game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "vienna") == {
        "hre_regular": 1,
    }
    assert force(game.state, "genoa") == {"spain_regular": 1}


def two_capitals(**given: Any) -> Elisabeth:
    """The Protestants have a capital in France and one in the Netherlands, and Scotland for an ally."""
    g = position(
        scenario="campaign",
        control={"la_rochelle": "protestant", "antwerp": "protestant"},
        allies=[("protestant", "scotland")],
        **given,
    )
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["antwerp"]]
    return g


def test_E1_23_6_the_other_branch_s_capital_is_a_fortress_like_others() -> None:
    """E1-20.4 Exception 3, OP-20-17 Dutch units near La Rochelle may winter there, four at most, or go to Antwerp."""
    g = two_capitals(units={"nantes": {"dutch_regular": 6}})
    goals = quarters(g, PROTESTANT, TROOP.by_id["dutch_regular"], PLACE.by_id["nantes"])
    assert {SPACES[s].id for s in goals} == {"antwerp", "la_rochelle"}
    game = wintering(g)
    most = [a[2] for a in answers(game) if a[-1] == "space:la_rochelle"]
    assert max(most) == 4


def test_E1_23_6_a_capital_of_the_protestants_takes_in_no_scots() -> None:
    """E1-23.6, E1-24.3 Scots go to their home key, or to the nearest fortress."""
    g = two_capitals(units={"antwerp": {"scotland_regular": 5, "dutch_regular": 5}})
    scots, dutch = TROOP.by_id["scotland_regular"], TROOP.by_id["dutch_regular"]
    antwerp, rochelle = PLACE.by_id["antwerp"], PLACE.by_id["la_rochelle"]
    assert is_quarter(g, PROTESTANT, dutch, antwerp)
    assert not is_quarter(g, PROTESTANT, scots, antwerp)
    assert rochelle not in quarters(g, PROTESTANT, scots, antwerp)
    assert must_leave(g, PROTESTANT, antwerp) == 1  # of the Scots; it is the capital of the Dutch


def test_E1_20_4_S3_a_leader_left_alone_in_a_fortress_goes_to_the_capital() -> None:
    """E1-20.4.S3 He can't stay where no units are."""
    g = position(units={"istanbul": {"ottoman_regular": 1}}, leaders={"buda": ["mehmed"]})
    game = wintering(g)
    while asked(game) is not None:
        game.answer(game.questions[0], answers(game)[0])
    assert where(game.state, "mehmed") == "istanbul"


def test_E1_20_6_two_mercenaries_are_shown_where_one_could_not() -> None:
    """E1-20.6, E1-17.1.1 The six HRE counters of 1 stand elsewhere: no regular can come to Vienna, but two mercenaries on a
    counter of 2."""
    single = ("buda", "pressburg", "trieste", "prague", "hamburg", "bremen")
    g = position(scenario="campaign", units={s: {"hre_regular": 1} for s in single})
    the_realms(g).for_hire = 4
    assert empire_choices(g) == [("recruit-mercenaries",)]
    g.phase = "winter"
    play(g, ("winter_replacement", HRE))
    assert force(g, "vienna") == {"hre_mercenary": 2}
