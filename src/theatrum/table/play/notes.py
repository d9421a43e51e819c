"""Private notes: one per user and table, read by nobody else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from theatrum.table.store import talk

if TYPE_CHECKING:
    from theatrum.table.server.services import Services


async def read_note(services: Services, table: str, user: str) -> str:
    return await services.store.read(lambda tx: talk.note(tx, table, user))


async def keep_note(services: Services, table: str, user: str, text: str) -> None:
    kept = "".join(c for c in text if c in "\n\t" or c.isprintable())
    await services.store.write(partial(talk.put_note, table=table, user=user, text=kept))
