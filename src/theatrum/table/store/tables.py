"""Tables and their seats, as rows."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

import msgspec

from theatrum.table.store.interface import Changes, Row, Tx

_TABLE = (
    "id, game, players, options, title, private, sandbox, parent, parent_position, creator, created, started, updated,"
    " status, seed, rules, names, clock, clock_state, position, waiting, bot_due, deadline, result,"
    " rated, study, rematch"
)
_SEAT = "seat, kind, user_id, bot, link, resigned, absent, stand_in, stand_in_user, stand_in_bot"

GATHERING, PLAYING, OVER = "gathering", "playing", "over"


@dataclass(slots=True)
class SeatRow:
    """A seat. `kind`: user, open, link, bot. `stand_in`: '', user, bot, link."""

    seat: int
    kind: str
    user: str | None = None
    bot: str | None = None
    link: int = 0
    """Number of its newest link; 0: there is none."""
    resigned: bool = False
    absent: bool = False
    stand_in: str = ""
    stand_in_user: str | None = None
    stand_in_bot: str | None = None
    name: str = ""
    stand_in_name: str = ""
    awaited: str = ""
    """Who has played here before, and keeps this chair at a rematch until he comes."""
    account: bool = False
    """Has he who is named here an account, and so a page of his own?"""

    @property
    def player(self) -> str | None:
        """The user who answers for the seat now."""
        if self.stand_in == "user":
            return self.stand_in_user
        return self.user if self.kind == "user" and self.stand_in in ("", "link") else None

    @property
    def playing_bot(self) -> str | None:
        """The bot that answers for the seat now."""
        if self.stand_in == "bot":
            return self.stand_in_bot
        return self.bot if self.kind == "bot" and not self.stand_in else None

    @property
    def free(self) -> bool:
        return self.kind in ("open", "link")


@dataclass(slots=True)
class Again:
    """How it stands with the rematch of a table: who of its people has come, and who is awaited, by name."""

    began: bool
    there: dict[str, str] = field(default_factory=dict)
    awaited: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class TableRow:
    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    title: str
    private: bool
    sandbox: bool
    parent: str | None
    parent_position: int | None
    creator: str | None
    created: int
    started: int | None
    updated: int
    status: str
    seed: str
    rules: int
    names: list[str]
    """Names of the seats when play began, as the record has them."""
    clock: dict[str, Any]
    clock_state: dict[str, Any]
    position: int = 0
    waiting: list[int] = field(default_factory=list)
    bot_due: bool = False
    deadline: int | None = None
    result: dict[str, Any] | None = None
    rated: bool = False
    study: bool = True
    """Players may fork it while it runs."""
    rematch: str | None = None
    seats: list[SeatRow] = field(default_factory=list)
    creator_name: str = ""
    creator_account: bool = False
    again: Again | None = None
    """Of a game that is over: its rematch, if there is one (still)."""
    before: str | None = None
    """Of a rematch: the table of which it is one."""

    def copy(self) -> TableRow:
        """Another row with the same values (`dataclasses.replace` takes ten times as long)."""
        return TableRow(*_all_values(self))


_all_values = attrgetter(*[f.name for f in fields(TableRow)])


def load_table(tx: Tx, table: str) -> TableRow | None:
    """A table with its seats and the names of those who sit there, or are awaited there at a rematch."""
    row = tx.one(f"SELECT {_TABLE} FROM tables WHERE id = ?", table)  # noqa: S608 our own words
    if row is None:
        return None
    found = _table(row)
    _complete(tx, [found])
    _find_rematch(tx, found)
    return found


def add_table(tx: Tx, t: TableRow) -> None:
    marks = ", ".join("?" * 27)
    tx.run(f"INSERT INTO tables ({_TABLE}) VALUES ({marks})", *_table_values(t))  # noqa: S608
    for seat in t.seats:
        _add_seat(tx, t.id, seat)


def save_status(tx: Tx, t: TableRow) -> None:
    """What changes when play begins or the creator changes his mind."""
    tx.run(
        "UPDATE tables SET title = ?, private = ?, started = ?, updated = ?, status = ?, rules = ?, names = ?,"
        " clock_state = ?, position = ?, waiting = ?, bot_due = ?, deadline = ?, result = ? WHERE id = ?",
        t.title,
        int(t.private),
        t.started,
        t.updated,
        t.status,
        t.rules,
        _json(t.names),
        *_progress_values(t),
        t.id,
    )


def save_progress(tx: Changes, t: TableRow) -> None:
    """What changes with every answer. What is over stays so: a bot may just answer while the last player resigns."""
    tx.run(
        "UPDATE tables SET updated = ?, status = ?, clock_state = ?, position = ?, waiting = ?, bot_due = ?,"
        " deadline = ?, result = ? WHERE id = ? AND status <> ?",
        t.updated,
        t.status,
        *_progress_values(t),
        t.id,
        OVER,
    )


def save_seat(tx: Changes, table: str, s: SeatRow) -> None:
    tx.run(
        "UPDATE seats SET kind = ?, user_id = ?, bot = ?, link = ?, resigned = ?, absent = ?, stand_in = ?,"
        " stand_in_user = ?, stand_in_bot = ? WHERE table_id = ? AND seat = ?",
        *_seat_values(s)[1:],
        table,
        s.seat,
    )


def note_insider(tx: Tx, table: str, user: str, seat: int) -> None:
    """A user gets to see what a seat knows."""
    tx.run(
        "INSERT INTO insiders (table_id, user_id, seat) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id, seat) DO NOTHING",
        table,
        user,
        seat,
    )


def seats_known_to(tx: Tx, table: str, user: str) -> set[int]:
    """The seats for which a user has played as a stand-in, now or once."""
    rows = tx.all("SELECT seat FROM insiders WHERE table_id = ? AND user_id = ?", table, user)
    return {row[0] for row in rows}


def forget_name(tx: Tx, t: TableRow, user: str) -> None:
    """Take a user's name out of a table. A sandbox of his own goes with him."""
    if t.sandbox and t.creator == user:
        remove_table(tx, t.id)
        return
    names = ["" if i < len(t.seats) and t.seats[i].user == user else name for i, name in enumerate(t.names)]
    tx.run("UPDATE tables SET names = ? WHERE id = ?", _json(names), t.id)
    tx.run("UPDATE chat SET name = '' WHERE table_id = ? AND user_id = ?", t.id, user)


