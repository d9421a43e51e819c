"""PR-1 Components, PR-2 Setup."""

import pytest

from games.pax_renaissance.builders import a_table, new
from theatrum.core.beginning import begin
from theatrum.core.state import Rolled
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.tables import (
    BANKS,
    BISHOP_LIMIT,
    BORDERS,
    CARD,
    CARDS,
    COMETS,
    CUBE,
    EAST,
    EMPIRES,
    EMPORIA,
    EMPORIUM,
    MEDIEVAL,
    N_EMPIRES,
    OPS,
    PLACE,
    PLACES,
    RELIGIONS,
    SLOT,
    SLOTS,
    TOKEN_LIMIT,
    VICTORIES,
    WEST,
)


def test_pr_1_1_there_are_33_and_55_ordinary_cards_and_two_comets_each() -> None:
    base = [c for c in CARDS if not c.expansion]
    for side, ordinary in ((EAST, 33), (WEST, 55)):
        assert sum(c.colour == side and not c.is_comet for c in base) == ordinary
        assert sum(c.colour == side and c.is_comet for c in base) == 2
    assert (len(EMPIRES), len(PLACES), len(BANKS), len(VICTORIES)) == (10, 10, 4, 4)


def test_pr_1_2_the_supply_of_tokens_is_limited() -> None:
    assert TOKEN_LIMIT == (10, 7, 7, 10, 7, 7)
    assert BISHOP_LIMIT == (5, 5, 5)
    assert [b.cubes for b in BANKS] == [10] * 4
    assert sum(not e.open_at_start for e in EMPORIA if e.row == WEST) == 1
    assert sum(not e.open_at_start for e in EMPORIA if e.row == EAST) == 2


def test_pr_1_3_florins_are_unlimited_and_everybodys_are_seen_by_all() -> None:
    """PR-1.3, PR-23.4 A hundred florins are no problem; a spectator sees them."""
    act = a_table(2).florins(1, 150).act()
    panels = act.game.scene(None).panels
    assert any(stat.value == 150 for stat in panels[1].stats)


def test_pr_1_4_nothing_can_be_done_to_a_player_card() -> None:
    """PR-1.4 It is no item at all: not sold, not beheaded, no host for a bishop."""
    act = a_table(2).king(0, "aragon", queen="isabella_of_castille").act()
    nouns = [part for answer in act.answers for part in answer if isinstance(part, str)]
    assert not [n for n in nouns if n.startswith("bank:")]


def test_pr_1_5_an_empire_enters_a_tableau_king_side_up() -> None:
    act = a_table(2).republic(1, "france").concession("england__france", 0).tableau(0, "flanders_guild").act()
    act.answer("ops", "ops:west").answer("use", "card:flanders_guild", "op:vote-west")
    assert act.holder("france") == 0
    assert not act.is_republic("france")


def test_pr_1_6_a_card_has_agents_prestige_ops_ability_one_shot_location_and_colour() -> None:
    card = CARDS[CARD["duchy_of_ferrara"] - N_EMPIRES]
    assert card.location == PLACE["papal_states"]
    assert card.colour == WEST
    assert [OPS[o].id for o in card.ops] == ["siege", "commerce-west"]
    assert card.prestige == (0, 0, 0, 0, 0, 1)
    assert card.piece == "rook"
    assert card.ability
    assert card.one_shot


def test_pr_1_7_eight_map_cards_start_medieval_and_two_as_theocracies() -> None:
    starts = {p.id: p.faces[0] for p in PLACES if p.faces[0] != MEDIEVAL}
    assert starts == {"papal_states": RELIGIONS.index("catholic"), "mamluk": RELIGIONS.index("islamic")}
    assert all(p.faces[1] not in (MEDIEVAL, p.faces[0]) for p in PLACES)
    for place in PLACES:
        capitals = {SLOTS[s].city for s in place.slots if SLOTS[s].capital}
        assert len(capitals) == 1


def test_pr_1_8_one_white_and_one_black_emporium_are_uncovered() -> None:
    white = {e.id for e in EMPORIA if e.row == WEST}
    black = {e.id for e in EMPORIA if e.row == EAST}
    assert white == {"trebizond", "spice_islands"}
    assert black == {"tana", "novgorod", "timbuktu"}
    assert new().emporium == [EMPORIUM["tana"], EMPORIUM["trebizond"]]


def test_pr_1_9_the_four_victory_cards_start_inactive() -> None:
    assert new().victories == [0, 0, 0, 0]
    assert len(COMETS) == 4


def test_pr_1_10_both_faces_of_every_map_card_are_public() -> None:
    """PR-1.10 The scene tells a spectator what the reverse shows."""
    scene = begin(DEFINITION, 2, 1).scene(None)
    plate = next(s for s in scene.boards[0].spaces if s.id == "place:aragon")
    assert any(line.key == "plate-reverse" for line in plate.lines)


def test_pr_2_1_ten_map_cards_in_two_rows_with_thirteen_borders() -> None:
    grid = {(p.row, p.column): p.id for p in PLACES}
    north = [grid[0, c] for c in range(5)]
    south = [grid[1, c] for c in range(5)]
    assert north == ["england", "france", "holy_roman_empire", "hungary", "byzantium"]
    assert south == ["portugal", "aragon", "papal_states", "ottoman", "mamluk"]
    assert len(BORDERS) == 13
    assert new().face == [0] * 10


