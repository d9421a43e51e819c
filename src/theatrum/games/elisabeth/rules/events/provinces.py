"""Events of the provinces of the Netherlands and who rules them: cards 103, 109."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.counters import fewest
from theatrum.games.elisabeth.queries.forces import sides_at_sea, sides_in_field, sides_inside
from theatrum.games.elisabeth.queries.relations import allied, at_war, controls
from theatrum.games.elisabeth.queries.religion import flippable
from theatrum.games.elisabeth.rules.cards import put_out
from theatrum.games.elisabeth.rules.displacement import everybody_else_leaves
from theatrum.games.elisabeth.rules.elsewhere import tangible
from theatrum.games.elisabeth.rules.events.netherlands import (
    LOWLANDS,
    SPANISH_REGULAR,
    outside,
    recall_regulars,
)
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which, because
from theatrum.games.elisabeth.rules.religion import turn_to
from theatrum.games.elisabeth.rules.wars import make_peace
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.card_texts import ARRAS_TEXT, VERLATINGHE_TEXT
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, TROOPS, WALLOON
from theatrum.games.elisabeth.tables.places import N_SPACES, NETHERLANDS_AREA, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import FRANCE, NOBODY, NOUNS, POWER, PROTESTANT, SPAIN

VERLATINGHE, ARRAS = 103, 109
NONE = "choice:none"


# ---- 103 Plakkaat van Verlatinghe -----------------------------------------------------------------------------------------------
def verlatinghe(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.103 England, France and the HRE may offer land units; the Protestants take one offer or none."""
    if g.seat_of[PROTESTANT] < 0:
        return
    offers: list[tuple[int, int, int]] = []
    for giver in sorted(POWER.by_id[name] for name in VERLATINGHE_TEXT.offering):  # in impulse order
        if g.seat_of[giver] < 0 or (giver == FRANCE and allied(g, FRANCE, SPAIN)):
            continue
        if not havens_for_guests(g, giver):
            continue
        most = min(VERLATINGHE_TEXT.max, sum(n for _, _, n in free_units(g, giver)))
        if most < VERLATINGHE_TEXT.min:
            continue
        answers: list[Answer] = [("guests", n, NONE) for n in range(most, VERLATINGHE_TEXT.min - 1, -1)]
        answers += [(*a[:2], LEADER.noun[x]) for a in answers for x in free_leaders(g, giver)]
        answer = yield Ask(
            g.seat_of[giver],
            "verlatinghe-offer",
            [*answers, DONE],
            rule="E1-C.103",
            why_not=because("E1-C.103", "only-verlatinghe-offer"),
            touches=tangible,
        )
        if answer == DONE:
            continue
        if answer[2] == NONE:
            offers.append((giver, int(answer[1]), NOBODY))
            g.tell("offers-troops", power=NOUNS[giver], n=answer[1])
        else:
            offers.append((giver, int(answer[1]), LEADER[answer[2]]))
            g.tell("offers-troops-led", power=NOUNS[giver], n=answer[1], leader=answer[2])
    if not offers:
        return
    choices: list[Answer] = [
        ("accept-from", NOUNS[giver], n, *([LEADER.noun[x]] if x != NOBODY else [])) for giver, n, x in offers
    ]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "verlatinghe",
        [*choices, ("refuse",)],
        rule="E1-C.103",
        why_not=because("E1-C.103", "only-verlatinghe"),
    )
    if answer[0] == "refuse":
        return
    giver, number, leader = next(o for o in offers if NOUNS[o[0]] == answer[1])
    put_out(g, VERLATINGHE)
    yield from make_peace(g, giver, PROTESTANT)
    if not allied(g, giver, PROTESTANT):
        g.ally(giver, PROTESTANT)
        g.tell("allied", power=NOUNS[giver], target=NOUNS[PROTESTANT])
    g.award(giver, "ruler_of_the_netherlands", VERLATINGHE_TEXT.vp)
    g.award(PROTESTANT, "ruler_of_the_netherlands", VERLATINGHE_TEXT.vp_protestant)
    g.then(("guests_arrive", giver, number, leader))


