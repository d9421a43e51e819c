"""What the bot of Generalship looks at: what a player would call better is better, and it beats chance."""

import random
from itertools import pairwise

import pytest

from games.generalship.builders import a_game, at, with_stock, with_units
from theatrum.bots import GreedyBot, RandomBot
from theatrum.core.beginning import begin
from theatrum.core.contract import Ask
from theatrum.core.texts import Texts
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.bot.features import FEATURES, OWN_FEATURES, features, own_features
from theatrum.games.generalship.bot.geography import distances, geography
from theatrum.games.generalship.bot.order import ORDERERS, order
from theatrum.games.generalship.bot.quiet import BEGINNINGS, LOOPS, quiet
from theatrum.games.generalship.bot.survey import COMMANDER, Survey
from theatrum.games.generalship.bot.value import WEIGHTS, value
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.vocabulary import CAVALRY, FOREST, INFANTRY, PLAINS, SEA
from theatrum.lab.simulate import play_out

AUSTRIA, BYZANTIUM, ENGLAND = range(3)


def a_war() -> Generalship:
    g = a_game(players=3)
    for seat, capital in enumerate(("at_capital", "bz_capital", "en_capital")):
        with_units(g, seat, capital, light_infantry=2)
        with_stock(g, seat, food=3, metal=1)
    return g


def an_island() -> Generalship:
    """England as on the maps of rules 1 and 2: nothing but sea around its capital."""
    g = a_war()
    g.terrain[at(g, "en_left")] = SEA
    return g


def test_every_question_that_is_ordered_exists() -> None:
    """A prompt that was renamed would silently lose its order."""
    texts = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    prompts = [*ORDERERS, *LOOPS, *BEGINNINGS]
    assert [p for p in prompts if not texts.has(f"prompt-{p}")] == []


def test_features_and_weights_have_the_same_names() -> None:
    g = a_war()
    assert sorted(WEIGHTS) == sorted([*FEATURES, *OWN_FEATURES])
    assert len(features(g, Survey(g), AUSTRIA)) == len(FEATURES)
    assert len(own_features(g, Survey(g), AUSTRIA)) == len(OWN_FEATURES)


