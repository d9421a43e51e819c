"""Decks: shuffle, draw, reshuffle, peek; who knows which hidden card; and how the unknown is dealt anew.

A deck is a list of ints in the state; its last card is the top. Rules draw with the game's own chance:

    drawn = draw(g, g.deck, 3, discards=g.discard, told="deck-reshuffled")

Who has seen a card that lies hidden from others is a dict in the state, card to a mask of seats:

    show(g.known, card, [seat]);  knows(g.known, card, seat);  forget(g.known, card)

`Definition.redeal` deals with a generator of its own, from a sorted order, so that nothing is left of how cards truly
lay. `deal_anew` exchanges whatever the seat can't know among the zones where it may be:

    deal_anew([g.deck, *others_hands], known_to(g.known, seat), chance)
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.core.state import State


# ---- in the rules ----------------------------------------------------------------------------------------------------
def draw(
    g: State, deck: list[int], n: int, discards: list[int] | None = None, told: str | None = None
) -> list[int]:
    """The top n cards, which the deck loses, in the order drawn; fewer, if there are no more.

    `discards`: an empty deck is made anew from these as soon as a card is wanted; `told` is the event that tells so.
    """
    drawn: list[int] = []
    while len(drawn) < n and (deck or (discards is not None and reshuffle(g, deck, discards, told))):
        drawn.append(deck.pop())
    return drawn


def reshuffle(g: State, deck: list[int], discards: list[int], told: str | None = None) -> bool:
    """Discards and what is left of the deck become the new deck; False, and nothing happens, if there are no discards."""
    if not discards:
        return False
    deck.extend(discards)
    discards.clear()
    g.shuffle(deck)
    if told is not None:
        g.tell(told, n=len(deck))
    return True


def peek(deck: Sequence[int], n: int) -> list[int]:
    """The top n cards, the topmost first; they stay."""
    return list(reversed(deck[max(0, len(deck) - n) :]))


# ---- what a seat knows -----------------------------------------------------------------------------------------------
def show(known: dict[int, int], card: int, seats: Iterable[Seat]) -> None:
    """These seats know from now on where the card is."""
    seen = known.get(card, 0)
    for seat in seats:
        seen |= 1 << seat
    known[card] = seen


def knows(known: dict[int, int], card: int, seat: Seat) -> bool:
    return known.get(card, 0) >> seat & 1 == 1


def forget(known: dict[int, int], card: int) -> None:
    """The card has gone where everybody sees it, or where nobody can follow it."""
    known.pop(card, None)


def known_to(known: dict[int, int], seat: Seat) -> set[int]:
    """The hidden cards that this seat has seen."""
    return {card for card, seen in known.items() if seen >> seat & 1}


# ---- dealing anew ----------------------------------------------------------------------------------------------------
def mix(cards: list[int], chance: Chance) -> None:
    """Sort, then shuffle in place: what comes out depends on chance and on which cards they are, on nothing else."""
    cards.sort()
    n = len(cards)
    for i, j in enumerate(chance.several(list(range(n, 1, -1)))):
        last = n - 1 - i
        cards[j], cards[last] = cards[last], cards[j]


def deal_anew(zones: Sequence[list[int]], known: Container[int], chance: Chance) -> dict[int, int]:
    """Exchange, in place, all cards of the zones that are not known; the known ones stay where they are.

    Returns what each card became, so that marks on it can go with its place (sensible where no two cards are alike).
    """
    before = [card for zone in zones for card in zone if card not in known]
    after = list(before)
    mix(after, chance)
    at = 0
    for zone in zones:
        for place, card in enumerate(zone):
            if card not in known:
                zone[place] = after[at]
                at += 1
    return dict(zip(before, after, strict=True))


def take(pool: list[int], n: int) -> list[int]:
    """The last n cards, which the pool loses, in the order in which they lay."""
    taken = pool[max(0, len(pool) - n) :]
    del pool[max(0, len(pool) - n) :]
    return taken
