"""Measure what people are spared: questions that leave nothing to choose, what is said in one answer, and covers.

    python tools/measure_clicks.py [--games 4] [--game elisabeth]

Greedy bots sit in for people at all seats. Once every question wanted a click; now one with a single answer is given by
itself. Bots never give answers for many (`Definition.many`); where what they say singly comes to exactly what such an answer
comes to, a person would have given that one: it counts once. Covers are counted as if all sat at one screen: one stands
wherever the next question is another seat's, and is lifted by a click.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field
from functools import partial
from itertools import takewhile

from theatrum.bots.greedy import GreedyBot
from theatrum.core.beginning import begin
from theatrum.core.contract import Seat
from theatrum.core.game import Game, Question
from theatrum.games import definition

PLANS = (
    ("Lepanto, two", "elisabeth", 2),
    ("Generalship, four", "generalship", 4),
    ("Pax Renaissance, four", "pax_renaissance", 4),
    ("Caribbean, three", "caribbean", 3),
    ("Elisabeth I., six", "elisabeth", 6),
)
LONGEST = 16
"""So many answers in a row are compared with one for many."""
Outcome = tuple[str, tuple[tuple[Seat, str], ...]]
"""How things stand, and who is asked what."""


@dataclass
class Step:
    """A question that was answered: by whom, with a choice or without, what answers for many would have come to, and what
    came of the one that was given."""

    seat: Seat
    choice: bool
    many: set[Outcome]
    outcome: Outcome


@dataclass
class Count:
    asked: int = 0
    single: int = 0
    together: int = 0
    covers: int = 0
    covers_for_nothing: int = 0
    steps: list[Step] = field(default_factory=list)

    @property
    def clicks(self) -> int:
        return self.asked - self.single - self.together


def outcome_of(game: Game) -> Outcome:
    return game.digest, tuple((question.seat, question.prompt) for question in game.questions)


def for_many(game: Game, question: Question) -> set[Outcome]:
    """What each answer for many would come to."""
    out: set[Outcome] = set()
    for answer in question.answers:
        if answer[0] in game.definition.many:
            world = game.clone(light=True)
            world.give(question.seat, answer)
            out.add(outcome_of(world))
    return out


def play(game: Game, bot: GreedyBot, count: Count) -> None:
    """One game at one screen: whoever sits there answers first, where several are asked."""
    there: Seat | None = None
    count.steps = []
    while not game.over:
        question = next((q for q in game.questions if q.seat == there), game.questions[0])
        choice = len(question.answers) > 1
        if question.seat != there:
            count.covers += there is not None
            count.covers_for_nothing += there is not None and not choice
        there = question.seat
        count.asked += 1
        count.single += not choice
        many = for_many(game, question)
        game.answer(question, bot.choose(game, question.seat))
        count.steps.append(Step(question.seat, choice, many, outcome_of(game)))
    count.together += spared(count.steps)


def spared(steps: list[Step]) -> int:
    """How many clicks answers for many would have spared, the longest first."""
    out, at = 0, 0
    while at < len(steps):
        first = steps[at]
        row = list(takewhile(partial(_same_seat, first), steps[at : at + LONGEST]))
        ends = [n for n, step in enumerate(row) if step.outcome in first.many]
        if ends:
            out += sum(step.choice for step in row[: ends[-1] + 1]) - 1
            at += ends[-1]
        at += 1
    return out


def _same_seat(first: Step, step: Step) -> bool:
    return first.seat == step.seat


def measure(game: str, players: int, games: int) -> Count:
    count = Count()
    for seed in range(games):
        played = begin(definition(game), players, f"{seed:064x}", {}, simulated=True)
        play(played, GreedyBot(random.Random(seed)), count)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--game", help="only this one")
    arguments = parser.parse_args()
    games = arguments.games
    print(
        "| game, seats | questions | one answer | said together | clicks left | spared | covers | of these for nothing |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for title, game, players in PLANS:
        if arguments.game in (None, game):
            count = measure(game, players, games)
            numbers = (count.asked, count.single, count.together, count.clicks)
            told = " | ".join(f"{n / games:.0f}" for n in numbers)
            share, covers = 1 - count.clicks / count.asked, count.covers
            idle = count.covers_for_nothing / max(covers, 1)
            print(f"| {title} | {told} | {share:.0%} | {covers / games:.0f} | {idle:.0%} |", flush=True)


if __name__ == "__main__":
    main()
