"""The house with people in it, for `tools/gallery.py`: a lobby with open tables, a waiting room, a profile with rated
games, a league in its first round and a knock-out that gathers."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from playwright.sync_api import Playwright

from browser.sitting import RETRIES, House
from theatrum.core.game import Game
from theatrum.table.lobby.beginning import blank_row
from theatrum.table.play.acts import RecordAct, to_entry
from theatrum.table.play.progress import take_in
from theatrum.table.store import Tx, journal, people
from theatrum.table.store.opening import open_store
from theatrum.table.store.tables import PLAYING, SeatRow, add_table

NAMES = ("Bertram", "Cleopatra", "Dora")
PASSWORD = "a long password"
MOST_ANSWERS = 2000
LEAGUE_PATIENCE = 30.0


class Guest:
    """Somebody of the house who asks it without a browser."""

    def __init__(self, playwright: Playwright, house: House, name: str) -> None:
        self.http = playwright.request.new_context(base_url=house.address)
        self.name = name
        reply = self.http.post("/api/account", data={"name": name, "password": PASSWORD})
        self.csrf: str = reply.json()["csrf"]

    @property
    def state(self) -> Any:
        """What a browser needs to be this person."""
        return self.http.storage_state()

    def get(self, path: str) -> Any:
        return self.http.get(path, max_retries=RETRIES).json()

    def post(self, path: str, body: dict[str, Any] | str) -> Any:
        kind = "text/plain" if isinstance(body, str) else "application/json"
        headers = {"X-CSRF-Token": self.csrf, "Content-Type": kind}
        reply = self.http.post(path, data=body, headers=headers, max_retries=RETRIES)
        assert reply.ok, (path, reply.text())
        return reply.json()

    def open(self, game: str, *seats: str, **wishes: Any) -> str:
        """A table with these seats ("me", "open", "link", "bot"); its id."""
        wanted = [{"kind": kind} | ({"bot": "greedy"} if kind == "bot" else {}) for kind in seats]
        body = {"game": game, "players": len(seats), "seats": wanted, **wishes}
        found: str = self.post("/api/tables", body)["table"]["id"]
        return found


def sat_down_at(house: House, who: str, game: Game) -> str:
    """A sandbox in which this person plays all seats, from the middle of a game; its id.

    It is written into the house's own store: the house itself takes nothing from strangers that it can't play again from
    the first answer on.
    """
    with ThreadPoolExecutor(1) as apart:  # Playwright's own loop runs in this thread.
        return apart.submit(asyncio.run, _sat_down_at(str(house.database), who, game)).result()


async def _sat_down_at(database: str, who: str, game: Game) -> str:
    store = open_store(database)
    await store.open(lambda message: None)
    try:
        user = await store.read(partial(people.user_by_id, user=who))
        assert user is not None
        now = time.time_ns() // 1_000_000
        row = blank_row(user, game.header.key, game.header.players, now)
        row.sandbox, row.status, row.started = True, PLAYING, now
        row.seats = [SeatRow(number, "user", user=user.id, name=user.name) for number in range(row.players)]
        row.seed, row.rules = game.header.seed, game.header.rules_version
        row.options, row.names = dict(game.header.options), list(game.header.seats)
        take_in(row, game, now)
        act = RecordAct(game.record(), game.serial, game.definition.rules_version)

        def write(tx: Tx) -> None:
            add_table(tx, row)
            journal.append(tx, row.id, to_entry(act, 1, row.updated))

        await store.write(write)
        return row.id
    finally:
        await store.close()


def house_pages(playwright: Playwright, house: House, anna: Guest) -> Iterator[tuple[str, str]]:
    """Name and address of every page that is no table being played at."""
    others = [Guest(playwright, house, name) for name in NAMES]
    league, knockout = leagues(house, [anna, *others])
    tables(anna, others)
    waiting = anna.open(
        "elisabeth",
        *("me", "open", "link", "open", "bot", "open"),
        title="Donnerstagsrunde",
        rated=True,
        clock={"kind": "pace", "seconds": 86400},
    )
    yield "house/home", "/"
    yield "house/game", "/game/generalship"
    yield "house/waiting", f"/table/{waiting}"
    yield "house/account", "/account"
    yield "house/person", f"/person/{anna.name}"
    yield "house/ranking", "/ranking/pax_renaissance"
    yield "house/rulebook", "/rules/elisabeth/E1-9.1.4"
    yield "house/leagues", "/league"
    yield "house/league", f"/league/{league}"
    yield "house/knockout", f"/league/{knockout}"


def tables(anna: Guest, others: list[Guest]) -> None:
    """Tables that wait, one that is being played, and rated games that are over."""
    bert, cleo, dora = others
    bert.open("generalship", "me", "open", "open", title="Sonntagabend", rated=True)
    cleo.open("pax_renaissance", "me", "open", clock={"kind": "bank", "seconds": 1800, "increment": 30})
    dora.open("caribbean", "me", "open", "bot")
    anna.open("generalship", "me", "bot", private=True)
    for other in (bert, cleo):
        table = anna.open("pax_renaissance", "me", "open", rated=True)
        other.post(f"/api/tables/{table}/join", {})
        play(table, [anna, other])


def play(table: str, sitters: list[Guest]) -> None:
    """To the end, always another of the answers offered."""
    for i in range(MOST_ANSWERS):
        row = sitters[0].get(f"/api/tables/{table}")["table"]
        if row["status"] == "over":
            return
        seat = row["waiting"][0]
        question = sitters[seat].get(f"/api/tables/{table}/view?seat={seat}")["scene"]["question"]
        answer = question["choices"][i % len(question["choices"])]["answer"]
        said = {"do": "answer", "seat": seat, "serial": question["serial"], "answer": answer}
        sitters[seat].post(f"/api/tables/{table}/do", said)


def leagues(house: House, members: list[Guest]) -> tuple[str, str]:
    """A league whose first round is being played, and a knock-out that gathers; their ids."""
    league = admin(house, "league", "Winterliga", "--game", "pax_renaissance", "--rated", "--rounds", "3")
    knockout = admin(house, "league", "Pokal der Feldherren", "--game", "generalship", "--kind", "knockout")
    for member in members:
        member.post(f"/api/leagues/{league}/join", {})
    for member in members[1:]:
        member.post(f"/api/leagues/{knockout}/join", {})
    admin(house, "start-league", league)
    patience = time.monotonic() + LEAGUE_PATIENCE
    while not members[0].get(f"/api/leagues/{league}")["tables"] and time.monotonic() < patience:
        time.sleep(0.5)
    return league, knockout


def admin(house: House, *words: str) -> str:
    """`theatrum admin …`, as the host says it; the id of the league it speaks of."""
    command = [sys.executable, "-m", "theatrum.cli", "admin", *words, "--database", str(house.database)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"league[/ ](\w+)", said)
    assert found, said
    return found[1]
