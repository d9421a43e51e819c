"""Loans of ships [E1-9.1.6, E1-9.2.6, E1-20.3]: for one turn, to an ally, and home again."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import answers, give, play, position, told
from theatrum.core.game import Game
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.queries.forces import admirals, ships, sides_at_sea
from theatrum.games.elisabeth.rules.actions import role_changes
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.loans import loan_ports
from theatrum.games.elisabeth.rules.sea_losses import ignored
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.table import DRY_DOCK
from theatrum.games.elisabeth.tables.pieces import ARMADA, CORSAIR, LEADER, LENT, SHIP, SHIPS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN, VENICE

GALLEON = "ship:england_galleon"
ALLIANCE = ("alliance", "power:england", "power:france")


def lending(**given: Any) -> Elisabeth:
    """The diplomacy phase of a campaign; England has three galleons in London, France one in Calais."""
    fleet = {"london": {"england_galleon": 3}, **given.pop("fleet", {})}
    g = position(scenario="campaign", turn=2, fleet=fleet, **given)
    for power in (ENGLAND, SPAIN):
        g.end_war(FRANCE, power)
    g.phase = "diplomacy"
    return g


def why(g: Elisabeth, *items: Any) -> str:
    refusal = DEALING.why_not(g, [tuple(item) for item in items])
    return "" if refusal is None else refusal.key


def loan(n: int = 1, port: str = "london", ship: str = GALLEON) -> tuple[str | int, ...]:
    return ("loan", "power:england", "power:france", f"space:{port}", ship, n)


def at(g: Elisabeth, place: str, power: int) -> dict[str, int]:
    return {SHIPS[s].id: n for s, n in ships(g, PLACE.by_id[place], power)}


def lent(n: int = 2, leader: str = "", **given: Any) -> Game:
    """England and France are allied, and England has lent France galleons of London."""
    game = play(lending(**given), ("deal", ENGLAND), ("deal", FRANCE), ("deals_end",))
    give(game, "add-alliance", "power:england", "power:france")
    give(game, "add-loan", *loan(n)[1:])
    if leader:
        give(game, "add-loan-leader", "power:england", "power:france", f"leader:{leader}")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    while ("done",) not in answers(game):
        give(game, *answers(game)[0])
    give(game, "done")
    return game


def harbour(g: Elisabeth) -> int:
    """Where the lent ships are."""
    (place,) = {place for place, _, _ in g.on_loan()}
    return place


# ---- the agreement -------------------------------------------------------------------------------------------------------
def test_E1_9_1_6_ships_are_lent_only_together_with_the_alliance() -> None:
    g = lending()
    assert why(g, loan()) == "loan-with-alliance"
    assert why(g, ALLIANCE, loan()) == ""
    g.ally(ENGLAND, FRANCE)
    assert why(g, loan()) == "loan-with-alliance"


def test_E1_9_2_6_not_all_ships_of_a_port_need_be_lent_nor_more_than_there_are() -> None:
    g = lending()
    assert why(g, ALLIANCE, loan(2), loan(1)) == ""
    assert why(g, ALLIANCE, loan(2), loan(2)) == "no-ships-to-lend"
    assert why(g, ALLIANCE, loan(1, port="paris")) == "no-ships-to-lend"


def test_E1_9_2_6_one_direction_for_a_pair() -> None:
    g = lending(fleet={"calais": {"france_galleon": 1}}, control={"calais": "france"})
    back = ("loan", "power:france", "power:england", "space:calais", "ship:france_galleon", 1)
    assert why(g, ALLIANCE, back) == ""
    assert why(g, ALLIANCE, loan(), back) == "one-direction"


def test_E1_9_2_6_corsairs_and_the_armada_are_never_lent() -> None:
    g = lending(fleet={"algiers": {"ottoman_corsair": 1}})
    alliance = ("alliance", "power:ottoman", "power:france")
    item = ("loan", "power:ottoman", "power:france", "space:algiers", "ship:ottoman_corsair", 1)
    assert why(g, alliance, item) == "never-lent"
    assert all(SHIPS[own].kind not in (CORSAIR, ARMADA) for own, _ in LENT)


def test_E1_9_2_6_the_way_leads_over_sea_zones_alone_not_through_gibraltar() -> None:
    """France's port on the Gulf of Lyon can't be reached from London, although Gibraltar lies between the seas."""
    g = lending()
    for space, holder in enumerate(g.control):
        if holder == FRANCE and space != PLACE.by_id["marseille"]:
            g.set_control(space, ENGLAND)
    assert not loan_ports(g, FRANCE, PLACE.by_id["london"])
    assert why(g, ALLIANCE, loan()) == "no-way-to-borrower"


def test_OP_9_8_ships_of_an_active_minor_can_be_lent_but_not_lent_on() -> None:
    g = lending(fleet={"venice": {"venice_galley": 2}}, allies=[("spain", "venice")])
    alliance = ("alliance", "power:spain", "power:france")
    item = ("loan", "power:spain", "power:france", "space:venice", "ship:venice_galley", 1)
    assert why(g, alliance, item) == ""
    g.cast_off(PLACE.by_id["venice"], SHIP.by_id["venice_galley"], 2)
    g.moor(PLACE.by_id["venice"], LENT[SHIP.by_id["venice_galley"], SPAIN], 2)
    assert why(g, alliance, item) == "no-ships-to-lend"


# ---- ships of the borrower ---------------------------------------------------------------------------------------------------
def test_E1_9_2_6_lent_ships_are_the_borrowers_in_every_respect() -> None:
    """They go to its nearest port; the ones that stayed are still the lender's; the pool is the lender's."""
    g = lent(2).state
    place = harbour(g)
    assert g.control[place] == FRANCE
    assert at(g, "london", ENGLAND) == {"england_galleon": 1}
    assert ships(g, place, FRANCE) == [(LENT[SHIP.by_id["england_galleon"], FRANCE], 2)]
    assert ENGLAND not in sides_at_sea(g, place)
    assert FRANCE in sides_at_sea(g, place)
    assert not [fault for fault in invariants(g) if "ships of" in fault]


def test_E1_9_2_6_lent_and_own_ships_of_one_kind_in_one_sea_zone_are_told_apart() -> None:
    """Two galleons lent to France, one to the Protestants, and England's own, all in the Channel."""
    g = lending()
    channel = PLACE.by_id["english_channel"]
    own = SHIP.by_id["england_galleon"]
    g.move_ships(PLACE.by_id["london"], channel, own, 3)
    for borrower, n in ((FRANCE, 2), (PROTESTANT, 1)):
        g.launch(channel, own, n)
        g.cast_off(channel, own, n)
        g.moor(channel, LENT[own, borrower], n)
    assert [n for _, n in ships(g, channel, ENGLAND)] == [3]
    assert [n for _, n in ships(g, channel, FRANCE)] == [2]
    assert [n for _, n in ships(g, channel, PROTESTANT)] == [1]
    g.lose_ships(channel, LENT[own, FRANCE])
    assert g.ships_lost[SHIPS[own].pool] == 1
    assert g.ships(channel, LENT[own, FRANCE]) == 1


