"""Bounds: how much anybody may send, keep, and do in a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from theatrum.table.wire.errors import TableError

NOTE_LENGTH = 20_000
NOTE_BYTES = 12 * NOTE_LENGTH + 4 * 1024
"""What a message with the longest note takes: a character may be escaped as two halves, of six bytes each."""
BODY_BYTES = NOTE_BYTES
RECORD_BYTES = 4 * 2**20
MESSAGE_BYTES = 16 * 1024
"""Of any message over the WebSocket that is not a note."""
CHAT_KEPT = 2_000
WHISPERS_KEPT = 100
"""In each room of a secret talk."""
TABLES_OF_ONE = 200
"""Tables of one creator that are not over."""
ENTRIES_OF_ONE = 200_000
"""Entries in the journal of one table: far more than the longest game has."""
SECOND_THOUGHTS, SECOND_THOUGHTS_PER_POSITION = 300, 2
"""How often one seat may take back and change its standing answers in one game: so often, and more as it goes on.
Each of these stays in the journal."""
OPEN_TABLES = 8
LOG_LINES = 200
LOG_LINES_MOST = 2_000
"""In one reply, however many belong to one position."""
IMPORTED_UNDOS = 1_000
"""Notes of taking back that a record from elsewhere may hold: nobody can check them."""
CHAT_LINES = 100
PAGE = 50
OUTBOX = 256
CONNECTIONS_OF_ONE = 50

RATES: dict[str, tuple[float, int]] = {
    # what: (how many a second in the long run, how many at once)
    "http": (50, 400),
    "connect": (5, 60),
    "login": (0.1, 10),
    "login-name": (0.05, 20),
    "second-thoughts": (0.5, 30),
    "guest": (0.5, 40),
    "create": (0.2, 30),
    "message": (30, 120),
    "chat": (0.5, 10),
    "draw": (20, 60),
    "analysis": (0.005, 6),
    "advice": (0.2, 10),
    "webhook": (0.5, 5),
    "push": (0.1, 10),
    "email": (0.002, 2),
}
REMEMBERED = 100_000


class RateLimits:
    """Buckets of tokens, by what is done and by whom. Old buckets are forgotten when there are too many."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, amount: float = 1) -> None:
        """Raises `rate-limited` with the seconds to wait when the bucket is empty."""
        if not self.on:
            return
        rate, burst = RATES[what]
        now = self._clock()
        tokens, at = self._buckets.pop((what, who), (float(burst), now))
        tokens = min(float(burst), tokens + (now - at) * rate)
        enough = tokens >= amount
        self._buckets[what, who] = (tokens - amount if enough else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not enough:
            raise TableError("rate-limited", retry_after=max(1, round((amount - tokens) / rate)))
