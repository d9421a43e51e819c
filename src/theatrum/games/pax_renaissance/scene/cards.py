"""Cards in full: what every icon on them means, in our own words. What is printed on a card never changes, so it is
put together once."""

from __future__ import annotations

from functools import cache

from theatrum.core.scene import Card, Icon, Name, Piece, Text, Words
from theatrum.games.pax_renaissance.provenance import why_card, why_empire
from theatrum.games.pax_renaissance.queries.tableau import silenced, vassals
from theatrum.games.pax_renaissance.scene import pictures
from theatrum.games.pax_renaissance.scene.tokens import FAITH_ICON, token_piece
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    APOSTASY,
    BISHOP,
    CARDS,
    COLOURS,
    CONSPIRACY,
    CORONATION,
    EAST,
    EMPIRES,
    EMPORIA,
    N_EMPIRES,
    NOUN,
    OP_KINDS,
    OPS,
    PAWN,
    PEASANT_REVOLT,
    PIECES,
    PLACES,
    PRESTIGE,
    RELIGIONS,
    RELIGIOUS_WAR,
    SIDES,
    SLOTS,
    TOKEN_NOUN,
    TRADE_SHIFT,
    VICTORY_NOUN,
    Op,
)

PRESTIGE_ICON = (*FAITH_ICON, "scroll", "ship", "laurel")
PRESTIGE_TONE = (*COLOURS, "purple", "sky", "yellow")
OP_ICON = ("church", "coin", "sword", "treaty", "population", "politics", "galley", "cannon", "march")
CATEGORY_TONE = ("sky", "orange", "purple", "red")
ABILITY_KEY = ("", "rhodes", "cape", "four", "hand", "urban")
SHOT_KEY = {
    TRADE_SHIFT: "shift",
    CORONATION: "coronation",
    APOSTASY: "apostasy",
    CONSPIRACY: "conspiracy",
    PEASANT_REVOLT: "revolt",
}
WAR_KEY = ("crusade", "jihad", "reformation")
SIDE_TONE = ("green", "wine")
"""Head bands of eastern and western cards."""


# ---- what is printed ------------------------------------------------------------------------------------------------
@cache
def prestige_icons(counts: tuple[int, ...]) -> list[Icon]:
    return [
        Icon(
            icon=PRESTIGE_ICON[kind],
            label=Text(f"prestige-{PRESTIGE[kind]}"),
            count=n,
            tone=PRESTIGE_TONE[kind],
        )
        for kind, n in enumerate(counts)
        if n
    ]


@cache
def op_icon(index: int) -> Icon:
    op = OPS[index]
    return Icon(icon=OP_ICON[op.kind], noun=op.noun, label=Name(op.noun), tone=CATEGORY_TONE[op.category])


def op_line(op: Op, label: str) -> Text:
    """One op with its effect in a sentence, and with what its card calls it (a noun), if anything."""
    args: dict[str, Words] = {"label": Text("op-label", label=label) if label else ""}
    if op.pieces:
        args["pieces"] = [Text(f"piece-{PIECES[p]}") for p in op.pieces]
    elif OP_KINDS[op.kind] in ("inquisitor", "corsair"):
        args["colour"] = COLOURS[op.param]
    elif OP_KINDS[op.kind] in ("commerce", "vote"):
        args["side"] = SIDES[op.param]
    return Text(f"op-{OP_KINDS[op.kind]}", **args)


def one_shot_key(item: int) -> str:
    """What the one-shot of a card is called in the texts."""
    card = CARDS[item - N_EMPIRES]
    return f"shot-{WAR_KEY[card.war_colour] if card.one_shot == RELIGIOUS_WAR else SHOT_KEY[card.one_shot]}"


def one_shot_line(item: int) -> Text | None:
    """The one-shot of a card in a sentence."""
    card = CARDS[item - N_EMPIRES]
    if card.one_shot == TRADE_SHIFT:
        emporium = EMPORIA[card.emporium]
        key = "shot-spice-islands" if emporium.id == "spice_islands" else "shot-shift"
        return Text(key, city=SLOTS[emporium.slot].noun)
    if card.one_shot == CORONATION:
        return Text("shot-coronation", empires=[NOUN[e] for e in card.suitors])
    if card.one_shot == RELIGIOUS_WAR:
        return Text(one_shot_key(item))
    if card.one_shot == APOSTASY:
        return Text("shot-apostasy", faiths=[Text(f"faith-{RELIGIONS[r]}") for r in card.religions])
    return Text(one_shot_key(item)) if card.one_shot in (CONSPIRACY, PEASANT_REVOLT) else None


def _agents(item: int) -> list[str]:
    return ["token:cube" if a == PAWN else TOKEN_NOUN[a] for a in CARDS[item - N_EMPIRES].agents]


def _location(item: int) -> Text:
    card = CARDS[item - N_EMPIRES]
    if card.location >= 0:
        return Text("card-location", place=PLACES[card.location].noun)
    if card.mask:
        return Text("card-the-east" if card.mask & 1 << _AN_EASTERN_PLACE else "card-the-west")
    return Text("card-no-location")


_AN_EASTERN_PLACE = next(p.index for p in PLACES if p.region == EAST)


