"""What bots look at in the whole game of Elisabeth I.: chapter by chapter, deals, and whole games."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import answers, ask, laid_out, play, position
from theatrum.bots import make_bot
from theatrum.bots.ordering import HOPELESS
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.bot import JUDGEMENT
from theatrum.games.elisabeth.bot.campaign import marriage, patronage, religion
from theatrum.games.elisabeth.bot.campaign.action import OTHER
from theatrum.games.elisabeth.bot.campaign.deals import Table
from theatrum.games.elisabeth.bot.campaign.order import asked_power
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.campaign.value import value
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, CONTESTED
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.command import act_for
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy
from theatrum.games.elisabeth.state.faith import Mission
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.tables.patronage import AWARDS, TALENTS
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, NETHERLANDS_AREA, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    POWER,
    PROTESTANT,
    SPAIN,
    action_mask,
)
from theatrum.kit.graph import places
from theatrum.lab.simulate import Task, play_out, play_task

GAME = "theatrum.games.elisabeth:DEFINITION"


def best(game: Any) -> Answer:
    """The answer that looks best at first sight."""
    offers = answers(game)
    worth = JUDGEMENT.order(game.state, ask(game), offers)
    return offers[max(range(len(offers)), key=worth.__getitem__)]


# ---- chapters --------------------------------------------------------------------------------------------------------------
def test_E1_22_1_more_points_paid_more_may_be_expected() -> None:
    painter = next(t.index for t in TALENTS if t.kind == "painter" and t.value == 2)
    everything = (1 << len(AWARDS)) - 1
    assert patronage.expected(painter, 2, everything) < patronage.expected(painter, 4, everything)
    assert patronage.expected(painter, 4, 0) == 0.0


def test_E1_21_1_suitable_couples_bring_points_and_others_do_harm() -> None:
    assert marriage.prospects(8)[0] > 0.4 > marriage.prospects(2)[0]
    assert marriage.prospects(1)[3] > marriage.prospects(8)[3]


def test_E1_21_2_the_queen_is_worth_more_unmarried() -> None:
    g = laid_out("campaign", 6)
    suitor = NOBLE.by_id["don_carlos"]
    assert marriage.virgin_queen(g) == 5
    assert marriage.match(g, ENGLAND, suitor, NOBLE.by_id["elizabeth_i"]) < 0
    assert marriage.match(g, SPAIN, suitor, NOBLE.by_id["elizabeth_i"]) > 0


def test_E1_25_2_every_space_of_ones_faith_is_welcome() -> None:
    g = laid_out("campaign", 6)
    turned = laid_out("campaign", 6)
    for space in list(places(CONTESTED & ~turned.protestant))[:3]:
        turned.set_religion(space, True)
    for power, glad in ((PROTESTANT, True), (ENGLAND, True), (SPAIN, False)):
        assert (religion.faith(turned, power, power) > religion.faith(g, power, power)) is glad


def test_E1_25_2_a_key_is_better_than_none_and_worse_for_who_lost_it() -> None:
    before = position(scenario="campaign", pieces=True)
    after = position(scenario="campaign", pieces=True, control={"antwerp": "protestant"})
    assert value(after, PROTESTANT) > value(before, PROTESTANT)
    assert value(after, SPAIN) < value(before, SPAIN)


def test_chances_of_all_seats_are_one() -> None:
    g = position(scenario="campaign", pieces=True)
    assert sum(value(g, seat) for seat in range(6)) == pytest.approx(1.0, abs=0.15)


def test_E1_18_5d_rebels_rise_where_a_key_is_to_be_had() -> None:
    g = position(scenario="campaign", active="protestant", cp=5)
    g.set_religion(PLACE.by_id["amsterdam"], True)
    game = play(g, ("actions",))
    assert best(game) == ("rebel",)


def test_E1_18_5b_a_key_is_turned_first() -> None:
    g = position(scenario="campaign", active="protestant", cp=5)
    g.mission = Mission(PROTESTANT, NETHERLANDS_AREA, True)
    offers: list[Answer] = [("convert", "space:groningen"), ("convert", "space:amsterdam"), ("done",)]
    village, key, end = religion.turning(g, PROTESTANT, Ask(PROTESTANT, "convert-rest", offers), offers)
    assert key > village > end


def in_danger(cp: int) -> Elisabeth:
    """In the midst of England's impulse: thirteen Protestant spaces are left, and France and Spain have cards."""
    hands = {name: ["storms", "looting"] for name in ("england", "france", "spain")}
    g = position(scenario="campaign", pieces=True, active="england", cp=cp, hands=hands)
    for space in list(places(AREA_SPACES[ENGLAND_AREA] & g.protestant))[:5]:
        g.set_religion(space, False)
    g.phase = "action"
    g.agenda = [("impulse_end",)]
    return g


