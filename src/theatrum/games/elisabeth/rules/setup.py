"""Setting up a scenario from its data [E1-SG]: pieces, flags, wars, influence, cards, and the boards beside the map."""

from __future__ import annotations

from typing import Any

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.table import GONE, ON_CARD
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.facts import raw
from theatrum.games.elisabeth.tables.pieces import FACTIONS, LEADER, SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    HRE,
    INDEPENDENT,
    MAJORS,
    NOBODY,
    OTTOMAN,
    POWER,
    POWERS,
    SPAIN,
)

SPECIAL_UNITS = ("walloon", "knights", "morisco", "huguenot_regular", "huguenot_mercenary")
"""Units that carry their own name in the set-ups, whoever's list they stand in."""


def lay_out(g: Elisabeth) -> None:
    """E1-SG.1 The scenario as it begins, before any card is dealt. Draws chance only for treasures in hand."""
    data = raw(f"setup_{g.scenario}")
    g.turn = data["first_turn"] - 1
    g.last_turn = data["last_turn"]
    _seats(g, data)
    for row in data["powers"]:
        _power(g, row)
    for one, other in data["wars"]:
        g.begin_war(POWER[one], POWER[other])
    for major, minor in data["alliances"]:
        g.ally(POWER[major], POWER[minor])
    for target, voices in data["influence"].items():
        for major, points in voices.items():
            g.influence[POWER[target] * len(MAJORS) + POWER[major]] = points
    _cards(g, data)
    if g.scenario == "learning":
        g.minors |= 1 << HRE  # E1-SL.10
    else:
        _boards(g, data)
    g.unsettled = 0
    g.power_shifted = False


def _seats(g: Elisabeth, data: dict[str, Any]) -> None:
    """E1-SP.1 Which powers each seat plays."""
    if "seats" in data:
        seats = data["seats"]
    elif g.players == len(MAJORS):
        seats = [[power.id] for power in POWERS if power.major]
    else:
        seats = next(row["seats"] for row in data["player_counts"] if row["players"] == g.players)
    for seat, powers in enumerate(seats):
        for power in powers:
            g.seat_of[POWER[power]] = seat


# ---- pieces ------------------------------------------------------------------------------------------------------------
def _power(g: Elisabeth, row: dict[str, Any]) -> None:
    power = POWER[row["power"]]
    for placement in row["placements"]:
        if placement["space"] not in PLACE:
            continue  # a settlement of the world map: see `_settlements`
        space = PLACE[placement["space"]]
        for name, number in placement.get("units", {}).items():
            _units(g, row["power"], space, name, number)
        for leader in placement.get("leaders", ()):
            g.put_leader(LEADER[leader], space)
        marker = placement.get("control_marker")
        if marker and power != INDEPENDENT:
            g.set_control(space, power)
        if marker:
            g.protestant = g.protestant & ~(1 << space) | (marker["religion"] == "protestant") << space
        if placement.get("fortress"):
            g.fortresses |= 1 << space
        if placement.get("unrest"):
            g.set_unrest(space)
    for leader in row.get("leaders_off_map", ()):
        g.put_leader(LEADER[leader], ON_CARD)
    for leader in row.get("out_of_play", ()):
        if leader in LEADER:
            g.put_leader(LEADER[leader], GONE)
    if row.get("ruler"):
        g.ruler[power] = [r.id for r in POWERS[power].rulers].index(row["ruler"])
        g.beside.append(row["ruler_card"])


def _units(g: Elisabeth, owner: str, space: int, name: str, number: int) -> None:
    if name in SPECIAL_UNITS:
        g.place_units(space, TROOP[name], number)
        return
    word = FACTIONS.get(owner, owner)
    if f"{word}_{name}" in TROOP:
        g.place_units(space, TROOP[f"{word}_{name}"], number)
    else:
        g.launch(space, SHIP[f"{word}_{name}"], number)


# ---- cards -------------------------------------------------------------------------------------------------------------
def _cards(g: Elisabeth, data: dict[str, Any]) -> None:
    """E1-SL.3, E1-SC.2, E1-ST.2 Home cards to their powers, the rest to the deck; later cards enter by themselves."""
    learning = data["deck"].get("deck")
    if learning:
        g.deck = list(learning)
        for power in (OTTOMAN, SPAIN):
            g.home_hand[power] = list(data["deck"][f"{POWERS[power].id}_home"])
        return
    g.beside.extend(data["deck"].get("in_effect", ()))
    excluded = {*data["deck"].get("excluded_with_6_players", ()), *data["deck"].get("removed", ()), *g.beside}
    for number, card in CARDS.items():
        entered = card.enters == "base" or (
            card.enters[5:].isdigit() and int(card.enters[5:]) <= data["first_turn"]
        )
        if number in excluded or not entered:
            continue
        if card.type == HOME:
            g.home_hand[card.power].append(number)
        else:
            g.deck.append(number)


# ---- the boards beside the map -------------------------------------------------------------------------------------------
def _boards(g: Elisabeth, data: dict[str, Any]) -> None:
    world = raw("world_map")
    captains = [row["id"] for row in raw("captains")["captains"]]
    owners = [POWER.get(row["owner"], NOBODY) for row in world["settlements"]]
    treasures = list(range(len(raw("treasures")["treasures"])))
    g.new_world = NewWorld(len(captains), owners, len(world["ocean_zones"]), treasures)
    _settlements(g, data, [row["id"] for row in world["settlements"]])
    _court(g, data)
    g.espionage = Espionage()
    for row in data["powers"]:
        power = POWER[row["power"]]
        for captain in row.get("captains_available", ()):
            at = captains.index(captain)
            g.new_world.captain_at[at] = ON_CARD
            g.new_world.captain_power[at] = power
        g.new_world.escorts += row.get("escort_galleons", 0)
        g.new_world.fortresses_on_card += row.get("world_map_fortress_markers", 0)
        g.espionage.jesuits_on_card += row.get("jesuits_available", 0)
        if row.get("mary_stuart"):
            g.espionage.mary = "captured"
        if row.get("treasures_in_hand"):
            g.treasures[power] = g.sample(g.new_world.pool, row["treasures_in_hand"])


def _settlements(g: Elisabeth, data: dict[str, Any], known: list[str]) -> None:
    """Flags and fortresses on the world map."""
    assert g.new_world is not None
    for row in data["powers"]:
        for placement in row["placements"]:
            if placement["space"] in known:
                settlement = known.index(placement["space"])
                g.new_world.settlements[settlement] = POWER[row["power"]]
                if placement.get("fortress"):
                    g.new_world.fortresses |= 1 << settlement


def _court(g: Elisabeth, data: dict[str, Any]) -> None:
    nobles = [row["id"] for row in raw("nobles")["nobles"]]
    patronage = raw("patronage")
    g.court = Court(len(nobles), len(patronage["science_bonuses"]))
    for suitability, present in data["marriage_board"].items():
        for noble in present:
            if suitability.isdigit() and noble in nobles:
                g.court.suitability[nobles.index(noble)] = int(suitability)
    for kind in ("artists", "scientists"):
        known = [row["id"] for row in patronage[kind]]
        present = [person for pool in data["patronage"][kind].values() for person in pool]
        setattr(g.court, kind, sum(1 << known.index(person) for person in present))
    g.court.awards = (1 << len(patronage["awards"])) - 1
