"""The turn and its phases [E1-7]; the card phase [E1-8] and the ransom of leaders [E1-9.3]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.relations import friendly, inactive, is_minor, played, the_scenario
from theatrum.games.elisabeth.rules.cards import (
    cards_due,
    draw_from_deck,
    drawable,
    show,
    suleiman_rules,
    take_at_random,
)
from theatrum.games.elisabeth.rules.setup import lay_out
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import AWAY, CAPTIVE, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import KEYS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, OTTOMAN, POWERS
from theatrum.kit import decks

SELIM = 6


def set_up(g: Elisabeth) -> None:
    """E1-SG.1 The scenario is laid out and the first turn begins."""
    lay_out(g)
    g.tell("begins", turn=g.turn + 1, last=g.last_turn)
    g.then(("turn",))


def turn(g: Elisabeth) -> None:
    """E1-7.0.1, E1-SL.9, E1-SL.12 The phases that the scenario plays, in order."""
    g.turn += 1
    g.tell("turn", turn=g.turn)
    g.then(*((phase,) for phase in the_scenario(g).phases))


# ---- the card phase --------------------------------------------------------------------------------------------------------
def card_phase(g: Elisabeth) -> None:
    """E1-8 Persons, ships, influence and cards of the new turn. Nobody decides anything here."""
    g.phase = "cards"
    g.played = []
    if len(g.vp_by_turn):
        _new_persons(g)
        _ships_return(g)
        if the_scenario(g).influence_returns == "cards":
            influence_returns(g)
    _new_deck(g)
    _deal(g)


def _new_persons(g: Elisabeth) -> None:
    """E1-8.1.2 Scheduled leaders arrive, then Uluch Ali for Dragut, then those who were lost at sea."""
    for leader in LEADERS:
        at = g.leader_at[leader.index]
        scheduled = at == AWAY and leader.enters == g.turn and leader.power in played(g)
        if scheduled or at == NEXT_TURN:
            _arrive(g, leader.index)
    if g.leader_at[LEADER.by_id["dragut"]] == GONE and g.leader_at[LEADER.by_id["uluch_ali"]] == AWAY:
        _arrive(g, LEADER.by_id["uluch_ali"])  # E1-5.1.20


def _arrive(g: Elisabeth, leader: int) -> None:
    g.put_leader(leader, ON_CARD)
    g.tell("leader-arrives", leader=LEADERS[leader].noun, power=POWERS[LEADERS[leader].power].noun)


def _ships_return(g: Elisabeth) -> None:
    """E1-8.1.5 What was lost last turn can be built again."""
    for pool, lost in enumerate(g.ships_lost):
        g.ship_reserve[pool] += lost
    g.ships_lost = [0] * len(g.ships_lost)


def influence_returns(g: Elisabeth) -> None:
    """E1-SL.14 Spent influence markers go back to their start boxes."""
    for target, voices in the_scenario(g).influence.items():
        for major, points in voices.items():
            if g.voice(target, major) == RESOLVED:
                g.set_voice(target, major, points)


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
    if g.turn == 2 and suleiman_rules(g) and SELIM in g.deck:
        # E1-3.3.5 (b) In addition to the deal [OP-8-3]; everybody knows where the card went.
        g.deck.remove(SELIM)
        g.hand[OTTOMAN].append(SELIM)
        show(g, SELIM, [g.seat_of[p] for p in played(g) if p != OTTOMAN])
        g.tell("selim-waits", power=POWERS[OTTOMAN].noun, card=CARDS[SELIM].noun)


def _deal(g: Elisabeth) -> None:
    """E1-6.2.4 Cards by keys, ruler and markers; the markers are used up by it."""
    for power in played(g):
        draw_from_deck(g, power, cards_due(g, power))
        g.card_marks[power] = 0


# ---- ransom ------------------------------------------------------------------------------------------------------------------
def ransom_segment(g: Elisabeth) -> None:
    """E1-9.3.1, E1-SL.9 Captured army leaders may be bought back, in impulse order of the buyers."""
    g.phase = "diplomacy"
    captives = [x for x in LEADERS if g.leader_at[x.index] == CAPTIVE]
    steps = [
        ("ransom", buyer, x.index) for buyer in played(g) for x in captives if buyer_of(g, x.index) == buyer
    ]
    g.then(*steps)


def buyer_of(g: Elisabeth, leader: int) -> int:
    """Who may ransom him: his own power; E1-SL.10 (b) Spain those of the HRE; the ally of an active minor."""
    power = LEADERS[leader].power
    if power in the_scenario(g).ransomed_by:
        return the_scenario(g).ransomed_by[power]
    return power if not is_minor(g, power) or inactive(g, power) else g.master[power]


def ransom(g: Elisabeth, buyer: int, leader: int) -> Procedure[None] | None:
    """E1-9.3.1 The captor draws a random card from the buyer's hand and can't refuse; nobody has to buy."""
    return _ransom(g, buyer, leader) if drawable(g, buyer) else None


def _ransom(g: Elisabeth, buyer: int, leader: int) -> Procedure[None]:
    noun = LEADERS[leader].noun
    captor = g.captor[leader]
    answers: list[Answer] = [("ransom", noun), ("leave", noun)]
    args = {"leader": noun, "captor": POWERS[captor].noun}
    answer = yield Ask(g.seat_of[buyer], "ransom", answers, rule="E1-9.3.1", args=args)
    if answer[0] == "leave":
        return
    take_at_random(g, buyer, captor)
    g.tell("ransomed", leader=noun, power=POWERS[buyer].noun, captor=POWERS[captor].noun)
    yield from bring_home(g, leader)


def bring_home(g: Elisabeth, leader: int) -> Procedure[None]:
    """E1-9.3.2 To his capital if possible, else to a friendly key that his player chooses [OP-9-6]."""
    power = LEADERS[leader].power
    homes = [s for s in capitals_of(g, power) if friendly(g, power, s)] or [
        s for s in KEYS if friendly(g, power, s)
    ]
    if not homes:
        g.put_leader(leader, ON_CARD)
        return
    space = homes[0]
    if len(homes) > 1:
        answers: list[Answer] = [("place", LEADERS[leader].noun, SPACES[s].noun) for s in homes]
        buyer = buyer_of(g, leader)
        answer = yield Ask(
            g.seat_of[buyer], "bring-home", answers, rule="E1-9.3.2", args={"leader": LEADERS[leader].noun}
        )
        space = PLACE[answer[2]]
    g.put_leader(leader, space)
    g.tell("leader-home", leader=LEADERS[leader].noun, space=SPACES[space].noun)


STEPS: dict[str, Runner] = {
    "setup": set_up,
    "turn": turn,
    "card_phase": card_phase,
    "ransom_segment": ransom_segment,
    "ransom": ransom,
}
