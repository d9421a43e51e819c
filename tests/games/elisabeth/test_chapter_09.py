"""Chapters 5 to 10 of the campaign, rule by rule: default leaders, captains, treasures, persons who enter, agreements."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    force,
    give,
    laid_out,
    offered,
    play,
    position,
    where,
)
from games.elisabeth.court_builders import announcing, holding, negotiating, of_kind, why
from games.elisabeth.event_builders import event
from games.elisabeth.voyage_builders import at_sea, sail, world
from theatrum.games.elisabeth.queries.forces import formation_limit
from theatrum.games.elisabeth.queries.relations import allied, at_war, the_count
from theatrum.games.elisabeth.queries.world import LEADER_OF, idle_captains
from theatrum.games.elisabeth.rules.agreements import DEALING, KINDS
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.rules.deaths import leader_dies, person_dies
from theatrum.games.elisabeth.rules.declarations import coins, means, why_no_war
from theatrum.games.elisabeth.rules.diplomacy import circles
from theatrum.games.elisabeth.rules.foreign_war import begin
from theatrum.games.elisabeth.rules.persons import new_persons
from theatrum.games.elisabeth.rules.treasures import discard_hands, rows_come_home
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import ABROAD, AWAY, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.patronage import N_ARTISTS, TALENT
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE, NOBLES, PERSONS
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, REGULAR, TROOP
from theatrum.games.elisabeth.tables.places import KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from theatrum.games.elisabeth.tables.treasures import CP, DRAW_CARD, SCIENCE_BONUS, TREASURES, VP
from theatrum.games.elisabeth.tables.world import CREW, SETTLEMENT


def in_turn(g: Elisabeth, turn: int) -> Elisabeth:
    """Persons of that turn have come."""
    g.turn = turn
    new_persons(g)
    return g


# ---- default leaders [E1-5.1.7 – E1-5.1.9] ---------------------------------------------------------------------------------------
def test_EX_8_1_a_and_5_1_8_leicester_is_followed_until_norreys_comes() -> None:
    """EX-8.1-a, E1-5.1.8 Removed in turn 2: the default leader comes in turn 3 and is gone when Norreys arrives in turn 4,
    wherever he is. Removed in turn 3: he never enters."""
    default = LEADER.by_id["default_england"]
    g = position(scenario="campaign", turn=2, leaders={"london": ["leicester"]})
    leader_dies(g, LEADER.by_id["leicester"])
    assert (where(g, "leicester"), where(g, "default_england")) == (GONE, AWAY)
    in_turn(g, 3)
    assert where(g, "default_england") == ON_CARD
    g.put_leader(default, PLACE.by_id["york"])
    in_turn(g, 4)
    assert (where(g, "norreys"), where(g, "default_england")) == (ON_CARD, GONE)
    g = position(scenario="campaign", turn=3, leaders={"london": ["leicester"]})
    leader_dies(g, LEADER.by_id["leicester"])
    in_turn(g, 4)
    assert (where(g, "norreys"), where(g, "default_england")) == (ON_CARD, GONE)
    assert default not in the_realms(g).default_from


def test_E1_5_1_5_who_ended_a_default_leader_is_followed_by_one_himself() -> None:
    """E1-5.1.5 Leicester's default leader made way for Norreys; when Norreys dies, too, his own counter is turned."""
    default = LEADER.by_id["default_england"]
    g = position(scenario="campaign", turn=2, leaders={"london": ["leicester"]})
    leader_dies(g, LEADER.by_id["leicester"])
    in_turn(in_turn(g, 3), 4)
    assert (where(g, "norreys"), where(g, "default_england")) == (ON_CARD, GONE)
    leader_dies(g, LEADER.by_id["norreys"])
    assert the_realms(g).default_from == {default: 5}
    in_turn(g, 5)
    assert where(g, "default_england") == ON_CARD


def test_E1_5_1_6_who_dies_before_he_enters_is_followed_by_nobody() -> None:
    """E1-5.1.5, E1-5.1.6 Leicester, an English noble of turn 1, is murdered as a husband; as a leader he would have come in turn
    2, so he was not in play."""
    g = position(scenario="campaign", turn=1)
    person_dies(g, PERSONS["leicester"])
    in_turn(g, 2)
    assert (where(g, "leicester"), where(g, "default_england")) == (GONE, AWAY)


