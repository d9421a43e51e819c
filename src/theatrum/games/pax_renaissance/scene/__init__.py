"""How a game of Pax Renaissance is shown, in the vocabulary of scenes. Nearly everything is public [PR-23]: what a
seat may not know are the decks, and, by an option, the cards in others' hands."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Scene, Text
from theatrum.games.pax_renaissance.scene.board import board
from theatrum.games.pax_renaissance.scene.seats import panels, standings, victory
from theatrum.games.pax_renaissance.scene.stage import spotlight
from theatrum.games.pax_renaissance.scene.surroundings import common_rows, legend, pools, rows
from theatrum.games.pax_renaissance.scene.ways import ways
from theatrum.games.pax_renaissance.state import PaxRenaissance


def scene(g: PaxRenaissance, seat: Seat | None) -> Scene:
    """The table as this seat may see it (None: a spectator)."""
    return scene_around(g, seat, common(g))


def common(g: PaxRenaissance) -> Scene:
    """What everybody may see: all but hands."""
    return Scene(
        boards=[board(g)],
        rows=common_rows(g),
        panels=panels(g),
        pools=pools(g),
        spotlight=spotlight(g),
        headline=headline(g),
        victory=victory(g),
        ways=ways(g, standings(g)) if g.active >= 0 else [],
        legend=legend(),
    )


def scene_around(g: PaxRenaissance, seat: Seat | None, everybody: Scene) -> Scene:
    """What everybody may see, with the hands as this seat sees them, and its own rows first."""
    return msgspec.structs.replace(everybody, rows=rows(g, seat, everybody.rows))


def headline(g: PaxRenaissance) -> Text:
    """Where the game stands, in one line."""
    if g.ending:
        return Text("headline-over")
    if g.active < 0:
        return Text("headline-setup")
    return Text("headline-turn", turn=g.turn, bank=g.noun_of(g.active), left=g.actions)
