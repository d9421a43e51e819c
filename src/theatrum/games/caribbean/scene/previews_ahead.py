"""The roll or the fight that an answer would bring on: discoveries, buildings, gifts, interceptions, land combats. Exact odds,
before cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.stage import Preview
from theatrum.games.caribbean.queries.combat import garrison_factors, mannings
from theatrum.games.caribbean.queries.defence import must_fight
from theatrum.games.caribbean.rules.land_attacks import THE_COLONY, nest_coast, strongest
from theatrum.games.caribbean.rules.rolls import of_fight, open_roll
from theatrum.games.caribbean.rules.sea_combat import nations_of
from theatrum.games.caribbean.scene.rolls_ahead import interception_ahead, roll_ahead
from theatrum.games.caribbean.scene.stage_land import land_battle
from theatrum.games.caribbean.scene.stage_roll import roll_stage
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
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF, is_leader
from theatrum.games.caribbean.tables.places import AREA, AREA_OF
from theatrum.kit.previews import ahead


def ahead_of(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """For answers after which dice are rolled at once."""
    out = {}
    for answer in answers:
        preview = _ahead(g, ask, answer)
        if preview is not None:
            out[answer] = preview
    return out


def _ahead(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """A fight, before the roll that there would be without it [CC-4.4.3.3]."""
    fight = _FIGHTS.get(str(answer[0]))
    preview = fight(g, ask, answer) if fight is not None else None
    if preview is not None:
        return preview
    battle = interception_ahead(g, ask, answer)
    if battle is not None:
        return _interception(g.copy(), battle)
    roll = roll_ahead(g, ask, answer)
    return None if roll is None else ahead(roll_stage(g, roll))


# ---- fights ---------------------------------------------------------------------------------------------------------------
def _interception(twin: Caribbean, battle: SeaBattle) -> Preview:
    """CC-6.2 The interception comes first."""
    twin.sea = battle
    open_roll(twin, of_fight("int"), nations_of(twin))
    return ahead(sea_battle(twin, battle))


def _march(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.3 Where enemies stand."""
    if g.activation is None:
        return None
    figure, area = g.activation.figure, AREA[answer[1]]
    if not is_leader(figure) or not must_fight(g, figure, area):
        return None
    twin = g.copy()
    twin.where[figure] = area
    return _land_combat(twin, figure, strongest(twin, figure)[0])


def _fight(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
    """CC-4.4.3.35 The colony, or one of the native armies."""
    if g.activation is None:
        return None
    at = THE_COLONY if answer[0] == "fight-colony" else int(answer[1]) - 1
    return _land_combat(g.copy(), g.activation.figure, at)


def _fight_with(g: Caribbean, ask: Ask, answer: Answer) -> Preview | None:
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


_FIGHTS: Mapping[str, Callable[[Caribbean, Ask, Answer], Preview | None]] = {
    "march": _march,
    "fight-colony": _fight,
    "fight-natives": _fight,
    "fight-with": _fight_with,
    "smoke-out": _smoke_out,
}
