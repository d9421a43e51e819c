"""What about the data is reconstructed by us, said to the players: the printed tables and pictures are partly lost.

Every record in `data/` says where it comes from. Here these notes become one line per noun: "Reconstructed by us:
…". Owners of the printed game can correct the data; the line goes when the note does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from theatrum.core.scene import Text, Words
from theatrum.games.generalship.tables import raw

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
        noun: Text("reconstructed", what=[Text(f"reconstructed-{noun.partition(':')[0]}-{p}") for p in parts])
        for noun, parts in _parts().items()
    }


@cache
def _parts() -> Mapping[str, list[str]]:
    """For every noun the names of its reconstructed parts."""
    out = {}
    for noun, row in _records():
        parts = _general_parts(row) if noun.startswith("general:") else _parts_of(noun, row)
        if parts:
            out[noun] = parts
    return out


def _records() -> Iterator[tuple[str, dict[str, Any]]]:
    nations = raw("nations")["nations"]
    yield from _nouns("nation", nations)
    for nation in nations:
        yield from _nouns("tile", nation["tiles"])
    yield from _nouns("tile", raw("neutral_tiles")["tiles"])
    yield from _nouns("unit", raw("units")["units"])
    yield from _nouns("general", raw("generals")["generals"])
    yield from _nouns("technology", raw("technologies")["technologies"])
    yield from _nouns("event", raw("events")["events"])
    yield from _nouns("action", raw("action_tiles")["tiles"])
    for deck in ("tactics_land", "tactics_sea"):
        yield from _nouns("tactic", raw(deck)["basic"])
        yield from _nouns("tactic", raw(deck)["advanced"])
    yield from _nouns("layout", raw("layouts")["layouts"])


def _nouns(kind: str, rows: Iterable[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    return ((f"{kind}:{row['id']}", row) for row in rows)


def _parts_of(noun: str, row: dict[str, Any]) -> list[str]:
    parts = [field for field, note in row.get("field_sources", {}).items() if _is_ours(note)]
    if _is_ours(row.get("provenance")):
        parts.append(("nation" if "role" in row else "neutral") if noun.startswith("tile:") else "all")
    return parts


def _general_parts(row: dict[str, Any]) -> list[str]:
    """A general's card as a whole is ours, except what the rulebook or a review names."""
    if not _is_ours(row.get("provenance")):
        return []
    known = {field for field, note in row.get("field_sources", {}).items() if not _is_ours(note)}
    if {"land", "sea"} <= known:
        known.add("numbers")
    return [part for part in GENERAL_PARTS if part not in known]


def _is_ours(note: Any) -> bool:
    return isinstance(note, dict) and note.get("source") == "reconstructed"
