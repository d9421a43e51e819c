"""The services of one process, put together: who needs what is said here and nowhere else.

Only the server's own modules get to see all of them; each service has what it was given, and no more.
"""

from __future__ import annotations

import logging
from functools import partial

from theatrum.table.config import Settings
from theatrum.table.lobby.beginning import Dealer
from theatrum.table.lobby.creation import TableMaker
from theatrum.table.lobby.leagues import LeagueRoom
from theatrum.table.lobby.lists import TableLists
from theatrum.table.lobby.rematches import Rematches
from theatrum.table.lobby.seating import Seating
from theatrum.table.lobby.showcase import Showcase
from theatrum.table.metrics import Metrics
from theatrum.table.people.accounts import Accounts
from theatrum.table.people.login_limits import LoginLimits
from theatrum.table.people.notifications import Notifier
from theatrum.table.people.push import Devices
from theatrum.table.people.ratings import Ratings
from theatrum.table.people.sessions import Sessions
from theatrum.table.people.tokens import Signer, new_id, new_session_token
from theatrum.table.play.actions import Actions
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.analyses import Analyses
from theatrum.table.play.aside import Asides
from theatrum.table.play.audience import Painter
from theatrum.table.play.bot_room import BotRoom
from theatrum.table.play.calling import Calling
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.play.chat import Chat, Notes
from theatrum.table.play.connections import Connections
from theatrum.table.play.drafts import Drafts
from theatrum.table.play.guides import Guides
from theatrum.table.play.kept_editions import KeptEditions
from theatrum.table.play.live import LiveTable
from theatrum.table.play.presence import Presence
from theatrum.table.play.replay import Replay
from theatrum.table.play.sparing import Sparing
from theatrum.table.play.stand_ins import StandIns
from theatrum.table.play.table_views import TableViews
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.talk_clock import TalkClock
from theatrum.table.play.talks import Talks
from theatrum.table.play.turns import Turns
from theatrum.table.play.votes import Votes
from theatrum.table.runtime import Runtime
from theatrum.table.server.door import Crowd
from theatrum.table.server.listening import Listener
from theatrum.table.server.sweeping import Sweeper
from theatrum.table.store import Store, StoreUnavailable, open_store, people
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits
from theatrum.table.wire.notices import Bus
from theatrum.table.wire.words import Words

log = logging.getLogger("theatrum.services")
COUNTED = (
    "answers",
    "acts",
    "views_drawn",
    "games_loaded",
    "rules_failed",
    "drawings_failed",
    "refused_rate_limited",
    "refused_unavailable",
    "refused_failed",
    "refused_stale",
    "refused_illegal",
)
TIMED = ("answer_seconds", "undo_seconds", "draw_seconds", "http_seconds")


