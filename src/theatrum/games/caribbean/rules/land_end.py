"""CC-5.7 The end of a land combat: last losses, the winner, retreats, loot, what becomes of the colony, glory."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Step, Verdict
from theatrum.games.caribbean.queries.capacity import most_taken
from theatrum.games.caribbean.queries.land import army_of, count, leader_of, riders, the_land_battle, units
from theatrum.games.caribbean.queries.presence import leaders_ashore
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.eliminate import (
    WAY_BITS,
    cost_of,
    destroy_residence,
    lay_waste,
    lose_leader,
    remove_control,
    swap_control,
)
from theatrum.games.caribbean.rules.pirates import cash, store_value, strengthen
from theatrum.games.caribbean.rules.retreat import natives_flee
from theatrum.games.caribbean.rules.surplus import add_spoils
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    EUROPEANS,
    FOUGHT,
    NATIVES,
    PIRATES,
    Caribbean,
)
from theatrum.games.caribbean.tables.buildings import SETTLED_BITS
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import ART, NATION_OF, is_fleet, is_leader
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import DUCATS, SLAVES, SP, WARE_THINGS
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES

FEWER_RIDERS, FEWER_GUNS = 1, 2
"""CC-5.7.1 Units that the side with fewer cavalry, with fewer artillery loses."""
LOOT = (*WARE_THINGS, SP, DUCATS, SLAVES)
"""CC-5.7.4 What the winner may take."""
RAZE: Answer = ("raze-colony",)
TAKE_OVER: Answer = ("take-over",)
NO_MARKER = Refusal("CC-5.7.9", "no-control-marker")


def land_end(g: Caribbean) -> None:
    """CC-5.7.11 The order at the end."""
    last_losses(g)
    g.then(
        ("land_loss", ATTACKING),
        ("land_loss", DEFENDING),
        ("land_settle",),
        ("land_colony",),
        ("land_over",),
    )


def last_losses(g: Caribbean) -> None:
    """CC-5.7.1 After at least one round: fewer cavalry costs one more unit, fewer artillery two [OP-60]."""
    battle = the_land_battle(g)
    if not battle.rounds:
        return
    for side in (ATTACKING, DEFENDING):
        battle.due[side] = FEWER_RIDERS * (riders(g, side) < riders(g, 1 - side))
        battle.due[side] += FEWER_GUNS * (count(g, side, ART) < count(g, 1 - side, ART))


def loser(g: Caribbean) -> int:
    """CC-5.6.6, CC-5.7.2 An attacker without units has lost in any case, then a defender without; else who gave way."""
    battle = the_land_battle(g)
    if not units(g, ATTACKING):
        return ATTACKING
    return battle.gives_way if units(g, DEFENDING) else DEFENDING


# ---- retreats and loot -------------------------------------------------------------------------------------------------
def land_settle(g: Caribbean) -> None:
    """CC-5.7.2 – CC-5.7.4 Who has lost leaves; what a destroyed army and a conquered residence had is the winner's."""
    battle = the_land_battle(g)
    lost = battle.gives_way = loser(g)
    g.spoils = ()
    bury(g, 1 - lost, -1)
    winner = battle.figure[1 - lost] if battle.who[1 - lost] == EUROPEANS else -1
    if winner >= 0 and g.place_of(winner) < 0:
        winner = -1
    bury(g, lost, winner)
    if conquered(g) and battle.area in g.stores:
        add_spoils(g, g.stores[battle.area], LOOT)
    if NATIVES in battle.who:
        if not army_of(g, battle).units:
            del g.armies[battle.army]
        elif battle.who[lost] == NATIVES:
            natives_flee(g, battle.army)
    g.then(*going(g, lost), ("take_spoils", winner))


def going(g: Caribbean, lost: int) -> list[Step]:
    """CC-5.3 Leaders retreat, those of a colony's owner with its garrison; then what is left of that."""
    battle = the_land_battle(g)
    if lost == ATTACKING or not battle.garrison:
        return [("retreat", leader) for leader in leaving(g, lost)]
    owner = g.owner[battle.area]
    leaders: list[Step] = [
        ("retreat", leader, int(NATION_OF[leader] == owner)) for leader in leaving(g, lost)
    ]
    return [*leaders, ("garrison_leaves", battle.area)]


def bury(g: Caribbean, side: int, winner: int) -> None:
    """CC-5.7.4 A fallen leader goes to the pool. His slaves, wares, SP and ducats are the winner's; but what he had aboard
    a fleet stays there, since ships are never lost on land [CC-5.0]."""
    battle = the_land_battle(g)
    if not battle.fallen[side]:
        return
    figure = battle.figure[side]
    leader = figure if is_leader(figure) else g.leader_aboard(figure)
    if leader < 0:
        return
    if is_fleet(figure):
        for thing in LOOT:
            if g.held(leader, thing):
                g.move(thing, g.held(leader, thing), leader, figure)
    elif winner >= 0:
        add_spoils(g, g.hold[leader], LOOT)
    lose_leader(g, leader)


def conquered(g: Caribbean) -> bool:
    """A nation has won against a colony."""
    battle = the_land_battle(g)
    return battle.gives_way == DEFENDING and battle.garrison and battle.who[ATTACKING] == EUROPEANS


