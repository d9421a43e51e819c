"""PR-10.1 Inquisitor, PR-16 Theocracies, PR-17 Bishops, PR-18 Abilities."""

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.games.pax_renaissance.queries.abilities import count_ability
from theatrum.games.pax_renaissance.queries.counts import prestige
from theatrum.games.pax_renaissance.rules.tableau import discard
from theatrum.games.pax_renaissance.tables import (
    ABILITY,
    CARD,
    CARDS,
    CATHOLIC,
    ITEM,
    N_EMPIRES,
    UNLIMITED_HAND,
)


def inquire(t: Table, card: str, colour: str) -> Playing:
    """Use an inquisitor op of a western card of seat 0."""
    return t.act().answer("ops", "ops:west").answer("use", f"card:{card}", f"op:inquisitor-{colour}")


def test_pr_10_1_a_bishop_of_the_shown_colour_moves_in_any_tableau() -> None:
    t = a_table(2).tableau(0, "antipope").tableau(1, "luther", "cromwell").bishop("luther", "R")
    t.tableau(1, "the_bold").bishop("the_bold", "W")
    p = inquire(t, "antipope", "red")
    assert p.offered("move") == {"card:cromwell"}, "the neighbour; England does not match HRE"
    p.answer("move", "card:cromwell")
    assert p.bishop("cromwell") == "R"
    assert p.bishop("the_bold") == "W"


def test_pr_10_1_not_across_the_player_card_but_location_may_change_sides_and_tableaus() -> None:
    t = (
        a_table(2)
        .tableau(0, "the_kremlin")
        .tableau(0, "luther", "antipope")
        .tableau(1, "the_last_knight", "cromwell")
    )
    p = inquire(t.bishop("luther", "R"), "antipope", "red")
    assert p.offered("move") == {"card:antipope", "card:the_kremlin", "card:the_last_knight"}
    assert p.why_not("move", "card:cromwell") == "PR-10.1"
    p.answer("move", "card:the_kremlin")
    assert p.bishop("the_kremlin") == "R"


def test_pr_10_1_which_bishop_is_the_players_choice() -> None:
    t = a_table(2).tableau(0, "antipope", "luther").tableau(1, "cromwell", "the_bold")
    p = inquire(t.bishop("luther", "R").bishop("cromwell", "R"), "antipope", "red")
    assert p.offered("send") == {"card:luther", "card:cromwell"}


# ---- theocracies ----------------------------------------------------------------------------------------------------
def test_pr_16_1_a_theocracy_is_a_matter_of_the_map_card() -> None:
    for republic in (False, True):
        g = a_table(2).king(0, "papal_states", republic=republic).g
        assert g.religion(7) == 0
    assert a_table(2).g.religion(0) == -1
    assert a_table(2).face("england", "reformist").g.religion(0) == 2


def test_pr_16_2_other_regime_changes_do_not_turn_map_cards() -> None:
    t = (
        a_table(2)
        .king(1, "papal_states")
        .concession("aragon__papal_states", 0)
        .tableau(0, "sindicat_remenca")
    )
    p = t.act().answer("ops", "ops:west").answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.holder("papal_states") == 0
    assert p.state.face == [0] * 10


# ---- bishops --------------------------------------------------------------------------------------------------------
def test_pr_17_1_bishops_enter_by_agents_and_stand_on_tableau_cards_only() -> None:
    p = a_table(2).hand(0, "peters_pence").act().answer("play", "card:peters_pence")
    assert p.offered("put") == {("token:bishop-white", "card:peters_pence")}
    p.answer("put", "token:bishop-white", "card:peters_pence")
    assert p.state.bishops == {CARD["peters_pence"]: 0}


def test_pr_17_2_a_stack_is_one_card_and_the_host_is_named_by_its_own_location() -> None:
    t = a_table(2).king(1, "france", queen="anne_of_brittany").vassal("england", "france").hand(0, "antipope")
    p = t.act().answer("play", "card:antipope")
    assert {card for _, card in p.offered("put")} == {
        "card:antipope",
        "empire:france",
        "card:anne_of_brittany",
    }
    p.answer("put", "token:bishop-red", "card:anne_of_brittany")
    assert p.bishop("anne_of_brittany") == "R"


