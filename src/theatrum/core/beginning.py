"""How a game begins: the wishes of the players are checked, then the definition makes the first state."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from theatrum.core.chance import SEED_DIGITS, Chance, seed_text
from theatrum.core.contract import Definition, Setup
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Header


def begin(
    definition: Definition[Any],
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    seats: Sequence[str] | None = None,
    light: bool = False,
    simulated: bool = False,
) -> Game:
    """A new game. Without a seed, one of 256 random bits is taken. `simulated`: programs play it, so options that are
    not given take their defaults for programs (see `Option`). Raises `BadSetup` naming what does not fit."""
    if players is None:
        players = definition.players[-1]
    if players not in definition.players:
        counts = ", ".join(map(str, definition.players))
        raise BadSetup(f"{definition.id} is for {counts} players, not {players}")
    chosen = check_options(definition, players, options or {}, simulated)
    names = tuple(seats) if seats is not None else ("",) * players
    if len(names) != players:
        raise BadSetup(f"{len(names)} names were given for {players} seats")
    text = seed_text(secrets.randbits(4 * SEED_DIGITS) if seed is None else seed)
    header = Header(definition.id, definition.rules_version, players, chosen, names, text, definition.edition)
    return Game(definition, header, first_state(definition, header), light=light)


def first_state(definition: Definition[Any], header: Header) -> Any:
    """The state before anything has happened."""
    return definition.begin(Setup(header.players, header.options, Chance(header.seed)))


def check_options(
    definition: Definition[Any],
    players: int,
    options: Mapping[str, str | int | bool],
    simulated: bool = False,
) -> dict[str, str | int | bool]:
    """Every option of the game with its chosen or default value."""
    known = {o.id: o for o in definition.options if o.players is None or players in o.players}
    for name in options:
        if name not in known:
            there = ", ".join(known) or "none"
            raise BadSetup(
                f"{definition.id} has no option {name!r} with {players} players; there is: {there}"
            )
    chosen: dict[str, str | int | bool] = {}
    for name, option in known.items():
        values = option.values(players)
        value = options.get(name, option.default(players, simulated))
        if value not in values or isinstance(value, bool) != isinstance(values[values.index(value)], bool):
            legal = ", ".join(map(str, values))
            raise BadSetup(f"option {name!r} of {definition.id} can be {legal}, not {value!r}")
        chosen[name] = value
    return chosen
