"""How a table comes to be: as somebody wishes, from a position of another, or from a record."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import Any

import msgspec

from theatrum.core.beginning import check_options
from theatrum.core.contract import Definition, game_key
from theatrum.core.errors import BadSetup, RecordError
from theatrum.core.game import Game
from theatrum.core.guide import Guide
from theatrum.core.record import load_record, parse_record
from theatrum.core.record_form import TakenBack
from theatrum.core.scene import Text
from theatrum.core.transfer import fork
from theatrum.kit.editions import known
from theatrum.table.lobby.beginning import Dealer, blank_row, clean_line, clock_settings, seat_of_wish
from theatrum.table.play.acts import RecordAct, to_entry
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.play.live import LiveTable
from theatrum.table.play.memory import told_to
from theatrum.table.play.rebuild import Find
from theatrum.table.play.replay import game_at
from theatrum.table.play.rights import plays_alone
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, guides, journal, tables
from theatrum.table.store.editions import keep_edition
from theatrum.table.store.guides import GuideRow
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, SeatRow, TableRow
from theatrum.table.store.told import BEFORE_ALL, put_told
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import IMPORTED_UNDOS, TABLES_OF_ONE
from theatrum.table.wire.messages import NewTable, Wish


class TableMaker:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        catalogue: Catalogue,
        dealer: Dealer,
        aftermath: Aftermath,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._catalogue = catalogue
        self._dealer = dealer
        self._aftermath = aftermath

    async def create(self, user: User, wish: NewTable) -> TableRow:
        """A table as wished. Raises `bad-setup`. Play begins at once if no seat is free."""
        row = self.prepared(user, wish)
        script = self._catalogue.wanted(wish.game).guide_for(row.players) if wish.guide else None
        guide = GuideRow(seat=script.seat) if script is not None else None
        await self._store.write(partial(add_within_bounds, row=row, guide=guide))
        await self._begun(row)
        return row

    def prepared(self, user: User, wish: NewTable) -> TableRow:
        """The row of a table as wished, not stored yet; dealt if no seat is free. Raises `bad-setup`."""
        definition = self._catalogue.wanted(wish.game)
        script = None
        if wish.guide:
            wish, script = as_scripted(definition, wish)
        row = self._row_of_wish(definition, user, wish)
        if script is not None and script.seed is not None:
            row.seed = script.seed
        if not any(s.free for s in row.seats):
            self._dealer.begin_play(row)
        return row

    def _row_of_wish(self, definition: Definition[Any], user: User, wish: NewTable) -> TableRow:
        if wish.players not in definition.players:
            raise TableError("bad-setup", field="players")
        if len(wish.seats) > wish.players:
            raise TableError("bad-setup", field="seats")
        row = blank_row(user, wish.game, wish.players, self._runtime.now())
        try:
            row.options = check_options(definition, wish.players, wish.options)
        except BadSetup:
            raise TableError("bad-setup", field="options") from None
        row.title, row.private = clean_line(wish.title), wish.private
        row.clock, row.rules = clock_settings(wish.clock), definition.rules_version
        row.seats = [seat_of_wish(seat, number, user) for number, seat in enumerate(wish.seats)]
        row.seats += [SeatRow(number, "open") for number in range(len(row.seats), wish.players)]
        row.rated = wish.rated
        if row.rated:
            _check_rated(row, user)
        row.study = row.clock["kind"] == "none" if wish.study is None else wish.study
        return row

    async def fork(
        self,
        live: LiveTable,
        user: User,
        seat: int | str | None,
        position: int | None,
        wishes: list[Wish] | None,
    ) -> TableRow:
        """A private sandbox from a position, dealt anew where the seat can't know; open if the game is over."""
        async with live.lock:
            newest = await live.game()
            game = newest if position is None else await game_at(newest, position)
            if game.over:
                raise TableError("over")
            # A spectator knows least: he forks as nobody can.
            if live.row.status != OVER and not isinstance(seat, int):
                raise TableError("forbidden", field="seat")
            if live.row.status != OVER and not live.row.study and not plays_alone(live.row, user.id):
                raise TableError("forbidden", words=Text("error-no-study"))
            eyes = seat if isinstance(seat, int) and live.row.status != OVER else None
            twin = await asyncio.to_thread(fork, game, eyes, random.SystemRandom())
            told = await asyncio.to_thread(told_to, game, live.before, eyes)
        row = blank_row(user, live.row.game, live.row.players, self._runtime.now())
        row.parent, row.parent_position = live.row.id, twin.position
        row.title = live.row.title
        return await self._add(row, twin, user, wishes, told)

    async def import_record(self, user: User, text: bytes) -> TableRow:
        """A private table from a record: to look at if the game is over, else to go on by hot seat."""
        try:
            game = await asyncio.to_thread(_read_record, text, self._catalogue.find)
        except RecordError as error:
            raise TableError("bad-record", line=error.line, cause=error.cause) from None
        row = blank_row(user, game.header.key, game.header.players, self._runtime.now())
        return await self._add(row, game, user, None)

    async def _add(
        self, row: TableRow, game: Game, user: User, wishes: list[Wish] | None, told: str = ""
    ) -> TableRow:
        """A table that begins with a record. `told`: what was told before, elsewhere."""
        if wishes is not None and len(wishes) != row.players:
            raise TableError("bad-setup", field="seats")
        wanted = wishes or [Wish("me")] * row.players
        if any(w.kind not in ("me", "bot") for w in wanted):
            raise TableError("bad-setup", field="seats")
        row.sandbox = True
        row.seats = [seat_of_wish(wish, n, user) for n, wish in enumerate(wanted)]
        row.seed, row.rules = game.header.seed, game.header.rules_version
        row.options, row.names = dict(game.header.options), list(game.header.seats)
        self._dealer.begin_at(row, game)
        act = RecordAct(game.record(), game.serial, game.definition.rules_version)

        def work(tx: Tx) -> None:
            add_within_bounds(tx, row)
            journal.append(tx, row.id, to_entry(act, 1, row.updated))
            if told:
                put_told(tx, row.id, BEFORE_ALL, 0, 0, told)

        await self._store.write(work)
        await self._begun(row)
        return row

    async def _begun(self, row: TableRow) -> None:
        if row.status != GATHERING:
            await self._aftermath.row_changed(row.id, began=True)


