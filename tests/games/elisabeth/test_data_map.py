"""The maps in the data: what the rulebook counts, and that everything can be reached."""

from __future__ import annotations

from collections import Counter

from games.elisabeth.data_facts import (
    AREAS,
    DATA,
    FACTIONS,
    MAJORS,
    MINORS,
    OCEAN,
    SETTLEMENTS,
    SPACES,
    ZONES,
    Problems,
    reachable,
)


def test_E1_2_5_the_europe_map() -> None:
    """E1-2.5.1, E1-2.5.2, E1-2.5.4 Spaces, passes, sea zones and ports agree with each other and with the rulebook."""
    problems = Problems()
    _check_map(problems)
    assert not problems.found


def _check_map(problems: Problems) -> None:
    problems.need(len(SPACES) == 171, "spaces", len(SPACES))
    problems.need(len(ZONES) == 13, "sea zones", len(ZONES))
    problems.need(
        Counter(z["group"] for z in ZONES.values()) == {"mediterranean": 8, "atlantic": 5},
        "groups of sea zones",
    )
    for s, r in SPACES.items():
        problems.need(r["kind"] in ("key", "fortress", "unfortified"), s, "kind")
        problems.need(r["home_power"] in [*MAJORS, *MINORS, None], s, "home_power")
        problems.need(r["second_home_power"] in [*MAJORS, None], s, "second_home_power")
        problems.need(r["religious_area"] in [*AREAS, "none"], s, "religious_area")
        problems.need(r["printed_religion"] in ("catholic", "protestant"), s, "printed_religion")
        problems.need(r["protestant_faction"] in (None, *FACTIONS), s, "faction")
        if r["protestant_faction"]:
            problems.need(
                FACTIONS[r["protestant_faction"]] == r["religious_area"], s, "faction outside its area"
            )
            problems.need(
                "protestant" in (r["home_power"], r["second_home_power"]),
                s,
                "faction without Protestant home",
            )
        problems.known(r["ports"], ZONES, s)
        problems.need(len(r["ports"]) == r["anchors"] <= 2, s, "anchors")
        problems.need(bool(r["independent"]) == (r["home_power"] is None), s, "independent")
    split = [r for r in SPACES.values() if r["second_home_power"]]
    problems.need(len(split) == 19, "split home spaces", len(split))
    problems.need(sum(r["protestant_faction"] == "dutch" for r in split) == 7, "Dutch split spaces")
    links, kinds, seen = {}, Counter(), set()
    for c in DATA["connections"]["connections"]:
        problems.known((c["a"], c["b"]), SPACES, "connection")
        problems.need(c["a"] != c["b"], "loop", c["a"])
        pair = frozenset((c["a"], c["b"]))
        problems.need(pair not in seen, "connection twice", sorted(pair))
        seen.add(pair)
        kinds[c["kind"]] += 1
        links.setdefault(c["a"], set()).add(c["b"])
        links.setdefault(c["b"], set()).add(c["a"])
    problems.need(kinds["pass"] == 17, "passes", kinds)
    problems.need(sum(n for k, n in kinds.items() if "water" in k) == 2, "inland waterways", kinds)
    for z, r in ZONES.items():
        problems.known(r["adjacent"], ZONES, z)
        for other in r["adjacent"]:
            problems.need(z in ZONES[other]["adjacent"], "sea zones one way", z, other)
        ports = sorted(s for s, row in SPACES.items() if z in row["ports"])
        problems.need(ports == sorted(r["ports"]), z, "ports differ from spaces.json")
        for s in ports:
            links.setdefault(s, set()).add(z)
            links.setdefault(z, set()).add(s)
        links.setdefault(z, set()).update(r["adjacent"])
    problems.need(len(seen) == 284, "connections", len(seen))
    land = {s: links.get(s, set()) & set(SPACES) for s in SPACES}
    for inside in (
        ["ulster", "dublin", "kinsale"],
        *([s for s, r in SPACES.items() if r["religious_area"] == area] for area in AREAS),
    ):
        part = {s: land[s] & set(inside) for s in inside}
        problems.need(
            not set(inside) - reachable(inside[0], part),
            "no land way inside",
            inside[0],
            sorted(set(inside) - reachable(inside[0], part)),
        )
    problems.need(len({frozenset(reachable(s, land)) for s in SPACES}) == 15, "land masses")
    problems.need(
        "tyrrhenian_sea" not in ZONES["ionian_sea"]["adjacent"], "Ionian and Tyrrhenian Sea adjacent"
    )
    problems.need(
        "atlantic_ocean" not in ZONES["barbary_coast"]["adjacent"], "Barbary Coast and Atlantic adjacent"
    )
    lost = set(SPACES) | set(ZONES)
    problems.need(
        not lost - reachable("istanbul", links), "not connected:", sorted(lost - reachable("istanbul", links))
    )
    for area in AREAS:
        inside = {s for s, r in SPACES.items() if r["religious_area"] == area}
        part = {s: links[s] & (inside | set(ZONES)) for s in inside} | {
            z: links[z] & (inside | set(ZONES)) for z in ZONES
        }
        problems.need(not inside - reachable(min(inside), part), "area not connected:", area)
    for region in DATA["spaces"]["regions"]:
        problems.known(region["spaces"], SPACES, "region", region["id"])
    problems.sourced(
        DATA["spaces"]["spaces"] + DATA["connections"]["connections"] + DATA["sea_zones"]["zones"], "map"
    )


