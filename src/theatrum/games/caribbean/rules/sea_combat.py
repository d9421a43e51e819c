"""CC-6.0 – CC-6.6 The course of a sea battle: interception, bribe, cargo, weather gage, rounds.

`rules.interception` says who may start one; the cargo is `rules.sea_cargo`, the bribe `rules.sea_bribe`, the end
`rules.sea_end`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.combat import losses_by_factors
from theatrum.games.caribbean.queries.company import carried
from theatrum.games.caribbean.queries.language import lines_of_side
from theatrum.games.caribbean.queries.sea import sea_factors, the_sea_battle
from theatrum.games.caribbean.queries.ships import exists, hulls
from theatrum.games.caribbean.rules.interception import drop_attempts
from theatrum.games.caribbean.rules.land_combat import EQUAL, PAY, REFUSE, compare, pay_supply
from theatrum.games.caribbean.rules.rolls import announce, contest, modified_sum, of_fight, roll, with_cards
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, HIDES, NO_BATTLE, NO_ROLL, Caribbean
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_pirates, nation_of
from theatrum.games.caribbean.tables.things import SP

ROWS = {row.when: row for row in CHARTS.naval_combat.rows}
RESULT = (ROWS["equal"], ROWS["higher"], ROWS["at_least_double"])
BONUS: Answer = ("bonus",)
SLIP_AWAY: Answer = ("slip-away",)
SAIL_ON: Answer = ("sail-on",)
AVOID: Answer = ("avoid",)
FIGHT_ON: Answer = ("fight-on",)
WITHDRAW: Answer = ("break-off",)
FLEET_SUPPLY = 2
"""CC-9, E11A SP that each European fleet pays before a sea battle."""
ONLY_INACTIVE = Refusal("CC-6.2", "only-inactive")
ONLY_ACTIVE = Refusal("CC-6.2", "only-active")


def nations_of(g: Caribbean) -> tuple[int, int]:
    """The nations of both sides; -1: pirates."""
    battle = the_sea_battle(g)
    return nation_of(battle.fleet[ATTACKING]), nation_of(battle.fleet[DEFENDING])


def counted(g: Caribbean, chart: str, side: int) -> tuple[tuple[str, int], ...]:
    """CC-6.2, CC-6.5, CC-6.6 What a side adds to its dice."""
    fleet = the_sea_battle(g).fleet[side]
    return with_cards(g, side, lines_of_side(g, chart, side, nation_of(fleet), -1, fleet))


def result(g: Caribbean, chart: str, side: int) -> int:
    """The modified sum of a side."""
    return modified_sum(g, side, counted(g, chart, side))


# ---- step 1: interception ----------------------------------------------------------------------------------------------
def sea_interception(g: Caribbean) -> Procedure[None]:
    """CC-6.2 Both roll, ties again; the winner picks what he makes of it."""
    battle = the_sea_battle(g)
    sums = [0, 0]
    yield from announce(g, of_fight("int"), nations_of(g))
    if g.cancelled:
        g.cancelled, g.sea, g.pending = False, None, NO_ROLL
        g.tell("fog")
        return
    while sums[0] == sums[1]:
        yield from roll(g, "int")
        sums = [result(g, "int", side) for side in (ATTACKING, DEFENDING)]
        g.tell("interception-roll", attacker=sums[0], defender=sums[1])
    g.pending = NO_ROLL
    winner = ATTACKING if sums[0] > sums[1] else DEFENDING
    if is_pirates(battle.fleet[winner]):
        _use(g, winner, pirates_benefit(g, winner))
    else:
        g.then(("sea_benefit", winner))


def pirates_benefit(g: Caribbean, side: int) -> Answer:
    """CC-6.2, CC-6.2.2 With fewer CF they retreat (sail on, if it is they who move), else they take the bonus."""
    battle = the_sea_battle(g)
    if sea_factors(g, side) >= sea_factors(g, 1 - side):
        return BONUS
    return SAIL_ON if battle.active == side else SLIP_AWAY


def sea_benefit(g: Caribbean, side: int) -> Procedure[None]:
    """CC-6.2 (a) to (d)."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    answer = yield Ask(
        g.seat_of[NATION_OF[fleet]],
        "interception-won",
        candidates=lambda: _benefits(g, side),
        rule="CC-6.2",
        args={"fleet": FIGURE.noun[fleet]},
    )
    _use(g, side, answer)


def _benefits(g: Caribbean, side: int) -> Iterator[Verdict]:
    active = the_sea_battle(g).active == side
    yield BONUS, None
    yield SLIP_AWAY, ONLY_INACTIVE if active else None
    yield SAIL_ON, None if active else ONLY_ACTIVE
    yield AVOID, None


def _use(g: Caribbean, side: int, answer: Answer) -> None:
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    g.tell("interception-won", fleet=FIGURE.noun[fleet])
    if answer == BONUS:
        battle.pursuer = side
        g.then(("sea_bribe",))
        return
    g.sea = None
    if answer == SLIP_AWAY:
        g.then(("sea_retreat", fleet))
    elif answer == AVOID:
        g.marks[fleet] |= NO_BATTLE | HIDES
        now = g.activation
        if now is not None and now.figure == fleet:
            now.spent = now.ended = True
            drop_attempts(g)


