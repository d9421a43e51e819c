"""Victory [E1-25], and that of the learning scenario [E1-SL.4 – E1-SL.6]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from theatrum.core.contract import Answer, Args, Ask, GameOver, Procedure, Result, Runner, Together
from theatrum.games.elisabeth.queries.keys import track_keys
from theatrum.games.elisabeth.queries.points import preference_vp, victory_points
from theatrum.games.elisabeth.queries.relations import contenders, is_activated, played, the_scenario
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, protestant_count
from theatrum.games.elisabeth.rules.cards import ruler
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.constants import VICTORY
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE, SCOTLAND_AREA
from theatrum.games.elisabeth.tables.powers import FRANCE, HRE, MAJORS, NOBODY, POWERS, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.records.points import VP_TABLES, procedure
from theatrum.games.elisabeth.tables.records.procedures import ProtestantSpacesTable
from theatrum.kit.graph import mask

PARIS = PLACE.by_id["paris"]
CENTRAL_EUROPE = tuple(PLACE.by_id[name] for name in VICTORY.central_europe)
LIMITS = procedure(ProtestantSpacesTable).limits
"""22-T7 Where the number of Protestant spaces wins the game."""
FEW_IN_FRANCE = 3
"""E1-25.1 With so few Protestant spaces left in France and Scotland the Catholic victory is France's."""
SHORTEST = 4
"""E1-SZ.1 The first turn after which a game by the clock may end."""
OVER_ALL = VP_TABLES.load().victory.dominance_compares_with == "every other power"
"""OP-25-11 Dominance is over the own second power, too."""
BY_POINTS = ("standard", "time")
"""Endings in which the most points win, and the same points have to be told apart."""
KINGS_OF_FRANCE = ("charles_ix", "henry_iii")


# ---- queries -------------------------------------------------------------------------------------------------------------
def needed(g: Elisabeth, power: int) -> int:
    """E1-25.3, E1-SL.4 Points with which the power wins; 0 if it does not win by points."""
    return the_scenario(g).victory.points.get(power, 0)


def box_open(g: Elisabeth, power: int) -> bool:
    """E1-25.1 All square markers of the track are on the map, none of those keys in unrest. E1-SA.9 The last one of an
    activated major stays on its card."""
    keys = POWERS[power].keys_to_win
    return keys > 0 and not is_activated(g, power) and track_keys(g, power) >= keys


# ---- at once -------------------------------------------------------------------------------------------------------------
def check(g: Elisabeth) -> None:
    """E1-25.1, E1-SL.4 Automatic victories end the game at once, in the action phase only; the active power first."""
    if g.phase != "action":
        return
    in_order = sorted(played(g), key=lambda p: p != g.active)
    faith = religious_victor(g)
    for power in in_order:
        if power in the_scenario(g).victory.military and box_open(g, power):
            win(g, power, "military")
        if power == faith:
            win(g, power, "religious")


def check_faith(g: Elisabeth) -> None:
    """E1-18.1.4, OP-25-18 An action or event is over: one of the faiths may have won by it."""
    if g.realms is not None and g.phase == "action":
        faith = religious_victor(g)
        if faith in played(g):
            win(g, faith, "religious")


def under_way(g: Elisabeth) -> bool:
    """OP-25-18 Is more to come of an action or event than the open moment after it?"""
    return g.mission is not None or g.uprising is not None or ("open_moment",) in g.agenda[:-1]


def religious_victor(g: Elisabeth) -> int:
    """E1-25.1, OP-25-3, OP-25-18 The Protestants with 50 spaces; with 9 or fewer France or Spain. Not before an action or
    event that turns spaces is over."""
    if g.realms is None or under_way(g):
        return NOBODY
    count = protestant_count(g)
    assert LIMITS is not None
    if count >= LIMITS.protestant_victory_at_or_above:
        return PROTESTANT
    if count > LIMITS.catholic_victory_at_or_below:
        return NOBODY
    left = g.protestant & ~g.unrest & (AREA_SPACES[FRANCE_AREA] | AREA_SPACES[SCOTLAND_AREA])
    return FRANCE if left.bit_count() <= FEW_IN_FRANCE else SPAIN


