"""What is told of an answer before it is given comes true: cards in battles, missions, patronage."""

from collections.abc import Mapping

import pytest

from games.elisabeth.builders import asked, give, play, position, told
from games.elisabeth.card_play import campaign
from theatrum.core.contract import PASS, Answer
from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.core.stage import Preview
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.patronage import available, modifier
from theatrum.games.elisabeth.rules.patronage import sponsor
from theatrum.games.elisabeth.scene.previews import previews
from theatrum.games.elisabeth.scene.previews_peace import LOST, NOTHING, reward_chances
from theatrum.games.elisabeth.scene.stage_parts import percent
from theatrum.games.elisabeth.scene.terms import terms
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.war import ASSAULT, FIELD_BATTLE, Battle
from theatrum.games.elisabeth.tables.patronage import ART, BOXES, SCIENCE, TALENTS, row_of
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, OTTOMAN, PROTESTANT, SPAIN


def foreseen(game: Game, power: str, window: str) -> Mapping[Answer, Preview]:
    """What the power is told in this window, once it is asked; everybody before it passes. Every word of it exists."""
    while asked(game) != (power, f"window-{window}"):
        give(game, "pass")
    question = game.questions[0]
    found = previews(game.state, question.ask, question.answers)
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        for preview in found.values():
            texts.part(preview)
        assert not texts.missing
    return found


def chance(preview: Preview) -> int:
    """The attacker's, in per cent."""
    return preview.odds[0].percent


# ---- cards in battles --------------------------------------------------------------------------------------------------------
def tilbury(holder: str) -> Game:
    """A French army attacks the English before London; the holder has the Tilbury Speech."""
    g = campaign(
        units={"london": {"england_regular": 3, "france_regular": 3}},
        wars=[("france", "england")],
        hands={holder: ["tilbury_speech"]},
        active="france",
    )
    g.battle = Battle(FIELD_BATTLE, PLACE.by_id["london"], FRANCE, [ENGLAND])
    g.battle.troops = [{TROOP.by_id["france_regular"]: 3}, {TROOP.by_id["england_regular"]: 3}]
    g.battle.dice = [3, 4]
    return play(g, ("battle_cards",))


@pytest.mark.parametrize("holder", ["england", "hre"])
def test_E1_C_40_the_tilbury_speech_is_reckoned_with_also_if_england_has_to_agree(holder: str) -> None:
    """E1-C.40 Three dice more in England while Elizabeth lives; another power is told that it takes England's consent."""
    game = tilbury(holder)
    preview = foreseen(game, holder, "w7")["play", "card:tilbury_speech"]
    assert [(side.side, side.total) for side in preview.sides] == [(1, 7)]
    assert chance(preview) == percent(odds.battle(3, 7))
    assert bool(preview.odds_words) == (holder != "england")
    assert game.state.battle.dice == [3, 4], "nothing has happened yet"


def test_E1_C_40_who_is_asked_for_consent_sees_what_it_would_bring() -> None:
    """E1-C.40 Three dice, and the odds with them; refused, all stays as it is."""
    game = tilbury("hre")
    give(game, "play", "card:tilbury_speech")
    while game.questions[0].prompt != "tilbury-consent":
        give(game, "pass")
    question = game.questions[0]
    found = previews(game.state, question.ask, question.answers)
    agreed, refused = found["agree",], found["refuse",]
    assert [(side.side, side.total) for side in agreed.sides] == [(1, 7)]
    assert chance(agreed) == percent(odds.battle(3, 7))
    assert chance(refused) == percent(odds.battle(3, 4))
    assert terms(game.state, question.ask, question.answers)["agree",].words == Text(
        "agree-tilbury-consent", n=3
    )


def brussels(**hands: list[str]) -> Game:
    """Spain storms Brussels."""
    g = campaign(
        active="spain",
        units={"brussels": {"spain_regular": 5}},
        inside={"brussels": {"dutch_regular": 1}},
        control={"brussels": "protestant"},
        sieges={("brussels", "spain"): 1},
        wars=[("spain", "protestant")],
        hands=hands,
    )
    b = g.battle = Battle(ASSAULT, PLACE.by_id["brussels"], SPAIN, [PROTESTANT])
    b.troops = [{TROOP.by_id["spain_regular"]: 5}, {TROOP.by_id["dutch_regular"]: 1}]
    b.sizes = {SPAIN: 5, PROTESTANT: 1}
    b.dice = [3, 2]
    return play(g, ("assault_cards",))


def test_E1_C_39_who_floods_the_land_is_told_that_nobody_rolls() -> None:
    preview = foreseen(brussels(protestant=["flooding"]), "protestant", "w7")["play", "card:flooding"]
    assert [(str(one.label.key), one.percent) for one in preview.odds] == [("odds-holds", 100)]  # type: ignore[union-attr]
    assert preview.odds_words.key == "odds-flooded"  # type: ignore[union-attr]


