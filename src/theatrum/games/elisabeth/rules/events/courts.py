"""Events of courts and alliances: cards 33, 34, 36, 57, 63, 68, 69, 77, 105."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.marriages import ELIZABETH, OWNER
from theatrum.games.elisabeth.queries.relations import at_war, one_player, played
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.queries.war_costs import war_cost
from theatrum.games.elisabeth.rules.cards import (
    draw_from_deck,
    drawable,
    retrievable,
    retrieve,
    ruler,
    spend,
    take_at_random,
)
from theatrum.games.elisabeth.rules.command import act_for
from theatrum.games.elisabeth.rules.events.armies import riot
from theatrum.games.elisabeth.rules.events.faith import grand_tour_targets
from theatrum.games.elisabeth.rules.losses import count, everywhere, lose
from theatrum.games.elisabeth.rules.matches import part_couple
from theatrum.games.elisabeth.rules.minors import MOST_INFLUENCE, ally_of, determined
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which, because
from theatrum.games.elisabeth.rules.status import resolve_status
from theatrum.games.elisabeth.rules.wars import make_peace, start_war
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_espionage, the_realms
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.court_texts import (
    ANTONIO_TEXT,
    BOTHWELL_TEXT,
    EDINBURGH_TEXT,
    GOUVERNANTE_TEXT,
    INTERCESSION_TEXT,
    IRISH_TEXT,
    JILTED,
    JILTED_DRAWS,
    PENNY_TEXT,
    SEIZED_TEXT,
)
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.pieces import MERCENARY, REGULAR, ordinary_troops
from theatrum.games.elisabeth.tables.places import (
    HOMES,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SCOTLAND_AREA,
    SPACES,
    zone,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    IRELAND,
    MAJORS,
    NOBODY,
    NOUNS,
    PORTUGAL,
    POWER,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    action_mask,
)
from theatrum.kit.graph import places

GOUVERNANTE, INTERCESSION, VIRGIN_QUEEN, IRISH, SEIZED = 33, 34, 36, 57, 63
PENNY, EDINBURGH, BOTHWELL, ANTONIO = 68, 69, 77, 105
YES, NO = ("agree",), ("refuse",)
LEAGUE_WARS = ({SPAIN, FRANCE}, {SPAIN, PROTESTANT})
"""E1-20.10 They last at least a turn."""


# ---- 33 Gouvernante de France ------------------------------------------------------------------------------------------------
def gouvernante_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.33 (A) A couple with a French noble; (B) the edict, which names nothing."""
    board = the_court(g)
    couples: list[Targets] = [
        (NOBLE.noun[man],)
        for man, row in enumerate(NOBLES)
        if row.sex == "m"
        and board.bride_of[man] != NOBODY
        and board.festivities != man
        and FRANCE in (OWNER[man], OWNER[board.bride_of[man]])
    ]
    return [*couples, ()]


