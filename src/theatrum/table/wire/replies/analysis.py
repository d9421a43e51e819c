"""Looking back at a game: chances, turning points, better moves."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class PointView(Reply):
    """Chances to win by seat, after so many answers."""

    position: int
    chances: list[float]


class BetterView(Reply):
    """A decision at which the bot would have answered otherwise; the seat's chances would have been better by `loss`."""

    position: int
    seat: int
    when: str
    given: str
    better: str
    loss: float
    prompt: str


class DecidedView(Reply):
    """Who was asked what, and what was answered."""

    seat: int
    prompt: str
    given: str


class TurnView(Reply):
    """From position `start` to `end` the chances of `seat` changed by `change`. `agreed`: the bot would have done the same as was `decided`."""

    start: int
    end: int
    seat: int
    change: float
    when: str
    lines: list[str]
    better: BetterView | None
    agreed: bool
    decided: DecidedView | None
    pictured: bool
    """There is a picture of where it happened: `/analysis/{turn}/drawing`, counted from 0."""


class SeatAgreement(Reply):
    """So many of a seat's decisions were searched, so many of them were as good as the bot's."""

    seat: int
    searched: int
    agreed: int


class RoundView(Reply):
    """Where a round began, and what it is called ("Turn 3")."""

    position: int
    name: str


class AnalysisView(Reply):
    curve: list[PointView]
    turns: list[TurnView]
    better: list[BetterView]
    agreement: list[SeatAgreement]
    searched: int
    rounds: list[RoundView]


class AnalysisReply(Reply):
    """`state`: none, waiting, running, done, failed; `possible`: one can be begun."""

    state: str
    possible: bool
    progress: float = 0.0
    analysis: AnalysisView | None = None
