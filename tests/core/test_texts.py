"""Words: keys and arguments become sentences, nouns become names that can be linked, what is missing is noted."""

from pathlib import Path

import msgspec
import pytest

import parley
from small_games import PARLEY_TEXTS
from theatrum.core.countable import Countable
from theatrum.core.game import answer_words, nouns
from theatrum.core.scene import Card, Name, Scene, Text
from theatrum.core.texts import LANGUAGES, Texts, plain


@pytest.fixture
def english() -> Texts:
    return Texts("en", [parley.DEFINITION.texts], parley.names("en"))


@pytest.fixture
def german() -> Texts:
    return Texts("de", [parley.DEFINITION.texts], parley.names("de"))


def test_the_same_text_in_two_languages(english: Texts, german: Texts) -> None:
    text = Text("event-plays", lord="lord:1", card="card:ruse")
    assert english.say(text) == "Blue plays a ruse."
    assert german.say(text) == "Blau spielt eine List."
    assert english.missing == german.missing == set()


def test_numbers_choose_the_form(english: Texts) -> None:
    forms = [english.say(Text("event-announces", lord="lord:0", terms=n)) for n in (1, 2)]
    assert forms == ["Red announces a treaty of one term.", "Red announces a treaty of 2 terms."]


def test_a_name_that_ends_with_a_point_ends_the_sentence() -> None:
    texts = Texts("en", [parley.DEFINITION.texts], {**parley.names("en"), "card:ruse": "Selim II."})
    text = Text("event-plays", lord="lord:1", card="card:ruse")
    assert texts.say(text) == "Blue plays Selim II."
    assert texts.say_linked(text)[-1] == ("card:ruse", "Selim II.")


def test_what_needs_no_translation(english: Texts) -> None:
    assert [english.say(words) for words in ("Anna", 7, Name("town:4"), "")] == ["Anna", "7", "Évora", ""]


def test_names_can_be_links(english: Texts) -> None:
    assert english.say_linked(Text("event-falls", town="town:2", lord="lord:0")) == [
        ("town:2", "Cahors"),
        " falls to ",
        ("lord:0", "Red"),
        ".",
    ]
    assert english.say_linked(Name("town:2")) == [("town:2", "Cahors")]
    assert english.say_linked("plain") == ["plain"]
    assert english.say_linked("") == []


def test_lists_and_texts_within_texts(english: Texts) -> None:
    text = Text("scene-allies", allies=["lord:0", "lord:2"])
    assert english.say(text) == "In a pact with Red, Green"
    assert english.say(Text("answer-aim", a=Text("scene-gold"))) == "Aim at Gold"
    assert english.say_linked(Text("scene-allies", allies=("lord:0", "lord:2")))[1:] == [
        ("lord:0", "Red"),
        ", ",
        ("lord:2", "Green"),
    ]


def test_what_is_missing_is_noted_and_still_said_somehow(english: Texts) -> None:
    assert english.say(Text("event-unheard-of")) == "event-unheard-of"
    assert english.say(Name("ship:mary_rose")) == "mary_rose"
    assert english.say(Text("event-plays", card="card:ruse")) == "lord plays a ruse."
    assert {m.partition(":")[0] for m in english.missing} == {
        "event-unheard-of",
        "noun-ship-mary-rose",
        "event-plays",
    }


