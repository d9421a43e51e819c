"""Choosing some of many: what is offered can be chosen, nothing else, and it ends."""

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.contract import DONE, Answer, Ask
from theatrum.kit.pick import ALL, ALL_BUT, FEW, USUAL, Batch, C, Choice, Counted, Tokens, no_batch, pick

KINDS = ["troop:regular", "troop:cavalry", "troop:galley"]
LEADERS = ["leader:drake", "leader:parma"]


def choose(choice: C, *answers: Answer) -> C:
    """Give these answers; all of them must be wanted, and be offered."""
    procedure = pick(0, "formation", choice, rule="SM-1", args={"space": "space:rome"})
    given_ = list(answers)
    try:
        asked = next(procedure)
        while True:
            assert isinstance(asked, Ask)
            assert given_, f"still asked: {choice.answers()}"
            assert given_[0] in choice.answers()
            asked = procedure.send(given_.pop(0))
    except StopIteration as end:
        assert not given_
        chosen: C = end.value
        return chosen


def body(*units: int, leaders: int = 0, most: int = 99, **more: bool | int) -> Counted:
    """So many of each kind; each leader lets two more go than `most`."""
    kinds = [(kind, n) for kind, n in zip(KINDS, units, strict=False) if n]
    return Counted(kinds, LEADERS[:leaders], lambda taken: most + 2 * len(taken), **more)  # type: ignore[arg-type]


# ---- counted -----------------------------------------------------------------------------------------------------------
def test_numbers_of_each_kind_and_leaders() -> None:
    choice = body(2, 1, leaders=1, most=2)
    assert choice.answers() == [
        ALL,
        ("take", "leader:drake"),
        ("take", "troop:regular", 2),
        ("take", "troop:regular", 1),
        ("take", "troop:cavalry", 1),
        ("all-but", "troop:regular", 1),
        ("all-but", "troop:regular", 2),
        ("all-but", "troop:cavalry", 1),
    ]
    choose(choice, ("take", "troop:regular", 1), ("take", "leader:drake"), DONE)
    assert (choice.units, choice.singles, choice.size) == ({"troop:regular": 1}, ["leader:drake"], 1)


def test_all_is_offered_if_all_may_go_with_all_leaders() -> None:
    assert ALL in body(3, leaders=1, most=1).answers()
    assert ALL not in body(4, leaders=1, most=1).answers()
    choice = choose(body(3, leaders=1, most=1), ALL)
    assert (choice.units, choice.singles) == ({"troop:regular": 3}, ["leader:drake"])


def test_when_nothing_can_be_added_nobody_is_asked() -> None:
    choose(body(2, 1, most=2), ("take", "troop:regular", 2))
    choose(body(2, 1), ("take", "troop:regular", 1), ("take", "troop:cavalry", 1))


def test_a_choice_of_one_is_none() -> None:
    assert choose(body(1)).units == {"troop:regular": 1}
    assert choose(body(0, leaders=1, singles_alone=True)).singles == ["leader:drake"]
    choose(body(1, least=0), DONE)
    choose(body(1, leaders=1), ALL)


def test_leaders_alone_only_where_the_rule_lets_them() -> None:
    choose(body(1, leaders=1, singles_alone=True), ("take", "leader:drake"), DONE)
    with pytest.raises(AssertionError):
        choose(body(1, leaders=1), ("take", "leader:drake"), DONE)


def test_the_usual_is_one_answer() -> None:
    usual = ([("troop:regular", 1)], ["leader:drake"])
    choice = Counted([("troop:regular", 4)], LEADERS, lambda taken: 9, usual=usual)
    assert choice.answers()[:2] == [ALL, USUAL]
    choose(choice, USUAL)
    assert (choice.units, choice.singles) == ({"troop:regular": 1}, ["leader:drake"])


def few_stay(choice: Counted) -> list[Answer]:
    return [answer for answer in choice.answers() if answer[0] == ALL_BUT]