def test_E1_5_1_8_a_default_leader_leaves_a_foreign_war_too() -> None:
    """E1-5.1.8, E1-23.7 Norreys arrives: the default leader is out of the game wherever he is, and leads no war any more."""
    default = LEADER.by_id["default_england"]
    g = position(scenario="campaign", turn=4)
    begin(g, CARD["irish_rebellion"], ENGLAND, SPAIN)
    war = the_realms(g).foreign_wars[0]
    war.leader, g.agenda = default, []
    g.put_leader(default, ABROAD)
    new_persons(g)
    assert (where(g, "norreys"), where(g, "default_england"), war.leader) == (ON_CARD, GONE, NOBODY)


@pytest.mark.parametrize("other, waits", [("coligny", True), ("william_of_orange", True)])
def test_E1_5_1_7_huguenots_and_dutch_are_two_powers(other: str, waits: bool) -> None:
    """E1-5.1.7 The last leader of one branch is followed although the other has one."""
    g = position(
        scenario="campaign", turn=3, leaders={"la_rochelle": ["coligny"], "antwerp": ["william_of_orange"]}
    )
    leader_dies(g, LEADER.by_id[other])
    faction = LEADERS[LEADER.by_id[other]].faction
    follower = next(x.index for x in LEADERS if x.default and x.power == PROTESTANT and x.faction == faction)
    assert (follower in the_realms(g).default_from) == waits
    assert len(the_realms(g).default_from) == 1


# ---- captains [E1-5.2] ------------------------------------------------------------------------------------------------------------
def test_E1_5_2_1_only_english_captains_of_battle_one_lead_in_europe() -> None:
    """E1-5.2.1 Hawkins, Drake, Frobisher; they go to the world map by being outfitted, and not from Europe."""
    able = {CAPTAIN.noun[c.index][8:] for c in CREW if c.leads}
    assert able == {"hawkins", "drake", "frobisher"}
    assert {CAPTAIN.noun[c.index][8:] for c in CREW if c.battle} == able
    assert {CAPTAIN.noun[c][8:] for c in LEADER_OF} == able
    g = position(scenario="campaign", fleet={"plymouth": {"england_galleon": 1}})
    give(play(g, ("spring_captains",)), "lead", "leader:hawkins", "space:plymouth")
    assert CAPTAIN.by_id["hawkins"] not in idle_captains(g, ENGLAND)


@pytest.mark.parametrize("captain", ["de_sores", "le_clerc"])
def test_E1_5_2_3_shared_captains(captain: str) -> None:
    """E1-5.2.3 France's and the Protestants', until one outfits him; after his return he is still that one's."""
    c = CAPTAIN.by_id[captain]
    g = position(scenario="campaign", active="protestant", cp=2)
    assert [c in idle_captains(g, p) for p in (FRANCE, PROTESTANT, ENGLAND)] == [True, True, False]
    game = give(act(g, "outfit"), "captain", f"captain:{captain}")
    give(game, "launch", "ocean:north_atlantic")
    if asked(game) is not None:
        give(game, "without")
    assert c not in idle_captains(g, FRANCE)
    world(g).captain_at[c] = NEXT_TURN
    in_turn(g, 2)
    assert [c in idle_captains(g, p) for p in (FRANCE, PROTESTANT)] == [False, True]


# ---- treasures [E1-6.3] -------------------------------------------------------------------------------------------------------------
def test_E1_6_3_2_kinds_of_treasures() -> None:
    """E1-6.3.2 Thirty counters: 1 to 5 CP, a card, a science bonus, a point."""
    assert len(TREASURES) == 30
    assert {t.kind for t in TREASURES} == {CP, DRAW_CARD, SCIENCE_BONUS, VP}
    assert {t.value for t in TREASURES if t.kind == CP} == {1, 2, 3, 4, 5}


def test_E1_6_3_4_how_treasures_come_to_a_hand() -> None:
    """E1-6.3.4 Spain's row in winter; loot when an expedition comes home; a colony; for who holds Lisbon one of Portugal's,
    once it is in play. A row or a hold is no hand."""
    g = at_sea("drake", "chilean_coast", loot=[3], dice=[6, 6])
    g.treasures = [[] for _ in MAJORS]
    world(g).spanish_row = [0, 1]
    assert g.treasures[SPAIN] == []
    rows_come_home(g)
    assert (g.treasures[SPAIN], g.treasures[ENGLAND]) == ([0, 1], [])
    world(g).passed[CAPTAIN.by_id["drake"]] = 0b100
    sail(g, "drake", "south_atlantic")
    assert g.treasures[ENGLAND] == [3]
    world(g).settlements[SETTLEMENT.by_id["roanoke"]] = FRANCE
    playing.draws(g, 4, 4, 0)
    play(g, ("colony_rolls",))
    assert len(g.treasures[FRANCE]) == 1


