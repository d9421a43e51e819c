"""What about the data is reconstructed by us, said to the players: the printed tables and pictures are partly lost.

Every record in `data/` says where it comes from. Here these notes become one line per noun: "Reconstructed by us:
…". Owners of the printed game can correct the data in an edition of their own; the line goes when the note does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from theatrum.core.scene import Text, Words
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.files import (
    ACTION_FILE,
    GENERAL_FILE,
    LAND_FILE,
    LAYOUT_FILE,
    NATION_FILE,
    NEUTRAL_FILE,
    SEA_FILE,
    TECHNOLOGY_FILE,
    UNIT_FILE,
)
from theatrum.games.generalship.tables.records.cards import GeneralRow
from theatrum.games.generalship.tables.records.common import Sources
from theatrum.kit.data import Provenance
from theatrum.kit.nouns import kind_of

GENERAL_PARTS = ("name", "numbers", "symbols", "rival", "abilities")


def reconstructed() -> Sequence[str]:
    """The nouns about which something is reconstructed."""
    return tuple(_parts())


def why(noun: str) -> Words:
    """What about this thing is reconstructed, and why; empty if nothing is."""
    return _sentences().get(noun, "")


@cache
def _sentences() -> Mapping[str, Text]:
    return {
        noun: Text("reconstructed", what=[Text(f"reconstructed-{kind_of(noun)}-{part}") for part in parts])
        for noun, parts in _parts().items()
    }


@cache
def _parts() -> Mapping[str, list[str]]:
    """For every noun the names of its reconstructed parts."""
    return {noun: parts for noun, parts in _found() if parts}


def _found() -> Iterator[tuple[str, list[str]]]:
    nations = NATION_FILE.load().nations
    for nation in nations:
        yield f"nation:{nation.id}", _fields(nation.field_sources)
    for nation in nations:
        for tile in nation.tiles:
            yield f"tile:{tile.id}", _whole(tile.provenance, "nation")
    for neutral in NEUTRAL_FILE.load().tiles:
        yield f"tile:{neutral.id}", _whole(neutral.provenance, "neutral")
    for unit in UNIT_FILE.load().units:
        yield f"unit:{unit.id}", _fields(unit.field_sources)
    for general in GENERAL_FILE.load().generals:
        yield f"general:{general.id}", _general_parts(general)
    for technology in TECHNOLOGY_FILE.load().technologies:
        yield f"technology:{technology.id}", _fields(technology.field_sources)
    for event in EVENTS:
        yield event.noun, _whole(event.card.provenance, "all")
    for action in ACTION_FILE.load().tiles:
        yield f"action:{action.id}", _fields(action.field_sources)
    for file in (LAND_FILE.load(), SEA_FILE.load()):
        for basic in file.basic:
            yield f"tactic:{basic.id}", _fields(basic.field_sources)
        for advanced in file.advanced:
            yield f"tactic:{advanced.id}", _fields(advanced.field_sources)
    for layout in LAYOUT_FILE.load().layouts:
        yield f"layout:{layout.id}", _whole(layout.provenance, "all")


def _fields(sources: Sources) -> list[str]:
    return [field for field, note in sources.items() if note.reconstructed]


def _whole(provenance: Provenance, part: str) -> list[str]:
    return [part] if provenance.reconstructed else []


def _general_parts(row: GeneralRow) -> list[str]:
    """A general's card as a whole is ours, except what the rulebook or a review names."""
    if not row.provenance.reconstructed:
        return []
    known = {field for field, note in row.field_sources.items() if not note.reconstructed}
    if {"land", "sea"} <= known:
        known.add("numbers")
    return [part for part in GENERAL_PARTS if part not in known]
