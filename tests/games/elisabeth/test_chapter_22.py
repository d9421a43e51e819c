"""Chapter 22, rule by rule: sponsoring, judging, awards and bonuses."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import act, answers, asked, give, laid_out, offered, play, position, told
from games.elisabeth.court_builders import court, in_box, in_pool, judged, painter
from theatrum.games.elisabeth.queries.bonuses import BONUS, ROWS
from theatrum.games.elisabeth.queries.patronage import available, best_award, modifier
from theatrum.games.elisabeth.queries.world import idle_captains
from theatrum.games.elisabeth.rules.deaths import captain_leaves
from theatrum.games.elisabeth.rules.events.arts import rudolf_collects
from theatrum.games.elisabeth.rules.patronage import outcomes
from theatrum.games.elisabeth.rules.persons import new_persons
from theatrum.games.elisabeth.state import the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARD,
    AWARDS,
    LE_TESTU,
    N_ARTISTS,
    SCIENCE,
    TALENT,
    TALENTS,
    Outcome,
    row_of,
)
from theatrum.games.elisabeth.tables.persons import CAPTAIN, PERSONS
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN

CAPTAIN_LE_TESTU = CAPTAIN.by_id["le_testu"]


def scientist(value: int) -> int:
    return next(t.index for t in TALENTS if t.side == SCIENCE and t.value == value)


def test_E1_22_0_5_the_patronage_table() -> None:
    """E1-22.0.5, E1-22.1.3 What every total brings an artist and a scientist."""
    weak, pool = "value_1_removed_else_pool", "pool"
    split = (Outcome(2, 0), Outcome(1, 1))
    expected = {
        **dict.fromkeys(range(2, 7), ("removed", "removed")),
        **dict.fromkeys((7, 8), (weak, weak)),
        9: (pool, pool),
        **dict.fromkeys((10, 11, 12), (Outcome(1), {Outcome(1, 0), Outcome(0, 1)})),
        **dict.fromkeys((13, 14), (Outcome(2), set(split))),
        **dict.fromkeys((15, 16, 19), (Outcome(3), {Outcome(2, 1)})),
    }
    found = {
        total: (row.artist, row.scientist if isinstance(row.scientist, str) else set(row.scientist))
        for total in expected
        for row in [row_of(total)]
    }
    assert found == expected


@pytest.mark.parametrize("cp", [2, 3, 4])
def test_E1_22_0_3_the_counter_goes_to_the_box_of_the_cp(cp: int) -> None:
    """E1-22.0.3 And waits there: nothing is judged in the action phase."""
    g = position(scenario="campaign", active="spain", cp=5)
    act(g, "sponsor-scientist", cp)
    ((person, box),) = court(g).sponsored.items()
    assert (box, court(g).sponsors[person], g.cp) == (cp, SPAIN, 5 - cp)
    assert (TALENTS[person].side, in_pool(g, person), g.bonus[SPAIN]) == (SCIENCE, False, {})


def test_E1_22_0_4_activated_majors_sponsor_nobody() -> None:
    """E1-22.0.4 The HRE, France's ally: neither artists nor scientists."""
    g = position(scenario="campaign", active="hre")
    sponsoring = [a for a in offered(g) if str(a[0]).startswith("sponsor")]
    assert sponsoring
    the_realms(g).patron[HRE] = FRANCE
    assert not [a for a in offered(g) if str(a[0]).startswith("sponsor")]


def test_E1_22_1_2_who_is_judged_first() -> None:
    """E1-22.1.2 Artists before scientists, the higher value first, then the sponsor who is earlier in impulse order."""
    twos = [t.index for t in TALENTS if t.side == ART and t.value == 2][:2]
    order = [(painter(3), HRE), (twos[1], OTTOMAN), (twos[0], ENGLAND), (painter(1), SPAIN)]
    order += [(scientist(3), HRE), (scientist(1), OTTOMAN)]
    g = position(scenario="campaign", dice=[1, 1] * len(order))
    for person, power in reversed(order):
        in_box(g, person, power, 2)
    game = play(g, ("patronage_phase",))
    assert [e.args["person"] for e in told(game, "judged")] == [TALENT.noun[person] for person, _ in order]


@pytest.mark.parametrize(
    "person, cp, plus",
    [
        ("painter", 2, 2),
        ("painter", 3, 3),
        ("painter", 4, 4),
        ("scientist", 2, 4),
        ("scientist", 4, 6),
    ],
)
def test_E1_22_1_3_what_is_added_to_the_roll(person: str, cp: int, plus: int) -> None:
    """E1-22.1.3 Value two, 0 to 2 for the CP, one for Prague, one for Isabella; for scientists two for the Observatory."""
    who = painter(2) if person == "painter" else scientist(2)
    g = in_box(position(scenario="campaign"), who, HRE, cp)
    court(g).bonuses[BONUS.by_id["observatory"]] = HRE
    assert modifier(g, who) == plus
    court(g).prague = 1 << who
    assert modifier(g, who) == plus + 1
    the_realms(g).isabella = HRE
    assert modifier(g, who) == plus + 2
    the_realms(g).isabella, court(g).bonuses[BONUS.by_id["observatory"]] = SPAIN, SPAIN
    assert modifier(g, who) == plus + 1 - (2 if person == "scientist" else 0)


