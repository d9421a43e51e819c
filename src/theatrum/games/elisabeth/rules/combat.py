"""What field battles and assaults have in common [E1-14, E1-15]: who fights, dice, hits and losses."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.queries.entering import has_player
from theatrum.games.elisabeth.queries.forces import english_fight
from theatrum.games.elisabeth.queries.odds import HIT
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.state.pieces import TROOP_POWER
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER, Battle
from theatrum.games.elisabeth.tables.card_texts import LAND_TEXTS
from theatrum.games.elisabeth.tables.pieces import KNIGHTS, MORISCO, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS

Fighters = list[tuple[int, int, bool]]
"""Troop, number, and whether they stand inside the fortification."""


# ---- who fights ------------------------------------------------------------------------------------------------------------
def fighters(g: Elisabeth, b: Battle, power: int) -> Fighters:
    """The units of one power in the battle."""
    if power == b.attacker:
        outside = [(t, n, False) for t, n in b.troops[ATTACKER].items()]
        return outside + [(t, n, True) for t, n in b.garrison.items()]
    return [
        (t, n, b.kind == ASSAULT)
        for t, n in b.troops[DEFENDER].items()
        if g.master[TROOP_POWER[t]] == g.master[power]
    ]


def strength(b: Battle, side: int) -> int:
    """Units of a side in the battle, those who came out of the fortification to join in included [E1-15.2.2]."""
    return sum(b.troops[side].values()) + (sum(b.garrison.values()) if side == ATTACKER else 0)


def players(g: Elisabeth, powers: Iterable[int]) -> list[int]:
    """Those who can play cards."""
    return [p for p in powers if has_player(g, p)]


def holding_out(g: Elisabeth, b: Battle) -> list[int]:
    """E1-15.1.P5, E1-C.39 Who has land units or army leaders inside what is assaulted."""
    led = {g.leader_side(leader) for leader in b.leaders[DEFENDER]}
    there = [p for p in b.powers[DEFENDER] if b.sizes.get(p)]
    return [*there, *sorted(led.difference(there))]


def card_players(g: Elisabeth, b: Battle, fighting: list[int]) -> list[int]:
    """E1-14.0.P4 Those who fight, in their order; where English units do, the others after England, who may have Tilbury
    Speech for it [E1-C.40]."""
    if g.realms is None or not english_fight(b):
        return fighting
    g.realms.declined = 0
    at = fighting.index(ENGLAND) + 1 if ENGLAND in fighting else len(fighting)
    return [*fighting[:at], *(p for p in played(g) if p not in fighting), *fighting[at:]]


def captor(b: Battle, side: int, holder: int) -> int:
    """E1-14.0.P9 Who takes the prisoners of the other side: the holder of the space if he is among them, else who
    brought most units, else the first in impulse order [OP-14-5]."""
    powers = b.powers[side]
    if holder in powers:
        return holder
    return max(powers, key=lambda p: (b.sizes.get(p, 0), -p))


def recount(g: Elisabeth, b: Battle) -> None:
    """Cards may have taken units out of the space: only those that are still there fight."""
    for force, inside in (
        (b.troops[ATTACKER], False),
        (b.troops[DEFENDER], b.kind == ASSAULT),
        (b.garrison, True),
    ):
        there = g.row(b.space, inside)
        for troop in list(force):
            force[troop] = min(force[troop], there[troop])
            if not force[troop]:
                del force[troop]
    b.sizes = {p: sum(n for _, n, _ in fighters(g, b, p)) for p in (*b.powers[ATTACKER], *b.powers[DEFENDER])}


# ---- dice ------------------------------------------------------------------------------------------------------------------
def roll(g: Elisabeth, b: Battle) -> None:
    """E1-14.0.P6, E1-15.1.P7 Both sides roll; 5 and 6 hit."""
    b.shown = sum(1 << pool for pool in _pools(b) if can_be_shown(g, pool))
    for side in (ATTACKER, DEFENDER):
        b.faces[side] = [g.roll() for _ in range(b.dice[side])]
        b.hits[side] = sum(face >= HIT for face in b.faces[side])
    if g.listened:
        for side in (ATTACKER, DEFENDER):
            g.tell(
                "battle-dice",
                power=NOUNS[b.powers[side][0]] if b.powers[side] else NOUNS[g.control[b.space]],
                space=PLACE_NOUN[b.space],
                dice=b.dice[side],
                faces=", ".join(map(str, b.faces[side])) or "–",
                hits=b.hits[side],
            )


# ---- losses ----------------------------------------------------------------------------------------------------------------
def share_losses(g: Elisabeth, b: Battle, number: int) -> dict[int, int]:
    """E1-14.0.P8, E1-9.2.8 Losses of several defenders: the same for each, odd ones by a die, and what one has no units
    for falls on the others [OP-14-3]."""
    left = {p: sum(n for _, n, _ in fighters(g, b, p)) for p in b.powers[DEFENDER]}
    due = dict.fromkeys(left, 0)
    while number:
        able = [p for p in left if due[p] < left[p]]
        if len(able) == 1 or number >= len(able):
            for p in able:
                due[p] += 1
                number -= 1
                if not number:
                    break
        else:
            due[able[(g.roll() - 1) * len(able) // 6]] += 1
            number -= 1
    return due


def take_losses(g: Elisabeth) -> Procedure[None] | None:
    """E1-14.0.P8, E1-15.1.P8 The owner says which unit goes, one at a time, if there is a choice."""
    b = the_battle(g)
    for power, number in b.due.items():
        if number and _has_choice(g, b, power, number):
            return _choose_loss(g, b, power)
    for power, number in b.due.items():
        for troop, there, inside in _by_worth(fighters(g, b, power)):
            gone = min(number, there)
            if gone:
                lose(g, b, power, troop, gone, inside)
                number -= gone
    b.due = {}
    return None


def _has_choice(g: Elisabeth, b: Battle, power: int, number: int) -> bool:
    """Minors without a commander just lose their mercenaries first."""
    there = fighters(g, b, power)
    return has_player(g, power) and len(there) > 1 and number < sum(n for _, n, _ in there)


def _by_worth(there: Fighters) -> Fighters:
    return sorted(there, key=lambda x: -TROOPS[x[0]].kind)


def _choose_loss(g: Elisabeth, b: Battle, power: int) -> Procedure[None]:
    """E1-14.0.P8 D14-4, D15-4; in a relief battle from outside or inside, as the active player likes."""
    answer = yield Ask(
        g.seat(power),
        "battle-losses",
        [
            ("lose-inside" if inside and power == b.attacker else "lose", TROOPS[t].noun)
            for t, _, inside in fighters(g, b, power)
        ],
        rule="E1-15.1.P8" if b.kind == ASSAULT else "E1-14.0.P8",
        args={"space": PLACE_NOUN[b.space], "units": b.due[power]},
        at=PLACE_NOUN[b.space],
        why_not=not_lost("E1-15.1.P8" if b.kind == ASSAULT else "E1-14.0.P8"),
    )
    inside = answer[0] == "lose-inside" or (b.kind == ASSAULT and power != b.attacker)
    lose(g, b, power, TROOP[answer[1]], 1, inside)
    b.due[power] -= 1
    g.then(("battle_losses",))


def lose(g: Elisabeth, b: Battle, power: int, troop: int, number: int, inside: bool) -> None:
    """Units of the battle are eliminated."""
    if power == b.attacker:
        force = b.garrison if inside else b.troops[ATTACKER]
    else:
        force = b.troops[DEFENDER]
    force[troop] -= number
    if not force[troop]:
        del force[troop]
    g.remove_units(b.space, troop, number, inside)
    g.tell(
        "units-lost", power=NOUNS[power], troop=TROOPS[troop].noun, units=number, space=PLACE_NOUN[b.space]
    )


def extra_losses(g: Elisabeth) -> None:
    """E1-C.7 Desperate Assault: when losses have been taken, one more unit of the attacker, if two or more are left."""
    b = the_battle(g)
    extra = sum(LAND_TEXTS[c].extra_loss for c in b.cards[ATTACKER] if c in LAND_TEXTS)
    spare = strength(b, ATTACKER) - 1
    if extra and spare > 0:
        b.due = {b.attacker: min(extra, spare)}
        g.then(("battle_losses",))


# ---- counters --------------------------------------------------------------------------------------------------------------
def _pools(b: Battle) -> list[int]:
    """The pools of those who fight. Knights and Moriscos have one counter with a side for each strength."""
    there = {
        TROOPS[t].pool for force in (*b.troops, b.garrison) for t in force if t not in (KNIGHTS, MORISCO)
    }
    return sorted(there)


def make_change(g: Elisabeth) -> Procedure[None] | None:
    """E1-5.3.2 If what is left can't be shown with the counters there are, more units are lost there until it can."""
    b = the_battle(g)
    for pool in _pools(b):
        if b.shown >> pool & 1 and not can_be_shown(g, pool):
            return _drop(g, b, pool)
    return None


def _drop(g: Elisabeth, b: Battle, pool: int) -> Procedure[None]:
    """E1-5.3.2 D5-2 The owner says which."""
    power = next(
        p
        for p in (b.attacker, *b.powers[DEFENDER])
        if any(TROOPS[t].pool == pool for t, _, _ in fighters(g, b, p))
    )
    options = [x for x in fighters(g, b, power) if TROOPS[x[0]].pool == pool]
    kinds = list(dict.fromkeys(t for t, _, _ in options))
    troop = kinds[-1]
    if len(kinds) > 1 and has_player(g, power):
        answer = yield Ask(
            g.seat(power),
            "no-counters",
            [("lose", TROOPS[t].noun) for t in kinds],
            rule="E1-5.3.2",
            args={"space": PLACE_NOUN[b.space]},
            at=PLACE_NOUN[b.space],
            why_not=not_lost("E1-5.3.2"),
        )
        troop = TROOP[answer[1]]
    lose(g, b, power, troop, 1, next(inside for t, _, inside in options if t == troop))
    g.then(("battle_change",))


STEPS: dict[str, Runner] = {
    "battle_losses": take_losses,
    "battle_extra": extra_losses,
    "battle_change": make_change,
}
