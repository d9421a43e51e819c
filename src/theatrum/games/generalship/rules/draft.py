"""GS-10 Drafting and upgrading: one unit per answer, as long as the player can pay and wants to."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat, Verdict
from theatrum.games.generalship.queries.abilities import abilities
from theatrum.games.generalship.queries.population import active_circles, highest_filled, occupied_roles
from theatrum.games.generalship.rules.population import ask_circle
from theatrum.games.generalship.state import FRESH, Generalship
from theatrum.games.generalship.tables.abilities import DraftDiscount
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import IS_SHIP, KIND, KIND_BY_NOUN, KINDS, Kind
from theatrum.games.generalship.tables.vocabulary import FOREST, PLAINS, SEA

LIGHT_INFANTRY = KIND["light_infantry"]
BOTH_RESOURCES_LESS = next(
    band.battle_count[0] for band in NUMBERS.upgrade_discount.bands if band.discount.mode == "both"
)
"""GS-10.9 From this battle count on an upgrade costs 1 food and 1 metal less, not one of them."""
SPARE_FOOD: Answer = ("spare-food",)
SPARE_METAL: Answer = ("spare-metal",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def draft(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-10.1 Any number of drafts and upgrades, in any order."""
    answer = yield Ask(
        seat,
        "draft",
        candidates=lambda: _candidates(g, seat),
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
    else:
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
    food, metal = full_price(g, kind)
    for discount in abilities(g, seat, DraftDiscount):
        if kind.id in discount.unit_types and g.discounted < discount.max_units:
            food, metal = max(0, food - discount.food), max(0, metal - discount.metal)
    return food, metal


def full_price(g: Generalship, kind: Kind) -> tuple[int, int]:
    """GS-10.2, GS-10.3 The printed price; every second light infantry of an action costs nothing."""
    if kind.index == LIGHT_INFANTRY and g.light_infantry_drafted % 2:
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


def _candidates(g: Generalship, seat: Seat) -> Iterator[Verdict]:
    """All that a player may think of in a draft action."""
    yield from _drafts(g, seat)
    yield from _upgrades(g, seat)
    yield DONE, None


def _drafts(g: Generalship, seat: Seat) -> Iterator[Verdict]:
    """GS-10.2 … GS-10.6 Every kind that could be drafted, for squadrons with the tile."""
    drafting = Drafting(g, seat)
    for kind in KINDS:
        refusal = drafting.why_no_draft(kind)
        if refusal is None and IS_SHIP[kind.index]:
            for position, owner in enumerate(g.owner):
                if owner == seat:
                    no_harbour = drafting.why_no_launch(position)
                    yield ("launch", kind.noun, g.tile_noun(position)), no_harbour
        else:
            yield _DRAFT[kind.index], refusal


class Drafting:
    """GS-10.4, GS-10.6 What a player's drafts depend on besides the kind: people, the capital, harbours."""

    __slots__ = ("_g", "_harbours", "_has_people", "_is_occupied", "_seat")

    def __init__(self, g: Generalship, seat: Seat) -> None:
        self._g = g
        self._seat = seat
        self._is_occupied = 0 in occupied_roles(g, seat)
        people = g.people[seat]
        self._has_people = any(people[i] for i in active_circles(g, seat))
        self._harbours: list[int] | None = None

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
        price = draft_price(g, self._seat, kind)
        return None if affords(g, self._seat, price) else _costs("GS-10.2", *price)

    def why_no_launch(self, position: int) -> Refusal | None:
        """GS-10.6 Squadrons are drafted in harbours."""
        return None if position in self._fit() else NO_HARBOUR

    def _fit(self) -> list[int]:
        """The harbours, looked for when somebody wants to know."""
        if self._harbours is None:
            self._harbours = harbours(self._g, self._seat)
        return self._harbours


def _upgrades(g: Generalship, seat: Seat) -> Iterator[Verdict]:
    """GS-10.7 … GS-10.9 Every kind on every tile, with every kind it can become: equal units are one answer."""
    seen: set[tuple[int, int, int]] = set()
    for unit in g.units_of(seat):
        alike = (g.unit_kind[unit], g.unit_at[unit], g.unit_marks[unit] & FRESH)
        if alike in seen:
            continue
        seen.add(alike)
        old = KINDS[g.unit_kind[unit]]
        for target in old.upgrades:
            new = KINDS[target]
            answer = ("upgrade", old.noun, new.noun, g.tile_noun(g.unit_at[unit]))
            yield answer, _why_no_upgrade(g, seat, unit, new)


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
    refusal = drafting.why_no_draft(KINDS[KIND_BY_NOUN[answer[1]]])
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
