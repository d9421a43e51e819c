"""Interceptions and sea battles on the stage [CC-6]."""

from __future__ import annotations

from theatrum.core.scene import Name, Piece, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Chance
from theatrum.games.caribbean.queries.combat import losses_by_factors, ratio_step
from theatrum.games.caribbean.queries.company import leader_with, together
from theatrum.games.caribbean.queries.language import lines_of_side
from theatrum.games.caribbean.queries.sea import sea_factors
from theatrum.games.caribbean.queries.ships import exists, hulls
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.scene.reckoning import duel, fallen, from_cards, round_of
from theatrum.games.caribbean.scene.stage_land import round_tones
from theatrum.games.caribbean.scene.stage_parts import (
    SIDES,
    cargo,
    commanders,
    counted,
    dice_shown,
    seat_of,
    shares,
    tone_of,
    total,
)
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean, SeaBattle
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.pieces import FIGURE, N_SHIPS, SHIP, is_pirates, nation_of
from theatrum.games.caribbean.tables.places import PLACE

STEPS = ("step-interception", "step-bribe", "step-gage", "step-roll", "step-hits")
CHART = ("int", "nc", "wg", "nc", "nc")
"""By step: the chart of the roll that comes next; while a bribe is weighed, or what to make of an interception that is
won, of the battle that would follow."""

OF_CARGO = ("all_ships_below_25_percent_cargo", "all_ships_above_75_percent_cargo")
"""Lines that nobody knows before the cargo is distributed."""


def step_of(g: Caribbean, battle: SeaBattle) -> int:
    """Where the battle stands."""
    if g.pending[0] == "int":
        return 0
    if not battle.line[0] and not battle.line[1]:
        return 0 if battle.pursuer < 0 else 1
    if battle.windward < 0:
        return 2
    return 4 if _fought(battle) or fallen(g, "nc") else 3


def _fought(battle: SeaBattle) -> bool:
    """The round is fought, and the next one has not begun. (Of rounds under rules 4 only the hits are known.)"""
    return bool(battle.counted) or any(battle.due)


def lines(g: Caribbean, battle: SeaBattle, side: int, chart: str) -> list[tuple[str, int]]:
    """CC-6.2, CC-6.5, CC-6.6 What a side has added to the round that lies there; before it, what it would add to its roll."""
    if battle.counted:
        return list(battle.counted[side])
    fleet = battle.fleet[side]
    if not exists(g, fleet):
        return []
    nation = nation_of(fleet)
    laden = bool(battle.line[side]) or is_pirates(fleet)
    unknown = ("cf_ratio",) if laden else ("cf_ratio", *OF_CARGO)
    found = [line for line in lines_of_side(g, chart, side, nation, -1, fleet) if line[0] not in unknown]
    if chart == "nc":
        ratio = ratio_step(sea_factors(g, side), sea_factors(g, 1 - side))
        found = [("cf_ratio", ratio), *found] if ratio else found
    cards = from_cards(g, nation, chart, side)
    return [*found, ("cards", cards)] if cards else found


def sea_battle(g: Caribbean, battle: SeaBattle) -> Spotlight:
    """CC-6 Both fleets with their ships, factors and what they add to the dice. A round that is fought stays there until the
    next one begins."""
    step = step_of(g, battle)
    chart = CHART[step] if step or g.pending[0] == "int" else "nc"
    added = [sum(n for _, n in lines(g, battle, side, chart)) for side in (ATTACKING, DEFENDING)]
    return Spotlight(
        id="spotlight:sea",
        title=Text("spotlight-sea", place=PLACE.noun[battle.place]),
        at=PLACE.noun[battle.place],
        stage="sea",
        sides=[_side(g, battle, side, chart, added[side]) for side in (ATTACKING, DEFENDING)],
        steps=[Text(key) for key in STEPS],
        step=step,
        stakes=_stakes(chart),
        odds=[] if _fought(battle) else _odds(g, battle, chart, added),
        odds_words="" if _fought(battle) else _odds_words(g, chart),
    )


