"""CC-2 Cards: the order, drawing and buying, a gift for the king, public demands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS, DEMANDS, N_GENERAL
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import number
from theatrum.games.caribbean.tables.research import HOME_OFFICE
from theatrum.kit.decks import draw

PRICE = number("b2a", "general_card_price")
NO_GIFT = Refusal("CC-2.5", "no-gift-list")
NO_DEMAND = Refusal("CC-2.6", "no-public-demand")
NOT_IN_HAND = Refusal("CC-4.0.3", "not-in-hand")
NO_MONEY = Refusal("CC-4.4.0.3", "too-few-ducats")
BUY: Answer = ("buy",)


def card_phase(g: Caribbean) -> None:
    """CC-2.8 The steps, each by all nations in the order of the card. Without one the order of the last diplomacy phase, which
    the Order of Play has kept, stands [CC-2.9]."""
    g.order = sorted(g.nations, key=lambda n: -g.order_of_play[n])
    card = draw_order(g)
    happening = [("random_event", card)] if card >= 0 and CARDS[card].random else []
    g.then(*happening, ("draw_cards",))


def draw_phase(g: Caribbean) -> None:
    """CC-2.2 – CC-2.6 What follows the order."""
    for nation in g.order:
        draw_nation_cards(g, nation, g.main(nation).nation_cards + (g.level(nation, HOME_OFFICE) >= 4))
    for nation in g.order:
        draw_general_cards(g, nation, g.main(nation).general_cards + (g.level(nation, HOME_OFFICE) >= 3))
    bought = {n: g.main(n).buyable + (g.level(n, HOME_OFFICE) >= 2) for n in g.order}
    g.then(
        *[("buy_cards", nation, bought[nation]) for nation in g.order],
        *[("gift_card", nation, most_gifts(g)) for nation in g.order],
        *[("lay_demand", nation) for nation in g.order],
    )


# ---- drawing -----------------------------------------------------------------------------------------------------------
def draw_order(g: Caribbean) -> int:
    """CC-2.1, CC-2.9 The flags of the top general card give the order of a phase; without a card the last one stands.
    The card is discarded. Returns it, or -1."""
    drawn = draw_general(g)
    if drawn < 0:
        g.order = g.order or g.nations
        return -1
    card = CARDS[drawn]
    g.order = [nation for nation in card.flags if g.seat_of[nation] >= 0]
    g.reveal("order-card", card=card.noun, first=NATION.noun[g.order[0]])
    return drawn


def draw_general(g: Caribbean) -> int:
    """CC-2.7, CC-2.9 The top general card, drawn for its flags and discarded; -1: there is none."""
    drawn = draw(g, g.deck, 1, g.discards, "deck-shuffled")
    g.discards += drawn
    return drawn[0] if drawn else -1


def draw_general_cards(g: Caribbean, nation: int, n: int) -> None:
    """CC-2.3 From the general deck into the hand."""
    take_cards(g, nation, draw(g, g.deck, n, g.discards, "deck-shuffled"), "drew-general")


def draw_nation_cards(g: Caribbean, nation: int, n: int) -> None:
    """CC-2.2 From the own deck into the hand."""
    drawn = draw(g, g.nation_deck[nation], n, g.nation_discards[nation], "nation-deck-shuffled")
    take_cards(g, nation, drawn, "drew-nation")


def take_cards(g: Caribbean, nation: int, cards: list[int], told: str) -> None:
    """Into the hand; only its owner sees which."""
    g.hand[nation] += cards
    if cards:
        g.tell(told, nation=NATION.noun[nation], n=len(cards))
    for card in cards:
        g.reveal("drew-card", to=(g.seat_of[nation],), card=CARD.noun[card])


def discard(g: Caribbean, card: int) -> None:
    """CC-2.9 Face-up on the pile of its deck."""
    (g.discards if card < N_GENERAL else g.nation_discards[CARDS[card].nation]).append(card)


# ---- buying, gifts, demands --------------------------------------------------------------------------------------------
def buy_cards(g: Caribbean, nation: int, left: int) -> Procedure[None] | None:
    """CC-2.4, CC-2.8 One after the other; whoever can't is not asked."""
    if not left or why_not_buy(g, nation) is not None:
        return None
    return _buying(g, nation, left)


def why_not_buy(g: Caribbean, nation: int) -> Refusal | None:
    """CC-2.4 Ducats of the home base, no debt; and there has to be a card."""
    if g.ducats(nation) < PRICE[g.has("b2a")]:
        return NO_MONEY
    return None if g.deck or g.discards else Refusal("CC-2.7", "no-cards-left")


def _buying(g: Caribbean, nation: int, left: int) -> Procedure[None]:
    price = PRICE[g.has("b2a")]
    args = {"left": left, "ducats": price}
    if (yield Ask(g.seat_of[nation], "buy-cards", [BUY, DONE], rule="CC-2.4", args=args)) == BUY:
        g.pay(nation, price)
        draw_general_cards(g, nation, 1)
        g.then(("buy_cards", nation, left - 1))


def most_gifts(g: Caribbean) -> int:
    """CC-2.5 One gift card per turn; A6H: up to PN."""
    return g.period if g.has("a6h") else 1


def gift_card(g: Caribbean, nation: int, left: int) -> Procedure[None]:
    """CC-2.5 A card with a gift list, face-down; asked of everybody, so that being asked tells nothing."""
    answer = yield Ask(
        g.seat_of[nation],
        "gift-card",
        candidates=lambda: _held(g, nation, "promise", why_no_gift),
        rule="CC-2.5",
        why_not=lambda answer: why_not_held(g, nation, CARD[answer[1]]),
    )
    if answer != DONE:
        card = CARD[answer[1]]
        g.leave_hand(nation, card)
        g.gifts[nation].append(card)
        g.tell("gift-promised", nation=NATION.noun[nation])
        if left > 1:
            g.then(("gift_card", nation, left - 1))


def lay_demand(g: Caribbean, nation: int) -> Procedure[None]:
    """CC-2.6 One public demand, face-up, for its GP; asked of everybody."""
    answer = yield Ask(
        g.seat_of[nation],
        "lay-demand",
        candidates=lambda: _held(g, nation, "demand", why_no_demand),
        rule="CC-2.6",
        why_not=lambda answer: why_not_held(g, nation, CARD[answer[1]]),
    )
    if answer != DONE:
        card = CARD[answer[1]]
        g.leave_hand(nation, card)
        g.demands[card] = 0
        g.reveal("demand-laid", nation=NATION.noun[nation], card=CARD.noun[card])
        g.score(nation, DEMANDS[CARDS[card].demand].gp, "demand")


def _held(g: Caribbean, nation: int, verb: str, why: Mapping[int, Refusal]) -> Iterator[Verdict]:
    yield DONE, None
    for card in g.hand[nation]:
        yield (verb, CARD.noun[card]), why.get(card)


def why_not_held(g: Caribbean, nation: int, card: int) -> Refusal | None:
    return None if card in g.hand[nation] else NOT_IN_HAND


why_no_gift: Mapping[int, Refusal] = {card.index: NO_GIFT for card in CARDS if not card.gift}
why_no_demand: Mapping[int, Refusal] = {card.index: NO_DEMAND for card in CARDS if card.demand < 0}


STEPS: Mapping[str, Runner] = {
    "card_phase": card_phase,
    "draw_cards": draw_phase,
    "buy_cards": buy_cards,
    "gift_card": gift_card,
    "lay_demand": lay_demand,
}
