"""Does an order of answers that was learned from search's own choices make search stronger? docs/results/learning.md.

    python tools/measure_order.py collect pax_renaissance runs/order --jobs 16     # search plays with itself
    python tools/measure_order.py fit pax_renaissance runs/order                   # a table of preferences
    python tools/measure_order.py match pax_renaissance runs/order --jobs 16       # with it against without it

All of it goes on where it was stopped; `--minutes`: after so many no game is begun any more. What is learned is a bonus,
in the unit of `Judgement.order`, for a verb at a prompt, for a verb with a kind of noun, and for a verb with a noun: the
weights of a conditional logit, with the hand-written worth as its offset, that makes search's choices likely. Numbers
of games, simulations and seeds were fixed before the first match; the order is kept if the lower end of the 95 %
interval lies above the fair share.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.bots.budget import Budget, Stopwatch
from theatrum.bots.search import best_of
from theatrum.bots.thinking import Thought
from theatrum.bots.tree import TEMPER
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask, Definition, Judgement, Seat
from theatrum.core.game import Game
from theatrum.games import definition
from theatrum.lab.pool import pool_of
from theatrum.lab.statistics import wilson
from theatrum.lab.stopping import stop_on_ctrl_c
from theatrum.lab.vocabulary import kind_of

SELF_PLAY = 240
SIMULATIONS = 200
DUELS = 200
FIRST_GAME, FIRST_DUEL = 61_000_000, 62_000_000
HOPELESS = 1.0
MOST = 0.6
"""A bonus is cut off here: nothing is made hopeless by what was learned alone."""
PENALTY = 4.0
"""Weight of the squares of the bonuses (in logits) in what is minimised."""
EVERY_TENTH = 10
"""Games that are not learned from, to look how well it fits."""
Preferences = dict[str, float]


def traits(prompt: str, answer: Answer) -> list[str]:
    """What an answer is made of, as far as preferences know it."""
    verb = str(answer[0])
    out = [f"{prompt} {verb}"]
    for atom in answer[1:]:
        out += [f"{verb} {kind_of(atom)}", f"{verb} {atom}"]
    return out


def preferring(judgement: Judgement[Any], learned: Preferences) -> Judgement[Any]:
    """The judgement with another order: the hand-written one and the bonus."""
    hand = judgement.order

    @cache
    def bonus(prompt: str, answer: Answer) -> float:
        total: float = sum(learned.get(trait, 0.0) for trait in traits(prompt, answer))
        return max(-MOST, min(MOST, total))

    def order(state: Any, ask: Ask, answers: Sequence[Answer]) -> list[float]:
        worths = hand(state, ask, answers)
        return [worth + bonus(ask.prompt, answer) for worth, answer in zip(worths, answers, strict=True)]

    return replace(judgement, order=order)


def searched(
    game: Game, seat: Seat, judgement: Judgement[Any], rng: random.Random, simulations: int
) -> Answer:
    """What search answers with so many simulations."""
    question = game.question(seat)
    assert question is not None
    if len(question.answers) == 1:
        return question.answers[0]
    thought = Thought(game, seat, judgement, rng)
    thought.think(Stopwatch(Budget(simulations=simulations)), simulations)
    return best_of(thought.tried)


def judgement_of(found: Definition[Any]) -> Judgement[Any]:
    assert found.judgement is not None
    return found.judgement


# ---- games -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Task:
    game: str
    number: int
    simulations: int
    until: float | None
    learned: Preferences | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A question of search, as it is learned from: answers worth trying, their worth, and which was chosen."""

    prompt: str
    answers: list[Answer]
    worths: list[float]
    chosen: int


@dataclass(frozen=True, slots=True)
class Played:
    number: int
    choices: list[Choice]


@dataclass(frozen=True, slots=True)
class Fought:
    number: int
    seed: int
    seat: int
    won: float


