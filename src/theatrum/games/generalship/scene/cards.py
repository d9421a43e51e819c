"""Cards and tiles in full, in our own words: made once, since nothing on them ever changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from theatrum.core.scene import Card, Icon, Name, Text, Words
from theatrum.games.generalship.provenance import why
from theatrum.games.generalship.scene import pictures
from theatrum.games.generalship.tables.abilities import Ability, kind_of
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.generals import GENERALS, General
from theatrum.games.generalship.tables.tactics import ADVANCED_BY_KEY, DECKS, Advanced, Basic, Bonus, Need
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, Technology
from theatrum.games.generalship.tables.units import KIND, KINDS, Kind
from theatrum.games.generalship.tables.vocabulary import BOMBARDMENT, CLASSES, LAND_BATTLE, STYLES

LATE = 5
"""Columns of the technology table from here on have no event slot [GS-8.7]."""


# ---- generals -------------------------------------------------------------------------------------------------------
@cache
def general_card(index: int) -> Card:
    """GS-7.5 A general's card: numbers, symbols, rival and abilities."""
    general = GENERALS[index]
    lines: list[Words] = [ability_text(a) for a in general.abilities]
    if general.rival >= 0:
        lines.append(Text("general-rival", rival=GENERALS[general.rival].noun))
    return Card(
        id=general.noun,
        title=Name(general.noun),
        picture=pictures.general(general),
        kind=Text("general-kind", years=_years(general.years), realm=Text(f"realm-{_slug(general.realm)}")),
        tone="brown",
        lines=lines,
        icons=_general_icons(general),
        reconstructed=why(general.noun),
    )


@cache
def general_brief(index: int) -> Card:
    """A general's card in a pile: whose it is, and what an event could ask."""
    general = GENERALS[index]
    return Card(
        id=general.noun,
        title=Name(general.noun),
        picture=pictures.general(general),
        tone="brown",
        icons=_general_icons(general),
    )


def _general_icons(general: General) -> list[Icon]:
    icons = [
        Icon(icon="land", label=Text("general-land", n=general.land), count=general.land),
        Icon(icon="sea", label=Text("general-sea", n=general.sea), count=general.sea),
    ]
    for symbol, there in (
        ("christian", general.christian),
        ("muslim", general.muslim),
        ("coup", general.coup),
    ):
        if there:
            icons.append(Icon(icon=symbol, label=Text(f"icon-{symbol}")))
    return icons


def _slug(words: str) -> str:
    """A key made of a name: "Poland-Lithuania" is poland-lithuania, "Córdoba" cordoba."""
    return words.lower().replace("ó", "o").replace(" ", "-")


def _years(years: str) -> Text:
    """The data's "356-323 BC", "17 BC-AD 21", "688-741" as a text."""
    across = re.fullmatch(r"(\d+) BC-AD (\d+)", years)
    if across:
        return Text("years-across", born=across[1], died=across[2])
    born, died = years.removesuffix(" BC").split("-")
    return Text("years-bc" if years.endswith(" BC") else "years", born=born, died=died)


# ---- abilities [GS-19.3] ----------------------------------------------------------------------------------------------
def ability_text(ability: Ability) -> Text:
    """What a commander can do: `about-ability-<kind>` with the card's numbers."""
    args: dict[str, Any] = {}
    given = msgspec.structs.asdict(ability)
    for name, value in given.items():
        if name == "unit_types":
            args["units"] = unit_words([KIND[k] for k in value])
        elif name == "unit_class":
            args["units"] = f"class:{value}"
        elif name in ("terrain", "only_terrain"):
            args["terrain"] = _terrain_words(value)
            args["anywhere"] = "yes" if value is None else "no"
        elif name == "type":
            args["variant"] = f"variant:{value}"
        elif name in ("card", "use", "instead"):
            args[name] = ADVANCED_BY_KEY[given["deck"]][value].noun
        elif name == "defence":
            args["def"] = value
        elif name != "deck":
            args[name] = value
    return Text(f"about-ability-{kind_of(ability)}", **args)


def _terrain_words(value: Any) -> Any:
    if value is None:
        return ""
    return either([f"terrain:{t}" for t in value]) if isinstance(value, tuple) else f"terrain:{value}"


