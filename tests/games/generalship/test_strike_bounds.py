"""Between what a hidden commitment lies for certain."""

from games.generalship.builders import with_units
from games.generalship.looking import AUSTRIA, FRANCE, a_hidden_commitment, a_table, committed, in_battle
from theatrum.core.chance import Chance
from theatrum.core.scene import Text
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.queries.fight_land import land_sum
from theatrum.games.generalship.scene.stage import battle_stage
from theatrum.games.generalship.scene.strike_bounds import bounds
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.units import KIND


def one_card_by_austria() -> Generalship:
    """Austria strikes back in the French capital with two regiments of infantry; all it has are 3 light, 1 heavy there."""
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3, heavy_infantry=1)
    battle = in_battle(g)
    battle.striker = 0
    mine = g.units_at(battle.at, AUSTRIA)
    battle.committed_units[0] = mine[:2]
    battle.committed_cards[0] = [(1, KIND["light_infantry"], 2)]
    battle.basic[0].remove(1)
    return g


def test_gs_13_3_two_regiments_with_one_card_are_of_one_kind() -> None:
    g = one_card_by_austria()
    # Light infantry 2 × 3; muskets 2 × 4 (two of them lie elsewhere); one heavy infantry can't make a pair.
    assert bounds(g, 1) == (6, 8)
    stage = battle_stage(g, g.battle, FRANCE) if g.battle else None
    assert stage is not None
    total = stage.sides[0].total
    assert total is not None
    assert total.value == Text("total-range", low=6, high=8)


def test_gs_13_5_a_bonus_card_that_lies_there_fits() -> None:
    g = one_card_by_austria()
    battle = g.battle
    assert battle is not None
    units = g.units_at(battle.at, AUSTRIA)
    battle.committed_units[0] = units[:3]
    battle.committed_cards[0] = [(2, KIND["light_infantry"], 3)]
    battle.basic[0], battle.committed_bonus[0] = [1, 3, 5, 7], 1
    battle.advanced[0] = [7]
    # Three of a kind can only be light infantry, for there are two muskets; with them only Close order can be used.
    assert bounds(g, 1) == (9 + 6, 9 + 6)
    total = battle_stage(g, battle, FRANCE).sides[0].total
    assert total is not None
    assert total.value == 15, "nothing is open any more"


def test_gs_12_12_who_strikes_sees_up_to_what_the_enemy_may_still_lay() -> None:
    g = a_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=2)
    in_battle(g)
    assert bounds(g, 1) == (0, 2 * 5), "two muskets may have marched here"


def test_gs_12_12_every_deal_lies_between_the_bounds_and_has_the_same() -> None:
    for striker in (0, 1):
        g = a_hidden_commitment()
        assert g.battle is not None
        g.battle.striker = striker
        for side, seat in ((1, FRANCE), (0, AUSTRIA)):
            found = bounds(g, side)
            assert found is not None
            for deal in range(20):
                other = g.copy()
                DEFINITION.redeal(other, seat, Chance(f"other {deal}"))
                assert other.battle is not None
                worth = land_sum(other, other.battle, 1 - side, striker == 1 - side)
                assert found[0] <= worth <= found[1]
                assert bounds(other, side) == found


def test_gs_12_12_who_only_looks_on_is_told_nothing() -> None:
    g = a_table()
    battle = committed(g)
    for viewer in (1, None):
        totals = [side.total for side in battle_stage(g, battle, viewer).sides]
        assert [total.value for total in totals if total] == ["?", "?"]
    battle.kind = "sea"
    assert bounds(g, 1) is None
