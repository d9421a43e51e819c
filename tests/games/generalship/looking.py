"""Tables to look at, and ways to find things in a scene: for the tests of what is seen and known."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from games.generalship.builders import (
    a_game,
    at,
    with_commander,
    with_hand,
    with_political,
    with_technologies,
    with_technology_cards,
    with_units,
)
from theatrum.core.scene import Scene
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.units import KIND, KINDS

FRANCE, ENGLAND, AUSTRIA = 0, 1, 2


def a_table() -> Generalship:
    """France, England and Austria in the middle of a game."""
    g = a_game(nations=["france", "england", "austria"])
    with_units(g, FRANCE, "fr_capital", light_infantry=2, archers=1, heavy_cavalry=1)
    with_units(g, ENGLAND, "en_right", galley=1, galleon=1, heavy_infantry=5, artillery=2, light_cavalry=1)
    with_units(g, AUSTRIA, "nt_01", muskets=2)
    with_commander(g, FRANCE, "napoleon")
    with_hand(g, FRANCE, "caesar", "attila")
    with_political(g, FRANCE, "zizka", "nelson")
    with_political(g, ENGLAND, "drake", 2)
    with_technology_cards(g, FRANCE, 1, 2, 2)
    with_technology_cards(g, AUSTRIA, 1)
    with_technologies(g, "metallurgy")
    return g


def in_battle(
    g: Generalship, kind: str = "land", place: str = "fr_capital", attacker: int = AUSTRIA
) -> Battle:
    """A battle in its first strike, with full decks from which both have drawn."""
    defender = next(s for s in g.seats_at(at(g, place)) if s != attacker)
    battle = g.battle = Battle(at(g, place), kind, attacker, defender)
    deck = DECKS[kind]
    battle.basic_deck = [n for n, card in deck.basic.items() for _ in range(card.copies)]
    battle.advanced_deck = [n for n, card in deck.advanced.items() for _ in range(card.copies)]
    for side in (0, 1):
        for hand, pile, numbers in (
            (battle.basic[side], battle.basic_deck, (1, 1, 3, 5, 7)),
            (battle.advanced[side], battle.advanced_deck, (3, 7)),
        ):
            for number in numbers:
                pile.remove(number)
                hand.append(number)
    battle.step, battle.striker = "strike", 1
    return battle


def committed(g: Generalship) -> Battle:
    """Austria attacks the French capital; both have committed, nothing is shown yet."""
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3, heavy_infantry=1, light_cavalry=1)
    battle = in_battle(g)
    mine = g.units_at(battle.at, AUSTRIA)
    yours = g.units_at(battle.at, FRANCE)
    battle.committed_units = [mine[:2] + mine[4:5], yours[:1]]
    battle.committed_cards = [
        [(1, KIND["light_infantry"], 2), (3, KIND["light_cavalry"], 1)],
        [(7, KIND["light_infantry"], 1)],
    ]
    for side in (0, 1):
        for number, _, _ in battle.committed_cards[side]:
            battle.basic[side].remove(number)
    battle.advanced[0].remove(3)
    battle.committed_bonus = [3, 0]
    return battle


# ---- finding things -------------------------------------------------------------------------------------------------
def parts(thing: Any) -> Iterator[Any]:
    """Everything in a scene, at any depth."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from parts(getattr(thing, field))
    elif isinstance(thing, list):
        for each in thing:
            yield from parts(each)


def ids(shown: Scene) -> list[str]:
    return [p.id for p in parts(shown) if getattr(p, "id", "")]


def a_full_table() -> Generalship:
    """Everybody has units of several kinds in several places, and cards."""
    g = a_table()
    with_technologies(g, "stirrup", "gunpowder")
    with_units(g, FRANCE, "fr_left", muskets=2, light_cavalry=2, artillery=1)
    with_units(g, ENGLAND, "en_capital", light_infantry=2, archers=1, galley=1)
    with_units(g, AUSTRIA, "at_capital", heavy_infantry=1, light_infantry=2, light_cavalry=1, heavy_cavalry=1)
    with_political(g, AUSTRIA, 2)
    g.hand[ENGLAND] += [g.general_deck.pop() for _ in range(2)]
    g.tech_hand[ENGLAND] = sorted(g.tech_deck.pop() for _ in range(4))
    return g


def a_hidden_commitment() -> Generalship:
    g = a_full_table()
    committed(g)
    return g


def a_sea_battle() -> Generalship:
    """England attacks a French fleet; France has committed, nothing is shown."""
    g = a_full_table()
    with_units(g, FRANCE, "en_right", galleon=1, galley=1, artillery=1, archers=3, light_infantry=1)
    with_units(g, ENGLAND, "en_right", galley=1, heavy_infantry=2, muskets=1)
    battle = in_battle(g, "sea", "en_right", ENGLAND)
    for side in (0, 1):
        battle.basic[side].remove(1)
        battle.basic[side].append(3)
        battle.basic_deck.append(1)
        battle.basic_deck.remove(3)
    french = g.units_at(battle.at, FRANCE)
    archers = [u for u in french if g.unit_kind[u] == KIND["archers"]]
    battle.committed_ship[1] = next(u for u in french if KINDS[g.unit_kind[u]].is_ship)
    battle.committed_units[1] = archers[:1]
    battle.committed_cards[1] = [(3, KIND["archers"], 1)]
    battle.basic[1].remove(3)
    battle.basic_deck.sort()
    return g


POSITIONS: list[Callable[[], Generalship]] = [a_table, a_full_table, a_hidden_commitment, a_sea_battle]
