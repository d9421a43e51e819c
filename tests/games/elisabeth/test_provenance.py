"""What is reconstructed is said: in one list, and by a ∗ with its reason wherever the thing lies."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import position
from games.elisabeth.data_facts import DATA, index
from games.elisabeth.voyage_builders import rich
from theatrum.core.scene import Card, Space, Text
from theatrum.core.texts import Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.provenance import ours, reconstructed, starred, titles, why
from theatrum.games.elisabeth.scene import scene
from theatrum.games.elisabeth.scene.stacks import leader_words
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import SPAIN

ROWS = [
    ("world_map", "ocean_zones", "ocean"),
    ("world_map", "settlements", "settlement"),
    ("leaders", "leaders", "leader"),
    ("captains", "captains", "captain"),
    ("patronage", "artists", "artist"),
    ("patronage", "scientists", "scientist"),
    ("patronage", "awards", "award"),
    ("treasures", "treasures", "treasure"),
]
"""By file and list: the kind of its nouns."""


def said_ours(source: object) -> bool:
    """Does a note, or one of several, say that something is ours?"""
    return any(ours(str(note)) for note in source.values()) if isinstance(source, dict) else ours(str(source))


@pytest.mark.parametrize("file, rows, kind", ROWS, ids=[f"{file}-{rows}" for file, rows, _ in ROWS])
def test_the_list_has_every_record_that_is_marked_in_the_data(file: str, rows: str, kind: str) -> None:
    listed = set(reconstructed())
    marked = {f"{kind}:{id}" for id, row in index(DATA[file][rows], rows).items() if said_ours(row["source"])}
    assert marked
    assert {noun for noun in listed if noun.startswith(f"{kind}:")} == marked
    assert all(why(noun) for noun in marked)


def test_rulers_and_cards_are_listed_too() -> None:
    listed = set(reconstructed())
    for power in DATA["powers"]["powers"]:
        for ruler in power["rulers"]:
            assert (f"ruler:{ruler['id']}" in listed) == said_ours(ruler["source"]), ruler["id"]
    for card in DATA["cards"]["cards"]:
        text = card["effect_status"] != "stated" or ours(card["source"]["cp"])
        assert (f"card:{card['id']}" in listed) == text, card["id"]


@pytest.mark.parametrize(
    "fact, number",
    [
        ("connections", 271),
        ("sea_borders", 6),
        ("ocean_links", 9),
        ("land_counters", 13),
        ("war_costs", 44),
        ("card_points", 64),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_no_thing_is_counted_in_words(language: str, fact: str, number: int) -> None:
    assert f"facts:{fact}" in reconstructed()
    assert str(number) in names(language)[f"facts:{fact}"].split(" ")


def test_tables_are_listed_if_anything_in_them_is_ours() -> None:
    listed = [noun.removeprefix("facts:") for noun in reconstructed()]
    for table in DATA["tables"]["tables"]:
        assert (table["id"] in listed) == ours(str(table)), table["id"]
    assert "t10_treasure_fleet_zone" not in listed


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_list_is_in_groups_and_in_words(language: str) -> None:
    """No bare ids; every group has a heading before its first thing, and no noun stands twice."""
    nouns = reconstructed()
    assert len(set(nouns)) == len(nouns)
    assert nouns[0].startswith("group:")
    assert not any(noun.startswith("group:") for noun in nouns[-1:])
    called = [names(language)[noun] for noun in nouns]
    assert not any("_" in name or "{" in name for name in called)
    heads = [name for noun, name in zip(nouns, called, strict=True) if noun.startswith("group:")]
    assert len(heads) == 14
    assert all(heads)
    assert set(titles("en")) == set(titles("de"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_reason_can_be_said(language: str) -> None:
    texts = Texts(language, [DEFINITION.texts], names(language))
    things = [noun for noun in reconstructed() if noun.partition(":")[0] not in ("group", "facts")]
    assert len(things) > 250
    for noun in things:
        reason = why(noun)
        assert isinstance(reason, Text)
        words = texts.say(reason)
        assert words.endswith("."), noun
        assert "uncertain" not in words


def test_only_what_is_ours_is_called_ours() -> None:
    """Schwendi's command is an example of the rulebook, Hawkins's battle rating and Drake's piracy are stated."""
    assert parts("leader:schwendi") == ["battle"]
    assert parts("leader:don_john") == ["at-sea", "command"]
    assert parts("captain:hawkins") == ["piracy", "navigation"]
    assert parts("captain:drake") == ["battle", "navigation"]
    assert parts("artist:sinan") == ["value"]
    assert parts("artist:shakespeare") == ["value", "turn", "court"]
    assert parts("award:el_escorial") == ["points"]
    assert not why("award:vertumnus")
    assert not why("noble:elizabeth_i")


