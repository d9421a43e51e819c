"""CC-4.4.3.3, CC-4.4.3.27, CC-4.4.3.28, CC-5.2, CC-8.5 How land combats begin: leaders, natives, raids, nests."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.combat import DF, army_factors, hull_factors, troop_factors
from theatrum.games.caribbean.queries.defence import colony_defence, hostile_colony
from theatrum.games.caribbean.queries.levy import raised
from theatrum.games.caribbean.queries.presence import leaders_ashore
from theatrum.games.caribbean.rules.eliminate import WAY_BITS, lay_waste
from theatrum.games.caribbean.rules.pirates import pirate_fleet
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    NATIVES,
    PIRATES,
    Army,
    Caribbean,
    LandBattle,
    PirateFleet,
)
from theatrum.games.caribbean.tables.limits import STACKING
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import AREA, AREA_OF, PLACE

FACES = 10
LARGEST = STACKING.native_army_limit.units
AF_PER_RAIDER = 5
"""CC-4.3.16 So many AF of ships, or a part of them, put one PMIL ashore."""
COLONY: Answer = ("fight-colony",)
NOT_STRONGEST = Refusal("CC-4.4.3.35", "not-strongest")
THE_COLONY = -1
"""Among the stacks in an area: native armies go by their place in `armies`."""


def begin(g: Caribbean, battle: LandBattle) -> None:
    g.land = battle
    g.then(("land_combat",))


# ---- a leader attacks --------------------------------------------------------------------------------------------------
def attack_area(g: Caribbean, leader: int) -> Procedure[None] | None:
    """CC-4.4.3.3, CC-4.4.3.35 A leader attacks the hostile stack with the highest DF in his area; of equal ones the one
    he chooses."""
    best = strongest(g, leader)
    if len(best) > 1:
        return _choosing(g, leader)
    if best:
        _attack(g, leader, best[0])
    return None


def attack_colony(g: Caribbean, leader: int) -> None:
    """CC-3.2.4 A leader attacks the colony in which he stands, even if natives there are stronger."""
    _attack(g, leader, THE_COLONY)


def strongest(g: Caribbean, leader: int) -> list[int]:
    """The stacks with the highest DF: native armies, or the colony."""
    area, nation = g.where[leader], NATION_OF[leader]
    stacks = {at: army_factors(army, DF) for at, army in enumerate(g.armies) if army.area == area}
    if hostile_colony(g, area, nation):
        stacks[THE_COLONY] = colony_defence(g, area, nation)
    return [at for at, df in stacks.items() if df == max(stacks.values())]


def _choosing(g: Caribbean, leader: int) -> Procedure[None]:
    stacks = strongest(g, leader)
    answers: list[Answer] = [COLONY if at < 0 else ("fight-natives", at + 1) for at in stacks]
    answer = yield Ask(
        g.seat_of[NATION_OF[leader]],
        "fight-whom",
        answers,
        rule="CC-4.4.3.35",
        args={"area": AREA.noun[g.where[leader]]},
        why_not=lambda answer: NOT_STRONGEST,
        touches=lambda answer: (_stack_noun(g, leader, stacks[answers.index(answer)]),),
    )
    _attack(g, leader, stacks[answers.index(answer)])


def _stack_noun(g: Caribbean, leader: int, at: int) -> str:
    """What stands for it on the board."""
    return AREA.noun[g.where[leader]] if at == THE_COLONY else f"army:{at}"


def _attack(g: Caribbean, leader: int, at: int) -> None:
    battle = LandBattle(g.where[leader])
    battle.nation[ATTACKING], battle.figure[ATTACKING] = NATION_OF[leader], leader
    if at >= 0:
        battle.who[DEFENDING], battle.army = NATIVES, at
    else:
        battle.nation[DEFENDING], battle.garrison = g.owner[battle.area], True
    begin(g, battle)


# ---- natives attack ----------------------------------------------------------------------------------------------------
def native_attack(g: Caribbean, area: int, nation: int, figure: int) -> None:
    """CC-4.4.3.28, CC-5.2 Natives rise and attack the active nation at once. Without a figure: the colony [CC-5.2.2]."""
    roll = g.roll(FACES)
    at = join(g, raised(g, area, nation, roll, figure))
    if at < 0:
        g.tell("nobody-rises", area=AREA.noun[area])
        return
    g.tell("natives-rise", area=AREA.noun[area], nation=NATION.noun[nation], n=g.armies[at].units)
    army_fights(g, at, nation, figure)


def native_uprising(g: Caribbean, area: int) -> None:
    """CC-5.2.2 A card raises natives against a colony: its owner is the nation concerned."""
    native_attack(g, area, g.owner[area], -1)


def army_attacks(g: Caribbean, at: int) -> None:
    """CC-8.5 A native army that has entered an area with a colony or troops of a nation. A settled colony with 0 DF loses
    its buildings without combat and GP."""
    area = g.armies[at].area
    nation = g.owner[area]
    if nation < 0:
        there = leaders_ashore(g, area)
        if there:
            first = max(there, key=lambda leader: (troop_factors(g, leader, DF), -leader))
            army_fights(g, at, NATION_OF[first], first)
        return
    if colony_defence(g, area) > 0:
        army_fights(g, at, nation, -1)
    elif lay_waste(g, area, WAY_BITS):
        g.garrison[area] = 0


def army_fights(g: Caribbean, at: int, nation: int, figure: int) -> None:
    """Natives are the attackers; the garrison helps in a colony of the nation [OP-68]."""
    battle = LandBattle(g.armies[at].area)
    battle.who[ATTACKING], battle.army = NATIVES, at
    battle.nation[DEFENDING], battle.figure[DEFENDING] = nation, figure
    battle.garrison = g.owner[battle.area] == nation
    begin(g, battle)


def join(g: Caribbean, army: Army) -> int:
    """CC-5.2.1 An army of more than 20 units forms several, cavalry first into the first; the strongest attacks: its
    place in `armies`, or -1 if nobody rises."""
    first = len(g.armies)
    for one in parted(army):
        g.armies.append(one)
    new = range(first, len(g.armies))
    return max(new, key=lambda at: (army_factors(g.armies[at], 0), -at)) if new else -1


def parted(army: Army) -> list[Army]:
    """CC-5.2.1, CC-8.5 Armies as full as possible, cavalry first."""
    kinds = {"icav": army.icav, "ncav": army.ncav, "iinf": army.iinf, "ninf": army.ninf}
    out = []
    while any(kinds.values()):
        part = Army(army.area)
        for kind, n in kinds.items():
            taken = min(n, LARGEST - part.units)
            setattr(part, kind, taken)
            kinds[kind] = n - taken
        out.append(part)
    return out


# ---- pirates -----------------------------------------------------------------------------------------------------------
def smoke_out(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.27 A land combat against a discovered nest in the figure's area; without PMIL it is simply removed."""
    coast = nest_coast(g, figure)
    nest = next(nest for nest in g.nests if nest.coast == coast)
    if not nest.pmil:
        g.nests.remove(nest)
        g.tell("nest-removed", area=AREA.noun[AREA_OF[coast]])
        return
    battle = LandBattle(AREA_OF[coast])
    battle.nation[ATTACKING], battle.figure[ATTACKING] = NATION_OF[figure], figure
    battle.who[DEFENDING], battle.coast = PIRATES, coast
    begin(g, battle)


