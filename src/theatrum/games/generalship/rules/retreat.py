"""GS-15.7 … GS-15.10 Retreat."""

from __future__ import annotations

from theatrum.core.contract import Procedure, Seat
from theatrum.games.generalship.state import Generalship


def retreat(g: Generalship, seat: Seat, position: int) -> Procedure[None]:
    """GS-15.7 All units of a seat leave a position."""
    raise NotImplementedError
    yield
