"""Rebellions: of the Protestants in France and the Netherlands [E1-18.5d], of the Catholics in England [E1-19.4]. Both are
the same, with the faiths exchanged."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import sides_in_field, sides_inside
from theatrum.games.elisabeth.queries.relations import adjacent, allied, home_of
from theatrum.games.elisabeth.queries.religion import AREA, AREA_SPACES, has_units_of_faith
from theatrum.games.elisabeth.queries.war_costs import edict
from theatrum.games.elisabeth.rules.displacement import displace_land, displace_ships, naval_sides
from theatrum.games.elisabeth.rules.elsewhere import place_first
from theatrum.games.elisabeth.rules.losses import lose
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.state import Elisabeth, the_realms, the_uprising
from theatrum.games.elisabeth.state.faith import Uprising
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.state.plots import CATHOLIC_REBELLION
from theatrum.games.elisabeth.state.realms import DUTCH, HUGUENOT
from theatrum.games.elisabeth.tables.constants import REBELLION
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    REGULAR,
    SHIP,
    SHIPS,
    TROOP,
    TROOPS,
    troop_of,
)
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import FRANCE, NOUNS, PROTESTANT, SPAIN
from theatrum.kit.graph import places

OWNER_OF = {FRANCE_AREA: FRANCE, NETHERLANDS_AREA: SPAIN}
"""E1-18.5d.S1 By area: against whom the Protestants rebel there."""
FACTION_OF = {FRANCE_AREA: "huguenot", NETHERLANDS_AREA: "dutch", ENGLAND_AREA: ""}
"""By area: whose regulars and leaders rise."""
NATION_OF = {FRANCE_AREA: HUGUENOT, NETHERLANDS_AREA: DUTCH}
LEAST = REBELLION.cp_min


# ---- queries -------------------------------------------------------------------------------------------------------------
def may_rebel_in(g: Elisabeth, area: int) -> bool:
    """E1-18.5d.1, OP-18-25 Not in France while allied with France; two in one impulse must be in different areas."""
    if g.rebelled >> area & 1:
        return False
    return area != FRANCE_AREA or not (allied(g, PROTESTANT, FRANCE) or edict(g))


def targets(g: Elisabeth, area: int) -> list[int]:
    """E1-18.5d.S1 Protestant spaces of the area under the flag of its ruler, not besieged; unrest does not matter."""
    owner = OWNER_OF[area]
    return [
        s for s in places(AREA_SPACES[area] & g.protestant) if g.control[s] == owner and not g.besieged(s)
    ]


def all_targets(g: Elisabeth) -> list[int]:
    return [s for area in OWNER_OF if may_rebel_in(g, area) for s in targets(g, area)]


def guards(rebel: int) -> str:
    """The faith of the units that hold a space against these rebels."""
    return "catholic" if rebel == PROTESTANT else "protestant"


def spreadable(g: Elisabeth, u: Uprising) -> list[int]:
    """E1-18.5d.S4, OP-18-2, OP-18-3, OP-19-6 Spaces beside the target that rise, too: in the same area, of the rebels' faith,
    without units of the other, not besieged; not an ally's, in England only what England holds."""
    protestant = u.rebel == PROTESTANT
    area = SPACES[u.target].area
    return [
        s
        for s in adjacent(g, u.rebel, u.target)
        if SPACES[s].area == area
        and g.is_protestant(s) == protestant
        and g.control[s] != u.rebel
        and (not allied(g, u.rebel, g.control[s]) if protestant else g.control[s] == u.owner)
        and not g.besieged(s)
        and not has_units_of_faith(g, s, guards(u.rebel))
    ]


def defenders(g: Elisabeth, u: Uprising) -> list[str]:
    """E1-18.5d.S2, OP-18-15, OP-18-16 Regulars and ships of the other faith in the target under the owner's command."""
    faith = guards(u.rebel)
    units = [
        t.noun
        for t in TROOPS
        if t.faith == faith and g.master[t.power] == u.owner and g.units(u.target, t.index)
    ]
    return units + [
        SHIPS[s].noun
        for s, n in enumerate(g.fleet_row(u.target))
        if n and SHIPS[s].faith == faith and g.ship_side(s) == u.owner
    ]


