"""Naval moves, battles and raids [E1-16]."""

from __future__ import annotations

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    besiegers,
    give,
    offered,
    passing,
    play,
    position,
    ships_at,
    told,
)
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.rules.assault import blockaded
from theatrum.games.elisabeth.rules.naval_move import courses, refuges
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.sea_losses import takers
from theatrum.games.elisabeth.rules.windows import offers
from theatrum.games.elisabeth.state.sea import Raid, Voyage
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    SHIP,
    TROOP,
)
from theatrum.games.elisabeth.tables.places import PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import (
    OTTOMAN,
    SPAIN,
)


def test_E1_16_0_1_what_ships_do() -> None:
    """E1-16.0.1 Galleys in the Ionian Sea and before it: they move to zones and ports, carry an army over, raid, make a line
    of communication, blockade; and in the way of others they intercept, avoid and fight."""
    g = position(
        fleet={"ionian_sea": {"spain_galley": 2}},
        active="spain",
    )
    galleys = courses(g, SPAIN)
    assert ("sail", "zone:ionian_sea", "zone:adriatic_sea") in galleys
    assert ("sail", "zone:ionian_sea", "space:messina") in galleys
    assert ("raid", "zone:ionian_sea", "power:ottoman") in offered(g)
    coron, sea = PLACE.by_id["coron"], PLACE.by_id["ionian_sea"]
    assert communication(g, SPAIN, coron)
    g.launch(coron, SHIP.by_id["ottoman_galley"])
    assert blockaded(g, SPAIN, coron)
    assert ("embark", "space:messina", "zone:ionian_sea") not in offered(g)
    g.place_units(PLACE.by_id["messina"], TROOP.by_id["spain_regular"])
    assert ("embark", "space:messina", "zone:ionian_sea") in offered(g)
    g.cast_off(sea, SHIP.by_id["spain_galley"], 2)
    assert not communication(g, SPAIN, coron)
    assert not blockaded(g, SPAIN, coron)
    assert not [a for a in offered(g) if a[0] in ("embark", "raid")]


def test_E1_16_0_1_ships_intercept_avoid_and_fight() -> None:
    """E1-16.0.1 Ottoman galleys sail past Spaniards in Messina, who come out; others in the zone slip away or are fought."""
    g = position(
        fleet={
            "aegean_sea": {"ottoman_galley": 3},
            "ionian_sea": {"spain_galley": 1},
            "messina": {"spain_galley": 1},
        },
        dice=[6] * 24,
    )
    game = give(act(g, "sail"), "sail", "zone:aegean_sea", "zone:ionian_sea")
    if ("all",) in answers(game):
        give(game, "all")
    if ("done",) in answers(game):
        give(game, "done")
    seen = []
    while asked(game) is not None:
        seen.append(asked(game))
        give(game, "pass")
    assert ("spain", "sea-intercept") in seen
    assert ("spain", "sea-avoid") in seen
    assert told(game, "sea-battle")


def test_E1_16_1_9_and_16_7_no_ship_enters_antwerp_or_rotterdam() -> None:
    """E1-16.1.9, E1-16.7"""
    assert SEA_LINKS[PLACE.by_id["antwerp"]] == SEA_LINKS[PLACE.by_id["rotterdam"]] == ()


def test_E1_16_4_S5_a_captured_card_waits_in_windows_too() -> None:
    """E1-16.4.S5 (b) A card that was drawn in this impulse is played only in a later one, as a response as well."""
    g = position(hands={"ottoman": ["storms"]}, active="spain")
    assert offers(g, "W2", OTTOMAN) == [("play", "card:storms")]
    g.fresh.append(CARD["storms"])
    assert offers(g, "W2", OTTOMAN) == []


def test_E1_16_1_S4_one_group_from_each_stack() -> None:
    """E1-16.1.S4 Ships of a stack try as one group; those who stayed behind do not try again into the same zone."""
    g = position(
        fleet={
            "istanbul": {"ottoman_galley": 1},
            "aegean_sea": {},
            "rhodes": {},
            "candia": {"spain_galley": 3},
        },
        control={"candia": "spain"},
        dice=[1, 1],
    )
    game = act(g, "sail")
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    assert asked(game) == ("spain", "sea-intercept")
    give(game, "intercept", "space:candia")
    give(game, "take", "ship:spain_galley", 1)
    assert told(game, "sea-misses")
    assert asked(game) is None


def test_OP_16_8_hits_are_taken_as_fully_as_can_be() -> None:
    """E1-16.2.S8 With two hits a galley goes, or two corsairs; not one corsair and a hit for nobody."""
    galley, corsair = SHIP.by_id["ottoman_galley"], SHIP.by_id["ottoman_corsair"]
    assert takers({galley: 1, corsair: 1}, 2) == [galley]
    assert takers({galley: 1, corsair: 2}, 2) == [galley, corsair]
    assert takers({galley: 2, corsair: 1}, 3) == [galley, corsair]
    assert takers({galley: 2, corsair: 1}, 1) == [corsair]
    assert takers({galley: 2}, 1) == []


