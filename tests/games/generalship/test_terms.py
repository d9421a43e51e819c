"""What answers cost and bring, and what it means to be done."""

import pytest

from games.generalship.builders import a_game
from games.generalship.looking import AUSTRIA, FRANCE, a_table, in_battle
from theatrum.core.contract import DONE, Answer, Ask
from theatrum.core.scene import Text
from theatrum.games.generalship.scene.terms import terms
from theatrum.games.generalship.tables.nations import TILE_NOUN, TILES
from theatrum.games.generalship.tables.vocabulary import SEA


def test_gs_13_4_a_card_says_what_it_adds_to_the_defence_or_to_the_strike() -> None:
    g = a_table()
    in_battle(g)
    one: Answer = ("card", "tactic:land_basic_1", "unit:light_infantry", 1)
    said = terms(g, Ask(FRANCE, "commit-strike"), (one, DONE))
    assert [price.words for price in said[one].price] == [Text("price-atk", n=3)]
    said = terms(g, Ask(AUSTRIA, "commit-repel"), (("card", "tactic:land_basic_5", "unit:muskets", 2), DONE))
    assert [price.words for price in said[next(iter(said))].price] == [Text("price-def", n=2 * 5)]


def test_gs_13_6_who_has_laid_nothing_may_commit_nothing() -> None:
    g = a_table()
    battle = in_battle(g)
    assert terms(g, Ask(FRANCE, "commit-strike"), (DONE,))[DONE].words == Text("answer-commit-nothing")
    battle.committed_cards[1].append((1, 0, 1))
    assert DONE not in terms(g, Ask(FRANCE, "commit-strike"), (DONE,))


def test_gs_6_2_a_circle_says_by_how_much_the_population_grows_there() -> None:
    g = a_game(nations=["austria", "byzantium"])
    answers: tuple[Answer, ...] = (("settle", "circle:bz_left_6"), ("settle", "circle:bz_right_6"))
    said = terms(g, Ask(1, "grow"), answers)
    assert sorted(price.amount for answer in answers for price in said[answer].price) == [1, 2]


@pytest.mark.parametrize("n, words", [(0, Text("answer-discard-nothing")), (1, None)])
def test_gs_12_8_after_a_discard_one_is_just_done(n: int, words: Text | None) -> None:
    said = terms(a_table(), Ask(FRANCE, "swap-cards", args={"n": n}), (DONE,))
    assert (said[DONE].words if DONE in said else None) == words


def test_gs_11_3_one_marches_over_land_and_sails_over_the_sea() -> None:
    g = a_table()
    land, sea = (
        next(TILE_NOUN[t] for t in g.tile if t >= 0 and (TILES[t].terrain == SEA) == at_sea)
        for at_sea in (False, True)
    )
    answers: tuple[Answer, ...] = (("move", land, sea), ("move", sea, land))
    said = terms(g, Ask(FRANCE, "march"), answers)
    assert [said[answer].words for answer in answers] == [None, Text("answer-sail", a=sea, b=land)]
