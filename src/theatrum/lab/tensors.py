"""What a seat sees, as one flat tensor of a fixed shape for each game and number of players.

The tensor is made of blocks: the table (one row), the seats (one row each, the seat that looks comes first), and one
block for every kind of noun (a row for each noun: tile, card, unit …). The columns of a block are its planes: what can
be told about such a thing (`theatrum.lab.facts.GROUPS` says what the groups mean). `Layout.describe()` lists them all.
A fact without a plane (a scene has learned a new word since the vocabulary was made) is counted in the last column of
its block, "unforeseen": the shape never changes under a running program.

Everything comes from the seat's own scene, so a tensor holds nothing that the seat may not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.contract import Definition, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.core.scene import Scene
from theatrum.lab.facts import LIMIT, NOBODY, SEATS, TABLE, facts, seat_thing
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.vocabulary import Plane, Vocabulary

Tensor = NDArray[np.float32]
UNFORESEEN: Plane = ("unforeseen", "", "")
Column = tuple[str, str, int | None]
"""Group, key, owner: None if there is none, -1 for nobody, else the seat counted from the one that looks."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of the tensor: rows are things, columns are planes."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[Column, ...]
    start: int

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.rows), len(self.columns)

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)


class Layout:
    """Where everything stands in the tensor of one game with so many players."""

    def __init__(self, vocabulary: Vocabulary, players: int) -> None:
        self.game = vocabulary.game
        self.version = vocabulary.version
        self.players = players
        self.blocks: list[Block] = []
        self.size = 0
        self._base: dict[str, int] = {}
        self._columns: dict[str, dict[Column, int]] = {}
        self._last: dict[str, int] = {}
        things = {TABLE: [TABLE], SEATS: [seat_thing(i) for i in range(players)], **vocabulary.kinds}
        for name, rows in things.items():
            self._add(name, rows, vocabulary.planes.get(name, []))
        self._known = frozenset(noun for nouns in vocabulary.kinds.values() for noun in nouns)

    @property
    def shape(self) -> tuple[int]:
        return (self.size,)

    def of(self, game: Game, seat: Seat) -> Tensor:
        """What the seat sees now."""
        return self.of_scene(game.scene(seat))

    def of_scene(self, scene: Scene) -> Tensor:
        tensor = np.zeros(self.size, dtype=np.float32)
        indices, values = self.sparse(scene)
        np.add.at(tensor, indices, values)
        return np.clip(tensor, -LIMIT, LIMIT, out=tensor)

    def sparse(self, scene: Scene) -> tuple[NDArray[np.int64], Tensor]:
        """The facts alone: indices into the tensor and what is to be added there (an index may come twice)."""
        indices: list[int] = []
        values: list[float] = []
        base, columns, last = self._base, self._columns, self._last

        def put(thing: str, group: str, key: str, owner: int | None, value: float) -> None:
            column = columns[thing].get((group, key, owner))
            indices.append(base[thing] + (last[thing] if column is None else column))
            values.append(value)

        facts(scene, self.players, self._known, put)
        return np.array(indices, dtype=np.int64), np.array(values, dtype=np.float32)

    def views(self, tensor: Tensor) -> dict[str, Tensor]:
        """The tensor's blocks by name, as views of shape (things, planes): changing one changes the tensor."""
        return {b.name: tensor[b.start : b.start + b.size].reshape(b.shape) for b in self.blocks}

    def describe(self) -> list[tuple[str, int, str]]:
        """Every plane: its block, its column, and its name in words."""
        return [(b.name, i, plane_name(c)) for b in self.blocks for i, c in enumerate(b.columns)]

    def _add(self, name: str, rows: list[str], planes: list[Plane]) -> None:
        columns = [column for plane in (*planes, UNFORESEEN) for column in self._expanded(plane)]
        block = Block(name, tuple(rows), tuple(columns), self.size)
        self.blocks.append(block)
        where = {column: i for i, column in enumerate(columns)}
        for i, row in enumerate(rows):
            self._base[row] = block.start + i * len(columns)
            self._columns[row] = where
            self._last[row] = len(columns) - 1
        self.size += block.size

    def _expanded(self, plane: Plane) -> list[Column]:
        group, key, whose = plane
        if whose == "seat":
            return [(group, key, seat) for seat in range(self.players)]
        return [(group, key, NOBODY if whose == "nobody" else None)]


def plane_name(column: Column) -> str:
    """A plane in words: "piece disc letter-archers of seat 1"."""
    group, key, owner = column
    of = "" if owner is None else " of nobody" if owner == NOBODY else f" of seat {owner}"
    return f"{group} {key}".strip() + of


def layout_of(definition: Definition[Any], players: int) -> Layout:
    """The layout for a game and a number of players. Raises `BadSetup` if it can't be played with so many."""
    if players not in definition.players:
        counts = ", ".join(map(str, definition.players))
        raise BadSetup(f"{definition.id} is for {counts} players, not {players}")
    vocabulary = vocabulary_of(definition)
    found = _LAYOUTS.get((id(vocabulary), players))
    if found is None or found[0] is not vocabulary:
        found = _LAYOUTS[id(vocabulary), players] = (vocabulary, Layout(vocabulary, players))
    return found[1]


_LAYOUTS: dict[tuple[int, int], tuple[Vocabulary, Layout]] = {}
