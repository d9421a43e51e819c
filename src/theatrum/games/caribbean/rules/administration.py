"""CC-1 Administration: supplies, church tax, settlers, demobilisation, general supply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load
from theatrum.games.caribbean.queries.presence import colonies, in_play
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.queries.supply import general_supply
from theatrum.games.caribbean.rules.looting import lower_site
from theatrum.games.caribbean.rules.surplus import WEIGHTLESS, one_room
from theatrum.games.caribbean.rules.transfers import without_ships
from theatrum.games.caribbean.state import NOBODY, USED, Caribbean
from theatrum.games.caribbean.tables.buildings import CATHEDRAL, CHURCH, MISSION
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.markers import NO_SITE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    EUROPEAN,
    FIGURE,
    FIRST_LEADER,
    N_FIGURES,
    N_SHIPS,
    NATION_OF,
    SHIP,
    SHIPS,
    UNIT,
    UNITS,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import AREA, HOME_OF
from theatrum.games.caribbean.tables.research import EMIGRATION
from theatrum.games.caribbean.tables.things import FIRST_UNIT, N_THINGS, SETTLERS, SP, THING, unit_thing

NOT_AT_HOME = Refusal("CC-1.4", "not-in-home-base")
NONE_THERE = Refusal("CC-1.4", "none-there")


def administration(g: Caribbean) -> None:
    """CC-1.6 The steps in their order; nations in the order of the data [CC-0.1.8]."""
    g.active = -1
    g.order = g.nations
    g.then(
        *[("administration_cards", nation, "administration_1.1") for nation in g.nations],
        ("new_supplies",),
        *[("administration_cards", nation, "administration_1.2") for nation in g.nations],
        ("church_tax",),
        *([("conversion",)] if g.has("a14d") else []),
        *[("administration_cards", nation, "administration_1.3") for nation in g.nations],
        ("new_settlers",),
        *[("disband", nation) for nation in g.nations],
        ("general_supply",),
    )


def new_supplies(g: Caribbean) -> None:
    """CC-1.1 SP as the production rate says."""
    for nation in g.nations:
        g.add(BASE_OF[nation], SP, g.rate[nation])
        g.tell("new-supplies", nation=NATION.noun[nation], sp=g.rate[nation])


def church_tax(g: Caribbean) -> None:
    """CC-1.2 A die per church and per cathedral, half a die per mission; halved by the plague [CC-1.3]."""
    for nation in g.nations:
        dice = church_dice(g, nation)
        if dice:
            ducats = sum(g.roll(10) for _ in range(dice)) // (2 if g.plague else 1)
            g.gain(nation, ducats)
            g.tell("church-tax", nation=NATION.noun[nation], ducats=ducats, dice=dice)


def church_dice(g: Caribbean, nation: int) -> int:
    """CC-1.2 Dice of the church tax; those of missions are rounded down after summing."""
    chart = CHARTS.church_tax
    own = colonies(g, nation)
    churches, cathedrals, missions = (
        sum(g.has_building(area, building) for area in own) for building in (CHURCH, CATHEDRAL, MISSION)
    )
    dice = churches * chart.dice_per_church + cathedrals * chart.dice_per_cathedral
    return dice + missions // chart.missions_per_die


def conversion(g: Caribbean) -> None:
    """CC-1.2.1, CC-9 (A14D) In every own colony with a native site and a mission, church or cathedral: one die and one more
    each for church and cathedral; any 1 lowers the site by one step."""
    for nation in g.nations:
        for area in colonies(g, nation):
            dice = conversion_dice(g, area)
            if dice and 1 in [g.roll(10) for _ in range(dice)]:
                lower_site(g, area)
                g.tell("converted", nation=NATION.noun[nation], area=AREA.noun[area])


def conversion_dice(g: Caribbean, area: int) -> int:
    """CC-9 (A14D), OP-42 A cathedral without church counts as mission and cathedral."""
    church, cathedral = g.has_building(area, CHURCH), g.has_building(area, CATHEDRAL)
    if g.site[area] == NO_SITE or not (church or cathedral or g.has_building(area, MISSION)):
        return 0
    return 1 + church + cathedral


def new_settlers(g: Caribbean) -> None:
    """CC-1.3 As the main card says, and Emigration; none while the plague lasts."""
    for nation in g.nations:
        settlers = 0 if g.plague else g.main(nation).settlers + g.level(nation, EMIGRATION)
        g.add(BASE_OF[nation], SETTLERS, settlers)
        g.tell("new-settlers", nation=NATION.noun[nation], settlers=settlers)


# ---- demobilisation ----------------------------------------------------------------------------------------------------
def disband(g: Caribbean, nation: int) -> Procedure[None]:
    """CC-1.4 One thing after the other, for 1 D per SP of its printed cost."""
    answer = yield Ask(
        g.seat_of[nation],
        "disband",
        candidates=lambda: _disbandable(g, nation),
        rule="CC-1.4",
        why_not=lambda answer: why_not_disband(g, nation, FIGURE[answer[1]], str(answer[2])),
    )
    if answer == DONE:
        return
    figure, piece = FIGURE[answer[1]], str(answer[2])
    ducats = printed_cost(piece)
    if piece in SHIP:
        kind = SHIP[piece]
        g.add_ships(figure, kind, -1, damaged=g.ships_of(figure, kind)[0] == 0)
    else:
        g.add(figure, unit_thing(UNIT[piece]), -1)
    g.gain(nation, ducats)
    g.tell("disbanded", nation=NATION.noun[nation], piece=piece, ducats=ducats)
    g.then(("unload_surplus", figure), ("disband", nation))


def _disbandable(g: Caribbean, nation: int) -> Iterator[Verdict]:
    yield DONE, None
    for figure in (BASE_OF[nation], *in_play(g, nation)):
        if g.place_of(figure) != HOME_OF[nation]:
            continue
        ships, hold, noun = g.ships[figure], g.hold[figure], FIGURE.noun[figure]
        for kind in range(N_SHIPS) if ships else ():
            if ships[kind] or ships[N_SHIPS + kind]:
                yield ("disband", noun, SHIP.noun[kind]), None
        for i, unit in enumerate(EUROPEAN) if hold else ():
            if hold[FIRST_UNIT + i]:
                yield ("disband", noun, UNIT.noun[unit]), None


def why_not_disband(g: Caribbean, nation: int, figure: int, piece: str) -> Refusal | None:
    """CC-1.4 Only what is there, and in the home base."""
    if figure >= N_FIGURES or g.place_of(figure) != HOME_OF[nation]:
        return NOT_AT_HOME
    n = sum(g.ships_of(figure, SHIP[piece])) if piece in SHIP else g.held(figure, unit_thing(UNIT[piece]))
    return None if n else NONE_THERE


def printed_cost(piece: str) -> int:
    """CC-1.4 In SP, whatever research has made of it."""
    return SHIPS[SHIP[piece]].cost if piece in SHIP else UNITS[UNIT[piece]].cost


def unload_surplus(g: Caribbean, fleet: int) -> Procedure[None] | None:
    """CC-1.7 What no longer fits into a fleet in the home base goes to the home base: its owner says what. A fleet without
    ships keeps nothing."""
    if not is_fleet(fleet):
        return None
    if not g.ships[fleet]:
        without_ships(g, fleet)
        return None
    return _unloading(g, fleet) if fleet_load(g, fleet) > fleet_capacity(g, fleet) else None


def _unloading(g: Caribbean, fleet: int) -> Procedure[None]:
    g.overloaded = fleet
    answers = _cargo(g, fleet)
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[NATION_OF[fleet]],
            "unload-surplus",
            lambda: _cargo(g, fleet),
            rule="CC-1.7",
            args={"fleet": FIGURE.noun[fleet]},
            why_not=lambda answer: NONE_THERE,
        )
    nation = NATION_OF[fleet]
    if answer[0] == "disembark":
        leader = FIGURE[answer[1]]
        g.where[leader], g.aboard[leader - FIRST_LEADER] = HOME_OF[nation], -1
    else:
        thing = THING[answer[1]]
        g.move(thing, one_room(thing, g.held(fleet, thing)), fleet, BASE_OF[nation])
    g.overloaded = NOBODY
    g.then(("unload_surplus", fleet))


def _cargo(g: Caribbean, fleet: int) -> list[Answer]:
    """CC-1.7 Kinds of things that take room, and the leader with all he has."""
    leader = g.leader_aboard(fleet)
    heavy = [thing for thing in range(N_THINGS) if g.held(fleet, thing) and thing not in WEIGHTLESS]
    return [
        *(("bring-ashore", THING.noun[thing]) for thing in heavy),
        *([("disembark", FIGURE.noun[leader])] if leader >= 0 else []),
    ]


# ---- general supply ----------------------------------------------------------------------------------------------------
def pay_general_supply(g: Caribbean) -> None:
    """CC-1.5, CC-1.6 SP for all figures in play; missing ones are bought, into debt if need be. Then the plague ends, and
    figures that had to stay down (A5A, A10) are turned face-up."""
    for nation in g.nations:
        if not g.has("a5a"):
            feed(g, nation, general_supply(g, nation))
    g.plague = False
    g.marks = [mark & ~USED for mark in g.marks]
    g.used_residences = []


def feed(g: Caribbean, nation: int, needed: int) -> None:
    """CC-1.5 SP from the home base; what is missing is bought at once [OP-07]."""
    missing = max(0, needed - g.supplies(nation))
    g.add(BASE_OF[nation], SP, missing - needed)
    g.tell("general-supply", nation=NATION.noun[nation], sp=needed)
    if missing:
        ducats = missing * sp_price(g, nation)
        g.pay(nation, ducats)
        g.tell("supply-bought", nation=NATION.noun[nation], sp=missing, ducats=ducats)


STEPS: Mapping[str, Runner] = {
    "administration": administration,
    "new_supplies": new_supplies,
    "church_tax": church_tax,
    "new_settlers": new_settlers,
    "conversion": conversion,
    "disband": disband,
    "unload_surplus": unload_surplus,
    "general_supply": pay_general_supply,
}
