"""What is shown: every answer can be touched, every id is unique, cards can be read in full [PR-1.6, PR-1.10]."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import theatrum
from games.pax_renaissance.builders import a_table
from theatrum.core.beginning import begin
from theatrum.core.scene import Card, Icon, Name, Part, Scene, Stat, Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.names import called
from theatrum.games.pax_renaissance.scene.cards import card_lines, empire_lines
from theatrum.games.pax_renaissance.tables import CARDS, EMPIRES, N_EMPIRES, OPS, PLACE, PLACE_NOUN, PLACES
from theatrum.games.pax_renaissance.tables.files import CARD_FILE, EMPIRE_FILE, EXPANSION_FILE, OpRow


def parts(thing: Any) -> Iterator[Part]:
    if isinstance(thing, Part):
        yield thing
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for each in thing:
            yield from parts(each)


def ids_and_nouns(scene: Scene) -> tuple[list[str], set[str]]:
    ids, nouns = [], set()
    for part in parts(scene):
        own = getattr(part, "id", "")
        if own and not isinstance(part, Stat):
            ids.append(own)
        nouns.add(getattr(part, "noun", "") or own)
    return ids, nouns


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_an_answer_names_lies_on_the_table_and_ids_are_unique(players: int) -> None:
    rng = random.Random(players)
    game = begin(DEFINITION, players, players, {"expansion": players == 3})
    while not game.over:
        question = game.questions[0]
        scene = game.scene(question.seat)
        asked, scene.question = scene.question, None
        ids, nouns = ids_and_nouns(scene)
        assert [i for i, n in Counter(ids).items() if n > 1] == []
        assert asked is not None
        for choice in asked.choices:
            assert [t for t in choice.touches if t not in nouns and not t.startswith("op:")] == []
        game.answer(question, rng.choice(question.answers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_full(language: str) -> None:
    """PR-1.6 Location, agents, prestige, one-shot, ops and ability of all 168 cards and both sides of the empires."""
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    for card in CARDS:
        lines = [texts.say(line) for line in card_lines(card.item)]
        wanted = len(card.ops) + bool(card.agents) + any(card.prestige) + bool(card.one_shot)
        wanted += bool(card.ability) + (card.torch >= 0) + 1
        assert len(lines) == (1 if card.is_comet else wanted), card.id
    for empire in EMPIRES:
        for republic in (0, 1):
            assert all(texts.say(line) for line in empire_lines(empire.index, republic))
    for op in OPS:
        assert texts.say(Name(op.noun))
    assert texts.missing == set()


def test_what_a_card_calls_its_ops_is_told_in_both_languages() -> None:
    said = {}
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        england = EMPIRES[PLACE["england"]].index
        said[language] = [texts.say(line) for side in (0, 1) for line in empire_lines(england, side)]
    assert any(line.startswith("Campaign “War of the Roses”: ") for line in said["en"])
    assert any(line.startswith("Feldzug „Rosenkriege“: ") for line in said["de"])
    assert any(line.startswith("Handel: ") for line in said["de"]), "an op without a name has no quotes"


def test_every_op_that_has_a_name_has_a_german_one_and_without_it_keeps_its_own() -> None:
    ops = [op for card in (*CARD_FILE.load().cards, *EXPANSION_FILE.load().cards) for op in card.ops]
    for empire in EMPIRE_FILE.load().empires:
        ops += [*empire.king.ops, *empire.republic.ops]
    assert [op.label for op in ops if bool(op.label) != bool(op.label_de)] == []
    assert called(OpRow(op="siege", label="Janissaries", label_de="Janitscharen"), "de") == "Janitscharen"
    assert called(OpRow(op="siege", label="Janissaries"), "de") == "Janissaries"


def market_card(scene: Scene, name: str) -> Card:
    return next(c for row in scene.rows if row.kind == "market" for c in row.cards if c.id == name)


def test_pr_6_the_market_shows_prices_florins_and_the_face_down_card() -> None:
    """PR-6.1, PR-6.4, PR-6.7"""
    t = a_table(2).market("west", "luther", "cromwell", "jesuits", gold=[2, 0, 1]).florins(0, 2)
    p = t.act()
    scene = p.game.scene(0)
    assert market_card(scene, "card:luther").face_down
    assert market_card(scene, "card:luther").pieces[0].count == 2
    assert market_card(scene, "card:jesuits").seal == Text("price", florins=2)
    p.answer("buy", "card:jesuits")
    assert market_card(p.game.scene(0), "card:cromwell").ribbon == Text("paid-on")


def test_stacks_are_shown_with_queen_vassals_bishops_and_prisoners() -> None:
    """PR-12.6, PR-15.1, PR-17.5"""
    t = (
        a_table(2)
        .king(0, "france", queen="anne_of_brittany")
        .vassal("england", "france")
        .bishop("england", "R")
    )
    t.repressed("france", "Wk", "Wk", 1)
    row = next(r for r in t.act().game.scene(1).rows if r.kind == "tableau" and r.cards)
    king = row.cards[0]
    assert [c.id for c in king.under] == ["card:anne_of_brittany", "empire:england"]
    assert king.ribbon == Text("silenced")
    assert [(p.shape, p.count) for p in king.pieces] == [("knight", 2), ("cube", 1)]
    assert [p.shape for p in king.under[1].pieces] == ["bishop"]


def test_pr_4_plates_cities_borders_and_routes_are_on_the_board() -> None:
    """PR-2.1, PR-4.2, PR-11.8"""
    board = a_table(2).token("london", "Wr").pirate("england__france", "Bp").act().game.scene(None).boards[0]
    kinds = Counter(space.id.partition(":")[0] for space in board.spaces)
    assert kinds == {"place": 10, "city": 28, "border": 13}
    assert {link.tone for link in board.links if link.kind == "route"} == {"white", "black"}
    pieces = {piece.at: piece for piece in board.pieces}
    assert pieces["city:london"].shape == "rook"
    assert pieces["border:england__france"].shape == "hull"
    assert pieces["city:novgorod"].blocked, "a covered emporium"
    names = {space.id for space in board.spaces}
    assert all(link.a in names and link.b in names for link in board.links)


def test_uncertain_data_is_marked() -> None:
    """PR-1.7 [OP-2] Reconstructed faces, second-edition cards and cards of the expansion say so; comets are certain."""
    scene = a_table(2, expansion=True).hand(0, "luther", "humanism", "copernicus").act().game.scene(0)
    hand = {c.id: c.reconstructed for row in scene.rows if row.kind == "hand" for c in row.cards}
    assert hand["card:luther"].key == "uncertain-card-partly"
    assert hand["card:humanism"].key == "uncertain-expansion"
    assert hand["card:copernicus"] == ""
    plates = {s.id: s.reconstructed for s in scene.boards[0].spaces}
    assert plates["place:england"]
    assert not plates["place:aragon"]


def test_the_lobby_tells_what_the_table_marks() -> None:
    """PR-1.7 [OP-2] Eight map cards, all empires, all cards but those that the rulebook describes in full."""
    told = DEFINITION.reconstructed()
    kinds = Counter(noun.partition(":")[0] for noun in told)
    assert kinds == {"place": 8, "empire": 10, "card": 88 + 76}
    assert len(set(told)) == len(told)
    assert {noun for noun in told if noun.startswith("place:")} == {p.noun for p in PLACES if p.reconstructed}
    assert "card:luther" in told, "confirmed in part"
    assert "card:copernicus" not in told
    assert told.index("card:luther") < told.index("card:humanism"), "the expansion comes last"


def test_how_close_is_everyone() -> None:
    """PR-19 A line for every victory and seat."""
    t = a_table(3).king(0, "france").king(0, "aragon").active("imperial").tableau(1, "india_armada")
    stats = {s.id: s for s in t.act().game.scene(None).victory}
    assert len(stats) == 5 * 3
    assert stats["near:1-0"].value == Text("near-imperial", have=2, need=2)
    assert stats["near:1-0"].hint == Text("near-done")
    assert stats["near:1-1"].hint == Text("near-open")
    assert stats["near:2-1"].value == Text("near-globalization", have=0, need=2, found=1, wanted=1)
    assert stats["near:2-1"].hint == Text("near-inactive")


def test_a_war_and_a_fair_are_in_the_spotlight() -> None:
    """PR-11, PR-13"""
    t = (
        a_table(2)
        .king(1, "aragon")
        .repressed("aragon", "Rk")
        .token("algiers", "Br")
        .pirate("aragon__portugal", "Bp")
    )
    p = (
        t.hand(0, "house_of_borgia")
        .act()
        .answer("play", "card:house_of_borgia")
        .answer("war", "place:aragon")
    )
    light = p.game.scene(1).spotlight
    assert light is not None
    assert light.at == "place:aragon"
    assert [stat.value for side in light.sides for stat in side.stats] == [2, 1]
    assert {piece.noun for piece in light.sides[0].pieces} == {"token:knight-red", "border:aragon__portugal"}
    p = a_table(2).market("east", "the_grim", gold=[4]).act().answer("fair", "fair:east")
    light = p.game.scene(0).spotlight
    assert light is not None
    assert light.lines == [Text("fair-profits", florins=4), Text("fair-left", florins=4)]
    assert light.stage == "fair"
    assert len(light.stops) == 4


def test_a_realm_that_nobody_rules_defends_itself_under_its_own_arms() -> None:
    """PR-13"""
    t = a_table(2).token("vienna", "Wr").repressed("holy_roman_empire", "Rr").king(1, "holy_roman_empire")
    p = t.hand(0, "the_last_knight").act().answer("play", "card:the_last_knight")
    p.answer("war", "place:holy_roman_empire")
    ruled = p.game.scene(1).spotlight
    assert ruled is not None
    assert [side.arms for side in ruled.sides] == ["", ""], "a bank rules here"
    p.state.holder[PLACE["holy_roman_empire"]] = -1
    light = p.game.scene(1).spotlight
    assert light is not None
    assert [side.arms for side in light.sides] == ["", "holy-roman-empire"]
    art = Path(theatrum.__file__).parent / "web" / "art"
    drawn = {path.stem.removeprefix("arms-") for path in art.glob("arms-*.svg")}
    assert drawn == {noun.removeprefix("place:").replace("_", "-") for noun in PLACE_NOUN[:N_EMPIRES]}


def test_the_legend_explains_every_icon() -> None:
    """PR-9.8, PR-19.1"""
    scene = a_table(2).act().game.scene(None)
    assert all(isinstance(icon, Icon) and icon.label for icon in scene.legend)
    assert len(scene.legend) == 9 + 6 + 4 + 2


def test_pr_13_1_a_war_says_what_both_sides_would_count_before_it_begins() -> None:
    t = a_table(2).token("vienna", "Wr").token("luebeck", "Wr").repressed("holy_roman_empire", "Rr")
    t.pirate("france__holy_roman_empire", "Bp").king(1, "holy_roman_empire")
    p = t.hand(0, "the_last_knight").act().answer("play", "card:the_last_knight")
    asked = p.game.scene(0).question
    assert asked is not None
    told = {choice.answer: choice.words for choice in asked.choices}
    place = "place:holy_roman_empire"
    counted = Text("answer-war-counted", place=place, attack=3, defence=2)
    assert told["war", place] == counted, "an agent, a rebel and a pirate against two rooks"
    p.answer("war", place)
    assert p.state.war is not None
    assert p.state.war.strength == [3, 2]


def test_pr_10_10_a_campaign_says_its_price_and_what_both_sides_count() -> None:
    t = a_table(2).king(0, "france").token("paris", "Wk").token("bruges", "Rk").token("london", "Wr")
    p = t.florins(0, 4).act().answer("ops", "ops:west").answer("use", "empire:france", "op:campaign")
    asked = p.game.scene(0).question
    assert asked is not None
    told = {choice.answer[1]: choice for choice in asked.choices}
    england = told["place:england"]
    assert england.words == Text("answer-campaign-counted", place="place:england", attack=2, defence=1)
    assert [price.amount for price in england.price] == [-2]


def test_pr_10_7_the_crown_on_the_map_stands_for_the_empire_card() -> None:
    """A vote, a wedding or a bishop names the empire: who looks for it on the map finds it there."""
    scene = a_table(2).king(0, "france").act().game.scene(0)
    rulers = {piece.noun: piece.at for piece in scene.boards[0].pieces if piece.id.startswith("ruler:")}
    assert rulers["empire:france"] == "place:france"
    assert len(rulers) == len(EMPIRES)


def test_pr_5_7_a_levy_says_which_token_the_city_gives() -> None:
    p = a_table(2).market("east", "the_grim", gold=[4]).act().answer("fair", "fair:east")
    asked = p.game.scene(0).question
    assert asked is not None
    told = {choice.answer: choice.words for choice in asked.choices}
    assert told["levy", "city:caffa"] == Text(
        "answer-levy-token", city="city:caffa", token="token:knight-white"
    )


def test_pr_10_2_the_card_of_the_fair_lies_face_down_and_is_not_called_by_its_name() -> None:
    t = a_table(2).tableau(0, "florentine_wool").market("west", "the_grim", "luther", gold=[3, 1])
    p = t.act().answer("ops", "ops:west").answer("use", "card:florentine_wool", "op:commerce-west")
    asked = p.game.scene(0).question
    assert asked is not None
    told = {choice.answer[1]: choice for choice in asked.choices}
    assert told["card:the_grim"].words == Text("answer-take-fair")
    assert told["card:luther"].words == Text("answer-take", a="card:luther")
    assert [price.amount for price in told["card:the_grim"].price] == [1]
