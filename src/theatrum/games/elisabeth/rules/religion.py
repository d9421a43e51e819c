"""Conversions [E1-18.1, E1-18.2, E1-18.5b, E1-18.5c]: preaching, the suppression of heresy, and the one procedure in which
both faiths turn spaces, whether an action or a card began it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.religion import AREA, bases, convertible, flippable, guarded
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.state import Elisabeth, the_mission
from theatrum.games.elisabeth.state.faith import Mission
from theatrum.games.elisabeth.tables.constants import CONVERSION
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SCOTLAND_AREA,
)
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, NOUNS, POWERS, PROTESTANT, SPAIN
from theatrum.kit.graph import places
from theatrum.kit.pick import Batch

PREACH = {SPAIN: (ENGLAND_AREA,), PROTESTANT: (FRANCE_AREA, NETHERLANDS_AREA, SCOTLAND_AREA)}
"""E1-18.2.1 By power: the areas in which it may preach."""
SUPPRESS = {ENGLAND: (ENGLAND_AREA,), FRANCE: (FRANCE_AREA, SCOTLAND_AREA), SPAIN: (NETHERLANDS_AREA,)}
"""E1-18.2.1 By power: the areas in which it may suppress heresy."""
SIX = 6
CONVERT_ALL: Answer = ("convert-all",)
NOT_ALL = Refusal("E1-18.5b.S6", "not-all-turned")


class Attempts(msgspec.Struct, frozen=True):
    """A set of conversion attempts: how many, which way, and what a card changes about the dice."""

    number: int
    protestant: bool
    auto_six: bool = False
    three_to_four: bool = False
    five_to_six: bool = False
    unrest_per_one: bool = False
    suppresses: bool = False
    """By the action that suppresses heresy, not by preachers: it is called so."""


def of_action(protestant: bool, suppresses: bool = False) -> Attempts:
    """E1-18.2 Those that an action gives, also a free one."""
    return Attempts(CONVERSION.attempts_per_action, protestant, suppresses=suppresses)


# ---- the procedure -------------------------------------------------------------------------------------------------------
def barred(g: Elisabeth, area: int, protestant: bool) -> bool:
    """E1-18.1.3 Core presence leaves nothing to be turned: no attempt may be started."""
    return not flippable(g, area, protestant)


def convert(g: Elisabeth, power: int, area: int, attempts: Attempts) -> None:
    """E1-18.5b.S1 – S4, E1-18.5c.S1 – S3 All dice at once [OP-18-17]; then the steps that use what they gave."""
    m = g.mission = Mission(power, area, attempts.protestant, attempts.suppresses)
    rolled = [g.roll() for _ in range(attempts.number - attempts.auto_six)]
    m.faces = [adjusted(die, attempts) for die in rolled]
    if attempts.auto_six:
        m.faces.insert(0, SIX)
    m.major = sum(die in CONVERSION.major for die in m.faces)
    m.minor = sum(die in CONVERSION.minor for die in m.faces)
    ones = sum(die in CONVERSION.unrest for die in m.faces)
    m.markers = ones if attempts.unrest_per_one else min(ones, 1)
    g.tell(
        f"conversion-{m.means}",
        power=NOUNS[power],
        area=AREA.noun[area],
        dice=m.faces,
    )
    g.then(("mission_cancel",), ("mission_major",), ("mission_minor",), ("mission_unrest",))


def adjusted(die: int, attempts: Attempts) -> int:
    """E1-18.5b.S2"""
    if attempts.three_to_four and die == 3:
        return 4
    return SIX if attempts.five_to_six and die == 5 else die


def mission_cancel(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5b.S4, OP-18-4, OP-18-14 Each marker may be cancelled by reducing a six, also an automatic one, to a five."""
    m = the_mission(g)
    return _cancel(g, m) if m.markers and m.major else None


