"""What an answer before the strikes does to the battle [GS-11.11, GS-12.1, GS-12.10]: who is there then, how strong each side
may strike, and who is likely to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from theatrum.core.contract import PASS, Answer, Ask, Seat
from theatrum.core.scene import Name, Text
from theatrum.core.stage import Modifier, Preview, Reckoned
from theatrum.games.generalship.queries.command import card_counts, the_battle
from theatrum.games.generalship.queries.movement import (
    DOCK,
    LAND,
    NOWHERE,
    movers,
    movers_through,
    regiments_at,
    regiments_landing,
    regiments_landing_through,
    squadrons_docking,
)
from theatrum.games.generalship.queries.pace import ORDINARY
from theatrum.games.generalship.scene.battle_odds import (
    UNDRAWN,
    Forecast,
    forecast,
    in_per_cent,
    likely_winner,
    strike_words,
)
from theatrum.games.generalship.scene.stacks import tone
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE

Found = dict[Answer, Preview]
ESTIMATED = Text("odds-battle")


def ahead(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> Found:
    """For those questions before the strikes that decide who fights, and how. (At sea nothing is foretold.)"""
    of = _BY_PROMPT.get(ask.prompt)
    return of(g, ask.seat, answers) if of and the_battle(g).kind == LAND_BATTLE else {}


def _reinforce(g: Generalship, seat: Seat, answers: Sequence[Answer]) -> Found:
    """GS-11.11 With everybody who can come this way. The map lies open then: it is shown beside the answers."""
    battle = the_battle(g)
    side = battle.side_of(seat)
    out: Found = {}
    for answer in answers:
        joining = () if answer == PASS else tuple(who_can_come(g, seat, answer))
        preview = _preview(g, battle, forecast(g, side, joining))
        preview.title = Text("battle-land", tile=g.tile_noun(battle.at))
        for one in preview.sides:
            seat_there = battle.seats[one.side]
            one.title, one.tone = Name(g.noun_of(seat_there)), tone(g, seat_there)
            one.label = Text("battle-stat-strike")
            one.modifiers = strength(g, battle, one.side, joining if one.side == side else ())
        out[answer] = preview
    return out


def _buy_off(g: Generalship, seat: Seat, answers: Sequence[Answer]) -> Found:
    """GS-12.1 Who is bought off retreats for certain."""
    battle = the_battle(g)
    side = battle.side_of(seat)
    fought = _preview(g, battle, forecast(g, side))
    bought = Preview(odds=likely_winner(g, battle, 0), odds_words=Text("odds-bought-off"))
    return {answer: fought if answer == PASS else bought for answer in answers}


def _ambush(g: Generalship, seat: Seat, answers: Sequence[Answer]) -> Found:
    """GS-12.10 Where it succeeds, the defender does not strike."""
    battle = the_battle(g)
    side = battle.side_of(seat)
    return {answer: _preview(g, battle, forecast(g, side, ambush=answer != PASS)) for answer in answers}


def _preview(g: Generalship, battle: Battle, found: Forecast) -> Preview:
    return Preview(
        sides=[Reckoned(side=one, total=strike_words(found, one)) for one in (0, 1)],
        odds=likely_winner(g, battle, in_per_cent(found)),
        odds_words=ESTIMATED,
    )


def who_can_come(g: Generalship, seat: Seat, answer: Answer) -> list[int]:
    """GS-11.11, OP-42 Everybody whom a way brings to a battle on land, those aboard included."""
    verb = str(answer[0]).removesuffix("_via")
    a, b = g.position_of(answer[1]), g.position_of(answer[-1])
    via = g.position_of(answer[2]) if len(answer) == 4 else NOWHERE
    if verb == LAND:
        if via == NOWHERE:
            return regiments_landing(g, seat, a, ORDINARY)
        return regiments_landing_through(g, seat, a, via, b)
    if via != NOWHERE:
        units = movers_through(g, seat, a, via, b)
    else:
        units = squadrons_docking(g, seat, a, ORDINARY) if verb == DOCK else movers(g, seat, a, b, ORDINARY)
    return units + [unit for ship in units if verb == DOCK for unit in g.cargo_of(ship)]


def strength(g: Generalship, battle: Battle, side: int, joining: Sequence[int] = ()) -> list[Modifier]:
    """GS-12.3 – GS-12.7 Before cards are drawn: how many regiments are there, and how many cards will be drawn."""
    if battle.kind != LAND_BATTLE or battle.step not in UNDRAWN or battle.left >= 0:
        return []
    there = g
    if joining:
        there = g.copy()
        for unit in joining:
            there.move_unit(unit, battle.at)
    basic, advanced = card_counts(there, the_battle(there), side)
    regiments = len(regiments_at(there, battle.seats[side], battle.at))
    counted = (("regiments", regiments), ("basic", basic), ("advanced", advanced))
    return [Modifier(label=Text(f"strength-{name}"), value=n) for name, n in counted]


_BY_PROMPT: Mapping[str, Callable[[Generalship, Seat, Sequence[Answer]], Found]] = {
    "reinforce": _reinforce,
    "buy-off": _buy_off,
    "ambush": _ambush,
}
