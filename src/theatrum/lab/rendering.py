"""A scene for people who watch a program learn: as plain text, or as a small picture.

Both draw any scene and know no game. (The table's own clients draw far better; these need neither browser nor
terminal.)
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from textwrap import wrap
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.contract import Definition
from theatrum.core.scene import Board, Card, Panel, Piece, Row, Scene, Space, Spotlight, Text
from theatrum.core.texts import Texts
from theatrum.lab.extras import requires

Picture = NDArray[np.uint8]
CHOICES = 40
"""So many legal answers are written out."""


# ---- as text -------------------------------------------------------------------------------------------------------
def as_text(scene: Scene, definition: Definition[Any], language: str = "en") -> str:
    """The table in lines: what lies where, how the game stands, the seats, the question."""
    return "\n".join(_Writer(_texts(definition, language)).lines(scene))


def _texts(definition: Definition[Any], language: str) -> Texts:
    found = _TEXTS.get((definition.id, language))
    if found is None or found[0] is not definition:
        texts = Texts(language, [definition.texts], definition.names(language))
        found = _TEXTS[definition.id, language] = (definition, texts)
    return found[1]


_TEXTS: dict[tuple[str, str], tuple[Definition[Any], Texts]] = {}


class _Writer:
    """Writes a scene in one language."""

    def __init__(self, texts: Texts) -> None:
        self.say = texts.say

    def lines(self, scene: Scene) -> Iterator[str]:
        for board in scene.boards:
            yield from self.board(board)
        yield from self.beside_boards(scene)

    def beside_boards(self, scene: Scene) -> Iterator[str]:
        yield self.say(scene.headline)
        for panel in scene.panels:
            yield self.panel(panel)
        for row in scene.rows:
            if row.kind != "reference" and (row.cards or row.count):
                yield self.row(row)
        if scene.spotlight is not None:
            yield from self.spotlight(scene.spotlight)
        yield from self.question(scene)

    def panel(self, panel: Panel) -> str:
        stats = ", ".join(f"{self.say(s.label)} {self.say(s.value)}" for s in panel.stats)
        turn = "*" if panel.active else " "
        return f"{turn} seat {panel.seat} {self.say(panel.title)}: {stats}"

    def board(self, board: Board) -> Iterator[str]:
        lying: dict[str, list[Piece]] = {}
        for piece in board.pieces:
            lying.setdefault(piece.at, []).append(piece)
        for space in board.spaces:
            pieces = [p for p in (*space.slots, *lying.get(space.id, ())) if not p.faded]
            if pieces or space.tone:
                what = ", ".join(self.piece(p) for p in pieces)
                held = f" [{space.tone}]" if space.tone else ""
                yield f"  {self.say(space.label) or space.id}{held} {what}".rstrip()

    def piece(self, piece: Piece) -> str:
        parts = ", ".join(self.piece(p) for p in piece.parts)
        name = self.say(piece.label) or f"{piece.tone} {piece.shape}"
        # A sentence tells the number itself; a name does not.
        count = f"{piece.count} × " if piece.count > 1 and not isinstance(piece.label, Text) else ""
        return f"{count}{name}" + (f" ({parts})" if parts else "")

    def row(self, row: Row) -> str:
        cards = ", ".join(self.card(card) for card in row.cards)
        return f"  {self.say(row.title)}: {cards or row.count}"

    def card(self, card: Card) -> str:
        return "face down" if card.face_down and not card.title else self.say(card.title) or card.id

    def spotlight(self, spotlight: Spotlight) -> Iterator[str]:
        yield f"> {self.say(spotlight.title)}"
        for side in spotlight.sides:
            stats = ", ".join(f"{self.say(s.label)} {self.say(s.value)}" for s in side.stats)
            pieces = ", ".join(self.piece(p) for p in side.pieces)
            yield f">   {self.say(side.title)}: {stats}; {pieces}"

    def question(self, scene: Scene) -> Iterator[str]:
        if scene.outcome is not None:
            winners = ", ".join(f"seat {seat}" for seat in scene.outcome.winners) or "nobody"
            yield f"{self.say(scene.outcome.ending)} Won: {winners}. Points: {scene.outcome.scores}"
        if scene.question is not None:
            yield f"? seat {scene.question.seat}: {self.say(scene.question.prompt)}"
            for choice in scene.question.choices[:CHOICES]:
                yield f"?   {self.say(choice.words)}"
            if len(scene.question.choices) > CHOICES:
                yield f"?   … {len(scene.question.choices) - CHOICES} more"


# ---- as a picture --------------------------------------------------------------------------------------------------
WIDTH, HEIGHT = 1200, 800
BOARDS = 740
"""The width that the boards take; the rest is for words."""
MARGIN, LINE, LETTERS = 20, 14, 70
TONES = {
    "yellow": (214, 176, 60), "green": (88, 138, 84), "red": (176, 62, 52), "blue": (70, 106, 160),
    "black": (52, 50, 48), "orange": (206, 128, 54), "rose": (204, 132, 140), "purple": (120, 84, 138),
    "wine": (118, 44, 58), "sky": (140, 182, 206), "lime": (158, 182, 84), "grey": (150, 146, 138),
    "white": (250, 248, 242), "brown": (132, 98, 66), "ink": (44, 42, 52),
}  # fmt: skip
PAPER, INK, PLAIN = (240, 233, 217), (44, 42, 52), (222, 212, 190)


def as_picture(scene: Scene, definition: Definition[Any], language: str = "en") -> Picture:
    """The boards with their pieces, and beside them what else is to be said: 800 × 1200 × 3 bytes, always."""
    with requires("lab", "rendering"):
        from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    drawn = [board for board in scene.boards if board.spaces]
    room = (HEIGHT - 2 * MARGIN) / max(1, len(drawn))
    for i, board in enumerate(drawn):
        _draw_board(draw, board, MARGIN + i * room, room)
    lines = _Writer(_texts(definition, language)).beside_boards(scene)
    wrapped = [short for line in lines for short in wrap(line, LETTERS, subsequent_indent="    ")]
    for i, line in enumerate(wrapped[: (HEIGHT - 2 * MARGIN) // LINE]):
        draw.text((BOARDS + MARGIN, MARGIN + i * LINE), line, fill=INK, font=_font())
    return np.asarray(image, dtype=np.uint8)


@cache
def _font() -> Any:
    """Matplotlib's, which knows the letters of Europe, if it is there."""
    from PIL import ImageFont

    if find_spec("matplotlib") is None:
        return ImageFont.load_default(size=11)
    from matplotlib import get_data_path

    return ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSans.ttf", 10)


