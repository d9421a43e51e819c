"""PR-20 Variants, PR-21 Expansion, PR-23 Hidden information."""

import random

from games.pax_renaissance.builders import Table, a_table, new, play
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.state import Event
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.redeal import redeal
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import CARD, CARDS, COMETS, EAST, N_EMPIRES, WEST


def test_pr_20_1_astrology_changes_nothing_but_what_is_seen() -> None:
    assert new(astrology=True).deck == new(astrology=False).deck


def test_pr_20_2_in_the_bankruptcy_variant_the_convener_gets_nothing() -> None:
    t = (
        a_table(2, bankruptcy=True)
        .concession("byzantium__hungary", 1)
        .market("east", "the_grim")
        .tableau(0, "luther")
    )
    p = t.act().answer("fair", "fair:east").answer("levy", "city:caffa")
    assert p.state.florins == [0, 1]


def test_pr_20_2_a_player_without_florins_cards_and_concessions_is_out() -> None:
    full = ("luther", "cromwell", "jesuits", "antipope", "the_bold", "gutenberg")
    other = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")

    def a_rich_table() -> Table:
        t = a_table(3, bankruptcy=True).market("west", *full).market("east", *other)
        return t.deck("east", "black_army").florins(0, 1).florins(2, 1)

    p = a_rich_table().act().answer("pass").answer("pass")
    assert p.state.out == [0, 1, 0]
    assert p.seat == 2, "the turn is skipped"
    for rescue in ("maid", "card", "concession"):
        t = a_rich_table()
        if rescue == "maid":
            t.maid(1, "mary_the_rich")
        elif rescue == "card":
            t.hand(1, "grand_inquisitor")
        else:
            t.concession("england__france", 1)
        assert t.act().answer("pass").state.out == [0, 0, 0]
    t = a_rich_table().king(0, "france").repressed("france", 1)
    assert t.act().answer("pass").state.out == [0, 1, 0], "serfs do not count"


def test_pr_20_2_whoever_is_out_has_no_serfs_that_could_be_freed() -> None:
    t = a_table(3, bankruptcy=True).florins(0, 5).florins(2, 1).king(2, "france").repressed("france", 1)
    t.concession("england__france", 0).tableau(0, "sindicat_remenca")
    p = t.act().answer("pass")
    assert p.state.out == [0, 1, 0]
    assert p.on("france") == []
    p.answer("ops", "ops:west").answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.holder("france") == 0
    assert p.prompt != "emancipate", "there is nobody to free"


def test_pr_20_2_the_last_solvent_player_wins() -> None:
    p = a_table(2, bankruptcy=True).florins(0, 1).act().answer("pass")
    assert p.game.result is not None
    assert (p.game.result.winners, p.game.result.ending) == ((0,), "bankruptcy")


def test_pr_20_3_expert_moves_eleven_western_cards_to_the_eastern_pool() -> None:
    for seed in range(3):
        g = new(4, seed, expert=True)
        east = [c for c in g.deck[EAST] + g.unused[EAST] + g.market[EAST] if c not in COMETS]
        west = [c for c in g.deck[WEST] + g.unused[WEST] + g.market[WEST] if c not in COMETS]
        assert (len(east), len(west)) == (44, 44)
        assert sum(CARDS[c - N_EMPIRES].colour == WEST for c in east) == 11


def test_pr_20_3_in_the_expert_variant_the_location_decides_the_side() -> None:
    p = play(a_table(2, expert=True), "knights_hospitaller")
    assert p.row(0, "east") == ["knights_hospitaller"]
    p = play(a_table(2, expert=True), "the_kremlin")
    assert p.row(0, "west") == ["the_kremlin"]
    p = play(a_table(2, expert=True), "peters_pence")
    assert p.row(0, "west") == ["peters_pence"]


def test_pr_20_4_and_pr_21_5_the_expansion_joins_the_pools_and_decks_keep_their_size() -> None:
    plain, more = new(3), new(3, expansion=True)
    for side, extra in ((EAST, 39), (WEST, 37)):
        assert len(more.deck[side]) == len(plain.deck[side]) == 20
        assert len(more.unused[side]) == len(plain.unused[side]) + extra
        assert sum(c in COMETS for c in more.deck[side]) == 2
    assert not any(CARDS[c - N_EMPIRES].expansion for c in plain.deck[EAST] + plain.unused[EAST])
    expert = new(3, expansion=True, expert=True)
    strangers = [c for c in expert.deck[EAST] + expert.unused[EAST] + expert.market[EAST] if c not in COMETS]
    assert sum(CARDS[c - N_EMPIRES].colour == WEST for c in strangers) == 11


