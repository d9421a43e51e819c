"""Alliances and minor powers [E1-9, E1-24]."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    passing,
    play,
    position,
    ships_at,
    told,
    wintering,
)
from theatrum.core.contract import PASS
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.queries.entering import may_enter, may_retreat_to
from theatrum.games.elisabeth.queries.relations import friendly
from theatrum.games.elisabeth.rules.minors import activate, deactivate
from theatrum.games.elisabeth.rules.status import war_on_minor
from theatrum.games.elisabeth.rules.status_roll import determine
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    INDEPENDENT,
    OTTOMAN,
    SPAIN,
    VENICE,
)

T = TypeVar("T")


def drive(procedure: Generator[Any, Any, T]) -> T:
    """Run a procedure that asks nothing."""
    try:
        asked = next(procedure)
    except StopIteration as end:
        return end.value  # type: ignore[no-any-return]
    raise AssertionError(f"{asked} is asked")


def test_E1_24_5_influence_costs_one_and_ends_at_nine() -> None:
    """E1-24.5 Not with a spent marker, and not where the power has no voice."""
    g = position(cp=2)
    game = give(play(g, ("actions",)), "influence", "power:hre")
    assert game.state.voice(HRE, OTTOMAN) == 4
    full = position()
    full.set_voice(HRE, OTTOMAN, 9)
    full.set_voice(VENICE, OTTOMAN, RESOLVED)
    assert [a for a in offered(full) if a[0] == "influence"] == [("influence", "power:papacy")]


def test_E1_24_2_S3_an_active_minor_s_spaces_get_the_ally_s_flags() -> None:
    """E1-24.2.S1, E1-24.2.S3, E1-24.2.S4, E1-24.3 Its keys count, its units obey; what the Ottomans hold stays theirs."""
    g = position(control={"candia": "ottoman"})
    drive(activate(g, SPAIN, VENICE))
    assert controller(g, "venice") == "spain"
    assert controller(g, "candia") == "ottoman"
    assert g.master[VENICE] == SPAIN


def test_WX_24_B_the_ottomans_can_only_end_the_alliance() -> None:
    """E1-24.4, E1-24.6.S5 Flags off, Spaniards out, Venetian ships home."""
    g = position(
        hands={"spain": ["holy_league"]},
        allies=[("spain", "venice")],
        control=dict.fromkeys(("venice", "zara", "corfu", "candia", "cyprus"), "spain"),
        units={"candia": {"spain_regular": 1, "venice_regular": 1}},
        fleet={"ionian_sea": {"venice_galley": 1}},
        dice=[6, 1],
    )
    game = give(play(g, ("impulse", SPAIN)), "event", "card:holy_league")
    while asked(game) is not None and asked(game)[1] in (
        "window-w1",
        "displace",
        "displace-ships",
        "displace-group",
    ):  # type: ignore[index]
        give(game, *(PASS if PASS in answers(game) else answers(game)[0]))
    assert controller(game.state, "candia") == "venice"
    assert force(game.state, "candia") == {"venice_regular": 1}
    assert ships_at(game.state, "ionian_sea") == {}


@pytest.mark.parametrize("friend", [True, False])
def test_E1_24_4_strangers_go_to_the_nearest_friendly_fortress_and_port(friend: bool) -> None:
    """E1-24.4, E1-9.2.4 Venice falls away from Spain: who stands in Candia goes to the nearest friendly fortress, be it one of
    Spain's ally in Athens, not to a capital; the galley to the nearest friendly port. Without an ally there, to Malta."""
    g = position(
        scenario="campaign",
        allies=[("spain", "venice"), *([("spain", "france")] if friend else [])],
        control={"candia": "spain", "athens": "france"},
        units={"candia": {"spain_regular": 2}},
        fleet={"candia": {"spain_galley": 1}} if friend else {},
    )
    drive(deactivate(g, VENICE))
    assert force(g, "athens" if friend else "malta") == {"spain_regular": 2}
    assert ships_at(g, "athens") == ({"spain_galley": 1} if friend else {})


def _fall_away(g: Elisabeth) -> list[str]:
    """Venice falls away: who was asked what. At no question a leader is at sea without a ship."""
    procedure, answer, asked = deactivate(g, VENICE), None, []
    while True:
        try:
            question = procedure.send(answer)
        except StopIteration:
            return asked
        alone = [broken for broken in invariants(g) if "without a ship" in broken]
        assert alone == [], "nor while anybody is asked which of several ports"
        asked.append(str(question.args["space"]))
        answer = question.answers[0]


