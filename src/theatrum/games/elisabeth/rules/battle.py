"""Field battles [E1-14, E1-14.0.4] and relief battles [E1-15.2], from the last response before them to the retreat."""

from __future__ import annotations

from theatrum.core.contract import Procedure, Runner
from theatrum.games.elisabeth.queries.entering import companions
from theatrum.games.elisabeth.queries.forces import army_leaders, best_battle, troops
from theatrum.games.elisabeth.queries.relations import at_war, friendly
from theatrum.games.elisabeth.rules.combat import (
    captor,
    card_players,
    players,
    recount,
    roll,
    share_losses,
    strength,
)
from theatrum.games.elisabeth.rules.movement import foes
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.prisoners import take_prisoners
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_battle, the_march
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER, FIELD_BATTLE, RELIEF, Battle
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS

FOR_DEFENDING = 1
"""E1-14.0.P3 The defender's extra die."""


# ---- before the dice -------------------------------------------------------------------------------------------------------
def battle(g: Elisabeth) -> Procedure[None]:
    """E1-14.0.1, E1-14.0.2, E1-15.2.1 The moving formation against all enemies in the open, and leaders who have joined
    them [OP-5-6]; the active power attacks."""
    march = the_march(g)
    enemies = foes(g)
    enemies += companions(g, march.power, march.goal, enemies)
    b = Battle(FIELD_BATTLE, march.goal, march.power, enemies, march.origin)
    b.controller = g.control[b.space]
    b.transported = march.at_sea != NOBODY
    b.troops[ATTACKER] = dict(march.troops)
    b.leaders[ATTACKER] = list(march.leaders)
    b.troops[DEFENDER] = {t: n for side in b.powers[DEFENDER] for t, n in troops(g, b.space, side)}
    b.leaders[DEFENDER] = [x for side in b.powers[DEFENDER] for x in army_leaders(g, b.space, side)]
    if is_relief(g, b):
        b.kind = RELIEF
    g.battle = b
    g.tell(
        "battle",
        space=PLACE_NOUN[b.space],
        power=NOUNS[b.attacker],
        enemy=NOUNS[b.powers[DEFENDER][0]],
        units=strength(b, ATTACKER),
        others=strength(b, DEFENDER),
    )
    if b.kind == RELIEF:
        yield from _garrison_joins(g, b)
    g.then(("battle_reiters",))


def is_relief(g: Elisabeth, b: Battle) -> bool:
    """E1-15.2.1 A battle against the besiegers of a friendly fortification."""
    return g.besieged(b.space) and (
        friendly(g, b.attacker, b.space) and all(at_war(g, b.attacker, s) for s in g.besiegers(b.space))
    )


def _garrison_joins(g: Elisabeth, b: Battle) -> Procedure[None]:
    """E1-15.2.2 Besieged units and leaders of the same major may join in, as many as it likes."""
    side = g.master[b.attacker]
    inside = troops(g, b.space, side, inside=True)
    leaders = army_leaders(g, b.space, side, inside=True)
    if not inside and not leaders:
        return
    body = yield from pick_troops(
        g.seat(b.attacker),
        "relief-join",
        inside,
        leaders,
        lambda _: sum(n for _, n in inside),
        rule="E1-15.2.2",
        least=0,
        leaders_alone=True,
        args={"space": PLACE_NOUN[b.space]},
        at=PLACE_NOUN[b.space],
    )
    b.garrison = body.units
    b.leaders[ATTACKER] += body.leaders


def reiters(g: Elisabeth) -> Procedure[None]:
    """E1-14.0.P1, E1-14.0.P2, E1-14.0.P3 The last response, attacker first; then the dice are counted."""
    b = the_battle(g)
    fighting = [b.attacker, *players(g, sorted(b.powers[DEFENDER]))]
    yield from respond(g, "W6", rule="E1-14.0.P1", powers=fighting, args=_about(b), many=True)
    recount(g, b)
    b.dice[ATTACKER] = strength(b, ATTACKER) + best_battle(b.leaders[ATTACKER])
    b.dice[DEFENDER] = strength(b, DEFENDER) + best_battle(b.leaders[DEFENDER]) + FOR_DEFENDING
    if strength(b, ATTACKER) and strength(b, DEFENDER):
        g.then(("battle_cards",))
    else:
        b.dice = [0, 0]
        b.winner = ATTACKER if strength(b, ATTACKER) else DEFENDER
        g.then(("battle_after",))


def cards(g: Elisabeth) -> Procedure[None]:
    """E1-14.0.P4, P5 Combat cards: the attacker's, then those of each defender in impulse order."""
    b = the_battle(g)
    fighting = [b.attacker, *players(g, sorted(b.powers[DEFENDER]))]
    powers = card_players(g, b, fighting)
    yield from respond(g, "W7", rule="E1-14.0.P4", powers=powers, args=_about(b), many=True)
    g.then(("battle_roll",))


def _about(b: Battle) -> dict[str, str | int]:
    return {
        "space": PLACE_NOUN[b.space],
        "power": NOUNS[b.attacker],
        "attack": b.dice[ATTACKER],
        "defence": b.dice[DEFENDER],
    }


# ---- dice and losses ---------------------------------------------------------------------------------------------------------
def battle_roll(g: Elisabeth) -> None:
    """E1-14.0.P6–P8 More hits win, a tie is the defender's; then both take their losses."""
    b = the_battle(g)
    roll(g, b)
    b.winner = ATTACKER if b.hits[ATTACKER] > b.hits[DEFENDER] else DEFENDER
    mine, theirs = strength(b, ATTACKER), strength(b, DEFENDER)
    lost, killed = min(b.hits[DEFENDER], mine), min(b.hits[ATTACKER], theirs)
    if lost == mine and killed == theirs:
        if b.dice[ATTACKER] > b.dice[DEFENDER]:
            lost -= 1
        else:
            killed -= 1
    b.due = {b.attacker: lost, **share_losses(g, b, killed)}
    g.then(("battle_losses",), ("battle_extra",), ("battle_change",), ("battle_after",))


def after(g: Elisabeth) -> None:
    """E1-14.0.P9, E1-14.0.P10 Leaders of a side without units are captured; what is left of the losers retreats."""
    b = the_battle(g)
    holder = g.control[b.space]
    g.tell(
        "battle-won" if b.winner == ATTACKER else "battle-held",
        space=PLACE_NOUN[b.space],
        power=NOUNS[captor(b, b.winner, holder)],
        hits=b.hits[b.winner],
        others=b.hits[1 - b.winner],
    )
    for side in (ATTACKER, DEFENDER):
        if not strength(b, side):
            take_prisoners(g, b.leaders[side], captor(b, 1 - side, holder))
            b.leaders[side] = []
    g.then(("battle_end",))
    loser = 1 - b.winner
    if not strength(b, loser):
        return
    if loser == DEFENDER:
        g.then(("retreat_defender",))
    elif b.kind == RELIEF:
        g.then(("retreat_relief",))
    else:
        g.then(("retreat_attacker",))


def end(g: Elisabeth) -> None:
    """E1-14.0.3, E1-14.0.P11 The winner keeps the space; an attacker who won looks whether he can besiege it."""
    b = the_battle(g)
    won = b.winner == ATTACKER
    g.battle = None
    if g.march is None:
        g.touch(b.space)
    elif won:
        g.then(("march_arrive", 1))
    else:
        g.then(("march_end",))


STEPS: dict[str, Runner] = {
    "battle": battle,
    "battle_reiters": reiters,
    "battle_cards": cards,
    "battle_roll": battle_roll,
    "battle_after": after,
    "battle_end": end,
}
