"""Fleets at sea and ships beyond it: how tests lay out voyages, piracy and the Armada."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import act, answers, asked, give, passing, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import IN_COLONY, NewWorld
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import OTTOMAN, POWER, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN, SETTLEMENT

REGULAR = TROOP.by_id["spain_regular"]


def fleet_of(strength: int, place: str, aboard: int = 0, **given: Any) -> Elisabeth:
    """The Armada somewhere, with regulars aboard."""
    g = position(scenario="campaign", **{"active": "spain", "turn": 5, **given})
    g.launch(PLACE.by_id[place], ARMADA_SHIP)
    g.armada = strength
    for _ in range(aboard):
        g.raise_aboard(REGULAR)
    return g


def rich(g: Elisabeth, *spanish: int, portuguese: tuple[int, ...] = ()) -> Elisabeth:
    """Exactly these treasures in the rows."""
    w = world(g)
    w.pool = sorted({*w.pool, *w.spanish_row, *w.portuguese_row} - {*spanish, *portuguese})
    w.spanish_row, w.portuguese_row = list(spanish), list(portuguese)
    return g


def plunder(g: Elisabeth, captain: str, target: str) -> Game:
    return passing(act(g, "plunder", f"captain:{captain}", f"power:{target}"))


def fortify(g: Elisabeth, settlement: str) -> None:
    world(g).fortresses |= 1 << SETTLEMENT.by_id[settlement]


def world(g: Elisabeth) -> NewWorld:
    assert g.new_world is not None
    return g.new_world


def at_sea(
    captain: str, zone: str, power: str = "england", *, loot: list[int] | None = None, **given: Any
) -> Elisabeth:
    """A campaign in which one captain is under way."""
    g = position(scenario="campaign", **{"active": power, **given})
    send(g, captain, zone, power)
    world(g).loot[CAPTAIN.by_id[captain]] = list(loot or [])
    for treasure in loot or []:
        world(g).pool.remove(treasure)
    return g


def send(g: Elisabeth, captain: str, zone: str, power: str = "england") -> None:
    c = CAPTAIN.by_id[captain]
    world(g).captain_at[c] = OCEAN.by_id[zone]
    world(g).captain_power[c] = POWER.by_id[power]


def place(g: Elisabeth, captain: str) -> str | int:
    at = world(g).captain_at[CAPTAIN.by_id[captain]]
    return OCEAN.noun[at].partition(":")[2] if 0 <= at < IN_COLONY else at


def sail(g: Elisabeth, captain: str, *zones: str) -> Game:
    """One naval move after the other, each with this expedition alone."""
    for zone in zones:
        g.cp = 5
        game = give(act(g, "sail"), "steer", f"captain:{captain}", f"ocean:{zone}")
        if asked(game) is not None and ("done",) in answers(game):
            give(game, "done")
        passing(game)
    return game


def through(game: Game, *prompts: str) -> Game:
    """Pass as long as one of these is asked."""
    while asked(game) is not None and asked(game)[1] in prompts:  # type: ignore[index]
        give(game, "pass")
    return game


def sea_battle(dice: list[int], **hands: list[str]) -> Game:
    """Two Ottoman galleys attack two Spanish ones in the Ionian Sea."""
    g = position(fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 2}}, hands=hands, dice=dice)
    return play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
