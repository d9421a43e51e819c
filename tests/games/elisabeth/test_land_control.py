"""E1-12: control, unrest, lines of communication and displacement."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    position,
    refusal,
    ships_at,
    where,
)
from theatrum.core.contract import Ask
from theatrum.games.elisabeth.queries.paths import communication, nearest
from theatrum.games.elisabeth.queries.relations import adjacent
from theatrum.games.elisabeth.rules.displacement import displace_land, displace_ships, havens
from theatrum.games.elisabeth.state import the_realms
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import FRANCE, INDEPENDENT, OTTOMAN, PROTESTANT, SPAIN, VENICE

RAGUSA = ("control", "space:ragusa")


# ---- control -----------------------------------------------------------------------------------------------------------
def test_E1_12_2_4_a_occupied() -> None:
    g = position(units={"ragusa": {"ottoman_regular": 1}})
    game = act(g, *RAGUSA)
    assert controller(game.state, "ragusa") == "ottoman"
    assert asked(game) is None


def test_EX_2_2_b_from_beside_and_independents_don_t_matter() -> None:
    """EX-12-a: the independent regular in Florence does not keep Spain from taking Siena from Rome."""
    g = position(units={"rome": {"spain_regular": 1}, "florence": {"independent_regular": 1}}, active="spain")
    assert ("control", "space:siena") in offered(g)


def test_E1_12_2_4_b_not_if_an_enemy_is_beside_it_too() -> None:
    g = position(
        units={"rome": {"spain_regular": 1}, "genoa": {"ottoman_regular": 1}},
        control={"genoa": "ottoman"},
        active="spain",
    )
    assert refusal(g, "control", "space:siena").rule == "E1-12.2.4"


def test_E1_12_2_4_b_over_a_pass_is_not_beside() -> None:
    """Neither for oneself nor for the enemy."""
    g = position(units={"belgrade": {"ottoman_regular": 1}})
    assert refusal(g, *RAGUSA).rule == "E1-12.2.4"
    g = position(
        units={"scutari": {"ottoman_regular": 1}, "belgrade": {"spain_regular": 1}},
        control={"belgrade": "spain"},
    )
    assert RAGUSA in offered(g)


def test_E1_12_2_4_b_besieged_and_besieging_units_count() -> None:
    g = position(
        units={"rome": {"ottoman_regular": 3}},
        inside={"rome": {"spain_regular": 1}},
        sieges={("rome", "ottoman"): 3},
        active="spain",
    )
    assert refusal(g, "control", "space:siena").rule == "E1-12.2.4"


def test_E1_12_2_2_and_12_3_1_fortified_spaces_need_a_siege() -> None:
    g = position(units={"genoa": {"spain_regular": 1}}, active="spain")
    assert refusal(g, "control", "space:florence").rule == "E1-12.3.1"


def test_E1_12_2_3_without_a_line_of_communication_no_flag() -> None:
    """An Ottoman force in Palermo has none, until Ottoman ships link it with Djerba."""
    units = {"palermo": {"ottoman_regular": 2}}
    g = position(units=units)
    assert refusal(g, "control", "space:palermo").rule == "E1-12.2.3"
    g = position(
        units=units, fleet={"tyrrhenian_sea": {"ottoman_corsair": 1}, "barbary_coast": {"ottoman_galley": 1}}
    )
    assert ("control", "space:palermo") in offered(g)


@pytest.mark.parametrize(
    "other, rule", [({}, ""), ({"france_regular": 1}, "E1-12.2.5"), ({"hre_regular": 1}, "")]
)
def test_E1_12_2_5_others_units_must_be_gone(other: dict[str, int], rule: str) -> None:
    """E1-12.2.5 Spain takes Siena alone or with its ally, not while the French, with whom it is at peace, stand there."""
    g = position(
        scenario="campaign",
        units={"siena": {"spain_regular": 2, **other}},
        control={"rome": "spain"},
        allies=[("spain", "hre")],
        active="spain",
    )
    g.end_war(SPAIN, FRANCE)
    if rule:
        assert refusal(g, "control", "space:siena").rule == rule
    else:
        assert ("control", "space:siena") in offered(g)


def test_E1_12_2_7_ships_put_to_sea_or_are_lost() -> None:
    g = position(
        units={"messina": {"ottoman_regular": 1}},
        fleet={"messina": {"spain_galley": 2}, "ionian_sea": {"ottoman_corsair": 1}},
        leaders={"messina": ["santa_cruz"]},
    )
    game = act(g, "control", "space:messina")
    assert ships_at(game.state, "tyrrhenian_sea") == {"spain_galley": 2}
    assert where(game.state, "santa_cruz") == "tyrrhenian_sea"
    assert controller(game.state, "messina") == "ottoman"
    fleet = {
        "messina": {"spain_galley": 2},
        "ionian_sea": {"ottoman_corsair": 1},
        "tyrrhenian_sea": {"ottoman_galley": 1},
    }
    g = position(units={"messina": {"ottoman_regular": 1}}, fleet=fleet, leaders={"messina": ["santa_cruz"]})
    game = act(g, "control", "space:messina")
    assert sum(game.state.ships_lost) == 2
    assert where(game.state, "santa_cruz") == NEXT_TURN


def test_E1_12_2_7_the_owner_chooses_the_sea() -> None:
    """The Ottomans come by way of Ancona: both seas at Messina are free of their ships."""
    g = position(
        units={"messina": {"ottoman_regular": 1}},
        control=dict.fromkeys(("ancona", "cerignola", "taranto"), "ottoman"),
        fleet={"messina": {"spain_galley": 2}, "adriatic_sea": {"ottoman_galley": 1}},
    )
    game = act(g, "control", "space:messina")
    assert asked(game) == ("spain", "ships-flee")
    assert answers(game) == [("flee", "zone:tyrrhenian_sea"), ("flee", "zone:ionian_sea")]
    give(game, "flee", "zone:ionian_sea")
    assert ships_at(game.state, "ionian_sea") == {"spain_galley": 2}


def test_E1_12_2_1_and_12_2_6_only_what_is_independent_or_an_enemy_s_and_the_faith_stays() -> None:
    """E1-12.2.1, E1-12.2.6 Neutral Zara (Venice) can't be taken; and control does not touch the religion."""
    g = position(units={"ragusa": {"ottoman_regular": 1}})
    assert ("control", "space:zara") not in offered(g)
    protestant = g.protestant
    game = act(g, *RAGUSA)
    assert game.state.control[PLACE.by_id["ragusa"]] == OTTOMAN
    assert game.state.protestant == protestant
    assert RAGUSA not in offered(game.state)


