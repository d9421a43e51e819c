"""GS-4 The flow of play: cycles of two rounds and a scoring phase, and the turns in a round."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Seat
from theatrum.games.generalship.rules.ending import CYCLE_CAP, an_enemy_holds_a_capital, end_by_points
from theatrum.games.generalship.state import NOBODY, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILE_BY_NOUN, ACTION_TILES
from theatrum.games.generalship.tables.numbers import ROUNDS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import ERAS

_VERB = {
    "production": "produce",
    "population_growth": "grow",
    "general_cards": "generals",
    "technology_cards": "technologies",
}
"""What the active player answers to pick one of the two actions of a split tile."""
_STEP = {
    "production": "production",
    "population_growth": "growth",
    "general_cards": "general_action",
    "technology_cards": "technology_action",
    "alliance": "alliance",
    "draft_upgrade": "draft",
    "march": "march",
}
"""The step of the agenda with which each action begins."""


# ---- procedures ----------------------------------------------------------------------------------------------------
def cycle(g: Generalship) -> None:
    """GS-4.1 Round, round, scoring, and again; GS-18.4 where programs play, at most 40 times."""
    if g.capped and g.cycle >= CYCLE_CAP:
        end_by_points(g, "cycle-cap")
    g.cycle += 1
    g.tell("cycle", n=g.cycle)
    rounds = [("round", n) for n in range(1, ROUNDS + 1)]
    g.then(*rounds, ("scoring",), ("cycle",))


def play_round(g: Generalship, number: int) -> None:
    """GS-4.2 Each player in player order is active once."""
    g.round = number
    g.then(*(("turn", i) for i in range(g.players)))


def turn(g: Generalship, index: int) -> Procedure[None]:
    """GS-4.3 The active player puts a cylinder on an empty circle of an action tile."""
    g.turn = index
    g.active = g.actor = seat = g.order[index]
    g.action = ""
    answer = yield Ask(
        seat,
        "choose-tile",
        sift=partial(_tiles, g),
        rule="GS-4.3",
    )
    tile = ACTION_TILES[ACTION_TILE_BY_NOUN[answer[1]]]
    g.placed[tile.index].append(seat)
    g.tell("tile-chosen", nation=g.noun_of(seat), action=tile.noun)
    if tile.mode == "split":
        g.then(("split", tile.index))
    else:
        _everyone_acts(g, tile.actions[0], tile.actions[0], alone=tile.mode == "active_only")


def split(g: Generalship, index: int) -> Procedure[None]:
    """GS-4.4 The active player picks one of the two actions; every other player must perform the other one."""
    first, second = ACTION_TILES[index].actions
    answers: list[Answer] = [(_VERB[first],), (_VERB[second],)]
    tile = ACTION_TILES[index].noun
    answer = yield Ask(
        g.active,
        "choose-split",
        answers,
        rule="GS-4.4",
        args={"action": tile},
        why_not=lambda _: Refusal("GS-4.4", "not-on-this-tile", action=tile),
    )
    if answer == answers[0]:
        _everyone_acts(g, first, second)
    else:
        _everyone_acts(g, second, first)


def _everyone_acts(g: Generalship, own: str, others: str, alone: bool = False) -> None:
    """GS-4.4, GS-4.5, GS-4.6 First the active player, then, unless alone, all others in player order."""
    acts = [("act", g.active, own)]
    if not alone:
        acts += [("act", seat, others) for seat in others_in_order(g, g.active)]
    if own == "march":
        begin_march_turn(g)
    g.then(*acts, ("end_turn", own))


def act(g: Generalship, seat: Seat, action: str) -> None:
    """A player's action on the tile begins."""
    g.actor = seat
    g.action = action
    g.light_infantry_drafted = 0
    g.discounted = 0
    g.then((_STEP[action], seat))


def end_turn(g: Generalship, action: str) -> None:
    """GS-4.8 Marks are removed and the war paradigm advances after a march; then the capital test."""
    g.actor = NOBODY
    g.action = ""
    refresh_units(g)
    if action == "march":
        g.paradigm = (g.paradigm + 1) % len(ERAS)
        g.tell("paradigm", era=f"era:{ERAS[g.paradigm]}")
    if an_enemy_holds_a_capital(g):
        g.then(("capital_end",))


# ---- queries -------------------------------------------------------------------------------------------------------
def others_in_order(g: Generalship, seat: Seat) -> list[Seat]:
    """GS-4.7 The other players from first to last on the status board."""
    return [other for other in g.order if other != seat]


_TILES_FOR = {
    players: tuple(tile for tile in ACTION_TILES if players in tile.players)
    for players in sorted({n for tile in ACTION_TILES for n in tile.players})
}
_CHOICE: tuple[Answer, ...] = tuple(("choose", tile.noun) for tile in ACTION_TILES)
_FULL = tuple(Refusal("GS-4.3", "tile-full", action=tile.noun) for tile in ACTION_TILES)


def _tiles(g: Generalship, reasons: Reasons | None) -> list[Answer]:
    out: list[Answer] = []
    for tile in _TILES_FOR[g.players]:
        if len(g.placed[tile.index]) < tile.circles:
            out.append(_CHOICE[tile.index])
        elif reasons is not None:
            reasons[_CHOICE[tile.index]] = _FULL[tile.index]
    return out


_POINTS = (*(kind.bp for kind in KINDS), 0)
"""By kind: movement points; a free slot (-1) has none."""


# ---- changes -------------------------------------------------------------------------------------------------------
def begin_march_turn(g: Generalship) -> None:
    """GS-11.1 At the start of a march turn every unit, whoever's it is, has its full movement points."""
    refresh_units(g)


def refresh_units(g: Generalship) -> None:
    """GS-4.8, GS-10.1 No marks, full movement points: a new turn."""
    g.unit_bp = [_POINTS[kind] for kind in g.unit_kind]
    g.unit_extra = [0] * len(g.unit_kind)
    g.unit_lent = [0] * len(g.unit_kind)
    g.unit_marks = [0] * len(g.unit_kind)
