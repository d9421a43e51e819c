"""What the enemy may bring to a strike on land, and how likely it goes home."""

import pytest

from games.generalship.builders import with_units
from games.generalship.looking import AUSTRIA, FRANCE, a_table, committed, in_battle
from theatrum.core.chance import Chance
from theatrum.core.scene import Text
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.scene.stage import battle_stage
from theatrum.games.generalship.scene.strike_odds import (
    Holding,
    Laid,
    best,
    best_laid,
    enemy_sums,
    holding_of,
    likely,
)
from theatrum.games.generalship.tables.tactics import DECKS, Bonus
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES

ATK = tuple(kind.atk for kind in KINDS)
INFANTRY = CLASSES.index("infantry")


def regiments(**kinds: int) -> tuple[int, ...]:
    return tuple(kinds.get(kind.id, 0) for kind in KINDS)


def bonus(key: str) -> tuple[tuple[Bonus, int], ...]:
    card = next(card for card in DECKS["land"].advanced.values() if card.key == key)
    return tuple((one, one.atk) for one in card.bonuses)


def test_gs_13_1_the_best_is_five_regiments_with_one_card_each_group() -> None:
    assert best(Holding((1, 2, 7), regiments(light_infantry=6), ATK, ())) == 5 * 3
    assert best(Holding((1,), regiments(light_infantry=6), ATK, ())) == 2 * 3, "the card takes two at most"
    assert best(Holding((3,), regiments(light_infantry=6), ATK, ())) == 0, "it is for cavalry"


def test_gs_13_5_a_bonus_card_counts_where_its_condition_can_be_met() -> None:
    close_order = bonus("close_order")
    assert best(Holding((2,), regiments(heavy_infantry=3), ATK, close_order)) == 3 * 4 + 6
    assert best(Holding((1,), regiments(heavy_infantry=3), ATK, close_order)) == 2 * 4, "it needs three"


def test_gs_13_3_what_lies_face_down_is_known_by_number_and_class() -> None:
    hand, cavalry = (1, 2, 3), regiments(light_infantry=3, heavy_infantry=2, light_cavalry=2)
    one = Laid(((2, INFANTRY),), False)
    assert best_laid(Holding(hand, cavalry, ATK, ()), one) == 2 * 4
    assert best_laid(Holding((3,), cavalry, ATK, ()), one) is None, "no card in this hand is for infantry"
    with_bonus = Laid(((2, INFANTRY),), True)
    assert best_laid(Holding(hand, cavalry, ATK, bonus("close_order")), with_bonus) is None


def test_gs_12_12_the_odds_do_not_know_what_the_enemy_holds() -> None:
    g = a_table()
    committed(g)
    for side, seat in ((1, FRANCE), (0, AUSTRIA)):
        before = enemy_sums(g, side)
        for deal in range(5):
            other = g.copy()
            DEFINITION.redeal(other, seat, Chance(f"other {deal}"))
            assert enemy_sums(other, side) == before


def test_gs_12_12_who_strikes_is_told_what_the_enemy_may_bring_and_how_likely_his_strike_goes_home() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3)
    battle = in_battle(g)
    sums = enemy_sums(g, 1)
    assert 0 <= sums[0] < sums[-1] <= 3 * 2 + 8
    g.agenda = [("battle_commit", 0)]
    stage = battle_stage(g, battle, FRANCE)
    assert stage.sides[0].total is not None
    assert isinstance(stage.sides[0].total.hint, Text)
    assert stage.sides[0].total.hint.args == {"low": sums[0], "high": sums[-1], "open": sums[-1] - sums[0]}
    most = best(holding_of(g, 1))
    assert most > 0
    assert stage.odds == likely(g, battle, 1, most, sums), (
        "nothing is laid yet: with the best that France holds"
    )
    assert stage.odds_words == Text("odds-strike-both", n=most)
    sure = likely(g, battle, 1, 100, sums)
    assert [chance.percent for chance in sure] == [99, 1]
    assert [chance.percent for chance in likely(g, battle, 1, 0, sums)] == [0, 100], (
        "nothing is more than nothing"
    )


def test_gs_12_12_who_lays_nothing_is_not_told_what_he_could_have_laid() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3)
    battle = in_battle(g)
    g.agenda = [("battle_commit", 0), ("battle_commit", 1)]
    assert battle_stage(g, battle, FRANCE).odds_words == Text("odds-strike-both", n=best(holding_of(g, 1)))
    g.agenda = []
    stage = battle_stage(g, battle, FRANCE)
    assert [chance.percent for chance in stage.odds] == [0, 100]
    assert isinstance(stage.odds_words, Text)
    assert stage.odds_words.key == "odds-strike"


@pytest.mark.parametrize("own, percent", [(0, 0), (5, 0)])
def test_gs_12_13_a_strike_with_nothing_is_repelled_for_certain(own: int, percent: int) -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3)
    battle = in_battle(g)
    battle.committed_cards[1] = []
    sums = enemy_sums(g, 0)
    assert sums == [0] * len(sums)
    assert [chance.percent for chance in likely(g, battle, 0, own, sums)] == [percent, 100]


def test_gs_12_12_others_and_whoever_has_not_begun_are_told_no_odds() -> None:
    g = a_table()
    battle = committed(g)
    assert battle_stage(g, battle, FRANCE).odds
    assert not battle_stage(g, battle, 1).odds, "England only looks on"
    assert not battle_stage(g, battle, None).odds
    battle.revealed = [1, 1]
    assert not battle_stage(g, battle, FRANCE).odds, "now one sees it"
