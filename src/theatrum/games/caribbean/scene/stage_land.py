"""Land combat on the stage [CC-5]."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.scene import Icon, Name, Piece, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Chance
from theatrum.games.caribbean.queries import land
from theatrum.games.caribbean.queries.combat import losses_by_factors, ratio_step, support_fire
from theatrum.games.caribbean.queries.language import lines_of_side
from theatrum.games.caribbean.rules.dice import DICE
from theatrum.games.caribbean.rules.land_end import loser
from theatrum.games.caribbean.scene.reckoning import fallen, from_cards, round_of
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
BEFORE: Mapping[tuple[str | int, ...], int] = {
    ("land_man",): 0,
    ("land_siege",): 0,
    ("land_charge", ATTACKING): 1,
    ("land_charge", DEFENDING): 2,
    ("land_supply", ATTACKING, 0): 2,
    ("land_roll",): 2,
    ("land_loss", ATTACKING): 3,
}
"""Which of them is under way, by what comes next on the agenda."""
OVER = ("land_over",)
"""On the agenda from the last round on."""
NOBODYS = {NATIVES: "side-natives", PIRATES: "side-pirates"}
RECKONED = ("cf_ratio", "support_fire")
"""Lines that the rules fix when the dice are thrown: before, they are reckoned from what stands there."""


def lines(g: Caribbean, battle: LandBattle, side: int) -> list[tuple[str, int]]:
    """CC-5.6.3 What a side has added to the roll that lies there; before it, what it would add as it stands."""
    if battle.counted:
        return list(battle.counted[side])
    own, enemy = land.factors(g, side), land.factors(g, 1 - side)
    found = [
        (name, n)
        for name, n in lines_of_side(g, "lc", side, battle.nation[side], battle.area, battle.figure[side])
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
    """CC-5.6 Both sides with their troops, factors and what they add to the dice. A round that is fought stays there until the
    next one begins; who has won, once it is decided."""
    over, fought = decided(g), bool(battle.counted) or any(battle.due)
    added = [sum(n for _, n in lines(g, battle, side)) for side in (ATTACKING, DEFENDING)]
    return Spotlight(
        id="spotlight:land",
        title=Text("spotlight-land", area=AREA.noun[battle.area]),
        at=AREA.noun[battle.area],
        stage="siege" if battle.garrison and battle.manned else "battle",
        sides=[_side(g, battle, side, added[side], over) for side in (ATTACKING, DEFENDING)],
        steps=[Text(step) for step in STEPS],
        step=4 if over or fought or fallen(g, "lc") else _step(g, battle),
        lines=_outcome(g, battle) if over else [],
        stakes=[] if over else _stakes(),
        odds=[] if over or fought else _odds(g, battle, added),
        odds_words="" if over or fought else Text("odds-fallen" if fallen(g, "lc") else "odds-next-round"),
    )


def decided(g: Caribbean) -> bool:
    """CC-5.7.11 The dice have had their say: losses, retreats, loot and the colony are what is left."""
    return OVER in g.agenda


def _outcome(g: Caribbean, battle: LandBattle) -> list[Words]:
    """CC-5.7.2 Who has won."""
    lost = loser(g)
    if lost < 0:
        return []
    nation = battle.nation[1 - lost]
    if nation >= 0:
        return [Text("fight-won", nation=NATION.noun[nation])]
    return [Text("fight-won-pirates" if battle.who[1 - lost] == PIRATES else "fight-won-natives")]


def _stakes() -> list[Stat]:
    """CC-5.6.5 What the lower roll costs."""
    return [
        Stat(
            label=Text(f"stake-{row.when.replace('_', '-')}"), value=Text("stake-losses", n=row.loser_losses)
        )
        for row in CHARTS.land_combat.rows
    ]


def _step(g: Caribbean, battle: LandBattle) -> int:
    """CC-5.0 What is announced now: whatever comes before the next thing on the agenda."""
    return BEFORE.get(g.agenda[-1] if g.agenda else (), 3 if battle.rounds else 0)


def _faces(g: Caribbean, battle: LandBattle, side: int) -> tuple[int, ...]:
    """CC-5.6.3 The dice of a side, as long as they lie there."""
    return g.faces[side] if battle.counted else fallen(g, "lc", side)


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


def _side(g: Caribbean, battle: LandBattle, side: int, added: int, over: bool) -> Side:
    nation = battle.nation[side]
    cf, faces = land.factors(g, side), _faces(g, battle, side)
    kills = 0 if over else losses_by_factors(battle.factors[side] if battle.counted else cf)
    rolls = not over or bool(battle.counted)
    words: list[Words] = [Text("kills-by-factors", n=kills)] if kills else []
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
        modifiers=counted(faces, lines(g, battle, side)) if rolls else [],
        total=total(side, added, faces) if rolls else None,
        dice=dice_shown(faces, DICE["lc"]) if rolls else [],
        dice_words=Text("dice-words", n=DICE["lc"]) if rolls and not faces else "",
        won=over and loser(g) == 1 - side,
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
