"""The OpenAPI description is true: schemathesis sends what it allows and what it forbids, and looks at the replies."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from theatrum.table.config import Settings
from theatrum.table.server.app import ENDPOINTS, App
from theatrum.table.server.openapi import describe

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(describe(ENDPOINTS))


class Running:
    """A server on loopback, in a thread, with somebody logged in and some tables."""

    def __init__(self, folder: Path) -> None:
        app = App(Settings(database=str(folder / "table.sqlite"), limits=False, games="parley", bot_pause=0))
        config = uvicorn.Config(app, port=0, log_config=None, access_log=False, lifespan="on")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=lambda: asyncio.run(self._server.serve()), daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            threading.Event().wait(0.02)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.client = httpx.Client(base_url=self.url)
        self.headers = {"X-CSRF-Token": self.client.post("/api/guest").json()["csrf"]}
        self.tables = [self._table("me", "me"), self._table("me", "open"), self._table("me", "link")]

    def _table(self, *kinds: str) -> str:
        wish = {"game": "parley", "players": 2, "seats": [{"kind": k} for k in kinds]}
        made = self.client.post("/api/tables", json=wish, headers=self.headers)
        table: str = made.json()["table"]["id"]
        return table

    def close(self) -> None:
        self.client.close()
        self._server.should_exit = True
        self._thread.join(20)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("openapi"))
    yield server
    server.close()


def keeps_to_the_description(running: Running, case: Any) -> None:
    """Half of the requests go to tables that exist; logging out and being forgotten are tried elsewhere."""
    if (case.method, case.path) in (("POST", "/api/logout"), ("DELETE", "/api/me"), ("POST", "/api/login")):
        return
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = running.tables[len(str(case.body)) % 3]
    if "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = "parley"
    cookies = dict(running.client.cookies)
    case.call_and_validate(base_url=running.url, headers=running.headers, cookies=cookies, checks=CHECKS)


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_what_the_description_promises_holds(case: Any, running: Running) -> None:
    keeps_to_the_description(running, case)


@pytest.mark.slow
@SCHEMA.parametrize()
@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
def test_what_the_description_promises_holds_for_long(case: Any, running: Running) -> None:
    keeps_to_the_description(running, case)


def test_every_endpoint_is_described() -> None:
    described = {
        (method.upper(), path) for path, methods in describe(ENDPOINTS)["paths"].items() for method in methods
    }
    assert described == {(e.method, e.path) for e in ENDPOINTS}


def test_every_endpoint_stands_in_the_protocol() -> None:
    """`docs/protocol.md` names every path of the API."""
    text = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text()
    for endpoint in ENDPOINTS:
        path = endpoint.path.replace("/games/{game}/{name}.svg", "/games/{game}/{backdrop}.svg")
        assert path in text, path
