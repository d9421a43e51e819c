"""PR-19 Prestige, the four victories, and the patron end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from theatrum.core.contract import Args, GameOver, Refusal, Result, Seat
from theatrum.games.pax_renaissance.queries.abilities import torch_burns
from theatrum.games.pax_renaissance.queries.counts import (
    concessions,
    imperial_margin,
    kings,
    patronage,
    prestige,
    republics,
    supreme_religion,
)
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    ACTIONS,
    DISCOVERY,
    GLOBALISATION,
    HOLY,
    IMPERIAL,
    LAW,
    RENAISSANCE,
    VICTORIES,
    VICTORY_NOUN,
)


# ---- queries --------------------------------------------------------------------------------------------------------
def is_ahead(g: PaxRenaissance, seat: Seat, by: int, number: Callable[[Seat], int]) -> bool:
    """Whether a seat has so many more than each opponent. (Nobody has fewer than none.)"""
    most = number(seat) - by
    return most >= 0 and all(number(s) <= most for s in range(g.players) if s != seat)


def fulfils(g: PaxRenaissance, seat: Seat, victory: int) -> bool:
    """PR-19.4, PR-19.5 The seat meets the condition of a victory card now, whether or not it is active."""
    if victory == IMPERIAL:
        return is_ahead(g, seat, imperial_margin(g), lambda s: kings(g, s))
    if victory == HOLY:
        religion = supreme_religion(g)
        return religion >= 0 and is_ahead(g, seat, 1, lambda s: prestige(g, s)[religion])
    if victory == GLOBALISATION:
        return is_ahead(g, seat, 2, lambda s: concessions(g, s)) and is_ahead(
            g, seat, 1, lambda s: prestige(g, s)[DISCOVERY]
        )
    assert victory == RENAISSANCE
    return is_ahead(g, seat, 1, lambda s: republics(g, s)) and is_ahead(
        g, seat, 2, lambda s: prestige(g, s)[LAW]
    )


def may_declare(g: PaxRenaissance, seat: Seat, victory: int) -> Refusal | None:
    """PR-19.6, PR-21.3 None if the seat may declare this victory now, else why not."""
    if not g.victories[victory]:
        return Refusal("PR-19.6", "victory-inactive")
    if not fulfils(g, seat, victory):
        return Refusal("PR-19.6", f"victory-{VICTORIES[victory]}")
    if g.actions < ACTIONS and torch_burns(g, victory):
        return Refusal("PR-21.3", "torch")
    return None


def declarable(g: PaxRenaissance, seat: Seat) -> list[int]:
    """PR-19.6 The victories that the seat can declare now."""
    return [v for v, active in enumerate(g.victories) if active and may_declare(g, seat, v) is None]


# ---- the end ----------------------------------------------------------------------------------------------------------
def declare(g: PaxRenaissance, seat: Seat, victory: int) -> NoReturn:
    """PR-19.6 The game ends at once; that player wins."""
    g.tell("declared", bank=g.noun_of(seat), victory=VICTORY_NOUN[victory])
    g.winners = [seat]
    g.ending = VICTORIES[victory]
    raise GameOver


def end_by_patronage(g: PaxRenaissance, ending: str) -> NoReturn:
    """PR-19.8 Most patron prestige wins, ties by florins; what is still tied is shared."""
    standing = [(p, g.florins[s]) for s, p in enumerate(patronage(g))]
    best = max(standing)
    g.winners = [s for s, mine in enumerate(standing) if mine == best]
    g.ending = ending
    g.tell("ended", ending=ending)
    raise GameOver


def result(g: PaxRenaissance) -> Result:
    """How it stands. Scores: patron prestige after a patron end, else 1 for the winner."""
    if g.ending in ("patron", "aborted", ""):
        scores = tuple(max(p, 0) for p in patronage(g))
    else:
        scores = tuple(int(s in g.winners) for s in range(g.players))
    names = [g.noun_of(s) for s in g.winners]
    how = {"winners": names, "count": len(names), **tie(g)}
    return Result(tuple(g.winners), scores, g.ending or "running", how)


def tie(g: PaxRenaissance) -> Args:
    """PR-19.8 Whom the winners have beaten with the same prestige, and with how many florins, or with how many they share."""
    if g.ending not in ("patron", "aborted") or not g.winners:
        return {"tied": [], "by": "none", "own": 0, "other": 0}
    standing, own = patronage(g), g.florins[g.winners[0]]
    tied = [s for s, p in enumerate(standing) if p == standing[g.winners[0]] and s not in g.winners]
    if tied:
        by, other = "florins", max(g.florins[s] for s in tied)
    else:
        by, other = ("shared" if len(g.winners) > 1 else "none"), own
    return {"tied": [g.noun_of(s) for s in tied], "by": by, "own": own, "other": other}
