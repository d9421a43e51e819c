"""Hidden information: hands, the box "A Gift for the King", the order of the decks. Re-dealt for bots that think.

Discard piles lie open [CC-2.9] and backs differ, so how many general and how many nation cards others hold is known.
What is in containers of markers and advisors is known, too: they are drawn by chance.
"""

from __future__ import annotations

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.caribbean.rules.deals import DEALING
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS, N_GENERAL
from theatrum.kit.decks import mix


def redeal(g: Caribbean, seat: Seat, chance: Chance) -> None:
    """Deal anew, in place, what this seat can't know."""
    own = g.nation_of[seat]
    others = [nation for nation in g.nations if nation != own]
    deal_general(g, seat, others, chance)
    for nation in g.nations:
        deal_nation(g, nation, nation != own, chance)
    DEALING.redeal(g, seat, chance)


def deal_general(g: Caribbean, seat: Seat, others: list[int], chance: Chance) -> None:
    """General cards of others' hands, promised gifts (which show a gift list) and the deck are exchanged; what the seat
    has been shown in a deal stays."""
    boxes = [g.gifts[nation] for nation in others]
    hands = [g.hand[nation] for nation in others]
    hidden = [[c < N_GENERAL and seat not in g.shown.get(c, ()) for c in hand] for hand in hands]
    knowing = {
        (nation, i): g.shown.pop(card)
        for nation, hand, unknown in zip(others, hands, hidden, strict=True)
        for i, card in enumerate(hand)
        if unknown[i] and card in g.shown
    }
    unseen = [c for box in boxes for c in box] + g.deck
    for hand, unknown in zip(hands, hidden, strict=True):
        unseen += [card for card, is_hidden in zip(hand, unknown, strict=True) if is_hidden]
    mix(unseen, chance)
    with_gift = [card for card in unseen if CARDS[card].gift]
    for box in boxes:
        for i in range(len(box)):
            box[i] = with_gift.pop()
    promised = {card for box in boxes for card in box}
    rest = [card for card in unseen if card not in promised]
    for hand, unknown in zip(hands, hidden, strict=True):
        for i, is_hidden in enumerate(unknown):
            if is_hidden:
                hand[i] = rest.pop()
    g.deck[:] = rest
    # Others have been shown some card there, whichever it is.
    g.shown.update({g.hand[nation][i]: seats for (nation, i), seats in knowing.items()})


def deal_nation(g: Caribbean, nation: int, hand_unseen: bool, chance: Chance) -> None:
    """A nation's deck, and the nation cards in its hand if that is another's."""
    hand, deck = g.hand[nation], g.nation_deck[nation]
    slots = [i for i, card in enumerate(hand) if card >= N_GENERAL] if hand_unseen else []
    unseen = [hand[i] for i in slots] + deck
    mix(unseen, chance)
    for i in slots:
        hand[i] = unseen.pop()
    deck[:] = unseen
