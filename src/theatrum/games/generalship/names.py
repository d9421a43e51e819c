"""The names of things, in both languages, as the data has them: noun to name.

Smaller words that no data file holds (terrain, classes of units, resources, actions, fields, styles) are texts:
`noun-terrain-plains` and the like in `texts/`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Protocol

from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.files import (
    ACTION_FILE,
    GENERAL_FILE,
    LAND_FILE,
    LAYOUT_FILE,
    NATION_FILE,
    NEUTRAL_FILE,
    SEA_FILE,
    TECH_CARD_FILE,
    TECHNOLOGY_FILE,
    UNIT_FILE,
)
from theatrum.games.generalship.tables.numbers import ERA_ROWS
from theatrum.games.generalship.tables.vocabulary import ERAS

CIRCLE = {"en": "circle {numeral} ({tile})", "de": "Kreis {numeral} ({tile})"}
NUMBERED = ("I", "II")


class _Named(Protocol):
    @property
    def name_en(self) -> str: ...
    @property
    def name_de(self) -> str: ...


@cache
def names(language: str) -> Mapping[str, str]:
    """Noun to name: `names("de")["tile:at_right"]` is "Böhmen und Mähren"."""
    out = {noun: _name(row, language) for noun, row in _rows()}
    out.update(_circles(language))
    out.update(_action_tiles(language))
    return out


def _rows() -> Iterator[tuple[str, _Named]]:
    """Noun to the row that names it."""
    for nation in NATION_FILE.load().nations:
        yield f"nation:{nation.id}", nation
        for tile in nation.tiles:
            yield f"tile:{tile.id}", tile
    for neutral in NEUTRAL_FILE.load().tiles:
        yield f"tile:{neutral.id}", neutral
    for unit in UNIT_FILE.load().units:
        yield f"unit:{unit.id}", unit
    for layout in LAYOUT_FILE.load().layouts:
        yield f"layout:{layout.id}", layout
    for era, row in zip(ERAS, ERA_ROWS, strict=True):
        yield f"era:{era}", row
    yield from _cards()


def _cards() -> Iterator[tuple[str, _Named]]:
    for general in GENERAL_FILE.load().generals:
        yield f"general:{general.id}", general
    for technology in TECHNOLOGY_FILE.load().technologies:
        yield f"technology:{technology.id}", technology
    for card in TECH_CARD_FILE.load().cards:
        yield f"techcard:{card.id}", card
    for event in EVENTS:
        yield event.noun, event.card
    for file in (LAND_FILE.load(), SEA_FILE.load()):
        for basic in file.basic:
            yield f"tactic:{basic.id}", basic
        for advanced in file.advanced:
            yield f"tactic:{advanced.id}", advanced
            for variant in advanced.variants:
                yield f"variant:{variant.type}", variant
    for kind in ACTION_FILE.load().kinds:
        yield f"action:{kind.id}", kind


def _name(row: _Named, language: str) -> str:
    """Names begin with a capital in both languages, like the terms of a rulebook."""
    name = row.name_de if language == "de" else row.name_en
    return name[0].upper() + name[1:]


def _circles(language: str) -> Iterator[tuple[str, str]]:
    for nation in NATION_FILE.load().nations:
        for tile in nation.tiles:
            for circle in tile.circles:
                name = CIRCLE[language].format(numeral=circle.numeral, tile=_name(tile, language))
                yield f"circle:{circle.id}", name


def _action_tiles(language: str) -> Iterator[tuple[str, str]]:
    """Two tiles of one kind are told apart by a numeral."""
    for tile, row in zip(ACTION_TILES, ACTION_FILE.load().tiles, strict=True):
        alike = [t.id for t in ACTION_TILES if t.kind == tile.kind]
        numeral = f" {NUMBERED[alike.index(tile.id)]}" if len(alike) > 1 else ""
        yield tile.noun, _name(row, language) + numeral
