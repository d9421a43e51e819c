"""CC-5.0 – CC-5.6 The course of a land combat: commander, retreat, manning, siege, charge, rolls, losses, withdrawal.

A fight is begun by `rules.land_attacks` and ended by `rules.land_end`. Every step below does nothing any more once a
side has given way.
"""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.caribbean.queries.combat import losses_by_factors, mannings
from theatrum.games.caribbean.queries.company import carried, combat_units, leader_with, together
from theatrum.games.caribbean.queries.land import (
    army_of,
    count,
    factors,
    fortified,
    riders,
    supporting,
    the_land_battle,
    units,
)
from theatrum.games.caribbean.queries.language import lines_of_side
from theatrum.games.caribbean.queries.presence import fleets_at, leaders_ashore
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.retreat import native_refuges
from theatrum.games.caribbean.rules.rolls import contest, modified_sum, with_cards
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, EUROPEANS, NATIVES, PIRATES, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import ART, FIGURE, NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import AREA, AREAS
from theatrum.games.caribbean.tables.things import SP

EQUAL, HIGHER, DOUBLE = range(3)
ROWS = {row.when: row for row in CHARTS.land_combat.rows}
RESULT = (ROWS["equal"], ROWS["higher"], ROWS["at_least_double"])
HOLD: Answer = ("hold",)
GIVE_WAY: Answer = ("give-way",)
ALONE: Answer = ("alone",)
PAY: Answer = ("pay-supply",)
REFUSE: Answer = ("refuse",)
AGREE: Answer = ("agree",)
LEADER_SUPPLY, FLEET_SUPPLY = 2, 1
"""CC-9, E11A SP that a leader and a supporting fleet pay before a land combat."""
MORE_THAN_THERE = Refusal("CC-5.5", "not-so-many")
NOT_TO_MAN = Refusal("CC-5.6.2", "cannot-be-manned")
NO_COMMANDER = Refusal("CC-5.6.1", "cannot-command")


def land_combat(g: Caribbean) -> None:
    """CC-5.0, CC-5.6.6 The sequence; a side that has no combat units when it starts loses without a roll."""
    battle = the_land_battle(g)
    g.tell("land-combat", area=AREA.noun[battle.area])
    g.then(("land_commander", 0), ("land_prepare",), ("land_opening",))


def land_opening(g: Caribbean) -> None:
    """CC-5.6.6 Is there anybody to fight? Then the first round begins at step 2."""
    if units(g, ATTACKING) and units(g, DEFENDING):
        g.then(("land_round", 2))
    else:
        battle = the_land_battle(g)
        battle.gives_way = DEFENDING if units(g, ATTACKING) else ATTACKING
        g.then(("land_end",))


def land_round(g: Caribbean, step: int) -> None:
    """CC-5.0, CC-5.0.2 A round from step 2 (announcements are made anew) or, after a tie, from step 5."""
    battle = the_land_battle(g)
    battle.counted = ()
    before: list[tuple[str | int, ...]] = [("land_man",)]
    if step < 5:
        battle.charging, battle.besieging = [0, 0], 0
        before = [
            ("land_retreat",),
            ("land_man",),
            ("land_siege",),
            ("land_charge", ATTACKING),
            ("land_charge", DEFENDING),
        ]
    if g.has("e11a") and not battle.rounds:
        before += [("land_supply", ATTACKING, 0), ("land_supply", DEFENDING, 0)]
    g.then(*before, ("land_roll",), ("land_loss", ATTACKING), ("land_loss", DEFENDING), ("land_after",))


# ---- the commander -----------------------------------------------------------------------------------------------------
def land_commander(g: Caribbean, refused: int) -> Procedure[None] | None:
    """CC-5.6.1, CC-5.6.11 The owner of an attacked colony names a commander. `refused`: bits of figures whose owner
    would not."""
    battle = the_land_battle(g)
    if battle.who[DEFENDING] != EUROPEANS or battle.figure[DEFENDING] >= 0:
        return None
    own, allies = commanders(g, refused)
    if not own and not allies:
        return None
    if len(own) == 1 and not allies:
        battle.figure[DEFENDING] = own[0]
        return None
    return _naming(g, refused)


