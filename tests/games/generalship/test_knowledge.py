"""GS-20 Dealing anew what a seat can't know: equal to its eyes, sound, and really another deal."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.generalship.builders import (
    a_game,
    at,
    play,
    with_commander,
    with_technology_cards,
    with_units,
)
from games.generalship.looking import (
    AUSTRIA,
    ENGLAND,
    FRANCE,
    POSITIONS,
    a_full_table,
    a_hidden_commitment,
    a_sea_battle,
)
from theatrum.core.chance import Chance
from theatrum.core.texts import plain
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.redeal import redeal
from theatrum.games.generalship.rules.commit import bonus_cards
from theatrum.games.generalship.scene import scene
from theatrum.games.generalship.state import FRESH, Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERAL
from theatrum.games.generalship.tables.technologies import TECHNOLOGY
from theatrum.games.generalship.tables.units import KIND, KINDS

SEATS = (FRANCE, ENGLAND, AUSTRIA)
WORLDS = 25


def worlds(g: Generalship, seat: int, n: int = WORLDS) -> list[Generalship]:
    """So many worlds that the seat may imagine."""
    out = []
    for number in range(n):
        copy = g.copy()
        redeal(copy, seat, Chance(f"{number:x}"))
        out.append(copy)
    return out


every_position = pytest.mark.parametrize("position", POSITIONS)
every_seat = pytest.mark.parametrize("seat", SEATS)


# ---- what must hold for every re-deal -------------------------------------------------------------------------------
@every_position
@every_seat
def test_gs_20_the_seat_sees_the_same(position: Callable[[], Generalship], seat: int) -> None:
    g = position()
    assert invariants(g) == []
    for world in worlds(g, seat):
        assert plain(scene(world, seat)) == plain(scene(g, seat))
        assert plain(scene(world, None)) == plain(scene(g, None))


@every_position
@every_seat
def test_a_redealt_state_is_sound(position: Callable[[], Generalship], seat: int) -> None:
    for world in worlds(position(), seat):
        assert invariants(world) == []


@every_position
@every_seat
def test_the_state_itself_is_another(position: Callable[[], Generalship], seat: int) -> None:
    g = position()
    assert len({world.digest for world in worlds(g, seat)}) > WORLDS // 2


@every_seat
def test_equal_chance_deals_equally(seat: int) -> None:
    g = a_hidden_commitment()
    assert [w.digest for w in worlds(g, seat, 3)] == [w.digest for w in worlds(g, seat, 3)]


def test_the_games_own_chance_is_not_touched() -> None:
    g = a_full_table()
    for world in worlds(g, FRANCE):
        assert (world.chance.seed, world.chance.count) == (g.chance.seed, g.chance.count)


# ---- what is kept, what is dealt ------------------------------------------------------------------------------------
def kinds_of(g: Generalship, seat: int) -> Counter[int]:
    return Counter(g.unit_kind[u] for u in g.units_of(seat))


def classes_at(g: Generalship) -> Counter[tuple[int, int, int, int]]:
    return Counter(
        (g.unit_seat[u], g.unit_at[u], KINDS[k].cls, g.unit_ship[u])
        for u, k in enumerate(g.unit_kind)
        if k >= 0
    )


@every_seat
def test_units_keep_places_classes_and_the_nations_composition(seat: int) -> None:
    g = a_full_table()
    for world in worlds(g, seat):
        assert classes_at(world) == classes_at(g)
        for other in SEATS:
            assert kinds_of(world, other) == kinds_of(g, other)
        assert [world.unit_kind[u] for u in g.units_of(seat)] == [g.unit_kind[u] for u in g.units_of(seat)]


def test_others_units_are_mixed_among_their_places() -> None:
    g = a_full_table()
    capital = at(g, "fr_capital")
    found = {tuple(sorted(w.unit_kind[u] for u in w.units_at(capital, FRANCE))) for w in worlds(g, ENGLAND)}
    assert len(found) > 3


def test_gs_10_6_what_was_drafted_in_this_turn_is_remembered() -> None:
    g = a_full_table()
    fresh = g.add_unit(KIND["muskets"], FRANCE, at(g, "fr_capital"), marks=FRESH)
    for world in worlds(g, ENGLAND):
        assert world.unit_kind[fresh] == KIND["muskets"]


def test_own_cards_stay_and_others_are_dealt_anew() -> None:
    g = a_full_table()
    dealt = worlds(g, ENGLAND)
    for world in dealt:
        assert world.hand[ENGLAND] == g.hand[ENGLAND]
        assert world.political[ENGLAND] == g.political[ENGLAND]
        assert world.tech_hand[ENGLAND] == g.tech_hand[ENGLAND]
        assert world.commander == g.commander
        assert world.general_discard == g.general_discard
        assert [len(h) for h in world.hand] == [len(h) for h in g.hand]
        assert [len(p) for p in world.political] == [len(p) for p in g.political]
    assert len({tuple(w.hand[FRANCE]) for w in dealt}) > WORLDS // 2
    assert len({tuple(w.political[AUSTRIA]) for w in dealt}) > WORLDS // 2
    assert len({tuple(w.tech_hand[FRANCE]) for w in dealt}) > 1
    assert len({tuple(w.event_deck) for w in dealt}) > WORLDS // 2


def test_gs_12_1_a_card_handed_over_stays_known_to_the_giver() -> None:
    """France handed Nelson to Austria: France knows where he lies, England does not; Austria sees him."""
    g = a_full_table()
    g.political[FRANCE].remove(GENERAL["nelson"])
    g.political[AUSTRIA].append(GENERAL["nelson"])
    g.known[FRANCE].append(GENERAL["nelson"])
    assert invariants(g) == []
    assert all(w.political[AUSTRIA][-1] == GENERAL["nelson"] for w in worlds(g, FRANCE))
    english = worlds(g, ENGLAND)
    assert len({w.political[AUSTRIA][-1] for w in english}) > 5
    for world in english:
        assert world.known[FRANCE] == [world.political[AUSTRIA][-1]]
        assert invariants(world) == []


def test_lists_are_changed_in_place() -> None:
    """A running rule may hold a hand: it must see the re-dealt one."""
    g = a_hidden_commitment()
    battle = g.battle
    assert battle is not None
    held = [g.hand[FRANCE], g.tech_hand[FRANCE], g.general_deck, battle.basic[1], battle.basic_deck]
    redeal(g, ENGLAND, Chance("7"))
    now = [g.hand[FRANCE], g.tech_hand[FRANCE], g.general_deck, battle.basic[1], battle.basic_deck]
    assert all(a is b for a, b in zip(held, now, strict=True))


def test_gs_19_3_a_march_at_unequal_speed_tells_the_kinds() -> None:
    """Abd al-Rahman quickens light cavalry only."""
    g = a_full_table()
    with_commander(g, FRANCE, "abd_al_rahman")
    g.action, g.actor = "march", FRANCE
    cavalry = [u for u in g.units_of(FRANCE) if KINDS[g.unit_kind[u]].id.endswith("cavalry")]
    for world in worlds(g, ENGLAND):
        assert [world.unit_kind[u] for u in cavalry] == [g.unit_kind[u] for u in cavalry]
    g.actor = ENGLAND
    assert any(
        [w.unit_kind[u] for u in cavalry] != [g.unit_kind[u] for u in cavalry] for w in worlds(g, ENGLAND)
    )


# ---- battles --------------------------------------------------------------------------------------------------------
def the_battle(g: Generalship) -> Battle:
    assert g.battle is not None
    return g.battle


def test_gs_12_12_a_hidden_commitment_becomes_another_legal_one() -> None:
    g = a_hidden_commitment()
    found = set()
    for world in worlds(g, FRANCE, 60):
        battle = the_battle(world)
        assert battle.committed_units == the_battle(g).committed_units
        assert [n for _, _, n in battle.committed_cards[0]] == [2, 1]
        bonus = battle.committed_bonus[0]
        battle.advanced[0].append(bonus)
        assert bonus in bonus_cards(world, battle, 0)
        found.add((tuple(battle.committed_cards[0]), bonus))
    assert len(found) > 3


def test_gs_12_12_ones_own_commitment_and_hand_stay() -> None:
    g = a_hidden_commitment()
    for world in worlds(g, AUSTRIA):
        battle = the_battle(world)
        assert battle.committed_cards[0] == the_battle(g).committed_cards[0]
        assert battle.basic[0] == the_battle(g).basic[0]
        assert battle.advanced[0] == the_battle(g).advanced[0]


def test_gs_20_a_shown_commitment_is_known() -> None:
    g = a_hidden_commitment()
    battle = the_battle(g)
    battle.revealed = [1, 1]
    battle.discarded = [
        ["tactic:land_basic_1", "tactic:land_basic_3", "tactic:land_adv_3"],
        ["tactic:land_basic_7"],
    ]
    shown = [u for units in battle.committed_units for u in units]
    for world in worlds(g, ENGLAND):
        assert [world.unit_kind[u] for u in shown] == [g.unit_kind[u] for u in shown]
        assert the_battle(world).committed_cards == battle.committed_cards
        assert invariants(world) == []


def test_gs_14_1_at_sea_artillery_is_imagined_only_beside_a_galleon() -> None:
    g = a_sea_battle()
    ships, kinds = set(), set()
    for world in worlds(g, ENGLAND, 200):
        battle = the_battle(world)
        ship = KINDS[world.unit_kind[battle.committed_ship[1]]]
        kind = battle.committed_cards[1][0][1]
        ships.add(ship.id)
        kinds.add(KINDS[kind].id)
        assert ship.carries_artillery or kind != KIND["artillery"]
    assert ships == {"galley", "galleon"}
    assert len(kinds) > 2


def test_op_34_cards_discarded_face_down_are_known_to_their_side_only() -> None:
    g = a_hidden_commitment()
    battle = the_battle(g)
    battle.basic[1].remove(5)
    battle.buried_basic[1].append(5)
    battle.spent_cards[1] = 1
    assert invariants(g) == []
    assert all(the_battle(w).buried_basic[1] == [5] for w in worlds(g, FRANCE))
    assert len({the_battle(w).buried_basic[1][0] for w in worlds(g, AUSTRIA)}) > 2


# ---- GS-8.1, GS-8.3: what a technology action tells --------------------------------------------------------------------
def test_gs_8_1_before_anything_is_announced_a_hand_is_dealt_without_regard_to_what_it_could_pay() -> None:
    """OP-45 The same chance deals the same, whether the actor could pay for a technology or not."""
    rich, poor = a_full_table(), a_full_table()
    for g, points in ((rich, 2), (poor, 1)):
        g.actor, g.action = ENGLAND, "technology_cards"
        g.tech_deck += g.tech_hand[ENGLAND]
        g.tech_hand[ENGLAND] = [points, points]
        g.tech_deck.remove(points)
        g.tech_deck.remove(points)
    for a, b in zip(worlds(rich, FRANCE), worlds(poor, FRANCE), strict=True):
        assert (a.tech_hand, a.tech_deck) == (b.tech_hand, b.tech_deck)


@pytest.mark.parametrize("hand", [[1, 2], [2, 2], [1, 1, 1]])
def test_gs_8_3_whoever_has_announced_a_technology_can_pay_for_it(hand: list[int]) -> None:
    """OP-45 In every world, however few of the hidden cards are worth two points."""
    g = a_full_table()
    hidden = sorted([*g.tech_deck, *g.tech_hand[ENGLAND], *g.tech_hand[AUSTRIA]])
    g.tech_hand[AUSTRIA] = []
    twos = max(hand.count(2), 1)
    g.tech_discard = [2] * (hidden.count(2) - twos)
    rest = [1] * hidden.count(1) + [2] * twos
    for card in hand:
        rest.remove(card)
    g.tech_hand[ENGLAND], g.tech_deck = list(hand), rest
    g.actor, g.action, g.paying = ENGLAND, "technology_cards", TECHNOLOGY["stirrup"]
    assert invariants(g) == []
    for world in worlds(g, FRANCE):
        assert sum(world.tech_hand[ENGLAND]) >= 3
        assert len(world.tech_hand[ENGLAND]) == len(hand)
        assert invariants(world) == []


def test_gs_8_3_nothing_is_known_of_the_hand_once_it_is_paid() -> None:
    g = a_game(nations=["france", "england", "austria"])
    with_technology_cards(g, ENGLAND, 1, 2)
    game = play(g, ("technology_action", ENGLAND)).answer("develop", "technology:metallurgy")
    assert g.paying == TECHNOLOGY["metallurgy"]
    game.answer("pay", 1, 1)
    assert g.paying == -1


# ---- prompts ------------------------------------------------------------------------------------------------------------
def test_gs_20_what_a_prompt_tells_its_seat_is_dealt_anew_for_the_others() -> None:
    """In the worlds that France imagines, England is told of the cards it has there, not of its true ones."""
    g = a_full_table()
    g.action, g.actor = "technology_cards", ENGLAND
    game = play(g, ("technology_action", ENGLAND)).game
    told = set()
    for number in range(WORLDS):
        redeal(g, FRANCE, Chance(f"{number:x}"))
        args = game.questions[0].args
        assert args == {"ones": g.tech_hand[ENGLAND].count(1), "twos": g.tech_hand[ENGLAND].count(2)}
        told.add(args["ones"])
    assert len(told) > 1


def test_gs_12_1_the_card_to_buy_off_with_is_dealt_anew_for_the_others() -> None:
    g = a_full_table()
    with_units(g, AUSTRIA, "en_capital", muskets=1)
    g.battle = Battle(at(g, "en_capital"), "land", AUSTRIA, ENGLAND)
    game = play(g, ("battle_buy_off",)).game
    assert game.questions[0].prompt == "buy-off"
    told = set()
    for number in range(WORLDS):
        redeal(g, AUSTRIA, Chance(f"{number:x}"))
        told.add(game.questions[0].args["general"])
        assert GENERAL[game.questions[0].args["general"].partition(":")[2]] == g.political[ENGLAND][-1]
    assert len(told) > WORLDS // 2