def save_rematch(tx: Tx, table: str, rematch: str) -> None:
    tx.run("UPDATE tables SET rematch = ? WHERE id = ?", rematch, table)


def remove_table(tx: Tx, table: str) -> bool:
    return tx.run("DELETE FROM tables WHERE id = ?", table) > 0


def _find_rematch(tx: Tx, t: TableRow) -> None:
    """The rematch of a game that is over; of a rematch, whose chairs are kept for whom."""
    if t.status == OVER and t.rematch is not None:
        there = tx.one("SELECT status FROM tables WHERE id = ?", t.rematch)
        if there is None:
            t.rematch = None
            return
        came = {r[0] for r in tx.all("SELECT user_id FROM seats WHERE table_id = ?", t.rematch)}
        t.again = Again(began=there[0] != GATHERING)
        for seat in t.seats:
            if seat.user is not None:
                (t.again.there if seat.user in came else t.again.awaited)[seat.user] = seat.name
    elif t.status == GATHERING and t.creator is not None and not t.sandbox:
        before = tx.one(
            "SELECT t.id FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = ? AND t.rematch = ?",
            t.creator,
            t.id,
        )
        if before is None:
            return
        t.before = before[0]
        came = {seat.user for seat in t.seats}
        for number, user, name, account in tx.all(
            "SELECT s.seat, s.user_id, u.name, u.account FROM seats s JOIN users u ON u.id = s.user_id WHERE s.table_id = ?",
            t.before,
        ):
            if t.seats[number].kind == "link" and user not in came:
                t.seats[number].awaited, t.seats[number].account = name, account is not None


# ---- lists -------------------------------------------------------------------------------------------------------
def public_tables(
    tx: Tx, status: str, game: str | None, before: tuple[int, str] | None, limit: int
) -> list[TableRow]:
    """Those that wait only if anybody may sit down: chairs for friends and of rematches are nobody else's."""
    sql = f"SELECT {_TABLE} FROM tables WHERE status = ? AND private = 0"  # noqa: S608
    args: list[Any] = [status]
    if status == GATHERING:
        sql += " AND id IN (SELECT table_id FROM seats WHERE kind = 'open')"
    if game is not None:
        sql += " AND game = ?"
        args.append(game)
    return _page(tx, sql, args, before, limit)


def tables_of(tx: Tx, user: str, before: tuple[int, str] | None, limit: int) -> list[TableRow]:
    """Where a user sits, stands in, or is the creator."""
    sql = (
        f"SELECT {_TABLE} FROM tables WHERE (creator = ?"  # noqa: S608
        " OR id IN (SELECT table_id FROM seats WHERE user_id = ? OR stand_in_user = ?))"
    )
    return _page(tx, sql, [user, user, user], before, limit)


