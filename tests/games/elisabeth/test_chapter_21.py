"""Chapter 21, rule by rule: who can marry, how it is rolled, what comes of it, and how time goes by."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import CARD, answers, asked, give, laid_out, passing, play, told
from games.elisabeth.court_builders import at_court, noble, wedding
from theatrum.games.elisabeth.queries.marriages import why_no_match
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.cards import cards_due, ruler
from theatrum.games.elisabeth.rules.deaths import leader_dies, person_dies
from theatrum.games.elisabeth.rules.marriage import grow_older, marriage_phase, outcome, virgin_queen
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.rules.persons import new_persons
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_espionage, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, GONE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.persons import NOBLES, PERSONS
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.kit.graph import mask

QUIET = (4, 4)
"""With suitability 3 in all a match that brings nothing: eleven."""


def match(g: Elisabeth, man: str, woman: str, *dice: int) -> Elisabeth:
    state: Elisabeth = wedding(g, man, woman, *dice).state  # type: ignore[assignment]
    return state


def marks(g: Elisabeth) -> dict[int, int]:
    """By power: cards more or fewer in the next deal, where there is a marker."""
    return {power: n for power, n in enumerate(g.card_marks) if n}


# ---- the table [E1-T.4] ----------------------------------------------------------------------------------------------------
TABLE = {
    **dict.fromkeys(range(2, 7), (0, 0, True, False, False)),
    7: (0, -1, False, False, False),
    **dict.fromkeys((8, 9), (0, 0, False, False, True)),
    **dict.fromkeys((10, 11), (0, 0, False, False, False)),
    12: (0, 0, False, True, False),
    **dict.fromkeys((13, 14), (0, 1, False, False, False)),
    **dict.fromkeys((15, 16), (1, 0, False, False, False)),
    **dict.fromkeys(range(17, 21), (1, 1, False, False, False)),
}
"""Total to points, cards, husband dead, wife dead, annulled."""


def test_E1_T_4_and_21_0_1_the_royal_marriage_table() -> None:
    """E1-T.4, E1-21.0.1 Every total from 2 to 20."""
    found = {
        n: (row.vp, row.cards, row.husband_dies, row.wife_dies, row.annulled)
        for n in range(2, 21)
        for row in [outcome(n)]
    }
    assert found == TABLE


@pytest.mark.parametrize("total", sorted(TABLE)[1:])
def test_E1_21_1_S3_points_and_cards_for_both_powers(total: int) -> None:
    """E1-21.1.S3, E1-21.1.2 Philip (Spain) and Anna of Saxony, whose husband's power gets a card more; each power has what
    the table says, and points stay in the box of bonus points."""
    vp, cards, *_, annulled = TABLE[total]
    dice = next((a, b) for a in range(1, 7) for b in range(1, 7) if a + b == min(12, max(2, total - 4)))
    g = at_court(philip_ii=total - sum(dice) - 1, anna_of_saxony=1)
    g = match(g, "philip_ii", "anna_of_saxony", *dice)
    assert g.bonus[SPAIN] == g.bonus[HRE] == ({"royal_marriage": vp} if vp else {})
    dowry = 0 if annulled else 1
    assert (g.card_marks[SPAIN], g.card_marks[HRE]) == (cards + dowry, cards)


# ---- nobles [E1-21.0.2 – E1-21.0.4] ----------------------------------------------------------------------------------------
def test_E1_21_0_2_all_majors_but_the_ottomans_have_nobles() -> None:
    """E1-21.0.2 Power, sex, turn and suitability of all 22."""
    printed = """
        philip_ii spain m 1 3; don_carlos spain m 1 2; isabella_clara_eugenia spain f 5 2; elizabeth_i england f 1 5;
        leicester england m 1 1; lord_darnley england m 2 1; william_of_orange protestant m 1 2;
        earl_of_arran protestant m 1 1; henry_iv protestant m 3 3; louise_de_coligny protestant f 4 2; charles_ii hre m 1 2;
        anna_of_saxony hre f 1 1; anna_of_austria hre f 3 2; elisabeth_of_austria hre f 3 2; rudolf_ii hre m 4 2;
        elisabeth_de_valois france f 1 2; mary_stuart france f 2 3; charles_ix france m 2 3; henry_iii france m 3 3;
        marguerite_de_valois france f 3 3; alencon france m 4 1
    """
    rows = {row.id: f"{row.id} {row.power} {row.sex} {row.enters_turn} {row.suitability}" for row in NOBLES}
    louise = rows.pop("louise_of_lorraine")
    assert louise.split()[1:3] == ["None", "f"]
    assert sorted(rows.values()) == sorted(text.strip() for text in printed.split(";"))
    assert {row.power for row in NOBLES} == {"spain", "england", "france", "hre", "protestant", None}


@pytest.mark.parametrize(
    "one, other, reason",
    [
        ("philip_ii", "elizabeth_i", ""),
        ("philip_ii", "leicester", "no-couple"),
        ("elizabeth_i", "mary_stuart", "no-couple"),
        ("don_carlos", "isabella_clara_eugenia", "one-family"),
        ("charles_ix", "marguerite_de_valois", "one-family"),
        ("charles_ix", "mary_stuart", ""),
        ("henry_iii", "mary_stuart", ""),
        ("henry_iv", "marguerite_de_valois", ""),
        ("charles_ii", "louise_de_coligny", "noble-not-there"),
    ],
)
def test_E1_21_0_3_a_man_and_a_woman_not_of_one_family(one: str, other: str, reason: str) -> None:
    """E1-21.0.3 Spanish nobles are all Habsburgs; the emperor's are not; the Valois are marked."""
    names = ("philip_ii", "don_carlos", "leicester", "elizabeth_i", "mary_stuart", "isabella_clara_eugenia")
    names += ("charles_ix", "henry_iii", "marguerite_de_valois", "henry_iv", "charles_ii")
    g = at_court(**dict.fromkeys(names, 2))
    for major in MAJORS:
        for enemy in MAJORS:
            g.end_war(major, enemy)
    refusal = why_no_match(g, noble(one), noble(other))
    assert (refusal.key if refusal else "") == reason