def havens_for_guests(g: Elisabeth, giver: int) -> list[int]:
    """E1-C.103 Spaces of the Protestants that are not besieged. Our ruling: nor where units are that are at war with the
    guests, for nobody fights here."""
    own = [s for s in LOWLANDS if g.control[s] == PROTESTANT and not g.besieged(s)]
    return [
        s
        for s in own
        if not any(at_war(g, giver, side) for side in sides_in_field(g, s) if side != PROTESTANT)
    ]


def free_units(g: Elisabeth, power: int) -> list[tuple[int, int, int]]:
    """Own land units that are not besieged."""
    return [(s, t, n) for s, t, n in g.standing() if TROOPS[t].power == power and not TROOPS[t].fixed]


def free_leaders(g: Elisabeth, power: int) -> list[int]:
    return [
        x.index
        for x in LEADERS
        if x.power == power
        and 0 <= g.leader_at[x.index] < N_SPACES
        and not g.serves_at_sea(x.index)
        and not g.is_inside(x.index)
    ]


def guests_arrive(g: Elisabeth, giver: int, number: int, leader: int) -> Procedure[None]:
    """E1-C.103 The Protestants choose the space, the giver the units."""
    answer = yield from ask_which(
        g.seat_of[PROTESTANT],
        "guests-space",
        [("host", PLACE_NOUN[s]) for s in havens_for_guests(g, giver)],
        rule="E1-C.103",
        why_not=because("E1-C.103", "only-guests-space"),
    )
    goal = PLACE[answer[1]]
    if leader != NOBODY:
        g.put_leader(leader, goal)
    while number:
        there = [(s, t, n) for s, t, n in free_units(g, giver) if s != goal]
        if not there:
            break
        answers: list[Answer] = [
            ("send", TROOPS[t].noun, PLACE_NOUN[s], k)
            for s, t, n in there
            for k in range(min(n, number), 0, -1)
        ]
        answer = yield from ask_which(
            g.seat_of[giver],
            "guests-units",
            answers,
            rule="E1-C.103",
            args={"left": number},
            why_not=because("E1-C.103", "only-guests-units"),
        )
        space, troop, n = next(
            (s, t, k) for s, t, k in there if TROOPS[t].noun == answer[1] and PLACE_NOUN[s] == answer[2]
        )
        moved = min(int(answer[3]), n)
        g.move_units(space, goal, troop, moved)
        number -= moved
    g.tell("guests-arrive", power=NOUNS[giver], space=PLACE_NOUN[goal])


# ---- 109 Union of Arras -----------------------------------------------------------------------------------------------------------
def arras_spaces(g: Elisabeth) -> list[int]:
    """E1-C.109 Spaces of the Netherlands without enemies of Spain in which something can change."""
    can_turn = flippable(g, NETHERLANDS_AREA, protestant=False)
    return [
        s
        for s in LOWLANDS
        if not any(
            at_war(g, SPAIN, x) for x in (*sides_in_field(g, s), *sides_inside(g, s), *sides_at_sea(g, s))
        )
        and (g.control[s] != SPAIN or can_turn >> s & 1)
    ]


def arras_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if arras_spaces(g) or walloon_spaces(g) else []


