"""Notifications: a receiver that is slow on purpose holds up nobody, and stop means stop."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from table.servers import Server, Visitor
from theatrum.table.config import Settings
from theatrum.table.people import notifications, webhooks
from theatrum.table.people.notifications import Notifier
from theatrum.table.people.public_addresses import is_public
from theatrum.table.store.people import User

pytestmark = pytest.mark.anyio
ANNA = User("anna", "Anna", None, None, "en", "", "", "webhook email", 1, 1)


class Receiver:
    """Somebody on loopback who takes connections: a good one, or one who drips for ever."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.came = 0
        self.left = asyncio.Event()
        """A connection was cut by the other side."""

    @property
    def hook(self) -> str:
        return f"http://127.0.0.1:{self.port}/"


@asynccontextmanager
async def receiver(beginning: bytes, drip: bytes | None, host: str = "127.0.0.1") -> AsyncIterator[Receiver]:
    tasks: set[asyncio.Task[Any]] = set()

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.current_task())  # type: ignore[arg-type]
        here.came += 1
        writer.write(beginning)
        try:
            while drip is not None:
                await asyncio.sleep(0.02)
                writer.write(drip)
                await writer.drain()
        except OSError:
            here.left.set()
        writer.close()

    server = await asyncio.start_server(talk, host, 0)
    here = Receiver(server.sockets[0].getsockname()[1])
    try:
        yield here
    finally:
        server.close()
        for task in tasks:
            task.cancel()


def dripping(host: str = "127.0.0.1") -> Any:
    return receiver(b"HTTP/1.1 2", b"0", host)


def good(host: str = "127.0.0.1") -> Any:
    return receiver(b"HTTP/1.1 200 OK\r\n\r\n", None, host)


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "SECONDS", 0.5)


async def test_a_delivery_has_an_end_whatever_the_receiver_does(soon: None) -> None:
    endless = [receiver(b"HTTP/1.1 2", b"0"), receiver(b"", None), receiver(b"x" * 100_000, b"x" * 1000)]
    for kind in endless:
        async with kind as slow:
            notifier = Notifier(Settings(private_webhooks=True))
            await asyncio.wait_for(notifier.tell(replace(ANNA, webhook=slow.hook), "t", "x", "u"), 30)
            assert (notifier.sent, notifier.failed, slow.came) == (0, 1, 1)


async def test_a_dripping_receiver_blocks_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many deliveries hang at it, and whatever its names are: they are all one receiver."""
    monkeypatch.setattr(notifications, "SECONDS", 3600.0)
    notifier = Notifier(Settings(private_webhooks=True))
    async with dripping("127.0.0.2") as slow, good() as fine:
        names = [f"http://127.0.0.2:{slow.port}/{i}" for i in range(100)]
        hanging = [
            asyncio.create_task(notifier.tell(replace(ANNA, id=f"u{i}", webhook=hook), "t", "x", "u"))
            for i, hook in enumerate(names)
        ]
        while slow.came < webhooks.AT_ONCE:
            await asyncio.sleep(0.01)
        await asyncio.wait_for(notifier.tell(replace(ANNA, webhook=fine.hook), "t", "x", "u"), 30)
        assert notifier.sent == 1
        assert slow.came == webhooks.AT_ONCE, "no more than a few at once"
        assert notifier.failed == 100 - webhooks.AT_ONCE - webhooks.WAITING, "and not too many wait"
        await asyncio.wait_for(notifier.close(), 30)
        await asyncio.wait_for(slow.left.wait(), 30)
        await asyncio.wait(hanging, timeout=30)
        assert all(task.done() for task in hanging)


async def test_a_letter_waits_for_no_webhook_and_ends_too(soon: None) -> None:
    async with receiver(b"220-", b"x") as slow, dripping() as hook:
        settings = Settings(
            smtp=f"smtp://127.0.0.1:{slow.port}", mail_from="t@example.org", private_webhooks=True
        )
        notifier = Notifier(settings)
        anna = replace(ANNA, webhook=hook.hook, email="anna@example.org")
        await asyncio.wait_for(notifier.tell(anna, "t", "x", "u"), 30)
        assert (notifier.sent, notifier.failed) == (0, 2)
        assert (slow.came, hook.came) == (1, 1)
        await asyncio.wait_for(slow.left.wait(), 30)


async def test_sigterm_does_not_wait_for_receivers(tmp_path: Path) -> None:
    async with dripping() as slow:
        server = Server(
            str(tmp_path / "table.sqlite"), THEATRUM_PRIVATE_WEBHOOKS="yes", THEATRUM_STOP_SECONDS="600"
        )
        await asyncio.to_thread(server.start)
        anna, bert = await Visitor(server).arrive("Anna"), await Visitor(server).arrive("Bert")
        await bert.http("PATCH", "/api/me", {"webhook": slow.hook, "notify": ["webhook"]})
        wish = {"game": "parley", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await anna.http("POST", "/api/tables", wish))["table"]["id"]
        await bert.http("POST", f"/api/tables/{table}/join", {})
        async with asyncio.timeout(30):
            while not slow.came:
                await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) == 0, "in much less than the ten minutes that it may take"


# ---- where a webhook may lead ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1",
        "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "239.1.1.1",
        "240.0.0.1", "255.255.255.255",
        "::", "::1", "::127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "64:ff9b:1::a00:1",
        "100::1", "2001::1", "2001:db8::1", "2002:a00:1::", "2002:7f00:1::1", "3fff::1", "5f00::1", "fc00::1",
        "fd12::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_of_the_world_are_not_posted_to(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2a00:1450:4001::1"])
def test_addresses_of_the_world_are(address: str) -> None:
    assert is_public(address)


async def test_a_name_is_looked_up_once_and_leads_where_it_was_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that leads to the world when it is checked, and home when it is connected to, leads nowhere."""
    asked: list[str] = []
    tried: list[str] = []

    def look_up(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        addresses = ["8.8.8.8", "10.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (a, port)) for a in addresses]

    async def connect(host: str, port: int, **_: Any) -> Any:
        tried.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(webhooks.socket, "getaddrinfo", look_up)
    monkeypatch.setattr(webhooks.asyncio, "open_connection", connect)
    notifier = Notifier(Settings())
    for _ in range(2):
        await notifier.tell(replace(ANNA, webhook="http://rebinding.example/"), "t", "x", "u")
    assert tried == ["8.8.8.8"]
    assert notifier.failed == 2
