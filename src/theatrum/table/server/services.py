"""The services that all tables of one process share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from functools import partial
from typing import Any, TypeVar

import msgspec

from theatrum.core.scene import Text
from theatrum.table.config import Settings
from theatrum.table.metrics import Metrics
from theatrum.table.people.notifications import Notifier
from theatrum.table.people.sessions import LIFE_MS, Sessions
from theatrum.table.people.tokens import Signer, new_id, new_session_token
from theatrum.table.play import seats
from theatrum.table.play.bot_room import BotRoom
from theatrum.table.play.catalogue import Catalogue, title_of
from theatrum.table.play.chat import chat_line
from theatrum.table.play.connections import Connection
from theatrum.table.play.guides import Guides
from theatrum.table.play.live import Live
from theatrum.table.play.presence import Presence
from theatrum.table.store import Store, StoreUnavailable, Tx, guides, open_store, people, tables, talk
from theatrum.table.store.tables import GATHERING, PLAYING
from theatrum.table.store.talk import ChatRow
from theatrum.table.wire.bus import Bus, message
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits
from theatrum.table.wire.words import Words

T = TypeVar("T")
IDLE_SECONDS = 600.0
LIVES = 2_000
"""Games kept in memory, beyond those that somebody looks at."""
SWEEP_SECONDS = 1.0
BOT_PATIENCE_MS = 30_000
GUEST_LIFE_MS = 30 * 86_400_000
log = logging.getLogger("theatrum.services")


class Services:
    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.process = new_id(8)
        self.store: Store = store or open_store(settings.database)
        self.bus = Bus(self.store)
        self.catalogue = Catalogue(settings.more_games)
        self.words = Words(self.catalogue)
        self.limits = RateLimits(settings.limits)
        self.metrics = Metrics()
        self.notifier = Notifier(settings)
        self.presence = Presence(self)
        self.bots = BotRoom(self)
        self.guides = Guides(self)
        self.lives: dict[str, Live] = {}
        self.connections: set[Connection] = set()
        self.stopping = False
        self.signer = Signer(settings.secret)
        self.sessions = Sessions(self.store, self.signer, self.bus)
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._swept = 0
        self.metrics.gauge("connections", lambda: len(self.connections))
        self.metrics.gauge("tables_in_memory", lambda: len(self.lives))
        self.metrics.gauge("bots_thinking", lambda: self.bots.thinking)
        self.metrics.gauge("notifications_sent", lambda: self.notifier.sent)
        self.metrics.gauge("notifications_failed", lambda: self.notifier.failed)

    # ---- opening and closing -----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.open(self.heard)
        secret = self.settings.secret
        if not secret:
            secret = await self.store.write(
                partial(people.keep_setting, key="secret", value=new_session_token())
            )
        self.signer = Signer(secret)
        self.sessions = Sessions(self.store, self.signer, self.bus)
        self._sweeper = asyncio.create_task(self._sweep_on())

    async def close(self) -> None:
        """Tell everyone, finish what is under way, store what newer rules would need."""
        self.stopping = True
        if self._sweeper is not None:
            self._sweeper.cancel()
        for connection in list(self.connections):
            connection.tell({"type": "bye", "reason": "stopping"})
            connection.close(1012, "stopping")
        self.bots.close()
        await self._settle(self.settings.stop_seconds)
        for live in list(self.lives.values()):
            try:
                async with live.lock:
                    await live.keep_snapshot()
            except (StoreUnavailable, TableError):
                log.warning("a snapshot could not be stored", extra={"table": live.row.id})
        self.notifier.close()
        await self.store.close()

    async def _settle(self, seconds: float) -> None:
        tasks = [t for t in self._tasks if not t.done()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()

    # ---- small services ----------------------------------------------------------------------------------------
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

    def row_message(self, table: str) -> str:
        return message({"k": "row", "t": table, "p": self.process})

    # ---- tables in memory --------------------------------------------------------------------------------------
    async def live(self, table: str) -> Live:
        """The table, from memory or from the store. Raises `not-found`."""
        live = self.lives.get(table)
        if live is not None:
            live.used = self.monotonic()
            return live
        if self.stopping:
            raise TableError("stopping")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = self.spawn(self._bring(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _bring(self, table: str) -> Live:
        row, proposals, guide = await self.store.read(
            lambda tx: (tables.load_table(tx, table), talk.proposals(tx, table), guides.guide(tx, table))
        )
        if row is None:
            raise TableError("not-found")
        live = self.lives[table] = Live(self, row, proposals)
        self.guides.keep(live, guide)
        return live

    def removed(self, table: str) -> None:
        live = self.lives.pop(table, None)
        if live is not None:
            for viewer in list(live.viewers):
                viewer.connection.tell({"type": "gone", "table": table})
                viewer.connection.viewers.pop(table, None)
            live.viewers.clear()

    async def refresh(self, changed: Iterable[str]) -> None:
        for table in changed:
            await self.row_changed(table)
            await self.bus.publish({"k": "row", "t": table, "p": self.process})

    async def row_changed(self, table: str, began: bool = False) -> None:
        """After seats, title or proposals were stored: show it, and let bots take up what is theirs now."""
        live = self.lives.get(table)
        if live is not None:
            await live.refresh_row()
            live = self.lives.get(table)
        elif began:
            live = await self.live(table)
        if live is not None and live.row.status == PLAYING:
            if began:
                await self._tell_turns(live, set())
            if live.row.bot_due:
                self.spawn(self._wake_bots(live))

    async def renamed(self, user: str) -> None:
        await self.sessions.changed(user)
        rows = await self.store.read(lambda tx: tables.tables_of(tx, user, None, 1000))
        await self.refresh(r.id for r in rows)

    async def vacate(self, user: str) -> None:
        """Free every seat of a user who leaves for good."""
        rows = await self.store.read(lambda tx: tables.tables_of(tx, user, None, 10_000))
        for row in rows:
            if row.status == GATHERING:
                await self._vacate_gathering(row.id, user)
            elif row.status == PLAYING:
                live = await self.live(row.id)
                for seat in seats.seats_to_answer_for(row, user):
                    await seats.resign(self, live, user, seat)

    async def _vacate_gathering(self, table: str, user: str) -> None:
        def work(tx: Tx) -> None:
            row = tables.load_table(tx, table) if tx.hold(table) else None
            if row is None:
                return
            if row.creator == user:
                tables.remove_table(tx, table)
                tx.publish(message({"k": "gone", "t": table}))
                return
            for seat in row.seats:
                if seat.user == user:
                    tables.save_seat(tx, table, tables.SeatRow(seat.seat, "open", link=seat.link))
            tx.publish(self.row_message(table))

        await self.store.write(work)
        await self.row_changed(table)

    # ---- after something happened ------------------------------------------------------------------------------
    async def after_act(self, live: Live, waited_for: set[int]) -> None:
        """A game has moved (the lock is held): whose turn it is now, bots, the end."""
        self.metrics.count("acts")
        self.bots.consider(live)
        if live.row.status != PLAYING:
            live.proposals = []
            asyncio.get_running_loop().call_soon(live.show_table)
        elif live.proposals and any(p.position is not None for p in live.proposals):
            asyncio.get_running_loop().call_soon(live.show_table)
        await self._tell_turns(live, waited_for)

    async def _tell_turns(self, live: Live, waited_for: set[int]) -> None:
        """Tell those who are asked now and were not before; write to those who are not looking."""
        row = live.row
        before = {row.seats[s].player for s in waited_for}
        asked = {row.seats[s].player: s for s in row.waiting if row.seats[s].player not in before}
        turns = [
            {"k": "turn", "t": row.id, "u": user, "s": seat}
            for user, seat in asked.items()
            if user is not None
        ]
        if not turns or row.sandbox:
            return
        if self.store.kind == "sqlite":
            for turn in turns:
                self._heard_turn(turn)
        else:
            self.spawn(self.bus.publish(*turns))
        for user, seat in asked.items():
            if user is not None and not self.presence.online(row.id, user):
                self.spawn(self._notify(live, user, seat))

    async def _notify(self, live: Live, user_id: str, seat: int) -> None:
        user = await self.store.read(lambda tx: people.user_by_id(tx, user_id))
        if user is None or not user.notify:
            return
        definition = self.catalogue.find(live.row.game)
        texts = self.words.of(definition, user.language)
        title = title_of(definition, texts)
        text = texts.say(Text("table-your-turn", game=title, title=live.row.title or title))
        address = self.settings.public_url.rstrip("/") or f"http://{self.settings.host}:{self.settings.port}"
        await self.notifier.turn(user, text, live.row.id, f"{address}/table/{live.row.id}")

    async def _wake_bots(self, live: Live) -> None:
        async with live.lock:
            if live.row.status == PLAYING:
                await live.game()
                self.bots.consider(live)

    # ---- messages from the bus ---------------------------------------------------------------------------------
    def heard(self, text: str | None) -> None:
        if text is None:
            for live in list(self.lives.values()):
                self.spawn(live.catch_up())
            return
        what: dict[str, Any] = msgspec.json.decode(text)
        kind, own = what["k"], what.get("p") == self.process
        found = self.lives.get(what.get("t", ""))
        if kind == "session":
            self._heard_session(what.get("u"), what.get("h"))
        elif kind == "user":
            self.sessions.heard(what["u"], None)
        elif kind == "turn":
            self._heard_turn(what)
        elif kind == "here" and not own:
            self.presence.heard(what)
        elif kind == "gone":
            self.removed(what["t"])
        elif found is None or own:
            return
        elif kind == "entry" and what["n"] > found.seq:
            self.spawn(found.catch_up())
        elif kind == "row":
            self.spawn(found.refresh_row())
        elif kind == "guide":
            self.spawn(self.guides.heard(found))
        elif kind == "chat":
            self._heard_chat(found, msgspec.convert(what["line"], ChatRow))
        elif kind == "told":
            for viewer in list(found.viewers):
                words = self.words.own(viewer.connection.language).say(Text(what["key"]))
                viewer.connection.tell({"type": "told", "table": found.row.id, "words": words})

    def _heard_session(self, user: str | None, token_hash: str | None) -> None:
        self.sessions.heard(user, token_hash)
        for connection in list(self.connections):
            if (user is not None and connection.user_id == user) or (
                token_hash is not None and connection.session_hash == token_hash
            ):
                connection.tell({"type": "bye", "reason": "session"})
                connection.close(4401, "session")

    def _heard_turn(self, what: dict[str, Any]) -> None:
        for connection in list(self.connections):
            if connection.user_id == what["u"]:
                live = self.lives.get(what["t"])
                if live is None:
                    self.spawn(self._tell_turn_elsewhere(what, connection))
                else:
                    self._tell_turn(live, what, connection)

    async def _tell_turn_elsewhere(self, what: dict[str, Any], connection: Connection) -> None:
        try:
            self._tell_turn(await self.live(what["t"]), what, connection)
        except TableError:
            return

    def _tell_turn(self, live: Live, what: dict[str, Any], connection: Connection) -> None:
        definition = self.catalogue.find(live.row.game)
        title = title_of(definition, self.words.of(definition, connection.language))
        connection.tell(
            {
                "type": "turn",
                "table": live.row.id,
                "seat": what["s"],
                "game_title": title,
                "title": live.row.title,
            }
        )

    def _heard_chat(self, live: Live, line: ChatRow) -> None:
        for viewer in list(live.viewers):
            shown = chat_line(line, viewer.connection.user_id)
            viewer.connection.tell({"type": "chat", "table": live.row.id, "line": shown})

    # ---- what has to be done from time to time -----------------------------------------------------------------
    async def _sweep_on(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreUnavailable:
                log.warning("the store does not answer")
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Clocks that ran out, bots that were forgotten, games nobody looks at."""
        now = self.now()
        first, self._swept = self._swept == 0, self._swept + 1
        due = await self.store.read(lambda tx: tables.tables_due(tx, now))
        for table in due:
            if await seats.mark_absent(self, table):
                log.info("absent", extra={"table": table})
            await self.row_changed(table)
        if first or self._swept % 15 == 0:
            since = now if first else now - BOT_PATIENCE_MS
            for table in await self.store.read(lambda tx: tables.tables_with_bot_due(tx, since)):
                try:
                    self.spawn(self._wake_bots(await self.live(table)))
                except TableError:
                    continue
        if self._swept % 30 == 0:
            self.presence.again()
            await self._evict()
        if self._swept % 3600 == 0:
            await self.store.write(lambda tx: people.forget_old_sessions(tx, now - LIFE_MS))
            await self.store.write(lambda tx: people.forget_old_guests(tx, now - GUEST_LIFE_MS))

    async def _evict(self) -> None:
        """Let go of games that nobody has used for a while."""
        idle = sorted((x for x in self.lives.values() if not x.viewers), key=lambda x: x.used)
        surplus = len(idle) - LIVES
        for i, live in enumerate(idle):
            patience = IDLE_SECONDS / 10 if i < surplus else IDLE_SECONDS
            if self.monotonic() - live.used < patience or live.lock.locked():
                continue
            async with live.lock:
                await live.keep_snapshot()
                if not live.viewers and not live.thinking and self.monotonic() - live.used > patience:
                    self.lives.pop(live.row.id, None)
