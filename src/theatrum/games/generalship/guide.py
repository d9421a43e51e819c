"""Your first campaign: what a newcomer is told in a first game against one weak bot, as it happens."""

from __future__ import annotations

from theatrum.core.guide import Guide, Hint, answers, own_panel

GUIDE = Guide(
    players=2,
    bot="random",
    seed="b",
    hints=(
        Hint("nation", "GS-3.1", prompts=("choose-nation",), touches=answers()),
        Hint("commander", "GS-3.6", prompts=("keep-generals",), touches=answers()),
        Hint("tile", "GS-4.3", prompts=("choose-tile",), touches=answers()),
        Hint("split", "GS-4.4", prompts=("choose-split",), touches=own_panel),
        Hint("draft", "GS-10.1", prompts=("draft",), touches=answers("draft", "launch")),
        Hint("march", "GS-11.3", prompts=("march",), touches=answers()),
        Hint("battle", "GS-12.9", events=("battle-joined",)),
        Hint("points", "GS-18.1", events=("vp-technology", "vp-tiles", "vp-battle"), touches=own_panel),
    ),
)