def commanders(g: Caribbean, refused: int = 0) -> tuple[list[int], list[int]]:
    """CC-5.6.1 Own leaders in the area (against natives and pirates also own fleets with troops aboard), and allied
    leaders whose nation is not allied with the attacker."""
    battle = the_land_battle(g)
    owner = g.owner[battle.area] if battle.garrison else battle.nation[DEFENDING]
    attacker = battle.nation[ATTACKING]
    there = leaders_ashore(g, battle.area)
    own = [leader for leader in there if NATION_OF[leader] == owner]
    if attacker < 0:
        own += [
            fleet
            for coast in AREAS[battle.area].coasts
            for fleet in fleets_at(g, coast)
            if NATION_OF[fleet] == owner and (combat_units(g, fleet) or g.leader_aboard(fleet) >= 0)
        ]
    allies = [
        leader
        for leader in there
        if NATION_OF[leader] not in (owner, attacker)
        and allied(g, owner, NATION_OF[leader])
        and not (attacker >= 0 and allied(g, attacker, NATION_OF[leader]))
    ]
    return own, [leader for leader in allies if not refused >> leader & 1]


def _naming(g: Caribbean, refused: int) -> Procedure[None]:
    battle = the_land_battle(g)
    own, allies = commanders(g, refused)
    answers: list[Answer] = [("command", FIGURE.noun[figure]) for figure in (*own, *allies)]
    if not own:
        answers.append(ALONE)
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[battle.nation[DEFENDING]],
            "commander",
            answers,
            rule="CC-5.6.11",
            args={"area": AREA.noun[battle.area]},
            why_not=lambda answer: NO_COMMANDER,
        )
    if answer == ALONE:
        return
    figure = FIGURE[answer[1]]
    if figure in allies:
        seat = g.seat_of[NATION_OF[figure]]
        agreed = yield Ask(
            seat, "command-for-ally", [AGREE, REFUSE], rule="CC-5.6.11", args={"area": AREA.noun[battle.area]}
        )
        if agreed == REFUSE:
            g.then(("land_commander", refused | 1 << figure))
            return
        battle.nation[DEFENDING] = NATION_OF[figure]
    battle.figure[DEFENDING] = figure
    g.tell("commands", figure=FIGURE.noun[figure])


# ---- step 2: voluntary retreat -----------------------------------------------------------------------------------------
def land_retreat(g: Caribbean) -> Procedure[None] | None:
    """CC-5.3 The defending nation may retreat: a victory of the attacker. B3A: weaker natives do."""
    battle = the_land_battle(g)
    if battle.who[DEFENDING] == EUROPEANS:
        return _holding(g, DEFENDING)
    if flees(g, DEFENDING):
        battle.gives_way = DEFENDING
    return None


def _holding(g: Caribbean, side: int) -> Procedure[None]:
    """Hold, or give way: asked of the nation that commands."""
    battle = the_land_battle(g)
    args = {"area": AREA.noun[battle.area], "own": units(g, side), "enemy": units(g, 1 - side)}
    answer = yield Ask(
        g.seat_of[battle.nation[side]], "hold-or-retreat", [HOLD, GIVE_WAY], rule="CC-5.3", args=args
    )
    if answer == GIVE_WAY:
        battle.gives_way = side
        g.tell("gives-way", nation=NATION.noun[battle.nation[side]])


def flees(g: Caribbean, side: int) -> bool:
    """CC-5.6.10 B3A: natives (with a place to go to) and raiders with fewer CF give way as soon as they may."""
    battle = the_land_battle(g)
    if not g.has("b3a") or factors(g, side) >= factors(g, 1 - side):
        return False
    if battle.who[side] == NATIVES:
        return bool(native_refuges(g, army_of(g, battle).area))
    return battle.who[side] == PIRATES and battle.raider >= 0


# ---- manning -----------------------------------------------------------------------------------------------------------
def land_man(g: Caribbean) -> None:
    """CC-5.6.2 The garrison mans buildings, anew each round."""
    battle = the_land_battle(g)
    battle.manned = ()
    if battle.gives_way < 0 and battle.garrison:
        g.then(("land_man_more",))


def open_mannings(g: Caribbean) -> list[tuple[int, ...]]:
    """CC-5.6.12 What the garrison can man in the end, after the buildings that it mans already."""
    battle = the_land_battle(g)
    manned = set(battle.manned)
    return [chosen for chosen in mannings(g, battle.area) if manned <= set(chosen)]


