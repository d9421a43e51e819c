"""The cards that are played in windows, joined by window in the order in which they are offered."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.games.elisabeth.rules.parts import Response
from theatrum.games.elisabeth.rules.responses import (
    combat,
    courts,
    louise,
    moments,
    ocean,
    plots,
    reiters,
    soccorso,
)

_ALL: tuple[Response, ...] = (
    *combat.RESPONSES,
    *moments.RESPONSES,
    *reiters.RESPONSES,
    *ocean.RESPONSES,
    *soccorso.RESPONSES,
    *plots.RESPONSES,
    *courts.RESPONSES,
    *louise.RESPONSES,
)
RESPONSES: Mapping[str, tuple[Response, ...]] = {
    window: tuple(r for r in _ALL if r.window == window) for window in dict.fromkeys(r.window for r in _ALL)
}