def test_pr_17_2_as_neighbour_any_member_may_be_the_host_and_inside_the_stack_it_can_not_move() -> None:
    t = a_table(2).king(0, "france").vassal("hungary", "france").tableau(0, "cromwell", "antipope")
    p = inquire(t.bishop("cromwell", "R"), "antipope", "red")
    assert p.offered("move") == {"empire:france", "empire:hungary", "card:antipope"}
    t = a_table(2).king(0, "france").vassal("hungary", "france").tableau(0, "cromwell", "antipope")
    p = inquire(t.bishop("hungary", "R"), "antipope", "red")
    assert p.offered("move") == {"card:cromwell", "card:antipope"}, "next to it, and by France's location"
    assert p.why_not("move", "empire:france") == "PR-17.2"


def test_pr_17_2_the_location_of_a_stack_is_the_union_of_its_members() -> None:
    t = (
        a_table(2)
        .king(0, "france")
        .vassal("hungary", "france")
        .tableau(1, "pospolite_ruszenie")
        .tableau(0, "antipope")
    )
    p = inquire(t.bishop("france", "R"), "antipope", "red")
    assert "card:pospolite_ruszenie" in p.offered("move")


def test_pr_17_3_a_bishop_entering_an_occupied_stack_kills_both() -> None:
    t = a_table(2).king(1, "france").vassal("england", "france").bishop("england", "W").hand(0, "antipope")
    p = t.repressed("france", "Wk").act().answer("play", "card:antipope")
    p.answer("put", "token:bishop-red", "empire:france")
    assert p.state.bishops == {}
    assert p.state.bishop_supply == [5, 5, 5]
    assert p.prompt == "act", "and there is no pacification"


def test_pr_17_4_on_entering_one_repressed_token_of_the_stack_may_be_killed() -> None:
    t = (
        a_table(2)
        .king(1, "france")
        .vassal("england", "france")
        .repressed("england", "Wk", 0)
        .repressed("france", "Br", "Br")
    )
    p = (
        t.hand(0, "antipope")
        .act()
        .answer("play", "card:antipope")
        .answer("put", "token:bishop-red", "empire:france")
    )
    assert p.prompt == "pacify"
    assert p.offered("pacify") == {
        ("token:rook-black", "empire:france"),
        ("token:knight-white", "empire:england"),
        ("token:cube-fugger", "empire:england"),
    }
    assert p.may("pass")
    p.answer("pacify", "token:rook-black", "empire:france")
    assert p.on("france") == ["Br"]
    assert p.state.florins[0] == 0
    assert p.prompt == "act", "one per entry"


def test_pr_17_5_silenced_ops_and_abilities_but_never_prestige() -> None:
    t = a_table(2).tableau(0, "gutenberg", "jesuits").market("west", "luther", gold=[1])
    assert count_ability(t.g, 0, UNLIMITED_HAND) == 1
    t.bishop("gutenberg", "R").bishop("jesuits", "R")
    assert count_ability(t.g, 0, UNLIMITED_HAND) == 0
    assert prestige(t.g, 0)[CATHOLIC] == 1
    assert not t.act().may("ops", "ops:west")


def test_pr_17_6_a_bishop_goes_with_its_host() -> None:
    t = a_table(2).king(0, "france", queen="anne_of_brittany").bishop("anne_of_brittany", "R")
    p = t.tableau(1, "jesuits").act().answer("sell", "empire:france")
    assert p.state.bishops == {}
    assert p.state.bishop_supply == [5, 5, 5]


def test_pr_17_6_op_33_a_queen_or_vassal_discarded_alone_leaves_the_bishop_on_the_king() -> None:
    for member, noun in (("anne_of_brittany", "card:anne_of_brittany"), ("england", "empire:england")):
        t = (
            a_table(2)
            .king(0, "france", queen="anne_of_brittany")
            .vassal("england", "france")
            .bishop(member, "R")
        )
        discard(t.g, ITEM[noun])
        assert list(t.g.bishops) == [ITEM["empire:france"]]
        assert t.g.bishop_supply == [5, 5, 4]


def test_pr_17_6_op_33_taken_by_a_vote_the_king_keeps_the_bishop_that_stood_on_his_queen() -> None:
    t = a_table(2).king(1, "france", queen="anne_of_brittany").bishop("anne_of_brittany", "R")
    t.concession("england__france", 0).tableau(0, "sindicat_remenca")
    p = t.act().answer("ops", "ops:west").answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.holder("france") == 0
    assert p.bishop("france") == "R"


