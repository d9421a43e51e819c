"""PR-5.6, PR-5.7 Tokens: what they are called, where they can come from, what a city levies."""

from __future__ import annotations

from theatrum.core.contract import Atom
from theatrum.games.pax_renaissance.queries.places import empty_slots
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BANK_OF_CUBE,
    BISHOP,
    CUBE,
    PIRATE,
    ROOK,
    SLOTS,
    TOKEN,
)


def token_of(code: int) -> int:
    """The token that an agent is: a pirate is a rook."""
    return code - PIRATE + ROOK if PIRATE <= code < BISHOP else code


def code_of(g: PaxRenaissance, noun: Atom) -> int:
    """The code of a token or agent, by its noun."""
    if noun in TOKEN:
        return TOKEN[noun]
    return CUBE + g.bank.index(BANK_OF_CUBE[noun])


def sources(g: PaxRenaissance, token: int) -> list[int]:
    """PR-5.6 The empire cards on which such a token lies."""
    return [e for e, tokens in enumerate(g.repressed) if token in tokens]


def obtainable(g: PaxRenaissance, token: int) -> bool:
    """PR-5.6 In supply, or lying repressed on some empire card."""
    return g.supply[token] > 0 or any(token in tokens for tokens in g.repressed)


def icon(g: PaxRenaissance, slot: int) -> int:
    """PR-5.7 The token that a city slot levies on the visible face."""
    return SLOTS[slot].icons[g.face[SLOTS[slot].place]]


def levy_slots(g: PaxRenaissance, place: int, given_up: int = 0) -> list[int]:
    """PR-5.7 The unoccupied slots whose token can be supplied. `given_up`: bit set of tokens the placer forwent."""
    return [s for s in empty_slots(g, place) if not given_up >> icon(g, s) & 1 and obtainable(g, icon(g, s))]
