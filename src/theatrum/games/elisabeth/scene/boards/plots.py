"""Espionage [E1-19]: informants and code keys on the powers' cards, assassinations, Jesuits, Walsingham and the Queen."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Card, Name, Piece, Row, Text, Words
from theatrum.games.elisabeth.queries.espionage import NEUTRALISED, informant, informants_left
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.state.boards import Espionage
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, NOUNS, POWER_IDS, SPAIN
from theatrum.kit.graph import places

BOARD = "board:plots"
Spies = tuple[tuple[int, int], ...]
"""Powers, and what their informant is: in place or neutralised."""


def plot_rows(g: Elisabeth) -> list[Row]:
    board = the_espionage(g)
    mats = [_mat(g, board, power) for power in MAJORS if g.seat_of[power] >= 0]
    return [
        Row(id="row:plots", title=Text("row-plots"), kind="mats", cards=mats, count=len(mats), board=BOARD),
        _markers(
            board.walsingham,
            board.jesuits_on_card,
            len(places(board.jesuits)),
            board.douai,
            board.excommunicated,
        ),
    ]


def _mat(g: Elisabeth, board: Espionage, power: int) -> Card:
    spies = tuple((p, informant(g, p, power)) for p in MAJORS if informant(g, p, power))
    keys = tuple(p for p in MAJORS if board.code_keys[p] == power)
    return _card(
        power,
        spies,
        keys,
        informants_left(g, power),
        bool(board.assassinations >> power & 1),
        g.turn < ESPIONAGE.first_turn,
    )


@lru_cache(maxsize=2048)
def _card(power: int, spies: Spies, keys: tuple[int, ...], left: int, spent: bool, early: bool) -> Card:
    """A power's field: who spies on it, whom it has left, whether it can still murder this turn."""
    lines: list[Words] = [
        Text("spied-by", powers=[NOUNS[p] for p, _ in spies]) if spies else Text("spied-by-nobody"),
        Text("spies-left", n=left),
        Text("murder-early", turn=ESPIONAGE.first_turn)
        if early
        else Text("murder-spent" if spent else "murder-possible"),
    ]
    return Card(
        id=f"mat:{POWER_IDS[power]}",
        noun=NOUNS[power],
        title=Name(NOUNS[power]),
        kind=Text("kind-mat"),
        tone=TONES[power],
        lines=lines,
        pieces=[
            *(_spy(p, power, state) for p, state in spies),
            *(_key(p, power) for p in keys),
            *(_waiting(power, i) for i in range(left)),
        ],
    )


def _spy(spy: int, on: int, state: int) -> Piece:
    blown = state == NEUTRALISED
    return Piece(
        id=f"informant:{POWER_IDS[spy]}-{POWER_IDS[on]}",
        shape="disc",
        tone=TONES[spy],
        letter=letter(spy),
        label=Text("informant-blown" if blown else "informant", power=NOUNS[spy], target=NOUNS[on]),
        blocked=blown,
    )


def _key(spy: int, on: int) -> Piece:
    return Piece(
        id=f"codekey:{POWER_IDS[spy]}",
        shape="star",
        tone=TONES[spy],
        letter=letter(spy),
        label=Text("code-key", power=NOUNS[spy], target=NOUNS[on]),
    )


def _waiting(power: int, number: int) -> Piece:
    return Piece(
        id=f"informant:{POWER_IDS[power]}-left-{number}",
        shape="disc",
        tone=TONES[power],
        letter=letter(power),
        label=Text("informant-left", power=NOUNS[power]),
        faded=True,
    )


@lru_cache(maxsize=256)
def _markers(walsingham: str, jesuits_waiting: int, jesuits: int, douai: bool, banned: bool) -> Row:
    cards = [Card(id="mark:walsingham", title=Text(f"walsingham-{walsingham}"), tone=TONES[ENGLAND])]
    if jesuits or jesuits_waiting:
        cards.append(
            Card(
                id="mark:jesuits",
                title=Text("jesuits", n=jesuits, waiting=jesuits_waiting),
                tone=TONES[SPAIN],
            )
        )
    if douai:
        cards.append(Card(id="mark:douai", title=Text("mark-douai"), tone=TONES[SPAIN]))
    if banned:
        cards.append(Card(id="mark:excommunicated", title=Text("mark-excommunicated"), tone="purple"))
    return Row(id="row:plot-marks", title=Text("row-marks"), kind="chips", cards=cards, board=BOARD)
