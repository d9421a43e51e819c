"""Is a new network the better player? It plays against the one before (or the hand-written judgement), one move deep.

One seat is the new one's, all others are the old one's; seats take turns, and every deal is played from each of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from theatrum.bots.greedy import GreedyBot
from theatrum.core.beginning import begin
from theatrum.lab.finding_games import find_game
from theatrum.lab.simulate import LONGEST_GAME
from theatrum.lab.statistics import wilson
from theatrum.lab.training.plan import Plan
from theatrum.lab.training.playing import judgement_with

FAR_OFF = 10**8
"""Seeds of duels lie beyond those of the games that were learned from."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A game between the two; None stands for the hand-written judgement."""

    game: str
    players: int
    seed: int
    seat: int
    new: bytes
    old: bytes | None
    setting: Mapping[str, str | int | bool] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fought:
    players: int
    won: float
    """1 if the new one has won, or its part of a shared victory."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the new one did with so many players, and where its true share lies."""

    players: int
    games: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    @property
    def advantage(self) -> float:
        """Its share in parts of the fair one: above 1 it is the better player."""
        return self.share * self.players


def duels(plan: Plan, new: bytes, old: bytes | None) -> Iterator[Duel]:
    for players in plan.players:
        for number in range(-(-plan.duels // players) * players):
            deal, seat = divmod(number, players)
            yield Duel(plan.game, players, FAR_OFF + plan.seed * 10**6 + deal, seat, new, old, plan.setting)


def fight(duel: Duel) -> Fought:
    definition = find_game(duel.game)
    game = begin(definition, duel.players, duel.seed, duel.setting, simulated=True)
    new = GreedyBot(random.Random(f"new {duel.seed}"), judgement=judgement_with(definition, duel.new))
    old = GreedyBot(random.Random(f"old {duel.seed}"), judgement=judgement_with(definition, duel.old))
    for _ in range(LONGEST_GAME):
        if not game.questions:
            break
        seat = game.questions[0].seat
        game.give(seat, (new if seat == duel.seat else old).choose(game, seat))
    winners = definition.result(game.state).winners if game.over else ()
    return Fought(duel.players, 1 / len(winners) if duel.seat in winners else 0.0)


def verdicts(fought: Iterable[Fought]) -> list[Verdict]:
    """By number of players."""
    games: dict[int, list[float]] = {}
    for each in fought:
        games.setdefault(each.players, []).append(each.won)
    return [Verdict(players, len(won), sum(won)) for players, won in sorted(games.items())]


def is_better(found: Iterable[Verdict]) -> bool:
    """Does it win more than its fair share, over all numbers of players together?"""
    each = [verdict.advantage for verdict in found]
    return sum(each) > len(each)
