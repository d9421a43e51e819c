"""GS-10 Drafting and upgrading: one unit per answer, or several regiments of a kind, as long as the player can pay and wants to."""

from __future__ import annotations

from functools import cache, partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.queries.population import (
    active_circles,
    circles_without,
    highest_filled,
    occupied_roles,
)
from theatrum.games.generalship.rules.population import ask_circle
from theatrum.games.generalship.state import FRESH, Generalship
from theatrum.games.generalship.tables.abilities import DraftDiscount
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import IS_SHIP, KIND, KIND_BY_NOUN, KINDS, Kind
from theatrum.games.generalship.tables.vocabulary import FOREST, PLAINS, SEA
from theatrum.kit.nouns import number
from theatrum.kit.pick import Batch

LIGHT_INFANTRY = KIND["light_infantry"]
BOTH_RESOURCES_LESS = next(
    band.battle_count[0] for band in NUMBERS.upgrade_discount.bands if band.discount.mode == "both"
)
"""GS-10.9 From this battle count on an upgrade costs 1 food and 1 metal less, not one of them."""
DRAFT_MANY = "draft-many"
"""The verb of the answer that drafts several regiments of a kind at once."""
SPARE_FOOD: Answer = ("spare-food",)
SPARE_METAL: Answer = ("spare-metal",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def draft(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-10.1 Any number of drafts and upgrades, in any order."""
    answer = yield Ask(
        seat,
        "draft",
        sift=partial(_choices, g, seat),
        rule="GS-10.1",
        args={"food": g.food[seat], "metal": g.metal[seat]},
        why_not=partial(_why_not, g, seat),
        at="row:units",
    )
    if answer == DONE:
        return
    g.then(("draft", seat))
    kind = KINDS[KIND_BY_NOUN[answer[1]]]
    if answer[0] == "upgrade":
        yield from _upgrade(g, seat, kind, KINDS[KIND_BY_NOUN[answer[2]]], g.position_of(answer[3]))
        return
    if answer[0] != DRAFT_MANY:
        yield from _draft_one(g, seat, kind, answer)
        return
    single = _DRAFT[kind.index]
    batch = Batch(lambda one: one == single, number(answer[2]))
    while (one := batch.next(_drafts(g, seat, None))) is not None:
        yield from _draft_one(g, seat, kind, one)


def _draft_one(g: Generalship, seat: Seat, kind: Kind, answer: Answer) -> Procedure[None]:
    yield from _conscript(g, seat)
    pay_draft(g, seat, kind)
    _muster(g, seat, kind, g.position_of(answer[2]) if kind.is_ship else g.home(seat)[0])


def _conscript(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-10.4 The highest active cylinder is removed; between equal numbers the player chooses."""
    highest = highest_filled(g, seat, active_circles(g, seat))
    circle = highest[0]
    if len(highest) > 1:
        circle = yield from ask_circle(g, seat, "conscript", "take", highest, rule="GS-10.4")
    g.people[seat][circle] = 0


def _upgrade(g: Generalship, seat: Seat, old: Kind, new: Kind, position: int) -> Procedure[None]:
    """GS-10.7, GS-10.8, GS-10.9 Pay the reduced difference, lower the battle count, replace the token."""
    prices = [price for price in upgrade_prices(g, seat, old, new) if affords(g, seat, price)]
    food, metal = prices[0]
    if len(prices) > 1:
        answer = yield Ask(
            seat,
            "upgrade-price",
            [SPARE_FOOD, SPARE_METAL],
            rule="GS-10.9",
            args={"old": old.noun, "new": new.noun},
        )
        food, metal = prices[0] if answer == SPARE_FOOD else prices[1]
    g.food[seat] -= food
    g.metal[seat] -= metal
    g.battle_count[seat] -= 1
    g.change_kind(_seasoned(g, seat, old.index, position), new.index)
    g.reveal(
        "upgraded",
        nation=g.noun_of(seat),
        old=old.noun,
        new=new.noun,
        tile=g.tile_noun(position),
        n=g.battle_count[seat],
    )


# ---- queries -------------------------------------------------------------------------------------------------------
def draft_price(g: Generalship, seat: Seat, kind: Kind) -> tuple[int, int]:
    """GS-10.2, GS-19.3 Food and metal of the next unit of a kind in this action, the commander's discount included."""
    return _price_with(g, kind, abilities(g, seat, DraftDiscount))


def _price_with(g: Generalship, kind: Kind, discounts: list[DraftDiscount]) -> tuple[int, int]:
    return _reduced(kind, full_price(g, kind), discounts, g.discounted)


def _reduced(
    kind: Kind, full: tuple[int, int], discounts: list[DraftDiscount], discounted: int
) -> tuple[int, int]:
    """GS-19.3 With the commander's discount, if not as many units had it already."""
    food, metal = full
    for discount in discounts:
        if kind.id in discount.unit_types and discounted < discount.max_units:
            food, metal = max(0, food - discount.food), max(0, metal - discount.metal)
    return food, metal


def full_price(g: Generalship, kind: Kind) -> tuple[int, int]:
    """GS-10.2, GS-10.3 The printed price; every second light infantry of an action costs nothing."""
    return _full_price(kind, g.light_infantry_drafted)


def _full_price(kind: Kind, drafted: int) -> tuple[int, int]:
    if kind.index == LIGHT_INFANTRY and drafted % 2:
        return 0, 0
    return kind.food, kind.metal


def upgrade_prices(g: Generalship, seat: Seat, old: Kind, new: Kind) -> list[tuple[int, int]]:
    """GS-10.9 What an upgrade may cost: two prices where the player chooses the resource to be spared."""
    food, metal = max(0, new.food - old.food), max(0, new.metal - old.metal)
    if g.battle_count[seat] >= BOTH_RESOURCES_LESS:
        return [(max(0, food - 1), max(0, metal - 1))]
    if food and metal:
        return [(food - 1, metal), (food, metal - 1)]
    return [(max(0, food - 1), max(0, metal - 1))]


def harbours(g: Generalship, seat: Seat) -> list[int]:
    """GS-10.6 Owned plains and forest tiles by the sea without other players' units."""
    terrain, neighbours = g.terrain, g.plan.neighbours
    out = []
    for position, owner in enumerate(g.owner):
        if owner == seat and terrain[position] in (PLAINS, FOREST):
            if any(terrain[n] == SEA for n in neighbours[position]):
                if all(other == seat for other in g.seats_at(position)):
                    out.append(position)
    return out


def affords(g: Generalship, seat: Seat, price: tuple[int, int]) -> bool:
    return g.food[seat] >= price[0] and g.metal[seat] >= price[1]


def _choices(g: Generalship, seat: Seat, reasons: Reasons | None) -> list[Answer]:
    """All that a player can do in a draft action."""
    drafts = _drafts(g, seat, reasons)
    return [*drafts, *_upgrades(g, seat, reasons), *_many(g, seat, drafts), DONE]


def _many(g: Generalship, seat: Seat, drafts: list[Answer]) -> list[Answer]:
    """GS-10.1 Several regiments of a kind at once: what would else be said again and again."""
    return [
        (DRAFT_MANY, answer[1], n)
        for answer in drafts
        if answer[0] == "draft"
        for n in range(2, 1 + most_drafts(g, seat, KINDS[KIND_BY_NOUN[answer[1]]]))
    ]


def most_drafts(g: Generalship, seat: Seat, kind: Kind) -> int:
    """GS-10.2 … GS-10.5 So many units of a kind can be drafted one after the other."""
    people = sum(g.people[seat][i] for i in active_circles(g, seat))
    return len(draft_prices(g, seat, kind, min(people, g.supply[kind.index])))


def draft_prices(g: Generalship, seat: Seat, kind: Kind, most: int) -> list[tuple[int, int]]:
    """GS-10.2, GS-10.3, GS-19.3 The prices of the next units of a kind, as far as they can be paid, `most` of them."""
    discounts = abilities(g, seat, DraftDiscount)
    drafted, discounted = g.light_infantry_drafted, g.discounted
    food, metal = g.food[seat], g.metal[seat]
    out: list[tuple[int, int]] = []
    while len(out) < most:
        full = _full_price(kind, drafted)
        price = _reduced(kind, full, discounts, discounted)
        food, metal = food - price[0], metal - price[1]
        if food < 0 or metal < 0:
            break
        out.append(price)
        drafted += kind.index == LIGHT_INFANTRY
        discounted += price != full
    return out


def _drafts(g: Generalship, seat: Seat, reasons: Reasons | None) -> list[Answer]:
    """GS-10.2 … GS-10.6 Every kind that can be drafted, for squadrons with the tile."""
    drafting = Drafting(g, seat)
    out: list[Answer] = []
    for kind in KINDS:
        if not drafting.may_draft(kind):
            if reasons is not None:
                reasons[_DRAFT[kind.index]] = drafting.why_no_draft(kind) or NO_PEOPLE
        elif IS_SHIP[kind.index]:
            out += drafting.launches(kind, reasons)
        else:
            out.append(_DRAFT[kind.index])
    return out


class Drafting:
    """GS-10.4, GS-10.6 What a player's drafts depend on besides the kind: people, the capital, harbours, discounts."""

    __slots__ = ("_discounts", "_g", "_harbours", "_has_people", "_is_occupied", "_seat")

    def __init__(self, g: Generalship, seat: Seat) -> None:
        self._g = g
        self._seat = seat
        roles = occupied_roles(g, seat)
        self._is_occupied = 0 in roles
        people = g.people[seat]
        self._has_people = any(people[i] for i in circles_without(g, seat, roles)) if roles else 1 in people
        self._discounts = abilities(g, seat, DraftDiscount)
        self._harbours: list[int] | None = None

    def may_draft(self, kind: Kind) -> bool:
        """GS-10.2 … GS-10.6 Can one more unit of a kind be drafted somewhere? What is quickly seen comes first."""
        g, seat = self._g, self._seat
        if not self._has_people or g.supply[kind.index] <= 0:
            return False
        if kind.technology >= 0 and not g.developed[kind.technology]:
            return False
        food, metal = _price_with(g, kind, self._discounts)
        if g.food[seat] < food or g.metal[seat] < metal:
            return False
        return bool(self._fit()) if IS_SHIP[kind.index] else not self._is_occupied

    def launches(self, kind: Kind, reasons: Reasons | None) -> list[Answer]:
        """GS-10.6 A squadron, which can be drafted, in each harbour."""
        g, fit = self._g, self._fit()
        if reasons is not None:
            for position, owner in enumerate(g.owner):
                if owner == self._seat and position not in fit:
                    reasons["launch", kind.noun, g.tile_noun(position)] = NO_HARBOUR
        return [("launch", kind.noun, g.tile_noun(position)) for position in fit]

    def why_no_draft(self, kind: Kind) -> Refusal | None:
        """GS-10.2 … GS-10.6 What stands in the way of one more unit of a kind, wherever it would be placed."""
        g = self._g
        if kind.technology >= 0 and not g.developed[kind.technology]:
            return _needs("GS-8.6", kind.technology)
        if g.supply[kind.index] <= 0:
            return _none_left(kind.noun)
        ship = IS_SHIP[kind.index]
        if self._is_occupied and not ship:
            return CAPITAL_OCCUPIED
        if not self._has_people:
            return NO_PEOPLE
        if ship and not self._fit():
            return NO_HARBOUR
        price = _price_with(g, kind, self._discounts)
        return None if affords(g, self._seat, price) else _costs("GS-10.2", *price)

    def why_no_launch(self, position: int) -> Refusal | None:
        """GS-10.6 Squadrons are drafted in harbours."""
        return None if position in self._fit() else NO_HARBOUR

    def _fit(self) -> list[int]:
        """The harbours, looked for when somebody wants to know."""
        if self._harbours is None:
            self._harbours = harbours(self._g, self._seat)
        return self._harbours


def _upgrades(g: Generalship, seat: Seat, reasons: Reasons | None) -> list[Answer]:
    """GS-10.7 … GS-10.9 Every kind on every tile, with every kind it can become: equal units are one answer."""
    out: list[Answer] = []
    if reasons is None and g.battle_count[seat] < 1:
        return out  # GS-10.8 stands in the way of all.
    seen: set[tuple[int, int, int]] = set()
    for unit in g.units_of(seat):
        kind = g.unit_kind[unit]
        alike = (kind, g.unit_at[unit], g.unit_marks[unit] & FRESH)
        if alike in seen:
            continue
        seen.add(alike)
        old = KINDS[kind]
        for target in old.upgrades:
            new = KINDS[target]
            refusal = _why_no_upgrade(g, seat, unit, new)
            if refusal is None:
                out.append(("upgrade", old.noun, new.noun, g.tile_noun(g.unit_at[unit])))
            elif reasons is not None:
                reasons["upgrade", old.noun, new.noun, g.tile_noun(g.unit_at[unit])] = refusal
    return out


def _why_no_upgrade(g: Generalship, seat: Seat, unit: int, new: Kind) -> Refusal | None:
    if new.technology >= 0 and not g.developed[new.technology]:
        return _needs("GS-10.7", new.technology)
    if g.supply[new.index] <= 0:
        return _none_left(new.noun)
    if g.unit_marks[unit] & FRESH:
        return DRAFTED_THIS_TURN
    if g.battle_count[seat] < 1:
        return NO_BATTLE_COUNT
    prices = upgrade_prices(g, seat, KINDS[g.unit_kind[unit]], new)
    if any(affords(g, seat, price) for price in prices):
        return None
    (food, metal), *other = prices
    if other:
        either = {"food": food, "metal": metal, "other_food": other[0][0], "other_metal": other[0][1]}
        return Refusal("GS-10.9", "costs-either", **either)
    return _costs("GS-10.9", food, metal)


_DRAFT: tuple[Answer, ...] = tuple(("draft", kind.noun) for kind in KINDS)
# These are asked for often, whenever somebody looks at what can be drafted: each reason is made once.
CAPITAL_OCCUPIED = Refusal("GS-10.6", "capital-occupied")
NO_PEOPLE = Refusal("GS-10.4", "no-people")
NO_HARBOUR = Refusal("GS-10.6", "no-harbour")
DRAFTED_THIS_TURN = Refusal("GS-10.1", "drafted-this-turn")
NO_BATTLE_COUNT = Refusal("GS-10.8", "no-battle-count")


@cache
def _needs(rule: str, technology: int) -> Refusal:
    return Refusal(rule, "needs-technology", technologies=[TECHNOLOGIES[technology].noun], n=1)


@cache
def _none_left(unit: str) -> Refusal:
    return Refusal("GS-10.5", "none-in-supply", unit=unit)


@cache
def _costs(rule: str, food: int, metal: int) -> Refusal:
    return Refusal(rule, "costs", food=food, metal=metal)


def _why_not(g: Generalship, seat: Seat, answer: Answer) -> Refusal | None:
    """What stands in the way of a draft or an upgrade that nobody thought of: elsewhere, or without a unit."""
    if answer[0] == "upgrade":
        return Refusal("GS-10.7", "no-unit-there", unit=answer[1], tile=answer[3])
    drafting = Drafting(g, seat)
    kind = KINDS[KIND_BY_NOUN[answer[1]]]
    refusal = drafting.why_no_draft(kind)
    if refusal is None and answer[0] == DRAFT_MANY:
        return Refusal("GS-10.2", "not-so-many", unit=kind.noun, n=most_drafts(g, seat, kind))
    if refusal is None and answer[0] == "launch":
        return drafting.why_no_launch(g.position_of(answer[2]))
    return refusal


def _seasoned(g: Generalship, seat: Seat, kind: int, position: int) -> int:
    """GS-10.1 A unit of that kind there that was not drafted in this turn."""
    return next(
        u for u in g.units_at(position, seat) if g.unit_kind[u] == kind and not g.unit_marks[u] & FRESH
    )


# ---- changes -------------------------------------------------------------------------------------------------------
def pay_draft(g: Generalship, seat: Seat, kind: Kind) -> None:
    """GS-10.2, GS-10.3, GS-19.3 Pay, and count what the next unit's price depends on."""
    food, metal = price = draft_price(g, seat, kind)
    g.discounted += price != full_price(g, kind)
    g.light_infantry_drafted += kind.index == LIGHT_INFANTRY
    g.food[seat] -= food
    g.metal[seat] -= metal


def _muster(g: Generalship, seat: Seat, kind: Kind, position: int) -> None:
    """GS-10.6 Shown to all, then placed face down."""
    g.add_unit(kind.index, seat, position, marks=FRESH)
    g.tell("drafted", nation=g.noun_of(seat), unit=kind.noun, tile=g.tile_noun(position))
