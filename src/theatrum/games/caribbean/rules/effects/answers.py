"""CC-4.3.17, CC-4.3.19 Steps of cards that answer something: bonuses and repeats of rolls, cards and interceptions that are
cancelled, movement points."""

from __future__ import annotations

from theatrum.games.caribbean.queries.movement import fleet_points, leader_points
from theatrum.games.caribbean.rules.dice import cast
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.language import ROLL, SIDED
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import is_leader

KIND = {index: name for name, index in ROLL.items()}


def dr_bonus(g: Caribbean, roll: int, amount: int, side: int) -> None:
    """CC-4.3.17 Added to the roll of that side; it can't be withdrawn, and stays if the roll is made again."""
    g.announced[side] += amount
    g.tell("roll-bonus", amount=amount)


def reroll(g: Caribbean, nation: int, roll: int) -> None:
    """CC-4.3.17 The roll of the nation's side is made again; the second result stands."""
    cast(g, g.rolling.index(nation), KIND[roll % SIDED])
    g.tell("rerolled", nation=NATION.noun[nation])


def grant_bonus(g: Caribbean, nation: int, roll: int, amount: int, uses: int, expires: str) -> None:
    """CC-11.7 A bonus that waits for its roll."""
    g.bonuses.append((nation, roll, amount, uses, expires))
    g.tell("bonus-granted", nation=NATION.noun[nation], amount=amount)


def expire(g: Caribbean, until: str) -> None:
    """CC-4.5.3, CC-8.13 Bonuses that wait no longer."""
    g.bonuses = [bonus for bonus in g.bonuses if bonus[4] != until]


def cancel_event(g: Caribbean, card: int) -> None:
    """CC-4.3.19 The card just played has no effect."""
    g.cancelled = True


def cancel_special_card(g: Caribbean, card: int) -> None:
    """CC-4.3.19 The special card just announced has no effect."""
    g.cancelled = True


def cancel_interception(g: Caribbean, roll: int) -> None:
    """CC-4.4.3.12 The interception does not take place; the same fleet may not try again in this impulse."""
    g.cancelled = True
    if g.sea is not None:
        g.fogged.append((g.sea.fleet[0], g.sea.fleet[1]))


def leader_mp(g: Caribbean, figure: int, amount: int) -> None:
    """CC-4.4.3.1 More MP for the movement in progress or about to start."""
    _more(g, figure, amount)


def fleet_mp(g: Caribbean, figure: int, amount: int) -> None:
    """CC-4.4.3.5 More MP for the movement about to start, added after doubling."""
    _more(g, figure, amount)


def _more(g: Caribbean, figure: int, amount: int) -> None:
    now = g.activation
    if now is None or now.figure != figure:
        return
    if now.points < 0:
        now.points = leader_points(figure) if is_leader(figure) else fleet_points(g, figure)
    now.points += amount
    g.tell("more-mp", amount=amount)


def extra_operations(g: Caribbean, figure: int, n: int) -> None:
    """CC-4.4.0.7 Up to so many operations of one figure without operation points; then it is used."""
    g.then(("extra_operation", figure, n))