def test_E1_5_1_16_whoever_led_a_minor_s_fleet_leaves_the_sea_before_others_are_asked() -> None:
    """E1-5.1.16, E1-24.4 Two of Spain's admirals lead Venetian galleys in two seas, and a Spanish galley lies in Candia,
    when Venice falls away: first both leave the sea, then it is asked whither the galley goes."""
    g = position(
        scenario="campaign",
        allies=[("spain", "venice")],
        control={"messina": "spain", "candia": "spain"},
        fleet={
            "ionian_sea": {"venice_galley": 1},
            "tyrrhenian_sea": {"venice_galley": 1},
            "candia": {"spain_galley": 1},
        },
        leaders={"ionian_sea": ["santa_cruz"], "tyrrhenian_sea": ["don_john"]},
    )
    g.naval_role |= 1 << LEADER.by_id["don_john"]
    asked = _fall_away(g)
    assert {"zone:ionian_sea", "space:candia"} <= set(asked), asked
    assert asked.index("zone:ionian_sea") < asked.index("space:candia")
    for leader in ("santa_cruz", "don_john"):
        assert g.control[g.leader_at[LEADER.by_id[leader]]] == SPAIN


@pytest.mark.parametrize("own", [True, False])
def test_E1_5_1_16_whose_minor_s_galley_goes_home_is_not_alone_at_sea(own: bool) -> None:
    """E1-5.1.16, E1-24.4, E1-12.5.3 Santa Cruz leads a Venetian galley in the Ionian Sea when Venice falls away from Spain:
    it goes home, and he, without a ship, to the nearest Spanish port; beside a Spanish galley he stays."""
    g = position(
        scenario="campaign",
        allies=[("spain", "venice")],
        control={"messina": "spain"},
        fleet={"ionian_sea": {"venice_galley": 1, **({"spain_galley": 1} if own else {})}},
        leaders={"ionian_sea": ["santa_cruz"]},
    )
    _fall_away(g)
    assert ships_at(g, "ionian_sea") == ({"spain_galley": 1} if own else {})
    at = g.leader_at[LEADER.by_id["santa_cruz"]]
    assert at == PLACE.by_id["ionian_sea"] if own else g.control[at] == SPAIN


def test_E1_24_3_the_ally_raises_a_minor_s_regulars() -> None:
    """E1-17.2.6, E1-24.3, E1-SL.10 (c) Papal regulars and galleys; of the HRE mercenaries, too."""
    g = position(active="spain", allies=[("spain", "hre")])
    assert ("raise", "troop:papacy_regular", "space:rome") in offered(g)
    assert ("build", "ship:papacy_galley", "space:ancona") in offered(g) or (
        "build",
        "ship:papacy_galley",
        "space:rome",
    ) in offered(g)
    assert ("raise", "troop:hre_mercenary", "space:vienna") in offered(g)
    assert ("raise", "troop:hre_regular", "space:vienna") not in offered(position(active="spain"))


def test_E1_9_2_4_an_ally_s_spaces_are_friendly() -> None:
    """E1-9.2.4, E1-13.1.7, E1-14.1.6 To enter, to retreat to, and for a line of communication."""
    g = position(
        scenario="campaign", units={"marseille": {"france_regular": 1}}, allies=[("spain", "france")]
    )
    assert friendly(g, SPAIN, PLACE.by_id["marseille"])
    assert may_enter(g, SPAIN, PLACE.by_id["marseille"])
    assert may_retreat_to(g, SPAIN, PLACE.by_id["marseille"])
    apart = position(scenario="campaign", units={"marseille": {"france_regular": 1}})
    assert not may_enter(apart, SPAIN, PLACE.by_id["marseille"])
    assert not may_retreat_to(apart, SPAIN, PLACE.by_id["marseille"])


def test_E1_24_2_S5_activation_ends_the_minor_s_own_wars() -> None:
    """E1-24.2.S5, E1-24.2.S2, E1-9.4.5 The Emperor's war with the Ottomans is now that of his ally."""
    g = position(wars=[("ottoman", "hre")])
    drive(activate(g, SPAIN, HRE))
    assert not g.war[HRE]
    assert g.war[OTTOMAN] >> SPAIN & 1


