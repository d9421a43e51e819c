"""HTTP: how strong people are, and what they have played."""

from __future__ import annotations

from theatrum.table.server.endpoints import Call, Endpoint
from theatrum.table.wire.replies.ratings import Profile, Ranking, RatingChanges


async def profile(call: Call) -> Profile:
    return await call.services.ratings.profile(call.path["name"], call.user_id)


async def ranking(call: Call) -> Ranking:
    game = call.services.catalogue.wanted(call.path["game"]).id
    return Ranking(ranking=await call.services.ratings.best(game))


async def changes(call: Call) -> RatingChanges:
    row = await call.services.lists.find(call.path["id"], call.user)
    return RatingChanges(changes=await call.services.ratings.changes(row.id))


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/people/{name}",
        profile,
        "Who somebody with an account is",
        Profile,
        errors=("not-found",),
    ),
    Endpoint(
        "GET", "/api/games/{game}/ranking", ranking, "Who is best at a game", Ranking, errors=("not-found",)
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/ratings",
        changes,
        "What a rated game has changed",
        RatingChanges,
        errors=("not-found",),
    ),
]
