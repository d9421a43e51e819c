"""PR-19 Prestige, comets, victory, end of game; PR-16.3."""

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.games.pax_renaissance.queries.counts import (
    bishops_in_play,
    concessions,
    faithful,
    prestige,
    supreme_religion,
)
from theatrum.games.pax_renaissance.rules.victory import fulfils
from theatrum.games.pax_renaissance.tables import (
    CATHOLIC,
    DISCOVERY,
    GLOBALISATION,
    HOLY,
    IMPERIAL,
    ISLAMIC,
    LAW,
    PATRON,
    PRESTIGE,
    RENAISSANCE,
    VICTORIES,
)


def test_pr_19_1_there_are_six_kinds_of_prestige() -> None:
    assert PRESTIGE == ("catholic", "islamic", "reformist", "law", "discovery", "patron")


def test_pr_19_2_prestige_counts_in_the_whole_tableau_vassals_and_silenced_cards_included() -> None:
    t = a_table(2).tableau(0, "gonfalonier", "jesuits").king(0, "france").vassal("papal_states", "france")
    t.bishop("gonfalonier", "R").hand(0, "grand_inquisitor")
    mine = prestige(t.g, 0)
    assert (mine[CATHOLIC], mine[PATRON], mine[LAW]) == (2, 2, 1)
    t = a_table(2).king(0, "mamluk").republic(0, "ottoman")
    assert prestige(t.g, 0)[ISLAMIC] == 1, "the visible side counts"
    assert prestige(t.g, 0)[PATRON] == 1


def test_pr_19_3_old_maids_count_for_victory_checks() -> None:
    t = a_table(2).maid(0, "mary_the_rich").tableau(0, "gutenberg").republic(0, "france")
    assert fulfils(t.g, 0, RENAISSANCE), "two law prestige, one of them the maid's"
    assert prestige(t.g, 0, maids=False)[LAW] == 1


# ---- holy -----------------------------------------------------------------------------------------------------------
def test_pr_19_4_supremacy_needs_more_bishops_and_more_faithful_than_both_others_together() -> None:
    def a_church(white: int, others: str, white_tokens: int, black_tokens: int) -> Table:
        t = a_table(2)
        for colour, card in zip(
            "W" * white + others, ("luther", "cromwell", "the_bold", "jesuits"), strict=False
        ):
            t.tableau(1, card).bishop(card, colour)
        t.face("portugal", "catholic")
        for city in ("venice", "toledo", "granada")[:white_tokens]:
            t.token(city, "Wk")
        for city in ("cairo", "cyprus")[:black_tokens]:
            t.token(city, "Bk")
        return t

    assert supreme_religion(a_church(2, "B", 2, 1).g) == CATHOLIC
    assert supreme_religion(a_church(2, "BR", 2, 1).g) == -1, "as many bishops as both others"
    assert supreme_religion(a_church(2, "B", 2, 2).g) == -1, "as many faithful"
    assert supreme_religion(a_church(0, "", 2, 0).g) == -1, "no bishop at all"


def test_pr_16_3_only_tokens_in_theocracies_of_their_own_religion_count() -> None:
    """PR-16.3, PR-19.4 A black knight in Venice and a white one in medieval London count for nothing."""
    t = (
        a_table(2)
        .token("venice", "Bk")
        .token("london", "Wk")
        .king(0, "papal_states")
        .repressed("papal_states", "Wk")
    )
    assert faithful(t.g) == [0, 0, 0]
    t.token("cairo", "Br").token("cyprus", "Wr")
    assert faithful(t.g) == [0, 1, 0]


def test_pr_19_4_a_pirate_counts_once_though_it_lies_between_two_theocracies() -> None:
    t = (
        a_table(2)
        .face("aragon", "catholic")
        .pirate("aragon__papal_states", "Wp")
        .pirate("ottoman__papal_states", "Wp")
    )
    assert faithful(t.pirate("mamluk__ottoman", "Wp").g) == [2, 0, 0]


def test_pr_19_4_the_winner_needs_more_prestige_of_the_supreme_religion_than_everybody_else() -> None:
    t = a_table(3).token("venice", "Wk").tableau(0, "jesuits").bishop("jesuits", "W").tableau(1, "luther")
    assert fulfils(t.g, 0, HOLY)
    assert not fulfils(t.g, 1, HOLY)
    t.tableau(2, "peters_pence")
    assert not fulfils(t.g, 0, HOLY)


# ---- the others -----------------------------------------------------------------------------------------------------
def test_pr_19_5_imperial_needs_two_kings_more_three_with_two_players() -> None:
    t = (
        a_table(3)
        .king(0, "france")
        .vassal("england", "france")
        .king(0, "aragon")
        .king(1, "mamluk")
        .republic(0, "ottoman")
    )
    assert fulfils(t.g, 0, IMPERIAL)
    t = a_table(2).king(0, "france").vassal("england", "france").king(0, "aragon").king(1, "mamluk")
    assert not fulfils(t.g, 0, IMPERIAL)
    assert fulfils(t.king(0, "hungary").g, 0, IMPERIAL)


