"""The pieces [E1-5]: land units (*troops*), ships and leaders, and the counters there are of them.

A troop is a kind of land unit of one nation: Spanish mercenaries, Ottoman cavalry, papal regulars. Regulars and
mercenaries (Ottomans: cavalry) are two sides of the same counters, so they share a *pool* [E1-5.3.4]; so do the two
kinds of ships of one nation [E1-17.1.3].
"""

from __future__ import annotations

from functools import cache

import msgspec

from theatrum.games.elisabeth.tables.powers import (
    INDEPENDENT,
    MAJORS,
    NOBODY,
    OTTOMAN,
    POWER,
    POWER_IDS,
    PROTESTANT,
    SPAIN,
)
from theatrum.games.elisabeth.tables.records import pieces as written
from theatrum.kit.nouns import Nouns

REGULAR, MERCENARY, CAVALRY = range(3)
TROOP_KINDS = ("regular", "mercenary", "cavalry")
GALLEY, CORSAIR, GALLEON, RACE_BUILT, ARMADA = range(5)
SHIP_KINDS = ("galley", "corsair", "galleon", "race_built_galleon", "armada")
ARMY, ADMIRAL, BOTH = range(3)
LEADER_KINDS = ("army", "naval", "both")


class Pool(msgspec.Struct, frozen=True):
    """A supply of counters [E1-5.0.2]: `counters` are strengths, the largest first; ships count one each."""

    index: int
    id: str
    counters: tuple[int, ...]

    @property
    def limit(self) -> int:
        return sum(self.counters)


class Troop(msgspec.Struct, frozen=True):
    """A kind of land unit [E1-5.3.3]."""

    index: int
    id: str
    power: int
    """Whose it is; INDEPENDENT for the regulars of free cities."""
    faction: str
    """"huguenot" or "dutch" for Protestants, else ""."""
    kind: int
    pool: int
    """Index into POOLS."""
    fixed: bool
    """Never leaves its space: the Knights of St. John [E1-5.3.5]."""
    faith: str
    """"catholic", "protestant" or "" [E1-18.5a]: whom it protects from conversion."""

    @property
    def noun(self) -> str:
        return f"troop:{self.id}"

    @property
    def cavalry(self) -> bool:
        return self.kind == CAVALRY


class Ship(msgspec.Struct, frozen=True):
    """A kind of ship [E1-5.4]. One counter is one squadron; the Armada's strength is kept apart [E1-23.2]."""

    index: int
    id: str
    power: int
    faction: str
    kind: int
    pool: int
    """Index into SHIP_POOLS."""
    faith: str
    """See `Troop.faith`."""
    borrower: int = NOBODY
    """The major to which ships of this kind are lent [E1-9.2.6]: lent ships are a kind of their own, see LENT."""
    lent_kind: int = NOBODY
    """The kind that they are when nobody has borrowed them."""

    @property
    def noun(self) -> str:
        return f"ship:{self.id}"


class Leader(msgspec.Struct, frozen=True):
    """An army or naval leader [E1-5.1]."""

    index: int
    id: str
    power: int
    faction: str
    kind: int
    battle: int
    naval_battle: int
    """His rating at sea; for Don John another one than on land."""
    command: int
    piracy: int
    enters: int
    """The turn in whose card phase he arrives; 0: by an event."""
    default: bool = False
    """A default leader, who comes for the last one of his power who died [E1-5.1.5]."""
    captain: str = ""
    """The captain who serves at sea in Europe in this person [E1-5.2.1]."""

    @property
    def noun(self) -> str:
        return f"leader:{self.id}"


FACTIONS = {"protestant_huguenot": "huguenot", "protestant_dutch": "dutch"}


def _owner(name: str) -> tuple[int, str, str]:
    """Power, faction, and the word that begins the ids of its pieces."""
    faction = FACTIONS.get(name, "")
    return POWER.by_id["protestant" if faction else name], faction, faction or name


