"""Chapters 19 and 20 of the campaign, rule by rule: spies, murder, the rising; winter's unrest and what it puts back."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    passing,
    play,
    position,
    told,
    where,
)
from games.elisabeth.court_builders import france
from games.elisabeth.event_builders import event
from games.elisabeth.spy_builders import board, kill, plotting, rising_position, spy
from games.elisabeth.voyage_builders import fleet_of
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.espionage import (
    ELIZABETH,
    dice,
    informant,
    informants_left,
    insertable,
    victims,
)
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules.cards import ruler
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.state import the_court, the_realms
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.state.powers import BARRED, RESOLVED
from theatrum.games.elisabeth.tables.espionage import (
    ASSASSINATION as MURDERS,
)
from theatrum.games.elisabeth.tables.espionage import (
    CATHOLIC_REBELLION as RISINGS,
)
from theatrum.games.elisabeth.tables.espionage import GATHER, GUARD, KILL, PUT_DOWN, RISE
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import LINKED, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    ESPIONAGE,
    FRANCE,
    HRE,
    IRELAND,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.kit.graph import distances, mask

REGULAR = TROOP.by_id["spain_regular"]


# ---- the table of dice [E1-T.3] -------------------------------------------------------------------------------------------------
COLUMNS = ((INTELLIGENCE, GATHER), (ASSASSINATION, KILL), (ASSASSINATION, GUARD), (CATHOLIC_REBELLION, RISE))
COLUMNS += ((CATHOLIC_REBELLION, PUT_DOWN),)
TABLE = {
    "base": (2, 3, 2, 3, 4),
    "own informant on the target": (1, 2, 0, 1, 0),
    "the target's informant on the attacker": (0, 0, 1, 0, 1),
    "cryptography of the attacker": (1, 1, 0, 1, 0),
    "cryptography of the target": (0, 0, 1, 0, 1),
    "own code key on the target": (1, 1, 0, 1, 0),
    "walsingham defensive": (-1, 0, 2, 0, 2),
    "the victim is elizabeth": (0, 0, 1, 0, 0),
    "mary captured": (0, 2, 0, 2, 0),
    "elizabeth excommunicated": (0, 1, 0, 1, 0),
    "two jesuits": (0, 0, 0, 2, 0),
    "a spanish regular in ulster": (0, 0, 0, 2, 0),
    "a spanish regular in dublin": (0, 0, 0, 2, 0),
    "spanish regulars in ireland and scotland": (0, 0, 0, 2, 0),
    "a spanish regular in england": (0, 0, 0, 4, 0),
}
"""What each row adds for Spain against England, in the five columns; three CP were paid; the victim of a murder is the Queen
in the last rows, Leicester before. Of two dice against Walsingham one is always left."""


@pytest.mark.parametrize("row", TABLE)
def test_E1_T_3_and_19_0_4_every_row_of_the_espionage_table(row: str) -> None:
    """E1-T.3, E1-19.0.4 In every column."""
    g = plotting()
    against_queen = row in ("the victim is elizabeth", "mary captured", "elizabeth excommunicated")

    def rolled() -> tuple[int, ...]:
        out = []
        for kind, column in COLUMNS:
            plot = Plot(kind, SPAIN, ENGLAND, 3)
            plot.victim = ELIZABETH if against_queen else LEADER.by_id["leicester"]
            out.append(dice(g, plot, column))
        return tuple(out)

    before = (0,) * 5 if row == "base" else rolled()
    if row == "the victim is elizabeth":
        before = (2, 3, 2, 3, 4)
    if row == "own informant on the target":
        spy(g, "spain", "england")
    elif row == "the target's informant on the attacker":
        spy(g, "england", "spain")
    elif row.startswith("cryptography"):
        the_court(g).bonuses[BONUS.by_id["cryptography"]] = SPAIN if row.endswith("attacker") else ENGLAND
    elif row == "own code key on the target":
        board(g).code_keys[SPAIN] = ENGLAND
    elif row == "walsingham defensive":
        board(g).walsingham = "defensive"
    elif row == "mary captured":
        board(g).mary = "captured"
    elif row == "elizabeth excommunicated":
        board(g).excommunicated = True
    elif row == "two jesuits":
        board(g).jesuits = mask([PLACE.by_id["york"], PLACE.by_id["dover"]])
    elif "regular" in row:
        spots = {"ulster": ["ulster"], "dublin": ["dublin"], "england": ["york"]}
        for name in spots.get(row.split()[-1], ["kinsale", "edinburgh"]):
            g.place_units(PLACE.by_id[name], REGULAR)
    assert tuple(now - then for now, then in zip(rolled(), before, strict=True)) == TABLE[row]


def test_E1_T_3_walsingham_offensive_helps_england() -> None:
    """E1-T.3, E1-19.4.4 Two dice more for intelligence and murder of England; "unused" and "defensive" give none."""
    g = plotting("england")
    for where_it_lies, plus in (("unused", 0), ("offensive", 2), ("defensive", 0)):
        board(g).walsingham = where_it_lies
        assert dice(g, Plot(INTELLIGENCE, ENGLAND, SPAIN), GATHER) == 2 + plus
        assert dice(g, Plot(ASSASSINATION, ENGLAND, SPAIN, 2), KILL) == 2 + plus


def test_E1_T_3c_margins_of_a_rising() -> None:
    """E1-T.3c, E1-T.3b Four more hits win the game, one to three bring six conversions and the rebellion, others fail."""
    results = {m: look_up(RISINGS, m) for m in (-3, 0, 1, 3, 4, 9)}
    assert [results[m].result for m in (4, 9)] == ["spain_wins_game"] * 2
    assert [(results[m].conversions, bool(results[m].rebellion_dice)) for m in (1, 3)] == [(6, True)] * 2
    assert [(results[m].conversions, results[m].rebellion_dice) for m in (-3, 0)] == [(0, 0)] * 2
    assert [look_up(MURDERS, m).vp for m in (-1, 0, 1, 4)] == [0, 0, 1, 1]


@pytest.mark.parametrize(
    "attack, defence, failed, over",
    [
        ([6, 6, 6, 1], [1, 1, 1, 1], False, False),
        ([6, 6, 6, 6], [1, 1, 1, 1], False, True),
        ([6, 6, 6, 6], [6, 1, 1, 1], False, False),
        ([6, 1, 1, 1], [5, 1, 1, 1], True, False),
        ([4, 4, 4, 4], [1, 1, 1, 1], True, False),
    ],
)
def test_E1_T_3c_hits_against_hits(attack: list[int], defence: list[int], failed: bool, over: bool) -> None:
    """E1-T.3c Fives and sixes hit; Spain's hits less England's."""
    g = rising_position([*attack, *defence, *[2] * 6])
    board(g).jesuits = 1 << PLACE.by_id["york"]
    game = passing(act(g, "rising", 3))
    assert (bool(told(game, "rising-fails")), game.over and g.winner == SPAIN) == (failed, over)
    assert bool(told(game, "conversion-catholic")) == (not failed and not over)


@pytest.mark.parametrize("hits, parried, over", [(6, 2, True), (5, 2, False), (6, 3, False)])
def test_WX_X_3_eleven_dice_against_four(hits: int, parried: int, over: bool) -> None:
    """WX-X-3, E1-T.3c Five CP, two Jesuits, Mary captured, a Spanish regular in Ireland: 5 + 2 + 2 + 2 = 11 dice against 4. Six
    hits against two, margin four, win the game; five against two, margin three, bring conversions and the rebellion."""
    g = rising_position(
        [*[6] * hits, *[1] * (11 - hits), *[6] * parried, *[1] * (4 - parried), *[2] * 6],
        units={"ulster": {"spain_regular": 1}},
    )
    g.cp, board(g).mary = 5, "captured"
    board(g).jesuits = mask([PLACE.by_id["york"], PLACE.by_id["dover"]])
    game = passing(act(g, "rising", 5))
    rolled = told(game, "plot-dice")[0].args
    assert (len(rolled["dice"]), len(rolled["defence"])) == (11, 4)
    assert (game.over, bool(told(game, "conversion-catholic"))) == (over, not over)
    assert not over or g.winner == SPAIN


# ---- who, when, and for how much [E1-19.0] -----------------------------------------------------------------------------------------
def test_E1_19_0_3_prices_and_types() -> None:
    """E1-19.0.3 One type of action for all; two CP, or two to four for murder, three to five for the rising, each once."""
    lines = {
        "gather_intelligence": (2,),
        "insert_agent": (2,),
        "assassination": (2, 3, 4),
        "english_catholic_rebellion": (3, 4, 5),
    }
    for power in MAJORS:
        for line, prices in lines.items():
            action = POWERS[power].actions.get(line)
            if line == "english_catholic_rebellion" and power != SPAIN:
                assert action is None
            else:
                assert action is not None
                assert (action.prices, action.type) == (prices, ESPIONAGE)
    g = plotting(cp=5, leaders={"london": ["leicester"]})
    assert [a[1] for a in offered(g) if a[0] == "rising"] == [3, 4, 5]
    game = give(act(g, "assassinate"), "victim", "leader:leicester")
    assert set(answers(game)) == {("level", 2), ("level", 3), ("level", 4)}
    for first, second in (("assassinate", "rising"), ("rising", "assassinate")):
        g = rising_position([1] * 20, leaders={"london": ["leicester"]})
        g.cp = 9
        if first == "rising":
            passing(act(g, "rising", 3))
        else:
            kill(g, "leader:leicester", 2)
        assert not any(a[0] in (first, second) for a in offered(g))
        assert {"gather", "agent"} <= {a[0] for a in offered(g)}


# ---- intelligence [E1-19.1] ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("faces, uses", [([4, 4], 0), ([5, 4], 1), ([6, 5], 2)])
def test_E1_19_1_1_each_hit_buys_one_result(faces: list[int], uses: int) -> None:
    """E1-19.1.1 Two dice and the bonuses; as many results as hits, and hits may be left."""
    g = plotting("spain", hands={"england": ["storms", "looting", "treachery"]}, dice=faces)
    spy(g, "england", "spain")
    game = passing(act(g, "gather", "power:england"))
    for done in range(uses):
        assert asked(game) == ("spain", "intelligence"), done
        give(game, "neutralise" if done == 0 else "look")
    assert g.plot is None
    assert informant(g, ENGLAND, SPAIN) == (2 if uses else 1)


def test_E1_19_1_2_and_20_8_a_caught_informant_stays_until_winter() -> None:
    """E1-19.1.2, E1-20.8 Neutralised it blocks its place and its pool; in winter it is in the pool again, others stay on the
    cards; murder markers come back and Walsingham is unused."""
    g = plotting("spain", dice=[5, 1])
    spy(g, "england", "spain")
    spy(g, "england", "france")
    give(passing(act(g, "gather", "power:england")), "neutralise")
    assert (informant(g, ENGLAND, SPAIN), informants_left(g, ENGLAND)) == (2, 0)
    assert SPAIN not in insertable(g, ENGLAND)
    board(g).assassinations, board(g).walsingham = 1 << SPAIN | 1 << FRANCE, "defensive"
    play(g, ("winter_reset",))
    assert (informant(g, ENGLAND, SPAIN), informant(g, ENGLAND, FRANCE)) == (0, 1)
    assert (informants_left(g, ENGLAND), board(g).assassinations, board(g).walsingham) == (1, 0, "unused")
    board(g).walsingham = "away"
    play(g, ("winter_reset",))
    assert board(g).walsingham == "away"


def test_E1_19_2_1_where_an_informant_can_be_put() -> None:
    """E1-19.2.1 On the card of another power where one has none; from the pool, or moved from another card; two in all."""
    g = plotting("france", cp=4)
    give(act(g, "agent"), "insert", "power:spain")
    assert (informant(g, FRANCE, SPAIN), informants_left(g, FRANCE)) == (1, 1)
    game = act(g, "agent")
    assert ("insert", "power:spain") not in answers(game)
    assert ("insert", "power:france") not in answers(game)
    assert ("move-informant", "power:spain", "power:hre") in answers(game)
    give(game, "move-informant", "power:spain", "power:hre")
    assert [informant(g, FRANCE, p) for p in MAJORS] == [0, 0, 0, 0, 1, 0]
    assert (informants_left(g, FRANCE), g.cp) == (1, 0)


# ---- murder [E1-19.3] ----------------------------------------------------------------------------------------------------------------
def test_E1_19_3_2_announced_answered_rolled_marked() -> None:
    """E1-19.3.2 Victim and CP are named; then cards; the attacker rolls, then the defender; the marker is used whatever
    comes of it."""
    g = plotting(
        "france", leaders={"london": ["leicester"]}, hands={"hre": ["handguns"]}, dice=[6, 1, 1, 6, 6], cp=3
    )
    game = give(act(g, "assassinate"), "victim", "leader:leicester")
    give(game, "level", 3)
    assert (g.cp, g.plot is not None, told(game, "plot-dice")) == (0, True, [])
    assert asked(game)[1] == "window-w10"  # type: ignore[index]
    passing(game)
    rolled = told(game, "plot-dice")[0].args
    assert (rolled["dice"], rolled["defence"], rolled["hits"], rolled["parried"]) == ([6, 1, 1], [6, 6], 1, 2)
    assert (board(g).assassinations, where(g, "leicester")) == (1 << FRANCE, "london")


def test_E1_19_3_4_special_victims() -> None:
    """E1-19.3.4, E1-23.3.2, E1-23.4.3 Henry III ends as king and bridegroom, Elizabeth as queen; a promise is off."""
    g = plotting("spain", leaders={"paris": ["henry_iii"]}, dice=[6, 6, 1, 1], cp=2, turn=5)
    g.ruler[FRANCE] = next(i for i, r in enumerate(POWERS[FRANCE].rulers) if r.id == "henry_iii")
    court = the_court(g)
    henry, anna = NOBLE.by_id["henry_iii"], NOBLE.by_id["anna_of_saxony"]
    court.suitability[henry] = court.suitability[anna] = 2
    engage(g, henry, anna)
    kill(g, "leader:henry_iii")
    assert (where(g, "henry_iii"), court.suitability[henry], court.bride_of[anna]) == (GONE, 0, -1)
    assert (ruler(g, FRANCE).id, ruler(g, FRANCE).bonus, ruler(g, FRANCE).administration) == (
        "henry_iii_dead",
        0,
        1,
    )
    assert court.suitability[anna] == 2


@pytest.mark.parametrize("mary, asks", [("captured", True), ("free", False), ("executed", False)])
def test_E1_19_3_5_marys_fate_after_a_failed_attempt(mary: str, asks: bool) -> None:
    """E1-19.3.5 England is asked only while she is captured; spared she stays so, and nobody loses a point."""
    g = plotting(cp=2, dice=[1] * (4 if mary == "captured" else 2) + [1] * 3)
    board(g).mary = mary
    game = kill(g, "ruler:elizabeth_i", 2)
    assert (asked(game) == ("england", "marys-fate")) == asks
    if asks:
        give(game, "spare")
    assert (board(g).mary, g.bonus[ENGLAND]) == (mary, {})


def test_E1_19_3_1_and_5_1_9_default_leaders_and_the_absent_are_no_victims() -> None:
    """E1-5.1.9, E1-19.3.1 Nor captives, captains, leaders off the map, a dead queen."""
    g = plotting("france", leaders={"vienna": ["default_hre"], "madrid": ["duke_of_alva"]})
    g.capture(LEADER.by_id["leicester"], SPAIN)
    assert set(victims(g, FRANCE)) == {LEADER.by_id["duke_of_alva"], ELIZABETH}
    board(g).elizabeth_died = 2
    assert victims(g, FRANCE) == [LEADER.by_id["duke_of_alva"]]


# ---- the rising [E1-19.4] --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("faces, wins", [([1] * 5, False), ([6, 1, 1, 1, 1], True)])
def test_E1_19_4_2_the_north_rises_from_the_second_step_on(faces: list[int], wins: bool) -> None:
    """E1-19.4.2 Rising in the North: no conversions; a target, five dice, up to four neighbours, two regulars, and war only if
    it succeeds; no marker of Spain is used."""
    g = plotting(
        "france",
        hands={"france": ["rising_in_the_north"]},
        dice=faces,
        units={"york": {"england_regular": 1}},
    )
    g.end_war(SPAIN, ENGLAND)
    board(g).mary = "captured"
    g.protestant &= ~mask(PLACE.by_id[s] for s in ("york", "carlisle", "lancaster"))
    game = event(g, "france", 78, "mode:rebellion")
    give(game, "rebel", "space:york")
    passing(game)
    while asked(game) == ("spain", "rebellion-spreads"):
        give(game, "done")
    assert not told(game, "conversion-catholic")
    assert (controller(g, "york"), at_war(g, SPAIN, ENGLAND)) == (
        ("spain", True) if wins else ("england", False)
    )
    assert force(g, "york") == ({"spain_regular": 2} if wins else {"england_regular": 1})
    assert (board(g).assassinations, board(g).mary) == (0, "captured")


def test_E1_19_4_3_after_elizabeths_death_mary_helps_though_she_is_dead() -> None:
    """E1-19.4.3, E1-23.3.2 A rising in the same turn has the two dice; in a later turn no more; a murder never."""
    g = plotting()
    rising, murder = Plot(CATHOLIC_REBELLION, SPAIN, ENGLAND, 3), Plot(ASSASSINATION, SPAIN, ENGLAND, 3)
    assert dice(g, rising, RISE) == 3
    board(g).mary, board(g).elizabeth_died = "executed", g.turn
    assert (dice(g, rising, RISE), dice(g, murder, KILL)) == (5, 3)
    g.turn += 1
    assert dice(g, rising, RISE) == 3


def test_E1_19_4_4_walsinghams_marker_lies_in_one_of_three_boxes() -> None:
    """E1-19.4.4 Unused; offensive or defensive by his card; winter puts it back."""
    g = plotting("england", hands={"england": ["walsingham"]}, dice=[1] * 4)
    board(g).walsingham = "unused"
    game = event(g, "england", 81)
    give(game, "insert", "power:spain")
    passing(give(game, "gather", "power:spain"))
    assert board(g).walsingham == "offensive"
    play(g, ("winter_reset",))
    assert board(g).walsingham == "unused"


def test_E1_19_4_5_the_code_key_moves_from_card_to_card() -> None:
    """E1-19.4.5 By the card, directly; a die against the power where it lies, and against nobody else."""
    g = plotting("hre", hands={"hre": ["code_key"]})
    board(g).code_keys[HRE] = FRANCE
    assert dice(g, Plot(ASSASSINATION, HRE, FRANCE, 2), KILL) == 3
    event(g, "hre", 91, "power:spain")
    assert board(g).code_keys[HRE] == SPAIN
    assert [dice(g, Plot(ASSASSINATION, HRE, p, 2), KILL) for p in (FRANCE, SPAIN)] == [2, 3]


# ---- winter [E1-20] --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("inactive", [False, True])
def test_E1_20_1_1_and_ST_8_unrest_spreads_around_the_moriscos(inactive: bool) -> None:
    """E1-20.1.1, E1-ST.8, E1-23.1.3 Two markers on empty, calm spaces within two of the unit; the Ottomans choose, or England
    where nobody leads them."""
    g = position(
        scenario="campaign",
        units={"granada": {"morisco": 2}, "cordoba": {"spain_regular": 1}},
        unrest=["cartagena"],
    )
    if inactive:
        g.seat_of[OTTOMAN] = -1
    game = play(g, ("winter_unrest", 2))
    near = distances(lambda s: [other for other, _ in LINKED[s]], [PLACE.by_id["granada"]], most=2)
    free = {SPACES[s].id for s in near} - {"granada", "cordoba", "cartagena"}
    assert asked(game) == ("england" if inactive else "ottoman", "winter-unrest")
    assert {str(a[1])[6:] for a in answers(game)} == free
    give(game, *answers(game)[0])
    give(game, *answers(game)[0])
    assert (asked(game), g.unrest.bit_count()) == (None, 3)
    assert asked(play(position(scenario="campaign"), ("winter_unrest", 2))) is None


def test_E1_20_4_3_and_23_2_5_troops_may_winter_aboard() -> None:
    """E1-20.4.3, E1-23.2.5 The Armada goes to a port; who is aboard with it stays aboard, and nobody boards."""
    g = fleet_of(4, "english_channel", 2, units={"corunna": {"spain_regular": 1}})
    g.phase = "winter"
    game = play(g, ("winter_ships", SPAIN), ("winter_land", SPAIN))
    while asked(game) is not None:
        assert not any(a[0] in ("board", "to-armada") for a in answers(game))
        give(game, *(("done",) if ("done",) in answers(game) else answers(game)[0]))
    assert the_realms(g).aboard == {REGULAR: 2}
    assert force(g, "corunna").get("spain_regular", 0) <= 1


def test_E1_20_9_spent_markers_go_to_their_start_boxes() -> None:
    """E1-20.9, E1-T.8 Spain 1 on the Papacy and Ireland, the Ottomans 2 on Venice, England 2 on Ireland, the Protestants 1 on
    Scotland, all others 0; what was not spent stays, what was lost by a war stays lost."""
    g = position(scenario="campaign")
    pairs = [(t, p) for t in (PAPACY, VENICE, SCOTLAND, IRELAND) for p in MAJORS if g.voice(t, p) >= 0]
    start = {(PAPACY, SPAIN): 1, (VENICE, OTTOMAN): 2, (SCOTLAND, PROTESTANT): 1, (IRELAND, SPAIN): 1}
    start[IRELAND, ENGLAND] = 2
    for target, power in pairs:
        g.set_voice(target, power, RESOLVED)
    g.set_voice(PAPACY, FRANCE, 7)
    g.set_voice(VENICE, HRE, BARRED)
    play(g, ("winter_reset",))
    expected = {pair: start.get(pair, 0) for pair in pairs}
    expected[PAPACY, FRANCE], expected[VENICE, HRE] = 7, BARRED
    assert {(t, p): g.voice(t, p) for t, p in pairs} == expected


@pytest.mark.parametrize("die, formed", [(2, False), (3, True)])
def test_WX_20_C_nine_spaces_and_two_keys(die: int, formed: bool) -> None:
    """WX-20-C, E1-20.10 Turn 4: a three or more forms the League."""
    g = france(9, 2, turn=4, dice=[die])
    play(g, ("league_test",))
    assert the_realms(g).league == (4 if formed else 0)
