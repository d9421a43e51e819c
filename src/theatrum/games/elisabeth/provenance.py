"""What about the data is reconstructed, said to the players.

The printed map, cards and counters were not available to us: what no source states was rebuilt to satisfy every
statement and example of the rulebook. Owners of the printed game can correct the files in `data/`.

There is one way to say it: `why(noun)` is what a thing carries on the table, behind its ∗; `reconstructed()` is the list
of everything, in groups. A group begins with a heading (`group:leaders`); what is no thing of the table (a connection,
a table, a price) has a noun of its own there (`facts:connections`). `titles` gives both their names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

import msgspec

from theatrum.core.scene import Text, Words
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.records import (
    cards,
    court,
    map,
    pieces,
    points,
    powers,
    procedures,
    world,
)


def ours(source: str) -> bool:
    """Does a note about a source say that the value is our own work?"""
    return "reconstructed" in source or "inferred" in source


def why(noun: str) -> Words:
    """What about this thing is reconstructed, behind its ∗; empty if nothing is."""
    return _reasons().get(noun, "")


def starred(value: object, noun: str, part: str) -> str:
    """A number of this thing as it is written on heads and lines, which have room for nothing else: with ∗ if it is ours."""
    reason = why(noun)
    parts = reason.args["parts"] if isinstance(reason, Text) and "parts" in reason.args else ()
    return f"{value}∗" if isinstance(parts, list) and _part(part) in parts else f"{value}"


@cache
def reconstructed() -> Sequence[str]:
    """The nouns whose data is ours in whole or in part, group by group, each after the heading of its group."""
    out: list[str] = []
    for group, nouns in _groups().items():
        if nouns:
            out += [f"group:{group}", *nouns]
    return tuple(out)


@cache
def titles(language: str) -> Mapping[str, str]:
    """The names of groups, and of what is reconstructed without being a thing."""
    heads = {f"group:{group}": text for group, text in HEADS[language].items()}
    facts = {
        f"facts:{fact}": text.format(n=_counted()[fact][0], of=_counted()[fact][1])
        for fact, text in FACTS[language].items()
    }
    tables = {_table(row): row.name_de if language == "de" else row.name_en for row in _TABLES}
    return {**heads, **facts, **tables}


# ---- the list --------------------------------------------------------------------------------------------------------------
@cache
def _groups() -> Mapping[str, Sequence[str]]:
    def things(*kinds: str) -> list[str]:
        return [noun for noun in _reasons() if noun.partition(":")[0] in kinds and noun not in TWICE]

    def facts(*names: str) -> list[str]:
        return [f"facts:{name}" for name in names if _counted()[name][0]]

    return {
        "map": facts("connections", "sea_borders"),
        "spaces": [noun for noun in things("space") if why(noun) == UNNAMED],
        "named_spaces": [noun for noun in things("space") if why(noun) != UNNAMED],
        "world": [*facts("ocean_links", "ocean_winds"), *things("ocean", "settlement")],
        "leaders": [*facts("default_leader"), *things("leader")],
        "captains": things("captain"),
        "rulers": things("ruler"),
        "persons": things("artist", "scientist"),
        "awards": things("award"),
        "treasures": things("treasure"),
        "counters": facts("land_counters", "special_counters"),
        "prices": facts("war_costs", "key_cards", "key_points", "bonus_points", "influence"),
        "tables": [_table(row) for row in _TABLES if _ours_in(row)],
        "cards": [*facts("card_points", "card_types", "card_turns", "card_numbers"), *things("card")],
    }


UNNAMED = Text("uncertain-space")
TWICE = frozenset(x.noun for x in LEADERS if x.default or x.captain)
"""Leaders who are no persons of their own: captains are listed as such, default leaders all together."""
HEADS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "map": "Map of Europe",
        "spaces": "Spaces that no source names",
        "named_spaces": "Spaces that a source names, but whose kind, home, port or faith is ours",
        "world": "World map",
        "leaders": "Leaders, their ratings",
        "captains": "Captains, their ratings",
        "rulers": "Rulers, administrative rating or card bonus",
        "persons": "Artists and scientists, their value, of some the turn in which they come",
        "awards": "Awards of patronage, their VP",
        "treasures": "Treasures, how many there are of each kind",
        "counters": "Counters",
        "prices": "Costs, points and influence",
        "tables": "Tables, in whole or in part",
        "cards": "Cards, their text or a part of it, sometimes only their CP",
    },
    "de": {
        "map": "Europakarte",
        "spaces": "Felder, die keine Quelle nennt",
        "named_spaces": "Felder, die eine Quelle nennt, deren Art, Heimat, Hafen oder Glaube aber von uns ist",
        "world": "Weltkarte",
        "leaders": "Anführer, ihre Werte",
        "captains": "Kapitäne, ihre Werte",
        "rulers": "Herrscher, Verwaltungswert oder Kartenbonus",
        "persons": "Künstler und Wissenschaftler, ihr Wert, bei manchen die Runde, in der sie kommen",
        "awards": "Auszeichnungen der Gönnerschaft, ihre SP",
        "treasures": "Schätze, wie viele es von jeder Art gibt",
        "counters": "Spielsteine",
        "prices": "Kosten, Punkte und Einfluss",
        "tables": "Tabellen, ganz oder zum Teil",
        "cards": "Karten, ihr Text oder ein Teil davon, manchmal nur ihre BP",
    },
}
FACTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "connections": "{n} of {of} connections between spaces",
        "sea_borders": "{n} of {of} borders between sea zones",
        "ocean_links": "{n} of {of} routes between ocean zones",
        "ocean_winds": "of {n} routes which way the wind blows, or that they are dangerous",
        "default_leader": "ratings of the default leaders",
        "land_counters": "of {n} nations how many land counters of which strength there are",
        "special_counters": "strengths of the Walloons, number of colonies of each power",
        "war_costs": "{n} of {of} costs of a declaration of war",
        "key_cards": "{n} of {of} numbers of cards on the tracks of keys",
        "key_points": "{n} of {of} numbers of VP on the tracks of keys",
        "bonus_points": "VP of {n} kinds of bonus: Virginia Dare, Ruler of the Netherlands, Empresa de Inglaterra, royal marriages",
        "influence": "Portugal’s influence at the start",
        "card_points": "CP of {n} of {of} cards",
        "card_types": "of {n} cards whether they are events, responses, combat or mandatory cards",
        "card_turns": "of {n} cards from when on they are in play",
        "card_numbers": "numbers of {n} cards",
    },
    "de": {
        "connections": "{n} von {of} Verbindungen zwischen Feldern",
        "sea_borders": "{n} von {of} Grenzen zwischen Seezonen",
        "ocean_links": "{n} von {of} Wegen zwischen Meereszonen",
        "ocean_winds": "bei {n} Wegen, wohin der Wind weht oder dass sie gefährlich sind",
        "default_leader": "Werte der Standardanführer",
        "land_counters": "bei {n} Nationen, wie viele Landeinheiten es in welcher Stärke gibt",
        "special_counters": "Stärken der Wallonen, Zahl der Kolonien je Macht",
        "war_costs": "{n} von {of} Kosten einer Kriegserklärung",
        "key_cards": "{n} von {of} Kartenzahlen auf den Schlüsselplatz-Leisten",
        "key_points": "{n} von {of} SP-Zahlen auf den Schlüsselplatz-Leisten",
        "bonus_points": "SP von {n} Arten Bonus: Virginia Dare, Herrscher der Niederlande, Empresa de Inglaterra, Heiraten",
        "influence": "Portugals Einfluss zu Beginn",
        "card_points": "BP von {n} der {of} Karten",
        "card_types": "bei {n} Karten, ob sie Ereignis-, Reaktions-, Kampf- oder Pflichtkarten sind",
        "card_turns": "bei {n} Karten, ab wann sie im Spiel sind",
        "card_numbers": "Nummern von {n} Karten",
    },
}
"""Things that have no noun on the table. {n} is how many are ours, {of} how many there are."""


@cache
def _counted() -> Mapping[str, tuple[int, int]]:
    """By fact: how many of how many are ours."""
    links = world.WORLD_MAP.load().links
    wars = powers.WAR_COSTS.load()
    boxes = [box for row in powers.POWERS.load().powers for box in row.key_track or () if box.keys]
    counters = pieces.UNITS_POOL.load()
    minors = powers.MINOR_POWERS.load().minor_powers
    deck = cards.CARDS.load().cards
    return {
        "connections": _how_many(row.source for row in map.CONNECTIONS.load().connections),
        "sea_borders": _how_many(row.source for row in map.SEA_ZONES.load().adjacency),
        "ocean_links": _how_many(row.source for row in links),
        "ocean_winds": _how_many(row.kind_source for row in links if row.kind != "plain"),
        "default_leader": _how_many([pieces.LEADERS.load().default_leader.source]),
        "land_counters": _how_many(row.source for row in counters.land),
        "special_counters": _how_many(f"{row.source} {row.strength_source}" for row in counters.special),
        "war_costs": _how_many([*(row.source for row in wars.majors), *(row.source for row in wars.minors)]),
        "key_cards": _how_many(box.cards_source for box in boxes),
        "key_points": _how_many(box.vp_source for box in boxes),
        "bonus_points": _how_many(row.source for row in points.VP_TABLES.load().bonus),
        "influence": _how_many(row.source["start_influence"] for row in minors),
        "card_points": _how_many(row.source["cp"] for row in deck),
        "card_types": _how_many(row.source["type"] for row in deck),
        "card_turns": _how_many(row.source["entry"] for row in deck),
        "card_numbers": _how_many(row.source["number"] for row in deck),
    }


def _how_many(sources: Iterable[str]) -> tuple[int, int]:
    found = [ours(source) for source in sources]
    return sum(found), len(found)


_TABLES = points.TABLES.load().tables


def _table(row: procedures.Procedure) -> str:
    return f"facts:{row.__struct_config__.tag}"


def _ours_in(row: procedures.Procedure) -> bool:
    """Anything in a table: it says so itself, or one of its rows does."""
    return ours(str(msgspec.to_builtins(row)))


# ---- the reasons -----------------------------------------------------------------------------------------------------------
@cache
def _reasons() -> Mapping[str, Words]:
    """By noun, in the order of the data."""
    out: dict[str, Words] = {}
    for space in map.SPACES.load().spaces:
        said = space.provenance
        out[f"space:{space.id}"] = (
            UNNAMED
            if ours(space.source)
            else _parts(
                kind=said["kind"],
                home=said["home_power"],
                port=said["ports"],
                faith=said["printed_religion"] if space.religious_area != "none" else "",
            )
        )
    for ocean in world.WORLD_MAP.load().ocean_zones:
        out[f"ocean:{ocean.id}"] = Text("uncertain-ocean") if ours(ocean.source) else ""
    for settlement in world.WORLD_MAP.load().settlements:
        out[f"settlement:{settlement.id}"] = Text("uncertain-settlement") if ours(settlement.source) else ""
    out.update(_commanders())
    for power in powers.POWERS.load().powers:
        for ruler in power.rulers:
            out[f"ruler:{ruler.id}"] = _parts(
                administration=ruler.source["administrative_rating"], bonus=ruler.source["card_bonus"]
            )
    patronage = court.PATRONAGE.load()
    for kind, people in (("artist", patronage.artists), ("scientist", patronage.scientists)):
        for person in people:
            said = person.source
            out[f"{kind}:{person.id}"] = _parts(value=said["value"], turn=said["entry"], court=said["power"])
    for award in patronage.awards:
        out[f"award:{award.id}"] = _parts(points=award.source)
    for treasure in world.TREASURES.load().treasures:
        out[f"treasure:{treasure.id}"] = Text("uncertain-treasure") if ours(treasure.source) else ""
    for card in cards.CARDS.load().cards:
        whole = card.effect_status == "reconstructed"
        out[f"card:{card.id}"] = (
            _parts(cp=card.source["cp"])
            if card.effect_status == "stated"
            else Text("uncertain-card" if whole else "uncertain-card-partly")
        )
    return {noun: reason for noun, reason in out.items() if reason}


def _commanders() -> Mapping[str, Words]:
    """Leaders, and captains: also as the naval leaders that they can be in Europe."""
    out: dict[str, Words] = {}
    for leader in pieces.LEADERS.load().leaders:
        said = leader.source
        out[f"leader:{leader.id}"] = _parts(
            battle=said.battle or said.ratings,
            at_sea=said.naval_battle,
            command="" if leader.command is None else said.command or said.ratings,
            piracy=said.piracy,
        )
    for captain in pieces.CAPTAINS.load().captains:
        known = captain.source
        ratings = known["ratings"]
        out[f"captain:{captain.id}"] = _parts(
            battle=known.get("battle", ratings), piracy=known.get("piracy", ratings), navigation=ratings
        )
    default = pieces.LEADERS.load().default_leader.source
    for x in LEADERS:
        if x.default:
            out[x.noun] = _parts(battle=default, command=default)
        elif x.captain:
            out[x.noun] = out[f"captain:{x.captain}"]
    return out


def _parts(**sources: str) -> Words:
    """Which of the values of a thing are ours."""
    parts = [_part(part) for part, source in sources.items() if ours(source)]
    return Text("uncertain-parts", parts=parts) if parts else ""


def _part(part: str) -> Text:
    return Text(f"uncertain-part-{part.replace('_', '-')}")
