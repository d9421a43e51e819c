"""A table for each test: in this process, on an embedded store and on PostgreSQL."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from table.harness import World
from table.postgres_server import NoPostgres, PostgresServer, empty
from theatrum.table.config import Settings
from theatrum.table.people import passwords


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes hashes dear to thieves makes tests slow."""
    monkeypatch.setattr(passwords, "hasher", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    try:
        server = PostgresServer()
    except NoPostgres as missing:
        if os.environ.get("THEATRUM_SYSTEM") == "need":
            raise
        pytest.skip(str(missing))
    yield server
    server.close()


@pytest.fixture(scope="session")
def postgres_database(postgres_server: PostgresServer) -> str:
    return postgres_server.new_database("table")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "table.sqlite")
    address: str = request.getfixturevalue("postgres_database")
    empty(address)
    return address


@pytest.fixture
async def world(database: str, anyio_backend: str) -> AsyncIterator[World]:
    """A house with people in it."""
    async with World(Settings(database=database, limits=False, bot_pause=0, games="parley")) as w:
        yield w
