"""Rolls and rounds of combat as they fell, at the moment of the event that tells them (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Die, Modifier
from theatrum.core.state import Event, Rolled
from theatrum.games.caribbean.queries.language import lines
from theatrum.games.caribbean.queries.presence import area_of
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.scene.reckoning import result
from theatrum.games.caribbean.scene.stage_land import land_battle
from theatrum.games.caribbean.scene.stage_parts import commanders, modifiers, seat_of
from theatrum.games.caribbean.scene.stage_sea import sea_battle
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF
from theatrum.games.caribbean.tables.places import AREA

Before = Iterable[Event | Rolled]
CHART = {"interception-roll": "int", "gage-roll": "wg", "sea-roll": "nc", "land-roll": "lc"}
GOOD = ("found", "mishap", "built", "success")


def staged(g: Caribbean, seat: Seat | None, event: Event, before: Before) -> Spotlight | None:
    """The roll, or the round, that this event tells."""
    return _STAGED[event.key](g, event, list(_faces(before)))


def _faces(before: Before) -> Iterable[int]:
    """Dice that fell just before, the newest first; what was told in between does not matter."""
    for happened in before:
        if isinstance(happened, Rolled):
            yield happened.results[0] + 1


def _dice(faces: list[int], n: int, total: int, skip: int = 0) -> list[Die]:
    """The n dice of a sum; none if they can't be told any more (a card rolled again)."""
    own = faces[skip : skip + n]
    return [Die(face=face, hit=True) for face in reversed(own)] if sum(own) == total else []


# ---- two sides --------------------------------------------------------------------------------------------------------
def _contest(g: Caribbean, event: Event, faces: list[int]) -> Spotlight | None:
    """CC-5.6.5, CC-6.2, CC-6.5, CC-6.6 Both sums."""
    if event.key == "land-roll":
        if g.land is None:
            return None
        stage = land_battle(g, g.land)
    elif g.sea is None:
        return None
    else:
        stage = sea_battle(g, g.sea)
    n = DICE[CHART[event.key]]
    sums = (event.args["attacker"], event.args["defender"])
    for side in (ATTACKING, DEFENDING):
        shown = stage.sides[side]
        rest = sums[side] - g.thrown[side]
        shown.total = Stat(id=f"light:total-{side}", label=Text("stat-sum"), value=sums[side])
        shown.modifiers = [
            Modifier(label=Text("roll-dice"), value=g.thrown[side]),
            Modifier(label=Text("roll-modifiers"), value=f"{rest:+d}"),
        ]
        shown.dice = _dice(faces, n, g.thrown[side], skip=n * (1 - side))
        shown.won = sums[side] > sums[1 - side]
    stage.stakes, stage.odds, stage.odds_words = [], [], ""
    stage.verdict = Text(f"event-{event.key}", **event.args)
    return stage


# ---- one side ---------------------------------------------------------------------------------------------------------
def _discovery(g: Caribbean, event: Event, faces: list[int]) -> Spotlight:
    figure, area = FIGURE[event.args["figure"]], AREA[event.args["area"]]
    title = Text("stage-discovery", area=AREA.noun[area])
    return _roll(g, "dis", event, faces, NATION_OF[figure], area, figure, title)


def _building(g: Caribbean, event: Event, faces: list[int]) -> Spotlight:
    building, area = BUILDING[event.args["building"]], AREA[event.args["area"]]
    nation = NATION[event.args["nation"]]
    title = Text("stage-building", building=event.args["building"], area=AREA.noun[area])
    return _roll(g, BUILDINGS[building].chart, event, faces, nation, area, _acting(g), title)


def _gift(g: Caribbean, event: Event, faces: list[int]) -> Spotlight:
    figure = _acting(g)
    area = area_of(g, figure) if figure >= 0 else -1
    title = Text("stage-gifts", ducats=event.args["ducats"])
    return _roll(g, "bribe", event, faces, NATION[event.args["nation"]], area, figure, title)


def _acting(g: Caribbean) -> int:
    return g.activation.figure if g.activation is not None else -1


def _roll(
    g: Caribbean,
    chart: str,
    event: Event,
    faces: list[int],
    nation: int,
    area: int,
    figure: int,
    title: Words,
) -> Spotlight:
    """CC-4.4.3 One nation's roll against a chart, line by line."""
    natural, total = event.args["natural"], event.args["total"]
    found = lines(g, chart, nation, area, figure)
    rest = total - natural - sum(n for _, n in found)
    came = result(chart, natural, total)
    return Spotlight(
        id="spotlight:roll",
        title=title,
        at=AREA.noun[area] if area >= 0 else "",
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, nation),
                title=Name(NATION.noun[nation]),
                tone=TONES[nation],
                commanders=commanders(g.leader_aboard(figure)) if figure >= 0 else [],
                modifiers=[
                    Modifier(label=Text("roll-dice"), value=natural),
                    *modifiers(found),
                    *([Modifier(label=Text("line-cards"), value=f"{rest:+d}")] if rest else []),
                ],
                total=Stat(id="light:roll", label=Text("stat-sum"), value=total),
                dice=_dice(faces, DICE[chart], natural),
                won=came in GOOD,
            )
        ],
        verdict=Text(
            f"came-{chart}-{came}" if chart == "dis" else f"came-{came}", natural=natural, total=total
        ),
    )


_STAGED: Mapping[str, Callable[[Caribbean, Event, list[int]], Spotlight | None]] = {
    "discovery-roll": _discovery,
    "build-roll": _building,
    "gift-roll": _gift,
    "land-roll": _contest,
    "sea-roll": _contest,
    "interception-roll": _contest,
    "gage-roll": _contest,
}
