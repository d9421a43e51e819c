"""How a game of Caribbean is shown, in the vocabulary of scenes. Almost everything lies open; what a seat may not know are
others' hands, their promised gifts, and the order of the decks."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Scene, Text
from theatrum.games.caribbean.scene.board import board
from theatrum.games.caribbean.scene.cards import common_rows, hands
from theatrum.games.caribbean.scene.charts import charts
from theatrum.games.caribbean.scene.seats import panels, victory
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.scene.surroundings import legend, pool, reference, research, tracks
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.nations import NATION


def scene(g: Caribbean, seat: Seat | None) -> Scene:
    """The table as this seat may see it (None: a spectator)."""
    return scene_around(g, seat, common(g))


def common(g: Caribbean) -> Scene:
    """What everybody may see: all but hands, and what is looked at from one's own place."""
    return Scene(
        boards=[board(g)],
        rows=[*common_rows(g), *reference(g)],
        tracks=tracks(g),
        panels=panels(g),
        charts=charts(g),
        headline=headline(g),
        victory=victory(g),
        legend=legend(),
    )


def scene_around(g: Caribbean, seat: Seat | None, everybody: Scene) -> Scene:
    """What everybody may see, after what this seat holds."""
    own = g.nation_of[seat] if seat is not None else NOBODY
    return msgspec.structs.replace(
        everybody,
        rows=[*hands(g, seat), research(g, own), *everybody.rows, *pool(g, own)],
        spotlight=spotlight(g, seat),
    )


def headline(g: Caribbean) -> Text:
    """Where the game stands, in one line."""
    if g.ending:
        return Text("headline-over")
    if g.active < 0:
        return Text("headline-turn", turn=g.turn, period=g.period)
    return Text(
        "headline-impulse",
        turn=g.turn,
        period=g.period,
        impulse=g.impulse,
        nation=NATION.noun[g.active],
        points=g.points,
    )