def test_E1_6_3_6_what_treasures_are_good_for() -> None:
    """E1-6.3.6 They extend an impulse, pay for wars and are given; they never open an impulse; winter takes those in hand
    before the Spanish row comes."""
    money = of_kind(CP, 4)
    g = holding(SPAIN, money, of_kind(VP))
    g.hand[SPAIN] = [CARD["storms"]]
    opening = answers(play(g, ("impulse", SPAIN)))
    assert not [a for a in opening if a[0] == "treasure"]
    assert TREASURES[money].noun in coins(g, SPAIN)
    assert TREASURES[of_kind(VP)].noun not in coins(g, SPAIN)
    world(g).spanish_row = [t for t in world(g).pool if t not in (money, of_kind(VP))][:2]
    row = list(world(g).spanish_row)
    discard_hands(g)
    assert g.treasures[SPAIN] == []
    rows_come_home(g)
    assert g.treasures[SPAIN] == sorted(row)


def test_E1_9_4_9_neither_home_nor_mandatory_cards_pay() -> None:
    """E1-9.4.9, E1-9.4.P3, E1-6.3.6, E1-6.1.9 Storms and a treasure of four pay for a war; the rest is no money."""
    g = negotiating(hands={"spain": ["storms", "selim_ii", "spanish_road"]})
    g.treasures = [[] for _ in MAJORS]
    g.treasures[SPAIN] = [of_kind(CP, 4), of_kind(SCIENCE_BONUS)]
    cp = CARDS[CARD["storms"]].cp
    assert set(coins(g, SPAIN)) == {"card:storms", TREASURES[of_kind(CP, 4)].noun}
    assert means(g, SPAIN) == cp + 4
    game = give(play(g, ("declare", SPAIN)), "declare", "power:protestant")
    give(game, "done")
    give(game, "pay", TREASURES[of_kind(CP, 4)].noun)
    assert at_war(g, SPAIN, PROTESTANT)
    assert g.treasures[SPAIN] == [of_kind(SCIENCE_BONUS)]
    assert the_new_world(g).spent == [of_kind(CP, 4)]


@pytest.mark.parametrize(
    "power, keys, unrest, cards",
    [(OTTOMAN, 8, 0, 5), (SPAIN, 11, 1, 5 + 1), (HRE, 3, 0, 2 + 1)],
)
def test_E1_6_2_4_cards_by_keys_and_rulers(power: int, keys: int, unrest: int, cards: int) -> None:
    """E1-6.2.4 Computed: eight Ottoman keys under Suleiman 5 + 0; eleven Spanish ones, one in unrest, the box for ten and
    Philip's card; three of the HRE under Maximilian 2 + 1; two Dutch and one other Protestant key 5."""
    g = position(scenario="campaign")
    for i, s in enumerate(KEYS):
        g.set_control(s, power if i < keys else ENGLAND)
    for s in KEYS[:unrest]:
        g.set_unrest(s)
    assert cards_due(g, power) == cards
    g = position(scenario="campaign", control=dict.fromkeys(("amsterdam", "antwerp", "paris"), "protestant"))
    assert cards_due(g, PROTESTANT) == 5


def test_EX_32_b_schwendi_and_zrinyi_lead_fourteen() -> None:
    """EX-32-b, E1-5.1.2, E1-5.1.10 Eight and six."""
    assert [formation_limit([LEADER.by_id[name]]) for name in ("schwendi", "zrinyi")] == [8, 6]
    assert formation_limit([LEADER.by_id["schwendi"], LEADER.by_id["zrinyi"]]) == 14


# ---- persons who enter [E1-8.1] ----------------------------------------------------------------------------------------------------
def test_E1_8_1_3_guise_comes_with_the_league_only() -> None:
    """E1-8.1.3 No card phase brings him."""
    g = laid_out("campaign", 6)
    for turn in range(2, 8):
        in_turn(g, turn)
        assert where(g, "duke_of_guise") == AWAY


ENTERING = {
    2: ({"mary_stuart", "lord_darnley", "charles_ix"}, set()),
    3: (
        {"henry_iv", "anna_of_austria", "elisabeth_of_austria", "henry_iii", "marguerite_de_valois"},
        {"drake"},
    ),
    4: ({"louise_de_coligny", "rudolf_ii", "alencon"}, {"frobisher"}),
    5: ({"isabella_clara_eugenia"}, {"raleigh", "cavendish", "van_noort"}),
}