# ---- lines of communication --------------------------------------------------------------------------------------------
def test_E1_12_1_1_sources_are_fortified_home_spaces_of_oneself_and_allies() -> None:
    """Vienna counts for Spain while the HRE is its ally; the space at the end may be anybody's."""
    g = position(active="spain")
    assert not communication(g, SPAIN, PLACE.by_id["pressburg"])
    g = position(active="spain", allies=[("spain", "hre")])
    assert communication(g, SPAIN, PLACE.by_id["pressburg"])
    assert communication(g, SPAIN, PLACE.by_id["buda"])


def test_E1_12_1_2_enemies_and_unrest_cut_the_line() -> None:
    g = position()
    assert communication(g, OTTOMAN, PLACE.by_id["coron"])
    g = position(units={"larissa": {"spain_regular": 1}})
    assert communication(g, OTTOMAN, PLACE.by_id["durazzo"])  # from Scutari, a fortress
    g = position(units={"scutari": {"spain_regular": 1}, "larissa": {"spain_regular": 1}}, unrest=["ragusa"])
    assert not communication(g, OTTOMAN, PLACE.by_id["durazzo"])
    g = position(leaders={"scutari": ["duke_of_alva"], "larissa": ["parma"]})
    assert not communication(g, OTTOMAN, PLACE.by_id["durazzo"])


def test_E1_12_1_3_every_sea_zone_needs_a_ship_of_one_s_own() -> None:
    g = position(fleet={"aegean_sea": {"ottoman_galley": 1}})
    assert communication(g, OTTOMAN, PLACE.by_id["candia"])
    assert not communication(g, OTTOMAN, PLACE.by_id["cyprus"])
    g = position(fleet={"aegean_sea": {"ottoman_galley": 1}, "eastern_mediterranean": {"ottoman_corsair": 1}})
    assert communication(g, OTTOMAN, PLACE.by_id["cyprus"])


