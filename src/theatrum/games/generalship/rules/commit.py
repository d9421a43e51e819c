"""GS-12.12, GS-13, GS-14 Committing units and cards to a strike, face down, one card at a time.

A card is named with the regiments it is used with: `("card", "tactic:land_basic_2", "unit:heavy_infantry", 3)`. A
bonus card comes last and closes the commitment. Every answer is written into the battle at once: it is a secret.
"""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.queries import fight_land, fight_sea
from theatrum.games.generalship.queries.command import irregulars, is_denied, the_battle
from theatrum.games.generalship.queries.movement import regiments_at, squadrons_at
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.tactics import (
    ADVANCED_NOUN,
    AMBUSH,
    BASIC_NOUN,
    CARD_NUMBER,
    DECKS,
    IRREGULARS,
    PURSUIT,
    RETREAT,
)
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KIND_NOUN, KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, SEA_BATTLE

LIMIT = {LAND_BATTLE: fight_land.MOST_REGIMENTS, SEA_BATTLE: fight_sea.MOST_REGIMENTS}


# ---- the procedure ---------------------------------------------------------------------------------------------------
def commit(g: Generalship, side: int) -> Procedure[None] | None:
    """GS-12.12 One side commits. It is asked whatever it holds; only a side that plainly has nothing is not."""
    battle = the_battle(g)
    seat = battle.seats[side]
    ships = squadrons_at(g, seat, battle.at) if battle.kind == SEA_BATTLE else []
    if regiments_at(g, seat, battle.at) or (ships and battle.advanced[side]):
        return _commit(g, side)
    if len(ships) > 1:
        return _commit_squadron(g, side)
    if ships:
        battle.committed_ship[side] = ships[0]
    return None


def _commit(g: Generalship, side: int) -> Procedure[None]:
    battle = the_battle(g)
    seat = battle.seats[side]
    if battle.kind == SEA_BATTLE:
        yield from _commit_squadron(g, side)
    role = "strike" if battle.striker == side else "repel"
    while True:
        answer = yield Ask(
            seat,
            f"commit-{role}",
            sift=partial(commit_choices, g, side),
            rule="GS-13.1" if battle.kind == LAND_BATTLE else "GS-14.1",
            args={"tile": g.tile_noun(battle.at), "enemy": g.noun_of(battle.seats[1 - side])},
            why_not=partial(_why_not, g, side),
            at=g.tile_noun(battle.at),
        )
        if answer[0] == "card":
            commit_card(g, side, CARD_NUMBER[answer[1]], KIND_BY_NOUN[answer[2]], int(answer[3]))
            if is_complete(battle, side):
                return
        else:
            if answer != DONE:
                commit_bonus(battle, side, CARD_NUMBER[answer[1]])
            return


def _commit_squadron(g: Generalship, side: int) -> Procedure[None]:
    """GS-14.1 Exactly one squadron fights: of which kind, if there are several (all alike or not: that is hidden)."""
    battle = the_battle(g)
    seat, at = battle.seats[side], battle.at
    ships = squadrons_at(g, seat, at)
    kind = g.unit_kind[ships[0]]
    if len(ships) > 1:
        answer = yield Ask(
            seat,
            "commit-squadron",
            partial(_squadron_answers, g, seat, at),
            rule="GS-14.1",
            args={"tile": g.tile_noun(at)},
            why_not=lambda answer: Refusal("GS-14.1", "no-unit-there", unit=answer[1], tile=g.tile_noun(at)),
            at=g.tile_noun(at),
        )
        kind = KIND_BY_NOUN[answer[1]]
    battle.committed_ship[side] = next(
        ship for ship in squadrons_at(g, seat, at) if g.unit_kind[ship] == kind
    )


# ---- queries ---------------------------------------------------------------------------------------------------------
def commit_choices(g: Generalship, side: int, reasons: Reasons | None) -> list[Answer]:
    """GS-13.1-13.6, GS-14.1-14.9 Cards with regiments, fitting bonus cards, or the end."""
    battle = the_battle(g)
    nouns = ADVANCED_NOUN[battle.kind]
    fitting = bonus_cards(g, battle, side)
    if reasons is not None:
        for number in sorted(set(battle.advanced[side])):
            if number not in fitting:
                reasons["bonus", nouns[number]] = _why_no_bonus(g, battle, side, number)
    answers = card_answers(g, side)
    answers += [("bonus", nouns[number]) for number in fitting]
    answers.append(DONE)
    return answers


def _squadron_answers(g: Generalship, seat: Seat, position: int) -> list[Answer]:
    kinds = sorted({g.unit_kind[ship] for ship in squadrons_at(g, seat, position)})
    return [("squadron", KIND_NOUN[kind]) for kind in kinds]


