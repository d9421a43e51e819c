"""The facts of Generalship, loaded once from `data/*.json` into frozen, typed tables.

Everything has a small index (its place in the table) for the state, and an id for people and files. Owners of the
printed game can replace reconstructed data by editing the JSON; what is malformed is refused here, at load.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from theatrum.core.contract import Atom
from theatrum.kit.effects.form import Card, Grammar
from theatrum.kit.nouns import Nouns

DATA = files(__package__) / "data"


# ---- terrain, units -----------------------------------------------------------------------------------------------
PLAINS, FOREST, MOUNTAINS, SEA = range(4)
TERRAINS = ("plains", "forest", "mountains", "sea")
INFANTRY, CAVALRY, SHIP = range(3)
CLASSES = ("infantry", "cavalry", "ship")
MELEE, SHOOTING, BOMBARDMENT = range(3)
STYLES = ("melee", "shooting", "bombardment")
NO_STYLE = -1
FOOD, METAL = 0, 1


class Kind(msgspec.Struct, frozen=True):
    """A kind of unit [GS-1.3, GS-10.2, GS-13.4, GS-14.7]."""

    index: int
    id: str
    cls: int
    range: str
    supply: int
    food: int
    metal: int
    technology: int
    """Index of the technology that allows it, or -1."""
    upgrades: tuple[int, ...]
    bp: int
    half_size: int
    """Upkeep size in halves: infantry 2, others 3 [GS-17.5]."""
    atk: int
    defence: int
    sea_atk: tuple[int, int, int]
    """By style: melee, shooting, bombardment. A printed dash is 0."""
    sea_def: tuple[int, int, int]
    sea_loss: tuple[int, int, int]
    """What it counts when units are lost at sea, by style [GS-15.3, GS-15.4]."""
    carries_artillery: bool
    """A squadron on which artillery can fight [GS-14.1]."""
    capacity: int
    """How many regiments a squadron carries."""

    @property
    def noun(self) -> str:
        return f"unit:{self.id}"

    @property
    def is_ship(self) -> bool:
        return self.cls == SHIP


# ---- nations and tiles ----------------------------------------------------------------------------------------------
class Exchange(msgspec.Struct, frozen=True):
    """An exchange symbol: so much food against so much metal, in either direction [GS-5.5]."""

    food: int
    metal: int
    uses_per_production: int = 1


class Circle(msgspec.Struct, frozen=True):
    """A numbered population circle of a nation."""

    index: int
    id: str
    number: int
    numeral: str
    role: int
    """Which of the nation's tiles carries it: 0 capital, 1 front left, 2 front right."""
    food: int
    metal: int
    exchange: Exchange | None

    @property
    def noun(self) -> str:
        return f"circle:{self.id}"


class Tile(msgspec.Struct, frozen=True):
    """A map tile: 12 belong to nations, 12 are neutral."""

    index: int
    id: str
    terrain: int
    fortress: bool
    nation: int
    """Index of the nation, or -1."""
    role: int
    """0 capital, 1 front left, 2 front right; -1 for neutral tiles."""
    growth: int
    food: int
    metal: int
    exchange: Exchange | None
    reconstructed: bool

    @property
    def noun(self) -> str:
        return f"tile:{self.id}"


class Nation(msgspec.Struct, frozen=True):
    index: int
    id: str
    tone: str
    max_population: int
    growth_overrides: dict[int, int]
    circles: tuple[Circle, ...]
    """In ascending order of their numbers."""
    tiles: tuple[int, int, int]
    """Tile indices: capital, front left, front right."""

    @property
    def noun(self) -> str:
        return f"nation:{self.id}"


ROLES = ("capital", "front_left", "front_right")


# ---- layouts ----------------------------------------------------------------------------------------------------
class Layout(msgspec.Struct, frozen=True):
    """Where tiles lie. Positions are numbered: the neutral ones first, then three for every seat position."""

    id: str
    players: int
    positions: tuple[str, ...]
    coordinates: tuple[tuple[int, int], ...]
    """Axial hexagon coordinates (q, r), pointy top."""
    neighbours: tuple[tuple[int, ...], ...]
    neutral: int
    """How many positions are neutral: 0 … neutral - 1."""
    corners: tuple[int, ...]
    """Corner positions in their order of filling."""
    rest: tuple[int, ...]
    """The other neutral positions in their order of filling."""
    homes: tuple[tuple[int, int, int], ...]
    """For each place (s1, s2, …) the positions of capital, front left, front right."""
    assignment: tuple[int, ...]
    """Nation index for each place, where it is fixed (four players); else empty."""


# ---- cards and tiles ------------------------------------------------------------------------------------------------
class ActionTile(msgspec.Struct, frozen=True):
    index: int
    id: str
    kind: str
    mode: str
    actions: tuple[str, ...]
    circles: int
    players: tuple[int, ...]

    @property
    def noun(self) -> str:
        return f"action:{self.id}"


