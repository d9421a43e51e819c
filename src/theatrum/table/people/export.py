"""A person's data, as he may take it with him."""

from __future__ import annotations

from theatrum.table.store import Store, Tx, export, people, push, tables, whispers
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.personal_data import (
    ExportedAct,
    ExportedDevice,
    ExportedLine,
    ExportedNote,
    ExportedPerson,
    ExportedSeat,
    ExportedSession,
    ExportedTable,
    PersonalData,
)

TABLES_MOST = 10_000


async def personal_data(store: Store, user: str, now: int) -> PersonalData:
    """Everything that is stored about a user, as of one moment. Raises `no-session` if he is forgotten."""

    def work(tx: Tx) -> PersonalData:
        tx.freeze()
        found = people.user_by_id(tx, user)
        if found is None:
            raise TableError("no-session")
        return PersonalData(
            at=now,
            person=ExportedPerson(
                id=found.id,
                name=found.name,
                guest=found.guest,
                has_password=found.password is not None,
                language=found.language,
                webhook=found.webhook,
                email=found.email,
                notify=found.notify.split(),
                whispers=found.whispers.split(),
                created=found.created,
                seen=found.seen,
            ),
            sessions=[ExportedSession(created=c, used=u) for c, u in export.sessions_of(tx, user)],
            devices=[ExportedDevice(endpoint=d.endpoint, created=d.created) for d in push.of_user(tx, user)],
            addresses_last_used=export.addresses_of(tx, user),
            tables=[_table(tx, row, user) for row in tables.tables_of(tx, user, None, TABLES_MOST)],
            stood_in=[ExportedSeat(table=t, seat=s) for t, s in export.stood_in(tx, user)],
            chat=[ExportedLine(table=t, at=at, text=text) for t, at, text in export.said_by(tx, user)],
            notes=[ExportedNote(table=t, text=text) for t, text in export.notes_of(tx, user)],
            called_aside=whispers.waits_at(tx, user),
        )

    return await store.read(work)


def _table(tx: Tx, row: TableRow, user: str) -> ExportedTable:
    """A table, with what one's own seats did there. (What a bot does after one has resigned is no longer one's own.)"""
    mine = [s.seat for s in row.seats if user in (s.user, s.stand_in_user)]
    return ExportedTable(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        created=row.created,
        creator=row.creator == user,
        seats=mine,
        acts=[
            ExportedAct(seat=seat, at=at, kind=kind, what=data)
            for seat in mine
            if row.seats[seat].user == user and (row.status == OVER or not row.seats[seat].resigned)
            for at, kind, data in export.answers_of(tx, row.id, seat)
        ],
    )
