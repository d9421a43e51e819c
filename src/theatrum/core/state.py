"""The base of every game's state: the agenda, chance, and the voice with which rules tell what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from theatrum.core.chance import Chance
from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import Answer, Args, Seat, Step

X = TypeVar("X")


class Event:
    """Something that happened, for those who may know it (`to` None: everyone). Words come later (`event-<key>`)."""

    __slots__ = ("args", "key", "to")

    def __init__(self, key: str, args: Args, to: tuple[Seat, ...] | None) -> None:
        self.key = key
        self.args = args
        self.to = to

    def __repr__(self) -> str:
        return f"Event({self.key}, {self.args}, to={self.to})"


class Answered:
    """A seat answered. `standing`: by a standing answer."""

    __slots__ = ("answer", "seat", "standing")

    def __init__(self, seat: Seat, answer: Answer, standing: bool = False) -> None:
        self.seat = seat
        self.answer = answer
        self.standing = standing


class Rolled:
    """The results of one use of chance."""

    __slots__ = ("results",)

    def __init__(self, results: tuple[int, ...]) -> None:
        self.results = results


class Revealed:
    """Something hidden was shown to the seats `to` (None: everyone): a barrier for undo."""

    __slots__ = ("to",)

    def __init__(self, to: tuple[Seat, ...] | None) -> None:
        self.to = to


class Undone:
    """A seat (or the table, None) took answers back. Stays in the log."""

    __slots__ = ("answers", "seat")

    def __init__(self, seat: Seat | None, answers: int) -> None:
        self.seat = seat
        self.answers = answers


Happening = Event | Answered | Rolled | Revealed | Undone
EVERYONE_SEES = Revealed(None)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Columns):
    """What is true on the table, and nothing else.

    Games subclass it, adding their columns and small verbs.
    """

    def __init__(self, players: int, chance: Chance) -> None:
        self.players: int = players
        self.chance: Chance = chance
        self.agenda: list[Step] = []
        self._heard: list[Happening] | None = None
        self._witness: Callable[[], None] | None = None

    __slots__ = declared_in(__init__)

    # ---- what comes next ---------------------------------------------------------------------------------------
    def then(self, *steps: Step) -> None:
        """Put steps on the agenda, to be taken in the given order before anything that is already there."""
        if len(steps) == 1:
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(reversed(steps))

    # ---- what happened -----------------------------------------------------------------------------------------
    def listen(self, notes: list[Happening] | None) -> None:
        """From now on note what happens in this list (None: nowhere). It is not part of the state."""
        self._heard = notes

    def call(self, witness: Callable[[], None] | None) -> None:
        """From now on call this after everything that is told (where it is noted): it sees the table at that moment, and
        changes nothing. It is not part of the state."""
        self._witness = witness

    @property
    def listened(self) -> bool:
        """Does anybody note what happens? If not, a rule need not gather costly arguments for what it would tell."""
        return self._heard is not None

    def tell(self, key: str, to: Iterable[Seat] | None = None, **args: Any) -> None:
        """Tell everyone (or the seats `to`) that something happened."""
        if self._heard is not None:
            self._heard.append(Event(key, args, None if to is None else tuple(to)))
            if self._witness is not None:
                self._witness()

    def reveal(self, key: str | None = None, to: Iterable[Seat] | None = None, **args: Any) -> None:
        """Note that something hidden is now seen by somebody: undo stops here. Tells an event too, if named."""
        if self._heard is not None:
            seats = None if to is None else tuple(to)
            self._heard.append(EVERYONE_SEES if seats is None else Revealed(seats))
            if key is not None:
                self._heard.append(Event(key, args, seats))
                if self._witness is not None:
                    self._witness()

    # ---- chance ------------------------------------------------------------------------------------------------
    def below(self, n: int) -> int:
        """A number 0 … n-1."""
        value = self.chance.below(n)
        if self._heard is not None:
            self._heard.append(Rolled((value,)))
        return value

    def roll(self, sides: int = 6) -> int:
        """A die: 1 … sides."""
        return self.below(sides) + 1

    def shuffle(self, cards: list[X]) -> None:
        """Shuffle in place (Fisher–Yates)."""
        self._draw_to_end(cards, len(cards) - 1)

    def sample(self, cards: list[X], k: int) -> list[X]:
        """Take k random elements out of the list, which loses them; the order of the rest is not promised."""
        k = min(k, len(cards))
        self._draw_to_end(cards, k)
        taken = cards[len(cards) - k :]
        del cards[len(cards) - k :]
        return taken

    def _draw_to_end(self, cards: list[X], k: int) -> None:
        n = len(cards)
        if k <= 0:
            return
        drawn = self.chance.several(list(range(n, n - k, -1)))
        for i, j in enumerate(drawn):
            last = n - 1 - i
            cards[j], cards[last] = cards[last], cards[j]
        if self._heard is not None:
            self._heard.append(Rolled(tuple(drawn)))