class Technology(msgspec.Struct, frozen=True):
    index: int
    id: str
    column: int
    track: str
    """main, points or resources [GS-8.7]."""
    needs_any: tuple[int, ...]
    points: int
    food: int
    metal: int
    vp: int

    @property
    def noun(self) -> str:
        return f"technology:{self.id}"


class Ability(msgspec.Struct, frozen=True):
    """What a commander can do: a kind of GS-19.3 and its parameters."""

    kind: str
    params: dict[str, Any]


class General(msgspec.Struct, frozen=True):
    index: int
    id: str
    land: int
    sea: int
    christian: bool
    muslim: bool
    coup: bool
    rival: int
    """Index of the rival, or -1."""
    abilities: tuple[Ability, ...]
    years: str
    realm: str

    @property
    def noun(self) -> str:
        return f"general:{self.id}"


class EventCard(Card, frozen=True, kw_only=True):
    """An event as its file has it, in the language of `theatrum.kit.effects`."""

    name_en: str
    name_de: str
    copies: int
    concerns: Literal["everyone", "developer"]
    """Who carries it out: the players in turn, or only the one whose technology brought it on [GS-8.8, GS-8.11]."""
    provenance: dict[str, str]


class Event(msgspec.Struct, frozen=True):
    index: int
    card: EventCard

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def noun(self) -> str:
        return f"event:{self.id}"


class Basic(msgspec.Struct, frozen=True):
    """A basic tactic card: so many regiments of one of these kinds [GS-13.3, GS-14.2]."""

    number: int
    id: str
    kinds: tuple[int, ...]
    counts: tuple[int, ...]
    copies: int

    @property
    def noun(self) -> str:
        return f"tactic:{self.id}"


class Need(msgspec.Struct, frozen=True):
    """A condition on the committed regiments: at least `low` (at most `high`, if not -1) of these kinds."""

    kinds: tuple[int, ...]
    low: int
    high: int


class Bonus(msgspec.Struct, frozen=True):
    """What an advanced card adds when its needs are met. `variant` is the Irregulars' variant, or empty."""

    variant: str
    needs: tuple[Need, ...]
    atk: int
    defence: int


class Advanced(msgspec.Struct, frozen=True):
    """An advanced tactic card. `bonuses` is empty for those that are no bonus cards."""

    number: int
    id: str
    key: str
    copies: int
    bonuses: tuple[Bonus, ...]

    @property
    def noun(self) -> str:
        return f"tactic:{self.id}"


class Deck(msgspec.Struct, frozen=True):
    """The tactic cards of one kind of battle, by number."""

    basic: dict[int, Basic]
    advanced: dict[int, Advanced]


AMBUSH, RETREAT, PURSUIT = 6, 7, 8
IRREGULARS = 5
EVADE_MELEE, EVADE_BOMBARDMENT = 4, 5
ERAS = ("infantry", "cavalry", "fortresses", "ships")
ERA_INFANTRY, ERA_CAVALRY, ERA_FORTRESSES, ERA_SHIPS = range(4)
LAND_BATTLE, SEA_BATTLE = "land", "sea"


# ---- loading ----------------------------------------------------------------------------------------------------
@cache
def raw(name: str) -> dict[str, Any]:
    """A data file as it stands, with its provenance."""
    loaded: dict[str, Any] = msgspec.json.decode((DATA / f"{name}.json").read_bytes())
    return loaded


def _index(rows: list[dict[str, Any]]) -> dict[str, int]:
    return {row["id"]: i for i, row in enumerate(rows)}


def _kinds() -> tuple[Kind, ...]:
    rows = raw("units")["units"]
    index = _index(rows)
    technology = _index(raw("technologies")["technologies"])
    strength = raw("tactics_sea")["squadron_def_in_bombardment"]
    out = []
    for i, row in enumerate(rows):
        ship = row["class"] == "ship"
        sea, loss = row["sea"], row["sea_loss_def"]
        zero = (0, 0, 0)
        out.append(
            Kind(
                index=i,
                id=row["id"],
                cls=CLASSES.index(row["class"]),
                range=row.get("range") or "",
                supply=row["supply"],
                food=row["cost"]["food"],
                metal=row["cost"]["metal"],
                technology=-1 if row["technology"] is None else technology[row["technology"]],
                upgrades=tuple(index[u] for u in row["upgrades_to"]),
                bp=row["movement_points"],
                half_size=int(row["upkeep_size"] * 2),
                atk=0 if ship else row["land"]["atk"],
                defence=0 if ship else row["land"]["def"],
                sea_atk=zero if ship else _by_style(sea, "atk"),
                sea_def=(0, 0, strength[row["id"]]) if ship else _by_style(sea, "def"),
                sea_loss=(loss["any"],) * 3 if ship else (loss["melee"], loss["shooting"], 0),
                carries_artillery=bool(row.get("allows_artillery", False)),
                capacity=row.get("capacity", 0),
            )
        )
    return tuple(out)