def win(g: Elisabeth, power: int, ending: str) -> None:
    g.winner = power
    g.ending = ending
    g.tell(f"wins-{ending}", power=POWERS[power].noun, vp=victory_points(g, power))
    if g.realms is not None:
        g.tell("ranking", powers=[POWERS[p].noun for p in ranking(g)])
    raise GameOver


# ---- the victory phase -----------------------------------------------------------------------------------------------------
def victory_phase(g: Elisabeth) -> None:
    """E1-25.3 S1 – S8, OP-25-15; Lepanto has its own end."""
    g.phase = "victory"
    if the_scenario(g).victory.at_the_end != NOBODY:
        _held_out(g)
        return
    paris(g)
    central_europe(g)
    baselines(g)
    g.then(("victory_reveal",), ("victory_count",))


def _held_out(g: Elisabeth) -> None:
    """E1-SL.4 In Lepanto the Ottomans win with 20 points; after the last turn Spain has held out."""
    goal = the_scenario(g).victory
    totals = _record(g)
    for power, enough in goal.points.items():
        g.tell("turn-ends", turn=g.turn, vp=totals[power], needed=enough)
        if totals[power] >= enough:
            win(g, power, "domination")
    if g.turn >= g.last_turn:
        win(g, goal.at_the_end, "held")
    g.then(("turn",))


def _record(g: Elisabeth) -> list[int]:
    """E1-25.3 S4, S8 The points of every power at the end of the turn."""
    totals = [victory_points(g, p) if g.seat_of[p] >= 0 else 0 for p in MAJORS]
    g.vp_by_turn.append(totals)
    return totals


# ---- S1 – S3 ---------------------------------------------------------------------------------------------------------------
def paris(g: Elisabeth) -> None:
    """E1-25.3 S1 Who holds Paris in peace gets a marker."""
    holder, vp = paris_due(g)
    if holder != NOBODY:
        g.award(holder, "paris", vp)
        g.tell("paris-points", power=POWERS[holder].noun, vp=vp)


def paris_due(g: Elisabeth) -> tuple[int, int]:
    """E1-25.3 S1, OP-23-20 Who would get the marker as it stands, in late turns perhaps one that is worth more."""
    holder = g.control[PARIS]
    if holder not in (FRANCE, SPAIN, PROTESTANT) or g.in_unrest(PARIS):
        return NOBODY, 0
    high = (
        g.turn in VICTORY.paris_high_turns
        and {
            FRANCE: ruler(g, FRANCE).id in KINGS_OF_FRANCE,
            SPAIN: g.leader_at[LEADER.by_id["duke_of_guise"]] == PARIS,
            PROTESTANT: g.leader_at[LEADER.by_id["henry_iv"]] == PARIS,
        }[holder]
    )
    return holder, VICTORY.paris_vp_high if high else VICTORY.paris_vp


def masters_central_europe(g: Elisabeth) -> bool:
    """E1-25.3 S2 The HRE holds Prague, Vienna and Buda, none in unrest."""
    return all(g.control[s] == HRE for s in CENTRAL_EUROPE) and not g.unrest & mask(CENTRAL_EUROPE)


def central_europe(g: Elisabeth) -> None:
    if masters_central_europe(g):
        g.award(HRE, "master_of_central_europe", VICTORY.central_europe_vp)
        g.tell("central-europe-points", power=POWERS[HRE].noun, vp=VICTORY.central_europe_vp)


def baselines(g: Elisabeth) -> None:
    """E1-25.3 S3, E1-SA.8 The Ottomans, then the HRE."""
    for major in MAJORS:
        if is_activated(g, major):
            adjust_baseline(g, major)


def adjust_baseline(g: Elisabeth, major: int) -> None:
    """E1-SA.8 For every two points above its baseline the ally of an activated major gets one, for every two below it
    loses one; the baseline follows."""
    realms, step = the_realms(g), VICTORY.baseline_step
    patron, difference = realms.patron[major], victory_points(g, major) - realms.baseline[major]
    markers = abs(difference) // step * (1 if difference > 0 else -1)
    if markers:
        realms.baseline[major] += markers * step
        g.award(patron, "activated_major", markers)
        g.tell("baseline", power=POWERS[patron].noun, target=POWERS[major].noun, vp=markers)


