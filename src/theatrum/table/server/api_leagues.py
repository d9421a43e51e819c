"""HTTP: leagues and knock-outs. The host sets them up (`theatrum admin league`)."""

from __future__ import annotations

from theatrum.table.server.endpoints import Call, Endpoint
from theatrum.table.wire.replies.leagues import LeagueReply, Leagues


async def every(call: Call) -> Leagues:
    return await call.services.leagues.all(call.language)


async def one(call: Call) -> LeagueReply:
    return await call.services.leagues.one(call.path["id"], call.user_id, call.language)


async def join(call: Call) -> LeagueReply:
    await call.services.leagues.join(call.path["id"], call.me, leaving=False)
    return await one(call)


async def leave(call: Call) -> LeagueReply:
    await call.services.leagues.join(call.path["id"], call.me, leaving=True)
    return await one(call)


_L = "/api/leagues/{id}"
ENDPOINTS = [
    Endpoint("GET", "/api/leagues", every, "All leagues and knock-outs", Leagues),
    Endpoint("GET", _L, one, "A league: standings, rounds, tables", LeagueReply, errors=("not-found",)),
    Endpoint(
        "POST",
        f"{_L}/join",
        join,
        "Join a league that gathers",
        LeagueReply,
        needs_user=True,
        errors=("not-found", "forbidden", "started"),
    ),
    Endpoint(
        "POST",
        f"{_L}/leave",
        leave,
        "Leave a league that gathers",
        LeagueReply,
        needs_user=True,
        errors=("not-found", "forbidden", "started"),
    ),
]
