"""Counters as they are written: `units_pool.json`, `leaders.json`, `captains.json`, `persons.json`."""

from __future__ import annotations

from typing import Literal

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class CounterRow(Record, frozen=True):
    strength: int
    count: int


class LandPoolRow(Record, frozen=True):
    owner: str
    power: str
    faction: str | None
    religion: Literal["catholic", "protestant"] | None
    front: Literal["regular"]
    back: str | None
    counters: tuple[CounterRow, ...]
    total_strength: int
    source: str
    basis: str
    religion_source: str


class ShipPoolRow(Record, frozen=True):
    owner: str
    power: str
    faction: str | None
    religion: Literal["catholic", "protestant"] | None
    counters: int
    front: Literal["galleon", "galley"]
    back: str | None
    source: str
    ref: str
    religion_source: str


class SpecialPieceRow(Record, frozen=True):
    id: str
    owner: str
    counters: int | None
    source: str
    owners: tuple[str, ...]
    strength: tuple[int, ...] = ()
    ref: str = ""
    note: str = ""
    total_strength: int | None = None
    strength_source: str = ""
    religion: str | None = None
    limit: None = None
    ruling: str = ""
    basis: str = ""
    per_power: int | None = None


class UnitsPoolFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    land: tuple[LandPoolRow, ...]
    ships: tuple[ShipPoolRow, ...]
    special: tuple[SpecialPieceRow, ...]


class DefaultLeaderRow(Record, frozen=True):
    battle: int
    command: int
    source: str
    basis: str
    per_faction: bool
    per_faction_source: str


class LeaderSourceRow(Record, frozen=True):
    ratings: str
    entry: str
    existence: str
    links: str
    piracy: str = ""
    command: str = ""
    battle: str = ""
    naval_battle: str = ""


class LeaderRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    power: str
    faction: str | None
    kind: Literal["army", "both", "naval"]
    battle: int
    command: int | None
    piracy: int
    enters_turn: int | None
    is_noble: bool
    person: str | None
    noble: str | None
    ruler: str | None
    note: str
    source: LeaderSourceRow
    naval_battle: int | None = None
    area: str = ""


class ArrivalByEventRow(Record, frozen=True):
    uluch_ali: str
    duke_of_guise: str
    source: str


class LeadersFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    default_leader: DefaultLeaderRow
    leaders: tuple[LeaderRow, ...]
    arrival_by_event: ArrivalByEventRow


class CaptainRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    enters_turn: int
    powers: tuple[str, ...]
    battle: int
    piracy: int
    navigation: int
    bonus: str
    params: Commentary
    source: Commentary
    person: str | None
    may_be_naval_leader: bool


class CaptainsFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    captains: tuple[CaptainRow, ...]


class PersonRow(Record, frozen=True):
    id: str
    name_en: str
    roles: Commentary
    dies_by: tuple[str, ...]
    rules: str
    source: Commentary


class DeathRow(Record, frozen=True):
    order: tuple[str, ...]
    source: str


class PersonsFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    persons: tuple[PersonRow, ...]
    death: DeathRow


UNITS_POOL = Table(PACKAGE, "units_pool", UnitsPoolFile)
LEADERS = Table(PACKAGE, "leaders", LeadersFile, rows="leaders", noun="leader")
CAPTAINS = Table(PACKAGE, "captains", CaptainsFile, rows="captains", noun="captain")
PERSONS = Table(PACKAGE, "persons", PersonsFile, rows="persons")
