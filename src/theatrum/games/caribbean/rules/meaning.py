"""CC-11 What cards may target, and the language of effects with the steps that a room of it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from theatrum.core.contract import Answer
from theatrum.core.question import nouns
from theatrum.games.caribbean.queries.declared import DECLARED, nation_of_side, side_of
from theatrum.games.caribbean.queries.presence import in_play
from theatrum.games.caribbean.queries.words import (
    ATTRIBUTES,
    FUNCTIONS,
    PREDICATES,
    VARIABLES,
    fleet_markers,
    pool_leaders,
)
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import RESIDENCE
from theatrum.games.caribbean.tables.goods import N_WARES
from theatrum.games.caribbean.tables.language import GRAMMAR
from theatrum.games.caribbean.tables.nations import N_NATIONS
from theatrum.games.caribbean.tables.pieces import SHIPS, is_fleet, is_leader, pirate_figure
from theatrum.games.caribbean.tables.places import AREA_OF
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH
from theatrum.kit.effects.closures import Do
from theatrum.kit.effects.meaning import Language, Meaning

DESIGNS = tuple(ship.index for ship in SHIPS if ship.nation >= 0)
"""CC-4.3.15 National designs."""


def figures(g: Caribbean) -> list[int]:
    """CC-0.2.3 Leaders and fleets in play."""
    return [figure for nation in g.nations for figure in in_play(g, nation)]


TARGETS: Mapping[str, Callable[[Caribbean], Iterable[int]]] = {
    "ware": lambda g: range(N_WARES),
    "fleet": lambda g: [figure for figure in figures(g) if is_fleet(figure)],
    "leader": lambda g: [figure for figure in figures(g) if is_leader(figure)],
    "figure": figures,
    "pirate_fleet": lambda g: [pirate_figure(fleet.number) for fleet in g.pirates],
    "nation": lambda g: g.nations,
    "colony": lambda g: [area for area, owner in enumerate(g.owner) if owner >= 0],
    "residence": lambda g: [area for area, bits in enumerate(g.built) if bits >> RESIDENCE & 1],
    "nest": lambda g: sorted({AREA_OF[nest.coast] for nest in g.nests}),
    "ship_design": lambda g: DESIGNS,
    "fleet_marker": lambda g: [f for n in range(N_NATIONS) for f in fleet_markers(g, n)],
    "pool_leader": lambda g: [f for n in range(N_NATIONS) for f in pool_leaders(g, n)],
    "side": lambda g: range(len(g.rolling)),
    "research_area": lambda g: range(len(AREAS_OF_RESEARCH)),
}


def touched(answer: Answer) -> list[str]:
    """A residence is touched where it stands."""
    return [
        f"area:{noun.partition(':')[2]}" if noun.startswith("residence:") else noun for noun in nouns(answer)
    ]


def language(steps: Mapping[str, Do]) -> Language[Caribbean]:
    """The language, with these steps."""
    return Language(
        GRAMMAR,
        Meaning(
            predicates={**PREDICATES, **DECLARED},
            steps=steps,
            targets=TARGETS,
            attributes={**ATTRIBUTES, ("nation", "side"): side_of, ("side", "nation"): nation_of_side},
            variables=VARIABLES,
            functions=FUNCTIONS,
            seat=lambda g, nation: g.seat_of[nation],
            die=10,
            touches=touched,
        ),
        "CC-11.2",
    )
