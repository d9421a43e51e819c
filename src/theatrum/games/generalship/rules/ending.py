"""GS-18 How a game ends: ten victory points, a fallen capital, or the cap of cycles."""

from __future__ import annotations

from theatrum.core.contract import PASS, Answer, Ask, GameOver, Procedure, Refusal, Result, Seat
from theatrum.core.scene import Text
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.numbers import VP_TO_WIN

CYCLE_CAP = 40
"""GS-18.4 House rule for simulations: so that every game ends."""


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
    """GS-18.2, GS-18.3 Best first: victory points, enemy capitals held, political power, place in the player order."""

    def rank(seat: Seat) -> tuple[int, int, int, int]:
        capitals = sum(seat in conquerors_of(g, victim) for victim in range(g.players))
        return -g.vp[seat], -capitals, -len(g.political[seat]), g.order.index(seat)

    return sorted(range(g.players), key=rank)


def result(g: Generalship) -> Result:
    """How the game ended."""
    if g.winner < 0:
        return Result((), tuple(g.vp), "unfinished")
    return Result((g.winner,), tuple(g.vp), g.ending, {"nation": g.noun_of(g.winner), "vp": g.vp[g.winner]})


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
