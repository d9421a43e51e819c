"""Winter [E1-20]: unrest spreads, everybody goes home, capitals recruit, markers return. Lepanto plays a part of it
[E1-SL.12]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import empty, troops
from theatrum.games.elisabeth.queries.relations import majors_on_map, played
from theatrum.games.elisabeth.rules import winter_land, winter_ships
from theatrum.games.elisabeth.rules.card_phase import influence_returns
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.treasures import discard_hands, rows_come_home
from theatrum.games.elisabeth.rules.winter_land import tell_lost
from theatrum.games.elisabeth.rules.winter_quarters import capitals
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.tables.constants import MORISCO as MORISCO_RULES
from theatrum.games.elisabeth.tables.constants import WINTER
from theatrum.games.elisabeth.tables.pieces import (
    LEADERS,
    MERCENARY,
    MORISCO,
    REGULAR,
    TROOPS,
    ordinary_troops,
)
from theatrum.games.elisabeth.tables.places import LINKED, N_SPACES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, HRE, NOUNS, OTTOMAN
from theatrum.kit.graph import distances

NEUTRALISED = 2
"""Of an informant, see `state.boards.Espionage`."""


def winter(g: Elisabeth) -> None:
    """E1-20 The steps in order; within a step, powers in impulse order."""
    g.phase = "winter"
    for space in range(N_SPACES):
        if g.besieged(space):
            _moriscos_perish(g, space)
            _open_gates(g, space)
    home = (
        *(("winter_ships", power) for power in majors_on_map(g)),
        *(("winter_land", power) for power in majors_on_map(g)),  # OP-20-22 inactive ones too
        *([("winter_captains",)] if g.new_world is not None else []),
        ("winter_end",),
    )
    if g.realms is None:
        g.then(*home)
    else:
        before = (("winter_unrest", MORISCO_RULES.unrest_markers), ("winter_treasures",), ("winter_loans",))
        g.then(*before, *home, ("league_test",))


def _moriscos_perish(g: Elisabeth, space: int) -> None:
    """E1-5.3.7, E1-20.1.0 The Morisco unit is eliminated if winter finds it before an enemy fortification."""
    n = g.in_open(space, MORISCO)
    if n and OTTOMAN in g.besiegers(space):
        g.remove_units(space, MORISCO, n)
        tell_lost(g, OTTOMAN, MORISCO, n, space)


def _open_gates(g: Elisabeth, space: int) -> None:
    """E1-20.4.6 No siege survives the winter: besiegers leave, and the garrison comes out."""
    for side in {g.master[t.power] for t in TROOPS}:
        for troop, n in troops(g, space, side, inside=True):
            g.leave_fortification(space, troop, n)
    for leader in LEADERS:
        if g.leader_at[leader.index] == space:
            g.put_leader(leader.index, space)
    for power in g.besiegers(space):
        g.lift_siege(space, power)


# ---- 20.1, 20.2 ------------------------------------------------------------------------------------------------------------
def winter_unrest(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-20.1.1, OP-20-1, OP-20-30 While the Moriscos stand, unrest spreads around them: the Ottomans choose, or England
    where nobody leads them."""
    return _spread(g, left) if left and morisco_unrest(g) else None


def morisco_unrest(g: Elisabeth) -> list[int]:
    """Empty, calm spaces within two of the Morisco unit."""
    held = [space for space, troop, _ in g.standing() if troop == MORISCO]
    if not held:
        return []
    near = distances(lambda s: [other for other, _ in LINKED[s]], held, most=MORISCO_RULES.distance)
    return sorted(s for s in near if empty(g, s) and not g.in_unrest(s))


def _spread(g: Elisabeth, left: int) -> Procedure[None]:
    chooser = OTTOMAN if g.seat_of[OTTOMAN] >= 0 else ENGLAND
    answer = yield Ask(
        g.seat_of[chooser],
        "winter-unrest",
        [("riot", PLACE_NOUN[s]) for s in morisco_unrest(g)],
        rule="E1-20.1.1",
        args={"left": left},
        why_not=because("E1-20.1.1", "no-morisco-unrest"),
    )
    g.set_unrest(PLACE[answer[1]])
    g.tell("unrest", space=answer[1])
    g.then(("winter_unrest", left - 1))


def winter_treasures(g: Elisabeth) -> None:
    """E1-20.2"""
    discard_hands(g)