def test_so_many_stay_behind_as_must_or_one_more() -> None:
    assert few_stay(body(6, leaders=1, most=2)) == [(ALL_BUT, "troop:regular", n) for n in (2, 3)]
    assert few_stay(body(3, 1, least=3)) == [(ALL_BUT, "troop:regular", 1), (ALL_BUT, "troop:cavalry", 1)]


def test_where_one_answer_says_it_anyway_none_is_offered_for_all_but_a_few() -> None:
    assert not few_stay(body(5))
    begun = body(5, 2)
    begun.take(("take", "troop:cavalry", 1))
    assert not few_stay(begun)


@given(
    st.lists(st.integers(0, 5), min_size=3, max_size=3).filter(any),
    st.integers(0, 2),
    st.integers(1, 9),
    st.integers(0, 3),
)
def test_all_but_a_few_is_what_one_by_one_would_be(
    units: list[int], leaders: int, most: int, least: int
) -> None:
    def fresh() -> Counted:
        return body(*units, leaders=leaders, most=most, least=least)

    if fresh().is_full():
        return
    for answer in few_stay(fresh()):
        at_once, singly = fresh(), fresh()
        assert at_once.take(answer)
        singles: list[Answer] = [("take", leader) for leader in LEADERS[:leaders]]
        for kind, there in zip(KINDS, units, strict=False):
            n = there - int(answer[2]) if kind == answer[1] else there
            singles += [("take", kind, n)] if n else []
        for one in singles:
            assert one in singly.answers()
            assert not singly.take(one)
        assert singly.is_full() or DONE in singly.answers()
        assert (at_once.units, at_once.singles) == (singly.units, singly.singles)
        must_stay = max(1, sum(units) - most - 2 * leaders)
        assert must_stay <= int(answer[2]) < must_stay + FEW


def test_the_prompt_tells_how_many_and_how_many_at_most() -> None:
    choice = body(3, 2, leaders=1, most=2)
    procedure = pick(0, "formation", choice, rule="SM-1", args=lambda: {"space": "space:rome"})
    asked = next(procedure)
    assert isinstance(asked, Ask)
    assert asked.args == {"space": "space:rome", "chosen": 0, "most": 2}
    asked = procedure.send(("take", "troop:regular", 1))
    assert isinstance(asked, Ask)
    assert (asked.args["chosen"], asked.args["most"]) == (1, 2)


@given(
    st.lists(st.integers(0, 4), min_size=3, max_size=3),
    st.integers(0, 2),
    st.integers(1, 6),
    st.booleans(),
    st.data(),
)
def test_whatever_is_answered_ends_within_the_limits(
    units: list[int], leaders: int, most: int, alone: bool, data: st.DataObject
) -> None:
    if not sum(units):
        units[0] = 1
    choice = body(*units, leaders=leaders, most=most, singles_alone=alone)
    while not choice.is_full():
        answers = choice.answers()
        assert len(set(answers)) == len(answers) > 0
        if choice.take(data.draw(st.sampled_from(answers))):
            break
    assert choice.size <= most + 2 * len(choice.singles)
    assert choice.size >= 1 or (alone and choice.singles)
    assert all(n <= units[KINDS.index(kind)] for kind, n in choice.units.items())


# ---- tokens ------------------------------------------------------------------------------------------------------------
def by_letter(candidates: Sequence[int], chosen: Sequence[int]) -> list[Answer]:
    """Tokens 10 to 19 are alike, and so on."""
    return [("pick", f"unit:{'abc'[token // 10 - 1]}") for token in candidates]


A, B = ("pick", "unit:a"), ("pick", "unit:b")


def test_tokens_that_make_no_difference_are_one_answer() -> None:
    choice = Tokens([10, 11, 20], by_letter)
    assert choice.answers() == [ALL, A, B]
    assert choose(choice, A, A, DONE).chosen == [10, 11]


