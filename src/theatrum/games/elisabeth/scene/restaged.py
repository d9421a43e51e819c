"""Contests as they ended, at the moment of the event that tells it (`Definition.staged`)."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Piece, Side, Spotlight, Stat, Text
from theatrum.core.stage import Die, Modifier
from theatrum.core.state import Event, Rolled
from theatrum.games.elisabeth.queries.odds import NEEDED
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import troop_piece
from theatrum.games.elisabeth.scene.stage_land import battle
from theatrum.games.elisabeth.scene.stage_parts import seat_of
from theatrum.games.elisabeth.scene.stage_sea import raid, sea_battle
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER, Battle
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.powers import NOUNS, POWER

BEGINS = ("battle", "assault")
Before = Iterable[Event | Rolled]


def staged(g: Elisabeth, seat: Seat | None, event: Event, before: Before) -> Spotlight | None:
    """The contest that this event ends."""
    verdict = Text(f"event-{event.key}", **event.args)
    if "roll" in event.args:
        return _roll(g, event, before, verdict)
    if g.battle is not None:
        return _battle(g, g.battle, before, verdict, won=event.key in ("battle-won", "captured"))
    if g.sea_battle is not None:
        stage = sea_battle(g, g.sea_battle)
    elif g.raid is not None:
        stage = raid(g, g.raid)
    else:
        return None
    stage.verdict, stage.stakes, stage.lines = verdict, [], []
    return stage


def _battle(g: Elisabeth, b: Battle, before: Before, verdict: Text, won: bool) -> Spotlight:
    """E1-14.0.P8, E1-15.1.P8 With what both sides have lost since it began."""
    stage = battle(g, b)
    stage.verdict, stage.stakes, stage.odds, stage.odds_words, stage.lines = verdict, [], [], "", []
    stage.step = len(stage.steps) - 1
    for side, lost in enumerate(_losses(b, before)):
        stage.sides[side].lost = lost
        stage.sides[side].won = won == (side == ATTACKER)
    return stage


def _losses(b: Battle, before: Before) -> tuple[list[Piece], list[Piece]]:
    counts: list[dict[int, int]] = [{}, {}]
    for happened in before:
        if not isinstance(happened, Event):
            continue
        if happened.key in BEGINS:
            break
        if happened.key == "units-lost":
            side = ATTACKER if happened.args["power"] == NOUNS[b.attacker] else DEFENDER
            troop = TROOP[happened.args["troop"]]
            counts[side][troop] = counts[side].get(troop, 0) + happened.args["units"]
    attacker, defender = (
        [troop_piece(t, n, f"fell:{side}-{t}") for t, n in lost.items()] for side, lost in enumerate(counts)
    )
    return attacker, defender


# ---- two dice ----------------------------------------------------------------------------------------------------------------
def _roll(g: Elisabeth, event: Event, before: Before, verdict: Text) -> Spotlight:
    """E1-13.2.P2, E1-13.3.P4, E1-16.1 S4, S5 Two dice and a modifier against nine."""
    args = event.args
    plus = args.get("plus", args.get("bonus", 0))
    total = args["roll"] + plus
    power = POWER[args["power"]]
    place = args.get("zone", args.get("goal", args.get("space")))
    return Spotlight(
        id="spotlight:roll",
        title=Text(
            f"stage-{'avoid' if 'avoid' in event.key or event.key == 'sea-caught' else 'intercept'}",
            place=place,
        ),
        at=place,
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, power),
                title=Name(args["power"]),
                tone=TONES[g.master[power]],
                modifiers=[
                    Modifier(label=Text("roll-dice"), value=args["roll"]),
                    Modifier(label=Text("roll-modifiers"), value=f"{plus:+d}"),
                ],
                total=Stat(
                    id="light:roll", label=Text("roll-total"), value=total, hint=Text("roll-needed", n=NEEDED)
                ),
                dice=_two_dice(before, args["roll"]),
                won=total >= NEEDED,
            )
        ],
        verdict=verdict,
    )


def _two_dice(before: Before, total: int) -> list[Die]:
    """The two uses of chance before the event."""
    faces: list[int] = []
    for happened in before:
        if not isinstance(happened, Rolled) or len(faces) == 2:
            break
        faces.append(happened.results[0] + 1)
    return [Die(face=face) for face in reversed(faces)] if sum(faces) == total else []
