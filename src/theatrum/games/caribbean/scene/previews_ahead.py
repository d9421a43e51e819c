"""The roll or the fight that an answer would bring on: discoveries, buildings, gifts, interceptions, land combats. Exact odds,
before cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Text, Words
from theatrum.core.stage import Preview, Reckoned
from theatrum.games.caribbean.queries.combat import garrison_factors, mannings
from theatrum.games.caribbean.queries.defence import must_fight
from theatrum.games.caribbean.queries.language import lines
from theatrum.games.caribbean.queries.presence import area_of, undiscovered
from theatrum.games.caribbean.queries.ships import place_at
from theatrum.games.caribbean.rules.land_attacks import THE_COLONY, nest_coast, strongest
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.scene.reckoning import chances, waiting
from theatrum.games.caribbean.scene.stage_land import land_battle
from theatrum.games.caribbean.scene.stage_parts import modifiers, shares
from theatrum.games.caribbean.scene.stage_sea import sea_battle
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    NATIVES,
    PIRATES,
    Caribbean,
    LandBattle,
    SeaBattle,
)
from theatrum.games.caribbean.tables.buildings import BUILDING, BUILDINGS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_leader
from theatrum.games.caribbean.tables.places import AREA, AREA_OF, PLACE, is_coast
from theatrum.kit.previews import ahead

TONE_OF = {
    "found": "green",
    "mishap": "yellow",
    "lost": "orange",
    "destroyed": "red",
    "built": "green",
    "gifts": "yellow",
    "attack": "red",
    "failed": "grey",
    "success": "green",
}
"""Good, middling and bad, for the bar of odds; the words say what."""


def ahead_of(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """For answers after which dice are rolled at once."""
    out = {}
    for answer in answers:
        reckon = _AHEAD.get(str(answer[0]))
        preview = reckon(g, ask, answer) if reckon is not None else None
        if preview is not None:
            out[answer] = preview
    return out


# ---- against a chart ------------------------------------------------------------------------------------------------------
def _charted(
    g: Caribbean, chart: str, title: Words, figure: int, area: int, extra: tuple[tuple[str, int], ...] = ()
) -> Preview:
    """CC-4.4.3 Every line that counts, what waits for this roll, and what may come of it."""
    nation = NATION_OF[figure]
    found = [*lines(g, chart, nation, area, figure), *((name, n) for name, n in extra if n)]
    cards = waiting(g, nation, chart)
    told = [*modifiers(found), *modifiers([("cards", cards)] if cards else [])]
    total = sum(n for _, n in found) + cards
    return Preview(
        title=title,
        sides=[
            Reckoned(
                side=0,
                title=Name(NATION.noun[nation]),
                tone=TONES[nation],
                label=Text("stat-bonus"),
                total=f"{total:+d}",
                modifiers=told,
            )
        ],
        odds=shares("ahead", chances(chart, total), TONE_OF),
        odds_words=Text("ahead-before-cards"),
    )


def _found(g: Caribbean, figure: int, area: int) -> Preview | None:
    """CC-4.4.3.14"""
    if area < 0 or not undiscovered(g, area) or not g.control[NATION_OF[figure]]:
        return None
    return _charted(g, "dis", Text("stage-discovery", area=AREA.noun[area]), figure, area)


def _sail(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    now, place = g.activation, PLACE[answer[1]]
    if now is None or ask.prompt != "acting" or not is_coast(place):
        return None
    return _found(g, now.figure, AREA_OF[place])


def _march(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.3 Where enemies stand, the fight; else the discovery."""
    if g.activation is None:
        return None
    figure, area = g.activation.figure, AREA[answer[1]]
    if is_leader(figure) and must_fight(g, figure, area):
        twin = g.copy()
        twin.where[figure] = area
        return _land_combat(twin, figure, strongest(twin, figure)[0])
    return _found(g, figure, area)


