"""The card phase [E1-8]: persons, ships, markers and cards of the new turn. Nobody decides anything here."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.relations import played, the_count, the_scenario
from theatrum.games.elisabeth.rules.cards import cards_due, draw_from_deck, show, suleiman_rules
from theatrum.games.elisabeth.rules.persons import new_persons
from theatrum.games.elisabeth.rules.treasures import riches
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_new_world
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.constants import JESUITS, WORLD_FORTRESSES
from theatrum.games.elisabeth.tables.powers import MAJORS, OTTOMAN, POWERS, SPAIN
from theatrum.kit import decks

SELIM = 6


def card_phase(g: Elisabeth) -> None:
    """E1-8 Persons, ships, influence and cards of the new turn."""
    g.phase = "cards"
    g.played = []
    if len(g.vp_by_turn):  # E1-ST.3 In the first turn everything lies there already.
        new_persons(g)
        _ships_return(g)
        if g.new_world is not None:
            spanish_markers(g)
        _new_cards(g)
        if the_scenario(g).influence_returns == "cards":
            influence_returns(g)
    _new_deck(g)
    _deal(g)
    if g.new_world is not None:
        riches(g)
        g.then(("colony_rolls",))  # E1-8.4.2


def _ships_return(g: Elisabeth) -> None:
    """E1-8.1.5 What was lost last turn can be built again."""
    for pool, lost in enumerate(g.ships_lost):
        g.ship_reserve[pool] += lost
    g.ships_lost = [0] * len(g.ships_lost)


def spanish_markers(g: Elisabeth) -> None:
    """E1-8.2.1, E1-8.2.2 Fortresses for the New World and Jesuits on the Spanish card, up to what can be used in a turn;
    markers left from the last turn count, and there are no more than five Jesuits."""
    world, plots = the_new_world(g), the_espionage(g)
    coastal = owns(g, SPAIN, "coastal_fortification")
    walls = WORLD_FORTRESSES.per_turn_with_coastal_fortification if coastal else WORLD_FORTRESSES.per_turn
    fathers = JESUITS.per_turn_with_card_93 if plots.douai else JESUITS.per_turn
    world.fortresses_on_card = max(world.fortresses_on_card, walls)
    free = JESUITS.total - plots.jesuits.bit_count()
    plots.jesuits_on_card = max(plots.jesuits_on_card, min(fathers, free))


def influence_returns(g: Elisabeth) -> None:
    """E1-SL.14 Spent influence markers go back to their start boxes."""
    for target, voices in the_count(g).influence_reset.items():
        for major, points in voices.items():
            if g.voice(target, major) == RESOLVED:
                g.set_voice(target, major, points)


def _new_cards(g: Elisabeth) -> None:
    """E1-6.2.2, E1-8.3.1 The cards of this turn: home cards to their powers, all others into the deck; those of the
    Catholic League in the turn after it was formed."""
    later = the_count(g).deck.later
    entering = list(later.get(g.turn, ()))
    if g.realms is not None and g.realms.league == g.turn - 1:
        entering.extend(later.get(0, ()))
    for card in entering:
        if CARDS[card].type == HOME:
            g.home_hand[CARDS[card].power].append(card)
        else:
            g.deck.append(card)
    if entering:
        g.tell("cards-enter", n=len(entering))


def _new_deck(g: Elisabeth) -> None:
    """E1-6.2.3 Discards and undealt cards together, shuffled; home cards go back to their powers [E1-6.1.5]."""
    g.deck.extend(g.discard)
    g.discard = []
    g.deck.sort()
    g.shuffle(g.deck)
    for power in MAJORS:
        g.home_hand[power] = sorted(g.home_hand[power] + g.home_used[power] + g.home_aside[power])
        g.home_used[power] = []
        g.home_aside[power] = []
        for card in g.home_hand[power]:
            decks.forget(g.known, card)
    if g.turn == 2 and suleiman_rules(g) and SELIM in g.deck and g.seat_of[OTTOMAN] >= 0:
        # E1-3.3.5 (b) In addition to the deal [OP-8-3]; everybody knows where the card went.
        g.deck.remove(SELIM)
        g.hand[OTTOMAN].append(SELIM)
        show(g, SELIM, [g.seat_of[p] for p in played(g) if p != OTTOMAN])
        g.tell("selim-waits", power=POWERS[OTTOMAN].noun, card=CARDS[SELIM].noun)


def _deal(g: Elisabeth) -> None:
    """E1-6.2.4 Cards by keys, ruler and markers; the markers are used up by it, dealt or not [OP-21-19]."""
    due = {power: cards_due(g, power) for power in played(g)}
    for power, number in shares(due, len(g.deck)).items():
        draw_from_deck(g, power, number)
    g.card_marks = [0] * len(MAJORS)


def shares(due: Mapping[int, int], cards: int) -> dict[int, int]:
    """OP-8-11 How many of so many cards each power is dealt: what it is due; of too few one at a time, in impulse order."""
    dealt = dict.fromkeys(due, 0)
    while waiting := [power for power in due if dealt[power] < due[power]]:
        if not cards:
            break
        for power in waiting[:cards]:
            dealt[power] += 1
        cards -= len(waiting[:cards])
    return dealt


STEPS: dict[str, Runner] = {"card_phase": card_phase}
