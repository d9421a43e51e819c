"""The file of the embedded store: nobody else may read it, and one process at a time serves it."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from theatrum.table.store.interface import StoreUnavailable

OWNER_ONLY = 0o600
FOLDER_OWNER_ONLY = 0o700
OUR_FOLDER = "theatrum"
"""A folder of this name is ours; any other may hold other things too, and is left as it is."""


def prepare_folder(path: Path) -> None:
    """Make the folder, for its owner only. Raises `StoreUnavailable`."""
    folder = path.parent
    try:
        folder.mkdir(mode=FOLDER_OWNER_ONLY, parents=True, exist_ok=True)
        if folder.name == OUR_FOLDER and folder.stat().st_uid == os.geteuid():
            folder.chmod(FOLDER_OWNER_ONLY)
    except OSError as error:
        raise StoreUnavailable(f"the folder {folder} can't be used: {error.strerror}") from None
    wrong = folder_fault(folder)
    if wrong:
        raise StoreUnavailable(wrong)


def prepare_file(path: Path) -> None:
    """Make the file, if there is none, for its owner only. Raises `StoreUnavailable`."""
    if path.is_dir():
        raise StoreUnavailable(f"{path} can't be opened: it is a folder; name a file in it")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    except OSError as error:
        raise StoreUnavailable(f"{path} can't be opened: {error.strerror}") from None


def close_to_others(path: Path) -> bool:
    """A store of an earlier program may be open to others. True: it was. Raises `StoreUnavailable`."""
    if not file_fault(path):
        return False
    try:
        for file in (path, *_beside(path)):
            file.chmod(OWNER_ONLY)
    except OSError:
        raise StoreUnavailable(file_fault(path)) from None
    return True


def folder_fault(folder: Path) -> str:
    """Who may write to a folder may put another store in our place."""
    mode = folder.stat().st_mode
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        return f"everyone may write to the folder {folder}: chmod 700 {folder}"
    return ""


def file_fault(path: Path) -> str:
    """The file holds sessions, hidden cards and the secret that signs links."""
    for file in (path, *_beside(path)):
        if file.stat().st_mode & 0o077:
            return f"others than its owner may read {file}: chmod 600 {file}"
    return ""


def _beside(path: Path) -> list[Path]:
    """SQLite's own files, with the same contents."""
    return [f for f in (path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")) if f.exists()]


class FileLock:
    """Held by the process that serves the file. It dies with that process, however that dies."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: int | None = None

    def take(self) -> None:
        """Raises `StoreUnavailable` if another process has it."""
        if sys.platform == "win32":
            return
        import fcntl

        file = os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            who = os.read(file, 32).decode(errors="replace").strip()
            os.close(file)
            raise StoreUnavailable(
                f"{self._path.with_suffix('')} is served by another process ({who or 'unknown'}): stop that one,"
                " or let both share a PostgreSQL database"
            ) from None
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

    def give_back(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
