"""Events about land units [E1-C]."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    controller,
    force,
    give,
    position,
    told,
)
from games.elisabeth.card_play import announce, campaign, ways
from games.elisabeth.event_builders import opening, uncancelled
from theatrum.core.contract import PASS
from theatrum.games.elisabeth.tables.places import PLACE


def test_E1_C_17_army_mutiny_all_mercenaries_and_half_the_regulars() -> None:
    """E1-C.17 Then unrest, if the space is the victim's."""
    g = position(
        hands={"ottoman": ["army_mutiny"]}, units={"naples": {"spain_regular": 3, "spain_mercenary": 2}}
    )
    game = uncancelled(g, "ottoman", "army_mutiny", "space:naples", "power:spain")
    assert force(game.state, "naples") == {"spain_regular": 2}
    assert game.state.in_unrest(PLACE.by_id["naples"])


def test_E1_C_17_of_the_ottomans_half_of_all_and_never_in_a_capital() -> None:
    """E1-C.17 Ottomans: half of all units, their choice; at least three units; not a capital."""
    g = position(
        hands={"spain": ["army_mutiny"]},
        units={
            "buda": {"ottoman_regular": 3, "ottoman_cavalry": 2},
            "istanbul": {"ottoman_regular": 5},
            "athens": {"ottoman_regular": 2},
        },
    )
    game = opening(g, "spain")
    assert [a for a in answers(game) if a[:2] == ("event", "card:army_mutiny")] == [
        ("event", "card:army_mutiny", "space:buda", "power:ottoman")
    ]
    give(game, "event", "card:army_mutiny", "space:buda", "power:ottoman")
    give(game, "pass")
    for _ in range(2):
        give(game, "lose", "troop:ottoman_cavalry", "space:buda")
    assert force(game.state, "buda") == {"ottoman_regular": 3}


def test_E1_C_20_dysentery_a_third_of_the_besiegers() -> None:
    """E1-C.20 Rounded up; if they no longer outnumber the garrison the siege is over [E1-15.3]."""
    g = position(
        units={"szigetvar": {"ottoman_regular": 4}},
        inside={"szigetvar": {"hre_regular": 2}},
        control={"mohacs": "ottoman"},
        wars=[("ottoman", "hre")],
        sieges={("szigetvar", "ottoman"): 3},
        hands={"spain": ["dysentery"]},
    )
    game = uncancelled(g, "spain", "dysentery", "space:szigetvar", "power:ottoman")
    while asked(game) == ("ottoman", "siege-retreat"):
        give(game, *answers(game)[0])
    assert not game.state.sieges
    assert force(game.state, "szigetvar") == {"hre_regular": 2}


def test_E1_C_21_foreign_volunteers_where_nothing_can_be_raised() -> None:
    """E1-C.21 Up to three regulars in friendly spaces; the bans on raising do not hold."""
    game = uncancelled(position(hands={"ottoman": ["foreign_volunteers"]}), "ottoman", "foreign_volunteers")
    give(game, "put", "troop:ottoman_regular", "space:algiers")
    give(game, "put", "troop:ottoman_regular", "space:djerba_tripoli")
    give(game, "done")
    assert force(game.state, "algiers") == force(game.state, "djerba_tripoli") == {"ottoman_regular": 1}


def test_E1_C_24_homeland_revolt_in_empty_home_spaces() -> None:
    """E1-C.24, E1-12.4.1 Two markers; never where a unit, ship or leader is."""
    g = position(hands={"spain": ["homeland_revolt"]}, units={"edirne": {"ottoman_regular": 1}})
    game = uncancelled(g, "spain", "homeland_revolt", "power:ottoman")
    assert ("riot", "space:edirne") not in answers(game)
    give(give(game, "riot", "space:sofia"), "riot", "space:salonika")
    assert game.state.in_unrest(PLACE.by_id["sofia"])
    assert game.state.in_unrest(PLACE.by_id["salonika"])


OCCUPIED: list[tuple[str, dict[str, Any]]] = [
    ("unit", {"units": {"PLACE": {"france_regular": 1}}}),
    ("ship", {"fleet": {"PLACE": {"france_galley": 1}}}),
    ("leader", {"leaders": {"PLACE": ["montmorency"]}}),
]


def occupied(by: dict[str, Any], space: str) -> dict[str, Any]:
    """A unit, a ship or a leader of somebody there."""
    return {kind: {space: pieces["PLACE"]} for kind, pieces in by.items()}


