"""Everything in a scene that can be touched: what answers call it, where it lies, what a reader calls it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from theatrum.core.scene import Card, Panel, Piece, Scene, Words


@dataclass(frozen=True, slots=True)
class Bearer:
    """A thing on the table: what answers call it, and the space or row it lies in."""

    noun: str
    at: str
    on_board: bool = False
    words: Words = ""
    """What stands on it: its label or title."""
    section: str = ""
    """The part of the table it lies in: the id of a board, row, track, supply or corner."""


def things(scene: Scene) -> Iterator[Bearer]:
    """Everything that can be touched: what answers call it (its noun, else its id), and where it lies."""
    for board in scene.boards:
        for space in board.spaces:
            yield Bearer(space.id, space.id, words=space.label, section=board.id)
            for slot in space.slots:
                yield from _piece(slot, space.id, board.id)
        for piece in board.pieces:
            yield from _piece(piece, piece.at, board.id, on_board=True)
    for row in scene.rows:
        yield Bearer(row.id, row.id, words=row.title, section=row.id)
        for card in row.cards:
            yield from _card(card, row.id)
    for track in scene.tracks:
        for noun, step in zip(track.ids, track.steps, strict=False):
            yield Bearer(noun, track.id, words=step, section=track.id)
        for marker in track.markers:
            yield from _piece(marker, track.id, track.id)
    for panel in scene.panels:
        corner = corner_of(panel)
        yield Bearer(corner, corner, words=panel.title, section=corner)
        for stat in panel.stats:
            yield Bearer(stat.id, corner, words=stat.label, section=corner)
        for card in panel.cards:
            yield from _card(card, corner)
    for pool in scene.pools:
        for stat in pool.stats:
            yield Bearer(stat.id, pool.id, words=stat.label, section=pool.id)
    light = scene.spotlight
    for side in light.sides if light is not None else ():
        for card in side.cards:
            yield from _card(card, "")
        for piece in side.pieces:
            yield from _piece(piece, "", "")
    for treaty in light.treaties if light is not None else ():
        yield Bearer(treaty.id, "", words=treaty.title)


def corner_of(panel: Panel) -> str:
    """What answers call a player."""
    return panel.id or f"seat:{panel.seat}"


def _piece(piece: Piece, at: str, section: str, on_board: bool = False) -> Iterator[Bearer]:
    yield Bearer(piece.noun or piece.id, at, on_board, piece.label or piece.letter, section)
    for part in piece.parts:
        yield from _piece(part, at, section, on_board)


def _card(card: Card, row: str) -> Iterator[Bearer]:
    yield Bearer(card.noun or card.id, row, words=card.title or card.kind, section=row)
    for icon in card.icons:
        if icon.noun:
            yield Bearer(icon.noun, row, words=icon.label, section=row)
    for piece in card.pieces:
        yield from _piece(piece, row, row)
    for under in card.under:
        yield from _card(under, row)
