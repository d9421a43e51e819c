"""Bots choose legal answers, from what their seat may know, and like what the game's judgement likes."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import parley
from bots.judged import JUDGED, points, with_judgement
from parley.state import Parley
from small_games import Slate, ask, game_of
from theatrum.bots import GreedyBot, RandomBot, make_bot
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask, Definition, Judgement, Procedure
from theatrum.core.errors import IllegalAnswer
from theatrum.core.game import Game
from theatrum.core.transfer import start_from
from theatrum.games import GAMES, definition

NAMES = ["random", "greedy", "search:simulations=24"]


def advance(game: Game, answers: int, seed: int = 0) -> Game:
    rng = random.Random(seed)
    for _ in range(answers):
        if game.over:
            break
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    return game


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_bot_plays_whole_games_with_legal_answers(name: str, players: int) -> None:
    game = begin(JUDGED, players, seed=players)
    bots = [make_bot(name, seat) for seat in range(players)]
    while not game.over:
        question = game.questions[0]
        game.answer(question, bots[question.seat].choose(game, question.seat))
    assert game.result is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    games = [advance(begin(JUDGED, 3, seed=1), 9) for _ in range(2)]
    seat = games[0].questions[0].seat
    choices = [[make_bot(name, n).choose(game, seat) for n in range(20)] for game in games]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    game = advance(begin(JUDGED, 3, seed=2), 12)
    before = game.record()
    make_bot(name, 1).choose(game, game.questions[0].seat)
    assert game.record() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_is_not_asked_has_nothing_to_choose(name: str) -> None:
    game = advance(begin(JUDGED, 2, seed=1), 2)
    idle = 1 - game.questions[0].seat
    with pytest.raises(IllegalAnswer, match=f"seat {idle} is not asked"):
        make_bot(name, 1).choose(game, idle)


def test_the_random_bot_gives_every_answer_sooner_or_later() -> None:
    game = begin(parley.DEFINITION, 4, seed=1)
    bot = RandomBot(random.Random(1))
    offered = set(game.questions[0].answers)
    assert {bot.choose(game, 0) for _ in range(300)} == offered


def test_the_random_bot_wins_where_an_answer_wins() -> None:
    """The definition names the verb; without it the answer is one among others."""

    def last_word(g: Slate) -> Procedure[None]:
        yield ask(0, "wait", "triumph", "withdraw", "exult")

    def choices(*winning: str) -> set[Answer]:
        game = game_of(last_word, winning=winning)
        return {RandomBot(random.Random(seed)).choose(game, 0) for seed in range(60)}

    assert choices() == {("wait",), ("triumph",), ("withdraw",), ("exult",)}
    assert choices("triumph") == {("triumph",)}
    assert choices("triumph", "exult") == {("triumph",), ("exult",)}


# ---- greedy ----------------------------------------------------------------------------------------------------------
def test_the_greedy_bot_takes_what_it_values_most() -> None:
    """The aim counts three points if the town is one's own, so whoever values points aims at home."""
    game = begin(JUDGED, 3, seed=1)
    for seat in range(3):
        assert {GreedyBot(random.Random(n)).choose(game, seat) for n in range(10)} == {
            ("aim", f"town:{seat}")
        }


