"""GS-8.1 … GS-8.8: technology cards, development, and the check for events."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    a_game,
    play,
    with_commander,
    with_stock,
    with_technologies,
    with_technology_cards,
)
from theatrum.games.generalship.rules.technology import developable, payments
from theatrum.games.generalship.tables.events import EVENT
from theatrum.games.generalship.tables.technologies import TECH_CARDS, TECHNOLOGIES, TECHNOLOGY
from theatrum.games.generalship.tables.units import KINDS

AUSTRIA, BYZANTIUM, ENGLAND = 0, 1, 2
TO_GUNPOWDER = ("metallurgy", "stirrup", "sea_navigation", "gunpowder")


def action(g, seat=AUSTRIA):
    return play(g, ("technology_action", seat))


def ids(g) -> set[str]:
    return {t.id for t in developable(g)}


# ---- GS-8.1 drawing -------------------------------------------------------------------------------------------------
def test_gs_8_1_two_cards_are_drawn() -> None:
    g = a_game()
    game = action(g).answer("draw-technology")
    assert game.over
    assert len(g.tech_hand[AUSTRIA]) == 2
    assert len(g.tech_deck) == len(TECH_CARDS) - 2


def test_ex_8_two_cards_are_worth_two_to_four_points() -> None:
    g = a_game()
    assert sorted(TECH_CARDS) == [1] * 20 + [2] * 20
    worth = set()
    for deck in ([1, 1], [1, 2], [2, 2]):
        g.tech_deck, g.tech_hand[AUSTRIA] = deck, []
        action(g).answer("draw-technology")
        worth.add(sum(g.tech_hand[AUSTRIA]))
    assert worth == {2, 3, 4}


def test_gs_8_1_what_was_drawn_is_seen_by_the_drawer_alone() -> None:
    """GS-8.1, GS-20"""
    g = a_game()
    game = action(g).answer("draw-technology")
    assert "drew-technology-own" in game.told(AUSTRIA)
    assert game.told(BYZANTIUM) == ["drew-technology"]


def test_gs_8_1_a_commander_may_give_more_cards() -> None:
    """GS-8.1, GS-19.3 tech_draw_bonus"""
    g = a_game()
    with_commander(g, AUSTRIA, "karl_der_grosse")
    action(g).answer("draw-technology")
    assert len(g.tech_hand[AUSTRIA]) == 3


def test_gs_8_1_an_empty_deck_is_made_from_the_discard_pile() -> None:
    """GS-8.1, GS-7.6"""
    g = a_game()
    g.tech_deck, g.tech_discard = [2], [1, 1, 1]
    game = action(g).answer("draw-technology")
    assert g.tech_hand[AUSTRIA] == [1, 2]
    assert game.args_of("technology-reshuffled") == [{"n": 3}]
    assert (g.tech_deck, g.tech_discard) == ([1, 1], [])
    g.tech_deck = []
    action(g, BYZANTIUM).answer("draw-technology")
    assert g.tech_hand[BYZANTIUM] == []


def test_gs_8_1_exactly_one_technology_is_developed() -> None:
    g = a_game()
    g.event_deck = []
    with_technology_cards(g, AUSTRIA, 2, 2, 2, 2)
    game = action(g).answer("develop", "technology:metallurgy").answer("pay", 0, 2)
    assert game.over
    assert sum(g.developed) == 1


# ---- GS-8.2 the tree -----------------------------------------------------------------------------------------------
def test_ex_10_the_order_of_the_tree() -> None:
    """EX-10, GS-8.2"""
    g = a_game()
    assert ids(g) == {"metallurgy"}
    with_technologies(g, "metallurgy")
    assert ids(g) == {"stirrup"}
    with_technologies(g, "stirrup")
    assert ids(g) == {"sea_navigation", "architecture"}
    with_technologies(g, "architecture")
    assert ids(g) == {"sea_navigation", "gunpowder"}


def test_gs_8_2_refusals_name_the_rule() -> None:
    g = a_game()
    with_technologies(g, "metallurgy")
    game = action(g)
    assert game.why_not("develop", "technology:metallurgy") == "GS-8.2"
    assert game.why_not("develop", "technology:gunpowder") == "GS-8.2"
    assert game.why_not("develop", "technology:stirrup") == "GS-8.3"


# ---- GS-8.3, GS-8.4 paying -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "technology", ["metallurgy", "stirrup", "sea_navigation", "architecture", "gunpowder"]
)
def test_gs_8_3_main_technologies_cost_three_points(technology: str) -> None:
    assert TECHNOLOGIES[TECHNOLOGY[technology]].points == 3


def test_ex_9_three_points_in_every_way() -> None:
    """EX-9, GS-8.3, GS-8.4"""
    assert set(payments(3, 3, 2)) == {(3, 0), (1, 1), (0, 2)}
    g = a_game()
    g.event_deck = []
    with_technology_cards(g, AUSTRIA, 1, 1, 1, 2, 2)
    game = action(g).answer("develop", "technology:metallurgy")
    assert set(game.answers) == {("pay", 3, 0), ("pay", 1, 1), ("pay", 0, 2)}
    game.answer("pay", 0, 2)
    assert g.tech_hand[AUSTRIA] == [1, 1, 1]
    assert g.tech_discard == [2, 2]


def test_gs_8_4_no_set_from_which_a_card_could_be_left_out() -> None:
    for cost in (3, 4, 5):
        for ones, twos in payments(cost, 6, 4):
            assert ones + 2 * twos >= cost
            assert not ones or ones + 2 * twos - 1 < cost
            assert not twos or ones + 2 * twos - 2 < cost


def test_gs_8_4_the_cards_are_asked_for_even_if_only_one_set_fits() -> None:
    """GS-8.4, GS-20 Not being asked would tell the others which cards are left."""
    g = a_game()
    with_technology_cards(g, AUSTRIA, 1, 2)
    game = action(g).answer("develop", "technology:metallurgy")
    assert game.answers == (("pay", 1, 1),)


def test_gs_8_3_too_few_points_do_not_suffice() -> None:
    g = a_game()
    with_technology_cards(g, AUSTRIA, 2)
    assert not action(g).may("develop", "technology:metallurgy")


# ---- GS-8.5, GS-8.6 reward and effect ------------------------------------------------------------------------------
def test_ex_11_five_points_and_a_main_technology_make_seven() -> None:
    """EX-11, GS-8.5"""
    g = a_game()
    g.event_deck = []
    g.vp[AUSTRIA] = 5
    with_technology_cards(g, AUSTRIA, 1, 2)
    action(g).answer("develop", "technology:metallurgy").answer("pay", 1, 1)
    assert g.vp == [7, 0, 0]


def test_gs_8_5_the_tenth_point_ends_the_game_before_any_event() -> None:
    g = a_game()
    g.vp[AUSTRIA] = 8
    with_technology_cards(g, AUSTRIA, 1, 2)
    game = action(g).answer("develop", "technology:metallurgy").answer("pay", 1, 1)
    assert game.over
    assert g.winner == AUSTRIA
    assert g.event_slots == [-1] * 4


def test_ex_12_every_player_may_draft_heavy_infantry_after_metallurgy() -> None:
    """EX-12, GS-8.5, GS-8.6"""
    g = a_game()
    g.event_deck = []
    with_technology_cards(g, AUSTRIA, 1, 2)
    with_stock(g, BYZANTIUM, food=1, metal=1)
    assert not play(g, ("draft", BYZANTIUM)).may("draft", "unit:heavy_infantry")
    action(g).answer("develop", "technology:metallurgy").answer("pay", 1, 1)
    assert play(g, ("draft", BYZANTIUM)).may("draft", "unit:heavy_infantry")
    assert g.vp == [2, 0, 0]


def test_gs_8_6_which_technology_allows_which_unit() -> None:
    needed = {k.id: TECHNOLOGIES[k.technology].id for k in KINDS if k.technology >= 0}
    assert needed == {
        "heavy_infantry": "metallurgy",
        "heavy_cavalry": "stirrup",
        "galleon": "sea_navigation",
        "muskets": "gunpowder",
        "artillery": "gunpowder",
    }


# ---- GS-8.7 late technologies --------------------------------------------------------------------------------------
def test_gs_8_7_two_tracks_of_three_each_in_order() -> None:
    g = a_game()
    with_technologies(g, *TO_GUNPOWDER, "architecture")
    assert ids(g) == {"printing_press", "banking"}
    with_technologies(g, "banking")
    assert ids(g) == {"printing_press", "manufactories"}
    late = [t for t in TECHNOLOGIES if t.track != "main"]
    assert [t.track for t in late] == ["points"] * 3 + ["resources"] * 3


def test_gs_8_7_one_track_is_paid_in_food_and_metal() -> None:
    g = a_game()
    with_technologies(g, *TO_GUNPOWDER, "architecture")
    with_stock(g, AUSTRIA, food=4, metal=1)
    game = action(g).answer("develop", "technology:banking")
    assert game.over
    assert game.told()[:2] == ["paid-resources", "developed"]
    assert (g.food[AUSTRIA], g.metal[AUSTRIA], g.vp[AUSTRIA]) == (1, 0, 1)
    assert action(g).why_not("develop", "technology:manufactories") == "GS-8.7"


def test_gs_8_7_late_technologies_give_one_point_and_no_event() -> None:
    """GS-8.7, GS-8.8"""
    g = a_game()
    with_technologies(g, *TO_GUNPOWDER, "architecture")
    with_technology_cards(g, AUSTRIA, 1, 2)
    action(g).answer("develop", "technology:printing_press").answer("pay", 1, 1)
    assert g.vp[AUSTRIA] == 1
    assert g.event_slots == [-1] * 4
    assert "printing_press" not in ids(g)


# ---- GS-8.8 the event check ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "technology, slot",
    [("metallurgy", 0), ("stirrup", 1), ("sea_navigation", 2), ("architecture", 2), ("gunpowder", 3)],
)
def test_gs_8_8_an_event_fills_the_slot_right_of_the_column(technology: str, slot: int) -> None:
    g = a_game()
    g.event_deck = [EVENT["edict_of_milan"], EVENT["coup"]]
    play(g, ("check_event", AUSTRIA, TECHNOLOGY[technology]))
    assert g.event_slots[slot] == EVENT["coup"]
    assert g.event_deck == [EVENT["edict_of_milan"]]


def test_gs_8_8_the_second_technology_of_a_column_finds_its_slot_full() -> None:
    g = a_game()
    g.event_slots[2] = EVENT["coup"]
    before = list(g.event_deck)
    play(g, ("check_event", AUSTRIA, TECHNOLOGY["architecture"]))
    assert g.event_deck == before


def test_gs_8_8_the_developer_first_then_the_others_in_player_order() -> None:
    g = a_game()
    g.order = [ENGLAND, AUSTRIA, BYZANTIUM]
    g.event_deck = [EVENT["edict_of_milan"]]
    for seat, general in enumerate(("wilhelm_i", "el_cid", "cromwell")):
        with_commander(g, seat, general)
    game = play(g, ("check_event", AUSTRIA, TECHNOLOGY["metallurgy"]))
    assert [e["nation"] for e in game.args_of("vp-event")] == [
        "nation:austria",
        "nation:england",
        "nation:byzantium",
    ]
