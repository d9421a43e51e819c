"""What is stored about a person, as a file to take along."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class ExportedPerson(Reply):
    id: str
    name: str
    guest: bool
    has_password: bool
    language: str
    webhook: str
    email: str
    notify: list[str]
    whispers: list[str]
    created: int
    seen: int


class ExportedSession(Reply):
    created: int
    used: int


class ExportedDevice(Reply):
    endpoint: str
    created: int


class ExportedSeat(Reply):
    table: str
    seat: int


class ExportedAct(Reply):
    seat: int
    at: int
    kind: str
    what: str
    """As JSON."""


class ExportedTable(Reply):
    id: str
    game: str
    title: str
    status: str
    created: int
    creator: bool
    seats: list[int]
    acts: list[ExportedAct]


class ExportedLine(Reply):
    table: str
    at: int
    text: str


class ExportedNote(Reply):
    table: str
    text: str


class PersonalData(Reply):
    """Everything that is stored about the one who asks."""

    at: int
    person: ExportedPerson
    sessions: list[ExportedSession]
    addresses_last_used: list[int]
    devices: list[ExportedDevice]
    tables: list[ExportedTable]
    stood_in: list[ExportedSeat]
    chat: list[ExportedLine]
    notes: list[ExportedNote]
    called_aside: list[str]
    """Tables at which something said in secret waits for him, as he was told."""
