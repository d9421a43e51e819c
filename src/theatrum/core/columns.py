"""Plain data in columns: copied by generated code in microseconds, encoded to JSON, digested to a stable hash.

A `Columns` class declares each column once, in its `__init__`: name, type, first value.

    def __init__(self, players: int) -> None:
        self.gold: list[int] = [3] * players
        self.round: int = 1

    __slots__ = declared_in(__init__)

The annotation decides how a column is copied: scalars and tuples are shared, lists and dicts are copied as deep as
their annotation says, other `Columns` by their own `copy`. Names that begin with an underscore are no columns: they
are neither copied nor encoded, and are None in a copy (caches of derived facts live there). A dict's order is part of
its content. (Slots and annotations may also be written out in the class's body.)
"""

from __future__ import annotations

import hashlib
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, get_args, get_origin

import msgspec

from theatrum.core.compiled import annotations_of, declared_in, mypyc_attr

__all__ = ["Columns", "columns_of", "declared_in", "encode_hook", "make_copier"]

C = TypeVar("C", bound="Columns")


@mypyc_attr(allow_interpreted_subclasses=True)
class Columns:
    """Base of every state and of the small records inside a state."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent twin: changing one never changes the other."""
        copier = _COPIERS.get(type(self))
        if copier is None:
            copier = _COPIERS[type(self)] = make_copier(type(self))
        return copier(self)  # type: ignore[no-any-return]

    def encode(self) -> dict[str, Any]:
        """Column name to value, for `msgspec.json.encode(..., enc_hook=encode_hook)`."""
        return {name: getattr(self, name) for name in columns_of(type(self))}

    @classmethod
    def decode(cls, data: Any) -> Self:
        """The reverse of `encode`, checked column by column against the annotations."""
        hints = columns_of(cls)
        if not isinstance(data, dict):
            raise ValueError(f"{cls.__name__} is an object with columns, not {type(data).__name__}")
        self = cls.__new__(cls)
        for name in _hidden_slots(cls):
            setattr(self, name, None)
        unknown = data.keys() - hints.keys()
        if unknown:
            raise ValueError(f"{cls.__name__} has no column {sorted(unknown)[0]!r}")
        for name, hint in hints.items():
            if name not in data:
                raise ValueError(f"{cls.__name__} lacks its column {name!r}")
            try:
                value = msgspec.convert(data[name], hint, dec_hook=_decode_hook, str_keys=True)
            except msgspec.ValidationError as error:
                raise ValueError(f"{cls.__name__}.{name}: {error}") from None
            setattr(self, name, value)
        return self

    def to_json(self) -> bytes:
        """Canonical JSON: columns in order of declaration, so equal states give equal bytes."""
        return msgspec.json.encode(self.encode(), enc_hook=encode_hook)

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        return cls.decode(msgspec.json.decode(data))

    @property
    def digest(self) -> str:
        """32 hexadecimal digits that name this content: equal content, equal digest, on every machine."""
        return hashlib.blake2b(self.to_json(), digest_size=16).hexdigest()


def columns_of(cls: type[Columns]) -> dict[str, Any]:
    """The columns of a class with their types, in order of declaration."""
    hints = _HINTS.get(cls)
    if hints is None:
        annotated = annotations_of(cls)
        for name in _slots_of(cls):
            if name not in annotated:
                raise TypeError(f"{cls.__name__}.{name} has no annotation: it would be lost in a copy")
        hints = {
            name: hint
            for name, hint in annotated.items()
            if not name.startswith("_") and get_origin(hint) is not ClassVar
        }
        _HINTS[cls] = hints
    return hints


def _slots_of(cls: type) -> list[str]:
    return [name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ())]


def make_copier(cls: type[Columns]) -> Callable[[Any], Any]:
    """Write and compile the function that copies one class, column by column."""
    names: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    lines = ["def copier(s):", " c = new(cls)"]
    lines += [
        f" c.{name} = {_copy_expression(hint, f's.{name}', 0)}" for name, hint in columns_of(cls).items()
    ]
    lines += [f" c.{name} = None" for name in _hidden_slots(cls)]
    lines.append(" return c")
    exec("\n".join(lines), names)
    return typing.cast(Callable[[Any], Any], names["copier"])


def _hidden_slots(cls: type[Columns]) -> list[str]:
    return [name for name in annotations_of(cls) if name.startswith("_") and not name.startswith("__")]


def encode_hook(value: Any) -> Any:
    """msgspec's hook for `Columns` inside columns."""
    if isinstance(value, Columns):
        return value.encode()
    raise NotImplementedError(f"{type(value).__name__} is no plain data")


def _decode_hook(kind: type, value: Any) -> Any:
    if isinstance(kind, type) and issubclass(kind, Columns):
        return kind.decode(value)
    raise NotImplementedError(f"{kind} is no plain data")


def _copy_expression(hint: Any, value: str, depth: int) -> str:
    """The Python expression that copies `value` of type `hint`."""
    origin, arguments = get_origin(hint), get_args(hint)
    if _is_shared(hint):
        return value
    if origin is list:
        inner = f"i{depth}"
        copied = _copy_expression(arguments[0], inner, depth + 1)
        return f"{value}[:]" if copied == inner else f"[{copied} for {inner} in {value}]"
    if origin is dict:
        inner = f"v{depth}"
        copied = _copy_expression(arguments[1], inner, depth + 1)
        return f"{value}.copy()" if copied == inner else f"{{k: {copied} for k, {inner} in {value}.items()}}"
    if origin in (typing.Union, types.UnionType) and type(None) in arguments:
        rest = [a for a in arguments if a is not type(None)]
        if len(rest) == 1:
            return f"None if {value} is None else {_copy_expression(rest[0], value, depth)}"
    if hint is bytearray:
        return f"{value}[:]"
    if isinstance(hint, type) and issubclass(hint, Columns):
        return f"{value}.copy()"
    raise TypeError(f"a column can't be of type {hint}: it has no way to be copied")


def _is_shared(hint: Any) -> bool:
    """True for what can't change: it may be shared between copies."""
    if hint in (int, str, bool, float, type(None), bytes):
        return True
    origin = get_origin(hint)
    if hint is tuple or origin is typing.Literal:
        return True
    if origin is tuple:
        return all(a is Ellipsis or _is_shared(a) for a in get_args(hint))
    if origin in (typing.Union, types.UnionType):
        return all(_is_shared(a) for a in get_args(hint))
    return False


_COPIERS: dict[type, Callable[[Any], Any]] = {}
_HINTS: dict[type, dict[str, Any]] = {}
