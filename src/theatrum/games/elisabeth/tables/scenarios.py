"""The scenarios [E1-SL, E1-SC, E1-ST]: which phases and powers they play, how they are won, and what they bar.

Rules ask the scenario what holds (`the_scenario(g).closed`), never for its name.
"""

from __future__ import annotations

import msgspec

from theatrum.games.elisabeth.tables.places import AREAS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, POWER, SPAIN
from theatrum.games.elisabeth.tables.records import points, powers, setups


class Voices(msgspec.Struct, frozen=True):
    """E1-T.8 Who may win a minor power, and who may only end another's alliance with it."""

    activate: tuple[int, ...]
    deactivate: tuple[int, ...]


NO_VOICES = Voices((), ())


class Victory(msgspec.Struct, frozen=True):
    """How it is won [E1-25, E1-SL.4 – E1-SL.6]."""

    military: tuple[int, ...]
    """Powers that win at once by opening the last box of their key track."""
    points: dict[int, int]
    """By power: points with which it wins in a victory phase."""
    at_the_end: int
    """The power that has held out when the last turn is over; NOBODY: points decide."""
    fortress_vp: dict[int, int]
    """By power: points for each fortress."""
    piracy_of: int
    """The only power whose piracy points count; others take one from it. NOBODY: everybody has his own."""


class Deck(msgspec.Struct, frozen=True):
    """The cards of a scenario with so many players [E1-6.2.2]."""

    start: tuple[int, ...]
    home: dict[int, tuple[int, ...]]
    """By power: its home cards at the beginning."""
    beside: tuple[int, ...]
    """Open on the table from the beginning."""
    later: dict[int, tuple[int, ...]]
    """By turn: what comes in its card phase; 0: when the Catholic League is formed."""


class Count(msgspec.Struct, frozen=True):
    """What differs with the number of players [E1-SP]."""

    seats: tuple[tuple[int, ...], ...]
    """The powers of each seat."""
    deck: Deck
    influence: dict[int, dict[int, int]]
    """By power, then by major: where influence markers begin."""
    influence_reset: dict[int, dict[int, int]]
    """Where they return to when they were spent [E1-20.9, E1-SL.14]."""
    voices: dict[int, Voices]
    """By power that can be won: the minors, and majors without a player [E1-SA.1]."""
    activated: dict[int, int]
    """Majors without a player, to the ally with whom they begin, or NOBODY if they begin inactive [E1-SA]."""
    row: setups.PlayerCountRow | None
    """The rest of the set-up: persons, awards. None in Lepanto."""


class Scenario(msgspec.Struct, frozen=True):
    """A scenario, as far as rules ask for it."""

    id: str
    first_turn: int
    last_turn: int
    phases: tuple[str, ...]
    """The steps of a turn [E1-7.0.1]."""
    as_minors: tuple[int, ...]
    """Majors that count as minor powers."""
    keep_flags: tuple[int, ...]
    """Minors whose spaces keep their own flags when they are activated."""
    hired_from: tuple[int, ...]
    """Minors whose mercenaries their ally raises."""
    ransomed_by: dict[int, int]
    """By power: who buys its captive leaders back, if not itself."""
    closed: frozenset[int]
    """Spaces that nobody enters and that count for nobody."""
    barred_actions: dict[int, tuple[str, ...]]
    """By power: lines of its card that are not available."""
    armada: bool
    influence_returns: str
    """The phase in which spent influence markers come back."""
    counts: dict[int, Count]
    """By number of players."""
    peace_barred: tuple[tuple[int, int], ...]
    """Wars that can't be ended in the first negotiation segment [E1-9.1.4]."""
    victory: Victory


