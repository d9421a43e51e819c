"""The struggle of the faiths [E1-18]: core presence, the two actions, and the one procedure of conversions."""

from __future__ import annotations

from games.elisabeth.builders import act, answers, asked, give, offered, position
from games.elisabeth.faith_builders import attempts, faiths, protestants, spaces, turn_all
from theatrum.games.elisabeth.queries.religion import (
    AREA,
    AREA_SPACES,
    flippable,
    guarded,
    has_units_of_faith,
    protestant_count,
)
from theatrum.games.elisabeth.rules.actions import why_no_action
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    SCOTLAND_AREA,
)
from theatrum.games.elisabeth.tables.powers import ENGLAND, PROTESTANT
from theatrum.kit.graph import mask, places


# ---- basics --------------------------------------------------------------------------------------------------------------
def test_E1_18_1_1_four_areas() -> None:
    """E1-18.1.1 France 28, the Netherlands 23, England 13, Scotland 4 spaces."""
    assert [
        AREA_SPACES[AREA.by_id[a]].bit_count() for a in ("france", "netherlands", "england", "scotland")
    ] == [28, 23, 13, 4]


def test_E1_18_1_3_the_last_space_of_a_faith_stays() -> None:
    """E1-18.1.3, WX-18-G One catholic space is left in Scotland: nothing can turn it, and no preaching may begin there."""
    g = faiths(SCOTLAND_AREA, ["edinburgh", "glasgow", "stirling"])
    catholic = [s for s in places(AREA_SPACES[SCOTLAND_AREA]) if not g.is_protestant(s)]
    assert len(catholic) == 1
    assert not flippable(g, SCOTLAND_AREA, protestant=True)
    assert ("preach", "area:scotland") not in offered(g)
    why = why_no_action(g, PROTESTANT, ("preach", "area:scotland"))
    assert why is not None
    assert (why.rule, why.key) == ("E1-18.1.3", "core-presence")


def test_E1_18_1_3_the_last_space_may_be_in_unrest() -> None:
    """E1-18.1.3, OP-18-8 Two are left: one can be turned, then none; unrest makes no difference."""
    g = faiths(SCOTLAND_AREA, ["edinburgh", "glasgow"], unrest=["stirling", "perth"], dice=[4, 4, 4, 2, 2])
    g.protestant |= 1 << PLACE.by_id["berwick"]
    game = attempts(g, "protestant", SCOTLAND_AREA)
    assert len(spaces(game)) == 2
    give(game, *answers(game)[0])
    assert game.state.mission is None
    assert len(protestants(game.state, SCOTLAND_AREA)) == 3


def test_E1_18_1_4_spaces_in_unrest_do_not_count() -> None:
    g = position(scenario="campaign")
    before = protestant_count(g)
    assert before == 18
    g.set_unrest(next(iter(places(g.protestant & AREA_SPACES[ENGLAND_AREA]))))
    assert protestant_count(g) == before - 1


def test_E1_18_2_1_who_preaches_and_who_suppresses_where() -> None:
    """E1-18.2.1, E1-18.2.2"""
    found = {}
    for power in ("ottoman", "spain", "england", "france", "hre", "protestant"):
        g = position(scenario="campaign", active=power)
        g.protestant = mask(
            space for space in range(len(g.control)) if space % 2
        )  # both faiths in every area
        acts = [a for a in offered(g) if a[0] in ("preach", "suppress")]
        found[power] = {(a[0], str(a[1]).partition(":")[2]) for a in acts}
    assert found == {
        "ottoman": set(),
        "hre": set(),
        "spain": {("preach", "england"), ("suppress", "netherlands")},
        "england": {("suppress", "england")},
        "france": {("suppress", "france"), ("suppress", "scotland")},
        "protestant": {("preach", "france"), ("preach", "netherlands"), ("preach", "scotland")},
    }


def test_E1_18_2_1_five_attempts_for_two_cp() -> None:
    g = faiths(ENGLAND_AREA, ["london"], active="england", dice=[2, 3, 2, 3, 2], cp=2)
    game = act(g, "suppress", "area:england")
    assert (game.state.cp, game.state.mission) == (0, None)
    assert ("suppress", "area:england") not in offered(
        faiths(ENGLAND_AREA, ["london"], active="england", cp=1)
    )


def test_E1_18_2_1_another_flock() -> None:
    g = position(scenario="tournament", active="england")
    why = why_no_action(g, ENGLAND, ("suppress", "area:france"))
    assert why is not None
    assert why.key == "not-your-flock"


