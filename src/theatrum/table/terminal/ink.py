"""How tones, terrains and symbols of a scene look in a terminal: always by letter or sign, never by colour alone."""

from __future__ import annotations

from rich.text import Text as Line

from theatrum.core.scene import Icon, Piece
from theatrum.core.texts import Texts

TONES = {
    "yellow": "yellow3",
    "green": "green3",
    "red": "indian_red1",
    "blue": "dodger_blue1",
    "black": "grey50",
    "orange": "dark_orange",
    "rose": "pink3",
    "purple": "medium_purple1",
    "wine": "deep_pink4",
    "sky": "sky_blue1",
    "lime": "chartreuse3",
    "grey": "grey62",
    "white": "bright_white",
    "brown": "dark_goldenrod",
    "ink": "default",
}
AMBER = "bold gold1"
"""Only for what can be touched now."""
FRAME = "grey50"

TERRAINS = {
    "plains": "∴",
    "forest": "♣",
    "mountains": "▲",
    "sea": "≈",
    "hills": "∩",
    "desert": "░",
    "home": "⌂",
    "coast": "≋",
    "crossing": "⇢",
}
SIGNS = {
    "fortress": "♜",
    "food": "⁂",
    "metal": "⚒",
    "exchange": "⇄",
    "growth": "↑",
    "star": "★",
    "crown": "♛",
    "population": "☻",
    "battle": "⚔",
    "capital": "♛",
    "land": "⚔",
    "sea": "⚓",
    "christian": "✝",
    "muslim": "☪",
}


def inked(text: str, look: str = "") -> Line:
    """A line in one look; what is appended has its own."""
    return Line().append(text, look)


def style(tone: str) -> str:
    return TONES.get(tone, "default")


def sign(icon: str, label: str) -> str:
    """A sign for a drawn symbol; where we have none, its name."""
    return SIGNS.get(icon) or label or icon


def icon_line(icons: list[Icon], texts: Texts) -> Line:
    """Symbols in a row: `♜ 2⁂ 1⛏`."""
    out = Line()
    for icon in icons:
        if out:
            out.append(" ")
        count = str(icon.count) if icon.count != 1 else ""
        out.append(f"{count}{sign(icon.icon, texts.say(icon.label))}", style(icon.tone))
    return out


def piece_line(piece: Piece, texts: Texts) -> Line:
    """A piece or a stack with what it holds: `A 3i 1c`."""
    letter = texts.say(piece.letter)
    if piece.parts:
        out = inked(letter, style(piece.tone))
        for part in piece.parts:
            if out:
                out.append(" ")
            out.append_text(_one(part, texts))
        return out
    return _one(piece, texts)


def _one(piece: Piece, texts: Texts) -> Line:
    letter = texts.say(piece.letter)
    if not letter:
        letter = "?" if piece.face_down else "○" if piece.faded else "●"
    count = str(piece.count) if piece.count != 1 else ""
    badge = texts.say(piece.badge)
    look = style(piece.tone)
    if piece.faded:
        look += " dim"
    if piece.blocked:
        look += " strike"
    return inked(f"{count}{letter}" + (f"({badge})" if badge else ""), look)


def slot_line(slots: list[Piece], texts: Texts) -> Line:
    """Printed places: ● filled, ○ empty, ⊘ out of use; or their letters where they have some."""
    out = Line()
    for slot in slots:
        dot = "⊘" if slot.blocked else "○" if slot.faded else "●"
        out.append(dot, style(slot.tone))
    return out
