"""Dice that a single card rolls (and those of the Catholic League), as they fell: one stage for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Die, Modifier
from theatrum.core.state import Event
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_parts import dice, range_words, seat_of, two_dice
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.card_texts import JANISSARIES_TEXT, PASSAGE_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.constants import CATHOLIC_LEAGUE, SUEZ
from theatrum.games.elisabeth.tables.court_texts import JILTED
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import FRANCE, INDEPENDENT, NOUNS, OTTOMAN, POWER, SPAIN
from theatrum.games.elisabeth.tables.world import FLEET_ZONE, OCEAN


@dataclass(frozen=True, slots=True)
class CardRoll:
    """Which card rolls, for whom if the event does not say it, what is needed, and what each result brings."""

    card: int
    power: int = INDEPENDENT
    needed: int = 0
    stakes: Sequence[Stat] = ()


def _stake(faces: Sequence[int], key: str) -> Stat:
    return Stat(label=range_words(min(faces), max(faces)), value=Text(key))


SUEZ_ROLL = CardRoll(1, OTTOMAN, SUEZ.needed)
PASSAGE_ROLL = CardRoll(62, needed=PASSAGE_TEXT.eliminated_max + 1)
ROLLS: dict[str, CardRoll] = {
    "suez-built": SUEZ_ROLL,
    "suez-fails": SUEZ_ROLL,
    "fireships": CardRoll(9),
    "galleasses": CardRoll(12),
    "rebels-roll": CardRoll(18),
    "slaves-roll": CardRoll(22),
    "janissaries-roll": CardRoll(
        25,
        OTTOMAN,
        stakes=(
            _stake(JANISSARIES_TEXT.unrest_on, "stake-janissaries-unrest"),
            _stake(JANISSARIES_TEXT.lose_on, "stake-janissaries-lose"),
        ),
    ),
    "jilted-roll": CardRoll(
        36,
        stakes=[
            Stat(
                label=range_words(row.min, row.max),
                value=Text("stake-jilted-cp", n=row.cp) if row.cp else Text("stake-jilted-card"),
            )
            for row in JILTED
        ],
    ),
    "fleet-zone": CardRoll(
        38,
        SPAIN,
        stakes=[
            Stat(label=range_words(row.min, row.max), value=Name(OCEAN.noun[OCEAN.by_id[row.result]]))
            for row in FLEET_ZONE
        ],
    ),
    "passage-lost": PASSAGE_ROLL,
    "passage-ends": PASSAGE_ROLL,
    "ulua-roll": CardRoll(66, SPAIN),
    "league-roll": CardRoll(0, FRANCE, CATHOLIC_LEAGUE.die_plus_spaces_at_least),
}
"""By the event that tells the dice."""


def card_roll(g: Elisabeth, event: Event, before: Iterable[object]) -> Spotlight:
    """E1-C 1.2.13 The dice, what they come to, and what was needed."""
    row, args = ROLLS[event.key], event.args
    power = _whose(g, row, event)
    fallen = _fallen(event, before)
    return Spotlight(
        id="spotlight:card-roll",
        title=Name(CARDS[row.card].noun) if row.card else Text("spotlight-league"),
        at=str(args.get("space", args.get("place", args.get("zone", "")))),
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, power),
                title=Name(NOUNS[power]),
                tone=TONES[power],
                cards=[shown_again(row.card)] if row.card else [],
                modifiers=_lines(event),
                total=_total(row, event),
                dice=fallen,
                dice_words=Text("dice-hit-on", n=len(fallen)) if "hits" in args else "",
                won=bool(row.needed) and _sum(event) >= row.needed,
            )
        ],
        stakes=list(row.stakes),
    )


def _whose(g: Elisabeth, row: CardRoll, event: Event) -> int:
    if "power" in event.args:
        return POWER[event.args["power"]]
    if row.power == INDEPENDENT and "captain" in event.args:
        return the_new_world(g).captain_power[CAPTAIN[event.args["captain"]]]
    return row.power


def _fallen(event: Event, before: Iterable[object]) -> list[Die]:
    if "dice" in event.args:
        return dice(event.args["dice"], 0)
    return [Die(face=event.args["die"])] if "die" in event.args else two_dice(before, event.args["roll"])


def _rolled(event: Event) -> int:
    return int(event.args["die"] if "die" in event.args else event.args["roll"])


def _sum(event: Event) -> int:
    """With everything that is added: Suez' failures, a captain's rating, spaces of the Protestants."""
    if "hits" in event.args:
        return int(event.args["hits"])
    return int(event.args.get("total", _rolled(event) + event.args.get("n", 0)))


def _lines(event: Event) -> list[Modifier]:
    if "hits" in event.args or _sum(event) == _rolled(event):
        return []
    return [
        Modifier(label=Text("roll-die" if "die" in event.args else "roll-dice"), value=_rolled(event)),
        Modifier(label=Text("roll-modifiers"), value=f"{_sum(event) - _rolled(event):+d}"),
    ]


def _total(row: CardRoll, event: Event) -> Stat:
    if "hits" in event.args:
        return Stat(id="light:card-roll", label=Text("stat-hits"), value=_sum(event))
    hint = Text("roll-needed", n=row.needed) if row.needed else ""
    return Stat(id="light:card-roll", label=Text("roll-total"), value=_sum(event), hint=hint)
