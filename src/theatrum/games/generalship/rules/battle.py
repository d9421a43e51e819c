"""GS-12 The battle, step by step. Sides are 0 attacker, 1 defender.

`BATTLE` is the whole procedure in its order. Once a side is to leave the field (`battle.left`), the steps before the
retreat have nothing more to do. Every step that asks is a step of the agenda of its own.
"""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Refusal, Seat, Step
from theatrum.games.generalship.rules import fight_land, fight_sea
from theatrum.games.generalship.rules.command import (
    ATTACKER,
    DEFENDER,
    card_counts,
    free_exchanges,
    might_play,
    playable_as,
    rivals,
    stand_ins,
    the_battle,
)
from theatrum.games.generalship.rules.commit import not_in_hand
from theatrum.games.generalship.rules.generals import lose_rightmost
from theatrum.games.generalship.rules.movement import enemy_at
from theatrum.games.generalship.rules.moves import end_movement, take_tile
from theatrum.games.generalship.rules.odds import chance_to_hold
from theatrum.games.generalship.rules.retreat import retreat
from theatrum.games.generalship.rules.words import backs, faces
from theatrum.games.generalship.state import BOARDED, LANDING, NOBODY, Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.numbers import MOST_BATTLES, NUMBERS
from theatrum.games.generalship.tables.tactics import ADVANCED_NOUN, BASIC_NOUN, CARD_NUMBER, DECKS
from theatrum.games.generalship.tables.units import IS_SHIP
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, NO_STYLE, SEA_BATTLE, STYLES

BATTLE: tuple[Step, ...] = (
    ("battle_buy_off",),
    ("battle_cards",),
    ("battle_swap", DEFENDER),
    ("battle_swap", ATTACKER),
    ("battle_retreat", DEFENDER),
    ("battle_retreat", ATTACKER),
    ("battle_ambush",),
    ("battle_exchange", DEFENDER),
    ("battle_exchange", ATTACKER),
    ("battle_strike", DEFENDER),
    ("battle_strike", ATTACKER),
    ("battle_losses",),
    ("battle_leave",),
    ("battle_hold",),
    ("battle_reward",),
    ("battle_end",),
)
WINDOWS: tuple[str, ...] = (
    "reinforce",
    "buy-off",
    "retreat",
    "pursuit",
    "ambush",
    "ambush-evaded",
    "ambush-insisted",
)
"""The reaction windows of a battle, for standing answers."""
BUY_OFF: Answer = ("buy_off",)
REDRAW: Answer = ("redraw",)
MOST_EXCHANGED = NUMBERS.step5_exchange_max_cards.value


# ---- the beginning ---------------------------------------------------------------------------------------------------
def join_battle(g: Generalship, attacker: Seat, defender: Seat, position: int) -> None:
    """GS-11.11 Units have moved in on an enemy: reinforcements, the attacked player's first; then the battle."""
    _open(g, attacker, defender, position)
    g.then(("battle_reinforce", DEFENDER), ("battle_reinforce", ATTACKER), ("battle",))


def _open(g: Generalship, attacker: Seat, defender: Seat, position: int) -> None:
    g.battle = Battle(position, SEA_BATTLE if g.is_sea(position) else LAND_BATTLE, attacker, defender)
    g.tell(
        "battle-joined",
        attacker=g.noun_of(attacker),
        defender=g.noun_of(defender),
        tile=g.tile_noun(position),
    )


def begin_battle(g: Generalship) -> None:
    """GS-11.3, GS-12 All are in: whoever takes part has ended the movement of this turn."""
    battle = the_battle(g)
    for side in (ATTACKER, DEFENDER):
        present = g.units_at(battle.at, battle.seats[side])
        for unit in present:
            end_movement(g, unit)
        _close_crossings(g, present if side == ATTACKER else g.units_of(battle.seats[side]))
        if g.listened:
            g.tell("battle-forces", nation=g.noun_of(battle.seats[side]), units=backs(g, present))
    g.then(*BATTLE)


def _close_crossings(g: Generalship, units: list[int]) -> None:
    """GS-11.6, GS-11.7 Squadrons that took part in reinforcing do not go on taking aboard or landing afterwards."""
    for unit in units:
        if IS_SHIP[g.unit_kind[unit]]:
            g.unit_marks[unit] &= ~(BOARDED | LANDING)


def is_decided(battle: Battle) -> bool:
    """Is a side to leave the field?"""
    return battle.left >= 0


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


