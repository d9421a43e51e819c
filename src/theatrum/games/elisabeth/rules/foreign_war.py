"""Foreign wars [E1-23.7]: the Ottomans in Persia, the HRE in Poland, on cards beside the map."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.counters import can_be_shown, can_join
from theatrum.games.elisabeth.queries.forces import best_battle, sides_in_field
from theatrum.games.elisabeth.queries.relations import at_war, friendly
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABROAD, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.realms import ForeignWar
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.constants import FOREIGN_WAR
from theatrum.games.elisabeth.tables.pieces import (
    CAVALRY,
    LEADER,
    LEADERS,
    MERCENARY,
    MORISCO,
    REGULAR,
    TROOP,
    TROOPS,
    ordinary_troops,
)
from theatrum.games.elisabeth.tables.places import HOMES, KEYS, N_SPACES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWERS

PRICE = FOREIGN_WAR.cp
HIT = 5
NO_IMPULSE = 0
"""There was no battle yet: the first one may be fought in the impulse of the event."""


def war_of(g: Elisabeth, power: int) -> ForeignWar | None:
    """The foreign war of a power, if it has one."""
    return next((war for war in the_realms(g).foreign_wars if war.power == power), None) if g.realms else None


def war_on(g: Elisabeth, card: int) -> ForeignWar:
    return next(war for war in the_realms(g).foreign_wars if war.card == card)


def size(war: ForeignWar) -> int:
    return sum(war.units.values())


# ---- the beginning ---------------------------------------------------------------------------------------------------------
def begin(g: Elisabeth, card: int, power: int, player: int) -> None:
    """E1-23.7, OP-23-17 The power sends units and a leader; then who played the card says how many meet them."""
    war = ForeignWar(card, power, 0, NO_IMPULSE)
    the_realms(g).foreign_wars.append(war)
    the_realms(g).persistent_marks[power] += FOREIGN_WAR.cards_while_running
    g.tell("foreign-war", power=NOUNS[power], card=CARDS[card].noun)
    g.then(("foreign_units", card), ("foreign_leader", card), ("foreign_army", card, player))


def soldiers(g: Elisabeth, power: int) -> list[tuple[int, int, int]]:
    """E1-23.7 (space, troop, number) of its own land units that are not besieged; never the Moriscos."""
    own = [t.index for t in TROOPS if t.power == power and t.index != MORISCO and not t.fixed]
    return [(space, troop, n) for space, troop, n in g.standing() if troop in own]


def foreign_units(g: Elisabeth, card: int) -> Procedure[None] | None:
    """E1-23.7 Three to eight; all of them if there are fewer than three."""
    war = war_on(g, card)
    there = soldiers(g, war.power)
    if size(war) + sum(n for _, _, n in there) <= FOREIGN_WAR.units_min:
        for space, troop, n in there:
            g.muster(space, troop, n, war.units)
        return None
    return _send(g, war, there) if size(war) < FOREIGN_WAR.units_max and there else None


def _send(g: Elisabeth, war: ForeignWar, there: list[tuple[int, int, int]]) -> Procedure[None]:
    left = FOREIGN_WAR.units_max - size(war)
    answers: list[Answer] = [
        ("send", TROOPS[t].noun, PLACE_NOUN[s], k) for s, t, n in there for k in range(min(n, left), 0, -1)
    ]
    if size(war) >= FOREIGN_WAR.units_min:
        answers.append(DONE)
    args = {"card": CARDS[war.card].noun, "units": size(war), "most": FOREIGN_WAR.units_max}
    answer = yield Ask(
        g.seat_of[war.power],
        "foreign-units",
        answers,
        rule="E1-23.7.1",
        args=args,
        why_not=because("E1-23.7.1", "only-foreign-units"),
    )
    if answer == DONE:
        return
    g.muster(PLACE[answer[2]], TROOP[answer[1]], int(answer[3]), war.units)
    g.then(("foreign_units", war.card))


def foreign_leader(g: Elisabeth, card: int) -> Procedure[None] | None:
    """E1-23.7, OP-23-19 One army leader may go along, not a besieged one."""
    war = war_on(g, card)
    free = [
        x.index
        for x in LEADERS
        if x.power == war.power
        and 0 <= g.leader_at[x.index] < N_SPACES
        and not g.serves_at_sea(x.index)
        and not g.is_inside(x.index)
    ]
    return _lead(g, war, free) if free else None


def _lead(g: Elisabeth, war: ForeignWar, free: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("send", LEADER.noun[x]) for x in free]
    answer = yield Ask(
        g.seat_of[war.power],
        "foreign-leader",
        [*answers, DONE],
        rule="E1-23.7.1",
        args={"card": CARDS[war.card].noun},
        why_not=because("E1-23.7.1", "only-foreign-leader"),
    )
    if answer != DONE:
        war.leader = LEADER[answer[1]]
        g.put_leader(war.leader, ABROAD)


def foreign_army(g: Elisabeth, card: int, player: int) -> Procedure[None]:
    """E1-23.7, OP-23-9 Three, four or five; against five the winner gets a point."""
    answers: list[Answer] = [
        ("army", n) for n in range(FOREIGN_WAR.war_winner_at, FOREIGN_WAR.units_min - 1, -1)
    ]
    answer = yield Ask(
        g.seat_of[player],
        "foreign-army",
        answers,
        rule="E1-23.7.1",
        args={"card": CARDS[card].noun},
        why_not=because("E1-23.7.1", "only-foreign-army"),
    )
    war = war_on(g, card)
    war.enemies = int(answer[1])
    war.war_winner = war.enemies >= FOREIGN_WAR.war_winner_at
    g.tell("foreign-army", card=CARDS[card].noun, n=war.enemies)


# ---- fighting --------------------------------------------------------------------------------------------------------------
def fight_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-23.7, OP-23-18 One battle in an impulse."""
    war = war_of(g, power)
    if war is None or cp < PRICE or war.fought >= g.impulse or not size(war):
        return []
    return [("foreign-war", CARDS[war.card].noun)]


