"""What a process has of its own: an id, a clock, and the tasks it has begun."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Runtime:
    """One for each process, handed to whoever needs the time or starts something."""

    def __init__(self, process: str) -> None:
        self.process = process
        """Tells one's own notices from those of other processes."""
        self.stopping = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        return time.monotonic()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is not lost while it runs."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if the one who asked for it goes away in between."""
        return await asyncio.shield(self.spawn(work))

    async def settle(self, seconds: float) -> None:
        """Wait for what is under way, but not for ever."""
        tasks = [t for t in self._tasks if not t.done()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
