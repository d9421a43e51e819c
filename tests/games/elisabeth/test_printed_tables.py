"""The tables of the rulebook page say what is played: every value of E1-T.12 to E1-T.21 is compared with the data, and so
is every ∗ [docs/rules/elisabeth.md, elisabeth.de.md]."""

from __future__ import annotations

import re

import pytest

from theatrum.core.rule_text import Grid, said
from theatrum.core.rulebook import rulebook
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.provenance import ours
from theatrum.games.elisabeth.queries.forces import formation_limit
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.records import cards, court, pieces, powers, world

LANGUAGES = ("en", "de")
in_both = pytest.mark.parametrize("language", LANGUAGES)
Marked = tuple[str, bool]
"""What stands in a cell, and whether it has a ∗."""
NOTHING = ("–", False)
BRIEF = {
    "en": {"ottoman": "Ottomans", "hre": "HRE", "italian": "Italy", "independent": "independents"},
    "de": {"ottoman": "Osmanen", "hre": "HRR", "italian": "Italien", "independent": "Unabhängige"},
}
FACTIONS = {
    "en": {
        "huguenot": "Huguenot",
        "dutch": "Dutch",
        "protestant_huguenot": "Huguenots",
        "protestant_dutch": "Dutch",
    },
    "de": {
        "huguenot": "Hugenotten",
        "dutch": "Niederländer",
        "protestant_huguenot": "Hugenotten",
        "protestant_dutch": "Niederländer",
    },
}
KINDS = {
    "en": {"army": "army", "naval": "naval", "both": "army or naval"},
    "de": {"army": "Armee", "naval": "Marine", "both": "Armee oder Marine"},
}
TALENTS = {
    "en": {"architect": "architect", "painter": "painter", "writer": "writer", "scientist": "scientist"},
    "de": {"architect": "Architekt", "painter": "Maler", "writer": "Literat", "scientist": "Wissenschaftler"},
}


def table(rule: str, language: str) -> list[list[str]]:
    """The rows of a rule's table."""
    grids = [b for b in rulebook("elisabeth", language).rules[rule].blocks if isinstance(b, Grid)]
    assert len(grids) == 1
    assert grids[0].rows
    return [[said(cell) for cell in row] for row in grids[0].rows]


def marked(cell: str) -> Marked:
    return cell.removesuffix("∗"), cell.endswith("∗")


def value(number: object, source: str) -> Marked:
    return str(number), ours(source)


def power(name: str, language: str) -> str:
    found = FACTIONS[language].get(name) or BRIEF[language].get(name)
    return found or names(language)[f"power:{name}"]


# ---- persons ----------------------------------------------------------------------------------------------------------------
@in_both
def test_E1_T_12_the_leaders(language: str) -> None:
    called, by_event = names(language), {"en": "event", "de": "Ereignis"}[language]
    file = pieces.LEADERS.load()
    *rows, default = table("E1-T.12", language)
    assert len(rows) == len(file.leaders) == 19
    for row, leader in zip(rows, file.leaders, strict=True):
        source = leader.source
        whose = power(leader.power, language)
        whose += f" ({FACTIONS[language][leader.faction]})" if leader.faction else ""
        assert row[:3] == [called[f"leader:{leader.id}"], whose, KINDS[language][leader.kind]]
        land, _, sea = row[3].removesuffix(")").partition(" (")
        assert marked(land) == value(leader.battle, source.battle or source.ratings)
        if leader.naval_battle is None:
            assert not sea
        else:
            assert marked(sea.split(" ")[-1]) == value(leader.naval_battle, source.naval_battle)
        command = (
            NOTHING if leader.command is None else value(leader.command, source.command or source.ratings)
        )
        piracy = value(leader.piracy, source.piracy) if leader.piracy else NOTHING
        assert (marked(row[4]), marked(row[5])) == (command, piracy), leader.id
        assert row[6] == (str(leader.enters_turn) if leader.enters_turn else by_event), leader.id
    standard = file.default_leader
    assert [marked(cell) for cell in default[3:5]] == [
        value(standard.battle, standard.source),
        value(standard.command, standard.source),
    ]


@in_both
def test_E1_T_13_the_captains(language: str) -> None:
    called = names(language)
    rows = table("E1-T.13", language)
    captains = pieces.CAPTAINS.load().captains
    assert len(rows) == len(captains) == 13
    for row, captain in zip(rows, captains, strict=True):
        source = captain.source
        ratings = source["ratings"]
        whose = ", ".join(power(p, language) for p in captain.powers)
        assert row[:3] == [called[f"captain:{captain.id}"], whose, str(captain.enters_turn)]
        everywhere, _, somewhere = row[4].removesuffix(")").partition(" (")
        assert marked(row[3]) == value(captain.battle, source.get("battle", ratings))
        assert marked(everywhere) == value(captain.piracy, source.get("piracy", ratings)), captain.id
        assert marked(row[5]) == value(captain.navigation, ratings)
        higher = captain.params.get("piracy_in", {})
        assert somewhere == ", ".join(f"{called[f'ocean:{zone}']} {n}" for zone, n in higher.items())