def test_it_ends_with_the_last_token() -> None:
    assert choose(Tokens([10, 20, 11], by_letter), B, A, A).chosen == [20, 10, 11]
    assert choose(Tokens([10, 20, 11], by_letter, most=1), B).chosen == [20]


def test_all_only_if_all_may_go() -> None:
    assert ALL not in Tokens([10, 20], by_letter, most=1).answers()
    assert choose(Tokens([10, 20], by_letter), ALL).chosen == [10, 20]


def test_of_one_token_nobody_is_asked_unless_none_will_do() -> None:
    assert choose(Tokens([10], by_letter)).chosen == [10]
    none_will_do = Tokens([10], by_letter, enough=lambda chosen: True)
    assert choose(none_will_do, DONE).chosen == []


def test_a_rule_says_when_it_is_enough_and_how_that_is_called() -> None:
    choice = Tokens(
        [10, 20, 30], by_letter, enough=lambda chosen: 20 in chosen, done=("go",), all_of=("pick_all",)
    )
    assert choice.answers()[0] == ("pick_all",)
    assert choose(choice, A, B, ("go",)).chosen == [10, 20]


def test_the_usual_tokens() -> None:
    choice = Tokens([10, 20, 30], by_letter, usual=[30, 10])
    assert choice.answers()[:2] == [ALL, USUAL]
    assert choose(choice, USUAL).chosen == [30, 10]


# ---- a choice of a rule's own ---------------------------------------------------------------------------------------------
class Worth(Choice):
    """Coins worth at least so much."""

    def __init__(self, coins: list[int], worth: int) -> None:
        self.coins, self.worth = coins, worth
        self.paid: list[int] = []

    def is_full(self) -> bool:
        return sum(self.paid) >= self.worth

    def answers(self) -> list[Answer]:
        return [("pay", coin) for coin in self.coins if coin not in self.paid]

    def take(self, answer: Answer) -> bool:
        self.paid.append(int(answer[1]))
        return False


def test_a_rule_may_have_a_choice_of_its_own() -> None:
    assert choose(Worth([1, 2, 5], 6), ("pay", 2), ("pay", 5)).paid == [2, 5]


# ---- one answer for many -----------------------------------------------------------------------------------------------
def shipping(ships: list[int], room: list[int]) -> Iterator[tuple[int, list[Answer]]]:
    """Ship by ship into ports with room, as long as there is any: which ship, and what is offered for it."""
    for ship in ships:
        answers: list[Answer] = [
            ("return", f"ship:{ship}", f"port:{p}") for p, free in enumerate(room) if free
        ]
        if not answers:
            return
        yield ship, answers


@given(
    st.lists(st.integers(0, 2), max_size=8), st.lists(st.integers(0, 5), min_size=1, max_size=3), st.data()
)
def test_an_answer_for_many_comes_to_what_the_single_ones_come_to(
    ships: list[int], room: list[int], data: st.DataObject
) -> None:
    port = data.draw(st.integers(0, len(room) - 1))
    most = data.draw(st.none() | st.integers(0, 9))
    singly, at_once = [], []
    free = list(room)
    for _, answers in shipping(ships, free):
        mine = [answer for answer in answers if answer[2] == f"port:{port}"]
        if not mine or len(singly) == most:
            break
        singly.append(mine[0])
        free[port] -= 1
    batch = Batch(lambda answer: answer[2] == f"port:{port}", most)
    left = list(room)
    for _, answers in shipping(ships, left):
        answer = batch.next(answers)
        if answer is None:
            break
        at_once.append(answer)
        left[port] -= 1
    assert (at_once, left) == (singly, free)


def test_what_is_over_stays_over() -> None:
    batch = Batch(lambda answer: answer[0] == "take", 2)
    assert batch.next([("done",), ("take", "a"), ("take", "b")]) == ("take", "a")
    assert batch.next([("done",)]) is None
    assert batch.next([("take", "b")]) is None, "somebody was asked in between"
    assert no_batch().next([("take", "b")]) is None