@cache
def card_lines(item: int) -> list[Words]:
    """Everything that an ordinary card says, from top to bottom [PR-1.6]."""
    card = CARDS[item - N_EMPIRES]
    if card.is_comet:
        return [Text("comet-line")]
    lines: list[Words] = [_location(item)]
    if card.agents:
        lines.append(Text("card-agents", agents=_agents(item)))
    if any(card.prestige):
        lines.append(Text("card-prestige", kinds=_prestige_names(card.prestige)))
    shot = one_shot_line(item)
    if shot is not None:
        lines.append(shot)
    lines += [op_line(OPS[i], label) for i, label in zip(card.ops, card.labels, strict=True)]
    if card.ability:
        lines.append(Text(f"ability-{ABILITY_KEY[card.ability]}"))
    if card.torch >= 0:
        lines.append(Text("shot-torch", victory=VICTORY_NOUN[card.torch]))
    return lines


def _prestige_names(counts: tuple[int, ...]) -> list[Words]:
    return [Text(f"prestige-{PRESTIGE[kind]}") for kind, n in enumerate(counts) for _ in range(n)]


@cache
def empire_lines(empire: int, republic: int) -> list[Words]:
    """One side of an empire card, and what the other would bring."""
    e = EMPIRES[empire]
    side = ("king", "republic")[republic]
    other = ("republic", "king")[republic]
    lines: list[Words] = [Text(f"empire-{side}", name=f"{side}:{e.id}")]
    if any(e.prestige[republic]):
        lines.append(Text("card-prestige", kinds=_prestige_names(e.prestige[republic])))
    lines += [op_line(OPS[i], label) for i, label in zip(e.ops[republic], e.labels[republic], strict=True)]
    gains: list[Words] = [
        *_prestige_names(e.prestige[1 - republic]),
        *(OPS[i].noun for i in e.ops[1 - republic]),
    ]
    lines.append(Text(f"empire-other-{other}", name=f"{other}:{e.id}", gains=gains, count=len(gains)))
    return lines


@cache
def card_icons(item: int) -> list[Icon]:
    card = CARDS[item - N_EMPIRES]
    icons = prestige_icons(card.prestige) + [op_icon(i) for i in card.ops]
    if card.one_shot:
        icons.append(Icon(icon="event", label=Text(f"icon-{one_shot_key(item)}"), tone="red"))
    if card.torch >= 0:
        icons.append(Icon(icon="candle", label=Text("icon-torch"), tone="orange"))
    return icons


@cache
def empire_icons(empire: int, republic: int) -> list[Icon]:
    e = EMPIRES[empire]
    crown = Icon(
        icon="politics" if republic else "crown", label=Text(("icon-king", "icon-republic")[republic])
    )
    return [crown, *prestige_icons(e.prestige[republic]), *(op_icon(i) for i in e.ops[republic])]


# ---- what lies on the table -----------------------------------------------------------------------------------------
def plain_card(item: int, **more: Words) -> Card:
    """An ordinary card as it is printed."""
    card = CARDS[item - N_EMPIRES]
    return Card(
        id=NOUN[item],
        title=Name(NOUN[item]),
        kind=Text(f"kind-{card.piece or card.kind}"),
        picture=pictures.card(item),
        tone=SIDE_TONE[card.colour],
        lines=card_lines(item),
        icons=card_icons(item),
        reconstructed=why_card(item),
        **more,
    )


def shown_again(item: int, id: str) -> Card:
    """A card that also lies elsewhere: another id, the same noun."""
    card = tableau_front(item) if item < N_EMPIRES else plain_card(item)
    card.id, card.noun = id, NOUN[item]
    return card


def tableau_front(empire: int, republic: int = 0) -> Card:
    """An empire card as it is printed."""
    return Card(
        id=NOUN[empire],
        title=Name(f"{('king', 'republic')[republic]}:{EMPIRES[empire].id}"),
        kind=Text(("kind-king", "kind-republic")[republic], empire=NOUN[empire]),
        picture=pictures.empire(empire, republic),
        tone=SIDE_TONE[EMPIRES[empire].region],
        lines=empire_lines(empire, republic),
        icons=empire_icons(empire, republic),
        turned=bool(republic),
        reconstructed=why_empire(empire),
    )


def tableau_card(g: PaxRenaissance, item: int) -> Card:
    """A card in a tableau, with the tokens on it; queen and vassals lie beneath their king."""
    quiet = silenced(g, item)
    if item >= N_EMPIRES:
        card = plain_card(item, ribbon=Text("silenced") if quiet else "")
        card.pieces = _bishop(g, item)
        return card
    card = tableau_front(item, g.republic[item])
    card.pieces = _bishop(g, item) + _prisoners(g, item)
    if quiet:
        card.ribbon = Text("silenced")
    elif g.suzerain[item] >= 0:
        card.ribbon = Text("vassal")
    if g.queen[item] >= 0:
        queen = plain_card(g.queen[item], ribbon=Text("silenced") if quiet else Text("queen"))
        queen.pieces = _bishop(g, g.queen[item])
        card.under = [queen]
    if item in g.suzerain:
        card.under = card.under + [tableau_card(g, v) for v in vassals(g, item)]
    return card


def _bishop(g: PaxRenaissance, item: int) -> list[Piece]:
    if item not in g.bishops:
        return []
    return [token_piece(g, BISHOP + g.bishops[item], f"bishop:{item}", NOUN[item])]


def _prisoners(g: PaxRenaissance, empire: int) -> list[Piece]:
    """Repressed tokens, each kind once with its number."""
    tokens = g.repressed[empire]
    return [
        token_piece(g, t, f"prisoner:{empire}-{t}", g.token_noun(t), count=tokens.count(t))
        for t in dict.fromkeys(tokens)
    ]
