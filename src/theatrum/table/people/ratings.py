"""Ratings of people, game by game; who somebody is at this house, and who is best."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.table.people.passwords import account_key
from theatrum.table.people.strength import Strength, after_game
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, people, ratings, tables
from theatrum.table.store.ratings import RatedRow, RatingRow
from theatrum.table.store.tables import OVER, SeatRow, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.ratings import Named, PlayedView, Profile, Ranked, RatingChange, RatingView

AT_ONCE = 50
BEST = 50
HISTORY = 60


class Ratings:
    def __init__(self, store: Store, runtime: Runtime) -> None:
        self._store = store
        self._runtime = runtime

    async def settle(self) -> None:
        """Count every rated game that is over, each once."""
        for table in await self._store.read(lambda tx: ratings.tables_to_rate(tx, AT_ONCE)):
            await self._store.write(lambda tx, table=table: self._count(tx, table))  # type: ignore[misc]

    def _count(self, tx: Tx, table: str) -> None:
        row = tables.load_table(tx, table) if tx.hold(table) else None
        if row is None or row.status != OVER or not row.rated or ratings.rated_seats(tx, table):
            return
        game = row.game.partition("@")[0]
        seats = [s for s in row.seats if s.user is not None]
        known = [ratings.rating(tx, game, s.user or "") for s in seats]
        before = [Strength() if r is None else Strength(r.mu, r.sigma) for r in known]
        places = _places(row, seats)
        after = after_game(before, places) if len(seats) > 1 and 0 in places else before
        for seat, old, was, new, place in zip(seats, known, before, after, places, strict=True):
            played = RatingRow(game, new.mu, new.sigma, (old.games if old else 0) + 1)
            ratings.save_rating(tx, seat.user or "", played)
            ratings.add_rated(
                tx,
                RatedRow(table, seat.seat, seat.user, place == 0, was.mu, new.mu, new.sigma, row.updated),
            )

    # ---- looking -----------------------------------------------------------------------------------------------
    async def changes(self, table: str) -> list[RatingChange]:
        """What a game changed, by seat."""
        rows = await self._store.read(lambda tx: ratings.rated_seats(tx, table))
        return [_change(r) for r in rows]

    async def best(self, game: str) -> list[Ranked]:
        rows = await self._store.read(lambda tx: ratings.best(tx, game, BEST))
        return [Ranked(name=r.name, rating=_view(r)) for r in rows]

    async def profile(self, name: str, reader: str | None) -> Profile:
        """Who somebody with an account is; his private games only to himself. Raises `not-found`."""

        def work(tx: Tx) -> Profile:
            user = people.user_by_account(tx, account_key(name))
            if user is None:
                raise TableError("not-found")
            mine = user.id == reader
            played = [t for t in tables.tables_of(tx, user.id, None, HISTORY) if mine or not t.private]
            changed = {r.table: r for r in ratings.rated_of(tx, user.id, HISTORY)}
            return Profile(
                name=user.name,
                since=user.created,
                mine=mine,
                ratings=[_view(r) for r in ratings.ratings_of(tx, user.id)],
                games=[_played(t, user.id, changed.get(t.id)) for t in played if not t.sandbox],
            )

        return await self._store.read(work)


def _places(row: TableRow, seats: Sequence[SeatRow]) -> list[int]:
    """Who won and has not given up is first, all others share the second place: our games know no other order."""
    winners = (row.result or {}).get("winners", [])
    return [0 if s.seat in winners and not s.resigned else 1 for s in seats]


def _view(r: RatingRow) -> RatingView:
    strength = Strength(r.mu, r.sigma)
    return RatingView(game=r.game, rating=strength.shown, provisional=strength.provisional, games=r.games)


def _change(r: RatedRow) -> RatingChange:
    after = Strength(r.after, r.sigma)
    change = after.shown - Strength(r.before, r.sigma).shown
    return RatingChange(seat=r.seat, rating=after.shown, change=change, provisional=after.provisional)


def _played(t: TableRow, user: str, rated: RatedRow | None) -> PlayedView:
    seat = next((s.seat for s in t.seats if s.user == user), None)
    winners = (t.result or {}).get("winners", [])
    return PlayedView(
        table=t.id,
        game=t.game,
        title=t.title,
        status=t.status,
        at=t.updated,
        others=[Named(name=s.name, account=s.account) for s in t.seats if s.user not in (user, None)],
        won=None if t.status != OVER or seat is None else seat in winners,
        change=None if rated is None else _change(rated).change,
    )
