"""Much work on many cores: one task is one whole game, so that tasks cost nothing beside their work.

There is one small protocol, `WorkerPool`, and whoever has much to do knows nothing else: `one_by_one` does one task
after the other, `ProcessPool` uses the cores of this machine, and `theatrum.lab.ray_pool.RayPool` many machines.
Whatever happens to workers, every task has exactly one result: tasks have numbers, a task whose worker died is done
again, and a second result of the same number is dropped.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import BaseContext
from typing import Generic, NamedTuple, Protocol, TypeVar

from theatrum.bots.processes import kill_pool

T = TypeVar("T")
R = TypeVar("R")

LIVES = 3
"""A task is given up when it has lost so many workers: it is probably what kills them."""


class WorkersLost(RuntimeError):
    """Workers died again and again, or none is left. What was finished before has been given out."""


class WorkerPool(Protocol):
    """Whatever can do tasks and give their results as they are ready: this process, a pool, many machines.

    Every task has exactly one result. An exception of the work ends everything, as it would in a loop; so does closing
    the iterator, and nothing keeps running afterwards.
    """

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...


def one_by_one(work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
    """One after the other, in this process."""
    return map(work, tasks)


class Numbered(NamedTuple, Generic[T]):
    """A task and its number: what results are told apart by."""

    number: int
    task: T


class Ledger(Generic[T]):
    """Which tasks are to be done, which are done, and how many workers each has cost."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self._fresh = enumerate(tasks)
        self._again: deque[Numbered[T]] = deque()
        self._lost: Counter[int] = Counter()
        self._done: set[int] = set()

    def take(self) -> Numbered[T] | None:
        """The next task to be done: first those whose worker died."""
        if self._again:
            return self._again.popleft()
        for number, task in self._fresh:
            return Numbered(number, task)
        return None

    def done(self, number: int) -> bool:
        """Note a result; False if this task had one already."""
        if number in self._done:
            return False
        self._done.add(number)
        return True

    def lost(self, each: Numbered[T]) -> None:
        """Its worker died: it is to be done again. Raises `WorkersLost` when that has happened too often."""
        if each.number in self._done:
            return
        self._lost[each.number] += 1
        if self._lost[each.number] >= LIVES:
            raise WorkersLost(f"workers died {LIVES} times over the same work; the last was {each.task}")
        self._again.append(each)


class ProcessPool:
    """A pool of processes. `work` and the tasks must be picklable: a function of a module, and plain data. A script that
    uses it begins its work under `if __name__ == "__main__":`, because workers read the script, too.

    A worker that dies (killed, out of memory) takes the pool with it: a new one is made, and what was not finished is
    done again.
    """

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        ledger = Ledger(tasks)
        again = True
        while again:
            pool = ProcessPoolExecutor(self.jobs, mp_context=_context(), initializer=_settle_in)
            try:
                again = yield from self._until_it_breaks(pool, work, ledger)
            except BaseException:
                kill_pool(pool)  # what is running will not be looked at any more
                pool.shutdown(wait=True)
                raise
            pool.shutdown(wait=True)

    def _until_it_breaks(
        self, pool: ProcessPoolExecutor, work: Callable[[T], R], ledger: Ledger[T]
    ) -> Generator[R, None, bool]:
        """Give results until there is nothing to do (returns False) or the pool is broken (returns True)."""
        running: dict[Future[R], Numbered[T]] = {}
        broken = False
        while True:
            while not broken and len(running) < 4 * self.jobs and (each := ledger.take()) is not None:
                try:
                    running[pool.submit(work, each.task)] = each
                except BrokenProcessPool:
                    ledger.lost(each)
                    broken = True
            if not running:
                return broken
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                each = running.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    ledger.lost(each)
                    broken = True
                    continue
                if ledger.done(each.number):
                    yield result


def _context() -> BaseContext:
    """Workers that begin clean: a fork of a process with threads (a progress bar has one) may hang."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["theatrum.lab.simulate"])  # read once for all workers
    return context


def _settle_in() -> None:
    """Ctrl-C ends the pool in good order, not every worker with a traceback; and no worker outlives who began it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def pool_of(jobs: int | None) -> WorkerPool:
    """`jobs` processes; None: as many as this machine has cores."""
    number = jobs if jobs is not None else os.cpu_count() or 1
    return one_by_one if number <= 1 else ProcessPool(number)