@in_both
def test_E1_T_14_artists_and_scientists(language: str) -> None:
    called = names(language)
    rows = table("E1-T.14", language)
    file = court.PATRONAGE.load()
    people = [
        *(("artist", x.id, x.power, x.kind, x.value, x.enters_turn, x.source) for x in file.artists),
        *(("scientist", x.id, x.power, x.kind, x.value, x.enters_turn, x.source) for x in file.scientists),
    ]
    assert len(rows) == len(people) == 18 + 11
    for row, (side, person, pool, kind, worth, turn, source) in zip(rows, people, strict=True):
        assert (row[0], row[2]) == (called[f"{side}:{person}"], TALENTS[language][kind])
        assert [marked(row[i]) for i in (1, 3, 4)] == [
            value(power(pool, language), source["power"]),
            value(worth, source["value"]),
            value(turn, source["entry"]),
        ], person


@in_both
def test_E1_T_15_awards(language: str) -> None:
    called, any_artist = names(language), {"en": "any artist", "de": "jeder Künstler"}[language]
    rows = table("E1-T.15", language)
    awards = court.PATRONAGE.load().awards
    assert len(rows) == len(awards) == 13 + 6
    for row, award in zip(rows, awards, strict=True):
        fits = any_artist if award.side == "artist" else TALENTS[language]["scientist"]
        fits = TALENTS[language][award.kind] if award.kind else fits
        assert row[:2] == [called[f"award:{award.id}"], fits]
        assert marked(row[2]) == value(award.vp, award.source)


@in_both
def test_E1_21_0_4_nobles_as_the_data_has_them(language: str) -> None:
    rows = {(row[2].replace("w", "f"), row[3], row[4], row[0]) for row in table("E1-21.0.4", language)}
    nobles = court.NOBLES.load().nobles
    assert len(rows) == len(nobles) == 22
    by_event = {"en": "event", "de": "Ereignis"}[language]
    for noble in nobles:
        turn = str(noble.enters_turn) if noble.power else by_event
        called = names(language)[f"noble:{noble.id}"]
        found = [
            row
            for row in rows
            if row[:3] == (noble.sex, turn, str(noble.suitability)) and _alike(row[3], called)
        ]
        assert len(found) == 1, (noble.id, found)


def _alike(printed: str, name: str) -> bool:
    """The page leaves out titles and some surnames: "Lord Darnley", "Alençon (V)", "Mary Stuart"."""
    return set(re.findall(r"\w{2,}", printed)) - {"Stuart", "Navarra", "Navarre"} <= set(
        re.findall(r"\w{2,}", name)
    )


# ---- power cards ------------------------------------------------------------------------------------------------------------
@in_both
def test_E1_T_16_rulers(language: str) -> None:
    called = names(language)
    rows = table("E1-T.16", language)
    rulers = [(row.id, ruler) for row in powers.POWERS.load().powers for ruler in row.rulers]
    assert len(rows) == len(rulers) == 15
    for row, (whose, ruler) in zip(rows, rulers, strict=True):
        assert row[:2] == [power(whose, language), called[f"ruler:{ruler.id}"]]
        assert marked(row[2]) == value(ruler.administrative_rating, ruler.source["administrative_rating"])
        assert marked(row[3]) == value(f"+{ruler.card_bonus}", ruler.source["card_bonus"])
        assert re.findall(r"\d+", row[4]) == re.findall(r"\d+", ruler.enters), ruler.id


@in_both
def test_E1_T_17_cards_and_points_by_keys(language: str) -> None:
    """E1-T.17 The first row is stated: with all boxes covered one card and no point [E1-6.2.4, E1-25.2]."""
    rows = table("E1-T.17", language)
    tracks = [row.key_track for row in powers.POWERS.load().powers if row.key_track]
    assert len(tracks) == 5
    assert len(rows) == max(map(len, tracks))
    victory = {"en": " victory", "de": " Sieg"}[language]
    for keys, (head, *cells) in enumerate(rows):
        assert head == str(keys)
        for cell, track in zip(cells, tracks, strict=True):
            if keys >= len(track):
                assert cell == "–"
                continue
            box = track[keys]
            assert cell.endswith(victory) == box.automatic_victory
            dealt, _, vp = cell.removesuffix(victory).removesuffix(")").partition(" (")
            assert (marked(dealt)[0], marked(vp)[0]) == (str(box.cards), str(box.vp))
            ours_here = (ours(box.cards_source), ours(box.vp_source)) if keys else (False, False)
            assert (marked(dealt)[1], marked(vp)[1]) == ours_here


