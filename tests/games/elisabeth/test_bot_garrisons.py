"""What bots leave behind, and where they put guards, in the whole game of Elisabeth I."""

from __future__ import annotations

from games.elisabeth.builders import laid_out, position
from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot import moving
from theatrum.games.elisabeth.bot.campaign import garrisons, matters, order
from theatrum.games.elisabeth.bot.campaign.endings import by_keys
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SPAIN

PARIS, ROUEN = (PLACE.by_id[name] for name in ("paris", "rouen"))
REGULAR = TROOP.by_id["france_regular"]


def forming(origin: str) -> Ask:
    return Ask(
        ENGLAND, "deploy-form", [], args={"origin": f"space:{origin}", "goal": "space:york", "chosen": 0}
    )


def test_E1_12_4_1_an_army_leaves_a_guard_in_a_key_at_home() -> None:
    """Two regulars are in London: one may go, and not all."""
    g = laid_out("campaign", 6)
    offers: list[Answer] = [
        ("all",),
        ("take", "troop:england_regular", 2),
        ("take", "troop:england_regular", 1),
    ]
    everybody, both, one = moving.take(g, ENGLAND, forming("london"), offers)
    assert one > both
    assert one > everybody


def test_E1_10_0_P6_where_an_army_deploys_is_tried() -> None:
    """What it leaves behind is seen only then."""
    assert "deploy" not in order.DECIDED


def test_a_guard_is_missed_where_a_key_may_rise_or_the_faith_is_open() -> None:
    g = laid_out("campaign", 6)
    rouen, york = garrisons.missed(g, FRANCE, ROUEN), garrisons.missed(g, ENGLAND, PLACE.by_id["york"])
    assert rouen > york > 0
    assert garrisons.missed(g, FRANCE, PARIS) == 0.0  # somebody is there
    assert garrisons.missed(g, ENGLAND, ROUEN) == 0.0  # not his


def test_E1_20_4_S2_one_winters_where_he_is_missed_and_the_others_in_the_capital() -> None:
    g = laid_out("campaign", 6)
    field = PLACE.by_id["dijon"]
    g.place_units(field, REGULAR, 3)
    offers: list[Answer] = [
        ("winter", "troop:france_regular", 1, "space:rouen"),
        ("winter", "troop:france_regular", 3, "space:rouen"),
        ("winter", "troop:france_regular", 3, "space:paris"),
    ]

    def home(left: int) -> list[float]:
        args = {"space": "space:dijon", "left": left}
        return garrisons.wintering(g, FRANCE, Ask(FRANCE, "winter-land", offers, args=args), offers)

    first = home(3)
    assert max(first) == first[0]
    rest = home(2)
    assert max(rest) == rest[2]


def nearly_won(guards: int) -> Elisabeth:
    """The Protestants have four keys in France and want a fifth, which may rise."""
    taken = dict.fromkeys(("la_rochelle", "lyon", "marseille", "calais"), "protestant")
    g = position(scenario="campaign", pieces=True, control=taken, hands={"protestant": ["storms", "looting"]})
    g.place_units(ROUEN, REGULAR, guards)
    return g


def test_E1_25_1_guards_make_the_last_key_less_likely() -> None:
    bare, kept = nearly_won(1), nearly_won(3)
    assert by_keys(bare, PROTESTANT, Campaign(bare)) > by_keys(kept, PROTESTANT, Campaign(kept))


def test_E1_C_33_an_edict_calms_france() -> None:
    g, calm = nearly_won(1), nearly_won(1)
    assert calm.realms is not None
    calm.realms.edict = calm.turn
    assert by_keys(g, PROTESTANT, Campaign(g)) > by_keys(calm, PROTESTANT, Campaign(calm))


def test_E1_18_5c_2_ships_in_english_ports_keep_preachers_out() -> None:
    """With two players, where one has both Catholic powers, walls are what England needs most."""
    g, kept = laid_out("campaign", 2), laid_out("campaign", 2)
    for port in ("norwich", "dover", "plymouth"):
        kept.launch(PLACE.by_id[port], SHIP.by_id["england_galleon"])
    for power in (SPAIN, FRANCE):
        assert Race(kept).near(power) < Race(g).near(power)
    assert garrisons.keeping_faith(g) > 0


def test_E1_9_4_nobody_provokes_a_much_larger_army() -> None:
    g = laid_out("campaign", 6)
    done, war = (matters.declare(g, HRE, answer) for answer in (("done",), ("declare", "power:ottoman")))
    assert war < done - 1
