"""Reaction windows in which somebody holds nothing: the table passes for him, if he wants it so and is there.

Others learn nothing by it. It is done at one pace for all who are asked together, not by each hand's own; while somebody
who is there still has a choice, it waits for him, so that all are gone from the list of those who are waited for at
once, and nobody sees whose answer was the table's. For one who is away nothing is done: everybody would know that he
has not answered himself. (Who does not mind leaves a standing answer.) At a hot seat the cover asks, as for every secret.
"""

from __future__ import annotations

import asyncio
import logging
import random
from weakref import WeakKeyDictionary

from theatrum.core.game import Game
from theatrum.core.question import Question
from theatrum.table.play.acts import AnswerAct
from theatrum.table.play.live import LiveTable
from theatrum.table.play.presence import Presence
from theatrum.table.play.rights import plays_alone, seats_to_answer_for
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import PLAYING
from theatrum.table.wire.errors import TableError

ALONE = 0.35
"""Seconds, where only bots could see how fast it is."""
AMONG_PEOPLE = (1.6, 5.8)
"""As long as somebody might think; drawn anew for every window."""
log = logging.getLogger("theatrum.sparing")


class _Window:
    """The open questions of one moment: when the table may pass in them."""

    __slots__ = ("due", "serial", "timer")

    def __init__(self, serial: int, due: float) -> None:
        self.serial = serial
        self.due = due
        self.timer: asyncio.TimerHandle | None = None


class Sparing:
    def __init__(self, runtime: Runtime, presence: Presence) -> None:
        self._runtime = runtime
        self._presence = presence
        self._windows: WeakKeyDictionary[LiveTable, _Window] = WeakKeyDictionary()
        self._taken_back: WeakKeyDictionary[LiveTable, set[int]] = WeakKeyDictionary()

    def consider(self, live: LiveTable) -> None:
        """After every change of the game, and when somebody comes: is there anything to pass in?"""
        game = live.loaded
        if game is None or live.row.status != PLAYING or self._runtime.stopping:
            return
        if not any(q.window is not None for q in game.questions) or not self._idle(live, game):
            return
        loop = asyncio.get_running_loop()
        window = self._windows.get(live)
        if window is None or window.serial != game.serial:
            window = self._windows[live] = _Window(game.serial, loop.time() + self._pace(live, game))
        if window.timer is None:
            window.timer = loop.call_at(window.due, self._begin, live, window)

    def took_back(self, live: LiveTable, seat: int) -> None:
        """Who has taken something back is asked himself: he wants to go further back, or to think again."""
        self._taken_back.setdefault(live, set()).add(seat)

    def answered(self, live: LiveTable, seat: int) -> None:
        """By his own hand."""
        self._taken_back.get(live, set()).discard(seat)

    def _begin(self, live: LiveTable, window: _Window) -> None:
        window.timer = None
        self._runtime.spawn(self._pass(live, window))

    async def _pass(self, live: LiveTable, window: _Window) -> None:
        """Give the only answer for all who hold nothing, unless somebody who is there has a choice."""
        try:
            async with live.lock:
                game = live.loaded
                while game is not None and game.serial == window.serial and live.row.status == PLAYING:
                    idle = self._idle(live, game)
                    if not idle:
                        return
                    await live.act(AnswerAct(idle[0].seat, idle[0].serial, idle[0].answers[0]))
                    game = live.loaded
        except TableError as error:
            if error.code not in ("stale", "not-asked", "over"):
                log.warning("a window stays open: %s", error.code, extra={"table": live.row.id})

    def _idle(self, live: LiveTable, game: Game) -> list[Question]:
        """The windows to pass in; none while somebody who is there has something to choose."""
        idle: list[Question] = []
        for question in game.questions:
            seat = question.seat
            user = live.row.seats[seat].player
            if user is None or not self._presence.online(live.row.id, user):
                continue
            if question.window is None or len(question.answers) > 1 or not self._may_spare(live, seat, user):
                return []
            if self._looks_here(live, seat, user):
                idle.append(question)
        return idle

    def _may_spare(self, live: LiveTable, seat: int, user: str) -> bool:
        """Not at a hot seat, not after taking back, and not where he wants to be asked."""
        return (
            len(seats_to_answer_for(live.row, user)) == 1
            and seat not in self._taken_back.get(live, ())
            and all(v.spare for v in live.audience if v.seat == seat and v.connection.user_id == user)
        )

    @staticmethod
    def _looks_here(live: LiveTable, seat: int, user: str) -> bool:
        """In this process; who looks in another is spared there."""
        return any(v.seat == seat and v.connection.user_id == user for v in live.audience)

    def _pace(self, live: LiveTable, game: Game) -> float:
        people = {live.row.seats[q.seat].player for q in game.questions} - {None}
        alone = all(plays_alone(live.row, user) for user in people)
        return ALONE if alone else random.uniform(*AMONG_PEOPLE)
