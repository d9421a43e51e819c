"""`theatrum doctor` names what is wrong and how it is mended, in both languages, and changes nothing."""

import json
import os
import shutil
import socket
import sqlite3
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from theatrum.cli import main
from theatrum.core.texts import Texts
from theatrum.table.config import Settings
from theatrum.table.ops.doctor import house, installation, network
from theatrum.table.ops.doctor.examination import CHECKS, examine
from theatrum.table.store import migrations
from theatrum.table.wire.words import own_folders

WELL = "well"


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(**{"database": str(tmp_path / "table.sqlite"), "port": 0, **more})


def found(check: Any, given: Settings) -> list[tuple[str, str]]:
    """Level and finding, said without a word missing in either language."""
    findings = list(check(given))
    for language in ("en", "de"):
        texts = Texts(language, own_folders())
        for finding in findings:
            texts.say(finding.words)
            if finding.mend is not None:
                texts.say(finding.mend)
        assert texts.missing == set()
    return [(f.level, f.what) for f in findings]


def store(tmp_path: Path, version: int) -> None:
    """A store as far as its version says."""
    connection = sqlite3.connect(tmp_path / "table.sqlite")
    for _, statements in migrations()[:version]:
        for statement in statements:
            connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {version:d}")
    connection.commit()
    connection.close()
    (tmp_path / "table.sqlite").chmod(0o600)


