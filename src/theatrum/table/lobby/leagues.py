"""Leagues and knock-outs: the host sets them up, people join, rounds follow each other by themselves."""

from __future__ import annotations

import random
from collections.abc import Sequence

from theatrum.core.beginning import check_options
from theatrum.table.lobby.beginning import Dealer, blank_row
from theatrum.table.lobby.pairing import groups, met_at
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.catalogue import Catalogue, title_at
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, leagues, people, tables
from theatrum.table.store.leagues import GATHERING, KNOCKOUT, OVER, RUNNING, LeagueRow, MemberRow
from theatrum.table.store.people import User
from theatrum.table.store.tables import OVER as TABLE_OVER
from theatrum.table.store.tables import SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.leagues import LeagueReply, Leagues, LeagueTable, LeagueView, Standing
from theatrum.table.wire.words import Words

DAY_MS = 86_400_000


class LeagueRoom:
    def __init__(
        self,
        store: Store,
        runtime: Runtime,
        catalogue: Catalogue,
        words: Words,
        dealer: Dealer,
        aftermath: Aftermath,
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._catalogue = catalogue
        self._words = words
        self._dealer = dealer
        self._aftermath = aftermath

    # ---- looking and joining -----------------------------------------------------------------------------------
    async def all(self, language: str) -> Leagues:
        rows = await self._store.read(
            lambda tx: [(r, len(leagues.members(tx, r.id))) for r in leagues.leagues(tx)]
        )
        return Leagues(leagues=[self._view(row, count, language) for row, count in rows])

    async def one(self, number: str, user: str | None, language: str) -> LeagueReply:
        def work(tx: Tx) -> LeagueReply:
            row = _found(tx, number)
            members = leagues.members(tx, number)
            played = [(n, tables.load_table(tx, t)) for n, t in leagues.tables_of(tx, number)]
            return LeagueReply(
                league=self._view(row, len(members), language),
                joined=any(m.user == user for m in members),
                standings=[
                    Standing(name=m.name, points=round(m.points, 2), won=m.won, lost_in=m.lost_in)
                    for m in members
                ],
                tables=[_table(n, t) for n, t in played if t is not None],
            )

        return await self._store.read(work)

    async def join(self, number: str, user: User, leaving: bool) -> None:
        """While it gathers; with an account. Raises `forbidden`, `started`."""
        if user.guest:
            raise TableError("forbidden")

        def work(tx: Tx) -> None:
            if _found(tx, number).state != GATHERING:
                raise TableError("started")
            (leagues.leave if leaving else leagues.join)(tx, number, user.id)

        await self._store.write(work)

    def _view(self, row: LeagueRow, members: int, language: str) -> LeagueView:
        texts = self._words.of(self._catalogue.closest(row.game), language)
        return LeagueView(
            id=row.id,
            name=row.name,
            game=row.game,
            game_title=title_at(self._catalogue, row.game, texts),
            kind=row.kind,
            players=row.players,
            rounds=row.rounds,
            days=row.days,
            state=row.state,
            round=row.round,
            deadline=row.deadline,
            members=members,
        )

    # ---- rounds ------------------------------------------------------------------------------------------------
    async def go_on(self) -> None:
        """Turn every league to its next round that is through with the present one."""
        for row in await self._store.read(leagues.running):
            began = await self._store.write(lambda tx, row=row: self._turn(tx, row))  # type: ignore[misc]
            for table in began:
                await self._aftermath.row_changed(table, began=True)

    def _turn(self, tx: Tx, row: LeagueRow) -> list[str]:
        """The new tables, if there are any."""
        now = self._runtime.now()
        mine = [
            t
            for n, t in ((n, tables.load_table(tx, i)) for n, i in leagues.tables_of(tx, row.id))
            if t and n == row.round
        ]
        late = row.deadline is not None and now >= row.deadline
        if row.round > 0 and not late and any(t.status != TABLE_OVER for t in mine):
            return []
        next_round = row.round + 1
        members = leagues.members(tx, row.id)
        still_in = _through(row, mine, members)
        last = row.round >= row.rounds or len(still_in) < 2
        deadline = None if last else now + row.days * DAY_MS
        if not leagues.turn_to(
            tx, row, row.round if last else next_round, OVER if last else RUNNING, deadline
        ):
            return []
        if row.round > 0:
            _count(tx, row, mine, members)
        return [] if last else self._new_round(tx, row, next_round, now)

    def _new_round(self, tx: Tx, row: LeagueRow, number: int, now: int) -> list[str]:
        members = [m for m in leagues.members(tx, row.id) if m.lost_in is None]
        if number == 1:
            random.SystemRandom().shuffle(members)
        order = [m.user for m in members]
        played = [tables.load_table(tx, t) for _, t in leagues.tables_of(tx, row.id)]
        met = met_at([[s.user for s in t.seats if s.user] for t in played if t is not None])
        sizes = self._catalogue.find(row.game).players
        made, without = groups(order, row.players, sizes, met)
        for user in without:  # a bye counts as a win
            leagues.give(tx, row.id, user, 1.0, False, None)
        return [self._new_table(tx, row, number, users, now) for users in made]

    def _new_table(self, tx: Tx, league: LeagueRow, number: int, users: Sequence[str], now: int) -> str:
        sitting = [u for u in (people.user_by_id(tx, user) for user in users) if u is not None]
        random.SystemRandom().shuffle(sitting)
        row = blank_row(sitting[0], league.game, len(sitting), now)
        row.creator, row.private, row.study, row.rated = None, False, False, league.rated
        row.title = f"{league.name} · {number}"
        row.options = check_options(self._catalogue.find(league.game), len(sitting), league.options)
        row.clock = league.clock
        row.seats = [SeatRow(n, "user", user=u.id, name=u.name) for n, u in enumerate(sitting)]
        self._dealer.begin_play(row)
        tables.add_table(tx, row)
        leagues.add_table(tx, league.id, number, row.id)
        return row.id


def shares(row: TableRow) -> dict[str, float]:
    """What a table brings those who sit there: one point for the winners together. Of a game that is not over in time,
    for those together who were not waited for."""
    if row.status == TABLE_OVER:
        won = [
            s.user for s in row.seats if s.seat in (row.result or {}).get("winners", []) and not s.resigned
        ]
    else:
        won = [s.user for s in row.seats if s.seat not in row.waiting and not s.resigned]
    people_ = [s.user for s in row.seats if s.user is not None]
    winners = [user for user in won if user is not None]
    return {user: (1.0 / len(winners) if user in winners else 0.0) for user in people_}


def _through(row: LeagueRow, played: Sequence[TableRow], members: Sequence[MemberRow]) -> list[str]:
    """Who goes on: in a league everybody, in a knock-out those who have not lost."""
    still_in = [m.user for m in members if m.lost_in is None]
    if row.kind != KNOCKOUT:
        return still_in
    lost = {
        user for t in played for user, share in shares(t).items() if not share and any(shares(t).values())
    }
    return [user for user in still_in if user not in lost]


def _count(tx: Tx, row: LeagueRow, played: Sequence[TableRow], members: Sequence[MemberRow]) -> None:
    through = set(_through(row, played, members))
    for table in played:
        for user, share in shares(table).items():
            leagues.give(tx, row.id, user, share, share > 0, None if user in through else row.round)


def _found(tx: Tx, number: str) -> LeagueRow:
    row = leagues.league(tx, number)
    if row is None:
        raise TableError("not-found")
    return row


def _table(round_: int, t: TableRow) -> LeagueTable:
    winners = (t.result or {}).get("winners", [])
    return LeagueTable(
        round=round_,
        table=t.id,
        status=t.status,
        players=[s.name for s in t.seats],
        winners=[s.name for s in t.seats if s.seat in winners],
    )