def leaving(g: Caribbean, lost: int) -> list[int]:
    """CC-5.3, CC-5.6.8 Leaders who retreat: the attacker's own; from a conquered colony all that are not the conqueror's;
    before natives and pirates those of the nations that defended. A fleet that fails to smoke out a nest stays."""
    battle = the_land_battle(g)
    if lost == ATTACKING:
        leader = leader_of(g, ATTACKING)
        ashore = leader >= 0 and g.where[leader] == battle.area
        return [leader] if ashore else []
    there = leaders_ashore(g, battle.area)
    if conquered(g):
        return [leader for leader in there if NATION_OF[leader] != battle.nation[ATTACKING]]
    beaten = (battle.nation[DEFENDING], g.owner[battle.area] if battle.garrison else -1)
    return [leader for leader in there if NATION_OF[leader] in beaten]


# ---- what becomes of the colony ----------------------------------------------------------------------------------------
def land_colony(g: Caribbean) -> Procedure[None] | None:
    """CC-5.7.7 – CC-5.7.9, CC-4.4.3.27 Natives and raiders destroy, a nation chooses, a nest is smoked out."""
    battle = the_land_battle(g)
    if battle.gives_way == ATTACKING:
        return None
    if battle.who[DEFENDING] == PIRATES:
        g.nests = [nest for nest in g.nests if nest.coast != battle.coast]
        g.tell("nest-removed", area=AREA.noun[battle.area])
    elif battle.who[ATTACKING] == NATIVES and g.owner[battle.area] >= 0:
        lay_waste(g, battle.area, WAY_BITS)
        g.garrison[battle.area] = 0
    elif battle.who[ATTACKING] == PIRATES:
        raid_won(g)
    elif conquered(g):
        return _conquering(g)
    return None


def raid_won(g: Caribbean) -> None:
    """CC-5.7.8 All buildings except ways and the settlement are destroyed; half their cost and what the stores buy make
    new ships for the raiders."""
    battle = the_land_battle(g)
    wares, sp, ducats = store_value(g, g.stores.get(battle.area, ()))
    gone = lay_waste(g, battle.area, WAY_BITS | SETTLED_BITS)
    strengthen(g, battle.raider, cash(g, wares + ducats, sp + cost_of(gone) // 2))


def _conquering(g: Caribbean) -> Procedure[None]:
    """CC-5.7.9 The winner razes or takes over; without a free control marker he can only raze [OP-63]."""
    battle = the_land_battle(g)
    nation = battle.nation[ATTACKING]
    answer = RAZE
    if g.control[nation]:
        answer = yield Ask(
            g.seat_of[nation],
            "conquered",
            candidates=lambda: _fates(g),
            rule="CC-5.7.9",
            args={"area": AREA.noun[battle.area]},
        )
    if answer == RAZE:
        raze(g)
    else:
        destroy_residence(g, battle.area)
        swap_control(g, battle.area, nation)


def _fates(g: Caribbean) -> Iterator[Verdict]:
    yield RAZE, None
    yield TAKE_OVER, None if g.control[the_land_battle(g).nation[ATTACKING]] else NO_MARKER


def spoils_of_razing(g: Caribbean) -> int:
    """CC-5.7.9 A ducat per SP that the buildings cost, as far as the winner can carry them."""
    battle = the_land_battle(g)
    figure = battle.figure[ATTACKING]
    ducats = cost_of(g.built[battle.area] & ~WAY_BITS)
    return min(ducats, most_taken(g, figure, DUCATS)) if figure >= 0 else 0


def raze(g: Caribbean) -> None:
    """CC-5.7.9 All buildings except ways; a ducat per SP of their cost; it counts as looting."""
    battle = the_land_battle(g)
    nation, figure = battle.nation[ATTACKING], battle.figure[ATTACKING]
    ducats = spoils_of_razing(g)
    lay_waste(g, battle.area, WAY_BITS)
    if figure >= 0:
        g.add(figure, DUCATS, ducats)
    if g.control[nation]:
        swap_control(g, battle.area, nation)
    else:
        remove_control(g, battle.area)
    loot_done(g, nation)


def loot_done(g: Caribbean, nation: int) -> None:
    """CC-4.4.3.26, CC-7.5 Bad Image for the rest of the game, and perhaps the award."""
    if not g.bad_image[nation]:
        g.bad_image[nation] = 1
        g.tell("bad-image", nation=NATION.noun[nation])
    g.then(achieved(nation, "looting"))


# ---- glory -------------------------------------------------------------------------------------------------------------
def land_over(g: Caribbean) -> None:
    """CC-5.7.3, CC-5.7.5, CC-5.7.6 Glory; natives learn from their first victory; the attacker has only free actions left."""
    battle = the_land_battle(g)
    lost = battle.gives_way
    g.land = None
    winner, beaten = battle.nation[1 - lost], battle.nation[lost]
    if winner >= 0:
        g.score(winner, CHARTS.land_combat.end.winner_gp, "battle")
        g.then(achieved(winner, "lc_won", enemy=battle.who[lost]))
    elif beaten >= 0:
        g.score(beaten, CHARTS.land_combat.end.loss_to_natives_or_pirates_gp, "battle-lost")
        if battle.who[1 - lost] == NATIVES and not g.flags[NATIVE_HORSES]:
            g.flags[NATIVE_HORSES] = 1
            g.tell("natives-ride")
    figure = battle.figure[ATTACKING]
    if figure >= 0 and is_leader(figure) and g.place_of(figure) >= 0:
        g.marks[figure] |= FOUGHT


STEPS: Mapping[str, Runner] = {
    "land_end": land_end,
    "land_settle": land_settle,
    "land_colony": land_colony,
    "land_over": land_over,
}
