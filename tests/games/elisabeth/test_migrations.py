"""Games that were saved under older rules go on."""

import msgspec

from games.elisabeth.builders import laid_out
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.faith import Uprising
from theatrum.games.elisabeth.state.migrations import MIGRATIONS
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
