"""A private PostgreSQL for the tests: in a temporary folder, as an unprivileged user, gone when they are."""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import threading
from pathlib import Path

import psycopg


class NoPostgres(Exception):
    """PostgreSQL's programs are not here; the message says what to do."""


class PostgresFailed(Exception):
    """They are here, and did not do what they should: no reason to skip anything."""


def programs() -> Path:
    """The folder with initdb and postgres, of the newest version."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda p: float(p.split("/")[4]))
    if not found:
        raise NoPostgres("PostgreSQL is missing. As root:  apt-get install postgresql")
    return Path(found[-1])


class PostgresServer:
    def __init__(self) -> None:
        self._bin = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="theatrum-pg-"))
        self._as_user = self._unprivileged()
        data = self.folder / "data"
        self._run(
            "initdb", "-D", data, "-U", "theatrum", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"
        )
        self._start()

    def _start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c full_page_writes=off -c max_connections=60"
        log = self.folder / "log"
        self._run("pg_ctl", "-D", self.folder / "data", "-w", "-l", log, "-o", options, "start")

    def kill(self) -> None:
        """Without a chance to say goodbye; what it had begun dies soon after."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def start_again(self) -> None:
        pause = threading.Event()
        for _ in range(100):
            try:
                return self._start()
            except PostgresFailed:  # a process of the dead one still holds its memory
                pause.wait(0.1)
        raise PostgresFailed("PostgreSQL does not start again")

    def _unprivileged(self) -> dict[str, object]:
        if os.geteuid() != 0:
            return {}
        for name in ("postgres", "nobody"):
            try:
                user = pwd.getpwnam(name)
            except KeyError:
                continue
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        raise NoPostgres("PostgreSQL does not run as root, and there is no other user to run it")

    def _run(self, program: str, *arguments: object) -> None:
        with (self.folder / f"{program}.out").open("ab") as out:
            done = subprocess.run(
                [self._bin / program, *map(str, arguments)],
                stdout=out,
                stderr=out,
                cwd=self.folder,
                check=False,
                **self._as_user,  # type: ignore[call-overload]
            )
        if done.returncode:
            raise PostgresFailed(f"{program} failed: {(self.folder / f'{program}.out').read_text()[-500:]}")

    def address(self, database: str) -> str:
        return f"postgresql://theatrum@/{database}?host={self.folder}"

    def new_database(self, name: str) -> str:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.address(name)

    def close(self) -> None:
        subprocess.run(
            [self._bin / "pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            check=False,
            **self._as_user,  # type: ignore[call-overload]
        )
        shutil.rmtree(self.folder, ignore_errors=True)


def empty(address: str) -> None:
    """Take everything out of a database that a house has used."""
    with psycopg.connect(address, autocommit=True) as connection:
        for tables in ("settings, users, tables", "editions"):
            last = tables.rpartition(" ")[2]
            there = connection.execute(f"SELECT to_regclass('{last}')").fetchone()
            if there and there[0]:
                connection.execute(f"TRUNCATE {tables} CASCADE")
