"""Where the table remembers: the store, who may read it, the room it has, the clock it goes by."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from pathlib import Path

from theatrum.table.config import Settings
from theatrum.table.ops.doctor.findings import Finding, ill, look, well
from theatrum.table.store import StoreUnavailable
from theatrum.table.store.file_guard import file_fault, folder_fault
from theatrum.table.store.looking import look_at, place_of

LITTLE_ROOM = 4 * 2**20
SOME_ROOM = 200 * 2**20
A_MINUTE = 60_000


def check_store(settings: Settings) -> Iterator[Finding]:
    try:
        seen = look_at(settings.database)
    except StoreUnavailable as error:
        yield ill("store", "unusable", cause=str(error))
        return
    if seen.version > seen.newest:
        yield ill("store", "newer", version=seen.version, newest=seen.newest)
    elif not seen.exists:
        yield well("store", "none")
    elif seen.version < seen.newest:
        yield look("store", "older", version=seen.version, newest=seen.newest)
    else:
        yield well("store", version=seen.version)


def check_permissions(settings: Settings) -> Iterator[Finding]:
    """Only of a file: a database elsewhere is its own host's."""
    place = place_of(settings.database)
    if place is None:
        return
    folder = _nearest(place.parent)
    if folder_fault(folder):
        yield ill("permissions", "folder", folder=str(folder))
    if place.is_file() and file_fault(place):
        yield ill("permissions", "file", file=str(place))
    elif not folder_fault(folder):
        yield well("permissions")


def check_room(settings: Settings) -> Iterator[Finding]:
    place = place_of(settings.database)
    if place is None:
        return
    folder = _nearest(place.parent)
    free = shutil.disk_usage(folder).free
    megabytes = free // 2**20
    if free < LITTLE_ROOM:
        yield ill("room", "none", folder=str(folder), megabytes=megabytes)
    elif free < SOME_ROOM:
        yield look("room", "little", folder=str(folder), megabytes=megabytes)
    else:
        yield well("room", megabytes=megabytes)


def check_clock(settings: Settings) -> Iterator[Finding]:
    """A clock can't be older than this program, nor than what has happened at a table."""
    now = time.time_ns() // 1_000_000
    made = int(Path(__file__).stat().st_mtime * 1000)
    try:
        happened = look_at(settings.database).updated or 0
    except StoreUnavailable:
        happened = 0  # said by the check of the store
    said = time.strftime("%Y-%m-%d %H:%M", time.gmtime(now / 1000))
    if now + A_MINUTE < max(made, happened):
        yield ill("clock", "behind", now=said)
    else:
        yield well("clock", now=said)


def _nearest(folder: Path) -> Path:
    """The folder, or the one in which it will be made."""
    while not folder.exists():
        folder = folder.parent
    return folder
