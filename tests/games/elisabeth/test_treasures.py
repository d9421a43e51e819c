"""Treasures [E1-6.3, E1-11.0.11 – E1-11.0.13, E1-20.2, E1-20.7]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import CARD, answers, asked, give, laid_out, not_offered, passing, play, told
from games.elisabeth.court_builders import holding, of_kind
from theatrum.core.chance import Chance
from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.games.elisabeth.queries.bonuses import BONUS, usable_bonuses
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules.actions import ACTIONS, available
from theatrum.games.elisabeth.rules.cards import take_at_random, take_card, take_treasure
from theatrum.games.elisabeth.rules.command import begin_impulse
from theatrum.games.elisabeth.rules.treasures import (
    PHILIPPINES,
    discard_hands,
    playable,
    riches,
    rows_come_home,
)
from theatrum.games.elisabeth.scene import scene
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.table import EVENT_CP, NO_CP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    DIPLOMACY,
    ENGLAND,
    FRANCE,
    MAJORS,
    NAVAL,
    NOBODY,
    POWERS,
    SPAIN,
)
from theatrum.games.elisabeth.tables.treasures import CP, DRAW_CARD, SCIENCE_BONUS, TREASURES, VP


def types_offered(g: Elisabeth, power: int) -> set[int]:
    return {POWERS[power].actions[a.id].type for a in available(g, power)}


LAND = {"move_formation", "control_or_remove_unrest", "assault", "raise_regular", "raise_mercenary"}
PLOTS = {"gather_intelligence", "insert_agent", "assassination"}
ARTS = {"sponsor_artist", "sponsor_scientist"}
"""Lines of the power cards."""


def opening(power: int, treasure: int, turn: int, *answer: str) -> Game:
    """The power opens its impulse so, and holds nothing else but a treasure; nobody responds. There is heresy in Groningen,
    too: core presence forbids nothing."""
    g = holding(power, treasure)
    g.turn = turn
    g.set_religion(PLACE.by_id["groningen"], True)
    g.hand[power] = [CARD[answer[1].partition(":")[2]]]
    return passing(give(play(g, ("impulse", power)), *answer))


def buy(game: Game, *given: tuple[str, ...]) -> Game:
    for answer in given:
        passing(give(game, *answer))
    return game


def can_buy(game: Game) -> set[str]:
    """The lines of the power card that the CP may pay for."""
    return {action.id for action in available(game.state, game.state.active)}


def bought_now(game: Game) -> set[str]:
    """The lines of which something is offered."""
    return {action.id for action in ACTIONS if any(action.owns(answer) for answer in answers(game))}


def test_EX_11_a_a_treasure_buys_no_type_that_the_card_has_bought() -> None:
    """EX-11-a, E1-11.0.13 Spain plays Morisco Revolt for 3 CP: a galleon in Corunna and a point of influence on the Papacy.
    The treasure's 4 CP buy neither naval actions nor influence, but all else on the card; there is nobody to assault."""
    treasure = of_kind(CP, 4)
    game = opening(SPAIN, treasure, 3, "cp", "card:morisco_revolt")
    assert game.state.cp == 3
    buy(game, ("build", "ship:spain_galleon", "space:corunna"), ("influence", "power:papacy"))
    assert (asked(game), game.state.cp) == (("spain", "treasure"), 0)
    buy(game, ("treasure", TREASURES[treasure].noun))
    assert (asked(game), game.state.cp) == (("spain", "action"), 4)
    spanish = {"build_patrol", "preach", "english_catholic_rebellion"}
    open_lines = {*LAND, "build_fortress", "suppress_heresy", *spanish, *PLOTS, *ARTS}
    assert can_buy(game) == open_lines
    assert bought_now(game) == open_lines - {"assault"}


