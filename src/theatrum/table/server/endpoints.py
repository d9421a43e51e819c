"""How an HTTP endpoint is written: what it takes, what it gives, and a function between. OpenAPI is made from the same."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from theatrum.table.people.sessions import LIFE_MS, Session
from theatrum.table.server.security import (
    check_origin,
    client_of,
    cookie_of,
    headers_of,
    holds_nul,
    safe_path,
    set_cookie,
)
from theatrum.table.server.services import Services
from theatrum.table.store import StoreUnavailable
from theatrum.table.store.people import User
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import BODY_BYTES, RECORD_BYTES
from theatrum.table.wire.words import choose_language

log = logging.getLogger("theatrum.http")
JSON = "application/json"
TEXT = "text/plain; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter in the address."""

    name: str
    kind: type
    about: str = ""
    choices: Sequence[str] = ()
    default: Any = None


@dataclass(frozen=True, slots=True)
class Endpoint:
    method: str
    path: str
    run: Callable[[Call], Awaitable[Any]]
    about: str
    reply: Any = None
    """The type of the reply; None: no content."""
    body: Any = None
    """The type of the body; `bytes`: a record as text."""
    optional_body: bool = False
    query: tuple[Query, ...] = ()
    status: int = 200
    needs_user: bool = False
    errors: tuple[str, ...] = ()
    """Codes of errors of its own; those that any request can have are understood."""
    limit: str = ""
    """A rate limit of its own (see `limits.RATES`)."""


