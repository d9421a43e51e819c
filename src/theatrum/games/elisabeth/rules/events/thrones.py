"""Events of rulers, deaths, thrones and points: cards 37, 74, 76, 82, 83, 84, 85, 100, 101, 104."""

from __future__ import annotations

from itertools import combinations

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.relations import played, the_count
from theatrum.games.elisabeth.queries.religion import AREA, AREA_SPACES
from theatrum.games.elisabeth.rules.cards import lay_beside, put_out, to_discards
from theatrum.games.elisabeth.rules.deaths import leader_dies, person_dies
from theatrum.games.elisabeth.rules.losses import count, everywhere, lose
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.status import resolve_status
from theatrum.games.elisabeth.rules.treasures import discard
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABOARD, ABROAD, CAPTIVE
from theatrum.games.elisabeth.state.powers import NO_VOICE
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.constants import share
from theatrum.games.elisabeth.tables.court_texts import (
    BANKRUPTCY_TEXT,
    DEATH_TEXT,
    EIGHTY_TEXT,
    EMPRESA_TEXT,
    RULER_TEXTS,
)
from theatrum.games.elisabeth.tables.persons import PERSONS
from theatrum.games.elisabeth.tables.pieces import (
    ADMIRAL,
    LEADER,
    LEADERS,
    MERCENARY,
    REGULAR,
    TROOPS_OF,
    WALLOON,
    ordinary_troops,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    NOUNS,
    OTTOMAN,
    PORTUGAL,
    POWER,
    POWERS,
    SPAIN,
)
from theatrum.games.elisabeth.tables.treasures import TREASURE, TREASURES
from theatrum.kit import decks
from theatrum.kit.graph import places

PORTE, PLAGUE, DEATH, BANKRUPTCY, EIGHTY_YEARS, HENRY, MURAD = 37, 74, 76, 82, 83, 84, 85
EMPRESA, SEBASTIAN, RUDOLF = 100, 101, 104
SELIM = 6


# ---- 84, 85, 104 New rulers ------------------------------------------------------------------------------------------------
def _crown(g: Elisabeth, power: int, card: int) -> None:
    """E1-3.3.1 The ruler's card lies on the ruler box."""
    rulers = [ruler.id for ruler in POWERS[power].rulers]
    g.ruler[power] = rulers.index(RULER_TEXTS[card].ruler)
    lay_beside(g, card)
    g.tell("new-ruler", ruler=POWERS[power].rulers[g.ruler[power]].noun, power=NOUNS[power])


def _nothing(g: Elisabeth, card: int) -> None:
    """OP-6-12 A ruler's card without effect leaves the game."""
    g.tell("no-effect", card=CARDS[card].noun)
    put_out(g, card)


