"""Games that were played already, to learn from: their records are played again, answer by answer.

A folder may hold records (`theatrum simulate … --keep`: one file each) and series of games with their records
(`python -m theatrum.lab.balance play … records=yes`: a line of JSON each, packed with gzip or not).
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from theatrum.core.beginning import begin
from theatrum.core.errors import BadSetup, RecordError, TheatrumError
from theatrum.core.record_form import Given, parse_record
from theatrum.lab.finding_games import find_game
from theatrum.lab.training.keeping import Keeper, Played


@dataclass(frozen=True, slots=True)
class Recorded:
    """A game to be played again. Its number tells it from all others of the folder."""

    game: str
    text: str
    number: int
    players: tuple[int, ...]
    """Of games with other numbers of players nothing is kept."""
    keep: float


def records(folder: Path) -> Iterator[str]:
    """All records in a folder and the folders in it, always in the same order. Raises `BadSetup` if there is none."""
    found = False
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        for text in _records_in(path):
            found = True
            yield text
    if not found:
        raise BadSetup(f"there are no records in {folder} (play with records: `theatrum simulate --keep`)")


def _records_in(path: Path) -> Iterator[str]:
    if path.suffix == ".theatrum":
        yield path.read_text(encoding="utf-8")
    elif path.name.endswith((".jsonl", ".jsonl.gz")):
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
            for line in lines:
                if text := json.loads(line).get("record"):
                    yield text


def replay(task: Recorded) -> Played | None:
    """Play it again, and keep its positions. None if it is no finished game of these rules and players."""
    definition = find_game(task.game)
    try:
        parsed = parse_record(task.text)
        if parsed.game != definition.id or parsed.players not in task.players or parsed.epoch is not None:
            return None
        game = begin(definition, parsed.players, parsed.seed, parsed.options, light=True)
        keeper = Keeper(definition, task.keep, random.Random(f"records {task.number}"))
        for item in parsed.items:
            if isinstance(item, Given):
                question = game.question(item.seat)
                if question is None or item.answer not in question.answers:
                    return None  # played under other rules
                keeper.see(game, question)
                game.give(item.seat, item.answer, item.standing)
    except (RecordError, TheatrumError):
        return None
    return keeper.played(game, task.number)