def test_E1_9_2_6_a_naval_leader_goes_with_the_ships_of_his_port() -> None:
    item = ("loan-leader", "power:england", "power:france", "leader:drake")
    g = lending(leaders={"london": ["drake"]})
    g.naval_role |= 1 << LEADER.by_id["drake"]
    assert why(g, ALLIANCE, item) == "leader-needs-lent-ships"
    assert why(g, ALLIANCE, loan(), item) == ""
    assert why(g, ALLIANCE, loan(), item, item) == "leader-needs-lent-ships"
    state = lent(1, leader="drake", leaders={"london": ["drake"]}).state
    assert admirals(state, harbour(state), FRANCE) == [LEADER.by_id["drake"]]
    assert not admirals(state, harbour(state), ENGLAND)


def test_E1_9_2_6_don_john_on_loan_stays_at_sea() -> None:
    """E1-5.1.17 In a friendly port he may change his role, but not while another power has borrowed him."""
    g = lending(leaders={"marseille": ["don_john"]}, allies=[("spain", "france")])
    don_john = LEADER.by_id["don_john"]
    g.choose_role(don_john, naval=True)
    assert role_changes(g, SPAIN) == [("role", "leader:don_john")]
    the_diplomacy(g).lent_leaders[don_john] = FRANCE
    assert role_changes(g, SPAIN) == role_changes(g, FRANCE) == []


def test_D9_6_the_borrower_chooses_among_ports_that_are_equally_near() -> None:
    g = lending()
    ports = loan_ports(g, FRANCE, PLACE.by_id["london"])
    game = play(g, ("deal", ENGLAND), ("deal", FRANCE), ("deals_end",))
    give(game, "add-alliance", "power:england", "power:france")
    give(game, "add-loan", *loan()[1:])
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    if len(ports) > 1:
        assert {PLACE[a[1]] for a in answers(game)} == set(ports)
        give(game, "harbour", PLACE.noun[ports[-1]])
    assert harbour(game.state) == ports[-1]


