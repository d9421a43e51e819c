"""CC-4.4.3.25 – CC-4.4.3.27 Other operations: repair a mine, loot an own colony, smoke out a nest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.company import advisors_with
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.production import RICHER, dice_of_site, period_counted, site_ware
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.achievements import achieved
from theatrum.games.caribbean.rules.dice import FACES
from theatrum.games.caribbean.rules.eliminate import RESIDENCE_BITS, WAY_BITS, cost_of, destroy_buildings
from theatrum.games.caribbean.rules.production import site_yield
from theatrum.games.caribbean.rules.stowing import reap
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import ADVISOR
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS, RESIDENCE, SETTLED_BITS
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.markers import CITY, NO_SITE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import AREA, AREA_OF
from theatrum.games.caribbean.tables.things import DUCATS

REPAIR: Answer = ("mend-mine",)
LOOT: Answer = ("plunder",)
SMOKE: Answer = ("smoke-out",)
LOOT_SITE: Answer = ("loot-site",)
MINER = ADVISOR.by_id["miner"]
SPARED = WAY_BITS | SETTLED_BITS
"""CC-4.4.3.26 Pathways, roads, settlement, village and town are not looted."""
BUILDINGS_LOOTED, SITE_LOOTED = 1, 2
NOT_OWN = Refusal("CC-4.4.3.26", "not-own-colony")
NO_MINER = Refusal("CC-4.4.3.25", "no-miner")
NOT_DEPLETED = Refusal("CC-4.4.3.25", "not-depleted")
NOT_ALLIED = Refusal("CC-4.4.3.25", "not-own-or-allied")
NOTHING = Refusal("CC-4.4.3.26", "nothing-to-loot")
IS_SPARED = Refusal("CC-4.4.3.26", "not-looted")
NOT_THERE = Refusal("CC-4.4.3.26", "not-standing-there")
NO_NEST = Refusal("CC-4.4.3.27", "no-discovered-nest")


# ---- mines -----------------------------------------------------------------------------------------------------------------------
def why_not_repair(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.3.25 A miner with the figure, a depleted mine, an own or allied colony."""
    area = area_of(g, figure)
    if area < 0 or g.owner[area] < 0 or not allied(g, NATION_OF[figure], g.owner[area]):
        return NOT_ALLIED
    if not g.depleted[area]:
        return NOT_DEPLETED
    return None if MINER in advisors_with(g, figure) else NO_MINER


def repair(g: Caribbean, figure: int, answer: Answer) -> None:
    """CC-4.4.3.25 Free of cost."""
    the_activation(g).spent = True
    area = area_of(g, figure)
    g.depleted[area] = 0
    g.tell("mine-repaired", area=AREA.noun[area])


# ---- looting ---------------------------------------------------------------------------------------------------------------------
def lootable(g: Caribbean, area: int) -> list[int]:
    """CC-4.4.3.26 The buildings that can be destroyed."""
    bits = g.built[area] & ~SPARED
    return [b.index for b in BUILDINGS if bits >> b.index & 1]


