"""Ctrl-C during long work: a flag, looked at between two pieces of the work.

Python's own way, an exception in the middle of whatever is running, can get lost: raised inside a callback or a
destructor it is printed and forgotten. A flag can't. Once means: finish the piece in hand (a game, a measurement), keep
what there is, stop. Twice means: at once.

    with stop_on_ctrl_c() as stop:
        for played in stop.until_wanted(pool(play_task, tasks)):
            ...
    if stop.wanted:
        ...
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TypeVar

T = TypeVar("T")

INTERRUPTED = 130
"""The exit code of a command that was stopped by Ctrl-C, as in shells."""
SHOW_CURSOR = b"\x1b[?25h"


class Stop:
    """Whether the user wants to stop."""

    def __init__(self) -> None:
        self.wanted = False

    def until_wanted(self, pieces: Iterable[T]) -> Iterator[T]:
        """The pieces until the user wants to stop. What makes them is closed then, so that nothing keeps running."""
        try:
            if not self.wanted:
                for piece in pieces:
                    yield piece
                    if self.wanted:
                        return
        finally:
            close = getattr(pieces, "close", None)
            if close is not None:
                close()

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.wanted:
            if sys.stderr.isatty():
                os.write(sys.stderr.fileno(), SHOW_CURSOR)  # a progress bar has hidden it
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            signal.raise_signal(signal.SIGINT)
        self.wanted = True
        if sys.stderr.isatty():
            os.write(sys.stderr.fileno(), b"\nstopping after this one; Ctrl-C again stops at once\n")


@contextmanager
def stop_on_ctrl_c() -> Iterator[Stop]:
    """Inside, Ctrl-C is heard as a wish to stop. (Only the main thread of a program can hear it, and only if whoever
    started the program did not switch it off, as a shell does for work in the background.)"""
    stop = Stop()
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN or threading.current_thread() is not threading.main_thread():
        yield stop
        return
    signal.signal(signal.SIGINT, stop._hear)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
