"""Contests that can be seen again: every line of a game's log that ends one has its stage, and every text is there."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.game import Game
from theatrum.core.restaging import stages_at
from theatrum.core.texts import Texts

KINDS = {"battle", "siege", "sea", "raid", "roll", "vote", "plot", "fair", "treaty"}


def stages_seen(made: Game, speakers: Sequence[Texts]) -> dict[str, set[str]]:
    """By kind of stage: the events that ended one, all of them looked at again."""
    chronicle = made.definition.chronicle
    ends: dict[int, list[str]] = {}
    for entry in made.log(0):
        mark = chronicle.get(entry.key)
        if mark is not None and mark.stage:
            ends.setdefault(entry.position, []).append(entry.key)
    seen: dict[str, set[str]] = {}
    for position, keys in ends.items():
        stages = stages_at(made, 0, position)
        assert len(stages) == len(keys), position
        for key, stage in zip(keys, stages, strict=True):
            assert stage.stage in KINDS
            assert stage.verdict
            assert stage.sides
            seen.setdefault(stage.stage, set()).add(key)
            for texts in speakers:
                texts.part(stage)
    return seen