def foreign_battle(g: Elisabeth, card: int) -> Procedure[None]:
    """E1-23.7, OP-23-34 A field battle without a defender's die; combat cards of the owner first."""
    war = war_on(g, card)
    war.fought, war.fighting, war.more = g.impulse, True, 0
    war.extra_loss = 0
    args = {"attack": _dice(war), "defence": war.enemies}
    yield from respond(g, "W7", rule="E1-23.7.2", powers=[war.power], args=args, many=True)
    war.fighting = False
    mine = [g.roll() for _ in range(_dice(war))]
    theirs = [g.roll() for _ in range(war.enemies)]
    hits, lost = sum(d >= HIT for d in mine), sum(d >= HIT for d in theirs)
    g.tell("foreign-battle", power=NOUNS[war.power], dice=mine, hits=hits, defence=theirs, lost=lost)
    if hits >= war.enemies and lost >= size(war):  # OP-23-5 Both would be gone: who rolled more keeps one.
        if len(mine) > len(theirs):
            lost = size(war) - 1
        else:
            hits = war.enemies - 1
    war.enemies -= min(hits, war.enemies)
    pools = sorted({TROOPS[t].pool for t, n in war.units.items() if n})
    shown = sum(1 << pool for pool in pools if can_be_shown(g, pool))
    losses = (("foreign_losses", card, min(lost, size(war))), ("foreign_extra", card))
    g.then(*losses, ("foreign_change", card, shown), ("foreign_end", card))


def _dice(war: ForeignWar) -> int:
    led = best_battle([war.leader]) if war.leader != NOBODY else 0
    return size(war) + led + war.more


def foreign_losses(g: Elisabeth, card: int, left: int) -> Procedure[None] | None:
    """E1-23.7 The owner names them, where there is a choice."""
    war = war_on(g, card)
    kinds = [t for t, n in war.units.items() if n]
    if not left or not kinds:
        return None
    if len(kinds) > 1 and left < size(war):
        return _lose(g, war, left, kinds)
    g.fall_abroad(kinds[0], war.units)
    g.then(("foreign_losses", card, left - 1))
    return None


def _lose(g: Elisabeth, war: ForeignWar, left: int, kinds: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("lose", TROOPS[t].noun) for t in kinds]
    answer = yield Ask(
        g.seat_of[war.power],
        "foreign-losses",
        answers,
        rule="E1-23.7.2",
        args={"card": CARDS[war.card].noun, "left": left},
        why_not=because("E1-23.7.2", "only-foreign-losses"),
        at="row:abroad",
    )
    g.fall_abroad(TROOP[answer[1]], war.units)
    if left > 1:
        g.then(("foreign_losses", war.card, left - 1))


def foreign_extra(g: Elisabeth, card: int) -> None:
    """E1-C.7 Desperate Assault: when losses have been taken, one unit more, if two or more are left."""
    war = war_on(g, card)
    extra = min(war.extra_loss, size(war) - 1)
    if extra > 0:
        g.then(("foreign_losses", card, extra))


def foreign_change(g: Elisabeth, card: int, shown: int) -> Procedure[None] | None:
    """E1-5.3.2 What the counters can no longer show after the losses is lost, too. `shown`: mask of the pools of which
    they could show everything before."""
    war = war_on(g, card)
    hidden = [
        t
        for t, n in war.units.items()
        if n and shown >> TROOPS[t].pool & 1 and not can_be_shown(g, TROOPS[t].pool)
    ]
    if not hidden:
        return None
    if len(hidden) > 1:
        return _change(g, war, hidden, shown)
    g.fall_abroad(hidden[0], war.units)
    g.then(("foreign_change", card, shown))
    return None


