"""Games that were saved under older rules go on."""

import msgspec
import pytest

from games.elisabeth.builders import laid_out
from games.elisabeth.event_builders import persia
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.faith import Mission, Uprising
from theatrum.games.elisabeth.state.migrations import MIGRATIONS
from theatrum.games.elisabeth.tables.places import FRANCE_AREA
from theatrum.games.elisabeth.tables.powers import FRANCE, PROTESTANT


def test_a_game_saved_in_the_midst_of_a_rebellion_goes_on() -> None:
    """Rules 6 keep the dice of a rebellion; a state of rules 5 has none."""
    g = laid_out("campaign", 6)
    g.uprising = Uprising(PROTESTANT, 3, FRANCE)
    saved = msgspec.json.decode(g.to_json())
    del saved["uprising"]["faces"]
    again = Elisabeth.decode(MIGRATIONS[5](saved))
    assert again.uprising is not None
    assert again.uprising.faces == []
    assert again.to_json() == g.to_json()


def test_a_game_saved_without_a_rebellion_goes_on() -> None:
    g = laid_out("campaign", 6)
    assert Elisabeth.decode(MIGRATIONS[5](msgspec.json.decode(g.to_json()))).to_json() == g.to_json()


@pytest.mark.parametrize("scenario, players", [("learning", 2), ("campaign", 6)])
def test_a_game_saved_before_drawn_treasures_waited_goes_on(scenario: str, players: int) -> None:
    """Rules 7 know which treasures were drawn in this impulse; Lepanto has none."""
    g = laid_out(scenario, players)
    saved = msgspec.json.decode(g.to_json())
    if saved["new_world"]:
        del saved["new_world"]["fresh"]
    assert Elisabeth.decode(MIGRATIONS[6](saved)).to_json() == g.to_json()


def test_a_game_saved_with_a_war_in_persia_and_preachers_in_france_goes_on() -> None:
    """Rules 7 let Desperate Assault be played there, and know preachers from the suppression of heresy."""
    g = persia(4, 3)
    g.mission = Mission(PROTESTANT, FRANCE_AREA, protestant=True)
    saved = msgspec.json.decode(g.to_json())
    del saved["new_world"]["fresh"]
    for war in saved["realms"]["foreign_wars"]:
        del war["extra_loss"]
    del saved["mission"]["suppresses"]
    again = Elisabeth.decode(MIGRATIONS[6](saved))
    assert again.realms is not None
    assert [war.extra_loss for war in again.realms.foreign_wars] == [0]
    assert again.to_json() == g.to_json()
