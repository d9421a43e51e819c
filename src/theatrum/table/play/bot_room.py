"""Where bots think: worker processes, never the event loop."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TypeVar

from theatrum.bots import make_bot, parse_bot
from theatrum.bots.helpers import settle_in
from theatrum.bots.reasons import Reason, reason_for
from theatrum.core.contract import Answer
from theatrum.core.transfer import Packed, pack, unpack
from theatrum.kit.editions import packed_known
from theatrum.table.metrics import Metrics
from theatrum.table.play.acts import AnswerAct
from theatrum.table.play.catalogue import find_game
from theatrum.table.play.live import LiveTable
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import PLAYING
from theatrum.table.wire.errors import TableError

THINK_SECONDS = 120
RETRY_SECONDS = 5.0
log = logging.getLogger("theatrum.bots")
T = TypeVar("T")


def think(
    packed: Packed, seat: int, bot: str, seed: int, more: tuple[str, ...], edition: bytes | None = None
) -> Answer:
    """In a worker: the bot's answer at a packed decision. A bot that fails is replaced by chance."""
    game = unpack(packed, partial(find_game, more=more, edition=edition))
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


def advise(
    packed: Packed, seat: int, bot: str, seed: int, more: tuple[str, ...], edition: bytes | None = None
) -> tuple[Answer, Reason | None]:
    """In a worker: the bot's answer, and why."""
    answer = think(packed, seat, bot, seed, more, edition)
    game = unpack(packed, partial(find_game, more=more, edition=edition))
    hand = int(parse_bot(bot).settings.get("hand", 0))
    try:
        return answer, reason_for(game, seat, answer, random.Random(seed), hand)
    except Exception:
        log.exception("a bot could not say why", extra={"bot": bot})
        return answer, None


def luck(packed: Packed, seat: int) -> int:
    """A bot's own chance: another one for each question, and the same for the same one, so that a game can be told again."""
    told = f"{packed.header.seed} {packed.serial} {seat}"
    return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=8, person=b"bot").digest())


class BotRoom:
    """Lets every bot that is asked think, one worker each, and gives its answer."""

    def __init__(
        self, runtime: Runtime, metrics: Metrics, more_games: tuple[str, ...], processes: int, pause: float
    ) -> None:
        self._runtime = runtime
        self._metrics = metrics
        self._more_games = more_games
        self._pause = pause
        self.quick = Workers(processes)
        self.slow = Workers(processes)
        self.thinking = 0

    def consider(self, live: LiveTable) -> None:
        """Start the bots that are asked and do not think yet. Hold the lock, or be sure that nothing is under way."""
        game = live.loaded
        if game is None or live.row.status != PLAYING or self._runtime.stopping:
            return
        for question in game.questions:
            bot = live.row.seats[question.seat].playing_bot
            if bot is not None and live.thinking.get(question.seat) != question.serial:
                live.thinking[question.seat] = question.serial
                self._runtime.spawn(self._answer(live, question.seat, question.serial, bot))

    async def _answer(self, live: LiveTable, seat: int, serial: int, bot: str) -> None:
        self.thinking += 1
        try:
            if live.audience and self._pause:
                await asyncio.sleep(self._pause)
            async with live.lock:
                game = await live.game()
                question = game.question(seat)
                if question is None or question.serial != serial:
                    return
                packed = pack(game)
            answer = await self.think(packed, seat, bot)
            async with live.lock:
                if live.row.seats[seat].playing_bot is not None:
                    await live.act(AnswerAct(seat, serial, answer))
                    self._metrics.count("bot_answers")
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

    def _later(self, live: LiveTable, seat: int) -> None:
        """Something outside the game failed (the store, a worker): try again, not at once."""
        if not self._runtime.stopping:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.consider, live)

    async def think(self, packed: Packed, seat: int, bot: str) -> Answer:
        """The bot's answer."""
        return await self._done(think, packed, seat, bot)

    async def advise(self, packed: Packed, seat: int, bot: str) -> tuple[Answer, Reason | None]:
        """The bot's answer, and why."""
        return await self._done(advise, packed, seat, bot)

    async def _done(self, work: Callable[..., T], packed: Packed, seat: int, bot: str) -> T:
        """Let a worker do it. Workers that die are started again; one that thinks too long makes way for chance."""
        seed, header = luck(packed, seat), packed.header
        edition = None if header.edition is None else packed_known(header.game, header.edition.digest)
        for kind in (bot, bot, "random"):
            workers = self.slow if parse_bot(kind).thinks_long else self.quick
            call = partial(work, packed, seat, kind, seed, self._more_games, edition)
            try:
                return await workers.do(call)
            except BrokenProcessPool:
                log.error("the bots' workers died and are started again")
            except TimeoutError:
                log.error("a bot thought too long", extra={"bot": bot, "game": packed.header.game})
        raise BrokenProcessPool("the bots' workers die again and again")

    def close(self) -> None:
        self.quick.close()
        self.slow.close()


class Workers:
    """So many processes. Bots that think long have others than those that answer at once: nobody waits for them."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.free = asyncio.Semaphore(count)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, call: Callable[[], T]) -> T:
        """Wait for a free worker and let it think. Time counts from there. Workers that fail are gone afterwards."""
        async with self.free:
            pool = self._pool = self._pool or self._started()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, call)
                return await asyncio.wait_for(future, THINK_SECONDS)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                raise
            except TimeoutError:
                if self._pool is pool:
                    self.close()
                raise

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in
        )

    def processes(self) -> list[int]:
        """The ids of the workers."""
        return [] if self._pool is None else list(self._pool._processes or {})

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
