"""What every reply is, and what is said instead of one that can't be given."""

from __future__ import annotations

from msgspec import Struct


class Reply(Struct, kw_only=True):
    """Base of everything that is sent."""


class ErrorFields(Reply, omit_defaults=True):
    code: str
    message: str
    rule: str | None = None
    field: str | None = None
    retry_after: int | None = None


class ErrorReply(Reply):
    error: ErrorFields
