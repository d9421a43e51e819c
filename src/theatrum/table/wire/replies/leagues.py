"""Leagues and knock-outs."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class LeagueView(Reply):
    """`kind`: league, knockout; `state`: gathering, running, over; `players` at one table; `days` for one round."""

    id: str
    name: str
    game: str
    game_title: str
    kind: str
    players: int
    rounds: int
    days: int
    state: str
    round: int
    deadline: int | None
    members: int


class Leagues(Reply):
    leagues: list[LeagueView]


class Standing(Reply):
    name: str
    points: float
    won: int
    lost_in: int | None
    """The round of a knock-out in which it was over for him."""


class LeagueTable(Reply):
    round: int
    table: str
    status: str
    players: list[str]
    winners: list[str]


class LeagueReply(Reply):
    league: LeagueView
    joined: bool
    standings: list[Standing]
    tables: list[LeagueTable]
