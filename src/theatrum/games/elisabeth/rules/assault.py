"""Assaults on besieged spaces [E1-15.1], also by treachery [card 31]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.bonuses import ravelin
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    best_battle,
    formation_limit,
    garrison,
    ships,
    sides_inside,
    troops,
    units,
)
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.queries.relations import allied, controls, independent, played
from theatrum.games.elisabeth.rules.cards import spend
from theatrum.games.elisabeth.rules.combat import (
    card_players,
    holding_out,
    players,
    recount,
    roll,
    share_losses,
    strength,
)
from theatrum.games.elisabeth.rules.displacement import displace_leaders, move_fleet, naval_sides
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.picking import pick_troops
from theatrum.games.elisabeth.rules.prisoners import take_prisoners
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER, Battle
from theatrum.games.elisabeth.tables.card_texts import LAND_TEXTS
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.constants import ARMADA as ARMADA_NUMBERS
from theatrum.games.elisabeth.tables.pieces import ARMADA, CORSAIR, LEADERS, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS

SIEGE_ENGINEERING = 10
FOR_WALLS = 1
"""E1-15.1.P4 The defender's extra die."""


# ---- where an assault is possible ------------------------------------------------------------------------------------------------
def besieged_spaces(g: Elisabeth, power: int) -> list[int]:
    """Spaces that the power besieges."""
    return g.besieged_by(power)


def ripe(g: Elisabeth, power: int, space: int) -> bool:
    """E1-15.1.1, E1-15.1.2 The siege was laid in an earlier impulse, and no assault was made in this one."""
    return (
        NOBODY != g.siege(space, power) < g.impulse
        and not g.was_assaulted(space)
        and units(g, space, g.master[power]) > 0
    )


def treachery_spaces(g: Elisabeth, power: int) -> list[int]:
    """Card 31, E1-15.1.8 Where treachery allows an assault: it needs neither communication nor command of the sea."""
    return [s for s in besieged_spaces(g, power) if ripe(g, power, s)]


def blockaded(g: Elisabeth, power: int, space: int) -> bool:
    """E1-15.1.4–15.1.6 The holder has no ship in the sea zones at the space, and the besieger has more ships there than
    the holder has in the port. Corsairs don't count; the Armada counts half its strength."""
    if independent(g, space):
        return True
    holder = g.master[g.control[space]]
    zones = SPACES[space].zones
    if any(_warships(g, zone, holder) for zone in zones):
        return False
    in_port = _warships(g, space, holder)
    return not in_port or sum(_warships(g, zone, g.master[power]) for zone in zones) > in_port


def _warships(g: Elisabeth, place: int, side: int) -> int:
    return sum(
        g.armada // ARMADA_NUMBERS.blockade_divisor if SHIPS[s].kind == ARMADA else n
        for s, n in ships(g, place, side)
        if SHIPS[s].kind != CORSAIR
    )


def by_water(g: Elisabeth, power: int, space: int) -> bool:
    """E1-15.1.7, E1-16.7 An inland port whose partner port the besieged power holds is supplied by water, unless the besieger
    has ships at sea there, be they corsairs: only for a blockade they don't count."""
    partner = SPACES[space].inland_partner
    if partner == NOBODY or independent(g, space) or not controls(g, g.control[space], partner):
        return False
    return not any(ships(g, zone, g.master[power]) for zone in SPACES[space].zones)