@pytest.mark.parametrize("turn, plots", [(2, set()), (3, PLOTS)])
def test_EX_11_e_after_a_mandatory_card_its_types_are_barred(turn: int, plots: set[str]) -> None:
    """EX-11-e, E1-11.0.13 With the 2 CP of the Treasure Fleet France sails and buys influence on Venice; the treasure's 3 CP
    buy neither, but land, defence against piracy, faith, patronage and, from turn 3, espionage."""
    treasure = of_kind(CP, 3)
    game = opening(FRANCE, treasure, turn, "event", "card:treasure_fleet")
    assert (asked(game), game.state.cp) == (("france", "action"), 2)
    buy(game, ("sail",), ("sail", "space:brest", "zone:english_channel"), ("done",))
    assert asked(game) == ("england", "sea-intercept")
    buy(game, ("pass",))
    assert (asked(game), game.state.cp) == (("france", "action"), 1)
    buy(game, ("influence", "power:venice"), ("treasure", TREASURES[treasure].noun))
    assert (asked(game), game.state.cp) == (("france", "action"), 3)
    open_lines = {*LAND, "build_fortress", "suppress_heresy", *PLOTS, *ARTS}
    assert can_buy(game) == open_lines
    assert bought_now(game) == open_lines - {"assault"} - PLOTS | plots


def test_EX_11_f_after_an_event_every_type_is_open() -> None:
    """EX-11-f, OP-11-3, E1-11.0.13 Whether it gave CP or not."""
    for source in (NO_CP, EVENT_CP):
        g = holding(FRANCE, of_kind(CP, 2), source=source, types=1 << NAVAL)
        game = give(play(g, ("treasure",)), "treasure", TREASURES[of_kind(CP, 2)].noun)
        assert {NAVAL, DIPLOMACY} <= types_offered(game.state, FRANCE)


def test_EX_11_h_points_of_card_and_treasure_are_never_added() -> None:
    """EX-11-h, E1-11.1.2, OP-11-2 One CP of a card is left, a treasure of 1 CP is in hand: no regular for 2, before the treasure
    or after it; a mercenary for 1 at any time."""

    def raised(game: Game) -> set[str]:
        return {str(a[1]) for a in answers(game) if a[0] == "raise"}

    g = holding(FRANCE, of_kind(CP, 1))
    g.cp = 1
    game = play(g, ("actions",), ("treasure",))
    assert (asked(game), game.state.cp) == (("france", "action"), 1)
    assert raised(game) == {"troop:france_mercenary"}
    assert not [a for a in answers(game) if a[0] == "treasure"]
    give(game, "stop")
    assert (asked(game), game.state.cp) == (("france", "treasure"), 0)
    give(game, "treasure", TREASURES[of_kind(CP, 1)].noun)
    assert (asked(game), game.state.cp) == (("france", "action"), 1)
    assert raised(game) == {"troop:france_mercenary"}
    g = holding(FRANCE)
    g.cp = 2
    assert "troop:france_regular" in raised(play(g, ("actions",)))


def test_E1_11_0_12_the_other_kinds() -> None:
    """E1-11.0.12, E1-6.3.1 A card for later, a science bonus, or a point for good."""
    g = holding(ENGLAND, of_kind(DRAW_CARD), of_kind(SCIENCE_BONUS), of_kind(VP))
    g.deck = [50, 51]
    game = give(play(g, ("treasure",)), "treasure", TREASURES[of_kind(DRAW_CARD)].noun)
    assert game.state.hand[ENGLAND] == game.state.fresh == [51]
    game = give(play(game.state, ("treasure",)), "treasure", TREASURES[of_kind(VP)].noun)
    assert game.state.bonus[ENGLAND] == {"treasure_vp": 1}
    assert of_kind(VP) not in the_new_world(game.state).spent
    game = give(play(game.state, ("treasure",)), "treasure", TREASURES[of_kind(SCIENCE_BONUS)].noun)
    bonus = answers(game)[0]
    assert asked(game) == ("england", "choose-bonus")
    assert ENGLAND in the_court(give(game, *bonus).state).bonuses


def test_E1_11_0_12_a_treasure_takes_no_bonus_from_its_owner() -> None:
    """E1-22.2.2, E1-11.0.12 What France has won by patronage is not to be had by a treasure."""
    g = holding(ENGLAND, of_kind(SCIENCE_BONUS))
    the_court(g).bonuses[BONUS.by_id["telescope"]] = FRANCE
    game = give(play(g, ("treasure",)), "treasure", TREASURES[of_kind(SCIENCE_BONUS)].noun)
    assert ("bonus", "bonus:telescope") not in answers(game)
    give(game, "bonus", "bonus:ravelin")
    assert BONUS.by_id["ravelin"] not in usable_bonuses(game.state, FRANCE)


