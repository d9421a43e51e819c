"""HTTP: games and bots."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.table.lobby.backdrops import backdrop
from theatrum.table.lobby.game_views import bot_views, game_view
from theatrum.table.server.endpoints import Call, Endpoint, Query
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.games import Bots, Games, GameView, SceneReply, ShowcaseReply

PICTURED = 16
"""Answers per player before a game is drawn as a picture of itself."""
_pictures: dict[tuple[str, int, str], bytes] = {}


async def games(call: Call) -> Games:
    services = call.services
    return Games(games=[game_view(d, services.words.of(d, call.language)) for d in services.catalogue])


async def game(call: Call) -> GameView:
    d = call.services.catalogue.wanted(call.path["game"])
    return game_view(d, call.services.words.of(d, call.language))


async def picture(call: Call) -> SceneReply:
    """A spectator's view of a game some way in. Always the same one, so it is drawn once."""
    d: Definition[Any] = call.services.catalogue.wanted(call.path["game"])
    players = call.query["players"] or d.players[-1]
    if players not in d.players:
        raise TableError("bad-setup", field="players")
    key = (d.key, players, call.language)
    if key not in _pictures:
        scene = _some_way_in(d, players).scene(None)
        _pictures[key] = call.services.words.of(d, call.language).scene(scene)
    return SceneReply(scene=msgspec.Raw(_pictures[key]))


def _some_way_in(d: Definition[Any], players: int) -> Game:
    """A table on which something lies already: many games begin with an empty one."""
    game = begin(d, players, seed=1)
    bot = make_bot("random", 1)
    for _ in range(PICTURED * players):
        if game.over:
            break
        question = game.questions[0]
        game.answer(question, bot.choose(game, question.seat))
    return game


async def showcase(call: Call) -> ShowcaseReply:
    call.services.limits.spend("draw", call.client)
    return await call.services.showcase.look(call.language)


async def bots(call: Call) -> Bots:
    return Bots(bots=bot_views(call.services.words.own(call.language)))


async def drawing(call: Call) -> Response:
    d = call.services.catalogue.wanted(call.path["game"])
    svg = backdrop(d, call.path["name"])
    if svg is None:
        raise TableError("not-found")
    headers = {"cache-control": "public, max-age=3600"}
    return Response(svg, headers=headers, media_type="image/svg+xml")


ENDPOINTS = [
    Endpoint("GET", "/api/games", games, "All games", Games),
    Endpoint("GET", "/api/games/{game}", game, "One game", GameView, errors=("not-found",)),
    Endpoint(
        "GET",
        "/api/games/{game}/scene",
        picture,
        "A picture of its table: a spectator's view of an opening",
        SceneReply,
        query=(Query("players", int, "number of players"),),
        errors=("not-found", "bad-setup"),
    ),
    Endpoint("GET", "/api/showcase", showcase, "A game that bots play on the front door", ShowcaseReply),
    Endpoint("GET", "/api/bots", bots, "The strengths of bots, weakest first", Bots),
    Endpoint(
        "GET",
        "/games/{game}/{name}.svg",
        drawing,
        "The backdrop of a board",
        Response,
        errors=("not-found",),
    ),
]
