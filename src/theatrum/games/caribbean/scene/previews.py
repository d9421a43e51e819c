"""What the stage would show with an answer, in a twin of the game: manning, charges, losses, hits, cards before a roll; and
the rolls and fights that an answer would bring on (`previews_ahead`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import PASS, Answer, Ask, Procedure
from theatrum.core.scene import Spotlight
from theatrum.core.stage import Preview
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.land import the_land_battle, units
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.queries.ships import exists, hulls
from theatrum.games.caribbean.rules import land_combat, sea_combat
from theatrum.games.caribbean.rules.land_combat import HOLD, PAY, REFUSE
from theatrum.games.caribbean.rules.land_losses import take_off
from theatrum.games.caribbean.rules.laying_out import LAY_OUT
from theatrum.games.caribbean.rules.sea_combat import FIGHT_ON
from theatrum.games.caribbean.rules.sea_hits import hit
from theatrum.games.caribbean.rules.windows import BY_CARD, about_roll
from theatrum.games.caribbean.scene.previews_ahead import ahead_of
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.cards import CARD
from theatrum.games.caribbean.tables.pieces import FIGURE, is_fleet
from theatrum.kit.effects.play import Effect, Pairs
from theatrum.kit.previews import changed

STANDS = (PASS, HOLD, FIGHT_ON, PAY)
"""Answers with which everything stays as it is shown."""
BEFORE_ROLL = ("before-roll", "interception-declared")
AFTER_ROLL = "after-roll"
TAKING = ("land-loss", "sea-hit")
"""Who takes losses: the dice of the round lie there and stand."""


def previews(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """How the stage would stand with each answer, or what it would bring on."""
    if g.land is None and g.sea is None and not g.pending[0]:
        return ahead_of(g, ask, answers)
    now = spotlight(g, ask.seat)
    if now is None:
        return {}
    told = ((answer, _told(g, ask, answer, now)) for answer in answers)
    return {answer: preview for answer, preview in told if preview is not None}


def _told(g: Caribbean, ask: Ask, answer: Answer, now: Spotlight) -> Preview | None:
    """What the answer would change on the stage."""
    if answer in STANDS:
        return Preview(odds=now.odds) if now.odds else _next_round(g.copy(), ask)
    twin = _twin_after(g, ask, answer)
    if twin is not None and ask.prompt in TAKING:
        return _next_round(twin, ask)
    then = spotlight(twin, ask.seat) if twin is not None else None
    if then is None or then.id != now.id or (then.step != now.step and ask.prompt != AFTER_ROLL):
        return None
    return changed(now, then)


def _twin_after(g: Caribbean, ask: Ask, answer: Answer) -> Caribbean | None:
    """How it would stand, as far as that can be said without a further question."""
    if answer[0] == LAY_OUT:  # it may be used later; until then nothing has changed
        return None
    twin, act = g.copy(), _ACTS.get(ask.prompt)
    if ask.prompt in BEFORE_ROLL:
        _use_card(twin, ask, answer)
        return twin if twin.announced != g.announced else None
    if act is None:
        return None
    act(twin, ask, answer)
    return twin


# ---- the round after this one ------------------------------------------------------------------------------------------
def _next_round(g: Caribbean, ask: Ask) -> Preview | None:
    """CC-5.6.5, CC-6.6 Who would roll higher if it goes on: known when nothing has to be taken off any more."""
    if not (_on_land(g) if g.land is not None else g.sea is not None and _at_sea(g)):
        return None
    then = spotlight(g, ask.seat)
    return Preview(odds=then.odds, odds_words=then.odds_words) if then is not None and then.odds else None


def _on_land(g: Caribbean) -> bool:
    """Begins the next round, if there is one."""
    battle = the_land_battle(g)
    row = land_combat.RESULT[battle.row]
    ends = row.forced_retreat and not land_combat.in_nest(g, battle.lower)
    if (
        not battle.counted
        or any(battle.due)
        or ends
        or not all(units(g, side) for side in (ATTACKING, DEFENDING))
    ):
        return False
    land_combat.land_round(g, row.next_round_from_step or 2)
    return True


def _at_sea(g: Caribbean) -> bool:
    battle = the_sea_battle(g)
    there = all(exists(g, fleet) and any(hulls(g, fleet)) for fleet in battle.fleet)
    if not battle.counted or any(battle.due) or sea_combat.RESULT[battle.row].forced_retreat or not there:
        return False
    sea_combat.sea_round(g)
    return True


# ---- what answers do ------------------------------------------------------------------------------------------------------
def _man(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.6.12"""
    battle = the_land_battle(g)
    battle.manned = (*battle.manned, BUILDING[answer[1]])


def _besiege(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.4"""
    the_land_battle(g).besieging = int(answer[1])


def _charge(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.5"""
    battle = the_land_battle(g)
    battle.charging[_side_of(g, ask)] = int(answer[1])


def _command(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.6.11 Without a leader the garrison fights alone."""
    if answer[0] == "command":
        the_land_battle(g).figure[DEFENDING] = FIGURE[answer[1]]


def _supply(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.6.9, CC-9 Unpaid CF are halved."""
    payer = FIGURE[str(ask.args["figure"])]
    if answer != REFUSE:
        return
    if g.sea is not None:
        g.sea.unpaid[g.sea.fleet.index(payer)] = 1
        return
    battle = the_land_battle(g)
    for side in (ATTACKING, DEFENDING):
        if battle.figure[side] >= 0 and payer in together(g, battle.figure[side]):
            battle.unpaid[side] = 1
            return
    if is_fleet(payer):
        battle.unpaid_fleets = (*battle.unpaid_fleets, payer)


def _lose(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-5.6.5"""
    side = _side_of(g, ask)
    take_off(g, side, answer)
    the_land_battle(g).due[side] -= 1


def _hit(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-6.6"""
    battle = the_sea_battle(g)
    side = battle.fleet.index(FIGURE[str(ask.args["fleet"])])
    hit(g, side, int(answer[2]) - 1)
    battle.due[side] -= 1


def _side_of(g: Caribbean, ask: Ask) -> int:
    """Which side the asked nation commands in a land combat."""
    nation = the_land_battle(g).nation[ATTACKING]
    return ATTACKING if nation >= 0 and g.seat_of[nation] == ask.seat else DEFENDING


# ---- cards at a roll ------------------------------------------------------------------------------------------------------
def _use_card(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-4.3.17 What a card adds to the announced roll, if nobody cancels it and it asks nothing."""
    chart = str(ask.args["roll"]).partition(":")[2]
    for _ in _effect(g, BY_CARD[CARD[answer[1]]], g.nation_of[ask.seat], about_roll(chart)):
        return


def _effect(g: Caribbean, effect: Effect[Caribbean], nation: int, about: Pairs) -> Procedure[None]:
    pairs = yield from effect.choose(g, nation, about)
    yield from effect.perform(g, nation, pairs)


def _roll_again(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-4.3.17 The own dice are rolled again, the others lie."""
    g.faces[g.rolling.index(g.nation_of[ask.seat])] = ()


_ACTS: Mapping[str, Callable[[Caribbean, Ask, Answer], None]] = {
    "manning": _man,
    "siege": _besiege,
    "charge": _charge,
    "commander": _command,
    "combat-supply": _supply,
    "land-loss": _lose,
    "sea-hit": _hit,
    AFTER_ROLL: _roll_again,
}
