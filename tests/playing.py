"""The one vocabulary of all tests of rules: lay out a position, script chance, run a few steps, look at what is asked.

    g = a_state(DEFINITION, players=3, length=1)            # as the definition begins it, nothing has happened
    g.gold[0] = 2                                           # furnish it: each game's builders have verbs for that
    dice(g, 6, 1)                                           # what will be rolled; one roll too many fails
    turn = play(DEFINITION, g, ("turn", 0))                 # run these steps and nothing else
    assert turn.asked == (0, "act")
    assert turn.offered("besiege") == {"town:1", "town:2"}
    assert turn.refusal("besiege", "town:0").key == "own-town"
    turn.answer("besiege", "town:1").passing()

A game's `builders.py` adds how its own table is furnished and looked at, by functions or by subclassing `Playing`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, Self, TypeVar

from theatrum.core.beginning import check_options
from theatrum.core.chance import Chance
from theatrum.core.contract import PASS, Answer, Definition, Refusal, Seat, Setup, Step
from theatrum.core.game import Game, Header, Question
from theatrum.core.question import NOT_OFFERED
from theatrum.core.state import Event, State

S = TypeVar("S", bound=State)
SEED = "1"


# ---- laying out ------------------------------------------------------------------------------------------------------
def a_state(definition: Definition[S], players: int | None = None, **options: str | int | bool) -> S:
    """The state with which a game of these options begins, its agenda emptied."""
    players = definition.players[0] if players is None else players
    chosen = check_options(definition, players, options)
    g = definition.begin(Setup(players, chosen, Chance(SEED)))
    g.agenda = []
    return g


def dice(g: State, *faces: int) -> None:
    """The faces (1 …) of everything that is rolled from now on. One roll too many fails the test."""
    draws(g, *(face - 1 for face in faces))


def draws(g: State, *numbers: int) -> None:
    """The results of chance from now on, as numbers from 0: for shuffles and draws."""
    g.chance = Chance(g.chance.seed, script=numbers)


# ---- playing ---------------------------------------------------------------------------------------------------------
def play(definition: Definition[S], g: S, *steps: Step, **more: Any) -> Playing[S]:
    """Run these steps, up to the first question."""
    return Playing(definition, g, *steps, **more)


class Playing(Generic[S]):
    """A game that runs the given steps only (or, without any, what the state's agenda holds)."""

    def __init__(
        self,
        definition: Definition[S],
        g: S,
        *steps: Step,
        options: Mapping[str, str | int | bool] | None = None,
        check: Callable[[S], list[str]] | None = None,
        light: bool = False,
    ) -> None:
        """`check` is asked after every answer what is wrong: the game's invariants, where a position keeps them."""
        if steps:
            g.agenda = list(reversed(steps))
        header = Header(
            definition.id,
            definition.rules_version,
            g.players,
            options or {},
            ("",) * g.players,
            g.chance.seed,
        )
        self._check = check
        self.game = Game(definition, header, g, light=light)
        self._expect_sound()

    def _expect_sound(self) -> None:
        wrong = self._check(self.state) if self._check is not None else []
        assert not wrong, wrong

    @property
    def state(self) -> S:
        """The state as it is now. (The one that was given, until an answer is taken back.)"""
        return self.game.state  # type: ignore[return-value]

    # ---- what is asked
    @property
    def over(self) -> bool:
        """Nothing is left to do: the steps are done, or the game has ended."""
        return self.game.over

    def question(self, seat: Seat | None = None) -> Question:
        """The open question (of that seat)."""
        assert self.game.questions, "nobody is asked"
        found = self.game.questions[0] if seat is None else self.game.question(seat)
        assert found is not None, f"seat {seat} is not asked"
        return found

    @property
    def prompt(self) -> str:
        return self.question().prompt

    @property
    def seat(self) -> Seat:
        return self.question().seat

    @property
    def asked(self) -> tuple[Seat, str] | None:
        """Who is asked what; None if nothing is asked."""
        return None if self.over else (self.seat, self.prompt)

    @property
    def answers(self) -> tuple[Answer, ...]:
        return self.question().answers

    # ---- what may be answered
    def may(self, *answer: str | int, seat: Seat | None = None) -> bool:
        return answer in self.question(seat).answers

    def offered(self, verb: str, seat: Seat | None = None) -> set[Any]:
        """What is offered under a verb: the noun or number, or the tuple of them."""
        found = [answer[1:] for answer in self.question(seat).answers if answer[0] == verb]
        return {nouns[0] if len(nouns) == 1 else nouns for nouns in found}

    def refusal(self, *answer: str | int, seat: Seat | None = None) -> Refusal:
        """Why an answer is not possible. It must not be, and somebody must say why."""
        why = self.question(seat).why_not(answer)
        assert why is not None, f"{answer} is offered"
        assert why.key != NOT_OFFERED, f"nobody says why {answer} is not possible at {self.prompt!r}"
        return why

    def not_offered(self, *answer: str | int, seat: Seat | None = None) -> None:
        """Make sure the answer can't be given, whatever the reason."""
        assert self.over or answer not in self.question(seat).answers, f"{answer} is offered"

    def why_not(self, *answer: str | int, seat: Seat | None = None) -> str:
        """The rule that forbids an answer; empty if it is allowed."""
        refusal = self.question(seat).why_not(answer)
        return "" if refusal is None else refusal.rule

    def reason(self, *answer: str | int, seat: Seat | None = None) -> str:
        """The key of the sentence that says why an answer is forbidden; empty if it is allowed."""
        refusal = self.question(seat).why_not(answer)
        return "" if refusal is None else refusal.key

    # ---- answering
    def answer(self, *answer: str | int, seat: Seat | None = None) -> Self:
        self.game.answer(self.question(seat), answer)
        self._expect_sound()
        return self

    def passing(self) -> Self:
        """Nobody responds in any reaction window."""
        while not self.over and self.question().window is not None:
            self.answer(*PASS)
        return self

    # ---- what was told
    def told(self, seat: Seat | None = None) -> list[str]:
        """Keys of all events that this seat (None: everyone) heard."""
        return [entry.key for entry in self.game.log(seat)]

    def events(self, key: str | None = None) -> list[Event]:
        """All events (of one key), whoever may hear them."""
        return [h for h in self.game.history() if isinstance(h, Event) and key in (None, h.key)]

    def args_of(self, key: str) -> list[dict[str, Any]]:
        """What the events of one key said."""
        return [dict(event.args) for event in self.events(key)]
