"""What happened is told, so that somebody who reads the log can follow; what can't be done is explained."""

import pytest

from games.pax_renaissance.builders import a_table, play, use
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.tables import RELIGIONS


# ---- wars -----------------------------------------------------------------------------------------------------------
def test_pr_13_1_the_fallen_beside_the_map_are_told_when_all_attackers_die() -> None:
    t = a_table(2).token("vienna", "Wr").token("luebeck", "Wr").king(1, "holy_roman_empire")
    p = play(t.repressed("holy_roman_empire", "Rr"), "the_last_knight").answer(
        "war", "place:holy_roman_empire"
    )
    assert [e["token"] for e in p.args_of("fell-beside")] == ["token:knight-red", "token:rook-red"]


def test_pr_1_2_a_rook_that_falls_on_a_border_is_called_a_pirate() -> None:
    t = a_table(2).token("vienna", "Wr").pirate("france__holy_roman_empire", "Bp")
    p = play(t, "the_last_knight").answer("war", "place:holy_roman_empire")
    p.answer("lose", "border:france__holy_roman_empire")
    assert [e["token"] for e in p.args_of("fell")] == ["token:rook-white", "token:pirate-black"]


def test_pr_10_8_and_10_9_killed_pirates_and_concessions_are_called_so() -> None:
    t = a_table(2).tableau(0, "conquistadors").pirate("aragon__portugal", "Bp")
    p = use(t, "conquistadors", "siege")
    assert p.args_of("besieged")[0]["token"] == "token:pirate-black"
    p = play(a_table(2).pirate("mamluk__ottoman", "Wp").concession("hungary__ottoman", 1), "ottoman_navy")
    p.answer("raid", "token:pirate-black", "border:mamluk__ottoman")
    assert p.args_of("killed")[0]["token"] == "token:pirate-white"


def test_pr_10_10_a_quarrel_within_one_realm_is_told() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").token("paris", "Wk").florins(0, 1)
    p = use(t, "empire:france", "campaign").answer("campaign", "place:england")
    assert p.args_of("family-quarrel") == [{"place": "place:england"}]


def test_pr_13_11_the_new_order_in_constantinople_is_told() -> None:
    p = a_table(2).token("constantinople", "Bk", "Br").run(("arrange", 8))
    p.answer("arrange", "token:none", "token:rook-black", "token:knight-black")
    assert p.args_of("arranged")[0]["tokens"] == ["token:none", "token:rook-black", "token:knight-black"]


# ---- florins and agents ---------------------------------------------------------------------------------------------
def test_pr_5_4_the_florin_for_making_room_is_told() -> None:
    t = a_table(2).concession("france__holy_roman_empire", 1).florins(0, 1)
    p = play(t, "flanders_guild").answer("decline")
    p.answer("oust", "token:cube-fugger", "border:france__holy_roman_empire")
    assert p.args_of("paid-for-room") == [{"bank": "bank:fugger"}]


def test_pr_11_3_the_florin_of_the_convener_is_told_and_there_is_none_with_bankruptcy() -> None:
    for bankruptcy in (False, True):
        t = a_table(2, bankruptcy=bankruptcy).market("east", "the_grim").florins(0, 1).florins(1, 1)
        p = t.act().answer("fair", "fair:east")
        assert len(p.args_of("fair-share")) == (not bankruptcy)


def test_pr_10_2_the_card_the_florin_is_taken_from_is_told() -> None:
    t = a_table(2).market("west", "luther", "cromwell", gold=[1, 1]).tableau(0, "gutenberg")
    p = use(t, "gutenberg", "commerce-west").answer("take", "card:cromwell")
    assert p.args_of("commerce")[0]["source"] == "card:cromwell"


def test_pr_5_6_agents_that_find_no_place_are_told() -> None:
    t = a_table(2)
    t.g.bishop_supply[RELIGIONS.index("catholic")] = 0
    for card in ("luther", "cromwell", "antipope", "star_chamber", "the_hidden"):
        t.tableau(1, card).g.bishops[t.g.rows[3][-1]] = RELIGIONS.index("catholic")
    p = play(t, "peters_pence")
    assert p.args_of("agents-stay-out")[0]["agents"] == ["token:bishop-white"]


def test_pr_10_1_it_is_told_whence_a_bishop_comes() -> None:
    t = a_table(2).tableau(0, "antipope", "star_chamber").bishop("star_chamber", "R")
    p = use(t, "antipope", "inquisitor-red").answer("move", "card:antipope")
    assert p.args_of("bishop-leaves")[0]["card"] == "card:star_chamber"
    assert p.args_of("bishop-enters")[0]["card"] == "card:antipope"


def test_pr_21_3_a_torch_without_effect_is_told() -> None:
    p = play(a_table(2, expansion=True), "kappeler_milchsuppe").answer("light", "victory:imperial")
    assert p.args_of("torch-idle") == [{"victory": "victory:imperial"}]