def test_pr_20_5_the_first_choice_of_each_disputed_point_is_the_default() -> None:
    defaults = {o.id: o.choices for o in DEFINITION.options}
    assert defaults["patron_end"] == ("decks_empty", "cannot_refill")
    assert defaults["corsair_adjacency"] == ("any_border", "sea_border")
    assert defaults["vote_side"] == ("tableau_side", "empire_region")
    assert defaults["hands"] == ("open", "hidden")
    assert defaults["agents"] == ("optional", "compulsory")


# ---- expansion ------------------------------------------------------------------------------------------------------
def test_pr_21_1_polymaths_have_no_agents_and_follow_the_normal_rules() -> None:
    polymaths = [c for c in CARDS if c.kind == "polymath"]
    assert polymaths
    assert all(not c.agents for c in polymaths)
    p = play(a_table(2, expansion=True), "consent_of_the_governed").answer("war", "place:england")
    assert p.row(0, "west") == ["consent_of_the_governed"]


def test_pr_21_2_apostasy_hits_whoever_mixes_the_two_religions_old_maids_excepted() -> None:
    t = a_table(3, expansion=True).tableau(1, "luther", "cromwell", "jesuits").tableau(1, "the_grim")
    t.tableau(2, "antipope").maid(2, "sitt_i_hatun_of_dulkadir")
    p = play(t, "european_union").answer("apostasy", "card:european_union").answer("decline")
    assert p.row(1, "west") == ["jesuits"]
    assert p.row(1, "east") == []
    assert p.row(2, "west") == ["antipope"], "the maid's islam is not in the tableau"


def test_pr_21_2_the_card_just_played_counts() -> None:
    """PR-21.2 Twelver ghulat is islamic itself: with Luther beside it both go; its bishop may still be placed."""
    t = a_table(2, expansion=True).tableau(0, "luther").tableau(1, "holy_land_crusade")
    p = play(t, "twelver_ghulat").answer("apostasy", "card:twelver_ghulat")
    assert p.gone("luther")
    assert p.gone("twelver_ghulat")
    assert p.offered("put") == {("token:bishop-black", "card:holy_land_crusade")}


def test_pr_21_2_a_discarded_queen_leaves_her_king_a_discarded_king_takes_her_along() -> None:
    t = a_table(2, expansion=True).king(1, "hungary", queen="sophia_palaiologina").tableau(1, "the_grim")
    p = play(t, "european_union").answer("apostasy", "card:european_union").answer("decline")
    assert p.gone("sophia_palaiologina")
    assert p.holder("hungary") == 1
    t = (
        a_table(2, expansion=True)
        .king(1, "ottoman", queen="carlotta_lusignan_of_cyprus")
        .tableau(1, "luther")
    )
    p = play(t, "european_union").answer("apostasy", "card:european_union").answer("decline")
    assert p.gone("carlotta_lusignan_of_cyprus")
    assert p.holder("ottoman") == -1


def test_pr_21_3_a_torch_deactivates_its_victory() -> None:
    p = play(a_table(2, expansion=True).active("holy", "imperial"), "hermeticism").answer(
        "light", "victory:holy"
    )
    assert p.state.victories == [0, 1, 0, 0]


def test_pr_21_3_an_unsilenced_torch_makes_the_victory_cost_both_actions() -> None:
    def imperial(silenced: bool) -> Table:
        t = a_table(3, expansion=True).king(0, "france").king(0, "aragon").tableau(1, "kappeler_milchsuppe")
        if silenced:
            t.bishop("kappeler_milchsuppe", "R")
        return t.active("imperial")

    p = imperial(silenced=False).act()
    assert p.may("declare", "victory:imperial")
    p.answer("pass")
    assert p.why_not("declare", "victory:imperial") == "PR-21.3"
    assert imperial(silenced=True).act().answer("pass").may("declare", "victory:imperial")


def test_pr_21_4_a_comet_may_reactivate_a_victory() -> None:
    t = a_table(2, expansion=True).active("holy").market("west", "luther", "regiomontanus").florins(0, 1)
    p = play(t, "hermeticism").answer("light", "victory:holy").answer("buy", "card:regiomontanus")
    assert p.may("activate", "victory:holy")


def test_pr_21_6_the_torch_is_optional_announced_separately_and_burns_all_the_same() -> None:
    t = a_table(2, expansion=True).active("imperial")
    p = play(t, "european_union")
    assert p.prompt == "one-shot"
    p.answer("decline")
    assert p.prompt == "torch"
    p.answer("decline")
    assert p.state.victories == [0, 1, 0, 0]
    t = a_table(3, expansion=True).active("imperial").king(0, "france").king(0, "aragon")
    p = play(t, "kappeler_milchsuppe").answer("decline").answer("done")
    assert p.why_not("declare", "victory:imperial") == "PR-21.3", "whether or not it was triggered"


