"""Possible worlds: copies of a game in which what a seat can't know is another, and copies whose chance is chosen."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat

if TYPE_CHECKING:
    from theatrum.core.game import Game


def determinized(game: Game, seat: Seat, rng: random.Random) -> Game:
    """See `Game.determinized`."""
    twin = game.clone(light=True)
    twin.definition.redeal(twin.state, seat, fresh_chance(rng))
    twin.state.chance = fresh_chance(rng)
    twin.forget_held(seat)
    return twin


def imagined(game: Game, seat: Seat, rng: random.Random) -> Game | None:
    """See `Game.imagined`."""
    timeline = game.timeline
    if timeline is None or timeline.position != game.position or not timeline.is_fresh:
        return None
    state = timeline.checkpoint.copy()
    game.definition.redeal(state, seat, fresh_chance(rng))
    state.chance = fresh_chance(rng)
    twin = game.rebased(state)
    twin.serial = game.serial
    return twin


def with_draws(game: Game, draws: tuple[int, ...]) -> Game:
    """See `Game.with_draws`."""
    checkpoint = game.past.checkpoint.copy()
    checkpoint.chance.script = (checkpoint.chance.script or ()) + draws
    return game.rebased(checkpoint)


def fresh_chance(rng: random.Random) -> Chance:
    return Chance(f"{rng.getrandbits(256):x}")
