"""What tests look at: every position there is to see."""

from __future__ import annotations

from collections.abc import Iterator

from theatrum.core.scene import Card, Piece, Scene


def everything(shown: Scene) -> Iterator[tuple[str, str]]:
    """Ids and nouns of all that lies on the table, at any depth."""

    def pieces(found: list[Piece]) -> Iterator[tuple[str, str]]:
        for p in found:
            yield p.id, p.noun
            yield from pieces(p.parts)

    def cards(found: list[Card]) -> Iterator[tuple[str, str]]:
        for c in found:
            yield c.id, c.noun
            yield from pieces(c.pieces)

    for board in shown.boards:
        yield from ((s.id, "") for s in board.spaces)
        yield from pieces(board.pieces)
    for found in shown.rows:
        yield found.id, ""
        yield from cards(found.cards)
    for corner in shown.panels:
        yield corner.id, ""
        yield from ((stat.id, "") for stat in corner.stats)
        yield from cards(corner.cards)
    for pool in shown.pools:
        yield from ((stat.id, "") for stat in pool.stats)
    for track in shown.tracks:
        yield from pieces(track.markers)
    if shown.spotlight is not None:
        for side in shown.spotlight.sides:
            yield from ((stat.id, "") for stat in side.stats)
            yield from cards(side.cards)
            yield from pieces(side.pieces)
