"""A rough worth for every answer of the whole game: which are tried first, and what is done in the heads of others.

Where a question needs no trying, the best answer stands out so far that nothing else is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot import fighting, moving, winter
from theatrum.games.elisabeth.bot.campaign import (
    cards,
    deals,
    espionage,
    garrisons,
    influence,
    marriage,
    matters,
    new_world,
    patronage,
    religion,
)
from theatrum.games.elisabeth.bot.campaign.action import action_order
from theatrum.games.elisabeth.bot.campaign.sailing import sail
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, SHIP, SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE
from theatrum.games.elisabeth.tables.powers import NOBODY, POWER

Orderer = Callable[[Elisabeth, int, Ask, Sequence[Answer]], list[float]]
Weigh = Callable[[Elisabeth, int, Answer], float]
SURELY = 12.0
"""So much wider apart lie answers that need no trying."""


def order(g: Elisabeth, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    power = asked_power(g, ask, answers)
    orderer = ORDERERS.get(ask.prompt)
    if orderer is not None:
        worth = orderer(g, power, ask, answers)
    else:
        weigh = WEIGHTS.get(ask.prompt)
        if weigh is None:
            weigh = cards.window if ask.window is not None else matters.plain
        worth = [weigh(g, power, answer) for answer in answers]
    return [SURELY * w for w in worth] if ask.prompt in DECIDED else worth


def asked_power(g: Elisabeth, ask: Ask, answers: Sequence[Answer]) -> int:
    """Which of the seat's powers is asked: the one named, the active one, the one whose pieces it is about, or its first."""
    own = [p for p, seat in enumerate(g.seat_of) if seat == ask.seat]
    if len(own) == 1:
        return own[0]
    named = (ask.args or {}).get("party" if ask.prompt == "deal" else "power", "")
    if named in POWER and POWER[named] in own and ask.prompt in NAMED:
        return POWER[named]
    if g.active != NOBODY and g.active in own:
        return g.active
    owners = (_owner(g, part) for answer in answers[:3] for part in answer[1:])
    return next((power for power in owners if power in own), own[0] if own else 0)


def _owner(g: Elisabeth, part: str | int) -> int:
    """Whose the piece or the space is that an answer names, or NOBODY."""
    if part in TROOP:
        return g.master[TROOPS[TROOP[part]].power]
    if part in SHIP:
        return g.master[SHIPS[SHIP[part]].power]
    if part in LEADER:
        return g.master[LEADERS[LEADER[part]].power]
    if part in PLACE and PLACE[part] < N_SPACES:
        return g.control[PLACE[part]]
    return NOBODY


NAMED = ("deal", "impulse", "declare", "intervene")
"""Questions whose arguments name the power that is asked."""
ORDERERS: dict[str, Orderer] = {
    "action": action_order,
    "impulse": cards.opening,
    "deal": deals.dealing,
    "convert-six": religion.turning,
    "convert-rest": religion.turning,
    "rebel-target": religion.rebels,
    "rebel-free": religion.rebels,
    "murder-victim": espionage.whom_to_kill,
    "free-murder": espionage.whom_to_kill,
    "carry": moving.carry,
    "deploy": garrisons.deploying,
    "winter-land": garrisons.wintering,
    "place-leader": moving.toward,
    "sail": sail,
    "intercept": fighting.intercept,
    "avoid": fighting.avoid,
    "withdraw": fighting.withdraw,
    "sea-intercept": fighting.sea_intercept,
    "sea-avoid": fighting.sea_avoid,
    **dict.fromkeys((*moving.GROUPS, "displace-group", "displace-fleet"), moving.take),
}
WEIGHTS: dict[str, Weigh] = {
    "talk": deals.talking,
    "treasure": cards.treasure,
    "home-card": cards.home_card,
    "discard": cards.given_up,
    "pay-war": cards.given_up,
    "bankruptcy": cards.given_up,
    "discovery": patronage.discovery,
    "choose-bonus": patronage.bonus,
    "marriage-reroll": marriage.reroll,
    "outfit-captain": new_world.who_sails,
    "outfit-zone": new_world.launch,
    "outfit-colony": new_world.colonists,
    "return-home": new_world.homeward,
    "stow": new_world.thrown_away,
    "lose": fighting.lose,
    "lose-ship": fighting.lose,
    "attrition": fighting.lose,
    "battle-losses": fighting.lose,
    "foreign-losses": fighting.lose,
    "winter-ship": winter.ship_home,
    "winter-admiral": winter.admiral_home,
    "winter-recall": winter.recall,
    "winter-leader": winter.leader_home,
    "cancel-unrest": matters.cancel_unrest,
    "conversion-unrest": matters.own_unrest,
    "riot": matters.riot,
    "name-riots": matters.riot,
    "raid-award": matters.award,
    "plunder-award": matters.award,
    "intervene": lambda g, power, answer: (
        influence.intervening(g, power, POWER[answer[1]]) if answer[0] == "intervene" else 0.4
    ),
    "declare": matters.declare,
    "escorts": matters.escort,
    "captain-leads": matters.captain_leads,
    "murder-level": matters.most,
    "rebel-level": matters.most,
    "reveal-preference": matters.reveal,
}
DECIDED = frozenset(
    (
        "talk",
        "home-card",
        "discard",
        "pay-war",
        "discovery",
        "convert-six",
        "convert-rest",
        "cancel-unrest",
        "conversion-unrest",
        "outfit-captain",
        "outfit-zone",
        "outfit-colony",
        "return-home",
        "stow",
        "lose",
        "lose-ship",
        "attrition",
        "battle-losses",
        "foreign-losses",
        "winter-ship",
        "winter-admiral",
        "winter-land",
        "winter-recall",
        "winter-leader",
        "winter-recall-group",
        "march-form",
        "embark-form",
        "deploy-form",
        "sail-fleet",
        "intercept-form",
        "avoid-group",
        "displace-group",
        "displace-fleet",
        "escorts",
        "captain-leads",
        "place-leader",
    )
)
"""What is answered at first sight."""
