"""Typed nouns: one table for each kind of thing, text to index and back.

A noun is how an answer, an event or a scene names a thing: `"space:rome"`, kind, colon, id. Inside, a thing is an int.

    SPACE = Nouns("space", ["rome", "malta"])
    SPACE["space:malta"]        # 1
    SPACE.noun[1]               # "space:malta"
    SPACE.by_id["malta"]        # 1: how the data name it

`SPACE[answer[1]]` needs no cast: a table takes any part of an answer and always gives an int. What it does not know is
refused with an error that names the kind. A table is a dict, so looking up costs what a dict costs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NoReturn

from theatrum.core.contract import Atom
from theatrum.core.errors import RulesError


class UnknownNoun(RulesError, KeyError):
    """A text that names nothing: our bug in a rule, nonsense in what a player named (there it is no answer, no more)."""

    def __str__(self) -> str:
        return str(self.args[0])


class Index(dict[Atom, int]):
    """From a text to the index of a thing. Made once, never changed."""

    __slots__ = ("kind",)
    kind: str

    def __init__(self, kind: str, texts: Iterable[str]) -> None:
        """An empty text is a gap: an index without a name."""
        super().__init__()
        self.kind = kind
        for index, text in enumerate(texts):
            if text in self:
                raise RulesError(f"two things of kind {kind!r} are called {text!r}: {self[text]} and {index}")
            if text:
                self[text] = index

    def __missing__(self, text: Atom) -> NoReturn:
        examples = ", ".join(repr(known) for known in list(self)[:3])
        raise UnknownNoun(
            f"{text!r} names no {self.kind}; the {len(self)} that exist are called {examples} …"
        )


class Nouns(Index):
    """The nouns of one kind, in the order of their indexes."""

    __slots__ = ("by_id", "noun")
    noun: tuple[str, ...]
    """From the index to the noun (empty for a gap)."""
    by_id: Index
    """From the bare id to the index."""

    def __init__(self, kind: str, ids: Iterable[str]) -> None:
        """Every id becomes a noun of this kind; an empty id is a gap."""
        self._fill(kind, [f"{kind}:{id}" if id else "" for id in ids])

    def _fill(self, kind: str, nouns: Iterable[str]) -> None:
        self.noun = tuple(nouns)
        super().__init__(kind, self.noun)
        self.by_id = Index(f"{kind} id", map(id_of, self.noun))


class Family(Nouns):
    """Nouns of several kinds in one row of indexes: spaces and sea zones as places, units and ships as pieces.

    PLACE = Family("place", [*SPACE.noun, *ZONE.noun])
    """

    __slots__ = ()

    def __init__(self, kind: str, nouns: Iterable[str]) -> None:
        """Takes complete nouns; an empty one is a gap."""
        self._fill(kind, nouns)


def numbered(ids: Mapping[int, str]) -> list[str]:
    """The ids of things that bear numbers, with gaps where a number is missing: `Nouns("card", numbered({3: "siege"}))`."""
    return [ids.get(number, "") for number in range(max(ids, default=-1) + 1)]


def kind_of(noun: str) -> str:
    """`"space"` of `"space:rome"`."""
    return noun.partition(":")[0]


def id_of(noun: str) -> str:
    """`"rome"` of `"space:rome"`."""
    return noun.partition(":")[2]


def number(part: Atom) -> int:
    """A part of an answer that must be a number."""
    if isinstance(part, int):
        return part
    raise RulesError(f"{part!r} is no number")


def text(part: Atom) -> str:
    """A part of an answer that must be a text: a verb or a noun that is passed on as it is."""
    if isinstance(part, str):
        return part
    raise RulesError(f"{part!r} is no text")
