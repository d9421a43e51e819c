"""Secrets: what leaves the engine for a seat, and the worlds it thinks possible."""

import random

import pytest

import parley
from parley.state import NOBODY, Parley
from small_games import Slate, ask, asking, game_of, notes, play, say
from theatrum.core.beginning import begin
from theatrum.core.contract import Ask, Procedure, Together
from theatrum.core.errors import RulesError
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.core.transfer import fork, pack, unpack
from theatrum.lab.conformance import play_randomly, view


def a_parley(players: int = 3, seed: int = 1) -> tuple[Game, Parley]:
    game = begin(parley.DEFINITION, players, seed)
    assert isinstance(game.state, Parley)
    return game, game.state


def determinized(game: Game, seat: int, seed: int = 0) -> Game:
    return game.determinized(seat, random.Random(seed))


# ---- the log ---------------------------------------------------------------------------------------------------------
def test_what_is_told_to_some_is_heard_by_them_only() -> None:
    def step(g: Slate) -> Procedure[None]:
        g.tell("round", number=1)
        g.tell("drew", to=[1], card="card:spy")
        g.reveal("spied", to=iter([0, 2]), lord="lord:1", town="town:0")
        g.reveal()
        yield ask(0)

    game = game_of(step, players=3)
    heard = {seat: [entry.key for entry in game.log(seat)] for seat in (None, 0, 1, 2)}
    assert heard == {None: ["round"], 0: ["round", "spied"], 1: ["round", "drew"], 2: ["round", "spied"]}


# ---- the scene -------------------------------------------------------------------------------------------------------
def test_a_scene_has_the_question_of_its_seat_only() -> None:
    game = play(game_of(asking(0, 1, 0)), "yes")
    mine, other, spectator = (game.scene(seat) for seat in (1, 0, None))
    assert mine.question is not None
    assert (mine.question.seat, mine.question.serial) == (1, game.serial)
    assert [choice.answer for choice in mine.question.choices] == [("yes",), ("no",)]
    assert other.question is None
    assert spectator.question is None
    assert [s.waiting for s in (mine, other, spectator)] == [[1], [1], [1]]
    assert (mine.game, mine.position, mine.seat) == ("small", 1, 1)


def test_a_scene_of_a_finished_game_has_its_outcome() -> None:
    game = play(game_of(asking(0)), "yes")
    outcome = game.scene(None).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.ending.key) == ([0], [1, 0], "ending-points")


# ---- possible worlds ---------------------------------------------------------------------------------------------------
def test_a_possible_world_looks_the_same_to_the_seat_and_is_another() -> None:
    game, state = a_parley(4)
    for seat in range(4):
        game.answer(game.serial, ("aim", f"town:{seat}"), seat)
    worlds = [determinized(game, 2, seed) for seed in range(8)]
    assert {view(world, 2, log=False) for world in worlds} == {view(game, 2, log=False)}
    assert len({tuple(world.state.deck) for world in worlds}) > 1  # type: ignore[attr-defined]
    assert all(world.state.aims[2] == state.aims[2] for world in worlds)  # type: ignore[attr-defined]
    assert all(
        world.header.seed not in world.state.to_json().decode()
        for world in worlds
        if len(world.header.seed) > 9
    )


def test_a_possible_world_has_another_chance() -> None:
    game, state = a_parley()
    seeds = {determinized(game, 0, seed).state.chance.seed for seed in range(3)}
    assert len(seeds) == 3
    assert state.chance.seed not in seeds


def test_the_same_generator_gives_the_same_world() -> None:
    game, _ = a_parley()
    assert determinized(game, 0, 5).digest == determinized(game, 0, 5).digest


def test_answers_that_others_hold_back_are_asked_again() -> None:
    game, _ = a_parley()
    game.answer(game.serial, ("aim", "town:0"), 0)
    game.answer(game.serial, ("aim", "town:1"), 1)
    world = determinized(game, 1)
    assert [q.seat for q in world.questions] == [0, 2]
    assert [q.seat for q in game.questions] == [2]
    assert world.position == game.position
    for seat in (0, 2):
        world.answer(world.serial, ("aim", "town:4"), seat)
    assert world.state.aims == [4, 1, 4]  # type: ignore[attr-defined]
    assert game.state.aims == [NOBODY] * 3  # type: ignore[attr-defined]