# ---- 20.5 – 20.9 -----------------------------------------------------------------------------------------------------------
def winter_end(g: Elisabeth) -> None:
    """E1-20.5 Alliances of majors end. E1-20.6 Capitals recruit."""
    for power in played(g):
        for other in played(g):
            if other != power and g.has_alliance(power, other) and not _is_patron(g, power, other):
                g.part(power, other)
    if g.realms is not None:
        g.then(*(("winter_replacement", power) for power in played(g)), ("winter_reset",))
        return
    for power in played(g):
        _replacements(g, power)
    g.forget_raids()  # E1-20.7, OP-S-11


def winter_reset(g: Elisabeth) -> None:
    """E1-20.7 – E1-20.9 Piracy markers come off, treasures of the rows come to hand, spies and influence are ready again."""
    g.forget_raids()
    rows_come_home(g)
    plots = the_espionage(g)
    plots.informants = [0 if state == NEUTRALISED else state for state in plots.informants]
    plots.assassinations = 0
    if plots.walsingham != "away":
        plots.walsingham = "unused"
    influence_returns(g)


def replacement(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-20.6 The HRE may hire instead: two mercenaries in its capital, or four for others to hire, even without one."""
    choices = empire_choices(g) if power == HRE else []
    if len(choices) > 1:
        return _empire_recruits(g, choices)
    if choices and choices[0] != ("recruit",):
        _recruit(g, choices[0])
    else:
        _replacements(g, power)
    return None


def empire_choices(g: Elisabeth) -> list[Answer]:
    """E1-20.6, OP-20-12"""
    calm = [c for c in capitals(g, HRE) if not g.in_unrest(c)]
    regular = ordinary_troops(HRE, REGULAR)[0]
    out: list[Answer] = []
    if any(can_add(g, regular, c) for c in calm):
        out.append(("recruit",))
    if any(_hirable(g, c) for c in calm):
        out.append(("recruit-mercenaries",))
    if not the_realms(g).for_hire:
        out.append(("recruit-for-hire",))
    return out


def _hirable(g: Elisabeth, capital: int) -> int:
    """E1-17.1.1 How many of its two mercenaries the counters can show there."""
    hired = ordinary_troops(HRE, MERCENARY)[0]
    return next((n for n in range(WINTER.hre_mercenaries_instead, 0, -1) if can_add(g, hired, capital, n)), 0)


def _empire_recruits(g: Elisabeth, choices: list[Answer]) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[HRE], "empire-recruits", choices, rule="E1-20.6", why_not=because("E1-20.6", "no-recruits")
    )
    _recruit(g, answer)


def _recruit(g: Elisabeth, answer: Answer) -> None:
    if answer == ("recruit",):
        _replacements(g, HRE)
    elif answer == ("recruit-for-hire",):
        the_realms(g).for_hire = WINTER.hre_for_hire_instead
        g.tell("for-hire", power=NOUNS[HRE], n=WINTER.hre_for_hire_instead)
    else:
        hired = ordinary_troops(HRE, MERCENARY)[0]
        capital = next(c for c in capitals(g, HRE) if not g.in_unrest(c) and _hirable(g, c))
        n = _hirable(g, capital)
        g.place_units(capital, hired, n)
        g.tell("raised", troop=TROOPS[hired].noun, n=n, space=PLACE_NOUN[capital])


def _is_patron(g: Elisabeth, one: int, other: int) -> bool:
    """E1-SA.7 The marker of an activated major and its ally stays."""
    return g.realms is not None and (g.realms.patron[one] == other or g.realms.patron[other] == one)


def _replacements(g: Elisabeth, power: int) -> None:
    """E1-20.6 One regular in every capital that the power controls and that is calm; minors get nothing."""
    for regular in ordinary_troops(power, REGULAR):
        for capital in capitals(g, power, TROOPS[regular].faction):
            for _ in range(WINTER.regulars_per_capital):
                if not g.in_unrest(capital) and can_add(g, regular, capital):
                    g.place_units(capital, regular)
                    g.tell("replacement", troop=TROOPS[regular].noun, space=PLACE_NOUN[capital])


STEPS: dict[str, Runner] = {
    **winter_ships.STEPS,
    **winter_land.STEPS,
    "winter": winter,
    "winter_unrest": winter_unrest,
    "winter_treasures": winter_treasures,
    "winter_end": winter_end,
    "winter_replacement": replacement,
    "winter_reset": winter_reset,
}