def sea_begins(g: Caribbean) -> None:
    """CC-6.4 No bribe was taken: the battle takes place."""
    drop_attempts(g)
    supply = [("sea_supply", ATTACKING), ("sea_supply", DEFENDING)] if g.has("e11a") else []
    g.then(*supply, ("sea_cargo", ATTACKING), ("sea_cargo", DEFENDING), ("sea_gage",), ("sea_round",))


def sea_supply(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-9, E11A Each European fleet pays 2 SP; unpaid, its CF are halved."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    if is_pirates(fleet):
        return None
    if carried(g, fleet, SP) < FLEET_SUPPLY:
        battle.unpaid[side] = 1
        return None
    return _paying(g, side)


def _paying(g: Caribbean, side: int) -> Procedure[None]:
    battle = the_sea_battle(g)
    fleet = battle.fleet[side]
    args = {"figure": FIGURE.noun[fleet], "sp": FLEET_SUPPLY}
    answer = yield Ask(g.seat_of[NATION_OF[fleet]], "combat-supply", [PAY, REFUSE], rule="CC-9", args=args)
    if answer == REFUSE:
        battle.unpaid[side] = 1
    else:
        pay_supply(g, fleet, FLEET_SUPPLY)


# ---- step 3: weather gage ----------------------------------------------------------------------------------------------
def sea_gage(g: Caribbean) -> Procedure[None]:
    """CC-6.5 Both roll, ties again; the winner has +2 in this battle. It is not repeated."""
    sums = [0, 0]
    yield from announce(g, of_fight("wg"), nations_of(g))
    while sums[0] == sums[1]:
        yield from roll(g, "wg")
        sums = [result(g, "wg", side) for side in (ATTACKING, DEFENDING)]
        g.tell("gage-roll", attacker=sums[0], defender=sums[1])
    g.pending = NO_ROLL
    the_sea_battle(g).windward = ATTACKING if sums[0] > sums[1] else DEFENDING


# ---- step 4: the battle ------------------------------------------------------------------------------------------------
def sea_round(g: Caribbean) -> None:
    """CC-6.6 A round."""
    the_sea_battle(g).counted = ()
    g.then(("sea_roll",), ("sea_hit", ATTACKING), ("sea_hit", DEFENDING), ("sea_after",))


def sea_roll(g: Caribbean) -> Procedure[None]:
    """CC-6.6 Both roll; hits of the row, and one more per full five CF of the enemy."""
    battle = the_sea_battle(g)
    battle.rounds += 1
    battle.factors = [sea_factors(g, ATTACKING), sea_factors(g, DEFENDING)]
    yield from contest(g, "nc", nations_of(g))
    battle.counted = (counted(g, "nc", ATTACKING), counted(g, "nc", DEFENDING))
    sums = [modified_sum(g, side, battle.counted[side]) for side in (ATTACKING, DEFENDING)]
    battle.row, battle.lower = compare(*sums)
    g.tell("sea-roll", attacker=sums[0], defender=sums[1])
    battle.due = [losses_by_factors(battle.factors[DEFENDING]), losses_by_factors(battle.factors[ATTACKING])]
    battle.due[battle.lower] += RESULT[battle.row].loser_hits
    battle.due[1 - battle.lower] += RESULT[battle.row].winner_hits


def sea_after(g: Caribbean) -> Procedure[None] | None:
    """CC-6.6 Is it over? Else who may withdraw."""
    battle = the_sea_battle(g)
    afloat = [exists(g, fleet) and bool(hulls(g, fleet)) for fleet in battle.fleet]
    if not all(afloat):
        battle.gives_way = DEFENDING if afloat[ATTACKING] else ATTACKING
    elif RESULT[battle.row].forced_retreat:
        battle.gives_way = battle.lower
    if battle.gives_way >= 0:
        g.then(("sea_end",))
        return None
    return _withdrawing(g)


def _withdrawing(g: Caribbean) -> Procedure[None]:
    """CC-6.6, CC-5.6.13 After a tie the attacker decides first; pirates with fewer CF withdraw when they may."""
    battle = the_sea_battle(g)
    for side in (ATTACKING, DEFENDING) if battle.row == EQUAL else (battle.lower,):
        if battle.gives_way >= 0:
            break
        fleet = battle.fleet[side]
        if is_pirates(fleet):
            if sea_factors(g, side) < sea_factors(g, 1 - side):
                battle.gives_way = side
            continue
        args = {"fleet": FIGURE.noun[fleet], "own": sum(hulls(g, fleet))}
        args["enemy"] = sum(hulls(g, battle.fleet[1 - side]))
        seat = g.seat_of[NATION_OF[fleet]]
        if (yield Ask(seat, "fight-on", [FIGHT_ON, WITHDRAW], rule="CC-6.6", args=args)) == WITHDRAW:
            battle.gives_way = side
            g.tell("gives-way", nation=NATION.noun[NATION_OF[fleet]])
    g.then(("sea_end",) if battle.gives_way >= 0 else ("sea_round",))


STEPS: Mapping[str, Runner] = {
    "sea_interception": sea_interception,
    "sea_benefit": sea_benefit,
    "sea_begins": sea_begins,
    "sea_supply": sea_supply,
    "sea_gage": sea_gage,
    "sea_round": sea_round,
    "sea_roll": sea_roll,
    "sea_after": sea_after,
}