def test_E1_25_1_who_could_turn_spaces_back_weighs_the_danger_as_it_is_without_him() -> None:
    """His own impulse is the answer to it: he can't rely on it and do something else with it."""
    g = in_danger(cp=2)
    worth = religion.space_worth(g, ENGLAND, ENGLAND_AREA, protestant=True)
    g.active, g.agenda = FRANCE, []
    later = religion.space_worth(g, ENGLAND, ENGLAND_AREA, protestant=True)
    assert worth == pytest.approx(later)
    assert worth > 0.2


def test_E1_25_1_command_points_that_are_spent_do_not_avert_anything() -> None:
    assert sum(Race(in_danger(cp=1)).sudden().values()) > sum(Race(in_danger(cp=2)).sudden().values())


def test_E1_25_1_a_victory_of_ones_other_power_is_no_danger() -> None:
    """With two players Spain and France are one seat's: what brings either nearer is welcome."""
    g = in_danger(cp=2)
    g.seat_of[SPAIN] = g.seat_of[FRANCE]
    race = Race(g, FRANCE)
    own = religion.THREAT * (race.near(FRANCE, more=-1) - race.near(FRANCE))
    assert religion.space_worth(g, FRANCE, ENGLAND_AREA, protestant=False) > 1.5 * own > 0


def test_E1_23_2_nobody_goes_aboard_and_ashore_for_ever() -> None:
    """It costs nothing, so whoever prefers it to an end never ends: it is not even tried."""
    assert max(OTHER["board"], OTHER["ashore"]) <= OTHER["stop"] - HOPELESS


def test_E1_11_1_2_nobody_lets_command_points_lapse_that_buy_influence() -> None:
    """E1-21.4.2 The jilted Emperor has four for influence and mercenaries: to stop is not even tried, unless all is bought."""
    g = laid_out("campaign", 6)
    g.phase, g.turn, g.active = "action", 3, ENGLAND
    act_for(g, HRE, 4, EVENT_CP, allowed=action_mask("buy_influence", "raise_mercenary"))
    game = play(g, *reversed(g.agenda))
    offers = answers(game)
    worth = dict(zip(offers, JUDGEMENT.order(g, ask(game), offers), strict=True))
    assert worth[("stop",)] <= max(worth.values()) - HOPELESS
    for power in (POWER[a[1]] for a in offers if a[0] == "influence"):
        g.set_voice(power, HRE, RESOLVED)
    rest = [a for a in offers if a[0] != "influence"]
    assert JUDGEMENT.order(g, ask(game), rest)[rest.index(("stop",))] > -HOPELESS


# ---- deals -------------------------------------------------------------------------------------------------------------------
def negotiating() -> Elisabeth:
    g = position(scenario="campaign", turn=2, hands={"spain": ["storms", "looting"], "hre": ["plague"]})
    g.phase = "diplomacy"
    return g


def test_E1_9_1_a_gift_without_return_is_no_offer() -> None:
    table = Table(negotiating())
    gift = ("cards", "power:spain", "power:hre", 1)
    assert table.net(SPAIN, [gift]) < 0 < table.net(HRE, [gift])
    assert not table.fair([gift])


@pytest.mark.parametrize("by, asked, reply", [(SPAIN, HRE, "confirm"), (HRE, SPAIN, "reject")])
def test_E1_9_1_17_who_wins_by_it_confirms_and_who_loses_rejects(by: int, asked: int, reply: str) -> None:
    """A card of Spain's for the Emperor, whoever announces it."""
    g = negotiating()
    the_diplomacy(g).deals.drafts[by] = [("cards", "power:spain", "power:hre", 1)]
    DEALING.announce(g, by)
    assert best(play(g, ("deal", asked)))[0] == reply


