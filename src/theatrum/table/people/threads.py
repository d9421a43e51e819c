"""Work that may hang, in a thread that nobody waits for."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_own_thread(name: str, work: Callable[[], T]) -> T:
    """What `work` returns or raises. It has a thread of its own, for which nobody waits when the house closes."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(settling: Callable[[], None]) -> None:
        if not done.done():
            settling()

    def run() -> None:
        try:
            found = work()
        except Exception as error:
            failed = error
            tell(lambda: done.set_exception(failed))
        else:
            tell(lambda: done.set_result(found))

    def tell(settling: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, settling)

    threading.Thread(target=run, name=name, daemon=True).start()
    return await done
