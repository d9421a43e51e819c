"""The world board: ocean zones with their winds, settlements and colonies, expeditions, patrols, the treasure fleet
[E1-2.6, E1-16.5]."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.scene import Board, Card, Icon, Name, Piece, Row, Space, Text, Words
from theatrum.games.elisabeth.provenance import starred, why
from theatrum.games.elisabeth.scene.geography import TONES, world
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.scene.stage_parts import PLAIN, PORTRAITS
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.constants import CIRCUMNAVIGATION
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS, POWER_IDS, SPAIN
from theatrum.games.elisabeth.tables.world import (
    CREW,
    FIRST_OCEAN,
    OCEAN,
    PASSAGES,
    SETTLED,
    SETTLEMENT,
    SETTLEMENTS,
    Captain,
)

LEADS = {CAPTAIN.by_id[x.captain]: x.noun for x in LEADERS if x.captain}
"""Captains who may serve as naval leaders in Europe [E1-5.2.1]."""


def world_board(g: Elisabeth) -> Board:
    new_world = the_new_world(g)
    spaces = [_zone(i) for i in range(len(OCEAN.noun))]
    spaces += [
        _settlement(i, owner, new_world.fortresses >> i & 1) for i, owner in enumerate(new_world.settlements)
    ]
    return Board(
        id="board:world",
        title=Text("board-world"),
        brief=Text("board-world-brief"),
        icon="ship",
        key=Text("board-world-key"),
        kind="map",
        width=world.WIDTH,
        height=world.HEIGHT,
        spaces=spaces,
        links=world.links(),
        pieces=[*_expeditions(g), *_patrols(g), *_raided(g)],
        backdrop=world.BACKDROP,
        lenses=[world.CARIBBEAN],
    )


# ---- places ----------------------------------------------------------------------------------------------------------------
@cache
def _zone(zone: int) -> Space:
    """An ocean zone, and where one can go from it: with the wind, against it, through danger [E1-16.1.21]."""
    x, y = world.ZONE_AT[zone]
    lines: list[Words] = []
    for key, found in (
        ("ocean-free", [way.to for way in PASSAGES[zone] if not way.rolls]),
        ("ocean-against-wind", [way.to for way in PASSAGES[zone] if way.rolls and not way.dangerous]),
        ("ocean-danger", [way.to for way in PASSAGES[zone] if way.dangerous]),
    ):
        if found:
            lines.append(Text(key, zones=[OCEAN.noun[z] for z in found]))
    if SETTLED[zone]:
        lines.append(Text("ocean-settlements", places=[SETTLEMENT.noun[s] for s in SETTLED[zone]]))
    return Space(
        id=OCEAN.noun[zone],
        x=x,
        y=y,
        shape="plaque",
        terrain="sea",
        label=Name(OCEAN.noun[zone]),
        principal=True,
        lines=lines,
        reconstructed=why(OCEAN.noun[zone]),
    )


@lru_cache(maxsize=512)
def _settlement(place: int, owner: int, fortress: int) -> Space:
    """A settlement as it is printed, a colony, or a place where one can be founded [E1-16.1.23]."""
    row = SETTLEMENTS[place]
    x, y = world.SETTLEMENT_AT[place]
    held = owner != NOBODY
    lines: list[Words] = [
        Text("settlement-of", power=NOUNS[owner]) if held else Text("settlement-free"),
        Text("settlement-at", zones=[OCEAN.noun[z] for z in row.zones]),
    ]
    if row.site:
        lines.append(Text("settlement-colony" if held else "settlement-site"))
    if fortress:
        lines.append(Text("settlement-fortress"))
    return Space(
        id=SETTLEMENT.noun[place],
        x=x,
        y=y,
        shape="fortress" if fortress else "circle" if row.site else "square",
        size=1.0 if fortress or not row.site else 1.4,
        label=Name(SETTLEMENT.noun[place]),
        tone=TONES[owner] if held else TONES[INDEPENDENT],
        home="" if row.site else TONES[owner] if held else TONES[INDEPENDENT],
        ring=row.site and not held,
        lines=lines,
        beside=world.SIDES.get(SETTLEMENT.noun[place].partition(":")[2], "e"),
        reconstructed=why(SETTLEMENT.noun[place]),
    )


# ---- what sails ------------------------------------------------------------------------------------------------------------
def _expeditions(g: Elisabeth) -> list[Piece]:
    """E1-16.5 Captains at sea and in colonies; what they have aboard is counted, not shown."""
    new_world = the_new_world(g)
    out = []
    for captain in CREW:
        i = captain.index
        zone, colony = new_world.zone_of(i), new_world.colony_of(i)
        if zone < 0 and colony < 0:
            continue
        out.append(
            _expedition(
                i,
                OCEAN.noun[zone] if zone >= 0 else SETTLEMENT.noun[colony],
                new_world.captain_power[i],
                new_world.is_damaged(i),
                new_world.colony_aboard >> i & 1,
                len(new_world.loot[i]),
            )
        )
    return out


@lru_cache(maxsize=1024)
def _expedition(captain: int, at: str, power: int, damaged: bool, colonists: int, loot: int) -> Piece:
    icons = [Icon(icon="house", label=Text("aboard-colony"))] if colonists else []
    if loot:
        icons.append(Icon(icon="gold", label=Text("aboard-loot", n=loot), count=loot))
    key = "expedition-damaged" if damaged else "expedition"
    return Piece(
        id=CAPTAIN.noun[captain],
        shape="hull",
        at=at,
        tone=TONES[power],
        letter=letter(power),
        label=Text(key, captain=CAPTAIN.noun[captain], power=NOUNS[power], loot=loot, colonists=colonists),
        badge=Name(CAPTAIN.noun[captain]),
        icons=icons,
        blocked=damaged,
    )


def _patrols(g: Elisabeth) -> list[Piece]:
    """E1-17.4 Spanish patrols by zone."""
    return [_patrol(zone, n) for zone, n in enumerate(the_new_world(g).patrols) if n]


@lru_cache(maxsize=64)
def _patrol(zone: int, number: int) -> Piece:
    return Piece(
        id=f"patrol:{OCEAN.noun[zone].partition(':')[2]}",
        noun=OCEAN.noun[zone],
        shape="ship",
        at=OCEAN.noun[zone],
        tone=TONES[SPAIN],
        label=Text("patrols", n=number, zone=OCEAN.noun[zone]),
        count=number,
    )


def _raided(g: Elisabeth) -> list[Piece]:
    """E1-16.4.2 Who has raided an ocean zone this turn."""
    return [
        _mark(zone - FIRST_OCEAN, power)
        for zone in sorted(g.raids)
        if zone >= FIRST_OCEAN
        for power in g.raiders(zone)
    ]


@lru_cache(maxsize=128)
def _mark(zone: int, power: int) -> Piece:
    return Piece(
        id=f"raided:{OCEAN.noun[zone].partition(':')[2]}-{POWER_IDS[power]}",
        noun=OCEAN.noun[zone],
        shape="pennant",
        at=OCEAN.noun[zone],
        tone=TONES[power],
        letter=letter(power),
        label=Text("raided", power=NOUNS[power], zone=OCEAN.noun[zone]),
    )


# ---- the harbour ----------------------------------------------------------------------------------------------------------
def harbour_rows(g: Elisabeth) -> list[Row]:
    """Captains who can be sent out or come next turn, and what the fleet has for its protection."""
    new_world = the_new_world(g)
    cards = [
        _captain(c.index, new_world.captain_power[c.index], new_world.captain_at[c.index] == NEXT_TURN)
        for c in CREW
        if new_world.captain_at[c.index] in (ON_CARD, NEXT_TURN)
    ]
    return [
        Row(
            id="row:captains",
            title=Text("row-captains"),
            kind="people",
            cards=cards,
            count=len(cards),
            board="board:world",
        ),
        _markers(new_world.escorts, new_world.fortresses_on_card, the_realms(g).circumnavigated),
    ]


@lru_cache(maxsize=128)
def _markers(escorts: int, fortresses: int, around: int) -> Row:
    """E1-10.0.P1, E1-8.2, E1-16.6 What is counted beside the map."""
    cards = [
        Card(id="mark:escorts", title=Text("escorts", n=escorts), tone=TONES[SPAIN], seal=escorts),
        Card(
            id="mark:circumnavigation",
            title=Text("circumnavigation", n=around),
            tone="ink",
            seal=CIRCUMNAVIGATION.vp[around] if around < len(CIRCUMNAVIGATION.vp) else "–",
            lines=[Text("circumnavigation-lines")],
        ),
    ]
    if fortresses:
        cards.append(
            Card(
                id="mark:fortresses",
                title=Text("fortresses-on-card", n=fortresses),
                tone=TONES[SPAIN],
                seal=fortresses,
            )
        )
    return Row(
        id="row:ocean-marks", title=Text("row-ocean-marks"), kind="chips", cards=cards, board="board:world"
    )


@lru_cache(maxsize=128)
def _captain(captain: int, power: int, later: bool) -> Card:
    row: Captain = CREW[captain]
    noun = CAPTAIN.noun[captain]
    owner = power if power != NOBODY else row.powers[0]
    lines: list[Words] = [
        Text(
            "captain-ratings",
            navigation=starred(row.navigation, noun, "navigation"),
            piracy=starred(min(row.piracy), noun, "piracy"),
            battle=starred(row.battle, noun, "battle"),
        ),
        Text("captain-of", powers=[NOUNS[p] for p in ([power] if power != NOBODY else row.powers)]),
        *_gifts(row),
    ]
    return Card(
        id=CAPTAIN.noun[captain],
        title=Name(CAPTAIN.noun[captain]),
        kind=Text("kind-captain"),
        portrait=PORTRAITS.get(POWER_IDS[owner], PLAIN),
        tone=TONES[owner],
        ribbon=Text("ribbon-next-turn") if later else "",
        seal=starred(row.navigation, noun, "navigation"),
        lines=lines,
        pieces=[_admiral(captain)] if captain in LEADS else [],
        faded=later,
        reconstructed=why(CAPTAIN.noun[captain]),
    )


def _gifts(row: Captain) -> list[Words]:
    """E1-5.2.2 What only he can do."""
    gift = row.gift
    found = {
        "gift-free-colony": gift.free_colony,
        "gift-no-colony": gift.no_colony,
        "gift-outfit": gift.outfit_cp,
        "gift-no-fortress-dice": gift.ignore_fortress_dice,
        "gift-awards": gift.choose_award,
        "gift-survives": gift.navigation_death,
        "gift-northwest": gift.northwest_passage,
        "gift-shared": gift.shared,
        "gift-scientist": gift.scientist,
        "gift-race-built": gift.race_built_port,
    }
    lines: list[Words] = [Text(key, n=gift.outfit_cp) for key, has in found.items() if has]
    if gift.piracy_in:
        zones = [OCEAN.noun[OCEAN.by_id[z]] for z in gift.piracy_in]
        lines.append(Text("gift-piracy", zones=zones, n=max(gift.piracy_in.values())))
    return lines


@cache
def _admiral(captain: int) -> Piece:
    """E1-5.2.1 The same man as a naval leader in Europe."""
    return Piece(
        id=f"admiral:{CAPTAIN.noun[captain].partition(':')[2]}",
        noun=LEADS[captain],
        shape="crown",
        tone="red",
        label=Text("captain-as-admiral", captain=CAPTAIN.noun[captain]),
    )
