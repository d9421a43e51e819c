"""GS-12.1-12.8, GS-12.11 Steps 1, 2 and 5 of a battle: buying off, drawing tactic cards, swapping and exchanging them."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.command import (
    ATTACKER,
    DEFENDER,
    card_counts,
    free_exchanges,
    is_decided,
    rivals,
    the_battle,
)
from theatrum.games.generalship.rules.battle import raise_battle_count
from theatrum.games.generalship.rules.commit import not_in_hand
from theatrum.games.generalship.rules.generals import lose_rightmost
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, BASIC_NOUN, CARD_NUMBER, DECKS

BUY_OFF: Answer = ("buy_off",)
REDRAW: Answer = ("redraw",)
MOST_EXCHANGED = NUMBERS.step5_exchange_max_cards.value


# ---- step 1: buying off ----------------------------------------------------------------------------------------------
def buy_off(g: Generalship) -> Procedure[None] | None:
    """GS-12.1 The defender may hand over the rightmost political card; then the attacker must retreat."""
    return _buy_off(g) if g.political[the_battle(g).seats[DEFENDER]] else None


def _buy_off(g: Generalship) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "buy_off"
    attacker, defender = battle.seats
    answer = yield Ask(
        defender,
        "buy-off",
        [PASS, BUY_OFF],
        rule="GS-12.1",
        window="buy-off",
        args=lambda: {
            "enemy": g.noun_of(attacker),
            "tile": g.tile_noun(battle.at),
            "general": GENERALS[g.political[defender][-1]].noun,
        },
    )
    if answer == BUY_OFF:
        hand_over(g, defender, attacker)
        raise_battle_count(g, attacker)
        battle.left = ATTACKER


def hand_over(g: Generalship, giver: Seat, taker: Seat) -> None:
    """GS-12.1, GS-20 The rightmost political card changes hands: both know it, the others see that it happened."""
    general = g.political[giver].pop()
    g.political[taker].append(general)
    if general not in g.known[giver]:
        g.known[giver].append(general)
    g.tell("bought-off", nation=g.noun_of(giver), enemy=g.noun_of(taker))
    g.reveal("card-handed-over", to=[giver, taker], general=GENERALS[general].noun, enemy=g.noun_of(taker))


# ---- step 2: cards ---------------------------------------------------------------------------------------------------
def deal_cards(g: Generalship) -> None:
    """GS-12.2-12.7 Both draw from complete decks of the battle's kind."""
    battle = the_battle(g)
    if is_decided(battle):
        return
    battle.step = "cards"
    if rivals(g, battle):
        mine, yours = (GENERALS[g.commander[seat]].noun for seat in battle.seats)
        g.tell("battle-rivals", attacker=mine, defender=yours)
    deck = DECKS[battle.kind]
    battle.basic_deck = [n for n, card in deck.basic.items() for _ in range(card.copies)]
    battle.advanced_deck = [n for n, card in deck.advanced.items() for _ in range(card.copies)]
    for side in (DEFENDER, ATTACKER):
        basic, advanced = card_counts(g, battle, side)
        g.tell("battle-cards", nation=g.noun_of(battle.seats[side]), basic=basic, advanced=advanced)
        draw_basic(g, side, basic)
        draw_advanced(g, side, advanced)


def draw_basic(g: Generalship, side: int, n: int) -> None:
    """Basic cards from what is left of the deck; only the drawer sees them."""
    battle = the_battle(g)
    drawn = g.sample(battle.basic_deck, n)
    battle.basic_deck.sort()
    battle.basic[side] = sorted(battle.basic[side] + drawn)
    _tell_drawn(g, side, [BASIC_NOUN[battle.kind][card] for card in sorted(drawn)])


def draw_advanced(g: Generalship, side: int, n: int) -> None:
    battle = the_battle(g)
    drawn = g.sample(battle.advanced_deck, n)
    battle.advanced_deck.sort()
    battle.advanced[side] = sorted(battle.advanced[side] + drawn)
    _tell_drawn(g, side, [ADVANCED_NOUN[battle.kind][card] for card in sorted(drawn)])


def _tell_drawn(g: Generalship, side: int, cards: list[str]) -> None:
    if cards:
        g.tell("drew-tactics", to=[the_battle(g).seats[side]], cards=cards)


