"""What all files in `data/` have in common: records that say where they come from, and things that have a name."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from theatrum.kit.data import Commentary, Ids, Record, Source
from theatrum.kit.nouns import Nouns

PACKAGE = "theatrum.games.caribbean"

Said: TypeAlias = Any
"""What is said in the words of `effects_dsl.json`: read by `tables.language`, never looked at as it is."""


class Sourced(Record, frozen=True, kw_only=True):
    """A record that says where it comes from: the rulebook, public material, or us. `reconstructed_fields` are ours even
    where the rest is not."""

    source: Source
    ref: str = ""
    basis: str = ""
    note: str = ""
    reconstructed_fields: tuple[str, ...] = ()


class NamedRow(Sourced, frozen=True, kw_only=True):
    """A thing with an id, a name in both languages and a source."""

    id: str
    name_en: str
    name_de: str


class File(Record, frozen=True, kw_only=True):
    """A whole file: `_doc` is prose for its readers."""

    doc: Commentary = msgspec.field(name="_doc")


class TechRow(Record, frozen=True, kw_only=True):
    """A level of a direction of research."""

    direction: str
    level: int


def ids_of(nouns: Nouns) -> Ids:
    """The ids of these nouns, to be found in the data or refused."""
    return Ids(nouns.kind, map(str, nouns.by_id))
