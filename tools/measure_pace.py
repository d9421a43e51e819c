"""How many of the questions that people get have a real choice, and which kinds of questions have none.

    python tools/measure_pace.py elisabeth 6 3 scenario=campaign last_turn=4

plays that many random games and prints, for each kind of question, how often it was put to somebody and how often it
had more than one answer. Speed is the number of questions with a choice for each second of processor time.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.games import definition

FEWEST = 0.005
"""Kinds that are less of all questions are not printed."""


def main(game_id: str, players: str, games: str, *given: str) -> None:
    options = {key: _value(value) for key, value in (pair.split("=") for pair in given)}
    put: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    begun = time.process_time()
    for number in range(int(games)):
        game = begin(definition(game_id), int(players), f"{number + 1:x}", options=options, light=True)
        choose = Chance(f"{number + 1:x}abc").below
        while not game.over:
            question = game.questions[choose(len(game.questions))]
            answers = question.answers
            put[question.ask.prompt] += 1
            chosen[question.ask.prompt] += len(answers) > 1
            game.answer(question, answers[choose(len(answers))])
    spent = time.process_time() - begun
    asked, real = put.total(), chosen.total()
    for prompt, number in put.most_common():
        if number > asked * FEWEST:
            print(f"{prompt:28} {number:7} put, {chosen[prompt] / number:5.0%} with a choice")
    print(f"{asked} questions, {real / asked:.1%} with a choice; {real / spent:,.0f} of these a second")


def _value(text: str) -> str | int | bool:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    main(*sys.argv[1:])
