"""Landfall: what a newcomer is told in a first game against a weak bot, as it happens."""

from __future__ import annotations

from theatrum.core.guide import Guide, Hint, answers, cards_of, own_panel
from theatrum.core.scene import Scene


def _fighting(scene: Scene) -> bool:
    """A fight on land or at sea is on the stage."""
    return scene.spotlight is not None and scene.spotlight.id in ("spotlight:land", "spotlight:sea")


# Who follows the proposals from this seed is asked for gifts in the first turn and attacked in the third.
GUIDE = Guide(
    players=2,
    bot="random",
    seed="a",
    options={"scenario": "quick"},
    hints=(
        Hint("crown", "CC-0.4.1", prompts=("take-nation",), touches=answers("play")),
        Hint("turn", "CC-1.1", prompts=("disband", "buy-cards"), touches=own_panel),
        Hint("gift", "CC-2.5", prompts=("gift-card",), touches=answers("promise")),
        Hint("diplomacy", "CC-3.2", prompts=("diplomacy",), touches=answers("propose", "deal-with")),
        Hint("act", "CC-4.0.2", prompts=("act",), touches=cards_of("row:hand", "row:main")),
        Hint("operation", "CC-4.4.0.1", prompts=("operation",), touches=answers("move")),
        Hint("load", "CC-4.4.4.2", prompts=("acting",), verbs=("party",), touches=answers("party")),
        Hint("sail", "CC-4.4.3.6", prompts=("acting",), verbs=("sail",), touches=answers("sail")),
        Hint("discovery", "CC-4.4.3.14", events=("discovery-roll",)),
        Hint("landfall", "CC-4.4.3.15", events=("discovered",)),
        Hint("settle", "CC-4.4.3.19", verbs=("colonize", "erect"), touches=answers("colonize", "erect")),
        Hint("gifts", "CC-4.4.3.34", prompts=("gifts",)),
        Hint("produce", "CC-4.4.4.5", verbs=("produce",)),
        Hint("trade", "CC-4.4.4.11", verbs=("trade", "king"), events=("yields",)),
        Hint("fight", "CC-5.6.3", sees=_fighting),
        Hint("respond", "CC-4.3.19", sees=lambda scene: bool(scene.question and scene.question.window)),
        Hint("glory", "CC-8.16", events=("upkeep",), touches=own_panel),
    ),
)
