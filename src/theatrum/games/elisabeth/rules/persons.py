"""Persons who enter [E1-8.1], and those who die: one death ends every role [E1-5.1.21]."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.relations import played, the_count
from theatrum.games.elisabeth.rules.deaths import out_of_play
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import AWAY, GONE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.tables.persons import CAPTAINS, NOBLES
from theatrum.games.elisabeth.tables.pieces import ADMIRAL, LEADER, LEADERS, Leader
from theatrum.games.elisabeth.tables.powers import POWER, POWERS
from theatrum.games.elisabeth.tables.records import court
from theatrum.games.elisabeth.tables.records.setups import PlayerCountRow

CAPTAIN_IDS = tuple(row.id for row in CAPTAINS)
ARTIST_IDS = tuple(row.id for row in court.PATRONAGE.load().artists)
SCIENTIST_IDS = tuple(row.id for row in court.PATRONAGE.load().scientists)


# ---- arriving ------------------------------------------------------------------------------------------------------------
def new_persons(g: Elisabeth) -> None:
    """E1-8.1.2, E1-8.1.4, E1-8.1.6 Leaders; then, in a campaign, captains, nobles, artists and scientists."""
    _leaders(g)
    count = the_count(g).row
    if count is not None:
        _captains(g, count)
        _nobles(g, count)
        _patronised(g, count)


def _leaders(g: Elisabeth) -> None:
    """E1-8.1.2 Scheduled leaders arrive, then Uluch Ali for Dragut, then default leaders, then those lost at sea."""
    named: list[Leader] = []
    for leader in LEADERS:
        at = g.leader_at[leader.index]
        scheduled = (
            at == AWAY and leader.enters == g.turn and (g.realms is not None or leader.power in played(g))
        )
        if scheduled or at == NEXT_TURN:
            arrive(g, leader.index)
        if scheduled and leader.kind != ADMIRAL:
            named.append(leader)
    if g.leader_at[LEADER.by_id["dragut"]] == GONE and g.leader_at[LEADER.by_id["uluch_ali"]] == AWAY:
        arrive(g, LEADER.by_id["uluch_ali"])  # E1-5.1.20
    if g.realms is not None:
        _default_leaders(g, named)


def _default_leaders(g: Elisabeth, named: list[Leader]) -> None:
    """E1-5.1.8 One comes only for a power that gets no named army leader now; before a named one he is gone at once."""
    assert g.realms is not None
    for leader in named:
        no_default(g, leader)
    for leader in LEADERS:
        waits = g.realms.default_from.get(leader.index, 0)
        if waits and waits <= g.turn:
            g.realms.default_from.pop(leader.index)
            arrive(g, leader.index)


def no_default(g: Elisabeth, named: Leader) -> None:
    """E1-5.1.8 A named army leader arrives: the default leader of his power (his faction) leaves the game at once."""
    assert g.realms is not None
    for leader in LEADERS:
        if not leader.default or (leader.power, leader.faction) != (named.power, named.faction):
            continue
        if g.realms.default_from.pop(leader.index, 0) or g.leader_at[leader.index] not in (AWAY, GONE):
            out_of_play(g, leader.index)
            g.tell("leader-leaves", leader=leader.noun)


def arrive(g: Elisabeth, leader: int) -> None:
    g.put_leader(leader, ON_CARD)
    g.tell("leader-arrives", leader=LEADERS[leader].noun, power=POWERS[LEADERS[leader].power].noun)


def _captains(g: Elisabeth, count: PlayerCountRow) -> None:
    """E1-8.1.4, E1-8.1.6 New captains, and those whose voyage has ended."""
    world = g.new_world
    assert world is not None
    for name in count.captains_later.get(str(g.turn), ()):
        captain = CAPTAIN_IDS.index(name)
        if world.captain_at[captain] == AWAY:
            world.captain_at[captain] = ON_CARD
            world.captain_power[captain] = POWER.by_id[CAPTAINS[captain].powers[0]]
            g.tell("captain-arrives", captain=f"captain:{name}")
    for captain, at in enumerate(world.captain_at):
        if at == NEXT_TURN:
            world.captain_at[captain] = ON_CARD


def _nobles(g: Elisabeth, count: PlayerCountRow) -> None:
    """E1-8.1.4, OP-21-12 New nobles to their boxes; William comes back where his marriage brought no points."""
    court_board = g.court
    assert court_board is not None
    court_board.refused = 0
    for noble, row in enumerate(NOBLES):
        enters = row.id in count.nobles_later.get(str(g.turn), ()) and not court_board.gone >> noble & 1
        if enters or court_board.comes_back >> noble & 1:
            court_board.suitability[noble] = row.suitability
            g.tell("noble-arrives", noble=f"noble:{row.id}", n=row.suitability)
    court_board.comes_back = 0
    if "mary_stuart" in count.nobles_later.get(str(g.turn), ()) and g.espionage is not None:
        if g.espionage.mary == "away":
            g.espionage.mary = "free"  # E1-23.3 Alive in Scotland.


def _patronised(g: Elisabeth, count: PlayerCountRow) -> None:
    """E1-8.1.4, E1-8.1.6 New artists and scientists, and those whom the Index kept away."""
    board = g.court
    assert board is not None
    turn = str(g.turn)
    for name in count.artists_later.get(turn, ()):
        board.artists |= 1 << ARTIST_IDS.index(name)
    for name in count.scientists_later.get(turn, ()):
        if not _is_dead(g, name):
            board.scientists |= 1 << SCIENTIST_IDS.index(name)
    for person in [p for p, back in board.returning.items() if back <= g.turn]:
        del board.returning[person]
        if person < len(ARTIST_IDS):
            board.artists |= 1 << person
        else:
            board.scientists |= 1 << person - len(ARTIST_IDS)


def _is_dead(g: Elisabeth, name: str) -> bool:
    """E1-5.1.21 Is this person known as a captain who is gone?"""
    assert g.new_world is not None
    return name in CAPTAIN_IDS and g.new_world.captain_at[CAPTAIN_IDS.index(name)] == GONE
