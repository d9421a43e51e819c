"""What chance may make of an answer, in per cent, from what the asked player can know and nothing else.

Cards that a player has not seen are taken to lie anywhere with the same chance, as when they are dealt anew
(`theatrum.games.generalship.redeal`): that somebody pays or swaps for a reason is not reckoned with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb

from theatrum.core.contract import Answer, Ask, Seat
from theatrum.core.scene import Text
from theatrum.games.generalship.queries import fight_sea
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.rules.commit import LIMIT, uncommitted_kinds
from theatrum.games.generalship.rules.events import is_meant
from theatrum.games.generalship.rules.technology import CARDS_PER_DRAW, DRAW
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.abilities import TechDrawBonus
from theatrum.games.generalship.tables.events import EVENTS, Event
from theatrum.games.generalship.tables.tactics import BASIC_NOUN, DECKS
from theatrum.games.generalship.tables.technologies import (
    TECH_CARDS,
    TECHNOLOGIES,
    TECHNOLOGY_BY_NOUN,
    Technology,
)
from theatrum.games.generalship.tables.vocabulary import SEA_BATTLE

Odds = Mapping[Answer, Text]
REMEMBERED = 2000
GOOD, BAD = ("gain_vp", "renaissance"), ("lose_political", "discard_commander", "plague")
"""What events do (data/events.json), for better or worse."""


def odds(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """Odds for those answers to a question that leave something to chance."""
    reckon = _RECKONED.get(ask.prompt)
    return {} if reckon is None else reckon(g, ask, answers)


def percent(chance: Fraction) -> int:
    """In per cent; what is only nearly impossible or certain does not look so."""
    rounded = round(100 * chance)
    return rounded if chance in (0, 1) else min(99, max(1, rounded))


@lru_cache(maxsize=REMEMBERED)
def at_least_one(good: int, of: int, drawn: int) -> Fraction:
    """The chance that among cards drawn from `of` unseen ones at least one is good."""
    return 1 - Fraction(comb(of - good, drawn), comb(of, drawn))


# ---- technology [GS-8] ------------------------------------------------------------------------------------------------
def _technology(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    out = _developments(g, ask, answers)
    n, chance = chance_of_a_two(g, ask.seat)
    if n:
        out[DRAW] = Text("odds-technology", n=n, percent=percent(chance))
    return out


def chance_of_a_two(g: Generalship, seat: Seat) -> tuple[int, Fraction]:
    """GS-8.1, GS-7.6 How many cards a draw brings, and the chance of a two among them."""
    wanted = CARDS_PER_DRAW + sum(bonus.cards for bonus in abilities(g, seat, TechDrawBonus))
    from_deck = min(wanted, len(g.tech_deck))
    from_discards = min(wanted - from_deck, len(g.tech_discard))
    seen = [*g.tech_hand[seat], *g.tech_discard]
    unseen, twos = len(TECH_CARDS) - len(seen), TECH_CARDS.count(2) - seen.count(2)
    none = 1 - at_least_one(twos, unseen, from_deck)
    none *= 1 - at_least_one(g.tech_discard.count(2), len(g.tech_discard), from_discards)
    return from_deck + from_discards, 1 - none


def _developments(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> dict[Answer, Text]:
    told = _event(g, ask.seat)
    return {
        a: told
        for a in answers
        if a[0] == "develop" and opens_event(g, TECHNOLOGIES[TECHNOLOGY_BY_NOUN[a[1]]])
    }


def _payment(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    opens = opens_event(g, TECHNOLOGIES[TECHNOLOGY_BY_NOUN[ask.args["technology"]]])
    return dict.fromkeys(answers, _event(g, ask.seat)) if opens else {}


def opens_event(g: Generalship, technology: Technology) -> bool:
    """GS-8.8 Whether an event is drawn when this technology is developed."""
    slot = technology.column - 1
    return slot < len(g.event_slots) and g.event_slots[slot] < 0 and bool(g.event_deck)


def _event(g: Generalship, seat: Seat) -> Text:
    """GS-8.9 What the next event may do to the player. Which events are left is seen by all, their order is not."""
    left = [EVENTS[index] for index in sorted(g.event_deck)]
    good = sum(helps(g, seat, event) for event in left)
    bad = sum(hurts(g, seat, event) for event in left)
    whole = max(1, len(left))
    return Text("odds-event", good=percent(Fraction(good, whole)), bad=percent(Fraction(bad, whole)))


def helps(g: Generalship, seat: Seat, event: Event) -> bool:
    """GS-8.9, GS-8.11 Points for a fitting commander, or the Renaissance for whoever brings it on."""
    return _does(event, GOOD) and is_meant(g, seat, event.index)


def hurts(g: Generalship, seat: Seat, event: Event) -> bool:
    """GS-8.9, GS-8.10, GS-8.13 Does it cost the commander, a political card, or people and units?"""
    return _does(event, BAD) and is_meant(g, seat, event.index)


def _does(event: Event, steps: tuple[str, ...]) -> bool:
    return any(step.word in steps for step in event.card.effect)


# ---- battles [GS-12] ----------------------------------------------------------------------------------------------------
def _redraw(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """GS-12.8, GS-12.11 Every discarded card is replaced: the chance that one of the new ones can be used."""
    battle = the_battle(g)
    side = battle.seats.index(ask.seat)
    unseen, fitting = fitting_cards(g, battle, side)
    discarded = int(ask.args["n"])
    out: dict[Answer, Text] = {}
    for answer in answers:
        n = discarded + 1 if answer[0] == "discard" else discarded
        if n and n <= len(battle.basic_deck):
            chance = at_least_one(fitting, unseen, n)
            out[answer] = Text("odds-redraw", n=n, percent=percent(chance))
    return out


def fitting_cards(g: Generalship, battle: Battle, side: int) -> tuple[int, int]:
    """How many basic cards the side has not seen, and how many of them its regiments could be used with."""
    counts = uncommitted_kinds(g, battle, side)
    if battle.kind == SEA_BATTLE:
        for kind in fight_sea.barred_kinds(g, battle, side):
            counts[kind] = 0
    most = LIMIT[battle.kind]
    seen = battle.basic[side] + battle.buried_basic[side]
    opened = battle.discarded[0] + battle.discarded[1]
    unseen = fitting = 0
    for number, card in DECKS[battle.kind].basic.items():
        left = card.copies - seen.count(number) - opened.count(BASIC_NOUN[battle.kind][number])
        unseen += left
        if any(min(card.counts) <= min(counts[kind], most) for kind in card.kinds):
            fitting += left
    return unseen, fitting


def _unanswered(g: Generalship, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """GS-12.9, GS-12.10 The chance that the enemy has nothing to answer this card with."""
    told = Text("odds-unanswered", percent=100 - int(ask.args["chance"]))
    return {answer: told for answer in answers if answer[0] in ("play", "play_as")}


_RECKONED: dict[str, Callable[[Generalship, Ask, tuple[Answer, ...]], Odds]] = {
    "technology-action": _technology,
    "pay": _payment,
    "renaissance": _developments,
    "swap-cards": _redraw,
    "exchange-cards": _redraw,
    "retreat": _unanswered,
    "ambush": _unanswered,
    "ambush-evaded": _unanswered,
}
