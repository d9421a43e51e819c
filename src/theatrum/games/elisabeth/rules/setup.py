"""Setting up a scenario from its data [E1-SG]: pieces, flags, wars, influence, cards, and the boards beside the map."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.relations import the_scenario
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.pieces import GONE, ON_CARD
from theatrum.games.elisabeth.tables.pieces import FACTIONS, LEADER, SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, POWER, POWERS
from theatrum.games.elisabeth.tables.records import court, pieces, world
from theatrum.games.elisabeth.tables.records.setups import CampaignSetupFile, PlacementRow, PowerSetupRow
from theatrum.games.elisabeth.tables.scenarios import SETUPS

SPECIAL_UNITS = ("walloon", "knights", "morisco", "huguenot_regular", "huguenot_mercenary")
"""Units that carry their own name in the set-ups, whoever's list they stand in."""


def lay_out(g: Elisabeth) -> None:
    """E1-SG.1 The scenario as it begins, before any card is dealt. Draws chance only for treasures in hand."""
    scenario, file = the_scenario(g), SETUPS[g.scenario]
    g.turn = scenario.first_turn - 1
    g.last_turn = scenario.last_turn
    for seat, powers in enumerate(scenario.seats[g.players]):
        for power in powers:  # E1-SP.1
            g.seat_of[power] = seat
    for row in file.powers:
        _power(g, row)
    for one, other in file.wars:
        g.begin_war(POWER.by_id[one], POWER.by_id[other])
    for major, minor in file.alliances:
        g.ally(POWER.by_id[major], POWER.by_id[minor])
    for target, voices in scenario.influence.items():
        for major_power, points in voices.items():
            g.set_voice(target, major_power, points)
    _cards(g)
    for power in scenario.as_minors:
        g.minors |= 1 << power  # E1-SL.10
    if isinstance(file, CampaignSetupFile):
        _boards(g, file)
    g.unsettled = 0
    g.power_shifted = False


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
    deck = the_scenario(g).decks[g.players]
    g.deck = list(deck.start)
    g.beside = list(deck.beside)
    for power, cards in deck.home.items():
        g.home_hand[power] = list(cards)


# ---- the boards beside the map -------------------------------------------------------------------------------------------
def _boards(g: Elisabeth, file: CampaignSetupFile) -> None:
    world_map = world.WORLD_MAP.load()
    captains = [row.id for row in pieces.CAPTAINS.load().captains]
    owners = [POWER.by_id.get(row.owner or "", NOBODY) for row in world_map.settlements]
    treasures = list(range(len(world.TREASURES.load().treasures)))
    new_world = g.new_world = NewWorld(len(captains), owners, len(world_map.ocean_zones), treasures)
    _settlements(new_world, file, [row.id for row in world_map.settlements])
    _court(g, file)
    espionage = g.espionage = Espionage()
    for row in file.powers:
        power = POWER.by_id[row.power]
        for captain in row.captains_available:
            at = captains.index(captain)
            new_world.captain_at[at] = ON_CARD
            new_world.captain_power[at] = power
        new_world.escorts += row.escort_galleons
        new_world.fortresses_on_card += row.world_map_fortress_markers
        espionage.jesuits_on_card += row.jesuits_available
        if row.mary_stuart:
            espionage.mary = "captured"
        if row.treasures_in_hand:
            g.treasures[power] = g.sample(new_world.pool, row.treasures_in_hand)


def _settlements(new_world: NewWorld, file: CampaignSetupFile, known: list[str]) -> None:
    """Flags and fortresses on the world map."""
    for row in file.powers:
        for placement in row.placements:
            if placement.space in known:
                settlement = known.index(placement.space)
                new_world.settlements[settlement] = POWER.by_id[row.power]
                if placement.fortress:
                    new_world.fortresses |= 1 << settlement


def _court(g: Elisabeth, file: CampaignSetupFile) -> None:
    nobles = [row.id for row in court.NOBLES.load().nobles]
    patronage = court.PATRONAGE.load()
    g.court = Court(len(nobles), len(patronage.science_bonuses))
    for suitability, present in file.marriage_board.items():
        for noble in present:
            if noble in nobles:
                g.court.suitability[nobles.index(noble)] = int(suitability)
    g.court.artists = _mask([row.id for row in patronage.artists], file.patronage.artists)
    g.court.scientists = _mask([row.id for row in patronage.scientists], file.patronage.scientists)
    g.court.awards = (1 << len(patronage.awards)) - 1


def _mask(known: list[str], present: dict[str, tuple[str, ...]]) -> int:
    return sum(1 << known.index(person) for pool in present.values() for person in pool)
