"""Answers that say how many, of whom and where, not a bare number [E1-C.13, E1-C.103]."""

from __future__ import annotations

import re

import pytest

from answer_verbs import has_verb
from games.elisabeth.builders import laid_out
from games.elisabeth.event_builders import campaign
from theatrum.core.contract import DONE, PASS, Answer, Ask
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.scene.terms import DECLINED, NOBODY_PICKED, terms
from theatrum.games.elisabeth.tables.pieces import LEADER, SHIPS, TROOPS
from theatrum.games.elisabeth.tables.powers import FRANCE
from theatrum.games.elisabeth.tables.treasures import CP, TREASURES
from theatrum.kit.pick import ALL


@pytest.mark.parametrize(
    "prompt, answer, key",
    [
        ("window-w6", ("play", "card:german_reiters", "troop:spain_mercenary", 1), "reiters-strike"),
        (
            "window-w6",
            ("play", "card:german_reiters", "troop:spain_mercenary", 1, "troop:hre_mercenary", 1),
            "reiters-strike-both",
        ),
        ("window-w13", ("play", "card:german_reiters", "space:madrid", 3), "reiters-come"),
        (
            "window-w11",
            ("play", "card:german_reiters", "space:rouen", 2, "troop:huguenot_mercenary"),
            "reiters-come-of",
        ),
        (
            "impulse",
            (
                "event",
                "card:mercenaries_desert",
                "space:lyon",
                "troop:huguenot_mercenary",
                2,
                "troop:dutch_mercenary",
                1,
            ),
            "deserters-of-both",
        ),
        ("verlatinghe-offer", ("guests", 6, "choice:none"), "guests-alone"),
        ("verlatinghe-offer", DONE, "done-verlatinghe-offer"),
        ("intelligence", DONE, "done-intelligence"),
        ("ghent-calms", DONE, "done-ghent-calms"),
        ("fleet-reroll", ("accept",), "accept-fleet-reroll"),
        ("deploy", PASS, "pass-deploy"),
        ("offer-tribute", ("refuse",), "refuse-offer-tribute"),
        ("window-w18", ("play", "card:louise_of_lorraine", "noble:charles_ix"), "louise-marries"),
        ("wrath", ("stir-unrest", "power:england"), "stir-unrest-in"),
        ("which-war-first", ("first", "power:venice"), "war-first"),
        ("winter-first", ("first", "space:metz"), "winter-first-from"),
        ("winter-ship", ("return", "ship:spain_galley", "space:barcelona"), "return-one"),
        ("election", ("bid", "card:grand_vizier"), "bid-card"),
        ("road-leader", ("send", "leader:alba"), "road-leader-comes"),
    ],
)
def test_an_answer_says_what_it_counts(prompt: str, answer: Answer, key: str) -> None:
    said = terms(campaign(), Ask(0, prompt, [answer]), (answer,))[answer].words
    assert said is not None
    assert said.key == key


