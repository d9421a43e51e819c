"""Land combat on the stage [CC-5]."""

from __future__ import annotations

from theatrum.core.scene import Icon, Name, Piece, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Chance
from theatrum.games.caribbean.queries import land
from theatrum.games.caribbean.queries.combat import losses_by_factors, ratio_step, support_fire
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.scene.reckoning import fallen, from_cards, round_of, side_lines
from theatrum.games.caribbean.scene.stage_parts import (
    SIDES,
    amount,
    commanders,
    counted,
    dice_shown,
    seat_of,
    shares,
    tone_of,
    total,
)
from theatrum.games.caribbean.state import (
    ATTACKING,
    DEFENDING,
    EUROPEANS,
    NATIVES,
    PIRATES,
    Caribbean,
    LandBattle,
)
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import EUROPEAN, ICAV, IINF, NCAV, NINF, PMIL, UNIT, UNITS
from theatrum.games.caribbean.tables.places import AREA

STEPS = ("step-retreat", "step-siege", "step-charge", "step-roll", "step-losses")
NOBODYS = {NATIVES: "side-natives", PIRATES: "side-pirates"}
RECKONED = ("cf_ratio", "support_fire")
"""Lines that the rules fix when the dice are thrown: before, they are reckoned from what stands there."""


def lines(g: Caribbean, battle: LandBattle, side: int) -> list[tuple[str, int]]:
    """CC-5.6.3 What a side would add to its roll as it stands."""
    own, enemy = land.factors(g, side), land.factors(g, 1 - side)
    found = [
        (name, n)
        for name, n in side_lines(g, "lc", side, battle.nation[side], battle.area, battle.figure[side])
        if name not in RECKONED
    ]
    ships = land.ship_factors(g, ATTACKING), land.ship_factors(g, DEFENDING)
    fire = (0, 0)
    if any(ships):
        fire = support_fire(*ships, (land.factors(g, ATTACKING), land.factors(g, DEFENDING)))
    more = [
        ("cf_ratio", ratio_step(own, enemy)),
        ("support_fire", fire[side]),
        *found,
        ("cards", from_cards(g, battle.nation[side], "lc", side)),
    ]
    return [line for line in more if line[1]]


def land_battle(g: Caribbean, battle: LandBattle) -> Spotlight:
    """CC-5.6 Both sides with their troops, factors and what they add to the dice."""
    added = [sum(n for _, n in lines(g, battle, side)) for side in (ATTACKING, DEFENDING)]
    return Spotlight(
        id="spotlight:land",
        title=Text("spotlight-land", area=AREA.noun[battle.area]),
        at=AREA.noun[battle.area],
        stage="siege" if battle.garrison and battle.manned else "battle",
        sides=[_side(g, battle, side, added[side]) for side in (ATTACKING, DEFENDING)],
        steps=[Text(step) for step in STEPS],
        step=4 if any(battle.due) or fallen(g, "lc") else 3 if battle.rounds else 0,
        stakes=[
            Stat(
                label=Text(f"stake-{row.when.replace('_', '-')}"),
                value=Text("stake-losses", n=row.loser_losses),
            )
            for row in CHARTS.land_combat.rows
        ],
        odds=_odds(g, battle, added),
        odds_words=Text("odds-fallen" if fallen(g, "lc") else "odds-next-round"),
    )


def _odds(g: Caribbean, battle: LandBattle, added: list[int]) -> list[Chance]:
    """CC-5.6.5 The round whose dice lie there, or the next one."""
    tones = [side_tone(battle, side) for side in (ATTACKING, DEFENDING)]
    natural = sum(fallen(g, "lc", ATTACKING)), sum(fallen(g, "lc", DEFENDING))
    return shares("round", round_of(added[ATTACKING], added[DEFENDING], natural), round_tones(tones))


def round_tones(tones: list[str]) -> dict[str, str]:
    return {
        "attacker-double": tones[0],
        "attacker": tones[0],
        "equal": "grey",
        "defender": tones[1],
        "defender-double": tones[1],
    }


def side_tone(battle: LandBattle, side: int) -> str:
    return tone_of(battle.nation[side], battle.who[side] == PIRATES)


def _side(g: Caribbean, battle: LandBattle, side: int, added: int) -> Side:
    nation = battle.nation[side]
    cf, faces = land.factors(g, side), fallen(g, "lc", side)
    words: list[Words] = [Text("kills-by-factors", n=losses_by_factors(cf))] if losses_by_factors(cf) else []
    if side == DEFENDING:
        words += [Name(BUILDING.noun[b]) for b in battle.manned]
    return Side(
        seat=seat_of(g, nation),
        title=Name(NATION.noun[nation])
        if nation >= 0
        else Text(NOBODYS.get(battle.who[side], "side-natives")),
        tone=side_tone(battle, side),
        letter="" if nation >= 0 else "☠" if battle.who[side] == PIRATES else "A",
        role=Text(f"role-{SIDES[side]}"),
        stats=[
            Stat(
                id=f"light:units-{side}", label=Text("stat-units"), value=land.units(g, side), icon="shield"
            ),
            Stat(id=f"light:cf-{side}", label=Text("stat-cf"), value=cf, icon="swords"),
        ],
        pieces=_pieces(g, battle, side),
        lines=words,
        commanders=commanders(land.leader_of(g, side)) if battle.who[side] == EUROPEANS else [],
        modifiers=counted(faces, lines(g, battle, side)),
        total=total(side, added, faces),
        dice=dice_shown(faces, DICE["lc"]),
        dice_words="" if faces else Text("dice-words", n=DICE["lc"]),
    )


def _pieces(g: Caribbean, battle: LandBattle, side: int) -> list[Piece]:
    kinds = (*EUROPEAN, NINF, NCAV, IINF, ICAV, PMIL)
    return [
        Piece(
            id=f"fights:{side}-{unit}",
            shape="shield",
            tone=side_tone(battle, side),
            letter=UNITS[unit].noun.partition(":")[2][:3].upper(),
            count=n,
            label=amount(n, UNIT.noun[unit]),
            icons=[Icon(icon="infantry", label=Name(UNIT.noun[unit]))],
        )
        for unit in kinds
        if (n := land.count(g, side, unit))
    ]
