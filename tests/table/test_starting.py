"""A start that can't be says why, in one line; what a store holds is for its owner; one process serves a file."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from own_process import environment
from table.servers import Server
from theatrum.cli import main
from theatrum.table.store import StoreUnavailable, open_store

pytestmark = pytest.mark.anyio
HERE = {"database": "table.sqlite", "port": "0"}


def fails_to_serve(folder: Path, *flags: str, **variables: str) -> str:
    """The one line that is said."""
    command = [sys.executable, "-m", "theatrum.cli", "serve", "--quiet", *flags]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(**variables),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode in (1, 2), done
    assert done.stdout == "", "the address is printed only when the table is there"
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return lines[0]


@pytest.mark.parametrize(
    "flags, variables, said",
    [
        (["--database", "/proc/nowhere/table.sqlite"], {}, "can't be used"),
        (["--database", "a-folder"], {}, "it is a folder"),
        (["--database", "no-store"], {}, "can't be opened: file is not a database"),
        (["--database", "postgresql://a:geheim@127.0.0.1:1/x"], {}, "PostgreSQL can't be used"),
        (["--host", "192.0.2.1"], {}, "192.0.2.1:0 can't be used"),
        (["--port", "65536"], {}, "port must be from 0 to 65535"),
        (["--workers", "-1"], {}, "workers must be from 0 to 256"),
        (["--games", "no.such.game"], {}, "'no.such.game' can't be loaded"),
        (["--games", "json"], {}, "'json' is no game"),
        ([], {"THEATRUM_LOG": "loud"}, "THEATRUM_LOG must be one of"),
        ([], {"THEATRUM_PORT": "http"}, "THEATRUM_PORT must be a number"),
    ],
)
def test_a_start_that_can_not_be_says_why_in_one_line(
    tmp_path: Path, flags: list[str], variables: dict[str, str], said: str
) -> None:
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "no-store").write_text("this is a letter, and not a store of any kind" * 20)
    usual = [x for k, v in HERE.items() if f"--{k}" not in flags for x in (f"--{k}", v)]
    if "THEATRUM_PORT" in variables:
        usual = usual[:2]
    line = fails_to_serve(tmp_path, *usual, *flags, **variables)
    assert said in line
    assert "geheim" not in line


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = fails_to_serve(tmp_path, "--database", "table.sqlite", "--port", port)
    assert f"127.0.0.1:{port} can't be used: Address already in use" in line
    assert not (tmp_path / "table.sqlite").exists()


def test_a_second_server_on_one_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    database = str(tmp_path / "table.sqlite")
    first = Server(database).start()
    try:
        line = fails_to_serve(tmp_path, "--database", database, "--port", "0")
        assert "is served by another process" in line
        assert main(["admin", "users", "--database", database]) == 0, "a host may look after it meanwhile"
    finally:
        first.kill()
    second = Server(database).start()
    assert second.stop() == 0


def test_who_looks_after_a_store_that_is_not_there_makes_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (["admin", "tables"], ["backup", str(tmp_path / "backup.gz")]):
        assert main([*command, "--database", str(tmp_path / "none" / "table.sqlite")]) == 1
        assert "there is no store at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# ---- whose it is -----------------------------------------------------------------------------------------------------
def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_a_store_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = open_store(str(tmp_path / "house" / "table.sqlite"))
        await store.open(lambda _: None, alone=True)
    finally:
        os.umask(before)
    assert mode(tmp_path / "house") == 0o700
    assert {mode(f) for f in (tmp_path / "house").iterdir()} == {0o600}
    await store.close()


async def test_a_store_that_others_could_read_is_closed_to_them_and_it_is_said(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "theatrum"
    folder.mkdir(mode=0o755)
    (folder / "table.sqlite").touch(mode=0o644)
    store = open_store(str(folder / "table.sqlite"))
    await store.open(lambda _: None)
    await store.close()
    assert mode(folder) == 0o700
    assert mode(folder / "table.sqlite") == 0o600
    assert "could be read by others" in caplog.text


async def test_a_folder_that_everyone_may_write_to_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o777)
    with pytest.raises(StoreUnavailable, match=r"everyone may write to the folder .*: chmod 700"):
        await open_store(str(folder / "table.sqlite")).open(lambda _: None)


async def test_a_store_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "table.sqlite") as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreUnavailable, match="it was used by a newer program"):
        await open_store(str(tmp_path / "table.sqlite")).open(lambda _: None)
