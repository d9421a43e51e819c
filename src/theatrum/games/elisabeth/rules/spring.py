"""Spring deployment [E1-10]: arriving leaders, the choice of a home card, one formation from a capital."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.capitals import AREA_OF, capitals_of
from theatrum.games.elisabeth.queries.entering import isles_barred, leader_may_go
from theatrum.games.elisabeth.queries.forces import army_leaders, formation_limit, troops
from theatrum.games.elisabeth.queries.paths import deployment
from theatrum.games.elisabeth.queries.relations import closed, controls, home_of, inactive, played, the_count
from theatrum.games.elisabeth.rules.bodies import move_body
from theatrum.games.elisabeth.rules.cards import ruler, suleiman_rules
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.wars import triggered, war_trigger
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.constants import DEPLOYMENT
from theatrum.games.elisabeth.tables.pieces import ADMIRAL, ARMY, BOTH, LEADERS, TROOPS
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES, PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, HRE, MAJORS, OTTOMAN, POWERS, PROTESTANT, SPAIN

VIRGIN_QUEEN = 36

MOST_OVERSEAS = DEPLOYMENT.units_over_sea
"""E1-10.0.9 Units that may cross a sea zone."""


def spring(g: Elisabeth) -> None:
    """E1-10.0.1 In impulse order, each power all its steps."""
    g.phase = "spring"
    g.arrived = 0
    _minors_place(g)
    for power in reversed(played(g)):
        waiting = [x.index for x in LEADERS if g.master[x.power] == power and g.leader_at[x.index] == ON_CARD]
        g.then(
            *_at_sea(g, power),
            *((("spring_preference",),) if chooses_preference(g, power) else ()),
            *(("spring_leader", power, leader) for leader in waiting),
            ("spring_home_card", power),
            ("spring_deploy", power),
        )


def _at_sea(g: Elisabeth, power: int) -> list[tuple[str | int, ...]]:
    """E1-10.0.P1, P2 Spain's escorts, England's captains; Lepanto has neither."""
    if g.new_world is None:
        return []
    return [("spring_escorts", 0)] if power == SPAIN else [("spring_captains",)] if power == ENGLAND else []


def _minors_place(g: Elisabeth) -> None:
    """Our ruling: a leader of an inactive minor, who has nobody to place him, goes to its capital, or to another fortified
    home space that it still holds. OP-8-8 Those of an inactive major wait on its card until it is active in a spring."""
    for leader in LEADERS:
        minor = g.realms is None or leader.power not in MAJORS
        if g.leader_at[leader.index] == ON_CARD and minor and inactive(g, leader.power):
            held = [s for s in HOMES[leader.power] if g.control[s] == leader.power and g.fortified(s)]
            held.sort(key=lambda s: s not in capitals_of(g, leader.power))
            if held:
                g.put_leader(leader.index, held[0])
                g.tell("leader-placed", leader=leader.noun, space=SPACES[held[0]].noun)


# ---- the preference of the HRE -----------------------------------------------------------------------------------------------
def chooses_preference(g: Elisabeth, power: int) -> bool:
    """E1-10.0.P3, E1-23.5 In the first spring of a game of six."""
    count = the_count(g).row
    return (
        power == HRE and count is not None and count.hre_religious_preference and not the_realms(g).preference
    )


def preference(g: Elisabeth) -> Procedure[None]:
    """E1-23.5, OP-23-31 In secret, and for good."""
    answers: list[Answer] = [("prefer-catholic",), ("prefer-balanced",), ("prefer-protestant",)]
    answer = yield Ask(g.seat_of[HRE], "preference", answers, rule="E1-23.5")
    the_realms(g).preference = str(answer[0]).removeprefix("prefer-")
    g.tell("preference-chosen", power=POWERS[HRE].noun)


# ---- leaders -------------------------------------------------------------------------------------------------------------
def posts(g: Elisabeth, power: int, naval: bool, faction: str = "") -> list[int]:
    """E1-10.0.P4 Army leaders: fortified spaces of the power; naval leaders: its home ports that it controls, where ships can
    be [E1-16.7]. E1-23.6 Those of
    the Protestants: home spaces in the land of their faction."""
    return [
        s
        for s in range(N_SPACES)
        if controls(g, power, s)
        and not closed(g, s)
        and not isles_barred(g, power, s)
        and not (faction and not (SPACES[s].area == AREA_OF[faction] and home_of(s, power)))
        and (bool(SEA_LINKS[s]) and home_of(s, power) if naval else g.fortified(s))
    ]


def postings(g: Elisabeth, power: int, leader: int) -> list[Answer]:
    """E1-10.0.P4, E1-5.1.17 Don John chooses his role with his place. E1-5.1.18 Guise comes to the French area."""
    noun, kind = LEADERS[leader].noun, LEADERS[leader].kind
    out: list[Answer] = []
    if kind in (ARMY, BOTH):
        strong = posts(g, power, False, LEADERS[leader].faction)
        out.extend(("place", noun, SPACES[s].noun) for s in strong if leader_may_go(g, leader, s))
    if kind in (ADMIRAL, BOTH):
        verb = "place" if kind == ADMIRAL else "place-at-sea"
        out.extend((verb, noun, SPACES[s].noun) for s in posts(g, power, naval=True))
    return out


def place_leader(g: Elisabeth, power: int, leader: int) -> Procedure[None] | None:
    """E1-10.0.P4 Without a legal space he waits until next turn. In a besieged space an army leader is besieged, too
    [E1-15.0.2]: the Irish may have come before Dublin in the war segment [E1-24.2 S6]."""
    return _place_leader(g, power, leader) if postings(g, power, leader) else None


def _place_leader(g: Elisabeth, power: int, leader: int) -> Procedure[None]:
    answers = postings(g, power, leader)
    if power == PROTESTANT:
        answers.append(("hold", LEADERS[leader].noun))  # E1-23.6
    answer = answers[0]
    if len(answers) > 1:
        args = {"leader": LEADERS[leader].noun}
        answer = yield Ask(
            g.seat_of[power],
            "place-leader",
            answers,
            rule="E1-10.0.P4",
            args=args,
            why_not=lambda named: _why_no_post(leader, named),
        )
    if answer[0] == "hold":
        return
    if LEADERS[leader].kind == BOTH:
        g.choose_role(leader, answer[0] == "place-at-sea")
    space = PLACE[answer[2]]
    g.put_leader(leader, space, inside=g.besieged(space) and not g.serves_at_sea(leader))
    g.mark_arrived(leader)
    g.tell("leader-placed", leader=answer[1], space=answer[2])


def _why_no_post(leader: int, answer: Answer) -> Refusal:
    """E1-10.0.P4 One leader after the other, each in a home key or beside units of his power."""
    noun = LEADERS[leader].noun
    if answer[1] != noun:
        return Refusal("E1-10.0.P4", "another-leader-now", leader=noun)
    return Refusal("E1-10.0.P4", "no-post-for-him", leader=noun, space=answer[2])


# ---- home cards ----------------------------------------------------------------------------------------------------------
def home_card(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-10.0.P5, E1-3.3.5 With several home cards one is kept, secretly; Suleiman keeps both. E1-C.36 Who has only one that
    can't be chosen has none."""
    if not any(may_keep(g, power, card) for card in g.home_hand[power]):
        g.home_aside[power] = [*g.home_aside[power], *g.home_hand[power]]
        g.home_hand[power] = []
    if len(g.home_hand[power]) < 2 or (power == OTTOMAN and suleiman_rules(g)):
        return None
    return _home_card(g, power)


