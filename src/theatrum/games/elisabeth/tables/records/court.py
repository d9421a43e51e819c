"""Marriages and patronage as they are written: `nobles.json`, `patronage.json`."""

from __future__ import annotations

from typing import Literal

from theatrum.kit.data import Commentary, Record, Table

PACKAGE = "theatrum.games.elisabeth"


class NobleRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    power: str | None
    sex: Literal["f", "m"]
    enters_turn: int
    suitability: int
    family: str | None
    is_army_leader: bool
    ruler: str | None
    person: str | None
    leader: str | None
    ruler_id: str | None
    ruler_of: str | None
    bonus: str
    params: Commentary
    source: str
    ref: str


class NoblesFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    nobles: tuple[NobleRow, ...]


class ArtistRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    power: str
    kind: Literal["architect", "painter", "writer"]
    value: int
    enters_turn: int
    source: Commentary
    person: None
    captain: None


class ScientistRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    power: str
    kind: Literal["scientist"]
    value: int
    enters_turn: int
    source: Commentary
    person: str | None
    captain: str | None


class AwardRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    side: Literal["artist", "scientist"]
    kind: Literal["architect", "painter", "writer"] | None
    vp: int
    source: str
    basis: str
    kinds: tuple[str, ...]


class ScienceBonusRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    powers: str | tuple[str, ...]
    effect: str
    source: str
    ref: str
    power_list: tuple[str, ...]
    params: Commentary


class CountsRow(Record, frozen=True):
    awards: int
    artist_awards: int
    scientist_awards: int
    science_bonuses: int
    source: str
    ref: str


class PatronageFile(Record, frozen=True):
    game: str
    schema: str
    note: str
    artists: tuple[ArtistRow, ...]
    scientists: tuple[ScientistRow, ...]
    awards: tuple[AwardRow, ...]
    science_bonuses: tuple[ScienceBonusRow, ...]
    counts: CountsRow


NOBLES = Table(PACKAGE, "nobles", NoblesFile, rows="nobles", noun="noble")
PATRONAGE = Table(PACKAGE, "patronage", PatronageFile, rows="awards", noun="award")