def _strengths(row: written.LandPoolRow) -> tuple[int, ...]:
    return tuple(c.strength for c in row.counters for _ in range(c.count))


def _land() -> tuple[list[Pool], list[Troop]]:
    pools: list[Pool] = []
    troops: list[Troop] = []
    for row in _FILE.land:
        power, faction, word = _owner(row.owner)
        pools.append(Pool(len(pools), word, _strengths(row)))
        for side in (row.front, row.back):
            if side:
                kind = TROOP_KINDS.index(side)
                faith: str = row.religion or "" if kind == REGULAR else ""
                troops.append(
                    Troop(len(troops), f"{word}_{side}", power, faction, kind, pools[-1].index, False, faith)
                )
    special = {row.id: row for row in _FILE.special}
    for name, row_id, owner, fixed in (
        ("walloon", "walloon", SPAIN, False),
        ("knights", "knights_of_st_john", SPAIN, True),
        ("morisco", "morisco", OTTOMAN, False),
    ):
        strengths = tuple(special[row_id].strength)
        counters = strengths if name == "walloon" else (max(strengths),)
        faith = special[row_id].religion or ""
        pools.append(Pool(len(pools), name, tuple(sorted(counters, reverse=True))))
        troops.append(Troop(len(troops), name, owner, "", REGULAR, pools[-1].index, fixed, faith))
    return pools, troops


def _ships() -> tuple[list[Pool], list[Ship]]:
    pools: list[Pool] = []
    ships: list[Ship] = []
    for row in _FILE.ships:
        power, faction, word = _owner(row.owner)
        pools.append(Pool(len(pools), word, (1,) * row.counters))
        for side in (row.front, row.back):
            if side:
                kind = SHIP_KINDS.index(side)
                faith: str = row.religion or ""
                ships.append(Ship(len(ships), f"{word}_{side}", power, faction, kind, pools[-1].index, faith))
    pools.append(Pool(len(pools), "armada", (1,)))
    faith = next(row.religion or "" for row in _FILE.ships if row.owner == "spain")
    ships.append(Ship(len(ships), "armada", SPAIN, "", ARMADA, pools[-1].index, faith))
    return pools, ships


def _lent(own: list[Ship]) -> list[Ship]:
    """E1-9.2.6 What can be lent, once for each major that may borrow it: not corsairs, not the Armada."""
    lendable = [ship for ship in own if ship.kind not in (CORSAIR, ARMADA)]
    return [
        msgspec.structs.replace(
            ship,
            index=len(own) + i * len(MAJORS) + major,
            id=f"{ship.id}_for_{POWER_IDS[major]}",
            borrower=major,
            lent_kind=ship.index,
        )
        for i, ship in enumerate(lendable)
        for major in MAJORS
    ]


def _leader(index: int, row: written.LeaderRow) -> Leader:
    kind = LEADER_KINDS.index(row.kind)
    return Leader(
        index=index,
        id=row.id,
        power=POWER.by_id[row.power],
        faction=row.faction or "",
        kind=kind,
        battle=row.battle,
        naval_battle=row.naval_battle or (0 if kind == ARMY else row.battle),
        command=row.command or 0,
        piracy=row.piracy,
        enters=row.enters_turn or 0,
    )


def _default_leaders(first: int) -> list[Leader]:
    """E1-5.1.5, E1-5.1.7 One for each major, but for the Protestants one for each nationality."""
    ratings = written.LEADERS.load().default_leader
    sides = [(power, "", name) for power, name in enumerate(POWER_IDS[: len(MAJORS)]) if power != PROTESTANT]
    sides += [(PROTESTANT, faction, faction) for faction in FACTIONS.values()]
    return [
        Leader(
            first + i,
            f"default_{name}",
            power,
            faction,
            ARMY,
            ratings.battle,
            0,
            ratings.command,
            0,
            0,
            True,
        )
        for i, (power, faction, name) in enumerate(sides)
    ]


