"""States by OpenSpiel's names: chance as a player, copies, resampling, and OpenSpiel's own tests where it is installed."""

import copy
import dataclasses
import json
import pickle
import random
from collections import Counter

import numpy as np
import pytest

import parley
from every_game import EVERY_GAME, definition_of, every_game
from small_games import Slate, ask, define, say
from theatrum.core.chance import Chance
from theatrum.core.contract import Procedure, Result
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.lab import openspiel
from theatrum.lab.openspiel import CHANCE, MEMORY, TERMINAL, UNKNOWN, State

chances = pytest.mark.parametrize("chance", openspiel.CHANCE_MODES)


def play(state: State, rng: random.Random, steps: int = 10**9) -> State:
    while steps > 0 and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1
    return state


def to_a_decision(state: State, rng: random.Random) -> State:
    while state.is_chance_node():
        play(state, rng, 1)
    return state


# ---- chance ------------------------------------------------------------------------------------------------------------
def rolling(g: Slate) -> Procedure[None]:
    yield ask(0, "yes", "no")
    say(g, g.roll(), g.below(1))
    yield ask(1, "yes", "no")
    cards = ["a", "b", "c"]
    g.shuffle(cards)
    say(g, *cards)


DICE = define(rolling, result=lambda g: Result((0,), (1, 0), "points"))


def test_every_draw_is_a_chance_node() -> None:
    """A die of six; a draw with one outcome is no node; a shuffle of three cards is a draw of 3 and one of 2."""
    state = openspiel.load_game(DICE, 2).new_initial_state()
    asked = []
    for action in (0, 4, 0, 2, 1):
        asked.append((state.current_player(), len(state.legal_actions())))
        if state.is_chance_node():
            assert state.chance_outcomes() == [(i, 1 / asked[-1][1]) for i in range(asked[-1][1])]
            state.apply_action(action)
        else:
            state.apply_action(state.legal_actions()[action])
    assert asked == [(0, 2), (CHANCE, 6), (1, 2), (CHANCE, 3), (CHANCE, 2)]
    assert state.is_terminal()
    assert state.world.game.state.notes == ["5 0", "a b c"]  # type: ignore[attr-defined]
    assert state.returns() == [1.0, -1.0]


def test_a_set_up_that_draws_begins_with_chance() -> None:
    """PY-2.1: eight cards are shuffled before anybody is asked; until then there is nothing to see."""
    state = openspiel.load_game(parley.DEFINITION, 2).new_initial_state()
    assert state.current_player() == CHANCE
    assert state.observation_string(0) == ""
    assert not state.observation_tensor(0).any()
    sizes = []
    while state.is_chance_node():
        sizes.append(len(state.legal_actions()))
        assert len(state.legal_actions_mask()) == state.game.max_chance_outcomes()
        state.apply_action(0)
    assert sizes == [8, 7, 6, 5, 4, 3, 2]
    assert state.current_player() == 0


DRAWN: list[tuple[int, int]] = []


class Noted(Chance):
    """Chance that notes below what it drew, and what."""

    __slots__ = ()

    def below(self, n: int) -> int:
        value = super().below(n)
        DRAWN.append((n, value))
        return value

    def several(self, bounds: list[int]) -> list[int]:
        values = super().several(bounds)
        DRAWN.extend(zip(bounds, values, strict=True))
        return values


@every_game
def test_explicit_chance_can_play_any_game_that_was_sampled(game: str) -> None:
    """Chance draws what the generator drew, the seats answer what they answered: the same end."""
    definition = definition_of(game)
    noting = dataclasses.replace(
        definition,
        begin=lambda setup: definition.begin(dataclasses.replace(setup, chance=Noted(setup.chance.seed))),
    )
    sampled = openspiel.load_game(noting, 2, chance="sampled").new_initial_state(seed=4)
    DRAWN.clear()  # what was tried out while the game was being loaded
    sampled = sampled.game.new_initial_state(seed=4)
    play(sampled, random.Random(1))

    drawn = list(DRAWN)
    outcomes = [(n, value) for n, value in drawn if n > 1]
    given = iter(sampled.history())
    state = openspiel.load_game(definition_of(game), 2).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            n, value = outcomes.pop(0)
            assert len(state.legal_actions()) == n
            state.apply_action(value)
        else:
            state.apply_action(next(given))
    assert outcomes == []
    assert state.world.game.result == sampled.world.game.result


