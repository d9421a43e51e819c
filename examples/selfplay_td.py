"""A linear value function, learned by self-play with TD(λ), that then beats random play.

Two seats play random games against each other. Every few decisions both look at the table; what they see is a tensor,
and its product with one row of weights is how well the seat stands. The weights are pulled towards what came later
(TD(λ), backwards through each game). Then a player that tries each answer in an imagined world and takes the one after
which it stands best meets a random one.

Run it as a script, or cell by cell in an editor that knows `# %%`. It takes about 40 s on one core.
"""

# %% What is played
import random

import numpy as np
from report import report, share, size

from theatrum.core.game import Game
from theatrum.lab.episode import Episode
from theatrum.lab.selfplay import Batch, Collector, uniform
from theatrum.lab.tensors import Layout

GAME, PLAYERS = "generalship", 2
GAMES, MATCHES = size("GAMES", 250), size("MATCHES", 40)
LAMBDA, RATE, EVERY, WIDTH = 0.95, 0.4, 6, 10

collector = Collector(GAME, PLAYERS, games=8, seed=1, observe=False)
layout: Layout = collector.rules.layout
weights = np.zeros(layout.size)
print(f"{GAME} with {PLAYERS}: {layout.size} numbers in {len(layout.blocks)} blocks")


# %% What a seat sees, and what it thinks of it
def look(game: Game, seat: int) -> tuple[np.ndarray, np.ndarray]:
    """Where the tensor is not 0, and what stands there (large numbers count less)."""
    indices, values = layout.sparse(game.scene(seat))
    return indices, np.sign(values) * np.log1p(np.abs(values))


def value(seen: tuple[np.ndarray, np.ndarray]) -> float:
    indices, values = seen
    return float(np.tanh(weights[indices] @ values))


# %% Learning: from the end of a game to its beginning
def learn(looks: list[tuple[np.ndarray, np.ndarray]], gained: float) -> None:
    target = gained
    for indices, values in reversed(looks):
        now = value((indices, values))
        weights[indices] += RATE * (target - now) * values / (1 + values @ values)
        target = LAMBDA * target + (1 - LAMBDA) * now


by_chance = uniform(seed=2)
looked: dict[int, list[list[tuple[np.ndarray, np.ndarray]]]] = {}


def looking(batch: Batch) -> list[int]:
    """A random player that keeps its eyes open."""
    for number, episode in zip(batch.numbers, batch.episodes, strict=True):
        if episode.game.position % EVERY == 0:
            seats = looked.setdefault(number, [[] for _ in range(PLAYERS)])
            for seat in range(PLAYERS):
                seats[seat].append(look(episode.game, seat))
    return list(by_chance(batch))


for played, experience in enumerate(collector.collect(looking, GAMES), start=1):
    for seat, looks in enumerate(looked.pop(experience.number)):
        learn(looks, experience.returns[seat])
    if played % 50 == 0:
        print(f"{played} games, {collector.decisions} decisions")

# %% What it has learned: the planes of its own seat with the largest weights
own = next(block for block in layout.blocks if block.name == "the seats")
mine = weights[own.start : own.start + len(own.columns)]
for column in np.argsort(-np.abs(mine))[:6]:
    print(f"{mine[column]:+.3f} {' '.join(map(str, own.columns[column][:2]))}")


# %% Playing by it: every answer is tried in a world as the seat may imagine it
def best(episode: Episode, rng: random.Random) -> int:
    legal, seat = episode.legal, episode.seat
    assert seat is not None
    tried = rng.sample(list(legal), min(WIDTH, len(legal)))
    if len(tried) == 1:
        return tried[0]
    return max(tried, key=lambda action: after(episode.game, seat, legal[action], rng))


def after(game: Game, seat: int, answer: tuple[str | int, ...], rng: random.Random) -> float:
    world = game.determinized(seat, rng)
    world.give(seat, answer)
    if world.result is not None:
        return 2.0 if seat in world.result.winners else -2.0
    return value(look(world, seat))


# %% Against random play, from both seats
wins = 0.0
for match in range(MATCHES):
    episode, me, rng = collector.rules.begin(1_000_000 + match), match % PLAYERS, random.Random(match)
    while not episode.over:
        episode.step(best(episode, rng) if episode.seat == me else rng.choice(list(episode.legal)))
    wins += (episode.returns()[me] + 1) / 2

report(
    "selfplay_td",
    "A linear value function against random play",
    [
        ("game", f"{GAME}, {PLAYERS} players"),
        ("learned from", f"{GAMES} random games, {collector.decisions} decisions"),
        ("weights", str(layout.size)),
        ("wins against random", share(wins, MATCHES)),
    ],
    "A linear function of the observation tensor, learned by TD(λ) from random self-play; the player tries each "
    "answer in one imagined world and takes the one that this function likes best.",
)
