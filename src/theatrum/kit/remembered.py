"""What was made lately, by what it was made from: drawings that stay the very same as long as nothing about them changes,
so that nobody has to compare them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """The newest `most`, by their keys. A key holds everything that the thing is made from; where that is an object that
    can't be a key, its `id` may stand for it, if `of` keeps the object alive."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, tuple[T, object]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], T], of: object = None) -> T:
        """What was made from this; made now, if it is not remembered."""
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = (make(), of)
            if len(self._known) > self._most:
                self._known.popitem(last=False)
        return known[0]
