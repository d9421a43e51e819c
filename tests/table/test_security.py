"""Every door is checked: origin, token, type, size, form; and what must stay inside stays inside."""

import logging
import re
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import httpx
import pytest

import parley.rules.course
from table.harness import ORIGIN, Person, Refused, World
from theatrum.table.config import Settings
from theatrum.table.ops.logs import JsonLines
from theatrum.table.server.app import ENDPOINTS
from theatrum.table.server.endpoints import Endpoint
from theatrum.table.server.security import check_origin, safe_path
from theatrum.table.wire.limits import RateLimits

pytestmark = pytest.mark.anyio

"""Nothing here depends on the store, so the embedded one will do; each test goes from door to door."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "table.sqlite")


UNSAFE = [e for e in ENDPOINTS if e.method != "GET"]
WITH_BODY = [e for e in UNSAFE if e.body is not None]
FOR_USERS = [e for e in ENDPOINTS if e.needs_user]


def name(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


def code(reply: httpx.Response) -> str:
    said: str = reply.json()["error"]["code"]
    return said


def address(endpoint: Endpoint, table: str) -> str:
    path = endpoint.path.replace("{id}", table).replace("{seat}", "0").replace("{game}", "parley")
    return re.sub(r"{\w+}", "x", path)


async def settled(world: World) -> tuple[Person, str]:
    anna = await world.guest("Anna")
    return anna, await world.table(anna, "me", "me")


async def test_changes_need_the_sessions_token(world: World) -> None:
    anna, table = await settled(world)
    for endpoint in UNSAFE:
        for token in ("", "wrong", anna.csrf[:-1]):
            reply = await anna.raw(
                endpoint.method, address(endpoint, table), headers={"x-csrf-token": token}, json={}
            )
            assert (reply.status_code, code(reply)) == (403, "bad-csrf"), name(endpoint)


async def test_changes_come_from_our_own_pages(world: World) -> None:
    anna, table = await settled(world)
    for endpoint in UNSAFE:
        for headers in (
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
        ):
            reply = await anna.raw(endpoint.method, address(endpoint, table), headers=headers, json={})
            assert (reply.status_code, code(reply)) == (403, "bad-origin"), name(endpoint)


async def test_what_is_for_somebody_is_not_for_nobody(world: World) -> None:
    _, table = await settled(world)
    for endpoint in FOR_USERS:
        reply = await world.stranger().raw(endpoint.method, address(endpoint, table), json={})
        assert (reply.status_code, code(reply)) == (401, "no-session"), name(endpoint)


async def test_bodies_of_the_wrong_kind_are_refused(world: World) -> None:
    anna, table = await settled(world)
    for endpoint in WITH_BODY:
        path, method = address(endpoint, table), endpoint.method
        right = "text/plain" if endpoint.body is bytes else "application/json"
        wrong = "application/json" if endpoint.body is bytes else "text/plain"
        reply = await anna.raw(method, path, content=b'{"a": 1}', headers={"content-type": wrong})
        assert (reply.status_code, code(reply)) == (415, "bad-type"), name(endpoint)
        huge = b"x" * (5 * 2**20)
        reply = await anna.raw(method, path, content=huge, headers={"content-type": right})
        assert (reply.status_code, code(reply)) == (413, "too-large"), name(endpoint)
        if endpoint.body is not bytes:
            for text in (b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 5000, b'{"unknown-field": 1}'):
                reply = await anna.raw(method, path, content=text, headers={"content-type": right})
                assert (reply.status_code, code(reply)) == (400, "malformed"), (name(endpoint), text[:20])


async def test_every_reply_tells_browsers_to_be_careful(world: World) -> None:
    _, table = await settled(world)
    for endpoint in ENDPOINTS:
        reply = await world.stranger().raw(endpoint.method, address(endpoint, table))
        csp = reply.headers["content-security-policy"]
        assert "default-src 'none'" in csp
        assert "unsafe" not in csp
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "no-referrer"


async def test_other_methods_and_addresses_are_refused_in_the_same_form(world: World) -> None:
    stranger = world.stranger()
    reply = await stranger.raw("PUT", "/api/me", json={})
    assert (reply.status_code, reply.json()["error"]["code"]) == (405, "bad-method")
    assert reply.headers["allow"] == "DELETE, GET, PATCH"
    for path in ("/api/nothing", "/api/", "/api/tables/x/y/z", "/api/tables/..%2f..%2fetc"):
        reply = await stranger.raw("GET", path)
        assert (reply.status_code, reply.json()["error"]["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/../pyproject.toml", "/..%2f..%2fpyproject.toml", "/%2e%2e/serve.py", "/nothing.js"]
)
async def test_only_the_clients_own_files_are_served(world: World, path: str) -> None:
    reply = await world.stranger().raw("GET", path)
    assert reply.status_code == 404
    assert "theatrum" not in reply.text


async def test_pages_are_the_client_and_are_not_cached_blindly(world: World) -> None:
    for path in ("/", "/table/abc", "/join/k3v9.1.AbC", "/person/A.%20Smith", "/rules/parley/PY-2.1"):
        reply = await world.stranger().raw("GET", path)
        assert reply.status_code == 200, "the browser client belongs to the package"
        assert reply.headers["content-type"].startswith("text/html")
        assert reply.headers["cache-control"] == "no-cache"


def test_behind_a_proxy_only_the_public_address_counts() -> None:
    settings = Settings(public_url="https://table.example.org/")
    check_origin(settings, {"origin": "https://table.example.org", "host": "internal:8765"})
    for origin in ("http://table.example.org", "https://internal:8765", "https://table.example.org.evil"):
        with pytest.raises(Exception, match="bad-origin"):
            check_origin(settings, {"origin": origin, "host": "internal:8765"})


def test_who_does_too_much_has_to_wait() -> None:
    now = [0.0]
    limits = RateLimits(clock=lambda: now[0])
    for _ in range(10):
        limits.spend("chat", "anna")
    with pytest.raises(Exception, match="rate-limited") as caught:
        limits.spend("chat", "anna")
    assert caught.value.retry_after == 2  # type: ignore[attr-defined]
    limits.spend("chat", "bert")
    now[0] = 2.0
    limits.spend("chat", "anna")


async def test_limits_are_told_with_the_time_to_wait(database: str) -> None:
    async with World(Settings(database=database, games="parley")) as world:
        anna = await world.guest("Anna")
        table = await world.table(anna, "me", "me")
        socket, stranger = await anna.connected(), world.stranger()
        for often, what in [
            (30, lambda: anna.do(table, "chat", text="spam")),
            (300, lambda: socket.do("ping")),
            (20, lambda: stranger.post("/api/login", {"name": "anna", "password": "x" * 9})),
        ]:
            said = [await refusal(what()) for _ in range(often)]
            limited = [e for e in said if e and e["code"] == "rate-limited"]
            assert limited
            assert all(e["retry_after"] >= 1 for e in limited)


async def refusal(what: Awaitable[object]) -> dict[str, Any] | None:
    try:
        await what
    except Refused as refused:
        return refused.error
    return None


async def test_a_rule_that_fails_costs_nobody_his_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, table = await settled(world)
    await anna.answer_first(table, 0)
    live = world.live(table)
    game = live.loaded
    assert game is not None
    digest = game.digest

    def fails(*_: object) -> None:
        raise RuntimeError("secret words: hand of seat 1")

    monkeypatch.setattr(parley.rules.course, "number", fails)  # a part of the rule that takes the aims
    with pytest.raises(Refused) as refused:
        await anna.do(table, "answer", seat=1, serial=1, answer=["aim", "town:1"])
    assert refused.value.code == "failed"
    assert "secret" not in str(refused.value.error)
    monkeypatch.undo()
    assert (await anna.view(table, 1))["position"] == 1
    again = live.loaded
    assert again is not None
    assert again.digest == digest
    await anna.answer_first(table, 1)


def test_logs_hold_neither_links_nor_the_words_of_errors() -> None:
    assert safe_path("/join/k3v9.1.AbC") == "/join/…"
    assert safe_path("/api/join/k3v9.1.AbC") == "/api/join/…"
    try:
        raise ValueError("hand of seat 1: ruse")
    except ValueError:
        record = logging.getLogger("x").makeRecord(
            "x", logging.ERROR, __file__, 1, "a request failed", (), __import__("sys").exc_info()
        )
    line = JsonLines().format(record)
    assert "ValueError" in line
    assert "ruse" not in line


async def test_health_and_metrics(world: World) -> None:
    anna, table = await settled(world)
    await anna.answer_first(table, 0)
    health = await anna.get("/health")
    assert health["ok"]
    text = await anna.get("/metrics")
    assert "theatrum_answers_total 1" in text
    assert 'theatrum_answer_seconds_bucket{le="+Inf"} 1' in text
    assert table not in text
    world.services.runtime.stopping = True
    reply = await anna.raw("GET", "/health")
    assert reply.status_code == 503
    with pytest.raises(Refused) as refused:
        await anna.get("/api/me")
    assert refused.value.code == "stopping"
    world.services.runtime.stopping = False


async def test_an_origin_of_our_own_is_fine(world: World) -> None:
    reply = await world.stranger().raw("POST", "/api/guest", headers={"origin": ORIGIN}, json={})
    assert reply.status_code == 201
