"""CC-4.3.19 What is said of the pending roll and of the card just played: words of the effects' language."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.language import SIDED


def roll_is(g: Caribbean, roll: int, rolls: tuple[int, ...]) -> bool:
    return roll % SIDED in rolls


def roll_by(g: Caribbean, roll: int, who: str, nation: int) -> bool:
    """The nation makes the roll, or one of the two; `any`: anybody does."""
    return who == "any" or nation in g.rolling


def card_frame(g: Caribbean, card: int, color: str) -> bool:
    return g.declared >= 0 and CARDS[g.declared].colour == color


def card_kind(g: Caribbean, card: int, kind: str) -> bool:
    return g.declared >= 0 and ("special" if CARDS[g.declared].special else "event") == kind


def card_targets(g: Caribbean, card: int, nation: int) -> bool:
    return nation in g.declared_at


def card_user(g: Caribbean, card: int, who: str, nation: int) -> bool:
    return (g.declared_by == nation) == (who == "own")


def side_of(g: Caribbean, nation: int) -> int:
    """CC-11.12 The side for which a nation rolls, or -1."""
    return g.rolling.index(nation) if nation in g.rolling else NOBODY


def nation_of_side(g: Caribbean, side: int) -> int:
    return g.rolling[side] if side < len(g.rolling) else NOBODY


DECLARED: Mapping[str, Callable[..., bool]] = {
    "roll_is": roll_is,
    "roll_by": roll_by,
    "card_frame": card_frame,
    "card_kind": card_kind,
    "card_targets": card_targets,
    "card_user": card_user,
}
