"""Treasures [E1-6.3]: in hands, in the rows of Spain and Portugal, aboard the fleet and under captains. Only their owner
sees what they are."""

from __future__ import annotations

from functools import cache

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Name, Row, Text
from theatrum.games.elisabeth.provenance import why
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, PORTUGAL, POWERS, SPAIN
from theatrum.games.elisabeth.tables.treasures import TREASURES
from theatrum.kit.decks import knows


def treasure_rows(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    """Hands beside the other cards of their players; the rest on the world board."""
    return [*_hands(g, viewer), *_at_sea(g, viewer)]


def _hands(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    out = []
    for power in played(g):
        if not g.treasures[power]:
            continue
        seat = g.seat_of[power]
        out.append(
            Row(
                id=f"treasures:{POWERS[power].id}",
                title=Text("row-treasures", power=NOUNS[power]),
                brief=Text("row-treasures-brief"),
                kind="chips",
                seat=seat,
                cards=_hand(g, power, viewer),
                count=len(g.treasures[power]),
            )
        )
    return out


def _hand(g: Elisabeth, power: int, viewer: Seat | None) -> list[Card]:
    """E1-6.3.5, E1-16.4 S5 (b) What came in this impulse waits for the next."""
    fresh = {TREASURES[t].noun for t in the_new_world(g).fresh}
    own = g.seat_of[power] == viewer
    return [
        msgspec.structs.replace(card, ribbon=Text("ribbon-fresh")) if card.id in fresh else card
        for card in _seen(g, g.treasures[power], POWERS[power].id, own, viewer, TONES[power])
    ]


def _at_sea(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    """E1-6.3.3, E1-23.2 Spain looks at its own row; nobody at Portugal's."""
    new_world = the_new_world(g)
    spain = viewer is not None and g.seat_of[SPAIN] == viewer
    found = [
        ("spanish-row", "row-spanish", new_world.spanish_row, spain, SPAIN),
        ("portuguese-row", "row-portuguese", new_world.portuguese_row, False, PORTUGAL),
        ("fleet-cargo", "row-cargo", new_world.fleet_cargo, spain, SPAIN),
    ]
    rows = [
        _row(g, id, Text(title), treasures, own, viewer, TONES[power])
        for id, title, treasures, own, power in found
        if treasures
    ]
    for captain, loot in enumerate(new_world.loot):
        power = new_world.captain_power[captain]
        if loot and power != NOBODY:
            title = Text("row-loot", captain=CAPTAIN.noun[captain])
            name = f"loot-{CAPTAIN.noun[captain].partition(':')[2]}"
            rows.append(_row(g, name, title, loot, g.seat_of[power] == viewer, viewer, TONES[power]))
    if new_world.spent:
        rows.append(_row(g, "spent", Text("row-spent"), new_world.spent, True, viewer, "grey"))
    return rows


def _row(
    g: Elisabeth, id: str, title: Text, held: list[int], own: bool, viewer: Seat | None, tone: str
) -> Row:
    return Row(
        id=f"row:{id}",
        title=title,
        kind="chips",
        cards=_seen(g, held, id, own, viewer, tone),
        count=len(held),
        board="board:world",
    )


def _seen(g: Elisabeth, held: list[int], where: str, own: bool, viewer: Seat | None, tone: str) -> list[Card]:
    """Those that the viewer knows, then backs."""
    known = the_new_world(g).known
    seen = [t for t in held if own or (viewer is not None and knows(known, t, viewer))]
    return [*(_card(t, tone) for t in seen), *_backs(where, len(held) - len(seen), tone)]


@cache
def _card(treasure: int, tone: str) -> Card:
    return msgspec.structs.replace(_face(treasure), tone=tone)


@cache
def _face(treasure: int) -> Card:
    """E1-6.3.2"""
    row = TREASURES[treasure]
    return Card(
        id=row.noun,
        title=Name(row.noun),
        picture="gold",
        lines=[Text(f"treasure-{row.kind.replace('_', '-')}", n=row.value)],
        reconstructed=why(row.noun),
    )


@cache
def _backs(where: str, number: int, tone: str) -> list[Card]:
    return [Card(id=f"facedown:treasure-{where}-{i}", tone=tone, face_down=True) for i in range(number)]
