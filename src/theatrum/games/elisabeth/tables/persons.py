"""Persons who exist as more than one counter [E1-5.1.21]: leader, noble, ruler, captain, scientist."""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import NOBODY, POWER, POWERS
from theatrum.games.elisabeth.tables.records import court, pieces
from theatrum.kit.data import Record
from theatrum.kit.nouns import Nouns

NOBLES = court.NOBLES.load().nobles
CAPTAINS = pieces.CAPTAINS.load().captains
ARTISTS = court.PATRONAGE.load().artists
SCIENTISTS = court.PATRONAGE.load().scientists
NOBLE = Nouns("noble", [row.id for row in NOBLES])
CAPTAIN = Nouns("captain", [row.id for row in CAPTAINS])
ARTIST = Nouns("artist", [row.id for row in ARTISTS])
SCIENTIST = Nouns("scientist", [row.id for row in SCIENTISTS])


class _RulerRole(Record, frozen=True):
    power: str
    id: str
    dead: str


class _Roles(Record, frozen=True):
    leader: str = ""
    noble: str = ""
    ruler: _RulerRole | None = None
    captain: str = ""
    scientist: str = ""
    card: int = 0


class Person(msgspec.Struct, frozen=True):
    """All that one death ends. NOBODY: he or she has no such role."""

    id: str
    leader: int
    noble: int
    realm: int
    """The power that he or she may rule."""
    ruler: int
    heir: int
    """Of that power: the index among its rulers, and of what follows."""
    captain: int
    scientist: int


def _person(row: pieces.PersonRow) -> Person:
    roles = msgspec.convert(row.roles, _Roles)
    realm, ruler, heir = NOBODY, NOBODY, NOBODY
    if roles.ruler is not None:
        realm = POWER.by_id[roles.ruler.power]
        ids = [r.id for r in POWERS[realm].rulers]
        ruler, heir = ids.index(roles.ruler.id), ids.index(roles.ruler.dead)
    return Person(
        row.id,
        leader=LEADER.by_id[roles.leader] if roles.leader else NOBODY,
        noble=NOBLE.by_id[roles.noble] if roles.noble else NOBODY,
        realm=realm,
        ruler=ruler,
        heir=heir,
        captain=CAPTAIN.by_id[roles.captain] if roles.captain else NOBODY,
        scientist=SCIENTIST.by_id[roles.scientist] if roles.scientist else NOBODY,
    )


PERSONS: dict[str, Person] = {row.id: _person(row) for row in pieces.PERSONS.load().persons}
