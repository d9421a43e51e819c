"""PR-11 Trade fairs."""

import pytest

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.core.scene import Text
from theatrum.games.pax_renaissance.scene.previews import previews
from theatrum.games.pax_renaissance.scene.stage import spotlight
from theatrum.games.pax_renaissance.tables import EAST, EMPORIA, EMPORIUM, PLACES, WEST


def fair(t: Table, side: str, florins: int = 0) -> Playing:
    """Convene a fair with so many florins on the card."""
    card = "the_grim" if side == "east" else "luther"
    return t.market(side, card, gold=[florins]).act().answer("fair", f"fair:{side}")


def levy_all(p: Playing) -> Playing:
    while not p.over and p.prompt == "levy":
        p.answer(*p.answers[0])
    return p


def test_pr_11_1_a_fair_discards_the_face_down_card_of_its_row() -> None:
    p = fair(a_table(2), "east")
    assert p.gone("the_grim")
    assert p.state.market[EAST][0] == -1
    assert p.why_not("fair", "fair:west") == "PR-11.1", "there is no card in the west"


def test_pr_11_1_the_east_sails_from_the_black_the_west_from_the_white_emporium() -> None:
    p = levy_all(
        fair(a_table(2).concession("mamluk__ottoman", 1).concession("aragon__portugal", 1), "east", 9)
    )
    assert p.state.florins == [1, 1]
    p = levy_all(
        fair(a_table(2).concession("mamluk__ottoman", 1).concession("aragon__portugal", 1), "west", 9)
    )
    assert p.state.florins == [1, 1]
    p = levy_all(fair(a_table(2).concession("aragon__portugal", 1), "east", 9))
    assert p.state.florins == [1, 0]


@pytest.mark.parametrize("players, bonus", [(2, 1), (3, 2), (4, 2)])
def test_pr_11_2_china_adds_one_florin_or_two(players: int, bonus: int) -> None:
    p = levy_all(fair(a_table(players), "east", 3))
    assert p.args_of("fair")[0]["profits"] == 3 + bonus
    assert sum(p.state.florins) + p.state.gold[EAST][0] == 3 + bonus


def test_pr_11_3_the_convener_takes_one_and_without_more_there_are_no_levies() -> None:
    p = fair(a_table(2), "east")
    assert p.state.florins[0] == 1
    assert p.prompt == "act"
    assert not p.args_of("levied")


def test_pr_11_4_concessions_earn_and_pirates_take_a_florin() -> None:
    t = (
        a_table(3)
        .concession("byzantium__hungary", 1)
        .pirate("hungary__ottoman", "Wp")
        .concession("mamluk__ottoman", 2)
    )
    china = t.g.china
    p = levy_all(fair(t, "east", 2))
    assert p.state.florins == [1, 1, 1]
    assert p.args_of("piracy")
    assert p.state.gold[EAST][0] == 0
    assert p.state.china == china - 2 - 2 + 1, "two on the card, two for the fair, one back by piracy"


def test_pr_11_4_the_voyage_ends_at_the_border_where_the_profits_do() -> None:
    p = levy_all(fair(a_table(3).concession("byzantium__hungary", 1), "east"))
    assert p.state.florins == [1, 1, 0]
    levied = [e["city"] for e in p.args_of("levied")]
    assert len(levied) == 1, "Hungary, beyond the border, levies nothing"


def test_pr_11_5_every_map_card_entered_gets_one_levy_of_the_conveners_choice() -> None:
    p = fair(a_table(2).token("buda", "Wk").token("varna", "Rk"), "east", 1)
    assert p.seat == 0
    assert p.offered("levy") == {"city:tana", "city:caffa", "city:trebizond"}
    p.answer("levy", "city:trebizond")
    assert p.at("trebizond") == "Rr"
    assert p.offered("levy") == {
        "city:constantinople_1",
        "city:constantinople_2",
        "city:constantinople_3",
        "city:modon",
        "city:rhodes",
    }, "Hungary is saturated"
    p.answer("levy", "city:rhodes")
    assert p.offered("levy") == {"city:cairo", "city:cyprus"}
    p.answer("levy", "city:cyprus")
    assert p.prompt == "act"


