"""Windows: all at once or one by one, the outcome is the same; and being asked tells nothing."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Together
from theatrum.kit.responses import EACH, FIRST, MANY, Response, Window, in_window, one_by_one, together

Opening = Callable[["Window", list[int]], Procedure[Response | None]]
POWERS = 4


class Skirmish:
    """Powers that hold cards (numbers). Each wishes by what lies on the table, its own cards, and a whim of its own."""

    def __init__(self, hands: list[list[int]], whims: list[int], seats: list[int], barred: set[int]) -> None:
        self.hands = [sorted(set(hand)) for hand in hands]
        self.whims = whims
        self.seats = seats
        self.barred = barred
        """Powers of which everybody sees that they can't respond."""
        self.table: list[Response] = []
        self.rounds: list[list[int]] = []
        """The seats that were asked, round by round."""
        self.open: list[list[Answer]] = []

    def window(self, closes: int) -> Window:
        return Window(
            "skirmish",
            rule="SM-3",
            offers=lambda power: [("play", f"card:{power}-{card}") for card in self.hands[power]],
            might=lambda power: power not in self.barred,
            play=self.play,
            closes=closes,
            seat_of=lambda power: self.seats[power],
        )

    def play(self, power: int, answer: Answer) -> Procedure[None]:
        """The card is played; its owner says how high, which is a question within the window."""
        height = yield Ask(self.seats[power], "height", [("high",), ("low",)], rule="SM-4")
        self.hands[power].remove(int(str(answer[1]).rpartition("-")[2]))
        self.table.append((power, (*answer, *height)))

    def wish(self, answers: list[Answer]) -> Answer:
        """What a player answers: for the first of its powers that wishes to respond, else nothing."""
        for answer in answers:
            if answer != PASS:
                power, card = map(int, str(answer[1]).removeprefix("card:").split("-"))
                if hash((self.whims[power], card, len(self.table))) % 3 == 0:
                    return answer
        return PASS

    def answer(self, ask: Ask) -> Answer:
        answers = list(ask.answers() if callable(ask.answers) else ask.answers)
        if ask.prompt == "height":
            return answers[len(self.table) % 2]
        self.open.append(answers)
        return self.wish(answers)

    def run(self, procedure: Procedure[Response | None]) -> Response | None:
        """Let the players answer until the procedure has ended."""
        try:
            asked = next(procedure)
            while True:
                asks = asked.asks if isinstance(asked, Together) else (asked,)
                if asks[0].prompt == "skirmish":
                    self.rounds.append([ask.seat for ask in asks])
                answers = {ask.seat: self.answer(ask) for ask in asks}
                asked = procedure.send(answers if isinstance(asked, Together) else answers[asked.seat])
        except StopIteration as end:
            response: Response | None = end.value
            return response


hands = st.lists(st.lists(st.integers(0, 5), max_size=3), min_size=POWERS, max_size=POWERS)
whims = st.lists(st.integers(0, 99), min_size=POWERS, max_size=POWERS)
seats = st.lists(st.integers(0, 2), min_size=POWERS, max_size=POWERS)
barred = st.sets(st.integers(0, POWERS - 1))
orders = st.permutations(range(POWERS))
closing = st.sampled_from([FIRST, EACH, MANY])


@given(hands, whims, seats, barred, orders, closing)
def test_asking_together_gives_what_asking_one_by_one_gives(
    hands: list[list[int]],
    whims: list[int],
    seats: list[int],
    barred: set[int],
    order: list[int],
    closes: int,
) -> None:
    at_once = Skirmish(hands, whims, seats, barred)
    in_turn = Skirmish(hands, whims, seats, barred)
    last = at_once.run(together(at_once.window(closes), order))
    assert last == in_turn.run(one_by_one(in_turn.window(closes), order))
    assert (at_once.table, at_once.hands) == (in_turn.table, in_turn.hands)
    assert len(at_once.rounds) <= len(at_once.table) + 1


@given(hands, seats, barred, orders, closing)
def test_if_nobody_responds_one_round_was_all_and_nobody_is_asked_twice_in_it(
    hands: list[list[int]], seats: list[int], barred: set[int], order: list[int], closes: int
) -> None:
    skirmish = Skirmish(hands, [0] * POWERS, seats, barred)
    skirmish.wish = lambda answers: PASS  # type: ignore[method-assign]
    assert skirmish.run(together(skirmish.window(closes), order)) is None
    asked = list(dict.fromkeys(seats[power] for power in order if power not in barred))
    assert skirmish.rounds == ([asked] if asked else [])


