"""The names of things, in both languages, as the data has them: noun to name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol

from theatrum.games.elisabeth.tables.pieces import SHIPS, TROOPS
from theatrum.games.elisabeth.tables.records import cards, map, pieces, powers

NATIONS = {
    "en": {
        "ottoman": "Ottoman",
        "spain": "Spanish",
        "england": "English",
        "france": "French",
        "hre": "Imperial",
        "huguenot": "Huguenot",
        "dutch": "Dutch",
        "ireland": "Irish",
        "papacy": "Papal",
        "portugal": "Portuguese",
        "scotland": "Scottish",
        "venice": "Venetian",
        "independent": "Independent",
    },
    "de": {
        "ottoman": "Osmanische",
        "spain": "Spanische",
        "england": "Englische",
        "france": "Französische",
        "hre": "Kaiserliche",
        "huguenot": "Hugenottische",
        "dutch": "Niederländische",
        "ireland": "Irische",
        "papacy": "Päpstliche",
        "portugal": "Portugiesische",
        "scotland": "Schottische",
        "venice": "Venezianische",
        "independent": "Unabhängige",
    },
}
KINDS = {
    "en": {
        "regular": "regulars",
        "mercenary": "mercenaries",
        "cavalry": "cavalry",
        "galley": "galleys",
        "corsair": "corsairs",
        "galleon": "galleons",
        "race_built_galleon": "race-built galleons",
    },
    "de": {
        "regular": "Reguläre",
        "mercenary": "Söldner",
        "cavalry": "Kavallerie",
        "galley": "Galeeren",
        "corsair": "Korsaren",
        "galleon": "Galeonen",
        "race_built_galleon": "schlanke Galeonen",
    },
}
SPECIAL = {
    "en": {
        "walloon": "Walloons",
        "knights": "Knights of St. John",
        "morisco": "Moriscos",
        "armada": "Armada",
    },
    "de": {"walloon": "Wallonen", "knights": "Malteserritter", "morisco": "Morisken", "armada": "Armada"},
}
INDEPENDENT = {"en": "Independent", "de": "Unabhängig"}


class Named(Protocol):
    """A row of the data that has a name in both languages."""

    @property
    def id(self) -> str: ...
    @property
    def name_en(self) -> str: ...
    @property
    def name_de(self) -> str: ...


@cache
def names(language: str) -> Mapping[str, str]:
    """Noun to name: `names("de")["zone:ionian_sea"]` is "Ionisches Meer"."""
    out: dict[str, str] = {}
    for kind, rows in _rows():
        out.update((f"{kind}:{row.id}", row.name_de if language == "de" else row.name_en) for row in rows)
    out.update((troop.noun, piece_name(troop.id, language)) for troop in TROOPS)
    out.update((ship.noun, piece_name(ship.id, language)) for ship in SHIPS)
    out["power:independent"] = INDEPENDENT[language]
    return out


def _rows() -> Iterable[tuple[str, Sequence[Named]]]:
    majors = powers.POWERS.load().powers
    yield "space", map.SPACES.load().spaces
    yield "zone", map.SEA_ZONES.load().zones
    yield "power", majors
    yield "power", powers.MINOR_POWERS.load().minor_powers
    yield "leader", pieces.LEADERS.load().leaders
    yield "card", cards.CARDS.load().cards
    for power in majors:
        yield "ruler", power.rulers


def piece_name(piece: str, language: str) -> str:
    """A kind of unit or ship, by nation and kind."""
    if piece in SPECIAL[language]:
        return SPECIAL[language][piece]
    nation, _, kind = piece.partition("_")
    return f"{NATIONS[language][nation]} {KINDS[language][kind]}"
