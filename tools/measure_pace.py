"""How many of the questions that people get have a real choice, and which kinds of questions have none.

    python tools/measure_pace.py elisabeth 6 3 scenario=campaign last_turn=4 bot=greedy

plays that many games, at random or by a bot, and prints, for each kind of question, how often it was put to somebody and
how often it had more than one answer; at last the share of those with a choice, and the same without windows in which
somebody held nothing: there the table passes for people (docs/protocol.md). Speed is the number of questions with a
choice for each second of processor time.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.games import definition

FEWEST = 0.005
"""Kinds that are less of all questions are not printed."""


def main(game_id: str, players: str, games: str, *given: str) -> None:
    options = {key: _value(value) for key, value in (pair.split("=") for pair in given)}
    player = str(options.pop("bot", ""))
    put: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    spared = 0
    begun = time.process_time()
    for number in range(int(games)):
        game = begin(definition(game_id), int(players), f"{number + 1:x}", options=options, light=not player)
        choose = Chance(f"{number + 1:x}abc").below
        bot = make_bot(player, number) if player else None
        while not game.over:
            question = game.questions[choose(len(game.questions))]
            answers = question.answers
            put[question.ask.prompt] += 1
            chosen[question.ask.prompt] += len(answers) > 1
            spared += question.window is not None and len(answers) == 1
            answer = bot.choose(game, question.seat) if bot else answers[choose(len(answers))]
            game.answer(question, answer)
    spent = time.process_time() - begun
    asked, real = put.total(), chosen.total()
    for prompt, number in put.most_common():
        if number > asked * FEWEST:
            print(f"{prompt:28} {number:7} put, {chosen[prompt] / number:5.0%} with a choice")
    print(f"{asked} questions, {real / asked:.1%} with a choice; {real / spent:,.0f} of these a second")
    print(
        f"{asked - spared} that the table does not answer itself, {real / (asked - spared):.1%} with a choice"
    )


def _value(text: str) -> str | int | bool:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    main(*sys.argv[1:])
