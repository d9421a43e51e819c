"""What a seat is told about its answers: those given beforehand, and those that can't be given."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class StandingView(Reply):
    seat: int
    window: str
    answer: list[str | int]
    only_if_nothing_else: bool
    unless: list[tuple[str, str | int]]


class RefusalView(Reply):
    rule: str
    why: str