def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-15.1.1–15.1.7 Besieged spaces that can be assaulted for 1 CP."""
    out: list[Answer] = []
    if cp < 1:
        return out
    for space in besieged_spaces(g, power):
        if _assaultable(g, power, space):
            out.append(("assault", PLACE_NOUN[space]))
        elif _with_engineers(g, power, space):
            out.append(("assault", PLACE_NOUN[space], CARDS[SIEGE_ENGINEERING].noun))
        elif reasons is not None:
            reasons["assault", PLACE_NOUN[space]] = _why_not(g, power, space)
    return out


def _assaultable(g: Elisabeth, power: int, space: int, engineers: bool = False) -> bool:
    return (
        not g.storms
        and ripe(g, power, space)
        and blockaded(g, power, space)
        and by_water(g, power, space) == engineers
        and communication(g, power, space)
    )


def _with_engineers(g: Elisabeth, power: int, space: int) -> bool:
    """E1-C.10 (A) Declared together with the assault, the card overcomes the water around Antwerp and Rotterdam. (Where
    nothing bars the assault it is played with the other combat cards [W7].)"""
    card = SIEGE_ENGINEERING
    held = card in g.hand[power] and card not in g.fresh and card not in g.played
    return held and g.realms is not None and _assaultable(g, power, space, engineers=True)


def _why_not(g: Elisabeth, power: int, space: int) -> Refusal:
    there = PLACE_NOUN[space]
    if g.storms:
        return Refusal("E1-15.1.P2", "storms")
    if g.siege(space, power) >= g.impulse:
        return Refusal("E1-15.1.1", "siege-too-new", space=there)
    if g.was_assaulted(space):
        return Refusal("E1-15.1.2", "assaulted-already", space=there)
    if not blockaded(g, power, space):
        return Refusal("E1-15.1.4", "not-blockaded", space=there, power=NOUNS[g.control[space]])
    if by_water(g, power, space):
        return Refusal("E1-15.1.7", "supplied-by-water", space=there)
    return Refusal("E1-15.1.3", "no-communication", space=there)


def why_no_assault(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    space = PLACE[answer[1]]
    if g.siege(space, power) == NOBODY:
        return Refusal("E1-15.1.1", "not-besieging", space=PLACE_NOUN[space])
    return _why_not(g, power, space)


def _begin(g: Elisabeth, power: int, answer: Answer) -> None:
    if len(answer) > 2:
        spend(g, power, SIEGE_ENGINEERING)
        g.then(("assault_begin", PLACE[answer[1]], 0, SIEGE_ENGINEERING))
    else:
        g.then(("assault_begin", PLACE[answer[1]], 0))


# ---- before the dice -----------------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, space: int, treachery: int, declared: int = 0) -> Procedure[None]:
    """E1-15.1.P1, E1-15.1.9 The active power names one formation of those in the space. `declared`: a combat card that was
    declared with the assault."""
    power = g.active
    side = g.master[power]
    body = yield from pick_troops(
        g.seat(power),
        "assault-form",
        troops(g, space, side),
        army_leaders(g, space, side),
        formation_limit,
        rule="E1-15.1.9",
        args={
            "space": PLACE_NOUN[space],
            "inside": garrison(g, space),
            "treachery": treachery,
            "declared": declared,
        },
        at=PLACE_NOUN[space],
    )
    b = Battle(ASSAULT, space, power, defenders(g, space))
    b.controller = g.control[space]
    b.treachery = bool(treachery)
    b.troops[ATTACKER] = body.units
    b.leaders[ATTACKER] = body.leaders
    if declared:
        b.cards[ATTACKER].append(declared)
    count(g, b)
    g.battle = b
    g.tell("assault", power=NOUNS[power], space=PLACE_NOUN[space], units=body.size, inside=garrison(g, space))
    g.then(("assault_windows",))


def defenders(g: Elisabeth, space: int) -> list[int]:
    """The holder's side first, then the others who have units inside."""
    holder = g.master[g.control[space]]
    return [holder, *(s for s in sides_inside(g, space) if s != holder)]


def windows(g: Elisabeth) -> Procedure[None]:
    """E1-15.1.P2 Storms (not against treachery), help for the port, the active player's Reiters; then the dice."""
    b = the_battle(g)
    args = {"space": PLACE_NOUN[b.space], "power": NOUNS[b.attacker], "units": strength(b, ATTACKER)}
    if not b.treachery:
        yield from respond(g, "W2", rule="E1-15.1.P2", args=args)
        if g.storms:
            g.tell("assault-stopped", power=NOUNS[b.attacker], space=PLACE_NOUN[b.space])
            g.battle = None
            return
    g.mark_assaulted(b.space)
    yield from respond(g, "W17", rule="E1-15.1.P2", args=args)
    if g.battle is None:
        return
    yield from respond(g, "W6", rule="E1-15.1.P2", powers=[b.attacker], args=args, many=True)
    count(g, b)
    g.then(("assault_cards",))


def count(g: Elisabeth, b: Battle) -> None:
    """E1-15.1.P3, P4 Who is inside now, and the dice of both sides."""
    b.powers[DEFENDER] = defenders(g, b.space)
    b.troops[DEFENDER] = {
        t: n for side in b.powers[DEFENDER] for t, n in troops(g, b.space, side, inside=True)
    }
    b.leaders[DEFENDER] = [
        x.index for x in LEADERS if g.leader_at[x.index] == b.space and g.is_inside(x.index)
    ]
    recount(g, b)
    walls = FOR_WALLS + ravelin(g, g.control[b.space])
    b.dice = list(dice(b.troops, b.leaders, b.treachery, walls))
    b.dice[ATTACKER] += LAND_TEXTS[SIEGE_ENGINEERING].dice * b.cards[ATTACKER].count(SIEGE_ENGINEERING)