def test_a_named_space_tells_what_of_it_is_ours() -> None:
    """Of those that are named: kind, home, port, and faith where it is contested."""
    known = index(DATA["spaces"]["spaces"], "spaces")
    assert why("space:edirne") == Text("uncertain-space")
    assert not why("space:istanbul")
    named = [row for row in known.values() if row["source"] == "seed"]
    for row in named:
        said = row["provenance"]
        expected = [
            part
            for part, field in (("kind", "kind"), ("home", "home_power"), ("port", "ports"))
            if said[field].startswith("reconstructed")
        ]
        expected += (
            ["faith"] if row["religious_area"] != "none" and said["printed_religion"] != "seed" else []
        )
        assert parts(f"space:{row['id']}") == expected, row["id"]


def parts(noun: str) -> list[str]:
    reason = why(noun)
    if not reason:
        return []
    assert isinstance(reason, Text)
    found = reason.args["parts"]
    assert isinstance(found, list)
    return [part.key.removeprefix("uncertain-part-") for part in found if isinstance(part, Text)]


# ---- on the table -----------------------------------------------------------------------------------------------------------
def things_of_the_campaign() -> dict[str, Card | Space]:
    """Everything that one sees of a campaign with treasures in Spain's row, by noun, seen by Spain."""
    g = rich(position(scenario="campaign", hands={"spain": ["fireships"]}), 1, 27)
    shown = scene(g, g.seat_of[SPAIN])
    cards = [card for row in shown.rows for card in row.cards]
    cards += [card for panel in shown.panels for card in panel.cards]
    spaces = [space for board in shown.boards for space in board.spaces]
    return {**{card.noun or card.id: card for card in cards}, **{space.id: space for space in spaces}}


def test_persons_captains_treasures_and_awards_carry_the_mark() -> None:
    things = things_of_the_campaign()
    for kind in (
        "captain",
        "artist",
        "scientist",
        "award",
        "treasure",
        "settlement",
        "ocean",
        "space",
        "card",
    ):
        found = {noun: thing for noun, thing in things.items() if noun.startswith(f"{kind}:")}
        assert found, kind
        for noun, thing in found.items():
            assert thing.reconstructed == why(noun), noun
    assert things["captain:hawkins"].reconstructed
    assert things["artist:sinan"].reconstructed
    assert things["award:el_escorial"].reconstructed
    assert things["treasure:treasure_02"].reconstructed
    assert things["settlement:lima"].reconstructed
    assert not things["award:vertumnus"].reconstructed


def test_numbers_in_words_carry_it_too() -> None:
    """Don John's rating on land is stated, the one at sea is not; so are the bonus of Philip II and his rating."""
    john = LEADER.by_id["don_john"]
    assert leader_words(john, at_sea=False).args["battle"] == "1"
    assert leader_words(john, at_sea=True).args["battle"] == "2∗"
    assert leader_words(LEADER.by_id["schwendi"], at_sea=False).args["command"] == "8"
    assert leader_words(LEADER.by_id["uluch_ali"], at_sea=True).args == {
        "leader": "leader:uluch_ali",
        "battle": "1∗",
        "piracy": "1",
    }
    assert starred(2, "ruler:philip_ii", "administration") == "2∗"
    assert starred(1, "ruler:philip_ii", "bonus") == "1"
    clerc = things_of_the_campaign()["captain:le_clerc"]
    assert Text("captain-ratings", navigation="1∗", piracy="1∗", battle="0∗") in clerc.lines
