"""A tournament between bots, and what it comes to. `theatrum.lab.matches` plays it, `theatrum.lab.ratings` rates."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from theatrum.core.errors import BadSetup
from theatrum.lab.entrants import Entrant, check, fingerprint
from theatrum.lab.external_bots import Limits
from theatrum.lab.finding_games import find_game
from theatrum.lab.journal import Journal
from theatrum.lab.matches import Contest, Finished, Match, play_match, schedule
from theatrum.lab.pool import WorkerPool, one_by_one
from theatrum.lab.ratings import Ratings, rate
from theatrum.lab.simulate import whole
from theatrum.lab.statistics import wilson

METHOD = (
    "greatest likelihood that each winner wins (Bradley-Terry; Plackett-Luce's first choice for more than two), "
    "one draw against the average added; 400 points are ten to one between two; 95 % intervals: the wider of curvature "
    "and clusters by deal"
)


@dataclass(frozen=True, slots=True)
class Tournament:
    """Who plays what. Raises `BadSetup` if that can't be a tournament."""

    contests: tuple[Contest, ...]
    entrants: tuple[Entrant, ...]
    seed: int = 1
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:
            raise BadSetup("a tournament needs at least two bots")
        twice = [name for name, count in Counter(e.name for e in self.entrants).items() if count > 1]
        if twice:
            raise BadSetup(f"two bots are called {twice[0]!r}: give one another name, as in NAME={twice[0]}")
        if not self.contests:
            raise BadSetup("a tournament needs a game")
        for contest in self.contests:
            definition = find_game(contest.game)
            if contest.players not in definition.players:
                counts = ", ".join(map(str, definition.players))
                raise BadSetup(f"{definition.id} is for {counts} players, not {contest.players}")

    def check(self) -> None:
        """Raise `BadSetup` if one of the bots does not even start."""
        for entrant in self.entrants:
            check(entrant, self.limits)

    def setup(self) -> dict[str, Any]:
        """What must be the same for games to belong to one tournament. How many are played is not part of it."""
        return {
            "bots": {e.name: [e.spec, fingerprint(e)] for e in self.entrants},
            "games": [
                [find_game(e.game).key, find_game(e.game).rules_version, e.players, dict(e.options)]
                for e in self.contests
            ],
            "seed": self.seed,
            "limits": [self.limits.answer, self.limits.game, self.limits.start],
        }

    def matches(self, games: int, done: Collection[str] = ()) -> list[Match]:
        """What is still to be played until every contest has had so many games."""
        planned = schedule(self.contests, self.entrants, games, self.seed, self.limits)
        return [match for match in planned if match.key not in done]


def play(
    tournament: Tournament, games: int, journal: Journal, pool: WorkerPool = one_by_one
) -> Iterator[Finished]:
    """Play what is not in the journal yet. Every game is in the journal before it is given out."""
    for finished in pool(play_match, tournament.matches(games, journal.finished)):
        journal.add(finished)
        yield finished


# ---- what it comes to ----------------------------------------------------------------------------------------------
def report(tournament: Tournament, games: Sequence[Finished]) -> dict[str, Any]:
    """Everything about the finished games, in plain data; the bots with the highest rating first."""
    names = [entrant.name for entrant in tournament.entrants]
    ratings = rate(games, names)
    order = sorted(range(len(names)), key=lambda i: -ratings.points[i])
    return {
        "games": len(games),
        "seed": tournament.seed,
        "bots": {entrant.name: entrant.spec for entrant in tournament.entrants},
        "method": METHOD,
        "ratings": [_standing(ratings, i, games) for i in order],
        "leads": [_lead(ratings, i, j) for at, i in enumerate(order) for j in order[at + 1 :]],
        "events": [_contest(contest, [names[i] for i in order], games) for contest in tournament.contests],
        "endings": dict(sorted(Counter(game.ending for game in games).items())),
        "decisions": sum(game.decisions for game in games),
        "forfeits": _forfeits(games),
    }


def _standing(ratings: Ratings, bot: int, games: Sequence[Finished]) -> dict[str, Any]:
    name = ratings.bots[bot]
    seats = [(game, seat) for game in games for seat, who in enumerate(game.bots) if who == name]
    answers = sum(game.answers[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return {
        "bot": name,
        "rating": round(ratings.points[bot], 1),
        "interval": [round(x, 1) for x in ratings.interval(bot)],
        "games": sum(1 for game in games if name in game.bots),
        "wins": whole(sum(game.wins[seat] for game, seat in seats)),
        "forfeits": sum(1 for game, seat in seats for lapse in game.forfeits if lapse.seat == seat),
        "answers": answers,
        "seconds_per_answer": round(seconds / answers, 6) if answers else 0.0,
    }


def _lead(ratings: Ratings, one: int, other: int) -> dict[str, Any]:
    ahead, low, high = ratings.lead(one, other)
    return {
        "bot": ratings.bots[one],
        "over": ratings.bots[other],
        "lead": round(ahead, 1),
        "interval": [round(low, 1), round(high, 1)],
    }


def _contest(contest: Contest, names: Iterable[str], games: Sequence[Finished]) -> dict[str, Any]:
    """Shares of the victories of one game with one number of players, for each seat that a bot had."""
    mine = [game for game in games if (game.game, game.players) == (contest.game, contest.players)]
    return {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "games": len(mine),
        "fair": round(1 / contest.players, 6),
        "shares": [_share(name, mine) for name in names],
    }


def _share(name: str, games: Sequence[Finished]) -> dict[str, Any]:
    seats = sum(game.bots.count(name) for game in games)
    wins = sum(win for game in games for who, win in zip(game.bots, game.wins, strict=True) if who == name)
    return {
        "bot": name,
        "seats": seats,
        "wins": whole(wins),
        "share": round(wins / seats, 6) if seats else 0.0,
        "interval": [round(x, 6) for x in wilson(wins, seats)],
    }


def _forfeits(games: Sequence[Finished]) -> list[dict[str, Any]]:
    """Every bot and reason, how often, and one game where it happened."""
    found: dict[tuple[str, str], list[str]] = {}
    for game in games:
        for lapse in game.forfeits:
            found.setdefault((game.bots[lapse.seat], lapse.why), []).append(
                f"{game.key}, seat {lapse.seat}, answer {lapse.position + 1}"
            )
    return [
        {"bot": bot, "why": why, "count": len(where), "first": where[0]}
        for (bot, why), where in sorted(found.items())
    ]