def test_E1_21_0_3_war_forbids_the_promise_but_does_not_undo_it() -> None:
    """E1-21.0.3 At war nobody is promised; a war that comes later changes nothing, nor does captivity."""
    g = at_court(leicester=3, anna_of_saxony=1)
    g.begin_war(ENGLAND, HRE)
    refusal = why_no_match(g, noble("leicester"), noble("anna_of_saxony"))
    assert refusal is not None
    assert refusal.key == "powers-at-war"
    g.end_war(ENGLAND, HRE)
    engage(g, noble("leicester"), noble("anna_of_saxony"))
    g.begin_war(ENGLAND, HRE)
    g.leader_at[LEADER.by_id["leicester"]] = CAPTIVE
    playing.dice(g, 5, 6)
    play(g, ("marriage", noble("leicester")))
    assert g.bonus[ENGLAND] == g.bonus[HRE] == {"royal_marriage": 1}


def test_E1_21_0_4_a_match_with_the_inactive_empire_costs_a_point_of_influence() -> None:
    """E1-21.0.4, E1-SA.6, E1-9.1.16, E1-9.1.12 Five players: France has one point on the HRE and engages Charles IX to Anna of
    Saxony; without a point, with a spent marker, or while the HRE is somebody's, it can't."""
    g = laid_out("campaign", 5)
    g.turn, g.phase = 2, "diplomacy"
    the_court(g).suitability[noble("charles_ix")] = 3
    item = ("match-empire", "power:france", "noble:charles_ix", "noble:anna_of_saxony")
    assert DEALING.why_not(g, [item]) is None
    for voice in (0, RESOLVED):
        g.set_voice(HRE, FRANCE, voice)
        refusal = DEALING.why_not(g, [item])
        assert refusal is not None
        assert refusal.rule == "E1-9.1.16"
    g.set_voice(HRE, FRANCE, 1)
    game = play(g, ("deal", FRANCE))
    give(give(game, "add-match-empire", *item[1:]), "announce")
    assert g.voice(HRE, FRANCE) == 0
    assert the_court(g).bride_of[noble("charles_ix")] == noble("anna_of_saxony")
    g.minors &= ~(1 << HRE)
    the_realms(g).patron[HRE] = SPAIN
    g.seat_of[HRE] = g.seat_of[SPAIN]
    refusal = DEALING.why_not(
        g, [("match-empire", "power:spain", "noble:don_carlos", "noble:anna_of_saxony")]
    )
    assert refusal is not None
    assert refusal.rule == "E1-SA.6"


