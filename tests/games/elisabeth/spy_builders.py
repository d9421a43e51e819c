"""Spies and plots: how tests lay them out."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import act, answers, asked, give, passing, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.boards import Espionage
from theatrum.games.elisabeth.state.realms import Realms
from theatrum.games.elisabeth.tables.places import CAPITALS, ENGLAND_AREA, PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, POWER, SPAIN
from theatrum.kit.graph import mask


def plotting(active: str = "spain", *, turn: int = 3, **given: Any) -> Elisabeth:
    g = position(scenario="campaign", **{"active": active, "turn": turn, **given})
    g.realms = g.realms or Realms([list(spaces) for spaces in CAPITALS[:6]])
    board(g).mary = "away"
    return g


def board(g: Elisabeth) -> Espionage:
    assert g.espionage is not None
    return g.espionage


def spy(g: Elisabeth, who: str, on: str, since: int = 1, state: int = 1) -> None:
    at = POWER.by_id[who] * len(MAJORS) + POWER.by_id[on]
    board(g).informants[at], board(g).since[at] = state, since


def kill(g: Elisabeth, victim: str, cp: int = 2) -> Game:
    game = give(act(g, "assassinate"), "victim", victim)
    if asked(game) is not None and "level" in {a[0] for a in answers(game)}:
        give(game, "level", cp)
    return passing(game)


def rising_position(dice: list[int], **given: Any) -> Elisabeth:
    g = plotting("spain", dice=dice, cp=3, **given)
    g.protestant |= AREA_SPACES[ENGLAND_AREA]
    g.protestant &= ~mask(PLACE.by_id[s] for s in ("york", "carlisle", "lancaster"))
    g.end_war(SPAIN, ENGLAND)
    return g
