"""What a seat sees, in few numbers: the game's own features (`theatrum.core.features`) as one flat row.

    1                      is there anything to see? (-1 before a game has begun in earnest: all else is 0 then)
    players × numbers      of every seat, the seat that looks first
    table                  what concerns all
    players × things       how many of each thing every seat has, the seat that looks first

Features count whatever lies in a state, so (unless they say that they count only what lies open) they are counted in a
world in which everything was dealt anew that the seat can't know: nothing leaks.
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
        self._things = len(found.things)
        self._first_thing = 1 + players * len(found.seat) + len(found.table)
        self.size = self._first_thing + players * self._things

    @property
    def shape(self) -> tuple[int]:
        return (self.size,)

    def of(self, game: Game, seat: Seat) -> Row:
        """What the seat sees now. How things are dealt anew depends only on what the seat knows (conformance asks it of
        every game), so all positions that it can't tell apart look the same."""
        row = np.zeros(self.size, dtype=np.float32)
        self.write(row, game, seat)
        return row

    def write(self, row: Row, game: Game, seat: Seat) -> None:
        """The same, into a row of zeros."""
        sight = self.features.look(self._known_to(game, seat))
        if sight is None:
            row[0] = -1
            return
        n, start = self.players, self._first_thing
        numbers: list[float] = [1]
        has: list[int] = []
        first = 0
        for other in (*range(seat, n), *range(seat)):
            numbers += sight.seats[other]
            has += [first + thing for thing in sight.things[other]]
            first += self._things
        numbers += sight.table
        row[:start] = numbers
        row[start:] = np.bincount(np.array(has, dtype=np.intp), minlength=self.size - start)

    def _known_to(self, game: Game, seat: Seat) -> Any:
        """A state that holds nothing but what the seat knows."""
        if self.features.open:
            return game.state
        world = game.state.copy()
        game.definition.redeal(world, seat, Chance(seed_text(seat)))
        return world

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
