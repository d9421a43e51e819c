"""The data of Elisabeth I. as plain JSON, by id, for the tests that look at whole files; and a list of what is wrong.

These tests ask whether the files agree with each other and with counts that the rulebook states; that no field is
missing or unknown is checked when they are loaded.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Container, Iterable, Mapping
from importlib.resources import files
from typing import Any

Row = dict[str, Any]
MAJORS = ["ottoman", "spain", "england", "france", "hre", "protestant"]
MINORS = ["ireland", "papacy", "portugal", "scotland", "venice"]
AREAS = ["england", "france", "netherlands", "scotland"]
FACTIONS = {"huguenot": "france", "dutch": "netherlands"}
FOLDER = files("theatrum.games.elisabeth") / "data"
NAMES = sorted(file.name.removesuffix(".json") for file in FOLDER.iterdir() if file.name.endswith(".json"))
DATA: dict[str, Row] = {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in NAMES}


class Problems:
    """What is wrong, in sentences: a test names all of it, not only the first."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def need(self, ok: object, *what: object) -> bool:
        """Note a problem unless it is so."""
        if not ok:
            self.found.append(" ".join(map(str, what)))
        return bool(ok)

    def known(self, names: Iterable[object], table: Container[Any], *where: object) -> None:
        for name in names:
            self.need(name in table, *where, "unknown id:", name)

    def sourced(self, rows: Iterable[Row], where: str) -> None:
        """Every record says where it comes from."""
        for row in rows:
            said = any(key in row for key in ("source", "provenance", "kind_source"))
            self.need(said, where, "no provenance:", row.get("id", row))

    def bands(self, rows: Iterable[Row], low: int, high: int, where: str) -> None:
        """The rows of a table cover every total from low to high exactly once."""
        for total in range(low, high + 1):
            hits = [
                r
                for r in rows
                if (r["min"] is None or r["min"] <= total) and (r["max"] is None or total <= r["max"])
            ]
            self.need(len(hits) == 1, where, "total", total, "found in", len(hits), "rows")


def index(rows: Iterable[Row], where: str, key: str = "id") -> dict[Any, Row]:
    """Rows by id; no id twice."""
    listed = list(rows)
    twice = [name for name, n in Counter(r[key] for r in listed).items() if n > 1]
    assert not twice, f"{where}: ids twice: {twice}"
    return {r[key]: r for r in listed}


def reachable(start: str, links: Mapping[str, Iterable[str]]) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        for other in links.get(todo.pop(), ()):
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


SPACES = index(DATA["spaces"]["spaces"], "spaces")
ZONES = index(DATA["sea_zones"]["zones"], "sea_zones")
OCEAN = index(DATA["world_map"]["ocean_zones"], "ocean_zones")
SETTLEMENTS = index(DATA["world_map"]["settlements"], "settlements")
POWERS = index(DATA["powers"]["powers"], "powers")
CARDS = index(DATA["cards"]["cards"], "cards", "number")
index(DATA["cards"]["cards"], "cards")
LEADERS = index(DATA["leaders"]["leaders"], "leaders")
NOBLES = index(DATA["nobles"]["nobles"], "nobles")
CAPTAINS = index(DATA["captains"]["captains"], "captains")
ARTISTS = index(DATA["patronage"]["artists"], "artists")
SCIENTISTS = index(DATA["patronage"]["scientists"], "scientists")
AWARDS = index(DATA["patronage"]["awards"], "awards")
BONUSES = index(DATA["patronage"]["science_bonuses"], "science_bonuses")
PERSONS = index(DATA["persons"]["persons"], "persons")
TABLES = index(DATA["tables"]["tables"], "tables")
CONSTANTS = {c["id"]: c["values"] for c in DATA["tables"]["constants"]}
KEYS: set[str] = {s for s, r in SPACES.items() if r["kind"] == "key"}
