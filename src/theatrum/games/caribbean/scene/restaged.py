"""Rolls and rounds of combat as they fell, at the moment of the event that tells them (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from theatrum.core.contract import Seat
from theatrum.core.scene import Spotlight, Text, Words
from theatrum.core.state import Event, Rolled
from theatrum.games.caribbean.queries.language import lines
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.scene.reckoning import result
from theatrum.games.caribbean.scene.stage_land import land_battle
from theatrum.games.caribbean.scene.stage_land import lines as land_lines
from theatrum.games.caribbean.scene.stage_parts import counted, dice_shown, total
from theatrum.games.caribbean.scene.stage_roll import Roll, sheet
from theatrum.games.caribbean.scene.stage_sea import lines as sea_lines
from theatrum.games.caribbean.scene.stage_sea import sea_battle
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.pieces import FIGURE
from theatrum.games.caribbean.tables.places import AREA

CHART = {"interception-roll": "int", "gage-roll": "wg", "sea-roll": "nc", "land-roll": "lc"}
GOOD = ("found", "mishap", "built", "success")


def staged(
    g: Caribbean, seat: Seat | None, event: Event, before: Iterable[Event | Rolled]
) -> Spotlight | None:
    """The roll, or the round, that this event tells."""
    return _STAGED[event.key](g, event)


def _with_cards(found: list[tuple[str, int]], rest: int) -> list[tuple[str, int]]:
    """What the lines of the chart leave of all that was added came from cards."""
    plain = [line for line in found if line[0] != "cards"]
    cards = rest - sum(n for _, n in plain)
    return [*plain, ("cards", cards)] if cards else plain


# ---- two sides --------------------------------------------------------------------------------------------------------
def _contest(g: Caribbean, event: Event) -> Spotlight | None:
    """CC-5.6.5, CC-6.2, CC-6.5, CC-6.6 Both sums."""
    if g.land is None and g.sea is None:
        return None
    stage = land_battle(g, g.land) if g.land is not None else sea_battle(g, the_sea_battle(g))
    chart, sums = CHART[event.key], (event.args["attacker"], event.args["defender"])
    for side in (ATTACKING, DEFENDING):
        shown, faces = stage.sides[side], g.faces[side]
        rest = sums[side] - sum(faces)
        shown.total = total(side, rest, faces)
        shown.modifiers = counted(faces, _with_cards(_lines(g, side, chart), rest))
        shown.dice, shown.dice_words = dice_shown(faces, DICE[chart]), ""
        shown.won = sums[side] > sums[1 - side]
    stage.stakes, stage.odds, stage.odds_words = [], [], ""
    stage.verdict = Text(f"event-{event.key}", **event.args)
    return stage


def _lines(g: Caribbean, side: int, chart: str) -> list[tuple[str, int]]:
    if g.land is not None:
        return land_lines(g, g.land, side)
    return sea_lines(g, the_sea_battle(g), side, chart)


# ---- one side ---------------------------------------------------------------------------------------------------------
def _discovery(g: Caribbean, event: Event) -> Spotlight:
    figure, area = FIGURE[event.args["figure"]], AREA[event.args["area"]]
    return _roll(g, event, Roll("dis", figure, area), Text("stage-discovery", area=AREA.noun[area]))


def _building(g: Caribbean, event: Event) -> Spotlight | None:
    building, area = BUILDING[event.args["building"]], AREA[event.args["area"]]
    title = Text("stage-building", building=event.args["building"], area=AREA.noun[area])
    return _acted(g, event, BUILDINGS[building].chart, title)


def _gift(g: Caribbean, event: Event) -> Spotlight | None:
    return _acted(g, event, "bribe", Text("stage-gifts", ducats=event.args["ducats"]))


def _acted(g: Caribbean, event: Event, chart: str, title: Words) -> Spotlight | None:
    """The roll of the active figure."""
    if g.activation is None:
        return None
    figure = g.activation.figure
    return _roll(g, event, Roll(chart, figure, area_of(g, figure)), title)


def _roll(g: Caribbean, event: Event, roll: Roll, title: Words) -> Spotlight:
    """CC-4.4.3 One nation's roll against a chart, line by line."""
    natural, total = event.args["natural"], event.args["total"]
    found = _with_cards(lines(g, roll.chart, roll.nation, roll.area, roll.figure), total - natural)
    stage, came = sheet(g, roll, title, found, g.faces[0]), result(roll.chart, natural, total)
    stage.sides[0].won = came in GOOD
    stage.verdict = Text(
        f"came-{roll.chart}-{came}" if roll.chart == "dis" else f"came-{came}", natural=natural, total=total
    )
    return stage


_STAGED: Mapping[str, Callable[[Caribbean, Event], Spotlight | None]] = {
    "discovery-roll": _discovery,
    "build-roll": _building,
    "gift-roll": _gift,
    "land-roll": _contest,
    "sea-roll": _contest,
    "interception-roll": _contest,
    "gage-roll": _contest,
}
