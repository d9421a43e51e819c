"""CC-4.3.4, CC-4.3.5 Where what a card gives appears: in the home base, or far away beside a guild hall."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal
from theatrum.games.caribbean.queries.capacity import limits_with
from theatrum.games.caribbean.queries.presence import leaders_ashore, residences
from theatrum.games.caribbean.queries.supply import line_home
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import GUILD_HALL
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, NATION_OF

NO_RECEIVER = Refusal("CC-4.3.5", "no-receiver")


def guild_halls(g: Caribbean, nation: int) -> list[int]:
    """CC-4.3.4 Own residence colonies with guild hall and an open line to the home base."""
    own = residences(g, nation)
    return [area for area in own if g.has_building(area, GUILD_HALL) and line_home(g, nation, area)]


def receiver(g: Caribbean, nation: int, things: Mapping[int, int]) -> Procedure[int]:
    """CC-4.3.5 Who gets what a card gives, within his limits."""
    takers = [BASE_OF[nation]]
    for area in guild_halls(g, nation):
        own = [leader for leader in leaders_ashore(g, area) if NATION_OF[leader] == nation]
        takers += [leader for leader in own if not limits_with(g, leader, things)]
    if len(takers) == 1:
        return takers[0]
    answers: list[Answer] = [("give", FIGURE.noun[taker]) for taker in takers]
    answer = yield Ask(
        g.seat_of[nation], "receiver", answers, rule="CC-4.3.5", why_not=lambda answer: NO_RECEIVER
    )
    return FIGURE[answer[1]]