def test_OP_22_20_no_treasure_for_a_bonus_if_none_is_left() -> None:
    """OP-22-20 It stays in hand; others can be played."""
    useless, money = of_kind(SCIENCE_BONUS), of_kind(CP, 1)
    g = holding(ENGLAND, useless, money)
    the_court(g).bonuses = [FRANCE] * len(the_court(g).bonuses)
    game = play(g, ("treasure",))
    assert answers(game) == [("pass",), ("treasure", TREASURES[money].noun)]
    why = not_offered(game, "treasure", TREASURES[useless].noun)
    assert why is not None
    assert why.key == "no-bonus-left"
    g.treasures[ENGLAND] = [useless]
    assert asked(play(g, ("treasure",))) is None


def test_E1_11_0_11_one_treasure_and_only_after_a_card() -> None:
    """E1-11.0.11, E1-11.0.8, EX-11-g, OP-11-1 Who has treasures but no card must pass."""
    g = holding(ENGLAND, of_kind(CP, 1), of_kind(CP, 2))
    game = give(play(g, ("treasure",)), "treasure", TREASURES[of_kind(CP, 1)].noun)
    give(game, "stop")
    assert asked(game) is None
    assert not_offered(
        play(holding(ENGLAND, of_kind(CP, 1)), ("treasure",)), "treasure", TREASURES[of_kind(VP)].noun
    )
    g = holding(ENGLAND, of_kind(CP, 1))
    game = play(g, ("impulse", ENGLAND))
    assert told(game, "passes")[0].args == {"power": "power:england"}


def test_EX_6_3_c_card_or_treasure() -> None:
    """EX-6.3-c, E1-6.3.7 Two cards against two treasures: a treasure; three against two: a card, never the home card."""
    g = holding(FRANCE, of_kind(CP, 1), of_kind(CP, 2))
    g.home_hand[FRANCE], g.hand[FRANCE] = [33], [50, 51]
    assert take_at_random(g, FRANCE, SPAIN) is None
    assert (len(g.treasures[FRANCE]), len(g.treasures[SPAIN])) == (1, 1)
    g.hand[FRANCE] = [50, 51, 52]
    assert take_at_random(g, FRANCE, SPAIN) in (50, 51, 52)


def test_E1_16_4_S5_a_drawn_treasure_waits_for_a_later_impulse() -> None:
    """E1-16.4.S5 (b), E1-6.3.7 France draws a treasure off the English coast: it does not extend the same impulse, but the
    next. One that it held before does."""
    drawn, held = of_kind(CP, 4), of_kind(CP, 1)
    g = holding(ENGLAND, drawn)
    g.active = FRANCE
    g.treasures[FRANCE] = [held]
    assert take_at_random(g, ENGLAND, FRANCE) is None
    game = play(g, ("treasure",))
    assert answers(game) == [("pass",), ("treasure", TREASURES[held].noun)]
    why = not_offered(game, "treasure", TREASURES[drawn].noun)
    assert why is not None
    assert (why.key, why.rule) == ("fresh-treasure", "E1-16.4.S5")
    rows = {row.id: row for row in scene(g, g.seat_of[FRANCE]).rows}
    ribbons = {card.id: card.ribbon for card in rows["treasures:france"].cards}
    assert ribbons == {TREASURES[held].noun: "", TREASURES[drawn].noun: Text("ribbon-fresh")}
    begin_impulse(g, FRANCE)
    assert ("treasure", TREASURES[drawn].noun) in answers(play(g, ("treasure",)))


def test_E1_6_3_5_nobody_learns_by_a_reason_what_another_has_drawn() -> None:
    """E1-6.3.5, E1-C.63 England draws one of Spain's treasures in France's impulse: asked for either, France is told the same."""
    drawn, left, held = of_kind(CP, 4), of_kind(CP, 2), of_kind(CP, 1)
    g = holding(ENGLAND)
    g.active = FRANCE
    g.treasures[FRANCE], g.treasures[SPAIN] = [held], [drawn]
    take_treasure(g, SPAIN, ENGLAND)
    g.treasures[SPAIN] = [left]
    game = play(g, ("treasure",))
    for treasure in (drawn, left):
        why = not_offered(game, "treasure", TREASURES[treasure].noun)
        assert why is not None
        assert why.key == "no-treasure"