class Services:
    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.runtime = Runtime(new_id(8))
        self.metrics = Metrics()
        self.limits = RateLimits(settings.limits)
        self.crowd = Crowd(settings.connections if settings.limits else 0)
        self.store: Store = store or open_store(settings.database)
        self.catalogue = Catalogue(settings.more_games, settings.editions)
        self.editions = KeptEditions(self.store, self.catalogue)
        self.words = Words(self.catalogue.find)
        self._make_play()
        self._make_people_and_lobby()
        self._listener = Listener(
            self.tables,
            self.presence,
            self.turns,
            self.chat,
            self.talks,
            self.asides,
            self.guides,
            self.sessions,
            self.connections,
            self.sparing,
            self.words,
            self.runtime,
        )
        self.sweeper = Sweeper(
            self.store,
            self.runtime,
            self.tables,
            self.stand_ins,
            self.aftermath,
            self.presence,
            self.ratings,
            self.leagues,
            TalkClock(self.runtime, self.tables),
        )
        self._measure()

    def _make_play(self) -> None:
        settings, store, runtime, metrics = self.settings, self.store, self.runtime, self.metrics
        days = settings.absent_days
        self.bus = Bus(store)
        self.signer = Signer(settings.secret)
        self.notifier = Notifier(settings)
        self.connections = Connections()
        self.guides = Guides(store, runtime, self.words)
        self.tables = LiveTables(
            store,
            runtime,
            self.catalogue.find,
            self.editions,
            self.guides,
            metrics,
            days,
            self._after_act,
        )
        self.presence = Presence(runtime, self.bus, self.tables.show)
        self.table_views = TableViews(self.catalogue, self.words, self.signer, self.presence, runtime)
        self.painter = Painter(self.words, self.guides, self.table_views, metrics, runtime)
        self.bots = BotRoom(runtime, metrics, self.catalogue.more, settings.bot_processes, settings.bot_pause)
        address = settings.public_url or f"http://{settings.host}:{settings.port}"
        calling = Calling(store, self.catalogue, self.words, self.notifier, address)
        self.turns = Turns(store, self.bus, runtime, self.presence, self.connections, calling)
        self.asides = Asides(store, runtime, self.presence, self.connections, calling)
        self.sparing = Sparing(runtime, self.presence)
        self.aftermath = Aftermath(
            self.tables, self.bots, self.sparing, self.turns, self.bus, runtime, metrics
        )
        self.stand_ins = StandIns(store, runtime, self.aftermath, days)
        self.votes = Votes(store, runtime, self.aftermath, self.stand_ins)
        self.chat = Chat(store, runtime, self.limits)
        self.talks = Talks(store, runtime, self.limits, self.catalogue, self.words, self.asides)
        self.drafts = Drafts(store, self.words)
        self.notes = Notes(store)
        self.ratings = Ratings(store, runtime)
        self.analyses = Analyses(store, runtime, self.limits, self.catalogue.more, settings.analysis_seconds)
        self.replay = Replay(self.words, self.guides, runtime)
        self.actions = Actions(
            self.tables,
            runtime,
            metrics,
            self.words,
            self.table_views,
            self.stand_ins,
            self.votes,
            self.chat,
            self.talks,
            self.drafts,
            self.notes,
            self.guides,
            self.bots,
            self.sparing,
            self.limits,
        )

    def _make_people_and_lobby(self) -> None:
        store, runtime = self.store, self.runtime
        self.sessions = Sessions(store, self.signer, self.bus)
        self.accounts = Accounts(store, runtime, self.words, self.sessions, self.stand_ins)
        self.devices = Devices(store, self.notifier.push)
        self.login_limits = LoginLimits(store, runtime, self.limits, self.signer)
        dealer = Dealer(self.catalogue, self.words, runtime, self.settings.absent_days)
        self.maker = TableMaker(store, runtime, self.catalogue, dealer, self.aftermath)
        self.lists = TableLists(store, self.editions, self.tables, self.table_views)
        self.seating = Seating(
            store, runtime, self.signer, dealer, self.stand_ins, self.tables, self.aftermath
        )
        self.leagues = LeagueRoom(store, runtime, self.catalogue, self.words, dealer, self.aftermath)
        self.showcase = Showcase(self.catalogue, self.words, runtime)
        self.rematches = Rematches(store, runtime, self.maker, self.seating, self.aftermath)

    def _measure(self) -> None:
        self.metrics.declare(COUNTED, TIMED)
        gauge = self.metrics.gauge
        gauge("connections", lambda: len(self.connections))
        gauge("tables_in_memory", lambda: len(self.tables))
        gauge("bots_thinking", lambda: self.bots.thinking)
        gauge("notifications_sent", lambda: self.notifier.sent)
        gauge("notifications_failed", lambda: self.notifier.failed)

    async def _after_act(self, live: LiveTable, waited_for: set[int]) -> None:
        """Tables are made before what follows from their acts: this ties the two."""
        await self.aftermath.acted(live, waited_for)

    # ---- opening and closing -----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self.store.open(self._listener.heard, alone=True)
        secret = self.settings.secret
        if not secret:
            secret = await self.store.write(
                partial(people.keep_setting, key="secret", value=new_session_token())
            )
        self.signer.use(secret)
        await self.notifier.push.open(self.store)
        self.sweeper.start()

    async def close(self) -> None:
        """Tell everyone, finish what is under way, store what newer rules would need."""
        self.runtime.stopping = True
        self.sweeper.stop()
        self.connections.say_goodbye()
        self.bots.close()
        self.analyses.close()
        await self.notifier.close()
        await self.runtime.settle(self.settings.stop_seconds)
        for live in self.tables:
            try:
                async with live.lock:
                    await live.keep_snapshot()
            except (StoreUnavailable, TableError):
                log.warning("a snapshot could not be stored", extra={"table": live.row.id})
        await self.store.close()
