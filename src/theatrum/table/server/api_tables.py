"""HTTP: tables, seats, views, records."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from theatrum.table.lobby.lists import LISTS
from theatrum.table.play.live import LiveTable
from theatrum.table.play.replay import viewpoint
from theatrum.table.play.rights import seats_to_answer_for
from theatrum.table.server.endpoints import TEXT, Call, Endpoint, Query
from theatrum.table.store.tables import OVER
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.news import ActionReply, Done
from theatrum.table.wire.replies.history import LogReply, StagesReply, Timeline
from theatrum.table.wire.replies.tables import SeatReply, TableReply, Tables, TableView
from theatrum.table.wire.replies.talks import ChatReply, DraftOffers, ProposalItems, TalksReply
from theatrum.table.wire.replies.views import View

SEAT = Query("seat", str, "a seat's number; null for a spectator; open when the game is over")


# ---- lists and single tables -------------------------------------------------------------------------------------
async def lists(call: Call) -> Tables:
    q = call.query
    return await call.services.lists.page(call.user, q["list"], q["game"], q["before"], call.language)


async def create(call: Call) -> TableReply:
    row = await call.services.maker.create(call.me, call.body)
    return await _table(call, row.id)


async def look_at(call: Call) -> TableReply:
    return await _table(call, call.path["id"])


async def change(call: Call) -> TableReply:
    await call.services.seating.change_table(call.path["id"], call.me, call.body)
    return await _table(call, call.path["id"])


async def remove(call: Call) -> None:
    await call.services.seating.remove_table(call.path["id"], call.me)


async def _table(call: Call, table: str) -> TableReply:
    return TableReply(table=await _view(call, table))


async def _view(call: Call, table: str) -> TableView:
    return _shown(call, await _live(call, table))


def _shown(call: Call, live: LiveTable) -> TableView:
    return call.services.table_views.of(live.row, call.user_id, call.language, live.proposals)


async def _live(call: Call, table: str) -> LiveTable:
    await call.services.lists.find(table, call.user)
    return await call.services.tables.find(table)


# ---- seats -------------------------------------------------------------------------------------------------------
async def join(call: Call) -> SeatReply:
    body: m.Join = call.body
    seat = await call.services.seating.join(call.path["id"], call.me, body.seat)
    return SeatReply(table=await _view(call, call.path["id"]), seat=seat)


async def invitation(call: Call) -> SeatReply:
    row, seat = await call.services.seating.find_link(call.path["key"])
    views = call.services.table_views
    notice = views.invitation(row, seat, call.language)
    return SeatReply(table=views.of(row, call.user_id, call.language), seat=seat, notice=notice)


async def accept(call: Call) -> SeatReply:
    row, seat, waiting = await call.services.seating.join_by_link(call.path["key"], call.me)
    if waiting:
        view = call.services.table_views.of(row, call.user_id, call.language)
        return SeatReply(table=view, seat=seat, waiting=True)
    return SeatReply(table=await _view(call, row.id), seat=seat)


async def leave(call: Call) -> TableReply:
    body: m.Leave = call.body
    table = call.path["id"]
    row = await call.services.lists.find(table, call.user)
    await call.services.seating.leave(table, call.me, body.seat)
    if row.private and row.creator != call.me.id:
        return TableReply(table=_shown(call, await call.services.tables.find(table)))
    return await _table(call, table)


async def change_seat(call: Call) -> TableReply:
    seat = call.path["seat"]
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2):
        raise TableError("not-found", field="seat")
    await call.services.seating.change_seat(call.path["id"], call.me, int(seat), call.body)
    return await _table(call, call.path["id"])


# ---- what is on the table ----------------------------------------------------------------------------------------
async def view(call: Call) -> View:
    call.services.limits.spend("draw", call.client)
    live = await _live(call, call.path["id"])
    seat = viewpoint(live.row, call.user_id, call.query["seat"])
    return await call.services.replay.view(live, call.user_id, seat, call.query["position"], call.language)


async def log(call: Call) -> LogReply:
    call.services.limits.spend("draw", call.client)
    live = await _live(call, call.path["id"])
    seat = viewpoint(live.row, call.user_id, call.query["seat"])
    return await call.services.replay.earlier_log(live, seat, call.query["before"], call.language)


async def stages(call: Call) -> StagesReply:
    call.services.limits.spend("draw", call.client)
    live = await _live(call, call.path["id"])
    seat = viewpoint(live.row, call.user_id, call.query["seat"])
    position = call.query["position"]
    if position is None:
        raise TableError("malformed", field="position")
    return await call.services.replay.stages(live, seat, position, call.language)


async def timeline(call: Call) -> Timeline:
    live = await _live(call, call.path["id"])
    return await call.services.replay.timeline(live, call.language)


async def chat(call: Call) -> ChatReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    return await call.services.chat.read(row.id, call.user_id, call.query["before"])


async def talks(call: Call) -> TalksReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    seat = viewpoint(row, call.user_id, call.query["seat"])
    mine = seat if isinstance(seat, int) else None
    return TalksReply(talks=await call.services.talks.read(row, call.user_id, mine, call.language))


async def proposals(call: Call) -> ProposalItems:
    call.services.limits.spend("draw", call.client)
    live = await _live(call, call.path["id"])
    mine, to = _my_seat(call, live), (call.query["to"] or "").split(",")
    if not all(one.isdecimal() and len(one) < 3 for one in to):
        raise TableError("invalid", field="to")
    chosen = [one for one in (call.query["chosen"] or "").split(",") if one]
    if len(chosen) > m.MOST_ITEMS or not all(one.isdecimal() and len(one) < 4 for one in chosen):
        raise TableError("invalid", field="chosen")
    others, places = [int(one) for one in to], [int(one) for one in chosen]
    return await call.services.talks.proposals(live, mine, others, places, call.language)


async def drafts(call: Call) -> DraftOffers:
    call.services.limits.spend("draw", call.client)
    live = await _live(call, call.path["id"])
    mine = _my_seat(call, live)
    return DraftOffers(offers=await call.services.drafts.offers(live, mine, call.language))


def _my_seat(call: Call, live: LiveTable) -> int:
    """The seat that the address names, if one may answer for it. Raises `forbidden`."""
    seat = call.query["seat"]
    mine = int(seat) if (seat or "").isdecimal() and len(seat) < 3 else -1
    if mine not in seats_to_answer_for(live.row, call.user_id):
        raise TableError("forbidden", field="seat")
    return mine


async def act(call: Call) -> ActionReply:
    """Any action at the table. The body is read again with the table's id in it, and so checked like the rest."""
    body: dict[str, Any] = call.body
    if "table" in body or "id" in body:
        raise TableError("malformed", field="table")
    call.services.limits.spend("message", call.me.id)
    try:
        action = msgspec.convert({**body, "table": call.path["id"]}, m.OnTable)
    except msgspec.ValidationError:
        raise TableError("malformed") from None
    return await call.services.actions.perform(call.user, call.language, action)