# ---- one marriage [E1-21.1] ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "man, woman, festivities, total",
    [
        (("don_carlos", 2), ("anna_of_saxony", 1), False, 3 + 4 + 3),
        (("leicester", 1), ("elizabeth_i", 4), False, 3 + 4 + 4),
        (("leicester", 3), ("elizabeth_i", 1), False, 3 + 4 + 3),
        (("henry_iii", 1), ("anna_of_saxony", 1), True, 3 + 4 + 2 + 2),
        (("charles_ix", 1), ("mary_stuart", 2), True, 3 + 4 + 2 + 2),
    ],
)
def test_E1_21_1_S1_dice_and_suitability(
    man: tuple[str, int], woman: tuple[str, int], festivities: bool, total: int
) -> None:
    """E1-21.1.S1 Both suitabilities for two powers, the higher alone for one; festivities are worth two, once."""
    g = at_court(**dict([man, woman]))
    if festivities:
        the_court(g).festivities = noble(man[0])
    dice = (3, 4, 3) if man[0] == "don_carlos" else (3, 4)  # his four is rolled again
    game = wedding(g, man[0], woman[0], *dice)
    (event,) = [e for e in told(game) if e.key.startswith("marriage-")]
    assert event.args["n"] == (total - 1 if man[0] == "don_carlos" else total)


def test_E1_21_1_S3_an_inactive_empire_gets_its_share() -> None:
    """E1-21.1.S3 Points and cards go to every power involved, played or not."""
    g = at_court(don_carlos=4, anna_of_saxony=4)
    g.seat_of[HRE] = NOBODY
    g = match(g, "don_carlos", "anna_of_saxony", 6, 5, 4)
    assert g.bonus[SPAIN] == g.bonus[HRE] == {"royal_marriage": 1}
    assert marks(g) == {SPAIN: 2, HRE: 1}


def test_E1_21_1_S4_both_leave_the_board() -> None:
    """E1-21.1.S4 For good; a Valois is a point for France; William comes back unless the Protestants had points."""
    g = match(at_court(henry_iv=1, marguerite_de_valois=2), "henry_iv", "marguerite_de_valois", *QUIET)
    board = the_court(g)
    assert [board.suitability[noble(n)] for n in ("henry_iv", "marguerite_de_valois")] == [0, 0]
    assert board.gone & mask([noble("henry_iv"), noble("marguerite_de_valois")]) == board.married
    assert board.valois == 1 << noble("marguerite_de_valois")
    for dice, returns in (((4, 4), 1 << noble("william_of_orange")), ((6, 6), 0)):
        g = match(
            at_court(william_of_orange=2, anna_of_saxony=1), "william_of_orange", "anna_of_saxony", *dice
        )
        assert the_court(g).comes_back == returns
        assert the_court(g).gone >> noble("william_of_orange") & 1 == (not returns)


def test_E1_21_1_1_an_annulment_brings_nothing() -> None:
    """E1-21.1.1 As if never agreed: both stay in their boxes and age, no bonus of either; Spain pays for Philip's."""
    g = match(at_court(charles_ii=1, elizabeth_i=2), "charles_ii", "elizabeth_i", 2, 3)
    board = the_court(g)
    assert [board.suitability[noble(n)] for n in ("charles_ii", "elizabeth_i")] == [1, 2]
    assert (marks(g), board.gone & mask([noble("charles_ii")]), board.bride_of[noble("elizabeth_i")]) == (
        {},
        0,
        -1,
    )
    playing.dice(g, 6)
    play(g, ("marriage_end",))
    assert [board.suitability[noble(n)] for n in ("charles_ii", "elizabeth_i")] == [1, 1]
    g = at_court(philip_ii=1, elisabeth_de_valois=1)
    the_court(g).prearranged = True
    assert marks(match(g, "philip_ii", "elisabeth_de_valois", 3, 3)) == {SPAIN: -1}