# ---- step 3: retreat and pursuit ---------------------------------------------------------------------------------------
def retreat_by_card(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-12.9 A side may play Retreat, once; Pursuit prevents it. If it leaves, the battle is over without a reward."""
    battle = the_battle(g)
    if is_decided(battle) or not might_play(g, battle, side, "retreat"):
        return None
    return _retreat_by_card(g, side)


def _retreat_by_card(g: Generalship, side: int) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "retreat"
    if not (yield from _may_play(g, side, "retreat", "retreat", rule="GS-12.9", answered_by="pursuit")):
        return
    if (yield from _may_play(g, 1 - side, "pursuit", "pursuit", rule="GS-12.9")):
        g.tell("retreat-prevented", nation=g.noun_of(battle.seats[side]))
        return
    battle.left = side
    for seat in battle.seats:
        raise_battle_count(g, seat)


def _may_play(
    g: Generalship, side: int, key: str, window: str, *, rule: str, answered_by: str = ""
) -> Procedure[bool]:
    """A window for one card: asked whatever the side holds, unless everybody can see that it can't have it."""
    battle = the_battle(g)
    if not might_play(g, battle, side, key):
        return False
    answer = yield Ask(
        battle.seats[side],
        window,
        lambda: [PASS, *_plays(g, side, key)],
        rule=rule,
        args=partial(_window_args, g, side, answered_by),
        why_not=partial(_why_no_play, g, side, key),
        window=window,
    )
    if answer == PASS:
        return False
    play_openly(g, side, CARD_NUMBER[answer[1]], key)
    return True


def _window_args(g: Generalship, side: int, answered_by: str) -> dict[str, str | int]:
    """Against whom, where, and how likely the answer to the card is, as far as the side can know."""
    battle, enemy = the_battle(g), 1 - side
    args: dict[str, str | int] = {"enemy": g.noun_of(battle.seats[enemy]), "tile": g.tile_noun(battle.at)}
    if answered_by:
        args["chance"] = chance_to_hold(battle, side, stand_ins(g, battle, enemy, answered_by))
    return args


def _plays(g: Generalship, side: int, key: str) -> list[Answer]:
    """The cards in hand that may be played as this one; a stand-in says as what."""
    battle = the_battle(g)
    nouns, deck = ADVANCED_NOUN[battle.kind], DECKS[battle.kind].advanced
    meant = next(card.noun for card in deck.values() if card.key == key)
    return [
        ("play", nouns[n]) if nouns[n] == meant else ("play_as", nouns[n], meant)
        for n in playable_as(g, battle, side, key)
    ]


def _why_no_play(g: Generalship, side: int, key: str, answer: Answer) -> Refusal:
    """GS-12.9, GS-12.10, GS-19.3 A card in hand, which is this one or stands in for it under one's commander."""
    battle = the_battle(g)
    card = str(answer[1])
    number = CARD_NUMBER[card]
    if ADVANCED_NOUN[battle.kind].get(number) != card or number not in battle.advanced[side]:
        return not_in_hand(answer)
    return Refusal("GS-12.9", "not-that-card", card=card)


def play_openly(g: Generalship, side: int, number: int, key: str) -> None:
    """A card is shown, has its effect, and is discarded."""
    battle = the_battle(g)
    noun = ADVANCED_NOUN[battle.kind][number]
    battle.advanced[side].remove(number)
    battle.discarded[side].append(noun)
    g.reveal(f"played-{key}", nation=g.noun_of(battle.seats[side]), card=noun)


# ---- step 4: ambush ----------------------------------------------------------------------------------------------------
def ambush(g: Generalship) -> Procedure[None] | None:
    """GS-12.10 The attacker may ambush; Retreat prevents it, Pursuit insists. Success: the defender does not strike."""
    battle = the_battle(g)
    if is_decided(battle) or not might_play(g, battle, ATTACKER, "ambush"):
        return None
    return _ambush(g)


def _ambush(g: Generalship) -> Procedure[None]:
    battle = the_battle(g)
    battle.step = "ambush"
    if not (yield from _may_play(g, ATTACKER, "ambush", "ambush", rule="GS-12.10", answered_by="retreat")):
        return
    evaded = yield from _may_play(
        g, DEFENDER, "retreat", "ambush-evaded", rule="GS-12.10", answered_by="pursuit"
    )
    if evaded and not (yield from _may_play(g, ATTACKER, "pursuit", "ambush-insisted", rule="GS-12.10")):
        g.tell("ambush-failed", nation=g.noun_of(battle.seats[ATTACKER]))
        return
    battle.ambushed = 1
    g.tell("ambush-succeeded", nation=g.noun_of(battle.seats[ATTACKER]))


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


# ---- steps 6 and 7: the strikes ------------------------------------------------------------------------------------------
def strike(g: Generalship, side: int) -> None:
    """GS-12.12, GS-12.13 The defender strikes, unless ambushed; then, if repelled, the attacker."""
    battle = the_battle(g)
    if is_decided(battle) or (side == DEFENDER and battle.ambushed):
        return
    battle.step = "strike"
    battle.striker = side
    battle.committed_units = [[], []]
    battle.committed_cards = [[], []]
    battle.committed_bonus = [0, 0]
    battle.committed_ship = [-1, -1]
    battle.revealed = [0, 0]
    battle.sums = [0, 0]
    battle.style = NO_STYLE
    g.tell("battle-strike", nation=g.noun_of(battle.seats[side]), enemy=g.noun_of(battle.seats[1 - side]))
    g.then(("battle_commit", side), ("battle_commit", 1 - side), ("battle_compare",))


def compare(g: Generalship) -> None:
    """GS-12.12, GS-12.13 Both reveal; ATK must exceed DEF. A repelled attacker has lost, a repelled defender goes on."""
    battle = the_battle(g)
    striker, struck = battle.striker, 1 - battle.striker
    for side in (striker, struck):
        _reveal_commitment(g, side)
    if battle.kind == LAND_BATTLE:
        battle.sums = [
            fight_land.land_sum(g, battle, striker, striking=True),
            fight_land.land_sum(g, battle, struck, striking=False),
        ]
    else:
        _compare_at_sea(g, battle)
    nation, enemy = g.noun_of(battle.seats[striker]), g.noun_of(battle.seats[struck])
    atk, defence = battle.sums
    key = "battle-hit" if atk > defence else "battle-repelled"
    g.tell(key, nation=nation, enemy=enemy, atk=atk, defence=defence)
    if atk > defence:
        battle.left = struck
    elif striker == ATTACKER:
        battle.left = ATTACKER


def _compare_at_sea(g: Generalship, battle: Battle) -> None:
    """GS-14.4, GS-14.5 The style of the fight decides what all are worth; a fight broken off is repelled."""
    battle.style = fight_sea.fight_style(battle)
    if fight_sea.is_broken_off(battle):
        battle.sums = [0, 0]
        g.tell("bombardment-evaded")
        return
    striker = battle.striker
    battle.sums = [
        fight_sea.sea_sum(g, battle, striker, True, battle.style),
        fight_sea.sea_sum(g, battle, 1 - striker, False, battle.style),
    ]
    if battle.style != NO_STYLE:
        g.tell(f"fight-{STYLES[battle.style]}")


def _reveal_commitment(g: Generalship, side: int) -> None:
    """GS-12.12, GS-20 A side's committed units and cards are shown; the cards are discarded."""
    battle = the_battle(g)
    battle.revealed[side] = 1
    cards = [BASIC_NOUN[battle.kind][number] for number, _, _ in battle.committed_cards[side]]
    if battle.committed_bonus[side]:
        cards.append(ADVANCED_NOUN[battle.kind][battle.committed_bonus[side]])
    battle.discarded[side] += cards
    if not g.listened:
        return
    units = [*battle.committed_units[side]]
    if battle.committed_ship[side] >= 0:
        units.append(battle.committed_ship[side])
    nation = g.noun_of(battle.seats[side])
    if units:
        g.reveal("battle-revealed", nation=nation, units=faces(g, units), cards=cards, n=len(cards))
    else:
        g.reveal("battle-revealed-nothing", nation=nation)


# ---- the end -----------------------------------------------------------------------------------------------------------
def leave_field(g: Generalship) -> Procedure[None]:
    """GS-12.16 The side that has to leave retreats with what it has left."""
    battle = the_battle(g)
    battle.step = "retreating"
    yield from retreat(g, battle.seats[battle.left], battle.at)


def hold_field(g: Generalship) -> None:
    """GS-12.14, GS-12.16, GS-16.1 The winner holds the tile; after a strike both battle counts rise."""
    battle = the_battle(g)
    attacker = battle.seats[ATTACKER]
    if battle.left == DEFENDER:
        guest = enemy_at(g, attacker, battle.at)
        if guest == NOBODY:
            take_tile(g, attacker, battle.at)
        else:
            g.take(battle.at, guest)
    if battle.striker >= 0:
        for seat in battle.seats:
            raise_battle_count(g, seat)


def raise_battle_count(g: Generalship, seat: Seat) -> None:
    """GS-1.8, GS-12.14 One more battle, five at most."""
    if g.battle_count[seat] < MOST_BATTLES:
        g.battle_count[seat] += 1
        g.tell("battle-count", nation=g.noun_of(seat), n=g.battle_count[seat])


def end_battle(g: Generalship) -> None:
    """GS-12.15 All tactic cards go back. An ally of the beaten who stands there too is fought at once [OP-18]."""
    battle = the_battle(g)
    winner = battle.seats[1 - battle.left]
    g.tell("battle-over", nation=g.noun_of(winner), tile=g.tile_noun(battle.at))
    g.battle = None
    if winner == battle.seats[ATTACKER]:
        guest = enemy_at(g, winner, battle.at)
        if guest != NOBODY:
            _open(g, winner, guest, battle.at)
            g.then(("battle",))
