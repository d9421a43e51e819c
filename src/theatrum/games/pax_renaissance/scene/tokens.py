"""Tokens as pieces: told apart by shape, tone and letter, never by colour alone."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Piece, Text, Words
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import BANKS, BISHOP, COLOURS, CUBE, PIRATE, PLACE_NOUN, ROOK

FAITH_ICON = ("cross", "crescent", "book")
FAITH_TONE = COLOURS
"""The tone of a religion is the colour of its tokens."""
NOBODYS = "grey"


def bank_tone(g: PaxRenaissance, seat: Seat) -> str:
    return BANKS[g.bank[seat]].tone if 0 <= seat < g.players and g.bank[seat] >= 0 else NOBODYS


def bank_letter(g: PaxRenaissance, seat: Seat) -> Words:
    return Text(f"letter-{BANKS[g.bank[seat]].id}") if g.bank[seat] >= 0 else ""


def bank_brief(g: PaxRenaissance, seat: Seat) -> Words:
    """The family alone, where there is little room."""
    return Text(f"brief-{BANKS[g.bank[seat]].id}") if g.bank[seat] >= 0 else ""


def token_piece(
    g: PaxRenaissance, code: int, id: str, noun: str, at: str = "", pirate: bool = False, count: int = 1
) -> Piece:
    """A token, agent or pirate as a piece. White knights bear W, black rooks B …; a cube its bank's letter."""
    if CUBE <= code < PIRATE:
        seat = code - CUBE
        return Piece(
            id=id,
            noun=noun,
            shape="cube",
            at=at,
            tone=bank_tone(g, seat),
            letter=bank_letter(g, seat),
            label=Name(g.token_noun(code)),
            count=count,
        )
    if pirate and code < CUBE:
        code += PIRATE - ROOK
    colour = COLOURS[(code - PIRATE) % 3 if code >= PIRATE else code % 3]
    return Piece(
        id=id,
        noun=noun,
        shape=shape_of(code),
        at=at,
        tone=colour,
        letter=Text(f"letter-{colour}"),
        label=Name(g.token_noun(code)),
        count=count,
    )


def shape_of(code: int) -> str:
    if code >= BISHOP:
        return "bishop"
    if code >= PIRATE:
        return "hull"
    return "rook" if code >= ROOK else "knight"


def realm_arms(place: int) -> str:
    """The drawn shield of a realm, whoever rules it."""
    return PLACE_NOUN[place].partition(":")[2].replace("_", "-")