class Call:
    """One request, checked: who asks, in which language, with what."""

    __slots__ = ("body", "client", "cookie", "language", "path", "query", "services", "session")

    def __init__(self, services: Services, client: str) -> None:
        self.services = services
        self.client = client
        self.session: Session | None = None
        self.language = "en"
        self.path: dict[str, str] = {}
        self.query: dict[str, Any] = {}
        self.body: Any = None
        self.cookie: str | None = None

    @property
    def user(self) -> User | None:
        return None if self.session is None else self.session.user

    @property
    def user_id(self) -> str | None:
        return None if self.session is None else self.session.user.id

    @property
    def me(self) -> User:
        """The user, where one is needed."""
        if self.session is None:
            raise TableError("no-session")
        return self.session.user

    def change_user(self, user: User) -> None:
        """The user is this now."""
        if self.session is not None:
            self.session.user = user

    async def begin_session(self, user: User) -> None:
        """A new session for the reply to carry; the one before ends."""
        if self.session is not None:
            await self.services.sessions.end(self.session)
        token, self.session = await self.services.sessions.begin(user, self.services.runtime.now())
        self.cookie = set_cookie(self.services.settings, token, LIFE_MS // 1000)

    async def end_session(self) -> None:
        if self.session is not None:
            await self.services.sessions.end(self.session)
        self.session = None
        self.cookie = set_cookie(self.services.settings, "", 0)


def route(services: Services, endpoints: list[Endpoint]) -> Route:
    """One path with all its methods."""
    by_method = {e.method: e for e in endpoints}

    async def handle(request: Request) -> Response:
        return await _respond(services, by_method, request)

    return Route(
        endpoints[0].path,
        handle,
        methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"],
    )


async def _respond(services: Services, by_method: dict[str, Endpoint], request: Request) -> Response:
    headers = headers_of(request.scope)
    call = Call(services, client_of(request.scope))
    call.language = choose_language(
        request.query_params.get("lang"), None, headers.get("accept-language", "")
    )
    try:
        endpoint = by_method.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            raise TableError("bad-method")
        await _check(call, endpoint, request, headers)
        value = await endpoint.run(call)
        return _reply(call, endpoint, value)
    except TableError as error:
        return error_response(services, error, call.language, by_method)
    except StoreUnavailable:
        return error_response(services, TableError("unavailable"), call.language)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        log.exception(
            "a request failed", extra={"path": safe_path(request.url.path), "method": request.method}
        )
        return error_response(services, TableError("failed"), call.language)


async def _check(call: Call, endpoint: Endpoint, request: Request, headers: dict[str, str]) -> None:
    services = call.services
    services.limits.spend("http", call.client)
    if services.runtime.stopping:
        raise TableError("stopping")
    unsafe = endpoint.method != "GET"
    if unsafe:
        check_origin(services.settings, headers)
    token = cookie_of(headers)
    if token:
        call.session = await services.sessions.find(token, services.runtime.now())
    if call.user is not None:
        lang = request.query_params.get("lang")
        call.language = choose_language(lang, call.user.language, headers.get("accept-language", ""))
    if endpoint.needs_user and call.session is None:
        raise TableError("no-session")
    if unsafe and call.session is not None:
        if not services.signer.same(headers.get("x-csrf-token", ""), call.session.csrf):
            raise TableError("bad-csrf")
    if endpoint.limit:
        services.limits.spend(endpoint.limit, call.client)
    call.path = {k: str(v) for k, v in request.path_params.items()}
    for name, value in call.path.items():
        if "\0" in value:
            raise TableError("malformed", field=name)
    call.query = _read_query(endpoint, request)
    if endpoint.body is not None:
        call.body = await _read_body(endpoint, request, headers)
        if token and call.session is not None:
            # A body may take its time: what the session was before need not hold any more.
            call.session = await services.sessions.find(token, services.runtime.now())
            if endpoint.needs_user and call.session is None:
                raise TableError("no-session")


def _read_query(endpoint: Endpoint, request: Request) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for q in endpoint.query:
        text = request.query_params.get(q.name)
        if text is None:
            out[q.name] = q.default
        elif q.choices and text not in q.choices:
            raise TableError("malformed", field=q.name)
        elif q.kind is int:
            if not (text.isascii() and text.isdigit() and len(text) <= 9):
                raise TableError("malformed", field=q.name)
            out[q.name] = int(text)
        elif len(text) > 200 or "\0" in text:
            raise TableError("malformed", field=q.name)
        else:
            out[q.name] = text
    return out


async def _read_body(endpoint: Endpoint, request: Request, headers: dict[str, str]) -> Any:
    record = endpoint.body is bytes
    data = await _read_bytes(request, RECORD_BYTES if record else BODY_BYTES)
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if not data and endpoint.optional_body:
        return endpoint.body()
    if kind != ("text/plain" if record else JSON):
        raise TableError("bad-type")
    if record:
        before, nul, _ = data.partition(b"\0")
        if nul:
            raise TableError("bad-record", line=before.count(b"\n") + 1, cause="a NUL character")
        return data
    if holds_nul(data):
        raise TableError("malformed")
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except msgspec.ValidationError as error:
        raise TableError("malformed", field=_field_of(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise TableError("malformed") from None


def _field_of(error: msgspec.ValidationError) -> str | None:
    """`Expected int - at $.seats[0].bot` is about seats[0].bot."""
    where = str(error).rpartition("at `$.")[2]
    return where.rstrip("`")[:80] if where != str(error) else None


async def _read_bytes(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TableError("too-large")
        parts.append(part)
    return b"".join(parts)


def _reply(call: Call, endpoint: Endpoint, value: Any) -> Response:
    headers = {"cache-control": "no-store"}
    if call.cookie is not None:
        headers["set-cookie"] = call.cookie
    if endpoint.reply is None:
        return Response(status_code=endpoint.status, headers=headers)
    if isinstance(value, Response):
        return value
    if isinstance(value, str):
        return Response(value, endpoint.status, headers, media_type=TEXT)
    return Response(msgspec.json.encode(value), endpoint.status, headers, media_type=JSON)


def error_response(
    services: Services, error: TableError, language: str, by_method: dict[str, Endpoint] | None = None
) -> Response:
    headers = {"cache-control": "no-store"}
    if error.retry_after is not None:
        headers["retry-after"] = str(error.retry_after)
    if error.code == "bad-method" and by_method:
        headers["allow"] = ", ".join(sorted(by_method))
    services.metrics.count(f"refused_{error.code.replace('-', '_')}")
    body = msgspec.json.encode(services.words.error(error, language))
    return Response(body, error.status, headers, media_type=JSON)