def test_E1_12_1_4_waterways_carry_a_line_only_for_the_holder_of_their_port() -> None:
    """Antwerp (Spanish) reaches Flushing by the waterway while Spain holds Flushing, the port of the pair."""
    g = position(scenario="campaign", control={"antwerp": "spain", "flushing": "spain"})
    assert communication(g, SPAIN, PLACE.by_id["flushing"])
    g = position(scenario="campaign", control={"antwerp": "spain", "flushing": "england"})
    assert not communication(g, SPAIN, PLACE.by_id["flushing"])


# ---- unrest --------------------------------------------------------------------------------------------------------------
def test_E1_12_4_12_unrest_is_removed_without_a_line_of_communication() -> None:
    g = position(units={"palermo": {"ottoman_regular": 1}}, unrest=["palermo", "granada"])
    assert [a for a in offered(g) if a[0] == "calm"] == [("calm", "space:palermo")]
    game = act(g, "calm", "space:palermo")
    assert not game.state.in_unrest(PLACE.by_id["palermo"])
    assert controller(game.state, "palermo") == "spain"


def test_E1_12_4_12_from_beside_only_without_an_enemy_beside() -> None:
    units = {"gibraltar": {"spain_regular": 1}}
    g = position(units=units, unrest=["granada"], active="spain")
    assert ("calm", "space:granada") in offered(g)
    g = position(units={**units, "cartagena": {"morisco": 1}}, unrest=["granada"], active="spain")
    assert refusal(g, "calm", "space:granada").rule == "E1-12.4.12"


def test_E1_12_4_12_not_over_a_pass() -> None:
    """E1-12.4.12 Sofia is calmed from Edirne, but from Nicopolis only a pass leads there; nor does an enemy beyond it keep
    anybody from it."""
    calm = ("calm", "space:sofia")
    assert calm in offered(position(units={"edirne": {"ottoman_regular": 1}}, unrest=["sofia"]))
    g = position(units={"nicopolis": {"ottoman_regular": 1}}, unrest=["sofia"])
    assert PLACE.by_id["sofia"] in adjacent(g, OTTOMAN, PLACE.by_id["nicopolis"])
    assert refusal(g, *calm).rule == "E1-12.4.12"
    both = {"edirne": {"ottoman_regular": 1}, "nicopolis": {"spain_regular": 1}}
    assert calm in offered(position(units=both, unrest=["sofia"]))


# ---- displacement ----------------------------------------------------------------------------------------------------------
def run(procedure: object, *chosen: tuple[str | int, ...]) -> list[Ask]:
    """Run a procedure by hand, giving these answers."""
    asks: list[Ask] = []
    replies = list(chosen)
    try:
        question = next(procedure)  # type: ignore[call-overload]
        while True:
            asks.append(question)
            offered_answers = question.answers() if callable(question.answers) else question.answers
            assert replies[0] in offered_answers, offered_answers
            question = procedure.send(replies.pop(0))  # type: ignore[attr-defined]
    except StopIteration:
        assert not replies
        return asks


def test_EX_12_b_the_owner_chooses_the_nearest_fortress_or_the_capital() -> None:
    """E1-12.5.2 Two French mercenaries leave Lyon for Orleans or Paris (Metz is as near as Orleans)."""
    g = position(scenario="campaign", units={"lyon": {"france_mercenary": 2}})
    g.set_control(PLACE.by_id["lyon"], INDEPENDENT)
    assert PLACE.by_id["orleans"] in havens(g, PLACE.by_id["lyon"], FRANCE)
    assert PLACE.by_id["paris"] in havens(g, PLACE.by_id["lyon"], FRANCE)
    asks = run(displace_land(g, PLACE.by_id["lyon"], [FRANCE]), ("displace", "space:orleans"), ("all",))
    assert asks[0].prompt == "displace"
    assert force(g, "orleans") == {"france_mercenary": 2}