def may_keep(g: Elisabeth, power: int, card: int) -> bool:
    """E1-10.0.P5, E1-23.3 After Elizabeth's death England can't choose the Virgin Queen."""
    return card != VIRGIN_QUEEN or ruler(g, power).id == "elizabeth_i"


def _home_card(g: Elisabeth, power: int) -> Procedure[None]:
    answers: list[Answer] = [
        ("keep", CARDS[c].noun) for c in sorted(g.home_hand[power]) if may_keep(g, power, c)
    ]
    answer = yield Ask(
        g.seat_of[power],
        "home-card",
        answers,
        rule="E1-10.0.P5",
        why_not=lambda named: Refusal("E1-10.0.P5", "no-home-card-of-yours", card=named[1]),
    )
    kept = next(c for c in g.home_hand[power] if CARDS[c].noun == answer[1])
    g.home_aside[power] = [c for c in g.home_hand[power] if c != kept]
    g.home_hand[power] = [kept]
    g.tell("home-card-chosen", power=POWERS[power].noun)


# ---- deployment ----------------------------------------------------------------------------------------------------------
def deployments(g: Elisabeth, power: int) -> list[Answer]:
    """E1-10.0.P6 One formation from one capital to a friendly space that can be reached."""
    out: list[Answer] = []
    for capital in capitals_of(g, power):
        if not _units(g, capital, power) and not _leaders(g, capital, power):
            continue
        by_land, overseas = deployment(g, power, capital)
        out.extend(
            ("deploy", SPACES[capital].noun, SPACES[s].noun)
            for s in sorted(by_land | overseas)
            if not closed(g, s) and not isles_barred(g, power, s)
        )
    return out