# ---- S4 --------------------------------------------------------------------------------------------------------------------
def reveal(g: Elisabeth) -> Procedure[None] | None:
    """E1-23.5, OP-25-15 The HRE may show its preference, to win or to stop a victory by dominance. It is asked whenever
    some preference could do that, so that being asked tells nothing."""
    realms = the_realms(g)
    if not realms.preference or realms.preference_open or HRE not in contenders(g):
        return None
    return _reveal(g) if any(reveal_matters(g, which) for which in PREFERENCES) else None


PREFERENCES = ("catholic", "balanced", "protestant")


def reveal_matters(g: Elisabeth, preference: str) -> bool:
    """OP-25-5, OP-25-6 It must make the HRE the winner, or prevent another's victory by dominance."""
    totals = {p: victory_points(g, p) for p in contenders(g)}
    shown = {**totals, HRE: totals[HRE] + preference_vp(g, preference)}
    before, after = victor(g, totals), victor(g, shown)
    if before is None or before[0] != HRE:
        if after is not None and after[0] == HRE:
            return True
    return before is not None and before[1] == "dominance" and after is None


def _reveal(g: Elisabeth) -> Procedure[None]:
    realms = the_realms(g)

    def answers() -> list[Answer]:
        return [("reveal",), ("conceal",)] if reveal_matters(g, realms.preference) else [("conceal",)]

    answer = yield Ask(
        g.seat_of[HRE],
        "reveal-preference",
        answers,
        args=lambda: {"faith": realms.preference, "vp": preference_vp(g, realms.preference)},
        rule="E1-23.5",
        why_not=because("E1-23.5", "reveal-for-nothing"),
    )
    if answer == ("reveal",):
        realms.preference_open = True
        g.reveal(
            f"preference-{realms.preference}", power=POWERS[HRE].noun, vp=preference_vp(g, realms.preference)
        )


# ---- S5 – S8 ---------------------------------------------------------------------------------------------------------------
def count(g: Elisabeth) -> None:
    """E1-25.3 S4 – S8"""
    totals = {p: victory_points(g, p) for p in contenders(g)}
    for power, vp in totals.items():
        g.tell("turn-points", turn=g.turn, power=POWERS[power].noun, vp=vp)
    won = victor(g, totals)
    _record(g)
    if won is not None:
        win(g, *won)
    if the_realms(g).by_the_clock and g.turn >= SHORTEST:
        g.then(("victory_clock",))
    else:
        g.then(("turn",))


def clock(g: Elisabeth) -> Procedure[None]:
    """E1-SZ.1 The players have agreed on a number of hours: they say when these are over, and most of them are believed."""
    questions = [
        Ask(seat, "hours-over", [("stop-here",), ("play-on",)], rule="E1-SZ.1") for seat in range(g.players)
    ]
    answers = yield Together(questions)
    if 2 * sum(answer == ("stop-here",) for answer in answers.values()) > g.players:
        g.last_turn = g.turn
        g.vp_by_turn.pop()
        g.then(("victory_reveal",), ("victory_stop",))
    else:
        g.then(("turn",))


def stop(g: Elisabeth) -> None:
    """E1-SZ.1, E1-25.3 S7 That was the last turn. E1-23.5 The HRE may have shown its preference, now that it decides: the
    points of the turn are noted anew."""
    won = victor(g, {p: victory_points(g, p) for p in contenders(g)})
    _record(g)
    assert won is not None, "the last turn has a winner"
    win(g, *won)


def victor(g: Elisabeth, totals: Mapping[int, int]) -> tuple[int, str] | None:
    """E1-25.3 S5 – S7 Who wins with these points, and how; None: the game goes on."""
    first = best(g, totals)
    if totals[first] >= VICTORY.standard:
        return first, "standard"
    second = max(totals[p] for p in rivals(g, totals, first))
    if g.turn >= VICTORY.dominance_from_turn and totals[first] >= second + VICTORY.dominance_margin:
        return first, "dominance"
    if g.turn >= g.last_turn:
        return first, "time"
    return None


