"""Your first bank: what a newcomer is told in a first game against one weak bot, as it happens."""

from __future__ import annotations

from theatrum.core.guide import Guide, Hint, answers, cards_of, own_panel

GUIDE = Guide(
    players=2,
    bot="random",
    seed="6",
    hints=(
        Hint("bank", "PR-3.1", prompts=("act",), touches=own_panel),
        Hint("market", "PR-6.2", verbs=("buy",), touches=answers("buy")),
        Hint("play", "PR-7.1", verbs=("play",), touches=answers("play")),
        Hint("one-shot", "PR-7.2", prompts=("one-shot", "coronation"), touches=answers()),
        Hint("agents", "PR-7.4", prompts=("place-agent",), touches=answers("put", "oust", "raid")),
        Hint("battle", "PR-13.1", prompts=("losses", "survivors"), touches=answers()),
        Hint("throne", "PR-14.7", prompts=("concession",), touches=answers()),
        Hint("fair", "PR-11.4", events=("fair",), touches=answers("fair")),
        Hint("ops", "PR-9.1", verbs=("ops",), touches=answers("ops")),
        Hint("comet", "PR-19.5", events=("activated",), touches=cards_of("row:victories")),
        Hint("declare", "PR-19.6", verbs=("declare",), touches=answers("declare")),
    ),
)