def dice(
    forces: list[dict[int, int]], leaders: list[list[int]], treachery: bool = False, walls: int = FOR_WALLS
) -> tuple[int, int]:
    """E1-15.1.P3, P4 Attack: one die per unit without cavalry, or per two (rounded up) if anybody is inside, and the
    best leader. Defence: one per unit without cavalry, the best leader, and one for the walls (with a Ravelin two).
    Treachery: the attack is not halved, but the defence is, rounded up [card 31]."""
    attack, defence = (sum(n for t, n in force.items() if not TROOPS[t].cavalry) for force in forces)
    if forces[DEFENDER] and not treachery:
        attack = (attack + 1) // 2
    attack += best_battle(leaders[ATTACKER])
    defence += best_battle(leaders[DEFENDER]) + walls
    return attack, (defence + 1) // 2 if treachery else defence


def cards(g: Elisabeth) -> Procedure[None]:
    """E1-15.1.P5, P6 Combat cards: the attacker's, then of each major with units inside, or with a leader [E1-C.39]; then
    what may still precede the dice."""
    b = the_battle(g)
    args = {
        "space": PLACE_NOUN[b.space],
        "power": NOUNS[b.attacker],
        "attack": b.dice[ATTACKER],
        "defence": b.dice[DEFENDER],
    }
    fighting = [b.attacker, *players(g, holding_out(g, b))]
    yield from respond(g, "W7", rule="E1-15.1.P5", powers=card_players(g, b, fighting), args=args, many=True)
    if b.flooded:
        yield from respond(g, "W7b", rule="E1-15.1.P6", powers=[b.attacker], args=args)
    if b.flooded:
        flood(g, b)
        return
    yield from respond(g, "W16", rule="E1-15.1.P7", powers=played(g), args=args)
    g.then(("assault_roll",))


def flood(g: Elisabeth, b: Battle) -> None:
    """E1-C.39, E1-15.3 All besiegers lift the siege and retreat; nobody rolls."""
    for besieger in g.besiegers(b.space):
        g.lift_siege(b.space, besieger)
        g.tell("siege-lifted", power=NOUNS[besieger], space=PLACE_NOUN[b.space])
        g.then(("siege_leave", b.space, besieger))
    g.battle = None


# ---- dice and result -------------------------------------------------------------------------------------------------------------------
def assault_roll(g: Elisabeth) -> None:
    """E1-15.1.P7, P8 Both roll and lose a unit for each hit; here nobody keeps a last unit."""
    b = the_battle(g)
    roll(g, b)
    lost = min(b.hits[DEFENDER], strength(b, ATTACKER))
    killed = min(b.hits[ATTACKER], strength(b, DEFENDER))
    b.due = {b.attacker: lost, **share_losses(g, b, killed)}
    g.then(("battle_losses",), ("battle_extra",), ("battle_change",), ("assault_after",))


def after(g: Elisabeth) -> Procedure[None]:
    """E1-15.1.P9, P10 Success: a hit at least, nobody left inside, somebody left to march in."""
    b = the_battle(g)
    if b.hits[ATTACKER] and not garrison(g, b.space) and strength(b, ATTACKER):
        b.winner = ATTACKER
        _conquer(g, b)
        args = {"space": PLACE_NOUN[b.space], "power": NOUNS[b.attacker]}
        yield from respond(g, "W9", rule="E1-15.1.P9", powers=played(g), args=args)
        g.battle = None
        return
    b.winner = DEFENDER
    g.tell("assault-failed", power=NOUNS[b.attacker], space=PLACE_NOUN[b.space])
    side = g.master[b.attacker]
    if not units(g, b.space, side):
        yield from displace_leaders(g, b.space, side, army_leaders(g, b.space, side))
    g.battle = None
    g.touch(b.space)


def _conquer(g: Elisabeth, b: Battle) -> None:
    """E1-15.1.P9, E1-15.1.10 The flag changes, besieged leaders are captured, ships and naval leaders in the port are gone until
    next turn; the religion stays."""
    g.tell("captured", power=NOUNS[b.attacker], space=PLACE_NOUN[b.space], enemy=NOUNS[g.control[b.space]])
    take_prisoners(g, b.leaders[DEFENDER], b.attacker)
    for side in naval_sides(g, b.space):
        if not allied(g, b.attacker, side):
            move_fleet(g, b.space, None, ships(g, b.space, side), admirals(g, b.space, side))
    g.set_control(b.space, b.attacker)


STEPS: dict[str, Runner] = {
    "assault_begin": begin,
    "assault_windows": windows,
    "assault_cards": cards,
    "assault_roll": assault_roll,
    "assault_after": after,
}
ACTIONS: tuple[Action, ...] = (
    Action("assault", ("assault",), offers, lambda g, power, answer: 1, _begin, why_no_assault),
)
