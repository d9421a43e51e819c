"""How a game of Generalship is shown: the table as one seat may see it [GS-20], in the vocabulary of scenes.

Everything here reads the state and never changes it. What a seat may not know — others' cards, kinds of face-down
units, decks — is nowhere looked at for that seat, except to count it.
"""

from __future__ import annotations

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Scene, Text
from theatrum.games.generalship.scene.board import common_board, is_unlaid, seat_board
from theatrum.games.generalship.scene.seats import own_rows, panels, victory, ways
from theatrum.games.generalship.scene.stage import reference_row, spotlight
from theatrum.games.generalship.scene.surroundings import common_rows, legend, pools, tracks
from theatrum.games.generalship.state import Generalship


def scene(g: Generalship, seat: Seat | None) -> Scene:
    """The table as this seat may see it (None: a spectator)."""
    return scene_around(g, seat, common(g))


def common(g: Generalship) -> Scene:
    """What everybody may see."""
    return Scene(
        boards=[common_board(g)],
        rows=[*common_rows(g), *reference_row(g)],
        tracks=tracks(g),
        panels=panels(g),
        pools=pools(g),
        spotlight=spotlight(g, None),
        headline=headline(g),
        ways=ways(g),
        victory=victory(g),
        legend=legend(),
    )


def scene_around(g: Generalship, seat: Seat | None, everybody: Scene) -> Scene:
    """What everybody may see, with what this seat sees otherwise: its divisions, its own cards (nobody has any while nations
    are chosen), a battle of its own."""
    if seat is None:
        return msgspec.structs.replace(everybody)
    fights = g.battle is not None and g.battle.side_of(seat) >= 0
    return msgspec.structs.replace(
        everybody,
        boards=[seat_board(g, seat, everybody.boards[0])],
        rows=everybody.rows if is_unlaid(g) else own_rows(g, seat) + everybody.rows,
        spotlight=spotlight(g, seat) if fights else everybody.spotlight,
    )


def headline(g: Generalship) -> Text:
    """Where the game stands, in one line."""
    if g.ending:
        return Text("headline-over")
    if g.cycle == 0:
        return Text("headline-setup")
    if g.action == "scoring":
        return Text("headline-scoring", cycle=g.cycle)
    if g.active < 0:
        return Text("headline-cycle", cycle=g.cycle)
    return Text("headline-turn", cycle=g.cycle, round=g.round, nation=g.noun_of(g.active))