def test_E1_C_10_who_stops_the_water_is_told_how_the_assault_goes_on() -> None:
    """E1-15.1.P6 Whoever does not stop it has lost the assault."""
    game = brussels(protestant=["flooding"], spain=["siege_engineering"])
    foreseen(game, "protestant", "w7")
    give(game, "play", "card:flooding")
    found = foreseen(game, "spain", "w7b")
    assert chance(found["play", "card:siege_engineering"]) == percent(odds.assault(3, 2, 5, 1))
    assert [one.percent for one in found[PASS].odds] == [100]


def test_E1_C_11_without_dragut_his_rating_does_not_count() -> None:
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 2}},
        leaders={"ionian_sea": ["dragut"]},
        hands={"spain": ["dragut_dies"]},
        dice=[1] * 12,
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    preview = foreseen(game, "spain", "w16")["play", "card:dragut_dies"]
    give(game, "play", "card:dragut_dies")
    assert told(game, "sea-dice")
    assert [side.total for side in preview.sides] == [len(told(game, "sea-dice")[0].args["attack"])] == [4]
    assert chance(preview) == percent(odds.battle(4, 4))


def test_E1_C_9_fireships_are_reckoned_over_all_that_their_dice_may_do() -> None:
    """Two dice: with a chance of one in nine both hit and burn a galley, two of the Ottoman dice; one hit is lost."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 2}}, hands={"spain": ["fireships"]}
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    preview = foreseen(game, "spain", "w7")["play", "card:fireships"]
    assert chance(preview) == percent(odds.battle(2, 4) / 9 + odds.battle(4, 4) * 8 / 9)


def test_E1_C_9_fireships_that_burn_everything_win() -> None:
    """Our ruling: a side whose ships all burned before the dice has lost; one galley in port faces three dice."""
    g = position(fleet={"algiers": {"ottoman_galley": 1, "spain_galley": 2}}, hands={"spain": ["fireships"]})
    game = play(g, ("sea_battle", PLACE.by_id["algiers"], SPAIN, OTTOMAN))
    preview = foreseen(game, "spain", "w7")["play", "card:fireships"]
    assert chance(preview) == percent(7 / 27 + 20 / 27 * odds.battle(4, 3))


# ---- missions ------------------------------------------------------------------------------------------------------------------
def test_E1_18_5b_S3_a_mission_tells_how_many_attempts_succeed_and_whether_unrest_threatens() -> None:
    """Five dice, 4 to 6 succeed: none or one in 6 of 32 cases; a one in 60 per cent."""
    g = campaign(active="protestant", cp=3)
    preview = foreseen_action(g, ("preach", "area:france"))
    assert [one.percent for one in preview.odds] == [19, 62, 19]
    assert preview.odds_words.args["percent"] == 60  # type: ignore[union-attr]


def test_E1_18_5b_S2_a_card_s_own_dice_are_reckoned_with() -> None:
    """E1-C.55 Iconoclasm: seven dice; E1-C.54 Huguenot Fast: eight, of which one is a six."""
    g = campaign(active="protestant", hands={"protestant": ["huguenot_fast", "iconoclasm"]})
    game = play(g, ("impulse", PROTESTANT))
    question = game.questions[0]
    found = previews(g, question.ask, question.answers)
    fast = found["event", "card:huguenot_fast"]
    assert [side.total for side in fast.sides] == ["8"]
    assert [int(str(line.value)) for line in fast.sides[0].modifiers] == [7, 1]
    assert found["event", "card:iconoclasm"].sides[0].total == "7"


def foreseen_action(g: Elisabeth, answer: Answer) -> Preview:
    game = play(g, ("actions",))
    question = game.questions[0]
    return previews(game.state, question.ask, question.answers)[answer]


# ---- patronage -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [ART, SCIENCE])
@pytest.mark.parametrize("cp", [2, 3])
def test_E1_T_5_the_chances_of_a_patron_are_those_of_the_table(side: int, cp: int) -> None:
    """Over everybody who could be drawn and all throws; more command points never make it worse."""
    g = campaign(active="protestant")
    chances = reward_chances(g, PROTESTANT, side, PROTESTANT, cp)
    assert sum(chances.values()) == pytest.approx(1)
    lost = sum(
        row_of(a + b + TALENTS[x].value + BOXES[cp])[2 + side] == "removed"
        for x in available(g, side, PROTESTANT)
        for a in range(1, 7)
        for b in range(1, 7)
    )
    assert chances.get(LOST, 0.0) >= lost / 36 / len(available(g, side, PROTESTANT)) - 1e-9
    better = reward_chances(g, PROTESTANT, side, PROTESTANT, cp + 1)
    assert sum(p for vp, p in better.items() if vp > NOTHING) >= sum(
        p for vp, p in chances.items() if vp > NOTHING
    )


def test_E1_T_5_what_is_told_to_be_added_is_added() -> None:
    """With the Observatory, too: two more for a scientist."""
    g = campaign(active="england", cp=3)
    preview = foreseen_action(g, ("sponsor-scientist", 3))
    person = sponsor(g, ENGLAND, SCIENCE, ENGLAND, 3)
    low, _, high = str(preview.sides[0].total).partition(" – ")
    assert int(low) <= modifier(g, person) <= int(high or low)
