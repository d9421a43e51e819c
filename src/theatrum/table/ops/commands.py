"""The table's commands: `theatrum serve`, `admin`, `backup`, `restore`, `loadtest`.

What they need is imported when they run: `theatrum games` should not have to load a web server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from theatrum.table.config import Settings, add_flags, settings_from
from theatrum.table.store import Store, StoreUnavailable, open_existing, open_store

T = TypeVar("T")
WHERE = ("database", "games")

SERVE = """\
Serve the table: people play in the browser, with each other and with bots.

Every setting can be given as a flag or in the environment (THEATRUM_PORT, THEATRUM_DATABASE, …); secrets
(THEATRUM_SECRET, THEATRUM_SMTP) belong into the environment. The settings are printed at the start.

examples:
  theatrum serve                                  for this machine, with an embedded store
  theatrum serve --host 0.0.0.0 --port 80         for everyone who can reach this machine
  theatrum serve --database postgresql://…        several processes can share one database
  theatrum serve --edition my-copy                offer a game with facts you have corrected, too
"""
ADMIN = """\
Look after a house: list and inspect tables and users, remove them, export a record, reset a password.

examples:
  theatrum admin tables
  theatrum admin inspect k3v9q2mzt1ab
  theatrum admin export k3v9q2mzt1ab > game.theatrum
  theatrum admin remove k3v9q2mzt1ab
  theatrum admin reset-password Anna
  theatrum admin league "Winter cup" --game generalship --kind knockout --players 4 --rounds 3 --days 21
  theatrum admin start-league 3kz7q2mv
"""


def add_commands(commands: Any) -> None:
    """Add the table's commands to those of `theatrum`."""
    _add_serve(commands)
    _add_admin(commands)
    for name, run, about in (
        ("backup", _back_up, "write the whole store to a file"),
        ("restore", _restore, "fill an empty store from a backup"),
    ):
        parser = commands.add_parser(name, help=about, description=f"{about.capitalize()}.")
        parser.add_argument("file", type=Path, help="the backup's file")
        add_flags(parser, WHERE)
        parser.set_defaults(run=run)
    _add_loadtest(commands)


