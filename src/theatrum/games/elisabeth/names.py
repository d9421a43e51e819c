"""The names of things, in both languages, as the data has them: noun to name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Protocol

from theatrum.core.countable import Countable
from theatrum.games.elisabeth.provenance import titles
from theatrum.games.elisabeth.tables.pieces import LEADERS, N_SHIPS, SHIPS, TROOPS, Leader, Ship
from theatrum.games.elisabeth.tables.powers import NOUNS
from theatrum.games.elisabeth.tables.records import cards, court, map, pieces, powers, world
from theatrum.games.elisabeth.tables.treasures import TREASURES, Treasure

NATIONS = {
    "en": {
        "ottoman": "Ottoman",
        "spain": "Spanish",
        "england": "English",
        "france": "French",
        "hre": "Imperial",
        "huguenot": "Huguenot",
        "dutch": "Dutch",
        "ireland": "Irish",
        "papacy": "Papal",
        "portugal": "Portuguese",
        "scotland": "Scottish",
        "venice": "Venetian",
        "independent": "Independent",
    },
    "de": {
        "ottoman": "Osmanische",
        "spain": "Spanische",
        "england": "Englische",
        "france": "Französische",
        "hre": "Kaiserliche",
        "huguenot": "Hugenottische",
        "dutch": "Niederländische",
        "ireland": "Irische",
        "papacy": "Päpstliche",
        "portugal": "Portugiesische",
        "scotland": "Schottische",
        "venice": "Venezianische",
        "independent": "Unabhängige",
    },
}
KINDS = {
    "en": {
        "regular": ("regulars", "regular"),
        "mercenary": ("mercenaries", "mercenary"),
        "cavalry": ("cavalry", "cavalry"),
        "galley": ("galleys", "galley"),
        "corsair": ("corsairs", "corsair"),
        "galleon": ("galleons", "galleon"),
        "race_built_galleon": ("race-built galleons", "race-built galleon"),
    },
    "de": {
        "regular": ("Reguläre", "Regulärer"),
        "mercenary": ("Söldner", "Söldner"),
        "cavalry": ("Kavallerie", "Kavallerie"),
        "galley": ("Galeeren", "Galeere"),
        "corsair": ("Korsaren", "Korsar"),
        "galleon": ("Galeonen", "Galeone"),
        "race_built_galleon": ("schlanke Galeonen", "schlanke Galeone"),
    },
}
"""What they are called, and one of them."""
MASCULINE = frozenset(("regular", "mercenary", "corsair"))
"""In German one of these is »spanischer«, one of the others »spanische«."""
UNITS_OF = {"en": ("unit of {}", "units of {}"), "de": ("Einheit {}", "Einheiten {}")}
"""How one and more are counted of what has no plural."""
ALONE = {"en": {"armada": "the Armada"}, "de": {"armada": "die Armada"}}
"""Of which there is only one: it has no number."""
SPECIAL = {
    "en": {
        "walloon": ("Walloons", "Walloon"),
        "knights": ("Knights of St. John", "Knight of St. John"),
        "morisco": ("Moriscos", "Morisco"),
        "armada": ("Armada", "Armada"),
    },
    "de": {
        "walloon": ("Wallonen", "Wallone"),
        "knights": ("Malteserritter", "Malteserritter"),
        "morisco": ("Morisken", "Moriske"),
        "armada": ("Armada", "Armada"),
    },
}
WORDS = {
    "en": {
        "area:netherlands": "Netherlands",
        "area:france": "France",
        "area:england": "England",
        "area:scotland": "Scotland",
        "mode:unrest": "unrest",
        "mode:conversion": "conversions",
        "mode:rebellion": "rebellion",
        "mode:look": "look at a hand",
        "mode:skip": "skip the next impulse",
        "mode:now": "take the next impulse now",
        "choice:none": "nothing",
        "mode:control": "under Spain’s flag",
        "mode:faith": "to the old faith",
        "mode:both": "flag and faith",
        "mode:status": "whose ally it is",
        "side:attacker": "for the attacker",
        "talent:artist": "an artist",
        "talent:scientist": "a scientist",
        "pool:own": "from home",
        "pool:italy": "from Italy",
        "side:defender": "for the defender",
    },
    "de": {
        "area:netherlands": "Niederlande",
        "area:france": "Frankreich",
        "area:england": "England",
        "area:scotland": "Schottland",
        "mode:unrest": "Unruhe",
        "mode:conversion": "Bekehrungen",
        "mode:rebellion": "Rebellion",
        "mode:look": "ein Blick in die Hand",
        "mode:skip": "den nächsten Impuls auslassen",
        "mode:now": "den nächsten Impuls jetzt nehmen",
        "choice:none": "nichts",
        "mode:control": "unter Spaniens Flagge",
        "mode:faith": "zum alten Glauben",
        "mode:both": "Flagge und Glaube",
        "mode:status": "wessen Verbündeter es ist",
        "side:attacker": "für den Angreifer",
        "talent:artist": "einen Künstler",
        "talent:scientist": "einen Wissenschaftler",
        "pool:own": "aus dem eigenen Land",
        "pool:italy": "aus Italien",
        "side:defender": "für den Verteidiger",
    },
}
"""Things that are no rows of the data: areas of the struggle of faiths, ways to use a card."""
INDEPENDENT = {"en": "Independents", "de": "Unabhängige"}


class Named(Protocol):
    """A row of the data that has a name in both languages."""

    @property
    def id(self) -> str: ...
    @property
    def name_en(self) -> str: ...
    @property
    def name_de(self) -> str: ...


@cache
def names(language: str) -> Mapping[str, str]:
    """Noun to name: `names("de")["zone:ionian_sea"]` is "Ionisches Meer"."""
    out: dict[str, str] = {}
    for kind, rows in _rows():
        named = ((row.id, row.name_de if language == "de" else row.name_en) for row in rows)
        out.update((f"{kind}:{id}", name.replace("'", "’")) for id, name in named)
    out.update((noun, out[noun].partition(" (")[0]) for noun in [n for n in out if n.startswith("ocean:")])
    out.update((leader.noun, _commander(leader, language)) for leader in LEADERS if leader.default)
    out.update((leader.noun, out[f"captain:{leader.captain}"]) for leader in LEADERS if leader.captain)
    out.update((troop.noun, piece_name(troop.id, language)) for troop in TROOPS)
    out.update((ship.noun, piece_name(ship.id, language)) for ship in SHIPS[:N_SHIPS])
    out.update((ship.noun, _on_loan(ship, out, language)) for ship in SHIPS[N_SHIPS:])
    out.update((treasure.noun, _treasure(treasure, language)) for treasure in TREASURES)
    out["power:independent"] = INDEPENDENT[language]
    out.update(titles(language))
    out.update(WORDS[language])
    return out


def _rows() -> Iterable[tuple[str, Sequence[Named]]]:
    majors = powers.POWERS.load().powers
    yield "space", map.SPACES.load().spaces
    yield "zone", map.SEA_ZONES.load().zones
    yield "power", majors
    yield "power", powers.MINOR_POWERS.load().minor_powers
    yield "leader", pieces.LEADERS.load().leaders
    yield "captain", pieces.CAPTAINS.load().captains
    yield "noble", court.NOBLES.load().nobles
    yield "artist", court.PATRONAGE.load().artists
    yield "scientist", court.PATRONAGE.load().scientists
    yield "award", court.PATRONAGE.load().awards
    yield "bonus", court.PATRONAGE.load().science_bonuses
    yield "ocean", world.WORLD_MAP.load().ocean_zones
    yield "settlement", world.WORLD_MAP.load().settlements
    yield "card", cards.CARDS.load().cards
    for power in majors:
        yield "ruler", power.rulers


TREASURE = {"en": "treasure", "de": "Schatz"}
COMMAND_POINTS = {"en": ("command point", "command points"), "de": ("Befehlspunkt", "Befehlspunkte")}
TREASURE_NAMES = {
    "en": {
        "draw_card": "treasure (draw a card)",
        "science_bonus": "treasure (science bonus)",
        "vp": "treasure (1 victory point)",
    },
    "de": {
        "draw_card": "Schatz (Karte ziehen)",
        "science_bonus": "Schatz (Wissenschaftsbonus)",
        "vp": "Schatz (1 Siegpunkt)",
    },
}


def _treasure(treasure: Treasure, language: str) -> str:
    """E1-6.3.2 By kind: counters of one kind are alike."""
    if treasure.kind == "cp":
        one, more = COMMAND_POINTS[language]
        return f"{TREASURE[language]} ({treasure.value} {one if treasure.value == 1 else more})"
    return TREASURE_NAMES[language][treasure.kind]


def _commander(leader: Leader, language: str) -> str:
    """E1-5.1.5 A default leader has no name of his own."""
    nation = NATIONS[language][leader.id.removeprefix("default_")]
    return f"{nation}r Befehlshaber" if language == "de" else f"{nation} commander"


def _on_loan(ship: Ship, out: Mapping[str, str], language: str) -> Countable:
    """E1-9.2.6 A ship that another power has borrowed."""
    name = piece_name(SHIPS[ship.lent_kind].id, language)
    to = f" ({'Leihgabe' if language == 'de' else 'on loan'}: {out[NOUNS[ship.borrower]]})"
    return Countable(name + to, name.one + to, name.more + to)


def piece_name(piece: str, language: str) -> Countable:
    """A kind of unit or ship, by nation and kind."""
    if piece in SPECIAL[language]:
        many, one = SPECIAL[language][piece]
        return Countable(many, one, many, ALONE[language].get(piece, ""))
    id, _, kind = piece.partition("_")
    (many, one), nation = KINDS[language][kind], NATIONS[language][id]
    name = f"{nation} {many}"
    adjective = nation.lower() if language == "de" or id == "independent" else nation
    if kind == "cavalry":
        single, several = (units.format(f"{adjective} {many}") for units in UNITS_OF[language])
        return Countable(name, single, several)
    ending = "r" if language == "de" and kind in MASCULINE else ""
    return Countable(name, f"{adjective}{ending} {one}", f"{adjective} {many}")
