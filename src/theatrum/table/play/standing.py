"""Standing answers: what a seat answers in a reaction window without being asked."""

from __future__ import annotations

import re

from theatrum.core.game import Game, Standing
from theatrum.table.play.acts import StandingAct
from theatrum.table.play.live import LiveTable
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Stand
from theatrum.table.wire.replies.answers import StandingView

_VERB = re.compile(r"[a-z][a-z0-9_-]*")


async def stand(live: LiveTable, seat: int, wish: Stand) -> list[StandingView]:
    """Leave a standing answer, or take it away. It works at once."""
    standing = None
    if wish.answer is not None:
        if not _VERB.fullmatch(str(wish.answer[0])):
            raise TableError("invalid", field="answer")
        unless = tuple((name, value) for name, value in wish.unless)
        standing = Standing(tuple(wish.answer), wish.only_if_nothing_else, unless)
    async with live.lock:
        game = await live.game()
        if wish.window not in game.definition.windows:
            raise TableError("invalid", field="window")
        game = await live.act(StandingAct(seat, wish.window, standing))
        return standing_views(game, [seat])


def standing_views(game: Game, seats: list[int]) -> list[StandingView]:
    return [
        StandingView(
            seat=seat,
            window=window,
            answer=list(s.answer),
            only_if_nothing_else=s.only_if_nothing_else,
            unless=list(s.unless),
        )
        for (seat, window), s in game.standing.items()
        if seat in seats
    ]