def test_OP_16_10_race_built_galleons_on_loan_ignore_no_fives() -> None:
    fast = SHIP.by_id["england_race_built_galleon"]
    battle = SeaBattle(len(PLACE.noun) - 1, FRANCE, SPAIN)
    battle.ships[0] = {LENT[fast, FRANCE]: 2}
    battle.faces[1] = [5, 5]
    assert ignored(battle, 0) == 0


def test_OP_16_16_the_owners_dry_dock_decides() -> None:
    game = lent(1)
    g = game.state
    own = SHIP.by_id["england_galleon"]
    the_court(g).bonuses[DRY_DOCK] = FRANCE
    g.lose_ships(harbour(g), LENT[own, FRANCE])
    assert g.ships_lost[SHIPS[own].pool] == 1


# ---- the end -------------------------------------------------------------------------------------------------------------
def test_E1_20_3_in_winter_the_ships_go_to_a_port_of_their_owner() -> None:
    game = lent(2, leader="drake", leaders={"london": ["drake"]})
    g = game.state
    later = play(g, ("winter_loans",), ("winter_ships", ENGLAND), ("winter_ships", FRANCE))
    while not later.over and later.questions:
        give(later, *answers(later)[0])
    g = later.state
    assert not g.loaned
    english = [place for place, ship, _ in g.sailing() if ship == SHIP.by_id["england_galleon"]]
    assert all(g.control[place] == ENGLAND for place in english)
    assert g.afloat(SHIP.by_id["england_galleon"]) == 3
    assert g.leader_side(LEADER.by_id["drake"]) == ENGLAND


def test_E1_20_3_ships_of_a_minor_without_an_ally_go_home_at_once() -> None:
    g = lending(fleet={"marseille": {"venice_galley": 1}})
    galley = SHIP.by_id["venice_galley"]
    g.cast_off(PLACE.by_id["marseille"], galley, 1)
    g.moor(PLACE.by_id["marseille"], LENT[galley, FRANCE], 1)
    game = play(g, ("winter_loans",))
    (home,) = game.state.fleet_places(galley)
    assert game.state.control[home] == VENICE


def test_OP_9_9_war_between_lender_and_borrower_ends_the_loan() -> None:
    """The markers come off and the ships are displaced, also those at sea."""
    game = lent(2)
    g = game.state
    g.phase = "winter"
    where = harbour(g)
    sea = PLACE.by_id["english_channel"]
    g.move_ships(where, sea, LENT[SHIP.by_id["england_galleon"], FRANCE], 1)
    later = play(g, ("loans_end", ENGLAND, FRANCE))
    while later.questions:
        give(later, *answers(later)[0])
    assert not later.state.loaned
    assert all(
        later.state.control[p] == ENGLAND for p in later.state.fleet_places(SHIP.by_id["england_galleon"])
    )
    assert told(later, "ships-displaced")


def test_E1_C_19_lent_ships_return_at_the_end_of_the_impulse() -> None:
    """1.2.24 Diplomatic Failure ends the alliance at once; the ships stay with the borrower until the impulse is over."""
    game = lent(2)
    g = game.state
    g.phase, g.active, g.impulse = "action", HRE, 9
    g.card = 19
    g.discard.append(19)
    later = play(
        g, ("announce", HRE, "card:diplomatic_failure", "power:england", "power:france"), ("impulse_end",)
    )
    while later.questions and later.state.loaned:
        give(later, *answers(later)[0])
    assert not later.state.has_alliance(ENGLAND, FRANCE)
    assert not later.state.loaned


def test_E1_9_2_6_lent_ships_have_names() -> None:
    noun = SHIPS[LENT[SHIP.by_id["england_galleon"], FRANCE]].noun
    assert names("en")[noun] == "English galleons (on loan: France)"
    assert "Leihgabe" in names("de")[noun]


def test_OP_9_22_ottomans_have_nothing_to_lend_from_the_sea() -> None:
    """The ships are in a port now."""
    g = lending(fleet={"ionian_sea": {"ottoman_galley": 2}})
    assert not [
        i
        for i in DEALING.candidates(g, OTTOMAN, [("alliance", "power:ottoman", "power:france")])
        if i[0] == "loan"
    ]
