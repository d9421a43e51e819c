"""GS-10 Drafting and upgrading: one unit per answer, as long as the player can pay and wants to."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.rules.abilities import abilities
from theatrum.games.generalship.rules.population import (
    CIRCLE,
    active_circles,
    circle_answers,
    highest_filled,
    occupied_roles,
)
from theatrum.games.generalship.state import FRESH, Generalship
from theatrum.games.generalship.tables import FOREST, KIND, KINDS, PLAINS, SEA, TECHNOLOGIES, Kind

LIGHT_INFANTRY = KIND["light_infantry"]
ONE_RESOURCE_LESS, BOTH_RESOURCES_LESS = 1, 3
"""GS-10.9 From these battle counts on an upgrade costs 1 food or 1 metal less, or 1 of each."""
SPARE_FOOD: Answer = ("spare-food",)
SPARE_METAL: Answer = ("spare-metal",)
_KIND = {kind.noun: kind for kind in KINDS}


# ---- procedures ----------------------------------------------------------------------------------------------------
def draft(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-10.1 Any number of drafts and upgrades, in any order."""
    answer = yield Ask(
        seat,
        "draft",
        lambda: [*_drafts(g, seat), *_upgrades(g, seat), DONE],
        rule="GS-10.1",
        args={"food": g.food[seat], "metal": g.metal[seat]},
        refused=lambda: _refused(g, seat),
    )
    if answer == DONE:
        return
    g.then(("draft", seat))
    kind = _KIND[answer[1]]
    if answer[0] == "upgrade":
        yield from _upgrade(g, seat, kind, _KIND[answer[2]], g.position_of(answer[3]))
    else:
        yield from _conscript(g, seat)
        pay_draft(g, seat, kind)
        _muster(g, seat, kind, g.position_of(answer[2]) if kind.is_ship else g.home(seat)[0])


