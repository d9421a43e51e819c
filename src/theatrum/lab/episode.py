"""One game as a learning program sees it: whose turn, which ids are legal, what is seen, who gets what.

Every interface (PettingZoo, Gymnasium, OpenSpiel's names, the collector) is a thin coat over an `Episode`. Seats that
are asked together are asked one after the other, in the order of the question; the kernel shows no answer before all
are in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition, Result, Seat
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Question
from theatrum.lab.actions import Actions, Mask, actions_of
from theatrum.lab.compact import Compact, features_of
from theatrum.lab.factored import END, Factored
from theatrum.lab.finding_games import find_game
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.tensors import Layout, Tensor, layout_of

Options = Mapping[str, str | int | bool]
OBSERVE = ("features", "tensors", "nothing")
"""What is seen of a table: the game's own features, everything in its scene, or zeros (for who looks at masks only)."""
ANSWER_BY = ("flat", "factored")
"""What an id stands for: a whole answer (`theatrum.lab.actions`), or its next word (`theatrum.lab.factored`)."""


class Rules:
    """What is fixed for all episodes: the game, the number of players, the options, ids and tensors."""

    def __init__(
        self,
        game: str | Definition[Any],
        players: int | None = None,
        options: Options | None = None,
        observe: str | None = None,
        answer_by: str = "flat",
    ) -> None:
        if observe is not None and observe not in OBSERVE:
            raise BadSetup(f"what is observed can be {', '.join(OBSERVE)}, not {observe!r}")
        if answer_by not in ANSWER_BY:
            raise BadSetup(f"ids can be {' or '.join(ANSWER_BY)}, not {answer_by!r}")
        self.name = game if isinstance(game, str) else game.id
        self.definition = find_game(game) if isinstance(game, str) else game
        self.players = self.definition.players[-1] if players is None else players
        self.options = dict(options or {})
        # Complains at once about what can't be.
        first = begin(self.definition, self.players, 0, self.options, light=True, simulated=True)
        self.actions: Actions = actions_of(self.definition)
        self.layout: Layout = layout_of(self.definition, self.players)
        self.factored = Factored(vocabulary_of(self.definition)) if answer_by == "factored" else None
        self.observe = observe or usual_sight(first)
        self.compact = Compact(self.definition, self.players) if self.observe == "features" else None
        self.shape: tuple[int] = self.layout.shape if self.compact is None else self.compact.shape
        """Of an observation."""
        self.ids: int = self.actions.n if self.factored is None else self.factored.n
        """How many ids there are: `Discrete(ids)`."""

    def mask(self, ids: Iterable[int]) -> Mask:
        """1 for the given ids, 0 for all others."""
        return self.actions.mask(ids) if self.factored is None else self.factored.mask(ids)

    def unseen(self, *many: int) -> dict[str, Any]:
        """Zeros in the shape of what environments show: of one seat, or of so many."""
        zeros: dict[str, Any] = {
            "observation": np.zeros((*many, *self.shape), dtype=np.float32),
            "action_mask": np.zeros((*many, self.ids), dtype=np.int8),
        }
        if self.factored is not None:
            zeros["chosen"] = np.zeros((*many, self.ids), dtype=np.int8)
        return zeros

    def begin(self, seed: int | str | None, light: bool = False) -> Episode:
        """A new episode; without a seed, of 256 random bits."""
        game = begin(self.definition, self.players, seed, self.options, light=light, simulated=True)
        return Episode(self, game) if self.factored is None else StepwiseEpisode(self, game, self.factored)