def test_E1_24_6_S1_and_S6_who_rolls_and_what_is_spent() -> None:
    """E1-24.6.S1, E1-24.6.S6 Activators and deactivators with a voice; then all markers lie in the box."""
    g = position(dice=[1, 6])
    assert drive(determine(g, VENICE)) == [SPAIN, OTTOMAN]
    assert g.voice(VENICE, OTTOMAN) == g.voice(VENICE, SPAIN) == RESOLVED


def test_WX_24_C_war_on_venice_is_decided_without_the_ottomans() -> None:
    """E1-9.4.P4 Spain, France and the HRE roll; the winner may intervene, then the second."""
    g = position(scenario="campaign", dice=[6, 5, 1])
    procedure = war_on_minor(g, OTTOMAN, VENICE)
    first = next(procedure)
    assert first.seat == g.seat_of[SPAIN]  # type: ignore[union-attr]
    second = procedure.send(("isolate", "power:venice"))
    assert second.seat == g.seat_of[FRANCE]  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        procedure.send(("isolate", "power:venice"))
    assert g.master[VENICE] == VENICE


def test_E1_24_2_S3_flags_of_other_possible_allies_come_off() -> None:
    """E1-24.2.S3, E1-24.2.S4, OP-24-6 France held Candia: it is Spain's with Venice; what the Ottomans hold stays theirs."""
    g = position(scenario="campaign", control={"candia": "france", "cyprus": "ottoman"})
    drive(activate(g, SPAIN, VENICE))
    assert controller(g, "candia") == "spain"
    assert controller(g, "cyprus") == "ottoman"


def test_E1_9_4_P4_deactivators_take_no_part() -> None:
    """E1-9.4.P4 France declares war on Venice: Spain and the HRE roll, the Ottomans don't."""
    g = position(scenario="campaign", dice=[1, 6])
    procedure = war_on_minor(g, FRANCE, VENICE)
    assert next(procedure).seat == g.seat_of[HRE]  # type: ignore[union-attr]


def test_E1_24_3_a_home_key_is_a_capital_for_the_minor_s_units() -> None:
    """E1-24.3, E1-20.4.S1 Six of the Emperor's men may stay in Vienna; of six Spaniards two must go."""
    g = position(units={"vienna": {"hre_regular": 6}}, allies=[("spain", "hre")])
    game = wintering(g)
    assert asked(game) is None
    assert force(game.state, "vienna") == {"hre_regular": 6}
    g = position(units={"vienna": {"hre_regular": 3, "spain_regular": 6}}, allies=[("spain", "hre")])
    game = wintering(g)
    assert asked(game) == ("spain", "winter-land")
    assert {a[1] for a in answers(game)} == {"troop:spain_regular"}
    assert {a[2] for a in answers(game)} == {1, 2}


def test_E1_24_4_a_minor_s_besieged_garrison_abroad_goes_home() -> None:
    """E1-24.4 All its land units, those inside a besieged Spanish fortress included."""
    g = position(
        units={"milan": {"ottoman_regular": 4}},
        inside={"milan": {"hre_regular": 1, "spain_regular": 1}},
        sieges={("milan", "ottoman"): 2},
        allies=[("spain", "hre")],
    )
    drive(deactivate(g, HRE))
    assert force(g, "milan", inside=True) == {"spain_regular": 1}
    home = [s.id for s in SPACES if force(g, s.id).get("hre_regular")]
    assert len(home) == 1
    assert SPACES[PLACE.by_id[home[0]]].home == HRE


@pytest.mark.parametrize("power", [VENICE, INDEPENDENT, HRE])
def test_E1_24_1_nobody_decides_for_inactive_minors_and_independents(power: int) -> None:
    """E1-24.1, E1-24.7"""
    assert position().seat(power) == -1


def test_E1_24_7_five_independents_fight_in_the_open() -> None:
    """E1-24.7, E1-24.1 Four would go inside."""
    for number, fought in ((4, False), (5, True)):
        g = position(
            units={"genoa": {"spain_regular": 4}, "florence": {"independent_regular": number}},
            active="spain",
            dice=[1] * 10,
        )
        game = give(act(g, "march", "space:genoa", "space:florence"), "all")
        passing(game)
        assert bool(told(game, "battle")) == fought
