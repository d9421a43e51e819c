"""The small vocabularies: sides, colours, faiths, tokens, kinds of ops and one-shots, as numbers for the state."""

from __future__ import annotations

from theatrum.kit.nouns import Family, Nouns

EAST, WEST = 0, 1
SIDES = ("east", "west")
"""Market rows, sides of a tableau, colours of cards: the east goes with the black route, the west with the white."""
WHITE, BLACK, RED = 0, 1, 2
COLOURS = ("white", "black", "red")
RELIGIONS = ("catholic", "islamic", "reformist")
"""By colour."""
MEDIEVAL = -1
CATHOLIC, ISLAMIC, REFORMIST, LAW, DISCOVERY, PATRON = range(6)
PRESTIGE = ("catholic", "islamic", "reformist", "law", "discovery", "patron")

# Tokens. Knights, rooks and cubes lie in cities, on borders and on empires; a pirate is a rook on a border.
KNIGHT, ROOK, CUBE = 0, 3, 6
"""A knight or rook of a colour is KNIGHT + colour, ROOK + colour; a cube of a seat is CUBE + seat."""
PIRATE, BISHOP = 10, 13
"""Agents only: PIRATE + colour stands for a rook to be put on a border, BISHOP + colour for a bishop."""
PAWN = 16
"""Agents only: a cube of whoever plays the card."""
NO_TOKEN = -1
PIECES = ("knight", "rook", "pawn")

HOLY, IMPERIAL, GLOBALISATION, RENAISSANCE = range(4)
VICTORIES = ("holy", "imperial", "globalization", "renaissance")

NO_ONE_SHOT, TRADE_SHIFT, CORONATION, CONSPIRACY, PEASANT_REVOLT, RELIGIOUS_WAR, APOSTASY = range(7)
RELIGIOUS_WARS = {"crusade": WHITE, "jihad": BLACK, "reformation": RED}

RHODES, CAPE, SELL_FOR_FOUR, UNLIMITED_HAND, URBANISATION = range(1, 6)
ABILITIES = {
    "knights_of_rhodes": RHODES,
    "cape_of_good_hope": CAPE,
    "sell_for_four": SELL_FOR_FOUR,
    "unlimited_hand": UNLIMITED_HAND,
    "urbanisation_venice": URBANISATION,
}

INQUISITOR, COMMERCE, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, SIEGE, CAMPAIGN = range(9)
OP_KINDS = (
    "inquisitor",
    "commerce",
    "behead",
    "tax",
    "repress",
    "vote",
    "corsair",
    "siege",
    "campaign",
)
RELIGIOUS, ECONOMIC, POLITICAL, MILITARY = range(4)
CATEGORIES = ("religious", "economic", "political", "military")
CATEGORY_OF = (
    RELIGIOUS,
    ECONOMIC,
    POLITICAL,
    POLITICAL,
    POLITICAL,
    POLITICAL,
    MILITARY,
    MILITARY,
    MILITARY,
)

# ---- their nouns -----------------------------------------------------------------------------------------------------
TOKEN_NOUN: tuple[str, ...] = (
    *(f"token:knight-{c}" for c in COLOURS),
    *(f"token:rook-{c}" for c in COLOURS),
    *("" for _ in range(4)),
    *(f"token:pirate-{c}" for c in COLOURS),
    *(f"token:bishop-{c}" for c in COLOURS),
)
"""Noun of a token or agent; a cube's names its bank (`PaxRenaissance.token_noun`)."""
TOKEN = Family("token", TOKEN_NOUN)
SIDE_NOUN = Nouns("side", SIDES).noun
SIDE_OF_OPS = Nouns("ops", SIDES)
OPS_NOUN = SIDE_OF_OPS.noun
SIDE_OF_FAIR = Nouns("fair", SIDES)
FAIR_NOUN = SIDE_OF_FAIR.noun
VICTORY_BY_NOUN = Nouns("victory", VICTORIES)
VICTORY_NOUN = VICTORY_BY_NOUN.noun
