"""A guided first game: hints that explain what is happening, when it happens.

A game may supply a `Guide`: how the first game is set up, and its hints in the order in which they are best read. A
hint is reached when everything it asks for holds in what the guided player sees: his open question, the lines of his
log, his scene. It knows nothing else, so it can tell nothing else. Its words are `guide-<id>` in the game's texts, the
guide's title is `guide-title`, and `guide-about` says in a sentence what it is. The table does the rest (see
`docs/protocol.md`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from theatrum.core.scene import Choice, Scene

Pointing = Callable[[Scene], Sequence[str]]
"""Which things of the scene a hint points at."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One thing to be told, once."""

    id: str
    rule: str = ""
    """The rule behind it."""
    prompts: tuple[str, ...] = ()
    """The player is asked one of these."""
    verbs: tuple[str, ...] = ()
    """One of these is among the answers of the open question."""
    events: tuple[str, ...] = ()
    """One of these has been told to the player."""
    sees: Callable[[Scene], bool] | None = None
    """Something else that is to be seen."""
    touches: Pointing | None = None

    def reached(self, scene: Scene, told: Collection[str]) -> bool:
        """Does everything it asks for hold? `told`: the keys of the player's log."""
        if self.prompts and not asks(scene, self.prompts):
            return False
        if self.verbs and not any(c.answer[0] in self.verbs for c in _choices(scene)):
            return False
        if self.events and not any(event in told for event in self.events):
            return False
        return self.sees is None or self.sees(scene)

    def points_at(self, scene: Scene) -> list[str]:
        return list(dict.fromkeys(self.touches(scene))) if self.touches is not None else []


@dataclass(frozen=True, slots=True)
class Guide:
    """A first game to learn by: the newcomer sits on one seat, bots on all others. A game with several has one for a number
    of players."""

    hints: tuple[Hint, ...]
    players: int = 2
    bot: str = "random"
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    seed: str | None = None
    """Always the same game, if given (hexadecimal digits)."""
    seat: int = 0
    """Where the newcomer sits."""
    name: str = ""
    """What its title and its sentence are called among the texts, where a game has several: `guide-<name>-title`."""

    def text(self, what: str) -> str:
        """The key of its title or of the sentence about it."""
        return f"guide-{self.name}-{what}" if self.name else f"guide-{what}"

    def reached(self, scene: Scene, told: Collection[str], before: Collection[str]) -> list[str]:
        """The hints that are reached now and were not before, in the order of the script. None while others are
        asked: the newcomer reads when it is his turn. When all is over he reads what he has not met."""
        if scene.question is None and scene.outcome is None:
            return []
        return [h.id for h in self.hints if h.id not in before and self.holds(h, scene, told)]

    def holds(self, hint: Hint, scene: Scene, told: Collection[str]) -> bool:
        """Is it the moment for this hint?"""
        return scene.outcome is not None or hint.reached(scene, told)


def asks(scene: Scene, prompts: Collection[str]) -> bool:
    """Is the one who sees the scene asked one of these?"""
    return scene.question is not None and scene.question.prompt.key.removeprefix("prompt-") in prompts


# ---- what to point at ---------------------------------------------------------------------------------------------
def answers(*verbs: str) -> Pointing:
    """What is touched first for the answers with these verbs (all answers, if none is named)."""

    def pointing(scene: Scene) -> list[str]:
        return [c.touches[0] for c in _choices(scene) if c.touches and (not verbs or c.answer[0] in verbs)]

    return pointing


def own_panel(scene: Scene) -> list[str]:
    """The player's own corner of the table."""
    return [panel.id or f"seat:{panel.seat}" for panel in scene.panels if panel.seat == scene.seat]


def cards_of(*rows: str) -> Pointing:
    """The cards of these rows."""

    def pointing(scene: Scene) -> list[str]:
        return [card.noun or card.id for row in scene.rows if row.id in rows for card in row.cards]

    return pointing


def _choices(scene: Scene) -> Sequence[Choice]:
    return scene.question.choices if scene.question is not None else ()
