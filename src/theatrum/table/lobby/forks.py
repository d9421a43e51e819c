"""Sandboxes and imports: tables that begin in the middle of a game."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from theatrum.core.errors import BadSetup, RecordError
from theatrum.core.game import Game
from theatrum.core.record import load_record, parse_record
from theatrum.core.transfer import fork, forked_at
from theatrum.table.lobby.beginning import add_within_bounds, blank_row, stand_at
from theatrum.table.play.replay import _at
from theatrum.table.play.seats import seat_of_wish
from theatrum.table.store import Tx, journal
from theatrum.table.store.journal import Entry
from theatrum.table.store.people import User
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Wish

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services


async def fork_table(
    services: Services,
    live: Live,
    user: User,
    seat: int | str | None,
    position: int | None,
    wishes: list[Wish] | None,
) -> TableRow:
    """A private sandbox from a position, dealt anew where the seat can't know; open if the game is over."""
    async with live.lock:
        newest = await live.game()
        game = newest if position is None else await _at(newest, position)
        if game.over:
            raise TableError("over")
        eyes = None if live.row.status == OVER else _eyes(live.row, seat)
        twin = await asyncio.to_thread(fork, game, eyes, random.SystemRandom())
        at = forked_at(game, twin)
    row = blank_row(services, user, live.row.game, live.row.players)
    row.parent, row.parent_position = live.row.id, at
    row.title = live.row.title
    return await _add(services, row, twin, user, wishes)


def _eyes(row: TableRow, seat: int | str | None) -> int:
    """Whose knowledge the sandbox is made from. A spectator knows least: he forks as nobody can."""
    if not isinstance(seat, int):
        raise TableError("forbidden", field="seat")
    return seat


async def import_record(services: Services, user: User, text: bytes) -> TableRow:
    """A private table from a record: to look at if the game is over, else to go on by hot seat."""
    try:
        game = await asyncio.to_thread(_read_record, text, services)
    except RecordError as error:
        raise TableError("bad-record", line=error.line, cause=error.cause) from None
    row = blank_row(services, user, game.header.game, game.header.players)
    return await _add(services, row, game, user, None)


def _read_record(text: bytes, services: Services) -> Game:
    """Only what can be played again from its first answer is believed: a state in a stranger's file is not."""
    parsed = parse_record(text)
    if parsed.epoch is not None:
        raise RecordError(10, "it begins in the middle of a game, which this table can't check")
    try:
        definition = services.catalogue.find(parsed.game)
    except BadSetup as error:
        raise RecordError(2, str(error)) from None
    if parsed.result is None and parsed.rules != definition.rules_version:
        raise RecordError(3, "it is of other rules and not finished")
    return load_record(text, services.catalogue.find)


async def _add(
    services: Services, row: TableRow, game: Game, user: User, wishes: list[Wish] | None
) -> TableRow:
    if wishes is not None and len(wishes) != row.players:
        raise TableError("bad-setup", field="seats")
    wanted = wishes or [Wish("me")] * row.players
    if any(w.kind not in ("me", "bot") for w in wanted):
        raise TableError("bad-setup", field="seats")
    row.sandbox = True
    row.seats = [seat_of_wish(wish, n, user) for n, wish in enumerate(wanted)]
    row.seed, row.rules = game.header.seed, game.header.rules_version
    row.options, row.names = dict(game.header.options), list(game.header.seats)
    stand_at(services, row, game)
    data = {"record": game.record(), "serial": game.serial, "rules": game.definition.rules_version}
    entry = Entry(1, "record", None, None, data, services.now())

    def work(tx: Tx) -> None:
        add_within_bounds(tx, row)
        journal.append(tx, row.id, entry)

    await services.store.write(work)
    return row
