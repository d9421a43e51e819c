"""How a game of Elisabeth I. is shown, in the vocabulary of scenes. The map and everything on it is open; what a seat
may not know are others' cards and treasures, the home cards they put away, their drafts, and the order of the deck."""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Scene, Text
from theatrum.games.elisabeth.scene.board import board
from theatrum.games.elisabeth.scene.boards import boards, open_rows, private_rows
from theatrum.games.elisabeth.scene.cards import common_rows, hands
from theatrum.games.elisabeth.scene.charts import charts
from theatrum.games.elisabeth.scene.negotiation import negotiation
from theatrum.games.elisabeth.scene.seats import panels, victory
from theatrum.games.elisabeth.scene.stage import spotlight
from theatrum.games.elisabeth.scene.standings import standings
from theatrum.games.elisabeth.scene.surroundings import legend, phase_words, pools, tracks
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import NOBODY, POWERS


def scene(g: Elisabeth, seat: Seat | None) -> Scene:
    """The table as this seat may see it (None: a spectator)."""
    return scene_around(g, seat, common(g))


def common(g: Elisabeth) -> Scene:
    """What everybody may see: all but hands, treasures and drafts."""
    how = standings(g)
    return Scene(
        boards=[board(g), *boards(g)],
        rows=[*common_rows(g), *open_rows(g)],
        tracks=tracks(g, how),
        panels=panels(g, how),
        pools=pools(g),
        charts=charts(g, how),
        spotlight=spotlight(g),
        headline=headline(g),
        victory=victory(g, how),
        legend=legend(),
    )


def scene_around(g: Elisabeth, seat: Seat | None, everybody: Scene) -> Scene:
    """What everybody may see, after hands and treasures as this seat sees them, and its own drafts of bundles."""
    rows = [*hands(g, seat), *private_rows(g, seat), *everybody.rows]
    light = everybody.spotlight or negotiation(g, seat, everybody)
    return msgspec.structs.replace(everybody, rows=rows, spotlight=light)


def headline(g: Elisabeth) -> Text:
    """Where the game stands, in one line."""
    if g.ending:
        return Text("headline-over")
    if g.phase == "setup":
        return Text("headline-setup")
    phase = phase_words(g, g.phase)
    if g.phase == "action" and g.active != NOBODY:
        return Text("headline-impulse", turn=g.turn, last=g.last_turn, power=POWERS[g.active].noun, cp=g.cp)
    return Text("headline-phase", turn=g.turn, last=g.last_turn, phase=phase)
