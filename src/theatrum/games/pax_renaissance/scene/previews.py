"""What an answer would bring on [PR-10.7, PR-10.10, PR-11, PR-13]: a war, a vote, a fair. None of them leaves anything to
chance, so all of it can be told before."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.stage import Preview
from theatrum.games.pax_renaissance.queries.tokens import token_of
from theatrum.games.pax_renaissance.queries.wars import fighters, fights, open_war
from theatrum.games.pax_renaissance.rules.one_shots import WAR_KIND
from theatrum.games.pax_renaissance.rules.operations import OP_BY_NOUN, targets
from theatrum.games.pax_renaissance.scene.stage_fair import fair_ahead
from theatrum.games.pax_renaissance.scene.stage_war import vote_stage, war_stage
from theatrum.games.pax_renaissance.state import BY_CAMPAIGN, PaxRenaissance, War
from theatrum.games.pax_renaissance.tables import (
    CARDS,
    ITEM,
    N_EMPIRES,
    PLACE_BY_NOUN,
    SIDE_OF_FAIR,
    SPOT,
)
from theatrum.kit.previews import ahead, changed

AT_ONCE = frozenset({"campaign", "vote"})
"""Ops that bring a contest on; with a single target they do it without asking [PR-9.6]."""


def previews(g: PaxRenaissance, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """Those of the answers that bring a contest on, or change who takes part in one."""
    return {answer: found for answer in answers if (found := _preview(g, ask, answer)) is not None}


def _preview(g: PaxRenaissance, ask: Ask, answer: Answer) -> Preview | None:
    verb = answer[0]
    if verb == "fair":
        return fair_ahead(g, SIDE_OF_FAIR[answer[1]])
    if verb == "join":
        return _joined(g, SPOT[answer[1]])
    if verb == "war":
        war = war_of_card(g, ITEM[str(ask.args["card"])], PLACE_BY_NOUN[answer[1]])
        return None if is_short(g, war) else ahead(war_stage(g, war))
    if verb == "use":
        item = ITEM[answer[1]]
        legal = targets(g, item, OP_BY_NOUN[answer[2]])
        return _contest(g, item, legal[0]) if len(legal) == 1 else None
    return _contest(g, ITEM[str(ask.args["card"])], answer) if verb in AT_ONCE else None


def _contest(g: PaxRenaissance, item: int, answer: Answer) -> Preview | None:
    """PR-10.7, PR-10.10 A vote that is called, or the war of a campaign."""
    if answer[0] == "vote":
        return ahead(vote_stage(g, ITEM[answer[1]], 0))
    if answer[0] == "campaign":
        return ahead(war_stage(g, war_of_king(g, item, PLACE_BY_NOUN[answer[1]])))
    return None


def _joined(g: PaxRenaissance, spot: int) -> Preview:
    """PR-18.3 The crusade with one more rook."""
    war = open_war(g)
    then = war.copy()
    then.attackers.append(spot)
    return changed(war_stage(g, war), war_stage(g, then))


# ---- wars as they would be gathered ----------------------------------------------------------------------------------
def war_of_king(g: PaxRenaissance, king: int, place: int) -> War:
    """PR-10.10 The campaign of a king, everybody gathered."""
    return _gathered(g, War(BY_CAMPAIGN, place, king))


def war_of_card(g: PaxRenaissance, item: int, place: int) -> War:
    """PR-13.4 The war of a card's one-shot, everybody gathered: its agents as far as the supply has them [PR-5.6]."""
    card = CARDS[item - N_EMPIRES]
    war = War(WAR_KIND[card.one_shot], place, item, card.war_colour)
    supply = list(g.supply)
    for agent in called(g, war):
        if supply[token_of(agent)]:
            supply[token_of(agent)] -= 1
            war.agents.append(agent)
    return _gathered(g, war)


def called(g: PaxRenaissance, war: War) -> list[int]:
    """PR-7.3 The card's agents that fight in its war."""
    return [agent for agent in g.agents if fights(agent, war.kind, war.colour)]


def is_short(g: PaxRenaissance, war: War) -> bool:
    """PR-5.6 Does an agent have to come from an empire card, or to stay away? That is asked later."""
    return len(war.agents) < len(called(g, war))


def _gathered(g: PaxRenaissance, war: War) -> War:
    war.attackers, war.defenders, war.freed = fighters(g, war)
    return war