def test_pr_17_7_the_bishop_stays_with_its_host_when_another_member_leaves() -> None:
    t = (
        a_table(2)
        .king(1, "france")
        .vassal("england", "france")
        .bishop("france", "R")
        .concession("england__portugal", 0)
    )
    p = t.tableau(0, "sindicat_remenca").act().answer("ops", "ops:west")
    p.answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.holder("england") == 0
    assert p.bishop("france") == "R"
    assert p.bishop("england") == ""


def test_pr_17_7_the_bishop_moves_and_flips_with_its_host() -> None:
    t = (
        a_table(2)
        .king(0, "france")
        .bishop("france", "R")
        .concession("england__france", 0)
        .tableau(0, "sindicat_remenca")
    )
    p = t.act().answer("ops", "ops:west").answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.is_republic("france")
    assert p.bishop("france") == "R"


# ---- abilities --------------------------------------------------------------------------------------------------------
def test_pr_18_1_an_ability_works_only_in_a_tableau() -> None:
    t = a_table(2).hand(0, "gutenberg", "luther").market("west", "cromwell", "jesuits").florins(0, 5)
    p = t.act()
    assert not p.offered("buy"), "Gutenberg in hand does not help"
    p = a_table(2).tableau(0, "gutenberg").hand(0, "antipope", "luther").market("west", "cromwell", "jesuits")
    p = p.florins(0, 5).act()
    assert p.offered("buy") == {"card:jesuits"}
    assert p.answer("buy", "card:jesuits").state.hand[0][-1] == CARD["jesuits"]


def test_pr_18_2_the_eight_ability_cards() -> None:
    numbers = sorted(c.number for c in CARDS if ABILITY[c.item])
    assert numbers == [40, 42, 46, 49, 70, 71, 83, 116]
    assert not any(ABILITY[c.item] for c in CARDS if c.expansion)
    assert not any(ABILITY[:N_EMPIRES])


def a_crusade(*tableau: str) -> Table:
    """Heretics in Hungary; white rooks in Modon and Venice, a black one in Rhodes."""
    t = a_table(2).tableau(0, *tableau).token("varna", "Rk").token("modon", "Wr").token("venice", "Wr")
    return t.token("rhodes", "Br").token("constantinople", "Wk")


def test_pr_18_3_the_knights_of_rhodes_let_white_rooks_join_a_crusade_next_to_them() -> None:
    t = a_crusade("knights_hospitaller").hand(0, "holy_land_crusade").token("cairo", "Br")
    p = t.act().answer("play", "card:holy_land_crusade").answer("war", "place:mamluk")
    assert p.prompt == "rhodes"
    assert p.offered("join") == {"city:modon"}, "the Papal States are not adjacent to Mamluk"
    p.answer("join", "city:modon")
    assert p.args_of("clash") == [{"attack": 4, "defence": 1}], "two agents, a knight, a rook"


def test_pr_18_3_joining_is_optional_and_needs_the_card_in_the_own_tableau() -> None:
    t = a_crusade("knights_hospitaller").hand(0, "holy_land_crusade").token("cairo", "Br")
    p = t.act().answer("play", "card:holy_land_crusade").answer("war", "place:mamluk").answer("done")
    assert p.args_of("clash") == [{"attack": 3, "defence": 1}]
    t = a_crusade().tableau(1, "knights_hospitaller").hand(0, "holy_land_crusade").token("cairo", "Br")
    p = t.act().answer("play", "card:holy_land_crusade").answer("war", "place:mamluk")
    assert p.prompt == "losses"


def test_pr_18_4_is_tested_with_the_rules_it_names() -> None:
    """PR-18.4 Cape of Good Hope PR-11.7, sell for four PR-8.6, hand limit PR-6.5, urbanisation PR-13.12: cumulative."""
    t = a_table(2).tableau(0, "gutenberg", "hoechstetter_bank")
    assert count_ability(t.g, 0, UNLIMITED_HAND) == 2
    t.bishop("gutenberg", "W")
    assert count_ability(t.g, 0, UNLIMITED_HAND) == 1
