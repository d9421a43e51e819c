"""One answer for many: all ships or units of a place to one goal, all spaces that the dice can turn, all but a few into a
formation [E1-20.4, E1-18.5b.S6, E1-13.1].

What comes of it is what the single answers would have come to, one after the other; bots go on giving those."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import theatrum
from theatrum.core.contract import DONE, Answer
from theatrum.core.game import Game, Question
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.kit.pick import ALL, ALL_BUT

MANY = DEFINITION.many
SEEDS = range(6)
ENOUGH = 20
"""Of each kind so many are looked at in a game."""


def belongs(many: Answer, single: Answer) -> bool:
    """Does the single answer do part of what the one for many does?"""
    if many[0] == "convert-all":
        return single[0] == "convert"
    return single[0] == "return" and single[-1] == many[1]


def about(question: Question) -> tuple[str, object]:
    """Which question it is: about one place, or one set of dice."""
    args = question.args
    return question.prompt, args.get("space") or args.get("place") or args.get("area")


def singly(game: Game, many: Answer) -> int:
    """Give the single answers, as long as the same is asked and one of them is offered; how many they were."""
    if many[0] == ALL_BUT:
        return all_but(game, many)
    asked, n = about(game.questions[0]), 0
    while game.questions and about(game.questions[0]) == asked:
        question = game.questions[0]
        mine = [answer for answer in question.answers if belongs(many, answer)]
        if not mine:
            break
        game.answer(question, mine[0])
        n += 1
    return n


def all_but(game: Game, many: Answer) -> int:
    """Take the leaders, then kind by kind whoever goes."""
    answers = game.questions[0].answers
    least = 0 if ALL in answers else min(int(a[2]) for a in answers if a[:2] == many[:2])
    left = int(many[2]) - least
    leaders = [a for a in answers if a[0] == "take" and len(a) == 2]
    kinds = list(dict.fromkeys(a[1] for a in answers if a[0] == "take" and len(a) == 3))
    trial, goes = game.clone(), dict[object, int]()
    for leader in leaders:
        trial.answer(trial.questions[0], leader)
    for kind in sorted(kinds, key=lambda kind: kind == many[1]):
        offered = [int(a[2]) for a in trial.questions[0].answers if a[:2] == ("take", kind)]
        goes[kind] = max(offered, default=0) - (left if kind == many[1] else 0)
        if goes[kind] and kind != many[1]:
            trial.answer(trial.questions[0], ("take", kind, goes[kind]))
    singles = [*leaders, *(("take", kind, goes[kind]) for kind in kinds if goes[kind])]
    for answer in singles:
        game.answer(game.questions[0], answer)
    if game.questions and game.questions[0].args.get("chosen"):
        game.answer(game.questions[0], DONE)
    return len(singles)


def met(players: int, seed: int, length: int = 4000) -> Iterator[tuple[Game, Question, Answer]]:
    """Answers for many in a random game, each where it is offered."""
    game = theatrum.new("elisabeth", players=players, seed=seed)
    rng = random.Random(seed)
    while not game.over and game.position < length:
        question = game.questions[0]
        for answer in question.answers:
            if answer[0] in MANY:
                yield game, question, answer
        game.answer(question, rng.choice(question.answers))


def state_of(game: Game) -> tuple[str, list[tuple[int, str, tuple[Answer, ...]]]]:
    """How things stand, and what is asked next."""
    return game.digest, [(q.seat, q.prompt, q.answers) for q in game.questions]


@pytest.mark.parametrize("players, seed", [*((6 - seed % 4, seed) for seed in SEEDS), (2, 2), (2, 3), (2, 5)])
def test_E1_20_4_E1_18_5b_E1_13_1_many_at_once_are_what_one_by_one_would_be(players: int, seed: int) -> None:
    spared, looked_at = 0, Counter[tuple[object, ...]]()
    for game, question, answer in met(players, seed):
        looked_at[question.prompt, answer[0]] += 1
        if looked_at[question.prompt, answer[0]] > ENOUGH:
            continue
        at_once, one_by_one = game.clone(), game.clone()
        at_once.answer(at_once.questions[0], answer)
        spared += singly(one_by_one, answer) - 1
        assert state_of(at_once) == state_of(one_by_one), (question.prompt, answer)
        told = [(entry.key, dict(entry.args)) for entry in at_once.log(None)]
        assert told == [(entry.key, dict(entry.args)) for entry in one_by_one.log(None)]
    assert spared


def test_all_questions_have_been_met() -> None:
    """So that the test above looks at each of them."""
    seen = {question.prompt for seed in SEEDS for _, question, _ in met(6 - seed % 4, seed)}
    formations = {prompt for prompt in seen if "form" in prompt or "fleet" in prompt}
    assert seen - formations >= {"winter-land", "winter-ship", "convert-rest"}
    assert formations >= {"march-form", "deploy-form", "sail-fleet"}


def test_Lepanto_offers_it_for_ships_and_for_units() -> None:
    assert {q.prompt for seed in SEEDS for _, q, _ in met(2, seed)} >= {"winter-ship", "winter-land"}


def test_bots_answer_one_by_one_as_ever() -> None:
    judgement = DEFINITION.judgement
    assert judgement is not None
    for game, question, many in met(5, 1):
        worth = dict(
            zip(question.answers, judgement.order(game.state, question.ask, question.answers), strict=True)
        )
        assert worth[many] < max(worth.values()) - 1


def test_every_place_that_is_no_goal_for_all_has_a_reason() -> None:
    for game, question, many in met(5, 1):
        if many[0] == "return-all":
            refusal = question.why_not(("return-all", "space:tunis"))
            assert ("return-all", "space:tunis") in question.answers or refusal.rule.startswith("E1-20.4")
            assert game.why_not(question.seat, many) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_what_is_meant(language: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    said = texts.say(Text("answer-return-all", a="space:vienna"))
    assert said == {"de": "Alle kehren nach Wien zurück", "en": "Bring all to Vienna"}[language]
    few = [texts.say(Text("answer-all-but", a="troop:spain_regular", b=n)) for n in (1, 2)]
    assert (
        few
        == {
            "de": [
                "Alle gehen mit, nur 1 spanischer Regulärer bleibt",
                "Alle gehen mit, nur 2 spanische Reguläre bleiben",
            ],
            "en": ["Take all but 1 Spanish regular", "Take all but 2 Spanish regulars"],
        }[language]
    )
    texts.say(Text("answer-convert-all"))
    assert not texts.missing