def test_E1_18_5a_regulars_and_ships_have_a_faith() -> None:
    """E1-18.5a Nationality decides; mercenaries, leaders, imperial and Ottoman units have none."""
    g = position(
        scenario="campaign",
        units={
            "paris": {"spain_regular": 1},
            "lyon": {"france_mercenary": 3},
            "rouen": {"scotland_regular": 1},
            "orleans": {"hre_regular": 2},
            "bourges": {"walloon": 1},
        },
        fleet={"brest": {"england_galleon": 1}},
    )
    held = {
        name: (
            has_units_of_faith(g, PLACE.by_id[name], "catholic"),
            has_units_of_faith(g, PLACE.by_id[name], "protestant"),
        )
        for name in ("paris", "lyon", "rouen", "orleans", "bourges", "brest")
    }
    assert held == {
        "paris": (True, False),
        "lyon": (False, False),
        "rouen": (False, True),
        "orleans": (False, False),
        "bourges": (True, False),
        "brest": (False, True),
    }


# ---- the worked examples -----------------------------------------------------------------------------------------------------
def test_WX_18_A_huguenot_fasting() -> None:
    """WX-18-A Eight attempts in France, first die 6; rolled 1, 1, 2, 3, 4, 5, 6: two sixes, a five, a four, one unrest."""
    g = position(scenario="tournament", pieces=True, active="protestant", dice=[1, 1, 2, 3, 4, 5, 6])
    game = attempts(g, "protestant", FRANCE_AREA, number=8, auto_six=True)
    assert asked(game) == ("protestant", "cancel-unrest")
    give(game, "take-unrest")
    assert asked(game) == ("protestant", "convert-six")
    assert "orleans" in spaces(game)
    assert "paris" not in spaces(game)
    give(give(game, "convert", "space:orleans"), "keep-sixes")
    assert asked(game) == ("protestant", "convert-rest")
    assert {"paris", "bourges", "dijon"} <= spaces(game)
    turn_all(game, ["paris", "bourges", "dijon"])
    assert asked(game) == ("protestant", "conversion-unrest")
    assert {a[1] for a in answers(game)} == {"space:orleans", "space:paris", "space:bourges", "space:dijon"}
    give(game, "riot", "space:paris")
    assert game.state.in_unrest(PLACE.by_id["paris"])
    assert {"orleans", "paris", "bourges", "dijon"} <= protestants(game.state, FRANCE_AREA)


def test_WX_18_C_iconoclasm() -> None:
    """WX-18-C, E1-18.5b.S4 1, 1, 5, 3, 6, 2, 4: the five is a six; two markers, one cancelled; then one six, one five, one four."""
    g = position(scenario="tournament", active="protestant", dice=[1, 1, 5, 3, 6, 2, 4])
    game = attempts(g, "protestant", NETHERLANDS_AREA, number=7, five_to_six=True, unrest_per_one=True)
    m = game.state.mission
    assert m.faces == [1, 1, 6, 3, 6, 2, 4]
    assert (m.major, m.minor, m.markers) == (2, 1, 2)
    give(game, "reduce-six")
    assert asked(game) == ("protestant", "cancel-unrest")
    give(game, "take-unrest")
    assert (m.major, m.minor, m.markers) == (1, 2, 1)
    give(game, "keep-sixes")
    for _ in range(3):
        give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert asked(game) == ("protestant", "conversion-unrest")
    give(game, *answers(game)[0])
    assert game.state.mission is None


def test_WX_18_D_belgic_confession() -> None:
    """WX-18-D 6 (automatic), 3, 3, 1, 2, 5: the threes are fours; four flips and unrest, or the six is a five and none."""
    g = position(scenario="tournament", active="protestant", dice=[3, 3, 1, 2, 5])
    game = attempts(g, "protestant", NETHERLANDS_AREA, number=6, auto_six=True, three_to_four=True)
    m = game.state.mission
    assert m.faces == [6, 4, 4, 1, 2, 5]
    assert (m.major, m.minor, m.markers) == (1, 3, 1)
    give(game, "reduce-six")
    assert (m.major, m.minor, m.markers) == (0, 4, 0)
    for _ in range(4):
        give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert game.state.mission is None
    assert not game.state.unrest & AREA_SPACES[NETHERLANDS_AREA]


def test_WX_18_E_a_regular_protects_against_fours_and_fives() -> None:
    """WX-18-E, E1-18.5b.1 Utrecht holds a Spanish regular: neither the 4 nor the 5 turns it."""
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], units={"utrecht": {"spain_regular": 1}}, dice=[4, 5, 2, 3, 2])
    game = attempts(g, "protestant", NETHERLANDS_AREA)
    assert "utrecht" not in spaces(game)
    assert game.questions[0].why_not(("convert", "space:utrecht")).key == "protected"  # type: ignore[union-attr]
    assert guarded(g, NETHERLANDS_AREA, True) >> PLACE.by_id["utrecht"] & 1