def _check_rated(row: TableRow, user: User) -> None:
    """Ratings compare people who are known by a name, each on one seat. Raises `bad-setup`, `forbidden`."""
    if user.guest:
        raise TableError("forbidden", field="rated", words=Text("error-rated-account"))
    people = [s for s in row.seats if s.kind != "bot"]
    if len(people) < 2 or sum(s.user == user.id for s in row.seats) > 1:
        raise TableError("bad-setup", field="rated", words=Text("error-rated-people"))


def _read_record(text: bytes, find: Find) -> Game:
    """Only what can be played again from its first answer is believed: a state in a stranger's file is not."""
    parsed = parse_record(text)
    if parsed.epoch is not None:
        raise RecordError(10, "it begins in the middle of a game, which this table can't check")
    try:
        definition = find(game_key(parsed.game, parsed.edition))
    except BadSetup as error:
        raise RecordError(2 if parsed.edition is None else 9, str(error)) from None
    taken_back = [item.line for item in parsed.items if isinstance(item, TakenBack)]
    if len(taken_back) > IMPORTED_UNDOS:
        raise RecordError(
            taken_back[IMPORTED_UNDOS], f"it notes more than {IMPORTED_UNDOS} times of taking back"
        )
    if parsed.result is None and parsed.rules != definition.rules_version:
        raise RecordError(3, "it is of other rules and not finished")
    return load_record(text, find)


def add_within_bounds(tx: Tx, row: TableRow, guide: GuideRow | None = None) -> None:
    if row.creator is not None and tables.count_tables_of(tx, row.creator) >= TABLES_OF_ONE:
        raise TableError("rate-limited", retry_after=86_400)
    game, _, digest = row.game.partition("@")
    if digest:
        keep_edition(tx, known(game, digest))
    tables.add_table(tx, row)
    if guide is not None:
        guides.add_guide(tx, row.id, guide)


def as_scripted(definition: Definition[Any], wish: NewTable) -> tuple[NewTable, Guide]:
    """The table that the game's script for so many players wants: the newcomer on his seat, bots on the others; nobody else
    may look in. Raises `bad-setup` if the game has no script."""
    script = definition.guide_for(wish.players)
    if script is None:
        raise TableError("bad-setup", field="guide")
    bot, me = Wish(kind="bot", bot=script.bot), Wish(kind="me")
    seats = [me if seat == script.seat else bot for seat in range(script.players)]
    return msgspec.structs.replace(
        wish, players=script.players, options=dict(script.options), seats=seats, private=True
    ), script
