"""The map as it is now: who holds what, unrest, sieges, built fortresses, and everything that stands on it [E1-2]."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Board, Icon, Space, Text, Words
from theatrum.games.elisabeth.provenance import why
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.relations import the_scenario
from theatrum.games.elisabeth.scene.geography import TONES, frame, plain_shape
from theatrum.games.elisabeth.scene.geography import space as drawn_space
from theatrum.games.elisabeth.scene.geography import zone as drawn_zone
from theatrum.games.elisabeth.scene.stacks import raid_markers, stacks
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import (
    KINDS,
    N_PLACES,
    N_SPACES,
    PLACE_NOUN,
    SPACES,
    ZONES,
    zone,
)
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS, POWERS


def board(g: Elisabeth) -> Board:
    """The whole map."""
    closed = the_scenario(g).closed
    besieged: dict[int, int] = {}
    for space, power in g.all_sieges():
        besieged[space] = besieged.get(space, 0) | 1 << power
    capital = {place: p.index for p in POWERS for place in capitals_of(g, p.index)}
    spaces = [_zone(place) for place in range(N_SPACES, N_PLACES)]
    spaces += [
        _space(
            place,
            holder,
            g.master[holder],
            g.in_unrest(place),
            g.has_built_fortress(place),
            g.is_protestant(place),
            besieged.get(place, 0),
            place in closed,
            capital.get(place, NOBODY),
        )
        for place, holder in enumerate(g.control)
    ]
    return frame(spaces, [*stacks(g), *raid_markers(g)])


# ---- spaces ----------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=8192)
def _space(
    place: int,
    holder: int,
    master: int,
    unrest: int,
    built: int,
    protestant: int,
    besiegers: int,
    closed: bool,
    capital: int,
) -> Space:
    """A space in one of its states. Made once for each."""
    icons: list[Icon] = []
    if unrest:
        icons.append(Icon(icon="event", label=Text("icon-unrest"), tone="red"))
    icons += [
        Icon(icon="cannon", label=Text("icon-siege", power=NOUNS[power]), tone=TONES[power])
        for power in range(len(POWERS))
        if besiegers >> power & 1
    ]
    return drawn_space(
        place,
        shape="fortress" if built else "capital" if capital != NOBODY else plain_shape(place),
        tone=TONES[holder],
        ring=bool(protestant),
        icons=icons,
        lines=[
            *_printed_lines(place, closed, capital),
            *_state_lines(place, holder, master, unrest, built, protestant, besiegers),
        ],
        reconstructed=why(PLACE_NOUN[place]),
    )


def _printed_lines(place: int, closed: bool, capital: int) -> list[Words]:
    """What seldom changes: kind, home, port; capitals move [E1-23.5, E1-23.6]."""
    row = SPACES[place]
    lines: list[Words] = [Text(f"space-{KINDS[row.kind]}")]
    if capital != NOBODY:
        lines.append(Text("space-capital", power=NOUNS[capital]))
    elif row.second_home != NOBODY:
        lines.append(Text("space-home-of-two", a=NOUNS[row.home], b=NOUNS[row.second_home]))
    elif row.home != INDEPENDENT:
        lines.append(Text("space-home", power=NOUNS[row.home]))
    if row.inland_partner != NOBODY:
        lines.append(Text("space-inland-port", port=PLACE_NOUN[row.inland_partner]))
    elif row.zones:
        lines.append(Text("space-port", zones=[PLACE_NOUN[z] for z in row.zones]))
    if closed:
        lines.append(Text("space-closed"))
    return lines


def _state_lines(
    place: int, holder: int, master: int, unrest: int, built: int, protestant: int, besiegers: int
) -> list[Words]:
    """What is so now."""
    lines: list[Words] = []
    if holder == INDEPENDENT:
        lines.append(Text("space-independent"))
    elif master != holder:
        lines.append(Text("space-held-for", power=NOUNS[holder], master=NOUNS[master]))
    else:
        lines.append(Text("space-held", power=NOUNS[holder]))
    if built:
        lines.append(Text("space-built-fortress"))
    if protestant:
        lines.append(Text("space-protestant"))
    if unrest:
        lines.append(Text("space-unrest"))
    lines += [
        Text("space-besieged", power=NOUNS[power]) for power in range(len(POWERS)) if besiegers >> power & 1
    ]
    return lines


@lru_cache(maxsize=len(ZONES))
def _zone(place: int) -> Space:
    """A sea zone with its neighbours."""
    row = zone(place)
    lines: list[Words] = [
        Text("zone-mediterranean" if row.mediterranean else "zone-atlantic"),
        Text("zone-next", zones=[PLACE_NOUN[z] for z in row.neighbours]),
    ]
    if row.ports:
        lines.append(Text("zone-ports", ports=[PLACE_NOUN[p] for p in row.ports]))
    return drawn_zone(place, lines=lines)
