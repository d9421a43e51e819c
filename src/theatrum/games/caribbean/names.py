"""The names of things: noun to name, in German and English, from the data."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Protocol

from theatrum.games.caribbean.tables import (
    advisors,
    awards,
    buildings,
    cards,
    goods,
    markers,
    nations,
    options,
    pieces,
)
from theatrum.games.caribbean.tables import places as map_
from theatrum.games.caribbean.tables import research as sheet
from theatrum.games.caribbean.tables.language import DSL
from theatrum.games.caribbean.tables.tracks import TRACKS

Names = dict[str, str]
FLEETS_OF = {
    "de": {
        "spain": "Spaniens {}",
        "france": "Frankreichs {}",
        "england": "Englands {}",
        "portugal": "Portugals {}",
        "netherlands": "{} der Niederlande",
    },
    "en": {
        "spain": "Spanish {}",
        "france": "French {}",
        "england": "English {}",
        "portugal": "Portuguese {}",
        "netherlands": "Dutch {}",
    },
}
"""By language and nation: whose a fleet is. Each nation has a first fleet, and in a log or a fight they must not be mistaken."""


class _Named(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def name_en(self) -> str: ...
    @property
    def name_de(self) -> str: ...


def _all() -> Iterable[tuple[str, Iterable[_Named]]]:
    """Kind of noun, and the rows that name its things."""
    yield "nation", nations.FILE.nations
    yield "status", nations.FILE.political_statuses
    yield "region", map_.FILE.regions
    yield "area", map_.FILE.areas
    yield "sea", map_.FILE.sea_zones
    yield "transfer", map_.FILE.transfer_zones
    yield "home", map_.FILE.home_bases
    yield "ware", goods.FILE.goods
    yield "building", buildings.FILE.buildings
    yield "unit", pieces.UNITS_READ.land_units
    yield "item", pieces.UNITS_READ.special_units
    yield "ship", pieces.UNITS_READ.ships
    yield "leadertype", pieces.LEADERS_READ.leader_types
    yield "figure", pieces.LEADERS_READ.leaders
    yield "advisor", advisors.FILE.advisors
    yield "research", sheet.ROWS
    yield "award", awards.ROWS
    yield "card", (*cards.GENERAL_ROWS, *cards.NATION_ROWS)
    yield "event", cards.EVENT_ROWS
    yield "main", cards.MAIN_READ.main_cards
    yield "scenario", options.SETUP.scenarios
    yield "flag", TRACKS.event_track.boxes


@cache
def names(language: str) -> Names:
    """Noun to name for everything that the data names; the rest is in the texts (`noun-…`)."""
    out = {
        f"{kind}:{row.id}": row.name_de if language == "de" else row.name_en
        for kind, rows in _all()
        for row in rows
    }
    for level in sheet.ROWS:
        named = out[f"research:{level.id}"]
        out[f"research:{level.id}"] = named.replace(" TL ", " TL\u00a0")  # a level stays with its number
    homes = {row.nation: row for row in map_.FILE.home_bases}
    for nation, home in homes.items():
        out[f"figure:base_{nation}"] = home.name_de if language == "de" else home.name_en
    for fleet in pieces.FLEETS_READ.fleet_markers:
        name = fleet.name_de if language == "de" else fleet.name_en[0].lower() + fleet.name_en[1:]
        out[f"figure:{fleet.id}"] = FLEETS_OF[language][fleet.nation].format(name)
    for n in range(1, pieces.MOST_PIRATES + 1):
        out[f"figure:pirates_{n}"] = f"Piratenflotte {n}" if language == "de" else f"Pirate fleet {n}"
    for place in map_.FILE.areas:
        out[f"residence:{place.id}"] = place.name_de if language == "de" else place.name_en
    for kind in DSL.rolls:
        out[f"roll:{kind['id']}"] = kind["name_de"] if language == "de" else kind["name_en"]
    areas = {row.id: row for row in map_.FILE.areas}
    for coast in map_.FILE.coasts:
        area = areas[coast.area]
        out[f"coast:{coast.id}"] = area.name_de if language == "de" else area.name_en
    for ship in pieces.UNITS_READ.ships:
        name = ship.name_de if language == "de" else ship.name_en
        out[f"damaged:damaged_{ship.id}"] = f"{name} ({'beschädigt' if language == 'de' else 'damaged'})"
    out |= marker_names(language)
    out |= words_of_effects(out)
    for row in cards.EVENT_ROWS:
        out[f"card:{row.id}"] = row.name_de if language == "de" else row.name_en
    for said in (*cards.GENERAL_ROWS, *cards.NATION_ROWS, *cards.EVENT_ROWS):
        out[f"says:{said.id}"] = said.text_de if language == "de" else said.text_en
    return out


def marker_names(language: str) -> Names:
    """Exploration markers are called like their wares and native sites."""
    rows = (*goods.FILE.goods, *buildings.FILE.native_and_pirate_sites)
    named = {row.id: row.name_de if language == "de" else row.name_en for row in rows}
    out = {}
    for marker in markers.MARKER_TYPES:
        more = f"{marker.more} weitere ziehen" if language == "de" else f"draw {marker.more} more"
        out[marker.noun] = more if marker.kind == "draw_more" else named[marker.id]
    return out


def words_of_effects(names: Names) -> Names:
    """What conditions of the effects' language call by its own kinds of nouns: markers, levels of colonies, directions."""
    out = {f"marker_type:{id_}": names[f"marker:{id_}"] for id_ in markers.MARKER_TYPE.by_id}
    out |= {f"colony_level:{id_}": names[f"building:{id_}"] for id_ in ("settlement", "village", "town")}
    return out | {
        f"direction:{row.direction}": names[f"research:{row.id}"].rpartition(" TL")[0] for row in sheet.ROWS
    }