def henry(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.84 Charles IX dies; Henry III rules, unless he is dead."""
    if "henry_iii" in the_realms(g).dead:
        _nothing(g, HENRY)
        return
    if "charles_ix" not in the_realms(g).dead:
        person_dies(g, PERSONS["charles_ix"])
    _crown(g, FRANCE, HENRY)
    return
    yield


def murad(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.85, OP-6-12 In place of Suleiman or Selim II, whose card leaves the game."""
    _crown(g, OTTOMAN, MURAD)
    if SELIM in g.beside:
        put_out(g, SELIM)
    return
    yield


def rudolf(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.104, E1-23.5 The capital moves to Prague for good."""
    if "rudolf_ii" in the_realms(g).dead:
        _nothing(g, RUDOLF)
        return
    _crown(g, HRE, RUDOLF)
    the_realms(g).capitals[HRE] = [PLACE.by_id[RULER_TEXTS[RUDOLF].capital]]
    return
    yield


# ---- 37, 101 A status ------------------------------------------------------------------------------------------------------
def sublime_porte(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.37 Who leads the Ottomans?"""
    yield from resolve_status(g, OTTOMAN)


def sebastian(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.101, OP-24-23 Portugal comes into play, and its status is determined."""
    the_realms(g).portugal = True
    for major, points in the_count(g).influence_reset[PORTUGAL].items():
        if g.voice(PORTUGAL, major) == NO_VOICE:
            g.set_voice(PORTUGAL, major, points)
    g.tell("portugal-enters", power=NOUNS[PORTUGAL])
    yield from resolve_status(g, PORTUGAL)


# ---- 74 Plague, 76 Untimely Death --------------------------------------------------------------------------------------------
def _struck(g: Elisabeth, power: int) -> list[int]:
    """E1-C.74 Spaces with at least two of its own land units."""
    own = TROOPS_OF[power].__contains__
    return [s for s in everywhere(g, own) if count(g, s, own) > 1]


def plague_targets(g: Elisabeth, power: int) -> list[Targets]:
    able = [p for p in played(g) if _struck(g, p)]
    if len(able) < 2:
        return [(NOUNS[p],) for p in able]
    return [(NOUNS[a], NOUNS[b]) for a, b in combinations(able, 2)]


def plague(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.74 Each loses one land unit of its choice, in impulse order."""
    for noun in named:
        victim = POWER[noun]
        yield from lose(
            g, g.seat_of[victim], _struck(g, victim), 1, TROOPS_OF[victim].__contains__, "E1-C.74"
        )


def death_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.76 An army leader on the map, on the Armada, in a foreign war, or captured."""
    return [
        (x.noun,)
        for x in LEADERS
        if x.kind != ADMIRAL
        and not x.default
        and x.id not in DEATH_TEXT.excluded
        and (g.leader_at[x.index] >= 0 or g.leader_at[x.index] in (CAPTIVE, ABOARD, ABROAD))
    ]


def untimely_death(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    leader_dies(g, LEADER[named[0]])
    return
    yield


# ---- 82 Bankruptcy -----------------------------------------------------------------------------------------------------------
def bankruptcy(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.82 Spain gives up a card or treasure of its choice, or dismisses half of its mercenaries."""
    hired = ordinary_troops(SPAIN, MERCENARY)
    number = sum(g.placed(t) for t in hired)

    def answers() -> list[Answer]:
        out: list[Answer] = [("give-up", CARDS[c].noun) for c in sorted(g.hand[SPAIN])]
        out += [("give-up", TREASURES[t].noun) for t in g.treasures[SPAIN]]
        return [*out, ("dismiss-half",)] if number else out

    if not number and not g.hand[SPAIN] and not g.treasures[SPAIN]:
        return
    answer = yield Ask(
        g.seat_of[SPAIN],
        "bankruptcy",
        answers,
        rule="E1-C.82",
        why_not=because("E1-C.82", "not-yours-to-give"),
    )
    if answer == ("dismiss-half",):
        half = share(BANKRUPTCY_TEXT.mercenary_fraction, number)
        among = hired.__contains__
        yield from lose(g, g.seat_of[SPAIN], everywhere(g, among), half, among, "E1-C.82")
    elif str(answer[1]) in CARD:
        card = CARD[answer[1]]
        g.hand[SPAIN].remove(card)
        decks.forget(g.known, card)
        to_discards(g, card)
        g.reveal("discarded", power=NOUNS[SPAIN], card=answer[1])
    else:
        discard(g, SPAIN, TREASURE[answer[1]])
        g.reveal("treasure-lost", power=NOUNS[SPAIN], treasure=answer[1])


# ---- 83, 100 Points for Spain ------------------------------------------------------------------------------------------------
def eighty_years(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.83 A point for each Dutch key under Spain's own flag, unrest or not."""
    held = sum(g.control[PLACE.by_id[key]] == SPAIN for key in EIGHTY_TEXT.keys)
    if held:
        g.award(SPAIN, "eighty_years_war", held * EIGHTY_TEXT.vp_per_key)
    g.tell("event-points", power=NOUNS[SPAIN], vp=held * EIGHTY_TEXT.vp_per_key)
    return
    yield


def empresa_points(g: Elisabeth) -> int:
    """E1-C.100 What Spain has reached in England."""
    text, england = EMPRESA_TEXT, AREA_SPACES[AREA.by_id[EMPRESA_TEXT.area]]
    regulars = (troop_of(SPAIN, REGULAR), WALLOON)
    points = 0
    for space in places(england):
        points += text.per_catholic_space * (not g.is_protestant(space))
        points += text.per_spanish_space * (g.control[space] == SPAIN)
        points += text.per_spanish_regular * sum(g.units(space, t) for t in regulars)
    return points


def empresa(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    points = empresa_points(g)
    vp = max((vp for least, vp in EMPRESA_TEXT.thresholds if points >= least), default=0)
    if vp:
        g.award(SPAIN, "empresa_de_inglaterra", vp)
    g.tell("event-points", power=NOUNS[SPAIN], vp=vp)
    return
    yield


EVENTS: dict[int, CardText] = {
    PORTE: CardText(lambda g, power: NO_TARGET, sublime_porte),
    PLAGUE: CardText(plague_targets, plague),
    DEATH: CardText(death_targets, untimely_death),
    BANKRUPTCY: CardText(lambda g, power: NO_TARGET, bankruptcy),
    EIGHTY_YEARS: CardText(lambda g, power: NO_TARGET, eighty_years),
    HENRY: CardText(lambda g, power: NO_TARGET, henry),
    MURAD: CardText(lambda g, power: NO_TARGET, murad),
    EMPRESA: CardText(lambda g, power: NO_TARGET, empresa),
    SEBASTIAN: CardText(lambda g, power: NO_TARGET, sebastian),
    RUDOLF: CardText(lambda g, power: NO_TARGET, rudolf),
}
