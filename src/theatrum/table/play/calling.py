"""People who are not looking are called to a table, by the ways they have chosen."""

from __future__ import annotations

from functools import partial

from theatrum.core.scene import Text
from theatrum.table.people.notifications import About, Notifier
from theatrum.table.play.catalogue import Catalogue, title_at
from theatrum.table.store import Store, people, push
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.words import Words

SAYS: dict[About, str] = {"turn": "table-your-turn", "whisper": "table-spoken-to"}


class Calling:
    """`address`: where people find the table, for letters that lead there."""

    def __init__(
        self, store: Store, catalogue: Catalogue, words: Words, notifier: Notifier, address: str
    ) -> None:
        self._store = store
        self._catalogue = catalogue
        self._words = words
        self._notifier = notifier
        self._address = address.rstrip("/")

    def game_title(self, row: TableRow, language: str) -> str:
        texts = self._words.of(self._catalogue.closest(row.game), language)
        return title_at(self._catalogue, row.game, texts)

    async def call(self, row: TableRow, user_id: str, about: About) -> None:
        user, devices = await self._store.read(
            lambda tx: (people.user_by_id(tx, user_id), push.of_user(tx, user_id))
        )
        if user is None or not (user.notify or devices):
            return
        title = self.game_title(row, user.language)
        text = self._words.own(user.language).say(Text(SAYS[about], game=title, title=row.title or title))
        url = f"{self._address}/table/{row.id}"
        gone = await self._notifier.tell(user, text, row.id, url, devices, about)
        for device in gone:
            await self._store.write(partial(push.remove, endpoint=device.endpoint, user=user_id))
