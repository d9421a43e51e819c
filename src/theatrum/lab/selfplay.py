"""Games that play themselves, many at a time: a collector of experience for learning programs.

A `Collector` keeps a number of games going side by side. Every tick it gathers the question of each game into one
`Batch`, asks a policy for all of them at once (so a network is called once for many games), and gives the answers. A
game that is over is handed out as an `Experience` with what was seen, done and gained, and a new one takes its place.

    collector = Collector("generalship", players=2, games=32, seed=1)
    for experience in collector.collect(uniform(seed=2), episodes=100):
        learn(experience.observations, experience.actions, experience.gains())
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.contract import Answer, Definition, Result
from theatrum.core.errors import BadSetup
from theatrum.lab.actions import Mask
from theatrum.lab.episode import Episode, Options, Rules
from theatrum.lab.tensors import Tensor


class Batch:
    """One question from each of several games. Tensors and masks are made when they are looked at."""

    def __init__(self, rules: Rules, episodes: Sequence[Episode], numbers: Sequence[int]) -> None:
        self.rules = rules
        self.episodes = episodes
        self.numbers = numbers
        """Which game each question comes from: the `number` of its later experience."""
        self.seats: list[int] = [episode.game.questions[0].seat for episode in episodes]
        self.prompts: list[str] = [episode.game.questions[0].prompt for episode in episodes]
        self._observations: Tensor | None = None

    def __len__(self) -> int:
        return len(self.episodes)

    @property
    def legal(self) -> list[dict[int, Answer]]:
        """The legal ids of each question, and what they mean."""
        return [episode.legal for episode in self.episodes]

    @property
    def observations(self) -> Tensor:
        """What the asked seats see: games × tensor."""
        if self._observations is None:
            rows = [e.observation(seat) for e, seat in zip(self.episodes, self.seats, strict=True)]
            self._observations = np.stack(rows)
        return self._observations

    @property
    def masks(self) -> Mask:
        """Games × ids: 1 where an id is legal."""
        return np.stack([e.mask(seat) for e, seat in zip(self.episodes, self.seats, strict=True)])


Chooser = Callable[[Batch], Sequence[int]]
"""Chooses one legal id for each question of a batch."""


@dataclass(slots=True)
class Experience:
    """A game from its beginning to its end: one entry for each decision, whoever made it."""

    number: int
    """The how manyth game of the collector it is, from 0."""
    result: Result = field(default_factory=lambda: Result((), (), ""))
    returns: list[float] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    legal: list[tuple[int, ...]] = field(default_factory=list)
    """The legal ids of each question."""
    rows: list[Tensor] = field(default_factory=list)
    """What the deciding seat saw; empty if the collector was told not to observe."""

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def observations(self) -> Tensor:
        return np.stack(self.rows)

    def gains(self) -> NDArray[np.float32]:
        """What the seat that decided got in the end, for each decision."""
        return np.array([self.returns[seat] for seat in self.seats], dtype=np.float32)


class Collector:
    """Many games side by side. The same seed and the same choices give the same games."""

    def __init__(
        self,
        game: str | Definition[Any],
        players: int | None = None,
        games: int = 16,
        seed: int = 0,
        options: Options | None = None,
        observe: bool | str = True,
    ) -> None:
        """`observe`: "features" or "tensors" (True: features where the game has them), or False for no rows at all."""
        if games < 1:
            raise BadSetup(f"a collector keeps at least one game going, not {games}")
        self.rules = Rules(game, players, options, observe if isinstance(observe, str) else None)
        self.games = games
        self.observe = bool(observe)
        self.decisions = 0
        """How many decisions were made so far."""
        self.begun = 0
        """How many games were begun so far."""
        self._seeds = random.Random(f"collector {seed}")

    def collect(self, choose: Chooser, episodes: int) -> Iterator[Experience]:
        """Play whole games until so many are over; each is given out when it ends."""
        if episodes < 1:
            raise BadSetup(f"at least one game is to be played, not {episodes}")
        for ended in self.play(choose, episodes):
            yield from ended

    def play(self, choose: Chooser, episodes: int | None = None) -> Iterator[list[Experience]]:
        """The same, tick by tick: after every decision the games that have just ended. Without a number, for ever."""
        last = None if episodes is None else self.begun + episodes
        running = [
            self._begin() for _ in range(self.games if episodes is None else min(self.games, episodes))
        ]
        while running:
            self._tick(choose, running)
            ended = []
            for i in reversed(range(len(running))):
                episode, notes = running[i]
                if episode.over:
                    del running[i]
                    if last is None or self.begun < last:
                        running.append(self._begin())
                    ended.append(self._ended(episode, notes))
            yield ended

    def _begin(self) -> tuple[Episode, Experience]:
        self.begun += 1
        return self.rules.begin(self._seeds.getrandbits(64), light=True), Experience(self.begun - 1)

    def _tick(self, choose: Chooser, running: Sequence[tuple[Episode, Experience]]) -> None:
        """One decision in every game."""
        batch = Batch(self.rules, [episode for episode, _ in running], [notes.number for _, notes in running])
        chosen = choose(batch)
        if len(chosen) != len(batch):
            raise BadSetup(f"{len(batch)} questions were asked, and {len(chosen)} answers given")
        for i, (episode, notes) in enumerate(running):
            notes.seats.append(batch.seats[i])
            notes.actions.append(int(chosen[i]))
            notes.legal.append(tuple(episode.legal))
            if self.observe:
                notes.rows.append(batch.observations[i])
            episode.step(chosen[i])
        self.decisions += len(running)

    def _ended(self, episode: Episode, notes: Experience) -> Experience:
        result = episode.game.result
        assert result is not None
        notes.result = result
        notes.returns = episode.returns()
        return notes


def uniform(seed: int = 0) -> Chooser:
    """Chooses among the legal ids by chance."""
    rng = random.Random(f"uniform {seed}")

    def choose(batch: Batch) -> list[int]:
        return [rng.choice(list(legal)) for legal in batch.legal]

    return choose
