"""What is wrong with a store now: noted when something fails, gone when something works, logged at both moments."""

from __future__ import annotations

import logging
import threading
import time

AWAY = "store-away"
FULL = "disk-full"
FULL_SECONDS = 15.0
"""A disk counts as full for so long after it was: small things may find room where large ones do not."""
log = logging.getLogger("theatrum.store")


class Trouble:
    """One for each store; its threads tell it how they fare."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.now = ""
        self._until = 0.0

    def began(self, what: str, cause: str) -> None:
        """Something failed. Only a change is logged: who waits for a store asks it again and again."""
        with self._lock:
            new, self.now = self.now != what, what
            self._until = time.monotonic() + FULL_SECONDS if what == FULL else 0.0
        if new:
            log.error("the store is in trouble", extra={"trouble": what, "why": cause})

    def over(self, only: str = "") -> None:
        """Something worked. `only`: that shows the end of this trouble and of no other."""
        if not self.now:
            return
        with self._lock:
            before = self.now
            if (only and before != only) or time.monotonic() < self._until:
                return
            self.now = ""
        if before:
            log.warning("the store is well again", extra={"trouble": before})