def nest_coast(g: Caribbean, figure: int) -> int:
    """CC-4.4.3.27 The coast of a discovered nest that the figure can attack: a fleet's own side, a leader's any; or -1."""
    place = g.place_of(figure)
    for nest in g.nests:
        here = nest.coast == place if is_fleet(figure) else AREA_OF[nest.coast] == AREA_OF[place]
        if nest.discovered and here:
            return nest.coast
    return -1


def raid(g: Caribbean, number: int) -> None:
    """CC-4.3.16 A pirate fleet raids the colony of its coast: one PMIL per started 5 AF of its ships."""
    fleet = pirate_fleet(g, number)
    area = AREA_OF[fleet.place]
    battle = LandBattle(area)
    battle.who[ATTACKING], battle.raider, battle.coast = PIRATES, number, fleet.place
    battle.pmil = raiders(fleet)
    battle.nation[DEFENDING], battle.garrison = g.owner[area], True
    g.tell("raid", coast=PLACE.noun[fleet.place], area=AREA.noun[area], pmil=battle.pmil)
    begin(g, battle)


def raiders(fleet: PirateFleet) -> int:
    """CC-4.3.16 PMIL that a pirate fleet puts ashore."""
    return -(-hull_factors(fleet.hulls)[0] // AF_PER_RAIDER)


STEPS: Mapping[str, Runner] = {
    "attack_area": attack_area,
    "attack_colony": attack_colony,
    "native_attack": native_attack,
    "native_uprising": native_uprising,
    "army_attacks": army_attacks,
    "smoke_out": smoke_out,
    "raid": raid,
}
