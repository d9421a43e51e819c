"""Marches, battles and assaults, step by step [E1-13 – E1-15]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    not_offered,
    offered,
    passing,
    position,
    ships_at,
    told,
    where,
)
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    SHIP,
    SHIPS,
)
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
)


def test_E1_13_1_13_a_lone_leader_is_taken_where_enemies_enter() -> None:
    """E1-13.1.13 In the open country, by a move."""
    g = position(
        units={"taranto": {"ottoman_regular": 1}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
    )
    game = passing(act(g, "march", "space:taranto", "space:messina"))
    assert where(game.state, "duke_of_alva") == CAPTIVE


def test_E1_13_1_P1_to_P8_a_march_step_by_step() -> None:
    """E1-13.1.P1, E1-13.1.P2, E1-13.1.P3, E1-13.1.P5, E1-13.1.P6, E1-13.1.P7, E1-13.1.P8, E1-13.3.1, E1-13.3.P1,
    E1-13.3.P2, E1-13.3.P3, E1-13.3.P4, E1-13.3.P6, E1-13.4.4 Named, paid, intercepted in vain, placed; then the defender
    avoids, and what stays withdraws."""
    g = position(
        units={
            "taranto": {"ottoman_regular": 4},
            "naples": {"spain_regular": 3},
            "rome": {"spain_regular": 1},
            "messina": {},
        },
        control={"taranto": "ottoman"},
        cp=3,
        dice=[1, 1, *(6, 3)],
    )
    game = give(act(g, "march", "space:taranto", "space:naples"), "all")
    assert game.state.cp == 2
    assert asked(game) == ("spain", "intercept") or asked(game) == ("spain", "avoid")
    if asked(game) == ("spain", "intercept"):
        give(game, "intercept", "space:rome")
        assert told(game, "fails-to-intercept")
    else:
        game.state.chance.script = (5, 2)
    assert force(game.state, "naples") == {"spain_regular": 3, "ottoman_regular": 4}
    assert asked(game) == ("spain", "avoid")
    give(game, "avoid", "space:rome")
    give(game, "take", "troop:spain_regular", 1)
    assert force(game.state, "rome") == {"spain_regular": 2}
    assert told(game, "avoids")[0].args["total"] == 9
    assert asked(game) == ("spain", "withdraw")
    give(game, "withdraw")
    assert not told(game, "battle")
    assert besiegers(game.state, "naples") == ["ottoman"]
    assert force(game.state, "naples", inside=True) == {"spain_regular": 2}


def test_E1_13_2_P1_and_P5_interception_step_by_step() -> None:
    """E1-13.2.2, E1-13.2.P1, E1-13.2.P4, E1-13.2.P5, E1-13.3.6 A part of a stack tries; each space once; after a success nobody
    avoids or withdraws."""
    g = position(
        units={
            "taranto": {"ottoman_regular": 2},
            "naples": {"spain_regular": 3},
            "palermo": {"spain_regular": 1},
        },
        control={"taranto": "ottoman"},
        dice=[6, 3, *(1, 1), *(1, 1, 1)],
    )
    game = act(g, "march", "space:taranto", "space:messina")
    give(game, "all")
    give(game, "intercept", "space:naples")
    give(game, "take", "troop:spain_regular", 1)
    assert told(game, "intercepts")
    assert not_offered(game, "intercept", "space:naples") is not None or asked(game) is None
    while asked(game) is not None and asked(game)[1] in ("intercept",):  # type: ignore[index]
        give(game, "pass")
    assert not any(e.key in ("avoids", "withdrew") for e in told(game))
    assert told(game, "battle")[0].args["others"] == 1
    assert force(game.state, "naples") == {"spain_regular": 2}


def test_E1_13_3_3_to_5_no_refuge() -> None:
    """E1-13.3.3, E1-13.3.4, E1-13.3.5, E1-14.1.4, E1-14.1.5, E1-14.1.6 Not into unrest, among enemies, to sea, to where they came
    from, nor into another's land."""
    g = position(
        units={"taranto": {"ottoman_regular": 2}, "messina": {"spain_regular": 2}},
        control={"taranto": "ottoman"},
        unrest=["palermo"],
        cp=2,
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    assert asked(game) == ("spain", "avoid")
    assert {a for a in answers(game) if a[0] == "avoid"} == {("avoid", "space:naples")}
    assert not_offered(game, "avoid", "space:palermo").rule == "E1-12.4.2"  # type: ignore[union-attr]
    assert not_offered(game, "avoid", "space:taranto").rule == "E1-14.1.7"  # type: ignore[union-attr]


def test_E1_13_4_3_an_inactive_minor_is_not_asked() -> None:
    """E1-13.4.3, E1-13.3.6 Four of the Emperor's men go inside by themselves."""
    g = position(
        units={"pressburg": {"ottoman_regular": 6}, "vienna": {"hre_regular": 4}},
        leaders={"pressburg": ["mehmed"]},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
    )
    game = passing(give(act(g, "march", "space:pressburg", "space:vienna"), "all"))
    assert asked(game) is None
    assert force(game.state, "vienna", inside=True) == {"hre_regular": 4}
    assert besiegers(game.state, "vienna") == ["ottoman"]


def test_E1_14_0_P4_to_P10_a_battle_step_by_step() -> None:
    """E1-14.0.P4, E1-14.0.P5, E1-14.0.P6, E1-14.0.P9, E1-14.0.P10, E1-14.0.3, E1-14.1.1, E1-4.0.2 Cards of the attacker, then the
    defender's; dice; a wiped-out side's leader is captured; the flag stays."""
    g = position(
        units={"taranto": {"ottoman_regular": 2}, "messina": {"spain_regular": 1}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
        hands={"ottoman": ["field_artillery"], "spain": ["storms"]},
        deck=["desperate_assault"],
        dice=[5, 5, 1, 1, *([1] * 9)],
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    order = []
    while asked(game) is not None:
        who, what = asked(game)  # type: ignore[misc]
        order.append((who, what))
        if ("play", "card:field_artillery") in answers(game):
            give(game, "play", "card:field_artillery")
        else:
            give(game, "pass")
    sevens = [who for who, what in order if what == "window-w7"]
    assert sevens[0] == "ottoman"
    assert told(game, "battle-dice")[0].args["dice"] == 4
    assert where(game.state, "duke_of_alva") == CAPTIVE
    assert game.state.captor[LEADER.by_id["duke_of_alva"]] == OTTOMAN
    assert controller(game.state, "messina") == "spain"
    assert force(game.state, "messina") == {"ottoman_regular": 2}


@pytest.mark.parametrize("holder", ["spain", "hre"])
def test_E1_14_0_P4_and_P5_the_attacker_s_cards_then_those_of_each_defender(holder: str) -> None:
    """E1-14.0.P4, E1-14.0.P5 Spain and the Emperor defend together against the Ottomans: after these either may play; a die
    for each unit, three for Desperate Assault; one for defending, two for Field Artillery."""
    g = position(
        scenario="campaign",
        units={"buda": {"ottoman_regular": 3}, "pressburg": {"hre_regular": 1, "spain_regular": 1}},
        control={"pressburg": "hre"},
        allies=[("spain", "hre")],
        wars=[("ottoman", "hre"), ("ottoman", "spain")],
        hands={"ottoman": ["desperate_assault"], holder: ["field_artillery"]},
        dice=[1] * 20,
    )
    game = give(act(g, "march", "space:buda", "space:pressburg"), "all")
    while asked(game) is not None:
        cards = [a for a in answers(game) if a[0] == "play"]
        give(game, *[*cards, *answers(game)[-1:]][0])
    played = [(e.args["power"], e.args["card"]) for e in told(game, "card-text")]
    assert played == [
        ("power:ottoman", "card:desperate_assault"),
        (f"power:{holder}", "card:field_artillery"),
    ]
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [3 + 3, 2 + 1 + 2]


def test_E1_14_0_P10_the_beaten_leave_the_field() -> None:
    """E1-14.0.P10, E1-14.0.P3, E1-14.1.5, E1-14.1.6, E1-13.3.3 Three Ottomans beat two Spaniards with Alva, who have a die each,
    his and one for defending; the one who is left goes to Naples: not to sea, not to restless Palermo."""
    g = position(
        units={"taranto": {"ottoman_regular": 3}, "messina": {"spain_regular": 2}},
        leaders={"messina": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
        unrest=["palermo"],
        dice=[5, 1, 1, *([1] * (2 + LEADERS[LEADER.by_id["duke_of_alva"]].battle + 1))],
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    while asked(game) is not None and ("pass",) in answers(game):
        give(game, "pass")
    dice = [e.args["dice"] for e in told(game, "battle-dice")]
    assert dice == [3, 2 + LEADERS[LEADER.by_id["duke_of_alva"]].battle + 1]
    if asked(game) is not None:
        assert {a[-1] for a in answers(game)} == {"space:naples"}
        give(game, *answers(game)[0])
    assert force(g, "messina") == {"ottoman_regular": 3}
    assert force(g, "naples") == {"spain_regular": 1}
    assert where(g, "duke_of_alva") == "naples"


def test_E1_14_0_2_several_defenders_are_one_side() -> None:
    """E1-14.0.2 Spain and France defend together: two units and one die."""
    g = position(
        scenario="campaign",
        units={"taranto": {"ottoman_regular": 1}, "messina": {"spain_regular": 1, "france_regular": 1}},
        control={"taranto": "ottoman"},
        allies=[("spain", "france")],
        dice=[1, *(1, 1, 1)],
    )
    game = act(g, "march", "space:taranto", "space:messina")
    while asked(game) is not None:
        give(game, "pass") if ("pass",) in answers(game) else give(game, "all")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [1, 3]


@pytest.mark.parametrize("killed", [0, 1, 2])
def test_E1_9_2_8_a_leader_beside_an_ally_s_army_shares_its_fate(killed: int) -> None:
    """OP-5-6, E1-9.2.8, E1-14.0.P3, E1-14.0.P9, E1-14.1.1 Montmorency, without French units, leads two Spaniards: he counts in
    the battle; what is left retreats, and he does; he is captured with the last of them. If they win, he stays."""
    battle = LEADERS[LEADER.by_id["montmorency"]].battle
    g = position(
        scenario="campaign",
        units={"taranto": {"ottoman_regular": 4}, "messina": {"spain_regular": 2}},
        leaders={"messina": ["montmorency"]},
        control={"taranto": "ottoman"},
        allies=[("spain", "france")],
        wars=[("ottoman", "france")],
        unrest=["palermo"],
        dice=[*([6] * killed), *([1] * (4 - killed)), *([1] * (2 + battle + 1))],
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    while asked(game) is not None:
        assert ("pass",) in answers(game), asked(game)
        assert asked(game) != ("france", "avoid")  # He has no units there [E1-13.3.1].
        give(game, "pass")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [4, 2 + battle + 1]
    assert where(g, "montmorency") == ("messina", "naples", CAPTIVE)[killed]
    assert force(g, "naples") == ({}, {"spain_regular": 1}, {})[killed]


def test_E1_14_0_4_a_landing_that_fails_is_lost() -> None:
    """E1-14.0.4, E1-16.0.1, E1-16.0.2, E1-2.5.5 Ships carry men over the sea; beaten, they don't get back aboard."""
    g = position(
        units={"rhodes": {"ottoman_regular": 1}, "messina": {"spain_regular": 4}},
        fleet={"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
        dice=[1, *(5, 5, 5, 5, 5)],
    )
    game = act(g, "embark", "space:rhodes", "zone:aegean_sea")
    while asked(game) is not None:
        if ("land", "space:messina") in answers(game):
            give(game, "land", "space:messina")
        elif ("carry", "zone:ionian_sea") in answers(game):
            give(game, "carry", "zone:ionian_sea")
        else:
            give(game, "pass")
    assert told(game, "battle")
    assert force(game.state, "messina") == {"spain_regular": 4}
    assert force(game.state, "rhodes") == {}


def test_E1_15_1_P1_to_P8_an_assault_step_by_step() -> None:
    """E1-15.1.P1, E1-15.1.P2, E1-15.1.P5, E1-15.1.P6, E1-15.1.P7, E1-15.1.P8, E1-15.1.10, E1-15.0.4, E1-16.2.4 The formation,
    four of the six; Storms; cards of the attacker, then the defender's; dice; losses; a key falls, its faith stays, its ships are gone."""
    g = position(
        units={"naples": {"ottoman_regular": 6}},
        inside={"naples": {"spain_regular": 1}},
        fleet={"naples": {"spain_galley": 1}, "tyrrhenian_sea": {"ottoman_galley": 2}},
        sieges={("naples", "ottoman"): 9},
        control={"messina": "ottoman", "taranto": "ottoman"},
        hands={"ottoman": ["siege_engineering"], "spain": ["looting"]},
        deck=["storms", "field_artillery", "desperate_assault"],
        dice=[5, 1, 1, 1, 1, *(5, 1), 1],
    )
    faith = g.protestant
    g.moor(PLACE.by_id["ionian_sea"], SHIP.by_id["ottoman_galley"], 1)
    g.moor(PLACE.by_id["aegean_sea"], SHIP.by_id["ottoman_galley"], 1)
    game = give(act(g, "assault", "space:naples"), "take", "troop:ottoman_regular", 4)
    order = []
    while asked(game) is not None:
        order.append(asked(game))
        play_it = ("play", "card:siege_engineering")
        give(game, *(play_it if play_it in answers(game) else ("pass",)))
    assert order[0] == ("spain", "window-w2")
    assert order[1] == ("ottoman", "window-w7")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [5, 2]
    assert controller(game.state, "naples") == "ottoman"
    assert game.state.protestant == faith
    assert force(game.state, "naples") == {"ottoman_regular": 5}
    assert ships_at(game.state, "naples") == {}
    assert game.state.ships_lost[SHIPS[SHIP.by_id["spain_galley"]].pool] == 1


def test_E1_15_0_4_a_siege_remembers_its_impulse() -> None:
    """E1-15.0.4 Laid in impulse 10, it can be assaulted in 11."""
    g = position(
        units={"pressburg": {"ottoman_regular": 3}},
        control={"pressburg": "ottoman"},
        wars=[("ottoman", "hre")],
        cp=4,
    )
    game = passing(give(act(g, "march", "space:pressburg", "space:vienna"), "all"))
    state = game.state
    assert state.all_sieges() == [(PLACE.by_id["vienna"], OTTOMAN)]
    assert state.siege(PLACE.by_id["vienna"], OTTOMAN) == 10
    assert ("assault", "space:vienna") not in offered(state)
    state.impulse = 11
    assert ("assault", "space:vienna") in offered(state)