def _parser(commands: Any, name: str, about: str, teaching: str) -> argparse.ArgumentParser:
    description, _, examples = teaching.partition("\nexamples:")
    added: argparse.ArgumentParser = commands.add_parser(
        name,
        help=about,
        description=description,
        epilog=f"examples:{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return added


# ---- serve -------------------------------------------------------------------------------------------------------
def _add_serve(commands: Any) -> None:
    parser = _parser(commands, "serve", "serve the table: play in the browser", SERVE)
    add_flags(parser)
    parser.add_argument("--open", action="store_true", help="open the address in a browser")
    parser.add_argument("--quiet", action="store_true", help="print only the address")
    parser.set_defaults(run=_serve)


def _serve(args: argparse.Namespace) -> int:
    from theatrum.table.ops.serve import serve

    settings = _settings(args)
    return 2 if settings is None else serve(settings, args.open, args.quiet)


def _settings(args: argparse.Namespace) -> Settings | None:
    try:
        return settings_from(args)
    except ValueError as error:
        print(f"theatrum: {error}", file=sys.stderr)
        return None


# ---- admin -------------------------------------------------------------------------------------------------------
def _add_admin(commands: Any) -> None:
    parser = _parser(commands, "admin", "look after tables and users", ADMIN)
    subjects = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    for name, work, argument, about in (
        ("tables", _tables, None, "list the tables"),
        ("users", _users, None, "list the users"),
        ("inspect", _inspect, "table", "everything about a table but its secrets"),
        ("export", _export, "table", "print the record of a game, with all its secrets"),
        ("remove", _remove, "id", "remove a table or a user (by id or name)"),
        ("reset-password", _reset, "name", "give an account a new password"),
        ("leagues", _leagues, None, "list leagues and knock-outs"),
        ("start-league", _start_league, "league", "let the first round of a league begin"),
    ):
        sub = subjects.add_parser(name, help=about, description=f"{about.capitalize()}.")
        if argument:
            sub.add_argument(argument)
        sub.add_argument("--json", action="store_true", help="print as JSON, for programs")
        add_flags(sub, WHERE)
        sub.set_defaults(run=_run_with(work))
    _add_league(subjects)


def _add_league(subjects: Any) -> None:
    about = "set up a league or a knock-out, for people to join"
    sub = subjects.add_parser("league", help=about, description=f"{about.capitalize()}.")
    sub.add_argument("name")
    sub.add_argument("--game", required=True)
    sub.add_argument("--kind", choices=("league", "knockout"), default="league")
    sub.add_argument("--players", type=int, default=2, help="at one table (default: 2)")
    sub.add_argument("--rounds", type=int, default=5, help="(default: 5)")
    sub.add_argument("--days", type=int, default=14, help="for one round (default: 14)")
    sub.add_argument("--hours", type=int, default=24, help="for one answer; 0: no clock (default: 24)")
    sub.add_argument("--rated", action="store_true", help="its games count for ratings")
    add_flags(sub, WHERE)
    sub.set_defaults(run=_run_with(_league))


def _run_with(
    work: Callable[[Store, Settings, argparse.Namespace], Awaitable[None]],
    find: Callable[[str], Store] = open_existing,
) -> Callable[..., int]:
    def run(args: argparse.Namespace) -> int:
        from theatrum.table.ops.admin import AdminError
        from theatrum.table.ops.backup import BackupError

        settings = _settings(args)
        if settings is None:
            return 2
        try:
            asyncio.run(_with_store(find(settings.database), lambda store: work(store, settings, args)))
        except (AdminError, BackupError, StoreUnavailable, OSError) as error:
            print(f"theatrum: {error}", file=sys.stderr)
            return 1
        return 0

    return run


async def _with_store(store: Store, work: Callable[[Store], Awaitable[T]]) -> T:
    await store.open(lambda _: None)
    try:
        return await work(store)
    finally:
        await store.close()


async def _tables(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import list_tables

    _show(await list_tables(store), args.json)


async def _leagues(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import list_leagues

    _show(await list_leagues(store), args.json)


async def _start_league(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import start_league

    print(f"the league {args.league} begins with {await start_league(store, args.league)} members")


async def _league(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import new_league
    from theatrum.table.play.catalogue import Catalogue
    from theatrum.table.store.leagues import LeagueRow

    clock: dict[str, Any] = {"kind": "none"}
    if args.hours:
        clock = {"kind": "pace", "seconds": 3600 * args.hours, "increment": 0}
    wish = LeagueRow(
        "", args.name, args.game, args.kind, args.players, {}, clock, args.rounds, args.days, args.rated,
        "gathering", 0, None, 0,
    )  # fmt: skip
    number = await new_league(store, Catalogue(settings.more_games), wish)
    print(f"people join at /league/{number}; then: theatrum admin start-league {number}")


async def _users(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import list_users

    _show(await list_users(store), args.json)


async def _inspect(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import inspect
    from theatrum.table.play.catalogue import Catalogue

    found = await inspect(store, Catalogue(settings.more_games), args.table)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    for name, value in found.items():
        print(f"{name:>26}  {value}")


async def _export(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import export
    from theatrum.table.play.catalogue import Catalogue

    print(await export(store, Catalogue(settings.more_games), args.table), end="")


async def _remove(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import remove

    print(f"{await remove(store, args.id)} {args.id} is removed")


async def _reset(store: Store, settings: Settings, args: argparse.Namespace) -> None:
    from theatrum.table.ops.admin import reset_password

    print(f"the new password of {args.name} is {await reset_password(store, args.name)}")


def _show(rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        print("  ".join(", ".join(v) if isinstance(v, list) else str(v) for v in row.values()))


# ---- backup ------------------------------------------------------------------------------------------------------
def _back_up(args: argparse.Namespace) -> int:
    async def work(store: Store, settings: Settings, args: argparse.Namespace) -> None:
        from theatrum.table.ops.backup import back_up

        print(f"{await back_up(store, args.file)} rows written to {args.file}")

    return _run_with(work)(args)


def _restore(args: argparse.Namespace) -> int:
    async def work(store: Store, settings: Settings, args: argparse.Namespace) -> None:
        from theatrum.table.ops.backup import restore

        print(f"{await restore(store, args.file)} rows restored")

    return _run_with(work, open_store)(args)


# ---- load test ---------------------------------------------------------------------------------------------------
def _add_loadtest(commands: Any) -> None:
    parser = commands.add_parser(
        "loadtest",
        help="measure the server: bots over real WebSockets on this machine",
        description="Start a server of its own, let bots play over WebSockets, and report moves a second, delays and memory.",
    )
    parser.add_argument(
        "--game", default="generalship", help="the game: generalship, or elisabeth (the largest), …"
    )
    parser.add_argument("--players", type=int, default=2, help="people in each game")
    parser.add_argument("--tables", type=int, default=16, help="games at once")
    parser.add_argument(
        "--processes", type=int, default=1, help="servers on one store; more than one needs PostgreSQL"
    )
    parser.add_argument("--views", type=int, default=8, help="connections that look at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument(
        "--rate", type=float, default=0.0, help="moves a second to offer; 0: as fast as it goes"
    )
    parser.add_argument("--idle", type=int, default=5000, help="idle connections to hold")
    parser.add_argument("--json", action="store_true")
    add_flags(parser, WHERE)
    parser.set_defaults(run=_loadtest)


def _loadtest(args: argparse.Namespace) -> int:
    from theatrum.table.ops.loadtest import run

    return run(args)