@pytest.mark.parametrize(
    "value, total, back", [(1, 6, False), (2, 6, False), (1, 8, False), (2, 7, True), (1, 9, True)]
)
def test_E1_22_1_3_below_ten(value: int, total: int, back: bool) -> None:
    """E1-22.1.3 Six and less: removed; seven and eight remove the value one; nine spares all. The same for scientists."""
    for person in (painter(value), scientist(value)):
        rolled = total - value
        g = judged(person, SPAIN, 2, rolled // 2, rolled - rolled // 2).state
        assert in_pool(g, person) == back  # type: ignore[arg-type]
        assert g.bonus[SPAIN] == {}


def test_E1_22_1_1_markers_of_two_and_three_are_bound_to_a_kind() -> None:
    """E1-22.1.1 A painter reaches fifteen: he takes the painters' three, else their two, else a one, which fits everybody;
    without any he goes back to the pool. Nobody takes a marker of another kind, or above his result."""
    g = position(scenario="campaign")
    assert {row.kinds for row in AWARDS if row.side == "artist" and row.vp == 1} == {
        ("writer", "painter", "architect")
    }
    for vp in (3, 2):
        best = best_award(g, painter(3), 3)
        assert (AWARDS[best].vp, AWARDS[best].kinds) == (vp, ("painter",))
        assert AWARDS[best_award(g, painter(3), vp - 1)].vp == vp - 1
        for i, row in enumerate(AWARDS):
            if row.vp == vp and row.kinds == ("painter",):
                court(g).awards &= ~(1 << i)
    assert AWARDS[best_award(g, painter(3), 3)].vp == 1
    in_box(g, painter(3), SPAIN, 4)
    court(g).awards = 0
    playing.dice(g, 6, 6)
    play(g, ("patronage_phase",))
    assert in_pool(g, painter(3))
    assert g.bonus[SPAIN] == {}


def test_E1_22_1_1_a_marker_is_won_once_and_the_artist_is_finished() -> None:
    """E1-22.1.1 The marker leaves the board; he is in no pool any more."""
    game = judged(painter(3), ENGLAND, 4, 6, 6)
    g = game.state
    won = told(game, "award-won")[0].args["award"]
    assert not court(g).awards >> AWARD[won] & 1  # type: ignore[arg-type]
    assert (g.bonus[ENGLAND], in_pool(g, painter(3))) == ({"patronage": 3}, False)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "total, left, expected",
    [
        (11, (1, 2), [Outcome(1, 0), Outcome(0, 1)]),
        (11, (2,), [Outcome(0, 1)]),
        (13, (1, 2), [Outcome(2, 0), Outcome(1, 1)]),
        (13, (1,), [Outcome(2, 0), Outcome(1, 1)]),
        (13, (), [Outcome(0, 1)]),
        (15, (1, 2), [Outcome(2, 1)]),
    ],
)
def test_E1_22_2_1_points_a_bonus_or_both(total: int, left: tuple[int, ...], expected: list[Outcome]) -> None:
    """E1-22.2.1 As far as markers of scientists not above the result are left; without any it must be a bonus."""
    person = scientist(2)
    g = in_box(position(scenario="campaign"), person, SPAIN, 2)
    court(g).awards = sum(
        1 << i for i, row in enumerate(AWARDS) if row.side == "scientist" and row.vp in left
    )
    assert outcomes(g, person, total) == expected


def test_E1_22_2_1_both_a_marker_and_a_bonus() -> None:
    """E1-22.2.1 Thirteen, split: a point and a bonus of use, for the rest of the game."""
    game = judged(scientist(3), ENGLAND, 2, 5, 5)
    assert asked(game) == ("england", "discovery")
    give(game, "discovery", 1, 1)
    assert asked(game) == ("england", "choose-bonus")
    give(game, "take-bonus", "bonus:telescope")
    g = game.state
    assert g.bonus[ENGLAND] == {"patronage": 1}
    assert court(g).bonuses[BONUS.by_id["telescope"]] == ENGLAND  # type: ignore[arg-type]
    assert not in_pool(g, scientist(3))  # type: ignore[arg-type]


