"""How events look that look alike: many of a game's events share a drawing."""

from __future__ import annotations

from theatrum.core.contract import Mark


def marks(icon: str, *keys: str, banner: bool = False, stage: bool = False) -> dict[str, Mark]:
    """The same drawing for all of these events."""
    return {key: Mark(icon=icon, banner=banner, stage=stage) for key in keys}


DEALS = marks(
    "treaty",
    *("deal-announced", "deal-shown", "deal-confirmed", "deal-rejected", "deal-withdrawn"),
    *("deal-lapsed", "deal-void", "deal-overtaken", "deal-done"),
)
"""What is told of deals (`kit/deals.py`), in words of the core."""
