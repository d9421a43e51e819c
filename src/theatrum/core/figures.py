"""Figures of the rulebook: a part of a board, as it lies in a rule or a worked example.

`tools/figures.py` lays the example out as its test does, cuts the places it speaks of out of the scene (`cut_out`) and
writes the drawing to `docs/rules/figures/<game>/<figure>.json`, with keys instead of words; the table speaks it in the
reader's language (`theatrum.core.texts.spoken`), and the client draws it as it draws any board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from theatrum.core.contract import Definition
from theatrum.core.rulebook import rules_document
from theatrum.core.scene import Board, Part, Scene, Space, Words

_NAME = re.compile(r"[a-z0-9-]{1,60}")
_MARGIN = 0.035
"""Round the places of a map so much of its width is left."""
_LEAST = 0.17
"""At least so much of the width of a map is shown: nearer there is nothing more to see."""
_PLATES = 6.0
"""Round plates so many of a board's units are left."""
_BESIDE = 0.5
"""Plates that are no farther than this from the nearest one are as near."""
_UPRIGHT, _LONG = 1.25, 1.8
"""How long to its height a figure is at least, and at most: on a phone it has the width of the page. Plates lie in rows,
and of the next row nothing would be seen."""
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Arrow(Part):
    """An arrow from place to place, or a ring around one, with a number that the caption speaks of."""

    n: int
    path: list[str]
    tone: str = ""


class Drawing(Part):
    """What a figure shows: a board with nothing on it but what is near, and what is said about it."""

    board: Board
    letters: dict[str, Words]
    """The letter of each tone that has one."""
    about: list[str]
    """The places it is about, in the order in which they are read to whoever does not see them."""
    marked: list[str]
    """Those that are marked on it."""
    arrows: list[Arrow]


def figure_document(definition: Definition[Any], name: str) -> str | None:
    """A drawing as it was written, or None if there is none of that name. A rulebook from outside has none."""
    if definition.rulebook is not None or not _NAME.fullmatch(name):
        return None
    return rules_document(f"figures/{definition.id}/{name}.json")


def cut_out(
    scene: Scene,
    about: Sequence[str],
    *,
    board: str = "",
    marked: Iterable[str] = (),
    arrows: Iterable[tuple[str, Sequence[str]]] = (),
    margin: float = 1.0,
) -> Drawing:
    """The places a figure is about, with what lies around them. `board`: its id, if it is not the first; `arrows`: the
    tone of each, and its places; `margin`: so many times the usual."""
    whole = next(b for b in scene.boards if board in ("", b.id))
    places = {space.id: space for space in whole.spaces}
    missing = [noun for noun in about if noun not in places]
    if missing:
        raise LookupError(f"{whole.id} has no places {missing}")
    part = _part(whole, [places[noun] for noun in about], margin)
    return Drawing(
        board=part,
        letters={panel.tone: panel.letter for panel in scene.panels if panel.tone and panel.letter},
        about=list(about),
        marked=sorted(marked),
        arrows=[Arrow(n=n, tone=tone, path=list(path)) for n, (tone, path) in enumerate(arrows, 1)],
    )


def _part(whole: Board, about: Sequence[Space], margin: float) -> Board:
    """Nothing but what is seen there; what is told of a place only for those the figure is about."""
    named = {space.id for space in about}
    box = _box(whole, about, margin)
    left, top, right, bottom = box
    beyond = [space for space in whole.spaces if space.shape == "plate" and not _is_seen(space, box)]
    spaces = [s for s in whole.spaces if _is_seen(s, box) and not any(_lies_on(s, plate) for plate in beyond)]
    ids = {space.id for space in spaces} | {slot.id for space in spaces for slot in space.slots}
    return replace(
        whole,
        x=left,
        y=top,
        width=round(right - left, 1),
        height=round(bottom - top, 1),
        whole=whole.width,
        spaces=[space if space.id in named else _bare(space) for space in spaces],
        links=[link for link in whole.links if link.a in ids and link.b in ids],
        pieces=[piece for piece in whole.pieces if piece.at in ids],
        labels=[label for label in whole.labels if left < label.x < right and top < label.y < bottom],
        lenses=[],
    )


def _bare(space: Space) -> Space:
    return replace(space, lines=[], reconstructed="", outline="")


def _box(whole: Board, about: Sequence[Space], margin: float) -> Box:
    """Around the places, neither narrow nor flat, on the board."""
    plates = any(space.shape == "plate" for space in whole.spaces) and not whole.backdrop
    around = margin * (_PLATES if plates else _MARGIN * whole.width)
    edges = [_edges(space) for space in (_with_ground(whole, about) if plates else about)]
    left, top = min(e[0] for e in edges) - around, min(e[1] for e in edges) - around
    right, bottom = max(e[2] for e in edges) + around, max(e[3] for e in edges) + around
    wide, high = right - left, bottom - top
    least = _LEAST * whole.width if whole.backdrop else 0.0
    more_wide = max(0.0, least - wide, _UPRIGHT * high - wide) / 2
    more_high = 0.0 if plates else max(0.0, (wide + 2 * more_wide) / _LONG - high) / 2
    left, right = _within(left - more_wide, right + more_wide, whole.x, whole.x + whole.width)
    top, bottom = _within(top - more_high, bottom + more_high, whole.y, whole.y + whole.height)
    return round(left, 1), round(top, 1), round(right, 1), round(bottom, 1)


def _with_ground(whole: Board, about: Sequence[Space]) -> list[Space]:
    """With the plates on which the places lie, or between which: they would stand in nothing."""
    plates = [space for space in whole.spaces if space.shape == "plate"]
    out = list(about)
    for space in about:
        far = [_distance(space, plate) for plate in plates]
        out += [plate for plate, away in zip(plates, far, strict=True) if away <= min(far) + _BESIDE]
    return out


def _distance(space: Space, plate: Space) -> float:
    """From the middle of a place to a plate, 0 on it."""
    left, top, right, bottom = _edges(plate)
    return max(left - space.x, space.x - right, top - space.y, space.y - bottom, 0.0)


def _within(low: float, high: float, first: float, last: float) -> tuple[float, float]:
    """Moved onto the board, and cut where it is longer."""
    shift = max(0.0, first - low) - max(0.0, high - last)
    return max(first, low + shift), min(last, high + shift)


def _edges(space: Space) -> Box:
    """A plate has a size of its own; of everything else the middle counts."""
    wide, high = (space.width / 2, space.height / 2) if space.shape == "plate" else (0.0, 0.0)
    return space.x - wide, space.y - high, space.x + wide, space.y + high


def _is_seen(space: Space, box: Box) -> bool:
    """All of a plate, the middle of everything else."""
    left, top, right, bottom = _edges(space)
    return left >= box[0] and top >= box[1] and right <= box[2] and bottom <= box[3]


def _lies_on(space: Space, plate: Space) -> bool:
    left, top, right, bottom = _edges(plate)
    return left < space.x < right and top < space.y < bottom
