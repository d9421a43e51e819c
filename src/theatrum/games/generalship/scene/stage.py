"""What is going on now: a battle with its sides and steps, or an action and whose turn it is in it."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Name, Row, Side, Spotlight, Stat, Text, Words
from theatrum.core.stage import Chance, Commander
from theatrum.games.generalship.queries.command import has_fortress, rivals
from theatrum.games.generalship.queries.fight_land import land_sum
from theatrum.games.generalship.scene.battle_odds import (
    forecast,
    in_per_cent,
    is_foretold,
    likely_winner,
    strike_words,
)
from theatrum.games.generalship.scene.cards import reference, tactic_card
from theatrum.games.generalship.scene.previews_ahead import ESTIMATED, strength
from theatrum.games.generalship.scene.reckoning import modifiers, reckoned, total
from theatrum.games.generalship.scene.seats import seats_in_order
from theatrum.games.generalship.scene.stacks import parts, tone
from theatrum.games.generalship.scene.strike_bounds import bounds, has_laid
from theatrum.games.generalship.scene.strike_odds import best, enemy_sums, holding_of, likely
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS, General
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, ERAS, LAND_BATTLE, SEA_BATTLE, SHIP, STYLES

REMEMBERED = 1000
"""Actions as they looked, kept ready."""
ROLES = ("attacker", "defender")
MIDDLE_AGES, GUNPOWDER, PERIWIGS = 600, 1440, 1625
"""Years of birth from which generals are drawn otherwise."""
STEPS = (
    "reinforce",
    "buy-off",
    "cards",
    "retreat",
    "ambush",
    "exchange",
    "defender-strikes",
    "attacker-strikes",
    "result",
)
"""The steps of a battle [GS-12]: reinforcements, the seven numbered ones, and what follows from them."""
_STEP_OF = {
    "reinforce": 0,
    "buy_off": 1,
    "cards": 2,
    "swap": 2,
    "retreat": 3,
    "ambush": 4,
    "exchange": 5,
    "losses": 8,
    "retreating": 8,
    "reward": 8,
}
_CARD_OF = {
    card.noun: (battle, basic, number)
    for battle, deck in DECKS.items()
    for basic, cards in ((True, deck.basic), (False, deck.advanced))
    for number, card in cards.items()
}


def spotlight(g: Generalship, viewer: Seat | None) -> Spotlight | None:
    if g.battle is not None:
        return battle_stage(g, g.battle, viewer)
    if g.action:
        return _action(g)
    return None


# ---- actions --------------------------------------------------------------------------------------------------------
def _action(g: Generalship) -> Spotlight:
    """Whose action it is; the steps are the players in the order in which they act [GS-4.4, GS-4.5, GS-17.3]."""
    order = seats_in_order(g)
    if g.action != "scoring":
        order = [g.active, *(seat for seat in order if seat != g.active)]
    if g.action == "alliance":
        order = [g.active]
    key = "spotlight-scoring" if g.action == "scoring" else "spotlight-action"
    nation = g.noun_of(g.actor) if g.actor >= 0 else ""
    step = order.index(g.actor) if g.actor in order else 0
    return _drawn_action(g.action, key, nation, tuple([g.noun_of(seat) for seat in order]), step)


@lru_cache(maxsize=REMEMBERED)
def _drawn_action(action: str, key: str, nation: str, order: tuple[str, ...], step: int) -> Spotlight:
    return Spotlight(
        id=f"spotlight:{action}",
        title=Text(key if nation else f"{key}-all", nation=nation, action=f"action:{action}"),
        steps=[Name(noun) for noun in order],
        step=step,
        lines=[Text(f"about-action-{action}")],
    )


# ---- battles --------------------------------------------------------------------------------------------------------
def battle_stage(g: Generalship, battle: Battle, viewer: Seat | None) -> Spotlight:
    """GS-12 The whole battle, as this seat may see it. Whoever fights is told how it is likely to go [GS-12.1 – GS-12.11], and
    what the enemy may bring to a strike [GS-12.12]."""
    own = battle.side_of(viewer) if viewer is not None else -1
    fights = own >= 0 and battle.step == "strike"
    between = bounds(g, own) if fights else None
    sums = enemy_sums(g, own) if fights and (own == battle.striker or has_laid(g, battle, 1 - own)) else []
    if between:
        sums = [min(max(one, between[0]), between[1]) for one in sums]
    stage = _battle_stage(g, battle, viewer, sums, between)
    if own >= 0 and is_foretold(battle):
        found = forecast(g, own)
        stage.odds, stage.odds_words = likely_winner(g, battle, in_per_cent(found)), ESTIMATED
        for side, shown in enumerate(stage.sides):
            hint = Text("strike-hint" if isinstance(strike_words(found, side), Text) else "strike-hint-known")
            shown.total = Stat(
                id=f"total:{side}",
                label=Text("battle-stat-strike"),
                value=strike_words(found, side),
                hint=hint,
            )
    if sums:
        stage.odds, stage.odds_words = _strike_odds(g, battle, own, sums)
    return stage


def _strike_odds(g: Generalship, battle: Battle, own: int, sums: list[int]) -> tuple[list[Chance], Words]:
    """GS-12.12, GS-12.13 How likely the strike goes home with what this side has laid; before it begins, with the best that
    it holds."""
    enemy = g.noun_of(battle.seats[1 - own])
    if battle.committed_cards[own] or has_laid(g, battle, own):
        return likely(g, battle, own, reckoned(g, battle, own), sums), Text("odds-strike", nation=enemy)
    most = best(holding_of(g, own))
    return likely(g, battle, own, most, sums), Text("odds-strike-both", n=most)


def _battle_stage(
    g: Generalship, battle: Battle, viewer: Seat | None, sums: list[int], between: tuple[int, int] | None
) -> Spotlight:
    return Spotlight(
        id="spotlight:battle",
        title=Text(f"battle-{battle.kind}", tile=g.tile_noun(battle.at)),
        at=g.tile_noun(battle.at),
        stage="sea" if battle.kind == SEA_BATTLE else "battle",
        stakes=[
            Stat(label=Text("stake-hit"), value=Text(f"stake-hit-{ROLES[battle.striker]}")),
            Stat(label=Text("stake-repelled"), value=Text(f"stake-repelled-{ROLES[battle.striker]}")),
        ]
        if battle.striker >= 0 and battle.left < 0
        else [],
        sides=[_side(g, battle, side, viewer, sums, between) for side in (0, 1)],
        steps=[Text(f"battle-step-{step}") for step in STEPS],
        step=_step(battle),
        lines=_battle_lines(g, battle),
    )


def _step(battle: Battle) -> int:
    if battle.step == "strike":
        return 6 if battle.striker == 1 else 7
    return _STEP_OF[battle.step]


def _battle_lines(g: Generalship, battle: Battle) -> list[Words]:
    """The circumstances: era, fortress, ambush, and the style in which a sea battle is fought."""
    lines: list[Words] = [Text("battle-era", era=f"era:{ERAS[g.paradigm]}")]
    if battle.kind == LAND_BATTLE:
        lines += _fortress_lines(g, battle)
    if battle.ambushed:
        lines.append(Text("battle-ambushed"))
    if battle.striker >= 0 and all(battle.revealed) and battle.kind == SEA_BATTLE and battle.style >= 0:
        lines.append(Text("battle-style", style=f"style:{STYLES[battle.style]}"))
    return lines


def _fortress_lines(g: Generalship, battle: Battle) -> list[Words]:
    """GS-12.5, GS-19.3 A fortress, a wagon fort, or one that the attacker sets at naught."""
    if has_fortress(g, battle):
        return [Text("battle-fortress" if g.tile_at(battle.at).fortress else "battle-wagon-fort")]
    return [Text("battle-fortress-negated")] if g.tile_at(battle.at).fortress else []


def _side(
    g: Generalship,
    battle: Battle,
    side: int,
    viewer: Seat | None,
    sums: list[int],
    between: tuple[int, int] | None,
) -> Side:
    seat = battle.seats[side]
    units = g.units_at(battle.at, seat)
    name = f"battle-{seat}"
    return Side(
        seat=seat,
        title=Name(g.noun_of(seat)),
        role=Text(f"role-{ROLES[side]}"),
        tone=tone(g, seat),
        commanders=_commanders(g, battle, side),
        modifiers=strength(g, battle, side)
        if battle.striker < 0
        else modifiers(g, battle, side)
        if seat == viewer or battle.revealed[side]
        else [],
        total=total(g, battle, side, seat == viewer, sums, between),
        stats=_side_stats(g, battle, side, seat == viewer),
        cards=_committed_cards(battle, side, seat == viewer) + _open_discards(battle, side),
        pieces=parts(g, units, name, own=seat == viewer),
        lines=[*_commander_lines(g, battle, seat), *_committed_lines(g, battle, side, seat == viewer)],
    )


def _commanders(g: Generalship, battle: Battle, side: int) -> list[Commander]:
    """GS-12.3, GS-12.6 Who leads, unless rivals cancel each other out."""
    general = g.commander[battle.seats[side]]
    if general < 0:
        return []
    found = GENERALS[general]
    cards = found.land if battle.kind == LAND_BATTLE else found.sea
    line = Text("commander-rival") if rivals(g, battle) else Text("commander-cards", n=cards)
    return [Commander(noun=found.noun, name=Name(found.noun), portrait=portrait(found), lines=[line])]


def portrait(general: General) -> str:
    """How a general is drawn: by his faith and his age."""
    if general.muslim:
        return "turban"
    years = general.years.partition("-")[0]
    if not years.isdigit() or "BC" in general.years or int(years) < MIDDLE_AGES:
        return "helmet"
    return "king" if int(years) < GUNPOWDER else "hat" if int(years) < PERIWIGS else "wig"


def _commander_lines(g: Generalship, battle: Battle, seat: Seat) -> list[Words]:
    """GS-12.3, GS-12.6 That nobody leads: for want of a commander, or because rivals cancel each other out."""
    if g.commander[seat] < 0:
        return [Text("battle-no-commander")]
    return [Text("battle-rival", general=GENERALS[g.commander[seat]].noun)] if rivals(g, battle) else []


def _side_stats(g: Generalship, battle: Battle, side: int, own: bool) -> list[Stat]:
    """GS-20 Everybody sees how many basic and advanced cards a side holds, and sums once they are compared."""
    if _step(battle) < STEPS.index("cards"):
        return []
    values = [
        ("basic", len(battle.basic[side])),
        ("advanced", len(battle.advanced[side])),
        ("spent", battle.spent_cards[side]),
    ]
    stats = [
        Stat(id=f"battle:{side}-{name}", label=Text(f"battle-stat-{name}"), value=value, icon=name)
        for name, value in values
    ]
    striking = side == battle.striker
    if battle.striker < 0:
        return stats
    if all(battle.revealed):
        total = battle.sums[0 if striking else 1]
    elif own and battle.kind == LAND_BATTLE:
        total = land_sum(g, battle, side, striking)
    else:
        return stats
    name = "atk" if striking else "def"
    stats.append(Stat(id=f"battle:{side}-sum", label=Text(f"battle-stat-{name}"), value=total, icon=name))
    return stats


def _committed_cards(battle: Battle, side: int, own: bool) -> list[Card]:
    """The cards of the present strike: face down until both commitments are shown, but to their owner."""
    if own or battle.revealed[side]:
        cards = [
            _laid(
                tactic_card(battle.kind, True, number),
                f"laid:{side}-{i}",
                Text("committed-card", n=n, unit=KINDS[kind].noun),
            )
            for i, (number, kind, n) in enumerate(battle.committed_cards[side])
        ]
        if battle.committed_bonus[side]:
            bonus = tactic_card(battle.kind, False, battle.committed_bonus[side])
            cards.append(_laid(bonus, f"laid:{side}-bonus", Text("committed-bonus")))
        return cards
    backs = ["basic"] * len(battle.committed_cards[side]) + ["advanced"] * bool(battle.committed_bonus[side])
    return [
        Card(
            id=f"facedown:{side}-{i}",
            title=Text(f"face-down-{kind}"),
            tone="grey" if kind == "basic" else "orange",
            face_down=True,
        )
        for i, kind in enumerate(backs)
    ]


def _laid(card: Card, card_id: str, ribbon: Words, faded: bool = False) -> Card:
    """A card on the table: not the one in the hand that answers name."""
    return Card(
        id=card_id,
        title=card.title,
        kind=card.kind,
        picture=card.picture,
        tone=card.tone,
        seal=card.seal,
        ribbon=ribbon,
        lines=card.lines,
        faded=faded,
        reconstructed=card.reconstructed,
    )


def _open_discards(battle: Battle, side: int) -> list[Card]:
    """Cards openly played before; those of a strike that was just shown still lie in the fight."""
    nouns = battle.discarded[side]
    if battle.revealed[side]:
        laid = len(battle.committed_cards[side]) + bool(battle.committed_bonus[side])
        nouns = nouns[: len(nouns) - laid]
    return [
        _laid(tactic_card(*_CARD_OF[noun]), f"discard:{side}-{i}", Text("discarded"), faded=True)
        for i, noun in enumerate(nouns)
    ]


def _committed_lines(g: Generalship, battle: Battle, side: int, own: bool) -> list[Words]:
    """Which units strike or ward off: their classes while cards are hidden; open cards say it, but for the squadron."""
    counts: dict[str, int] = {}
    open_to_viewer = own or battle.revealed[side]
    for slot in () if open_to_viewer else battle.committed_units[side]:
        noun = f"class:{CLASSES[KINDS[g.unit_kind[slot]].cls]}"
        counts[noun] = counts.get(noun, 0) + 1
    ship = battle.committed_ship[side]
    if ship >= 0 and g.unit_kind[ship] >= 0:
        counts[KINDS[g.unit_kind[ship]].noun if open_to_viewer else f"class:{CLASSES[SHIP]}"] = 1
    if not counts:
        return []
    return [Text("battle-committed", units=[Text("part", unit=noun, n=n) for noun, n in counts.items()])]


def reference_row(g: Generalship) -> list[Row]:
    """While a battle goes on: all cards of its deck, to look up."""
    if g.battle is None:
        return []
    cards = reference(g.battle.kind)
    return [
        Row(id="row:reference", title=Text("row-reference"), kind="reference", cards=cards, count=len(cards))
    ]
