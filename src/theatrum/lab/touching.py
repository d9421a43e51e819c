"""Glow is a promise: whatever an answer wants touched lies on the table and can be touched there."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.scene import Card, Piece, Scene


def out_of_reach(scene: Scene) -> list[str]:
    """The nouns that answers to the open question want touched, and that nothing on the table stands for."""
    if scene.question is None:
        return []
    reach = set(touchable(scene))
    wanted = dict.fromkeys(noun for choice in scene.question.choices for noun in choice.touches)
    return [noun for noun in wanted if noun not in reach]


def touchable(scene: Scene) -> Iterator[str]:
    """What answers may call the things on the table: a thing's noun, else its id."""
    for board in scene.boards:
        for space in board.spaces:
            yield space.id
            for slot in space.slots:
                yield from _piece(slot)
        for piece in board.pieces:
            yield from _piece(piece)
    for row in scene.rows:
        yield row.id
        for card in row.cards:
            yield from _card(card)
    for track in scene.tracks:
        yield from track.ids
        for marker in track.markers:
            yield from _piece(marker)
    for panel in scene.panels:
        yield panel.id or f"seat:{panel.seat}"
        yield from (stat.id for stat in panel.stats)
        for card in panel.cards:
            yield from _card(card)
    for pool in scene.pools:
        yield from (stat.id for stat in pool.stats)
    for side in scene.spotlight.sides if scene.spotlight is not None else ():
        for card in side.cards:
            yield from _card(card)
        for piece in side.pieces:
            yield from _piece(piece)


def _piece(piece: Piece) -> Iterator[str]:
    yield piece.noun or piece.id
    for part in piece.parts:
        yield from _piece(part)


def _card(card: Card) -> Iterator[str]:
    yield card.noun or card.id
    yield from (icon.noun for icon in card.icons if icon.noun)
    for piece in card.pieces:
        yield from _piece(piece)
    for under in card.under:
        yield from _card(under)
