"""Wars, votes and fairs as they ended, at the moment of the event that tells it (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Piece, Spotlight, Text
from theatrum.core.state import Event, Rolled
from theatrum.games.pax_renaissance.queries.abilities import in_force
from theatrum.games.pax_renaissance.scene.stage_fair import fair_stage
from theatrum.games.pax_renaissance.scene.stage_war import vote_stage, war_stage
from theatrum.games.pax_renaissance.state import PaxRenaissance, War
from theatrum.games.pax_renaissance.tables import ITEM, SPOT_NOUN, URBANISATION, VENICE

BEGINS = ("war-begins", "campaign")
SHAPES = {"knight": "knight", "rook": "rook", "pirate": "hull", "bishop": "bishop"}


def staged(
    g: PaxRenaissance, seat: Seat | None, event: Event, before: Iterable[Event | Rolled]
) -> Spotlight | None:
    """PR-10.7, PR-11, PR-13 A vote counts at once; of a fair all can be reckoned when it sets out; a war with its dead."""
    if event.key == "voted":
        stage = vote_stage(g, ITEM[event.args["empire"]], event.args["florins"])
    elif event.key == "fair":
        if g.fair is None:
            return None
        stage = fair_stage(g, g.fair, g.fair.profits - (0 if g.bankruptcy else 1))
        stage.stop, stage.lines = len(stage.stops), []
    elif g.war is not None:
        stage = war_stage(g, g.war)
        stage.stakes, stage.lines = [], []
        stage.sides[0].lost, stage.sides[1].lost = _dead(g, g.war, before)
    else:
        return None
    stage.verdict = Text(f"event-{event.key}", **event.args)
    return stage


def _dead(g: PaxRenaissance, war: War, before: Iterable[Event | Rolled]) -> tuple[list[Piece], list[Piece]]:
    """PR-13.1 Attackers and defenders who fell. A beaten side falls first, as a whole; in a draw the defenders first."""
    fallen: list[Event] = []
    stood = 0
    for happened in before:
        if not isinstance(happened, Event) or happened.key == "clash":
            if isinstance(happened, Event):
                break
            continue
        if happened.key in ("fell", "fell-beside"):
            fallen.append(happened)
        elif happened.key == "stands":
            stood += 1
    fallen.reverse()
    attack, defence = war.strength
    if attack == defence:
        cut = _cut(g, fallen, defence)
        defenders, attackers = fallen[:cut], fallen[cut:]
    else:
        cut = len(fallen) - (min(attack, defence) - stood)
        first, last = fallen[:cut], fallen[cut:]
        attackers, defenders = (last, first) if attack > defence else (first, last)
    return (
        [_piece(event, f"fell:0-{i}") for i, event in enumerate(attackers)],
        [_piece(event, f"fell:1-{i}") for i, event in enumerate(defenders)],
    )


def _cut(g: PaxRenaissance, fallen: list[Event], defence: int) -> int:
    """How many of the dead are defenders, if together they counted so much [PR-13.12]."""
    for i, event in enumerate(fallen):
        if defence <= 0:
            return i
        in_venice = event.args.get("at") == SPOT_NOUN[VENICE] and in_force(g, URBANISATION)
        defence -= 2 if in_venice and "white" in str(event.args["token"]) else 1
    return len(fallen)


def _piece(event: Event, id: str) -> Piece:
    noun = str(event.args["token"])
    kind, _, colour = noun.partition(":")[2].partition("-")
    return Piece(
        id=id, shape=SHAPES.get(kind, "cube"), tone=colour if kind in SHAPES else "", label=Name(noun)
    )
