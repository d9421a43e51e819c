"""Names that are counted: "Spanish galleys" are called so, and one of them is "1 Spanish galley"."""

from __future__ import annotations

from typing import Self


class Countable(str):
    """A name with its words for one and more of it, which TIMES takes: for a game that makes its names from data. What has
    its name in the data alone has such words in the texts. `alone` is what one of it is called without its number, where
    there is only one: "the Armada"."""

    __slots__ = ("alone", "more", "one")
    one: str
    more: str
    alone: str

    def __new__(cls, name: str, one: str, more: str, alone: str = "") -> Self:
        made = super().__new__(cls, name)
        made.one, made.more, made.alone = one, more, alone
        return made
