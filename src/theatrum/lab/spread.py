"""Much work on many cores: one task is one whole game, so that tasks cost nothing beside their work."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """Whatever can do tasks and give their results as they are ready: this process, a pool, many machines."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...


def here(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """One after the other, in this process."""
    return map(work, tasks)


class Pool:
    """A pool of processes. `work` and the tasks must be picklable: a function of a module, and plain data."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        waiting = iter(tasks)
        pool = ProcessPoolExecutor(self.jobs, initializer=_leave_interrupts_to_the_parent)
        try:
            running: set[Future[R]] = {pool.submit(work, t) for t in islice(waiting, 4 * self.jobs)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, t) for t in islice(waiting, len(done))}
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C ends the pool in good order, not every worker with a traceback of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread_over(jobs: int | None) -> Spread:
    """`jobs` processes; None: as many as this machine has cores."""
    number = jobs if jobs is not None else os.cpu_count() or 1
    return here if number <= 1 else Pool(number)