# ---- the action ------------------------------------------------------------------------------------------------------------
def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-18.5d.S1 The least level is paid at once; then the target, and what it is worth."""
    return [("rebel",)] if cp >= LEAST and all_targets(g) else []


def begin(g: Elisabeth, power: int, answer: Answer) -> None:
    g.then(("rebel_target",))


def rebel_target(g: Elisabeth) -> Procedure[None]:
    """E1-18.5d.S1 The target, and with how many CP."""
    args = {"cp": g.cp + LEAST, "paid": LEAST}
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "rebel-target",
        lambda: [("rebel", PLACE_NOUN[s]) for s in all_targets(g)],
        rule="E1-18.5d.S1",
        args=args,
        why_not=lambda answer: why_no_rebellion(g, PLACE[answer[1]]),
    )
    target = PLACE[answer[1]]
    cp = LEAST
    most = min(g.cp + LEAST, REBELLION.cp_max)
    if most > LEAST:
        answer = yield Ask(
            g.seat_of[PROTESTANT],
            "rebel-level",
            [("level", n) for n in range(most, LEAST - 1, -1)],
            rule="E1-18.5d.S1",
            args={"space": PLACE_NOUN[target], "paid": LEAST},
            why_not=because("E1-18.5d.S1", "only-rebel-level"),
        )
        cp = int(answer[1])
        g.cp -= cp - LEAST
    rebel(g, target, cp)


def why_no_rebellion(g: Elisabeth, space: int) -> Refusal:
    """E1-18.5d.1, E1-18.5d.S1 Why nobody rises there."""
    noun, area = PLACE_NOUN[space], SPACES[space].area
    if area not in OWNER_OF:
        return Refusal("E1-18.5d.S1", "no-rebels-there", space=noun)
    if not may_rebel_in(g, area):
        return Refusal("E1-18.5d.1", "no-rebellion-in", area=AREA.noun[area])
    if not g.is_protestant(space):
        return Refusal("E1-18.5d.S1", "not-protestant", space=noun)
    if g.besieged(space):
        return Refusal("E1-18.5d.S1", "besieged-already", space=noun)
    return Refusal("E1-18.5d.S1", "not-ruled-by", space=noun, power=NOUNS[OWNER_OF[area]])


def rebel(g: Elisabeth, target: int, cp: int) -> None:
    """E1-18.5d A rebellion of the Protestants at so many CP."""
    _prepare(g, target, cp)
    g.then(("rebel_rise",))


def rise_unopposed(g: Elisabeth, target: int, cp: int) -> None:
    """E1-C.58 (B) The same from S3 on: nobody resists."""
    _prepare(g, target, cp)
    g.then(("rebel_take", target), ("rebel_spread",), ("rebel_reward",))


def rebel_dice(target: int, cp: int) -> int:
    """E1-18.5d.S2 At home there are more."""
    return cp * REBELLION.dice_per_cp + REBELLION.home_space_dice * home_of(target, PROTESTANT)


def _prepare(g: Elisabeth, target: int, cp: int) -> None:
    area = SPACES[target].area
    g.rebelled |= 1 << area
    u = g.uprising = Uprising(PROTESTANT, target, OWNER_OF[area])
    u.dice = rebel_dice(target, cp)
    u.neighbours = cp * REBELLION.neighbours_per_cp
    u.regulars = cp // REBELLION.cp_per_regular
    g.tell("rebellion", power=NOUNS[u.rebel], space=PLACE_NOUN[target], owner=NOUNS[u.owner])


# ---- the procedure ----------------------------------------------------------------------------------------------------------
def rebel_rise(g: Elisabeth) -> None:
    """E1-18.5d.S2, E1-19.4.1 S3 Nobody guards it: it succeeds. Otherwise dice, and the owner loses a unit for each hit."""
    u = the_uprising(g)
    if has_units_of_faith(g, u.target, guards(u.rebel)):
        rolled = u.faces = [g.roll() for _ in range(u.dice)]
        u.hits = sum(die in REBELLION.hit_on for die in rolled)
        g.tell("rebellion-roll", space=PLACE_NOUN[u.target], dice=rolled, hits=u.hits)
    g.then(("rebel_losses",))


def rebel_losses(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5d.S2 If the owner still has such a unit there when all hits are taken, the rebellion fails."""
    u = the_uprising(g)
    there = defenders(g, u)
    if u.hits and there:
        return _lose(g, u, there)
    if there:
        g.tell("rebellion-fails", space=PLACE_NOUN[u.target])
        g.uprising = None
        g.then(("rebellion_failed",))
        return None
    g.then(("rebel_take", u.target), ("rebel_spread",), ("rebel_reward",))
    return None


