"""The set-ups in the data, for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from games.elisabeth.data_facts import (
    ARTISTS,
    AWARDS,
    BONUSES,
    CAPTAINS,
    CARDS,
    DATA,
    FACTIONS,
    KEYS,
    LEADERS,
    MAJORS,
    MINORS,
    NOBLES,
    POWERS,
    SCIENTISTS,
    SETTLEMENTS,
    SPACES,
    Problems,
    Row,
    index,
)

UNITS = {
    "regular",
    "mercenary",
    "cavalry",
    "galley",
    "corsair",
    "galleon",
    "race_built_galleon",
    "walloon",
    "knights",
    "morisco",
    "huguenot_regular",
    "huguenot_mercenary",
    "dutch_regular",
    "dutch_mercenary",
    "huguenot_galleon",
    "dutch_galleon",
}
SHIPS = {"galley", "corsair", "galleon", "race_built_galleon", "huguenot_galleon", "dutch_galleon"}


@pytest.mark.parametrize("name", ["learning", "campaign", "tournament"])
def test_E1_SG_4_the_set_up_is_consistent(name: str) -> None:
    """E1-SG.4 Pieces, markers, points and lists of a scenario."""
    problems = Problems()
    _check_setup(problems, name)
    assert not problems.found


def _check_setup(problems: Problems, name: str) -> None:
    d = DATA[f"setup_{name}"]
    rows = index(d["powers"], name, "power")
    squares, religion, unrest, control = (
        Counter(),
        {s: r["printed_religion"] for s, r in SPACES.items()},
        set(),
        {},
    )
    faction_squares, placed = Counter(), Counter()
    land, ships = Counter(), Counter()
    for p, r in rows.items():
        for x in r["placements"]:
            s = x["space"]
            problems.need(s in SPACES or s in SETTLEMENTS, name, p, "unknown space", s)
            problems.known(x.get("units", {}), UNITS, name, p)
            problems.known(x.get("leaders", ()), LEADERS, name, p)
            for leader in x.get("leaders", ()):
                placed[leader] += 1
                problems.need(LEADERS[leader]["power"] == p, name, leader, "of another power")
            for unit, n in x.get("units", {}).items():
                owner = p + "_" + unit.split("_")[0] if unit.split("_")[0] in FACTIONS else p
                if unit in SHIPS:
                    ships[owner] += n
                elif unit not in ("walloon", "knights", "morisco"):
                    land[owner] += n
            if x.get("unrest"):
                unrest.add(s)
            marker = x.get("control_marker")
            if marker and s in SPACES:
                problems.need((marker["shape"] == "square") == (s in KEYS), name, p, "marker shape", s)
                problems.need(s not in control, name, "two markers", s)
                control[s] = p
                religion[s] = marker["religion"]
                if marker["shape"] == "square":
                    squares[p] += 1
                    faction_squares[
                        p, "dutch" if s in ("amsterdam", "antwerp", "brussels") else "huguenot"
                    ] += 1
        problems.known(r.get("leaders_off_map", ()), LEADERS, name, p)
        problems.known(r.get("captains_available", ()), CAPTAINS, name, p)
        problems.known(r.get("out_of_play", ()), {**CAPTAINS, **LEADERS}, name, p)
    for leader, n in placed.items():
        problems.need(n == 1, name, leader, "placed twice")
    ships["spain"] += rows["spain"].get("escort_galleons", 0)
    for r in DATA["units_pool"]["land"]:
        problems.need(land[r["owner"]] <= r["total_strength"], name, r["owner"], "more units than counters")
    for r in DATA["units_pool"]["ships"]:
        problems.need(ships[r["owner"]] <= r["counters"], name, r["owner"], "more ships than counters")
    for pair in d["wars"] + d["alliances"]:
        problems.known(pair, [*MAJORS, *MINORS], name, "status")
    if name == "learning":
        return
    for p, r in POWERS.items():
        if p == "protestant":
            for f in FACTIONS:
                have = faction_squares[p, f] + rows[p][f"square_markers_on_card_{f}"]
                problems.need(have == r["factions"][f]["square_markers"], name, f, "square markers", have)
        else:
            problems.need(
                squares[p] + rows[p]["square_markers_on_card"] == r["square_markers"],
                name,
                p,
                "square markers",
            )
    count = sum(
        SPACES[s]["religious_area"] != "none" and religion[s] == "protestant" and s not in unrest
        for s in SPACES
    )
    problems.need(
        count == d["protestant_spaces"] == {"campaign": 18, "tournament": 30}[name],
        name,
        "protestant spaces",
        count,
    )
    band = next(r for r in DATA["vp_tables"]["protestant_spaces"] if r["min"] <= count <= r["max"])
    for p, r in POWERS.items():
        vp = (
            r["key_track"][squares[p]]["vp"]
            if r["key_track"]
            else 3 * faction_squares[p, "dutch"] + 2 * faction_squares[p, "huguenot"]
        )
        vp += band.get(p) or 0
        vp += sum(b["vp"] for b in rows[p].get("bonus_vp_box", ()))
        vp += len(rows[p].get("valois_marriages_arranged", ()))
        vp += p == "ottoman" and control.get("cyprus") == "ottoman"
        problems.need(vp == d["vp"][p] == DATA["vp_tables"]["start_vp"][name][p], name, p, "start VP", vp)
        problems.known(
            [b["kind"] for b in rows[p].get("bonus_vp_box", ())],
            [*(b["id"] for b in DATA["vp_tables"]["bonus"]), "artist", "scientist"],
            name,
        )
    for box, names in d["marriage_board"].items():
        problems.need(box in "54321", name, "box", box)
        problems.known(names, NOBLES, name, "marriage board")
    for target, voices in d["influence"].items():
        row = next(r for r in DATA["minor_powers"]["minor_powers"] if r["id"] == target)
        problems.need(voices == row["start_influence"], name, target, "influence")
    for f, s in d["capitals_at_start"]["protestant"].items():
        problems.need(s is None or SPACES[s]["religious_area"] == FACTIONS[f], name, "capital", f)
    _check_player_counts(problems, name, d, rows)


def _check_player_counts(problems: Problems, name: str, d: Row, rows: dict[str, Row]) -> None:
    counts = index(d["player_counts"], name, "players")
    problems.need(sorted(counts) == d["players"] == [2, 3, 4, 5, 6], name, "player counts")
    first = d["first_turn"]
    fields = (
        "seats",
        "activated_majors",
        "cards_added",
        "cards_removed",
        "removed",
        "influence_change",
        "initial_major_allies",
        "activated_major_start",
        "deck_at_start",
        "home_cards_at_start",
        "cards_later",
        "awards_at_start",
        "science_bonuses_at_start",
        "nobles_at_start",
        "nobles_later",
        "captains_at_start",
        "captains_shared_at_start",
        "captains_later",
        "artists_at_start",
        "artists_later",
        "scientists_at_start",
        "scientists_later",
        "influence_at_start",
        "hre_religious_preference",
        "source",
    )
    for n, pc in counts.items():
        where = f"{name} {n} players"
        if not all(problems.need(f in pc, where, "missing", f) for f in fields):
            continue
        played = [p for seat in pc["seats"] for p in seat]
        problems.need(len(pc["seats"]) == n, where, "seats")
        problems.need(sorted(played + pc["activated_majors"]) == sorted(MAJORS), where, "powers")
        problems.need(pc["hre_religious_preference"] == (n == 6), where, "preference")
        rem = pc["removed"]
        problems.known(pc["cards_added"] + pc["cards_removed"], CARDS, where)
        problems.known(rem["awards"], AWARDS, where)
        problems.known(rem["science_bonuses"], BONUSES, where)
        problems.known(rem["nobles"], NOBLES, where)
        problems.known(rem["captains"], CAPTAINS, where)
        problems.known(rem["artists_scientists"], {**ARTISTS, **SCIENTISTS}, where)
        problems.need(
            sorted(rem["artists"] + rem["scientists"]) == sorted(rem["artists_scientists"]),
            where,
            "artists and scientists",
        )
        for c in CARDS.values():
            inside = n in c["entry"]["players"]
            six = 6 in c["entry"]["players"]
            problems.need(
                inside
                == ((six or c["number"] in pc["cards_added"]) and c["number"] not in pc["cards_removed"]),
                where,
                "card",
                c["number"],
            )
        deck, later, home = set(pc["deck_at_start"]), pc["cards_later"], pc["home_cards_at_start"]
        problems.need(sorted(home) == sorted(played), where, "home cards of")
        out = {
            c["number"]
            for c in CARDS.values()
            if name == "tournament" and c["entry"]["tournament"] != "by_turn"
        }
        parts = [
            *pc["deck_at_start"],
            *(x for v in later.values() for x in v),
            *(x for v in home.values() for x in v),
            *out,
        ]
        problems.need(
            sorted(parts)
            == sorted({c["number"] for c in CARDS.values() if n in c["entry"]["players"]} | out),
            where,
            "cards lost or doubled",
        )
        for number in deck:
            problems.need(
                CARDS[number]["type"] != "home" and (CARDS[number]["entry"]["turn"] or 9) <= first,
                where,
                "deck",
                number,
            )
        for p, numbers in home.items():
            problems.need(
                numbers
                == [
                    x
                    for x in POWERS[p]["home_cards"]
                    if (CARDS[x]["entry"]["turn"] or 9) <= first and n in CARDS[x]["entry"]["players"]
                ],
                where,
                p,
                "home cards",
            )
        for when, numbers in later.items():
            for x in numbers:
                problems.need(
                    when
                    == (
                        "league" if CARDS[x]["entry"]["when"] == "league" else str(CARDS[x]["entry"]["turn"])
                    ),
                    where,
                    "later card",
                    x,
                )
        given = set(d["awards_given"])
        problems.need(
            sorted(pc["awards_at_start"]) == sorted(set(AWARDS) - set(rem["awards"]) - given), where, "awards"
        )
        if n == 6:
            problems.need(
                len(pc["awards_at_start"]) == d["patronage"]["vp_markers"]["total"], where, "number of awards"
            )
        problems.need(
            sorted(pc["science_bonuses_at_start"]) == sorted(set(BONUSES) - set(rem["science_bonuses"])),
            where,
            "bonuses",
        )
        people = {"nobles": NOBLES, "captains": CAPTAINS, "artists": ARTISTS, "scientists": SCIENTISTS}
        for kind, table in people.items():
            start = [x for v in pc[f"{kind}_at_start"].values() for x in v]
            if kind == "captains":
                start += pc["captains_shared_at_start"]["captains"]
            after = [x for v in pc[f"{kind}_later"].values() for x in v]
            problems.known(start + after, table, where, kind)
            problems.need(len(set(start + after)) == len(start + after), where, kind, "twice")
            gone = (
                set(rem[kind])
                | set(d["persons_finished"])
                | set(d["nobles_out_of_play"])
                | set(d["nobles_married"])
                | set(d["nobles_captured"])
            )
            gone |= {x for r in rows.values() for x in r.get("out_of_play", ())} | {"louise_of_lorraine"}
            problems.need(
                sorted(start + after) == sorted(set(table) - gone),
                where,
                kind,
                "missing or too many",
                sorted(set(table) - gone ^ set(start + after)),
            )
            for turn, names in pc[f"{kind}_later"].items():
                for x in names:
                    problems.need(table[x]["enters_turn"] == int(turn) > first, where, "later", x)
        for m in pc["activated_majors"]:
            start = pc["activated_major_start"]
            if problems.need(m in start, where, "start of", m):
                pairs = [a for a, b in pc["initial_major_allies"] if b == m]
                problems.need(
                    ([start[m]["ally"]] if start[m]["active"] else []) == pairs, where, "ally of", m
                )
                problems.need(
                    not start[m]["active"] or start[m]["vp_baseline"] == d["vp"][m], where, "baseline of", m
                )
            row = next(r for r in DATA["minor_powers"]["activated_majors"] if r["id"] == m)
            problems.need(n in row["player_counts"], where, m, "activated")
            problems.need(
                pc["influence_at_start"][m] == row["start_influence"],
                where,
                m,
                "influence",
                pc["influence_at_start"][m],
            )
        problems.need(
            set(pc["influence_at_start"]) == set(d["influence"]) | set(pc["activated_majors"]),
            where,
            "influence columns",
        )