def test_E1_16_4_S5_a_drawn_treasure_still_waits_when_dealt_anew() -> None:
    """E1-16.4.S5 (b) Who does not know what was drawn knows that it can't be played yet."""
    g = holding(ENGLAND, of_kind(CP, 4))
    g.active = FRANCE
    take_at_random(g, ENGLAND, FRANCE)
    redeal(g, g.seat_of[SPAIN], Chance("3"))
    assert g.treasures[FRANCE] == the_new_world(g).fresh
    assert playable(g, FRANCE) == []


def test_E1_9_1_a_gift_is_at_hand_at_once() -> None:
    """E1-16.4.S5 (b) is about impulses: what is drawn in the diplomacy phase waits for nothing."""
    g = holding(ENGLAND, of_kind(CP, 4))
    g.active, g.phase, g.hand[ENGLAND] = NOBODY, "diplomacy", [50]
    take_treasure(g, ENGLAND, FRANCE)
    take_card(g, ENGLAND, FRANCE)
    assert (g.fresh, the_new_world(g).fresh) == ([], [])


def test_EX_6_3_d_the_rows_are_filled() -> None:
    """EX-6.3-d, E1-6.3.3, E1-8.4.1 With the Philippines Spain's row has five; two are left, so three are drawn; two for
    Portugal. Spent treasures have come back before."""
    g = laid_out("campaign", 6)
    world = the_new_world(g)
    world.settlements[PHILIPPINES] = SPAIN
    world.spanish_row, world.portuguese_row, world.spent = [0, 1], [2], [3, 4]
    world.pool = [t for t in range(len(TREASURES)) if t > 4]
    g.treasures = [[] for _ in MAJORS]
    riches(g)
    assert (len(world.spanish_row), len(world.portuguese_row), world.spent) == (5, 3, [])
    assert len(world.pool) == len(TREASURES) - 8
    world.spanish_row, world.pool = [], []
    riches(g)
    assert world.spanish_row == []


def test_E1_6_3_3_spain_alone_looks_at_the_new_row() -> None:
    """EX-6.3-d, E1-6.3.3 When the rows are filled, only Spain is told what lies in its own, and nobody what lies in Portugal's."""
    g = laid_out("campaign", 6)
    game = play(g, ("card_phase",))
    seen = {seat: game.log(seat) for seat in (*range(6), None)}
    rows = {seat: [e.args for e in log if e.key == "spanish-row"] for seat, log in seen.items()}
    spain = g.seat_of[SPAIN]
    assert len(rows[spain][0]["treasures"]) == 4
    assert all("treasures" not in args for seat, found in rows.items() if seat != spain for args in found)
    assert not [e for log in seen.values() for e in log if "portuguese" in e.key]


def test_E1_20_2_and_20_7_winter() -> None:
    """E1-20.2, E1-20.7, OP-20-23 Hands lapse before Spain's row comes home; Lisbon brings one once Portugal plays."""
    g = holding(SPAIN, of_kind(CP, 1))
    world = the_new_world(g)
    world.pool = [t for t in world.pool if t > 10]
    world.spanish_row, world.portuguese_row = [6, 7], [8, 9]
    discard_hands(g)
    assert g.treasures[SPAIN] == []
    g.set_control(PLACE.by_id["lisbon"], ENGLAND)
    rows_come_home(g)
    assert (g.treasures[SPAIN], g.treasures[ENGLAND]) == ([6, 7], [])
    the_realms(g).portugal = True
    rows_come_home(g)
    assert len(g.treasures[ENGLAND]) == len(world.portuguese_row) == 1


def test_E1_6_3_5_treasures_are_seen_by_their_owner_only() -> None:
    """E1-6.3.3, E1-6.3.5 Dealt anew for another seat they may be others; Spain's row for all but Spain."""
    g = holding(FRANCE, of_kind(CP, 1), of_kind(CP, 2))
    world = the_new_world(g)
    world.spanish_row, world.pool = world.pool[:4], world.pool[4:]
    mine, row = list(g.treasures[FRANCE]), list(world.spanish_row)
    redeal(g, g.seat_of[FRANCE], Chance("abc"))
    assert g.treasures[FRANCE] == mine
    assert sorted(world.spanish_row) != row
    redeal(g, g.seat_of[SPAIN], Chance("abd"))
    assert g.treasures[FRANCE] != mine