def test_chance_may_not_draw_what_there_is_not() -> None:
    state = openspiel.load_game(parley.DEFINITION, 2).new_initial_state()
    with pytest.raises(IllegalAnswer, match="draws a number below 8 here, not 8"):
        state.apply_action(8)
    assert state.history() == []


def test_sampled_chance_is_never_asked() -> None:
    game = openspiel.load_game(parley.DEFINITION, 2, chance="sampled")
    state = play(game.new_initial_state(seed=3), random.Random(1))
    assert all(player >= 0 for player, _ in state.full_history())
    assert game.max_chance_outcomes() == 0
    with pytest.raises(IllegalAnswer, match="chance is not asked"):
        state.world.draw(0)


# ---- playing -----------------------------------------------------------------------------------------------------------
@every_game
@chances
def test_a_game_is_played_by_its_names(game: str, chance: str) -> None:
    rng = random.Random(2)
    state = openspiel.load_game(definition_of(game), 2, chance=chance).new_initial_state(seed=1)
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        assert legal == sorted(set(legal))
        assert sorted(state.legal_actions_mask().nonzero()[0]) == legal
        if player != CHANCE:
            assert state.legal_actions(player) == legal
            assert state.legal_actions(1 - player) == []
            assert len({state.action_to_string(player, a) for a in legal}) == len(legal)
        state.apply_action(rng.choice(legal))
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    assert (
        [state.player_return(p) for p in (0, 1)]
        == [state.player_reward(p) for p in (0, 1)]
        == state.returns()
    )
    assert state.move_number() == len(state.history())


@chances
def test_a_clone_goes_its_own_way(chance: str) -> None:
    rng = random.Random(3)
    state = play(openspiel.load_game(parley.DEFINITION, 3, chance=chance).new_initial_state(seed=1), rng, 12)
    before = str(state)
    twin, deep, child = state.clone(), copy.deepcopy(state), state.child(state.legal_actions()[0])
    assert str(twin) == str(deep) == before
    play(twin, rng)
    assert str(state) == before
    assert child.history() == [*state.history(), state.legal_actions()[0]]


@every_game
@chances
def test_a_state_is_written_and_read(game: str, chance: str) -> None:
    rng = random.Random(4)
    spiel = openspiel.load_game(definition_of(game), 2, chance=chance)
    state = play(spiel.new_initial_state(seed=9), rng, 120)
    read = spiel.deserialize_state(state.serialize())
    assert str(read) == str(state)
    assert read.full_history() == state.full_history()
    assert state.to_struct() == json.loads(state.serialize())


def test_a_state_of_another_game_is_refused() -> None:
    text = openspiel.load_game(parley.DEFINITION, 3).new_initial_state().serialize()
    with pytest.raises(BadSetup, match="holds a state of parley with 3 players, not of parley"):
        openspiel.load_game(parley.DEFINITION, 2).deserialize_state(text)


def test_states_of_named_games_can_be_pickled() -> None:
    state = play(openspiel.load_game("parley:DEFINITION", 2).new_initial_state(), random.Random(1), 15)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_actions_in_words_and_as_plain_data() -> None:
    state = to_a_decision(openspiel.load_game(parley.DEFINITION, 2).new_initial_state(), random.Random(1))
    for action in state.legal_actions():
        struct = state.action_to_struct(0, action)
        assert struct == {"verb": "aim", "nouns": [state.action_to_string(0, action).split()[1]]}
        assert state.struct_to_action(json.loads(json.dumps(struct))) == action
        assert state.string_to_action(state.action_to_string(0, action)) == action
    with pytest.raises(IllegalAnswer, match=r"\('aim', 'town:99'\) is not among the 4 legal answers"):
        state.struct_to_action({"verb": "aim", "nouns": ["town:99"]})
    with pytest.raises(IllegalAnswer, match="'dance' is not among"):
        state.string_to_action("dance")
    assert state.action_to_struct(CHANCE, 3) == {"draw": 3}