def test_pr_19_5_globalisation_needs_two_concessions_more_and_more_discovery() -> None:
    def a_net(mine: int, cards: tuple[str, ...]) -> Table:
        t = a_table(2).concession("england__france", 1).king(0, "france").repressed("france", 0, 0)
        for border in ("england__portugal", "aragon__portugal", "aragon__france")[:mine]:
            t.concession(border, 0)
        return t.tableau(0, *cards)

    assert fulfils(a_net(3, ("india_armada",)).g, 0, GLOBALISATION)
    assert not fulfils(a_net(2, ("india_armada",)).g, 0, GLOBALISATION), "serfs do not count"
    assert not fulfils(a_net(3, ()).g, 0, GLOBALISATION)
    assert not fulfils(a_net(3, ("india_armada",)).tableau(1, "almeida_armada").g, 0, GLOBALISATION)
    assert concessions(a_net(3, ()).g, 0) == 3
    assert prestige(a_net(3, ("india_armada",)).g, 0)[DISCOVERY] == 1


def test_pr_19_5_renaissance_needs_more_republics_and_two_law_more() -> None:
    t = a_table(2).republic(0, "france").tableau(0, "gutenberg", "the_hidden")
    assert fulfils(t.g, 0, RENAISSANCE)
    assert not fulfils(a_table(2).republic(0, "france").tableau(0, "gutenberg").g, 0, RENAISSANCE)
    assert not fulfils(t.republic(1, "byzantium").g, 0, RENAISSANCE)


def test_pr_19_6_a_victory_is_declared_if_active_and_fulfilled_and_ends_the_game() -> None:
    t = a_table(2).republic(0, "france").tableau(0, "gutenberg", "the_hidden")
    p = t.act()
    assert not p.offered("declare")
    assert p.why_not("declare", "victory:renaissance") == "PR-19.6"
    t = (
        a_table(2)
        .republic(0, "france")
        .tableau(0, "gutenberg", "the_hidden")
        .active("renaissance", "imperial")
    )
    p = t.act()
    assert p.offered("declare") == {"victory:renaissance"}
    assert p.why_not("declare", "victory:imperial") == "PR-19.6"
    p.answer("declare", "victory:renaissance")
    assert p.over
    assert p.game.result is not None
    assert p.game.result.winners == (0,)
    assert p.game.result.ending == "renaissance"
    assert p.game.result.scores == (1, 0)


def test_pr_19_7_a_comet_at_column_0_has_no_effect_in_a_fair() -> None:
    p = a_table(2).market("west", "regiomontanus").act().answer("fair", "fair:west")
    assert p.gone("regiomontanus")
    assert p.prompt == "act"
    assert p.state.victories == [0, 0, 0, 0]


# ---- patron ---------------------------------------------------------------------------------------------------------
def last_refresh(t: Table) -> Playing:
    """Both decks are empty after this turn."""
    return t.act().answer("pass").answer("pass")


def test_pr_19_8_when_both_decks_are_empty_most_patron_prestige_wins() -> None:
    t = a_table(3).tableau(1, "gonfalonier").tableau(0, "luther").florins(0, 50)
    p = last_refresh(t)
    assert p.over
    assert p.game.result is not None
    assert p.game.result.winners == (1,)
    assert p.game.result.ending == "patron"
    assert p.game.result.scores == (0, 1, 0)


def test_pr_19_8_ties_go_to_the_most_florins_then_are_shared() -> None:
    p = last_refresh(
        a_table(3).tableau(0, "duke_of_milan").tableau(1, "gonfalonier").florins(1, 3).florins(2, 9)
    )
    assert p.game.result is not None
    assert p.game.result.winners == (1,)
    p = last_refresh(
        a_table(3).tableau(0, "duke_of_milan").tableau(1, "gonfalonier").florins(0, 3).florins(1, 3)
    )
    assert p.game.result is not None
    assert p.game.result.winners == (0, 1)


def test_pr_19_8_one_card_left_in_a_deck_keeps_the_game_going() -> None:
    full = ("luther", "cromwell", "jesuits", "antipope", "the_bold", "gutenberg")
    other = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")
    t = a_table(2).market("west", *full).market("east", *other).deck("east", "black_army")
    assert not last_refresh(t).over
    t = a_table(2).market("west", *full).market("east", *other)
    assert last_refresh(t).over


def test_pr_19_8_by_the_other_reading_the_market_must_be_short() -> None:
    """PR-20.5 patron_end = cannot_refill."""
    full = ("luther", "cromwell", "jesuits", "antipope", "the_bold", "gutenberg")
    other = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")
    t = a_table(2, patron_end="cannot_refill").market("west", *full).market("east", *other).florins(1, 1)
    p = last_refresh(t)
    assert not p.over, "both decks are empty, but every position holds a card"
    p.answer("buy", "card:cromwell").answer("pass")
    assert p.over


def test_a_game_that_nobody_ends_is_scored_after_300_turns() -> None:
    """PR-19.8 [OP-30]"""
    full = ("luther", "cromwell", "jesuits", "antipope", "the_bold", "gutenberg")
    other = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")
    t = (
        a_table(2, capped=True)
        .market("west", *full)
        .market("east", *other)
        .deck("east", "black_army")
        .tableau(1, "gonfalonier")
    )
    p = t.act()
    for _ in range(600):
        assert not p.over
        p.answer("pass")
    assert p.over
    assert p.state.turn == 300
    assert p.game.result is not None
    assert (p.game.result.ending, p.game.result.winners) == ("aborted", (1,))


def test_bishops_in_play_are_counted_by_colour() -> None:
    """PR-19.4"""
    t = a_table(2).tableau(0, "luther", "jesuits", "antipope").bishop("luther", "R").bishop("jesuits", "R")
    assert bishops_in_play(t.bishop("antipope", "W").g) == [1, 0, 2]
    assert VICTORIES[HOLY] == "holy"
