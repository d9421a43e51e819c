"""What a host does to his house by hand: list, inspect, remove, export, reset a password."""

from __future__ import annotations

import time
from typing import Any

from theatrum.table.people.passwords import account_key, hash_password
from theatrum.table.people.tokens import new_id
from theatrum.table.play.catalogue import Catalogue
from theatrum.table.play.kept_editions import KeptEditions
from theatrum.table.play.rebuild import rebuild
from theatrum.table.play.stand_ins import usual_bot
from theatrum.table.store import Store, Tx, journal, leagues, people, tables, talk
from theatrum.table.store.leagues import LeagueRow
from theatrum.table.store.people import User
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.notices import RowChanged, SessionsEnded, TableRemoved, encoded


class AdminError(Exception):
    """What can't be done, and why."""


async def list_tables(store: Store) -> list[dict[str, Any]]:
    rows = await store.read(tables.all_tables)
    return [
        {
            "id": r.id,
            "game": r.game,
            "title": r.title,
            "status": r.status,
            "position": r.position,
            "private": r.private,
            "seats": [_sitter(s) for s in r.seats],
            "updated": _date(r.updated),
        }
        for r in rows
    ]


async def new_league(store: Store, catalogue: Catalogue, wish: LeagueRow) -> str:
    """Set one up, for people to join; its id."""
    definition = catalogue.wanted(wish.game)
    if wish.players not in definition.players:
        counts = ", ".join(map(str, definition.players))
        raise AdminError(f"{wish.game} is for {counts} players, not {wish.players}")
    wish.id, wish.created = new_id(8), int(time.time() * 1000)
    await store.write(lambda tx: leagues.add_league(tx, wish))
    return wish.id


async def start_league(store: Store, number: str) -> int:
    """Let its first round begin (the server deals within seconds); how many have joined."""
    count = await store.read(lambda tx: len(leagues.members(tx, number)))
    if count < 2:
        raise AdminError(f"{count} have joined the league {number}: at least two are needed")
    if not await store.write(lambda tx: leagues.start(tx, number)):
        raise AdminError(f"there is no league {number} that gathers")
    return count


async def list_leagues(store: Store) -> list[dict[str, Any]]:
    rows = await store.read(lambda tx: [(r, leagues.members(tx, r.id)) for r in leagues.leagues(tx)])
    return [
        {
            "id": r.id,
            "name": r.name,
            "game": r.game,
            "kind": r.kind,
            "state": r.state,
            "round": f"{r.round}/{r.rounds}",
            "members": [m.name for m in members],
        }
        for r, members in rows
    ]


async def list_users(store: Store) -> list[dict[str, Any]]:
    found = await store.read(people.users)
    return [
        {"id": u.id, "name": u.name, "guest": u.guest, "created": _date(u.created), "seen": _date(u.seen)}
        for u in found
    ]


async def inspect(store: Store, catalogue: Catalogue, table: str) -> dict[str, Any]:
    """Everything about a table but its secrets: hands, seed and private notes stay where they are."""
    row, entries, snapshot, said = await store.read(
        lambda tx: (
            tables.load_table(tx, table),
            journal.entries(tx, table),
            journal.snapshot(tx, table),
            len(talk.chat(tx, table, None, 10_000)),
        )
    )
    if row is None:
        raise AdminError(f"there is no table {table}")
    out: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "status": row.status,
        "private": row.private,
        "sandbox": row.sandbox,
        "seats": [_sitter(s) for s in row.seats],
        "clock": row.clock,
        "position": row.position,
        "waiting": row.waiting,
        "entries": len(entries),
        "chat_lines": said,
        "created": _date(row.created),
        "updated": _date(row.updated),
    }
    await KeptEditions(store, catalogue).fetch(row.game)
    if row.status != tables.GATHERING:
        rebuilt = rebuild(catalogue.find, row, entries, snapshot)
        out["digest"] = rebuilt.game.digest
        out["goes_on_under_other_rules"] = rebuilt.went_on
        out["sound"] = not rebuilt.game.definition.invariants(rebuilt.game.state)
    return out


async def export(store: Store, catalogue: Catalogue, table: str) -> str:
    """The record, also of a running game. It holds every secret: for the host's eyes."""
    row, entries, snapshot = await store.read(
        lambda tx: (tables.load_table(tx, table), journal.entries(tx, table), journal.snapshot(tx, table))
    )
    if row is None or row.status == tables.GATHERING:
        raise AdminError(f"there is no game at table {table}")
    await KeptEditions(store, catalogue).fetch(row.game)
    return rebuild(catalogue.find, row, entries, snapshot).game.record()


async def remove(store: Store, what: str) -> str:
    """Remove a table or a user; what it was. A user is forgotten as if he had asked for it himself: seats in running
    games go to bots, the name is gone from tables and chat."""

    def work(tx: Tx) -> str:
        if tables.remove_table(tx, what):
            tx.publish(encoded(TableRemoved(table=what)))
            return "table"
        user = _find_user(tx, what)
        for row in tables.tables_of(tx, user.id, None, 10_000):
            _give_seats_to_bots(tx, row, user)
            tables.forget_name(tx, row, user.id)
        people.remove_user(tx, user.id)
        tx.publish(encoded(SessionsEnded(user=user.id)))
        return "user"

    return await store.write(work)


async def reset_password(store: Store, name: str) -> str:
    """A new password for an account; all its sessions end."""
    password = new_id(16)
    hashed = await hash_password(password)

    def work(tx: Tx) -> None:
        user = _find_user(tx, name)
        if user.guest:
            raise AdminError(f"{name} is a guest and has no password")
        people.change_user(tx, user.id, password=hashed)
        people.end_sessions(tx, user.id)
        tx.publish(encoded(SessionsEnded(user=user.id)))

    await store.write(work)
    return password


def _find_user(tx: Tx, what: str) -> User:
    user = people.user_by_id(tx, what) or people.user_by_account(tx, account_key(what))
    if user is None:
        raise AdminError(f"there is no table, account or user {what}")
    return user


def _give_seats_to_bots(tx: Tx, row: TableRow, user: User) -> None:
    for seat in row.seats:
        if seat.user == user.id and row.status == tables.GATHERING:
            tables.save_seat(tx, row.id, tables.SeatRow(seat.seat, "open", link=seat.link))
        elif user.id in (seat.user, seat.stand_in_user) and row.status == tables.PLAYING:
            seat.stand_in, seat.stand_in_user, seat.stand_in_bot = "bot", None, usual_bot()
            seat.resigned = seat.resigned or seat.user == user.id
            tables.save_seat(tx, row.id, seat)
            row.bot_due = row.bot_due or seat.seat in row.waiting
    tables.save_progress(tx, row)
    tx.publish(encoded(RowChanged(table=row.id)))


def _sitter(seat: tables.SeatRow) -> str:
    who = seat.name or (f"bot {seat.bot}" if seat.kind == "bot" else seat.kind)
    if seat.stand_in:
        who += f" (for now: {seat.stand_in_name or seat.stand_in_bot or seat.stand_in})"
    return who


def _date(ms: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(ms / 1000))