def swap(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-12.8 Once, each may discard advanced cards and draw as many basic ones, the defender first."""
    battle = the_battle(g)
    if is_decided(battle) or not battle.advanced[side] or not battle.basic_deck:
        return None
    return _swap(g, side)


def _swap(g: Generalship, side: int) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "swap"
    seat, n = battle.seats[side], 0
    while battle.advanced[side] and n < len(battle.basic_deck):
        answer = yield Ask(
            seat,
            "swap-cards",
            partial(_swap_answers, battle, side),
            rule="GS-12.8",
            args={"n": n},
            why_not=not_in_hand,
        )
        if answer == DONE:
            break
        bury_advanced(battle, side, CARD_NUMBER[answer[1]])
        n += 1
    if n:
        g.tell("battle-swapped", nation=g.noun_of(seat), n=n)
        draw_basic(g, side, n)


def _swap_answers(battle: Battle, side: int) -> list[Answer]:
    nouns = ADVANCED_NOUN[battle.kind]
    return [*(("discard", nouns[n]) for n in sorted(set(battle.advanced[side]))), DONE]


def bury_advanced(battle: Battle, side: int, number: int) -> None:
    """GS-12.8, OP-34 Discarded face down, and out of this battle."""
    battle.advanced[side].remove(number)
    battle.buried_advanced[side].append(number)
    battle.spent_cards[side] += 1


def bury_basic(battle: Battle, side: int, number: int) -> None:
    battle.basic[side].remove(number)
    battle.buried_basic[side].append(number)
    battle.spent_cards[side] += 1


# ---- step 5: paid exchange ---------------------------------------------------------------------------------------------
def exchange(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-12.11 Discard 1-5 cards of any kind for as many basic ones, for a political card each time."""
    battle = the_battle(g)
    if is_decided(battle) or not can_exchange(g, battle, side):
        return None
    return _exchange(g, side)


def can_exchange(g: Generalship, battle: Battle, side: int) -> bool:
    """GS-12.11 As long as it can be paid, and there are cards to give and to draw."""
    paid = bool(g.political[battle.seats[side]]) or battle.exchanges[side] < free_exchanges(g, battle, side)
    return paid and bool(battle.basic_deck) and bool(battle.basic[side] or battle.advanced[side])


def _exchange(g: Generalship, side: int) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "exchange"
    seat, n = battle.seats[side], 0
    while n < min(MOST_EXCHANGED, len(battle.basic_deck)) and (battle.basic[side] or battle.advanced[side]):
        free = max(0, free_exchanges(g, battle, side) - battle.exchanges[side])
        answer = yield Ask(
            seat,
            "exchange-cards",
            partial(_exchange_answers, battle, side, n),
            rule="GS-12.11",
            args={"n": n, "free": free, "power": len(g.political[seat])},
            why_not=_why_no_exchange,
        )
        if answer[0] != "discard":
            break
        if n == 0:
            _pay_for_exchange(g, battle, side)
        n += 1
        number = CARD_NUMBER[answer[1]]
        if answer[1] in BASIC_NOUN[battle.kind].values():
            bury_basic(battle, side, number)
        else:
            bury_advanced(battle, side, number)
    if n:
        battle.exchanges[side] += 1
        g.tell("battle-exchanged", nation=g.noun_of(seat), n=n)
        draw_basic(g, side, n)
        g.then(("battle_exchange", side))


def _exchange_answers(battle: Battle, side: int, n: int) -> list[Answer]:
    basic, advanced = BASIC_NOUN[battle.kind], ADVANCED_NOUN[battle.kind]
    return [
        *(("discard", basic[card]) for card in sorted(set(battle.basic[side]))),
        *(("discard", advanced[card]) for card in sorted(set(battle.advanced[side]))),
        REDRAW if n else DONE,
    ]


def _why_no_exchange(answer: Answer) -> Refusal:
    """GS-12.11 First cards go, then as many come: not one without the other."""
    if answer == DONE:
        return Refusal("GS-12.11", "exchange-begun")
    return Refusal("GS-12.11", "nothing-discarded") if answer == REDRAW else not_in_hand(answer)


def _pay_for_exchange(g: Generalship, battle: Battle, side: int) -> None:
    """GS-12.11, GS-19.3 The rightmost political card, unless the commander's ability makes this exchange free."""
    if battle.exchanges[side] >= free_exchanges(g, battle, side):
        lose_rightmost(g, battle.seats[side])
