"""Web push: only the browser it is for can read it, the service that hands it on can check who sent it, and no address
is reached that a webhook would not reach."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from table.harness import Refused, World
from theatrum.table.config import Settings
from theatrum.table.people.notifications import Notifier
from theatrum.table.people.push import DEVICES
from theatrum.table.people.push_messages import Signature, decoded, encoded, encrypted, new_private_key
from theatrum.table.store import push
from theatrum.table.store.people import User
from theatrum.table.store.push import Subscription

pytestmark = pytest.mark.anyio
ANNA = User("anna", "Anna", None, None, "en", "", "", "", 1, 1)


class Browser:
    """What a browser has of its own: a key and a secret. It reads as RFC 8291 and RFC 8188 tell it to."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self._auth)}

    def device(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, "anna", encoded(self.point), encoded(self._auth), 1)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = self._derived(shared, self._auth, b"WebPush: info\0" + self.point + sender, 32)
        key = self._derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = self._derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text, _, end = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert end == b""
        return text

    @staticmethod
    def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


@dataclass
class Service:
    """Hands messages on: here it keeps them. `status` is what it answers."""

    status: int
    port: int = 0
    came: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def endpoint(self, device: str = "a") -> str:
        return f"http://127.0.0.1:{self.port}/send/{device}"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines[1:] if line)}
        self.paths.append(lines[0].split()[1])
        self.came.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status} X\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.news.set()


@asynccontextmanager
async def service(status: int = 201) -> AsyncIterator[Service]:
    here = Service(status)
    server = await asyncio.start_server(here.talk, "127.0.0.1", 0)
    here.port = server.sockets[0].getsockname()[1]
    try:
        yield here
    finally:
        server.close()


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[World]:
    database = str(folder / "table.sqlite")
    async with World(Settings(database=database, games="parley", bot_pause=0, **settings)) as world:
        yield world


# ---- messages ------------------------------------------------------------------------------------------------------
def test_a_message_is_encrypted_as_the_example_of_rfc_8291() -> None:
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        ephemeral="yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        salt=decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_no_two_messages_are_alike_and_each_can_be_read() -> None:
    browser = Browser()
    wish = browser.wish("")
    bodies = [encrypted(b"your turn", wish["p256dh"], wish["auth"]) for _ in range(2)]
    assert bodies[0] != bodies[1]
    assert [browser.read(body) for body in bodies] == [b"your turn"] * 2


def test_a_service_can_check_who_sent_it_and_whom_to_turn_to() -> None:
    signature = Signature(new_private_key(), "mailto:host@example.org")
    header = signature.header("https://push.example.org:8443/send/x", 1_800_000_000)["Authorization"]
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    signed, _, proof = token.rpartition(".")
    head, claims = (msgspec.json.decode(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims == {
        "aud": "https://push.example.org:8443",
        "exp": 1_800_000_000,
        "sub": "mailto:host@example.org",
    }
    assert key == signature.public_key
    raw = decoded(proof)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))


# ---- at the table --------------------------------------------------------------------------------------------------
async def test_who_is_away_is_told_on_his_device(tmp_path: Path) -> None:
    async with service() as handing, house(tmp_path, private_webhooks=True) as world:
        anna, bert, browser = await world.guest("Anna"), await world.guest("Bert"), Browser()
        await bert.post("/api/me/push", browser.wish(handing.endpoint()))
        table = await world.table(anna, "me", "open")
        await bert.post(f"/api/tables/{table}/join")
        async with asyncio.timeout(60):
            while not handing.came:
                waiting = (await anna.get(f"/api/tables/{table}"))["table"]["waiting"]
                if 0 in waiting:
                    await anna.answer_first(table, 0)
                await asyncio.sleep(0.02)
        headers, body = handing.came[0]
        told = msgspec.json.decode(browser.read(body))
        assert told["table"] == table
        assert told["url"] == f"/table/{table}"
        assert "Parley" in told["text"]
        key = (await anna.get("/api/me"))["push_key"]
        assert headers["authorization"].endswith(f"k={key}")
        assert headers["content-encoding"] == "aes128gcm"


async def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with house(tmp_path) as world:
            keys.append((await world.stranger().get("/api/me"))["push_key"])
    assert keys[0] == keys[1] != ""


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with service(410) as handing, house(tmp_path, private_webhooks=True) as world:
        anna, bert, browser = await world.guest("Anna"), await world.guest("Bert"), Browser()
        await bert.post("/api/me/push", browser.wish(handing.endpoint()))
        bert_id = (await bert.get("/api/me"))["user"]["id"]
        table = await world.table(anna, "me", "open")
        await bert.post(f"/api/tables/{table}/join")
        store = world.app.services.store
        async with asyncio.timeout(60):
            while await store.read(lambda tx: push.of_user(tx, bert_id)):
                if 0 in (await anna.get(f"/api/tables/{table}"))["table"]["waiting"]:
                    await anna.answer_first(table, 0)
                await asyncio.sleep(0.02)
        assert handing.came


async def test_a_person_has_a_few_devices_and_takes_them_away_himself(tmp_path: Path) -> None:
    async with house(tmp_path) as world:
        anna, bert, browser = await world.guest("Anna"), await world.guest("Bert"), Browser()
        for i in range(DEVICES + 2):
            await anna.post("/api/me/push", browser.wish(f"https://push.example.org/{i:02}"))
        mine = [d["endpoint"] for d in (await anna.get("/api/me/export"))["devices"]]
        assert len(mine) == DEVICES
        await bert.request("DELETE", "/api/me/push", json={"endpoint": mine[0]})
        assert len((await anna.get("/api/me/export"))["devices"]) == DEVICES
        await anna.request("DELETE", "/api/me/push", json={"endpoint": mine[0]})
        assert mine[0] not in [d["endpoint"] for d in (await anna.get("/api/me/export"))["devices"]]


@pytest.mark.parametrize(
    "change, wrong",
    [
        ({"endpoint": "http://push.example.org/x"}, "endpoint"),
        ({"endpoint": "https://name:word@push.example.org/x"}, "endpoint"),
        ({"endpoint": "https://push.example.org/x y"}, "endpoint"),
        ({"endpoint": "https://push.example.org:99999/"}, "endpoint"),
        ({"p256dh": encoded(b"\x04" + b"\x01" * 64)}, "p256dh"),
        ({"p256dh": "%%"}, "p256dh"),
        ({"auth": encoded(b"short")}, "p256dh"),
    ],
)
async def test_what_no_browser_says_is_refused(tmp_path: Path, change: dict[str, str], wrong: str) -> None:
    async with house(tmp_path) as world:
        anna = await world.guest("Anna")
        with pytest.raises(Refused) as refused:
            await anna.post("/api/me/push", {**Browser().wish("https://push.example.org/x"), **change})
        assert refused.value.error["field"] == wrong


async def test_no_address_of_the_hosts_own_network_is_reached(tmp_path: Path) -> None:
    """The same check as for webhooks, of the very address that is connected to."""
    async with service() as handing, house(tmp_path) as world:
        notifier = Notifier(Settings())
        await notifier.push.open(world.app.services.store)
        device = Browser().device(handing.endpoint())
        await asyncio.wait_for(notifier.tell(ANNA, "t", "x", "http://h/table/x", [device]), 30)
        assert (notifier.sent, notifier.failed, handing.came) == (0, 1, [])
