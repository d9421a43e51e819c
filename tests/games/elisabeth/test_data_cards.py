"""Powers and cards in the data: codes, links and numbers agree with each other."""

from __future__ import annotations

from collections import Counter

from games.elisabeth.data_facts import (
    AREAS,
    CARDS,
    DATA,
    FACTIONS,
    KEYS,
    LEADERS,
    MAJORS,
    MINORS,
    NOBLES,
    OCEAN,
    POWERS,
    SETTLEMENTS,
    SPACES,
    ZONES,
    Problems,
    Row,
)


def test_the_power_cards() -> None:
    """Home cards, capitals, rulers, key tracks and actions."""
    problems = Problems()
    _check_powers(problems)
    assert not problems.found


def _check_powers(problems: Problems) -> None:
    problems.need(
        list(DATA["powers"]["impulse_order"]) == MAJORS == [p["id"] for p in DATA["powers"]["powers"]],
        "impulse order",
    )
    for p, r in POWERS.items():
        problems.need(r["home_cards"] == [n for n, c in CARDS.items() if c["power"] == p], p, "home cards")
        problems.known(r["capitals"], KEYS, p, "capital")
        rule = r["capital_rule"]
        problems.need(rule["kind"] in ("fixed", "by_ruler", "by_faction"), p, "capital rule")
        problems.need(rule["start"] == r["capitals"], p, "capital rule start")
        rulers = {x["id"] for x in r["rulers"]}
        problems.known(rule.get("after", {}), rulers, p, "capital rule")
        for spaces in rule.get("after", {}).values():
            problems.known(spaces, KEYS, p, "capital rule")
        for x in r["rulers"]:
            problems.need(x["after_death"] in (None, *rulers), p, "after_death", x["after_death"])
            problems.need(
                x["noble"] in (None, *NOBLES) and x["leader"] in (None, *LEADERS), p, "ruler link", x["id"]
            )
            problems.need(x["card"] in (None, *CARDS), p, "ruler card")
        if r["key_track"]:
            problems.need(
                [b["keys"] for b in r["key_track"]] == list(range(r["square_markers"] + 1)), p, "key track"
            )
            problems.need(
                [b["keys"] for b in r["key_track"] if b["automatic_victory"]]
                == [r["automatic_victory_keys"]],
                p,
                "automatic",
            )
            for a, b in zip(r["key_track"], r["key_track"][1:], strict=False):
                problems.need(a["cards"] <= b["cards"] and a["vp"] <= b["vp"], p, "key track falls")
        for a in r["actions"]:
            problems.need(a["type"] in DATA["powers"]["action_types"], p, "action type", a["id"])
    for f, area in FACTIONS.items():
        row = POWERS["protestant"]["factions"][f]
        problems.need(row["area"] == area, f, "area")
        problems.need(
            sorted(row["leaders"]) == sorted(x for x, r in LEADERS.items() if r["faction"] == f), f, "leaders"
        )
        problems.known([row["land_pool"]], {r["owner"] for r in DATA["units_pool"]["land"]}, f)
        problems.known([row["ship_pool"]], {r["owner"] for r in DATA["units_pool"]["ships"]}, f)


def test_every_card_has_codes_for_entry_removal_and_use() -> None:
    """Codes say the same as texts, windows and types."""
    problems = Problems()
    _check_cards(problems)
    assert not problems.found