def _attempt(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    now = g.activation
    return None if now is None else _found(g, now.figure, area_of(g, now.figure))


def _renew(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    figure = FIGURE[answer[1]]
    return _found(g, figure, area_of(g, figure))


def _erect(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    now = g.activation
    if now is None:
        return None
    area = area_of(g, now.figure)
    title = Text("stage-building", building=answer[1], area=AREA.noun[area])
    return _charted(g, BUILDINGS[BUILDING[answer[1]]].chart, title, now.figure, area)


def _settler(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.19 One settler more: +1."""
    now = g.activation
    if now is None or ask.prompt != "extra-settler":
        return None
    area = area_of(g, now.figure)
    title = Text("ahead-colony", area=AREA.noun[area])
    return _charted(g, "col", title, now.figure, area, (("extra_settler", int(answer[0] == "yes")),))


def _gifts(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.34 Every ducat adds one."""
    now = g.activation
    if now is None or ask.prompt != "gifts":
        return None
    title, extra = Text("stage-gifts", ducats=answer[1]), (("ducats", int(answer[1])),)
    return _charted(g, "bribe", title, now.figure, area_of(g, now.figure), extra)


# ---- fights ---------------------------------------------------------------------------------------------------------------
def _intercept(g: Caribbean, ask: Ask, answer: Answer) -> Preview:
    """CC-6.2 The interception comes first."""
    own, other = (
        (FIGURE[str(ask.args["fleet"])], FIGURE[answer[1]])
        if answer[0] == "attack"
        else (FIGURE[str(ask.args["own"])], FIGURE[str(ask.args["fleet"])])
    )
    twin = g.copy()
    active = ATTACKING if answer[0] == "attack" else DEFENDING
    twin.sea = SeaBattle(place_at(g, own), own, other, active)
    return ahead(sea_battle(twin, twin.sea))


def _fight(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.35 The colony, or one of the native armies."""
    if g.activation is None:
        return None
    at = THE_COLONY if answer[0] == "fight-colony" else int(answer[1]) - 1
    return _land_combat(g.copy(), g.activation.figure, at)


def _fight_with(g: Caribbean, ask: Ask, answer: Answer) -> Preview:
    """CC-3.2.4 Against the colony in which he stands."""
    return _land_combat(g.copy(), FIGURE[answer[1]], THE_COLONY)


def _smoke_out(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.27"""
    if g.activation is None:
        return None
    figure = g.activation.figure
    coast = nest_coast(g, figure)
    if not any(nest.coast == coast and nest.pmil for nest in g.nests):
        return None
    battle = LandBattle(AREA_OF[coast])
    battle.nation[ATTACKING], battle.figure[ATTACKING] = NATION_OF[figure], figure
    battle.who[DEFENDING], battle.coast = PIRATES, coast
    return _begun(g.copy(), battle)


def _land_combat(twin: Caribbean, leader: int, at: int) -> Preview:
    """CC-4.4.3.3 As it would begin; a garrison mans what defends best."""
    battle = LandBattle(twin.where[leader])
    battle.nation[ATTACKING], battle.figure[ATTACKING] = NATION_OF[leader], leader
    if at >= 0:
        battle.who[DEFENDING], battle.army = NATIVES, at
    else:
        area = battle.area
        battle.nation[DEFENDING], battle.garrison = twin.owner[area], True
        battle.manned = max(mannings(twin, area), key=lambda manned: garrison_factors(twin, area, manned))
    return _begun(twin, battle)


def _begun(twin: Caribbean, battle: LandBattle) -> Preview:
    twin.land = battle
    return ahead(land_battle(twin, battle))


_AHEAD: Mapping[str, Callable[[Caribbean, Ask, Answer], Preview | None]] = {
    "sail": _sail,
    "march": _march,
    "attempt": _attempt,
    "renew": _renew,
    "erect": _erect,
    "yes": _settler,
    "no": _settler,
    "offer": _gifts,
    "intercept": _intercept,
    "attack": _intercept,
    "fight-colony": _fight,
    "fight-natives": _fight,
    "fight-with": _fight_with,
    "smoke-out": _smoke_out,
}
