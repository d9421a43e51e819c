"""Games of a few lines, for tests of the kernel: `game_of(first, second)` runs these steps, one after the other."""

from typing import Any

from own_process import PARLEY
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.columns import declared_in
from theatrum.core.contract import Answer, Ask, Definition, Procedure, Result, Runner, Setup
from theatrum.core.game import Game
from theatrum.core.scene import Scene, Stat
from theatrum.core.state import State

PARLEY_TEXTS = PARLEY / "src" / "parley" / "texts"


class Slate(State):
    """A state on which steps write what they like. `hidden` is what nobody may see."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.notes: list[str] = []
        self.hidden: list[int] = [1, 2, 3, 4]

    __slots__ = declared_in(__init__)


def scene(g: Slate, seat: int | None) -> Scene:
    return Scene(headline=" ".join(g.notes), victory=[Stat(id="hidden", value=len(g.hidden))])


def redeal(g: Slate, seat: int, chance: Chance) -> None:
    g.hidden = [chance.below(100) for _ in g.hidden]


def define(*steps: Runner, windows: tuple[str, ...] = (), **more: Any) -> Definition[Slate]:
    """A game that runs these steps in order. Those given by name (`again=...`) are run when a step names them."""
    procedures = {f"step-{i}": step for i, step in enumerate(steps)}
    named = {name: more.pop(name) for name in list(more) if callable(more[name]) and name != "staged"}

    def begin_(setup: Setup) -> Slate:
        slate = Slate(setup)
        slate.then(*((name,) for name in procedures))
        return slate

    facts: dict[str, Any] = {
        "id": "small",
        "rules_version": 1,
        "players": (2, 3),
        "state": Slate,
        "begin": begin_,
        "procedures": {**procedures, **named},
        "scene": scene,
        "result": lambda g: Result((0,), (len(g.notes), 0), "points"),
        "redeal": redeal,
        "invariants": lambda g: [],
        "texts": PARLEY_TEXTS,
        "names": lambda language: {},
        "rule_prefix": "SM",
        "windows": windows,
    }
    return Definition(**{**facts, **more})


def game_of(*steps: Runner, players: int = 2, seed: int = 7, light: bool = False, **more: Any) -> Game:
    return begin(define(*steps, **more), players, seed, light=light)


def ask(seat: int, *verbs: str, **more: Any) -> Ask:
    """A question with these verbs as its answers."""
    return Ask(seat, "act", [(verb,) for verb in verbs or ("pass",)], rule="SM-1", **more)


def say(g: Slate, *parts: Any) -> None:
    """Write on the slate and tell it."""
    g.notes.append(" ".join(str(part) for part in parts))
    g.tell("round", number=len(g.notes))


def asking(*seats: int) -> Runner:
    """A step that asks each seat once, yes or no, and notes the answer."""

    def step(g: Slate) -> Procedure[None]:
        for seat in seats:
            (verb,) = yield ask(seat, "yes", "no")
            say(g, seat, verb)

    return step


def play(game: Game, *answers: str | Answer) -> Game:
    """Answer in turn, whoever is asked first; a word stands for the answer of that verb alone."""
    for answer in answers:
        game.answer(game.questions[0], (answer,) if isinstance(answer, str) else answer)
    return game


def notes(game: Game) -> list[str]:
    assert isinstance(game.state, Slate)
    return game.state.notes