def test_without_a_value_the_greedy_bot_trusts_the_order() -> None:
    def last_first(_g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [i / len(answers) for i in range(len(answers))]

    game = begin(with_judgement(Judgement(None, last_first)), 3, seed=1)
    assert GreedyBot(random.Random(1)).choose(game, 0) == game.questions[0].answers[-1]


def test_without_any_judgement_the_greedy_bot_still_plays() -> None:
    game = begin(with_judgement(None), 3, seed=1)
    assert GreedyBot(random.Random(1)).choose(game, 0) in game.questions[0].answers


def test_what_is_worth_one_less_than_the_best_is_not_tried() -> None:
    """An order that condemns an answer is believed, however well the answer would turn out."""

    def never_home(_g: Parley, ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [-1.0 if a == ("aim", f"town:{ask.seat}") else 0.0 for a in answers]

    game = begin(with_judgement(Judgement(points, never_home)), 3, seed=1)
    assert GreedyBot(random.Random(1)).choose(game, 0) != ("aim", "town:0")


def test_a_matter_is_played_out_until_it_is_quiet() -> None:
    """A bid is worth nothing until the auction is over: judged at once all bids look alike, judged after it one sees."""
    seen: list[str] = []

    def after_the_auction(_g: Parley, answered: Ask, asked: Ask) -> bool:
        assert answered.prompt == "bid"
        seen.append(asked.prompt)
        return asked.prompt != "bid"

    def highest_bid(_g: Parley, _ask: Ask, answers: Sequence[Answer]) -> list[float]:
        return [0.0 if a[0] != "bid" else int(a[1]) / 100 for a in answers]

    game = begin(with_judgement(Judgement(points, highest_bid, after_the_auction)), 2, seed=3)
    while game.questions[0].prompt != "bid":
        question = game.questions[0]
        game.answer(question, ("pass",) if ("pass",) in question.answers else question.answers[0])
    choice = GreedyBot(random.Random(1)).choose(game, game.questions[0].seat)
    assert "bid" in seen, "the other's bid was answered for him before the position was judged"
    assert choice[0] == "bid"
    assert int(choice[1]) > 0, "a banner is worth a point, gold is worth nothing"


def test_an_imagined_world_is_a_possible_one_that_can_be_cloned() -> None:
    """Where a step has drawn or shown something before it asks, its beginning can't be imagined again."""
    imagined = refused = 0
    for seed in range(6):
        game = begin(parley.DEFINITION, 3, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            question = rng.choice(game.questions)
            world = game.imagined(question.seat, random.Random(game.position))
            if world is None:
                refused += 1
            else:
                imagined += 1
                mine = world.clone(light=True).question(question.seat)
                assert mine is not None
                assert mine.answers == question.answers
                assert world.serial == game.serial
                assert world.scene(question.seat).panels == game.scene(question.seat).panels
            game.answer(question, rng.choice(question.answers))
    assert imagined
    assert refused


def redealt(game: Game, seat: int, seed: int) -> Game:
    """The same decision in another world that the seat thinks possible, as a full game."""
    from theatrum.core.chance import Chance

    assert game.past.position == game.position
    state = game.past.checkpoint.copy()
    game.definition.redeal(state, seat, Chance(f"{seed:x}"))
    state.chance = Chance(f"{seed + 1:x}")
    return start_from(game.definition, game.header, state, game.position)


@pytest.mark.parametrize("name", ["greedy", "search:simulations=24"])
@pytest.mark.parametrize("game_id", ["parley", *GAMES])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game_id: str, name: str) -> None:
    """At decisions all along random games: the same bot chooses the same in a world where the hidden is otherwise."""
    game_definition: Definition[Any] = JUDGED if game_id == "parley" else definition(game_id)
    players = game_definition.players[-1]
    looked_at = 0
    seeds, length = (3, 400) if name == "greedy" else (1, 150)
    for seed in range(seeds):
        game = begin(game_definition, players, seed=seed)
        rng = random.Random(seed)
        while not game.over and game.position < length:
            question = game.questions[0]
            choosing = len(question.answers) > 1 and game.position % 5 == 0
            # Who has drawn before he is asked would hold other cards in another world: that he may know.
            if choosing and game.imagined(question.seat, random.Random(seed)) is not None:
                other = redealt(game, question.seat, rng.getrandbits(60))
                choices = [make_bot(name, game.position).choose(g, question.seat) for g in (game, other)]
                assert choices[0] == choices[1], f"after {game.position} answers, {question.prompt}"
                looked_at += 1
            game.answer(question, rng.choice(question.answers))
    assert looked_at > 5
