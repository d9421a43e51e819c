"""Answers as ids: exact, unique, and the same for ever."""

import random
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from every_game import definition_of, every_game
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.core.game import Question
from theatrum.games import GAMES
from theatrum.lab.actions import SCATTERED, Actions, _scattered, actions_of
from theatrum.lab.conformance import play_randomly
from theatrum.lab.episode import Rules, returns_of
from theatrum.lab.survey import main as survey_command
from theatrum.lab.survey import survey, vocabulary_of
from theatrum.lab.vocabulary import (
    LARGEST_PRODUCT,
    Met,
    Vocabulary,
    extended,
    stored_vocabulary,
)

PINNED: dict[str, dict[Answer, int]] = {
    "generalship": {
        ("pass",): 8359,
        ("move", "tile:at_capital", "tile:at_left"): 7691,
        ("choose", "action:tile_march_a"): 2928,
        ("give", 3): 4245,
    },
    "pax_renaissance": {
        ("pass",): 3669,
        ("sell", "empire:england"): 8333,
        ("use", "card:teutonic_knights", "op:siege"): 12576,
    },
}
"""Ids that were given once. They never change: if this fails, a vocabulary was not extended but made anew."""


def questions_of(game: str, players: int, seed: int) -> list[Question]:
    running, rng = begin(definition_of(game), players, seed, light=True), random.Random(seed)
    out = []
    while running.questions:
        out.append(running.questions[0])
        _ = out[-1].answers
        running.give(out[-1].seat, rng.choice(out[-1].answers))
    return out


@every_game
def test_the_legal_ids_are_exactly_the_legal_answers(game: str) -> None:
    """As many ids as answers, no two alike, each means its answer, and the mask has 1 there and nowhere else."""
    actions = actions_of(definition_of(game))
    for question in questions_of(game, definition_of(game).players[0], 3):
        legal = actions.legal(question)
        assert len(legal) == len(question.answers)
        assert list(legal.values()) == list(question.answers)
        assert [actions.answer(action, legal) for action in legal] == list(question.answers)
        assert all(actions.meaning(action) in (None, answer) for action, answer in legal.items())
        assert sorted(actions.mask(legal).nonzero()[0]) == sorted(legal)


@every_game
def test_an_id_means_one_answer_in_all_questions(game: str) -> None:
    actions = actions_of(definition_of(game))
    meant: dict[int, Answer] = {}
    for players in definition_of(game).players:
        for question in questions_of(game, players, 4):
            for action, answer in actions.legal(question).items():
                if action >= SCATTERED:
                    assert meant.setdefault(action, answer) == answer


HARDLY = {"caribbean": 40}
"""One in so many ids may be of the reserve; more where deals name any number of anything."""


@pytest.mark.parametrize("game", GAMES)
def test_the_reserve_is_hardly_used(game: str) -> None:
    actions = actions_of(definition_of(game))
    ids = [
        i
        for players in definition_of(game).players
        for q in questions_of(game, players, 77)
        for i in actions.legal(q)
    ]
    assert len(ids) > 1000
    assert sum(i < SCATTERED for i in ids) <= len(ids) / HARDLY.get(game, 500)


@pytest.mark.parametrize("game", PINNED)
def test_ids_stay_for_ever(game: str) -> None:
    actions = actions_of(definition_of(game))
    assert {answer: actions.ids([answer])[0] for answer in PINNED[game]} == PINNED[game]


def test_a_game_without_a_file_has_the_same_ids_in_every_run() -> None:
    definition = definition_of("parley")
    assert stored_vocabulary("parley") is None
    again = extended(Vocabulary("parley"), survey(definition))
    assert again == vocabulary_of(definition)
    assert actions_of(definition) is actions_of(definition)


# ---- what a vocabulary does not foresee ------------------------------------------------------------------------------
def colliding() -> tuple[Answer, Answer]:
    """Two answers that fall on the same id of the reserve."""
    seen: dict[int, Answer] = {}
    for i in count():
        answer: Answer = ("new", i)
        if _scattered(answer) in seen:
            return seen[_scattered(answer)], answer
        seen[_scattered(answer)] = answer
    raise AssertionError


def test_unforeseen_answers_share_no_id() -> None:
    one, other = colliding()
    actions = Actions(Vocabulary("small"))
    ids = dict(zip((one, other), actions.ids([one, other]), strict=True))
    first, second = sorted(ids, key=lambda a: str(a[1]))
    assert ids[first] == _scattered(first)
    assert ids[second] == (_scattered(second) + 1) % SCATTERED
    assert actions.ids([other, one]) == [ids[other], ids[one]]
    assert actions.ids([other]) == [_scattered(other)]


