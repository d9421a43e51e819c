"""What a figure of the rulebook shows, as `tests/games/<game>/figures.py` lays it out and `tools/figures.py` draws it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Layout:
    """A position, and what of it is shown (see `theatrum.core.figures.cut_out`)."""

    state: Any
    about: Sequence[str]
    """The places it is about: they are all in it, and are read to whoever does not see them."""
    marked: Collection[str] = ()
    arrows: Sequence[tuple[str, Sequence[str]]] = ()
    """Tone, and places: the first gets the number 1. One place alone gets a ring."""
    board: str = ""
    margin: float = 1.0
    seat: int | None = None
    """Who looks; nobody's eyes see what lies face down."""


Layouts = Mapping[str, Layout]
