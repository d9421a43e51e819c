"""CC-3 Diplomacy: relations, proposals, deals, treaties."""

from __future__ import annotations

from games.caribbean.builders import a_table, all_awards_taken, area, card, colony, fill, leader, thing, turn
from games.caribbean.skeleton import SKELETON
from playing import dice, play
from theatrum.core.chance import Chance
from theatrum.games.caribbean.redeal import redeal
from theatrum.games.caribbean.rules.relations import change_relation
from theatrum.games.caribbean.state import Army, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, NEUTRAL, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURES
from theatrum.games.caribbean.tables.things import DUCATS


def three() -> Caribbean:
    g = all_awards_taken(a_table("spain", "england", "france"))
    g.control = [3] * 5
    g.order = [SPAIN, ENGLAND, FRANCE]
    return g


# ---- CC-3.2 ------------------------------------------------------------------------------------------------------------
def test_CC_3_2_one_step_worse_alone_and_once_a_phase() -> None:
    g = three()
    asked = turn(g).answer("worsen", "nation:england")
    assert g.relation(SPAIN, ENGLAND) == WAR
    assert asked.reason("propose", "nation:england") == "one-step-a-phase"
    assert asked.reason("worsen", "nation:spain") == "another-nation"
    assert asked.reason("worsen", "nation:portugal") == "another-nation"


def test_CC_3_2_something_better_needs_consent_and_a_refusal_is_final() -> None:
    g = three()
    asked = turn(g).answer("propose", "nation:england")
    assert asked.asked == (1, "proposal")
    asked.answer("decline")
    assert asked.reason("propose", "nation:england") == "proposed-already"
    asked.answer("propose", "nation:france").answer("accept")
    assert g.relation(SPAIN, FRANCE) == ALLIANCE
    assert g.relation(SPAIN, ENGLAND) == NEUTRAL


def test_CC_3_2_2_after_an_alliance_leaders_in_the_others_colonies_retreat() -> None:
    g = three()
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    colony(g, "tc_18", "england", "settlement")
    colony(g, "tc_17", "spain")
    man = leader(g, "spain", "explorer", at="tc_18")
    turn(g).answer("worsen", "nation:england")
    assert g.where[man] == area("tc_17")
    assert g.gp[ENGLAND] == 0, "this is no combat"


def test_CC_3_2_4_a_declaration_of_war_on_an_ally_means_fights_at_once() -> None:
    """The leaders of the nation that declared it first."""
    g = three()
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    colony(g, "tc_18", "england", "settlement", garrison=1)
    undefended = colony(g, "tc_17", "england", "settlement")
    leader(g, "spain", "conquistador", at="tc_18", inf=3)
    scout = leader(g, "spain", "explorer", at="tc_17")
    change_relation(g, SPAIN, ENGLAND, WAR)
    fights = play(SKELETON, g)
    assert fights.asked == (0, "who-fights-first")
    fights.answer("fight-with", f"figure:{FIGURES[scout].id}")
    assert g.owner[undefended] == SPAIN, "CC-4.4.3.3 without combat"
    assert fights.asked == (1, "hold-or-retreat"), "and then the other one"


def test_CC_3_2_4_he_fights_the_colony_even_where_natives_are_stronger() -> None:
    g = three()
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    colony(g, "tc_18", "england", "settlement", garrison=1)
    leader(g, "spain", "conquistador", at="tc_18", inf=3)
    g.armies.append(Army(area("tc_18"), iinf=20))
    change_relation(g, SPAIN, ENGLAND, WAR)
    fights = play(SKELETON, g)
    assert fights.asked == (1, "hold-or-retreat"), "the garrison is asked"


def test_CC_3_2_4_an_undefended_colony_is_taken_although_natives_are_there() -> None:
    g = three()
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    taken = colony(g, "tc_18", "england", "settlement")
    leader(g, "spain", "conquistador", at="tc_18", inf=3)
    g.armies.append(Army(area("tc_18"), iinf=20))
    change_relation(g, SPAIN, ENGLAND, WAR)
    assert play(SKELETON, g).over
    assert g.owner[taken] == SPAIN


# ---- CC-3.3 ------------------------------------------------------------------------------------------------------------
def test_CC_3_3_5_a_deal_is_composed_sent_and_accepted() -> None:
    g = three()
    fill(g, BASE_OF[SPAIN], gold=3)
    fill(g, BASE_OF[ENGLAND], ducats=20)
    deal = turn(g).answer("deal-with", "nation:england")
    assert deal.asked == (0, "deal-draft")
    deal.answer("add-things", "nation:spain", "nation:england", "ware:gold", 3)
    deal.answer("add-things", "nation:england", "nation:spain", "thing:ducats", 20)
    assert (
        deal.reason("add-things", "nation:spain", "nation:england", "ware:gold", 1) == "giver-has-too-little"
    )
    deal.answer("announce")
    assert deal.asked == (1, "confirm-deal")
    deal.answer("confirm", "deal:0")
    assert (g.held(BASE_OF[ENGLAND], thing("gold")), g.ducats(SPAIN), g.ducats(ENGLAND)) == (3, 20, 0)
    assert deal.asked == (0, "diplomacy")