def _cancel(g: Elisabeth, m: Mission) -> Procedure[None]:
    answers: list[Answer] = [("reduce-six",), ("take-unrest",)]
    args = {"markers": m.markers, "sixes": m.major}
    answer = yield Ask(
        g.seat_of[m.power],
        "cancel-unrest",
        answers,
        rule="E1-18.5b.S4",
        args=args,
        why_not=because("E1-18.5b.S4", "only-cancel-unrest"),
    )
    if answer == ("reduce-six",):
        m.major -= 1
        m.minor += 1
        m.markers -= 1
        g.tell("unrest-cancelled", power=NOUNS[m.power])
        g.then(("mission_cancel",))


def mission_major(g: Elisabeth) -> None:
    """E1-18.5b.S5 The bases of this step are those that stand when it begins [OP-18-18]."""
    m = the_mission(g)
    m.bases = bases(g, m.protestant)
    g.then(("mission_six",))


def mission_six(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5b.S5 Each six flips a space now, or is kept; those kept wait for the last step."""
    m = the_mission(g)
    if m.major:
        targets = convertible(g, m.area, m.protestant, m.bases) & ~guarded(g, m.area, m.protestant)
        if targets:
            return _six(g, m, targets)
    m.kept, m.major = m.major, 0
    return None


def _six(g: Elisabeth, m: Mission, targets: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[m.power],
        "convert-six",
        [("keep-sixes",), *_turned(targets)],
        rule="E1-18.5b.S5",
        args={"sixes": m.major, "minor": m.minor, "area": AREA.noun[m.area]},
        why_not=lambda answer: why_not_turned(g, m, PLACE[answer[1]]),
    )
    if answer[0] == "keep-sixes":
        m.kept, m.major = m.major, 0
        return
    m.major -= 1
    turn_space(g, m, PLACE[answer[1]])
    g.then(("mission_six",))


def mission_minor(g: Elisabeth) -> None:
    """E1-18.5b.S6, OP-18-18 What the sixes turned is a base now; what is turned from here on is for nothing."""
    m = the_mission(g)
    m.bases = bases(g, m.protestant)
    g.then(("mission_rest",))


def mission_rest(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5b.S6, OP-18-19 Fours and fives where nobody protects, kept sixes anywhere; no die has to be used."""
    m = the_mission(g)
    targets = remaining(g, m)
    return _rest(g, m, targets) if targets else None


def remaining(g: Elisabeth, m: Mission) -> int:
    """E1-18.5b.S6 What the dice that are left can turn."""
    if not m.minor and not m.kept:
        return 0
    targets = convertible(g, m.area, m.protestant, m.bases)
    return targets if m.kept else targets & ~guarded(g, m.area, m.protestant)


def _rest(g: Elisabeth, m: Mission, targets: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[m.power],
        "convert-rest",
        lambda: [*_turned(targets), *all_turned(g, m, targets), DONE],
        rule="E1-18.5b.S6",
        args={"sixes": m.kept, "minor": m.minor, "area": AREA.noun[m.area]},
        why_not=lambda answer: NOT_ALL if answer == CONVERT_ALL else why_not_turned(g, m, PLACE[answer[1]]),
    )
    if answer == DONE:
        return
    if answer == CONVERT_ALL:
        batch = Batch(lambda one: one[0] == "convert")
        while (one := batch.next(_turned(remaining(g, m)))) is not None:
            _turn_one(g, m, PLACE[one[1]])
        return
    _turn_one(g, m, PLACE[answer[1]])
    g.then(("mission_rest",))


def all_turned(g: Elisabeth, m: Mission, targets: int) -> list[Answer]:
    """All that can be turned, if the dice suffice for all and the other faith keeps its last space elsewhere [E1-18.1.3]: in
    one answer what would be asked space by space."""
    n = targets.bit_count()
    if not 1 < n <= m.minor + m.kept or n == flippable(g, m.area, m.protestant).bit_count():
        return []
    walls = (targets & guarded(g, m.area, m.protestant)).bit_count()
    spare = m.kept - max(0, n - walls - m.minor)
    return [CONVERT_ALL] if walls <= spare else []


def _turn_one(g: Elisabeth, m: Mission, space: int) -> None:
    """E1-18.5b.S6 By a four or five where nobody protects, else by a kept six."""
    if m.minor and not guarded(g, m.area, m.protestant) >> space & 1:
        m.minor -= 1
    else:
        m.kept -= 1
    turn_space(g, m, space)


def _turned(targets: int) -> list[Answer]:
    return [("convert", PLACE_NOUN[space]) for space in places(targets)]


def why_not_turned(g: Elisabeth, m: Mission, space: int) -> Refusal:
    """E1-18.5b.1, E1-18.1.3 Why a space can't be turned now."""
    noun = PLACE_NOUN[space]
    if not flippable(g, m.area, m.protestant) >> space & 1:
        return Refusal("E1-18.1.3", "nothing-to-convert", space=noun, area=AREA.noun[m.area])
    if not convertible(g, m.area, m.protestant, m.bases) >> space & 1:
        return Refusal("E1-18.5b.1", "no-base", space=noun)
    return Refusal("E1-18.5b.1", "protected", space=noun)


def turn_space(g: Elisabeth, m: Mission, space: int) -> None:
    turn_to(g, space, m.protestant)
    m.flipped |= 1 << space


def turn_to(g: Elisabeth, space: int, protestant: bool) -> None:
    """E1-2.3 Another faith; whose it is does not change."""
    g.set_religion(space, protestant)
    g.tell("turned-protestant" if protestant else "turned-catholic", space=PLACE_NOUN[space])


def mission_unrest(g: Elisabeth) -> Procedure[None] | None:
    """E1-18.5b.S7, OP-18-6, OP-18-21 A marker each on spaces turned in this set that have none; surplus is dropped."""
    m = the_mission(g)
    room = m.flipped & ~g.unrest
    if m.markers and m.markers < room.bit_count():
        return _place_unrest(g, m, room)
    for space in places(room if m.markers else 0):
        _riot(g, space)
    g.mission = None
    g.power_shifted = True  # OP-25-18 Victories were not looked for while spaces were being turned.
    return None


def _place_unrest(g: Elisabeth, m: Mission, room: int) -> Procedure[None]:
    answers: list[Answer] = [("riot", PLACE_NOUN[space]) for space in places(room)]
    answer = yield Ask(
        g.seat_of[m.power],
        "conversion-unrest",
        answers,
        rule="E1-18.5b.S7",
        args={"markers": m.markers},
        why_not=because("E1-18.5b.S7", "only-conversion-unrest"),
    )
    _riot(g, PLACE[answer[1]])
    m.markers -= 1
    g.then(("mission_unrest",))


def _riot(g: Elisabeth, space: int) -> None:
    g.set_unrest(space)
    g.tell("unrest", space=PLACE_NOUN[space])


# ---- the two actions -------------------------------------------------------------------------------------------------------
def _action(
    id: str, verb: str, areas: dict[int, tuple[int, ...]], protestant: Callable[[int], bool]
) -> Action:
    """E1-18.2, E1-18.3 Five attempts, all in one area; both may be repeated in an impulse."""

    def price(g: Elisabeth, power: int, answer: Answer) -> int:
        return POWERS[power].actions[id].prices[0]

    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        if power not in areas or cp < POWERS[power].actions[id].prices[0]:
            return []
        return [(verb, AREA.noun[area]) for area in areas[power] if not barred(g, area, protestant(power))]

    def begin(g: Elisabeth, power: int, answer: Answer) -> None:
        convert(g, power, AREA[answer[1]], of_action(protestant(power), suppresses=verb == "suppress"))

    def why_not(g: Elisabeth, power: int, answer: Answer) -> Refusal:
        if AREA[answer[1]] not in areas.get(power, ()):
            return Refusal("E1-18.2.1", "not-your-flock", area=str(answer[1]))
        return Refusal("E1-18.1.3", "core-presence", area=str(answer[1]))

    return Action(id, (verb,), offers, price, begin, why_not=why_not)


ACTIONS: tuple[Action, ...] = (
    _action("preach", "preach", PREACH, lambda power: power == PROTESTANT),
    _action("suppress_heresy", "suppress", SUPPRESS, lambda power: power == ENGLAND),
)
STEPS: dict[str, Runner] = {
    "mission_cancel": mission_cancel,
    "mission_major": mission_major,
    "mission_six": mission_six,
    "mission_minor": mission_minor,
    "mission_rest": mission_rest,
    "mission_unrest": mission_unrest,
}
