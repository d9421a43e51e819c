"""The journal of a tournament: one JSON line for its set-up, then one for every finished game.

A run that is stopped, however, goes on where it was: what is in the journal is not played again. A last line that was
not written to its end is forgotten; any other damage, or another set-up, is refused.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

import msgspec

from theatrum.core.errors import TheatrumError
from theatrum.lab.matches import Finished

try:
    import fcntl
except ImportError:  # where there is none, nobody is locked out
    fcntl = None  # type: ignore[assignment]

VERSION = 1
HEAD = b'{"journal":"theatrum arena"'
"""How every journal begins."""


class JournalError(TheatrumError):
    """A journal that belongs to something else, is in use, or is damaged."""


class Journal:
    """A journal that is open for one set-up. Use it in a `with`; only one process may."""

    def __init__(self, path: Path, setup: Mapping[str, Any]) -> None:
        self.path = path
        self.finished: dict[str, Finished] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._file: IO[bytes] = open(path, "a+b")  # noqa: SIM115 - closed by `close`
        except OSError as error:
            raise JournalError(f"the journal {path} can't be written: {error.strerror}") from None
        try:
            self._lock()
            self._read(msgspec.json.decode(msgspec.json.encode(setup)))
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"the journal {self.path} is in use: another tournament writes it") from None

    def _read(self, setup: Mapping[str, Any]) -> None:
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        unfinished = lines.pop()
        if not lines:
            if not unfinished.startswith(HEAD[: len(unfinished)]):
                raise self._foreign()
            self._file.truncate(0)
            self._write({"journal": "theatrum arena", "version": VERSION, "setup": setup})
            return
        self._check(lines[0], setup)
        for number, line in enumerate(lines[1:], start=2):
            try:
                finished = msgspec.json.decode(line, type=Finished)
            except msgspec.MsgspecError as error:
                raise JournalError(f"{self.path}, line {number}: {error}") from None
            self.finished[finished.key] = finished
        if unfinished:
            self._file.truncate(self._file.tell() - len(unfinished))

    def _check(self, line: bytes, setup: Mapping[str, Any]) -> None:
        try:
            header = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.MsgspecError:
            header = {}
        if header.get("journal") != "theatrum arena":
            raise self._foreign()
        if header.get("version") != VERSION:
            raise JournalError(f"{self.path} was written by another version of the arena")
        before = header.get("setup", {})
        other = [key for key in setup if before.get(key) != setup[key]]
        if other:
            said = "; ".join(
                f"{key} was {_told(before.get(key))}, now is {_told(setup[key])}" for key in other
            )
            raise JournalError(
                f"{self.path} is the journal of another tournament: {said}. Name another file, or delete this one"
            )

    def _foreign(self) -> JournalError:
        return JournalError(f"{self.path} is no journal of a tournament; nothing is written there")

    def add(self, finished: Finished) -> None:
        """Keep a game. Once this returns, stopping the program can't lose it."""
        self.finished[finished.key] = finished
        self._write(finished)

    def _write(self, value: Any) -> None:
        self._file.write(msgspec.json.encode(value) + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _told(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 200 else f"{text[:200]}…"