@pytest.mark.parametrize("total, captain", [(6, GONE), (8, GONE), (9, ON_CARD), (10, GONE)])
def test_E1_22_3_1_le_testu_is_one_person(total: int, captain: int) -> None:
    """E1-22.3.1 Every result but nine also removes the captain."""
    rolled = total - TALENTS[LE_TESTU].value
    game = judged(LE_TESTU, FRANCE, 2, rolled // 2, rolled - rolled // 2)
    if asked(game) == ("france", "discovery"):
        give(game, *answers(game)[0])
    assert the_new_world(game.state).captain_at[CAPTAIN_LE_TESTU] == captain  # type: ignore[arg-type]


def test_E1_5_2_4_le_testu_sails_or_studies() -> None:
    """E1-5.2.4 At sea, or back from there this turn, he is no scientist; sponsored as one he is no captain."""
    g = position(scenario="campaign", active="france")
    court(g).scientists |= 1 << LE_TESTU - N_ARTISTS
    assert LE_TESTU in available(g, SCIENCE, FRANCE)
    assert CAPTAIN_LE_TESTU in idle_captains(g, FRANCE)
    for place in (0, NEXT_TURN):
        the_new_world(g).captain_at[CAPTAIN_LE_TESTU] = place
        assert LE_TESTU not in available(g, SCIENCE, FRANCE)
    the_new_world(g).captain_at[CAPTAIN_LE_TESTU] = ON_CARD
    in_box(g, LE_TESTU, FRANCE, 2)
    assert CAPTAIN_LE_TESTU not in idle_captains(g, FRANCE)


def test_E1_17_4_3_le_testu_does_not_sail_when_his_work_was_prohibited() -> None:
    """E1-17.4.3, E1-5.2.4, E1-C.56 He was sponsored this turn, whatever became of it; in the next he is free to sail."""
    g = position(scenario="campaign", active="france")
    in_box(g, LE_TESTU, FRANCE, 2)
    give(play(g, ("index_person", SPAIN)), "ban", "scientist:le_testu")
    assert LE_TESTU not in court(g).sponsored
    assert CAPTAIN_LE_TESTU not in idle_captains(g, FRANCE)
    g.turn += 1
    new_persons(g)
    assert CAPTAIN_LE_TESTU in idle_captains(g, FRANCE)


def test_E1_22_3_1_and_5_2_4_lost_at_sea_he_is_no_scientist_either() -> None:
    """E1-22.3.1, E1-5.2.4, E1-5.1.21 Both counters leave the game."""
    g = position(scenario="campaign")
    court(g).scientists |= 1 << LE_TESTU - N_ARTISTS
    captain_leaves(g, CAPTAIN_LE_TESTU)
    assert not in_pool(g, LE_TESTU)
    assert the_new_world(g).captain_at[CAPTAIN_LE_TESTU] == GONE


@pytest.mark.parametrize(
    "scenario, players", [(s, n) for s in ("campaign", "tournament") for n in (2, 3, 4, 5, 6)]
)
def test_E1_22_3_2_markers_and_bonuses_of_a_game(scenario: str, players: int) -> None:
    """E1-22.3.2 19 markers and 9 bonuses, in the tournament 17; with fewer players the named ones are out."""
    g = laid_out(scenario, players)
    out = {"fight_between_carnival_and_lent", "elegy_for_suleiman"} if scenario == "tournament" else set()
    if players <= 4:
        out |= {
            "suleimaniye_mosque",
            "elegy_for_suleiman",
            "vertumnus",
            "laws_of_planetary_motion",
            "mirror_of_countries",
        }
    elif players == 5:
        out |= {"vertumnus", "laws_of_planetary_motion"}
    left = {row.id for i, row in enumerate(AWARDS) if court(g).awards >> i & 1}
    assert {row.id for row in AWARDS} - left == out
    assert len(AWARDS) == 19
    bonuses = {row.id for i, row in enumerate(ROWS) if court(g).bonuses_left >> i & 1}
    assert {row.id for row in ROWS} - bonuses == ({"excavation"} if players <= 4 else set())
    assert len(ROWS) == 9


def test_E1_21_1_3_rudolf_married_collects_no_more() -> None:
    """E1-21.1.3, E1-C.35 The Prague Cultural Centre needs a ruling, unmarried Rudolf II."""
    g = position(scenario="campaign", turn=5)
    assert not rudolf_collects(g)
    g.ruler[HRE] = PERSONS["rudolf_ii"].ruler
    assert rudolf_collects(g)
    court(g).married |= 1 << PERSONS["rudolf_ii"].noble
    assert not rudolf_collects(g)


# ---- science bonuses where they act [E1-22.2.2] ----------------------------------------------------------------------------------
@pytest.mark.parametrize("owner, walls", [(HRE, 2), (SPAIN, 1)])
def test_E1_22_2_2_the_ravelin_in_an_assault(owner: int, walls: int) -> None:
    """E1-22.2.2 One regular inside Vienna: two dice, three with the bonus of who controls it."""
    g = position(
        scenario="campaign",
        active="ottoman",
        cp=1,
        units={"vienna": {"ottoman_regular": 4}},
        inside={"vienna": {"hre_regular": 1}},
        control={"pressburg": "ottoman"},
        sieges={("vienna", "ottoman"): 1},
        wars=[("ottoman", "hre")],
        dice=[1] * 9,
    )
    court(g).bonuses[BONUS.by_id["ravelin"]] = owner
    game = act(g, "assault", "space:vienna")
    while asked(game) is not None:
        possible = answers(game)
        give(game, *next((a for a in (("all",), ("pass",)) if a in possible), possible[0]))
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [2, 1 + walls]
