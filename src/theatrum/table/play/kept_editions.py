"""The editions that tables were begun with: kept in the store, once each."""

from __future__ import annotations

import asyncio

from theatrum.table.play.catalogue import Catalogue
from theatrum.table.store import Store
from theatrum.table.store.editions import stored_edition


class KeptEditions:
    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue

    async def fetch(self, game: str) -> None:
        """If a game is played with an edition that this process has not seen, take it from the store. Whoever then finds
        it missing, or broken, says so."""
        digest = self._catalogue.lacks(game)
        content = await self._store.read(lambda tx: stored_edition(tx, digest)) if digest else None
        if content is not None:
            await asyncio.to_thread(self._catalogue.show, game, content)
