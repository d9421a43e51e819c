"""Whoever names a formation or a fleet sees what would come of it with those taken so far, and whom each answer adds."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.elisabeth.builders import act, asked, give, position, told
from games.elisabeth.event_builders import uncancelled
from theatrum.core.contract import DONE, Answer
from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.core.stage import Preview
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.scene.previews import previews
from theatrum.games.elisabeth.scene.stage_parts import percent
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.kit.pick import ALL

REGULAR = "troop:ottoman_regular"
MEHMED = LEADERS[LEADER["leader:mehmed"]].battle


def foreseen(game: Game) -> Mapping[Answer, Preview]:
    """Every word of it exists."""
    question = game.questions[0]
    found = previews(game.state, question.ask, question.answers)
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        for preview in found.values():
            texts.part(preview)
        assert not texts.missing
    return found


def totals(preview: Preview) -> list[str | int]:
    return [side.total for side in preview.sides]  # type: ignore[misc]


def said(words: object) -> str:
    return Texts("en", [DEFINITION.texts], DEFINITION.names("en")).say(words)


# ---- marches -----------------------------------------------------------------------------------------------------------------
def marching(**more: dict[str, int]) -> Game:
    """Sokollu Mehmed and four Ottoman regulars in Taranto set out for Messina."""
    g = position(
        units={"taranto": {"ottoman_regular": 4}, **more},
        leaders={"taranto": ["mehmed"]},
        control={"taranto": "ottoman"},
        dice=[1] * 30,
    )
    return act(g, "march", "space:taranto", "space:messina")


def test_E1_13_1_P1_each_answer_shows_the_battle_with_whom_it_adds() -> None:
    """E1-14.0.P2, E1-14.0.P3"""
    game = marching(messina={"spain_regular": 2})
    assert asked(game) == ("ottoman", "march-form")
    found = foreseen(game)
    assert totals(found["take", REGULAR, 3]) == [3, 3]
    assert [totals(found[a])[0] for a in (("all-but", REGULAR, 1), ALL)] == [3 + MEHMED, 4 + MEHMED]
    assert found["take", REGULAR, 3].odds[0].percent == percent(odds.battle(3, 3))
    assert ("take", "leader:mehmed") not in found, "he does not go into battle alone"


def test_E1_13_1_P1_who_was_taken_so_far_counts() -> None:
    game = give(marching(messina={"spain_regular": 2}), "take", REGULAR, 3)
    found = foreseen(game)
    assert totals(found[DONE]) == [3, 3]
    with_him = totals(found["take", "leader:mehmed"])
    assert with_him == [3 + MEHMED, 3]
    give(game, "take", "leader:mehmed")
    while asked(game) is not None:
        give(game, *(("all",) if ("all",) in game.questions[0].answers else ("pass",)))
    assert [told(game, "battle-dice")[0].args["dice"], told(game, "battle-dice")[1].args["dice"]] == with_him


def test_E1_13_2_who_may_intercept_is_told() -> None:
    """Nobody stands in Messina; the Spaniards in Naples and Palermo may throw themselves in the way."""
    found = foreseen(marching(naples={"spain_regular": 3}, palermo={"spain_regular": 1}))
    preview = found["take", REGULAR, 1]
    assert totals(preview) == ["+0"]
    chance = odds.two_dice(0)
    assert preview.odds[0].percent == percent((1 - chance) ** 2)
    assert said(preview.odds_words) == "if all try: Spain from Naples (28 %), Spain from Palermo (28 %)"


def test_E1_13_2_before_a_battle_too() -> None:
    found = foreseen(marching(messina={"spain_regular": 2}, naples={"spain_regular": 3}))
    preview = found["take", REGULAR, 1]
    assert totals(preview) == [1, 3]
    assert said(preview.odds_words) == "without cards; may intercept before: Spain from Naples (28 %)"


def test_nothing_is_foretold_where_nobody_is_in_the_way() -> None:
    assert not foreseen(marching())


# ---- interceptions -------------------------------------------------------------------------------------------------------------
def test_E1_13_2_P2_a_leader_helps_to_intercept() -> None:
    g = position(
        units={"taranto": {"ottoman_regular": 2}, "naples": {"spain_regular": 3}},
        leaders={"naples": ["duke_of_alva"]},
        control={"taranto": "ottoman"},
    )
    game = give(act(g, "march", "space:taranto", "space:messina"), "all")
    give(game, "intercept", "space:naples")
    assert asked(game) == ("spain", "intercept-form")
    found = foreseen(game)
    assert totals(found["take", "troop:spain_regular", 1]) == ["+0"]
    assert totals(found["take", "leader:duke_of_alva"]) == totals(found[ALL]) != ["+0"]
    give(game, "take", "leader:duke_of_alva")
    assert totals(foreseen(game)["take", "troop:spain_regular", 1]) == totals(found[ALL])


# ---- assaults --------------------------------------------------------------------------------------------------------------------
def besieging(**hands: list[str]) -> Game:
    g = position(
        units={"messina": {"ottoman_regular": 3}},
        inside={"messina": {"spain_regular": 1}},
        leaders={"messina": ["mehmed"]},
        sieges={("messina", "ottoman"): 3},
        fleet={"ionian_sea": {"ottoman_galley": 2}},
        hands=hands,
    )
    g.fortresses |= 1 << PLACE.by_id["messina"]
    if hands:
        return uncancelled(g, "ottoman", "treachery", "space:messina")
    return act(g, "assault", "space:messina")


@pytest.mark.parametrize("hands, dice", [({}, [2, 2]), ({"ottoman": ["treachery"]}, [3, 1])])
def test_E1_15_1_P1_the_dice_of_those_who_storm(hands: dict[str, list[str]], dice: list[int]) -> None:
    """E1-15.1.P3, E1-15.1.P4, E1-C.31 Treachery halves the defence, not the attack."""
    game = besieging(**hands)
    assert asked(game) == ("ottoman", "assault-form")
    found = foreseen(game)
    assert totals(found["take", REGULAR, 3]) == dice
    assert ("take", "leader:mehmed") not in found
    give(game, "take", "leader:mehmed")
    assert totals(foreseen(game)["take", REGULAR, 3]) == [dice[0] + MEHMED, dice[1]]


# ---- fleets ----------------------------------------------------------------------------------------------------------------------
def sailing(**more: dict[str, int]) -> Game:
    g = position(fleet={"aegean_sea": {"ottoman_galley": 3, "ottoman_corsair": 1}, **more}, dice=[6] * 24)
    return give(act(g, "sail"), "sail", "zone:aegean_sea", "zone:ionian_sea")


def test_E1_16_1_S1_a_fleet_sees_the_battle_and_who_may_come_out() -> None:
    """E1-16.1 S4, E1-16.2"""
    game = sailing(ionian_sea={"spain_galley": 1}, messina={"spain_galley": 1})
    assert asked(game) == ("ottoman", "sail-fleet")
    preview = foreseen(game)["take", "ship:ottoman_galley", 2]
    assert totals(preview) == [4, 2]
    assert preview.odds[0].percent == percent(odds.battle(4, 2))
    give(game, "take", "ship:ottoman_galley", 2)
    found = foreseen(game)
    assert totals(found[DONE]) == [4, 2]
    assert totals(found["take", "ship:ottoman_corsair", 1]) == [5, 2]
    assert not game.state.voyage.orders, "nothing has happened yet"


def test_E1_16_1_S4_a_fleet_sees_who_may_intercept_it() -> None:
    preview = foreseen(sailing(messina={"spain_galley": 1}))["take", "ship:ottoman_galley", 1]
    assert isinstance(preview.title, Text)
    assert preview.title.key == "stage-intercept"
    assert sum(one.percent for one in preview.odds) == 100
    assert said(preview.odds_words).startswith("if all try: Spain from Messina")
