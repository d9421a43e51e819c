"""PR-23 Hidden information: the order and content of both decks, and the unused cards. Re-dealt for bots that think.

Hands are no secret even when they lie face down (`hands = hidden`): every card in them was bought openly [PR-23.3],
and a bot remembers.
"""

from __future__ import annotations

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import CARDS, COMETS, EAST, N_EMPIRES, SETUP, WEST
from theatrum.kit.decks import mix

LOWER = SETUP.decks.base_cards_shuffled_with_comets + SETUP.decks.comets_per_deck
"""PR-2.5 The comets are among so many cards at the bottom of a deck."""


def redeal(g: PaxRenaissance, seat: Seat, chance: Chance) -> None:
    """Deal anew, in place, what nobody can know: which of the unseen cards are where in the decks."""
    known = [deck.pop() if g.astrology and deck else -1 for deck in g.deck]
    unseen = [[c for c in g.deck[side] + g.unused[side] if c not in COMETS] for side in (EAST, WEST)]
    if g.expert:
        exchange_strangers(unseen, chance)
    for side in (EAST, WEST):
        comets = [c for c in g.deck[side] if c in COMETS]
        deal_deck(g, side, unseen[side], comets, chance)
        if known[side] >= 0:
            g.deck[side].append(known[side])


def exchange_strangers(unseen: list[list[int]], chance: Chance) -> None:
    """PR-20.3 Nobody knows which western cards went to the eastern pool, only how many of them are still unseen."""
    strangers = sum(1 for c in unseen[EAST] if CARDS[c - N_EMPIRES].colour == WEST)
    western = [c for side in (EAST, WEST) for c in unseen[side] if CARDS[c - N_EMPIRES].colour == WEST]
    eastern = [c for c in unseen[EAST] if CARDS[c - N_EMPIRES].colour == EAST]
    mix(western, chance)
    unseen[EAST] = eastern + western[:strangers]
    unseen[WEST] = western[strangers:]


def deal_deck(g: PaxRenaissance, side: int, cards: list[int], comets: list[int], chance: Chance) -> None:
    """PR-2.5 Ordinary cards anywhere, the remaining comets somewhere among the lower cards."""
    size = len(g.deck[side])
    mix(cards, chance)
    ordinary = size - len(comets)
    deck = cards[:ordinary]
    g.unused[side] = sorted(cards[ordinary:])
    lower = list(range(min(LOWER, size)))
    mix(lower, chance)
    mix(comets, chance)
    for place, comet in sorted(zip(lower, comets, strict=False)):
        deck.insert(place, comet)
    g.deck[side][:] = deck