def _leaders(g: Elisabeth, capital: int, power: int) -> list[int]:
    """E1-10.0.2 Those who began this phase in the capital."""
    return [
        x
        for x in army_leaders(g, capital, power)
        if not g.just_arrived(x) and _of_branch(power, LEADERS[x].faction, capital)
    ]


def _units(g: Elisabeth, capital: int, power: int) -> list[tuple[int, int]]:
    """E1-10.0.2, E1-10.0.3 Those who may deploy: a Protestant capital serves only its own branch, and no minor ally."""
    return [
        (t, n)
        for t, n in troops(g, capital, power)
        if not TROOPS[t].fixed and _of_branch(power, TROOPS[t].faction, capital)
    ]


def _of_branch(power: int, faction: str, capital: int) -> bool:
    """E1-10.0.3"""
    return power != PROTESTANT or (faction != "" and SPACES[capital].area == AREA_OF[faction])


def why_no_deployment(g: Elisabeth, power: int, answer: Answer) -> Refusal | None:
    """E1-10.0.4 – E1-10.0.9 Why nobody deploys there."""
    capital, goal = PLACE[answer[1]], PLACE[answer[2]]
    if capital not in capitals_of(g, power):
        return Refusal("E1-10.0.P6", "not-your-capital", space=SPACES[capital].noun)
    if not _units(g, capital, power) and not _leaders(g, capital, power):
        return Refusal("E1-10.0.P6", "nobody-there", space=SPACES[capital].noun)
    return Refusal("E1-10.0.6", "no-way-to-deploy", space=SPACES[goal].noun)


def deploy(g: Elisabeth, power: int) -> Procedure[None] | None:
    possible = deployments(g, power)
    return _deploy(g, power, possible) if possible else None


def _deploy(g: Elisabeth, power: int, possible: list[Answer]) -> Procedure[None]:
    """E1-10.0.P6 Optional; five units at most over the sea [E1-10.0.9]; nobody can intercept."""
    answer = yield Ask(
        g.seat_of[power],
        "deploy",
        [PASS, *possible],
        rule="E1-10.0.P6",
        why_not=lambda answer: why_no_deployment(g, power, answer),
    )
    if answer == PASS:
        return
    capital, goal = PLACE[answer[1]], PLACE[answer[2]]
    by_sea = goal not in deployment(g, power, capital)[0]
    body = yield from pick_troops(
        g.seat_of[power],
        "deploy-form",
        _units(g, capital, power),
        _leaders(g, capital, power),
        lambda leaders: _most(leaders, by_sea),
        rule="E1-10.0.5",
        leaders_alone=True,
        args={"origin": answer[1], "goal": answer[2]},
        at=str(answer[1]),
    )
    units = body.units
    move_body(g, capital, goal, units, body.leaders)
    g.tell("deployed", power=POWERS[power].noun, origin=answer[1], goal=answer[2], n=body.size)
    if g.realms is not None and triggered(g):
        yield from war_trigger(g)  # E1-9.5.2 At once, also in spring.


def _most(leaders: Sequence[int], by_sea: bool) -> int:
    most = formation_limit(leaders)
    return min(most, MOST_OVERSEAS) if by_sea else most


STEPS: dict[str, Runner] = {
    "spring": spring,
    "spring_preference": preference,
    "spring_leader": place_leader,
    "spring_home_card": home_card,
    "spring_deploy": deploy,
}
