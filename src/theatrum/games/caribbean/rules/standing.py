"""The windows for which a seat may leave a standing answer: every question to which "pass" is the usual answer."""

from __future__ import annotations

WINDOWS: tuple[str, ...] = (
    "intercept",
    "attack-fleet",
    "bribe",
    "before-roll",
    "after-roll",
    "interception-declared",
    "event-declared",
    "special-announced",
    "administration-cards",
)