def test_E1_16_2_S8_galleasses_count_as_dice_that_were_rolled() -> None:
    """E1-16.2.S8, E1-C.12 Both sides would be wiped out: the side that rolled more dice keeps a ship."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 1, "spain_galley": 1}},
        hands={"ottoman": ["galleasses"]},
        dice=[5, 5, 5, 5, 1, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    while asked(game) != ("ottoman", "window-w8"):
        give(game, "pass")
    give(game, "play", "card:galleasses", "power:ottoman")
    assert ships_at(game.state, "ionian_sea") == {"ottoman_galley": 1}
    assert told(game, "ship-lost")[0].args["ship"] == "ship:spain_galley"
    assert len(told(game, "ship-lost")) == 1


def test_no_admiral_is_at_sea_without_a_ship() -> None:
    """E1-16.1.7 as an invariant."""
    g = position(leaders={"ionian_sea": ["piyale_pasha"]}, pieces=True)
    g.put_leader(LEADER.by_id["piyale_pasha"], PLACE.by_id["ionian_sea"])
    assert any("without a ship" in wrong for wrong in invariants(g))
    assert besiegers(g, "milan") == []


def test_E1_16_1_S1_and_S6_the_naval_move_step_by_step() -> None:
    """E1-16.1.2, E1-16.1.S1, E1-16.1.S6, E1-16.2.1, E1-16.2.S3, E1-16.2.S5 Orders one by one; the mover attacks; cards; dice."""
    g = position(
        fleet={"istanbul": {"ottoman_galley": 2}, "aegean_sea": {"spain_galley": 1}},
        hands={"ottoman": ["looting"], "spain": ["storms"]},
        deck=["fireships"],
        dice=[5, 5, 1, 1, *(1, 1)],
    )
    game = act(g, "sail")
    assert ("sail", "space:istanbul", "zone:aegean_sea") in answers(game)
    assert ("sail", "space:istanbul", "zone:ionian_sea") not in answers(game)
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    give(game, "all")
    seen = []
    while asked(game) is not None:
        seen.append(asked(game))
        give(game, "pass")
    assert seen[0] == ("spain", "window-w2")
    assert [who for who, what in seen if what == "window-w7"] == ["ottoman", "spain"]
    battle = told(game, "sea-battle")[0]
    assert battle.args["power"] == "power:ottoman"
    assert told(game, "sea-dice")[0].args["hits"] == 2
    assert ships_at(game.state, "aegean_sea") == {"ottoman_galley": 2}
    assert game.state.voyage is None


def test_E1_16_1_S5_nobody_avoids_into_the_arms_of_another_enemy() -> None:
    """E1-16.1.S5 Not to a zone with ships of a power at war; to an own port or an empty zone."""
    g = position(
        fleet={
            "istanbul": {"ottoman_galley": 1},
            "aegean_sea": {"spain_galley": 1},
            "ionian_sea": {"ottoman_galley": 1},
        }
    )
    g.voyage = Voyage(OTTOMAN)
    near = refuges(g, PLACE.by_id["aegean_sea"], SPAIN)
    assert PLACE.by_id["ionian_sea"] not in near
    assert any(p >= len(SPACES) for p in near)


def test_E1_16_1_6_neutral_fleets_share_a_zone() -> None:
    """E1-16.1.6 No battle between powers that are not at war."""
    g = position(
        scenario="campaign",
        fleet={"istanbul": {"ottoman_galley": 1}, "aegean_sea": {"france_galley": 1}},
        dice=[],
    )
    game = act(g, "sail")
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    passing(game)
    assert not told(game, "sea-battle")
    assert ships_at(game.state, "aegean_sea") == {"ottoman_galley": 1, "france_galley": 1}


def test_E1_16_2_3_ships_leave_a_port_that_is_taken() -> None:
    """E1-16.2.3, E1-12.2.7 To a zone without enemies."""
    g = position(
        units={"messina": {"ottoman_regular": 1}},
        fleet={
            "messina": {"spain_galley": 1},
            "ionian_sea": {"ottoman_galley": 1},
            "aegean_sea": {"ottoman_galley": 1},
        },
    )
    game = act(g, "control", "space:messina")
    assert asked(game) is None
    assert ships_at(game.state, "tyrrhenian_sea") == {"spain_galley": 1}


def test_E1_16_4_S1_a_raid_is_announced_marked_and_paid() -> None:
    """E1-16.4.S1, E1-20.7 Two CP and a marker, which comes off at the end of winter."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}}, cp=2)
    dice = defence_dice(g, Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN))
    g.chance.script = (*([0] * dice), 0, 0)
    game = act(g, "raid", "zone:barbary_coast", "power:spain")
    assert game.state.cp == 0
    assert game.state.raiders(PLACE.by_id["barbary_coast"]) == [OTTOMAN]
    assert game.state.raids_made[OTTOMAN] == 1
    after = play(game.state, ("winter_end",))
    assert after.state.raids == {}
    assert after.state.raids_made == [0] * 6
