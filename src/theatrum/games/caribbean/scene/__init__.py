"""How a game of Caribbean is shown, in the vocabulary of scenes. Almost everything lies open; what a seat may not know are
others' hands, their promised gifts, and the order of the decks."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.scene import Scene, Text
from theatrum.games.caribbean.scene.board import board
from theatrum.games.caribbean.scene.cards import rows
from theatrum.games.caribbean.scene.seats import panels, victory
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.scene.surroundings import legend, reference, tracks
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import NATION


def scene(g: Caribbean, seat: Seat | None) -> Scene:
    """The table as this seat may see it (None: a spectator)."""
    return Scene(
        boards=[board(g)],
        rows=[*rows(g, seat), *reference(g, seat)],
        tracks=tracks(g),
        panels=panels(g),
        spotlight=spotlight(g, seat),
        headline=headline(g),
        victory=victory(g),
        legend=legend(),
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
