"""Setting up what lies beside the Europe map in campaign and tournament [E1-SC, E1-ST, E1-SP.4]: the world map, courts,
spies, markers on the power cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_realms
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.pieces import GONE, ON_CARD
from theatrum.games.elisabeth.state.realms import Diplomacy, Realms
from theatrum.games.elisabeth.tables.pieces import GALLEON, SHIPS, ship_of
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import FRANCE, NOBODY, POWER, POWERS, SPAIN
from theatrum.games.elisabeth.tables.records import court, pieces, world
from theatrum.games.elisabeth.tables.records.setups import (
    BonusVpRow,
    CampaignSetupFile,
    FactionCapitalsRow,
    PlayerCountRow,
    PowerSetupRow,
)


def lay_out_boards(g: Elisabeth, file: CampaignSetupFile) -> None:
    """E1-SC.3 – E1-SC.5, E1-ST.4 – E1-ST.6, E1-SP.10 The lists for so many players stand in the data."""
    count = the_count(g).row
    assert count is not None
    g.realms = Realms([_capitals(file, power.id) for power in POWERS if power.major])
    g.diplomacy = Diplomacy()
    _new_world(g, file, count)
    _court(g, file, count)
    _espionage(g, file)
    for row in file.powers:
        _power_card(g, row)


def _capitals(file: CampaignSetupFile, power: str) -> list[int]:
    """E1-2.1.3, E1-23.6 Those of the Protestants, where they have founded any."""
    row = file.capitals_at_start[power]
    names = (row.huguenot, row.dutch) if isinstance(row, FactionCapitalsRow) else row
    return [PLACE.by_id[name] for name in names if name]


# ---- the world map -------------------------------------------------------------------------------------------------------
def _new_world(g: Elisabeth, file: CampaignSetupFile, count: PlayerCountRow) -> None:
    world_map = world.WORLD_MAP.load()
    captains = [row.id for row in pieces.CAPTAINS.load().captains]
    owners = [POWER.by_id.get(row.owner or "", NOBODY) for row in world_map.settlements]
    treasures = list(range(len(world.TREASURES.load().treasures)))
    new_world = g.new_world = NewWorld(len(captains), owners, len(world_map.ocean_zones), treasures)
    _settlements(new_world, file, [row.id for row in world_map.settlements])
    for power, names in count.captains_at_start.items():
        _captains(new_world, captains, names, POWER.by_id[power])
    _captains(new_world, captains, count.captains_shared_at_start.captains, NOBODY)  # E1-5.2.3
    for row in file.powers:
        for name in row.out_of_play:
            if name in captains:
                new_world.captain_at[captains.index(name)] = GONE


def _captains(new_world: NewWorld, known: list[str], names: Iterable[str], power: int) -> None:
    for name in names:
        new_world.captain_at[known.index(name)] = ON_CARD
        new_world.captain_power[known.index(name)] = power


def _settlements(new_world: NewWorld, file: CampaignSetupFile, known: list[str]) -> None:
    """Flags and fortresses on the world map."""
    for row in file.powers:
        for placement in row.placements:
            if placement.space in known:
                settlement = known.index(placement.space)
                new_world.settlements[settlement] = POWER.by_id[row.power]
                if placement.fortress:
                    new_world.fortresses |= 1 << settlement


# ---- courts and spies ----------------------------------------------------------------------------------------------------
def _court(g: Elisabeth, file: CampaignSetupFile, count: PlayerCountRow) -> None:
    nobles = [row.id for row in court.NOBLES.load().nobles]
    patronage = court.PATRONAGE.load()
    board = g.court = Court(len(nobles), len(patronage.science_bonuses))
    for suitability, present in count.nobles_at_start.items():
        for noble in present:
            board.suitability[nobles.index(noble)] = int(suitability)
    board.artists = _mask([row.id for row in patronage.artists], *count.artists_at_start.values())
    board.scientists = _mask([row.id for row in patronage.scientists], *count.scientists_at_start.values())
    board.awards = _mask([row.id for row in patronage.awards], count.awards_at_start)
    board.bonuses_left = _mask([row.id for row in patronage.science_bonuses], count.science_bonuses_at_start)
    board.gone = _mask(
        nobles, file.nobles_out_of_play, file.nobles_married, file.nobles_captured, count.removed.nobles
    )
    if file.prearranged_marriage is not None:  # E1-SC.4
        bride = nobles.index(file.prearranged_marriage.bride)
        groom = nobles.index(file.prearranged_marriage.groom)
        board.bride_of[groom], board.bride_of[bride] = bride, groom
        board.prearranged = True
        the_diplomacy(g).matches = [groom]


def _mask(known: Sequence[str], *present: Iterable[str]) -> int:
    return sum(1 << known.index(name) for names in present for name in names)


def _espionage(g: Elisabeth, file: CampaignSetupFile) -> None:
    board = g.espionage = Espionage()
    for row in file.powers:
        board.jesuits_on_card += row.jesuits_available
        if row.mary_stuart:
            board.mary = row.mary_stuart
        if row.walsingham:
            board.walsingham = row.walsingham


# ---- power cards ---------------------------------------------------------------------------------------------------------
def _power_card(g: Elisabeth, row: PowerSetupRow) -> None:
    """E1-SC.3, E1-ST.4 Markers in the boxes of a power card; treasures are drawn at random."""
    power, new_world, realms = POWER.by_id[row.power], g.new_world, the_realms(g)
    assert new_world is not None
    new_world.escorts += row.escort_galleons
    g.ship_reserve[SHIPS[ship_of(SPAIN, GALLEON)].pool] -= row.escort_galleons  # E1-10.0.P1
    new_world.fortresses_on_card += row.world_map_fortress_markers
    realms.suez += row.suez_attempts
    realms.for_hire += row.mercenaries_for_hire
    if row.valois_marriages_arranged:
        nobles = [noble.id for noble in court.NOBLES.load().nobles]
        the_court(g).valois = _mask(nobles, row.valois_marriages_arranged)
        assert power == FRANCE
    for marker in row.bonus_vp_box:
        assert isinstance(marker, BonusVpRow)
        if marker.kind == "piracy":
            g.piracy_vp[power] += marker.vp
        else:
            g.award(power, KINDS.get(marker.kind, marker.kind), marker.vp)
    if row.treasures_in_hand:
        g.treasures[power] = sorted(g.sample(new_world.pool, row.treasures_in_hand))


KINDS = {"artist": "patronage", "scientist": "patronage"}
"""Bonus points by kind, where the set-up says more than the box does."""
