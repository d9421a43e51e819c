"""One game under examination, and what is found in it."""

from __future__ import annotations

import random
import traceback
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.game import Game, Question
from theatrum.core.views import talks_of
from theatrum.lab.conformance.glances import stretched
from theatrum.lab.legality import Legality
from theatrum.lab.text_coverage import TextCoverage

Options = Mapping[str, str | int | bool]
LONGEST_GAME = 200_000
"""Decisions after which a random game counts as endless."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not conform. `record`, loaded, stands at the decision after `position` answers."""

    kind: str
    message: str
    seed: str
    position: int
    record: str

    def __str__(self) -> str:
        return f"{self.kind} (seed {self.seed}, after {self.position} answers): {self.message}"


class Stop(Exception):
    """Enough was found."""


class Notes:
    """One game under examination: what is asked of it again and again, and what was found."""

    def __init__(
        self,
        definition: Definition[Any],
        players: int,
        options: dict[str, str | int | bool],
        seed: int | str,
        silent: Collection[str] = (),
    ) -> None:
        self.definition = definition
        self.players = players
        self.options = options
        self.seed = str(seed)
        self.rng = random.Random(f"examine {seed}")
        self.findings: list[Finding] = []
        self.texts = TextCoverage(definition)
        self.legality = Legality(definition)
        self.silent = silent
        self.seats: tuple[Seat | None, ...] = (None, *range(players))
        self.digests: list[str] = []
        self.given: list[tuple[Seat, Answer]] = []
        self.times_redealt = 0
        """How often a re-deal gave another state: 0 means that nothing is hidden, or that `redeal` is idle."""

    def begin(self, light: bool = False) -> Game:
        return begin(
            self.definition, self.players, stretched(self.seed), self.options, light=light, simulated=True
        )

    def find(self, kind: str, message: str, game: Game | None) -> None:
        """Note a finding and stop: what comes after it mostly follows from it."""
        self.findings.append(self.finding(kind, message, game))
        raise Stop

    def finding(self, kind: str, message: str, game: Game | None) -> Finding:
        if game is None:
            return Finding(kind, message, self.seed, 0, "")
        asked = "; ".join(f"seat {q.seat} {q.prompt!r} {q.args}" for q in game.questions) or "the end"
        try:
            record = "" if game.light else game.record()
        except Exception:
            record = ""
        options = f" {self.options}" if self.options else ""
        where = f"{self.definition.id} with {self.players}{options}, at {asked}"
        return Finding(kind, f"{where}: {message}", self.seed, game.position, record)

    def expect(self, kind: str, game: Game, digest: str) -> None:
        if game.digest != digest:
            self.find(kind, f"the state after {game.position} answers is another one", game)

    def some(self, answers: Sequence[Answer], most: int) -> Sequence[Answer]:
        return answers if len(answers) <= most else self.rng.sample(answers, most)

    def answered(self, game: Game, question: Question, answer: Answer) -> Game:
        twin = game.clone()
        try:
            twin.answer(question.serial, answer, question.seat)
        except Exception:
            self.find("answer", f"the offered {answer} fails:\n{traceback.format_exc()}", game)
        return twin

    def sound(self, game: Game) -> None:
        self.talks_in_circles(game)
        wrong = self.definition.invariants(game.state)
        if wrong:
            self.find("invariant", "; ".join(wrong), game)
        if not game.over and not game.questions:
            self.find("question", "the game is not over, but nobody is asked", game)

    def talks_in_circles(self, game: Game) -> None:
        """Who may talk in secret are at least two seats of this game, none named twice in a circle."""
        for circle in talks_of(game):
            if len(set(circle)) < max(2, len(circle)) or not set(circle) <= set(range(self.players)):
                self.find("talks", f"{circle} are no circle of seats", game)
