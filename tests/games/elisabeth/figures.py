"""Positions for the figures of the rulebook of Elisabeth I.: worked examples, laid out as their tests do. Arrows go where
the rules let one go."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import PLACE, act, answers, asked, give, offered, play, position
from games.elisabeth.event_builders import campaign, event
from games.elisabeth.faith_builders import rebel, restless
from games.elisabeth.voyage_builders import at_sea
from layout import Layout, Layouts
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN

GREEN, YELLOW, RED, BLUE, BLACK, ORANGE = "green", "yellow", "red", "blue", "black", "orange"


def figures() -> Layouts:
    return {
        "interception": interception(),
        "by-messina": by_messina(),
        "spring-deployment": spring(),
        "siege-of-candia": candia(),
        "fleets-intercept": fleets(),
        "landing-in-taranto": transport(),
        "antwerp-and-flushing": antwerp(),
        "rebellion-at-lyon": lyon(),
        "home-from-milan": winter(),
        "spanish-road": spanish_road(),
        "around-the-world": around_the_world(),
        "no-interception": no_interception(),
        "line-of-communication": communication_line(),
    }


def _spaces(*names: str) -> list[str]:
    return [f"space:{name}" for name in names]


def no_interception() -> Layout:
    """EX-2.2-a"""
    g = position(
        units={"genoa": {"spain_regular": 1}, "florence": {"independent_regular": 1}}, active="spain"
    )
    shown = g.copy()
    assert asked(act(g, "march", "space:genoa", "space:siena")) is None
    return Layout(shown, _spaces("genoa", "siena", "florence"), arrows=[(YELLOW, _spaces("genoa", "siena"))])


def interception() -> Layout:
    """EX-13-e"""
    g = position(
        scenario="campaign",
        units={
            "venice": {"ottoman_regular": 2},
            "milan": {"spain_regular": 1},
            "pavia": {"spain_regular": 1},
            "trent": {"hre_regular": 3},
        },
        control={"venice": "ottoman", "pavia": "spain", "trent": "hre"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[1, 1, 6, 6, *(6, 6), *(1, 1)],
    )
    shown = g.copy()
    game = give(act(g, "march", "space:venice", "space:modena"), "all")
    give(game, "intercept", "space:milan")
    assert ("intercept", "space:pavia") in answers(game)
    ways = [(GREEN, "venice"), (YELLOW, "milan"), (YELLOW, "pavia"), (BLACK, "trent")]
    about = _spaces("modena", "venice", "milan", "pavia", "trent")
    return Layout(shown, about, arrows=[(tone, _spaces(start, "modena")) for tone, start in ways])


def by_messina() -> Layout:
    """EX-2.5-b"""
    g = position(fleet={"ionian_sea": {"spain_galley": 1}}, active="spain")
    sea, port, goal = "zone:ionian_sea", "space:messina", "zone:tyrrhenian_sea"
    sailing = act(g.copy(), "sail")
    assert ("sail", sea, port) in answers(sailing)
    assert ("sail", sea, goal) not in answers(sailing)
    return Layout(g, [sea, port, goal], arrows=[(YELLOW, (sea, port)), (YELLOW, (port, goal))])


def spring() -> Layout:
    """EX-10-b"""
    g = position(
        scenario="campaign", units={"madrid": {"spain_regular": 5}}, leaders={"madrid": ["don_john"]}
    )
    assert ("deploy", "space:madrid", "space:milan") in answers(play(g.copy(), ("spring_deploy", SPAIN)))
    barred = position(
        scenario="campaign",
        units={"madrid": {"spain_regular": 5}},
        leaders={"madrid": ["don_john"]},
        fleet={"marseille": {"france_galley": 1}},
        allies=[("spain", "france")],
    )
    game = play(barred.copy(), ("spring_deploy", SPAIN))
    assert ("deploy", "space:madrid", "space:milan") not in answers(game)
    way = [*_spaces("madrid", "zaragoza", "barcelona"), "zone:gulf_of_lyon", "space:genoa"]
    about = [*way, *_spaces("pavia", "milan", "marseille")]
    return Layout(barred, about, arrows=[(YELLOW, way)])


def candia() -> Layout:
    """EX-15-d"""
    g = position(
        units={"candia": {"ottoman_regular": 4}},
        inside={"candia": {"venice_regular": 1}},
        wars=[("ottoman", "venice")],
        sieges={("candia", "ottoman"): 3},
        fleet={
            "candia": {"venice_galley": 2},
            "aegean_sea": {"ottoman_galley": 2},
            "eastern_mediterranean": {"ottoman_galley": 1},
        },
    )
    assert ("assault", "space:candia") in offered(g.copy())
    return Layout(g, ["space:candia", "zone:aegean_sea", "zone:eastern_mediterranean"])


def fleets() -> Layout:
    """WX-16-B"""
    g = position(
        fleet={
            "lepanto": {"ottoman_galley": 2},
            "messina": {"spain_galley": 3},
            "tyrrhenian_sea": {"spain_galley": 2},
        }
    )
    shown = g.copy()
    game = give(act(g, "sail"), "sail", "space:lepanto", "zone:ionian_sea")
    if ("all",) in answers(game):
        give(game, "all")
    if ("done",) in answers(game):
        give(game, "done")
    assert asked(game) == ("spain", "sea-intercept")
    about = ["space:lepanto", "zone:ionian_sea", "space:messina", "zone:tyrrhenian_sea"]
    return Layout(shown, about, arrows=[(GREEN, about[:2]), (YELLOW, (about[2], about[1]))])


def transport() -> Layout:
    """WX-16-I"""
    g = position(
        units={"athens": {"ottoman_regular": 6}},
        leaders={"athens": ["mehmed"]},
        fleet={"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
        cp=3,
    )
    way = ["space:athens", "zone:aegean_sea", "zone:ionian_sea", "space:taranto"]
    game = act(g.copy(), "embark", *way[:2])
    give(give(game, "take", "leader:mehmed"), "take", "troop:ottoman_regular", 5)
    if ("done",) in answers(game):
        give(game, "done")
    assert ("land", way[3]) in answers(give(game, "carry", way[2]))
    return Layout(g, way, arrows=[(GREEN, way[n : n + 2]) for n in range(3)])


def antwerp() -> Layout:
    """WX-16-J"""
    g = position(
        scenario="campaign",
        units={"antwerp": {"dutch_regular": 4}},
        inside={"antwerp": {"spain_regular": 1}},
        control={
            "flushing": "spain",
            "breda": "protestant",
            "utrecht": "protestant",
            "rotterdam": "protestant",
        },
        wars=[("spain", "protestant")],
        sieges={("antwerp", "protestant"): 3},
        active="protestant",
    )
    assert ("assault", "space:antwerp") not in offered(g.copy())
    about = [*_spaces("antwerp", "flushing", "breda"), "zone:north_sea"]
    return Layout(g, about, marked=_spaces("flushing"))


def lyon() -> Layout:
    """WX-18-B"""
    g = restless(
        "lyon",
        "dijon",
        "clermont",
        units={"lyon": {"france_regular": 1, "france_mercenary": 2}},
        dice=[1, 2, 5],
    )
    shown = g.copy()
    game = rebel(g, "lyon", 3)
    assert ("displace", "space:orleans") in answers(game)
    give(give(game, "displace", "space:orleans"), "all")
    marked = sorted(str(a[1]) for a in answers(game) if a[0] == "rebel")
    assert marked == _spaces("clermont", "dijon")
    about = _spaces("lyon", "dijon", "clermont", "orleans")
    return Layout(shown, about, marked=marked, arrows=[(BLUE, _spaces("lyon", "orleans"))])


def winter() -> Layout:
    """WX-20-B"""
    g = position(
        scenario="campaign",
        units={"milan": {"france_regular": 5}},
        inside={"milan": {"spain_regular": 1}},
        control={"turin": "spain"},
        wars=[("france", "spain")],
        sieges={("milan", "france"): 3},
    )
    return Layout(g, _spaces("milan", "turin", "grenoble", "lyon"), marked=_spaces("turin"))


def spanish_road() -> Layout:
    """EX-31-t"""
    g = campaign(
        hands={"spain": ["spanish_road"]},
        allies=[("spain", "france")],
        control={"metz": "france", "brussels": "spain"},
        units={"milan": {"spain_regular": 4}},
        leaders={"madrid": ["duke_of_alva"]},
    )
    shown = g.copy()
    game = give(event(g, "spain", 3), "send", "leader:duke_of_alva")
    give(game, "put", "troop:spain_regular", "space:milan")
    assert ("march", "space:milan", "space:brussels") in answers(game)
    way = _spaces("milan", "turin", "geneva", "besancon", "metz", "luxembourg", "namur", "brussels")
    return Layout(shown, way, arrows=[(YELLOW, way)])


def around_the_world() -> Layout:
    """WX-16-G The third leg leads over the edge of the map: there is a ring where it ends."""
    g = at_sea("drake", "guinea_coast", dice=[6, 6] * 6)
    zones = ("guinea_coast", "indian_ocean", "south_pacific", "chilean_coast", "south_atlantic")
    way = [f"ocean:{zone}" for zone in zones]
    legs = [way[:2], way[1:3], way[3:4], way[3:]]
    return Layout(g, way, board="board:world", margin=2, arrows=[(RED, leg) for leg in legs])


def communication_line() -> Layout:
    """E1-12.1.1, E1-12.1.3 Who has landed in Taranto may control it: with a fleet at sea he is joined to Athens."""
    given: dict[str, Any] = {"units": {"taranto": {"ottoman_regular": 5}}, "cp": 1}
    alone = position(**given)
    g = position(**given, fleet={"ionian_sea": {"ottoman_galley": 2}})
    taranto = PLACE.by_id["taranto"]
    assert not communication(alone, OTTOMAN, taranto)
    assert communication(g, OTTOMAN, taranto)
    assert ("control", "space:taranto") in offered(g.copy())
    way = ["space:athens", "space:lepanto", "zone:ionian_sea", "space:taranto"]
    return Layout(g, way, arrows=[(GREEN, way)])
