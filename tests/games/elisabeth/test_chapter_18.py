"""Chapter 18, rule by rule: faiths outside and inside the areas, the dice of conversions, rebellions step by step."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    controller,
    force,
    give,
    play,
    position,
    ships_at,
    told,
    where,
)
from games.elisabeth.event_builders import event
from games.elisabeth.faith_builders import (
    attempts,
    faiths,
    finish,
    protestants,
    rebel,
    restless,
    spaces,
    turn_all,
)
from theatrum.games.elisabeth.queries.points import special_vp
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.religion import (
    AREA_SPACES,
    CONTESTED,
    PREACHED_FROM,
    bases,
    convertible,
    flippable,
    has_units_of_faith,
    protestant_count,
)
from theatrum.games.elisabeth.state import the_realms
from theatrum.games.elisabeth.tables.places import (
    AREAS,
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    SCOTLAND_AREA,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import FRANCE, POWER, PROTESTANT, SPAIN
from theatrum.kit.graph import mask, places

ALL_AREAS = (ENGLAND_AREA, FRANCE_AREA, NETHERLANDS_AREA, SCOTLAND_AREA)


# ---- areas and faiths [E1-2.3, E1-18.1] ----------------------------------------------------------------------------------------
def test_E1_2_3_1_an_area_is_not_a_home() -> None:
    """E1-2.3.1 Four areas; Brussels is a Spanish home in the Netherlands; Metz, Lisbon and Vienna lie in none."""
    inside = {AREAS[area]: {SPACES[s].id for s in places(AREA_SPACES[area])} for area in ALL_AREAS}
    assert set(inside) == {"england", "france", "netherlands", "scotland"}
    assert "paris" in inside["france"]
    assert not any("metz" in names or "lisbon" in names or "vienna" in names for names in inside.values())
    assert ("brussels" in inside["netherlands"], SPACES[PLACE.by_id["brussels"]].home) == (True, SPAIN)
    assert sum(len(names) for names in inside.values()) == CONTESTED.bit_count()


def test_E1_2_3_2_only_spaces_of_the_areas_change() -> None:
    """E1-2.3.2, E1-18.1.2 Whatever is Protestant: nothing outside the four areas can ever be turned."""
    for protestant in (True, False):
        g = position(scenario="campaign")
        g.protestant = 0 if protestant else sum(1 << s for s in range(len(SPACES)))
        turnable = [flippable(g, area, protestant) for area in ALL_AREAS]
        assert turnable == [AREA_SPACES[area] for area in ALL_AREAS]


def test_E1_2_3_3_and_18_1_2_a_neighbour_outside_counts_as_it_is_printed() -> None:
    """E1-2.3.3, E1-18.1.2 With no Protestant space in an area left, only those next to (or at sea with) Protestant spaces
    outside can be turned; flags do not matter."""
    g = position(scenario="campaign")
    g.protestant &= ~CONTESTED
    outside = g.protestant
    assert outside, "some spaces outside are printed Protestant"
    for area in ALL_AREAS:
        found = convertible(g, area, True, bases(g, True))
        assert found == mask(s for s in places(AREA_SPACES[area]) if PREACHED_FROM[s] & outside)
    before = convertible(g, NETHERLANDS_AREA, True, bases(g, True))
    for s in places(outside):
        g.set_control(s, SPAIN)
    assert convertible(g, NETHERLANDS_AREA, True, bases(g, True)) == before
    assert before


def test_E1_12_4_6_unrest_is_no_base_for_catholics_either() -> None:
    """E1-12.4.6, E1-12.4.5 Of two catholic neighbours of London one in unrest leaves the other; both leave none."""
    for calm in (True, False):
        g = faiths(
            SCOTLAND_AREA, ["edinburgh", "glasgow", "stirling"], unrest=["perth"], dice=[6, 2, 2, 2, 2]
        )
        if calm:
            g.set_unrest(PLACE.by_id["perth"], False)
        for s in places((1 << len(SPACES)) - 1 & ~AREA_SPACES[SCOTLAND_AREA]):
            g.protestant |= 1 << s  # nobody else is catholic
        assert (attempts(g, "france", SCOTLAND_AREA, catholic=True).state.mission is None) != calm


def test_E1_12_4_7_a_space_in_unrest_is_no_protestant_space_for_points() -> None:
    """E1-12.4.7 Thirty spaces are 3 points for Spain and 4 for the Protestants; one in unrest makes 29."""
    g = position(scenario="campaign")
    g.protestant = mask(places(CONTESTED)[:30])
    assert (protestant_count(g), special_vp(g, SPAIN), special_vp(g, PROTESTANT)) == (30, 3, 4)
    g.set_unrest(places(g.protestant)[0])
    assert (protestant_count(g), special_vp(g, SPAIN), special_vp(g, PROTESTANT)) == (29, 4, 3)


# ---- the two actions [E1-18.2.3] -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "power, verb, area, protestant",
    [
        ("spain", "preach", "england", False),
        ("england", "suppress", "england", True),
        ("protestant", "preach", "netherlands", True),
        ("france", "suppress", "scotland", False),
        ("spain", "suppress", "netherlands", False),
    ],
)
def test_E1_18_2_3_who_turns_which_way_again_and_again(
    power: str, verb: str, area: str, protestant: bool
) -> None:
    """E1-18.2.3 England and the Protestants to the new faith, Spain and France to the old; twice in an impulse with 4 CP. Who
    suppresses heresy is not said to preach."""
    g = position(scenario="campaign", active=power, cp=4, dice=[2, 3, 2, 3, 2, 4, 3, 2, 3, 2])
    g.protestant = mask(s for s in range(len(SPACES)) if s % 2)
    faith, other = ("protestant", "catholic") if protestant else ("catholic", "protestant")
    key = f"conversion-{'suppression' if verb == 'suppress' else faith}"
    for left, turned in ((2, 0), (0, 1)):
        game = give(play(g, ("actions",)), verb, f"area:{area}")
        assert [(e.args["power"], len(e.args["dice"])) for e in told(game, key)] == [(f"power:{power}", 5)]
        while asked(game) is not None and asked(game) != (power, "action"):
            give(game, *answers(game)[0])
        assert (len(told(game, f"turned-{faith}")), len(told(game, f"turned-{other}"))) == (turned, 0)
        assert g.cp == left


# ---- conversions [E1-18.5] -------------------------------------------------------------------------------------------------------
def test_E1_18_5a_1_leaders_never_count_and_nationality_decides() -> None:
    """E1-18.5a.1 Alva alone protects nothing; Scots under France are Protestants; Irish under England Catholics."""
    g = position(
        scenario="campaign",
        leaders={"utrecht": ["duke_of_alva"]},
        units={"paris": {"scotland_regular": 1}, "york": {"ireland_regular": 1}},
        allies=[("france", "scotland"), ("england", "ireland")],
    )

    def held(space: str) -> tuple[bool, bool]:
        at = PLACE.by_id[space]
        return has_units_of_faith(g, at, "catholic"), has_units_of_faith(g, at, "protestant")

    assert (held("utrecht"), held("paris"), held("york")) == ((False, False), (False, True), (True, False))


@pytest.mark.parametrize(
    "card, power, named, number, auto, protestant",
    [
        ("calvinist_zeal", "protestant", ("area:france",), 7, True, True),
        ("belgic_confession", "france", (), 6, True, True),
        ("huguenot_fast", "spain", (), 8, True, True),
        ("foxes_book_of_martyrs", "spain", (), 6, False, True),
        ("iconoclasm", "spain", (), 7, False, True),
        ("council_of_blood", "hre", (), 7, True, False),
        ("index_of_prohibited_books", "hre", ("area:france",), 4, True, False),
        ("roman_catechism", "hre", ("area:scotland",), 6, True, False),
        ("english_recusants", "hre", (), 6, True, False),
    ],
)
def test_E1_18_5b_S1_and_18_5c_S1_the_first_die_of_some_cards_is_a_six(
    card: str, power: str, named: tuple[str, ...], number: int, auto: bool, protestant: bool
) -> None:
    """E1-18.5b.S1, E1-18.5c.S1 A die for each attempt; where the card says so the first is not rolled: it is a six."""
    g = position(scenario="campaign", cp=0, turn=3, dice=[2] * (number - auto))
    g.protestant = mask(s for s in range(len(SPACES)) if s % 2)
    held = g.home_hand if card == "calvinist_zeal" else g.hand
    held[POWER.by_id[power]].append(CARD[card])
    game = event(g, power, CARD[card], *named)
    (first, *_) = told(game, "conversion-protestant" if protestant else "conversion-catholic")
    assert first.args["dice"] == [6, *[2] * (number - 1)] if auto else [2] * number


def test_E1_18_5b_S2_and_S3_adjusted_first_then_twos_and_threes_miss() -> None:
    """E1-18.5b.S2, E1-18.5b.S3 Threes are fours with the Confession, fives are sixes with Iconoclasm; else twos and threes
    bring nothing, and no unrest."""
    rolled = [2, 3, 3, 5, 4]
    for given, faces, major, minor in (
        ({}, [2, 3, 3, 5, 4], 0, 2),
        ({"three_to_four": True}, [2, 4, 4, 5, 4], 0, 4),
        ({"five_to_six": True}, [2, 3, 3, 6, 4], 1, 1),
    ):
        g = position(scenario="tournament", active="protestant", dice=rolled)
        m = attempts(g, "protestant", NETHERLANDS_AREA, **given).state.mission
        assert (m.faces, m.major, m.minor, m.markers) == (faces, major, minor, 0)


def test_E1_18_5b_S5_a_six_flips_now_or_is_kept() -> None:
    """E1-18.5b.S5 Now only where nobody protects; what it turns is a base for the fours and fives. Kept it waits."""
    g = faiths(NETHERLANDS_AREA, ["amsterdam"], units={"utrecht": {"spain_regular": 1}}, dice=[6, 6, 4, 2, 2])
    for space in places(g.protestant & ~AREA_SPACES[NETHERLANDS_AREA]):
        g.set_religion(space, False)
    game = attempts(g, "protestant", NETHERLANDS_AREA)
    assert asked(game) == ("protestant", "convert-six")
    first = spaces(game)
    assert "utrecht" not in first
    give(game, "convert", "space:antwerp")
    assert asked(game) == ("protestant", "convert-six")
    give(game, "keep-sixes")
    assert asked(game) == ("protestant", "convert-rest")
    assert (game.state.mission.kept, game.state.mission.minor) == (1, 1)
    assert "utrecht" in spaces(game)
    assert spaces(game) - first - {"utrecht"}, "the space that the six turned is a base now"


def test_E1_18_5c_1_catholics_do_the_same_the_other_way() -> None:
    """E1-18.5c.1, E1-18.5c.2, E1-18.5c.S2 1, 6, 6, 4, 3: one marker, cancelled by a six; the six now, the five and the four after it; no
    catholic unit hinders them, a Protestant one does."""
    g = faiths(
        FRANCE_AREA,
        ["orleans", "bourges", "lyon", "dijon", "rouen"],
        active="france",
        units={"orleans": {"huguenot_regular": 1}, "bourges": {"france_regular": 1}},
        dice=[1, 6, 6, 4, 3],
    )
    game = attempts(g, "france", FRANCE_AREA, catholic=True)
    m = game.state.mission
    assert (m.major, m.minor, m.markers) == (2, 1, 1)
    give(game, "reduce-six")
    assert (m.major, m.minor, m.markers) == (1, 2, 0)
    assert asked(game) == ("france", "convert-six")
    assert spaces(game) == {"bourges", "lyon", "dijon", "rouen"}
    give(game, "keep-sixes")
    assert "orleans" in spaces(game)
    turn_all(game, ["orleans", "lyon", "dijon"])
    assert game.state.mission is None
    assert protestants(game.state, FRANCE_AREA) == {"bourges", "rouen"}  # type: ignore[arg-type]
    assert not game.state.unrest & AREA_SPACES[FRANCE_AREA]


def test_E1_18_5c_S2_unrest_goes_to_what_was_turned() -> None:
    """E1-18.5c.S2 Two ones, one marker; it must lie on one of the two spaces."""
    g = faiths(FRANCE_AREA, ["orleans", "bourges", "lyon"], active="france", dice=[1, 1, 4, 5, 2])
    game = attempts(g, "france", FRANCE_AREA, catholic=True)
    turn_all(game, ["orleans", "lyon"])
    assert asked(game) == ("france", "conversion-unrest")
    assert {a[1] for a in answers(game)} == {"space:orleans", "space:lyon"}
    give(game, "riot", "space:lyon")
    assert game.state.unrest & AREA_SPACES[FRANCE_AREA] == 1 << PLACE.by_id["lyon"]


@pytest.mark.parametrize("ones, flips, markers", [(1, 2, 1), (2, 2, 1), (3, 1, 1), (1, 0, 0)])
def test_E1_18_5b_S7_markers_go_to_spaces_that_were_turned(ones: int, flips: int, markers: int) -> None:
    """E1-18.5b.S7 One marker, on one of them as the converting power likes; where nothing was turned it is dropped."""
    g = faiths(FRANCE_AREA, ["la_rochelle"], dice=[*[1] * ones, *[4] * flips, *[2] * (5 - ones - flips)])
    game = attempts(g, "protestant", FRANCE_AREA)
    before = protestants(g, FRANCE_AREA)
    for _ in range(flips):
        give(game, *next(a for a in answers(game) if a[0] == "convert"))
    turned = {f"space:{s}" for s in protestants(g, FRANCE_AREA) - before}
    if flips > 1:
        assert asked(game) == ("protestant", "conversion-unrest")
        assert {a[1] for a in answers(game)} == turned
        give(game, *answers(game)[0])
    assert game.state.mission is None
    assert (g.unrest & AREA_SPACES[FRANCE_AREA]).bit_count() == markers


# ---- rebellions [E1-18.5d] --------------------------------------------------------------------------------------------------------
def test_E1_18_5d_S3_everybody_else_is_displaced() -> None:
    """E1-18.5d.S3 Leaders, mercenaries, units of others (ships, too); Protestant ones stay."""
    g = restless(
        "la_rochelle",
        units={"la_rochelle": {"france_mercenary": 1, "hre_regular": 1, "huguenot_regular": 1}},
        leaders={"la_rochelle": ["montmorency"]},
        control={"la_rochelle": "france"},
    )
    game = rebel(g, "la_rochelle")
    while asked(game) is not None and asked(game)[1].startswith("displace"):  # type: ignore[index]
        give(game, *answers(game)[0])
    finish(game)
    assert force(g, "la_rochelle") == {"huguenot_regular": 2}
    assert where(g, "montmorency") != "la_rochelle"
    assert ships_at(g, "la_rochelle") == {}


def test_E1_18_5d_S4_neighbours_rise_as_far_as_the_points_go() -> None:
    """E1-18.5d.S4 In the same area, Protestant, without catholic units; two with two CP; the faith stays as it is."""
    g = restless(
        "lyon",
        "dijon",
        "clermont",
        "grenoble",
        "avignon",
        units={"avignon": {"france_regular": 1}},
        cp=2,
    )
    faith = g.protestant
    game = rebel(g, "lyon")
    open_to = {str(a[1])[6:] for a in answers(game) if a[0] == "rebel"}
    assert "avignon" not in open_to
    assert open_to <= {"dijon", "clermont", "grenoble"}
    for name in sorted(open_to)[:2]:
        give(game, "rebel", f"space:{name}")
    assert not any(a[0] == "rebel" for a in answers(game))
    finish(game)
    assert [controller(g, s) for s in ("lyon", *sorted(open_to)[:2])] == ["protestant"] * 3
    assert g.protestant == faith


@pytest.mark.parametrize(
    "area, space, garrison, enemy",
    [
        ("france", "lyon", {"france_regular": 1}, FRANCE),
        ("netherlands", "antwerp", {"walloon": 1}, SPAIN),
    ],
)
def test_E1_18_5d_S6_war_only_if_it_succeeds(
    area: str, space: str, garrison: dict[str, int], enemy: int
) -> None:
    """E1-18.5d.S6 With France or with Spain; a failed rebellion causes none."""
    for faces, war in (([1, 1, 1], False), ([6, 1, 1], True)):
        home = (
            SPACES[PLACE.by_id[space]].second_home == PROTESTANT
            or SPACES[PLACE.by_id[space]].home == PROTESTANT
        )
        g = restless(space, units={space: garrison}, dice=faces if home else faces[:2])
        g.end_war(PROTESTANT, enemy)
        finish(rebel(g, space))
        assert at_war(g, PROTESTANT, enemy) == war
        assert controller(g, space) == ("protestant" if war else "france" if area == "france" else "spain")


# ---- the Protestants [E1-23.6] ------------------------------------------------------------------------------------------------------
def test_E1_23_6_6_a_capital_that_another_major_takes_waits_for_a_rebellion_of_a_later_turn() -> None:
    """E1-23.6.6, E1-8.1.6 The marker lies on the turn track; in the next turn a rebellion there may place it."""
    g = restless("lyon", control={"la_rochelle": "protestant"}, turn=3)
    realms = the_realms(g)
    realms.capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"]]
    g.set_control(PLACE.by_id["la_rochelle"], FRANCE)
    play(g, ("plot_over",))  # any step: what it has changed is looked at when it ends
    assert (realms.capitals[PROTESTANT], realms.capital_waits) == ([], [4, 0])
    game = rebel(g, "lyon")
    while asked(game) is not None:
        assert asked(game) != ("protestant", "rebellion-capital")
        give(game, "done")
    g.set_control(PLACE.by_id["lyon"], FRANCE)
    g.turn, g.cp, g.rebelled = 4, 2, 0
    game = rebel(g, "lyon")
    while asked(game) != ("protestant", "rebellion-capital"):
        give(game, "done")
    give(game, "found", "space:lyon")
    assert realms.capitals[PROTESTANT] == [PLACE.by_id["lyon"]]
