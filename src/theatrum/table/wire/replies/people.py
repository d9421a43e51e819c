"""Whom the table talks to."""

from __future__ import annotations

from theatrum.table.wire.replies.reply import Reply


class UserView(Reply):
    id: str
    name: str
    guest: bool
    language: str
    webhook: str
    email: str
    notify: list[str]
    whispers: list[str]
    """By which of these ways, and of web push, also that somebody has spoken to him in secret."""


class Me(Reply):
    user: UserView | None
    csrf: str
    languages: list[str]
    email_possible: bool
    push_key: str
    """By which browsers subscribe to web push; empty where there is none."""
    version: str
    now: int