def gouvernante(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    if named:
        the_court(g).festivities = NOBLE[named[0]]
        g.tell("festivities", man=named[0])
        g.fresh.extend(draw_from_deck(g, FRANCE, GOUVERNANTE_TEXT.draw))
        return
    yield from make_peace(g, FRANCE, PROTESTANT)
    realms = the_realms(g)
    realms.edict = g.turn
    g.tell("edict", power=NOUNS[FRANCE])
    card = GOUVERNANTE_TEXT.retrieve_card
    if not realms.league and retrievable(g, card):
        retrieve(g, FRANCE, card)
        yield from _tour_at_once(g, card)


def _tour_at_once(g: Elisabeth, card: int) -> Procedure[None]:
    """E1-C.33 (B) France says at once whether it plays Grand Tour in this impulse, with all that belongs to an event."""
    ways = grand_tour_targets(g, FRANCE)
    if not ways:
        return
    noun = CARDS[card].noun
    answers: list[Answer] = [*(("event", noun, *way) for way in ways), ("keep", noun)]
    answer = yield Ask(
        g.seat_of[FRANCE],
        "tour-at-once",
        answers,
        rule="E1-C.33",
        args={"card": noun},
        why_not=because("E1-C.33", "only-this-card", card=noun),
    )
    if answer[0] == "event":
        spend(g, FRANCE, card)
        g.card = card
        g.then(("announce", FRANCE, *answer[1:]))


# ---- 34 Holy Roman Intercession ------------------------------------------------------------------------------------------------
def intercession_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.34 Two majors at war with each other, neither of them with the HRE; never Spain and England."""
    return [
        (NOUNS[a], NOUNS[b])
        for a in played(g)
        for b in played(g)
        if a < b
        and power not in (a, b)
        and g.has_war(a, b)
        and {a, b} != {SPAIN, ENGLAND}
        and not at_war(g, power, a)
        and not at_war(g, power, b)
        and not ({a, b} in LEAGUE_WARS and the_realms(g).league == g.turn - 1 > 0)
    ]


def intercession(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.34 Both say yes or no, openly; peace and a card, or the HRE's wrath on who refused."""
    one, other = POWER[named[0]], POWER[named[1]]
    refused = []
    for asked, enemy in ((one, other), (other, one)):
        args = {"power": NOUNS[power], "target": NOUNS[enemy]}
        answer = yield Ask(g.seat_of[asked], "intercession", [YES, NO], rule="E1-C.34", args=args)
        g.tell("agrees" if answer == YES else "refuses", power=NOUNS[asked])
        if answer == NO:
            refused.append(asked)
    if not refused:
        yield from make_peace(g, one, other)
        g.fresh.extend(draw_from_deck(g, power, INTERCESSION_TEXT.draw))
    g.then(*(("wrath", power, target) for target in refused))


def wrath(g: Elisabeth, power: int, target: int) -> Procedure[None]:
    """E1-C.34 War, unrest or nothing; E1-9.4.5 what ships fight for the one war comes before the decision on the next."""
    answers: list[Answer] = [("forgive",)]
    if _riotous(g, target):
        answers.insert(0, ("stir-unrest", NOUNS[target]))
    if (
        war_cost(g, power, target) is not None
        and not g.has_alliance(power, target)
        and not one_player(g, power, target)
    ):
        answers.insert(0, ("declare", NOUNS[target]))
    args = {"target": NOUNS[target]}
    answer = yield Ask(
        g.seat_of[power],
        "wrath",
        answers,
        rule="E1-C.34",
        args=args,
        why_not=because("E1-C.34", "no-such-war"),
    )
    if answer[0] == "declare":
        yield from start_war(g, power, target)
    elif answer[0] == "stir-unrest":
        for left in range(INTERCESSION_TEXT.unrest, 0, -1):
            yield from _stir(g, power, target, left)


def _riotous(g: Elisabeth, target: int) -> list[int]:
    return [s for s in HOMES[target] if g.control[s] == target and not g.in_unrest(s)]


def _stir(g: Elisabeth, power: int, target: int, left: int) -> Procedure[None]:
    answers: list[Answer] = [("riot", PLACE_NOUN[s]) for s in _riotous(g, target)]
    if not answers:
        return
    answer = yield from ask_which(
        g.seat_of[power],
        "riot",
        answers,
        rule="E1-C.34",
        args={"left": left},
        why_not=lambda named: Refusal("E1-C.34", "no-riot-there", space=str(named[-1])),
    )
    riot(g, PLACE[answer[1]])


# ---- 36 Virgin Queen -----------------------------------------------------------------------------------------------------------
def virgin_queen_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.36, E1-6.2.6 (A) A card from the discards; (B) Elizabeth's groom is jilted. Not after her death."""
    if ruler(g, ENGLAND).id != "elizabeth_i":
        return []
    out: list[Targets] = [(CARDS[c].noun,) for c in sorted(g.discard) if retrievable(g, c)]
    groom = the_court(g).bride_of[ELIZABETH]
    return [*out, (NOBLE.noun[groom],)] if groom != NOBODY else out


def virgin_queen(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    if str(named[0]) in CARD:
        retrieve(g, ENGLAND, CARD[named[0]])
        return
    groom = NOBLE[named[0]]
    part_couple(g, groom)
    suitor = OWNER[groom]
    g.tell("jilted", noble=named[0])
    if suitor == ENGLAND or g.seat_of[suitor] < 0:
        return
    die = g.roll()
    g.tell("jilted-roll", power=NOUNS[suitor], die=die)
    consolation = next(row for row in JILTED if row.min <= die <= row.max)
    if consolation.cp:
        act_for(g, suitor, consolation.cp, EVENT_CP, allowed=action_mask(*consolation.on))
    else:
        g.fresh.extend(draw_from_deck(g, suitor, JILTED_DRAWS))
    return
    yield


# ---- 57 Irish Rebellion, 77 Bothwell, 105 Dom Antonio -----------------------------------------------------------
def irish_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if ally_of(g, IRELAND) == NOBODY and not determined(g, IRELAND) else []


def irish_rebellion(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.57 England loses half of its regulars and half of its mercenaries in Dublin and Kinsale; then the status."""
    spaces = [PLACE.by_id[name] for name in IRISH_TEXT.spaces]
    for kind in (REGULAR, MERCENARY):
        among = ordinary_troops(ENGLAND, kind).__contains__
        number = sum(count(g, s, among) for s in spaces)
        half = number * IRISH_TEXT.fraction.num // IRISH_TEXT.fraction.den
        yield from lose(g, g.seat_of[ENGLAND], spaces, half, among, "E1-C.57")
    yield from resolve_status(g, IRELAND)


def bothwell_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.77 While Mary is free: a calm space in Scotland, and the power whose influence stays, if any."""
    if the_espionage(g).mary != "free":
        return []
    spared: list[Targets] = [(), *((NOUNS[p],) for p in MAJORS if g.voice(SCOTLAND, p) >= 0)]
    calm = [s for s in places(AREA_SPACES[SCOTLAND_AREA]) if not g.in_unrest(s)]
    if not calm:  # E1-C 1.2.18 What is impossible is skipped, if anything else changes.
        return [way for way in spared if any(_loses_voice(g, major, way) for major in MAJORS)]
    return [(PLACE_NOUN[s], *power_spared) for s in calm for power_spared in spared]


def _loses_voice(g: Elisabeth, major: int, named: Targets) -> bool:
    return g.voice(SCOTLAND, major) > 0 and NOUNS[major] not in named


def bothwell(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.77 Unrest in Scotland, and all but one lose influence there."""
    if named and str(named[0]) in PLACE:
        riot(g, PLACE[named[0]])
    for major in MAJORS:
        if _loses_voice(g, major, named):
            g.set_voice(SCOTLAND, major, max(0, g.voice(SCOTLAND, major) + BOTHWELL_TEXT.influence))
            g.tell("influence-lost", power=NOUNS[major], target=NOUNS[SCOTLAND], n=-BOTHWELL_TEXT.influence)
    return
    yield


def antonio_targets(g: Elisabeth, power: int) -> list[Targets]:
    ready = the_realms(g).portugal and g.master[PORTUGAL] == SPAIN and not determined(g, PORTUGAL)
    return NO_TARGET if ready else []


def dom_antonio(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.105 England and France add two to their rolls for Portugal."""
    helped = {POWER.by_id[name]: ANTONIO_TEXT.bonus for name in ANTONIO_TEXT.bonus_powers}
    yield from resolve_status(g, PORTUGAL, helped)


# ---- 63 Pay Ships Seized, 68 Tenth Penny, 69 Treaty of Edinburgh --------------------------------------------------------------------
def _hired_in_netherlands(g: Elisabeth) -> list[int]:
    hired = ordinary_troops(SPAIN, MERCENARY).__contains__
    return [s for s in everywhere(g, hired) if SPACES[s].area == NETHERLANDS_AREA]


def seized_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.63 England has a port on the Atlantic, Spain Antwerp or Brussels; and something can be taken."""
    ports = any(
        g.control[s.index] == ENGLAND and any(not zone(z).mediterranean for z in s.zones) for s in SPACES
    )
    paid = any(g.control[PLACE.by_id[name]] == SPAIN for name in SEIZED_TEXT.spain_holds_one_of)
    return NO_TARGET if ports and paid and (drawable(g, SPAIN) or _hired_in_netherlands(g)) else []


def pay_ships_seized(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    take_at_random(g, SPAIN, ENGLAND)
    hired = ordinary_troops(SPAIN, MERCENARY).__contains__
    spaces = _hired_in_netherlands(g)
    yield from lose(g, g.seat_of[SPAIN], spaces, SEIZED_TEXT.mercenaries, hired, "E1-C.63")


def _taxed(g: Elisabeth) -> list[int]:
    return [
        s.index
        for s in SPACES
        if s.area == NETHERLANDS_AREA and g.control[s.index] == SPAIN and not g.in_unrest(s.index)
    ]


def _pays(g: Elisabeth) -> bool:
    keys = [PLACE.by_id[name] for name in PENNY_TEXT.keys]
    held = sum(g.control[key] == SPAIN and not g.in_unrest(key) for key in keys)
    return held >= PENNY_TEXT.min_keys


def penny_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if _pays(g) or _taxed(g) else []


def penny_named(g: Elisabeth, power: int, named: Targets) -> Procedure[Targets]:
    """E1-C.68, E1-C 1.2.17 The space of the unrest is announced, by who plays the card, or the Protestants, if it is
    Spain."""
    chooser = PROTESTANT if power == SPAIN else power
    answers: list[Answer] = [("riot", PLACE_NOUN[s]) for s in _taxed(g)]
    if not answers:
        return ()
    answer = yield from ask_which(
        g.seat_of[chooser],
        "riot",
        answers,
        rule="E1-C.68",
        args={"left": PENNY_TEXT.unrest},
        why_not=lambda named: Refusal("E1-C.68", "no-riot-there", space=str(named[-1])),
    )
    return answer[1:]


def tenth_penny(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.68 Spain's card, then the unrest."""
    if _pays(g):
        g.fresh.extend(draw_from_deck(g, SPAIN, PENNY_TEXT.draw))
    for space in named:
        riot(g, PLACE[space])
    return
    yield


def edinburgh_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if g.has_war(ENGLAND, FRANCE) else []


def treaty_of_edinburgh(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.69 Peace if both agree; otherwise England may gain influence on Scotland."""
    agreed = True
    for asked, other in ((ENGLAND, FRANCE), (FRANCE, ENGLAND)):
        args = {"power": NOUNS[power], "target": NOUNS[other]}
        answer = yield Ask(g.seat_of[asked], "intercession", [YES, NO], rule="E1-C.69", args=args)
        g.tell("agrees" if answer == YES else "refuses", power=NOUNS[asked])
        agreed = agreed and answer == YES
    if agreed:
        yield from make_peace(g, ENGLAND, FRANCE)
        return
    if 0 <= g.voice(SCOTLAND, ENGLAND) < MOST_INFLUENCE:
        yield from _scottish_voice(g)


def _scottish_voice(g: Elisabeth) -> Procedure[None]:
    """E1-C.69 England says whether it takes the influence."""
    answers: list[Answer] = [("influence", NOUNS[SCOTLAND]), ("leave-it",)]
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "edinburgh-influence",
        answers,
        rule="E1-C.69",
        args={"points": EDINBURGH_TEXT.influence},
        why_not=because("E1-C.69", "only-scotland"),
    )
    if answer[0] == "influence":
        points = min(MOST_INFLUENCE, g.voice(SCOTLAND, ENGLAND) + EDINBURGH_TEXT.influence)
        g.set_voice(SCOTLAND, ENGLAND, points)
        g.tell("influence", power=NOUNS[ENGLAND], target=NOUNS[SCOTLAND], points=points)


EVENTS: dict[int, CardText] = {
    GOUVERNANTE: CardText(gouvernante_targets, gouvernante),
    INTERCESSION: CardText(intercession_targets, intercession),
    VIRGIN_QUEEN: CardText(virgin_queen_targets, virgin_queen),
    IRISH: CardText(irish_targets, irish_rebellion),
    SEIZED: CardText(seized_targets, pay_ships_seized),
    PENNY: CardText(penny_targets, tenth_penny, name=penny_named),
    EDINBURGH: CardText(edinburgh_targets, treaty_of_edinburgh),
    BOTHWELL: CardText(bothwell_targets, bothwell),
    ANTONIO: CardText(antonio_targets, dom_antonio),
}
STEPS: dict[str, Runner] = {"wrath": wrath}
