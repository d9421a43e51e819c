"""The vocabulary of a game's effects: which words exist, what type each argument has, which rule defines the word.

It is data, a JSON file of the game. Types of arguments: `int`, `bool`, `expr` (a number or a computation), an
enumeration or a kind of thing (`ware`: one of its ids), `ware_ref` (an id or a reference, `$ware`), `[ware]` a list,
`{ware}` a map from ids to numbers. This module is not compiled: msgspec reads its annotations.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry of the vocabulary has."""

    id: str
    rule: str
    meaning: str = ""
    source: str = ""
    basis: str = ""


class Argument(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    type: str
    required: bool = True
    default: Any = None
    note: str = ""


class StepQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question that a step puts while it is carried out."""

    id: str
    chooser: str
    meaning: str


class Word(Row, frozen=True):
    """A predicate or a step. Its function is called with the state, what `uses` names, then the arguments."""

    args: tuple[Argument, ...] = ()
    uses: tuple[str, ...] = ()
    """References that the word reads without having them as an argument."""
    asks: tuple[StepQuestion, ...] = ()


class Function(Row, frozen=True):
    """A number that is computed from an argument: `{"level": "trade"}`."""

    argument: str
    length: int = 0
    """How many numbers it takes, if it takes a list of a certain length."""
    uses: tuple[str, ...] = ()


class Variable(Row, frozen=True):
    """A number of the table: `{"var": "turn"}`."""

    uses: tuple[str, ...] = ()


class ReferenceRow(Row, frozen=True):
    """`$area`: what the context of an effect can point at. `$it` has no noun of its own."""

    noun: str | None


class Noun(Row, frozen=True):
    """A kind of thing. `attributes`: name, and the kind of thing that it is."""

    attributes: dict[str, str] = {}


class TargetKind(Row, frozen=True):
    """What can be chosen; `noun` is the kind of thing that it is."""

    noun: str


class Types(msgspec.Struct, frozen=True):
    enumerations: dict[str, tuple[str, ...]] = {}


class BonusKey(Row, frozen=True):
    type: str


class BonusKeys(msgspec.Struct, frozen=True):
    keys: tuple[BonusKey, ...] = ()


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A field of what a trigger tells; a filter of another name says which field it looks at."""

    name: str
    type: str
    optional: bool = False
    of: str = ""


class TriggerRow(Row, frozen=True):
    payload: tuple[Field, ...]
    filters: tuple[Field, ...] = ()


class Vocabulary(msgspec.Struct, frozen=True, kw_only=True):
    """All words of a game. The first reference is whoever uses a card. Further tables of the file are the game's own."""

    references: tuple[ReferenceRow, ...]
    predicates: tuple[Word, ...]
    steps: tuple[Word, ...]
    nouns: tuple[Noun, ...] = ()
    target_kinds: tuple[TargetKind, ...] = ()
    functions: tuple[Function, ...] = ()
    variables: tuple[Variable, ...] = ()
    types: Types = Types()
    choosers: tuple[Row, ...] = ()
    who: tuple[Row, ...] = ()
    timings: tuple[Row, ...] = ()
    windows: tuple[Row, ...] = ()
    durations: tuple[Row, ...] = ()
    after_use: tuple[Row, ...] = ()
    bonus_keys: BonusKeys = BonusKeys()
    triggers: tuple[TriggerRow, ...] = ()


ARITHMETIC = tuple(
    Function(id=name, rule="arithmetic", argument=argument, length=length)
    for name, argument, length in (
        ("add", "[expr]", 0),
        ("sub", "[expr]", 2),
        ("mul", "[expr]", 0),
        ("neg", "expr", 0),
        ("min", "[expr]", 0),
        ("max", "[expr]", 0),
        ("div_floor", "[expr]", 2),
        ("div_ceil", "[expr]", 2),
        ("dice", "expr", 0),
    )
)
"""Every language can reckon; a vocabulary may list these again, to give them a rule."""