# ---- why not --------------------------------------------------------------------------------------------------------
def test_pr_10_10_why_not_against_the_own_suzerain_nor_far_away() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").token("london", "Wk").florins(0, 1)
    p = use(t, "empire:england", "campaign")
    assert p.why_not("campaign", "place:france") == "PR-10.10"
    assert p.why_not("campaign", "place:mamluk") == "PR-4.1"
    assert not p.why_not("campaign", "place:portugal")


def test_pr_10_3_why_not_behead_itself_nor_elsewhere() -> None:
    t = a_table(2).tableau(0, "the_grim").king(1, "ottoman").king(1, "hungary").tableau(1, "qizilbash")
    p = use(t, "the_grim", "behead", "east")
    assert p.offered("behead") == {"empire:ottoman", "card:qizilbash"}
    assert p.why_not("behead", "card:the_grim") == "PR-10.3"
    assert p.why_not("behead", "empire:hungary") == "PR-10.3"


def test_pr_10_5_why_not_tax_a_saturated_location() -> None:
    """PR-10.5 A card of the West: the Papal States have one city, and it is full."""
    t = a_table(2).tableau(0, "marechaussee").token("venice", "Wk").concession("aragon__papal_states", 1)
    p = use(t.concession("aragon__france", 1), "marechaussee", "tax")
    assert p.may("tax-at", "border:aragon__papal_states", "place:aragon")
    assert p.why_not("tax-at", "border:aragon__papal_states", "place:papal_states") == "PR-10.5"


def test_pr_7_6_why_a_bishop_can_not_go_to_a_card() -> None:
    t = a_table(2).tableau(1, "the_grim", "luther")
    p = play(t, "peters_pence")
    assert p.may("put", "token:bishop-white", "card:luther")
    assert p.why_not("put", "token:bishop-white", "card:the_grim") == "PR-7.6"


# ---- realms with their articles -------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "language, text, said",
    [
        ("en", Text("kind-king", empire="empire:mamluk"), "King of the Mamluk Sultanate"),
        ("en", Text("kind-king", empire="empire:france"), "King of France"),
        ("en", Text("spotlight-war", war="war:jihad", place="place:ottoman"), "jihad in the Ottoman Empire"),
        ("en", Text("card-location", place="place:ottoman"), "Location: Ottoman Empire."),
        (
            "en",
            Text("event-empire-gone", empire="empire:papal_states"),
            "The Papal States return to the stack.",
        ),
        (
            "en",
            Text("answer-campaign", a="place:holy_roman_empire"),
            "Campaign against the Holy Roman Empire",
        ),
        ("en", Text("answer-shift", a="city:spice_islands"), "Shift trade to the Spice Islands"),
        (
            "de",
            Text("spotlight-war", war="war:jihad", place="place:ottoman"),
            "Dschihad im Osmanischen Reich",
        ),
        ("de", Text("spotlight-war", war="war:jihad", place="place:france"), "Dschihad in Frankreich"),
        ("de", Text("answer-turn", a="place:mamluk"), "Den Mamlukenstaat umdrehen"),
        ("de", Text("route-from", city="city:spice_islands"), "Handelsweg ab den Gewürzinseln"),
    ],
)
def test_realms_have_their_articles_in_sentences(language: str, text: Text, said: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    assert texts.say(text) == said
    assert texts.missing == set()


def test_pr_10_10_a_campaign_tells_whence_and_whither_for_an_arrow() -> None:
    t = a_table(2).king(0, "france").token("paris", "Wk").florins(0, 1)
    p = use(t, "empire:france", "campaign").answer("campaign", "place:england")
    path = DEFINITION.chronicle["campaign"].path
    assert [p.args_of("campaign")[0][name] for name in path] == ["place:france", "place:england"]


# ---- numbers have their unit -----------------------------------------------------------------------------------------
VOTE = {"bank": "bank:fugger", "card": "card:luther", "empire": "empire:papal_states"}


@pytest.mark.parametrize(
    "text, said",
    [
        (
            Text("event-bought", bank="bank:fugger", card="card:luther", price=2, received=1),
            "Bankhaus Fugger kauft „Luther“ für 2 Florine und nimmt 1 Florin davon herunter.",
        ),
        (
            Text("event-voted", florins=0, **VOTE),
            "Bankhaus Fugger gewinnt mit „Luther“ die Wahl im Vatikanstaat.",
        ),
        (
            Text("event-voted", florins=1, **VOTE),
            "Bankhaus Fugger gewinnt mit „Luther“ die Wahl im Vatikanstaat und zahlt 1 Florin.",
        ),
        (
            Text("event-profit", bank="bank:coeur", at="border:england__france", florins=1),
            "Bankhaus Cœur verdient 1 Florin (England / Frankreich).",
        ),
    ],
)
def test_the_log_counts_florins(text: Text, said: str) -> None:
    texts = Texts("de", [DEFINITION.texts], DEFINITION.names("de"))
    assert texts.say(text) == said
    assert texts.missing == set()
