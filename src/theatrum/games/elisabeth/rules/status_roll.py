"""The roll for the status of a power [E1-24.6 S1 – S3, S6]: who takes part, and who wins it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from theatrum.core.contract import Procedure
from theatrum.games.elisabeth.queries.relations import at_war, one_player, played
from theatrum.games.elisabeth.queries.war_costs import can_never_fight
from theatrum.games.elisabeth.rules.minors import activators, deactivators
from theatrum.games.elisabeth.rules.windows import respond_again
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, NO_VOICE, RESOLVED
from theatrum.games.elisabeth.tables.constants import INFLUENCE
from theatrum.games.elisabeth.tables.places import HOMES
from theatrum.games.elisabeth.tables.powers import FRANCE, MAJORS, POWERS, PROTESTANT, SCOTLAND

NO_HELP: Mapping[int, int] = {}


def determine(
    g: Elisabeth, target: int, without: Collection[int] = (), helped: Mapping[int, int] = NO_HELP
) -> Procedure[list[int]]:
    """E1-24.6 S1 – S3, S6 Every contender rolls a die and adds its influence; returns them, the winner first.

    Ties go to the earlier in impulse order. All markers of the column are spent. Empty if nobody contends.
    """
    contenders = rollers(g, target, without)
    if g.diplomacy is not None:
        g.diplomacy.status_bonus = [helped.get(major, 0) for major in MAJORS]
        g.diplomacy.status_of = target
        if g.phase == "action":
            args = {"target": POWERS[target].noun}
            yield from respond_again(g, "W14", rule="E1-24.6", powers=played(g), args=args)
    totals: list[tuple[int, int]] = []
    for major in contenders:
        die = g.roll()
        total = die + max(0, g.voice(target, major)) + bonus(g, target, major)
        totals.append((total, major))
        g.tell("status-roll", power=POWERS[major].noun, target=POWERS[target].noun, die=die, total=total)
    for major in MAJORS:
        if g.voice(target, major) not in (BARRED, NO_VOICE):
            g.set_voice(target, major, RESOLVED)
    return [major for _, major in sorted(totals, key=lambda t: (-t[0], t[1]))]


def rollers(g: Elisabeth, target: int, without: Collection[int] = ()) -> list[int]:
    """E1-24.6 S1, OP-24-14 Those with a voice; an inactive major never rolls. OP-24-25 One that has fallen away and come back
    this turn does: its marker is spent, and adds nothing."""
    contenders = sorted({*activators(g, target), *deactivators(g, target)} - set(without))
    heard = [major for major in contenders if g.voice(target, major) not in (BARRED, NO_VOICE)]
    return [major for major in heard if g.seat_of[major] >= 0]


def bonus(g: Elisabeth, target: int, major: int) -> int:
    """E1-24.6 S2, OP-24-1 The faith of Scotland helps France or the Protestants; cards may help, too."""
    points = g.diplomacy.status_bonus[major] if g.diplomacy is not None else 0
    if target == SCOTLAND and major in (FRANCE, PROTESTANT):
        protestant = sum(g.is_protestant(s) for s in HOMES[SCOTLAND])
        of_faith = protestant if major == PROTESTANT else len(HOMES[SCOTLAND]) - protestant
        points += INFLUENCE.scotland_bonus if of_faith >= INFLUENCE.scotland_spaces else 0
    return points


def bystanders(g: Elisabeth, declarer: int, target: int) -> set[int]:
    """E1-SA.12, OP-9-30 Who does not roll after a declaration of war: the declarer, all who could only deactivate, and powers
    of the declarer's player. OP-9-12 For a minor also those who can never be at war with him, for to intervene is war; to
    run an inactive major is not [E1-SA.13]. OP-24-21 Who is at war with that major has declared war on it as well, perhaps
    in one go with the war that brought its declarer into play [OP-9-29]."""
    declarers = {declarer, *(p for p in MAJORS if target in MAJORS and at_war(g, p, target))}
    return {
        *declarers,
        *deactivators(g, target),
        *(p for p in MAJORS if any(one_player(g, one, p) for one in declarers)),
        *(p for p in MAJORS if target not in MAJORS and can_never_fight(declarer, p)),
    }
