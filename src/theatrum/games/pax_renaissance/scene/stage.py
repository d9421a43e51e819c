"""What is going on now: a war with its two sides, a trade fair on its way, a card being played."""

from __future__ import annotations

from theatrum.core.scene import Side, Spotlight, Text
from theatrum.games.pax_renaissance.scene.cards import shown_again
from theatrum.games.pax_renaissance.scene.stage_fair import fair_stage
from theatrum.games.pax_renaissance.scene.stage_war import war_stage
from theatrum.games.pax_renaissance.scene.tokens import bank_tone, token_piece
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import NOUN, PLACE_NOUN


def spotlight(g: PaxRenaissance) -> Spotlight | None:
    if g.war is not None:
        return war_stage(g, g.war)
    if g.fair is not None:
        return fair_stage(g, g.fair, g.fair.profits)
    if g.playing >= 0 and g.agents:
        return _playing(g)
    return None


# ---- a card being played ----------------------------------------------------------------------------------------------
def _playing(g: PaxRenaissance) -> Spotlight:
    """PR-7 The card, and the agents that still wait for a place."""
    return Spotlight(
        id="spotlight:card",
        title=Text("spotlight-card", card=NOUN[g.playing], bank=g.noun_of(g.active)),
        at=PLACE_NOUN[g.place] if g.place >= 0 else "",
        sides=[
            Side(
                seat=g.active,
                title=Text("side-agents"),
                tone=bank_tone(g, g.active),
                cards=[shown_again(g.playing, f"shown:{g.playing}")],
                pieces=[
                    token_piece(g, code, f"agent:{i}", g.token_noun(code)) for i, code in enumerate(g.agents)
                ],
            )
        ],
    )
