"""Decks: nothing is lost, the top is the end of the list, and what is dealt anew keeps what a seat knows."""

from itertools import chain
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.chance import Chance
from theatrum.core.state import State
from theatrum.kit.decks import deal_anew, draw, forget, known_to, knows, mix, peek, reshuffle, show, take

zones_of_cards = st.lists(st.integers(0, 30), unique=True).flatmap(
    lambda cards: st.lists(st.integers(0, 2), min_size=len(cards), max_size=len(cards)).map(
        lambda where: [[c for c, at in zip(cards, where, strict=True) if at == zone] for zone in range(3)]
    )
)


class Table(State):
    """A state that keeps what it tells."""

    __slots__ = ("told",)

    def tell(self, key: str, to: Any = None, **args: Any) -> None:
        self.told.append((key, args))


def a_table() -> Table:
    g = Table(2, Chance("1"))
    g.told = []
    return g


def test_cards_come_from_the_top() -> None:
    deck = [1, 2, 3, 4]
    assert peek(deck, 2) == [4, 3]
    assert draw(a_table(), deck, 2) == [4, 3]
    assert deck == [1, 2]
    assert (peek(deck, 9), draw(a_table(), deck, 9), deck) == ([2, 1], [2, 1], [])


def test_an_empty_deck_is_made_anew_when_a_card_is_wanted() -> None:
    g, deck, discards = a_table(), [7], [1, 2, 3]
    assert draw(g, deck, 1, discards, "reshuffled") == [7]
    assert discards == [1, 2, 3]
    drawn = draw(g, deck, 2, discards, "reshuffled")
    assert sorted(drawn + deck) == [1, 2, 3]
    assert discards == []
    assert g.told == [("reshuffled", {"n": 3})]
    assert len(draw(g, deck, 9, discards)) == 1


def test_discards_join_what_is_left() -> None:
    deck, discards = [5], [6]
    assert reshuffle(a_table(), deck, discards)
    assert (sorted(deck), discards) == ([5, 6], [])
    assert not reshuffle(a_table(), deck, discards)


@given(st.lists(st.integers(0, 9)), st.integers(0, 12))
def test_taking_keeps_the_order(pool: list[int], n: int) -> None:
    before = list(pool)
    taken = take(pool, n)
    assert pool + taken == before
    assert len(taken) == min(n, len(before))


def test_seats_know_what_they_were_shown() -> None:
    known: dict[int, int] = {}
    show(known, 4, [0, 2])
    show(known, 5, [2])
    assert [knows(known, 4, seat) for seat in range(3)] == [True, False, True]
    assert (known_to(known, 2), known_to(known, 0)) == ({4, 5}, {4})
    forget(known, 4)
    assert known_to(known, 0) == set()


@given(st.permutations(range(8)))
def test_mixing_forgets_how_cards_lay(cards: list[int]) -> None:
    again = sorted(cards)
    mix(cards, Chance("a"))
    mix(again, Chance("a"))
    assert cards == again


@given(zones_of_cards, st.sets(st.integers(0, 30)), st.integers(0, 99))
def test_dealing_anew_moves_only_what_is_unknown(zones: list[list[int]], known: set[int], seed: int) -> None:
    before = [list(zone) for zone in zones]
    became = deal_anew(zones, known, Chance(f"{seed:x}"))
    assert sorted(chain(*zones)) == sorted(chain(*before))
    assert zones == [[became.get(card, card) for card in zone] for zone in before]
    assert not became.keys() & known


def test_dealing_anew_reaches_every_deal() -> None:
    seen = set()
    for seed in range(200):
        zones = [[1, 2], [3], [4]]
        deal_anew(zones, {4}, Chance(f"{seed:x}"))
        seen.add(tuple(map(tuple, zones)))
    assert len(seen) == 6
