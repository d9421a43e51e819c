"""Games with something wrong in them, for tests of those who look for such things."""

from dataclasses import replace

import parley
from parley.rules.auction import auction
from parley.state import Parley
from theatrum.core.contract import Procedure

WRONG = {"invariants": True}
"""Switched off by tests to play the part of a repaired rule."""


def _complaining(g: Parley) -> list[str]:
    return ["the third round is unlucky"] if WRONG["invariants"] and g.round == 3 else []


def _failing_auction(g: Parley) -> Procedure[None]:
    yield from auction(g)
    raise ZeroDivisionError("the auctioneer fell ill")


INVARIANT = replace(parley.DEFINITION, id="unlucky", invariants=_complaining)
CRASH = replace(
    parley.DEFINITION, id="ill", procedures={**parley.DEFINITION.procedures, "auction": _failing_auction}
)
