"""PR-2 Setting up: the map, the banks, the decks, the market."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BANKS,
    CARDS,
    COLUMNS,
    CUBE,
    EAST,
    SETUP,
    SLOTS,
    WEST,
)


def set_up(g: PaxRenaissance) -> None:
    """PR-2.1 – PR-2.8 Everything up to the first turn."""
    seat_banks(g)
    place_start_tokens(g)
    build_decks(g)
    for row in (EAST, WEST):
        for column in range(COLUMNS):
            g.market[row][column] = g.deck[row].pop()
    g.reveal("set-up")
    g.active = starter(g)
    for i, seat in enumerate(g.seats_in_turn()):
        g.gain(seat, SETUP.start_florins_by_seat[i])
        g.tell("begins-with", bank=g.noun_of(seat), florins=g.florins[seat])
    g.then(("turn", g.active))


def seat_banks(g: PaxRenaissance) -> None:
    """PR-2.3 A random player card for everyone, ten cubes, one of them on the start border."""
    cards = [b.index for b in BANKS]
    g.bank = g.sample(cards, g.players)
    for seat, bank in enumerate(g.bank):
        g.supply[CUBE + seat] = BANKS[bank].cubes - 1
        g.border[BANKS[bank].border] = CUBE + seat


def place_start_tokens(g: PaxRenaissance) -> None:
    """PR-2.4 Each capital gets the token of its icon."""
    for slot in SLOTS:
        if slot.start >= 0:
            g.city[slot.index] = slot.start
            g.supply[slot.start] -= 1


POOLS = {
    expansion: tuple(
        tuple(c.item for c in CARDS if c.colour == side and not c.is_comet and (expansion or not c.expansion))
        for side in (EAST, WEST)
    )
    for expansion in (False, True)
}
SIDE_COMETS = tuple(tuple(c.item for c in CARDS if c.is_comet and c.colour == side) for side in (EAST, WEST))


def pools(g: PaxRenaissance) -> list[list[int]]:
    """PR-1.1, PR-21.5 The ordinary cards of each colour that are played with."""
    return [list(pool) for pool in POOLS[g.expansion]]


EXPERT_CARDS = 11
"""PR-20.3 So many western cards go to the eastern pool."""


def build_decks(g: PaxRenaissance) -> None:
    """PR-2.5 Twelve cards shuffled with the two comets, on top four cards per player; the others stay unseen."""
    pool = pools(g)
    decks = SETUP.decks
    if g.expert:
        pool[EAST] += g.sample(pool[WEST], EXPERT_CARDS)
    for side in (EAST, WEST):
        bottom = g.sample(pool[side], decks.base_cards_shuffled_with_comets)
        bottom += SIDE_COMETS[side]
        g.shuffle(bottom)
        g.deck[side] = bottom + g.sample(pool[side], decks.extra_cards_on_top_per_player * g.players)
        g.unused[side] = sorted(pool[side])


def starter(g: PaxRenaissance) -> int:
    """PR-2.8 Fugger, if that bank takes part, else a random seat."""
    for seat, bank in enumerate(g.bank):
        if BANKS[bank].starts:
            return seat
    return g.below(g.players)


STEPS: Mapping[str, Runner] = {
    "set_up": set_up,
}