def test_a_message_without_a_value_is_missing(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("hollow =\n    .hint = only an attribute\n")
    texts = Texts("en", [tmp_path])
    assert texts.say(Text("hollow")) == "hollow"
    assert texts.missing == {"hollow"}


def test_files_of_one_language_add_up_and_later_folders_have_the_last_word(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("one = 1\n")
    (tmp_path / "en-cards.ftl").write_text("two = 2\nanswer-pass = Hold your peace\n")
    (tmp_path / "de.ftl").write_text("three = 3\n")
    texts = Texts("en", [tmp_path])
    assert [texts.has(key) for key in ("one", "two", "three")] == [True, True, False]
    assert texts.say(Text("answer-pass")) == "Hold your peace"


def test_a_noun_may_have_its_name_in_the_texts(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("noun-ship-mary-rose = Mary Rose\n")
    assert Texts("en", [tmp_path]).say(Name("ship:mary_rose")) == "Mary Rose"


def test_nouns_that_are_only_counted_share_a_name(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("noun-ship = ship no. { $n }\nnoun-ship-3 = the flagship\n")
    texts = Texts("en", [tmp_path])
    assert [texts.say(Name(f"ship:{n}")) for n in (0, 3, 40)] == ["ship no. 1", "the flagship", "ship no. 41"]
    texts.say(Name("ship:mary_rose"))
    assert texts.missing == {"noun-ship-mary-rose"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_can_say_all_it_has_to_say(language: str) -> None:
    texts = Texts(language, [])
    for key in ("not-offered", "not-asked", "game-over"):
        texts.say(Text(f"why-{key}"))
    for barrier in ("chance", "reveal", "other-seat", "nothing"):
        texts.say(Text(f"why-undo-{barrier}"))
    for seat in (-1, 0, 5):
        texts.say(Text("event-undone", seat=seat, answers=seat + 2))
    for verb in ("pass", "done"):
        texts.say(answer_words((verb,)))
    assert texts.missing == set()


def test_both_languages_say_the_same_keys() -> None:
    def keys(language: str) -> set[str]:
        lines = (PARLEY_TEXTS / f"{language}.ftl").read_text().splitlines()
        return {line.partition(" =")[0] for line in lines if " = " in line and not line.startswith(" ")}

    assert keys("en") == keys("de")


def test_a_scene_is_spoken_as_json(german: Texts) -> None:
    scene = Scene(headline=Text("scene-round", number=1, length=3), seat=0)
    scene.rows = []
    scene.panels = []
    spoken = msgspec.json.decode(german.scene(scene))
    assert spoken["headline"] == "Runde 1 von 3"
    assert spoken["seat"] == 0


def test_answers_in_words_and_nouns() -> None:
    answer = ("cede", "town:1", "lord:2", 3)
    assert answer_words(answer) == Text("answer-cede", a="town:1", b="lord:2", c=3)
    assert nouns(answer) == ["town:1", "lord:2"]
    assert nouns(("pass",)) == []


def test_plain_shows_keys_and_arguments_in_a_fixed_order() -> None:
    one = plain([Text("key", b=1, a="town:1"), Name("town:2")])
    other = plain([Text("key", a="town:1", b=1), Name("town:2")])
    assert one == other == b'[{"text":"key","args":{"a":"town:1","b":1}},{"name":"town:2"}]'
    with pytest.raises(NotImplementedError, match="object has no place in a scene"):
        plain(Card(id="card:1", title=object()))


BENDING = """
forms-power-ottoman =
    .nom = das Osmanische Reich
    .dat = dem Osmanischen Reich
forms-power-protestant =
    .nom = die Protestanten
    .dat = den Protestanten
    .plural = yes
event-passes = { NOM($power) } { FORM($power, one: "passt", more: "passen") }.
event-allies = { NOM($powers) } helfen { DAT($target) }.
event-war = Krieg: { NOM($power) } mit { DAT($target) }. { NOM($target) } { FORM($target, one: "wehrt", more: "wehren") } sich.
forms-place =
    .at = in { $name }
forms-place-north-sea =
    .at = in der Nordsee
event-storm = { AT($place) } stürmt es. Auch { AT($other) }?
event-points = { NOM($power) }: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }.
forms-thing-ducats =
    .one = Dukat
    .more = Dukaten
event-gift = Ein Geschenk: { TIMES($n, $thing) }.
event-home = { TIMES(1, $thing) } kehrt heim.
"""


@pytest.fixture
def bending(tmp_path: Path) -> Texts:
    (tmp_path / "de.ftl").write_text(BENDING)
    names = {
        "power:ottoman": "Osmanisches Reich",
        "power:protestant": "Protestanten",
        "power:spain": "Spanien",
        "place:north_sea": "Nordsee",
        "place:calais": "Calais",
        "thing:ducats": "Dukaten",
        "thing:nao": "Nao",
        "thing:galleys": Countable("Große Galeeren", "große Galeere", "große Galeeren"),
        "thing:armada": Countable("Armada", "Armada", "Armadas", "die Armada"),
    }
    return Texts("de", [tmp_path], names)


def test_things_are_counted_by_their_own_words_if_they_have_them(bending: Texts) -> None:
    gifts = [("ducats", 1), ("ducats", 20), ("nao", 1), ("nao", 3)]
    said = [bending.say(Text("event-gift", n=n, thing=f"thing:{thing}")) for thing, n in gifts]
    assert said == [
        "Ein Geschenk: 1 Dukat.",
        "Ein Geschenk: 20 Dukaten.",
        "Ein Geschenk: 1 × Nao.",
        "Ein Geschenk: 3 × Nao.",
    ]
    assert bending.missing == set()


def test_several_names_in_a_sentence_are_joined_as_one_speaks(bending: Texts) -> None:
    allies = Text("event-allies", powers=["power:ottoman", "power:spain"], target="power:protestant")
    assert bending.say(allies) == "Das Osmanische Reich und Spanien helfen den Protestanten."
    three = Text(
        "event-allies", powers=("power:spain", "power:protestant", "power:ottoman"), target="power:spain"
    )
    assert bending.say(three) == "Spanien, die Protestanten und das Osmanische Reich helfen Spanien."
    assert bending.say_linked(allies)[:3] == [
        ("power:ottoman", "Das Osmanische Reich"),
        " und ",
        ("power:spain", "Spanien"),
    ]
    assert bending.missing == set()


def test_a_sentence_may_name_hundreds_of_things(bending: Texts) -> None:
    """A deal of many parts: Fluent takes no more than 2,500 letters in one place."""
    many = Text("event-allies", powers=["power:ottoman", "power:spain"] * 200, target="power:protestant")
    said = bending.say(many)
    assert said.startswith("Das Osmanische Reich, Spanien, das Osmanische Reich, ")
    assert said.endswith(", das Osmanische Reich und Spanien helfen den Protestanten.")
    assert said.count("smanische Reich") == 200
    wars = Text("event-war", power=many, target=["power:protestant"] * 300)
    assert bending.say(wars).startswith("Krieg: das Osmanische Reich, Spanien, ")
    assert bending.say(wars).endswith(" und die Protestanten wehren sich.")
    assert len([piece for piece in bending.say_linked(wars) if isinstance(piece, tuple)]) == 401 + 2 * 300
    assert bending.missing == set()


def test_a_name_may_bring_its_words_for_one_and_more(bending: Texts) -> None:
    said = [bending.say(Text("event-gift", n=n, thing="thing:galleys")) for n in (1, 2)]
    assert said == ["Ein Geschenk: 1 große Galeere.", "Ein Geschenk: 2 große Galeeren."]
    assert bending.say(Name("thing:galleys")) == "Große Galeeren"
    linked = bending.say_linked(Text("event-gift", n=1, thing="thing:galleys"))
    assert linked == ["Ein Geschenk: 1 ", ("thing:galleys", "große Galeere"), "."]


def test_what_there_is_only_one_of_is_named_and_not_counted(bending: Texts) -> None:
    given = [bending.say(Text("event-gift", n=n, thing="thing:armada")) for n in (1, 2)]
    assert given == ["Ein Geschenk: die Armada.", "Ein Geschenk: 2 Armadas."]
    assert bending.say(Text("event-home", thing="thing:armada")) == "Die Armada kehrt heim."
    assert bending.say(Text("event-home", thing="thing:galleys")) == "1 große Galeere kehrt heim."
    linked = bending.say_linked(Text("event-gift", n=1, thing="thing:armada"))
    assert linked == ["Ein Geschenk: ", ("thing:armada", "die Armada"), "."]


def test_nouns_bend_where_the_language_has_forms(bending: Texts) -> None:
    said = [bending.say(Text("event-passes", power=f"power:{p}")) for p in ("ottoman", "protestant", "spain")]
    assert said == ["Das Osmanische Reich passt.", "Die Protestanten passen.", "Spanien passt."]
    war = Text("event-war", power="power:ottoman", target="power:protestant")
    assert (
        bending.say(war) == "Krieg: das Osmanische Reich mit den Protestanten. Die Protestanten wehren sich."
    )
    assert bending.say(Text("event-passes", power=["power:ottoman", "power:spain"])).endswith("passen.")
    assert bending.missing == set()


def test_places_have_their_own_preposition_or_that_of_their_kind(bending: Texts) -> None:
    storm = Text("event-storm", place="place:north_sea", other="place:calais")
    assert bending.say(storm) == "In der Nordsee stürmt es. Auch in Calais?"
    assert bending.say(Text("event-storm", place="place:calais", other="power:spain")).startswith("In Calais")
    assert bending.missing == set()


def test_numbers_choose_a_word(bending: Texts) -> None:
    said = [bending.say(Text("event-points", power="power:spain", vp=n)) for n in (1, -1, 0, 2)]
    assert said == ["Spanien: 1 Punkt.", "Spanien: −1 Punkt.", "Spanien: 0 Punkte.", "Spanien: 2 Punkte."]


def test_bent_nouns_are_links_like_others(bending: Texts) -> None:
    text = Text("event-passes", power="power:ottoman")
    assert bending.say_linked(text) == [("power:ottoman", "Das Osmanische Reich"), " passt."]
    assert bending.say(Name("power:ottoman")) == "Osmanisches Reich"