@pytest.mark.parametrize(
    "man, woman, widow",
    [("lord_darnley", "mary_stuart", "mary"), ("charles_ii", "elizabeth_i", "elizabeth")],
)
def test_E1_21_1_1_a_wife_dies_in_childbirth(man: str, woman: str, widow: str) -> None:
    """E1-21.1.1, E1-23.3.2 Twelve: Mary is removed without a point lost, Elizabeth as by murder; bonuses are unaffected."""
    g = at_court(**{man: 2, woman: 2})
    for power in (ENGLAND, FRANCE):
        g.set_voice(SCOTLAND, power, 1)
    g = match(g, man, woman, 4, 4)
    assert g.bonus[ENGLAND] == {}
    if widow == "mary":
        assert the_espionage(g).mary == "dead"
        assert [g.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE)] == [3, 3]
    else:
        assert (ruler(g, ENGLAND).id, the_espionage(g).elizabeth_died) == ("elizabeth_dead", 3)
        assert marks(g) == {ENGLAND: -1}


@pytest.mark.parametrize(
    "man, power, values",
    [
        ("philip_ii", SPAIN, (0, 1)),
        ("charles_ix", FRANCE, (0, 0)),
        ("henry_iii", FRANCE, (0, 1)),
        ("rudolf_ii", HRE, (0, 1)),
    ],
)
def test_E1_21_1_1_a_husband_is_murdered(man: str, power: int, values: tuple[int, int]) -> None:
    """E1-21.1.1, E1-23.2.11, E1-23.4.2, E1-23.4.3, E1-23.5.4, E1-3.3.2 A ruler leaves no card bonus and a poor
    administration; an army leader leaves the game, too."""
    g = at_court(**{man: 1, "elizabeth_i": 1})
    g.ruler[power] = PERSONS[man].ruler
    assert (ruler(g, power).bonus, ruler(g, power).administration) != values
    due = cards_due(g, power)
    bonus = ruler(g, power).bonus
    if man == "henry_iii":
        g.put_leader(LEADER.by_id["henry_iii"], 10)
        g.put_leader(LEADER.by_id["montmorency"], GONE)
    g = match(g, man, "elizabeth_i", 1, 1)
    assert (ruler(g, power).bonus, ruler(g, power).administration) == values
    assert cards_due(g, power) == due - bonus
    if man == "henry_iii":
        assert g.leader_at[LEADER.by_id["henry_iii"]] == GONE
        assert the_realms(g).default_from == {LEADER.by_id["default_france"]: 4}


def test_E1_21_1_2_card_markers_are_used_up_by_the_next_deal() -> None:
    """E1-21.1.2 One card fewer for Spain in the next turn, and no more after it."""
    g = laid_out("campaign", 6)
    g.turn, g.vp_by_turn = 2, [[0] * 6]
    g.card_marks[SPAIN] = -1
    due = cards_due(g, SPAIN)
    play(g, ("card_phase",))
    assert len(g.hand[SPAIN]) == due
    assert cards_due(g, SPAIN) == due + 1


# ---- bonuses [E1-21.1.S5, E1-21.1.3] ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "man, woman, expected",
    [
        ("henry_iv", "marguerite_de_valois", {PROTESTANT: 1}),
        ("henry_iv", "elizabeth_i", {}),
        ("don_carlos", "anna_of_saxony", {SPAIN: 1}),
        ("leicester", "louise_de_coligny", {ENGLAND: 1}),
        ("william_of_orange", "louise_de_coligny", {PROTESTANT: 1}),
        ("don_carlos", "louise_de_coligny", {}),
        ("charles_ii", "elizabeth_i", {ENGLAND: -1}),
        ("charles_ii", "louise_de_coligny", {PROTESTANT: -1}),
        ("charles_ii", "marguerite_de_valois", {}),
    ],
)
def test_E1_21_1_3_cards_of_the_next_turn(man: str, woman: str, expected: dict[int, int]) -> None:
    """E1-21.1.3, E1-21.1.S5 Markers of Henry IV, Anna of Saxony, Louise de Coligny and Charles II."""
    one_power = {man, woman} == {"william_of_orange", "louise_de_coligny"}
    g = at_court(**{man: 2 if not one_power else 3, woman: 1})
    dice = (4, 4, 4) if man == "don_carlos" else (4, 4)
    assert marks(match(g, man, woman, *dice)) == expected


