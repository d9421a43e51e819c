"""People, counters and tables in the data agree with each other."""

from __future__ import annotations

from collections import Counter

from games.elisabeth.data_facts import (
    ARTISTS,
    AWARDS,
    BONUSES,
    CAPTAINS,
    CARDS,
    CONSTANTS,
    DATA,
    FACTIONS,
    KEYS,
    LEADERS,
    MAJORS,
    MINORS,
    NOBLES,
    OCEAN,
    PERSONS,
    POWERS,
    SCIENTISTS,
    SPACES,
    TABLES,
    Problems,
    index,
)


def test_persons_with_several_counters() -> None:
    """Leaders, nobles, rulers, captains and scientists name each other."""
    problems = Problems()
    _check_people(problems)
    assert not problems.found


def _check_people(problems: Problems) -> None:
    problems.need(
        len(LEADERS) == 19 and len(NOBLES) == 22 and len(CAPTAINS) == 13,
        "counts of leaders, nobles, captains",
    )
    problems.need(
        len(ARTISTS) == 18 and len(SCIENTISTS) == 11 and len(AWARDS) == 19 and len(BONUSES) == 9,
        "patronage counts",
    )
    problems.need(
        Counter(a["side"] for a in AWARDS.values()) == {"artist": 13, "scientist": 6}, "awards by side"
    )
    tables = {"leader": LEADERS, "noble": NOBLES, "captain": CAPTAINS, "scientist": SCIENTISTS}
    for p, r in PERSONS.items():
        problems.need(
            sum(k in tables or k == "ruler" or k == "card" for k in r["roles"]) >= 2, p, "one role only"
        )
        for kind, where in r["roles"].items():
            if kind in tables:
                if problems.need(where in tables[kind], p, "role", kind, where):
                    problems.need(tables[kind][where]["person"] == p, p, "no link back from", kind)
            elif kind == "ruler":
                rows = {x["id"]: x for x in POWERS[where["power"]]["rulers"]}
                if problems.need(where["id"] in rows and where["dead"] in rows, p, "ruler", where):
                    problems.need(
                        rows[where["id"]]["person"] == p
                        and rows[where["id"]]["after_death"] == where["dead"],
                        p,
                        "ruler link",
                    )
            elif kind == "card":
                problems.known([where], CARDS, p)
            else:
                problems.need(False, p, "unknown role", kind)
    for kind, table in tables.items():
        for name, r in table.items():
            problems.need(r["person"] in (None, *PERSONS), kind, name, "person")
            if r["person"]:
                problems.need(
                    PERSONS[r["person"]]["roles"].get(kind) == name, kind, name, "not in persons.json"
                )
    for name, r in LEADERS.items():
        problems.need(r["power"] in MAJORS and r["kind"] in ("army", "naval", "both"), name, "leader")
        problems.need((r["power"] == "protestant") == (r["faction"] in FACTIONS), name, "faction")
        problems.need(bool(r["noble"]) == r["is_noble"], name, "is_noble")
        if r["noble"]:
            problems.need(NOBLES[r["noble"]]["leader"] == name, name, "noble link")
    for name, r in NOBLES.items():
        problems.need(
            r["power"] in (None, *MAJORS) and r["sex"] in "mf" and 1 <= r["suitability"] <= 5, name, "noble"
        )
        problems.need(bool(r["leader"]) == r["is_army_leader"], name, "is_army_leader")
        problems.need(r["family"] in (None, "valois", "habsburg"), name, "family")
        problems.need((r["ruler_id"] is None) == (r["ruler_of"] is None), name, "ruler link")
        if r["ruler_of"]:
            problems.known([r["ruler_id"]], {x["id"] for x in POWERS[r["ruler_of"]]["rulers"]}, name)
    problems.need(sum(r["family"] == "valois" for r in NOBLES.values()) == 5, "five Valois")
    for name, r in CAPTAINS.items():
        problems.known(r["powers"], MAJORS, name)
        problems.need("spain" not in r["powers"], name, "Spanish captain")
        for zone in r["params"].get("piracy_in", {}):
            problems.known([zone], OCEAN, name)
    for r in [*ARTISTS.values(), *SCIENTISTS.values()]:
        problems.need(
            r["power"] in [*MAJORS, "italian"] and 1 <= r["enters_turn"] <= 7 and 1 <= r["value"] <= 3,
            r["id"],
            "person",
        )
    for r in BONUSES.values():
        problems.known(r["power_list"], MAJORS, r["id"])
    for rows in (LEADERS, NOBLES, CAPTAINS, ARTISTS, SCIENTISTS, AWARDS, BONUSES, PERSONS):
        problems.sourced(rows.values(), "people")


