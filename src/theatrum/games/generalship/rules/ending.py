"""GS-18 How a game ends: ten victory points, a fallen capital, or the cap of cycles."""

from __future__ import annotations

from theatrum.core.contract import PASS, Answer, Args, Ask, GameOver, Procedure, Refusal, Result, Seat
from theatrum.core.scene import Text
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.numbers import VP_TO_WIN

CYCLE_CAP = 40
"""GS-18.4 House rule for simulations: so that every game ends."""
TIE_BREAKS = ("capitals", "politics", "order")


# ---- procedures ----------------------------------------------------------------------------------------------------
def capital_end(g: Generalship) -> Procedure[None]:
    """GS-18.2 A capital has fallen: occupiers may swap points, in reverse player order; then most points win."""
    g.tell("capital-fallen", nations=[g.noun_of(s) for s in g.order if conquerors_of(g, s)])
    for seat in reversed(g.order):
        victims = [victim for victim in g.order if seat in conquerors_of(g, victim)]
        while victims:
            answer = yield Ask(
                seat,
                "swap",
                [PASS, *_swaps(g, victims)],
                rule="GS-18.2",
                args={"own": g.vp[seat], "others": [_standing(g, victim) for victim in victims]},
                why_not=lambda answer: Refusal("GS-18.2", "capital-not-yours", nation=answer[1]),
            )
            if answer == PASS:
                break
            victim = next(v for v in victims if g.noun_of(v) == answer[1])
            victims.remove(victim)
            _swap_points(g, seat, victim)
    end_by_points(g, "capital")


# ---- queries -------------------------------------------------------------------------------------------------------
def conquerors_of(g: Generalship, seat: Seat) -> list[Seat]:
    """GS-18.2 The enemies with units in a seat's capital: an ally's troops do not count."""
    return [s for s in g.seats_at(g.home(seat)[0]) if g.enemies(seat, s)]


def an_enemy_holds_a_capital(g: Generalship) -> bool:
    """GS-4.8, GS-18.2 The test at the end of every turn."""
    for seat in range(g.players):
        for unit in g.units_on(g.home(seat)[0]):
            if g.enemies(seat, g.unit_seat[unit]):
                return True
    return False


def standings(g: Generalship) -> list[Seat]:
    """GS-18.2, GS-18.3 Best first."""
    return sorted(range(g.players), key=lambda seat: rank(g, seat), reverse=True)


def rank(g: Generalship, seat: Seat) -> tuple[int, int, int, int]:
    """GS-18.2, GS-18.3 By what seats are compared: victory points, enemy capitals held, political power, being early in the
    player order."""
    capitals = sum(seat in conquerors_of(g, victim) for victim in range(g.players))
    return g.vp[seat], capitals, len(g.political[seat]), -g.order.index(seat)


def tie(g: Generalship) -> Args:
    """GS-18.3 Whom the winner has beaten with the same points, by what, and the closest of them by how much."""
    tied = [s for s in standings(g) if s != g.winner and g.vp[s] == g.vp[g.winner]]
    if not tied:
        return {"tied": [], "by": "none", "own": 0, "other": 0}
    both = zip(TIE_BREAKS, rank(g, g.winner)[1:], rank(g, tied[0])[1:], strict=True)
    by, own, other = next(step for step in both if step[1] != step[2])
    if by == "order":
        own, other = 1 - own, 1 - other
    return {"tied": [g.noun_of(s) for s in tied], "by": by, "own": own, "other": other}


def result(g: Generalship) -> Result:
    """How the game ended."""
    if g.winner < 0:
        return Result((), tuple(g.vp), "unfinished")
    how = {"nation": g.noun_of(g.winner), "vp": g.vp[g.winner], **tie(g)}
    return Result((g.winner,), tuple(g.vp), g.ending, how)


def _standing(g: Generalship, seat: Seat) -> Text:
    return Text("nation-and-points", nation=g.noun_of(seat), vp=g.vp[seat])


def _swaps(g: Generalship, victims: list[Seat]) -> list[Answer]:
    return [("swap", g.noun_of(victim)) for victim in victims]


# ---- changes -------------------------------------------------------------------------------------------------------
def gain_vp(g: Generalship, seat: Seat, n: int, why: str) -> None:
    """GS-4.9, GS-18.1 Victory points count at once; the tenth ends the game at that very moment.

    `why` is the key of the event that tells it (`event-vp-<why>`).
    """
    g.vp[seat] += n
    g.tell(f"vp-{why}", nation=g.noun_of(seat), vp=n, total=g.vp[seat])
    if g.vp[seat] >= VP_TO_WIN:
        end_game(g, seat, "ten-points")


def end_by_points(g: Generalship, ending: str) -> None:
    """GS-18.2, GS-18.4 Most victory points win, whether or not anyone has ten."""
    end_game(g, standings(g)[0], ending)


def end_game(g: Generalship, winner: Seat, ending: str) -> None:
    """The game is over; everything pending is dropped."""
    g.winner = winner
    g.ending = ending
    g.tell(f"ended-{ending}", nation=g.noun_of(winner), vp=g.vp[winner])
    raise GameOver


def _swap_points(g: Generalship, seat: Seat, victim: Seat) -> None:
    g.vp[seat], g.vp[victim] = g.vp[victim], g.vp[seat]
    g.tell("swapped", nation=g.noun_of(seat), other=g.noun_of(victim), vp=g.vp[seat], left=g.vp[victim])