def _sea_captains(first: int) -> list[Leader]:
    """E1-5.2.1 English captains who may serve as naval leaders."""
    rows = [row for row in written.CAPTAINS.load().captains if row.may_be_naval_leader]
    return [
        Leader(
            index=first + i,
            id=row.id,
            power=POWER.by_id[row.powers[0]],
            faction="",
            kind=ADMIRAL,
            battle=row.battle,
            naval_battle=row.battle,
            command=0,
            piracy=row.piracy,
            enters=0,
            captain=row.id,
        )
        for i, row in enumerate(rows)
    ]


_FILE = written.UNITS_POOL.load()
_pools, _troops = _land()
_ship_pools, _all_ships = _ships()
POOLS: tuple[Pool, ...] = tuple(_pools)
TROOPS: tuple[Troop, ...] = tuple(_troops)
SHIP_POOLS: tuple[Pool, ...] = tuple(_ship_pools)
SHIPS: tuple[Ship, ...] = (*_all_ships, *_lent(_all_ships))
"""N_SHIPS kinds that powers have, then the same kinds as others have borrowed them."""
_named = [_leader(i, row) for i, row in enumerate(written.LEADERS.load().leaders)]
_defaults = _default_leaders(len(_named))
LEADERS: tuple[Leader, ...] = (*_named, *_defaults, *_sea_captains(len(_named) + len(_defaults)))
N_TROOPS, N_SHIPS, N_LEADERS = len(TROOPS), len(_all_ships), len(LEADERS)
N_LENT = len(SHIPS) - N_SHIPS
LENT: dict[tuple[int, int], int] = {(s.lent_kind, s.borrower): s.index for s in SHIPS[N_SHIPS:]}
"""Kind of ship and borrower to the kind that it is on loan."""

TROOP = Nouns("troop", [t.id for t in TROOPS])
SHIP = Nouns("ship", [s.id for s in SHIPS])
LEADER = Nouns("leader", [x.id for x in LEADERS])

TROOPS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(t.index for t in TROOPS if t.power == p) for p in range(INDEPENDENT + 1)
)
SHIPS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(s.index for s in SHIPS[:N_SHIPS] if s.power == p) for p in range(INDEPENDENT + 1)
)
LEADERS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(x.index for x in LEADERS if x.power == p) for p in range(INDEPENDENT + 1)
)
INDEPENDENT_REGULAR = TROOP.by_id["independent_regular"]
KNIGHTS, MORISCO, WALLOON = TROOP.by_id["knights"], TROOP.by_id["morisco"], TROOP.by_id["walloon"]


def troop_of(power: int, kind: int, faction: str = "") -> int:
    """The ordinary troop of a power and kind (not Walloons, Knights, Moriscos), or NOBODY if it has none."""
    for t in TROOPS_OF[power]:
        troop = TROOPS[t]
        if troop.kind == kind and troop.faction == faction and t not in (KNIGHTS, MORISCO, WALLOON):
            return t
    return NOBODY


@cache
def ordinary_troops(power: int, kind: int) -> tuple[int, ...]:
    """The ordinary troops of a power and kind: one, none, or of the Protestants one of each faction [E1-23.6]."""
    found = [troop_of(power, kind, faction) for faction in ("", *FACTIONS.values())]
    return tuple(troop for troop in found if troop != NOBODY)


@cache
def ordinary_ships(power: int, kind: int) -> tuple[int, ...]:
    """The same for ships."""
    found = [ship_of(power, kind, faction) for faction in ("", *FACTIONS.values())]
    return tuple(ship for ship in found if ship != NOBODY)


def ship_of(power: int, kind: int, faction: str = "") -> int:
    """The ship of a power and kind, or NOBODY if it has none."""
    for s in SHIPS_OF[power]:
        if SHIPS[s].kind == kind and SHIPS[s].faction == faction:
            return s
    return NOBODY
