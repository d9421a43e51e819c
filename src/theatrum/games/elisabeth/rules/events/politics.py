"""Events about powers, their hands and their friends: cards 2, 4, 5, 6, 18, 19, 23, 29, 30."""

from __future__ import annotations

from typing import Any

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.relations import allied, at_war, closed, inactive, majors_on_map, played
from theatrum.games.elisabeth.rules.activation import war_on_inactive
from theatrum.games.elisabeth.rules.cards import (
    draw_from_deck,
    drawable,
    lay_beside,
    put_out,
    retrievable,
    retrieve,
    take_at_random,
    to_discards,
)
from theatrum.games.elisabeth.rules.command import act_for, give_cp
from theatrum.games.elisabeth.rules.losses import count, lose
from theatrum.games.elisabeth.rules.minors import (
    ally_of,
    determined,
    strangers_leave,
)
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.status import resolve_status, war_on_minor
from theatrum.games.elisabeth.rules.wars import leave_each_other, start_war
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.card_texts import (
    BULL_TEXT,
    CITY_STATES_TEXT,
    FAILURE_TEXT,
    LEAGUE_TEXT,
    NOSTRADAMUS_TEXT,
    RULER_ILL_TEXT,
    SELIM_TEXT,
    TRIBUTE_TEXT,
)
from theatrum.games.elisabeth.tables.cards import CARDS, MANDATORY
from theatrum.games.elisabeth.tables.pieces import INDEPENDENT_REGULAR, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ACTION_TYPES,
    HRE,
    INDEPENDENT,
    MAJORS,
    N_POWERS,
    NAVAL,
    NOBODY,
    OTTOMAN,
    PAPACY,
    POWER,
    POWERS,
    VENICE,
)
from theatrum.kit import decks

TRIBUTE, GERMAN_INTERVENTION, PAPAL_BULL, SELIM = 2, 4, 5, 6
CITY_STATES, DIPLOMATIC_FAILURE, HOLY_LEAGUE, NOSTRADAMUS, RULER_ILL = 18, 19, 23, 29, 30


def hit(die: int) -> bool:
    return die >= 5


# ---- 2 Ottoman Tribute -----------------------------------------------------------------------------------------------------
def tribute_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.2 Spain or the HRE, neither at war nor allied with the Ottomans; as a minor power the HRE only if inactive."""
    out: list[Targets] = []
    for name in TRIBUTE_TEXT.targets:
        target = POWER.by_id[name]
        minor = g.counts_as_minor(target)
        if at_war(g, power, target) or allied(g, power, target) or (minor and not inactive(g, target)):
            continue
        out.append((POWERS[target].noun,))
    return out


def tribute(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.2 Whoever can may offer tribute; taken, it ends the matter. Else it is war, and 2 CP."""
    target = POWER[named[0]]
    seat = g.seat_of[target]
    nouns: dict[str, Any] = {"power": POWERS[power].noun, "target": POWERS[target].noun}
    if seat >= 0 and drawable(g, target):
        offer: list[Answer] = [("offer",), ("refuse",)]
        answer = yield Ask(seat, "offer-tribute", offer, rule="E1-C.2", args=nouns)
        if answer == ("offer",):
            accept: list[Answer] = [("accept",), ("refuse",)]
            answer = yield Ask(g.seat_of[power], "take-tribute", accept, rule="E1-C.2", args=nouns)
            if answer == ("accept",):
                g.tell("tribute", **nouns)
                take_at_random(g, target, power)
                return
    if not g.counts_as_minor(target):
        yield from start_war(g, power, target)
    elif g.realms is not None:  # E1-9.4.8 An inactive major.
        yield from war_on_inactive(g, power, target)
    else:  # E1-SL.10 In Lepanto the HRE is a minor power.
        yield from war_on_minor(g, power, target)
    give_cp(g, TRIBUTE_TEXT.cp_if_war, EVENT_CP)