def _lose(g: Elisabeth, u: Uprising, there: list[str]) -> Procedure[None]:
    noun = there[0]
    if len(there) > 1:
        answers: list[Answer] = [("lose", piece, PLACE_NOUN[u.target]) for piece in there]
        answer = yield Ask(
            g.seat_of[u.owner],
            "rebellion-losses",
            answers,
            rule="E1-18.5d.S2",
            args={"left": u.hits},
            why_not=because("E1-18.5d.S2", "only-rebellion-losses"),
        )
        noun = str(answer[1])
    u.hits -= 1
    if noun in SHIP:
        g.lose_ships(u.target, SHIP[noun])
        g.tell("ship-lost", ship=noun, place=PLACE_NOUN[u.target])
    else:
        troop = TROOP[noun]
        yield from lose(g, g.seat_of[u.owner], [u.target], 1, lambda t: t == troop, "E1-18.5d.S2")
    g.then(("rebel_losses",))


def rebellion_failed(g: Elisabeth) -> None:
    """E1-18.5d.S2 The losses stand; there is no war. OP-19-20 A plot of Spain that fails may cost Mary's life."""
    if g.plot is not None and g.plot.kind == CATHOLIC_REBELLION:
        g.then(("marys_fate",))


def rebel_take(g: Elisabeth, space: int) -> Procedure[None]:
    """E1-18.5d.S3, S4, OP-18-23 Everybody else leaves the space, and it is the rebels'. The faith stays."""
    u = the_uprising(g)
    leaders = {g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}
    at_sea = naval_sides(g, space)
    sides = {*sides_in_field(g, space), *sides_inside(g, space), *leaders, *at_sea} - {u.rebel}
    yield from displace_land(g, space, sorted(sides))
    yield from displace_ships(g, space, sorted(sides))
    g.tell("rebels-take", power=NOUNS[u.rebel], space=PLACE_NOUN[space], owner=NOUNS[g.control[space]])
    g.set_control(space, u.rebel)


def rebel_spread(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5d.S4, OP-18-1 Up to so many neighbours, one after the other."""
    u = the_uprising(g)
    return _spread(g, u) if u.neighbours and spreadable(g, u) else None


def _spread(g: Elisabeth, u: Uprising) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[u.rebel],
        "rebellion-spreads",
        [*(("rebel", PLACE_NOUN[s]) for s in spreadable(g, u)), DONE],
        rule="E1-18.5d.S4",
        args={"left": u.neighbours, "space": PLACE_NOUN[u.target]},
        why_not=because("E1-18.5d.S4", "only-rebellion-spreads"),
    )
    if answer == DONE:
        return
    u.neighbours -= 1
    g.then(("rebel_take", PLACE[answer[1]]), ("rebel_spread",))


def rebel_reward(g: Elisabeth) -> Procedure[None]:
    """E1-18.5d.S5, S6, E1-19.4.1 S6, S7 Regulars rise in the target, and it is war."""
    u = the_uprising(g)
    troop = troop_of(u.rebel, REGULAR, FACTION_OF[SPACES[u.target].area])
    risen = next((n for n in range(u.regulars, 0, -1) if can_add(g, troop, u.target, n)), 0)
    if risen:
        g.place_units(u.target, troop, risen)
        g.tell("raised", troop=TROOPS[troop].noun, n=risen, space=PLACE_NOUN[u.target])
    g.then(("rebel_capital",), *[("rebel_leader",)] * REBELLION.leaders, ("rebellion_over",))
    yield from start_war(g, u.rebel, u.owner)


def rebel_capital(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5d.S7, OP-18-24 Where the Protestants have no capital in this area, and none waits on the turn track, they may
    found it in any fortified space of theirs."""
    u = the_uprising(g)
    area = SPACES[u.target].area
    return _found(g, area) if u.rebel == PROTESTANT and may_found_capital(g, area) else None


def may_found_capital(g: Elisabeth, area: int) -> bool:
    """E1-23.6 One in each area; a lost one returns in a later turn."""
    realms = the_realms(g)
    placed = any(SPACES[s].area == area for s in realms.capitals[PROTESTANT])
    return not placed and realms.capital_waits[NATION_OF[area]] <= g.turn and bool(seats_of_power(g, area))


def seats_of_power(g: Elisabeth, area: int) -> list[int]:
    """E1-18.5d.S7 Fortified spaces of the area under the Protestant flag."""
    return [s for s in places(AREA_SPACES[area]) if g.control[s] == PROTESTANT and g.fortified(s)]


def _found(g: Elisabeth, area: int) -> Procedure[None]:
    answers: list[Answer] = [("found", PLACE_NOUN[s]) for s in seats_of_power(g, area)]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "rebellion-capital",
        [*answers, DONE],
        rule="E1-18.5d.S7",
        why_not=because("E1-18.5d.S7", "only-rebellion-capital"),
    )
    if answer != DONE:
        found_capital(g, PLACE[answer[1]])