def test_E1_9_1_12_a_match_that_is_good_for_both_is_proposed() -> None:
    g = negotiating()
    the_court(g).suitability[NOBLE.by_id["philip_ii"]] = 5
    the_court(g).suitability[NOBLE.by_id["mary_stuart"]] = 5
    the_court(g).bride_of[NOBLE.by_id["philip_ii"]] = -1
    table = Table(g)
    item = ("match", "power:spain", "power:france", "noble:philip_ii", "noble:mary_stuart")
    assert table.fair([item])


def test_E1_9_1_17_bots_announce_nothing_twice() -> None:
    """In the first negotiation of the tournament the Emperor has a bride for Navarre, and Spain a match in France: each is
    announced once, and nobody is promised to two."""
    g = laid_out("tournament", 6)
    g.phase = "diplomacy"
    game = play(g, *(("deal", power) for power in MAJORS), ("deals_end",))
    announced: list[Any] = []
    while game.questions and ask(game).prompt == "deal":
        answer = best(game)
        if answer == ("announce",):
            announced += the_diplomacy(g).deals.drafts[asked_power(g, ask(game), [answer])]
        game.answer(game.questions[0], answer)
    nobles = [noble for item in announced if item[0] == "match" for noble in item[-2:]]
    assert {"noble:anna_of_austria", "noble:philip_ii"} <= set(nobles)
    assert len(nobles) == len(set(nobles))
    assert len(announced) == len(set(announced))


# ---- two powers of one player ------------------------------------------------------------------------------------------------
def test_E1_SP_the_power_that_acts_is_the_one_that_is_asked() -> None:
    g = laid_out("campaign", 2)
    seat = g.seat_of[SPAIN]
    assert g.seat_of[FRANCE] == seat
    g.active = FRANCE
    end: list[Answer] = [("stop",)]
    assert asked_power(g, Ask(seat, "action", end), end) == FRANCE
    assert asked_power(g, Ask(seat, "deal", end, args={"party": "power:spain"}), end) == SPAIN
    g.active = NOBODY
    home: list[Answer] = [("return", "troop:france_regular", 1, "space:paris")]
    assert asked_power(g, Ask(seat, "winter-land", home), home) == FRANCE


# ---- whole games ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players, scenario", [(2, "campaign"), (4, "tournament"), (6, "campaign")])
def test_every_answer_of_whole_games_has_a_worth(players: int, scenario: str) -> None:
    """`order` answers every question there is: whole games played by it alone come to an end."""
    game = begin(DEFINITION, players, 5, {"scenario": scenario, "last_turn": 4}, light=True, simulated=True)
    for _ in range(12000):
        if not game.questions:
            break
        question = game.questions[0]
        offers = question.answers
        worth = JUDGEMENT.order(game.state, question.ask, offers)
        assert len(worth) == len(offers)
        game.answer(question, offers[max(range(len(worth)), key=worth.__getitem__)])
    assert game.over


@pytest.mark.slow
def test_one_greedy_among_random_players_wins_more_than_its_share() -> None:
    """Three games, as three powers; chance would have it lose all of them more often than not."""
    won = [
        play_task(Task(GAME, 6, {}, seed, ("greedy", *["random"] * 5), turned)).wins[0]
        for seed, turned in ((21, 0), (22, 3), (23, 5))
    ]
    assert sum(won) >= 1


@pytest.mark.slow
def test_search_plays_the_whole_game() -> None:
    """A searching bot answers the first questions of a campaign; the rest is played by chance."""
    game = begin(DEFINITION, 3, 8, {"last_turn": 4}, simulated=True)
    bot = make_bot("search:simulations=12", "8")
    for _ in range(25):
        question = game.questions[0]
        game.answer(question, bot.choose(game, question.seat))
    play_out(game, [make_bot("random", str(i)) for i in range(3)])
    assert game.over