def play_itself(task: Task) -> Played | None:
    """Search plays all seats, with two, three or four players in turn."""
    if task.until is not None and time.time() >= task.until:
        return None
    found = definition(task.game)
    judgement = judgement_of(found)
    game = begin(found, 2 + task.number % 3, FIRST_GAME + task.number, {}, simulated=True)
    rng = random.Random(f"order {task.number}")
    choices = []
    while game.questions:
        question = game.questions[0]
        answer = searched(game, question.seat, judgement, rng, task.simulations)
        if len(question.answers) > 1:
            world = game.determinized(question.seat, rng)
            worths = judgement.order(world.state, question.ask, question.answers)
            floor = max(worths) - HOPELESS
            tried = [(a, round(w, 4)) for a, w in zip(question.answers, worths, strict=True) if w > floor]
            answers = [a for a, _ in tried]
            if len(tried) > 1 and answer in answers:
                choices.append(Choice(question.prompt, answers, [w for _, w in tried], answers.index(answer)))
        game.give(question.seat, answer)
    return Played(task.number, choices)


def fight(task: Task) -> Fought | None:
    """Search with what was learned against search without it, two players; every deal from both seats."""
    if task.until is not None and time.time() >= task.until:
        return None
    assert task.learned is not None
    found = definition(task.game)
    old = judgement_of(found)
    new = preferring(old, task.learned)
    deal, seat = divmod(task.number, 2)
    game = begin(found, 2, FIRST_DUEL + deal, {}, simulated=True)
    rngs = {s: random.Random(f"order {task.number} {s}") for s in (0, 1)}
    while game.questions:
        asked = game.questions[0].seat
        game.give(asked, searched(game, asked, new if asked == seat else old, rngs[asked], task.simulations))
    winners = found.result(game.state).winners
    return Fought(task.number, FIRST_DUEL + deal, seat, 1 / len(winners) if seat in winners else 0.0)


# ---- fitting -----------------------------------------------------------------------------------------------------------
class Choices:
    """Many choices as flat columns: candidates one after the other, and the traits of each."""

    def __init__(self, choices: Sequence[Choice], names: dict[str, int]) -> None:
        owner: list[int] = []
        trait: list[int] = []
        worth: list[float] = []
        starts: list[int] = []
        chosen: list[int] = []
        for choice in choices:
            starts.append(len(worth))
            chosen.append(len(worth) + choice.chosen)
            for answer, w in zip(choice.answers, choice.worths, strict=True):
                known = [names[name] for name in traits(choice.prompt, answer) if name in names]
                owner += [len(worth)] * len(known)
                trait += known
                worth.append(w / TEMPER)
        self.owner, self.trait = np.array(owner, np.intp), np.array(trait, np.intp)
        self.worth, self.starts, self.chosen = np.array(worth), np.array(starts), np.array(chosen)
        self.lengths = np.diff([*starts, len(worth)])
        self.traits = len(names)

    def chances(self, bonus: NDArray[np.float64]) -> NDArray[np.float64]:
        """How likely each candidate is."""
        logits = self.worth + np.bincount(self.owner, bonus[self.trait], len(self.worth))
        logits -= np.repeat(np.maximum.reduceat(logits, self.starts), self.lengths)
        e = np.exp(logits)
        return np.asarray(e / np.repeat(np.add.reduceat(e, self.starts), self.lengths))

    def loss(self, bonus: NDArray[np.float64]) -> float:
        """Mean log-loss of what was chosen."""
        return float(-np.log(np.maximum(self.chances(bonus)[self.chosen], 1e-9)).mean())

    def firsts(self, bonus: NDArray[np.float64]) -> float:
        """How often what was chosen stands first; where several do, in parts."""
        chances = self.chances(bonus)
        first = chances >= np.repeat(np.maximum.reduceat(chances, self.starts), self.lengths) - 1e-12
        return float((first[self.chosen] / np.add.reduceat(first.astype(int), self.starts)).mean())

    def gradient(self, bonus: NDArray[np.float64]) -> NDArray[np.float64]:
        wrong = self.chances(bonus)
        wrong[self.chosen] -= 1
        return np.bincount(self.trait, wrong[self.owner], self.traits)