def _change(g: Elisabeth, war: ForeignWar, hidden: list[int], shown: int) -> Procedure[None]:
    g.then(("foreign_change", war.card, shown))
    yield from _lose(g, war, 1, hidden)


# ---- the end -----------------------------------------------------------------------------------------------------------------
def foreign_end(g: Elisabeth, card: int) -> None:
    """E1-23.7 No enemy left: it is over. OP-23-6 With no units of its own left it goes on; the leader comes back."""
    war = war_on(g, card)
    if not war.enemies:
        end(g, war)
    elif not size(war) and war.leader != NOBODY:
        g.put_leader(war.leader, NEXT_TURN)
        war.leader = NOBODY


def end(g: Elisabeth, war: ForeignWar) -> None:
    """E1-23.7, OP-23-8 The card goes, a point if the marker lay on it; then the survivors come home."""
    realms = the_realms(g)
    realms.persistent_marks[war.power] -= FOREIGN_WAR.cards_while_running
    if war.war_winner:
        g.award(war.power, "war_winner", FOREIGN_WAR.war_winner_vp)
    g.tell("foreign-war-over", power=NOUNS[war.power], card=CARDS[war.card].noun)
    if war.card in g.beside:
        g.beside.remove(war.card)
        g.discard.append(war.card)
    g.then(("foreign_return", war.card))


def homes_for(g: Elisabeth, power: int) -> list[int]:
    """OP-23-34 The capital, or another friendly home key if enemies hold or occupy it."""

    def safe(space: int) -> bool:
        return friendly(g, power, space) and not any(
            at_war(g, power, side) for side in sides_in_field(g, space)
        )

    return [s for s in capitals_of(g, power) if safe(s)] or [s for s in HOMES[power] if s in KEYS and safe(s)]


def foreign_return(g: Elisabeth, card: int) -> Procedure[None] | None:
    war = war_on(g, card)
    goals = homes_for(g, war.power)
    if len(goals) > 1 and g.seat_of[war.power] >= 0 and size(war):
        return _return(g, war, goals)
    _come_home(g, war, goals[0] if goals else NOBODY)
    return None


def _return(g: Elisabeth, war: ForeignWar, goals: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("displace", PLACE_NOUN[s]) for s in goals]
    answer = yield Ask(
        g.seat_of[war.power],
        "foreign-return",
        answers,
        rule="E1-23.7.3",
        why_not=because("E1-23.7.3", "only-foreign-return"),
    )
    _come_home(g, war, PLACE[answer[1]])


def _come_home(g: Elisabeth, war: ForeignWar, goal: int) -> None:
    for troop, number in list(war.units.items()):
        for _ in range(number):
            if goal == NOBODY:
                g.fall_abroad(troop, war.units)
            else:
                g.come_back(goal, troop, 1, war.units)
    if war.leader != NOBODY:
        g.put_leader(war.leader, goal if goal != NOBODY else ON_CARD)
    the_realms(g).foreign_wars.remove(war)


# ---- raising on the card -------------------------------------------------------------------------------------------------------
def _raising(action: str, kind: int) -> Action:
    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        war = war_of(g, power)
        if war is None or cp < POWERS[power].actions[action].prices[0] or size(war) >= FOREIGN_WAR.units_max:
            return []
        return [
            ("raise-abroad", TROOPS[t].noun)
            for t in ordinary_troops(power, kind)
            if can_join(g, t, war.units)
        ]

    def recruit(g: Elisabeth, power: int, answer: Answer) -> None:
        war = war_of(g, power)
        assert war is not None
        g.raise_abroad(TROOP[answer[1]], war.units)
        g.tell("raised-abroad", troop=answer[1])

    return Action(
        action,
        ("raise-abroad",),
        offers,
        lambda g, power, answer: POWERS[power].actions[action].prices[0],
        recruit,
        why_not=lambda g, power, answer: Refusal("E1-17.2.4", "no-foreign-war"),
        nouns=frozenset(t.noun for t in TROOPS if t.kind == kind),
    )


STEPS: dict[str, Runner] = {
    "foreign_units": foreign_units,
    "foreign_leader": foreign_leader,
    "foreign_army": foreign_army,
    "foreign_battle": foreign_battle,
    "foreign_losses": foreign_losses,
    "foreign_extra": foreign_extra,
    "foreign_change": foreign_change,
    "foreign_end": foreign_end,
    "foreign_return": foreign_return,
}
ACTIONS: tuple[Action, ...] = (
    Action(
        "foreign_war",
        ("foreign-war",),
        fight_offers,
        lambda g, power, answer: PRICE,
        lambda g, power, answer: g.then(("foreign_battle", CARD[answer[1]])),
        why_not=lambda g, power, answer: Refusal("E1-23.7.2", "no-foreign-war"),
    ),
    _raising("raise_regular", REGULAR),
    _raising("raise_mercenary", MERCENARY),
    _raising("raise_cavalry", CAVALRY),
)