# ---- reading -------------------------------------------------------------------------------------------------------------
def _indices(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(POWER.by_id[name] for name in names)


def _victory(row: setups.VictoryRow, learning: bool) -> Victory:
    table = points.VP_TABLES.load()
    needed = table.learning.ottoman_win_vp if learning else table.victory.standard
    return Victory(
        military=_indices(row.military),
        points=dict.fromkeys(_indices(row.by_points), needed),
        at_the_end=POWER.by_id[row.at_the_end] if row.at_the_end else NOBODY,
        fortress_vp=dict.fromkeys(_indices(row.fortresses_of), table.learning.fortress_vp),
        piracy_of=POWER.by_id[row.piracy_of] if row.piracy_of else NOBODY,
    )


def _closed(row: setups.ScenarioRow) -> frozenset[int]:
    areas = {AREAS.index(area) for area in row.closed_areas}
    homes = _indices(row.closed_homes_of)
    spaces = {PLACE.by_id[space] for space in row.closed_spaces}
    return frozenset(s.index for s in SPACES if s.area in areas or s.home in homes or s.index in spaces)


def _voices(row: setups.ScenarioRow) -> dict[int, Voices]:
    file = powers.MINOR_POWERS.load()
    if row.minors == "minor_powers":
        return {
            POWER.by_id[m.id]: Voices(_indices(m.activate), _indices(m.deactivate)) for m in file.minor_powers
        }
    learning = file.learning_scenario
    rows = {"papacy": learning.papacy, "venice": learning.venice, "hre": learning.hre}
    return {
        POWER.by_id[name]: Voices(_indices(r.activate), _indices(r.deactivate)) for name, r in rows.items()
    }


def _influence(rows: dict[str, dict[str, int]]) -> dict[int, dict[int, int]]:
    return {
        POWER.by_id[target]: {POWER.by_id[major]: n for major, n in voices.items()}
        for target, voices in rows.items()
    }


def _learning(row: setups.ScenarioRow, file: setups.LearningSetupFile) -> dict[int, Count]:
    home = {OTTOMAN: file.deck.ottoman_home, SPAIN: file.deck.spain_home}
    return {
        len(file.seats): Count(
            seats=tuple(map(_indices, file.seats)),
            deck=Deck(file.deck.deck, home, (), {}),
            influence=_influence(file.influence),
            influence_reset=_influence(file.influence),
            voices=_voices(row),
            activated={},
            row=None,
        )
    }


def _counts(row: setups.ScenarioRow, file: setups.SetupFile) -> dict[int, Count]:
    if isinstance(file, setups.LearningSetupFile):
        return _learning(row, file)
    assert isinstance(file, setups.CampaignSetupFile)
    return {count.players: _count(row, file, count) for count in file.player_counts}


def _count(row: setups.ScenarioRow, file: setups.CampaignSetupFile, count: setups.PlayerCountRow) -> Count:
    """E1-SP.10 All that follows from the number of players stands in the data."""
    majors = {m.id: m for m in powers.MINOR_POWERS.load().activated_majors if m.id in count.activated_majors}
    allies = {major: ally for ally, major in count.initial_major_allies}
    return Count(
        seats=tuple(map(_indices, count.seats)),
        deck=Deck(
            start=count.deck_at_start,
            home={POWER.by_id[power]: cards for power, cards in count.home_cards_at_start.items()},
            beside=_beside(file),
            later={0 if turn == "league" else int(turn): cards for turn, cards in count.cards_later.items()},
        ),
        influence=_influence(count.influence_at_start),
        influence_reset=_influence(
            {
                **file.influence,
                "portugal": file.influence_portugal_when_in_play,
                **{name: major.reset_influence for name, major in majors.items()},
            }
        ),
        voices={
            **_voices(row),
            **{
                POWER.by_id[name]: Voices(_indices(major.activate), _indices(major.deactivate))
                for name, major in majors.items()
            },
        },
        activated={
            POWER.by_id[name]: POWER.by_id[allies[name]] if name in allies else NOBODY
            for name in count.activated_majors
        },
        row=count,
    )


def _beside(file: setups.SetupFile) -> tuple[int, ...]:
    if isinstance(file, setups.CampaignSetupFile):
        return (*file.deck.in_effect, *file.deck.on_ruler_box)
    return ()


def _peace_barred(file: setups.SetupFile) -> setups.Pairs:
    return file.peace_ban_scope.pairs if isinstance(file, setups.CampaignSetupFile) else ()


def _scenario(row: setups.ScenarioRow) -> Scenario:
    file = SETUPS[row.id]
    barred = file.actions_removed if isinstance(file, setups.LearningSetupFile) else {}
    return Scenario(
        id=row.id,
        first_turn=file.first_turn,
        last_turn=file.last_turn,
        phases=row.phases,
        as_minors=_indices(row.as_minors),
        keep_flags=_indices(row.keep_flags),
        hired_from=_indices(row.hired_from),
        ransomed_by={POWER.by_id[a]: POWER.by_id[b] for a, b in row.ransomed_by.items()},
        closed=_closed(row),
        barred_actions={POWER.by_id[power]: actions for power, actions in barred.items()},
        armada=row.armada,
        influence_returns=row.influence_returns,
        counts=_counts(row, file),
        peace_barred=tuple((POWER.by_id[a], POWER.by_id[b]) for a, b in _peace_barred(file)),
        victory=_victory(row.victory, learning=row.id == "learning"),
    )


SETUPS: dict[str, setups.SetupFile] = {name: table.load() for name, table in setups.SETUPS.items()}
"""What lies where when they begin, see `rules/setup`."""
SCENARIOS: dict[str, Scenario] = {row.id: _scenario(row) for row in setups.SCENARIOS.load().scenarios}
