"""Bots play whole games; who wins, how games end, and how long they take."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from theatrum.bots import make_bot
from theatrum.bots.policy import Policy
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.core.scene import Name
from theatrum.lab.accounts import accounts
from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import WorkerPool, one_by_one
from theatrum.lab.statistics import median, wilson

LONGEST_GAME = 100_000
"""Answers after which a game counts as endless."""


class GameFailed(RuntimeError):
    """A simulated game broke down: our bug. The message says how to see it again."""


@dataclass(frozen=True, slots=True)
class Task:
    """One game to be played. `bots[i]` plays seat `(i + turned) % players`."""

    game: str
    players: int
    options: Mapping[str, str | int | bool]
    seed: int
    bots: tuple[str, ...]
    turned: int = 0
    keep_record: bool = False
    keep_accounts: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """One game that was played. Everything by seat, except `wins`, which is in the order of the bots."""

    seed: int
    wins: tuple[float, ...]
    """What each bot won: 1, or its part of a shared victory."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    roles: tuple[str, ...]
    """What each seat played (a nation's noun), where its panel says so."""
    ending: str
    decisions: int
    seconds: float
    bots: tuple[str, ...]
    record: str = ""
    accounts: Mapping[str, int] = field(default_factory=dict)
    """What was told, added up (`theatrum.lab.accounts`), if the task wants it."""
    victor: str = ""
    """The noun of who has won (a nation, a power), where the result names it: a seat may play several."""


def play_task(task: Task) -> Played:
    """Play one game from its seed. The same task gives the same game."""
    policies: list[Policy] = [make_bot(name, f"{task.seed} {i}") for i, name in enumerate(task.bots)]
    n = task.players
    by_seat = [policies[(seat - task.turned) % n] for seat in range(n)]
    light = not (task.keep_record or task.keep_accounts) and not any(p.looks_ahead for p in policies)
    began = time.perf_counter()
    try:
        game = begin(find_game(task.game), n, task.seed, task.options, light=light, simulated=True)
        play_out(game, by_seat)
    except Exception as error:
        raise GameFailed(f"the game with seed {task.seed} failed: {type(error).__name__}: {error}") from error
    seconds = time.perf_counter() - began
    result = game.result
    assert result is not None
    part = 1 / max(1, len(result.winners))
    return Played(
        seed=task.seed,
        wins=tuple(part if (i + task.turned) % n in result.winners else 0 for i in range(n)),
        winners=result.winners,
        scores=result.scores,
        roles=roles(game),
        ending=result.ending,
        decisions=game.position,
        seconds=seconds,
        bots=tuple(task.bots[(seat - task.turned) % n] for seat in range(n)),
        record=game.record() if task.keep_record else "",
        accounts=accounts(game.log(None)) if task.keep_accounts else {},
        victor=next((str(named) for named in result.args.values() if ":" in str(named)), ""),
    )


def play_out(game: Game, by_seat: Sequence[Policy]) -> None:
    """Play a game to its end."""
    while True:
        questions = game.questions
        if not questions:
            return
        question = questions[0]
        game.answer(question, by_seat[question.seat].choose(game, question.seat))
        if game.position > LONGEST_GAME:
            raise GameFailed(f"not over after {LONGEST_GAME} answers")


def roles(game: Game) -> tuple[str, ...]:
    """The noun by which each seat's panel is called, or the number of the seat."""
    titles = {panel.seat: panel.title for panel in game.definition.scene(game.state, None).panels}
    return tuple(
        title.noun if isinstance(title := titles.get(seat), Name) else f"seat:{seat}"
        for seat in range(game.header.players)
    )


def tasks(
    game: str,
    players: int,
    options: Mapping[str, str | int | bool],
    bots: Sequence[str],
    games: int,
    seed: int,
    rotate: bool,
    keep_records: bool = False,
) -> Iterator[Task]:
    """One task per game, with seeds counting up. `rotate`: the bots move on by one seat from game to game."""
    for i in range(games):
        turned = i % players if rotate else 0
        yield Task(game, players, options, seed + i, tuple(bots), turned, keep_records)


@dataclass(slots=True)
class Tally:
    """What many games come to."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[float] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    role_games: Counter[str] = field(default_factory=Counter)
    role_wins: dict[str, float] = field(default_factory=dict)
    victors: Counter[str] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        if not self.wins:
            self.wins = [0.0] * self.players
            self.seat_wins = [0.0] * self.players
        self.games += 1
        self.decisions += played.decisions
        self.lengths.append(played.decisions)
        self.endings[played.ending] += 1
        if played.victor:
            self.victors[played.victor] += 1
        for i, won in enumerate(played.wins):
            self.wins[i] += won
        for seat, role in enumerate(played.roles):
            self.role_games[role] += 1
            won = 1 / len(played.winners) if seat in played.winners else 0.0
            self.seat_wins[seat] += won
            self.role_wins[role] = self.role_wins.get(role, 0.0) + won

    def report(self) -> dict[str, Any]:
        """The keys that other programs rely on, then more."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "wins": [whole(w) for w in self.wins],
            "share": [round(w / self.games, 6) if self.games else 0.0 for w in self.wins],
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "endings": dict(sorted(self.endings.items())),
            "interval": [[round(x, 6) for x in wilson(w, self.games)] for w in self.wins],
            "by_seat": [_part(wins, self.games) for wins in self.seat_wins],
            "by_role": {
                role: _part(self.role_wins[role], self.role_games[role]) for role in sorted(self.role_games)
            },
            "by_victor": {victor: _part(wins, self.games) for victor, wins in sorted(self.victors.items())},
            "length": {
                "least": min(self.lengths, default=0),
                "median": median(self.lengths) if self.lengths else 0,
                "most": max(self.lengths, default=0),
            },
        }


def _part(wins: float, games: int) -> dict[str, Any]:
    """What a seat or a role has won, in how many games."""
    return {
        "games": games,
        "wins": whole(wins),
        "share": round(wins / games, 6),
        "interval": [round(x, 6) for x in wilson(wins, games)],
    }


def simulate(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, str | int | bool] | None = None,
    rotate: bool = False,
    pool: WorkerPool = one_by_one,
) -> Tally:
    """Play many games and count. For progress, iterate over `pool(play_task, tasks(…))` yourself."""
    tally = Tally(game, players, seed, tuple(bots))
    began = time.perf_counter()
    for played in pool(play_task, tasks(game, players, options or {}, bots, games, seed, rotate)):
        tally.add(played)
    tally.seconds = time.perf_counter() - began
    return tally


def whole(number: float) -> int | float:
    """An int where it is one: shared victories are rare."""
    return round(number) if abs(number - round(number)) < 1e-9 else round(number, 6)
