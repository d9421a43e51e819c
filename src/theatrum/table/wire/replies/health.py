"""Whether the house is well, for its host."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class Health(Reply):
    ok: bool
    store: str
    version: str
    cause: str = ""
    """What is wrong: `stopping`, `store-away`, `disk-full`."""
