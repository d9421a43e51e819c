"""What the bots look at: a victory is declared, an imminent one denied, a random player beaten."""

import random

import pytest

from games.pax_renaissance.builders import Table, a_table
from theatrum.bots.greedy import GreedyBot
from theatrum.bots.random_bot import RandomBot
from theatrum.games.pax_renaissance.bot import JUDGEMENT
from theatrum.games.pax_renaissance.bot.value import Survey, value
from theatrum.games.pax_renaissance.rules.victory import fulfils
from theatrum.games.pax_renaissance.tables import VICTORIES
from theatrum.lab.simulate import Task, play_task

FULL = ("luther", "cromwell", "regiomontanus", "antipope", "the_bold", "gutenberg")
OTHER = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")


def a_full_table(players: int = 3) -> Table:
    return (
        a_table(players)
        .market("west", *FULL)
        .market("east", *OTHER)
        .deck("east", "black_army", "greek_klephts")
    )


def choice(t: Table) -> tuple[str | int, ...]:
    p = t.act()
    return GreedyBot(random.Random(1)).choose(p.game, p.seat)


def test_pr_19_6_a_victory_that_can_be_declared_is_declared() -> None:
    t = a_full_table().king(0, "france").king(0, "aragon").active("imperial").florins(0, 5)
    assert choice(t) == ("declare", "victory:imperial")


@pytest.mark.parametrize("victory", VICTORIES)
def test_pr_19_6_even_the_random_bot_declares_every_victory(victory: str) -> None:
    t = a_full_table().active(victory).florins(0, 5)
    if victory == "imperial":
        t.king(0, "france").king(0, "aragon")
    elif victory == "renaissance":
        t.republic(0, "france").tableau(0, "gonfalonier", "the_hidden")
    elif victory == "globalization":
        t.tableau(0, "india_armada").concession("england__france", 0).concession("england__portugal", 0)
    else:
        t.tableau(0, "jesuits").bishop("jesuits", "W").token("venice", "Wk")
    p = t.act()
    for seed in range(20):
        assert RandomBot(random.Random(seed)).choose(p.game, 0) == ("declare", f"victory:{victory}")


def test_pr_6_6_a_comet_is_bought_for_a_victory_that_is_fulfilled() -> None:
    t = a_full_table().king(0, "france").king(0, "aragon").florins(0, 5)
    assert choice(t) == ("buy", "card:regiomontanus")
    p = t.act().answer("buy", "card:regiomontanus")
    assert GreedyBot(random.Random(1)).choose(p.game, 0) == ("activate", "victory:imperial")


def test_an_opponents_imminent_victory_is_denied() -> None:
    """PR-10.7 Seat 1 would declare in its turn: seat 0 votes a king away."""
    t = (
        a_full_table()
        .king(1, "france")
        .king(1, "england")
        .active("imperial")
        .concession("england__portugal", 0)
    )
    t.tableau(0, "sindicat_remenca").tableau(0, "florentine_wool").market("west", gold=[3]).florins(0, 3)
    p = t.act()
    bot = GreedyBot(random.Random(1))
    while p.state.active == 0 and not p.over:
        p.answer(*bot.choose(p.game, p.seat))
    assert not fulfils(p.state, 1, VICTORIES.index("imperial"))


def test_the_survey_agrees_with_the_rules_about_who_fulfils_what() -> None:
    """PR-19.4, PR-19.5 A gap of nothing is a fulfilled victory, at every decision of random games."""
    from theatrum.core.beginning import begin
    from theatrum.games.pax_renaissance import DEFINITION

    seen = 0
    for seed in range(8):
        rng = random.Random(seed)
        game = begin(DEFINITION, 2 + seed % 3, seed, light=True)
        while not game.over:
            survey = Survey(game.state)
            for seat in range(game.state.players):
                for victory in range(4):
                    done = fulfils(game.state, seat, victory)
                    seen += done
                    assert (survey.gaps[seat][victory] == 0) == done
            game.answer(game.questions[0], rng.choice(game.questions[0].answers))
    assert seen > 0


def test_the_value_lies_between_0_and_1_and_knows_who_is_ahead() -> None:
    rich = a_full_table(2).king(0, "france").concession("england__france", 0).florins(0, 9)
    assert 0 < value(rich.g, 1) < 0.5 < value(rich.g, 0) < 1
    lost = a_full_table(3).king(1, "france").king(1, "england").active("imperial")
    lost.g.active, lost.g.actions = 1, 2
    assert value(lost.g, 0) < 0.1 < 0.9 < value(lost.g, 1)


def test_greedy_beats_random() -> None:
    """Twelve of twelve games; the arena of many games is for `theatrum simulate`."""
    won = 0.0
    for seed in range(12):
        players = 2 + seed % 3
        bots = ("greedy", *("random" for _ in range(players - 1)))
        won += play_task(Task("pax_renaissance", players, {}, seed, bots, turned=seed % players)).wins[0]
    assert won >= 11
    assert JUDGEMENT.quiet is not None
