"""Armies, garrisons, fleets and lone leaders as pieces that open: told apart by shape, tone and letter.

Pieces are counted in the state, so a stack is named by where it stands and whose it is; touching it means its place. Every part bears the noun that
answers use (`troop:spain_regular`, `leader:dragut`); while something goes on at one place, only the parts there do, and
while actions are bought only the supply, so that nothing else glows.
"""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Piece, Text, Words
from theatrum.games.elisabeth.provenance import starred
from theatrum.games.elisabeth.queries.armada import armada_at
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABOARD, TROOP_POWER
from theatrum.games.elisabeth.tables.pieces import (
    BOTH,
    CAVALRY,
    CORSAIR,
    GALLEY,
    LEADERS,
    MERCENARY,
    SHIPS,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_PLACES, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWER_IDS, SPAIN

NAMES = (*POWER_IDS, "independent")
EVERYWHERE = NOBODY
"""No place in particular is looked at."""
AFTER_ACTIONS = ("impulse_end", "extra_impulse_end", "resume", "treasure")
"""What comes next on the agenda while an action is being chosen."""
Kinds = dict[int, int]
Leading = dict[tuple[int, int], tuple[int, ...]]
"""Place and side to leaders."""
Aboard = tuple[tuple[tuple[int, int], ...], tuple[int, ...]]
"""Troops with their numbers, and leaders."""
NONE_ABOARD: Aboard = ((), ())


def stacks(g: Elisabeth) -> list[Piece]:
    """All that stands on the map: armies, then those inside besieged fortifications, then fleets."""
    generals, admirals, besieged = _leaders(g)
    focus, buying = focus_of(g), chooses_action(g)
    ferry = armada_at(g) if g.realms is not None and g.armada else NOBODY
    out: list[Piece] = []
    for what, found, leading in (
        ("army", _land(g, inside=False), generals),
        ("garrison", _land(g, inside=True), besieged),
        ("fleet", _sea(g), admirals),
    ):
        for place, side in sorted({*found, *leading}):
            kinds = tuple(found.get((place, side), {}).items())
            lit = focus in (EVERYWHERE, place)
            cargo, guests = (
                _aboard(g) if what == "fleet" and place == ferry and side == SPAIN else NONE_ABOARD
            )
            leaders = (*leading.get((place, side), ()), *guests)
            out.append(_stack(what, place, side, kinds, leaders, lit, lit and not buying, cargo))
    return out


def _aboard(g: Elisabeth) -> Aboard:
    """E1-23.2 Land units and army leaders on the Armada."""
    leaders = tuple(x.index for x in LEADERS if g.leader_at[x.index] == ABOARD)
    return tuple(sorted(the_realms(g).aboard.items())), leaders


def focus_of(g: Elisabeth) -> int:
    """The place where units are being picked or lost now, if it is one place."""
    if g.battle is not None:
        return g.battle.space
    if g.sea_battle is not None:
        return g.sea_battle.place
    if g.march is not None and not g.march.size and not g.march.leaders:  # a leader may march alone
        return g.march.origin
    return EVERYWHERE


def chooses_action(g: Elisabeth) -> bool:
    """Command points are about to be spent: then kinds of units are named to raise them, from the supply."""
    return g.cp > 0 and bool(g.agenda) and g.agenda[-1][0] in AFTER_ACTIONS


# ---- counting ------------------------------------------------------------------------------------------------------------
def _land(g: Elisabeth, inside: bool) -> dict[tuple[int, int], Kinds]:
    """Space and side to kinds of units and numbers."""
    out: dict[tuple[int, int], Kinds] = {}
    for space, troop, n in g.standing(inside):
        out.setdefault((space, g.master[TROOP_POWER[troop]]), {})[troop] = n
    return out


def _sea(g: Elisabeth) -> dict[tuple[int, int], Kinds]:
    """Place and side to kinds of ships and numbers."""
    out: dict[tuple[int, int], Kinds] = {}
    for place, ship, n in g.sailing():
        out.setdefault((place, g.ship_side(ship)), {})[ship] = n
    return out


def _leaders(g: Elisabeth) -> tuple[Leading, Leading, Leading]:
    """By place and side: who serves on land in the open, at sea, and inside a besieged fortification."""
    out: tuple[Leading, Leading, Leading] = ({}, {}, {})
    for x in LEADERS:
        place = g.leader_at[x.index]
        if 0 <= place < N_PLACES:
            naval, within = g.serves_at_sea(x.index), g.is_inside(x.index)
            which = out[2 if within else 1 if naval else 0]
            key = place, g.leader_side(x.index)
            which[key] = (*which.get(key, ()), x.index)
    return out


# ---- stacks --------------------------------------------------------------------------------------------------------------
SHAPES = {"army": "shield", "garrison": "rook", "fleet": "hull"}


@lru_cache(maxsize=4096)
def _stack(
    what: str,
    place: int,
    side: int,
    kinds: tuple[tuple[int, int], ...],
    leaders: tuple[int, ...],
    lit: bool,
    units_lit: bool,
    cargo: tuple[tuple[int, int], ...],
) -> Piece:
    """`lit`, `units_lit`: its leaders and its units bear the nouns that answers use."""
    name = f"{PLACE_NOUN[place].partition(':')[2]}-{NAMES[side]}"
    units = sum(n for _, n in kinds)
    part = ship_piece if what == "fleet" else troop_piece
    return Piece(
        id=f"{what}:{name}",
        noun=PLACE_NOUN[place],
        shape=SHAPES[what] if units else "crown",
        at=PLACE_NOUN[place],
        tone=TONES[side],
        letter=letter(side),
        label=_label(what, place, side, units, leaders),
        count=max(1, units),
        badge=_badge(leaders) if units else "",
        parts=[
            *(part(kind, n, f"part:{what}-{name}-{kind}", noun=units_lit) for kind, n in kinds),
            *(troop_piece(kind, n, f"part:aboard-{kind}", noun=units_lit) for kind, n in cargo),
            *(leader_piece(x, what == "fleet", noun=lit) for x in leaders),
        ],
    )


def _label(what: str, place: int, side: int, units: int, leaders: tuple[int, ...]) -> Words:
    names = [LEADERS[x].noun for x in leaders]
    power = NOUNS[side]
    if not units:
        return Text("stack-leaders", power=power, place=PLACE_NOUN[place], leaders=names)
    key = f"stack-{what}-led" if names else f"stack-{what}"
    return Text(key, power=power, place=PLACE_NOUN[place], n=units, leaders=names)


def _badge(leaders: tuple[int, ...]) -> str:
    """A star for every leader."""
    return "★" * len(leaders)


def letter(side: int) -> Words:
    """What tells a power apart without colour."""
    return Text(f"letter-{NAMES[side]}")


# ---- parts -----------------------------------------------------------------------------------------------------------------
def troop_piece(troop: int, number: int, id: str, noun: bool = True) -> Piece:
    """Units of one kind: cavalry as a horse, mercenaries as a tent, others as a shield."""
    row = TROOPS[troop]
    return Piece(
        id=id,
        noun=row.noun if noun else "",
        shape={CAVALRY: "knight", MERCENARY: "tent"}.get(row.kind, "shield"),
        tone=TONES[row.power],
        label=Text("part-units", kind=row.noun, n=number),
        count=number,
    )


def ship_piece(ship: int, number: int, id: str, noun: bool = True) -> Piece:
    row = SHIPS[ship]
    return Piece(
        id=id,
        noun=row.noun if noun else "",
        shape="hull",
        tone=TONES[row.power],
        letter=Text({GALLEY: "letter-galley", CORSAIR: "letter-corsair"}.get(row.kind, "letter-galleon")),
        label=Text("part-units", kind=row.noun, n=number),
        count=number,
    )


def leader_piece(leader: int, at_sea: bool, id: str = "", noun: bool = True) -> Piece:
    """A leader with his ratings [E1-5.1]."""
    row = LEADERS[leader]
    return Piece(
        id=id or f"person:{row.id}",
        noun=row.noun if noun else "",
        shape="crown",
        tone=TONES[row.power],
        label=leader_words(leader, at_sea),
    )


def leader_words(leader: int, at_sea: bool) -> Text:
    """Name and ratings; those that are reconstructed with ∗."""
    row = LEADERS[leader]
    if at_sea:
        battle = starred(row.naval_battle, row.noun, "at_sea" if row.kind == BOTH else "battle")
        piracy = starred(row.piracy, row.noun, "piracy")
        return Text("leader-at-sea", leader=row.noun, battle=battle, piracy=piracy)
    battle, command = starred(row.battle, row.noun, "battle"), starred(row.command, row.noun, "command")
    return Text("leader-on-land", leader=row.noun, battle=battle, command=command)


def raid_markers(g: Elisabeth) -> list[Piece]:
    """E1-16.4.2 Who has raided a sea zone this turn."""
    return [_raided(zone, power) for zone in sorted(g.raids) if zone < N_PLACES for power in g.raiders(zone)]


@lru_cache(maxsize=256)
def _raided(zone: int, power: int) -> Piece:
    return Piece(
        id=f"raided:{PLACE_NOUN[zone].partition(':')[2]}-{NAMES[power]}",
        shape="pennant",
        at=PLACE_NOUN[zone],
        tone=TONES[power],
        letter=letter(power),
        label=Text("raided", power=NOUNS[power], zone=PLACE_NOUN[zone]),
    )