def test_more_strangers_than_the_reserve_holds_are_refused_with_advice() -> None:
    actions = Actions(Vocabulary("small"))
    assert sorted(actions.ids([("new", i) for i in range(SCATTERED)])) == list(range(SCATTERED))
    with pytest.raises(IllegalAnswer, match=r"1025 answers .* python -m theatrum.lab.survey small"):
        actions.ids([("new", i) for i in range(SCATTERED + 1)])


# ---- growing ---------------------------------------------------------------------------------------------------------
nouns = st.builds("{}:{}".format, st.sampled_from(["a", "b"]), st.integers(0, 6))
answers = st.sets(
    st.builds(
        lambda verb, rest: (verb, *rest),
        st.sampled_from(["go", "do"]),
        st.lists(nouns | st.integers(-2, 9), max_size=3),
    ),
    max_size=12,
)


@given(answers, answers, answers)
def test_a_vocabulary_grows_and_nothing_in_it_moves(
    first: set[Answer], second: set[Answer], third: set[Answer]
) -> None:
    """Whatever is met later, an id once given stays; and whatever was met has an id outside the reserve."""
    vocabulary = Vocabulary("small")
    given_ids: dict[Answer, int] = {}
    for met in (first, second, third):
        vocabulary = extended(vocabulary, Met(answers=met))
        actions = Actions(vocabulary)
        for answer in sorted(met, key=repr):
            (found,) = actions.ids([answer])
            assert found >= SCATTERED
            assert actions.meaning(found) == answer
            given_ids.setdefault(answer, found)
        assert all(actions.ids([answer]) == [i] for answer, i in given_ids.items())
        assert len({actions.meaning(i) for i in range(SCATTERED, actions.n)}) == actions.n - SCATTERED


def test_what_is_known_already_changes_nothing() -> None:
    met = Met(answers={("go", "a:1", 3)})
    vocabulary = extended(Vocabulary("small"), met)
    assert extended(vocabulary, met) == vocabulary
    assert vocabulary.version == 1


def test_a_form_with_very_many_combinations_is_listed_as_met() -> None:
    places = [f"place:{i}" for i in range(100)]
    near: set[Answer] = {("go", places[i], places[i + 1]) for i in range(99)}
    assert len(places) ** 2 > LARGEST_PRODUCT
    vocabulary = extended(Vocabulary("small"), Met(answers=near, nouns=set(places)))
    assert Actions(vocabulary).n == SCATTERED + 99
    more = extended(vocabulary, Met(answers={("go", "place:5", "place:9")}))
    assert Actions(more).ids([("go", "place:5", "place:9")]) == [SCATTERED + 99]


# ---- what is refused ---------------------------------------------------------------------------------------------------
def test_an_illegal_id_is_named_with_what_is_legal() -> None:
    actions = actions_of(definition_of("parley"))
    legal = actions.legal(begin(definition_of("parley"), 2, 1).questions[0])
    (action,) = actions.ids([("pass",)])
    with pytest.raises(
        IllegalAnswer, match=rf"action {action} \(\('pass',\)\) is not legal now; legal: .*'aim'.* and 1 more"
    ):
        actions.answer(action, legal)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_is_no_id_is_named_with_the_range(action: int) -> None:
    actions = actions_of(definition_of("parley"))
    with pytest.raises(IllegalAnswer, match=rf"ids 0 to {actions.n - 1}; {action} is none"):
        actions.answer(action, {})


@pytest.mark.parametrize(
    "setting, wrong",
    [
        (("chess", 2, {}), "there is no game 'chess'"),
        (("generalship", 7, {}), "generalship is for 2, 3, 4 players, not 7"),
        (("generalship", 2, {"map": "large"}), "generalship has no option 'map'"),
        (("nowhere:GAME", 2, {}), "there is no game at 'nowhere:GAME'"),
    ],
)
def test_a_setting_that_can_not_be_is_refused_at_once(
    setting: tuple[str, int, dict[str, str | int | bool]], wrong: str
) -> None:
    with pytest.raises(BadSetup, match=wrong):
        Rules(*setting)


def test_returns_sum_up_to_nothing() -> None:
    result = play_randomly(definition_of("parley"), 3, seed=1).result
    assert result is not None
    assert len(result.winners) == 1
    assert sorted(returns_of(result, 3)) == [-0.5, -0.5, 1.0]


def test_the_survey_command_writes_a_vocabulary(tmp_path: object, capsys: pytest.CaptureFixture[str]) -> None:
    file = f"{tmp_path}/parley.json"
    assert survey_command(["parley:DEFINITION", "--games", "1", "--into", file]) == 0
    assert "version 1; answers 0 -> " in capsys.readouterr().out
    with pytest.raises(SystemExit):
        survey_command(["chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err
