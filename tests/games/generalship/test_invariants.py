"""Every invariant holds on a sound table, and each notices when it is broken."""

from collections.abc import Callable

import pytest

from games.generalship.builders import a_game, at, with_alliance, with_units
from games.generalship.looking import AUSTRIA, ENGLAND, FRANCE, POSITIONS, a_table, committed
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.generals import GENERAL
from theatrum.games.generalship.tables.units import KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import SEA


@pytest.mark.parametrize("position", POSITIONS)
def test_a_sound_table_is_sound(position: Callable[[], Generalship]) -> None:
    assert invariants(position()) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_table_is_sound(players: int) -> None:
    assert invariants(Generalship(Setup(players, {"layout": f"p{players}_standard"}, Chance("1")))) == []


def broken(g: Generalship) -> Battle:
    battle = committed(g)
    assert invariants(g) == []
    return battle


def negative_food(g: Generalship) -> None:
    g.food[FRANCE] = -1


def six_battles(g: Generalship) -> None:
    g.battle_count[FRANCE] = 6


def two_rulers(g: Generalship) -> None:
    g.nation[ENGLAND] = g.nation[FRANCE]


def order_without_somebody(g: Generalship) -> None:
    g.order = [FRANCE, FRANCE, ENGLAND]


def too_many_people(g: Generalship) -> None:
    g.people[FRANCE] = [1] * len(g.people[FRANCE])


def tile_twice(g: Generalship) -> None:
    g.tile[0] = g.tile[1]


def stranger_owns_a_nation_tile(g: Generalship) -> None:
    g.owner[at(g, "fr_left")] = ENGLAND


def three_allies_of_three(g: Generalship) -> None:
    with_alliance(g, FRANCE, ENGLAND, AUSTRIA)


def crowded_action_tile(g: Generalship) -> None:
    g.placed[ACTION_TILES[0].index] = [0, 1, 2, 0]


def third_cylinder(g: Generalship) -> None:
    for tile in [t for t in ACTION_TILES if 3 in t.players][:3]:
        g.placed[tile.index] = [FRANCE]


def general_twice(g: Generalship) -> None:
    g.general_deck.append(GENERAL["caesar"])


def general_lost(g: Generalship) -> None:
    g.general_deck.pop()


def known_but_open(g: Generalship) -> None:
    g.known[FRANCE].append(GENERAL["napoleon"])


def technology_card_lost(g: Generalship) -> None:
    g.tech_deck.pop()


def event_lost(g: Generalship) -> None:
    g.event_deck.pop()


def token_from_nowhere(g: Generalship) -> None:
    g.supply[KIND["archers"]] += 1


def lost_squadron(g: Generalship) -> None:
    g.remove_unit(next(u for u in g.units_of(ENGLAND) if g.unit_kind[u] == KIND["galley"]))


def overfull_squadron(g: Generalship) -> None:
    ships = [u for u in g.units_of(ENGLAND) if KINDS[g.unit_kind[u]].is_ship]
    for u in g.units_of(ENGLAND):
        if g.unit_ship[u] >= 0:
            g.unit_ship[u] = ships[0]


def adrift_between_turns(g: Generalship) -> None:
    g.unit_ship[next(u for u in g.units_of(ENGLAND) if g.unit_ship[u] >= 0)] = -1


def rides_on_land(g: Generalship) -> None:
    g.unit_ship[g.units_at(at(g, "fr_capital"), FRANCE)[0]] = 0


def overspent_movement(g: Generalship) -> None:
    g.unit_bp[0] = -1


def enemies_side_by_side(g: Generalship) -> None:
    with_units(g, AUSTRIA, "fr_capital", light_infantry=1)


@pytest.mark.parametrize(
    "breaking",
    [
        negative_food,
        six_battles,
        two_rulers,
        order_without_somebody,
        too_many_people,
        tile_twice,
        stranger_owns_a_nation_tile,
        three_allies_of_three,
        crowded_action_tile,
        third_cylinder,
        general_twice,
        general_lost,
        known_but_open,
        technology_card_lost,
        event_lost,
        token_from_nowhere,
        lost_squadron,
        overfull_squadron,
        adrift_between_turns,
        rides_on_land,
        overspent_movement,
        enemies_side_by_side,
    ],
)
def test_what_is_broken_is_noticed(breaking: Callable[[Generalship], None]) -> None:
    g = a_table()
    assert invariants(g) == []
    breaking(g)
    assert invariants(g)


def test_gs_2_5_while_they_fight_the_tile_belongs_to_one_of_them() -> None:
    g = a_table()
    broken(g)
    g.owner[at(g, "fr_capital")] = AUSTRIA
    assert invariants(g) == []
    g.owner[at(g, "fr_capital")] = ENGLAND
    assert invariants(g)


def test_gs_9_2_with_two_players_nobody_is_allied() -> None:
    g = a_game(nations=["france", "england"])
    g.alliance[FRANCE] = 0
    assert invariants(g)


def test_gs_12_15_a_tactic_card_too_many_is_noticed() -> None:
    for change in ("basic_deck", "advanced_deck"):
        g = a_table()
        getattr(broken(g), change).append(1)
        assert invariants(g)


def test_gs_13_1_a_commitment_without_cards_is_noticed() -> None:
    g = a_table()
    battle = broken(g)
    number, kind, count = battle.committed_cards[0][0]
    battle.committed_cards[0][0] = (number, KIND["heavy_infantry"], count)
    assert invariants(g)
    battle.committed_cards[0][0] = (number, kind, 3)
    assert invariants(g)


def test_a_battle_among_allies_or_on_the_wrong_ground_is_noticed() -> None:
    g = a_table()
    broken(g)
    with_alliance(g, FRANCE, AUSTRIA)
    assert invariants(g)
    g = a_table()
    battle = broken(g)
    battle.at = g.terrain.index(SEA)
    assert invariants(g)