def test_E1_8_1_4_captains_nobles_artists_and_scientists_enter() -> None:
    """E1-8.1.4 Each in the turn on his counter: captains to the pool of their power, nobles to the box of their suitability,
    artists and scientists to those who are available."""
    g = laid_out("campaign", 6)
    for turn, (nobles, captains) in ENTERING.items():
        board, before = the_court(g), list(the_court(g).suitability)
        at_home = {c for c in range(len(CREW)) if world(g).captain_at[c] == ON_CARD}
        talents = board.artists | board.scientists << N_ARTISTS
        in_turn(g, turn)
        came = {NOBLES[n].id for n in range(len(NOBLES)) if board.suitability[n] and not before[n]}
        assert came == nobles
        assert all(board.suitability[NOBLE.by_id[n]] == NOBLES[NOBLE.by_id[n]].suitability for n in nobles)
        now = {c for c in range(len(CREW)) if world(g).captain_at[c] == ON_CARD}
        assert {CAPTAIN.noun[c][8:] for c in now - at_home} == captains
        new = (board.artists | board.scientists << N_ARTISTS) & ~talents
        assert {TALENT.noun[x] for x in range(len(TALENT.noun)) if new >> x & 1} == talents_of(g, turn)
    assert g.espionage is not None
    assert g.espionage.mary == "free"


def talents_of(g: Elisabeth, turn: int) -> set[str]:
    row = the_count(g).row
    assert row is not None
    artists, scientists = row.artists_later.get(str(turn), ()), row.scientists_later.get(str(turn), ())
    return {*(f"artist:{n}" for n in artists), *(f"scientist:{n}" for n in scientists)}


def test_E1_8_1_6_what_lies_in_the_box_of_the_turn_comes_back() -> None:
    """E1-8.1.6 A captain to the pool, a leader to the card, an artist to those available; not before his turn."""
    g = position(scenario="campaign", turn=3)
    board, hawkins = the_court(g), CAPTAIN.by_id["hawkins"]
    world(g).captain_at[hawkins] = NEXT_TURN
    g.put_leader(LEADER.by_id["santa_cruz"], NEXT_TURN)
    board.artists &= ~1
    board.returning = {0: 4}
    in_turn(g, 4)
    assert world(g).captain_at[hawkins] == ON_CARD
    assert where(g, "santa_cruz") == ON_CARD
    assert (board.artists & 1, board.returning) == (1, {})
    board.artists &= ~1
    board.returning = {0: 6}
    in_turn(g, 5)
    assert (board.artists & 1, board.returning) == (0, {0: 6})


# ---- negotiation [E1-9.1] -------------------------------------------------------------------------------------------------------------
def test_E1_9_1_1_secret_talks_in_this_segment_only() -> None:
    """E1-9.1.1 All players may talk in any circle while the talks last, and at no other time."""
    g = negotiating()
    assert circles(g) == []
    game = play(g, ("negotiation_segment",))
    assert circles(g) == [range(6)]
    while asked(game) is not None and ("ready",) in answers(game):
        give(game, "ready")
    assert circles(g) == []


def test_E1_9_1_3_only_these_agreements_change_the_game() -> None:
    """E1-9.1.3 Peace, alliance, loans, leaders, spaces, cards, treasures, mercenaries, matches: nothing else can be added."""
    kinds = {
        "peace",
        "alliance",
        "loan",
        "loan-leader",
        "return",
        "cede",
        "cards",
        "treasures",
        "mercenaries",
    }
    assert set(KINDS) == kinds | {"match", "match-empire", "break-match"}
    g = negotiating(hands={"spain": ["storms"]}, wars=[("spain", "france")])
    game = announcing(g, SPAIN)
    verbs = {str(a[0]) for a in answers(game)}
    assert verbs <= {f"add-{kind}" for kind in KINDS} | {"done", "announce", "withdraw"}
    before = (list(g.war), [list(h) for h in g.hand], list(g.control), bytes(g.field), bytes(g.fleet))
    give(game, "done")
    assert (list(g.war), [list(h) for h in g.hand], list(g.control), bytes(g.field), bytes(g.fleet)) == before
    assert not allied(g, SPAIN, FRANCE)


IMPULSES = ["ottoman", "spain", "england", "france", "hre", "protestant"]


