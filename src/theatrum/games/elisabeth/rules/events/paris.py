"""Events of Paris: cards 111, 112."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, flippable
from theatrum.games.elisabeth.rules.displacement import everybody_else_leaves
from theatrum.games.elisabeth.rules.events.armies import riot
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.rebellion import NATION_OF, found_capital, seats_of_power
from theatrum.games.elisabeth.rules.religion import turn_to
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, GONE
from theatrum.games.elisabeth.tables.card_texts import BARRICADES_TEXT, MASS_TEXT
from theatrum.games.elisabeth.tables.pieces import LEADER, REGULAR, TROOPS, troop_of
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, LINKED, N_SPACES, PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import FRANCE, NOUNS, PROTESTANT, SPAIN
from theatrum.kit.graph import mask

MASS, BARRICADES = 111, 112
PARIS = PLACE.by_id[MASS_TEXT.center]
AROUND = tuple(other for other, _ in LINKED[PARIS])
HENRY, GUISE = LEADER.by_id[MASS_TEXT.leader], LEADER.by_id[BARRICADES_TEXT.leader]
REGULARS = {power: troop_of(power, REGULAR) for power in (SPAIN, FRANCE)}
CONVERTED = "paris_mass"
"""The mark that the text of 111 has been used: among the bonus markers, worth nothing."""


# ---- 111 Paris Is Worth a Mass -------------------------------------------------------------------------------------------
def mass_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.111, E1-C 1.2.18 Once per game, while Henry is on the map, if it changes anything."""
    used = CONVERTED in g.bonus[PROTESTANT]
    if used or not 0 <= g.leader_at[HENRY] < N_SPACES:
        return []
    return NO_TARGET if welcoming(g) or capital_sites(g) or turning(g) else []


def welcoming(g: Elisabeth) -> list[int]:
    """E1-C.111 Paris and its neighbours that are French or Spanish, not besieged, without regulars of these two."""
    return [
        s
        for s in (PARIS, *AROUND)
        if g.control[s] in (FRANCE, SPAIN)
        and not g.besieged(s)
        and not any(g.units(s, t.index) for t in TROOPS if t.power in (FRANCE, SPAIN) and t.kind == REGULAR)
    ]


