"""Where bots think: worker processes, never the event loop."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import random
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

from theatrum.bots import make_bot
from theatrum.core.carry import Carried, carry, unpack
from theatrum.core.contract import Answer
from theatrum.table.catalogue import find_game
from theatrum.table.errors import TableError
from theatrum.table.store.tables import PLAYING

if TYPE_CHECKING:
    from theatrum.table.house import House
    from theatrum.table.live import Live

THINK_SECONDS = 120
RETRY_SECONDS = 5.0
log = logging.getLogger("theatrum.bots")


def think(carried: Carried, seat: int, bot: str, seed: int, more: tuple[str, ...]) -> Answer:
    """In a worker: the bot's answer at a carried decision. A bot that fails is replaced by chance."""
    game = unpack(carried, partial(find_game, more=more))
    question = game.question(seat)
    assert question is not None, "a bot was asked for a seat that is not"
    try:
        answer = make_bot(bot, seed).choose(game, seat)
        if answer in question.answers:
            return answer
        log.error("a bot chose what it may not", extra={"bot": bot, "prompt": question.prompt})
    except Exception:
        log.exception("a bot failed", extra={"bot": bot, "prompt": question.prompt})
    return random.Random(seed).choice(question.answers)


def _settle_in() -> None:
    """A worker dies with the house, and leaves stopping to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
        if os.getppid() == 1:
            os._exit(0)


class BotRoom:
    """Lets every bot that is asked think, one worker each, and gives its answer."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pool: ProcessPoolExecutor | None = None
        self.thinking = 0

    def consider(self, live: Live) -> None:
        """Start the bots that are asked and do not think yet. Hold the lock, or be sure that nothing is under way."""
        game = live.loaded
        if game is None or live.row.status != PLAYING or self._house.stopping:
            return
        for question in game.questions:
            bot = live.row.seats[question.seat].playing_bot
            if bot is not None and live.thinking.get(question.seat) != question.serial:
                live.thinking[question.seat] = question.serial
                self._house.spawn(self._answer(live, question.seat, question.serial, bot))

    async def _answer(self, live: Live, seat: int, serial: int, bot: str) -> None:
        self.thinking += 1
        try:
            if live.watches and self._house.settings.bot_pause:
                await asyncio.sleep(self._house.settings.bot_pause)
            async with live.lock:
                game = await live.game()
                question = game.question(seat)
                if question is None or question.serial != serial:
                    return
                carried = carry(game)
            answer = await self._think(carried, seat, bot)
            async with live.lock:
                if live.row.seats[seat].playing_bot is not None:
                    await live.act(
                        "answer",
                        lambda g: g.answer(serial, answer, seat),
                        seat=seat,
                        serial=serial,
                        data=list(answer),
                    )
                    self._house.metrics.count("bot_answers")
        except TableError as error:
            if error.code not in ("stale", "not-asked", "over", "not-found"):
                self._later(live, seat)
        except Exception:
            log.exception("a bot's answer was lost", extra={"table": live.row.id, "bot": bot})
            self._later(live, seat)
        finally:
            self.thinking -= 1
            if live.thinking.get(seat) == serial:
                del live.thinking[seat]

    def _later(self, live: Live, seat: int) -> None:
        """Something outside the game failed (the store, a worker): try again, not at once."""
        if not self._house.stopping:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.consider, live)

    async def _think(self, carried: Carried, seat: int, bot: str) -> Answer:
        """The bot's answer. Workers that die are started again; one that thinks too long makes way for chance."""
        loop = asyncio.get_running_loop()
        seed = random.getrandbits(64)
        for kind in (bot, bot, "random"):
            call = partial(think, carried, seat, kind, seed, self._house.catalogue.more)
            try:
                return await asyncio.wait_for(loop.run_in_executor(self._workers(), call), THINK_SECONDS)
            except BrokenProcessPool:
                log.error("the bots' workers died and are started again")
                self._pool = None
            except TimeoutError:
                log.error("a bot thought too long", extra={"bot": bot, "game": carried.header.game})
                self.close()
        raise BrokenProcessPool("the bots' workers die again and again")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._house.settings.bot_processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in list((self._pool._processes or {}).values()):
                process.kill()
            self._pool = None