@in_both
def test_E1_T_18_home_cards_and_capitals(language: str) -> None:
    called = names(language)
    rows = table("E1-T.18", language)
    deck = {row.number: row.id for row in cards.CARDS.load().cards}
    majors = powers.POWERS.load().powers
    for row, major in zip(rows, majors, strict=True):
        assert row[0] == power(major.id, language)
        printed = [f"{number} {called[f'card:{deck[number]}']}" for number in major.home_cards]
        assert marked(row[1]) == (", ".join(printed), ours(major.home_cards_note))
        places = [*major.capitals, *(major.capital_rule.after.rudolf_ii if major.capital_rule.after else ())]
        assert all(called[f"space:{place}"] in row[2] for place in places), major.id


# ---- counters and costs -----------------------------------------------------------------------------------------------------
@in_both
def test_E1_T_19_land_counters(language: str) -> None:
    rows = table("E1-T.19", language)
    backs = {
        "en": {None: "–", "mercenary": "mercenaries", "cavalry": "cavalry"},
        "de": {None: "–", "mercenary": "Söldner", "cavalry": "Kavallerie"},
    }[language]
    file = pieces.UNITS_POOL.load()
    assert len(rows) == len(file.land) == 13
    for row, pool in zip(rows, file.land, strict=True):
        counters = ", ".join(f"{counter.count} × {counter.strength}" for counter in pool.counters)
        assert row[0] == power(pool.owner, language)
        assert marked(row[1]) == value(counters, pool.source)
        assert marked(row[2]) == value(pool.total_strength, pool.source)
        assert pool.total_strength == sum(counter.count * counter.strength for counter in pool.counters)
        assert row[3] == backs[pool.back]
    words = rulebook("elisabeth", language).rules["E1-T.19"].text
    special = {row.id: row for row in file.special}
    assert f"({', '.join(map(str, special['armada'].strength))})" in words.replace("∗", "")
    assert f" {', '.join(map(str, special['walloon'].strength))}∗)" in words
    assert f"{special['colony'].per_power}∗ " in words
    assert f"{special['jesuit'].counters} Jesui" in words
    assert f"{special['informant'].counters} " in words


@in_both
def test_E1_T_20_treasures(language: str) -> None:
    rows = table("E1-T.20", language)
    file = world.TREASURES.load()
    cp, vp = {"en": ("CP", "VP"), "de": ("BP", "SP")}[language]
    words = {
        "en": {"draw_card": "draw a card", "science_bonus": "science bonus"},
        "de": {"draw_card": "eine Karte ziehen", "science_bonus": "Wissenschaftsbonus"},
    }[language]
    counted: dict[str, int] = {}
    for treasure in file.treasures:
        unit = {"cp": f"{treasure.value} {cp}", "vp": f"{treasure.value} {vp}"}
        kind = unit.get(treasure.kind) or words[treasure.kind]
        counted[kind] = counted.get(kind, 0) + 1
    assert {kind: marked(number) for kind, number in rows} == {
        kind: (str(number), True) for kind, number in counted.items()
    }
    assert sum(counted.values()) == 30


@in_both
def test_E1_T_21_what_a_declaration_of_war_costs(language: str) -> None:
    file = powers.WAR_COSTS.load()
    words = {
        "en": {"not_applicable": "no", "possible_ally": "ally"},
        "de": {"not_applicable": "nein", "possible_ally": "Alliierter"},
    }[language]
    costs: dict[tuple[str, str], Marked] = {}
    for row in file.majors:
        costs[row.a, row.b] = costs[row.b, row.a] = value(words.get(str(row.cost), row.cost), row.source)
    for cell in file.minors:
        costs[cell.major, cell.minor] = value(words.get(str(cell.cost), cell.cost), cell.source)
    majors = [row.id for row in powers.POWERS.load().powers]
    minors = [row.id for row in powers.MINOR_POWERS.load().minor_powers]
    rows = table("E1-T.21", language)
    assert [row[0] for row in rows] == [power(p, language) for p in (*majors, *minors)]
    for target, (_, *cells) in zip((*majors, *minors), rows, strict=True):
        for declarer, printed in zip(majors, cells, strict=True):
            assert marked(printed) == costs.get((declarer, target), NOTHING), (declarer, target)


def test_EX_32_b_schwendi_and_zrinyi_lead_fourteen() -> None:
    """EX-32-b, EX-5.1-a"""
    schwendi, zrinyi = LEADER.by_id["schwendi"], LEADER.by_id["zrinyi"]
    assert [formation_limit(x) for x in ([schwendi], [zrinyi], [schwendi, zrinyi])] == [8, 6, 14]
