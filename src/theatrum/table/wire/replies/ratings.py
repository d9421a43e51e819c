"""How strong people are, and what they have played."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class RatingView(Reply):
    """`provisional`: too few games yet to be sure."""

    game: str
    rating: int
    provisional: bool
    games: int


class Ranked(Reply):
    name: str
    rating: RatingView


class Ranking(Reply):
    ranking: list[Ranked]


class Named(Reply):
    """Somebody one has played with; with an account he has a page of his own."""

    name: str
    account: bool


class PlayedView(Reply):
    """A game in somebody's history. `won`: None while it runs; `change` of the rating, if it was rated."""

    table: str
    game: str
    title: str
    status: str
    at: int
    others: list[Named]
    won: bool | None
    change: int | None


class Profile(Reply):
    name: str
    since: int
    mine: bool
    ratings: list[RatingView]
    games: list[PlayedView]


class RatingChange(Reply):
    seat: int
    rating: int
    change: int
    provisional: bool


class RatingChanges(Reply):
    changes: list[RatingChange]
