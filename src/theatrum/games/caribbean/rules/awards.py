"""CC-7 Awards: given at once to the nation that fulfils them first; turn awards are offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules.achievements import ENEMIES
from theatrum.games.caribbean.rules.cards import BUY, NO_MONEY, draw_general_cards, draw_nation_cards
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.awards import AWARD, AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.language import AWARD_BENEFITS, AWARD_TRIGGERS
from theatrum.games.caribbean.tables.markers import SITES
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import number
from theatrum.games.caribbean.tables.pieces import FLEET_TYPES, LEADER_TYPE
from theatrum.games.caribbean.tables.places import AREAS, REGION, REGION_OF

LEAVE: Answer = ("leave-award",)
CARD_PRICE = number("b2a", "award_card_price")
TAKEN = Refusal("CC-7.1", "award-taken")
ONE_PER_IMPULSE = Refusal("CC-7.2", "one-turn-award")
ONE_TRANSFER = Refusal("CC-7.2", "one-transfer-award")
NOT_FULFILLED = Refusal("CC-7.1", "award-not-fulfilled")
COASTAL = ("hinterland", "coastal")


def _number(field: str, value: object) -> int:
    """A value that a trigger names, as the number that the rules tell."""
    numbers: Mapping[str, Mapping[str, int]] = {
        "building": {str(k): v for k, v in BUILDING.by_id.items()},
        "region": {str(k): v for k, v in REGION.by_id.items()},
        "site": {name: 1 + i for i, name in enumerate(SITES)},
        "fleet_type": {name: i for i, name in enumerate(FLEET_TYPES)},
        "leader_type": {str(k): v for k, v in LEADER_TYPE.by_id.items()},
        "area_type": {name: i for i, name in enumerate(COASTAL)},
        "enemy": {name: i for i, name in enumerate(ENEMIES)},
    }
    if field in numbers:
        return numbers[field][str(value)]
    if not isinstance(value, int):
        raise ValueError(f"{field} of a trigger is a number, not {value!r}")
    return int(value)


def _wanted(award: int) -> tuple[str, tuple[tuple[str, int], ...]]:
    """The event of a trigger, and the fields that it asks for."""
    trigger = AWARD_TRIGGERS[award]
    where = msgspec.structs.asdict(trigger.where)
    fields = tuple((name, _number(name, value)) for name, value in where.items() if value is not None)
    return str(trigger.__struct_config__.tag), fields


WANTED = tuple(_wanted(award.index) for award in AWARDS)
"""By award: what has to happen."""
BY_EVENT: dict[str, tuple[int, ...]] = {
    event: tuple(award.index for award in AWARDS if WANTED[award.index][0] == event) for event in dict(WANTED)
}
TURN_AWARDS = frozenset(award.index for award in AWARDS if award.category == "turn")
TRANSFERS = BY_EVENT["king_total"]


# ---- who has earned what -----------------------------------------------------------------------------------------------
def achieved(g: Caribbean, nation: int, trigger: str, *payload: str | int) -> Procedure[None] | None:
    """CC-7.1, CC-7.6 General and regional awards are taken at once; turn awards are offered."""
    facts = facts_of(payload)
    won = [award for award in BY_EVENT[trigger] if g.awards[award] == NOBODY and fulfils(award, facts)]
    offered = [award for award in won if award in TURN_AWARDS and why_not_take(g, nation, award) is None]
    if offered:
        return _offering(g, nation, won, offered)
    for award in won:
        if award not in TURN_AWARDS:
            take(g, nation, award)
    return None


def facts_of(payload: tuple[str | int, ...]) -> dict[str, int]:
    """What is told, and what follows from it: an area's region and type, whether a building is a manufacture."""
    facts = {str(name): int(value) for name, value in zip(payload[::2], payload[1::2], strict=True)}
    if "area" in facts:
        facts["region"] = REGION_OF[facts["area"]]
        facts["area_type"] = int(AREAS[facts["area"]].coastal)
    if "building" in facts:
        facts["manufacture"] = int(BUILDINGS[facts["building"]].manufacture)
    return facts


def fulfils(award: int, facts: Mapping[str, int]) -> bool:
    """CC-11.17 Every field that the trigger names has its value; `at_least`: the total is not lower."""
    for field, value in WANTED[award][1]:
        if field == "at_least":
            if facts["total"] < value:
                return False
        elif facts.get(field) != value:
            return False
    return True


def why_not_take(g: Caribbean, nation: int, award: int) -> Refusal | None:
    """CC-7.2 One turn award per nation and impulse, one transfer award per nation and turn."""
    if g.awards[award] != NOBODY:
        return TAKEN
    if award in TURN_AWARDS and g.turn_award[nation] == g.impulse:
        return ONE_PER_IMPULSE
    if award in TRANSFERS and any(g.awards[other] == nation for other in TRANSFERS):
        return ONE_TRANSFER
    return None


# ---- taking ------------------------------------------------------------------------------------------------------------
def _offering(g: Caribbean, nation: int, won: list[int], offered: list[int]) -> Procedure[None]:
    def candidates() -> Iterator[Verdict]:
        yield LEAVE, None
        for award in offered:
            yield ("take-award", AWARD.noun[award]), why_not_take(g, nation, award)

    answer = yield Ask(
        g.seat_of[nation],
        "turn-award",
        candidates=candidates,
        rule="CC-7.6",
        why_not=lambda answer: why_not_take(g, nation, AWARD[answer[1]]) or NOT_FULFILLED,
    )
    for award in won:
        if award not in TURN_AWARDS:
            take(g, nation, award)
    if answer != LEAVE:
        g.turn_award[nation] = g.impulse
        take(g, nation, AWARD[answer[1]])


def take(g: Caribbean, nation: int, award: int) -> None:
    """CC-7.1, CC-7.3, CC-7.4 Its GP at once; a nation card, or the right to buy general cards. Other bonuses stand in the
    charts as long as it is held."""
    g.awards[award] = nation
    g.tell("award", nation=NATION.noun[nation], award=AWARD.noun[award])
    g.score(nation, AWARDS[award].gp, "award")
    benefit = AWARD_BENEFITS[award]
    if benefit.draw_nation_cards:
        draw_nation_cards(g, nation, benefit.draw_nation_cards)
    if benefit.buy_general_cards:
        g.then(("award_cards", nation, benefit.buy_general_cards))


def award_cards(g: Caribbean, nation: int, left: int) -> Procedure[None] | None:
    """CC-7.3 General cards for 20 D each (B2A: 10) from the home base, one after the other."""
    if not left or why_not_buy(g, nation) is not None:
        return None
    return _buying(g, nation, left)


def why_not_buy(g: Caribbean, nation: int) -> Refusal | None:
    if g.ducats(nation) < CARD_PRICE[g.has("b2a")]:
        return NO_MONEY
    return None if g.deck or g.discards else Refusal("CC-2.7", "no-cards-left")


def _buying(g: Caribbean, nation: int, left: int) -> Procedure[None]:
    price = CARD_PRICE[g.has("b2a")]
    args = {"left": left, "ducats": price}
    if (yield Ask(g.seat_of[nation], "buy-cards", [BUY, DONE], rule="CC-7.3", args=args)) == BUY:
        g.pay(nation, price)
        draw_general_cards(g, nation, 1)
        g.then(("award_cards", nation, left - 1))


STEPS: Mapping[str, Runner] = {
    "achieved": achieved,
    "award_cards": award_cards,
}
