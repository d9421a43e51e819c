"""What is going on now: a march, a battle, an assault, a naval move or battle, a raid, or the card of the impulse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from theatrum.core.scene import Piece, Side, Spotlight, Stat, Text, Words
from theatrum.games.elisabeth.queries.forces import admirals, squadrons
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import leader_piece, ship_piece, troop_piece
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle, Voyage
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER, RELIEF, Battle, March
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS, SHIPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS

BATTLE_STEPS = ("step-cards", "step-dice", "step-losses", "step-after")
RAID_STEPS = ("step-announced", "step-defence", "step-raid", "step-awards")


def spotlight(g: Elisabeth) -> Spotlight | None:
    if g.battle is not None:
        return _battle(g, g.battle)
    if g.sea_battle is not None:
        return _sea_battle(g, g.sea_battle)
    if g.raid is not None:
        return _raid(g, g.raid)
    if g.march is not None:
        return _march(g, g.march)
    if g.voyage is not None:
        return _voyage(g.voyage)
    if g.card:
        return _impulse(g)
    return None


# ---- the card of the impulse -------------------------------------------------------------------------------------------------
def _impulse(g: Elisabeth) -> Spotlight:
    """E1-11.0.2 The card that opened the impulse, and what is left of its command points."""
    power = g.active if g.active != NOBODY else INDEPENDENT
    stats = [Stat(id="light:cp", label=Text("stat-cp"), value=g.cp, icon="march")] if g.cp else []
    return Spotlight(
        id="spotlight:impulse",
        title=Text("spotlight-impulse", power=NOUNS[power], card=CARDS[g.card].noun),
        sides=[
            Side(
                seat=g.seat_of[power] if power != INDEPENDENT else None,
                title=Text("side-impulse"),
                tone=TONES[power],
                stats=stats,
                cards=[shown_again(g.card)],
            )
        ],
        lines=[Text("light-storms")] if g.storms else [],
    )


# ---- land ------------------------------------------------------------------------------------------------------------------
def _march(g: Elisabeth, march: March) -> Spotlight:
    """E1-13.1, E1-16.3 Who goes, from where to where."""
    origin = PLACE_NOUN[march.origin]
    if march.at_sea != NOBODY:
        title = Text(
            "spotlight-carried", power=NOUNS[march.power], origin=origin, zone=PLACE_NOUN[march.at_sea]
        )
    elif march.goal == NOBODY:
        title = Text("spotlight-embarks", power=NOUNS[march.power], origin=origin)
    else:
        title = Text("spotlight-march", power=NOUNS[march.power], origin=origin, goal=PLACE_NOUN[march.goal])
    sides = []
    if march.troops or march.leaders:
        sides.append(
            Side(
                seat=_seat(g, march.power),
                title=Text("side-formation"),
                tone=TONES[g.master[march.power]],
                stats=[Stat(id="light:units", label=Text("stat-units"), value=march.size, icon="infantry")],
                pieces=_troops(march.troops, march.leaders, 0),
            )
        )
    return Spotlight(
        id="spotlight:march",
        title=title,
        at=PLACE_NOUN[march.goal if march.goal != NOBODY else march.origin],
        sides=sides,
        lines=[Text("light-storms")] if g.storms else [],
    )


def _battle(g: Elisabeth, b: Battle) -> Spotlight:
    """E1-14, E1-15.1, E1-15.2 Both sides with their dice, hits and cards."""
    title = {ASSAULT: "spotlight-assault", RELIEF: "spotlight-relief"}.get(b.kind, "spotlight-battle")
    step = 0 if not (b.faces[ATTACKER] or b.faces[DEFENDER]) else 2 if any(b.due.values()) else 3
    return Spotlight(
        id="spotlight:battle",
        title=Text(title, space=PLACE_NOUN[b.space]),
        at=PLACE_NOUN[b.space],
        sides=[_party(g, b, side) for side in (ATTACKER, DEFENDER)],
        steps=[Text(key) for key in BATTLE_STEPS],
        step=step,
        lines=[
            Text("light-losses", power=NOUNS[power], n=number) for power, number in b.due.items() if number
        ],
    )


def _party(g: Elisabeth, b: Battle, side: int) -> Side:
    powers = b.powers[side] or [g.control[b.space]]
    pieces = _troops(b.troops[side], b.leaders[side], side)
    if side == ATTACKER:
        pieces += [troop_piece(t, n, f"joins:{t}", noun=True) for t, n in b.garrison.items() if n]
    return Side(
        seat=_seat(g, powers[0]),
        title=Text("side-attacks" if side == ATTACKER else "side-defends", powers=[NOUNS[p] for p in powers]),
        tone=TONES[g.master[powers[0]]],
        stats=_dice(side, b.dice[side], b.faces[side], b.hits[side], sum(b.troops[side].values())),
        cards=[shown_again(number) for number in b.cards[side]],
        pieces=pieces,
        lines=_faces(b.faces[side]),
    )


def _troops(troops: Mapping[int, int], leaders: Sequence[int], side: int) -> list[Piece]:
    return [
        *(troop_piece(t, n, f"fights:{side}-{t}") for t, n in troops.items() if n),
        *(leader_piece(x, False, f"leads:{LEADERS[x].id}") for x in leaders),
    ]


def _dice(
    side: int, dice: int, faces: Sequence[int], hits: int, units: int, at_sea: bool = False
) -> list[Stat]:
    what, icon = ("stat-ships", "galley") if at_sea else ("stat-units", "shield")
    stats = [Stat(id=f"light:units-{side}", label=Text(what), value=units, icon=icon)]
    if dice:
        stats.append(Stat(id=f"light:dice-{side}", label=Text("stat-dice"), value=dice, icon="dice"))
    if faces:
        stats.append(
            Stat(id=f"light:hits-{side}", label=Text("stat-hits"), value=hits, icon="swords", tone="red")
        )
    return stats


def _faces(faces: Iterable[int]) -> list[Words]:
    """The dice as they fell, hits first."""
    fallen = "".join("⚀⚁⚂⚃⚄⚅"[face - 1] for face in sorted(faces, reverse=True))
    return [Text("light-faces", faces=fallen)] if fallen else []


# ---- sea -------------------------------------------------------------------------------------------------------------------
def _voyage(voyage: Voyage) -> Spotlight:
    """E1-16.1 S1 The orders given so far."""
    return Spotlight(
        id="spotlight:voyage",
        title=Text("spotlight-voyage", power=NOUNS[voyage.power]),
        lines=[
            *(_order(SHIPS[ship].noun, n, origin, goal) for origin, goal, ship, n in voyage.orders),
            *(_order(LEADERS[leader].noun, 1, origin, goal) for origin, goal, leader in voyage.led),
        ],
    )


def _order(what: str, n: int, origin: int, goal: int) -> Text:
    return Text("light-order", what=what, n=n, origin=PLACE_NOUN[origin], goal=PLACE_NOUN[goal])


def _sea_battle(g: Elisabeth, b: SeaBattle) -> Spotlight:
    """E1-16.2 Both fleets with their dice, hits and cards."""
    rolled = bool(b.faces[ATTACKER] or b.faces[DEFENDER])
    return Spotlight(
        id="spotlight:sea-battle",
        title=Text("spotlight-sea-battle", place=PLACE_NOUN[b.place]),
        at=PLACE_NOUN[b.place],
        sides=[
            Side(
                seat=_seat(g, power),
                title=Text("side-attacks" if side == ATTACKER else "side-defends", powers=[NOUNS[power]]),
                tone=TONES[g.master[power]],
                stats=_dice(
                    side, b.dice[side], b.faces[side], b.hits[side], sum(b.ships[side].values()), True
                ),
                cards=[shown_again(number) for number in b.cards[side]],
                pieces=[
                    *(ship_piece(s, n, f"fights:{side}-{s}") for s, n in b.ships[side].items() if n),
                    *(
                        leader_piece(x, True, f"leads:{LEADERS[x].id}")
                        for x in admirals(g, b.place, g.master[power])
                    ),
                ],
                lines=_faces(b.faces[side]),
            )
            for side, power in enumerate(b.powers)
        ],
        steps=[Text(key) for key in BATTLE_STEPS],
        step=2 if rolled else 0,
    )


def _raid(g: Elisabeth, raid: Raid) -> Spotlight:
    """E1-16.4 The raider and whoever defends himself."""
    step = 3 if raid.faces[0] else 2 if raid.faces[1] else 1 if raid.dice[1] else 0
    ships = squadrons(g, raid.zone, g.master[raid.pirate])
    return Spotlight(
        id="spotlight:raid",
        title=Text("spotlight-raid", power=NOUNS[raid.pirate], zone=PLACE_NOUN[raid.zone]),
        at=PLACE_NOUN[raid.zone],
        sides=[
            Side(
                seat=_seat(g, raid.pirate),
                title=Text("side-raids", power=NOUNS[raid.pirate]),
                tone=TONES[raid.pirate],
                stats=_dice(0, raid.dice[0], raid.faces[0], sum(f >= 5 for f in raid.faces[0]), ships, True),
                lines=_faces(raid.faces[0]),
            ),
            Side(
                seat=_seat(g, raid.target),
                title=Text("side-defends", powers=[NOUNS[raid.target]]),
                tone=TONES[raid.target],
                stats=_dice(
                    1,
                    raid.dice[1],
                    raid.faces[1],
                    sum(f >= 5 for f in raid.faces[1]),
                    squadrons(g, raid.zone, g.master[raid.target]),
                    True,
                ),
                lines=_faces(raid.faces[1]),
            ),
        ],
        steps=[Text(key) for key in RAID_STEPS],
        step=step,
        lines=[Text("light-awards", n=raid.hits)] if raid.hits else [],
    )


def _seat(g: Elisabeth, power: int) -> int | None:
    """Who plays the power, or whoever commands it; nobody for inactive minors."""
    if power == INDEPENDENT:
        return None
    master = g.master[power]
    seat = g.seat_of[master] if master < len(g.seat_of) else NOBODY
    return seat if seat >= 0 else None
