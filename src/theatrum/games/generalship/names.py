"""The names of things, in both languages, as the data has them: noun to name.

Smaller words that no data file holds (terrain, classes of units, resources, actions, fields, styles) are texts:
`noun-terrain-plains` and the like in `texts/`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from theatrum.games.generalship.tables import ACTION_TILES, ERAS, raw

CIRCLE = {"en": "circle {numeral} of {tile}", "de": "Kreis {numeral} ({tile})"}
NUMBERED = ("I", "II")


@cache
def names(language: str) -> Mapping[str, str]:
    """Noun to name: `names("de")["tile:at_right"]` is "Böhmen und Mähren"."""
    out: dict[str, str] = {}
    for kind, rows in _rows():
        for row in rows:
            out[f"{kind}:{row['id']}"] = _name(row, language)
    out.update(_circles(language))
    out.update(_eras(language))
    out.update(_action_tiles(language))
    return out


def _rows() -> Iterable[tuple[str, list[dict[str, Any]]]]:
    nations = raw("nations")["nations"]
    yield "nation", nations
    for nation in nations:
        yield "tile", nation["tiles"]
    yield "tile", raw("neutral_tiles")["tiles"]
    yield "unit", raw("units")["units"]
    yield "general", raw("generals")["generals"]
    yield "technology", raw("technologies")["technologies"]
    yield "event", raw("events")["events"]
    yield "layout", raw("layouts")["layouts"]
    yield "techcard", raw("tech_cards")["cards"]
    for deck in ("tactics_land", "tactics_sea"):
        yield "tactic", raw(deck)["basic"]
        yield "tactic", raw(deck)["advanced"]
    yield "action", raw("action_tiles")["kinds"]
    irregulars = [
        dict(v, id=v["type"]) for a in raw("tactics_land")["advanced"] for v in a.get("variants", ())
    ]
    yield "variant", irregulars


def _name(row: dict[str, Any], language: str) -> str:
    """Names begin with a capital in both languages, like the terms of a rulebook."""
    name: str = row[f"name_{language}"]
    return name[0].upper() + name[1:]


def _circles(language: str) -> Iterable[tuple[str, str]]:
    for nation in raw("nations")["nations"]:
        for tile in nation["tiles"]:
            for circle in tile["circles"]:
                name = CIRCLE[language].format(numeral=circle["numeral"], tile=_name(tile, language))
                yield f"circle:{circle['id']}", name


def _eras(language: str) -> Iterable[tuple[str, str]]:
    paradigms = sorted(raw("constants")["war_paradigms"], key=lambda era: era["order"])
    for era, row in zip(ERAS, paradigms, strict=True):
        yield f"era:{era}", _name(row, language)


def _action_tiles(language: str) -> Iterable[tuple[str, str]]:
    """Two tiles of one kind are told apart by a numeral."""
    rows = {row["id"]: row for row in raw("action_tiles")["tiles"]}
    for tile in ACTION_TILES:
        alike = [t.id for t in ACTION_TILES if t.kind == tile.kind]
        numeral = f" {NUMBERED[alike.index(tile.id)]}" if len(alike) > 1 else ""
        yield tile.noun, _name(rows[tile.id], language) + numeral
