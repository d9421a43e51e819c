"""PR-19 What counted in the end, for the table's last look back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.state import Event
from theatrum.games.pax_renaissance.rules.victory import result
from theatrum.games.pax_renaissance.state import PaxRenaissance


def points(g: PaxRenaissance, told: Iterable[Event]) -> Mapping[str, Sequence[int]]:
    """PR-19.8 Patron prestige after a patron end; PR-19.6 else the victory that was declared."""
    ended = result(g)
    by_prestige = g.ending in ("patron", "aborted", "")
    return {"prestige" if by_prestige else "declared": ended.scores}