def fitted(choices: Choices, steps: int = 400, rate: float = 0.05) -> NDArray[np.float64]:
    """Bonuses (in logits) that make the choices likely, by Adam."""
    bonus, first, second = (np.zeros(choices.traits) for _ in range(3))
    for step in range(1, steps + 1):
        slope = choices.gradient(bonus) + PENALTY * bonus
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope * slope
        bonus -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return bonus


# ---- the commands ------------------------------------------------------------------------------------------------------
def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def run(work: Any, todo: Sequence[Task], file: Path, jobs: int | None) -> None:
    with stop_on_ctrl_c() as stop:
        for done in stop.until_wanted(pool_of(jobs)(work, todo)):
            if done is not None:
                with file.open("a") as out:
                    out.write(json.dumps(asdict(done)) + "\n")


def missing(file: Path, first: Task, games: int) -> list[Task]:
    """Tasks like the first for all games that are not yet in the file."""
    there = {row["number"] for row in lines(file)}
    return [replace(first, number=number) for number in range(games) if number not in there]


def stored(file: Path) -> Iterator[tuple[int, list[Choice]]]:
    for row in lines(file):
        yield (
            row["number"],
            [
                Choice(c["prompt"], [tuple(a) for a in c["answers"]], c["worths"], c["chosen"])
                for c in row["choices"]
            ],
        )


def fit(games: Path, out: Path) -> None:
    """Fit on nine games of ten, look at the tenth, write the table (in the unit of the order)."""
    rows = list(stored(games))
    learn = [choice for number, choices in rows if number % EVERY_TENTH for choice in choices]
    look = [choice for number, choices in rows if not number % EVERY_TENTH for choice in choices]
    names: dict[str, int] = {}
    for choice in learn:
        for answer in choice.answers:
            for name in traits(choice.prompt, answer):
                names.setdefault(name, len(names))
    seen, unseen = Choices(learn, names), Choices(look, names)
    bonus, none = fitted(seen), np.zeros(len(names))
    print(f"{len(rows)} games, {len(learn)} choices learned from, {len(look)} looked at, {len(names)} traits")
    print(f"log-loss by hand {unseen.loss(none):.3f}, learned {unseen.loss(bonus):.3f}")
    print(
        f"search's choice stands first: by hand {unseen.firsts(none):.1%}, learned {unseen.firsts(bonus):.1%}"
    )
    out.write_text(json.dumps({name: round(TEMPER * float(bonus[i]), 4) for name, i in names.items()}))


def main() -> None:
    parser = argparse.ArgumentParser(description="Does a learned order make search stronger?")
    parser.add_argument("what", choices=["collect", "fit", "match"])
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--games", type=int, help=f"default: {SELF_PLAY} of self-play, {DUELS} of the match")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS, help="of search, for an answer")
    given = parser.parse_args()
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    games, table, match = (
        folder / f"{given.game}.{name}" for name in ("choices.jsonl", "order.json", "match.jsonl")
    )
    until = None if given.minutes is None else time.time() + 60 * given.minutes
    task = Task(given.game, 0, given.simulations, until)
    if given.what == "collect":
        run(play_itself, missing(games, task, given.games or SELF_PLAY), games, given.jobs)
    elif given.what == "fit":
        fit(games, table)
    else:
        task = replace(task, learned=json.loads(table.read_text()))
        run(fight, missing(match, task, given.games or DUELS), match, given.jobs)
        won = [row["won"] for row in lines(match)]
        low, high = wilson(sum(won), len(won))
        verdict = "keep it" if low > 0.5 else "no gain shown: it is not kept"
        print(f"{sum(won):g} of {len(won)} ({low:.1%}–{high:.1%}): {verdict}")


if __name__ == "__main__":
    main()