def test_a_value_is_a_chance_to_win() -> None:
    g = a_war()
    values = [value(g, seat) for seat in range(3)]
    assert all(0 < v < 1 for v in values)
    assert sum(values) == pytest.approx(1, abs=0.2)
    g.winner = BYZANTIUM
    assert [value(g, seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize("gain", ["vp", "food", "metal", "battle_count"])
def test_having_more_is_better_and_others_having_more_is_worse(gain: str) -> None:
    g = a_war()
    before = value(g, AUSTRIA)
    getattr(g, gain)[AUSTRIA] += 2
    assert value(g, AUSTRIA) > before
    getattr(g, gain)[AUSTRIA] -= 2
    getattr(g, gain)[ENGLAND] += 2
    assert value(g, AUSTRIA) < before


def test_three_neutral_tiles_are_worth_more_than_the_third_tile_alone() -> None:
    """GS-17.2 makes the third tile the one that counts."""
    g = a_war()
    steps = [value(g, AUSTRIA)]
    for place in ("n01", "n02", "n03", "n04"):
        g.owner[at(g, place)] = AUSTRIA
        steps.append(value(g, AUSTRIA))
    gains = [b - a for a, b in pairwise(steps)]
    assert min(gains) > 0
    assert max(gains) == gains[2]


def test_an_army_before_the_capital_is_feared() -> None:
    g = a_war()
    with_units(g, BYZANTIUM, "n06", heavy_cavalry=2)
    far = value(g, AUSTRIA)
    for unit in g.units_at(at(g, "n06"), BYZANTIUM):
        g.move_unit(unit, at(g, "at_right"))
    g.take(at(g, "at_right"), BYZANTIUM)
    assert Survey(g).risk(AUSTRIA) > 0.4
    assert value(g, AUSTRIA) < far


def test_an_ally_before_the_capital_is_not_feared() -> None:
    """GS-9.6"""
    g = a_war()
    with_units(g, BYZANTIUM, "at_right", heavy_cavalry=2)
    g.alliance = [0, 0, -1]
    assert Survey(g).risk(AUSTRIA) == 0


def test_holding_a_capital_is_good_only_for_who_has_most_points_then() -> None:
    """GS-18.2 The occupier may swap points; then the most points win."""
    g = a_war()
    g.vp = [3, 5, 4]
    with_units(g, AUSTRIA, "en_capital", heavy_cavalry=3)
    for unit in g.units_at(at(g, "en_capital"), ENGLAND):
        g.remove_unit(unit)
    leader_is_another = value(g, AUSTRIA)
    g.vp = [3, 3, 4]
    assert value(g, AUSTRIA) > leader_is_another + 0.3


def test_ships_bring_tiles_into_reach() -> None:
    """Without squadrons nothing can be reached from an island."""
    g = an_island()
    assert Survey(g).in_reach(ENGLAND) == 0
    with_units(g, ENGLAND, "en_capital", galley=1)
    assert Survey(g).in_reach(ENGLAND) > 0


def test_regiments_without_squadrons_do_not_threaten_an_island() -> None:
    """GS-11.2 What stands on the shore opposite stays there."""
    g = an_island()
    with_units(g, AUSTRIA, "n06", heavy_cavalry=3)
    assert Survey(g).risk(ENGLAND) == 0
    with_units(g, AUSTRIA, "en_right", galley=1, heavy_infantry=2)
    assert Survey(g).risk(ENGLAND) > 0.4


def test_no_more_tiles_are_in_reach_than_there_are_units_to_take_them() -> None:
    g = a_war()
    for unit in g.units_at(at(g, "at_capital"), AUSTRIA):
        g.remove_unit(unit)
    counts = []
    for _ in range(4):
        with_units(g, AUSTRIA, "at_right", light_infantry=1)
        counts.append(Survey(g).in_reach(AUSTRIA))
    assert counts[0] < counts[1]
    assert counts == sorted(counts)
    assert counts[2] == counts[3]


def test_going_aboard_brings_tiles_nearer_than_a_squadron_alone() -> None:
    """GS-11.7 What is aboard can land; what stayed in the capital can't."""
    g = an_island()
    with_units(g, ENGLAND, "en_right", galley=1)
    alone = Survey(g).in_reach(ENGLAND)
    for unit in g.units_at(at(g, "en_capital"), ENGLAND):
        g.move_unit(unit, at(g, "en_right"))
    assert Survey(g).in_reach(ENGLAND) > alone


def test_squadrons_count_more_where_there_is_no_other_way_out() -> None:
    g = an_island()
    survey = Survey(g)
    assert [survey.is_island(seat) for seat in range(3)] == [False, False, True]
    gains = []
    for seat, capital in ((BYZANTIUM, "bz_capital"), (ENGLAND, "en_capital")):
        before = value(g, seat)
        with_units(g, seat, capital, galley=1)
        gains.append(value(g, seat) - before)
    assert gains[1] > gains[0] > 0


def test_light_infantry_is_judged_in_pairs() -> None:
    """GS-10.3 The second one costs no food, so half a pair is nothing to be judged."""
    g = a_war()
    ask = Ask(AUSTRIA, "draft", [])
    g.light_infantry_drafted = 1
    assert not quiet(g, ask, ask)
    g.light_infantry_drafted = 2
    assert quiet(g, ask, ask)


def test_arrivals_know_terrain() -> None:
    """GS-11.2 Regiments walk overland, cavalry twice as far but into no mountains, squadrons carry them over the sea."""
    g = an_island()
    world = geography(g.layout, tuple(g.terrain))
    vienna, alps, bohemia = (at(g, p) for p in ("at_capital", "at_left", "at_right"))
    london, channel = at(g, "en_capital"), at(g, "en_right")
    assert world.arrival[INFANTRY][vienna][bohemia] == 1
    assert world.arrival[CAVALRY][alps][bohemia] == 0
    assert world.arrival[INFANTRY][london] == tuple(float(p == london) for p in range(len(g.tile)))
    assert world.landing[london][channel] == 1
    assert world.landing[channel][london] == 1
    opposite = next(p for p in g.plan.neighbours[channel] if g.terrain[p] in (PLAINS, FOREST) and p != london)
    assert 0 < world.landing[london][opposite] < 1


def test_distances_are_symmetrical_and_count_steps() -> None:
    for layout in LAYOUTS:
        table = distances(layout)
        for a, row in enumerate(table):
            assert row[a] == 0
            assert [row[b] for b in LAYOUTS[layout].neighbours[a]] == [1] * len(LAYOUTS[layout].neighbours[a])
            assert list(row) == [table[b][a] for b in range(len(table))]


def test_the_better_general_commands() -> None:
    g = a_war()
    best = max(range(len(GENERALS)), key=lambda i: COMMANDER[i])
    worst = min(range(len(GENERALS)), key=lambda i: COMMANDER[i])
    answers = [
        ("keep", GENERALS[worst].noun, GENERALS[best].noun),
        ("keep", GENERALS[best].noun, GENERALS[worst].noun),
    ]
    worth = order(g, Ask(AUSTRIA, "keep-generals", answers), answers)
    assert worth[1] > worth[0] + 1


def test_a_battle_is_never_quiet() -> None:
    g = a_war()
    g.battle = Battle(0, "land", AUSTRIA, BYZANTIUM)
    mine, theirs = Ask(AUSTRIA, "march", []), Ask(BYZANTIUM, "buy-off", [])
    assert not quiet(g, mine, theirs)
    g.battle = None
    assert quiet(g, mine, theirs)


def test_an_action_is_judged_when_it_is_done() -> None:
    g = a_war()
    tile = Ask(AUSTRIA, "choose-tile", [])
    g.actor = AUSTRIA
    assert not quiet(g, tile, Ask(AUSTRIA, "draft", []))
    g.actor = BYZANTIUM
    assert quiet(g, tile, Ask(BYZANTIUM, "draft", []))


def test_greedy_beats_random_from_every_seat_and_count() -> None:
    """A fixed set of games: far more wins than the fair share."""
    won = played = 0
    for players in (2, 3, 4):
        for seed in range(4):
            game = begin(DEFINITION, players, seed, {"nations": "random"})
            mine = seed % players
            bots = [
                GreedyBot(random.Random(seed)) if s == mine else RandomBot(random.Random(seed + s))
                for s in range(players)
            ]
            play_out(game, bots)
            assert game.result is not None
            won += mine in game.result.winners
            played += 1
    assert won >= 0.75 * played
