"""Spending command points on actions [E1-11.1]: the lines of the power cards, and Don John's change of role."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.relations import friendly, is_activated, the_scenario
from theatrum.games.elisabeth.rules import (
    armada,
    assault,
    construction,
    control,
    espionage,
    foreign_war,
    minors,
    movement,
    murder,
    naval_move,
    ocean_piracy,
    patronage,
    piracy,
    rebellion,
    religion,
    rising,
    transport,
    voyages,
    works,
)
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import BOTH, LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import N_SPACES, SPACES
from theatrum.games.elisabeth.tables.powers import ESPIONAGE, PATRONAGE, POWERS

STOP: Answer = ("stop",)
ACTIONS: tuple[Action, ...] = (
    *movement.ACTIONS,
    *transport.ACTIONS,
    *control.ACTIONS,
    *assault.ACTIONS,
    *construction.ACTIONS,
    *works.ACTIONS,
    *armada.ACTIONS,
    *foreign_war.ACTIONS,
    *naval_move.ACTIONS,
    *piracy.ACTIONS,
    *ocean_piracy.ACTIONS,
    *voyages.ACTIONS,
    *religion.ACTIONS,
    *rebellion.ACTIONS,
    *espionage.ACTIONS,
    *murder.ACTIONS,
    *rising.ACTIONS,
    *patronage.ACTIONS,
    *minors.ACTIONS,
)
"""All that can be bought, in the order of the power cards."""
LOADING = ("board", "ashore")
"""E1-23.2 Free between Spain's actions."""
BARRED_BY_STORMS = ("move_formation", "assault", "naval_move", "piracy")
"""E1-C.15 What Storms prevent for the rest of the impulse."""


def actions(g: Elisabeth) -> Procedure[None] | None:
    """E1-11.1.1 One action at a time, each resolved before the next is chosen."""
    if g.seat_of[g.active] < 0:  # E1-SA.15 Deactivated in its own impulse.
        g.cp = 0
        return None
    if g.cp <= 0 or not any(a.offers(g, g.active, g.cp, None) for a in reversed(available(g, g.active))):
        g.cp = 0
        return None
    return _choose_action(g, g.active)


def _choose_action(g: Elisabeth, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[power],
        "action",
        sift=partial(choices, g, power),
        rule="E1-11.1.1",
        args={"cp": g.cp},
        why_not=partial(why_no_action, g, power),
    )
    if answer == STOP:
        g.tell("stops", power=POWERS[power].noun, cp=g.cp)
        g.cp = 0
        return
    if answer[0] == "role":
        _change_role(g, str(answer[1]))
        g.then(("actions",))
        return
    if answer[0] in LOADING:
        g.then((f"armada_{answer[0]}",), ("actions",))
        return
    action = next(a for a in ACTIONS if a.owns(answer))
    price = action.price(g, power, answer)
    g.cp -= price
    g.pay_for(POWERS[power].actions[action.id].type)
    g.role_changed = False
    g.then(("open_moment",), ("actions",))
    action.begin(g, power, answer)


def removed_actions(g: Elisabeth, power: int) -> Collection[str]:
    """E1-SL.13, E1-SA.5 Lines of the power card that the scenario bars, or that an activated major has not."""
    if is_activated(g, power):
        return ACTIVATED_LACK
    return the_scenario(g).barred_actions.get(power, ())


ACTIVATED_LACK = frozenset(
    line.id
    for power in POWERS
    for line in power.actions.values()
    if line.type in (PATRONAGE, ESPIONAGE) or line.id == "outfit_expedition"
)
"""E1-SA.5"""


def available(g: Elisabeth, power: int) -> list[Action]:
    """E1-11.1.3, E1-SL.13 The actions on the power card, without those barred by scenario, type of CP or Storms."""
    removed = removed_actions(g, power)
    out = [a for a, _ in _ON_CARD[power] if a.id not in removed]
    if g.cp_is_bound():
        out = [a for a, kind in _ON_CARD[power] if a.id not in removed and g.cp_may_buy(a.id, kind)]
    return [a for a in out if a.id not in BARRED_BY_STORMS] if g.storms else out


_ON_CARD = tuple(
    tuple((a, power.actions[a.id].type) for a in ACTIONS if a.id in power.actions) for power in POWERS
)
"""By power: the actions on its card, and of which type the CP are that pay for them."""


def choices(g: Elisabeth, power: int, reasons: Reasons | None) -> list[Answer]:
    """Everything the power may buy now, and what is free."""
    out: list[Answer] = [STOP]
    for action in available(g, power):
        out += action.offers(g, power, g.cp, reasons)
    return out + role_changes(g, power) + armada.loading(g, power)


def why_no_action(g: Elisabeth, power: int, answer: Answer) -> Refusal | None:
    """E1-11.1 Why anything that command points could buy can't be bought now."""
    if answer[0] == "role":
        return Refusal("E1-5.1.17", "no-role-change")
    if answer[0] in LOADING:
        return Refusal("E1-23.2.5", "no-loading")
    action = next((a for a in ACTIONS if a.owns(answer)), None)
    if action is None or action.why_not is None:
        return None
    lines = POWERS[power].actions
    if action.id not in lines:
        return Refusal("E1-11.1.3", "not-on-card")
    if action.id in removed_actions(g, power):
        return Refusal("E1-SA.5" if is_activated(g, power) else "E1-SL.13", "not-in-scenario")
    if g.storms and action.id in BARRED_BY_STORMS:
        return Refusal("E1-C.15", "storms")
    if not g.cp_may_buy(action.id, lines[action.id].type):
        return Refusal("E1-11.0.13", "cp-barred")
    price = action.price(g, power, answer)
    if price > g.cp:
        return Refusal("E1-11.1.2", "too-dear", cp=price)
    return action.why_not(g, power, answer)


def role_changes(g: Elisabeth, power: int) -> list[Answer]:
    """E1-5.1.17 Don John may change between land and sea in a friendly port, besieged or not, free, between actions;
    not while he is lent [E1-9.2.6]."""
    if g.role_changed:
        return []
    return [
        ("role", x.noun)
        for x in LEADERS
        if x.kind == BOTH
        and x.power == power == g.leader_side(x.index)
        and 0 <= g.leader_at[x.index] < N_SPACES
        and SPACES[g.leader_at[x.index]].zones
        and friendly(g, power, g.leader_at[x.index])
    ]


def _change_role(g: Elisabeth, noun: str) -> None:
    leader = LEADER[noun]
    naval = not g.serves_at_sea(leader)
    g.choose_role(leader, naval)
    place = g.leader_at[leader]
    g.put_leader(
        leader, place, inside=not naval and g.besieged(place)
    )  # E1-15.0.2 An army leader is besieged, too.
    g.role_changed = True
    g.tell("role-sea" if naval else "role-land", leader=noun)


STEPS: dict[str, Runner] = {"actions": actions}
