"""The rules of Pax Renaissance: one module per chapter, and the list of their steps."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.pax_renaissance.rules import (
    bishops,
    expansion,
    fairs,
    map_ops,
    market,
    one_shots,
    operations,
    playing,
    regime,
    setup,
    theocracy,
    tokens,
    turn,
    wars,
)

PROCEDURES: Mapping[str, Runner] = {
    "set_up": setup.set_up,
    "turn": turn.turn,
    "act": turn.act,
    "after_action": turn.after_action,
    "comet": market.comet,
    "limits": market.limits,
    "discard_down": market.discard_down,
    "refresh": market.refresh,
    "play": playing.play,
    "announce": playing.announce,
    "announce_coronation": one_shots.announce_coronation,
    "agents": playing.agents,
    "shift": one_shots.shift,
    "apostasy": expansion.apostasy,
    "torch": expansion.torch,
    "ops": operations.ops,
    "op": operations.op,
    "send": bishops.send,
    "pacify": bishops.pacify,
    "taxed": map_ops.taxed,
    "levy": tokens.levy,
    "fair": fairs.fair,
    "voyage": fairs.voyage,
    "toll": fairs.toll,
    "war": wars.war,
    "muster": wars.muster,
    "gather": wars.gather,
    "rhodes": wars.rhodes,
    "clash": wars.clash,
    "losses": wars.losses,
    "aftermath": wars.aftermath,
    "overthrow": theocracy.overthrow,
    "arrange": theocracy.arrange,
    "survivors": wars.survivors,
    "regime": regime.regime,
    "subject": regime.subject,
    "concession": regime.concession,
    "emancipate": regime.emancipate,
}
