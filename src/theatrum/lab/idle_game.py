"""A game in which nothing happens: what playing it costs is what the kernel costs."""

from __future__ import annotations

from pathlib import Path

from theatrum.core.columns import declared_in
from theatrum.core.contract import Answer, Ask, Definition, Procedure, Result, Seat, Setup
from theatrum.core.scene import Scene
from theatrum.core.state import State

ANSWERS: tuple[Answer, ...] = (("pass",), ("wait", 1))
DECISIONS_PER_STEP = 4


class Idle(State):
    """Whose turn it is."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.turn: int = 0
        self.agenda = [("turn",)]

    __slots__ = declared_in(__init__)


def turn(g: Idle) -> Procedure[None]:
    """A few questions and an event, as a small step of a real game has them."""
    seat = g.turn % g.players
    for _ in range(DECISIONS_PER_STEP):
        yield Ask(seat, "idle", ANSWERS)
    g.tell("idled", seat=seat)
    g.turn += 1
    g.then(("turn",))


def _nothing(_state: Idle) -> list[str]:
    return []


def _scene(_state: Idle, _seat: Seat | None) -> Scene:
    return Scene()


def _result(state: Idle) -> Result:
    return Result((), (0,) * state.players, "never")


IDLE: Definition[Idle] = Definition(
    id="idle",
    rules_version=1,
    players=(2,),
    state=Idle,
    begin=Idle,
    procedures={"turn": turn},
    scene=_scene,
    result=_result,
    redeal=lambda _state, _seat, _chance: None,
    invariants=_nothing,
    texts=Path(__file__).parent,
    names=lambda _language: {},
    rule_prefix="ID",
)
