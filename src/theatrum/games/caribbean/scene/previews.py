"""What the stage would show with an answer, in a twin of the game: manning, charges, losses, hits, cards before a roll; and
the rolls and fights that an answer would bring on (`previews_ahead`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name
from theatrum.core.stage import Chance, Modifier, Preview, Reckoned
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.land import the_land_battle
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.rules.land_combat import HOLD, PAY, REFUSE
from theatrum.games.caribbean.rules.land_losses import take_off
from theatrum.games.caribbean.rules.sea_combat import FIGHT_ON
from theatrum.games.caribbean.rules.sea_hits import hit
from theatrum.games.caribbean.rules.windows import about_roll, use
from theatrum.games.caribbean.scene.previews_ahead import ahead_of
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.scene.stage_land import land_odds
from theatrum.games.caribbean.scene.stage_land import lines as land_lines
from theatrum.games.caribbean.scene.stage_sea import lines as sea_lines
from theatrum.games.caribbean.scene.stage_sea import sea_odds
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.pieces import FIGURE, is_fleet
from theatrum.kit.previews import changed

STANDS = (HOLD, FIGHT_ON, PAY)
"""Answers with which everything stays as it is shown."""
BEFORE_ROLL = ("before-roll", "interception-declared")


def previews(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """How the stage would stand with each answer, or what it would bring on."""
    if g.land is None and g.sea is None:
        return ahead_of(g, ask, answers)
    if ask.prompt in BEFORE_ROLL:
        return _cards(g, ask, answers)
    now = spotlight(g, ask.seat)
    act = _ACTS.get(ask.prompt)
    if now is None:
        return {}
    out: dict[Answer, Preview] = {}
    for answer in answers:
        if answer in STANDS:
            out[answer] = Preview(odds=now.odds)
        elif act is not None:
            twin = g.copy()
            act(twin, ask, answer)
            then = spotlight(twin, ask.seat)
            if then is not None and then.id == now.id and then.step == now.step:
                out[answer] = changed(now, then)
    return out


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
    take_off(g, _side_of(g, ask), answer)


def _hit(g: Caribbean, ask: Ask, answer: Answer) -> None:
    """CC-6.6"""
    battle = the_sea_battle(g)
    hit(g, battle.fleet.index(FIGURE[str(ask.args["fleet"])]), int(answer[2]) - 1)


def _side_of(g: Caribbean, ask: Ask) -> int:
    """Which side the asked nation commands in a land combat."""
    nation = the_land_battle(g).nation[ATTACKING]
    return ATTACKING if nation >= 0 and g.seat_of[nation] == ask.seat else DEFENDING


_ACTS: Mapping[str, Callable[[Caribbean, Ask, Answer], None]] = {
    "manning": _man,
    "siege": _besiege,
    "charge": _charge,
    "commander": _command,
    "combat-supply": _supply,
    "land-loss": _lose,
    "sea-hit": _hit,
}


# ---- cards before a roll --------------------------------------------------------------------------------------------------
def _cards(g: Caribbean, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """CC-4.3.17 What a card adds to the roll that has been announced, besides what was added to it already."""
    chart = str(ask.args["roll"]).partition(":")[2]
    added = [_added(g, chart, side) + g.announced[side] for side in (ATTACKING, DEFENDING)]
    out: dict[Answer, Preview] = {}
    for answer in answers:
        gained = _gained(g, ask, answer, chart)
        if any(gained):
            then = [a + b for a, b in zip(added, gained, strict=True)]
            out[answer] = Preview(
                sides=[
                    Reckoned(
                        side=side,
                        total=f"{then[side]:+d}",
                        modifiers=[
                            Modifier(label=Name(str(answer[1])), value=f"{n:+d}", noun=str(answer[1]))
                        ],
                    )
                    for side, n in enumerate(gained)
                    if n
                ],
                odds=_odds(g, chart, then),
            )
    return out


def _added(g: Caribbean, chart: str, side: int) -> int:
    if g.land is not None:
        return sum(n for _, n in land_lines(g, g.land, side))
    return sum(n for _, n in sea_lines(g, the_sea_battle(g), side, chart))


def _odds(g: Caribbean, chart: str, added: list[int]) -> list[Chance]:
    return land_odds(g.land, added) if g.land is not None else sea_odds(the_sea_battle(g), chart, added)


def _gained(g: Caribbean, ask: Ask, answer: Answer, chart: str) -> list[int]:
    """What the card adds to either side, as far as it does without a further question."""
    if len(answer) < 2 or answer[0] == "use-main":
        return [0, 0]
    twin = g.copy()
    for _ in use(twin, twin.nation_of[ask.seat], answer, about_roll(chart)):
        return [0, 0]
    return [after - before for after, before in zip(twin.announced, g.announced, strict=True)]
