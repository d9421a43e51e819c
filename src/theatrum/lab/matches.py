"""The games of a tournament: who meets whom in which seat, and how such a game is played.

Every *deal* (a seed, and who sits beside whom) is played once from each seat: the bots move on by one seat from game to
game. So no seat, nation or hand favours anybody, and luck of the deal counts once for everybody.
"""

from __future__ import annotations

import hashlib
import math
import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Result
from theatrum.core.game import Game, Question
from theatrum.lab.entrants import Entrant, Player, Resident, make_player
from theatrum.lab.external_bots import Forfeit, Limits
from theatrum.lab.finding_games import find_game
from theatrum.lab.simulate import LONGEST_GAME, GameFailed

MANY = 5_000
"""More line-ups than this are drawn by chance instead of one after the other."""
FORFEIT = "forfeit"
"""The ending of a game in which all but one have forfeited."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A game with a number of players and its options: what is played in a tournament."""

    game: str
    players: int
    options: Mapping[str, str | int | bool]


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played. `key` names it within its tournament; `seats` are the bots by seat."""

    key: str
    contest: Contest
    seed: int
    seats: tuple[Entrant, ...]
    limits: Limits


@dataclass(frozen=True, slots=True)
class Lapse:
    """A forfeit: whose, at which position, and why."""

    seat: int
    position: int
    why: str


@dataclass(frozen=True, slots=True)
class Finished:
    """One game that was played; everything by seat."""

    key: str
    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    """1, or its part of a shared victory; 0 for who forfeited, whatever became of the seat."""
    scores: tuple[int, ...]
    ending: str
    decisions: int
    answers: tuple[int, ...]
    seconds: tuple[float, ...]
    """What each bot took for its answers."""
    forfeits: tuple[Lapse, ...] = ()


# ---- who meets whom ------------------------------------------------------------------------------------------------
def schedule(
    contests: Sequence[Contest], entrants: Sequence[Entrant], games: int, seed: int, limits: Limits
) -> Iterator[Match]:
    """At least `games` games of every contest, in whole deals. More games begin with the same ones.

    The contests take turns, so that a tournament that is stopped early has something of each.
    """
    lineups = {id(contest): _lineups(contest, entrants, seed) for contest in contests}
    deals = {id(contest): math.ceil(games / contest.players) for contest in contests}
    for deal in range(max(deals.values(), default=0)):
        for contest in contests:
            if deal < deals[id(contest)]:
                seats = next(lineups[id(contest)])
                for turn in range(contest.players):
                    key = f"{contest.game}/{contest.players}/{deal}/{turn}"
                    yield Match(key, contest, seed + deal, seats[-turn:] + seats[:-turn], limits)


def _lineups(contest: Contest, entrants: Sequence[Entrant], seed: int) -> Iterator[tuple[Entrant, ...]]:
    """Line-ups without end. With too few bots for the seats, all of them sit equally often, or once more; with too many,
    every selection has its turn before any comes again."""
    rng = random.Random(f"{seed} {contest.game} {contest.players}")
    everybody = list(entrants) * (contest.players // len(entrants))
    more = contest.players % len(entrants)
    few = math.comb(len(entrants), more) <= MANY
    selections = list(combinations(entrants, more)) if few else []
    while True:
        if few:
            rng.shuffle(selections)
        else:
            selections = [tuple(rng.sample(list(entrants), more))]
        for selection in selections:
            seats = [*everybody, *selection]
            rng.shuffle(seats)
            yield tuple(seats)


# ---- a game --------------------------------------------------------------------------------------------------------
def play_match(match: Match) -> Finished:
    """Play one game. What a bot does wrong is a forfeit; what we do wrong is `GameFailed`."""
    table = _Table(match)
    try:
        table.seat_all()
        table.play()
        return table.finished()
    except Exception as error:
        raise GameFailed(f"the game {match.key} failed: {type(error).__name__}: {error}") from error
    finally:
        table.close()


class _Table:
    """A game with its players. Seats whose bot has forfeited are played on by chance."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seats = range(match.contest.players)
        self._lapses: dict[int, Lapse] = {}
        self._seconds = [0.0] * len(self._seats)
        self._answers = [0] * len(self._seats)
        self._players: list[Player] = []

    def seat_all(self) -> None:
        for seat in self._seats:
            self._players.append(self._seated(seat))
        contest = self._match.contest
        light = all(player.light for player in self._players)
        self._game = begin(
            find_game(contest.game),
            contest.players,
            self._match.seed,
            contest.options,
            light=light,
            simulated=True,
        )

    def _seated(self, seat: int) -> Player:
        try:
            return make_player(self._match.seats[seat], self._seed(seat), self._match.limits)
        except Forfeit as forfeit:
            self._lapses[seat] = Lapse(seat, 0, str(forfeit))
            return self._by_chance(seat)

    def _seed(self, seat: int) -> str:
        """For a bot's own chance. It is told to programs, so it does not tell the game's."""
        text = f"{self._match.key} {self._match.seed} {seat}"
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def _by_chance(self, seat: int) -> Player:
        return Resident(make_bot("random", self._seed(seat)))

    def play(self) -> None:
        game = self._game
        for seat, player in enumerate(self._players):
            player.start(game, seat, self._seed(seat))
        while len(self._lapses) < len(self._seats) - 1:
            questions = game.questions
            if not questions:
                break
            game.answer(questions[0], self._asked(game, questions[0]))
            if game.position > LONGEST_GAME:
                raise GameFailed(f"not over after {LONGEST_GAME} answers")
        result = self._result()
        for seat, player in enumerate(self._players):
            player.over(result, seat)

    def _asked(self, game: Game, question: Question) -> Answer:
        seat = question.seat
        began = time.perf_counter()
        try:
            answer = self._players[seat].choose(game, question)
        except Forfeit as forfeit:
            self._lapses[seat] = Lapse(seat, game.position, str(forfeit))
            self._players[seat].forfeit(str(forfeit))
            self._players[seat] = self._by_chance(seat)
            return self._players[seat].choose(game, question)
        if seat not in self._lapses:
            self._seconds[seat] += time.perf_counter() - began
            self._answers[seat] += 1
        return answer

    def _result(self) -> Result:
        """How the game ended; if it was broken off, won by whoever is left."""
        result = self._game.result
        if result is not None:
            return result
        left = tuple(seat for seat in self._seats if seat not in self._lapses)
        return Result(left, (0,) * len(self._seats), FORFEIT)

    def finished(self) -> Finished:
        match, result = self._match, self._result()
        return Finished(
            key=match.key,
            game=match.contest.game,
            players=match.contest.players,
            seed=match.seed,
            bots=tuple(entrant.name for entrant in match.seats),
            wins=self._wins(result),
            scores=result.scores,
            ending=result.ending,
            decisions=self._game.position,
            answers=tuple(self._answers),
            seconds=tuple(round(seconds, 6) for seconds in self._seconds),
            forfeits=tuple(self._lapses.values()),
        )

    def _wins(self, result: Result) -> tuple[float, ...]:
        """A victory of a seat that was played on by chance belongs to all the others together."""
        left = [seat for seat in self._seats if seat not in self._lapses]
        winners = [seat for seat in result.winners if seat in left]
        if result.winners and not winners:
            winners = left
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in self._seats)

    def close(self) -> None:
        for player in self._players:
            player.close()