def _odds_words(g: Caribbean, chart: str) -> Words:
    if fallen(g, chart):
        return Text("odds-fallen")
    return Text("odds-next-round" if chart == "nc" else f"odds-next-{chart}")


def _faces(g: Caribbean, battle: SeaBattle, chart: str, side: int) -> tuple[int, ...]:
    """The dice of a side, as long as they lie there."""
    return g.faces[side] if battle.counted else fallen(g, chart, side)


def _stakes(chart: str) -> list[Stat]:
    if chart != "nc":
        return [Stat(label=Text("stake-won"), value=Text(f"stake-{chart}"))]
    return [
        Stat(label=Text(f"stake-{row.when.replace('_', '-')}"), value=Text("stake-hits", n=row.loser_hits))
        for row in CHARTS.naval_combat.rows
    ]


def _odds(g: Caribbean, battle: SeaBattle, chart: str, added: list[int]) -> list[Chance]:
    """CC-6.2, CC-6.5, CC-6.6 The roll whose dice lie there, or the next one."""
    natural = sum(fallen(g, chart, ATTACKING)), sum(fallen(g, chart, DEFENDING))
    tones = [fleet_tone(fleet) for fleet in battle.fleet]
    if chart == "nc":
        return shares("round", round_of(added[0], added[1], natural), round_tones(tones))
    return shares(
        "duel", duel(chart, added[0], added[1], natural), {"attacker": tones[0], "defender": tones[1]}
    )


def fleet_tone(fleet: int) -> str:
    return tone_of(nation_of(fleet), is_pirates(fleet))


def _side(g: Caribbean, battle: SeaBattle, side: int, chart: str, added: int) -> Side:
    fleet = battle.fleet[side]
    there = exists(g, fleet)
    cf, faces = sea_factors(g, side), _faces(g, battle, chart, side)
    hits = losses_by_factors(battle.factors[side] if battle.counted else cf)
    words: list[Words] = [Text("hits-by-factors", n=hits)] if hits else []
    if battle.pursuer == side:
        words.append(Text("has-interception"))
    if battle.windward == side:
        words.append(Text("has-gage"))
    aboard = cargo(*(g.hold[one] for one in together(g, fleet))) if there and not is_pirates(fleet) else []
    if aboard:
        words.insert(0, Text("carries", what=aboard))
    return Side(
        seat=seat_of(g, nation_of(fleet)),
        title=Name(FIGURE.noun[fleet]),
        tone=fleet_tone(fleet),
        letter="☠" if is_pirates(fleet) else "",
        role=Text(f"role-{SIDES[side]}"),
        stats=[
            Stat(
                id=f"light:ships-{side}",
                label=Text("stat-ships"),
                value=sum(hulls(g, fleet)) if there else 0,
                icon="ship",
            ),
            Stat(id=f"light:cf-{side}", label=Text("stat-cf"), value=cf, icon="swords"),
        ],
        pieces=_pieces(hulls(g, fleet), side, fleet_tone(fleet)) if there else [],
        lines=words,
        commanders=commanders(leader_with(g, fleet)) if there and not is_pirates(fleet) else [],
        modifiers=counted(faces, lines(g, battle, side, chart)),
        total=total(side, added, faces),
        dice=dice_shown(faces, DICE[chart]),
        dice_words="" if faces else Text("dice-words", n=DICE[chart]),
    )


def _pieces(ships: tuple[int, ...], side: int, tone: str) -> list[Piece]:
    """Kind by kind; damaged ones are struck through."""
    return [
        Piece(
            id=f"sails:{side}-{slot}",
            shape="hull",
            tone=tone,
            letter=SHIP.noun[slot % N_SHIPS].partition(":")[2][:2].capitalize(),
            count=n,
            blocked=slot >= N_SHIPS,
            label=Text(
                "ships-damaged" if slot >= N_SHIPS else "amount-of", n=n, kind=SHIP.noun[slot % N_SHIPS]
            ),
        )
        for slot, n in enumerate(ships)
        if n
    ]
