"""Nouns: how lords and towns are called in answers, events and scenes."""

from __future__ import annotations

from theatrum.core.contract import Seat


def lord(seat: Seat) -> str:
    return f"lord:{seat}"


def town(number: int) -> str:
    return f"town:{number}"


def number(noun: object) -> int:
    """The number in a noun: 3 of "town:3"."""
    return int(str(noun).partition(":")[2])