def test_WX_18_E_a_kept_six_turns_it() -> None:
    """WX-18-E, E1-18.5b.S6 A six that is kept does."""
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], units={"utrecht": {"spain_regular": 1}}, dice=[6, 2, 2, 3, 2])
    game = attempts(g, "protestant", NETHERLANDS_AREA)
    assert asked(game) == ("protestant", "convert-six")
    assert "utrecht" not in spaces(game)
    give(game, "keep-sixes")
    give(game, "convert", "space:utrecht")
    assert game.state.is_protestant(PLACE.by_id["utrecht"])


def test_WX_18_E_unrest_blocks_the_base() -> None:
    """WX-18-E, E1-12.4.5, E1-18.5c.3 Amsterdam is in unrest and nobody else is Protestant near Utrecht: not even the six."""
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], unrest=["amsterdam"], dice=[6, 2, 2, 3, 2])
    for space in places(g.protestant & ~AREA_SPACES[NETHERLANDS_AREA]):
        g.set_religion(space, False)
    assert attempts(g, "protestant", NETHERLANDS_AREA).state.mission is None


# ---- details ----------------------------------------------------------------------------------------------------------------
def test_E1_18_5b_S4_one_marker_for_any_number_of_ones() -> None:
    g = position(scenario="tournament", active="protestant", dice=[1, 1, 1, 4, 2])
    game = attempts(g, "protestant", FRANCE_AREA)
    assert game.state.mission.markers == 1
    turned = spaces(game)
    give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert game.state.mission is None, "one space was turned, so the marker goes there by itself"
    assert (game.state.unrest & AREA_SPACES[FRANCE_AREA]).bit_count() == 1
    assert turned


def test_E1_18_5b_S7_no_space_turned_no_unrest() -> None:
    """E1-18.5b.S7 Surplus markers are dropped."""
    g = position(scenario="tournament", active="protestant", dice=[1, 1, 1, 4, 2])
    game = give(attempts(g, "protestant", FRANCE_AREA), "done")
    assert not game.state.unrest & AREA_SPACES[FRANCE_AREA]


def test_OP_18_5_OP_18_21_a_space_in_unrest_can_be_turned_and_gets_no_second_marker() -> None:
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], unrest=["utrecht"], dice=[1, 4, 2, 2, 2])
    game = attempts(g, "protestant", NETHERLANDS_AREA)
    give(game, "convert", "space:utrecht")
    assert game.state.mission is None
    assert game.state.unrest.bit_count() == 1


def test_OP_18_18_what_is_turned_last_is_no_base() -> None:
    """OP-18-18 Flips of the first step are bases in the second, flips of the second for nothing."""
    g = faiths(FRANCE_AREA, ["la_rochelle"], dice=[4, 4, 2, 2, 2])
    for space in places(g.protestant & ~AREA_SPACES[FRANCE_AREA]):
        g.set_religion(space, False)
    game = attempts(g, "protestant", FRANCE_AREA)
    first = spaces(game)
    give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert spaces(game) < first


def test_E1_18_5c_2_protestant_units_protect_against_catholics() -> None:
    """E1-18.5c.2 And a Jesuit protects nobody from them."""
    g = position(
        scenario="tournament", active="spain", units={"york": {"england_regular": 1}}, dice=[5, 5, 2, 2, 2]
    )
    game = attempts(g, "spain", ENGLAND_AREA, catholic=True)
    assert "york" not in spaces(game)


def test_E1_19_2_3_a_jesuit_protects_against_minor_conversions() -> None:
    """E1-18.5b.1 Neither the four nor the five, but a kept six."""
    g = faiths(ENGLAND_AREA, ["london", "dover"], active="england", dice=[6, 4, 2, 2, 2])
    assert g.espionage is not None
    g.espionage.jesuits |= 1 << PLACE.by_id["york"]
    assert guarded(g, ENGLAND_AREA, True) >> PLACE.by_id["york"] & 1
    assert not guarded(g, ENGLAND_AREA, False) >> PLACE.by_id["york"] & 1


def test_E1_16_7_antwerp_is_a_port_of_the_north_sea_here() -> None:
    """E1-18.5c.3 From a Protestant port on the North Sea Antwerp can be turned."""
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], dice=[4, 2, 2, 2, 2])
    assert "antwerp" in spaces(attempts(g, "protestant", NETHERLANDS_AREA))


def test_E1_18_5b_1_why_a_space_can_not_be_turned() -> None:
    g = faiths(FRANCE_AREA, ["la_rochelle"], dice=[4, 4, 2, 2, 2])
    for space in places(g.protestant & ~AREA_SPACES[FRANCE_AREA]):
        g.set_religion(space, False)
    game = attempts(g, "protestant", FRANCE_AREA)
    far = game.questions[0].why_not(("convert", "space:marseille"))
    assert far is not None
    assert far.key in ("no-base", "nothing-to-convert")
    outside = game.questions[0].why_not(("convert", "space:london"))
    assert outside is not None
    assert outside.key == "nothing-to-convert"