def test_the_world_map() -> None:
    """Ocean zones, winds, settlements, colony sites and ways around the world agree with each other."""
    problems = Problems()
    _check_world(problems)
    assert not problems.found


def _check_world(problems: Problems) -> None:
    w = DATA["world_map"]
    problems.need(len(OCEAN) == 10 and len(SETTLEMENTS) == 22 and len(w["links"]) == 14, "world map counts")
    links, steps = {}, set()
    for x in w["links"]:
        problems.known((x["a"], x["b"]), OCEAN, "ocean link")
        problems.need(x["kind"] in ("plain", "trade_wind", "dangerous_passage"), "ocean link kind", x)
        problems.need((x["kind"] == "trade_wind") == ("wind_from" in x), "wind", x["a"], x["b"])
        if "wind_from" in x:
            problems.need({x["wind_from"], x["wind_to"]} == {x["a"], x["b"]}, "wind ends", x)
        steps |= {(x["a"], x["b"]), (x["b"], x["a"])}
        links.setdefault(x["a"], set()).add(x["b"])
        links.setdefault(x["b"], set()).add(x["a"])
    problems.need(sum(x["kind"] == "trade_wind" for x in w["links"]) == 5, "trade winds")
    problems.need(reachable("north_atlantic", links) == set(OCEAN), "oceans not connected")
    for z, r in OCEAN.items():
        problems.need(
            sorted(r["settlements"]) == sorted(s for s, x in SETTLEMENTS.items() if z in x["ocean_zones"]),
            z,
            "settlements",
        )
    for s, r in SETTLEMENTS.items():
        problems.known(r["ocean_zones"], OCEAN, s)
        problems.need(r["owner"] in ("spain", "portugal", None), s, "owner")
        problems.need(s not in SPACES, s, "also a space")
    problems.known(w["colonies"]["sites"], SETTLEMENTS, "colony site")
    problems.need(
        w["colonies"]["sites"] == [s for s, r in SETTLEMENTS.items() if r["colony_site"]], "colony sites"
    )
    for p, zones in w["entry_zones"].items():
        if p in MAJORS:
            problems.known(zones, OCEAN, "entry zone", p)
    for x in w["circumnavigation"]:
        problems.need(tuple(x["first"]) in steps and tuple(x["completing"]) in steps, "circumnavigation", x)
    problems.sourced(w["ocean_zones"] + w["links"] + w["settlements"], "world map")