def found_capital(g: Elisabeth, space: int) -> None:
    """E1-23.6"""
    the_realms(g).capitals[PROTESTANT].append(space)
    g.tell("capital-founded", power=NOUNS[PROTESTANT], space=PLACE_NOUN[space])


def rebel_leader(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5d.S8, OP-18-22 One leader of the faction who is off the map may come to the target."""
    u = the_uprising(g)
    faction = FACTION_OF[SPACES[u.target].area]
    free = [
        x.index
        for x in LEADERS
        if x.power == u.rebel and x.faction == faction and g.leader_at[x.index] == ON_CARD
    ]
    return _lead(g, u, free) if u.rebel == PROTESTANT and free else None


def _lead(g: Elisabeth, u: Uprising, free: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("place", LEADER.noun[x], PLACE_NOUN[u.target]) for x in free]
    answer = yield Ask(
        g.seat_of[u.rebel],
        "rebellion-leader",
        [*answers, DONE],
        rule="E1-18.5d.S8",
        why_not=because("E1-18.5d.S8", "only-rebellion-leader"),
        touches=place_first(answers),
    )
    if answer != DONE:
        g.put_leader(LEADER[answer[1]], u.target)
        g.tell("leader-home", leader=answer[1], space=PLACE_NOUN[u.target])


def rebellion_over(g: Elisabeth) -> None:
    g.uprising = None
    g.power_shifted = True  # OP-25-18


# ---- by a card ----------------------------------------------------------------------------------------------------------------
def rebellion_for_free(g: Elisabeth, area: int, cp: int) -> Procedure[None] | None:
    """E1-C.70, E1-C.97 The Protestants may rebel in an area at that level without paying."""
    if g.seat_of[PROTESTANT] < 0 or not may_rebel_in(g, area) or not targets(g, area):
        return None
    return _for_free(g, area, cp)


def _for_free(g: Elisabeth, area: int, cp: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "rebel-free",
        [*(("rebel", PLACE_NOUN[s]) for s in targets(g, area)), DONE],
        rule="E1-18.5d.S1",
        args={"cp": cp},
        why_not=lambda answer: why_no_rebellion(g, PLACE[answer[1]]),
    )
    if answer != DONE:
        rebel(g, PLACE[answer[1]], cp)


STEPS: dict[str, Runner] = {
    "rebel_target": rebel_target,
    "rebel_rise": rebel_rise,
    "rebel_losses": rebel_losses,
    "rebellion_failed": rebellion_failed,
    "rebel_take": rebel_take,
    "rebel_spread": rebel_spread,
    "rebel_reward": rebel_reward,
    "rebel_capital": rebel_capital,
    "rebel_leader": rebel_leader,
    "rebellion_over": rebellion_over,
    "rebellion_for_free": rebellion_for_free,
}
ACTIONS: tuple[Action, ...] = (
    Action(
        "rebellion",
        ("rebel",),
        offers,
        lambda g, power, answer: LEAST,
        begin,
        why_not=lambda g, power, answer: Refusal("E1-18.5d.1", "nobody-rebels"),
    ),
)