def test_pr_11_6_left_over_profits_stay_on_the_empty_position() -> None:
    p = levy_all(fair(a_table(2), "east", 5))
    assert p.state.gold[EAST][0] == 5
    assert p.state.market[EAST][0] == -1
    assert p.at("cairo") or p.at("cyprus"), "the last map card still gets its levy"


def test_pr_11_7_the_cape_of_good_hope_doubles_at_most_what_is_left() -> None:
    def spices(*cards: str, florins: int) -> list[int]:
        t = a_table(2).emporium("spice_islands").tableau(1, *cards).concession("england__portugal", 1)
        return levy_all(fair(t, "west", florins)).state.florins

    assert spices(florins=9) == [1, 1]
    assert spices("india_armada", florins=9) == [1, 2]
    assert spices("india_armada", "almeida_armada", florins=9) == [1, 4]
    assert spices("india_armada", "almeida_armada", florins=3) == [1, 3]


def test_pr_11_7_the_cape_works_from_the_spice_islands_only_and_unsilenced() -> None:
    t = a_table(2).tableau(1, "india_armada").concession("england__portugal", 1)
    assert levy_all(fair(t, "west", 9)).state.florins == [1, 1]
    t = a_table(2).emporium("spice_islands").tableau(1, "india_armada").concession("england__portugal", 1)
    assert levy_all(fair(t.bishop("india_armada", "R"), "west", 9)).state.florins == [1, 1]


def test_pr_11_8_the_routes() -> None:
    def route(name: str) -> list[str]:
        return [PLACES[p].id for p, _ in EMPORIA[EMPORIUM[name]].route]

    hre = "holy_roman_empire"
    assert route("trebizond") == [
        "byzantium",
        "hungary",
        "ottoman",
        "papal_states",
        "aragon",
        "portugal",
        "england",
        "france",
        hre,
    ]
    assert route("spice_islands") == ["portugal", "england", "france", hre]
    assert route("tana") == ["byzantium", "hungary", "ottoman", "mamluk"]
    assert route("novgorod") == [
        hre,
        "france",
        "england",
        "portugal",
        "aragon",
        "papal_states",
        "ottoman",
        "mamluk",
    ]
    assert route("timbuktu") == ["aragon", "papal_states", "ottoman", "mamluk"]
    for emporium in EMPORIA:
        for (a, border), (b, _) in zip(emporium.route, emporium.route[1:], strict=False):
            assert border in PLACES[a].borders
            assert border in PLACES[b].borders
        assert emporium.route[-1][1] == -1
        assert emporium.row in (EAST, WEST)


# ---- before it sets out ----------------------------------------------------------------------------------------------
def test_pr_11_what_everybody_earns_is_told_before_the_fair_is_convened() -> None:
    t = a_table(3).market("east", "the_grim", gold=[9]).concession("mamluk__ottoman", 1)
    t = t.concession("byzantium__hungary", 0).pirate("hungary__ottoman", "Wp")
    p = t.act()
    answer = ("fair", "fair:east")
    told = previews(p.state, p.question().ask, (answer,))[answer]
    before = list(p.state.florins)
    levy_all(p.answer(*answer))
    earned = [f"+{now - then}" for then, now in zip(before, p.state.florins, strict=True)]
    assert [str(side.total) for side in told.sides] == earned[:2], "the third bank has no concession there"
    assert earned[2] == "+0"


def test_pr_11_4_on_its_way_the_fair_says_who_will_earn_and_what_is_left_over() -> None:
    t = a_table(2).market("east", "the_grim", gold=[9]).concession("mamluk__ottoman", 1)
    p = t.act().answer("fair", "fair:east")
    stage = spotlight(p.state)
    assert p.prompt == "levy"
    assert stage is not None
    assert [side.lines for side in stage.sides] == [
        [],
        [Text("fair-earns", at="border:mamluk__ottoman", florins=1)],
    ]
    levy_all(p)
    assert stage.lines[-1] == Text("fair-left", florins=p.state.gold[EAST][0])