# ---- the whole -------------------------------------------------------------------------------------------------------
@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the machine's own: what is tested is what we say of it."""
    for name in [n for n in os.environ if n.startswith("THEATRUM_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(installation, "needed", lambda _: ["msgspec"])
    monkeypatch.setattr(installation, "_tested", dict)


@pytest.mark.usefixtures("calm")
def test_an_installation_that_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "none" / "table.sqlite"
    assert main(["doctor", "--database", str(place), "--port", "0", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "There is no store yet" in said
    assert "✗" not in said
    assert not place.parent.exists(), "looking makes nothing"


@pytest.mark.usefixtures("calm")
def test_an_installation_that_is_ill_as_json_and_in_german(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store(tmp_path, 1)
    (tmp_path / "table.sqlite").chmod(0o644)
    flags = ["--database", str(tmp_path / "table.sqlite"), "--port", "0", "--lang", "de", "--json"]
    assert main(["doctor", *flags, "--public-url", "https://table.example.org"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert not said["ok"]
    ill = {f["check"]: f for f in said["findings"] if f["level"] == "ill"}
    assert set(ill) == {"permissions", "proxy"}
    assert ill["permissions"]["mend"].startswith("chmod 600")
    assert "kein Proxy ist genannt" in ill["proxy"]["words"]
    assert oct((tmp_path / "table.sqlite").stat().st_mode)[-3:] == "644", "it says how, and does nothing"


def test_settings_that_can_not_be_are_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--port", "70000"]) == 2
    assert capsys.readouterr().err == "theatrum: port must be from 0 to 65535, not 70000\n"


def test_every_finding_has_words_in_both_languages() -> None:
    folder = Path(installation.__file__).parents[2] / "texts"
    keys = {}
    for language in ("en", "de"):
        body = parse((folder / f"{language}-doctor.ftl").read_text()).body
        keys[language] = {m.id.name for m in body if isinstance(m, Message)}
    assert keys["en"] == keys["de"]
    for key in keys["en"]:
        if not key.endswith(("-mend", "-well", "-none", "-table")):
            assert f"{key}-mend" in keys["en"], "what is wrong can be mended"


def test_all_checks_are_made(tmp_path: Path) -> None:
    assert len(CHECKS) == 14
    assert {f.check for f in examine(settings(tmp_path))} == {
        "python", "packages", "games", "texts", "client", "store", "permissions", "room", "clock", "port", "proxy",
        "letters", "files",
    }  # fmt: skip


# ---- the program -----------------------------------------------------------------------------------------------------
def test_an_old_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installation, "OLDEST", (99, 0))
    assert found(installation.check_python, settings(tmp_path)) == [("ill", "old")]


def test_packages_that_are_missing_or_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = {"msgspec": "1.0", "rich": "2.0"}

    def version(name: str) -> str:
        if name not in here:
            raise PackageNotFoundError(name)
        return here[name]

    monkeypatch.setattr(installation, "version", version)
    monkeypatch.setattr(installation, "_tested", lambda: {"msgspec": "1.0", "rich": "3.0"})
    for names, expected in (
        (["msgspec"], [(WELL, WELL)]),
        (["rich"], [("look", "other")]),
        (["uvicorn", "rich"], [("ill", "missing"), ("look", "other")]),
    ):
        monkeypatch.setattr(installation, "needed", lambda _, n=names: n)
        assert found(installation.check_packages, settings(tmp_path)) == expected


def test_the_tested_versions_are_known_and_a_database_needs_its_driver(tmp_path: Path) -> None:
    assert {"msgspec", "uvicorn", "psycopg"} <= set(installation._tested())
    assert "psycopg" not in installation.needed(settings(tmp_path))
    assert "psycopg" in installation.needed(settings(tmp_path, database="postgresql://x"))
    assert "fluent-runtime" in installation.needed(settings(tmp_path))


def test_games_that_can_not_be_played(tmp_path: Path) -> None:
    assert found(installation.check_games, settings(tmp_path, games="parley")) == [(WELL, WELL)]
    assert (
        found(installation.check_games, settings(tmp_path, games="no.such,json")) == [("ill", "broken")] * 2
    )


def test_editions_that_can_not_be_offered(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    given = settings(tmp_path, edition=f"{tmp_path / 'empty'}, {tmp_path / 'nowhere'}")
    assert found(installation.check_editions, given) == [("ill", "broken")] * 2
    assert main(["data", "export", "generalship", str(tmp_path / "mine")]) == 0
    assert found(installation.check_editions, settings(tmp_path, edition=str(tmp_path / "mine"))) == [
        (WELL, WELL)
    ]


def test_texts_that_are_missing_in_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "texts"
    shutil.copytree(str(installation.KERNEL_TEXTS), folder)
    with (folder / "en.ftl").open("a") as file:
        file.write("\nonly-here = Only here\nforms-only-here =\n    .acc = a form\n")
    monkeypatch.setattr(installation, "KERNEL_TEXTS", folder)
    findings = list(installation.check_texts(settings(tmp_path)))
    assert [(f.level, f.args) for f in findings] == [
        ("ill", {"where": "core", "language": "de", "keys": "only-here"})
    ]


def test_a_client_that_is_not_there(tmp_path: Path) -> None:
    assert found(installation.check_client, settings(tmp_path, client=str(tmp_path))) == [("ill", "missing")]


# ---- the store -------------------------------------------------------------------------------------------------------
def test_stores_of_every_kind(tmp_path: Path) -> None:
    newest = len(migrations())
    assert found(house.check_store, settings(tmp_path)) == [(WELL, "none")]
    for version, expected in (
        (newest, (WELL, WELL)),
        (newest - 1, ("look", "older")),
    ):
        store(tmp_path, version)
        assert found(house.check_store, settings(tmp_path)) == [expected]
        (tmp_path / "table.sqlite").unlink()
    store(tmp_path, newest)
    with sqlite3.connect(tmp_path / "table.sqlite") as connection:
        connection.execute(f"PRAGMA user_version = {newest + 1}")
    assert found(house.check_store, settings(tmp_path)) == [("ill", "newer")]
    (tmp_path / "table.sqlite").write_text("a letter" * 1000)
    assert found(house.check_store, settings(tmp_path)) == [("ill", "unusable")]
    away = settings(tmp_path, database="postgresql://anna:geheim@127.0.0.1:1/none")
    assert found(house.check_store, away) == [("ill", "unusable")]
    assert "geheim" not in str(list(house.check_store(away)))
    assert sorted(f.name for f in tmp_path.iterdir()) == ["table.sqlite"], "looking leaves nothing behind"


def test_who_may_read_and_write(tmp_path: Path) -> None:
    store(tmp_path, len(migrations()))
    assert found(house.check_permissions, settings(tmp_path)) == [(WELL, WELL)]
    (tmp_path / "table.sqlite").chmod(0o640)
    assert found(house.check_permissions, settings(tmp_path)) == [("ill", "file")]
    tmp_path.chmod(0o777)
    assert found(house.check_permissions, settings(tmp_path)) == [("ill", "folder"), ("ill", "file")]
    assert found(house.check_permissions, settings(tmp_path, database="postgresql://x")) == []


def test_room_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(house.check_room, settings(tmp_path))[0][0] in (WELL, "look")
    monkeypatch.setattr(house, "SOME_ROOM", 2**70)
    assert found(house.check_room, settings(tmp_path)) == [("look", "little")]
    monkeypatch.setattr(house, "LITTLE_ROOM", 2**70)
    assert found(house.check_room, settings(tmp_path)) == [("ill", "none")]


def test_a_clock_that_is_behind_what_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(house.check_clock, settings(tmp_path)) == [(WELL, WELL)]
    monkeypatch.setattr(house.time, "time_ns", lambda: 10**18)
    assert found(house.check_clock, settings(tmp_path)) == [("ill", "behind")]


# ---- the network -----------------------------------------------------------------------------------------------------
class Answers(BaseHTTPRequestHandler):
    said = b"{}"

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.said)

    def log_message(self, *_: object) -> None: ...


@pytest.mark.parametrize(
    "said, expected",
    [
        (b'{"ok": true, "store": "sqlite"}', (WELL, "table")),
        (b'{"ok": false, "store": "sqlite", "cause": "disk-full"}', ("ill", "table-ill")),
        (b"{}", ("ill", "taken")),
        (b"<html>", ("ill", "taken")),
    ],
)
def test_who_has_the_port(tmp_path: Path, said: bytes, expected: tuple[str, str]) -> None:
    server = HTTPServer(("127.0.0.1", 0), type("Says", (Answers,), {"said": said}))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        assert found(network.check_port, settings(tmp_path, port=server.server_address[1])) == [expected]
    finally:
        server.shutdown()
        server.server_close()


def test_a_port_that_is_free_and_one_that_can_not_be(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert found(network.check_port, settings(tmp_path, port=port)) == [(WELL, WELL)]
    assert found(network.check_port, settings(tmp_path, host="192.0.2.1")) == [("ill", "unusable")]


HTTPS = "https://table.example.org"


@pytest.mark.parametrize(
    "given, expected",
    [
        ({}, (WELL, "none")),
        ({"public_url": HTTPS, "proxies": "127.0.0.1"}, (WELL, WELL)),
        ({"public_url": HTTPS, "proxies": "10.0.0.0/8", "host": "0.0.0.0"}, (WELL, WELL)),
        ({"public_url": HTTPS, "proxies": "*"}, (WELL, WELL)),
        ({"public_url": HTTPS}, ("ill", "unnamed")),
        ({"public_url": HTTPS, "proxies": "proxy.example"}, ("ill", "no-address")),
        ({"public_url": HTTPS, "proxies": "*", "host": "0.0.0.0"}, ("ill", "anybody")),
        ({"host": "0.0.0.0"}, ("look", "no-public-url")),
        ({"host": "0.0.0.0", "public_url": "http://table.example.org"}, ("look", "plain")),
    ],
)
def test_proxies(tmp_path: Path, given: dict[str, str], expected: tuple[str, str]) -> None:
    assert found(network.check_proxy, settings(tmp_path, **given)) == [expected]


@pytest.mark.parametrize(
    "given, expected",
    [
        ({}, (WELL, "none")),
        ({"smtp": "smtp://mail.example", "mail_from": "t@example.org"}, (WELL, WELL)),
        ({"smtp": "smtp://mail.example"}, ("look", "no-sender")),
        ({"mail_from": "t@example.org"}, ("look", "no-server")),
        ({"smtp": "mail.example", "mail_from": "t@example.org"}, ("ill", "no-address")),
    ],
)
def test_letters(tmp_path: Path, given: dict[str, str], expected: tuple[str, str]) -> None:
    assert found(network.check_letters, settings(tmp_path, **given)) == [expected]


def test_open_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "FILES", 1)
    assert found(network.check_files, settings(tmp_path)) == [(WELL, WELL)]
    monkeypatch.setattr(network, "FILES", 2**40)
    assert found(network.check_files, settings(tmp_path)) == [("look", "few")]
