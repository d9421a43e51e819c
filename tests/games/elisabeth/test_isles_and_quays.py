"""Where Spaniards may not go [E1-9.5.3], and where ships may not [E1-16.7]."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    force,
    give,
    offered,
    play,
    position,
    refusal,
    ships_at,
)
from theatrum.games.elisabeth.queries.entering import leader_may_go, unit_may_go
from theatrum.games.elisabeth.queries.paths import nearest_ports
from theatrum.games.elisabeth.rules.displacement import displace_land, harbours
from theatrum.games.elisabeth.rules.interception import fresh_troops
from theatrum.games.elisabeth.rules.spring import posts
from theatrum.games.elisabeth.rules.spring_sea import escort_moves
from theatrum.games.elisabeth.rules.transport import offers as embarkations
from theatrum.games.elisabeth.rules.transport import steps_to_port
from theatrum.games.elisabeth.rules.wars import triggered
from theatrum.games.elisabeth.rules.winter_quarters import quarters
from theatrum.games.elisabeth.rules.winter_ships import harbours as winter_harbours
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_new_world
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, PROTESTANT, SPAIN

ULSTER, DUBLIN, ANTWERP, NORTH_SEA = (
    PLACE.by_id[name] for name in ("ulster", "dublin", "antwerp", "north_sea")
)
SPANIARD, IRISHMAN = TROOP.by_id["spain_regular"], TROOP.by_id["ireland_regular"]


# ---- Ireland and Scotland ------------------------------------------------------------------------------------------------
def irish_war(**given: Any) -> Elisabeth:
    """Spain has Ireland for an ally and holds Dublin, in a war with England that began elsewhere."""
    return position(
        scenario="campaign",
        active="spain",
        wars=[("spain", "england")],
        allies=[("spain", "ireland")],
        control={"ulster": "spain", "dublin": "spain"},
        fortresses=["ulster"],
        **given,
    )


def test_E1_9_5_3_no_spaniard_goes_to_ulster_for_any_reason_while_war_is_dear() -> None:
    """E1-9.5.3 War with England would cost five: Spaniards neither march, intercept nor winter in Ulster; Irish units of
    Spain are at home there."""
    g = irish_war(units={"dublin": {"spain_regular": 2, "ireland_regular": 1}})
    assert not unit_may_go(g, SPANIARD, ULSTER)
    assert unit_may_go(g, IRISHMAN, ULSTER)
    assert [t for t, _ in fresh_troops(g, DUBLIN, SPAIN, ULSTER)] == [IRISHMAN]
    g.set_control(DUBLIN, ENGLAND)  # so that all must leave it in winter
    assert ULSTER not in quarters(g, SPAIN, SPANIARD, DUBLIN)
    assert ULSTER in quarters(g, SPAIN, IRISHMAN, DUBLIN)


def test_E1_9_5_3_only_the_irish_march_home() -> None:
    """E1-9.5.3 Of the men in Dublin the formation takes the Irish alone; two Spaniards alone hear why not."""
    g = irish_war(units={"dublin": {"spain_regular": 2, "ireland_regular": 1}})
    game = act(g, "march", "space:dublin", "space:ulster")
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert force(game.state, "ulster") == {"ireland_regular": 1}
    g = irish_war(units={"dublin": {"spain_regular": 2}})
    assert refusal(g, "march", "space:dublin", "space:ulster").rule == "E1-9.5.3"


def test_E1_9_5_3_displaced_spaniards_go_on_to_the_next_fortress() -> None:
    """E1-9.5.3, E1-12.5.2 Ulster is nearest, but not for them; Irishmen go there."""
    g = irish_war(units={"dublin": {"spain_regular": 2, "ireland_regular": 1}})
    question = next(iter(displace_land(g, DUBLIN, [SPAIN])))
    goals = {answer[1] for answer in question.answers}  # type: ignore[union-attr]
    assert goals > {"space:ulster", "space:madrid", "space:milan"}


def test_E1_9_5_3_excommunication_opens_the_way() -> None:
    """E1-9.5.3, EX-9.5-a For three CP they may come."""
    g = irish_war(units={"dublin": {"spain_regular": 2}})
    the_espionage(g).excommunicated = True
    assert unit_may_go(g, SPANIARD, ULSTER)
    assert ("march", "space:dublin", "space:ulster") in offered(g)


def test_E1_9_5_3_leaders_are_units_too() -> None:
    """E1-9.5.3, E1-9.5.2, E1-5.0.1 Alva is not posted to Ulster while war is dear; later his coming there is war."""
    g = position(
        scenario="campaign", allies=[("spain", "ireland")], control={"ulster": "spain"}, fortresses=["ulster"]
    )
    alva = LEADER.by_id["duke_of_alva"]
    assert not leader_may_go(g, alva, ULSTER)
    assert ULSTER not in posts(g, SPAIN, naval=False)
    the_espionage(g).excommunicated = True
    assert ULSTER in posts(g, SPAIN, naval=False)
    assert not triggered(g)
    g.put_leader(alva, ULSTER)
    assert triggered(g)


# ---- Antwerp and Rotterdam -------------------------------------------------------------------------------------------------
def lowlands(flushing: str, **given: Any) -> Elisabeth:
    return position(
        scenario="campaign",
        active="spain",
        control={"antwerp": "spain", "flushing": flushing, "rotterdam": "spain"},
        **given,
    )


def test_E1_16_7_no_ship_goes_to_antwerp() -> None:
    """E1-16.7, E1-16.1.9, E1-10.0.P1, E1-10.0.P4, E1-20.4.1 Not in winter, not from the escort box, not displaced; and no
    naval leader waits there for one."""
    g = lowlands("protestant", fleet={"north_sea": {"spain_galleon": 1}})
    the_new_world(g).escorts = 1
    assert ANTWERP not in winter_harbours(g, SPAIN)
    assert ANTWERP not in harbours(g, NORTH_SEA, SPAIN)
    assert ("escort-leave", "space:antwerp") not in escort_moves(g, 0)
    assert ANTWERP not in posts(g, SPAIN, naval=True)


def test_OP_11_8_escorts_come_back_to_any_home_port() -> None:
    """OP-11-8 Oran builds galleys only, but takes a galleon in."""
    g = position(scenario="campaign")
    the_new_world(g).escorts = 1
    assert ("escort-leave", "space:oran") in escort_moves(g, 0)


def test_E1_16_7_troops_embark_at_antwerp_only_with_flushing() -> None:
    """E1-16.7, E1-16.3.S1 With Flushing the way to the North Sea is open, both out and in; without it, closed."""
    for flushing, is_open in (("spain", True), ("protestant", False)):
        g = lowlands(
            flushing,
            units={"antwerp": {"spain_regular": 2}},
            fleet={"north_sea": {"spain_galleon": 1}, "english_channel": {"spain_galleon": 1}},
        )
        boards = [a for a in embarkations(g, SPAIN, 5, None) if a[1] == "space:antwerp"]
        assert bool(boards) == is_open
    g = lowlands("spain", fleet={"north_sea": {"spain_galleon": 1}}, wars=[("spain", "protestant")])
    for space in range(len(g.control)):
        if space not in (ANTWERP, PLACE.by_id["flushing"]):
            g.set_control(space, PROTESTANT if space == PLACE.by_id["brielle"] else g.control[space])
    assert steps_to_port(g, SPAIN, PLACE.by_id["corunna"], NORTH_SEA, 1)


def test_E1_20_4_1_ships_take_no_short_cut_over_land() -> None:
    """E1-20.4.1, E1-12.5.3, OP-20-5 From the Bay of Biscay to Marseille is a long way, around Spain and through Gibraltar."""
    bay, marseille, calais = (PLACE.by_id[name] for name in ("bay_of_biscay", "marseille", "calais"))
    assert nearest_ports(bay, [marseille, calais]) == [calais]
    g = position(scenario="campaign", fleet={"bay_of_biscay": {"france_galleon": 1}})
    for space in range(len(g.control)):
        if g.control[space] == FRANCE and space != marseille:
            g.set_control(space, SPAIN)
    g.set_control(PLACE.by_id["bremen"], FRANCE)
    g.phase = "winter"
    assert asked(game := play(g, ("winter_ships", FRANCE))) is None
    assert ships_at(game.state, "bremen") == {"france_galleon": 1}
