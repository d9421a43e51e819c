"""What is going on now, so that everyone can follow it: the figure that acts, with all it carries."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Side, Spotlight, Stat, Text, Words
from theatrum.games.caribbean.queries.capacity import fleet_capacity, fleet_load, leader_capacity, leader_load
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.scene.deals import deal_stage
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.scene.stage_land import land_battle
from theatrum.games.caribbean.scene.stage_parts import amount
from theatrum.games.caribbean.scene.stage_roll import announced_roll, roll_stage
from theatrum.games.caribbean.scene.stage_sea import sea_battle
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD
from theatrum.games.caribbean.tables.cargo import CARGO, cargo_of
from theatrum.games.caribbean.tables.pieces import FIGURE, N_SHIPS, NATION_OF, is_fleet
from theatrum.games.caribbean.tables.places import PLACE
from theatrum.games.caribbean.tables.things import THING


def spotlight(g: Caribbean, seat: Seat | None) -> Spotlight | None:
    """A fight, or a roll that waits for cards, with the card that others may answer; else such a card; else the active leader
    or fleet; else a deal that waits for its parties or is composed [CC-3.3.5]; else a fleet that carries too much [CC-1.7,
    CC-10.1], or the card whose event is carried out."""
    fight = _fight(g)
    if fight is not None:
        if g.declared >= 0:
            said = Text("announced-says", card=CARD.noun[g.declared], says=_says(g.declared))
            fight.lines = [*fight.lines, said]
        return fight
    if g.declared >= 0:
        return _card(g.declared)
    now = g.activation
    if now is None:
        return deal_stage(g, seat) or _overloaded(g) or _card_in_use(g)
    if g.place_of(now.figure) < 0:
        return None
    figure = now.figure
    return Spotlight(
        id="spotlight:acting",
        title=Text("spotlight-acting", figure=FIGURE.noun[figure]),
        at=PLACE.noun[g.place_of(figure)],
        sides=[_side(g, one) for one in together(g, figure)],
        lines=[Text("spotlight-points", points=now.points)] if now.points >= 0 else [],
    )


def _fight(g: Caribbean) -> Spotlight | None:
    if g.land is not None:
        return land_battle(g, g.land)
    if g.sea is not None:
        return sea_battle(g, g.sea)
    roll = announced_roll(g)
    return roll_stage(g, roll) if roll is not None else None


def _overloaded(g: Caribbean) -> Spotlight | None:
    """CC-1.7, CC-10.1 The fleet of which something has to go, with all it carries."""
    fleet = g.overloaded
    if fleet < 0 or g.place_of(fleet) < 0:
        return None
    return Spotlight(
        id="spotlight:overloaded",
        title=Name(FIGURE.noun[fleet]),
        at=PLACE.noun[g.place_of(fleet)],
        sides=[_side(g, one) for one in together(g, fleet)],
    )


def _card_in_use(g: Caribbean) -> Spotlight | None:
    """CC-4.3 What the card says about which somebody is asked."""
    return _card(g.in_use[-1]) if g.in_use else None


def _card(card: int) -> Spotlight:
    return Spotlight(id="spotlight:card", title=Name(CARD.noun[card]), lines=[_says(card)])


def _says(card: int) -> Name:
    return Name(f"says:{CARD.noun[card].partition(':')[2]}")


def _side(g: Caribbean, figure: int) -> Side:
    load, most = (
        (fleet_load(g, figure), fleet_capacity(g, figure))
        if is_fleet(figure)
        else (leader_load(g, figure), leader_capacity(figure))
    )
    lines: list[Words] = [
        amount(n, CARGO.noun[cargo_of(slot % N_SHIPS, slot >= N_SHIPS)])
        for slot, n in enumerate(g.ships[figure])
        if n
    ]
    lines += [amount(n, THING.noun[thing]) for thing, n in enumerate(g.hold[figure]) if n]
    return Side(
        title=Name(FIGURE.noun[figure]),
        tone=TONES[NATION_OF[figure]],
        stats=[Stat(id=f"load:{figure}", label=Text("stat-load"), value=f"{load}/{most}")],
        lines=lines,
    )
