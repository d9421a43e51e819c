"""Faith and unrest: how tests lay out areas, conversions and rebellions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from games.elisabeth.builders import act, answers, asked, give, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.religion import Attempts, convert
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import Realms
from theatrum.games.elisabeth.tables.places import AREAS, CAPITALS, PLACE, PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import POWER
from theatrum.kit.graph import mask, places


def restless(*protestant: str, **given: Any) -> Elisabeth:
    """Of France and the Netherlands exactly these spaces are Protestant."""
    g = position(scenario="campaign", **{"active": "protestant", **given})
    for space in SPACES:
        if AREAS[space.area] in ("france", "netherlands"):
            g.set_religion(space.index, space.id in protestant)
    g.power_shifted = False
    g.realms = g.realms or Realms([list(spaces) for spaces in CAPITALS[:6]])
    return g


def rebel(g: Elisabeth, space: str, level: int = 2) -> Game:
    game = give(act(g, "rebel"), "rebel", f"space:{space}")
    if asked(game) == ("protestant", "rebel-level"):
        give(game, "level", level)
    return game


def finish(game: Game) -> Game:
    """Whatever else may be gained is left."""
    while asked(game) is not None:
        give(game, "done")
    return game


def faiths(area: int, protestant: Iterable[str], **given: Any) -> Elisabeth:
    """A campaign in which exactly these spaces of an area are Protestant."""
    g = position(scenario="campaign", **{"active": "protestant", **given})
    g.protestant &= ~AREA_SPACES[area]
    g.protestant |= mask(PLACE.by_id[name] for name in protestant)
    return g


def attempts(
    g: Elisabeth, power: str, area: int, *, catholic: bool = False, number: int = 5, **more: bool
) -> Game:
    convert(g, POWER.by_id[power], area, Attempts(number, not catholic, **more))
    return play(g, *reversed(g.agenda))


def spaces(game: Game) -> set[str]:
    """What can be turned now."""
    return {str(a[1]).partition(":")[2] for a in answers(game) if a[0] == "convert"}


def protestants(g: Elisabeth, area: int) -> set[str]:
    return {PLACE_NOUN[s].partition(":")[2] for s in places(g.protestant & AREA_SPACES[area])}


def turn_all(game: Game, names: Sequence[str]) -> Game:
    for name in names:
        give(game, "convert", f"space:{name}")
    return game