def _conscript(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-10.4 The highest active cylinder is removed; between equal numbers the player chooses."""
    highest = highest_filled(g, seat, active_circles(g, seat))
    circle = highest[0]
    if len(highest) > 1:
        answer = yield Ask(seat, "conscript", circle_answers(g, seat, "take", highest), rule="GS-10.4")
        circle = CIRCLE[answer[1]]
    g.people[seat][circle] = 0


def _upgrade(g: Generalship, seat: Seat, old: Kind, new: Kind, position: int) -> Procedure[None]:
    """GS-10.7, GS-10.8, GS-10.9 Pay the reduced difference, lower the battle count, replace the token."""
    prices = [price for price in upgrade_prices(g, seat, old, new) if _affords(g, seat, price)]
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
    for discount in abilities(g, seat, "draft_discount"):
        if kind.id in discount["unit_types"] and g.discounted < discount["max_units"]:
            food, metal = max(0, food - discount["food"]), max(0, metal - discount["metal"])
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


def is_available(g: Generalship, kind: Kind) -> bool:
    """GS-8.6, GS-10.5 Its technology is developed, and tokens are left."""
    return g.supply[kind.index] > 0 and (kind.technology < 0 or g.developed[kind.technology] == 1)


def harbours(g: Generalship, seat: Seat) -> list[int]:
    """GS-10.6 Owned plains and forest tiles by the sea without other players' units."""
    terrain = g.terrain
    out = []
    for position, owner in enumerate(g.owner):
        if owner == seat and terrain[position] in (PLAINS, FOREST):
            if any(terrain[n] == SEA for n in g.plan.neighbours[position]):
                if all(other == seat for other in g.seats_at(position)):
                    out.append(position)
    return out


def _affords(g: Generalship, seat: Seat, price: tuple[int, int]) -> bool:
    return g.food[seat] >= price[0] and g.metal[seat] >= price[1]


def _drafts(g: Generalship, seat: Seat) -> list[Answer]:
    """GS-10.2 … GS-10.6 Every kind that can be paid, for squadrons with the tile."""
    roles = occupied_roles(g, seat)
    active = active_circles(g, seat)
    people = g.people[seat]
    if not any(people[i] for i in active):
        return []
    answers: list[Answer] = []
    for kind in KINDS:
        if is_available(g, kind) and _affords(g, seat, draft_price(g, seat, kind)):
            if kind.is_ship:
                answers += [("launch", kind.noun, g.tile_noun(p)) for p in harbours(g, seat)]
            elif 0 not in roles:
                answers.append(("draft", kind.noun))
    return answers


def _upgrades(g: Generalship, seat: Seat) -> list[Answer]:
    """GS-10.7 … GS-10.9 Every kind on every tile that can be replaced, with every kind it can become."""
    if g.battle_count[seat] < 1:
        return []
    answers: dict[Answer, None] = {}
    for unit in g.units_of(seat):
        old = KINDS[g.unit_kind[unit]]
        if old.upgrades and not g.unit_marks[unit] & FRESH:
            for target in old.upgrades:
                new = KINDS[target]
                if is_available(g, new) and any(
                    _affords(g, seat, price) for price in upgrade_prices(g, seat, old, new)
                ):
                    answers["upgrade", old.noun, new.noun, g.tile_noun(g.unit_at[unit])] = None
    return list(answers)


def _seasoned(g: Generalship, seat: Seat, kind: int, position: int) -> int:
    """GS-10.1 A unit of that kind there that was not drafted in this turn."""
    return next(
        u for u in g.units_at(position, seat) if g.unit_kind[u] == kind and not g.unit_marks[u] & FRESH
    )


def _refused(g: Generalship, seat: Seat) -> dict[Answer, Refusal]:
    """Why a kind can't be drafted, or why a unit can't be upgraded."""
    refused: dict[Answer, Refusal] = {}
    legal = {answer[1] for answer in _drafts(g, seat)}
    for kind in KINDS:
        if kind.noun not in legal:
            refused["draft", kind.noun] = _why_no_draft(g, seat, kind)
        elif kind.is_ship:
            refused.update(_no_launch(g, seat, kind))
    possible = _upgrades(g, seat)
    for unit in g.units_of(seat):
        old = KINDS[g.unit_kind[unit]]
        for target in old.upgrades:
            answer = ("upgrade", old.noun, KINDS[target].noun, g.tile_noun(g.unit_at[unit]))
            if answer not in possible:
                refused[answer] = _why_no_upgrade(g, seat, unit, KINDS[target])
    return refused


def _no_launch(g: Generalship, seat: Seat, kind: Kind) -> dict[Answer, Refusal]:
    """GS-10.6 The tiles of one's own where no squadron can be drafted."""
    fit = harbours(g, seat)
    return {
        ("launch", kind.noun, g.tile_noun(position)): Refusal("GS-10.6", "no-harbour")
        for position, owner in enumerate(g.owner)
        if owner == seat and position not in fit
    }


def _why_no_draft(g: Generalship, seat: Seat, kind: Kind) -> Refusal:
    if kind.technology >= 0 and not g.developed[kind.technology]:
        return Refusal("GS-8.6", "needs-technology", technologies=[TECHNOLOGIES[kind.technology].noun], n=1)
    if g.supply[kind.index] <= 0:
        return Refusal("GS-10.5", "none-in-supply", unit=kind.noun)
    if not kind.is_ship and 0 in occupied_roles(g, seat):
        return Refusal("GS-10.6", "capital-occupied")
    if not any(g.people[seat][i] for i in active_circles(g, seat)):
        return Refusal("GS-10.4", "no-people")
    if kind.is_ship and not harbours(g, seat):
        return Refusal("GS-10.6", "no-harbour")
    food, metal = draft_price(g, seat, kind)
    return Refusal("GS-10.2", "costs", food=food, metal=metal)


def _why_no_upgrade(g: Generalship, seat: Seat, unit: int, new: Kind) -> Refusal:
    if new.technology >= 0 and not g.developed[new.technology]:
        return Refusal("GS-10.7", "needs-technology", technologies=[TECHNOLOGIES[new.technology].noun], n=1)
    if g.supply[new.index] <= 0:
        return Refusal("GS-10.5", "none-in-supply", unit=new.noun)
    if g.unit_marks[unit] & FRESH:
        return Refusal("GS-10.1", "drafted-this-turn")
    if g.battle_count[seat] < 1:
        return Refusal("GS-10.8", "no-battle-count")
    (food, metal), *other = upgrade_prices(g, seat, KINDS[g.unit_kind[unit]], new)
    if other:
        prices = {"food": food, "metal": metal, "other_food": other[0][0], "other_metal": other[0][1]}
        return Refusal("GS-10.9", "costs-either", **prices)
    return Refusal("GS-10.9", "costs", food=food, metal=metal)


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
