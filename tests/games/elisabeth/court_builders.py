"""Courts: how tests lay out talks, marriages, treasures and patronage."""

from __future__ import annotations

from typing import Any

import playing
from games.elisabeth.builders import laid_out, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.rules.agreements import DEALING
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world
from theatrum.games.elisabeth.state.boards import Court
from theatrum.games.elisabeth.state.table import CARD_CP
from theatrum.games.elisabeth.tables.patronage import N_ARTISTS, TALENTS
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.places import HOMES, KEYS, SPACES
from theatrum.games.elisabeth.tables.powers import FRANCE, MAJORS, POWERS, PROTESTANT
from theatrum.games.elisabeth.tables.treasures import TREASURES


def negotiating(**given: Any) -> Elisabeth:
    """A campaign, in the diplomacy phase of a later turn."""
    g = position(scenario="campaign", **{"turn": 2, **given})
    g.phase = "diplomacy"
    return g


def announcing(g: Elisabeth, *powers: int) -> Game:
    return play(g, *(("deal", power) for power in powers), ("deals_end",))


def why(g: Elisabeth, *items: Any) -> str:
    """The rule that makes a bundle impossible; empty if it is possible."""
    refusal = DEALING.why_not(g, [tuple(item) for item in items])
    return "" if refusal is None else refusal.rule


def of_kind(kind: str, value: int = 0) -> int:
    """A treasure of that kind (and value)."""
    return next(t.index for t in TREASURES if t.kind == kind and value in (0, t.value))


def holding(power: int, *treasures: int, source: int = CARD_CP, types: int = 0) -> Elisabeth:
    """The end of a card in an impulse of this power, which holds these treasures."""
    g = position(scenario="campaign", pieces=True, active=POWERS[power].id, cp=0)
    world = the_new_world(g)
    world.pool = [t for t in range(len(TREASURES)) if t not in treasures]
    g.treasures = [[] for _ in MAJORS]
    g.treasures[power] = sorted(treasures)
    g.cp_source, g.cp_types = source, types
    return g


def noble(name: str) -> int:
    return NOBLE.by_id[name]


def at_court(**suitability: int) -> Elisabeth:
    """A campaign in which exactly these nobles can be married."""
    g = laid_out("campaign", 6)
    g.turn, g.phase = 3, "marriage"
    board = the_court(g)
    board.suitability = [0] * len(board.suitability)
    board.bride_of = [-1] * len(board.bride_of)
    board.prearranged = False
    for name, value in suitability.items():
        board.suitability[noble(name)] = value
    g.diplomacy.matches = []  # type: ignore[union-attr]
    return g


def wedding(g: Elisabeth, man: str, woman: str, *dice: int) -> Game:
    engage(g, noble(man), noble(woman))
    playing.dice(g, *dice)
    return play(g, ("marriage", noble(man)))


def court(g: Elisabeth) -> Court:
    assert g.court is not None
    return g.court


def painter(value: int) -> int:
    return next(t.index for t in TALENTS if t.kind == "painter" and t.value == value)


def in_box(g: Elisabeth, person: int, power: int, cp: int) -> Elisabeth:
    """The person is sponsored this turn."""
    court(g).sponsored[person], court(g).sponsors[person] = cp, power
    court(g).artists &= ~(1 << person) if person < N_ARTISTS else -1
    if person >= N_ARTISTS:
        court(g).scientists &= ~(1 << person - N_ARTISTS)
    return g


def judged(person: int, power: int, cp: int, *dice: int, **given: Any) -> Game:
    g = in_box(position(scenario="campaign", dice=dice, **given), person, power, cp)
    return play(g, ("patronage_phase",))


def in_pool(g: Elisabeth, person: int) -> bool:
    both = court(g).artists | court(g).scientists << N_ARTISTS
    return both >> person & 1 == 1


def france(spaces: int, keys: int = 0, turn: int = 3, **given: Any) -> Elisabeth:
    """The Protestants hold so many French home spaces, and so many keys among them."""
    g = position(scenario="campaign", turn=turn, **given)
    for s in HOMES[FRANCE]:
        if g.control[s] == PROTESTANT:
            g.set_control(s, FRANCE)
    towns = [s for s in KEYS if s in HOMES[FRANCE] and SPACES[s].id not in ("paris", "reims", "metz")][:keys]
    villages = [s for s in HOMES[FRANCE] if s not in KEYS and SPACES[s].second_home >= 0]
    for s in [*towns, *villages][:spaces]:
        g.set_control(s, PROTESTANT)
    g.phase = "winter"
    return g
