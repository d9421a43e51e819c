"""Playthroughs: what one fixed game of every kind looks like, for noticing when a rule changes.

Each line of a file tells one decision: how many answers were given before it, who is asked what, how many answers
there are, and the digest of the state. Answers for many (`Definition.many`) are left aside, since they only say at once what
others say one by one: offering more of them changes no game. When a change of the rules is meant, `tools/regenerate_playthroughs.py` writes
the files anew, and the diff shows from which decision on the game is another.
"""

from pathlib import Path
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.contract import Definition

FOLDER = Path(__file__).parent / "playthroughs"
SEED = "c0ffee"
EVERY = 10
"""Only every tenth decision is told, to keep the files small."""


def file_of(definition: Definition[Any], players: int) -> Path:
    return FOLDER / f"{definition.id}-{players}.txt"


def playthrough(definition: Definition[Any], players: int) -> str:
    """Play the fixed game of so many players. Answers are chosen by the kernel's own chance, the same everywhere."""
    game = begin(definition, players, SEED, simulated=True)
    choose = Chance(SEED + SEED).below
    lines = [f"{definition.id}, rules {definition.rules_version}, {players} players, seed {SEED}"]
    while not game.over:
        question = game.questions[choose(len(game.questions))]
        answers = [answer for answer in question.answers if answer[0] not in definition.many]
        if game.position % EVERY == 0:
            told = f"seat {question.seat} {question.prompt} of {len(answers)}"
            lines.append(f"{game.position:5} {told:32} {game.digest}")
        game.answer(question, answers[choose(len(answers))])
    result = game.result
    assert result is not None
    scores = " ".join(map(str, result.scores))
    lines.append(f"{game.position:5} {result.ending}: {scores:{30 - len(result.ending)}} {game.digest}")
    return "\n".join(lines) + "\n"
