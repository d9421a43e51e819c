"""How everybody stood, all through a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from theatrum.bots.analysis.turns import Swing
from theatrum.core.contract import Ask, Judgement, Seat
from theatrum.core.game import Game
from theatrum.core.state import Answered

MOST_POINTS = 240


class Point(msgspec.Struct, frozen=True):
    """The chances to win, by seat, after so many answers. They add up to 1."""

    position: int
    chances: list[float]


def curve_of(game: Game, judgement: Judgement[Any]) -> list[Point]:
    """The chances at every position that can be judged, where nothing is in the middle of being decided, and at the end."""
    walker = game.at(game.epoch_position).clone(light=True)
    points = [_judged(walker, judgement)]
    for answered in (h for h in game.history() if isinstance(h, Answered)):
        question = walker.question(answered.seat)
        assert question is not None, "a seat answered that was not asked"
        walker.give(answered.seat, answered.answer)
        if walker.over or _quiet(judgement, walker, question.ask):
            points.append(_judged(walker, judgement))
    if points[-1].position != walker.position:
        points.append(_judged(walker, judgement))
    return points


def _quiet(judgement: Judgement[Any], walker: Game, answered: Ask) -> bool:
    asked = walker.questions[0].ask
    if judgement.quiet is None:
        return asked.seat != answered.seat
    return judgement.quiet(walker.state, answered, asked)


def _judged(game: Game, judgement: Judgement[Any]) -> Point:
    return Point(game.position, [round(c, 4) for c in chances(game, judgement)])


def chances(game: Game, judgement: Judgement[Any]) -> list[float]:
    """Who won, or what the game's judgement says of every seat, brought to a sum of 1."""
    seats: Sequence[Seat] = range(game.header.players)
    result = game.result
    if result is not None and result.winners:
        return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in seats]
    assert judgement.value is not None
    values = [min(1.0, max(0.0, judgement.value(game.state, seat))) for seat in seats]
    total = sum(values)
    return [value / total if total else 1.0 / len(values) for value in values]


def thinned(points: Sequence[Point], turning: Iterable[Swing]) -> list[Point]:
    """Not more points than a picture can show; both ends of every turning point are among them."""
    if len(points) <= MOST_POINTS:
        return list(points)
    kept = {p for swing in turning for p in (swing.start, swing.end)} | {points[-1].position}
    step = len(points) / (MOST_POINTS - len(kept))
    wanted = {int(n * step) for n in range(MOST_POINTS)}
    return [point for n, point in enumerate(points) if n in wanted or point.position in kept]
