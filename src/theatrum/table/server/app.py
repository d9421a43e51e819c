"""The web application: endpoints, the WebSocket, and the browser client's files."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from theatrum.table.config import Settings, client_folder
from theatrum.table.server import (
    api_analysis,
    api_games,
    api_leagues,
    api_people,
    api_ratings,
    api_rules,
    api_tables,
)
from theatrum.table.server.client_files import ClientFiles
from theatrum.table.server.endpoints import JSON, Endpoint, error_response, route
from theatrum.table.server.health import trouble_of
from theatrum.table.server.openapi import describe
from theatrum.table.server.security import headers_of, reply_headers, safe_path
from theatrum.table.server.services import Services
from theatrum.table.server.websocket import serve_socket
from theatrum.table.version import VERSION
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.health import Health
from theatrum.table.wire.words import choose_language

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ENDPOINTS: list[Endpoint] = [
    *api_people.ENDPOINTS,
    *api_games.ENDPOINTS,
    *api_rules.ENDPOINTS,
    *api_tables.ENDPOINTS,
    *api_analysis.ENDPOINTS,
    *api_ratings.ENDPOINTS,
    *api_leagues.ENDPOINTS,
]
log = logging.getLogger("theatrum.access")


class App:
    """ASGI: the WebSocket straight to its talk, everything else through Starlette, with our headers on it."""

    def __init__(self, settings: Settings, services: Services | None = None) -> None:
        self.services = services or Services(settings)
        self._headers = reply_headers(settings)
        self._web = Starlette(routes=_routes(self.services, settings), lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.services.open()
        try:
            yield
        finally:
            await self.services.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await serve_socket(self.services, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4404})
            return
        if scope["type"] == "http":
            await self._http(scope, receive, send)
            return
        await self._web(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500

        async def with_headers(event: Any) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = [*event["headers"], *self._headers]
            await send(event)

        try:
            await self._web(scope, receive, with_headers)
        finally:
            took = time.perf_counter() - began
            self.services.metrics.observe("http_seconds", took)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": safe_path(scope["path"]),
                    "status": status,
                    "ms": round(took * 1000, 1),
                },
            )


@cache
def _description() -> bytes:
    """What the interface is: made when somebody asks, and the same for everybody."""
    return msgspec.json.encode(describe(ENDPOINTS))


def _routes(services: Services, settings: Settings) -> list[BaseRoute]:
    by_path: dict[str, list[Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, []).append(endpoint)
    folder = client_folder(settings)

    async def openapi(_: Request) -> Response:
        return Response(_description(), media_type=JSON)

    async def nothing(request: Request) -> Response:
        accepted = headers_of(request.scope).get("accept-language", "")
        language = choose_language(request.query_params.get("lang"), None, accepted)
        return error_response(services, TableError("not-found"), language)

    routes: list[BaseRoute] = [route(services, endpoints) for endpoints in by_path.values()]
    return [
        Route("/health", _health(services)),
        Route("/metrics", _metrics(services)),
        Route("/api/openapi.json", openapi),
        *routes,
        Route("/api/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Mount("/", ClientFiles(folder)),
    ]


def _health(services: Services) -> Callable[[Request], Awaitable[Response]]:
    async def health(_: Request) -> Response:
        cause = "stopping" if services.runtime.stopping else await trouble_of(services.store)
        said = Health(ok=not cause, store=services.store.kind, version=VERSION, cause=cause)
        return Response(msgspec.json.encode(said), 503 if cause else 200, media_type=JSON)

    return health


def _metrics(services: Services) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(_: Request) -> Response:
        return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")

    return metrics
