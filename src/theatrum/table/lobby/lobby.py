"""Tables as people see them: in lists, and above the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.core.chance import commitment
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.table.play.catalogue import choice_label, option_label, title_of
from theatrum.table.play.clocks import clock_view
from theatrum.table.play.seats import may_know_of, seats_to_answer_for, seats_to_look_from
from theatrum.table.play.undo_votes import words_of
from theatrum.table.store import tables
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.store.talk import ProposalRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import PAGE
from theatrum.table.wire.replies import (
    OptionWords,
    Parent,
    ProposalView,
    ResultView,
    SeatView,
    StandIn,
    Tables,
    TableView,
    You,
)

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services

LISTS = {"open": GATHERING, "running": PLAYING, "over": OVER}


async def list_tables(
    services: Services, user: User | None, which: str, game: str | None, before: str | None, language: str
) -> Tables:
    """A page of a list; in "mine", those that wait for me come first."""
    cursor = _cursor(before)
    if which == "mine":
        if user is None:
            return Tables(tables=[], before=None)
        me = user.id
        rows = await services.store.read(lambda tx: tables.tables_of(tx, me, cursor, PAGE))
    else:
        status = LISTS[which]
        rows = await services.store.read(lambda tx: tables.public_tables(tx, status, game, cursor, PAGE))
    last = f"{rows[-1].updated}-{rows[-1].id}" if len(rows) == PAGE else None
    if which == "mine":
        rows.sort(key=lambda r: not set(r.waiting) & set(seats_to_answer_for(r, me)))
    user_id = user.id if user else None
    return Tables(
        tables=[table_view(services, r, user_id, language, services.lives.get(r.id)) for r in rows],
        before=last,
    )


def _cursor(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    at, _, table = before.partition("-")
    if not (at.isascii() and at.isdigit() and len(at) < 16):
        raise TableError("malformed", field="before")
    return int(at), table


async def find_table(services: Services, table: str, user: User | None) -> TableRow:
    """A table the user may know of. Raises `not-found`."""
    live = services.lives.get(table)
    row = live.row if live else await services.store.read(lambda tx: tables.load_table(tx, table))
    if row is None or not may_know_of(row, user.id if user else None):
        raise TableError("not-found")
    return row


def table_view(
    services: Services, row: TableRow, user: str | None, language: str, live: Live | None = None
) -> TableView:
    """The table, as this user may see it."""
    definition = services.catalogue.find(row.game)
    texts = services.words.of(definition, language)
    mine = seats_to_answer_for(row, user)
    belongs = bool(seats_to_look_from(row, user))
    parent = None
    if row.parent is not None and row.parent_position is not None:
        parent = Parent(table=row.parent, position=row.parent_position)
    return TableView(
        id=row.id,
        game=row.game,
        game_title=title_of(definition, texts),
        title=row.title,
        players=row.players,
        options=row.options,
        options_words=[
            OptionWords(label=option_label(o, texts), value=choice_label(o, v, texts))
            for o, v in row.options.items()
        ],
        status=row.status,
        private=row.private,
        sandbox=row.sandbox,
        parent=parent,
        created=row.created,
        started=row.started,
        updated=row.updated,
        creator=row.creator_name,
        you=You(creator=user is not None and user == row.creator, seats=mine, player=belongs),
        seats=[_seat_view(services, row, s, user, belongs) for s in row.seats],
        clock=clock_view(row.clock, row.clock_state, services.now()),
        position=row.position,
        waiting=row.waiting,
        commitment=None if row.status == GATHERING else commitment(row.seed),
        seed=row.seed if row.status == OVER else None,
        result=_result_view(row, texts),
        proposals=[proposal_view(row, p, texts) for p in live.proposals] if live and belongs else [],
        spectators=services.presence.spectators(row.id),
    )


def _seat_view(services: Services, row: TableRow, s: SeatRow, user: str | None, belongs: bool) -> SeatView:
    stand_in = None
    if s.stand_in == "bot":
        stand_in = StandIn(kind="bot", bot=s.stand_in_bot)
    elif s.stand_in == "user":
        stand_in = StandIn(kind="user", name=s.stand_in_name)
    elif s.stand_in == "link":
        stand_in = StandIn(kind="link")
    shows_link = (row.status == GATHERING and s.kind == "link" and user == row.creator) or (
        row.status == PLAYING and s.stand_in == "link" and belongs
    )
    return SeatView(
        seat=s.seat,
        kind=s.kind,
        name=s.name,
        mine=user is not None and s.player == user,
        online=s.player is not None and services.presence.online(row.id, s.player),
        bot=s.bot,
        resigned=s.resigned,
        absent=s.absent,
        stand_in=stand_in,
        link=f"/join/{services.signer.link(row.id, s.seat, s.link)}" if shows_link and user else None,
    )


def _result_view(row: TableRow, texts: Texts) -> ResultView | None:
    if row.result is None:
        return None
    return ResultView(
        winners=row.result["winners"],
        scores=row.result["scores"],
        ending=texts.say(Text(f"ending-{row.result['ending']}", **row.result["args"])),
    )


def proposal_view(row: TableRow, p: ProposalRow, texts: Texts) -> ProposalView:
    return ProposalView(
        id=p.id,
        kind=p.kind,
        by=p.by,
        words=words_of(row, p, texts),
        needed=p.needed,
        agreed=p.agreed,
        position=p.position,
        seat=p.seat,
        instead=p.instead,
    )