@pytest.mark.parametrize("by", [by for _, by in OCCUPIED], ids=[name for name, _ in OCCUPIED])
def test_E1_12_4_1_four_events_want_empty_spaces(by: dict[str, Any]) -> None:
    """E1-12.4.1 Homeland Revolt, Morisco Revolt, Puritans and the Rising in the North: no land unit, ship or leader of any
    power is there."""

    def spaces(player: str, card: str, *named: str, **given: Any) -> set[str]:
        g = campaign(**given)
        g.protestant |= 1 << PLACE.by_id["bristol"] | 1 << PLACE.by_id["norwich"]
        game = announce(g, player, card, *named)
        while asked(game) is not None and "window" in asked(game)[1]:  # type: ignore[index]
            give(game, "pass")
        return {str(a[1]) for a in answers(game) if a[0] == "riot"}

    for player, card, named, space in (
        ("spain", "homeland_revolt", ("power:england",), "bristol"),
        ("spain", "puritans", ("mode:unrest",), "bristol"),
        ("spain", "rising_in_the_north", ("mode:unrest",), "bristol"),
        ("ottoman", "morisco_revolt", (), "cartagena"),
    ):
        assert f"space:{space}" in spaces(player, card, *named)
        assert f"space:{space}" not in spaces(player, card, *named, **occupied(by, space))
    assert not ways(campaign(**occupied(by, "granada")), "ottoman", "morisco_revolt")


def test_E1_12_4_1_other_events_hit_occupied_spaces() -> None:
    """E1-12.4.1 A mutiny in Naples, with half the army still there."""
    g = position(hands={"ottoman": ["army_mutiny"]}, units={"naples": {"spain_regular": 4}})
    game = uncancelled(g, "ottoman", "army_mutiny", "space:naples", "power:spain")
    assert force(game.state, "naples") == {"spain_regular": 2}
    assert game.state.in_unrest(PLACE.by_id["naples"])


@pytest.mark.parametrize("die, prompt", [(3, ("spain", "riot")), (4, None)])
def test_E1_C_25_janissaries_rebel(die: int, prompt: tuple[str, str] | None) -> None:
    """E1-C.25 1 – 3 unrest where the player of the card likes; 4 – 6 two regulars of the Ottomans' choice."""
    g = position(hands={"spain": ["janissaries_rebel"]}, units={"buda": {"ottoman_regular": 3}}, dice=[die])
    game = uncancelled(g, "spain", "janissaries_rebel")
    if prompt is not None:
        assert asked(game) == prompt
    else:
        assert force(game.state, "buda") == {"ottoman_regular": 1}


def test_E1_C_25_the_ottomans_may_recruit_instead() -> None:
    """E1-C.25 Two regulars in Istanbul."""
    game = uncancelled(
        position(hands={"ottoman": ["janissaries_rebel"]}), "ottoman", "janissaries_rebel", "space:istanbul"
    )
    assert force(game.state, "istanbul") == {"ottoman_regular": 2}


def test_E1_C_27_mercenaries_desert_and_one_may_be_hired() -> None:
    """E1-C.27 Up to three go; the player may hire one next to them, if it has mercenaries."""
    g = position(hands={"ottoman": ["mercenaries_desert"]}, units={"milan": {"spain_mercenary": 4}})
    game = uncancelled(g, "ottoman", "mercenaries_desert", "space:milan", "troop:spain_mercenary", 3)
    assert force(game.state, "milan") == {"spain_mercenary": 1}
    assert asked(game) is None or asked(game)[1] != "hire"  # type: ignore[index]


def test_E1_C_28_morisco_revolt() -> None:
    """E1-C.28, E1-5.3.7 Unrest in Granada and two spaces near it; the Moriscos rise; the card stays beside the board."""
    game = uncancelled(position(hands={"ottoman": ["morisco_revolt"]}), "ottoman", "morisco_revolt")
    give(game, "riot", "space:cordoba")
    give(game, "done")
    assert force(game.state, "granada") == {"morisco": 2}
    assert game.state.in_unrest(PLACE.by_id["granada"])
    assert game.state.in_unrest(PLACE.by_id["cordoba"])
    assert game.state.beside == [CARD["morisco_revolt"]]


def test_E1_C_31_treachery_assaults_whatever_ships_say() -> None:
    """E1-C.31, E1-15.1.8 Only where the siege is older than this impulse; no Storms; full dice against half."""
    g = position(
        units={"messina": {"ottoman_regular": 3}},
        inside={"messina": {"spain_regular": 1}},
        sieges={("messina", "ottoman"): 3},
        fleet={"messina": {"spain_galley": 2}},
        hands={"ottoman": ["treachery"], "spain": ["storms"]},
        dice=[6, 1, 1, 1],
    )
    g.fortresses |= 1 << PLACE.by_id["messina"]
    game = uncancelled(g, "ottoman", "treachery", "space:messina")
    while asked(game) is not None and asked(game)[1] in (
        "assault-form",
        "window-w7",
        "window-w16",
        "window-w6",
    ):  # type: ignore[index]
        give(game, *(("all",) if ("all",) in answers(game) else PASS))
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3, 1]
    assert controller(game.state, "messina") == "ottoman"
