"""Glow is a promise: every answer can be given by touching things that glow, and nothing glows that gives none.

A thing glows if a choice names it and it lies where the question says (`Asked.at`), or, where a choice names a place
besides, at that place (see `docs/scenes.md`). So three things can go wrong: an answer names what nothing on the table
stands for; a noun stands for things in several places, and the question does not say which of them is meant; a thing
of a kind that is asked for can't be touched, and nobody says why.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from theatrum.core.game import Question
from theatrum.core.question import NOT_OFFERED, alike
from theatrum.core.scene import Asked, Card, Piece, Scene


@dataclass(frozen=True, slots=True)
class Bearer:
    """A thing on the table: what answers call it, and the space or row it lies in."""

    noun: str
    at: str
    on_board: bool = False


def broken_promises(scene: Scene, question: Question) -> list[str]:
    """What is wrong with what glows for the open question, in sentences."""
    asked = scene.question
    if asked is None:
        return []
    bearers = list(things(scene))
    out = [f"no thing on the table is {noun}" for noun in out_of_reach(asked, bearers)]
    out += [
        f"{noun} lies in several places ({', '.join(sorted(places))}), and nothing says which is meant"
        for noun, places in undecided(asked, bearers)
    ]
    if asked.at and asked.at not in {thing.at for thing in bearers}:
        out.append(f"nothing lies at {asked.at}, where the answers should be")
    out += [f"nobody says why {noun} can't be touched" for noun in unexplained(asked, bearers, question)]
    return out


def out_of_reach(asked: Asked, bearers: list[Bearer]) -> list[str]:
    """The nouns that answers want touched, and that nothing stands for."""
    there = {thing.noun for thing in bearers}
    wanted = dict.fromkeys(noun for choice in asked.choices for noun in choice.touches)
    return [noun for noun in wanted if noun not in there]


def undecided(asked: Asked, bearers: list[Bearer]) -> Iterator[tuple[str, set[str]]]:
    """The nouns of pieces in several places of a board, of which the question does not say where they are meant."""
    places: defaultdict[str, set[str]] = defaultdict(set)
    for thing in bearers:
        if thing.on_board:
            places[thing.noun].add(thing.at)
    here = {thing.noun for thing in bearers if asked.at and thing.at == asked.at}
    doubtful = {noun for noun, found in places.items() if len(found) > 1 and noun not in here}
    for noun in dict.fromkeys(n for choice in asked.choices for n in choice.touches if n in doubtful):
        choices = [choice for choice in asked.choices if noun in choice.touches]
        if not all(places[noun] & set(choice.touches) for choice in choices):
            yield noun, places[noun]


def unexplained(asked: Asked, bearers: list[Bearer], question: Question) -> list[str]:
    """Things like those to touch first that can't be touched, without a reason of their own."""
    first = {choice.touches[0] for choice in asked.choices if choice.touches}
    others = dict.fromkeys(thing.noun for thing in bearers if thing.noun not in first)
    return [
        noun
        for noun in others
        if any(alike(noun, one) for one in first) and question.why_not_touch(noun).key == NOT_OFFERED
    ]


# ---- what lies on the table ------------------------------------------------------------------------------------------
def things(scene: Scene) -> Iterator[Bearer]:
    """Everything that can be touched: what answers call it (its noun, else its id), and where it lies."""
    for board in scene.boards:
        for space in board.spaces:
            yield Bearer(space.id, space.id)
            for slot in space.slots:
                yield from _piece(slot, space.id)
        for piece in board.pieces:
            yield from _piece(piece, piece.at, on_board=True)
    for row in scene.rows:
        yield Bearer(row.id, row.id)
        for card in row.cards:
            yield from _card(card, row.id)
    for track in scene.tracks:
        yield from (Bearer(noun, track.id) for noun in track.ids)
        for marker in track.markers:
            yield from _piece(marker, track.id)
    for panel in scene.panels:
        corner = panel.id or f"seat:{panel.seat}"
        yield Bearer(corner, corner)
        yield from (Bearer(stat.id, corner) for stat in panel.stats)
        for card in panel.cards:
            yield from _card(card, corner)
    for pool in scene.pools:
        yield from (Bearer(stat.id, pool.id) for stat in pool.stats)
    for side in scene.spotlight.sides if scene.spotlight is not None else ():
        for card in side.cards:
            yield from _card(card, "")
        for piece in side.pieces:
            yield from _piece(piece, "")
    for treaty in scene.spotlight.treaties if scene.spotlight is not None else ():
        yield Bearer(treaty.id, "")


def _piece(piece: Piece, at: str, on_board: bool = False) -> Iterator[Bearer]:
    yield Bearer(piece.noun or piece.id, at, on_board)
    for part in piece.parts:
        yield from _piece(part, at, on_board)


def _card(card: Card, row: str) -> Iterator[Bearer]:
    yield Bearer(card.noun or card.id, row)
    yield from (Bearer(icon.noun, row) for icon in card.icons if icon.noun)
    for piece in card.pieces:
        yield from _piece(piece, row)
    for under in card.under:
        yield from _card(under, row)
