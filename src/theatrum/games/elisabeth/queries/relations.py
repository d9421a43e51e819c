"""Who is what to whom: friend, enemy, ally, neutral, independent. One small vocabulary, always relative to a power.

An active minor power shares the relations of the major that commands it; an inactive one has its own. Independent
things are never friendly and never enemy [E1-2.2.3].
"""

from __future__ import annotations

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import LINKED, NORMAL, PASS_LINK, SPACES, WATERWAY, WATERWAY_PORT
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, MAJORS, N_POWERS, NOBODY
from theatrum.games.elisabeth.tables.scenarios import SCENARIOS, Count, Scenario


def the_scenario(g: Elisabeth) -> Scenario:
    """What the scenario plays, and what it bars."""
    return SCENARIOS[g.scenario]


def the_count(g: Elisabeth) -> Count:
    """What the scenario lays out for so many players."""
    return SCENARIOS[g.scenario].counts[g.players]


# ---- powers ------------------------------------------------------------------------------------------------------------
def at_war(g: Elisabeth, one: int, other: int) -> bool:
    """An At War marker between the two, or between those who command them."""
    if one == INDEPENDENT or other == INDEPENDENT:
        return False
    return g.war[g.master[one]] >> g.master[other] & 1 == 1


def allied(g: Elisabeth, one: int, other: int) -> bool:
    """An alliance marker; and everybody is allied with himself and those he commands."""
    if one == INDEPENDENT or other == INDEPENDENT:
        return False
    mine, theirs = g.master[one], g.master[other]
    return mine == theirs or g.alliance[mine] >> theirs & 1 == 1


def friends_of(g: Elisabeth, power: int) -> list[int]:
    """All powers allied with it, and itself with those it commands."""
    mine = g.master[power]
    bound = g.alliance[mine] | 1 << mine
    return [p for p in range(N_POWERS) if p != INDEPENDENT and bound >> g.master[p] & 1]


def foes_of(g: Elisabeth, power: int) -> list[int]:
    """The sides at war with it: powers that nobody else commands."""
    hostile = g.war[g.master[power]]
    return [p for p in range(N_POWERS) if p != INDEPENDENT and g.master[p] == p and hostile >> p & 1]


def is_minor(g: Elisabeth, power: int) -> bool:
    """E1-3.2 Counts as a minor power here (in Lepanto the HRE does, too [E1-SL.10])."""
    return g.minors >> power & 1 == 1


def inactive(g: Elisabeth, power: int) -> bool:
    """E1-24.1 A minor power without an ally, or independents: their units only defend themselves."""
    return power == INDEPENDENT or (g.master[power] == power and g.minors >> power & 1 == 1)


def played(g: Elisabeth) -> list[int]:
    """The majors that somebody plays, in impulse order."""
    return [p for p in MAJORS if g.seat_of[p] >= 0]


def majors_on_map(g: Elisabeth) -> list[int]:
    """E1-C 1.2.26 All majors, inactive ones too; in Lepanto the HRE is none [E1-SL.10]."""
    return list(MAJORS) if g.realms is not None else played(g)


def is_activated(g: Elisabeth, major: int) -> bool:
    """E1-SA A major power without a player of its own that is somebody's ally now."""
    return g.realms is not None and g.realms.patron[major] >= 0


def contenders(g: Elisabeth) -> list[int]:
    """OP-25-13 The majors that can win: those of the players, not the ones they have activated."""
    return [p for p in played(g) if not is_activated(g, p)]


def one_player(g: Elisabeth, one: int, other: int) -> bool:
    """E1-SP.6 Does one player have both powers?"""
    return one != other and g.seat_of[one] == g.seat_of[other] >= 0


# ---- spaces ------------------------------------------------------------------------------------------------------------
def controls(g: Elisabeth, power: int, space: int) -> bool:
    """Controlled by the power itself, or by a minor it commands (whose flags may be its own [E1-SL.10 a])."""
    return g.control[space] != INDEPENDENT and g.master[g.control[space]] == g.master[power]


def friendly(g: Elisabeth, power: int, space: int) -> bool:
    """Controlled by the power or an ally of it."""
    return allied(g, power, g.control[space])


def enemy(g: Elisabeth, power: int, space: int) -> bool:
    """Controlled by a power at war with it."""
    return at_war(g, power, g.control[space])


def independent(g: Elisabeth, space: int) -> bool:
    return g.control[space] == INDEPENDENT


def home_of(space: int, power: int) -> bool:
    """E1-2.1.5, E1-2.5.1 A home space of the power."""
    return power in (SPACES[space].home, SPACES[space].second_home)


def closed(g: Elisabeth, space: int) -> bool:
    """E1-SL.7 Nobody enters what the scenario closes: in Lepanto Scotland, England, the Netherlands, France, Portugal, Metz."""
    return space in SCENARIOS[g.scenario].closed


# ---- links -------------------------------------------------------------------------------------------------------------
def adjacent(g: Elisabeth, power: int, space: int, passes: bool = True) -> tuple[int, ...]:
    """E1-2.5.2, E1-2.5.3 The spaces next to this one, as this power may use the links: waterways only if it controls
    their port, passes unless they don't count."""
    if space in ON_WATERWAYS:
        return tuple(
            other
            for other, link in LINKED[space]
            if link == NORMAL
            or (link == PASS_LINK and passes)
            or (link == WATERWAY and waterway(g, power, space, other))
        )
    return BESIDE[space] if passes else BESIDE_ON_PLAINS[space]


ON_WATERWAYS = frozenset(s for s, links in enumerate(LINKED) if any(link == WATERWAY for _, link in links))
BESIDE = tuple(tuple(other for other, _ in links) for links in LINKED)
BESIDE_ON_PLAINS = tuple(tuple(other for other, link in links if link != PASS_LINK) for links in LINKED)
"""By space without waterways: its neighbours, and those not beyond a pass."""


def waterway(g: Elisabeth, power: int, one: int, other: int) -> bool:
    """E1-2.5.3 May the power use this inland waterway? [OP-2-1: its allies may not]"""
    return controls(g, power, WATERWAY_PORT[frozenset((one, other))])


def open_quay(g: Elisabeth, power: int, port: int) -> bool:
    """E1-16.7 Antwerp and Rotterdam are ports only for who controls the port before them."""
    partner = SPACES[port].inland_partner
    return partner == NOBODY or controls(g, power, partner)


def is_pass(one: int, other: int) -> bool:
    return (other, PASS_LINK) in LINKED[one]
