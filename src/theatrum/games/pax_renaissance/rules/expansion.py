"""PR-21 What the expansion's cards add: apostasy and the torch."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner, Seat
from theatrum.games.pax_renaissance.queries.counts import prestige
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, in_a_tableau, prestige_of
from theatrum.games.pax_renaissance.rules.tableau import discard
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import CARDS, N_EMPIRES, NOUN, VICTORY_NOUN


def apostates(g: PaxRenaissance, seat: Seat, religions: tuple[int, ...]) -> list[int]:
    """PR-21.2 The cards a player loses: all that show either religion, if the tableau shows both. Old maids are not
    in the tableau."""
    mine = prestige(g, seat, maids=False)
    if not all(mine[religion] for religion in religions):
        return []
    cards = cards_of_row(g, 2 * seat) + cards_of_row(g, 2 * seat + 1)
    return [item for item in cards if any(prestige_of(g, item)[religion] for religion in religions)]


def apostasy(g: PaxRenaissance, item: int) -> None:
    """PR-21.2 Every player who mixes the two religions discards all cards that show either."""
    religions = CARDS[item - N_EMPIRES].religions
    g.tell("apostasy", bank=g.noun_of(g.active), card=NOUN[item])
    doomed = [card for seat in g.seats_in_turn() for card in apostates(g, seat, religions)]
    for card in doomed:
        if in_a_tableau(g, card):  # a queen may have gone with her king already, a vassal with its suzerain
            discard(g, card)
    g.then(("limits",))


def torch(g: PaxRenaissance, victory: int) -> None:
    """PR-21.3 The named victory card becomes inactive."""
    if g.victories[victory]:
        g.victories[victory] = 0
        g.tell("torch", victory=VICTORY_NOUN[victory])
    else:
        g.tell("torch-idle", victory=VICTORY_NOUN[victory])


STEPS: Mapping[str, Runner] = {
    "apostasy": apostasy,
    "torch": torch,
}
