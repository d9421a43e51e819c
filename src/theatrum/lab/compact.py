"""What a seat sees, in few numbers: the game's own features (`theatrum.core.features`) as one flat row.

    1                      is there anything to see? (-1 before a game has begun in earnest: all else is 0 then)
    players × numbers      of every seat, the seat that looks first
    table                  what concerns all
    players × things       how many of each thing every seat has, the seat that looks first

Features count whatever lies in a state, so they are counted in a world in which everything was dealt anew that the seat
can't know: nothing leaks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.chance import Chance, seed_text
from theatrum.core.contract import Definition, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.features import Features
from theatrum.core.game import Game

Row = NDArray[np.float32]


class Compact:
    """Where everything stands in the row of one game with so many players."""

    def __init__(self, definition: Definition[Any], players: int) -> None:
        if players not in definition.players:
            counts = ", ".join(map(str, definition.players))
            raise BadSetup(f"{definition.id} is for {counts} players, not {players}")
        found = features_of(definition)
        if found is None:
            raise BadSetup(f"{definition.id} has no features; observe its tensors")
        self.features = found
        self.players = players
        self._seat, self._table, self._things = len(found.seat), len(found.table), len(found.things)
        self.size = 1 + players * (self._seat + self._things) + self._table

    @property
    def shape(self) -> tuple[int]:
        return (self.size,)

    def of(self, game: Game, seat: Seat) -> Row:
        """What the seat sees now. How things are dealt anew depends only on what the seat knows (conformance asks it of
        every game), so all positions that it can't tell apart look the same."""
        world = game.state.copy()
        game.definition.redeal(world, seat, Chance(seed_text(seat)))
        row = np.zeros(self.size, dtype=np.float32)
        sight = self.features.look(world)
        row[0] = -1 if sight is None else 1
        if sight is None:
            return row
        n, per_seat = self.players, self._seat
        turned = range(seat, seat + n)
        row[1 : 1 + n * per_seat] = [x for s in turned for x in sight.seats[s % n]]
        start = 1 + n * per_seat
        row[start : start + self._table] = sight.table
        start += self._table
        for place, other in enumerate(turned):
            has = sight.things[other % n]
            np.add.at(row, start + place * self._things + np.array(has, dtype=np.intp), 1)
        return row

    def describe(self) -> list[str]:
        """The name of every number."""
        seats = range(self.players)
        return [
            "there is something to see",
            *(f"seat {seat}: {name}" for seat in seats for name in self.features.seat),
            *self.features.table,
            *(f"seat {seat} has {name}" for seat in seats for name in self.features.things),
        ]


def features_of(definition: Definition[Any]) -> Features[Any] | None:
    return None if definition.judgement is None else definition.judgement.features
