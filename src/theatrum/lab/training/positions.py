"""Many positions as columns: what a fit reads, and what lies in the files of a run."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from theatrum.lab.training.keeping import Played

Floats = NDArray[np.float32]
Ints = NDArray[np.int32]


class Positions:
    """Positions of many games, the seats beyond a game's players left empty.

    Things are a flat list of indices; `things_from` says where those of each seat (positions × seats) begin.
    """

    def __init__(
        self,
        seats: Floats,
        table: Floats,
        things: Ints,
        things_from: Ints,
        won: Floats,
        points: Floats,
        players: Ints,
        game: Ints,
        kinds: frozenset[str],
    ) -> None:
        self.seats = seats
        self.table = table
        self.things = things
        self.things_from = things_from
        self.won = won
        self.points = points
        """Who won in the end, and with how many points."""
        self.players = players
        self.game = game
        """The seed of each position's game: positions of one game lie together, in their order."""
        self.kinds = kinds
        """Which of several games they are of (`Features.kind`)."""

    def __len__(self) -> int:
        return len(self.table)

    @classmethod
    def of(cls, games: Iterable[Played], most: int) -> Positions:
        """Of games with at most so many players."""
        seats, table, won, points, players, of_game, kinds = [], [], [], [], [], [], set()
        things: list[int] = []
        things_from = [0]
        for game in sorted(games, key=lambda g: (g.players, g.seed)):
            k, n = game.seats.shape[:2]
            padded = np.zeros((k, most, game.seats.shape[2]), np.float32)
            padded[:, :n] = game.seats
            part = np.zeros((k, most), np.float32)
            part[:, :n] = game.won
            seats.append(padded)
            table.append(game.table)
            won.append(part)
            final = np.zeros((k, most), np.float32)
            final[:, :n] = game.points
            points.append(final)
            players.append(np.full(k, n, np.int32))
            of_game.append(np.full(k, game.seed, np.int32))
            kinds.add(game.kind)
            for position in game.things:
                for has in [*position, *([[]] * (most - n))]:
                    things += has
                    things_from.append(len(things))
        return cls(
            np.concatenate(seats),
            np.concatenate(table),
            np.array(things, np.int32),
            np.array(things_from, np.int32),
            np.concatenate(won),
            np.concatenate(points),
            np.concatenate(players),
            np.concatenate(of_game),
            frozenset(kinds),
        )

    @classmethod
    def joined(cls, parts: Sequence[Positions]) -> Positions:
        shift, starts = 0, [np.zeros(1, np.int32)]
        for part in parts:
            starts.append(part.things_from[1:] + np.int32(shift))
            shift += len(part.things)
        return cls(
            np.concatenate([p.seats for p in parts]),
            np.concatenate([p.table for p in parts]),
            np.concatenate([p.things for p in parts]),
            np.concatenate(starts),
            np.concatenate([p.won for p in parts]),
            np.concatenate([p.points for p in parts]),
            np.concatenate([p.players for p in parts]),
            np.concatenate([p.game for p in parts]),
            frozenset().union(*[p.kinds for p in parts]),
        )

    def to_bytes(self) -> bytes:
        out = io.BytesIO()
        np.savez_compressed(
            out,
            seats=self.seats.astype(np.float16),
            table=self.table.astype(np.float16),
            things=self.things,
            things_from=self.things_from,
            won=self.won,
            points=self.points,
            players=self.players,
            game=self.game,
            kinds=np.array(sorted(self.kinds), np.str_),
        )
        return out.getvalue()

    @classmethod
    def from_bytes(cls, content: bytes) -> Positions:
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            return cls(
                file["seats"].astype(np.float32),
                file["table"].astype(np.float32),
                file["things"],
                file["things_from"],
                file["won"],
                file["points"],
                file["players"],
                file["game"],
                frozenset(file["kinds"].tolist()),
            )
