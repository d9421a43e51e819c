"""Processes that help a searching bot to think: each searches the same question with another luck.

What they find is added up (root parallelism). They may die, hang or never start: whoever asked has thought, too, and
answers with what there is.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from typing import Any

from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.ordering import judgement_of
from theatrum.bots.processes import die_with_parent, kill_pool
from theatrum.bots.thinking import Thought, Tried
from theatrum.core.contract import Definition, Seat
from theatrum.core.transfer import Packed, unpack

START_SECONDS = 15.0
"""A process may take so long to start, beside its thinking; after that it counts as hanging."""
log = logging.getLogger("theatrum.bots")

Finder = Callable[[str], Definition[Any]]
"""Finds a game by its id; a function of a module, so that it can be named to another process."""


def help_thinking(
    packed: Packed, find: Finder, seat: Seat, seed: int, budget: Budget, hand: int = 0
) -> list[Tried]:
    """In a helper: think about a packed decision for so long, and say what came out."""
    game = unpack(packed, find)
    judgement = judgement_of(game.definition, hand)
    assert judgement is not None
    thought = Thought(game, seat, judgement, random.Random(seed))
    thought.think(Stopwatch(budget), budget.simulations)
    return thought.tried


def settle_in() -> None:
    """A helper dies with whoever started it, and leaves stopping to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    die_with_parent()
    if os.getppid() == 1:  # it has died already
        os._exit(0)


class Helpers:
    """A pool of so many processes, started when they are needed first, and again when they died."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def ask(
        self, packed: Packed, find: Finder, seat: Seat, seeds: list[int], budget: Budget, hand: int = 0
    ) -> list[Future[list[Tried]]]:
        """Let helpers begin to think, one for each seed."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in
            )
        try:
            return [self._pool.submit(help_thinking, packed, find, seat, s, budget, hand) for s in seeds]
        except RuntimeError as error:  # the pool is broken, or the interpreter is about to end
            log.warning("helpers can't think: %s", error)
            self.close()
            return []

    def gather(self, asked: list[Future[list[Tried]]], seconds: float) -> list[list[Tried]]:
        """What the helpers have found, waiting for them so long at most; those who hang are ended."""
        done, late = wait(asked, timeout=seconds)
        found: list[list[Tried]] = []
        broken = bool(late)
        for future in asked:
            if future not in done:
                continue
            error = future.exception()
            if error is None:
                found.append(future.result())
            else:
                log.warning("a helper failed: %s: %s", type(error).__name__, error)
                broken = True
        if broken:
            self.close()
        return found

    def processes(self) -> list[int]:
        """The ids of the processes that were started."""
        return [] if self._pool is None else list(self._pool._processes or {})

    def close(self) -> None:
        """End all helpers, also those that hang."""
        pool, self._pool = self._pool, None
        if pool is not None:
            kill_pool(pool)


def patience(budget: Budget, began: float) -> float:
    """How long to wait for helpers when one has finished oneself: as long as they may take, and to start."""
    own = time.monotonic() - began
    longest = budget.longest
    return START_SECONDS + (4 * own if longest is None else max(0.0, longest - own))


_shared: dict[int, Helpers] = {}


def shared_helpers(count: int) -> Helpers:
    """The helpers of this process: bots come and go, starting processes is slow."""
    if count not in _shared:
        _shared[count] = Helpers(count)
    return _shared[count]