@pytest.mark.parametrize("players, named", [(2, 3), (6, 1)])
def test_E1_9_1_2_who_plays_several_powers_is_shown_things_with_all_of_them(players: int, named: int) -> None:
    """E1-SP.1 The answer names one of them; it says whose player it is."""
    g = laid_out("campaign", players)
    ask = Ask(g.seat_of[FRANCE], "talk", [answer := ("show", "card:storms", "power:england")])
    words = terms(g, ask, (answer,))[answer].words
    powers = [] if words is None else words.args["powers"]
    assert len(powers) == (named if named > 1 else 0)
    assert words is None or (words.key, "power:england" in powers) == ("show-to", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_one_and_several_are_several(language: str) -> None:
    """E1-5.3, E1-5.4, E1-9.2.6 Units and ships, lent ones too, are counted in the singular and the plural."""
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    kinds = (
        "troop:france_regular",
        "troop:ottoman_cavalry",
        "ship:papacy_galley",
        "ship:ottoman_galley_for_france",
    )
    said = [texts.say(Text("part-units", n=n, kind=kind)) for kind in kinds for n in (1, 2)]
    assert (
        said
        == {
            "en": [
                *("1 French regular", "2 French regulars"),
                *("1 unit of Ottoman cavalry", "2 units of Ottoman cavalry"),
                *("1 Papal galley", "2 Papal galleys"),
                *("1 Ottoman galley (on loan: France)", "2 Ottoman galleys (on loan: France)"),
            ],
            "de": [
                *("1 französischer Regulärer", "2 französische Reguläre"),
                *("1 Einheit osmanische Kavallerie", "2 Einheiten osmanische Kavallerie"),
                *("1 päpstliche Galeere", "2 päpstliche Galeeren"),
                *(
                    "1 osmanische Galeere (Leihgabe: Frankreich)",
                    "2 osmanische Galeeren (Leihgabe: Frankreich)",
                ),
            ],
        }[language]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_its_words(language: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    pieces = [row.noun for row in (*TROOPS, *SHIPS)]
    said = {noun: texts.say(Text("part-units", n=1, kind=noun)) for noun in pieces}
    assert len(said) > 100
    assert not [noun for noun, words in said.items() if "×" in words]


def test_who_may_go_and_has_picked_nobody_answers_nobody() -> None:
    """E1-15.2.2 "Done" is for who has picked somebody: then "all" is not offered any more."""
    ask = Ask(0, "relief-join", [ALL, DONE])
    said = terms(campaign(), ask, (ALL, DONE))[DONE].words
    assert said is not None
    assert said.key == "done-nobody"
    assert DONE not in terms(campaign(), ask, (DONE,))


@pytest.mark.parametrize(
    "prompt, verbs",
    [
        ("sail-fleet", ("fahren mit", "fährt mit")),
        ("sea-intercept-fleet", ("fahren mit", "fährt mit")),
        ("displace-fleet", ("fahren mit", "fährt mit")),
        ("embark-form", ("gehen an Bord", "geht an Bord")),
        ("armada-board", ("gehen an Bord", "geht an Bord")),
        ("armada-ashore", ("gehen an Land", "geht an Land")),
        ("assault-form", ("stürmen", "stürmt")),
        ("avoid-group", ("weichen aus", "weicht aus")),
        ("go-inside", ("gehen hinein", "geht hinein")),
        ("relief-inside", ("gehen hinein", "geht hinein")),
    ],
)
def test_E1_16_1_7_who_is_picked_sails_storms_or_goes_aboard(prompt: str, verbs: tuple[str, ...]) -> None:
    ship, leader = SHIPS[0].noun, LEADER.noun[0]
    answers: tuple[Answer, ...] = (ALL, ("take", ship, 2), ("take", leader), ("all-but", ship, 1), DONE)
    said = terms(campaign(), Ask(0, prompt, list(answers)), answers)
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        words = [texts.say(said[answer].words or Text("none")) for answer in answers]
        assert language != "de" or all(any(verb in one for verb in verbs) for one in words[:4]), words
        assert not texts.missing
    assert ("hinein" in words[4]) == prompt.endswith("inside") or language != "de"


@pytest.mark.parametrize(
    "prompt, answer, args, key",
    [
        ("election", ("bid", "choice:none"), {}, "bid-nothing"),
        ("election", ("bid", "choice:none", "choice:none"), {}, "bid-nothing"),
        ("election", ("bid", "card:grand_vizier", "choice:none"), {}, "bid-card"),
        ("declare", DONE, {"power": "power:france", "cp": 0}, "declare-nobody"),
        ("displace-ships", ("displace", "space:durazzo"), {}, "ships-put-in"),
        ("arras", ("win", "space:arras", "mode:both"), {}, "win-both"),
        ("arras", ("win", "space:arras", "mode:faith"), {}, "win-faith"),
        ("arras", ("win", "space:arras", "mode:control"), {}, "win-control"),
        ("bankruptcy", ("give-up", "card:storms"), {}, "give-up-card"),
    ],
)
def test_an_answer_says_what_is_done(prompt: str, answer: Answer, args: dict[str, object], key: str) -> None:
    said = terms(campaign(), Ask(0, prompt, [answer], args=args), (answer,))[answer].words
    assert said is not None
    assert said.key == key
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        assert texts.say(said)
        assert not texts.missing


def test_E1_9_4_P1_who_has_declared_a_war_is_done_with_it() -> None:
    ask = Ask(0, "declare", [DONE], args={"power": "power:france", "cp": 2})
    assert DONE not in terms(campaign(), ask, (DONE,))


def test_E1_19_1_1_what_was_learnt_names_the_power() -> None:
    answer: Answer = ("look",)
    ask = Ask(0, "intelligence", [answer], args={"hits": 1, "target": "power:spain"})
    said = terms(campaign(), ask, (answer,))[answer].words
    assert said is not None
    assert said.args["target"] == "power:spain"


@pytest.mark.parametrize(
    "language, text, said",
    [
        ("de", Text("answer-catch", a="power:france"), "Den Informanten Frankreichs fassen"),
        ("en", Text("answer-catch", a="power:france"), "Catch the informant of France"),
        ("de", Text("answer-gather", a="power:ottoman"), "Informationen über das Osmanische Reich sammeln"),
        ("en", Text("answer-gather", a="power:ottoman"), "Gather intelligence on the Ottoman Empire"),
        ("de", Text("answer-relieve", a="troop:spain_regular", b=0), "1 spanischer Regulärer kommt hinein"),
        ("en", Text("answer-relieve", a="troop:spain_regular", b=0), "Send 1 Spanish regular"),
        ("en", Text("answer-play", a="card:sultans_harem", b=0), "Play The Sultan’s Harem"),
        ("de", Text("answer-expel", a="space:norwich"), "Den Jesuiten aus Norwich ausweisen"),
        ("de", Text("answer-calm", a="space:bordeaux"), "Unruhe in Bordeaux beseitigen"),
        (
            "de",
            Text("answer-insert", a="power:hre"),
            "Einen Informanten beim Heiligen Römischen Reich einsetzen",
        ),
        ("de", Text("answer-insert", a="power:spain"), "Einen Informanten bei Spanien einsetzen"),
        ("de", Text("answer-papal-mission", a="area:netherlands"), "Missionare in die Niederlande schicken"),
        ("de", Text("answer-papal-mission", a="area:france"), "Missionare nach Frankreich schicken"),
        ("en", Text("answer-papal-mission", a="area:netherlands"), "Send missionaries to the Netherlands"),
        (
            "en",
            Text("answer-accept-from", a="power:england", b=3, c=0),
            "Accept England: 3 units",
        ),
    ],
)
def test_an_answer_is_a_sentence_with_its_verb(language: str, text: Text, said: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    assert texts.say(text) == said
    assert texts.missing == set()


@pytest.mark.parametrize(
    "prompt, verb",
    [
        ("set-aside", "set-aside"),
        ("fleet-loads", "load"),
        ("bankruptcy", "give-up"),
        ("treasure", "treasure"),
        ("stow", "throw-away"),
        ("pay-war", "pay"),
    ],
)
def test_E1_6_3_2_treasures_worth_the_same_are_told_apart(prompt: str, verb: str) -> None:
    twins = [t for t in TREASURES if (t.kind, t.value) == (CP, 1)][:2]
    other = next(t for t in TREASURES if t.kind == CP and t.value > 1)
    answers: tuple[Answer, ...] = tuple((verb, t.noun) for t in (*twins, other))
    said = terms(campaign(), Ask(0, prompt, list(answers)), answers)
    for language in ("de", "en"):
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        words = [texts.say(text) for a in answers[:2] if (text := said[a].words)]
        assert len(set(words)) == len(twins)
        assert texts.missing == set()
    assert answers[2] not in said or said[answers[2]].words is None


@pytest.mark.parametrize(
    "prompt, answer, german",
    [
        ("pay-war", ("pay", "card:dragut_dies"), "Mit „Dragut stirbt“ bezahlen"),
        ("navigation-order", ("captain", "captain:drake"), "Für Drake würfeln"),
        (
            "sail-leader",
            ("sail", "leader:santa_cruz", "zone:ionian_sea"),
            "Den Marquis von Santa Cruz ins Ionische Meer schicken",
        ),
        ("treasure", PASS, "Keinen Schatz ausgeben"),
        ("verlatinghe", ("refuse",), "Alle Angebote ablehnen"),
        (
            "winter-admiral",
            ("return-by-land", "leader:santa_cruz", "space:madrid"),
            "Über Land nach Madrid zurückkehren",
        ),
        ("winter-leader", ("return", "leader:parma", "space:madrid"), "Nach Madrid zurückkehren"),
        ("winter-recall", DONE, "Niemanden mehr zurückrufen"),
    ],
)
def test_an_answer_says_what_its_question_is_about(prompt: str, answer: Answer, german: str) -> None:
    """E1-9.4.P3 Cards pay by their titles. E1-16.1.22 Who rolls next has sailed already."""
    words = terms(campaign(), Ask(0, prompt, [answer]), (answer,))[answer].words
    texts = Texts("de", [DEFINITION.texts], DEFINITION.names("de"))
    assert words is not None
    assert texts.say(words) == german
    assert texts.missing == set()


def test_E1_C_81_what_walsingham_may_do_stands_under_headings() -> None:
    answers: tuple[Answer, ...] = (("gather", "power:spain"), ("insert", "power:spain"))
    said = terms(campaign(), Ask(0, "walsingham", list(answers)), answers)
    assert [group.key for a in answers if (group := said[a].group)] == ["group-gather", "group-insert"]
    german = Texts("de", [DEFINITION.texts], DEFINITION.names("de"))
    assert [german.say(said[a].words) for a in answers] == ["Spanien ausspähen", "Bei Spanien einsetzen"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prompt", DECLINED)
def test_who_declines_says_what_he_does_not_do(language: str, prompt: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    for said in (*DECLINED[prompt].values(), *NOBODY_PICKED.values()):
        assert has_verb(language, texts.say(said.words))


@pytest.mark.parametrize("price, named", [(0, 0), (1, 1)])
def test_E1_17_4_4_colonists_who_cost_nothing_have_no_price(price: int, named: int) -> None:
    """Not "0 of 0 command points"."""
    answers: tuple[Answer, ...] = (("colonists", price), ("without",))
    ask = Ask(0, "outfit-colony", list(answers), args={"captain": "captain:drake", "cp": price})
    assert len(terms(campaign(), ask, answers)[answers[0]].price) == named


@pytest.mark.parametrize("space, dice", [("space:la_rochelle", 4), ("space:rouen", 3)])
def test_E1_18_5d_S2_rebels_read_their_dice(space: str, dice: int) -> None:
    """At home there is one more than command points."""
    answer: Answer = ("level", 3)
    said = terms(campaign(), Ask(0, "rebel-level", [answer], args={"space": space, "paid": 1}), (answer,))
    english = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    assert english.say(said[answer].words) == f"Rebel with {dice} dice"


ASSENT = {"power": "power:spain", "target": "power:france"}


@pytest.mark.parametrize("prompt", ["intercession", "louise"])
def test_who_agrees_or_refuses_says_to_what(prompt: str) -> None:
    """E1-C.69, E1-C.95"""
    answers: tuple[Answer, ...] = (("agree",), ("refuse",))
    said = terms(campaign(), Ask(0, prompt, list(answers), args=ASSENT), answers)
    assert [t.words.key for t in said.values() if t.words] == [f"agree-{prompt}", f"refuse-{prompt}"]


def test_E1_9_4_P4_who_intervenes_reads_with_whom_he_will_be_at_war() -> None:
    answer: Answer = ("intervene", "power:venice")
    args = {"power": "power:spain", "declarer": "power:france", "target": "power:venice"}
    said = terms(campaign(), Ask(0, "intervene", [answer], args=args), (answer,))[answer].words
    english = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    assert english.say(said) == "Intervene for Venice: war with France"


@pytest.mark.parametrize("lost, key", [(0, "stuck-back"), (1, "stuck-lost")])
def test_E1_13_4_5_who_is_too_weak_reads_what_each_way_costs(lost: int, key: str) -> None:
    on, back = ("onward", "space:siena"), ("go-back",)
    args = {"space": "space:florence", "origin": "space:genoa", "units": 1, "inside": 1, "lost": lost}
    said = terms(campaign(), Ask(0, "march-stuck", [on, back], args=args), (on, back))
    assert said[on].price[0].amount == -1
    assert said[back].words is not None
    assert said[back].words.key == key


@pytest.mark.parametrize(
    "language, said", [("en", "Bring the Armada to Brielle"), ("de", "Die Armada kehrt nach Brielle zurück")]
)
def test_there_is_one_armada_and_it_has_no_number(language: str, said: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    assert texts.say(Text("return-one", ship="ship:armada", port="space:brielle")) == said
    log = texts.say(Text("event-ship-returns", ship="ship:armada", place="space:brielle"))
    assert log.endswith(" Brielle: the Armada." if language == "en" else " Brielle: die Armada.")


def test_within_a_german_sentence_the_title_of_a_card_stands_in_quotes() -> None:
    """Nobody says "durch Verzweifelter Angriff"; at a colon a title stands for itself."""
    within = re.compile(r"^.*(?<![„:=]) \{ \$card \}.*$|^.*= \{ \$card \}[^:].*$", re.MULTILINE)
    for file in DEFINITION.texts.iterdir():
        if file.name.startswith("de"):
            assert not within.findall(file.read_text("utf-8")), file.name


def test_what_dice_come_to_is_told_as_hits() -> None:
    for file in DEFINITION.texts.iterdir():
        assert "({ $hits })" not in file.read_text("utf-8"), file.name
