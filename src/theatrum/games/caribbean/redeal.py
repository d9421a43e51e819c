"""Hidden information: hands, the box "A Gift for the King", the order of the decks. Re-dealt for bots that think.

Discard piles lie open [CC-2.9] and backs differ, so how many general and how many nation cards others hold is known.
What is in containers of markers and advisors is known, too: they are drawn by chance.
"""

from __future__ import annotations

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS, N_GENERAL
from theatrum.kit.decks import mix


def redeal(g: Caribbean, seat: Seat, chance: Chance) -> None:
    """Deal anew, in place, what this seat can't know."""
    own = g.nation_of[seat]
    others = [nation for nation in g.nations if nation != own]
    deal_general(g, others, chance)
    for nation in g.nations:
        deal_nation(g, nation, nation != own, chance)


def deal_general(g: Caribbean, others: list[int], chance: Chance) -> None:
    """General cards of others' hands, promised gifts (which show a gift list) and the deck are exchanged."""
    boxes = [g.gifts[nation] for nation in others]
    hands = [g.hand[nation] for nation in others]
    unseen = [c for box in boxes for c in box] + [c for hand in hands for c in hand if c < N_GENERAL] + g.deck
    mix(unseen, chance)
    with_gift = [card for card in unseen if CARDS[card].gift]
    for box in boxes:
        for i in range(len(box)):
            box[i] = with_gift.pop()
    promised = {card for box in boxes for card in box}
    rest = [card for card in unseen if card not in promised]
    for hand in hands:
        for i, card in enumerate(hand):
            if card < N_GENERAL:
                hand[i] = rest.pop()
    g.deck[:] = rest


def deal_nation(g: Caribbean, nation: int, hand_unseen: bool, chance: Chance) -> None:
    """A nation's deck, and the nation cards in its hand if that is another's."""
    hand, deck = g.hand[nation], g.nation_deck[nation]
    slots = [i for i, card in enumerate(hand) if card >= N_GENERAL] if hand_unseen else []
    unseen = [hand[i] for i in slots] + deck
    mix(unseen, chance)
    for i in slots:
        hand[i] = unseen.pop()
    deck[:] = unseen
