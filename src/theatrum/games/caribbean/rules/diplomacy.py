"""CC-3.1 The order of the diplomacy phase, which is also the Order of Play."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.rules.cards import draw_order
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.nations import N_NATIONS
from theatrum.games.caribbean.tables.tracks import TRACKS


def diplomacy_phase(g: Caribbean) -> None:
    """CC-3.1 A new card; the first active nation gets 5, the next 4 … on the Order of Play track [OP-08]."""
    card = draw_order(g)
    values = TRACKS.order_of_play_track.values_by_rank
    g.order_of_play = [0] * N_NATIONS
    for rank, nation in enumerate(g.order, 1):
        g.order_of_play[nation] = values[rank]
    if card >= 0 and CARDS[card].random:
        g.then(("random_event", card))


STEPS: Mapping[str, Runner] = {
    "diplomacy_phase": diplomacy_phase,
}