def all_tables(tx: Tx, limit: int = 1000) -> list[TableRow]:
    return _page(tx, f"SELECT {_TABLE} FROM tables WHERE 1 = 1", [], None, limit)  # noqa: S608


def tables_due(tx: Tx, now: int) -> list[str]:
    """Tables where a clock has run out."""
    return [r[0] for r in tx.all("SELECT id FROM tables WHERE deadline <= ? LIMIT 200", now)]


def tables_with_bot_due(tx: Tx, since: int) -> list[str]:
    """Tables that have waited for a bot since before then."""
    sql = "SELECT id FROM tables WHERE bot_due = 1 AND updated <= ? AND status = 'playing' LIMIT 500"
    return [r[0] for r in tx.all(sql, since)]


def count_tables_of(tx: Tx, user: str) -> int:
    """Tables of a creator that are not over."""
    row = tx.one("SELECT count(*) FROM tables WHERE creator = ? AND status <> 'over'", user)
    return int(row[0]) if row else 0


def _page(tx: Tx, sql: str, args: list[Any], before: tuple[int, str] | None, limit: int) -> list[TableRow]:
    if before is not None:
        sql += " AND (updated < ? OR (updated = ? AND id < ?))"
        args += [before[0], before[0], before[1]]
    found = [_table(r) for r in tx.all(f"{sql} ORDER BY updated DESC, id DESC LIMIT ?", *args, limit)]
    _complete(tx, found)
    return found


# ---- rows to objects ---------------------------------------------------------------------------------------------
def _complete(tx: Tx, found: list[TableRow]) -> None:
    """Seats and names."""
    known: dict[str | None, tuple[str, bool]] = {None: ("", False)}

    def name(user: str | None) -> tuple[str, bool]:
        """And whether he has an account."""
        if user not in known:
            row = tx.one("SELECT name, account FROM users WHERE id = ?", user)
            known[user] = (row[0], row[1] is not None) if row else ("", False)
        return known[user]

    for t in found:
        rows = tx.all(f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat", t.id)  # noqa: S608
        t.seats = [_seat(r) for r in rows]
        t.creator_name, t.creator_account = name(t.creator)
        for s in t.seats:
            s.name, s.account = name(s.user)
            s.stand_in_name, _ = name(s.stand_in_user)


def _table(r: Row) -> TableRow:
    return TableRow(
        id=r[0],
        game=r[1],
        players=r[2],
        options=msgspec.json.decode(r[3]),
        title=r[4],
        private=bool(r[5]),
        sandbox=bool(r[6]),
        parent=r[7],
        parent_position=r[8],
        creator=r[9],
        created=r[10],
        started=r[11],
        updated=r[12],
        status=r[13],
        seed=r[14],
        rules=r[15],
        names=msgspec.json.decode(r[16]),
        clock=msgspec.json.decode(r[17]),
        clock_state=msgspec.json.decode(r[18]),
        position=r[19],
        waiting=msgspec.json.decode(r[20]),
        bot_due=bool(r[21]),
        deadline=r[22],
        result=None if r[23] is None else msgspec.json.decode(r[23]),
        rated=bool(r[24]),
        study=bool(r[25]),
        rematch=r[26],
    )


def _table_values(t: TableRow) -> list[Any]:
    return [
        t.id,
        t.game,
        t.players,
        _json(t.options),
        t.title,
        int(t.private),
        int(t.sandbox),
        t.parent,
        t.parent_position,
        t.creator,
        t.created,
        t.started,
        t.updated,
        t.status,
        t.seed,
        t.rules,
        _json(t.names),
        _json(t.clock),
        *_progress_values(t),
        int(t.rated),
        int(t.study),
        t.rematch,
    ]


def _progress_values(t: TableRow) -> list[Any]:
    return [
        _json(t.clock_state),
        t.position,
        _json(t.waiting),
        int(t.bot_due),
        t.deadline,
        None if t.result is None else _json(t.result),
    ]


def _seat(r: Row) -> SeatRow:
    return SeatRow(r[0], r[1], r[2], r[3], r[4], bool(r[5]), bool(r[6]), r[7], r[8], r[9])


def _seat_values(s: SeatRow) -> list[Any]:
    return [
        s.seat,
        s.kind,
        s.user,
        s.bot,
        s.link,
        int(s.resigned),
        int(s.absent),
        s.stand_in,
        s.stand_in_user,
        s.stand_in_bot,
    ]


def _add_seat(tx: Tx, table: str, s: SeatRow) -> None:
    marks = ", ".join("?" * 11)
    tx.run(f"INSERT INTO seats (table_id, {_SEAT}) VALUES ({marks})", table, *_seat_values(s))  # noqa: S608


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