# ---- 4 German Intervention, 5 Papal Bull, 6 Selim II --------------------------------------------------------------------------
def german_intervention(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.4 Determine the status of the HRE; nothing if that was done this turn."""
    yield from resolve_status(g, HRE)


def papal_bull(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.5 Determine the status of the Papacy; its ally has a benefit. E1-SL.11 In Lepanto it may only take Holy League
    back from the discards, or nothing."""
    if determined(g, PAPACY):
        g.tell("status-known", target=POWERS[PAPACY].noun)
        return
    if g.court is not None:
        g.then(("papal_ally",))
    yield from resolve_status(g, PAPACY)
    if g.court is not None:
        return
    ally = ally_of(g, PAPACY)
    card = BULL_TEXT.retrieve_card
    if ally == NOBODY or not retrievable(g, card):
        return
    answers: list[Answer] = [("retrieve", CARDS[card].noun), ("decline",)]
    args = {"card": CARDS[card].noun}
    answer = yield Ask(
        g.seat_of[ally],
        "papal-benefit",
        answers,
        rule="E1-SL.11",
        args=args,
        why_not=lambda _: Refusal("E1-SL.11", "only-that-card", card=CARDS[card].noun),
    )
    if answer[0] == "retrieve":
        retrieve(g, ally, card)


def papal_ally(g: Elisabeth) -> None:
    """E1-C.5 Who has the Pope now, after all that the determination has brought about, may choose."""
    ally = ally_of(g, PAPACY)
    if ally != NOBODY:
        g.then(("papal_favours", ally))


def selim(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.6, E1-3.3.1 Selim II rules the Ottomans; his card lies on the ruler box."""
    rulers = [r.id for r in POWERS[OTTOMAN].rulers]
    if g.ruler[OTTOMAN] > rulers.index(SELIM_TEXT.ruler):  # E1-C.85 Murad III rules.
        put_out(g, SELIM)
        g.tell("no-effect", card=CARDS[SELIM].noun)
        return
    g.ruler[OTTOMAN] = rulers.index(SELIM_TEXT.ruler)
    lay_beside(g, SELIM)
    g.tell("new-ruler", ruler=POWERS[OTTOMAN].rulers[g.ruler[OTTOMAN]].noun, power=POWERS[OTTOMAN].noun)
    return
    yield


# ---- 18 City State Rebels ----------------------------------------------------------------------------------------------------
def city_state_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.18 Florence or Tunis (E1-SL.15: not Metz) if a major power controls it and it is not besieged."""
    spaces = [PLACE.by_id[name] for name in CITY_STATES_TEXT.targets]
    return [
        (SPACES[s].noun,) for s in spaces if g.control[s] in MAJORS and not g.besieged(s) and not closed(g, s)
    ]


def city_state_rebels(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.18 Five dice against the garrison; without one the city is independent again."""
    space = PLACE[named[0]]
    owner = g.control[space]
    rolled = [g.roll() for _ in range(CITY_STATES_TEXT.dice)]
    hits = sum(hit(d) for d in rolled)
    g.tell("rebels-roll", space=named[0], dice=rolled, hits=hits)
    mine = [t.index for t in TROOPS if t.power == owner]
    yield from lose(g, g.seat_of[owner], [space], hits, lambda t: t in mine, "E1-C.18")
    if count(g, space, lambda t: t in mine):
        return
    g.set_control(space, INDEPENDENT)
    g.tell("independent-again", space=named[0])
    yield from strangers_leave(g, space, INDEPENDENT)
    if g.reserve[TROOPS[INDEPENDENT_REGULAR].pool]:
        g.place_units(space, INDEPENDENT_REGULAR)


# ---- 19 Diplomatic Failure ---------------------------------------------------------------------------------------------------
def failure_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.19 (A) Somebody's influence on a minor power or an inactive major, by up to three points; not a spent or lost
    marker."""
    most = FAILURE_TEXT.influence
    active = [p for p in majors_on_map(g) if not inactive(g, p)]
    weaken: list[Targets] = [
        (POWERS[target].noun, POWERS[major].noun, points)
        for target in range(N_POWERS)
        if target not in active
        for major in MAJORS
        for points in range(min(most, g.voice(target, major)), 0, -1)
    ]
    return [*weaken, *((POWERS[a].noun, POWERS[b].noun) for a, b in _alliances(g))]


def _alliances(g: Elisabeth) -> list[tuple[int, int]]:
    """E1-C.19 (B) Alliances of this turn between majors; not that of an activated one with its patron."""
    if g.realms is None:
        return []
    return [
        (a, b)
        for a in played(g)
        for b in played(g)
        if a < b and g.has_alliance(a, b) and b != g.realms.patron[a] and a != g.realms.patron[b]
    ]


def diplomatic_failure(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.19 (A) Influence is lost; (B) an alliance ends, and who stands in the other's spaces leaves them;
    E1-C 1.2.24 lent ships stay with the borrower until the end of the impulse."""
    if len(named) == 2:
        one, other = POWER[named[0]], POWER[named[1]]
        g.part(one, other)
        g.tell("alliance-ends", power=named[0], target=named[1])
        the_diplomacy(g).loans_ending.append((one, other))
        yield from leave_each_other(g, one, other)
        return
    target, major, points = POWER[named[0]], POWER[named[1]], int(named[2])
    g.set_voice(target, major, g.voice(target, major) - points)
    g.tell("influence-lost", power=named[1], target=named[0], n=points)
    return
    yield


# ---- 23 Holy League ------------------------------------------------------------------------------------------------------------
def holy_league_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C 1.2.18 Something must change; in Lepanto it may be played for nothing."""
    ally = ally_of(g, PAPACY)
    sails = ally != NOBODY and at_war(g, ally, OTTOMAN)
    return NO_TARGET if sails or not determined(g, VENICE) or g.realms is None else []


def holy_league(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.23 Determine the status of Venice; then, after all that this has brought about, the Pope's ally sails."""
    g.then(("league_sails",))
    yield from resolve_status(g, VENICE)


def league_sails(g: Elisabeth) -> None:
    """E1-C.23 The Pope's ally, at war with the Ottomans, has 2 CP for the sea."""
    ally = ally_of(g, PAPACY)
    if ally != NOBODY and at_war(g, ally, OTTOMAN):
        not_naval = sum(1 << i for i in range(len(ACTION_TYPES)) if i != NAVAL)
        g.tell("holy-league", power=POWERS[ally].noun, cp=LEAGUE_TEXT.naval_cp)
        act_for(g, ally, LEAGUE_TEXT.naval_cp, EVENT_CP, not_naval)


# ---- 29 Nostradamus, 30 Ruler Falls Ill ----------------------------------------------------------------------------------------
def nostradamus(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.29 Draw two cards, to be played later; then discard one that is neither home nor mandatory."""
    g.fresh.extend(draw_from_deck(g, power, NOSTRADAMUS_TEXT.draw))
    if g.hand[power]:
        answer = yield Ask(
            g.seat_of[power],
            "discard",
            lambda: _discardable(g, power),
            rule="E1-C.29",
            why_not=lambda named: _why_not_discard(g, power, named),
        )
        if answer == DONE:
            return
        card = next(c for c in g.hand[power] if CARDS[c].noun == answer[1])
        g.hand[power].remove(card)
        decks.forget(g.known, card)
        to_discards(g, card)
        g.reveal("discarded", power=POWERS[power].noun, card=answer[1])


def _discardable(g: Elisabeth, power: int) -> list[Answer]:
    """Who holds nothing but mandatory cards is asked, too: whether he does is his secret."""
    out: list[Answer] = [
        ("discard", CARDS[c].noun) for c in sorted(g.hand[power]) if CARDS[c].type != MANDATORY
    ]
    return out or [DONE]


def _why_not_discard(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-C.29 One card, neither a home card nor a mandatory one."""
    if answer == DONE:
        return Refusal("E1-C.29", "nothing-picked")
    noun = answer[1]
    held = any(CARDS[c].noun == noun for c in (*g.hand[power], *g.home_hand[power]))
    return Refusal("E1-C.29", "not-to-be-discarded" if held else "not-in-hand", card=noun)


def ill_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.30 Another power that still holds a card, home cards included."""
    return [(POWERS[p].noun,) for p in played(g) if p != power and (g.hand[p] or g.home_hand[p])]


def ruler_falls_ill(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.30 It decides: lose a random card (or treasure), or skip its next impulse."""
    target = POWER[named[0]]
    answers: list[Answer] = [("skip-impulse",)]
    if drawable(g, target):
        answers.insert(0, ("lose-card",))
    answer = yield Ask(
        g.seat_of[target],
        "ruler-ill",
        answers,
        rule="E1-C.30",
        why_not=because("E1-6.3.7", "nothing-to-draw"),
    )
    if answer == ("lose-card",):
        take_at_random(g, target, None)
    else:
        g.skips[target] += RULER_ILL_TEXT.impulses_skipped
        g.tell("will-skip", power=named[0])


EVENTS: dict[int, CardText] = {
    TRIBUTE: CardText(tribute_targets, tribute),
    GERMAN_INTERVENTION: CardText(lambda g, power: NO_TARGET, german_intervention),
    PAPAL_BULL: CardText(lambda g, power: NO_TARGET, papal_bull),
    SELIM: CardText(lambda g, power: NO_TARGET, selim),
    CITY_STATES: CardText(city_state_targets, city_state_rebels),
    DIPLOMATIC_FAILURE: CardText(failure_targets, diplomatic_failure),
    HOLY_LEAGUE: CardText(holy_league_targets, holy_league),
    NOSTRADAMUS: CardText(lambda g, power: NO_TARGET, nostradamus),
    RULER_ILL: CardText(ill_targets, ruler_falls_ill),
}
STEPS: dict[str, Runner] = {"papal_ally": papal_ally, "league_sails": league_sails}