def test_counters_treasures_and_prices_of_war() -> None:
    """Pools, treasures, prices of war, minor powers."""
    problems = Problems()
    _check_pieces(problems)
    assert not problems.found


def _check_pieces(problems: Problems) -> None:
    pool = DATA["units_pool"]
    ships = {r["owner"]: r["counters"] for r in pool["ships"]}
    problems.need(
        ships
        == {
            "ottoman": 9,
            "spain": 7,
            "england": 6,
            "france": 4,
            "hre": 1,
            "protestant_dutch": 2,
            "protestant_huguenot": 2,
            "papacy": 1,
            "portugal": 2,
            "venice": 4,
        },
        "ships",
    )
    for r in [*pool["land"], *pool["ships"]]:
        f = r["faction"]
        problems.need(r["owner"] == (f"protestant_{f}" if f else r["power"]), r["owner"], "power and faction")
        problems.need(
            f in (None, *FACTIONS) and r["power"] in [*MAJORS, *MINORS, "independent"], r["owner"], "owner"
        )
        problems.need(r["religion"] in (None, "catholic", "protestant"), r["owner"], "religion")
    for r in pool["land"]:
        problems.need(
            sum(c["strength"] * c["count"] for c in r["counters"]) == r["total_strength"], r["owner"], "total"
        )
    for r in pool["special"]:
        problems.known(r["owners"], MAJORS, r["id"])
    problems.sourced([*pool["land"], *pool["ships"], *pool["special"]], "units_pool")
    t = DATA["treasures"]
    problems.need(len(t["treasures"]) == t["count"] == 30, "treasures")
    problems.need(
        Counter((x["kind"], x["value"]) for x in t["treasures"])
        == {(x["kind"], x["value"]): x["count"] for x in t["summary"]},
        "treasure summary",
    )
    w = DATA["war_costs"]
    pairs = {frozenset((x["a"], x["b"])) for x in w["majors"]}
    problems.need(len(w["majors"]) == len(pairs) == 15, "war costs of majors")
    problems.need(
        {(x["major"], x["minor"]) for x in w["minors"]} == {(a, b) for a in MAJORS for b in MINORS},
        "war costs of minors",
    )
    for x in [*w["majors"], *w["minors"]]:
        problems.need(x["cost"] in ("not_applicable", "possible_ally") or 1 <= x["cost"] <= 5, "war cost", x)
    cells = {(x["major"], x["minor"]): x["cost"] for x in w["minors"]}
    m = DATA["minor_powers"]
    problems.need([r["id"] for r in m["minor_powers"]] == MINORS, "minors")
    for r in m["minor_powers"]:
        problems.need(len(r["activate"]) == 3, r["id"], "three activators")
        problems.need(
            r["contenders"] == [p for p in MAJORS if p in r["activate"] + r["deactivate"]],
            r["id"],
            "contenders",
        )
        problems.need(set(r["start_influence"]) == set(r["contenders"]), r["id"], "start influence")
        problems.need(
            r["resolved_by_cards"]
            == [n for n, c in CARDS.items() if c["params"].get("status_of") == r["id"]],
            r["id"],
            "cards",
        )
        problems.need(
            r["home_keys"] == [s for s in SPACES if s in KEYS and SPACES[s]["home_power"] == r["id"]],
            r["id"],
            "keys",
        )
        for p, cost in ((p, cells[p, r["id"]]) for p in MAJORS):
            problems.need(
                cost != "possible_ally" or p in r["activate"],
                p,
                r["id"],
                "possible ally that cannot activate",
            )
    for r in m["activated_majors"]:
        problems.need(
            r["resolved_by_cards"]
            == [n for n, c in CARDS.items() if c["params"].get("status_of") == r["id"]],
            r["id"],
            "cards",
        )
        problems.need(
            set(r["start_influence"]) == set(r["contenders"]) == set(r["reset_influence"]),
            r["id"],
            "influence",
        )


def test_tables_cover_every_roll() -> None:
    """Every total is found once; numbers that stand in two files are the same."""
    problems = Problems()
    _check_tables(problems)
    assert not problems.found