def test_E1_12_5_4_distance_counts_a_sea_zone_as_one_space() -> None:
    g = position()
    goals = [PLACE.by_id["naples"], PLACE.by_id["malta"], PLACE.by_id["genoa"]]
    assert nearest(g, SPAIN, PLACE.by_id["palermo"], goals) == [PLACE.by_id["genoa"], PLACE.by_id["naples"]]


def test_ruling_7_of_file_07_never_into_a_besieged_space() -> None:
    g = position(sieges={("naples", "ottoman"): 3}, units={"palermo": {"spain_regular": 1}})
    assert PLACE.by_id["naples"] not in havens(g, PLACE.by_id["palermo"], SPAIN)


def test_E1_12_5_3_ships_go_to_the_nearest_port() -> None:
    g = position(fleet={"candia": {"venice_galley": 2}}, control={"candia": "ottoman"})
    run(displace_ships(g, PLACE.by_id["candia"], [VENICE]))
    assert ships_at(g, "cyprus") == {"venice_galley": 2}
    assert ships_at(g, "candia") == {}


def test_E1_12_5_4_the_owner_chooses_for_each_ship() -> None:
    """E1-12.5.3, E1-12.5.4 Messina and Naples are equally near Palermo: one galley goes here, the other with Santa Cruz
    there. E1-5.1.16 He never sails without a ship."""
    g = position(
        fleet={"palermo": {"spain_galley": 2}},
        leaders={"palermo": ["santa_cruz"]},
        control={"palermo": "ottoman"},
    )
    run(
        displace_ships(g, PLACE.by_id["palermo"], [SPAIN]),
        ("displace", "space:messina"),
        ("take", "ship:spain_galley", 1),
        ("done",),
        ("displace", "space:naples"),
    )
    assert ships_at(g, "messina") == ships_at(g, "naples") == {"spain_galley": 1}
    assert where(g, "santa_cruz") == "naples"
    g = position(
        fleet={"palermo": {"spain_galley": 2}},
        leaders={"palermo": ["santa_cruz"]},
        control={"palermo": "ottoman"},
    )
    run(
        displace_ships(g, PLACE.by_id["palermo"], [SPAIN]),
        ("displace", "space:messina"),
        ("take", "ship:spain_galley", 2),
        ("done",),
    )
    assert where(g, "santa_cruz") == "messina"


def test_ruling_8_of_file_07_nowhere_to_go() -> None:
    g = position(units={"palermo": {"venice_regular": 2}})
    for space in ("venice", "zara", "corfu", "candia", "cyprus"):
        g.set_control(PLACE.by_id[space], OTTOMAN)
    before = g.reserve[:]
    run(displace_land(g, PLACE.by_id["palermo"], [VENICE]))
    assert force(g, "palermo") == {}
    assert sum(g.reserve) == sum(before) + 2


def test_E1_12_5_2_units_may_part() -> None:
    g = position(units={"palermo": {"spain_regular": 2}}, leaders={"palermo": ["parma"]})
    run(
        displace_land(g, PLACE.by_id["palermo"], [SPAIN]),
        ("displace", "space:naples"),
        ("take", "troop:spain_regular", 1),
        ("done",),
        ("displace", "space:madrid"),
        ("all",),
    )
    assert force(g, "naples") == {"spain_regular": 1}
    assert force(g, "madrid") == {"spain_regular": 1}
    assert where(g, "parma") == "madrid"


def test_E1_23_6_a_protestant_capital_far_away_takes_in_only_its_own_branch() -> None:
    """E1-12.5.2, E1-23.6 Dutch units leave Lyon for the nearest fortress or Antwerp, not for La Rochelle."""
    g = position(
        scenario="campaign",
        control={"la_rochelle": "protestant", "antwerp": "protestant", "grenoble": "protestant"},
        fortresses=["grenoble"],
        units={"lyon": {"dutch_regular": 1}},
    )
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["antwerp"]]
    asks = run(displace_land(g, PLACE.by_id["lyon"], [PROTESTANT]), ("displace", "space:antwerp"))
    assert ("displace", "space:la_rochelle") not in asks[0].answers  # type: ignore[operator]
    assert force(g, "antwerp") == {"dutch_regular": 1}