def arras(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.109 Spaces one by one, displacement, Walloons, and other regulars leave; Walloons are cheap until winter."""
    the_realms(g).arras = g.turn
    taken = yield from _return_to_spain(g)
    for space in taken:
        yield from everybody_else_leaves(g, space, SPAIN)
    g.then(("arras_walloons", ARRAS_TEXT.walloons, 0))


def _return_to_spain(g: Elisabeth) -> Procedure[list[int]]:
    """E1-C.109 Up to four spaces, each once: control, faith or both. Gives those under another flag now."""
    chosen: list[int] = []
    taken: list[int] = []
    for left in range(ARRAS_TEXT.spaces, 0, -1):
        answers = _ways_back(g, chosen)
        if not answers:
            break
        answer = yield Ask(
            g.seat_of[SPAIN],
            "arras",
            [*answers, DONE],
            rule="E1-C.109",
            args={"left": left},
            why_not=because("E1-C.109", "only-arras"),
            touches=tangible,
        )
        if answer == DONE:
            break
        space = PLACE[answer[1]]
        chosen.append(space)
        if answer[2] != "mode:control":
            turn_to(g, space, protestant=False)
        if answer[2] != "mode:faith":
            g.tell("took-control", power=NOUNS[SPAIN], space=answer[1], enemy=NOUNS[g.control[space]])
            g.set_control(space, SPAIN)
            taken.append(space)
    return taken


def _ways_back(g: Elisabeth, chosen: list[int]) -> list[Answer]:
    can_turn = flippable(g, NETHERLANDS_AREA, protestant=False)
    out: list[Answer] = []
    for s in arras_spaces(g):
        if s in chosen:
            continue
        if g.control[s] != SPAIN:
            out.append(("win", PLACE_NOUN[s], "mode:control"))
        if can_turn >> s & 1:
            out.append(("win", PLACE_NOUN[s], "mode:faith"))
        if g.control[s] != SPAIN and can_turn >> s & 1:
            out.append(("win", PLACE_NOUN[s], "mode:both"))
    return out


def walloon_spaces(g: Elisabeth, most: int = ARRAS_TEXT.walloons) -> dict[int, int]:
    """E1-C.109 Where Walloons can come, and how many at least together [E1-5.3.1]: there are only three counters."""
    least = fewest(g, WALLOON, most)
    return {
        s: least(s)
        for s in LOWLANDS
        if g.control[s] == SPAIN
        and not g.besieged(s)
        and not any(at_war(g, SPAIN, x) for x in sides_in_field(g, s))
        and least(s)
    }


def arras_walloons(g: Elisabeth, left: int, placed: int) -> Procedure[None] | None:
    """E1-C.109 Up to four Walloons; for each one other Spanish regular leaves."""
    if left and walloon_spaces(g, left):
        return _arras_walloons(g, left, placed)
    g.then(("arras_leaves", placed))
    return None


def _arras_walloons(g: Elisabeth, left: int, placed: int) -> Procedure[None]:
    answers: list[Answer] = [
        ("put", TROOPS[WALLOON].noun, PLACE_NOUN[s], *((n,) if n > 1 else ()))
        for s, n in walloon_spaces(g, left).items()
    ]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "arras-walloons",
        [*answers, DONE],
        rule="E1-C.109",
        args={"left": left},
        why_not=because("E1-C.109", "only-arras-walloons"),
    )
    if answer == DONE:
        g.then(("arras_leaves", placed))
        return
    number = int(answer[3]) if len(answer) > 3 else 1
    g.place_units(PLACE[answer[2]], WALLOON, number)
    g.tell("raised", troop=answer[1], n=number, space=answer[2])
    g.then(("arras_walloons", left - number, placed + number))


def arras_leaves(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-C.109 For each Walloon another Spanish regular, besieged or not; all of them, if there are fewer."""
    spaces = [s for s in LOWLANDS if g.units(s, SPANISH_REGULAR)]
    return _arras_leaves(g, left, spaces) if left and spaces else None


def _arras_leaves(g: Elisabeth, left: int, spaces: list[int]) -> Procedure[None]:
    answer = yield from ask_which(
        g.seat_of[SPAIN],
        "arras-leaves",
        [("recall", PLACE_NOUN[s]) for s in spaces],
        rule="E1-C.109",
        args={"left": left},
        why_not=because("E1-C.109", "only-arras-leaves"),
    )
    space = PLACE[answer[1]]
    number = min(left, g.units(space, SPANISH_REGULAR)) if len(spaces) == 1 else 1
    capitals = [s for s in capitals_of(g, SPAIN) if controls(g, SPAIN, s) and not g.besieged(s)]
    yield from recall_regulars(g, space, number, sorted({*outside(g, space), *capitals}))
    g.then(("arras_leaves", left - number))


EVENTS: dict[int, CardText] = {
    VERLATINGHE: CardText(lambda g, power: NO_TARGET, verlatinghe),
    ARRAS: CardText(arras_targets, arras, by=SPAIN),
}
STEPS: dict[str, Runner] = {
    "guests_arrive": guests_arrive,
    "arras_walloons": arras_walloons,
    "arras_leaves": arras_leaves,
}
