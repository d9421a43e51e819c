"""What looting brings stands on its answers; what is not stowed is said before it is lost, and told: CC-4.4.3.26, CC-4.4.4.14."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, colony, fleet, thing
from games.caribbean.skeleton import SKELETON
from playing import Playing, play
from theatrum.core.contract import Ask
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.scene.terms import terms
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.nations import SPAIN
from theatrum.games.caribbean.tables.pieces import FIGURE, NATION_OF


def acting(g: Caribbean, operation: str, figure: int) -> Playing[Caribbean]:
    g.active, g.points = NATION_OF[figure], 1
    g.marks[figure] = 0
    return play(SKELETON, g, ("operation",)).answer(operation, FIGURE.noun[figure])


def keys(asked: Playing[Caribbean], *answer: str) -> list[str]:
    """What stands beside the answer."""
    said = terms(asked.state, asked.question().ask, (answer,))
    found = [price.words for price in said[answer].price if isinstance(price.words, Text)]
    return [part.key for text in found for part in text.args.get("what", [text])]


def words(asked: Playing[Caribbean], *answer: str) -> Text:
    said = terms(asked.state, asked.question().ask, (answer,))[answer].words
    assert said is not None
    return said


# ---- looting -----------------------------------------------------------------------------------------------------------
def a_town(*buildings: str, markers: tuple[str, ...] = ()) -> tuple[Caribbean, int, Playing[Caribbean]]:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", *buildings, markers=markers)
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 2})
    return g, ships, acting(g, "loot", ships).answer("plunder")


def test_CC_4_4_3_26_every_building_says_the_ducats_that_it_brings() -> None:
    g, _ships, asked = a_town("town", "port", "residence", "warehouse")
    answers = [answer for answer in asked.answers if answer[0] == "raze"]
    promised = {
        answer: said.price[0].amount
        for answer, said in terms(g, asked.question().ask, tuple(answers)).items()
    }
    assert len(promised) > 1
    for answer in answers:
        twin, figure, again = a_town("town", "port", "residence", "warehouse")
        again.answer(*answer)
        assert twin.held(figure, thing("ducats")) == promised[answer], answer


def test_CC_7_5_the_first_loot_costs_a_bad_image_and_no_later_one() -> None:
    g, _ships, asked = a_town("town", "port", "residence", "warehouse")
    assert keys(asked, "raze", "building:warehouse") == ["gain-ducats", "price-bad-image"]
    asked.answer("raze", "building:warehouse")
    assert keys(asked, "raze", "building:residence") == ["gain-ducats"]
    g, _ships, asked = a_town("town", "port")
    g.bad_image[SPAIN] = 1
    assert keys(asked, "raze", "building:port") == ["gain-ducats"]


def test_CC_4_4_3_26_ducats_that_find_no_room_are_announced() -> None:
    g, ships, asked = a_town("town", "port", "residence", "warehouse")
    assert "room-for-ducats" not in keys(asked, "raze", "building:residence")
    g.add(ships, thing("corn"), 20)
    assert "room-for-ducats" in keys(asked, "raze", "building:residence")


def test_CC_4_4_3_26_a_site_says_its_dice_what_they_bring_and_what_becomes_of_it() -> None:
    g, _ships, asked = a_town("settlement", markers=("city",))
    assert keys(asked, "loot-site") == ["gain-site", "price-site-gone", "price-bad-image"]
    (said,) = terms(g, asked.question().ask, (("loot-site",),))[("loot-site",)].price
    assert isinstance(said.words, Text)
    brings = said.words.args["what"][0]
    assert brings.args["n"] == 4
    assert [(what.args["thing"], what.args["n"]) for what in brings.args["mean"]] == [
        ("ware:gems", 2),
        ("ware:gold", 1),
        ("ware:silver", 1),
    ]
    g, _ships, asked = a_town("settlement", markers=("kingdom",))
    assert "price-site-city" in keys(asked, "loot-site")


# ---- stowing -----------------------------------------------------------------------------------------------------------
def a_full_ship(room: int = 1) -> tuple[Caribbean, int, Playing[Caribbean]]:
    """A nao with room for so much, and a harvest of one tobacco and one timber."""
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement", "farms", "plants", markers=("tobacco", "timber"))
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1}, corn=6 - room)
    return g, ships, acting(g, "move", ships).answer("produce")


def test_CC_4_4_4_14_the_question_says_what_is_left_and_done_says_what_is_lost() -> None:
    g, ships, asked = a_full_ship()
    left = [Text("so-many", n=1, thing="ware:timber"), Text("so-many", n=1, thing="ware:tobacco")]
    assert sorted(asked.question().args["left"], key=str) == left
    assert sorted(words(asked, "done").args["left"], key=str) == left
    noun = FIGURE.noun[ships]
    assert words(asked, "stow", noun, "ware:tobacco") == Text(
        "stow-whole", n=1, of=1, thing="ware:tobacco", taker=noun
    )
    assert words(asked, "stow-all", noun).key == "stow-what-fits"
    assert len(words(asked, "stow-all", noun).args["left"]) == 1
    assert len(g.harvest) > 0, "saying it changes nothing"


def test_CC_4_4_4_14_only_as_many_as_fit_are_promised() -> None:
    g, ships, asked = a_full_ship()
    g.harvest = tuple(5 if n else 0 for n in g.harvest)
    said = words(asked, "stow", FIGURE.noun[ships], "ware:tobacco")
    assert (said.key, said.args["n"], said.args["of"]) == ("stow-part", 1, 5)


def test_CC_4_4_4_14_whoever_stops_hears_what_is_lost() -> None:
    g, _ships, asked = a_full_ship()
    asked.answer("done")
    assert g.harvest == ()
    assert {(args["thing"], args["n"]) for args in asked.args_of("yield-lost")} == {
        ("ware:tobacco", 1),
        ("ware:timber", 1),
    }


def test_CC_4_4_4_5_what_finds_no_room_is_lost_and_told() -> None:
    _g, ships, asked = a_full_ship()
    asked.answer("stow", FIGURE.noun[ships], "ware:tobacco")
    assert asked.args_of("yield-lost") == [{"thing": "ware:timber", "n": 1}]
    _g, ships, asked = a_full_ship(room=0)
    assert asked.prompt != "stow"
    assert len(asked.args_of("yield-lost")) == 2


def test_CC_4_4_4_5_a_lone_kind_that_fits_in_part_is_lost_in_part_and_told() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "settlement", "plants", "saltworks", markers=("salt",))
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1}, corn=5)
    asked = acting(g, "move", ships).answer("produce")
    assert g.held(ships, thing("salt")) == 1
    assert asked.args_of("yield-lost") == [{"thing": "ware:salt", "n": 1}]


def test_CC_4_4_4_5_nothing_is_told_where_all_fits() -> None:
    _g, _ships, asked = a_full_ship(room=2)
    assert asked.prompt != "stow"
    assert not asked.args_of("yield-lost")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_has_words(language: str) -> None:
    spoken = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    _g, ships, asked = a_full_ship()
    noun = FIGURE.noun[ships]
    for answer in asked.answers:
        spoken.say(words(asked, *map(str, answer)))
    spoken.say(Text("stow-part", n=1, of=3, thing="ware:corn", taker=noun))
    spoken.say(Text("stow-all-of-it", taker=noun))
    said = spoken.say(Text("prompt-stow", **asked.question().args))
    assert said.count("1 ") == 2
    for n in (1, 7):
        spoken.say(Text("gain-site", n=n, mean=[Text("some-of", n=n, thing="ware:gold")]))
        spoken.say(Text("price-mp-of", n=1, of=n))
        spoken.say(Text("room-for-ducats", n=n - 1))
    spoken.say(Text("price-list", what=[Text("price-site-city"), Text("price-bad-image")]))
    for key in ("price-site-city", "price-site-gone", "price-bad-image"):
        spoken.say(Text(key))
    assert not spoken.missing


def test_CC_4_3_20_a_special_card_may_be_laid_out_while_one_stows() -> None:
    """Its card is no place to stow anything: the scene failed on it."""
    g, _ships, asked = a_full_ship()
    card = next(card.index for card in CARDS if card.special)
    g.hand[SPAIN].append(card)
    asked = play(SKELETON, g, ("stow", _ships, -1))
    assert ("lay-out", CARD.noun[card]) in asked.answers
    assert asked.game.scene(0).question is not None


@pytest.mark.parametrize(
    "language, cloth, ducats",
    [
        ("en", "8 cloth for 2 cotton, 2 indigo", "10 ducats"),
        ("de", "8 Tuch für 2 Baumwolle, 2 Indigo", "10 Dukaten"),
    ],
)
def test_CC_4_4_4_10_a_batch_says_what_it_makes_and_what_of(language: str, cloth: str, ducats: str) -> None:
    ask = Ask(0, "manufacture", args={"area": "area:tc_17"})
    answers = (("make", "building:weaving", 2), ("make", "building:naval_base", 1))
    shown = terms(a_table("spain", "england"), ask, answers)
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    weaving, base = (texts.say(shown[answer].price[0].words) for answer in answers)
    assert weaving == cloth
    assert base.endswith(ducats)
    assert not texts.missing