def test_CC_3_3_any_number_of_a_thing_may_be_given() -> None:
    """Put together from round numbers, each of which is named once."""
    for wanted in (2, 4, 8, 30):
        g = three()
        fill(g, BASE_OF[SPAIN], ducats=90)
        deal = turn(g).answer("deal-with", "nation:england")
        left = wanted
        for n in (20, 10, 5, 3, 2, 1):
            if n <= left:
                deal.answer("add-things", "nation:spain", "nation:england", "thing:ducats", n)
                left -= n
        deal.answer("announce").answer("confirm", "deal:0")
        assert (g.ducats(SPAIN), g.ducats(ENGLAND)) == (90 - wanted, wanted)


def test_CC_3_3_5_three_offers_sent_or_dropped() -> None:
    g = three()
    asked = turn(g)
    for _ in range(3):
        asked.answer("deal-with", "nation:england").answer("drop")
    assert asked.reason("deal-with", "nation:france") == "three-offers"


def test_CC_3_3_2_a_colony_needs_a_control_marker_CC_3_3_3_and_loses_its_residence() -> None:
    g = three()
    where = colony(g, "tc_17", "spain", "settlement", "port", "residence", "bank", garrison=2)
    man = leader(g, "spain", "explorer", at="tc_17")
    colony(g, "tc_18", "spain")
    g.control[ENGLAND] = 0
    deal = turn(g).answer("deal-with", "nation:england")
    assert deal.reason("add-colony", "nation:spain", "nation:england", "area:tc_17") == "taker-needs-marker"
    g.control[ENGLAND] = 1
    deal = turn(g).answer("deal-with", "nation:england")
    deal.answer("add-colony", "nation:spain", "nation:england", "area:tc_17").answer("announce")
    deal.answer("confirm", "deal:0")
    assert (g.owner[where], g.garrison[where], g.control[ENGLAND], g.control[SPAIN]) == (ENGLAND, 2, 0, 4)
    assert not g.has_building(where, BUILDING.by_id["residence"])
    assert not g.has_building(where, BUILDING.by_id["bank"])
    assert g.where[man] == area("tc_18"), "no ally: he retreats"


def test_CC_3_3_5_a_card_offered_is_shown_to_the_partner_only() -> None:
    g = three()
    shown = card("green_emigrants")
    g.hand[SPAIN] = [shown]
    g.deck = [card("green_royal_favour"), card("green_mercenaries")]
    deal = turn(g).answer("deal-with", "nation:england")
    deal.answer("add-card", "nation:spain", "nation:england", "card:green_emigrants").answer("announce")
    assert "deal-shown" in deal.told(1)
    assert "deal-shown" not in deal.told(2)
    deal.answer("reject", "deal:0")
    for seed in range(5):
        other = g.copy()
        redeal(other, 1, Chance(str(seed)))
        assert other.hand[SPAIN] == [shown], "England has seen it"
    hands = set()
    for seed in range(20):
        other = g.copy()
        redeal(other, 2, Chance(str(seed)))
        hands.add(other.hand[SPAIN][0])
    assert len(hands) > 1, "France has not"


def test_CC_3_3_5_cards_of_the_partners_choice() -> None:
    g = three()
    g.hand[ENGLAND] = [card("green_emigrants"), card("green_mercenaries")]
    deal = turn(g).answer("deal-with", "nation:england")
    deal.answer("add-cards", "nation:england", "nation:spain", 1).answer("announce").answer(
        "confirm", "deal:0"
    )
    assert deal.asked == (1, "hand-over-card")
    deal.answer("hand-over-card", "card:green_mercenaries")
    assert g.hand[SPAIN] == [card("green_mercenaries")]


# ---- CC-3.3.6 ----------------------------------------------------------------------------------------------------------
def test_CC_3_3_6_going_to_war_against_a_clause_costs_a_die_of_glory() -> None:
    g = three()
    g.treaties = [("no_war", SPAIN, ENGLAND, g.turn + 2, 0)]
    dice(g, 7)
    turn(g, ENGLAND).answer("worsen", "nation:spain")
    assert (g.gp[ENGLAND], g.gp[SPAIN], g.treaties) == (-7, 0, [])


def test_CC_3_3_6_payments_are_made_or_broken() -> None:
    g = three()
    fill(g, BASE_OF[SPAIN], ducats=10)
    g.treaties = [("pay", SPAIN, ENGLAND, g.turn, 10), ("pay", SPAIN, FRANCE, g.turn, 5)]
    dice(g, 3)
    play(SKELETON, g, ("due_payments", SPAIN))
    assert (g.ducats(ENGLAND), g.held(BASE_OF[FRANCE], DUCATS), g.gp[SPAIN]) == (10, 0, -3)
    assert g.treaties == []


def test_CC_3_3_5_an_offer_says_what_it_holds_and_how_to_end_it_stands_first() -> None:
    g = three()
    fill(g, BASE_OF[SPAIN], gold=3)
    deal = turn(g).answer("deal-with", "nation:england")
    assert (deal.answers[0], deal.question().args["items"]) == (("drop",), [])
    deal.answer("add-things", "nation:spain", "nation:england", "ware:gold", 3)
    assert deal.answers[:2] == (("announce",), ("drop",))
    assert [item.key for item in deal.question().args["items"]] == ["item-things"]
    deal.answer("announce")
    offered = deal.question().args["items"]
    assert deal.asked == (1, "confirm-deal")
    assert [item.args["c"] for item in offered] == ["ware:gold"], "the partner reads what he is asked about"