def _check_tables(problems: Problems) -> None:
    for name, r in TABLES.items():
        problems.need(r["rule_id"].startswith("22-T") and "source" in r, name, "rule_id or source")
    for c in DATA["tables"]["constants"]:
        problems.need(c["source"] and c["rules"], "constant", c["id"])
    problems.bands(TABLES["t1_navigation"]["rows"], 2, 16, "navigation")
    problems.bands(TABLES["t2_colony"]["rows"], 2, 13, "colony")
    problems.bands(TABLES["t3b_assassination"]["rows"], -15, 15, "assassination")
    problems.bands(TABLES["t3c_ecr"]["rows"], -15, 25, "ECR")
    problems.bands(TABLES["t4_royal_marriage"]["rows"], 2, 24, "marriage")
    problems.bands(TABLES["t5_patronage"]["rows"], 2, 22, "patronage")
    problems.bands(TABLES["t6_jilted"]["rows"], 1, 6, "jilted")
    problems.bands(TABLES["t7_protestant_spaces"]["rows"], 10, 49, "protestant spaces")
    problems.bands(TABLES["t10_treasure_fleet_zone"]["rows"], 1, 6, "treasure fleet")
    dice = TABLES["t3_espionage_dice"]
    for r in dice["rows"]:
        problems.need(len(r["values"]) == len(dice["columns"]), "espionage row", r["id"])
    for m in TABLES["t2_colony"]["modifiers"] + [
        x for x in TABLES["t1_navigation"]["modifiers"] if x["id"] != "navigation_rating"
    ]:
        problems.known([m["id"]], BONUSES, "modifier")
    tracks = {(r["power"], r.get("faction")): r for r in TABLES["t9_key_tracks"]["rows"]}
    for p, r in POWERS.items():
        if r["key_track"]:
            row = tracks[p, None]
            problems.need(
                row["vp"] == [b["vp"] for b in r["key_track"]], p, "key track differs from tables.json"
            )
            problems.need(
                row["cards"] == [b["cards"] for b in r["key_track"]], p, "cards differ from tables.json"
            )
            problems.need(row["auto_at"] == r["automatic_victory_keys"], p, "automatic victory")
    for f, per in (("huguenot", 2), ("dutch", 3)):
        n = POWERS["protestant"]["factions"][f]["square_markers"]
        problems.need(tracks["protestant", f]["vp"] == [per * k for k in range(n + 1)], f, "key row")
    t7 = TABLES["t7_protestant_spaces"]
    have = [
        [r[c] for c in t7["columns"]]
        for r in DATA["vp_tables"]["protestant_spaces"]
        if r["automatic"] is None
    ]
    problems.need(have == [r["values"] for r in t7["rows"]], "protestant spaces differ from vp_tables.json")
    fleet = DATA["world_map"]["treasure_fleet"]["table"]
    for r in TABLES["t10_treasure_fleet_zone"]["rows"]:
        for die in range(r["min"], r["max"] + 1):
            want = fleet[str(die)]
            got = (
                r["result"]
                if "if" not in r
                else {"if_spain_holds_philippines": r["result"], "else": r["else"]}
            )
            problems.need(got == want, "treasure fleet zone", die)
    rows = {r["power"]: r for r in TABLES["t8_influence"]["rows"]}
    for r in [*DATA["minor_powers"]["minor_powers"], *DATA["minor_powers"]["activated_majors"]]:
        row = rows[r["id"]]
        problems.need(
            row["activate"] == r["activate"] and row["deactivate"] == r["deactivate"],
            r["id"],
            "lists differ from tables.json",
        )
        start = r.get("reset_influence", r["start_influence"])
        problems.need(
            {p: n for p, n in start.items() if n} == row["start"],
            r["id"],
            "start boxes differ from tables.json",
        )
    a, v = CONSTANTS["armada"], DATA["vp_tables"]["victory"]
    problems.need(a["ports"] == CARDS[99]["params"]["ports"] == CARDS[110]["params"]["ports"], "Armada ports")
    problems.need(a["upgrade_cp"] == CARDS[99]["params"]["upgrade_cp"], "Armada price")
    problems.need(
        all(CONSTANTS["victory"][k] == v[k] for k in ("standard", "dominance_margin", "dominance_from_turn")),
        "victory numbers",
    )
    problems.need(
        CONSTANTS["expedition"]["colonies_per_power"] == DATA["world_map"]["colonies"]["markers_per_power"],
        "colonies",
    )
    rows_ = DATA["world_map"]["treasure_rows"]
    problems.need(
        CONSTANTS["treasure_rows"]["spain"] == rows_["spain"]["boxes"]
        and CONSTANTS["treasure_rows"]["portugal"] == rows_["portugal"]["boxes"],
        "treasure rows",
    )
    index(DATA["vp_tables"]["bonus"], "bonus VP")