def unit_words(kinds: Iterable[int]) -> Any:
    """Kinds of units, of which any will do; a whole class by the name of the class."""
    wanted = set(kinds)
    if wanted == {k.index for k in KINDS if not k.is_ship}:
        return Text("any-regiment")
    for cls, name in enumerate(CLASSES):
        if wanted == {k.index for k in KINDS if k.cls == cls}:
            return f"class:{name}"
    return either([KINDS[k].noun for k in sorted(wanted)])


def either(nouns: Sequence[str]) -> Any:
    """One of one to three things."""
    if len(nouns) == 1:
        return nouns[0]
    if len(nouns) == 2:
        return Text("either", a=nouns[0], b=nouns[1])
    return Text("either-of-three", a=nouns[0], b=nouns[1], c=nouns[2])


# ---- units --------------------------------------------------------------------------------------------------------
@cache
def unit_lines(index: int) -> list[Words]:
    """Everything about a kind of unit [GS-10.2, GS-13.4, GS-14.7]."""
    kind = KINDS[index]
    lines: list[Words] = [Text("unit-cost", food=kind.food, metal=kind.metal)]
    if kind.technology >= 0:
        lines.append(Text("unit-needs", technology=TECHNOLOGIES[kind.technology].noun))
    if kind.upgrades:
        lines.append(Text("unit-upgrades", units=[KINDS[u].noun for u in kind.upgrades]))
    lines.append(Text("unit-moves", bp=kind.bp))
    if kind.is_ship:
        artillery = "yes" if kind.carries_artillery else "no"
        lines.append(Text("unit-ship", capacity=kind.capacity, artillery=artillery))
        lines.append(Text("unit-hull", defence=kind.sea_def[BOMBARDMENT]))
    else:
        lines.append(Text("unit-land", atk=kind.atk, defence=kind.defence))
        lines += _sea_lines(kind)
    return lines


def _sea_lines(kind: Kind) -> list[Words]:
    values = [
        Text("unit-sea-value", style=f"style:{name}", atk=kind.sea_atk[style], defence=kind.sea_def[style])
        for style, name in enumerate(STYLES)
        if kind.sea_atk[style] or kind.sea_def[style]
    ]
    return [Text("unit-sea", values=values) if values else Text("unit-sea-none")]


# ---- tactic cards -------------------------------------------------------------------------------------------------
@cache
def tactic_card(battle: str, basic: bool, number: int) -> Card:
    """A tactic card [GS-13.3, GS-13.5, GS-14.2, GS-14.5]."""
    deck = DECKS[battle]
    card = deck.basic[number] if basic else deck.advanced[number]
    lines = _basic_lines(battle, card) if isinstance(card, Basic) else _advanced_lines(battle, card)
    return Card(
        id=card.noun,
        title=Name(card.noun),
        kind=Text(f"tactic-{'basic' if basic else 'advanced'}-{battle}"),
        picture=pictures.tactic(battle, basic, number, "" if isinstance(card, Basic) else card.key),
        tone="grey" if basic else "orange",
        seal=number,
        lines=lines,
        reconstructed=why(card.noun),
    )


def _basic_lines(battle: str, card: Basic) -> list[Words]:
    low, high = min(card.counts), max(card.counts)
    lines: list[Words] = [Text("tactic-basic", low=low, high=high, units=unit_words(card.kinds))]
    if battle == LAND_BATTLE:
        values = [
            Text("tactic-value", unit=KINDS[k].noun, atk=KINDS[k].atk, defence=KINDS[k].defence)
            for k in card.kinds
        ]
        lines.append(Text("tactic-values", values=values))
    else:
        lines.append(Text("tactic-values-sea"))
    return lines


def _advanced_lines(battle: str, card: Advanced) -> list[Words]:
    if not card.bonuses:
        return [Text(f"about-tactic-{card.key}")]
    lines: list[Words] = [_bonus_text(battle, bonus) for bonus in card.bonuses]
    if any(bonus.variant for bonus in card.bonuses):
        lines.insert(0, Text(f"about-tactic-{card.key}"))
    return lines