def test_pr_21_6_the_torch_is_resolved_after_the_other_one_shot() -> None:
    t = a_table(2, expansion=True).active("imperial")
    p = (
        play(t, "european_union")
        .answer("apostasy", "card:european_union")
        .answer("light", "victory:imperial")
    )
    told = [h.key for h in p.game.history() if isinstance(h, Event)]
    assert [key for key in told if key in ("apostasy", "torch")] == ["apostasy", "torch"]


# ---- hidden information -----------------------------------------------------------------------------------------------
def test_pr_23_1_re_dealing_keeps_what_is_known_and_deals_the_rest_anew() -> None:
    """PR-23.1, PR-2.5 The comets stay among the lowest fourteen cards; seen cards stay where they are."""
    differs = 0
    for seed in range(6):
        g = new(2 + seed % 3, seed, expert=bool(seed & 1), expansion=bool(seed & 2))
        before, market = [list(d) for d in g.deck], [list(r) for r in g.market]
        redeal(g, 0, Chance(str(seed)))
        assert DEFINITION.invariants(g) == []
        assert g.market == market
        for side in (EAST, WEST):
            assert len(g.deck[side]) == len(before[side])
            comets = [i for i, c in enumerate(g.deck[side]) if c in COMETS]
            assert len(comets) == 2
            assert max(comets) < 14
            assert {c for c in g.deck[side] if c in COMETS} == {c for c in before[side] if c in COMETS}
        differs += any(set(g.deck[side]) != set(before[side]) for side in (EAST, WEST))
    assert differs == 6


def test_pr_20_3_re_dealing_does_not_betray_which_western_cards_went_east() -> None:
    """PR-20.3, PR-23.1 How many are unseen is known, which ones is not."""

    def strangers(g: PaxRenaissance) -> set[int]:
        return {c for c in g.deck[EAST] + g.unused[EAST] if CARDS[c - N_EMPIRES].colour == WEST}

    others = 0
    for seed in range(4):
        g = new(2, seed, expert=True)
        before = strangers(g)
        redeal(g, 0, Chance(str(seed)))
        assert len(strangers(g)) == len(before)
        others += strangers(g) != before
    assert others == 4


def test_pr_23_1_under_astrology_the_top_cards_are_known() -> None:
    for seed in range(4):
        g = new(2, seed, astrology=True)
        tops = [deck[-1] for deck in g.deck]
        redeal(g, 1, Chance(str(seed)))
        assert [deck[-1] for deck in g.deck] == tops


def test_pr_23_1_a_comet_on_top_is_known_under_astrology() -> None:
    t = a_table(2, astrology=True).deck("west", "regiomontanus", "luther", "halleys_comet_excommunicated")
    redeal(t.g, 0, Chance("5"))
    assert t.g.deck[WEST][-1] == CARD["regiomontanus"]
    assert sum(c in COMETS for c in t.g.deck[WEST]) == 2


def test_pr_23_2_the_face_down_card_is_public_knowledge() -> None:
    """PR-23.2 Its florins can be taken: it is named like any other card."""
    t = a_table(2).market("west", "luther", "cromwell", gold=[1, 1]).tableau(0, "gutenberg")
    p = t.act().answer("ops", "ops:west").answer("use", "card:gutenberg", "op:commerce-west")
    assert p.may("take", "card:luther")


def hands_seen(hands: str) -> list[bool]:
    """Whether seat 1 sees the card in seat 0's hand, and seat 0 its own."""
    p = a_table(2, hands=hands).hand(0, "luther").act()
    out = []
    for seat in (1, 0):
        row = next(r for r in p.game.scene(seat).rows if r.kind == "hand" and r.seat == 0)
        assert row.count == 1
        out.append(any(c.id == "card:luther" and not c.face_down for c in row.cards))
    return out


def test_pr_23_3_hands_are_open_by_default_and_hidden_by_option() -> None:
    assert hands_seen("open") == [True, True]
    assert hands_seen("hidden") == [False, True]


def test_pr_23_4_everything_else_is_public() -> None:
    """PR-23.4 Two seats' scenes of a random position differ in nothing but the question."""
    rng = random.Random(3)
    game = begin(DEFINITION, 3, 3)
    for _ in range(60):
        game.answer(game.questions[0], rng.choice(game.questions[0].answers))
        a, b = game.scene(0), game.scene(1)
        for scene in (a, b):
            scene.question, scene.seat = None, None
            scene.rows.sort(key=lambda row: row.id)
        assert a == b
