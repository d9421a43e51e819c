"""Contests seen again: the stage as it stood when the log told how it ended.

Nothing of it is stored. The answer in whose course the contest ended is given once more, and at the moment of each event
that ends one (`Mark.stage`) the game is asked what its stage looked like.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from theatrum.core.contract import Seat
from theatrum.core.game import Game
from theatrum.core.scene import Spotlight
from theatrum.core.state import Answered, Event, Happening, Rolled


def stages_at(game: Game, seat: Seat | None, position: int) -> list[Spotlight]:
    """The contests whose end the seat was told of by the answer that led to this position, in order.

    One for each line of its log there whose event has `Mark.stage` in the game's chronicle.
    """
    staged = game.definition.staged
    if staged is None or not game.epoch_position < position <= game.position:
        return []
    answered = _answer_before(game, position)
    if answered is None:
        return []
    twin = game.at(position - 1)
    seen: list[Spotlight] = []

    def look() -> None:
        before = _heard(twin.past.newest_first())
        last = next(before)
        assert isinstance(last, Event), "a witness is called after what was told"
        if not is_staged(twin, last, seat):
            return
        stage = staged(twin.state, seat, last, before)
        if stage is not None:
            seen.append(stage)

    twin.state.call(look)
    twin.give(answered.seat, answered.answer, answered.standing)
    return seen


def is_staged(game: Game, event: Event, seat: Seat | None) -> bool:
    """Does the seat hear by this event that a contest has ended?"""
    mark = game.definition.chronicle.get(event.key)
    return mark is not None and mark.stage and (event.to is None or seat in event.to)


def _answer_before(game: Game, position: int) -> Answered | None:
    """The answer that led to a position."""
    here = game.position
    for happening in game.past.newest_first():
        if isinstance(happening, Answered):
            if here == position:
                return happening
            here -= 1
    return None


def _heard(happened: Iterable[Happening]) -> Iterator[Event | Rolled]:
    return (happening for happening in happened if isinstance(happening, Event | Rolled))