def _check_cards(problems: Problems) -> None:
    cards, codes = DATA["cards"]["cards"], DATA["cards"]["codes"]
    problems.need([c["number"] for c in cards] == list(range(1, 113)), "card numbers")
    problems.need(
        Counter(c["type"] for c in cards)
        == {"home": 12, "mandatory": 18, "combat": 6, "response": 16, "event": 60},
        "card types",
    )
    problems.need(sum(c["entry"]["when"] != "start" for c in cards) == 39, "cards with an entry mark")
    doubled = {
        57: ["fraction_removed"],
        61: ["fortress"],
        63: ["mercenaries_removed"],
        77: ["influence_change"],
        82: ["items", "mercenaries_fraction"],
        102: ["regulars_each"],
    }
    windows = {f"W{i}" for i in range(1, 19)} | {"W7b"}
    texts = {
        "discard": "discard pile",
        "out_if_event": "removed from the game if",
        "out": "removed from the game",
        "home": "never (home card)",
        "ruler_box": "leaves the deck: lies on",
        "beside": "",
        "conditional": "removed from the game",
    }
    for n, c in CARDS.items():
        problems.need((c["type"] == "home") == (c["power"] is not None), n, "power of a home card")
        problems.need(c["power"] in (None, *MAJORS), n, "power")
        problems.need(1 <= c["cp"] <= 5, n, "cp")
        problems.need(c["removal_code"] in codes["removal_code"], n, "removal_code")
        problems.need(texts[c["removal_code"]] in c["removal"], n, "removal text and code differ")
        problems.need(
            (c["removal_code"] in ("ruler_box", "beside", "conditional")) == ("removal_params" in c),
            n,
            "removal_params",
        )
        problems.need((c["removal_code"] == "home") == (c["type"] == "home"), n, "removal of a home card")
        e = c["entry"]
        want = {"start": "base", "league": "catholic_league"}.get(e["when"], f"turn_{e['turn']}")
        problems.need(want == c["enters"], n, "entry and enters differ")
        problems.need(e["to"] == ("home" if c["type"] == "home" else "deck"), n, "entry.to")
        problems.need(e["players"] and set(e["players"]) <= {2, 3, 4, 5, 6}, n, "entry.players")
        problems.need(e["tournament"] in ("by_turn", "removed", "ruler_box", "beside"), n, "entry.tournament")
        problems.need(c["uses"], n, "no use of its text")
        for u in c["uses"]:
            problems.need(u["when"] in windows | {"own_impulse", "assault_declared"}, n, "window", u["when"])
            problems.need(u["by"] in codes["uses.by"] or u["by"] in MAJORS, n, "by", u["by"])
            problems.need(
                u["decided_by"] in codes["uses.decided_by"] or u["decided_by"] in MAJORS,
                n,
                "decided_by",
                u["decided_by"],
            )
            problems.known(u.get("if", ()), codes["uses.if"], n, "condition")
            if c["type"] == "home":
                problems.need(u["by"] == c["power"], n, "home card of another")
        used = {u["when"] for u in c["uses"]}
        problems.need(
            used & windows == set(c["windows"]), n, "windows and uses differ", sorted(used), c["windows"]
        )
        problems.need(
            ("own_impulse" in used) == c["own_impulse_event"], n, "own_impulse_event and uses differ"
        )
        modes = [u.get("mode") for u in c["uses"] if u.get("mode")]
        for mode in set(modes):
            problems.need(f"({mode})" in c["effect"], n, "mode not in the text", mode)
        problems.need(not set(doubled.get(n, ())) & set(c["params"]), n, "doubled params")
        problems.need((n >= 32) == bool(c.get("rulings")), n, "rulings")
        _check_params(problems, n, c["params"])
    problems.need(
        [n for n, c in CARDS.items() if "cp_after" in c["params"]]
        == [n for n, c in CARDS.items() if c["type"] == "mandatory"],
        "cp_after",
    )


def _check_params(problems: Problems, n: int, params: Row) -> None:
    tables = {
        "leader": LEADERS,
        "successor": LEADERS,
        "noble": NOBLES,
        "noble_dies": NOBLES,
        "settlement": SETTLEMENTS,
        "area": AREAS,
        "capital": SPACES,
        "center": SPACES,
        "retrieve_card": CARDS,
        "ends_war_card": CARDS,
        "status_of": [*MAJORS, *MINORS],
        "power": MAJORS,
        "zone": {**OCEAN, **ZONES},
        "conversion": ("catholic", "protestant"),
        "direction": ("catholic", "protestant"),
        "piracy_target": MAJORS,
        "victim_faction": FACTIONS,
        "ruler": {r["id"] for p in POWERS.values() for r in p["rulers"]},
    }
    lists = {
        "spaces": SPACES,
        "ports": SPACES,
        "keys": KEYS,
        "areas": AREAS,
        "zones": {**OCEAN, **ZONES},
        "bidders": MAJORS,
        "offering": MAJORS,
        "bonus_powers": MAJORS,
        "tie_order": MAJORS,
        "cancels": CARDS,
        "may_cancel": CARDS,
        "may_cancel_if_target_in_france": CARDS,
        "spain_holds_one_of": SPACES,
        "excluded": LEADERS,
        "targets": {**SPACES, **POWERS},
        "cancelled_by": {c["id"] for c in CARDS.values()},
    }
    for key, value in params.items():
        if key in tables and isinstance(value, str | int) and not isinstance(value, bool):
            problems.known([value], tables[key], "card", n, key)
        if key in lists and isinstance(value, list):
            problems.known(value, lists[key], "card", n, key)