def test_E1_9_1_17_announcements_in_impulse_order() -> None:
    """E1-9.1.17 One power after the other; what one has announced the later ones confirm."""
    g = negotiating(hands={power: ["storms"] for power in IMPULSES})
    game = play(g, ("announcements",))
    seen = []
    while asked(game) is not None:
        seen.append(asked(game)[0])  # type: ignore[index]
        give(game, "done")
    assert seen == IMPULSES


def test_E1_9_1_10_treasures_at_random() -> None:
    """E1-9.1.10, E1-6.3.8 Two at most, one direction for a pair in a turn; a gift of cards is always cards, however many
    treasures the giver has."""
    g = negotiating(hands={"spain": ["storms"]})
    g.treasures = [[] for _ in MAJORS]
    g.treasures[SPAIN], g.treasures[FRANCE] = [1, 2, 3], [4]
    world(g).pool = [t for t in range(len(TREASURES)) if t > 4]
    assert why(g, ("treasures", "power:spain", "power:france", 3)) == "E1-9.1.9"
    game = announcing(g, SPAIN, FRANCE)
    give(game, "add-treasures", "power:spain", "power:france", 2)
    give(game, "add-cards", "power:spain", "power:france", 1)
    give(give(game, "announce"), "done")
    give(game, "confirm", "deal:0")
    assert (len(g.treasures[SPAIN]), len(g.treasures[FRANCE])) == (1, 3)
    assert (g.hand[SPAIN], g.hand[FRANCE]) == ([], [CARD["storms"]])
    assert why(g, ("treasures", "power:france", "power:spain", 1)) == "E1-9.1.9"
    assert why(g, ("treasures", "power:spain", "power:france", 1)) == "E1-9.1.9"


@pytest.mark.parametrize("turn, barred", [(5, True), (6, False), (4, False)])
def test_E1_9_1_15_after_the_league_spain_makes_no_deals(turn: int, barred: bool) -> None:
    """E1-9.1.15 With France and the Protestants, in the turn after the League formed; all kinds; talking is allowed."""
    g = negotiating(
        turn=turn, hands={"spain": ["storms"]}, wars=[("spain", "france"), ("spain", "protestant")]
    )
    the_realms(g).league = 4
    play(g, ("negotiation_segment",))
    expected = "E1-9.1.15" if barred else ""
    assert why(g, ("peace", "power:spain", "power:france")) == expected
    assert why(g, ("peace", "power:spain", "power:protestant")) == expected
    assert why(g, ("cards", "power:spain", "power:france", 1)) == expected
    assert why(g, ("alliance", "power:spain", "power:hre")) == ""
    assert circles(g) == [range(6)]


def test_E1_9_1_21_and_EX_9_1_b_no_conditions_on_others() -> None:
    """E1-9.1.21, EX-9.1-b England can't bind its mercenaries to a peace of France with the Ottomans: everything that it can
    add to a bundle is its own agreement."""
    g = negotiating(units={"london": {"england_mercenary": 2}}, wars=[("ottoman", "france")])
    game = announcing(g, ENGLAND, FRANCE)
    give(game, "add-mercenaries", "power:england", "power:france", 2)
    added = [a for a in answers(game) if str(a[0]).startswith("add-")]
    assert added
    assert all("power:england" in a for a in added)
    assert ("add-peace", "power:ottoman", "power:france") not in answers(game)
    assert game.questions[0].why_not(("add-peace", "power:ottoman", "power:france")) is not None


# ---- alliances [E1-9.2] ------------------------------------------------------------------------------------------------------------------
def test_E1_9_2_1_several_allies_who_need_not_be_allied() -> None:
    """E1-9.2.1 The Ottomans ally with France and the HRE, who stay strangers to each other."""
    g = negotiating()
    game = announcing(g, OTTOMAN, FRANCE, HRE)
    for other in ("power:france", "power:hre"):
        give(game, "add-alliance", "power:ottoman", other)
        give(game, "announce")
    give(game, "done")
    give(give(game, "confirm", "deal:0"), "done")
    give(game, "confirm", "deal:1")
    assert (allied(g, OTTOMAN, FRANCE), allied(g, OTTOMAN, HRE), allied(g, FRANCE, HRE)) == (
        True,
        True,
        False,
    )


