"""Battles as they stood when a strike was compared, and when they ended (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Piece, Spotlight, Text
from theatrum.core.state import Event, Rolled
from theatrum.games.generalship.scene.stacks import tone
from theatrum.games.generalship.scene.stage import battle_stage
from theatrum.games.generalship.state import Battle, Generalship


def staged(
    g: Generalship, seat: Seat | None, event: Event, before: Iterable[Event | Rolled]
) -> Spotlight | None:
    """GS-12.12, GS-12.13, GS-12.16 The battle at the comparison of a strike, or at its end, with what both have lost."""
    battle = g.battle
    if battle is None:
        return None
    stage = battle_stage(g, battle, seat)
    stage.verdict = Text(f"event-{event.key}", **event.args)
    for side, lost in enumerate(_losses(g, battle, before)):
        stage.sides[side].lost = lost
    named = [g.noun_of(s) for s in battle.seats].index(event.args["nation"])
    stage.sides[1 - named if event.key == "battle-repelled" else named].won = True
    return stage


def _losses(g: Generalship, battle: Battle, before: Iterable[Event | Rolled]) -> list[list[Piece]]:
    """Units that were lost since the battle was joined."""
    counts: list[dict[str, int]] = [{}, {}]
    nouns = [g.noun_of(seat) for seat in battle.seats]
    for happened in before:
        if not isinstance(happened, Event):
            continue
        if happened.key == "battle-joined":
            break
        if happened.key.startswith("unit-lost-") and happened.args["nation"] in nouns:
            lost = counts[nouns.index(happened.args["nation"])]
            lost[happened.args["unit"]] = lost.get(happened.args["unit"], 0) + 1
    return [
        [
            Piece(
                id=f"fell:{side}-{unit}",
                shape="disc",
                tone=tone(g, battle.seats[side]),
                label=Name(unit),
                count=n,
            )
            for unit, n in lost.items()
        ]
        for side, lost in enumerate(counts)
    ]