def _draw_board(draw: Any, board: Board, top: float, room: float) -> None:
    scale = min((BOARDS - 2 * MARGIN) / max(board.width, 1e-6), room / max(board.height, 1e-6))
    where = {s.id: (MARGIN + (s.x - board.x) * scale, top + (s.y - board.y) * scale) for s in board.spaces}
    for link in board.links:
        if link.a in where and link.b in where:
            draw.line([where[link.a], where[link.b]], fill=PLAIN, width=2)
    lying: dict[str, list[Piece]] = {space.id: list(space.slots) for space in board.spaces}
    for piece in board.pieces:
        lying.setdefault(piece.at, []).append(piece)
    for space in board.spaces:
        _draw_space(draw, space, where[space.id], scale)
    for space in board.spaces:
        x, y = where[space.id]
        pieces = [piece for piece in lying[space.id] if not piece.faded]
        for i, piece in enumerate(pieces):
            across = min(len(pieces), 4)
            _draw_piece(draw, piece, x + 15 * (i % 4 - (across - 1) / 2), y + 15 * (i // 4))


def _draw_space(draw: Any, space: Space, at: tuple[float, float], scale: float) -> None:
    x, y = at
    rx = scale * (space.width / 2 or space.size * 0.85) if space.width or space.shape == "hex" else 10.0
    ry = scale * space.height / 2 if space.height else rx
    fill = TONES.get(space.tone, PAPER if space.shape == "plate" else PLAIN)
    box = [x - rx, y - ry, x + rx, y + ry]
    if space.shape in ("plate", "square"):
        draw.rectangle(box, outline=INK, fill=fill)
    else:
        draw.ellipse(box, outline=INK, fill=fill, width=2 if space.ring else 1)


def _draw_piece(draw: Any, piece: Piece, x: float, y: float) -> None:
    fill = TONES.get(piece.tone, PLAIN)
    dark = sum(fill) < 360
    draw.ellipse([x - 7, y - 7, x + 7, y + 7], outline=PAPER if dark else INK, fill=fill)
    if piece.count > 1:
        draw.text((x, y), str(piece.count), fill=PAPER if dark else INK, anchor="mm", font=_font())
