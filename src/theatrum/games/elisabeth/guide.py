"""The Sultan's galleys: what a newcomer is told in a first game against a weak bot, as it happens."""

from __future__ import annotations

from theatrum.core.guide import Guide, Hint, answers, cards_of, own_panel
from theatrum.core.scene import Scene


def _fighting(scene: Scene) -> bool:
    """A battle on land or at sea is being fought."""
    return scene.spotlight is not None and scene.spotlight.id in ("spotlight:battle", "spotlight:sea-battle")


GUIDE = Guide(
    players=2,
    bot="random",
    options={"scenario": "learning"},
    hints=(
        Hint("sultan", "E1-SL.4", touches=own_panel),
        Hint("deploy", "E1-10.0.P6", prompts=("deploy",), touches=answers("deploy")),
        Hint("impulse", "E1-11.0.2", prompts=("impulse",), touches=cards_of("hand:0")),
        Hint("actions", "E1-11.1.1", prompts=("action",), touches=answers()),
        Hint("march", "E1-5.1.11", prompts=("march-form",), touches=answers()),
        Hint("sail", "E1-16.1.2", prompts=("sail",), touches=answers("sail")),
        Hint("piracy", "E1-16.4.1", verbs=("raid",), touches=answers("raid")),
        Hint("battle", "E1-14.0.P6", sees=_fighting),
        Hint("siege", "E1-15.0.4", events=("siege-laid",)),
        Hint("minors", "E1-24.5", verbs=("influence",), touches=answers("influence")),
        Hint("respond", "E1-6.1.12", sees=lambda scene: bool(scene.question and scene.question.window)),
        Hint("winter", "E1-20.4.4", prompts=("winter-ship", "winter-land", "winter-recall", "winter-leader")),
        Hint("points", "E1-SL.5", events=("turn-ends",), touches=own_panel),
    ),
)
