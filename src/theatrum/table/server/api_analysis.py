"""HTTP: games looked back at, and played once more."""

from __future__ import annotations

import msgspec

from theatrum.table.server.endpoints import Call, Endpoint
from theatrum.table.wire.replies.analysis import AnalysisReply
from theatrum.table.wire.replies.rulebook import FigureReply
from theatrum.table.wire.replies.tables import TableReply


async def look(call: Call) -> AnalysisReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    return await call.services.analyses.view(row, call.user_id, call.language)


async def drawing(call: Call) -> FigureReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    live = await call.services.tables.find(row.id)
    texts = call.services.words.of(call.services.catalogue.closest(row.game), call.language)
    drawn = await call.services.analyses.drawing(live, call.user_id, call.path["turn"], texts)
    return FigureReply(drawing=msgspec.Raw(drawn))


async def begin(call: Call) -> AnalysisReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    live = await call.services.tables.find(row.id)
    await call.services.analyses.begin(live, call.me)
    return await call.services.analyses.view(live.row, call.user_id, call.language)


async def cancel(call: Call) -> AnalysisReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    await call.services.analyses.cancel(row, call.me)
    return await call.services.analyses.view(row, call.user_id, call.language)


async def once_more(call: Call) -> TableReply:
    row = await call.services.lists.find(call.path["id"], call.user)
    new = await call.services.rematches.again(row, call.me)
    return TableReply(table=call.services.table_views.of(new, call.user_id, call.language))


_T = "/api/tables/{id}"
ENDPOINTS = [
    Endpoint("GET", f"{_T}/analysis", look, "What bots make of a game", AnalysisReply, errors=("not-found",)),
    Endpoint(
        "GET",
        f"{_T}/analysis/{{turn}}/drawing",
        drawing,
        "The part of the board where a turning point happened",
        FigureReply,
        errors=("not-found",),
    ),
    Endpoint(
        "POST",
        f"{_T}/analysis",
        begin,
        "Let bots look back at a game that is over, or at a record one has brought along",
        AnalysisReply,
        needs_user=True,
        errors=("not-found", "forbidden"),
    ),
    Endpoint(
        "DELETE",
        f"{_T}/analysis",
        cancel,
        "Stop it",
        AnalysisReply,
        needs_user=True,
        errors=("not-found", "forbidden"),
    ),
    Endpoint(
        "POST",
        f"{_T}/rematch",
        once_more,
        "Play once more with the same people: a new table, or one's seat at the one that somebody has made",
        TableReply,
        status=201,
        needs_user=True,
        errors=("not-found", "forbidden", "running", "taken", "started"),
        limit="create",
    ),
]
