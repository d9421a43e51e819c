"""The board of arts and sciences [E1-22]: boxes by points, a lane for each side, the pools beside them."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import laid_out
from theatrum.core.scene import Row
from theatrum.core.texts import Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.rules.patronage import sponsor
from theatrum.games.elisabeth.scene.boards.patronage import patronage_rows
from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.tables.patronage import ART, BOXES, SCIENCE, TALENT, TALENTS
from theatrum.games.elisabeth.tables.powers import FRANCE, SPAIN


def rows(g: Elisabeth) -> dict[str, Row]:
    return {row.id: row for row in patronage_rows(g)}


def test_E1_T_5_every_box_is_a_column_that_says_its_points_and_what_they_add() -> None:
    table = rows(laid_out("campaign", 6))["row:sponsored"]
    assert (table.kind, table.cards) == ("table", [])
    said = Texts("en", folders=[DEFINITION.texts], names={}).say
    assert [said(head) for head in table.columns] == ["For 2: ±0", "For 3: +1", "For 4: +2"]
    assert [said(head) for head in table.lanes] == ["Artists", "Scientists"]


@pytest.mark.parametrize("cp", sorted(BOXES))
@pytest.mark.parametrize("side, power", [(ART, SPAIN), (SCIENCE, FRANCE)])
def test_E1_22_1_whoever_is_sponsored_lies_in_the_box_of_the_points_and_not_in_the_pool(
    cp: int, side: int, power: int
) -> None:
    g = laid_out("campaign", 6)
    person = sponsor(g, power, side, power, cp)
    shown = rows(g)
    (card,) = shown["row:sponsored"].cards
    assert card.id == TALENT.noun[person]
    assert (card.column, card.lane) == (sorted(BOXES).index(cp) + 1, side + 1)
    assert str(card.seal).startswith(f"+{TALENTS[person].value + BOXES[cp]}")
    pools = [*shown["row:free-artists"].cards, *shown["row:free-scientists"].cards]
    assert card.id not in {free.id for free in pools}
    assert the_court(g).sponsored == {person: cp}


def test_a_reconstructed_value_keeps_its_mark_in_the_box() -> None:
    g = laid_out("campaign", 6)
    before = {card.id: str(card.seal) for card in rows(g)["row:free-artists"].cards}
    person = sponsor(g, SPAIN, ART, SPAIN, 3)
    (card,) = rows(g)["row:sponsored"].cards
    assert str(card.seal).endswith("∗") == before[TALENT.noun[person]].endswith("∗")