def land_man_more(g: Caribbean) -> Procedure[None] | None:
    """CC-5.6.12 Building by building, as long as there is a choice: else nobody is asked."""
    choices = open_mannings(g)
    if len(choices) > 1:
        return _manning(g)
    the_land_battle(g).manned = choices[0]
    return None


def _manning(g: Caribbean) -> Procedure[None]:
    battle = the_land_battle(g)
    answer = yield Ask(
        g.seat_of[g.owner[battle.area]],
        "manning",
        lambda: [("man", BUILDING.noun[building]) for building in _mannable(g)],
        rule="CC-5.6.12",
        args={"garrison": g.garrison[battle.area]},
        why_not=lambda answer: NOT_TO_MAN,
    )
    battle.manned = (*battle.manned, BUILDING[answer[1]])
    g.then(("land_man_more",))


def _mannable(g: Caribbean) -> list[int]:
    manned = the_land_battle(g).manned
    return sorted({b for chosen in open_mannings(g) for b in chosen if b not in manned})


# ---- steps 3 and 4: siege and charge -----------------------------------------------------------------------------------
def land_siege(g: Caribbean) -> Procedure[None] | None:
    """CC-5.4 The attacker announces how many of his ART bombard a manned fortification."""
    battle = the_land_battle(g)
    if battle.gives_way >= 0 or not fortified(battle) or not count(g, ATTACKING, ART):
        return None
    return _announcing(g, ATTACKING, "siege", "CC-5.4", count(g, ATTACKING, ART))