@given(hands, hands, whims, seats, barred, orders)
def test_who_is_asked_does_not_depend_on_what_anybody_holds(
    hands: list[list[int]],
    others: list[list[int]],
    whims: list[int],
    seats: list[int],
    barred: set[int],
    order: list[int],
) -> None:
    first = [Skirmish(held, whims, seats, barred) for held in (hands, others)]
    for skirmish in first:
        skirmish.run(together(skirmish.window(MANY), order))
    assert first[0].rounds[:1] == first[1].rounds[:1]


def an_ambush(closes: int, **more: object) -> tuple[Skirmish, Window]:
    skirmish = Skirmish([[1], [1, 2], [1], []], [0] * 4, [0, 1, 2, 3], set())
    return skirmish, skirmish.window(closes)


@pytest.mark.parametrize(
    "closes, rounds",
    [(FIRST, [[0, 1, 2, 3]]), (EACH, [[0, 1, 2, 3], [2, 3]]), (MANY, [[0, 1, 2, 3], [1, 2, 3]])],
)
def test_those_after_the_first_response_are_asked_again(closes: int, rounds: list[list[int]]) -> None:
    """Power 1 wishes once, power 2 too, but only as long as nobody has."""
    skirmish, window = an_ambush(closes)
    wishes = iter([PASS, ("play", "card:1-1"), ("play", "card:2-1"), PASS, PASS, PASS, PASS])
    skirmish.wish = lambda answers: next(wishes)  # type: ignore[method-assign]
    assert skirmish.run(together(window, [0, 1, 2, 3])) == (1, ("play", "card:1-1"))
    assert skirmish.rounds == rounds
    assert skirmish.table == [(1, ("play", "card:1-1", "high"))]


def test_a_seat_with_two_powers_has_one_question_with_the_offers_of_both() -> None:
    skirmish = Skirmish([[1], [2], [3], []], [0] * 4, [0, 1, 0, 1], set())
    skirmish.wish = lambda answers: answers[-1]  # type: ignore[method-assign]
    skirmish.run(together(skirmish.window(FIRST), [0, 1, 2, 3]))
    assert skirmish.rounds == [[0, 1]]
    assert skirmish.open == [
        [PASS, ("play", "card:0-1"), ("play", "card:2-3")],
        [PASS, ("play", "card:1-2")],
    ]
    assert skirmish.table == [(1, ("play", "card:1-2", "high"))]
    """Its second power comes after power 1, whose response was first in the order."""


def test_the_prompt_may_name_the_powers_it_is_for() -> None:
    window = Window(
        "skirmish",
        rule="SM-3",
        offers=lambda p: [],
        seat_of=lambda p: p % 2,
        args=lambda ps: {"powers": list(ps)},
    )
    asked = next(together(window, [0, 1, 2]))
    assert isinstance(asked, Together)
    assert [(ask.seat, ask.args, ask.window) for ask in asked.asks] == [
        (0, {"powers": [0, 2]}, "skirmish"),
        (1, {"powers": [1]}, "skirmish"),
    ]


def test_without_play_the_response_is_for_the_caller() -> None:
    window = Window("ambush", rule="SM-3", offers=lambda p: [("ambush",)], prompt="ruse", args={"n": 1})
    procedure = one_by_one(window, [1, 2])
    first = next(procedure)
    assert isinstance(first, Ask)
    assert (first.seat, first.prompt, first.window, first.args, first.rule) == (
        1,
        "ruse",
        "ambush",
        {"n": 1},
        "SM-3",
    )
    procedure.send(PASS)
    with pytest.raises(StopIteration) as end:
        procedure.send(("ambush",))
    assert end.value.value == (2, ("ambush",))


def test_a_window_of_one_seat_is_one_question() -> None:
    ask = in_window("ambush", 2, lambda seat: [("ambush", seat)], rule="SM-3")
    assert callable(ask.answers)
    assert (ask.seat, ask.prompt, ask.answers()) == (2, "ambush", [PASS, ("ambush", 2)])
