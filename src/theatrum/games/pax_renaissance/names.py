"""The names of things: noun to name, in German and English. Card titles and places come from the data."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from theatrum.games.pax_renaissance.tables import SLOTS
from theatrum.games.pax_renaissance.tables.cards import label_nouns
from theatrum.games.pax_renaissance.tables.files import (
    BANK_FILE,
    CARD_FILE,
    EMPIRE_FILE,
    EXPANSION_FILE,
    MAP_FILE,
    VICTORY_FILE,
    OpRow,
)

Names = dict[str, str]


class _Named(Protocol):
    @property
    def name_en(self) -> str: ...
    @property
    def name_de(self) -> str: ...


PART = {"en": "{city}, place {part}", "de": "{city}, {part}. Platz"}
"""What the sites of a city are called that has several."""


def _all() -> dict[str, _Named]:
    """Noun to the row that names it."""
    board = MAP_FILE.load()
    rows: dict[str, _Named] = {}
    rows |= {f"card:{row.id}": row for row in CARD_FILE.load().cards}
    rows |= {f"card:{row.id}": row for row in EXPANSION_FILE.load().cards}
    for empire in EMPIRE_FILE.load().empires:
        rows |= {
            f"empire:{empire.id}": empire,
            f"king:{empire.id}": empire.king,
            f"republic:{empire.id}": empire.republic,
        }
    rows |= {f"place:{row.id}": row for row in board.map_cards}
    rows |= {f"border:{row.id}": row for row in board.borders}
    rows |= {f"bank:{row.id}": row for row in BANK_FILE.load().players}
    rows |= {f"victory:{row.id}": row for row in VICTORY_FILE.load().victories}
    return rows


NAMED = _all()
CITIES: dict[str, _Named] = {city.id: city for row in MAP_FILE.load().map_cards for city in row.cities}


def _ops() -> dict[str, OpRow]:
    """Noun of what a card calls an op to the row of that op."""
    rows: dict[str, OpRow] = {}
    for card in (*CARD_FILE.load().cards, *EXPANSION_FILE.load().cards):
        rows |= zip(label_nouns(card.id, card.ops), card.ops, strict=True)
    for empire in EMPIRE_FILE.load().empires:
        for side, face in (("king", empire.king), ("republic", empire.republic)):
            rows |= zip(label_nouns(f"{empire.id}-{side}", face.ops), face.ops, strict=True)
    rows.pop("", None)
    return rows


@cache
def names(language: str) -> Names:
    """Noun to name for everything that the data names; the rest is in the texts (`noun-…`)."""
    out = {noun: _name(row, language) for noun, row in NAMED.items()}
    out |= {noun: called(op, language) for noun, op in _ops().items()}
    for slot in SLOTS:
        city = _name(CITIES[slot.city], language)
        out[slot.noun] = PART[language].format(city=city, part=slot.part) if slot.part else city
    return out


def _name(row: _Named, language: str) -> str:
    return row.name_de if language == "de" else row.name_en


def called(op: OpRow, language: str) -> str:
    """What its card calls an op."""
    return (op.label_de or op.label) if language == "de" else op.label