def test_E1_9_4_7_no_war_on_whom_one_has_just_embraced() -> None:
    """E1-9.4.7 Peace or an alliance of this phase forbids it in this phase; in the next one not."""
    g = negotiating(hands={"spain": ["storms"]}, wars=[("ottoman", "hre")])
    game = announcing(g, OTTOMAN, HRE)
    give(game, "add-peace", "power:ottoman", "power:hre")
    give(give(game, "announce"), "done")
    give(game, "confirm", "deal:0")
    for one, other in ((OTTOMAN, HRE), (HRE, OTTOMAN)):
        refusal = why_no_war(g, one, other)
        assert refusal is not None
        assert refusal.rule == "E1-9.4.7"
    g.turn += 1
    play(g, ("negotiation_segment",))
    assert why_no_war(g, OTTOMAN, HRE) is None


@pytest.mark.parametrize("friends", [True, False])
def test_E1_9_2_5_an_allys_control_of_ones_home_suffices(friends: bool) -> None:
    """E1-9.2.5 France holds La Rochelle: the Protestants raise there only while they are allied."""
    g = position(
        scenario="campaign",
        control={"la_rochelle": "france"},
        allies=[("france", "protestant")] if friends else [],
    )
    huguenot = TROOP.by_id["huguenot_regular"]
    found = (huguenot, PLACE.by_id["la_rochelle"]) in raising_places(g, PROTESTANT, REGULAR)
    assert found == friends


def test_E1_9_2_7_allies_march_apart() -> None:
    """E1-9.2.7 A French army beside a Spanish one does not go along; and France has no part in Spain's wars."""
    g = position(
        scenario="campaign",
        active="spain",
        cp=1,
        units={"milan": {"spain_regular": 2, "france_regular": 2}},
        allies=[("spain", "france")],
        wars=[("spain", "hre")],
    )
    game = act(g, *next(a for a in offered(g) if a[:2] == ("march", "space:milan")))
    taken = {a[1] for a in answers(game) if a[0] == "take"}
    assert taken <= {"troop:spain_regular"}
    assert (at_war(g, SPAIN, HRE), at_war(g, FRANCE, HRE)) == (True, False)


def test_EX_9_2_a_the_galley_of_marseille_not_the_galleon_of_brest() -> None:
    """EX-9.2-a, E1-9.2.6 Sea zones lead from Marseille to the Ottomans; every way from Brest passes through Gibraltar."""
    g = negotiating(fleet={"brest": {"france_galleon": 1}, "marseille": {"france_galley": 1}})
    alliance = ("alliance", "power:ottoman", "power:france")

    def lent(port: str, ship: str) -> str:
        item = ("loan", "power:france", "power:ottoman", f"space:{port}", f"ship:{ship}", 1)
        refusal = DEALING.why_not(g, [alliance, item])
        return "" if refusal is None else refusal.key

    assert lent("marseille", "france_galley") == ""
    assert lent("brest", "france_galleon") == "no-way-to-borrower"


# ---- spring [E1-10] ------------------------------------------------------------------------------------------------------------------------
def test_E1_10_0_10_nobody_intercepts_on_the_spanish_road() -> None:
    """E1-10.0.10 To Arras, past a French army at war in St. Quentin beside it. (Marching there from Mons it would be asked.)"""
    g = position(
        scenario="campaign",
        turn=4,
        cp=0,
        hands={"spain": ["spanish_road"]},
        allies=[("spain", "hre")],
        units={
            "milan": {"spain_regular": 4},
            "st_quentin": {"france_regular": 6},
        },
        wars=[("spain", "france")],
    )
    g.set_control(PLACE.by_id["metz"], HRE)
    for name in ("turin", "geneva", "besancon"):
        g.set_control(PLACE.by_id[name], HRE)
    game = event(g, "spain", 3)
    seen = set()
    while asked(game) is not None and asked(game) != ("spain", "action"):
        seen.add(asked(game))
        possible = answers(game)
        march = [a for a in possible if a[0] == "march" and a[2] == "space:arras"]
        give(game, *(march[0] if march else ("all",) if ("all",) in possible else possible[-1]))
    assert {power for power, _ in seen if power} == {"spain"}  # type: ignore[misc]
    assert ("spain", "road-march") in seen
    assert (force(g, "milan"), force(g, "arras")) == ({}, {"spain_regular": 4})
    g = position(
        scenario="campaign",
        active="spain",
        units={"mons": {"spain_regular": 4}, "st_quentin": {"france_regular": 6}},
        wars=[("spain", "france")],
    )
    assert asked(give(act(g, "march", "space:mons", "space:arras"), "all")) == ("france", "intercept")