def test_E1_21_1_S5_influence_in_scotland() -> None:
    """E1-21.1.S5 Two for the power of Mary's husband, two more for France with Darnley; never above nine, none while the
    marker is spent."""
    g = at_court(lord_darnley=1, mary_stuart=2)
    g.set_voice(SCOTLAND, ENGLAND, 8)
    g.set_voice(SCOTLAND, FRANCE, RESOLVED)
    g = match(g, "lord_darnley", "mary_stuart", *QUIET)
    assert [g.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE)] == [9, RESOLVED]
    g = at_court(earl_of_arran=1, mary_stuart=2)
    g.set_voice(SCOTLAND, PROTESTANT, 1)
    before = g.voice(SCOTLAND, FRANCE)
    g.protestant |= sum(1 << s for s in range(len(g.control)))  # no preaching: nothing is catholic
    g = match(g, "earl_of_arran", "mary_stuart", *QUIET)
    assert (g.voice(SCOTLAND, PROTESTANT), g.voice(SCOTLAND, FRANCE)) == (3, before)


def test_E1_21_1_S2_nobody_rolls_again_where_nobody_is_left_to_decide() -> None:
    """E1-21.1.S2, OP-21-3 The Empire promised a match within its own house and then lost its player: the dice stay."""
    g = at_court(charles_ii=1, anna_of_austria=2)
    g.seat_of[HRE] = -1
    game = wedding(g, "charles_ii", "anna_of_austria", 2, 3)
    assert told(game, "wedding")[0].args["dice"] == [2, 3]
    assert "marriage-reroll" not in [question.prompt for question in game.questions]


def test_E1_21_1_S5_free_sermons_and_inquisitors() -> None:
    """E1-21.1.S5, E1-21.1.3 Arran: five attempts of the Protestants in Scotland; Elisabeth of Austria: the French or Spanish
    husband's power suppresses heresy, at once and for nothing."""
    g = at_court(earl_of_arran=1, anna_of_austria=2)
    game = wedding(g, "earl_of_arran", "anna_of_austria", *QUIET)
    playing.dice(g, 4, 2, 2, 2, 2)
    give(game, "keep-dice")
    assert told(game, "conversion-protestant")[0].args["dice"] == [4, 2, 2, 2, 2]
    assert told(game, "conversion-protestant")[0].args["area"] == "area:scotland"
    g = at_court(henry_iii=1, elisabeth_of_austria=2)
    g.protestant |= mask([s for s in range(len(g.control)) if s % 2])
    game = wedding(g, "henry_iii", "elisabeth_of_austria", *QUIET)
    assert asked(game) == ("france", "free-suppression")
    assert set(answers(game)) == {("suppress", "area:france"), ("suppress", "area:scotland")}
    playing.dice(g, 2, 2, 2, 2, 2)
    give(game, "suppress", "area:scotland")
    assert told(game, "conversion-suppression")[0].args["area"] == "area:scotland"
    g = at_court(leicester=1, elisabeth_of_austria=2)
    assert not told(wedding(g, "leicester", "elisabeth_of_austria", *QUIET), "conversion-suppression")


def test_E1_21_1_3_isabella_helps_a_husband_who_rules() -> None:
    """E1-21.1.3 Isabella helps the patronage of a husband who rules; nobody else's.."""
    for man, rules, helped in (
        ("rudolf_ii", True, HRE),
        ("rudolf_ii", False, NOBODY),
        ("leicester", True, NOBODY),
    ):
        g = at_court(**{man: 1, "isabella_clara_eugenia": 2})
        if rules:
            g.ruler[HRE] = PERSONS["rudolf_ii"].ruler
        assert the_realms(match(g, man, "isabella_clara_eugenia", *QUIET)).isabella == helped


