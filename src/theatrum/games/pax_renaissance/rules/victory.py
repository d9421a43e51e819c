"""PR-19 Prestige, the four victories, and the patron end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from theatrum.core.contract import GameOver, Refusal, Result, Seat
from theatrum.games.pax_renaissance.rules.abilities import torch_burns
from theatrum.games.pax_renaissance.rules.tableau import cards_of_row, prestige_of
from theatrum.games.pax_renaissance.state import NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    ACTIONS,
    BORDERS,
    CUBE,
    DISCOVERY,
    GLOBALISATION,
    HOLY,
    IMPERIAL,
    LAW,
    MEDIEVAL,
    PATRON,
    PLACES,
    PRESTIGE,
    RELIGIONS,
    RENAISSANCE,
    ROOK,
    VICTORIES,
    VICTORY_NOUN,
)


# ---- queries --------------------------------------------------------------------------------------------------------
def prestige(g: PaxRenaissance, seat: Seat, *, maids: bool = True) -> list[int]:
    """PR-19.2, PR-19.3 Symbols of each kind in a tableau, vassals and silenced cards included; with the old maids'
    for victory checks."""
    total = [0] * len(PRESTIGE)
    cards = cards_of_row(g, 2 * seat) + cards_of_row(g, 2 * seat + 1)
    if maids:
        cards += g.maids[seat]
    for item in cards:
        for kind, n in enumerate(prestige_of(g, item)):
            total[kind] += n
    return total


def kings(g: PaxRenaissance, seat: Seat) -> int:
    """PR-15.5 King sides in a tableau, suzerains and vassals."""
    return sum(1 for e, holder in enumerate(g.holder) if holder == seat and not g.republic[e])


def republics(g: PaxRenaissance, seat: Seat) -> int:
    return sum(1 for e, holder in enumerate(g.holder) if holder == seat and g.republic[e])


def concessions(g: PaxRenaissance, seat: Seat) -> int:
    """Cubes on borders; serfs do not count [PR-5.11]."""
    return g.border.count(CUBE + seat)


def bishops_in_play(g: PaxRenaissance) -> list[int]:
    """By colour."""
    counts = [0, 0, 0]
    for colour in g.bishops.values():
        counts[colour] += 1
    return counts


def faithful(g: PaxRenaissance) -> list[int]:
    """PR-19.4 By religion: knights, rooks and pirates of its colour in theocracies of its own; a pirate counts once."""
    counts = [0, 0, 0]
    faith = [g.religion(p.index) for p in PLACES]
    for place in PLACES:
        colour = faith[place.index]
        if colour == MEDIEVAL:
            continue
        for slot in place.slots:
            token = g.city[slot]
            if token >= 0 and token % 3 == colour:
                counts[colour] += 1
    for b, token in enumerate(g.border):
        if ROOK <= token < CUBE and token % 3 in (faith[BORDERS[b].a], faith[BORDERS[b].b]):
            counts[token % 3] += 1
    return counts


def supreme_religion(g: PaxRenaissance) -> int:
    """PR-19.4 The religion whose bishops and whose faithful each outnumber those of both others together, or -1."""
    bishops = bishops_in_play(g)
    for colour in range(len(RELIGIONS)):
        if 2 * bishops[colour] > sum(bishops):
            tokens = faithful(g)
            return colour if 2 * tokens[colour] > sum(tokens) else NOTHING
    return NOTHING


def is_ahead(g: PaxRenaissance, seat: Seat, by: int, number: Callable[[Seat], int]) -> bool:
    """Whether a seat has so many more than each opponent. (Nobody has fewer than none.)"""
    most = number(seat) - by
    return most >= 0 and all(number(s) <= most for s in range(g.players) if s != seat)


def imperial_margin(g: PaxRenaissance) -> int:
    """PR-19.5 Two kings more than the best opponent; three with two players."""
    return 3 if g.players == 2 else 2


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


def patronage(g: PaxRenaissance) -> list[int]:
    """By seat: patron prestige, old maids included; -1 for those who are out."""
    return [-1 if g.out[s] else prestige(g, s)[PATRON] for s in range(g.players)]


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
    return Result(tuple(g.winners), scores, g.ending or "running", {"winners": names, "count": len(names)})
