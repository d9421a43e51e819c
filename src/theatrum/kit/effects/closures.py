"""Closures over (state, context), from which conditions, numbers and steps are put together at load."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, Generic, TypeAlias, TypeVar

from theatrum.core.contract import Procedure
from theatrum.core.state import State

S = TypeVar("S", bound=State)
Context: TypeAlias = list[int]
"""What the references and the chosen targets point at, slot by slot."""
Test: TypeAlias = Callable[[S, Context], bool]
Value: TypeAlias = Callable[[S, Context], Any]
Taken: TypeAlias = Callable[[S, Context], Procedure[None] | None]
Say: TypeAlias = Callable[..., bool]
Do: TypeAlias = Callable[..., Procedure[None] | None]

NOTHING = -1


class Arg(Generic[S]):
    """An argument, resolved as far as can be at load: a slot of the context, a constant, or a computation."""

    __slots__ = ("about", "constant", "slot", "value")

    def __init__(
        self, slot: int = NOTHING, constant: Any = None, value: Value[S] | None = None, about: bool = False
    ) -> None:
        self.slot, self.constant, self.value = slot, constant, value
        self.about = about
        """A reference: what is said of nothing is false."""

    def getter(self) -> Value[S]:
        if self.value is not None:
            return self.value
        if self.slot >= 0:
            slot = self.slot
            return lambda g, c: c[slot]
        constant = self.constant
        return lambda g, c: constant

    @property
    def is_constant(self) -> bool:
        return self.value is None and self.slot < 0


def negated(test: Test[S]) -> Test[S]:
    return lambda g, c: not test(g, c)


def conjunction(tests: Sequence[Test[S]]) -> Test[S]:
    def holds(g: S, c: Context) -> bool:
        for test in tests:  # noqa: SIM110 (a generator costs more than the tests)
            if not test(g, c):
                return False
        return True

    return holds


def disjunction(tests: Sequence[Test[S]]) -> Test[S]:
    def holds(g: S, c: Context) -> bool:
        for test in tests:  # noqa: SIM110
            if test(g, c):
                return True
        return False

    return holds


def bound(f: Say, args: Sequence[Arg[S]]) -> Test[S]:
    """A predicate and its arguments. Mostly: one or two references, then constants."""
    slots = [arg.slot for arg in args if arg.slot >= 0]
    rest = tuple([arg.constant for arg in args if arg.is_constant])
    simple = len(slots) + len(rest) == len(args) and all(arg.slot >= 0 for arg in args[: len(slots)])
    if not simple or len(slots) > 2:
        return _said_of_something(f, args, False)
    if not slots:
        return lambda g, c: f(g, *rest)
    i, j = slots[0], slots[-1]
    if len(slots) == 1:
        return lambda g, c: c[i] != NOTHING and f(g, c[i], *rest)
    return lambda g, c: c[i] != NOTHING and c[j] != NOTHING and f(g, c[i], c[j], *rest)


def counted(f: Callable[..., int], args: Sequence[Arg[S]]) -> Value[S]:
    """A number about things; about nothing it is 0."""
    return _said_of_something(f, args, 0)


def _said_of_something(f: Callable[..., Any], args: Sequence[Arg[S]], of_nothing: Any) -> Value[S]:
    """What is said of things, by any number of arguments, each resolved in its own way."""
    getters = [arg.getter() for arg in args]
    about = [i for i, arg in enumerate(args) if arg.about]

    def said(g: S, c: Context) -> Any:
        given = [get(g, c) for get in getters]
        for i in about:
            if given[i] == NOTHING:
                return of_nothing
        return f(g, *given)

    return said


def called(f: Do, getters: Sequence[Value[S]]) -> Taken[S]:
    return lambda g, c: f(g, *[get(g, c) for get in getters])


def attribute_of(of: Callable[[S, int], int], slot: int) -> Value[S]:
    return lambda g, c: of(g, c[slot]) if c[slot] != NOTHING else NOTHING


def reckoned(reckon: Callable[[list[int]], int], parts: Sequence[Value[S]]) -> Value[S]:
    return lambda g, c: reckon([part(g, c) for part in parts])


def _subtract(n: list[int]) -> int:
    return n[0] - n[1]


def _negate(n: list[int]) -> int:
    return -n[0]


def _divide_down(n: list[int]) -> int:
    return n[0] // n[1]


def _divide_up(n: list[int]) -> int:
    return -(-n[0] // n[1])


ARITHMETIC: Mapping[str, Callable[[list[int]], int]] = {
    "add": sum,
    "sub": _subtract,
    "mul": prod,
    "neg": _negate,
    "min": min,
    "max": max,
    "div_floor": _divide_down,
    "div_ceil": _divide_up,
}