def _by_style(sea: dict[str, dict[str, int | None]], column: str) -> tuple[int, int, int]:
    melee, shooting, bombardment = (sea[style][column] or 0 for style in STYLES)
    return melee, shooting, bombardment


def _is_reconstructed(row: dict[str, Any]) -> bool:
    return (row.get("provenance") or {}).get("source") == "reconstructed"


def _exchange(row: dict[str, Any] | None) -> Exchange | None:
    return None if row is None else Exchange(row["food"], row["metal"], row.get("uses_per_production", 1))


def _nations_and_tiles() -> tuple[tuple[Nation, ...], tuple[Tile, ...]]:
    nations: list[Nation] = []
    tiles: list[Tile] = []
    for n, nation in enumerate(raw("nations")["nations"]):
        circles = []
        places = []
        for row in sorted(nation["tiles"], key=lambda t: ROLES.index(t["role"])):
            role = ROLES.index(row["role"])
            places.append(len(tiles))
            tiles.append(
                Tile(
                    index=len(tiles),
                    id=row["id"],
                    terrain=TERRAINS.index(row["terrain"]),
                    fortress=row["fortress"],
                    nation=n,
                    role=role,
                    growth=row["growth"],
                    food=0,
                    metal=0,
                    exchange=None,
                    reconstructed=_is_reconstructed(row),
                )
            )
            circles += [(c["number"], role, c) for c in row["circles"]]
        circles.sort(key=lambda c: (c[0], c[1]))
        nations.append(
            Nation(
                index=n,
                id=nation["id"],
                tone=nation["colour"],
                max_population=nation["max_population"],
                growth_overrides={o["population"]: o["growth"] for o in nation["growth_overrides"]},
                circles=tuple(
                    Circle(
                        index=i,
                        id=c["id"],
                        number=number,
                        numeral=c["numeral"],
                        role=role,
                        food=c["produces"].get("food", 0),
                        metal=c["produces"].get("metal", 0),
                        exchange=_exchange(c.get("exchange")),
                    )
                    for i, (number, role, c) in enumerate(circles)
                ),
                tiles=(places[0], places[1], places[2]),
            )
        )
    for row in raw("neutral_tiles")["tiles"]:
        tiles.append(
            Tile(
                index=len(tiles),
                id=row["id"],
                terrain=TERRAINS.index(row["terrain"]),
                fortress=row["fortress"],
                nation=-1,
                role=-1,
                growth=0,
                food=row["produces"].get("food", 0),
                metal=row["produces"].get("metal", 0),
                exchange=_exchange(row["exchange"]),
                reconstructed=_is_reconstructed(row),
            )
        )
    return tuple(nations), tuple(tiles)


def _layouts() -> dict[str, Layout]:
    nation = _index(raw("nations")["nations"])
    out = {}
    for row in raw("layouts")["layouts"]:
        neutral = row["neutral_positions"]
        places = [(p["id"], p["q"], p["r"]) for p in neutral]
        homes = []
        for seat in row["seats"]:
            homes.append((len(places), len(places) + 1, len(places) + 2))
            places += [(p["id"], p["q"], p["r"]) for p in (seat["positions"][role] for role in ROLES)]
        at = {name: i for i, (name, _, _) in enumerate(places)}
        filling = sorted(neutral, key=lambda p: p["fill_order"])
        fixed = row["nation_assignment"]
        out[row["id"]] = Layout(
            id=row["id"],
            players=row["players"],
            positions=tuple(name for name, _, _ in places),
            coordinates=tuple((q, r) for _, q, r in places),
            neighbours=tuple(tuple(sorted(at[x] for x in row["adjacency"][name])) for name, _, _ in places),
            neutral=len(neutral),
            corners=tuple(at[p["id"]] for p in filling if p["corner"]),
            rest=tuple(at[p["id"]] for p in filling if not p["corner"]),
            homes=tuple(homes),
            assignment=tuple(nation[fixed[s["seat"]]] for s in row["seats"] if s["seat"] in fixed),
        )
    return out


def _action_tiles() -> tuple[ActionTile, ...]:
    modes = {k["id"]: k["mode"] for k in raw("action_tiles")["kinds"]}
    return tuple(
        ActionTile(
            i,
            t["id"],
            t["kind"],
            modes[t["kind"]],
            tuple(t["actions"]),
            t["circles"],
            tuple(t["used_with_players"]),
        )
        for i, t in enumerate(raw("action_tiles")["tiles"])
    )


