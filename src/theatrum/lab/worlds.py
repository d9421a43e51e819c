"""Games that a search may copy, dream and steer: the ground under `theatrum.lab.openspiel`.

A world is a game in progress. Chance in it is either *sampled* (the rules draw, as at the table) or *explicit*: then
the world stops before every draw and waits for the outcome, so chance is a player like the others. A world can be
copied at any moment, and it can be *dreamt* by a seat: everything the seat can't know is dealt anew.
"""

from __future__ import annotations

import random
from typing import Self

from theatrum.core.beginning import begin, first_state
from theatrum.core.contract import Answer, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer, ScriptExhausted
from theatrum.core.game import Game, Header, LogEntry
from theatrum.core.log import log_of
from theatrum.core.state import Happening
from theatrum.lab.episode import Rules

Move = tuple[Seat, Answer]


class World:
    """A game in progress with sampled chance."""

    wanted = 0
    """How many outcomes the draw has that is waited for; 0 if chance is not asked."""

    begun = True
    """False while explicit chance is still asked about the set-up: there is no table yet to look at."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def seed(self) -> str:
        """What makes its chance."""
        return self.game.header.seed

    def give(self, seat: Seat, answer: Answer) -> None:
        self.game.give(seat, answer)

    def draw(self, outcome: int) -> None:
        raise IllegalAnswer(f"chance is not asked: it can't answer {outcome}")

    def clone(self) -> World:
        return World(self.game.clone())

    def told(self, seat: Seat) -> list[LogEntry]:
        """What the seat was told since the beginning."""
        return self.game.log(seat)

    def dream(self, seat: Seat, seed: int) -> World:
        return Dream(self.game, seat, seed)


class Explicit(World):
    """A game in which every draw of chance is waited for.

    An answer is tried on a twin; if the rules want a draw that was not given, its outcome is waited for, and the answer
    is tried again with it. `game` is never changed, only replaced, so copies share it.
    """

    def __init__(self, rules: Rules, header: Header) -> None:
        self._rules = rules
        self._header = header
        self.begun = False
        self._pending: Move | None = None
        self._drawn: tuple[int, ...] = ()
        self._try()

    def give(self, seat: Seat, answer: Answer) -> None:
        self._pending = (seat, answer)
        self._try()

    def draw(self, outcome: int) -> None:
        if not 0 <= outcome < self.wanted:
            raise IllegalAnswer(f"chance draws a number below {self.wanted} here, not {outcome}")
        self._drawn += (outcome,)
        self._try()

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        return twin

    def told(self, seat: Seat) -> list[LogEntry]:
        return self.game.log(seat) if self.begun else []

    def dream(self, seat: Seat, seed: int) -> World:
        if self.wanted:
            raise BadSetup("chance is asked: a state can be resampled where a seat is asked")
        return super().dream(seat, seed)

    @property
    def seed(self) -> str:
        return self._header.seed

    def _try(self) -> None:
        while True:
            try:
                self._succeed(self._tried())
            except ScriptExhausted as stopped:
                if stopped.wanted == 1:  # a draw with one outcome is none
                    self._drawn += (0,)
                    continue
                self.wanted = stopped.wanted
            return

    def _tried(self) -> Game:
        if not self.begun:
            state = first_state(self._rules.definition, self._header)
            state.chance.script = self._drawn
            return Game(self._rules.definition, self._header, state)
        twin = self.game.with_draws(self._drawn)
        assert self._pending is not None
        twin.give(*self._pending)
        return twin

    def _succeed(self, game: Game) -> None:
        self.game = game
        self.begun = True
        self._pending = None
        self._drawn = ()
        self.wanted = 0


class Dream(World):
    """A world as one seat may imagine it. It is made anew for each copy, and the moves since are given again.

    What others have answered in secret in a question that is put to several seats is imagined too. A dream has the
    memory of its dreamer; of the other seats it knows what everybody was told. Chance in a dream is always sampled.
    """

    def __init__(self, base: Game, seat: Seat, seed: int, since: tuple[Move, ...] | None = None) -> None:
        self._base = base
        self._seat = seat
        self._seed = seed
        self._since = () if since is None else since
        self._notes: list[Happening] = []
        self.game = self._dreamt()
        for move in self._since:
            self.game.give(*move)
        if since is None:
            self._imagine_held_back()

    def give(self, seat: Seat, answer: Answer) -> None:
        self._since += ((seat, answer),)
        self.game.give(seat, answer)

    def clone(self) -> World:
        return Dream(self._base, self._seat, self._seed, self._since)

    def told(self, seat: Seat) -> list[LogEntry]:
        dreamt = log_of(self._notes, self._base.position, seat, since=0)
        return [*self._base.log(seat if seat == self._seat else None), *dreamt]

    def dream(self, seat: Seat, seed: int) -> World:
        raise BadSetup("a state that was resampled can't be resampled again: resample the one it came from")

    def _dreamt(self) -> Game:
        game = self._base.determinized(self._seat, random.Random(self._seed))
        game.state.listen(self._notes)  # it is light, but what it tells from now on is wanted
        return game

    def _imagine_held_back(self) -> None:
        """Whoever had already answered a question put to several seats answers it again, somehow."""
        rng = random.Random(self._seed)
        waiting = {question.seat for question in self._base.questions}
        for question in self.game.questions:
            if question.seat not in waiting:
                self.give(question.seat, rng.choice(question.answers))


def new_world(rules: Rules, seed: int | str | None, explicit: bool) -> World:
    """A world at its beginning. With explicit chance the seed means nothing."""
    if not explicit:
        return World(begin(rules.definition, rules.players, seed, rules.options, simulated=True))
    return Explicit(
        rules, begin(rules.definition, rules.players, 0, rules.options, light=True, simulated=True).header
    )
