"""Positions for the figures of Pax Renaissance's rulebook: worked examples, laid out as `test_examples.py` does. Marks
show what the rules offer there."""

from __future__ import annotations

from collections.abc import Sequence

from games.pax_renaissance.builders import Table, a_longer_fair, a_short_fair, a_table, play, use
from layout import Layout, Layouts
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import BORDERS, PLACE, PLACES

EAST_ROUTE = ("city:tana", "border:byzantium__hungary", "border:hungary__ottoman", "border:mamluk__ottoman")


def figures() -> Layouts:
    return {
        "borders": borders(),
        "concession": concession(),
        "tax": tax(),
        "siege": siege(),
        "campaign": campaign(),
        "short-fair": short_fair(),
        "longer-fair": longer_fair(),
        "conspiracy": conspiracy(),
        "revolt": revolt(),
        "crusade": crusade(),
        "supremacy": supremacy(),
    }


def _shown(t: Table) -> PaxRenaissance:
    """As it lies before anything is done."""
    return t.g.copy()


def _places(*names: str) -> list[str]:
    return [f"place:{name}" for name in names]


def borders() -> Layout:
    """EX-22"""
    marked = [f"border:{BORDERS[b].id}" for b in PLACES[PLACE["england"]].borders]
    assert set(marked) == {"border:england__france", "border:england__portugal"}
    return Layout(_shown(a_table(2)), [*_places("england", "france", "portugal"), *marked], marked=marked)


def concession() -> Layout:
    """EX-4"""
    t = a_table(2).concession("france__holy_roman_empire", 1).florins(0, 1)
    g = _shown(t)
    p = play(t, "flanders_guild").answer("decline")
    marked = [str(answer[2]) for answer in p.answers if answer[0] in ("put", "oust")]
    assert len(marked) == 3
    about = _places("france", "england", "aragon", "holy_roman_empire")
    return Layout(g, [*about, *marked], marked=marked)


def tax() -> Layout:
    """EX-8"""
    t = a_table(3).face("mamluk", "catholic").tableau(0, "holy_land_crusade").concession("mamluk__ottoman", 2)
    g = _shown(t)
    p = use(t.florins(2, 1), "holy_land_crusade", "tax").answer("pay")
    cities = sorted(f"{noun}" for noun in p.offered("levy"))
    assert "city:cairo" in cities
    return Layout(
        g,
        [*_places("mamluk", "ottoman"), "border:mamluk__ottoman", *cities],
        marked=["border:mamluk__ottoman", "city:cairo"],
    )


def siege() -> Layout:
    """EX-11"""
    t = a_table(2).tableau(0, "conquistadors").token("valencia", "Wk").token("algiers", "Br")
    t.pirate("aragon__portugal", "Bp")
    g = _shown(t)
    marked = sorted(use(t, "conquistadors", "siege").offered("siege"))
    assert marked == ["border:aragon__portugal", "city:algiers", "city:valencia"]
    return Layout(g, [*_places("aragon", "portugal"), *marked], marked=marked)


def campaign() -> Layout:
    """EX-12"""
    t = a_table(2).king(0, "ottoman").vassal("holy_roman_empire", "ottoman").token("nuernberg", "Rk")
    t.token("vienna", "Wk").king(1, "france").repressed("france", "Wr", 0).florins(0, 2)
    g = _shown(t)
    p = use(t, "empire:holy_roman_empire", "campaign", "east")
    assert p.may("campaign", "place:france")
    about = [*_places("holy_roman_empire", "france"), "city:vienna", "city:nuernberg", "city:lyon"]
    return Layout(g, about, arrows=[("orange", ("place:holy_roman_empire", "place:france"))])


def short_fair() -> Layout:
    """EX-13"""
    t = a_short_fair(0)
    g = _shown(t)
    p = t.act().answer("fair", "fair:east")
    marked = sorted(p.offered("levy"))
    assert marked == ["city:caffa", "city:trebizond"]
    return _fair(g, marked, EAST_ROUTE[:2])


def longer_fair() -> Layout:
    """EX-14"""
    t = a_longer_fair()
    g = _shown(t)
    p = t.act().answer("fair", "fair:east").answer("levy", "city:trebizond")
    assert p.at("constantinople_1") == "Br"
    return _fair(g, ["city:caffa", "city:trebizond", "city:constantinople_1"], EAST_ROUTE)


def _fair(g: PaxRenaissance, marked: list[str], voyage: Sequence[str]) -> Layout:
    about = [*_places("byzantium", "hungary", "ottoman", "mamluk"), *EAST_ROUTE, *marked]
    return Layout(g, about, marked=marked, arrows=[("white", voyage)])


def conspiracy() -> Layout:
    """EX-15"""
    t = (
        a_table(2)
        .king(1, "aragon")
        .vassal("france", "aragon")
        .repressed("aragon", "Rk")
        .token("algiers", "Br")
    )
    t.pirate("aragon__portugal", "Bp")
    g = _shown(t)
    p = play(t, "house_of_borgia").answer("war", "place:aragon")
    assert p.args_of("clash") == [{"attack": 2, "defence": 1}]
    return Layout(g, [*_places("aragon", "france", "portugal"), "border:aragon__portugal", "city:algiers"])


def revolt() -> Layout:
    """EX-16"""
    t = a_table(2).king(0, "aragon").vassal("france", "aragon").token("paris", "Wk").token("lyon", "Wk")
    t.pirate("england__france", "Bp").concession("aragon__france", 0)
    g = _shown(t)
    p = play(t, "flanders_guild").answer("war", "place:france")
    assert p.args_of("clash") == [{"attack": 3, "defence": 2}]
    attackers = ["border:england__france", "border:aragon__france"]
    return Layout(
        g, [*_places("france", "england", "aragon"), *attackers, "city:paris", "city:lyon"], marked=attackers
    )


def crusade() -> Layout:
    """EX-17"""
    t = a_table(2).king(0, "aragon").token("valencia", "Wr").token("algiers", "Br").token("london", "Wk")
    t.pirate("aragon__papal_states", "Wp")
    g = _shown(t)
    p = play(t, "jesuits").answer("war", "place:aragon")
    assert p.args_of("clash") == [{"attack": 3, "defence": 1}]
    attackers = ["city:valencia", "city:london", "border:aragon__papal_states"]
    about = [*_places("aragon", "england", "papal_states"), *attackers, "city:algiers"]
    return Layout(g, about, marked=attackers)


def supremacy() -> Layout:
    """EX-18"""
    t = a_table(2).tableau(1, "pospolite_ruszenie").bishop("pospolite_ruszenie", "B").token("cairo", "Br")
    t.token("venice", "Wk")
    p = play(t, "ottoman_navy").answer("put", "token:pirate-black", "border:mamluk__ottoman")
    marked = ["city:cairo", "city:venice", "border:mamluk__ottoman"]
    return Layout(p.state.copy(), [*_places("papal_states", "ottoman", "mamluk"), *marked], marked=marked)
