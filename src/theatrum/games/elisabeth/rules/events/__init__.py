"""The cards that open an impulse with their text [E1-C], by what they are about; joined here by number."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.games.elisabeth.rules.events import (
    armada,
    armies,
    arts,
    courts,
    faith,
    netherlands,
    ocean,
    paris,
    plots,
    politics,
    provinces,
    realms,
    sea,
    thrones,
)
from theatrum.games.elisabeth.rules.parts import CardText

EVENTS: Mapping[int, CardText] = {
    **armies.EVENTS,
    **politics.EVENTS,
    **sea.EVENTS,
    **faith.EVENTS,
    **arts.EVENTS,
    **armada.EVENTS,
    **ocean.EVENTS,
    **plots.EVENTS,
    **realms.EVENTS,
    **netherlands.EVENTS,
    **provinces.EVENTS,
    **paris.EVENTS,
    **thrones.EVENTS,
    **courts.EVENTS,
}
