"""PR-19.2 – PR-19.5 What victories are measured by: prestige, kings, republics, concessions, the faithful."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, prestige_of
from theatrum.games.pax_renaissance.state import NOTHING, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BORDERS,
    CUBE,
    MEDIEVAL,
    PATRON,
    PLACES,
    PRESTIGE,
    RELIGIONS,
    ROOK,
)


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


def imperial_margin(g: PaxRenaissance) -> int:
    """PR-19.5 Two kings more than the best opponent; three with two players."""
    return 3 if g.players == 2 else 2


def patronage(g: PaxRenaissance) -> list[int]:
    """By seat: patron prestige, old maids included; -1 for those who are out."""
    return [-1 if g.out[s] else prestige(g, s)[PATRON] for s in range(g.players)]