def test_E1_21_1_3_william_is_back_at_the_start_of_the_next_turn() -> None:
    """E1-21.1.3 With suitability two."""
    g = match(at_court(william_of_orange=1, anna_of_saxony=2), "william_of_orange", "anna_of_saxony", *QUIET)
    assert the_court(g).suitability[noble("william_of_orange")] == 0
    g.turn, g.vp_by_turn = 4, [[0] * 6]
    new_persons(g)
    assert the_court(g).suitability[noble("william_of_orange")] == 2


# ---- the Virgin Queen, age, death [E1-21.2 – E1-21.4] ------------------------------------------------------------------------
@pytest.mark.parametrize("suitability, had, expected", [(5, 0, 1), (1, 4, 5), (1, 5, 5), (0, 2, 2)])
def test_E1_21_2_1_a_point_for_each_unmarried_turn(suitability: int, had: int, expected: int) -> None:
    """E1-21.2.1 While she is in a box; at most five in the game."""
    g = at_court(elizabeth_i=suitability)
    if had:
        g.award(ENGLAND, "virgin_queen", had)
    virgin_queen(g)
    assert g.bonus[ENGLAND].get("virgin_queen", 0) == expected


@pytest.mark.parametrize("die, left", [(1, 1), (4, 1), (5, 2), (6, 2)])
def test_E1_21_3_1_women_drop_a_box_men_roll(die: int, left: int) -> None:
    """E1-21.3.1 A man stays on five and six; Leicester is no exception but in his last box while Elizabeth can be married."""
    g = at_court(don_carlos=2, anna_of_austria=2, marguerite_de_valois=1)
    playing.dice(g, die)
    grow_older(g)
    board = the_court(g)
    assert board.suitability[noble("don_carlos")] == left
    assert board.suitability[noble("anna_of_austria")] == 1
    assert board.suitability[noble("marguerite_de_valois")] == 0
    assert board.gone >> noble("marguerite_de_valois") & 1
    for queen, stays in ((2, 1), (0, 0)):
        g = at_court(leicester=1, elizabeth_i=queen)
        playing.dice(g, 1)
        grow_older(g)
        assert the_court(g).suitability[noble("leicester")] == stays


def test_E1_21_2_and_21_3_follow_the_marriages() -> None:
    """E1-21.2.1, E1-21.3.1 First the weddings in the order of their announcement, then the Virgin Queen, then age."""
    g = at_court(don_carlos=1, anna_of_saxony=2, henry_iii=1, anna_of_austria=2, elizabeth_i=5)
    engage(g, noble("henry_iii"), noble("anna_of_austria"))
    engage(g, noble("don_carlos"), noble("anna_of_saxony"))
    g.agenda = []
    marriage_phase(g)
    playing.dice(g, 4, 4, 4, 4, 4)
    game = play(g, *reversed(g.agenda))
    give(game, "keep-dice")
    assert [e.args["man"] for e in told(game, "wedding")] == ["noble:henry_iii", "noble:don_carlos"]
    assert (g.bonus[ENGLAND]["virgin_queen"], the_court(g).suitability[noble("elizabeth_i")]) == (1, 4)
    assert the_diplomacy(g).matches == []


@pytest.mark.parametrize(
    "dead, partner",
    [
        ("charles_ix", "anna_of_saxony"),
        ("leicester", "anna_of_saxony"),
        ("elizabeth_i", "charles_ii"),
        ("henry_iii", "anna_of_saxony"),
        ("henry_iv", "marguerite_de_valois"),
        ("william_of_orange", "anna_of_saxony"),
    ],
)
def test_E1_21_4_1_a_death_ends_the_promise(dead: str, partner: str) -> None:
    """E1-21.4.1, E1-19.3.4 As "back to the pool": the other one stays in the box, no bonus; the dead one leaves the game."""
    g = at_court(**{dead: 2, partner: 2})
    engage(g, noble(dead), noble(partner))
    if dead in LEADER.by_id:
        g.put_leader(LEADER.by_id[dead], 10)
        leader_dies(g, LEADER.by_id[dead])
    else:
        person_dies(g, PERSONS[dead])
    board = the_court(g)
    assert (board.suitability[noble(dead)], board.suitability[noble(partner)]) == (0, 2)
    assert board.bride_of[noble(partner)] == NOBODY
    assert board.gone >> noble(dead) & 1
    assert the_diplomacy(g).matches == []
    assert (marks(g), board.valois) == ({}, 0)


