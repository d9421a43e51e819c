"""The boards beside the map of Europe, and what lies on them. Lepanto has none of them.

What everybody sees is made once (`boards`, `open_rows`); treasures and secrets as one seat may know them are
`private_rows`.
"""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Board, Row, Text
from theatrum.games.elisabeth.scene.boards.courts import court_rows
from theatrum.games.elisabeth.scene.boards.faith import faith_rows, preference_rows
from theatrum.games.elisabeth.scene.boards.patronage import patronage_rows
from theatrum.games.elisabeth.scene.boards.plots import plot_rows
from theatrum.games.elisabeth.scene.boards.treasures import treasure_rows
from theatrum.games.elisabeth.scene.boards.world import harbour_rows, world_board
from theatrum.games.elisabeth.state import Elisabeth

SHEETS = {"courts": "alliance", "arts": "book", "plots": "eye", "faith": "church"}
"""Boards that hold nothing but rows, and their icons."""


def boards(g: Elisabeth) -> list[Board]:
    """In the order of their tabs, after Europe."""
    return [] if g.court is None else [world_board(g), *_sheets()]


@cache
def _sheets() -> list[Board]:
    return [
        Board(
            id=f"board:{name}",
            title=Text(f"board-{name}"),
            brief=Text(f"board-{name}-brief"),
            icon=icon,
            key=Text(f"board-{name}-key"),
            kind="sheet",
        )
        for name, icon in SHEETS.items()
    ]


def open_rows(g: Elisabeth) -> list[Row]:
    """What everybody may see."""
    if g.court is None:
        return []
    return [
        *harbour_rows(g),
        *court_rows(g),
        *patronage_rows(g),
        *plot_rows(g),
        *faith_rows(g),
    ]


def private_rows(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    """What looks different to every seat."""
    if g.court is None:
        return []
    return [*treasure_rows(g, viewer), *preference_rows(g, viewer)]
