"""Processes that work for this one: they end when it ends, and can be ended at once."""

from __future__ import annotations

import ctypes
import signal
import sys
from concurrent.futures import ProcessPoolExecutor

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None
_PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """Called in the child, on Linux: it is killed when its parent ends, however that comes about."""
    if _LIBC is not None:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def kill_pool(pool: ProcessPoolExecutor) -> None:
    """End all workers at once, also those that hang; what they were doing is lost."""
    # Python 3.14 has `kill_workers`; until then nothing public names the processes.
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
