"""Two first games that explain themselves, as it happens: the Sultan's galleys (Lepanto), and the Queen's first turn, in
which England learns the campaign among five bots."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.guide import Guide, Hint, answers, cards_of, own_panel
from theatrum.core.scene import Scene


def _fighting(scene: Scene) -> bool:
    """A battle on land or at sea is being fought."""
    return scene.spotlight is not None and scene.spotlight.id in ("spotlight:battle", "spotlight:sea-battle")


GUIDE = Guide(
    players=2,
    bot="random",
    seed="5",
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


def _wider_window(scene: Scene) -> bool:
    """Somebody might respond with a card; the talks are a window, too, but another thing."""
    return bool(scene.question and scene.question.window and scene.question.window != "window-talk")


def _status_charts(scene: Scene) -> bool:
    return bool(scene.charts)


def _panels(scene: Scene) -> list[str]:
    return [panel.id for panel in scene.panels]


def _cards_left(most: int) -> Callable[[Scene], bool]:
    """So that what the first points could buy is told impulse by impulse, not all at once."""
    return lambda scene: sum(len(row.cards) for row in scene.rows if row.id == "hand:2") <= most


WINTER = ("winter-ship", "winter-land", "winter-recall", "winter-leader")
QUEEN = Guide(
    name="queen",
    players=6,
    seat=2,
    bot="random",
    seed="2",
    options={"scenario": "campaign"},
    hints=(
        Hint("queen-you", "E1-25.2", touches=own_panel),
        Hint("queen-talk", "E1-9.1.1", prompts=("talk",), sees=_status_charts, touches=_panels),
        Hint("queen-deal", "E1-9.1.17", prompts=("deal",), touches=answers("add-alliance", "add-peace")),
        Hint("queen-war", "E1-9.4.6", prompts=("declare",), touches=answers("declare")),
        Hint("queen-deploy", "E1-10.0.P6", prompts=("deploy",), touches=answers("deploy")),
        Hint("queen-captains", "E1-5.2.1", prompts=("captain-leads",), touches=answers()),
        Hint("queen-impulse", "E1-11.0.2", prompts=("impulse",), touches=cards_of("hand:2")),
        Hint("queen-actions", "E1-11.1.1", prompts=("action",), touches=answers()),
        Hint("queen-outfit", "E1-17.4.1", verbs=("outfit",)),
        Hint("queen-arts", "E1-22.0.1", verbs=("sponsor-artist", "sponsor-scientist"), sees=_cards_left(3)),
        Hint("queen-faith", "E1-18.2.1", prompts=("impulse",), sees=_cards_left(3)),
        Hint(
            "queen-minors",
            "E1-24.5",
            verbs=("influence",),
            sees=_cards_left(2),
            touches=answers("influence"),
        ),
        Hint("queen-respond", "E1-6.1.12", sees=_wider_window),
        Hint("queen-winter", "E1-20.4.4", prompts=WINTER),
        Hint("queen-virgin", "E1-21.2.1", events=("virgin-queen",), touches=own_panel),
        Hint("queen-points", "E1-25.3.S1", events=("turn-points",), touches=_panels),
    ),
)
