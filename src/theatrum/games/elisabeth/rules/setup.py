"""Setting up a scenario from its data [E1-SG]: pieces, flags, wars, influence, cards."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import the_count, the_scenario
from theatrum.games.elisabeth.rules.setup_boards import lay_out_boards
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import GONE, ON_CARD
from theatrum.games.elisabeth.tables.pieces import FACTIONS, LEADER, SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import HRE, INDEPENDENT, NOBODY, POWER, POWERS
from theatrum.games.elisabeth.tables.records.setups import CampaignSetupFile, PlacementRow, PowerSetupRow
from theatrum.games.elisabeth.tables.scenarios import SETUPS

SPECIAL_UNITS = ("walloon", "knights", "morisco", "huguenot_regular", "huguenot_mercenary")
"""Units that carry their own name in the set-ups, whoever's list they stand in."""


def lay_out(g: Elisabeth) -> None:
    """E1-SG.1 The scenario as it begins, before any card is dealt. Draws chance only for treasures in hand."""
    scenario, count, file = the_scenario(g), the_count(g), SETUPS[g.scenario]
    g.turn = scenario.first_turn - 1
    by_the_clock, agreed = g.last_turn < 0, abs(g.last_turn)
    g.last_turn = min(scenario.last_turn, agreed) if agreed else scenario.last_turn  # E1-SZ.1
    for seat, powers in enumerate(count.seats):
        for power in powers:  # E1-SP.1
            g.seat_of[power] = seat
    for row in file.powers:
        _power(g, row)
    for one, other in file.wars:
        g.begin_war(POWER.by_id[one], POWER.by_id[other])
    for major, minor in file.alliances:
        g.ally(POWER.by_id[major], POWER.by_id[minor])
    for target, voices in count.influence.items():
        for major_power, points in voices.items():
            g.set_voice(target, major_power, points)
    _cards(g)
    for power in scenario.as_minors:
        g.minors |= 1 << power  # E1-SL.10
    if isinstance(file, CampaignSetupFile):
        lay_out_boards(g, file)
        the_realms(g).by_the_clock = by_the_clock
        _majors_without_player(g)
    g.unsettled = 0
    g.power_shifted = False


def _majors_without_player(g: Elisabeth) -> None:
    """E1-SP.2, E1-SP.7, E1-SA.1 Inactive like a minor power, or from the beginning somebody's ally; no home cards."""
    realms = the_realms(g)
    for major, ally in the_count(g).activated.items():
        if ally == NOBODY:
            g.minors |= 1 << major
            realms.for_hire = 0 if major == HRE else realms.for_hire
        else:
            g.ally(ally, major)
            g.seat_of[major] = g.seat_of[ally]
            realms.patron[major] = ally
            realms.baseline[major] = victory_points(g, major)


# ---- pieces ------------------------------------------------------------------------------------------------------------
def _power(g: Elisabeth, row: PowerSetupRow) -> None:
    power = POWER.by_id[row.power]
    for placement in row.placements:
        if placement.space in PLACE.by_id:
            _place(g, row.power, placement)  # else it is a settlement of the world map: see `_settlements`
    for leader in row.leaders_off_map:
        g.put_leader(LEADER.by_id[leader], ON_CARD)
    for leader in row.out_of_play:
        if leader in LEADER.by_id:
            g.put_leader(LEADER.by_id[leader], GONE)
    if row.ruler:
        g.ruler[power] = [r.id for r in POWERS[power].rulers].index(row.ruler)


def _place(g: Elisabeth, owner: str, placement: PlacementRow) -> None:
    space, power = PLACE.by_id[placement.space], POWER.by_id[owner]
    for name, number in placement.units.items():
        _units(g, owner, space, name, number)
    for leader in placement.leaders:
        g.put_leader(LEADER.by_id[leader], space)
    marker = placement.control_marker
    if marker and power != INDEPENDENT:
        g.set_control(space, power)
    if marker:
        g.set_religion(space, marker.religion == "protestant")
    if placement.fortress:
        g.build_fortress(space)
    if placement.unrest:
        g.set_unrest(space)


def _units(g: Elisabeth, owner: str, space: int, name: str, number: int) -> None:
    if name in SPECIAL_UNITS:
        g.place_units(space, TROOP.by_id[name], number)
        return
    word = FACTIONS.get(owner, owner)
    if f"{word}_{name}" in TROOP.by_id:
        g.place_units(space, TROOP.by_id[f"{word}_{name}"], number)
    else:
        g.launch(space, SHIP.by_id[f"{word}_{name}"], number)


# ---- cards -------------------------------------------------------------------------------------------------------------
def _cards(g: Elisabeth) -> None:
    """E1-SL.3, E1-SC.2, E1-ST.2 Home cards to their powers, the rest to the deck; later cards enter by themselves."""
    deck = the_count(g).deck
    g.deck = list(deck.start)
    g.beside = list(deck.beside)
    for power, cards in deck.home.items():
        g.home_hand[power] = list(cards)