@pytest.mark.parametrize("die, cp, cards", [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 4, 0), (6, 0, 1)])
def test_E1_T_6_and_21_4_2_jilted_by_elizabeth(die: int, cp: int, cards: int) -> None:
    """E1-T.6, E1-21.4.2, E1-23.3.1 The groom's power spends CP on influence and mercenaries, or draws a card on a six."""
    g = at_court(don_carlos=2, elizabeth_i=3)
    g.phase, g.turn, g.cp, g.deck = "action", 3, 0, [CARD["storms"]]
    engage(g, noble("don_carlos"), noble("elizabeth_i"))
    g.home_hand[ENGLAND], g.hand = [CARD["virgin_queen"]], [[] for _ in g.hand]
    playing.dice(g, die)
    game = passing(give(play(g, ("impulse", ENGLAND)), "event", "card:virgin_queen", "noble:don_carlos"))
    board = the_court(g)
    assert (board.bride_of[noble("elizabeth_i")], board.suitability[noble("elizabeth_i")]) == (NOBODY, 3)
    assert len(g.hand[SPAIN]) == cards
    if cp:
        assert (asked(game), g.cp) == (("spain", "action"), cp)
        verbs = {a[0] for a in answers(game)}
        assert verbs <= {"influence", "raise", "stop"}
        assert {a[1] for a in answers(game) if a[0] == "raise"} <= {"troop:spain_mercenary"}
    else:
        assert asked(game) != ("spain", "action")


def test_E1_21_4_2_nobody_rolls_for_an_english_groom() -> None:
    """E1-21.4.2 Nor for one of an inactive HRE."""
    for groom in ("leicester", "charles_ii"):
        g = at_court(**{groom: 2, "elizabeth_i": 3})
        g.phase, g.cp = "action", 0
        engage(g, noble(groom), noble("elizabeth_i"))
        if groom == "charles_ii":
            g.seat_of[HRE] = NOBODY
        g.home_hand[ENGLAND], g.hand = [CARD["virgin_queen"]], [[] for _ in g.hand]
        playing.dice(g)
        game = give(play(g, ("impulse", ENGLAND)), "event", "card:virgin_queen", f"noble:{groom}")
        assert not told(passing(game), "jilted-roll")


def test_E1_9_1_12_one_power_may_match_its_own_and_mary_marries_at_once() -> None:
    """E1-9.1.12 Leicester and Elizabeth are promised until the marriage phase; Mary's wedding is held on the spot."""
    g = at_court(leicester=1, elizabeth_i=3, lord_darnley=1, mary_stuart=2)
    g.phase = "diplomacy"
    g.end_war(ENGLAND, FRANCE)
    game = play(g, ("deal", ENGLAND), ("deal", FRANCE))
    own = ("add-match", "power:england", "power:england", "noble:leicester", "noble:elizabeth_i")
    own = own if own in answers(game) else (*own[:3], own[4], own[3])
    give(give(game, *own), "announce")
    assert the_court(g).bride_of[noble("leicester")] == noble("elizabeth_i")
    assert not told(game, "wedding")
    give(game, "add-match", "power:england", "power:france", "noble:lord_darnley", "noble:mary_stuart")
    give(give(game, "announce"), "done")
    playing.dice(g, *QUIET)
    give(game, "confirm", "deal:0")
    assert told(game, "marriage-no-effect")[0].args["n"] == 11
    assert the_court(g).married == mask([noble("lord_darnley"), noble("mary_stuart")])
