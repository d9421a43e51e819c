"""CC-4.4.4.5 – CC-4.4.4.10, CC-4.4.4.14 Production: dice, the yield, then manufactures, batch by batch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.production import (
    MINE_WARE,
    RICHER,
    batches,
    dice_of_site,
    harvest,
    may_make,
    mine_dice,
    mine_output,
    mine_works,
    site_ware,
    why_not_produce,
)
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.dice import dice
from theatrum.games.caribbean.rules.stowing import reap
from theatrum.games.caribbean.rules.verbs import Verb
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, GUILD_HALL, RESIDENCE
from theatrum.games.caribbean.tables.goods import RECIPES, WARE, Recipe
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import DUCATS, SP

PRODUCE: Answer = ("produce",)
NO_MANUFACTURE = Refusal("CC-4.4.4.10", "no-manufacture")
NO_INPUT = Refusal("CC-4.4.4.10", "no-input")
RECIPE_OF: dict[int, Recipe] = {BUILDING.by_id[recipe.building]: recipe for recipe in RECIPES}


def produce(g: Caribbean, figure: int, answer: Answer) -> None:
    """CC-4.4.4.14 The control marker is turned; everything that can produce does. Then the yield is stowed."""
    area, nation = area_of(g, figure), NATION_OF[figure]
    g.produced[area] = 1
    g.tell("produces", nation=NATION.noun[nation], area=AREA.noun[area])
    yields = harvest(g, area, figure)
    if mine_works(g, area):
        yields.append(work_mine(g, area, figure))
    yields += site_yield(g, dice_of_site(g, area), int(g.has(RICHER)))
    if g.has_building(area, RESIDENCE):
        yields.append((DUCATS, residence_tax(g, area)))
    reap(g, yields)
    for thing, n in yields:
        if n and thing < len(WARE):
            g.tell("yields", area=AREA.noun[area], ware=WARE.noun[thing], n=n)
    g.then(("stow", figure, area), ("manufacture", figure, area))


def work_mine(g: Caribbean, area: int, figure: int) -> tuple[int, int]:
    """CC-4.4.4.7 The dice of the mine; it may be depleted by them."""
    output, depleted = mine_output(g, area, figure, dice(g, mine_dice(g.mine[area])))
    if depleted:
        g.depleted[area] = 1
        g.tell("mine-depleted", area=AREA.noun[area])
    return MINE_WARE[g.mine[area] - 1], output


def site_yield(g: Caribbean, n: int, more: int, least: int = 1) -> list[tuple[int, int]]:
    """CC-4.4.4.9 Each die of a native site: gems, gold, silver or nothing; `more` is added to each."""
    wares = [site_ware(g, max(least, g.roll(10) + more)) for _ in range(n)]
    return [(ware, wares.count(ware)) for ware in sorted(set(wares)) if ware >= 0]


def residence_tax(g: Caribbean, area: int) -> int:
    """CC-4.4.4.8 PN × one die + TN; a guild hall one die more."""
    ducats = g.period * g.roll(10) + g.turn
    return ducats + (g.roll(10) if g.has_building(area, GUILD_HALL) else 0)


# ---- manufactures ----------------------------------------------------------------------------------------------------------------
def manufacture(g: Caribbean, figure: int, area: int) -> Procedure[None] | None:
    """CC-4.4.4.10 Batches, until the player stops or nothing more can be made."""
    return _making(g, figure, area) if any(batches(g, figure, area, r) for r in RECIPES) else None


def _making(g: Caribbean, figure: int, area: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "manufacture",
        candidates=lambda: _recipes(g, figure, area),
        rule="CC-4.4.4.10",
        args={"area": AREA.noun[area]},
        why_not=lambda answer: why_not_make(g, figure, area, BUILDING[answer[1]], int(answer[2])) or ROUND,
    )
    if answer == DONE:
        return
    recipe, n = RECIPE_OF[BUILDING[answer[1]]], int(answer[2])
    for ware, needed in recipe.takes:
        use_up(g, figure, area, ware, n * needed)
    use_up(g, figure, area, DUCATS, n * recipe.ducats)
    reap(g, [*((ware, n * made) for ware, made in recipe.gives), (SP, n * recipe.sp)])
    g.tell("manufactures", area=AREA.noun[area], building=str(answer[1]), n=n)
    g.then(("stow", figure, area), ("manufacture", figure, area))


def _recipes(g: Caribbean, figure: int, area: int) -> Iterator[Verdict]:
    yield DONE, None
    for building, recipe in RECIPE_OF.items():
        if may_make(g, area, recipe):
            for n in amounts(batches(g, figure, area, recipe)) or [1]:
                yield (
                    ("make", BUILDING.noun[building], n),
                    why_not_make(g, figure, area, building, n),
                )


def why_not_make(g: Caribbean, figure: int, area: int, building: int, n: int) -> Refusal | None:
    """CC-4.4.4.10 The manufacture is there, and so are the inputs."""
    recipe = RECIPE_OF.get(building)
    if recipe is None or not may_make(g, area, recipe):
        return NO_MANUFACTURE
    return None if n <= batches(g, figure, area, recipe) else NO_INPUT


def use_up(g: Caribbean, figure: int, area: int, thing: int, n: int) -> None:
    """CC-4.4.4.10 Inputs from the figure, then from a leader aboard, then from warehouse or bank."""
    for one in together(g, figure):
        part = min(n, g.held(one, thing))
        if part:
            g.add(one, thing, -part)
            n -= part
    if n:
        g.store(area, thing, -n)


# ---- verbs -------------------------------------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    area = area_of(g, figure)
    if area >= 0 and g.owner[area] == NATION_OF[figure]:
        yield PRODUCE, why_not_produce(g, figure)


VERBS: Mapping[str, Verb] = {
    "produce": Verb(lambda g, figure, answer: why_not_produce(g, figure), produce),
}
STEPS: Mapping[str, Runner] = {"manufacture": manufacture}