def mass(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.111 Control and faith of all spaces first, then displacement, the capital, and the other neighbours of Paris."""
    g.award(PROTESTANT, CONVERTED, 0)
    g.tell("henry-converts", leader=LEADER.noun[HENRY])
    taken = yield from _won_over(g)
    for space in taken:
        yield from everybody_else_leaves(g, space, PROTESTANT)
    g.then(("mass_capital",), ("mass_turns",))


def _won_over(g: Elisabeth) -> Procedure[list[int]]:
    """E1-C.111, E1-C 1.2.19 Paris, if it can be had; and up to three of its neighbours, as the Protestants like."""
    taken = [PARIS] if PARIS in welcoming(g) else []
    for space in taken:
        _win_over(g, space)
    for left in range(MASS_TEXT.spaces, 0, -1):
        answers: list[Answer] = [("win", PLACE_NOUN[s]) for s in welcoming(g)]
        if not answers:
            break
        answer = yield Ask(
            g.seat_of[PROTESTANT],
            "mass",
            [*answers, DONE],
            rule="E1-C.111",
            args={"left": left},
            why_not=because("E1-C.111", "only-mass"),
        )
        if answer == DONE:
            break
        taken.append(PLACE[answer[1]])
        _win_over(g, taken[-1])
    return taken


def _win_over(g: Elisabeth, space: int) -> None:
    """Another flag, and the Catholic faith, unless core presence forbids it."""
    g.tell("took-control", power=NOUNS[PROTESTANT], space=PLACE_NOUN[space], enemy=NOUNS[g.control[space]])
    g.set_control(space, PROTESTANT)
    if flippable(g, FRANCE_AREA, protestant=False) >> space & 1:
        turn_to(g, space, protestant=False)


def capital_sites(g: Elisabeth) -> list[int]:
    """E1-C.111 Where the Huguenot capital could be set: in Paris, moved or new, or, if it is not on the map, elsewhere."""
    realms = the_realms(g)
    if realms.capital_waits[NATION_OF[FRANCE_AREA]] > g.turn:
        return []
    old = huguenot_capital(g)
    if g.control[PARIS] == PROTESTANT:
        return [] if PARIS in old else [PARIS]
    return [] if old else seats_of_power(g, FRANCE_AREA)


def huguenot_capital(g: Elisabeth) -> list[int]:
    return [s for s in the_realms(g).capitals[PROTESTANT] if SPACES[s].area == FRANCE_AREA]


def mass_capital(g: Elisabeth) -> Procedure[None] | None:
    sites = capital_sites(g)
    return _mass_capital(g, sites) if sites else None


def _mass_capital(g: Elisabeth, sites: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("found", PLACE_NOUN[s]) for s in sites]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "rebellion-capital",
        [*answers, DONE],
        rule="E1-C.111",
        why_not=because("E1-C.111", "only-rebellion-capital"),
    )
    if answer != DONE:
        for space in huguenot_capital(g):
            the_realms(g).capitals[PROTESTANT].remove(space)
        found_capital(g, PLACE[answer[1]])


def turning(g: Elisabeth) -> list[int]:
    """E1-C.111 Protestant spaces beside Paris that can turn Catholic."""
    return [s for s in AROUND if flippable(g, FRANCE_AREA, protestant=False) >> s & 1]


def mass_turns(g: Elisabeth) -> Procedure[None] | None:
    """E1-C.111 Every other Protestant space beside Paris turns Catholic, until core presence stops it; the Protestants say
    in which order, where that matters: where they hold no other space of their faith in France."""
    there = turning(g)
    if there and not g.protestant & AREA_SPACES[FRANCE_AREA] & ~mask(there):
        return _mass_turns(g, there)
    for space in there:
        turn_to(g, space, protestant=False)
    return None


def _mass_turns(g: Elisabeth, there: list[int]) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "mass-turns",
        [("turn", PLACE_NOUN[s]) for s in there],
        rule="E1-C.111",
        why_not=because("E1-C.111", "only-mass-turns"),
    )
    turn_to(g, PLACE[answer[1]], protestant=False)
    g.then(("mass_turns",))


# ---- 112 Day of the Barricades ----------------------------------------------------------------------------------------------
def barricades_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.112, E1-C 1.2.18 After the League, in a French Paris; not where it would bring only the unrest that there is."""
    formed = g.realms is not None and g.realms.league
    if not formed or g.control[PARIS] != FRANCE:
        return []
    spanish, french = on_the_barricades(g)
    return NO_TARGET if spanish > french or not g.in_unrest(PARIS) else []


def on_the_barricades(g: Elisabeth) -> tuple[int, int]:
    """E1-C.112 What counts for Spain, in and around Paris, and for France, in Paris."""
    spanish = sum(g.units(s, REGULARS[SPAIN]) for s in (PARIS, *AROUND))
    if g.leader_at[GUISE] == PARIS or g.leader_at[GUISE] in AROUND:
        spanish += BARRICADES_TEXT.guise
    return spanish, g.units(PARIS, REGULARS[FRANCE])


def barricades(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.112 Spanish regulars in and around Paris, and Guise, against the French in Paris: control, or unrest."""
    spanish, french = on_the_barricades(g)
    g.tell("barricades", spanish=spanish, french=french)
    if spanish <= french:
        if not g.in_unrest(PARIS):
            riot(g, PARIS)
        return
    g.tell("took-control", power=NOUNS[SPAIN], space=PLACE_NOUN[PARIS], enemy=NOUNS[FRANCE])
    g.set_control(PARIS, SPAIN)
    yield from everybody_else_leaves(g, PARIS, SPAIN)
    if g.leader_at[GUISE] not in (CAPTIVE, GONE, PARIS) and g.leader_at[GUISE] >= 0:
        answers: list[Answer] = [("place", LEADER.noun[GUISE], PLACE_NOUN[PARIS]), DONE]
        answer = yield Ask(
            g.seat_of[SPAIN],
            "barricades",
            answers,
            rule="E1-C.112",
            why_not=because("E1-C.112", "only-barricades"),
        )
        if answer != DONE:
            g.put_leader(GUISE, PARIS)


EVENTS: dict[int, CardText] = {
    MASS: CardText(mass_targets, mass),
    BARRICADES: CardText(barricades_targets, barricades, by=SPAIN),
}
STEPS: dict[str, Runner] = {
    "mass_capital": mass_capital,
    "mass_turns": mass_turns,
}