def why_not_loot(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.3.26 The figure stands in an own colony with something to loot."""
    area = area_of(g, figure)
    if area < 0 or g.owner[area] != NATION_OF[figure]:
        return NOT_OWN
    return None if lootable(g, area) or g.site[area] != NO_SITE else NOTHING


def plunder(g: Caribbean, figure: int, answer: Answer) -> None:
    the_activation(g).spent = True
    g.then(("loot", figure, 0))


def loot(g: Caribbean, figure: int, done: int) -> Procedure[None] | None:
    """CC-4.4.3.26 Building after building, and once the native site, until the player stops; whoever has looted anything gets
    the Bad Image marker, and the first of the turn an award. `done`: bits BUILDINGS_LOOTED, SITE_LOOTED."""
    if len(_targets(g, area_of(g, figure), done)) == 1:
        end_loot(g, figure, done)
        return None
    return _looting(g, figure, done)


def _looting(g: Caribbean, figure: int, done: int) -> Procedure[None]:
    area = area_of(g, figure)
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "loot",
        lambda: _targets(g, area, done),
        rule="CC-4.4.3.26",
        args={"area": AREA.noun[area], "done": done},
        why_not=lambda answer: why_not_target(g, area, answer),
    )
    if answer == DONE:
        end_loot(g, figure, done)
        return
    if answer == LOOT_SITE:
        loot_site(g, area)
        done |= SITE_LOOTED
    else:
        loot_building(g, area, BUILDING[answer[1]])
        done |= BUILDINGS_LOOTED
    g.then(("stow", figure, -1), ("loot", figure, done))


def _targets(g: Caribbean, area: int, done: int) -> list[Answer]:
    site: list[Answer] = [LOOT_SITE] if g.site[area] != NO_SITE and not done & SITE_LOOTED else []
    return [DONE, *site, *(("raze", BUILDING.noun[b]) for b in lootable(g, area))]


def why_not_target(g: Caribbean, area: int, answer: Answer) -> Refusal | None:
    if answer == LOOT_SITE:
        return NOTHING
    building = BUILDING[answer[1]]
    return IS_SPARED if SPARED >> building & 1 else NOT_THERE


def loot_building(g: Caribbean, area: int, building: int) -> None:
    """CC-4.4.3.26 Its SP cost × PN in ducats; a residence takes along all that depends on it, and that counts, too."""
    ducats = spoils(g, area, building)
    destroy_buildings(g, area, ~falling(g, area, building))
    reap(g, [(DUCATS, ducats)])


def falling(g: Caribbean, area: int, building: int) -> int:
    """CC-4.4.3.26 What is destroyed with a building, as bits."""
    return g.built[area] & (RESIDENCE_BITS if building == RESIDENCE else 1 << building)


def spoils(g: Caribbean, area: int, building: int) -> int:
    """CC-4.4.3.26 The ducats that looting it brings, room or not."""
    return cost_of(falling(g, area, building)) * g.period


def spoils_of_site(g: Caribbean, area: int) -> tuple[int, dict[int, int]]:
    """CC-4.4.3.26 So many dice, and by ware (-1: nothing) how many of the ten faces of each bring it."""
    chart = CHARTS.native_site_yield.loot
    faces = [
        site_ware(g, max(chart.minimum, face + chart.die_modifier + g.has(RICHER)))
        for face in range(1, FACES + 1)
    ]
    return dice_of_site(g, area) * period_counted(g), {ware: faces.count(ware) for ware in sorted(set(faces))}


def loot_site(g: Caribbean, area: int) -> None:
    """CC-4.4.3.26 (dice of the site) × PN dice, each −2, at least 1; E6A: CC-9. A CITY is removed; a KINGDOM or CAPITAL
    leaves the game and becomes a CITY."""
    chart = CHARTS.native_site_yield.loot
    dice = dice_of_site(g, area) * period_counted(g)
    reap(g, site_yield(g, dice, chart.die_modifier + g.has(RICHER), chart.minimum))
    g.tell("site-looted", area=AREA.noun[area], dice=dice)
    lower_site(g, area)


def lower_site(g: Caribbean, area: int) -> None:
    """CC-4.4.3.26, CC-9 (A14D) A CITY goes back to the pool; a KINGDOM or CAPITAL is replaced by a CITY. The empire of a
    CAPITAL has no capital any more."""
    was = g.site[area]
    if was == CITY:
        g.cities += 1
        g.site[area], g.empire[area] = NO_SITE, NOBODY
        return
    g.empire = [NOBODY if of == area else of for of in g.empire]
    g.site[area] = CITY if g.cities else NO_SITE
    g.cities -= g.cities > 0


def end_loot(g: Caribbean, figure: int, done: int) -> None:
    """CC-4.4.3.26, CC-7.5 Bad Image; the award of the turn's first looter."""
    if not done:
        return
    nation = NATION_OF[figure]
    if not g.bad_image[nation]:
        g.bad_image[nation] = 1
        g.tell("bad-image", nation=NATION.noun[nation])
    g.then(achieved(nation, "looting"))


# ---- nests -----------------------------------------------------------------------------------------------------------------------
def why_not_smoke(g: Caribbean, figure: int) -> Refusal | None:
    """CC-4.4.3.27 A discovered nest in the figure's area; a fleet: on its own side."""
    place = g.place_of(figure)
    for nest in g.nests:
        here = nest.coast == place if is_fleet(figure) else AREA_OF[nest.coast] == AREA_OF[place] >= 0
        if here and nest.discovered:
            return None
    return NO_NEST


def smoke_out(g: Caribbean, figure: int, answer: Answer) -> None:
    """CC-4.4.3.27 A land combat as an operation of its own."""
    the_activation(g).spent = True
    g.then(("smoke_out", figure))


# ---- verbs -----------------------------------------------------------------------------------------------------------------------
POSSIBLE = {"repair": why_not_repair, "loot": why_not_loot, "smoke": why_not_smoke}
"""By operation: why a figure can't be activated for it."""
DEEDS: dict[str, Answer] = {"repair": REPAIR, "loot": LOOT, "smoke": SMOKE}


def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    now = the_activation(g)
    if now.operation in DEEDS and not now.spent:
        yield DEEDS[now.operation], POSSIBLE[now.operation](g, figure)


VERBS: Mapping[str, Verb] = {
    "mend-mine": Verb(lambda g, f, answer: why_not_operate(g, "repair") or why_not_repair(g, f), repair),
    "plunder": Verb(lambda g, f, answer: why_not_operate(g, "loot") or why_not_loot(g, f), plunder),
    "smoke-out": Verb(lambda g, f, answer: why_not_operate(g, "smoke") or why_not_smoke(g, f), smoke_out),
}
STEPS: Mapping[str, Runner] = {"loot": loot}