def _technologies() -> tuple[Technology, ...]:
    rows = raw("technologies")["technologies"]
    index = _index(rows)
    return tuple(
        Technology(
            index=i,
            id=t["id"],
            column=t["column"],
            track=t["track"],
            needs_any=tuple(index[n] for n in t["prerequisites_any"]),
            points=t["cost"].get("technology_points", 0),
            food=t["cost"].get("food", 0),
            metal=t["cost"].get("metal", 0),
            vp=t["victory_points"],
        )
        for i, t in enumerate(rows)
    )


def _generals() -> tuple[General, ...]:
    rows = raw("generals")["generals"]
    index = _index(rows)
    return tuple(
        General(
            index=i,
            id=g["id"],
            land=g["land"],
            sea=g["sea"],
            christian=g["christian"],
            muslim=g["muslim"],
            coup=g["coup"],
            rival=-1 if g["rival"] is None else index[g["rival"]],
            abilities=tuple(Ability(a["kind"], a["params"]) for a in g["abilities"]),
            years=g["years"],
            realm=g["realm"],
        )
        for i, g in enumerate(rows)
    )


def _deck(name: str) -> Deck:
    data = raw(name)
    kind = {k.id: k.index for k in KINDS}
    groups = {name: tuple(kind[k] for k in members) for name, members in data["groups"].items()}

    def bonus(row: dict[str, Any], variant: str) -> Bonus:
        needs = tuple(Need(groups[n["group"]], n["min"], n.get("max") or -1) for n in row["condition"]["all"])
        return Bonus(variant, needs, row["bonus"]["atk"], row["bonus"]["def"])

    return Deck(
        basic={
            b["no"]: Basic(
                b["no"], b["id"], tuple(kind[k] for k in b["unit_types"]), tuple(b["counts"]), b["copies"]
            )
            for b in data["basic"]
        },
        advanced={
            a["no"]: Advanced(
                a["no"],
                a["id"],
                a["key"],
                a["copies"],
                (bonus(a, ""),)
                if "bonus" in a
                else tuple(bonus(v, v["type"]) for v in a.get("variants", ())),
            )
            for a in data["advanced"]
        },
    )


KINDS = _kinds()
KIND_BY_NOUN = Nouns("unit", (x.id for x in KINDS))
KIND = KIND_BY_NOUN.by_id
NATIONS, TILES = _nations_and_tiles()
NATION_BY_NOUN = Nouns("nation", (x.id for x in NATIONS))
NATION = NATION_BY_NOUN.by_id
TILE_BY_NOUN = Nouns("tile", (x.id for x in TILES))
TILE = TILE_BY_NOUN.by_id
LAYOUTS = _layouts()
ACTION_TILES = _action_tiles()
ACTION_TILE_BY_NOUN = Nouns("action", (x.id for x in ACTION_TILES))
ACTION_TILE = ACTION_TILE_BY_NOUN.by_id
TECHNOLOGIES = _technologies()
TECHNOLOGY_BY_NOUN = Nouns("technology", (x.id for x in TECHNOLOGIES))
TECHNOLOGY = TECHNOLOGY_BY_NOUN.by_id
GENERALS = _generals()
GENERAL_BY_NOUN = Nouns("general", (x.id for x in GENERALS))
GENERAL = GENERAL_BY_NOUN.by_id
EVENT_GRAMMAR = Grammar(raw("events")["vocabulary"], {})
EVENTS = tuple(
    Event(i, card) for i, card in enumerate(EVENT_GRAMMAR.cards(raw("events")["events"], EventCard))
)
EVENT = {e.id: e.index for e in EVENTS}
DECKS = {LAND_BATTLE: _deck("tactics_land"), SEA_BATTLE: _deck("tactics_sea")}
KIND_NOUN = KIND_BY_NOUN.noun
TILE_NOUN = TILE_BY_NOUN.noun
NATION_NOUN = NATION_BY_NOUN.noun
CIRCLE_BY_NOUN: dict[Atom, int] = {
    circle.noun: circle.index for nation in NATIONS for circle in nation.circles
}
"""The place of a circle in its nation's table."""
BASIC_NOUN = {kind: {n: card.noun for n, card in deck.basic.items()} for kind, deck in DECKS.items()}
ADVANCED_NOUN = {kind: {n: card.noun for n, card in deck.advanced.items()} for kind, deck in DECKS.items()}
"""By kind of battle and number of the card."""
CARD_NUMBER: dict[Atom, int] = {
    noun: number
    for table in (*BASIC_NOUN.values(), *ADVANCED_NOUN.values())
    for number, noun in table.items()
}
"""The number of a tactic card."""
TECH_CARDS: tuple[int, ...] = tuple(
    c["points"] for c in raw("tech_cards")["cards"] for _ in range(c["copies"])
)
"""The points of all technology cards."""
CONSTANTS = raw("constants")