class Episode:
    """A game in progress, in ids. `light` games can be played forward only, and are faster."""

    __slots__ = ("_legal", "_legal_at", "game", "rules")

    def __init__(self, rules: Rules, game: Game) -> None:
        self.rules = rules
        self.game = game
        self._legal: dict[int, Answer] = {}
        self._legal_at = -1

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def question(self) -> Question | None:
        """The question that is to be answered next; None when the game is over."""
        questions = self.game.questions
        return questions[0] if questions else None

    @property
    def seat(self) -> Seat | None:
        """Who answers next; None when the game is over."""
        question = self.question
        return None if question is None else question.seat

    @property
    def legal(self) -> dict[int, Answer]:
        """The legal ids and what they mean, for the seat that answers next. Look, but don't change it."""
        if self._legal_at != self.game.position:
            self._legal = self._ids_now()
            self._legal_at = self.game.position
        return self._legal

    def _ids_now(self) -> dict[int, Answer]:
        question = self.question
        return {} if question is None else self.rules.actions.legal(question)

    def mask(self, seat: Seat) -> Mask:
        """1 for each legal id of the seat; all 0 if it is not the seat's turn to answer."""
        return self.rules.mask(self.legal if seat == self.seat else ())

    def seen(self, seat: Seat) -> dict[str, Any]:
        """What environments show a seat: the observation, and which ids are legal. Everybody gets arrays of his own
        (Gymnasium's checker asks for it)."""
        place = self.rules.unseen()
        self.show(seat, place)
        return place

    def show(self, seat: Seat, place: Mapping[str, Any]) -> None:
        """The same, into arrays of zeros."""
        rules = self.rules
        if rules.compact is not None:
            rules.compact.write(place["observation"], self.game, seat)
        elif rules.observe != "nothing":
            place["observation"][:] = rules.layout.of(self.game, seat)
        if seat == self.seat:
            place["action_mask"][list(self.legal)] = 1

    def observation(self, seat: Seat) -> Tensor:
        """What a seat sees, as the rules of the episode say (`OBSERVE`)."""
        rules = self.rules
        if rules.compact is not None:
            return rules.compact.of(self.game, seat)
        if rules.observe == "nothing":
            return np.zeros(rules.shape, dtype=np.float32)
        return rules.layout.of(self.game, seat)

    def step(self, action: int) -> None:
        """Give the answer that an id means. Raises `IllegalAnswer` naming what is wrong; then nothing has changed."""
        answer = self.rules.actions.answer(action, self.legal)
        seat = self.seat
        assert seat is not None
        self.game.give(seat, answer)

    def returns(self) -> list[float]:
        """What each seat gets: see `returns_of`; all 0 while the game runs."""
        result = self.game.result
        return [0.0] * self.rules.players if result is None else returns_of(result, self.rules.players)


class StepwiseEpisode(Episode):
    """A game in progress in which an id is the next word of an answer: its verb, then one noun after the other."""

    __slots__ = ("_at", "_chosen", "_factored")

    def __init__(self, rules: Rules, game: Game, factored: Factored) -> None:
        super().__init__(rules, game)
        self._factored = factored
        self._chosen: Answer = ()
        self._at = -1

    @property
    def chosen(self) -> Answer:
        """What was chosen so far of the answer that is being made."""
        return self._chosen if self._at == self.game.position else ()

    def _ids_now(self) -> dict[int, Answer]:
        """The legal ids, and how the answer would begin then."""
        question = self.question
        return {} if question is None else self._factored.legal(question.answers, self.chosen)

    def show(self, seat: Seat, place: Mapping[str, Any]) -> None:
        """Besides the observation and the legal ids: the words that were chosen already."""
        super().show(seat, place)
        if seat == self.seat:
            place["chosen"][self._factored.symbols_of(self.chosen)] = 1

    def step(self, action: int) -> None:
        """Choose the next word; the answer is given when there is only one that begins so."""
        question, seat, begun = self.question, self.seat, self.legal.get(int(action))
        if begun is None or question is None or seat is None:
            raise self._factored.refuse(int(action), self.legal)
        ended = int(action) == END
        left = [a for a in question.answers if (a == begun if ended else a[: len(begun)] == begun)]
        if len(left) == 1:
            self.game.give(seat, left[0])
        else:
            self._chosen, self._at, self._legal_at = begun, self.game.position, -1


def returns_of(result: Result, players: int) -> list[float]:
    """1 for the winner and the loss shared by the others, so that the sum is 0; winners share.

    With n players and k winners a winner gets (n/k - 1) / (n - 1), a loser -1 / (n - 1); nobody has won: all get 0.
    """
    if not result.winners or players < 2:
        return [0.0] * players
    share = players / len(result.winners)
    return [((share if seat in result.winners else 0.0) - 1) / (players - 1) for seat in range(players)]


def seat_in(players: int, seat: int) -> Seat:
    """The seat, if there is one of that number. Raises `BadSetup` else."""
    if not 0 <= seat < players:
        raise BadSetup(f"with {players} players there are the seats 0 to {players - 1}, not {seat}")
    return seat


def usual_sight(game: Game) -> str:
    """What learning environments show if nothing is said: features where the game has them."""
    return "tensors" if features_of(game.definition) is None else "features"