@pytest.mark.parametrize(
    "arguments, wrong",
    [
        (("chess",), "there is no game 'chess'"),
        ((parley.DEFINITION, 1), "parley is for 2, 3, 4, 5, 6 players, not 1"),
        ((parley.DEFINITION, 2, {}, "divine"), "chance can be explicit or sampled, not 'divine'"),
    ],
)
def test_what_can_not_be_is_refused_at_once(arguments: tuple[object, ...], wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        openspiel.load_game(*arguments)  # type: ignore[arg-type]


def test_only_seats_can_look() -> None:
    state = to_a_decision(openspiel.load_game(parley.DEFINITION, 2).new_initial_state(), random.Random(1))
    with pytest.raises(BadSetup, match="the seats 0 to 1, not 2"):
        state.observation_tensor(2)


# ---- what is known -------------------------------------------------------------------------------------------------------
@every_game
@chances
def test_a_resampled_state_can_not_be_told_apart_by_its_seat(game: str, chance: str) -> None:
    """Same observation, same information state, same player to move; also where seats answer together."""
    rng = random.Random(5)
    players = definition_of(game).players[-1]
    spiel = openspiel.load_game(definition_of(game), players, chance=chance)
    state = to_a_decision(spiel.new_initial_state(seed=2), rng)
    looked = 0
    while not state.is_terminal() and looked < 10:
        if not state.is_chance_node() and (
            state.move_number() % 9 == 0 or len(state.world.game.questions) > 1
        ):
            looked += 1
            for player in range(players):
                other = state.resample_from_infostate(player, rng.random)
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(player)
                assert np.array_equal(
                    other.information_state_tensor(player), state.information_state_tensor(player)
                )
                assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
        play(state, rng, 1)
    assert looked > 2


def test_resampling_deals_hidden_hands_anew() -> None:
    rng = random.Random(6)
    state = to_a_decision(openspiel.load_game(parley.DEFINITION, 2).new_initial_state(), rng)
    hands: Counter[str] = Counter()
    for _ in range(60):
        world = state.resample_from_infostate(0, rng.random).world
        mine, other = world.game.state.hands  # type: ignore[attr-defined]
        assert mine == state.world.game.state.hands[0]  # type: ignore[attr-defined]
        hands["".join(other)] += 1
    assert len(hands) == 3


def test_a_resampled_state_keeps_no_secrets_of_the_past() -> None:
    """What others did, and chance, is not in its history; what the seat did itself is."""
    rng = random.Random(7)
    state = play(openspiel.load_game(parley.DEFINITION, 3).new_initial_state(), rng, 30)
    state = to_a_decision(state, rng)
    other = state.resample_from_infostate(1, rng.random)
    for (player, action), (same, known) in zip(state.full_history(), other.full_history(), strict=True):
        assert player == same
        assert known == (action if player == 1 else UNKNOWN)


@chances
def test_a_resampled_state_can_be_copied_written_and_played_on(chance: str) -> None:
    rng = random.Random(8)
    spiel = openspiel.load_game(parley.DEFINITION, 3, chance=chance)
    state = to_a_decision(play(spiel.new_initial_state(seed=3), rng, 24), rng)
    other = play(state.resample_from_infostate(0, rng.random), rng, 4)
    twin, read = other.clone(), spiel.deserialize_state(other.serialize())
    for action_of in (random.Random(1), random.Random(2)):
        if other.is_terminal():
            break
        action = action_of.choice(other.legal_actions())
        for each in (other, twin, read):
            each.apply_action(action)
        assert str(other) == str(twin) == str(read)
    play(other, rng)
    with pytest.raises(BadSetup, match="can't be resampled again"):
        twin.resample_from_infostate(0)


def test_where_chance_is_asked_nothing_can_be_resampled() -> None:
    state = openspiel.load_game(parley.DEFINITION, 2).new_initial_state()
    with pytest.raises(BadSetup, match="chance is asked"):
        state.resample_from_infostate(0)


def test_the_information_state_remembers_and_the_observation_does_not() -> None:
    """PY-5.3: two games that look alike to a seat, but came about in different ways."""
    game = openspiel.load_game(parley.DEFINITION, 2, {"length": 1}, "sampled")
    ends = []
    for verbs in (("pass", "pass"), ("parley", "done")):
        state = game.new_initial_state(seed=1)
        for action in ("aim town:0", "aim town:1", *dict.fromkeys(verbs)):
            state.apply_action(state.string_to_action(action))
        ends.append(state)
    assert [s.current_player() for s in ends] == [1, 1]
    assert ends[0].observation_string(0) == ends[1].observation_string(0)
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)
    assert not np.array_equal(ends[0].information_state_tensor(0), ends[1].information_state_tensor(0))
    assert ends[0].information_state_string(1) == ends[1].information_state_string(1)
    (size,) = game.observation_tensor_shape()
    assert game.information_state_tensor_shape() == [size + MEMORY]
    assert ends[0].information_state_tensor(0).shape == (size + MEMORY,)