def test_a_running_procedure_goes_on_with_what_was_dealt_anew() -> None:
    """Secret bids are in the state, not in the procedure: the winner of the auction is another in another world."""

    def auction(g: Slate) -> Procedure[None]:
        bids = [("bid", n) for n in range(5)]
        (_, bid) = yield Ask(0, "bid", bids, rule="SM-1")
        g.hidden[0] = int(bid)
        (_, bid) = yield Ask(1, "bid", bids, rule="SM-1")
        say(g, g.hidden[0], bid)

    game = play(game_of(auction), ("bid", 3))
    world = play(determinized(game, 1), ("bid", 2))
    assert notes(world)[0].endswith(" 2")
    assert notes(world) != ["3 2"]
    assert notes(play(game, ("bid", 2))) == ["3 2"]


def test_a_possible_world_is_played_forward_only() -> None:
    game, _ = a_parley()
    world = determinized(game, 0)
    with pytest.raises(RulesError, match="played forward, not copied"):
        world.clone()
    while not world.over:
        world.answer(world.questions[0], world.questions[0].answers[0])
    assert not game.over


def test_an_imagined_world_looks_the_same_and_can_be_cloned() -> None:
    game, _ = a_parley()
    for seat in range(3):
        game.answer(game.serial, ("aim", f"town:{seat}"), seat)
    worlds = [game.imagined(1, random.Random(seed)) for seed in range(5)]
    assert len({world.digest for world in worlds if world is not None}) == 5
    for world in worlds:
        assert world is not None
        assert view(world, 1) == view(world.clone(), 1) == view(game, 1)
        assert world.serial == game.serial


def test_nothing_is_imagined_after_what_was_answered_rolled_or_shown_in_a_step() -> None:
    """The step would begin anew, with other dice than those that were seen."""

    def rolling(g: Slate) -> Procedure[None]:
        say(g, g.roll())
        yield ask(0)

    def showing(g: Slate) -> Procedure[None]:
        g.reveal("round", number=g.hidden[0])
        yield ask(0)

    for game in (
        game_of(rolling),
        game_of(showing),
        play(game_of(asking(0, 0)), "yes"),
        game_of(asking(0), light=True),
    ):
        assert game.imagined(0, random.Random(1)) is None


# ---- games packed elsewhere -------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(4))
def test_a_carried_game_stands_at_the_same_decision(seed: int) -> None:
    played = play_randomly(parley.DEFINITION, 4, seed=seed)
    for position in range(0, played.position, 7):
        game = played.at(position)
        there = unpack(pack(game), lambda _: parley.DEFINITION)
        assert (there.digest, there.serial, there.position) == (game.digest, game.serial, game.position)
        for seat in (None, 0, 1, 2, 3):
            assert view(there, seat, log=False) == view(game, seat, log=False)


def test_a_fork_of_a_finished_game_is_the_very_same_decision() -> None:
    played = play_randomly(parley.DEFINITION, 3, seed=5)
    game = played.at(20)
    twin = fork(game, None, random.Random(1))
    assert twin.digest == game.digest
    assert load_record(twin.record(), lambda _: parley.DEFINITION).digest == game.digest


@pytest.mark.parametrize("seed", range(6))
def test_a_fork_of_a_running_game_tells_its_seat_nothing(seed: int) -> None:
    """Other dice, other cards: what comes in the fork says nothing about what comes in the game."""
    played = play_randomly(parley.DEFINITION, 3, seed=seed)
    game = played.at(played.position // 2)
    twin = fork(game, 1, random.Random(seed))
    assert twin.header.seed != game.header.seed
    assert game.header.seed not in twin.record()
    assert parley.DEFINITION.invariants(twin.state) == []
    loaded = load_record(twin.record(), lambda _: parley.DEFINITION)
    assert loaded.record() == twin.record()
    while not loaded.over:
        loaded.answer(loaded.questions[0], loaded.questions[0].answers[-1])


def test_together_in_a_possible_world_waits_for_the_seat_itself_too() -> None:
    def step(g: Slate) -> Procedure[None]:
        answers = yield Together([ask(seat, "yes", "no") for seat in (0, 1)])
        say(g, *(answer[0] for answer in answers.values()))

    game = game_of(step)
    game.answer(game.serial, ("yes",), 0)
    world = determinized(game, 1)
    assert [q.seat for q in world.questions] == [0, 1]
    assert notes(play(world, "no", "no")) == ["no no"]
    assert notes(play(game, "no")) == ["yes no"]
