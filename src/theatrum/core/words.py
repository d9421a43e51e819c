"""What scenes are made of at the bottom: words that are spoken later, and the base of every part."""

from __future__ import annotations

from typing import Any

import msgspec


class Text:
    """A sentence or a name to be spoken in the reader's language: `Text("prompt-march", tile="tile:n03")`.

    Arguments are numbers, plain strings, nouns (resolved to names) or further `Text`. `said` is where a speaker notes
    its words: most texts of a scene were in the one before.
    """

    __slots__ = ("args", "key", "said")

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args = args
        self.said: tuple[Any, str] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args})"


class Name:
    """The name of a noun, in the reader's language: `Name("tile:n03")`."""

    __slots__ = ("noun",)

    def __init__(self, noun: str) -> None:
        self.noun = noun

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.noun == other.noun

    def __hash__(self) -> int:
        return hash(self.noun)

    def __repr__(self) -> str:
        return f"Name({self.noun!r})"


Words = Any
"""A `Text`, a `Name`, or a plain string or number that needs no translation. (`Any`, for msgspec's sake.)"""


class Part(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Base of everything in a scene: encoded without what is at its default."""