# ---- an installed OpenSpiel ------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def pyspiel() -> object:
    import pyspiel as found

    from theatrum.lab.pyspiel_games import register

    assert register() == register()
    assert register("parley:DEFINITION") == ["theatrum_parley"]
    return found


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game in ("elisabeth", "caribbean") else ())
        for game in EVERY_GAME
    ],
)
def test_it_passes_openspiels_own_test(pyspiel: object, game: str) -> None:
    """Its generic test of a Python game: random play with copies, masks, observations, serialisation."""
    loaded = pyspiel.load_game(f"theatrum_{game}")  # type: ignore[attr-defined]
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)  # type: ignore[attr-defined]


def test_games_and_states_survive_openspiels_pickling(pyspiel: object) -> None:
    game = pyspiel.load_game("theatrum_parley(players=3,length=1)")  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    again, copied = pyspiel.deserialize_game_and_state(  # type: ignore[attr-defined]
        pyspiel.serialize_game_and_state(game, state)  # type: ignore[attr-defined]
    )
    assert (str(again), str(copied), copied.returns()) == (str(game), str(state), state.returns())


def test_openspiel_reads_structured_actions(pyspiel: object) -> None:
    state = pyspiel.load_game("theatrum_parley").new_initial_state()  # type: ignore[attr-defined]
    while state.is_chance_node():
        state.apply_action(0)
    action = state.legal_actions()[1]
    struct = state.action_to_struct(0, action)
    assert json.loads(struct.to_json()) == {"verb": "aim", "nouns": ["town:1"]}
    assert state.struct_to_actions(struct) == [action]
    assert json.loads(state.to_observation_struct(0).to_json())["game"] == "parley"


def test_openspiels_observers_name_the_blocks(pyspiel: object) -> None:
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

    game = pyspiel.load_game("theatrum_parley")  # type: ignore[attr-defined]
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    seen, known = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    seen.set_from(state, 1)
    known.set_from(state, 1)
    assert np.array_equal(seen.tensor, state.plain.observation_tensor(1))
    assert np.array_equal(known.tensor, state.plain.information_state_tensor(1))
    assert set(known.dict) == {*seen.dict, "the memory"}
    assert seen.dict["the seats"].shape[0] == 2


def test_openspiels_search_can_play(pyspiel: object) -> None:
    """Its information-set tree search works on our states: it resamples, copies and plays them out."""
    from open_spiel.python.algorithms import ismcts, mcts

    rng = np.random.RandomState(1)
    game = pyspiel.load_game("theatrum_parley(length=1)")  # type: ignore[attr-defined]
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        max_simulations=12,
        random_state=rng,
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "name, wrong",
    [
        ("theatrum_parley(players=9)", "parley is for 2, 3, 4, 5, 6 players, not 9"),
        ("theatrum_parley(length=7)", "option 'length' of parley can be 3, 1, 6, not 7"),
    ],
)
def test_openspiel_is_told_what_can_not_be(pyspiel: object, name: str, wrong: str) -> None:
    with pytest.raises(BadSetup, match=wrong):
        pyspiel.load_game(name)  # type: ignore[attr-defined]