def rivals(g: Elisabeth, powers: Iterable[int], first: int) -> list[int]:
    """E1-25.3 S6, OP-25-11 Whom a power has to leave behind for a victory by dominance: its player's second power, too, unless
    the data compare with the powers of other players."""
    return [p for p in powers if p != first and (OVER_ALL or g.seat_of[p] != g.seat_of[first])]


def best(g: Elisabeth, totals: Mapping[int, int]) -> int:
    """E1-25.3 S5, OP-25-4 Most points; then more at the end of the turns before, the latest first; then at the start; then
    the earlier in impulse order."""
    return max(totals, key=lambda power: rank(g, totals, power))


def rank(g: Elisabeth, totals: Mapping[int, int], power: int) -> list[int]:
    """E1-25.3 S5, OP-25-4 By what powers are compared: whoever has more at the first difference is ahead."""
    start = VP_TABLES.load().start_vp
    at_start = {"campaign": start.campaign, "tournament": start.tournament}.get(g.scenario, start.learning)
    before = [totals_then[power] for totals_then in reversed(g.vp_by_turn)]
    return [totals[power], *before, at_start.get(POWERS[power].id, 0), -power]


def ranking(g: Elisabeth) -> list[int]:
    """OP-25-16 The best powers of all players: the winner, then the others by their best power, then by their second one,
    then as ties are broken [E1-25.3]."""
    totals = {p: victory_points(g, p) for p in contenders(g)}
    left = {g.seat_of[p]: [q for q in totals if g.seat_of[q] == g.seat_of[p]] for p in totals}
    out = []
    if g.winner != NOBODY:
        out.append(g.winner)
        left.pop(g.seat_of[g.winner], None)
    while left:
        points = {seat: sorted((totals[p] for p in powers), reverse=True) for seat, powers in left.items()}
        most = max(points.values())
        tied = {p: totals[p] for seat, powers in left.items() if points[seat] == most for p in powers}
        out.append(best(g, tied))
        del left[g.seat_of[out[-1]]]
    return out


# ---- the result --------------------------------------------------------------------------------------------------------------
def result(g: Elisabeth) -> Result:
    """How it stands. Scores are victory points, those of a player his best power's [OP-25-16]; in Lepanto Spain wins by
    what the Ottomans lack."""
    scores = [0] * g.players
    for power in contenders(g):
        seat = g.seat_of[power]
        scores[seat] = max(scores[seat], victory_points(g, power))
    winner = g.winner if g.winner != NOBODY else _ahead(g)
    how = {"power": POWERS[winner].noun, "vp": victory_points(g, winner), **tie(g, winner)}
    return Result((g.seat_of[winner],), tuple(scores), g.ending or "unfinished", how)


def tie(g: Elisabeth, winner: int) -> Args:
    """E1-25.3 S5, OP-25-4 Whom the winner has beaten with the same points, and by what: more at the end of an earlier turn,
    more at the start, or being earlier in impulse order."""
    totals = {p: victory_points(g, p) for p in contenders(g)}
    rivals = [p for p in totals if totals[p] == totals.get(winner) and g.seat_of[p] != g.seat_of[winner]]
    if not rivals or g.ending not in BY_POINTS:
        return {"tied": [], "by": "none", "turn": 0}
    closest = rank(g, totals, max(rivals, key=lambda p: rank(g, totals, p)))
    first = next(n for n, (a, b) in enumerate(zip(rank(g, totals, winner), closest, strict=True)) if a != b)
    steps = ("points", *("turn" for _ in g.vp_by_turn), "start", "order")
    turn = g.turn + 1 - first if steps[first] == "turn" else 0
    return {"tied": [POWERS[p].noun for p in rivals], "by": steps[first], "turn": turn}


def _ahead(g: Elisabeth) -> int:
    """Who would win if the game ended now."""
    goal = the_scenario(g).victory
    if goal.at_the_end == NOBODY:
        return best(g, {p: victory_points(g, p) for p in contenders(g)})
    reached = [power for power, enough in goal.points.items() if victory_points(g, power) >= enough]
    return reached[0] if reached else goal.at_the_end


STEPS: dict[str, Runner] = {
    "victory_phase": victory_phase,
    "victory_reveal": reveal,
    "victory_count": count,
    "victory_clock": clock,
    "victory_stop": stop,
}