def test_pr_2_2_three_emporia_are_covered_at_the_start() -> None:
    g = new()
    covered = {e.id for e in EMPORIA if g.emporium[e.row] != e.index}
    assert covered == {"timbuktu", "novgorod", "spice_islands"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_2_3_everyone_gets_a_bank_and_a_concession_on_its_border(players: int) -> None:
    start = {
        "fugger": "france__holy_roman_empire",
        "medici": "aragon__papal_states",
        "coeur": "mamluk__ottoman",
        "marchionni": "england__portugal",
    }
    g = new(players)
    assert len(set(g.bank)) == players
    cubes = {BORDERS[b].id: token for b, token in enumerate(g.border) if token >= 0}
    assert cubes == {start[BANKS[bank].id]: CUBE + seat for seat, bank in enumerate(g.bank)}
    assert g.supply[CUBE:] == [9] * players
    assert len({tuple(new(players, seed).bank) for seed in range(12)}) > 1, "the cards are dealt at random"


def test_pr_2_4_each_capital_has_the_token_of_its_icon() -> None:
    g = new()
    there = {SLOTS[s].noun[5:]: token for s, token in enumerate(g.city) if token >= 0}
    assert there == {
        "london": 3,
        "paris": 0,
        "vienna": 3,
        "buda": 0,
        "tana": 1,
        "toledo": 0,
        "valencia": 0,
        "venice": 0,
        "cairo": 4,
        "constantinople_1": 4,
        "constantinople_2": 1,
        "constantinople_3": 1,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pr_2_5_the_comets_are_among_the_lowest_fourteen_of_each_deck(players: int) -> None:
    for seed in range(5):
        g = new(players, seed)
        for side in (EAST, WEST):
            assert len(g.deck[side]) == 12 + 2 + 4 * players - 6
            comets = [i for i, card in enumerate(g.deck[side]) if card in COMETS]
            assert len(comets) == 2
            assert max(comets) < 14
            assert not set(g.unused[side]) & COMETS


def test_pr_2_5_the_comets_are_shuffled_in() -> None:
    places = {
        new(2, seed).deck[side].index(c)
        for seed in range(20)
        for side in (0, 1)
        for c in new(2, seed).deck[side]
        if c in COMETS
    }
    assert len(places) > 7
    assert max(places) < 14


def test_pr_2_6_six_cards_of_each_deck_lie_in_the_market_the_first_face_down() -> None:
    game = begin(DEFINITION, 3, 4)
    g = game.state
    assert all(len(row) == 6 and min(row) >= N_EMPIRES for row in g.market)
    for side in (EAST, WEST):
        assert all(CARDS[c - N_EMPIRES].colour == side for c in g.market[side])
    bought = [a[1] for a in game.questions[0].answers if a[0] == "buy"]
    first = [CARDS[row[0] - N_EMPIRES].noun for row in g.market]
    assert bought
    assert not set(bought) & set(first)


def test_pr_2_7_all_empires_are_in_the_stack() -> None:
    assert new().holder == [-1] * 10


def test_pr_2_8_fugger_starts_and_florins_grow_clockwise() -> None:
    seen = set()
    for seed in range(12):
        for players in (2, 3, 4):
            g = new(players, seed)
            fugger = [s for s, b in enumerate(g.bank) if BANKS[b].id == "fugger"]
            if fugger:
                assert g.active == fugger[0]
            else:
                seen.add((players, g.active))
            assert [g.florins[s] for s in g.seats_in_turn()] == [3, 4, 5, 6][:players]
            assert g.hand == [[] for _ in range(players)]
    assert {s for p, s in seen if p == 2} == {0, 1}, "without Fugger the starter is random"


def test_pr_2_9_astrology_shows_the_next_card_of_each_deck() -> None:
    """PR-2.9, PR-20.1"""
    hidden, shown = (begin(DEFINITION, 2, 1, {"astrology": astrology}) for astrology in (False, True))
    decks = [row for row in shown.scene(None).rows if row.kind == "deck"]
    tops = [CARDS[deck[-1] - N_EMPIRES].noun for deck in shown.state.deck]
    assert [row.cards[0].id for row in decks] == tops
    assert all(not row.cards for row in hidden.scene(None).rows if row.kind == "deck")


def test_set_up_is_chance_and_everything_else_is_not() -> None:
    """PR-23.4 Randomness occurs only in setup."""
    import random

    rng = random.Random(1)
    game = begin(DEFINITION, 3, 9)
    rolled = sum(isinstance(h, Rolled) for h in game.history())
    while not game.over:
        game.answer(game.questions[0], rng.choice(game.questions[0].answers))
    assert rolled > 0
    assert sum(isinstance(h, Rolled) for h in game.history()) == rolled


def test_capitals_are_where_the_slots_say() -> None:
    """PR-4.4 Constantinople holds three tokens, every other city one."""
    assert len([s for s in SLOTS if s.city == "constantinople"]) == 3
    others = [s.city for s in SLOTS if s.city != "constantinople"]
    assert len(others) == len(set(others)) == 25
    assert "city:constantinople_3" in SLOT
