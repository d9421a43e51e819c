"""GS-18 How a game ends: ten victory points, a fallen capital, or the cap of cycles."""

from __future__ import annotations

from theatrum.core.contract import GameOver, Result, Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import CONSTANTS

VP_TO_WIN: int = CONSTANTS["victory_points_to_win"]["value"]


# ---- queries -------------------------------------------------------------------------------------------------------
def result(g: Generalship) -> Result:
    """How the game stands, or how it ended."""
    winners = (g.winner,) if g.winner >= 0 else ()
    return Result(winners, tuple(g.vp), g.ending)


# ---- changes -------------------------------------------------------------------------------------------------------
def gain_vp(g: Generalship, seat: Seat, n: int, why: str) -> None:
    """GS-18.1 Victory points count at once; the tenth ends the game at that very moment.

    `why` is the key of the event that tells it (`event-vp-<why>`).
    """
    g.vp[seat] += n
    g.tell(f"vp-{why}", nation=g.noun_of(seat), vp=n, total=g.vp[seat])
    if g.vp[seat] >= VP_TO_WIN:
        end_game(g, seat, "ten-points")


def end_game(g: Generalship, winner: Seat, ending: str) -> None:
    """The game is over; everything pending is dropped."""
    g.winner = winner
    g.ending = ending
    g.tell(f"ended-{ending}", nation=g.noun_of(winner), vp=g.vp[winner])
    raise GameOver
