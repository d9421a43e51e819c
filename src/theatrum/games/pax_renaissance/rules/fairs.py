"""PR-11 Trade fairs: profits, the voyage along the route, levies on the way, what is left over."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.pax_renaissance.queries.abilities import count_ability
from theatrum.games.pax_renaissance.queries.tokens import levy_slots
from theatrum.games.pax_renaissance.state import NOTHING, Fair, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CAPE,
    CUBE,
    EMPORIA,
    EMPORIUM,
    FAIR_BONUS,
    N_SLOTS,
    SIDE_NOUN,
    SLOTS,
    SPOT_NOUN,
)

SPICE_ISLANDS = EMPORIUM["spice_islands"]


def may_convene(g: PaxRenaissance, row: int) -> bool:
    """PR-11.1 There is a face-down card in that row."""
    return g.market[row][0] >= 0


def fair(g: PaxRenaissance, row: int) -> None:
    """PR-11.1 – PR-11.3 The card is discarded; its florins and China's bonus are the profits, one of them the
    convener's."""
    g.gone.append(g.market[row][0])
    g.market[row][0] = NOTHING
    bonus = FAIR_BONUS[g.players]
    g.china -= bonus
    profits = g.gold[row][0] + bonus
    g.gold[row][0] = 0
    emporium = g.emporium[row]
    g.fair = Fair(row, emporium, profits)
    g.tell(
        "fair",
        bank=g.noun_of(g.active),
        side=SIDE_NOUN[row],
        city=SLOTS[EMPORIA[emporium].slot].noun,
        profits=profits,
    )
    if not g.bankruptcy:
        g.fair.profits -= 1
        g.florins[g.active] += 1
        g.tell("fair-share", bank=g.noun_of(g.active))
    g.then(("voyage",))


def voyage(g: PaxRenaissance) -> None:
    """PR-11.4, PR-11.5 The next map card of the route levies, then its border takes its florin; the voyage ends when
    the profits do, or at the arrow head."""
    fair = g.fair
    assert fair is not None
    route = EMPORIA[fair.emporium].route
    while fair.profits and fair.station < len(route):
        place, border = route[fair.station]
        fair.station += 1
        if levy_slots(g, place):
            g.then(("levy", place, g.active), ("toll", border))
            return
        take_toll(g, fair, border)
    arrive(g, fair)


def toll(g: PaxRenaissance, border: int) -> None:
    """PR-11.4 After a levy the voyage goes on across the border."""
    assert g.fair is not None
    take_toll(g, g.fair, border)
    g.then(("voyage",))


def take_toll(g: PaxRenaissance, fair: Fair, border: int) -> None:
    """PR-11.4 A concession earns a florin for its owner, a pirate takes one to China."""
    token = g.border[border] if border >= 0 else NOTHING
    if token >= CUBE:
        owner = token - CUBE
        florins = min(fair.profits, share(g, fair, owner))
        fair.profits -= florins
        g.florins[owner] += florins
        if g.listened:
            g.tell("profit", bank=g.noun_of(owner), at=SPOT_NOUN[N_SLOTS + border], florins=florins)
    elif token >= 0:
        fair.profits -= 1
        g.china += 1
        g.tell("piracy", at=SPOT_NOUN[N_SLOTS + border])


def share(g: PaxRenaissance, fair: Fair, owner: int) -> int:
    """PR-11.7 What a concession earns: one, doubled by every Cape of Good Hope in a fair from the Spice Islands."""
    return 1 << count_ability(g, owner, CAPE) if fair.emporium == SPICE_ISLANDS else 1


def arrive(g: PaxRenaissance, fair: Fair) -> None:
    """PR-11.6 What is left over stays on the empty position."""
    g.gold[fair.row][0] += fair.profits
    if fair.profits:
        g.tell("left-over", side=SIDE_NOUN[fair.row], florins=fair.profits)
    g.fair = None


STEPS: Mapping[str, Runner] = {
    "fair": fair,
    "voyage": voyage,
    "toll": toll,
}
