"""Events about land units: cards 13 (A), 17, 20, 21, 24, 25, 27, 28, 31."""

from __future__ import annotations

from itertools import combinations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.counters import can_add, fewest
from theatrum.games.elisabeth.queries.forces import INSIDE, empty, garrison
from theatrum.games.elisabeth.queries.paths import NEAR_GRANADA
from theatrum.games.elisabeth.queries.relations import (
    adjacent,
    closed,
    controls,
    majors_on_map,
)
from theatrum.games.elisabeth.rules.cards import lay_beside
from theatrum.games.elisabeth.rules.elsewhere import place_first
from theatrum.games.elisabeth.rules.losses import (
    count,
    everywhere,
    lose,
    lose_what_cant_be_shown,
    showable,
)
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which
from theatrum.games.elisabeth.rules.responses.reiters import (
    REITERS,
    open_to_recruits,
    reiters,
    reiters_targets,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.card_texts import (
    DESERTION_TEXT,
    HOMELAND_TEXT,
    JANISSARIES_TEXT,
    MORISCO_TEXT,
    MUTINY_TEXT,
    VOLUNTEERS_TEXT,
)
from theatrum.games.elisabeth.tables.pieces import (
    MERCENARY,
    MORISCO,
    REGULAR,
    TROOP,
    TROOPS,
    TROOPS_OF,
    Troop,
    ordinary_troops,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import OTTOMAN, POWER, POWERS, SPAIN

MUTINY, DYSENTERY, VOLUNTEERS = 17, 20, 21
HOMELAND_REVOLT, JANISSARIES, DESERTION, MORISCO_REVOLT, TREACHERY = 24, 25, 27, 28, 31
GRANADA, ISTANBUL = PLACE.by_id["granada"], PLACE.by_id["istanbul"]


# ---- queries -------------------------------------------------------------------------------------------------------------
def could_riot(g: Elisabeth, power: int) -> list[int]:
    """E1-12.4.1 Home spaces of the power that it controls, calm and empty."""
    return [
        s
        for s in HOMES[power]
        if controls(g, power, s) and not g.in_unrest(s) and empty(g, s) and not closed(g, s)
    ]


def why_no_riot(answer: Answer) -> Refusal | None:
    if answer == DONE:
        return Refusal("E1-12.4.1", "must-riot")
    return Refusal("E1-12.4.1", "no-riot-there", space=str(answer[1]))


def why_no_volunteers(answer: Answer) -> Refusal | None:
    return Refusal("E1-17.0.2", "no-recruits-there", space=str(answer[2]), kind=str(answer[1]))


def riot(g: Elisabeth, space: int) -> None:
    g.set_unrest(space)
    g.tell("unrest", space=SPACES[space].noun)


# ---- 17 Army Mutiny, 20 Dysentery ------------------------------------------------------------------------------------------------
def mutiny_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.17 A space, not a capital, with at least three land units of a major power's own."""
    least = MUTINY_TEXT.min_units
    out: list[Targets] = []
    for victim in majors_on_map(g):
        own = TROOPS_OF[victim].__contains__
        out.extend(
            (SPACES[space].noun, POWERS[victim].noun)
            for space in everywhere(g, own)
            if space not in capitals_of(g, victim) and count(g, space, own) >= least
        )
    return out


def mutiny(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.17 All its mercenaries and half its regulars go (Ottomans: half of all); then, once a siege is settled,
    unrest if the space is its own."""
    space, victim = PLACE[named[0]], POWER[named[1]]
    own = TROOPS_OF[victim]
    g.tell("mutiny", space=named[0], power=named[1])
    if victim == OTTOMAN:
        half = count(g, space, lambda t: t in own) // 2
        yield from lose(g, g.seat_of[victim], [space], half, lambda t: t in own, "E1-C.17")
    else:
        hired = [t for t in own if TROOPS[t].kind == MERCENARY]
        yield from lose(g, g.seat_of[victim], [space], 255, lambda t: t in hired, "E1-C.17")
        half = count(g, space, lambda t: t in own) // 2
        yield from lose(g, g.seat_of[victim], [space], half, lambda t: t in own, "E1-C.17")
    g.then(("mutiny_unrest", space, victim))


def mutiny_unrest(g: Elisabeth, space: int, victim: int) -> None:
    """E1-C.17 After the besiegers have retreated, if they had to [OP-15-15]."""
    if controls(g, victim, space) and not g.in_unrest(space):
        riot(g, space)


def dysentery_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.20 A stack that besieges a fortified space."""
    return [(SPACES[space].noun, POWERS[besieger].noun) for space, besieger in g.all_sieges()]


def dysentery(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.20 A third of its land units there, rounded up."""
    space, victim = PLACE[named[0]], POWER[named[1]]

    def besieging(t: int) -> bool:
        return g.master[TROOPS[t].power] == victim

    g.tell("dysentery", space=named[0], power=named[1])
    third = -(-count(g, space, besieging) // 3)
    yield from lose(g, g.seat(victim), [space], third, besieging, "E1-C.20")


# ---- 21 Foreign Volunteers ---------------------------------------------------------------------------------------------------------
def volunteers_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if _volunteers(g, power, VOLUNTEERS_TEXT.regulars) else []


def _volunteers(g: Elisabeth, power: int, left: int) -> list[Answer]:
    """E1-C.21 Regulars of the power (the Protestants choose of which nation) and friendly spaces for them; several together
    where only a larger counter is left [E1-5.3.1]."""
    out: list[Answer] = []
    for regular in ordinary_troops(power, REGULAR):
        least = fewest(g, regular, left)
        out.extend(
            ("put", TROOPS[regular].noun, SPACES[s].noun, *((n,) if n > 1 else ()))
            for s in range(N_SPACES)
            if open_to_recruits(g, power, s) and (n := least(s))
        )
    return out


def volunteers(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.21 Up to three regulars in friendly spaces, home or not; the bans on raising do not hold."""
    left = VOLUNTEERS_TEXT.regulars
    while answers := _volunteers(g, power, left):
        answer = yield Ask(
            g.seat_of[power],
            "volunteers",
            [*answers, DONE],
            rule="E1-17.0.1",
            args={"left": left},
            why_not=why_no_volunteers,
            at=f"pool:{POWERS[power].id}",
        )
        if answer == DONE:
            return
        number = int(answer[3]) if len(answer) > 3 else 1
        g.place_units(PLACE[answer[2]], TROOP[answer[1]], number)
        g.tell("raised", troop=answer[1], n=number, space=answer[2])
        left -= number


# ---- 24 Homeland Revolt, 25 Janissaries, 28 Morisco Revolt --------------------------------------------------------------------------
def homeland_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.24 A major power with a home space where people could rise."""
    return [(POWERS[p].noun,) for p in majors_on_map(g) if could_riot(g, p)]


def name_homes(g: Elisabeth, power: int, named: Targets) -> Procedure[Targets]:
    """E1-C 1.2.17, E1-C.42 Where, is said before anybody can cancel it; in Lepanto, which has nobody who could, later."""
    if g.realms is None:
        return named
    spaces: list[int] = []
    for left in range(HOMELAND_TEXT.markers, 0, -1):
        quiet = [s for s in could_riot(g, POWER[named[0]]) if s not in spaces]
        if quiet:
            spaces.append((yield from _where(g, power, quiet, left)))
    return (*named, *(SPACES[s].noun for s in spaces))


def homeland_revolt(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.24 Unrest in two of its home spaces, chosen by who plays the card; in one, if there is only one."""
    for space in named[1:]:
        riot(g, PLACE[space])
    if g.realms is None:
        yield from choose_riots(g, power, POWER[named[0]], HOMELAND_TEXT.markers)


def choose_riots(g: Elisabeth, chooser: int, victim: int, number: int) -> Procedure[None]:
    for left in range(number, 0, -1):
        spaces = could_riot(g, victim)
        if not spaces:
            return
        space = yield from _where(g, chooser, spaces, left)
        riot(g, space)


def _where(g: Elisabeth, chooser: int, spaces: list[int], left: int) -> Procedure[int]:
    answer = yield from ask_which(
        g.seat_of[chooser],
        "riot",
        [("riot", SPACES[s].noun) for s in spaces],
        rule="E1-12.4.1",
        args={"left": left},
        why_not=why_no_riot,
    )
    return PLACE[answer[1]]


def janissaries_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.25 The Ottomans may use it to raise two regulars in Istanbul instead, if any are left."""
    ready = power == OTTOMAN and g.control[ISTANBUL] == OTTOMAN and not g.in_unrest(ISTANBUL)
    return [(), (SPACES[ISTANBUL].noun,)] if ready and janissaries_raised(g) else NO_TARGET


def janissaries_raised(g: Elisabeth) -> int:
    """E1-C.25 How many regulars there are for Istanbul; OP-C-33, E1-2.1.2 as many as there is room for, if it is besieged."""
    room = INSIDE - garrison(g, ISTANBUL) if g.besieged(ISTANBUL) else JANISSARIES_TEXT.own_place
    most, regular = min(JANISSARIES_TEXT.own_place, room), troop_of(OTTOMAN, REGULAR)
    return next((n for n in range(most, 0, -1) if can_add(g, regular, ISTANBUL, n)), 0)


def janissaries(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.25 1 – 3: unrest in an empty Ottoman home space. 4 – 6: the Ottomans lose two regulars."""
    text = JANISSARIES_TEXT
    regular = troop_of(OTTOMAN, REGULAR)
    if named:
        raised = janissaries_raised(g)
        g.place_units(ISTANBUL, regular, raised, inside=g.besieged(ISTANBUL))
        g.tell("raised", troop=TROOPS[regular].noun, n=raised, space=named[0])
        return
    die = g.roll()
    g.tell("janissaries-roll", die=die)
    if die in text.unrest_on:
        yield from choose_riots(g, power, OTTOMAN, text.unrest)
    else:
        spaces = everywhere(g, lambda t: t == regular)
        yield from lose(g, g.seat_of[OTTOMAN], spaces, text.remove, lambda t: t == regular, "E1-C.25")


def morisco_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.28 Granada must be Spanish and empty."""
    ready = g.control[GRANADA] == SPAIN and empty(g, GRANADA) and g.reserve[TROOPS[MORISCO].pool]
    return NO_TARGET if ready else []


def morisco_revolt(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.28 Unrest in Granada and up to two Spanish home spaces near it; then the Morisco unit rises in Granada."""
    if not g.in_unrest(GRANADA):
        riot(g, GRANADA)
    for left in range(MORISCO_TEXT.unrest - 1, 0, -1):
        spaces = [s for s in could_riot(g, SPAIN) if s in NEAR_GRANADA]
        answers: list[Answer] = [("riot", SPACES[s].noun) for s in spaces]
        if not answers:
            break
        answer = yield Ask(
            g.seat_of[power],
            "riot",
            [*answers, DONE],
            rule="E1-12.4.1",
            args={"left": left},
            why_not=why_no_riot,
        )
        if answer == DONE:
            break
        riot(g, PLACE[answer[1]])
    g.place_units(GRANADA, MORISCO, MORISCO_TEXT.strength)
    lay_beside(g, MORISCO_REVOLT)
    g.tell("moriscos-rise", troop=TROOPS[MORISCO].noun, space=SPACES[GRANADA].noun)


# ---- 27 Mercenaries Desert -------------------------------------------------------------------------------------------------------
def desertion_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.27, E1-3.2.2 Up to three mercenaries of one major power (or of its active minor) in one space; Huguenots and Dutch
    are one power [OP-5-7]."""
    majors = majors_on_map(g)
    hired = [t for t in TROOPS if t.kind == MERCENARY and (g.seat(t.power) >= 0 or t.power in majors)]
    out: list[Targets] = []
    for space in everywhere(g, lambda t: TROOPS[t] in hired):
        for troop in hired:
            most = min(g.units(space, troop.index), DESERTION_TEXT.remove)
            out.extend((SPACES[space].noun, troop.noun, k) for k in range(most, 0, -1))
        for one, other in combinations(hired, 2):
            if one.power == other.power:
                out.extend((SPACES[space].noun, *both) for both in _of_two_nations(g, space, one, other))
    return out


def _of_two_nations(g: Elisabeth, space: int, one: Troop, other: Troop) -> list[Targets]:
    """E1-C.27, OP-5-7 Some of both, no more together than of one."""
    most = DESERTION_TEXT.remove
    return [
        (one.noun, k, other.noun, n)
        for k in range(min(g.units(space, one.index), most - 1), 0, -1)
        for n in range(min(g.units(space, other.index), most - k), 0, -1)
    ]


def desertion(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.27, E1-5.3.2 They go; one may be hired by who played the card, in a friendly space next to theirs."""
    space, before = PLACE[named[0]], showable(g)
    for noun, number in zip(named[1::2], named[2::2], strict=True):
        troop, n = TROOP[noun], int(number)
        open_air = min(n, g.in_open(space, troop))
        g.remove_units(space, troop, open_air)
        g.remove_units(space, troop, n - open_air, inside=True)
        g.tell("deserted", troop=noun, n=n, space=named[0])
    yield from lose_what_cant_be_shown(g, g.seat(TROOPS[TROOP[named[1]]].power), [space], before)
    answers: list[Answer] = [
        ("put", TROOPS[hired].noun, SPACES[s].noun)
        for hired in ordinary_troops(power, MERCENARY)
        if g.reserve[TROOPS[hired].pool]
        for s in adjacent(g, power, space)
        if open_to_recruits(g, power, s) and can_add(g, hired, s)
    ]
    if not answers:
        return
    answer = yield Ask(
        g.seat_of[power],
        "hire",
        [*answers, DONE],
        rule="E1-17.0.1",
        why_not=lambda named: Refusal("E1-C.27", "no-deserter", place=named[-1]),
        at=f"pool:{POWERS[power].id}",
        touches=place_first(answers),
    )
    if answer != DONE:
        g.place_units(PLACE[answer[2]], TROOP[answer[1]])
        g.tell("raised", troop=answer[1], n=1, space=answer[2])


# ---- 31 Treachery! -----------------------------------------------------------------------------------------------------------------
def treachery_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.31 A space that the power has besieged since an earlier impulse."""
    return [(SPACES[s].noun,) for s in g.besieged_by(power) if g.siege(s, power) < g.impulse]


def treachery(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.31, E1-15.1.8 An assault at no cost, whatever ships or roads say."""
    g.then(("assault_begin", PLACE[named[0]], 1))
    return
    yield


EVENTS: dict[int, CardText] = {
    REITERS: CardText(reiters_targets, reiters),
    MUTINY: CardText(mutiny_targets, mutiny),
    DYSENTERY: CardText(dysentery_targets, dysentery),
    VOLUNTEERS: CardText(volunteers_targets, volunteers),
    HOMELAND_REVOLT: CardText(homeland_targets, homeland_revolt, name=name_homes),
    JANISSARIES: CardText(janissaries_targets, janissaries),
    DESERTION: CardText(desertion_targets, desertion),
    MORISCO_REVOLT: CardText(morisco_targets, morisco_revolt),
    TREACHERY: CardText(treachery_targets, treachery),
}
STEPS: dict[str, Runner] = {"mutiny_unrest": mutiny_unrest}