def _bonus_text(battle: str, bonus: Bonus) -> Text:
    needs = [_need_text(need) for need in bonus.needs]
    args: dict[str, Any] = {
        "needs": needs[0] if len(needs) == 1 else Text("both", a=needs[0], b=needs[1]),
        "atk": bonus.atk,
        "defence": bonus.defence,
    }
    if bonus.variant:
        return Text("tactic-bonus-variant", variant=f"variant:{bonus.variant}", **args)
    return Text(f"tactic-bonus-{battle}", **args)


def _need_text(need: Need) -> Text:
    if need.high < 0:
        return Text("tactic-need-at-least", low=need.low, units=unit_words(need.kinds))
    return Text("tactic-need", low=need.low, high=need.high, units=unit_words(need.kinds))


@cache
def reference(battle: str) -> list[Card]:
    """All cards of a deck, for looking up while a battle goes on."""
    deck = DECKS[battle]
    return [
        *(_entry(tactic_card(battle, True, card.number), card.copies) for card in deck.basic.values()),
        *(_entry(tactic_card(battle, False, card.number), card.copies) for card in deck.advanced.values()),
    ]


def _entry(card: Card, copies: int) -> Card:
    return Card(
        id=f"reference:{card.id.partition(':')[2]}",
        title=card.title,
        kind=Text("tactic-copies", n=copies),
        picture=card.picture,
        tone=card.tone,
        seal=card.seal,
        lines=card.lines,
        reconstructed=card.reconstructed,
    )


# ---- technologies and events ----------------------------------------------------------------------------------------
@cache
def technology_card(index: int, developed: bool) -> Card:
    """GS-8.2 – GS-8.7 A technology: what it costs, needs, gives and does."""
    technology = TECHNOLOGIES[index]
    lines: list[Words] = [
        Text(f"about-technology-{technology.id}")
        if technology.track == "main"
        else Text("about-technology-late"),
        _technology_cost(technology),
    ]
    if technology.needs_any:
        lines.append(
            Text("technology-needs", any=either([TECHNOLOGIES[n].noun for n in technology.needs_any]))
        )
    return Card(
        id=technology.noun,
        title=Name(technology.noun),
        kind=Text(f"technology-track-{technology.track}"),
        picture=pictures.TECHNOLOGY[technology.id],
        tone="blue" if technology.track == "main" else "sky",
        seal=technology.vp,
        ribbon=Text("technology-developed") if developed else "",
        lines=lines,
        column=_column(technology),
        lane=_lane(technology),
        needs=[TECHNOLOGIES[n].noun for n in technology.needs_any],
        faded=not developed,
        reconstructed=why(technology.noun),
    )


def _technology_cost(technology: Technology) -> Text:
    if technology.points:
        return Text("technology-cost-points", points=technology.points)
    return Text("technology-cost-resources", food=technology.food, metal=technology.metal)


def _column(technology: Technology) -> int:
    """Technologies and event slots alternate up to the last slot."""
    return 2 * technology.column - 1 if technology.column < LATE else technology.column + LATE - 1


def _lane(technology: Technology) -> int:
    same = [t.index for t in TECHNOLOGIES if t.column == technology.column]
    return same.index(technology.index) + 1


@cache
def event_card(slot: int, index: int) -> Card:
    """GS-8.8 The event slot right of a column, empty or with its event."""
    if index < 0:
        return Card(
            id=f"slot:{slot + 1}",
            title=Text("eventtile-slot"),
            tone="grey",
            lines=[Text("eventtile-slot-empty")],
            column=2 * slot + 2,
            lane=1,
            face_down=True,
        )
    event = EVENTS[index]
    return Card(
        id=event.noun,
        title=Name(event.noun),
        kind=Text("eventtile-kind"),
        picture=pictures.EVENT[event.id],
        tone="purple",
        lines=[Text(f"about-event-{event.id}")],
        column=2 * slot + 2,
        lane=1,
        reconstructed=why(event.noun),
    )


# ---- action tiles -------------------------------------------------------------------------------------------------
@cache
def action_lines(index: int) -> list[Words]:
    """GS-4.3 – GS-4.5 What a tile offers, and to whom."""
    tile = ACTION_TILES[index]
    return [Text(f"action-mode-{tile.mode}"), *(Text(f"about-action-{action}") for action in tile.actions)]
