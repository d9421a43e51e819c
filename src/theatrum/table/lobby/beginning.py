"""How play begins: the row of a new table, and the deal when its last seat is taken."""

from __future__ import annotations

import secrets

import msgspec

from theatrum.core.beginning import begin
from theatrum.core.chance import SEED_DIGITS
from theatrum.core.game import Game
from theatrum.table.people.tokens import new_id
from theatrum.table.play.catalogue import Catalogue, bot_label, check_bot
from theatrum.table.play.progress import begin_clocks, take_in
from theatrum.table.runtime import Runtime
from theatrum.table.store.people import User
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.wire.messages import ClockWish, Wish
from theatrum.table.wire.words import Words


class Dealer:
    """Begins play."""

    def __init__(self, catalogue: Catalogue, words: Words, runtime: Runtime, absent_days: int) -> None:
        self._catalogue = catalogue
        self._words = words
        self._runtime = runtime
        self._absent_days = absent_days

    def begin_play(self, row: TableRow) -> None:
        """No seat is free any more: deal."""
        definition = self._catalogue.find(row.game)
        own = self._words.own("en")
        row.names = [s.name if s.kind == "user" else bot_label(s.bot or "", own) for s in row.seats]
        row.rules = definition.rules_version
        self.begin_at(row, begin(definition, row.players, row.seed, row.options, row.names))

    def begin_at(self, row: TableRow, game: Game) -> None:
        """Fill in the row of a table whose play begins at this decision of this game."""
        now = self._runtime.now()
        row.status, row.started = (OVER if game.over else PLAYING), now
        take_in(row, game, now)
        begin_clocks(row, now, self._absent_days)


def blank_row(user: User, game: str, players: int, now: int) -> TableRow:
    return TableRow(
        id=new_id(),
        game=game,
        players=players,
        options={},
        title="",
        private=True,
        sandbox=False,
        parent=None,
        parent_position=None,
        creator=user.id,
        created=now,
        started=None,
        updated=now,
        status=GATHERING,
        seed=f"{secrets.randbits(4 * SEED_DIGITS):x}",
        rules=1,
        names=[],
        clock={"kind": "none"},
        clock_state={},
        creator_name=user.name,
        creator_account=not user.guest,
    )


def seat_of_wish(wish: Wish, number: int, me: User) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(number, "user", user=me.id, name=me.name, account=not me.guest)
    if wish.kind == "bot":
        return SeatRow(number, "bot", bot=check_bot(wish.bot, f"seats[{number}].bot"))
    return SeatRow(number, wish.kind, link=int(wish.kind == "link"))


def clock_settings(wish: ClockWish) -> dict[str, str | int]:
    settings: dict[str, str | int] = msgspec.to_builtins(wish)
    if wish.kind == "none":
        settings = {"kind": "none", "talks": wish.talks}
    elif wish.kind == "pace":
        settings["increment"] = 0
    if not wish.talks:
        del settings["talks"]
    return settings


def clean_line(text: str) -> str:
    """One line, without control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