# ---- records -----------------------------------------------------------------------------------------------------
async def record(call: Call) -> Response:
    live = await _live(call, call.path["id"])
    async with live.lock:
        game = await live.game()
        if live.row.status != OVER:
            raise TableError("forbidden")
        text = game.record()
    name = f'attachment; filename="{live.row.game}-{live.row.id}.theatrum"'
    return Response(text, headers={"content-disposition": name, "cache-control": "no-store"}, media_type=TEXT)


async def bring_record(call: Call) -> TableReply:
    row = await call.services.maker.import_record(call.me, call.body)
    return await _table(call, row.id)


async def fork(call: Call) -> TableReply:
    body: m.Fork = call.body
    live = await _live(call, call.path["id"])
    asked = None if body.seat is None else str(body.seat)
    seat = viewpoint(live.row, call.me.id, asked)
    row = await call.services.maker.fork(live, call.me, seat, body.position, body.seats)
    return await _table(call, row.id)


_T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables",
        lists,
        "A list of tables",
        Tables,
        query=(
            Query("list", str, "which list", ("mine", *LISTS), default="open"),
            Query("game", str, "only of this game"),
            Query("before", str, "the cursor of the page before"),
        ),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        create,
        "Create a table",
        TableReply,
        m.NewTable,
        status=201,
        needs_user=True,
        errors=("not-found", "bad-setup"),
        limit="create",
    ),
    Endpoint("GET", _T, look_at, "A table", TableReply, errors=("not-found",)),
    Endpoint(
        "PATCH",
        _T,
        change,
        "Change a table's title, or whether it is private",
        TableReply,
        m.ChangeTable,
        needs_user=True,
        errors=("not-found", "forbidden"),
    ),
    Endpoint(
        "DELETE",
        _T,
        remove,
        "Remove a table where nobody else plays",
        status=204,
        needs_user=True,
        errors=("not-found", "forbidden", "running"),
    ),
    Endpoint(
        "POST",
        f"{_T}/join",
        join,
        "Take an open seat",
        SeatReply,
        m.Join,
        optional_body=True,
        needs_user=True,
        errors=("not-found", "taken", "started", "forbidden"),
    ),
    Endpoint("GET", "/api/join/{key}", invitation, "What a link leads to", SeatReply, errors=("not-found",)),
    Endpoint(
        "POST",
        "/api/join/{key}",
        accept,
        "Take the seat of a link",
        SeatReply,
        needs_user=True,
        errors=("not-found", "taken", "started", "forbidden"),
    ),
    Endpoint(
        "POST",
        f"{_T}/leave",
        leave,
        "Leave a seat before play begins",
        TableReply,
        m.Leave,
        needs_user=True,
        errors=("not-found", "forbidden", "started"),
    ),
    Endpoint(
        "PUT",
        f"{_T}/seats/{{seat}}",
        change_seat,
        "Change what a seat shall be; `link` again makes a new link",
        TableReply,
        m.Wish,
        needs_user=True,
        errors=("not-found", "forbidden", "started", "taken", "bad-setup"),
    ),
    Endpoint(
        "GET",
        f"{_T}/view",
        view,
        "What a seat sees, now or at an earlier position",
        View,
        query=(SEAT, Query("position", int, "how many answers had been given")),
        errors=("not-found", "forbidden", "not-started"),
    ),
    Endpoint(
        "GET",
        f"{_T}/log",
        log,
        "Earlier lines of the log",
        LogReply,
        query=(SEAT, Query("before", int, "lines before this position")),
        errors=("not-found", "forbidden", "not-started"),
    ),
    Endpoint(
        "GET",
        f"{_T}/stages",
        stages,
        "Contests as they ended",
        StagesReply,
        query=(SEAT, Query("position", int, "the position at which the log tells their end")),
        errors=("not-found", "forbidden", "malformed", "not-started"),
    ),
    Endpoint(
        "GET",
        f"{_T}/timeline",
        timeline,
        "Who answered when",
        Timeline,
        query=(SEAT,),
        errors=("not-found", "not-started"),
    ),
    Endpoint(
        "GET",
        f"{_T}/chat",
        chat,
        "What was said at the table",
        ChatReply,
        query=(Query("before", int, "lines before this number"),),
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        f"{_T}/proposals",
        proposals,
        "What a seat of one's own and others might agree on, while they may talk in secret",
        ProposalItems,
        query=(
            Query("seat", str, "one's own seat"),
            Query("to", str, "the others, with commas between them"),
            Query(
                "chosen", str, "places in the list of what shall be put on paper, with commas between them"
            ),
        ),
        errors=("not-found", "not-started", "forbidden", "invalid", "not-open"),
    ),
    Endpoint(
        "GET",
        f"{_T}/drafts",
        drafts,
        "What was proposed to or by a seat of one's own in the newest talks, while the game asks it for a draft",
        DraftOffers,
        query=(Query("seat", str, "one's own seat"),),
        errors=("not-found", "not-started", "forbidden"),
    ),
    Endpoint(
        "GET",
        f"{_T}/talks",
        talks,
        "What was said in secret to a seat of one's own",
        TalksReply,
        query=(SEAT,),
        errors=("not-found", "forbidden"),
    ),
    Endpoint(
        "GET",
        f"{_T}/record",
        record,
        "The record of a finished game",
        str,
        errors=("not-found", "forbidden", "not-started"),
    ),
    Endpoint(
        "POST",
        "/api/records",
        bring_record,
        "A private table from a record",
        TableReply,
        bytes,
        status=201,
        needs_user=True,
        errors=("bad-record",),
        limit="create",
    ),
    Endpoint(
        "POST",
        f"{_T}/fork",
        fork,
        "A private sandbox from a position",
        TableReply,
        m.Fork,
        optional_body=True,
        status=201,
        needs_user=True,
        errors=("not-found", "forbidden", "not-started", "over", "bad-setup"),
        limit="create",
    ),
    Endpoint(
        "POST",
        f"{_T}/do",
        act,
        "Any action at a table (see docs/protocol.md, section 6)",
        Done,
        dict,
        needs_user=True,
        errors=(
            "not-found",
            "forbidden",
            "stale",
            "not-asked",
            "illegal",
            "invalid",
            "over",
            "not-started",
            "undo-refused",
            "not-open",
            "bad-setup",
            "taken",
        ),
    ),
]
