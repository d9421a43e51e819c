"""How a table comes to be, and how play begins when its last seat is taken."""

from __future__ import annotations

import secrets
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from theatrum.core.beginning import begin, check_options
from theatrum.core.chance import SEED_DIGITS
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game
from theatrum.table.people.tokens import new_id
from theatrum.table.play import clocks
from theatrum.table.play.catalogue import bot_label
from theatrum.table.play.guides import as_scripted
from theatrum.table.store import Tx, guides, tables
from theatrum.table.store.guides import GuideRow
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import TABLES_OF_ONE
from theatrum.table.wire.messages import ClockWish, NewTable

if TYPE_CHECKING:
    from theatrum.table.server.services import Services


async def new_table(services: Services, user: User, wish: NewTable) -> TableRow:
    """Create a table as wished. Raises `bad-setup`. Play begins at once if no seat is free."""
    from theatrum.table.play.seats import seat_of_wish

    definition = services.catalogue.wanted(wish.game)
    script = None
    if wish.guide:
        wish, script = as_scripted(definition, wish)
    if wish.players not in definition.players:
        raise TableError("bad-setup", field="players")
    if len(wish.seats) > wish.players:
        raise TableError("bad-setup", field="seats")
    try:
        options = check_options(definition, wish.players, wish.options)
    except BadSetup:
        raise TableError("bad-setup", field="options") from None
    row = blank_row(services, user, wish.game, wish.players)
    row.options, row.title, row.private = options, clean_line(wish.title), wish.private
    row.clock = clock_settings(wish.clock)
    if script is not None and script.seed is not None:
        row.seed = script.seed
    row.rules = definition.rules_version
    for number in range(wish.players):
        wished = number < len(wish.seats)
        row.seats.append(
            seat_of_wish(wish.seats[number], number, user) if wished else SeatRow(number, "open")
        )
    if not any(s.free for s in row.seats):
        begin_play(services, row)
    guide = GuideRow(seat=0) if script is not None else None
    await services.store.write(partial(add_within_bounds, row=row, guide=guide))
    return row


def add_within_bounds(tx: Tx, row: TableRow, guide: GuideRow | None = None) -> None:
    if row.creator is not None and tables.count_tables_of(tx, row.creator) >= TABLES_OF_ONE:
        raise TableError("rate-limited", retry_after=86_400)
    tables.add_table(tx, row)
    if guide is not None:
        guides.add_guide(tx, row.id, guide)


def blank_row(services: Services, user: User, game: str, players: int) -> TableRow:
    now = services.now()
    return TableRow(
        id=new_id(),
        game=game,
        players=players,
        options={},
        title="",
        private=True,
        sandbox=False,
        parent=None,
        parent_position=None,
        creator=user.id,
        created=now,
        started=None,
        updated=now,
        status=GATHERING,
        seed=f"{secrets.randbits(4 * SEED_DIGITS):x}",
        rules=1,
        names=[],
        clock={"kind": "none"},
        clock_state={},
        creator_name=user.name,
    )


def begin_play(services: Services, row: TableRow) -> None:
    """No seat is free any more: deal."""
    definition = services.catalogue.find(row.game)
    own = services.words.own("en")
    row.names = [s.name if s.kind == "user" else bot_label(s.bot or "", own) for s in row.seats]
    row.rules = definition.rules_version
    game = begin(definition, row.players, row.seed, row.options, row.names)
    stand_at(services, row, game)


def stand_at(services: Services, row: TableRow, game: Game) -> None:
    """Fill in the row of a table whose play begins at this decision of this game."""
    now = services.now()
    row.status, row.started, row.updated = (OVER if game.over else PLAYING), now, now
    row.position, row.waiting = game.position, [q.seat for q in game.questions]
    row.bot_due = any(row.seats[s].playing_bot for s in row.waiting)
    result = game.result
    if result is not None:
        row.result = {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "ending": result.ending,
            "args": dict(result.args),
        }
    people = [s for s in row.waiting if row.seats[s].player is not None]
    state = clocks.advance(row.clock, clocks.begin(row.clock, row.players), [], people, now)
    row.clock_state = state.write()
    row.deadline = clocks.deadline(row.clock, state, [], services.settings.absent_days)
    if row.status == OVER:
        row.deadline = None


def clock_settings(wish: ClockWish) -> dict[str, str | int]:
    if wish.kind == "none":
        return {"kind": "none"}
    settings: dict[str, str | int] = msgspec.to_builtins(wish)
    if wish.kind == "pace":
        settings["increment"] = 0
    return settings


def clean_line(text: str) -> str:
    """One line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
