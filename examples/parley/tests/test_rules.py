"""Parley's rules, one by one. Positions are laid out by hand; chance is scripted."""

from __future__ import annotations

from parley import DEFINITION
from parley.state import Parley
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup, Step
from theatrum.core.game import Game
from theatrum.core.header import Header

OPTIONS = {"length": 3, "open_hands": False, "pacts": True}


def three_lords() -> Parley:
    g = Parley(Setup(3, OPTIONS, Chance("1")))
    g.aims, g.hands = [0, 1, 2], [["spy"], ["ruse"], []]
    return g


def play(g: Parley, *steps: Step) -> Game:
    g.agenda = list(reversed(steps))
    return Game(DEFINITION, Header("parley", 2, 3, OPTIONS, ("", "", ""), "1"), g)


def answer(game: Game, *answers: tuple[str | int, ...]) -> Game:
    for given in answers:
        game.answer(game.questions[0], given)
    return game


def test_PY_2_1_everyone_gets_two_cards_and_three_gold() -> None:
    g = begin(DEFINITION, 4, seed=1).state
    assert isinstance(g, Parley)
    assert [len(hand) for hand in g.hands] == [2, 2, 2, 2]
    assert g.gold == [3, 3, 3, 3]


def test_PY_3_3_nobody_besieges_his_own_town() -> None:
    game = play(three_lords(), ("turn", 0))
    refusal = game.why_not(0, ("besiege", "town:0"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("PY-3.3", "own-town")


def test_PY_3_4_a_ruse_stops_a_spy() -> None:
    game = answer(play(three_lords(), ("turn", 0)), ("spy", "lord:2"), ("ruse",), ("pass",), ("pass",))
    g = game.state
    assert isinstance(g, Parley)
    assert g.knows[0] == []
    assert g.discards == ["spy", "ruse"]


def test_PY_4_2_a_five_takes_a_town_without_owner() -> None:
    g = three_lords()
    g.chance = Chance("1", script=(4,))
    answer(play(g, ("turn", 0)), ("besiege", "town:3"), ("pass",), ("pass",))
    assert g.owner[3] == 0
    assert g.gold[0] == 2


def test_PY_5_3_nobody_bids_more_than_he_has() -> None:
    game = play(three_lords(), ("auction",))
    refusal = game.why_not(0, ("bid", 4))
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.args) == ("PY-5.3", "too-much", {"gold": 3})


def test_PY_5_4_lords_talk_in_secret_while_a_treaty_is_drafted() -> None:
    game = play(three_lords(), ("turn", 0))
    assert game.scene(1).talks == []
    answer(game, ("parley",))
    assert game.scene(1).talks == [[0, 1, 2]]
    assert game.scene(None).talks == []
    answer(game, ("done",))
    assert game.scene(1).talks == []
