"""CC-5.6.5 Losses of a land combat, one unit after the other: the owner chooses, leaders last; natives in their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.land import (
    army_of,
    garrison,
    leader_of,
    nest_of,
    the_land_battle,
    units,
)
from theatrum.games.caribbean.state import EUROPEANS, NATIVES, Caribbean
from theatrum.games.caribbean.tables.pieces import (
    EUROPEAN,
    FIGURE,
    ICAV,
    IINF,
    MIL,
    NATION_OF,
    NCAV,
    NINF,
    PMIL,
    UNIT,
)
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import unit_thing

GARRISON_FIRST = Refusal("CC-5.6.5", "garrison-first")
NONE_LEFT = Refusal("CC-5.6.5", "none-of-it")
LEADERS_LAST = Refusal("CC-5.6.5", "leaders-last")


def land_loss(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-5.6.5 Takes off what is due, as long as nothing has to be chosen."""
    battle = the_land_battle(g)
    while battle.due[side] and units(g, side):
        if battle.who[side] != EUROPEANS:
            _lose_automatically(g, side)
        else:
            losable = [answer for answer, why in losses(g, side) if why is None]
            if len(losable) > 1:
                return _choosing(g, side)
            take_off(g, side, losable[0])
        battle.due[side] -= 1
    battle.due[side] = 0
    return None


def _choosing(g: Caribbean, side: int) -> Procedure[None]:
    battle = the_land_battle(g)
    answer = yield Ask(
        g.seat_of[battle.nation[side]],
        "land-loss",
        candidates=lambda: losses(g, side),
        rule="CC-5.6.5",
        args={"due": battle.due[side]},
        why_not=lambda answer: LEADERS_LAST if answer[0] == "lose-leader" else NONE_LEFT,
    )
    take_off(g, side, answer)
    battle.due[side] -= 1
    g.then(("land_loss", side))


def losses(g: Caribbean, side: int) -> Iterator[Verdict]:
    """What a European side may lose: garrison MIL, units by kind; under an ally's command the garrison goes first; the
    leader only if nothing else is left."""
    battle = the_land_battle(g)
    men, figure = garrison(g, side), battle.figure[side]
    if men:
        yield ("lose-unit", UNIT.noun[MIL], AREA.noun[battle.area]), None
    ally = men and figure >= 0 and NATION_OF[figure] != g.owner[battle.area]
    others = bool(men)
    if figure >= 0:
        for unit in EUROPEAN:
            if any(g.held(one, unit_thing(unit)) for one in together(g, figure)):
                others = True
                yield ("lose-unit", UNIT.noun[unit], FIGURE.noun[figure]), GARRISON_FIRST if ally else None
    leader = leader_of(g, side)
    if leader >= 0:
        yield ("lose-leader", FIGURE.noun[leader]), LEADERS_LAST if others else None


def take_off(g: Caribbean, side: int, answer: Answer) -> None:
    """One unit is gone. A leader falls, but leaves only when the fight is over: what he has may be the winner's."""
    battle = the_land_battle(g)
    if answer[0] == "lose-leader":
        battle.fallen[side] = 1
        g.tell("falls", leader=str(answer[1]))
        return
    g.tell("unit-lost", unit=str(answer[1]))
    if str(answer[2]) in AREA:
        g.garrison[battle.area] -= 1
        return
    thing = unit_thing(UNIT[answer[1]])
    holder = next(one for one in together(g, FIGURE[answer[2]]) if g.held(one, thing))
    g.add(holder, thing, -1)


def _lose_automatically(g: Caribbean, side: int) -> None:
    """CC-5.6.5 Natives lose NINF, IINF, NCAV, ICAV in this order; pirates their PMIL."""
    battle = the_land_battle(g)
    unit = PMIL
    if battle.who[side] == NATIVES:
        army = army_of(g, battle)
        if army.ninf:
            unit, army.ninf = NINF, army.ninf - 1
        elif army.iinf:
            unit, army.iinf = IINF, army.iinf - 1
        elif army.ncav:
            unit, army.ncav = NCAV, army.ncav - 1
        else:
            unit, army.icav = ICAV, army.icav - 1
    elif battle.raider >= 0:
        battle.pmil -= 1
    else:
        nest_of(g, battle).pmil -= 1
    g.tell("unit-lost", unit=UNIT.noun[unit])


STEPS: Mapping[str, Runner] = {
    "land_loss": land_loss,
}