def land_charge(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-5.5 Each side announces how many CAV charge; an attacker none against a manned fortification; natives all."""
    battle = the_land_battle(g)
    most = riders(g, side)
    if battle.gives_way >= 0 or not most or (side == ATTACKING and fortified(battle)):
        return None
    if battle.who[side] != EUROPEANS:
        battle.charging[side] = most
        return None
    return _announcing(g, side, "charge", "CC-5.5", most)


def _announcing(g: Caribbean, side: int, what: str, rule: str, most: int) -> Procedure[None]:
    battle = the_land_battle(g)
    answer = yield Ask(
        g.seat_of[battle.nation[side]],
        what,
        [("commit", n) for n in range(most, -1, -1)],
        rule=rule,
        args={"most": most},
        why_not=lambda answer: MORE_THAN_THERE,
    )
    n = int(answer[1])
    if what == "siege":
        battle.besieging = n
    else:
        battle.charging[side] = n
    g.tell(f"announces-{what}", nation=NATION.noun[battle.nation[side]], n=n)


# ---- E11A --------------------------------------------------------------------------------------------------------------
def land_supply(g: Caribbean, side: int, at: int) -> Procedure[None] | None:
    """CC-5.6.9 E11A: the commander pays, then each supporting fleet; unpaid CF are halved. `at`: who is to pay next."""
    battle = the_land_battle(g)
    if battle.gives_way >= 0 or battle.who[side] != EUROPEANS:
        return None
    if at > len(supporting(g, side)):
        return None
    payer = battle.figure[side] if at == 0 else supporting(g, side)[at - 1]
    due = LEADER_SUPPLY if at == 0 else FLEET_SUPPLY
    if payer < 0 or (at == 0 and leader_with(g, payer) < 0 and not combat_units(g, payer)):
        g.then(("land_supply", side, at + 1))
        return None
    if carried(g, payer, SP) < due:
        _unpaid(g, side, at, payer)
        g.then(("land_supply", side, at + 1))
        return None
    return _paying(g, side, at, payer, due)


def _paying(g: Caribbean, side: int, at: int, payer: int, due: int) -> Procedure[None]:
    args = {"figure": FIGURE.noun[payer], "sp": due}
    seat = g.seat_of[NATION_OF[payer]]
    answer = yield Ask(seat, "combat-supply", [PAY, REFUSE], rule="CC-5.6.9", args=args)
    if answer == PAY:
        pay_supply(g, payer, due)
    else:
        _unpaid(g, side, at, payer)
    g.then(("land_supply", side, at + 1))


def _unpaid(g: Caribbean, side: int, at: int, payer: int) -> None:
    battle = the_land_battle(g)
    if at == 0:
        battle.unpaid[side] = 1
    else:
        battle.unpaid_fleets = (*battle.unpaid_fleets, payer)


def pay_supply(g: Caribbean, figure: int, sp: int) -> None:
    """CC-0.2.13 From the figure, then from the leader aboard."""
    for one in together(g, figure):
        n = min(sp, g.held(one, SP))
        if n:
            g.add(one, SP, -n)
            sp -= n


# ---- step 5: the roll --------------------------------------------------------------------------------------------------
def land_roll(g: Caribbean) -> Procedure[None]:
    """CC-5.6.3, CC-5.6.5 Both roll; losses of the row and one more per full five CF of the enemy are due."""
    battle = the_land_battle(g)
    if battle.gives_way >= 0:
        return
    battle.rounds += 1
    battle.factors = [factors(g, ATTACKING), factors(g, DEFENDING)]
    yield from contest(g, "lc", (battle.nation[0], battle.nation[1]))
    battle.counted = (counted(g, ATTACKING), counted(g, DEFENDING))
    sums = [modified_sum(g, side, battle.counted[side]) for side in (ATTACKING, DEFENDING)]
    row, lower = compare(*sums)
    g.tell("land-roll", attacker=sums[0], defender=sums[1])
    battle.due = [losses_by_factors(battle.factors[DEFENDING]), losses_by_factors(battle.factors[ATTACKING])]
    battle.due[lower] += RESULT[row].loser_losses
    battle.due[1 - lower] += RESULT[row].winner_losses
    battle.row, battle.lower = row, lower


def counted(g: Caribbean, side: int) -> tuple[tuple[str, int], ...]:
    """CC-5.6.3, CC-4.3.17 What a side adds to its dice: the lines of the chart, and what cards add."""
    battle = the_land_battle(g)
    found = lines_of_side(g, "lc", side, battle.nation[side], battle.area, battle.figure[side])
    return with_cards(g, side, found)


def compare(attacker: int, defender: int) -> tuple[int, int]:
    """CC-5.6.5, CC-6.6 The row of two modified sums, and the lower side (after a tie the attacker stands for it)."""
    if attacker == defender:
        return EQUAL, ATTACKING
    lower = ATTACKING if attacker < defender else DEFENDING
    low, high = sorted((attacker, defender))
    return DOUBLE if high >= 2 * low else HIGHER, lower


# ---- after the losses --------------------------------------------------------------------------------------------------
def land_after(g: Caribbean) -> Procedure[None] | None:
    """CC-5.6.5 – CC-5.6.7 Is it over? Else who may withdraw, and from where the next round starts."""
    battle = the_land_battle(g)
    if battle.gives_way < 0 and battle.rounds:
        attackers, defenders = units(g, ATTACKING), units(g, DEFENDING)
        if not attackers or not defenders:
            battle.gives_way = DEFENDING if attackers else ATTACKING
        elif RESULT[battle.row].forced_retreat and not in_nest(g, battle.lower):
            battle.gives_way = battle.lower
    if battle.gives_way >= 0:
        g.then(("land_end",))
        return None
    return _withdrawing(g)


def in_nest(g: Caribbean, side: int) -> bool:
    """CC-5.6.7 PMIL that defend a nest never retreat."""
    battle = the_land_battle(g)
    return battle.who[side] == PIRATES and battle.raider < 0


def _withdrawing(g: Caribbean) -> Procedure[None]:
    """CC-5.6.5, CC-5.6.13 After a tie either side may, the attacker decides first; else the lower side."""
    battle = the_land_battle(g)
    sides = (ATTACKING, DEFENDING) if battle.row == EQUAL else (battle.lower,)
    for side in sides:
        if battle.gives_way >= 0 or RESULT[battle.row].forced_retreat:
            break
        if battle.who[side] == EUROPEANS:
            yield from _holding(g, side)
        elif flees(g, side):
            battle.gives_way = side
    if battle.gives_way >= 0:
        g.then(("land_end",))
    else:
        g.then(("land_round", RESULT[battle.row].next_round_from_step or 2))


def fleet_fights(g: Caribbean, side: int) -> bool:
    """CC-5.0 A fleet was drawn in: its ships are never lost, and it stays where it is."""
    return is_fleet(the_land_battle(g).figure[side])


STEPS: Mapping[str, Runner] = {
    "land_combat": land_combat,
    "land_opening": land_opening,
    "land_round": land_round,
    "land_commander": land_commander,
    "land_retreat": land_retreat,
    "land_man": land_man,
    "land_man_more": land_man_more,
    "land_siege": land_siege,
    "land_charge": land_charge,
    "land_supply": land_supply,
    "land_roll": land_roll,
    "land_after": land_after,
}
