"""Communication, unrest and displacement [E1-12]."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import (
    answers,
    asked,
    force,
    give,
    laid_out,
    offered,
    play,
    position,
    refusal,
    ships_at,
    told,
)
from theatrum.games.elisabeth.queries.entering import may_enter, may_retreat_to
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.paths import communication, deployment
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.rules.displacement import displace_body
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import (
    REGULAR,
    TROOP,
)
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    OTTOMAN,
    SPAIN,
)


def drive(procedure: object) -> None:
    """Run a procedure that asks nothing."""
    assert list(procedure) == []  # type: ignore[call-overload]


def test_E1_12_5_2_the_morisco_unit_goes_nowhere_far() -> None:
    """E1-5.3.7, E1-12.5.2 Displaced with others, it can't follow them beyond two spaces of Granada: it is lost."""
    g = position(units={"seville_cadiz": {"morisco": 2, "ottoman_regular": 1}}, control={"algiers": "spain"})
    ottoman = [s for s in range(len(g.control)) if g.control[s] == OTTOMAN and s != PLACE.by_id["istanbul"]]
    for s in ottoman:
        g.set_control(s, SPAIN)
    force_there = {TROOP.by_id["morisco"]: 2, TROOP.by_id["ottoman_regular"]: 1}
    drive(displace_body(g, PLACE.by_id["seville_cadiz"], OTTOMAN, force_there, []))
    assert force(g, "istanbul") == {"ottoman_regular": 1}
    assert force(g, "seville_cadiz") == {}


def test_E1_12_4_2_to_4_what_unrest_prevents() -> None:
    """E1-12.4.2, E1-12.4.3, E1-12.4.4, E1-17.0.2 No deployment, retreat, line of communication or raising; but one may march in."""
    calm, angry = position(), position(unrest=["zaragoza"])
    space = PLACE.by_id["zaragoza"]
    assert space in deployment(calm, SPAIN, PLACE.by_id["madrid"])[0]
    assert space not in deployment(angry, SPAIN, PLACE.by_id["madrid"])[0]
    assert may_retreat_to(calm, SPAIN, space)
    assert not may_retreat_to(angry, SPAIN, space)
    assert space in {s for _, s in raising_places(calm, SPAIN, REGULAR)}
    assert space not in {s for _, s in raising_places(angry, SPAIN, REGULAR)}
    assert may_enter(angry, SPAIN, space)
    line = position(control={"pressburg": "ottoman"}, wars=[("ottoman", "hre")])
    assert communication(line, OTTOMAN, PLACE.by_id["vienna"])
    line.set_unrest(PLACE.by_id["pressburg"])
    assert not communication(line, OTTOMAN, PLACE.by_id["vienna"])
    assert communication(line, OTTOMAN, PLACE.by_id["pressburg"])


def test_EX_12_c_unrest_in_paris_covers_a_key_box_of_france() -> None:
    """EX-12-c, E1-12.4.9 Eight keys, 5 cards and 9 points; with an unrest marker on Paris 7, 4 and 8; without it as before."""
    g = laid_out("campaign", 6)

    def france() -> tuple[int, int, int]:
        return counted_keys(g, FRANCE), cards_due(g, FRANCE), victory_points(g, FRANCE)

    assert france() == (8, 5, 9)
    g.set_unrest(PLACE.by_id["paris"])
    assert france() == (7, 4, 8)
    g.set_unrest(PLACE.by_id["paris"], False)
    assert france() == (8, 5, 9)


def test_E1_12_4_11_no_replacement_for_a_key_in_unrest() -> None:
    """E1-12.4.9, E1-12.4.11 One box is covered; no replacement comes there in winter."""
    g = laid_out()
    keys = counted_keys(g, SPAIN)
    g.set_unrest(PLACE.by_id["madrid"])
    assert counted_keys(g, SPAIN) == keys - 1
    game = play(g, ("winter_end",))
    raised = [e.args["space"] for e in told(game, "replacement")]
    assert "space:madrid" not in raised
    assert "space:milan" in raised


def test_E1_12_4_11_no_mercenaries_into_a_capital_in_unrest() -> None:
    """E1-12.4.11, E1-9.1.11 England can give France some, until Paris is in unrest."""
    g = position(scenario="campaign", units={"london": {"england_mercenary": 2}})
    g.phase = "diplomacy"
    g.end_war(ENGLAND, FRANCE)
    gift = ("mercenaries", "power:england", "power:france", 1)
    assert DEALING.why_not(g, [gift]) is None
    g.set_unrest(PLACE.by_id["paris"])
    assert DEALING.why_not(g, [gift]) is not None


def test_E1_12_4_10_a_fortress_in_unrest_does_not_guard_the_sea() -> None:
    """E1-12.4.10 Gibraltar rolls no die against pirates."""
    raid = Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN)
    assert defence_dice(position(), raid) == defence_dice(position(unrest=["gibraltar"]), raid) + 1


def test_E1_12_0_1_and_12_1_5_what_needs_a_line_of_communication() -> None:
    """E1-12.0.1, E1-12.1.5, E1-12.3.1 Taking a space does, and an assault; marching and raising don't; fortresses are never just taken."""
    g = position(units={"cordoba": {"ottoman_regular": 2}, "gibraltar": {}}, cp=5)
    assert refusal(g, "control", "space:cordoba").rule == "E1-12.2.3"
    assert ("march", "space:cordoba", "space:granada") in offered(g)
    near = position(units={"granada": {"ottoman_regular": 2}})
    assert refusal(near, "control", "space:gibraltar").rule == "E1-12.3.1"
    given: dict[str, Any] = {
        "units": {"milan": {"ottoman_regular": 3}},
        "sieges": {("milan", "ottoman"): 3},
    }
    assert refusal(position(**given), "assault", "space:milan").rule == "E1-15.1.3"


def test_E1_12_5_1_and_12_5_5_displacement_is_free() -> None:
    """E1-12.5.1, E1-12.5.5, E1-16.2.5, E1-24.4 By an event; nobody intercepts, nobody pays; ships go to the nearest port."""
    g = position(
        units={"rome": {"spain_regular": 2}, "cerignola": {"ottoman_regular": 4}},
        fleet={"rome": {"spain_galley": 1}},
        hands={"ottoman": ["papal_bull"]},
        dice=[6, 1],
    )
    game = give(play(g, ("impulse", OTTOMAN)), "event", "card:papal_bull")
    while asked(game) is not None and asked(game)[1] != "action":  # type: ignore[index]
        game.answer(game.questions[0], answers(game)[0])
    assert force(game.state, "rome") == {}
    assert ships_at(game.state, "rome") == {}
    assert sum(force(game.state, s.id).get("spain_regular", 0) for s in SPACES) == 2
    assert sum(ships_at(game.state, s.id).get("spain_galley", 0) for s in SPACES) == 1
    assert not told(game, "intercepts")
