"""Which plate of the client's woodcuts stands on a card: by its kind, a king's by his faith."""

from __future__ import annotations

from theatrum.games.pax_renaissance.tables import CARDS, EMPIRES, N_EMPIRES

KIND = {
    "pawn": "town",
    "knight": "charge",
    "rook": "fortress",
    "bishop": "bishop",
    "queen": "queen",
    "pirate": "galley",
    "polymath": "press",
    "comet": "comet",
}
VICTORY = {"holy": "church", "imperial": "throne", "globalization": "galleon", "renaissance": "book"}
KING = {"papal_states": "bishop", "ottoman": "sultan", "mamluk": "sultan"}
REPUBLIC = "law"
FACE_DOWN = "caravan"


def card(item: int) -> str:
    """PR-1.6 An ordinary card."""
    row = CARDS[item - N_EMPIRES]
    if row.location == -1 and row.emporium >= 0:
        return "galleon"
    return KIND[row.piece or row.kind]


def empire(index: int, republic: int) -> str:
    """PR-1.5 A king, a sultan, the Pope; or the scales of a republic."""
    return REPUBLIC if republic else KING.get(EMPIRES[index].id, "king")
