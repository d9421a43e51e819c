"""Plots on the stage: intelligence, murder, the rising of the English Catholics [E1-19]. Where the dice come from is the
Espionage Table, row by row."""

from __future__ import annotations

from theatrum.core.scene import Name, Side, Spotlight, Stat, Text
from theatrum.core.stage import Chance, Commander, Modifier
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.espionage import APPLIES, ELIZABETH, walsingham_watches
from theatrum.games.elisabeth.queries.espionage import dice as dice_of
from theatrum.games.elisabeth.rules.espionage import COLUMNS, plot_words
from theatrum.games.elisabeth.rules.responses.plots import HANDGUNS, STAFFORD, WALSINGHAM
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_parts import PLAIN, PORTRAITS, dice, seat_of, shares, total
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.tables.espionage import DICE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import NOUNS, POWER_IDS

KINDS = {INTELLIGENCE: "intelligence", ASSASSINATION: "murder", CATHOLIC_REBELLION: "rising"}
STEPS = ("step-cards", "step-dice", "step-after")


def plot(g: Elisabeth, p: Plot) -> Spotlight:
    """E1-19.3.2 Who acts, who guards, with how many dice and why."""
    rolled = bool(p.faces[0])
    kind = KINDS[p.kind]
    return Spotlight(
        id="spotlight:plot",
        title=Text(f"spotlight-{kind}", **plot_words(p)),
        stage="plot",
        sides=[_side(g, p, side) for side in (0, 1)],
        steps=[Text(key) for key in STEPS],
        step=2 if rolled else 0,
        stakes=[
            Stat(label=Text("stake-succeeds"), value=Text(f"stake-{kind}-won")),
            Stat(label=Text("stake-fails"), value=Text(f"stake-{kind}-lost")),
        ],
        odds=[] if rolled else chances(g, p),
        odds_words="" if rolled else Text("odds-without-cards"),
    )


def _side(g: Elisabeth, p: Plot, side: int) -> Side:
    power, column = (p.target if side else p.power), COLUMNS[p.kind][side]
    count = counted(g, p, side)
    return Side(
        seat=seat_of(g, power),
        role=Text("role-plotted-against" if side else "role-plotter"),
        title=Name(NOUNS[power]),
        tone=TONES[power],
        commanders=_victim(p) if side and p.kind == ASSASSINATION else [],
        cards=[shown_again(card) for card in p.responses if guards(p, card) == bool(side)],
        modifiers=_lines(g, p, column, side) if column >= 0 and not p.faces[0] else [],
        total=total(side, count, p.faces[side]) if column >= 0 else None,
        dice=dice(p.faces[side], count) if column >= 0 else [],
        dice_words=Text("dice-hit-on", n=len(p.faces[side]) or count) if column >= 0 else "",
        won=bool(p.faces[0]) and (p.hits[0] > p.hits[1]) == (side == 0),
    )


def guards(p: Plot, card: int) -> bool:
    """E1-C.81, E1-C.88, E1-C.90 Does a card help against the plot? Handguns are of use to either side."""
    return card in (WALSINGHAM, STAFFORD) or (card == HANDGUNS and p.more[1] > 0)


def counted(g: Elisabeth, p: Plot, side: int) -> int:
    column = COLUMNS[p.kind][side]
    return dice_of(g, p, column) if column >= 0 else 0


def _victim(p: Plot) -> list[Commander]:
    noun = str(plot_words(p)["victim"])
    queen = p.victim == ELIZABETH
    drawn = "queen" if queen else PORTRAITS.get(POWER_IDS[LEADERS[p.victim].power], PLAIN)
    return [Commander(noun=noun, name=Name(noun), portrait=drawn, lines=[Text("commander-victim")])]


def _lines(g: Elisabeth, p: Plot, column: int, side: int) -> list[Modifier]:
    """E1-T.3 Every row of the table that applies, and cards."""
    out = []
    for row, values in DICE.items():
        value = values[column]
        n = (p.cp if value == "cp" else int(value)) * APPLIES[row](g, p, column) if value else 0
        if n:
            out.append(Modifier(label=Text(f"die-{row.replace('_', '-')}"), value=f"{n:+d}"))
    watched = walsingham_watches(g, p)
    if watched:
        out.append(Modifier(label=Text("die-walsingham-defensive"), value=f"{watched:+d}"))
    if p.more[side]:
        out.append(Modifier(label=Text("die-cards"), value=f"{p.more[side]:+d}"))
    return out


def chances(g: Elisabeth, p: Plot) -> list[Chance]:
    """More hits than the guards; for intelligence a single one is of use."""
    attack = counted(g, p, 0)
    won = odds.at_least(attack, 1) if p.kind == INTELLIGENCE else odds.battle(attack, counted(g, p, 1))
    return shares(
        [(Text("odds-succeeds"), won, TONES[p.power]), (Text("odds-fails"), 1 - won, TONES[p.target])]
    )