def card_answers(g: Generalship, side: int) -> list[Answer]:
    """GS-13.1, GS-13.2, GS-14.9 Each basic card in hand with each of its options that the regiments left can fill."""
    battle = the_battle(g)
    left = LIMIT[battle.kind] - len(battle.committed_units[side])
    counts = uncommitted_kinds(g, battle, side)
    if battle.kind == SEA_BATTLE:
        for kind in fight_sea.barred_kinds(g, battle, side):
            counts[kind] = 0
    nouns, deck = BASIC_NOUN[battle.kind], DECKS[battle.kind].basic
    out: list[Answer] = []
    for number in sorted(set(battle.basic[side])):
        card, noun = deck[number], nouns[number]
        for kind in card.kinds:
            most = min(counts[kind], left)
            if most:
                out += [("card", noun, KIND_NOUN[kind], n) for n in card.counts if n <= most]
    return out


def bonus_cards(g: Generalship, battle: Battle, side: int) -> list[int]:
    """GS-13.5, GS-14.5, GS-14.6 The numbers of the bonus cards that fit."""
    if not battle.advanced[side]:
        return []
    if battle.kind == LAND_BATTLE:
        return fight_land.land_bonus_cards(g, battle, side)
    return fight_sea.sea_bonus_cards(g, battle, side)


def uncommitted_kinds(g: Generalship, battle: Battle, side: int) -> list[int]:
    counts = [0] * len(KINDS)
    committed = battle.committed_units[side]
    for unit in regiments_at(g, battle.seats[side], battle.at):
        if unit not in committed:
            counts[g.unit_kind[unit]] += 1
    return counts


def is_complete(battle: Battle, side: int) -> bool:
    """Nothing can be added any more: no room or no basic card, and no advanced card."""
    full = len(battle.committed_units[side]) == LIMIT[battle.kind] or not battle.basic[side]
    return full and not battle.advanced[side]


def _why_not(g: Generalship, side: int, answer: Answer) -> Refusal | None:
    """What stands in the way of a card that somebody names, with these regiments."""
    battle = the_battle(g)
    number = CARD_NUMBER[answer[1]]
    if answer[0] == "bonus":
        return not_in_hand(answer)
    if answer[1] != BASIC_NOUN[battle.kind].get(number) or number not in battle.basic[side]:
        return not_in_hand(answer)
    _, card, unit, count = answer
    kind, n = KIND_BY_NOUN[unit], int(count)
    if battle.kind == SEA_BATTLE and kind in fight_sea.barred_kinds(g, battle, side):
        return Refusal("GS-14.1", "artillery-needs-a-galleon", unit=unit)
    free = uncommitted_kinds(g, battle, side)[kind]
    if n > free:
        return Refusal("GS-13.2", "too-few-regiments", unit=unit, n=free)
    if n > LIMIT[battle.kind] - len(battle.committed_units[side]):
        rule = "GS-13.1" if battle.kind == LAND_BATTLE else "GS-14.9"
        return Refusal(rule, "too-many-regiments", n=LIMIT[battle.kind])
    return Refusal("GS-13.3", "card-does-not-fit", card=card, unit=unit)


def not_in_hand(answer: Answer) -> Refusal:
    """GS-12.2 One plays the cards that one has drawn."""
    return Refusal("GS-12.2", "tactic-not-in-hand", card=answer[1])


def _why_no_bonus(g: Generalship, battle: Battle, side: int, number: int) -> Refusal:
    """GS-13.5, GS-14.5, GS-14.6, GS-19.3 What stands in an advanced card's way."""
    card = DECKS[battle.kind].advanced[number]
    if number in (AMBUSH, RETREAT, PURSUIT):
        return Refusal("GS-12.9", "card-before-the-strikes", card=card.noun)
    if is_denied(g, battle, side, card.key):
        general = GENERALS[g.commander[battle.seats[1 - side]]].noun
        return Refusal("GS-19.3", "card-denied", card=card.noun, general=general)
    if battle.kind == LAND_BATTLE:
        if number == IRREGULARS and not irregulars(g, battle, side):
            return Refusal("GS-13.5", "irregulars-not-led", card=card.noun)
        return Refusal("GS-13.5", "bonus-does-not-fit", card=card.noun)
    if card.bonuses and battle.striker != side:
        return Refusal("GS-14.6", "bonus-for-strikes", card=card.noun)
    return Refusal("GS-14.6" if card.bonuses else "GS-14.5", "bonus-does-not-fit", card=card.noun)


# ---- changes ---------------------------------------------------------------------------------------------------------
def commit_card(g: Generalship, side: int, number: int, kind: int, count: int) -> None:
    """A basic card and the regiments it is used with; tokens of one kind are interchangeable."""
    battle = the_battle(g)
    free = [
        u
        for u in regiments_at(g, battle.seats[side], battle.at)
        if g.unit_kind[u] == kind and u not in battle.committed_units[side]
    ]
    battle.basic[side].remove(number)
    battle.committed_cards[side].append((number, kind, count))
    battle.committed_units[side] += free[:count]


def commit_bonus(battle: Battle, side: int, number: int) -> None:
    battle.advanced[side].remove(number)
    battle.committed_bonus[side] = number
