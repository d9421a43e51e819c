"""The four victories as small tracks: how many steps everybody still lacks [PR-19.4, PR-19.5]."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Name, Piece, Text, Way, Words
from theatrum.games.pax_renaissance.queries.counts import (
    concessions,
    imperial_margin,
    kings,
    prestige,
    republics,
    supreme_religion,
)
from theatrum.games.pax_renaissance.rules.victory import fulfils
from theatrum.games.pax_renaissance.scene.tokens import bank_letter, bank_tone
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import DISCOVERY, LAW, VICTORIES, VICTORY_NOUN

STEPS = 6
"""As far as a track goes; who lacks more stands at its beginning."""


def ways(g: PaxRenaissance, told: Sequence[Sequence[Words]]) -> list[Way]:
    """`told`: for each victory, everybody's standing in words."""
    if g.active < 0:
        return []
    return [
        Way(
            id=f"way:{VICTORIES[v]}",
            title=Name(VICTORY_NOUN[v]),
            steps=STEPS,
            awake=bool(g.victories[v]),
            state=Text("active" if g.victories[v] else "inactive"),
            note=Text(f"way-{VICTORIES[v]}", ahead=imperial_margin(g)),
            markers=[
                Piece(
                    id=f"way:{VICTORIES[v]}-{seat}",
                    shape="shield",
                    at=str(_steps(g, seat, v, lacks)),
                    tone=bank_tone(g, seat),
                    letter=bank_letter(g, seat),
                    label=told[v][seat],
                )
                for seat, lacks in enumerate(_lacking(g, v))
            ],
        )
        for v in range(len(VICTORIES))
    ]


def _steps(g: PaxRenaissance, seat: int, victory: int, lacks: int) -> int:
    if fulfils(g, seat, victory):
        return STEPS
    return max(0, STEPS - max(1, lacks))


def _lacking(g: PaxRenaissance, victory: int) -> list[int]:
    """How much each seat lacks for a victory: so many kings, or concessions and discoveries together …"""
    seats = range(g.players)
    own = [prestige(g, s) for s in seats]
    name = VICTORIES[victory]
    if name == "holy":
        religion = supreme_religion(g)
        faith = [mine[religion] for mine in own] if religion >= 0 else [0 for _ in own]
        return _behind(faith, 1) if religion >= 0 else [STEPS for _ in own]
    if name == "imperial":
        return _behind([kings(g, s) for s in seats], imperial_margin(g))
    if name == "renaissance":
        pairs = (([republics(g, s) for s in seats], 1), ([mine[LAW] for mine in own], 2))
    else:
        pairs = (([concessions(g, s) for s in seats], 2), ([mine[DISCOVERY] for mine in own], 1))
    return [sum(both) for both in zip(*(_behind(n, by) for n, by in pairs), strict=True)]


def _behind(numbers: list[int], by: int) -> list[int]:
    """How much each lacks to be so far ahead of all others."""
    return [
        max(0, by - n + max(other for s, other in enumerate(numbers) if s != seat))
        for seat, n in enumerate(numbers)
    ]
