"""Treasures [E1-6.3, E1-8.4.1, E1-20.2, E1-20.7]: how they reach a hand, and how they extend an impulse [E1-11.0.11]."""

from __future__ import annotations

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.bonuses import usable_bonuses
from theatrum.games.elisabeth.rules.cards import draw_from_deck
from theatrum.games.elisabeth.rules.command import give_cp
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world, the_realms
from theatrum.games.elisabeth.state.table import CARD_CP, MANDATORY_CP, TREASURE_CP
from theatrum.games.elisabeth.tables.constants import TREASURE_ROWS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import MAJORS, POWERS, SPAIN
from theatrum.games.elisabeth.tables.records import court, world
from theatrum.games.elisabeth.tables.treasures import CP, DRAW_CARD, SCIENCE_BONUS, TREASURE, TREASURES, VP
from theatrum.kit import decks

BONUSES = court.PATRONAGE.load().science_bonuses
PHILIPPINES = [row.id for row in world.WORLD_MAP.load().settlements].index("philippines")
LISBON = PLACE.by_id["lisbon"]


# ---- the card phase ------------------------------------------------------------------------------------------------------
def riches(g: Elisabeth) -> None:
    """E1-8.4.1, E1-6.3.3 Spent treasures go back to the pool; then Spain's row is filled, then Portugal's."""
    new_world = the_new_world(g)
    new_world.pool = sorted(new_world.pool + new_world.spent)
    new_world.spent = []
    spanish = (
        TREASURE_ROWS.spain_with_philippines
        if new_world.settlements[PHILIPPINES] == SPAIN
        else TREASURE_ROWS.spain
    )
    _fill(g, new_world.spanish_row, spanish)
    _fill(g, new_world.portuguese_row, TREASURE_ROWS.portugal)
    g.reveal("spanish-row", to=[g.seat_of[SPAIN]], treasures=nouns(new_world.spanish_row))


def _fill(g: Elisabeth, row: list[int], boxes: int) -> None:
    """E1-6.3.3, OP-6-9 Up to so many; nothing is drawn from an empty pool."""
    row.extend(draw(g, boxes - len(row)))
    row.sort()


def draw(g: Elisabeth, number: int) -> list[int]:
    """Treasures from the pool at random, as far as there are any."""
    pool = the_new_world(g).pool
    return sorted(g.sample(pool, min(number, len(pool)))) if number > 0 and pool else []


def gain(g: Elisabeth, power: int, treasures: list[int]) -> None:
    """E1-6.3.4, E1-6.3.5 To a hand, where only its owner sees them."""
    if not treasures:
        return
    g.treasures[power] = sorted([*g.treasures[power], *treasures])
    g.reveal("treasures-are", to=[g.seat_of[power]], treasures=nouns(treasures))
    g.tell("treasures-gained", power=POWERS[power].noun, n=len(treasures))


def nouns(treasures: list[int]) -> list[str]:
    return [TREASURES[t].noun for t in treasures]


def discard(g: Elisabeth, power: int, treasure: int) -> None:
    """E1-6.3.1 Face up, until the next card phase."""
    g.treasures[power].remove(treasure)
    new_world = the_new_world(g)
    new_world.spent.append(treasure)
    decks.forget(new_world.known, treasure)


# ---- extending an impulse ------------------------------------------------------------------------------------------------
def extension(g: Elisabeth) -> Procedure[None] | None:
    """E1-11.0.11, OP-11-1, OP-11-2 When the card's CP are spent or given up, one treasure may extend the impulse."""
    return _extend(g, g.active) if playable(g, g.active) else None


def playable(g: Elisabeth, power: int) -> list[int]:
    """E1-11.0.12, OP-22-20 The treasures that it could play: that of a science bonus only if one is left for it; none that
    it has drawn from a hand in this impulse [E1-16.4 S5 (b)]."""
    held = [t for t in g.treasures[power] if t not in the_new_world(g).fresh]
    spare = [t for t in held if TREASURES[t].kind == SCIENCE_BONUS]
    return held if not spare or usable_bonuses(g, power) else [t for t in held if t not in spare]


def _extend(g: Elisabeth, power: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[power],
        "treasure",
        lambda: [PASS, *(("treasure", noun) for noun in nouns(playable(g, power)))],
        rule="E1-11.0.11",
        why_not=lambda answer: _why_not_played(g, power, answer),
    )
    if answer == PASS:
        return
    treasure = TREASURES[TREASURE[answer[1]]]
    g.reveal("treasure-played", power=POWERS[power].noun, treasure=treasure.noun)
    if treasure.kind == VP:
        g.treasures[power].remove(treasure.index)
        decks.forget(the_new_world(g).known, treasure.index)
        g.award(power, "treasure_vp", treasure.value or 1)
        return
    discard(g, power, treasure.index)
    if treasure.kind == CP:
        barred = g.cp_types if g.cp_source in (CARD_CP, MANDATORY_CP) else 0  # E1-11.0.13
        give_cp(g, treasure.value, TREASURE_CP, barred)
        g.then(("actions",))
    elif treasure.kind == DRAW_CARD:
        g.fresh.extend(draw_from_deck(g, power, 1))
    elif treasure.kind == SCIENCE_BONUS:
        yield from _take_bonus(g, power)


def _why_not_played(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    if TREASURE[answer[1]] not in g.treasures[power]:  # first: what others have drawn is nobody's business
        return Refusal("E1-11.0.11", "no-treasure", treasure=str(answer[1]))
    if TREASURE[answer[1]] in the_new_world(g).fresh:
        return Refusal("E1-16.4.S5", "fresh-treasure", treasure=str(answer[1]))
    return Refusal("E1-22.2.2", "no-bonus-left")


def _take_bonus(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-11.0.12, OP-22-9 One that nobody has, as if it had been won by patronage."""
    answers: list[Answer] = [("bonus", f"bonus:{BONUSES[i].id}") for i in usable_bonuses(g, power)]
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[power],
            "choose-bonus",
            answers,
            rule="E1-11.0.12",
            why_not=because("E1-22.2", "bonus-not-for-you"),
        )
    board = the_court(g)
    bonus = [f"bonus:{row.id}" for row in BONUSES].index(str(answer[1]))
    board.bonuses[bonus] = power
    g.tell("bonus-gained", power=POWERS[power].noun, bonus=answer[1])


# ---- winter --------------------------------------------------------------------------------------------------------------
def discard_hands(g: Elisabeth) -> None:
    """E1-20.2 All treasures in hands; loot under captains and the rows are in no hand."""
    for power in MAJORS:
        if g.treasures[power]:
            g.reveal("treasures-lapse", power=POWERS[power].noun, treasures=nouns(g.treasures[power]))
        for treasure in list(g.treasures[power]):
            discard(g, power, treasure)


def rows_come_home(g: Elisabeth) -> None:
    """E1-20.7, OP-20-23 What is left in Spain's row, and, once Portugal is in play, one of its treasures for who holds
    Lisbon."""
    new_world = the_new_world(g)
    row, new_world.spanish_row = new_world.spanish_row, []
    gain(g, SPAIN, row)
    holder = g.control[LISBON]
    if the_realms(g).portugal and holder in MAJORS and g.seat_of[holder] >= 0 and new_world.portuguese_row:
        gain(g, holder, g.sample(new_world.portuguese_row, 1))


STEPS: dict[str, Runner] = {"treasure": extension}
