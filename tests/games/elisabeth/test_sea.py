"""E1-16: the naval move, naval battles, transport and piracy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    not_offered,
    offered,
    play,
    position,
    ships_at,
    told,
    where,
)
from games.elisabeth.voyage_builders import through
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries import forces
from theatrum.games.elisabeth.rules.naval_move import courses
from theatrum.games.elisabeth.rules.piracy import attack_dice, awards, defence_dice
from theatrum.games.elisabeth.rules.sea_losses import dice_of, doomed, fleet_dice
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE, SEA_LINKS
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN

SAIL = ("sail",)


def sailing(g: Elisabeth, *orders: tuple[str, str]) -> Game:
    """The active power sails whole fleets, as ordered, and is done."""
    game = act(g, *SAIL)
    for origin, goal in orders:
        give(game, "sail", origin, goal)
        if ("all",) in answers(game):
            give(game, "all")
    if ("done",) in answers(game):
        give(game, "done")
    return game


# ---- moving ------------------------------------------------------------------------------------------------------------------
def test_E1_16_1_1_one_action_moves_every_ship_once() -> None:
    """E1-16.1.1 All fleets, for one CP; no ship twice."""
    g = position(fleet={"istanbul": {"ottoman_galley": 2}, "algiers": {"ottoman_corsair": 1}}, cp=1)
    game = sailing(g, ("space:istanbul", "zone:aegean_sea"), ("space:algiers", "zone:barbary_coast"))
    assert ships_at(game.state, "aegean_sea") == {"ottoman_galley": 2}
    assert ships_at(game.state, "barbary_coast") == {"ottoman_corsair": 1}
    assert game.state.cp == 0


def test_EX_2_5_b_from_the_ionian_to_the_tyrrhenian_sea_only_by_messina() -> None:
    """E1-16.1.3, E1-2.5.6 Two naval moves, through the port."""
    assert PLACE.by_id["tyrrhenian_sea"] not in SEA_LINKS[PLACE.by_id["ionian_sea"]]
    g = position(fleet={"ionian_sea": {"spain_galley": 1}}, active="spain")
    assert ("sail", "zone:ionian_sea", "space:messina") in courses(g, SPAIN)
    g = position(fleet={"messina": {"spain_galley": 1}}, active="spain")
    assert ("sail", "space:messina", "zone:tyrrhenian_sea") in courses(g, SPAIN)


def test_E1_16_1_3_barbary_coast_and_atlantic_meet_only_at_gibraltar() -> None:
    """E1-16.1.3"""
    assert PLACE.by_id["atlantic_ocean"] not in SEA_LINKS[PLACE.by_id["barbary_coast"]]
    assert {PLACE.by_id["atlantic_ocean"], PLACE.by_id["barbary_coast"]} <= set(
        SEA_LINKS[PLACE.by_id["gibraltar"]]
    )


def test_E1_16_1_5_a_foreign_port_only_to_attack_ships() -> None:
    """E1-16.1.5, OP-16-6 Never an empty enemy, neutral or independent port."""
    g = position(fleet={"ionian_sea": {"ottoman_galley": 1}})
    assert ("sail", "zone:ionian_sea", "space:messina") not in courses(g, OTTOMAN)
    assert ("sail", "zone:ionian_sea", "space:corfu") not in courses(g, OTTOMAN)
    g = position(fleet={"ionian_sea": {"ottoman_galley": 1}, "messina": {"spain_galley": 1}})
    assert ("sail", "zone:ionian_sea", "space:messina") in courses(g, OTTOMAN)


def test_E1_16_1_7_a_leader_goes_with_the_ships() -> None:
    """E1-16.1.7 If all ships leave, he leaves with them."""
    g = position(fleet={"istanbul": {"ottoman_galley": 2}}, leaders={"istanbul": ["piyale_pasha"]})
    game = act(g, *SAIL)
    give(game, "sail", "space:istanbul", "zone:aegean_sea")
    give(game, "take", "ship:ottoman_galley", 2)
    if asked(game) is not None and ("done",) in answers(game):
        give(game, "done")
    assert where(game.state, "piyale_pasha") == "aegean_sea"


def test_E1_16_1_8_a_beaten_fleet_stays() -> None:
    """E1-16.1.8 No naval move any more in this impulse."""
    g = position(fleet={"istanbul": {"ottoman_galley": 2}})
    g.sea_beaten[PLACE.by_id["istanbul"] * 15 + SHIP.by_id["ottoman_galley"]] = 2
    assert SAIL not in offered(g)


# ---- interception and avoiding -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "group, roll, bonus, success",
    [
        ({"spain_galley": 3}, 8, 1, True),
        ({"spain_galley": 3}, 7, 1, False),
        ({"spain_galley": 2, "spain_galleon": 1}, 8, 0, False),
        ({"spain_galley": 2, "spain_galleon": 1}, 9, 0, True),
    ],
)
def test_WX_16_B_interception_from_messina_not_from_the_tyrrhenian_sea(
    group: dict[str, int], roll: int, bonus: int, success: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """WX-16-B, E1-16.1.S4 Only from a place next to the zone; 2d6 + 1, 9 or more; with a galleon in the group 2d6 + 1 − 1.
    (No Spanish admiral has battle 1: Don John's counter is changed for it.)"""
    don_john = LEADER.by_id["don_john"]
    of_battle_1 = (
        *LEADERS[:don_john],
        msgspec.structs.replace(LEADERS[don_john], naval_battle=1),
        *LEADERS[don_john + 1 :],
    )
    monkeypatch.setattr(forces, "LEADERS", of_battle_1)
    g = position(
        fleet={
            "lepanto": {"ottoman_galley": 2},
            "messina": group,
            "tyrrhenian_sea": {"spain_galley": 2},
        },
        leaders={"messina": ["don_john"]},
        dice=[roll - 4, 4, *[1] * 20],
    )
    g.choose_role(don_john, naval=True)
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"))
    assert asked(game) == ("spain", "sea-intercept")
    assert answers(game) == [("pass",), ("intercept", "space:messina")]
    give(game, "intercept", "space:messina")
    give(game, "all")
    event = told(game, "sea-intercepts" if success else "sea-misses")[0]
    assert (event.args["roll"], event.args["bonus"]) == (roll, bonus)
    assert bool(told(game, "sea-battle")) == success


def test_E1_16_1_S4_galleons_are_worse_in_the_mediterranean() -> None:
    """E1-16.1.S4 −1 if the group has a galleon: 8 + 1 would do, 8 + 1 − 1 does not."""
    g = position(
        fleet={"lepanto": {"ottoman_galley": 1}, "messina": {"spain_galleon": 1}},
        leaders={"messina": ["santa_cruz"]},
        dice=[4, 3],
    )
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"))
    give(give(game, "intercept", "space:messina"), "all")
    assert told(game, "sea-misses")[0].args["bonus"] == 1


def test_E1_16_1_S4_ships_that_join_friends_are_not_intercepted() -> None:
    """E1-16.1.S2, OP-16-17 Only turned ships can be."""
    g = position(
        fleet={
            "lepanto": {"ottoman_galley": 1},
            "ionian_sea": {"ottoman_galley": 1},
            "messina": {"spain_galley": 1},
        }
    )
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"))
    assert asked(game) is None


def test_E1_16_1_S4_each_ship_tries_once() -> None:
    """OP-16-2 After a miss nobody of that group tries again in this naval move."""
    g = position(fleet={"lepanto": {"ottoman_galley": 1}, "messina": {"spain_galley": 1}}, dice=[1, 1])
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"))
    give(game, "intercept", "space:messina")
    assert asked(game) is None


def test_E1_16_1_S5_avoiding_battle() -> None:
    """E1-16.1.S5 With 9 or more the whole fleet slips away to an own port or a free zone."""
    g = position(fleet={"lepanto": {"ottoman_galley": 3}, "ionian_sea": {"spain_galley": 2}}, dice=[5, 4])
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"))
    through(game, "sea-intercept")
    assert ("avoid", "space:messina") in answers(game)
    give(game, "avoid", "space:messina")
    assert ships_at(game.state, "messina") == {"spain_galley": 2}
    assert not told(game, "sea-battle")


def test_E1_16_1_S7_the_active_power_chooses_the_order_of_battles() -> None:
    """E1-16.1.S7 Two battles: it is asked which comes first."""
    g = position(
        fleet={
            "lepanto": {"ottoman_galley": 1},
            "rhodes": {"ottoman_galley": 1},
            "ionian_sea": {"spain_galley": 1},
            "eastern_mediterranean": {"spain_galley": 1},
        },
        dice=[1] * 30,
    )
    game = sailing(g, ("space:lepanto", "zone:ionian_sea"), ("space:rhodes", "zone:eastern_mediterranean"))
    through(game, "sea-intercept", "sea-avoid")
    assert asked(game) == ("ottoman", "sea-fight")
    assert len(answers(game)) == 2


@pytest.mark.parametrize("first, second", [("spain", "hre"), ("hre", "spain")])
@pytest.mark.parametrize("wins", [True, False])
def test_E1_16_1_S7_one_enemy_after_the_other_until_a_battle_is_lost(
    first: str, second: str, wins: bool
) -> None:
    """E1-16.1.S7 Spain and the Emperor, no allies of each other, in one sea: the Ottomans choose whom they fight first; if they
    win, they fight the other, once; if they lose, they do not."""
    ours, theirs = ([6, 6, 1, 1, 1, 1], [1, 1]) if wins else ([1] * 6, [5, 1])
    g = position(
        scenario="campaign",
        fleet={
            "durazzo": {"ottoman_galley": 3},
            "adriatic_sea": {"spain_galley": 1, "hre_galley": 1},
        },
        wars=[("ottoman", "spain"), ("ottoman", "hre")],
        dice=[*ours, *theirs, *[1] * 6, *[1] * 2],
    )
    game = sailing(g, ("space:durazzo", "zone:adriatic_sea"))
    through(game, "sea-intercept", "sea-avoid")
    assert asked(game) == ("ottoman", "sea-fight")
    assert {a[2] for a in answers(game)} == {"power:spain", "power:hre"}
    give(game, "fight", "zone:adriatic_sea", f"power:{first}")
    while asked(game) is not None:
        give(game, *answers(game)[0])
    fought = [e.args["enemy"] for e in told(game, "sea-battle")]
    assert fought == ([f"power:{first}", f"power:{second}"] if wins else [f"power:{first}"])


def test_E1_16_0_2_land_units_end_every_action_in_a_space() -> None:
    """E1-16.0.2, E1-2.5.5 They come aboard only if a port can be reached with the CP that are left, and go on only so far."""
    given: dict[str, Any] = {
        "units": {"rhodes": {"ottoman_regular": 1}},
        "fleet": {"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
    }
    embark = ("embark", "space:rhodes", "zone:aegean_sea")
    assert embark not in offered(position(**given, cp=1))
    assert embark in offered(position(**given, cp=2))
    on = ("carry", "zone:ionian_sea")
    for cp, further in ((2, False), (3, True)):
        game = act(position(**given, cp=cp), *embark)
        assert (on in answers(game)) == further
        assert game.state.cp == cp - 1
        give(game, *(on if further else ("land", "space:athens")))
        if further:
            assert game.state.cp == 1
            assert {a[0] for a in answers(game)} == {"land"}
            give(game, *answers(game)[0])
        while asked(game) is not None:
            give(game, "pass")
        landed = [
            space for space, troop, _ in game.state.standing() if troop == TROOP.by_id["ottoman_regular"]
        ]
        assert len(landed) == 1
        assert landed[0] != PLACE.by_id["rhodes"]


# ---- battle ------------------------------------------------------------------------------------------------------------------
def test_E1_16_2_dice_by_ship_and_water() -> None:
    """E1-16.2.S1 Corsair 1; galley 1 in the Atlantic, else 2; galleon 2; the defender 1 more in a port."""
    galley, corsair, galleon = (
        SHIP.by_id["ottoman_galley"],
        SHIP.by_id["ottoman_corsair"],
        SHIP.by_id["spain_galleon"],
    )
    assert [dice_of(s, PLACE.by_id["ionian_sea"]) for s in (galley, corsair, galleon)] == [2, 1, 2]
    assert [dice_of(s, PLACE.by_id["atlantic_ocean"]) for s in (galley, corsair, galleon)] == [1, 1, 2]
    assert dice_of(galley, PLACE.by_id["corunna"]) == 2
    g = position(fleet={"messina": {"spain_galley": 2}})
    assert fleet_dice(g, PLACE.by_id["messina"], SPAIN, {SHIP.by_id["spain_galley"]: 2}, defends=True) == 5


def test_WX_16_C_losses_of_winner_and_loser() -> None:
    """E1-16.2.S7, E1-16.2.S8 The winner's odd hit is ignored; the Ottomans allot hits to galleys (2) and corsairs (1)."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 4, "ottoman_corsair": 2, "spain_galley": 3}},
        leaders={"ionian_sea": ["piyale_pasha"]},
        dice=[5, 5, 5, *[1] * 8, 6, 6, 6, 6, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    assert [len(told(game, "sea-dice")[0].args[k]) for k in ("attack", "defence")] == [11, 6]
    assert told(game, "sea-won")[0].args["power"] == "power:spain"
    assert asked(game) == ("ottoman", "lose-ship")
    for _ in range(2):
        give(game, "lose", "ship:ottoman_corsair")
    assert ships_at(game.state, "ionian_sea")["spain_galley"] == 2
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert "ottoman_galley" not in ships_at(game.state, "ionian_sea")


def test_E1_16_2_S8_an_odd_hit_sinks_a_ship_of_the_loser() -> None:
    """E1-16.2.S8 One hit against a lone galley that lost."""
    g = position(fleet={"ionian_sea": {"ottoman_galley": 1, "spain_galley": 2}}, dice=[1, 1, 5, 1, 1, 1])
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    assert ships_at(game.state, "ionian_sea") == {"spain_galley": 2}
    assert game.state.ships_lost[0] == 1


def test_E1_16_2_S8_both_wiped_out_more_dice_keep_one_ship() -> None:
    """E1-16.2.S8 Three galleys (6 dice) against two (4 dice): the attacker keeps one."""
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 3, "spain_galley": 2}}, dice=[5, 5, 5, 5, 1, 1, 6, 6, 6, 6]
    )
    game = play(g, ("sea_battle", PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN))
    assert not doomed({SHIP.by_id["ottoman_galley"]: 3}, 4, loser=True)
    assert ships_at(game.state, "ionian_sea").get("spain_galley", 0) == 0


def test_E1_16_2_S9_the_attacker_leaves_a_port_even_if_he_won() -> None:
    """E1-16.2.S9 To a sea zone of that port without enemy ships."""
    g = position(fleet={"messina": {"ottoman_galley": 3, "spain_galley": 1}}, dice=[5, 5, *[1] * 4, 1, 1, 1])
    game = play(g, ("sea_battle", PLACE.by_id["messina"], OTTOMAN, SPAIN))
    assert asked(game) == ("ottoman", "sea-retreat")
    assert set(answers(game)) == {("retreat", "zone:ionian_sea"), ("retreat", "zone:tyrrhenian_sea")}
    give(game, "retreat", "zone:ionian_sea")
    assert ships_at(game.state, "ionian_sea") == {"ottoman_galley": 3}


def test_E1_16_2_S9_without_a_port_the_loser_is_lost() -> None:
    """E1-16.2.S9, E1-16.2.S10 His leader returns next turn."""
    g = position(
        fleet={"tyrrhenian_sea": {"ottoman_galley": 2, "spain_galley": 2}},
        leaders={"tyrrhenian_sea": ["piyale_pasha"]},
        dice=[1] * 5 + [5, 5, 1, 1],
    )
    game = play(g, ("sea_battle", PLACE.by_id["tyrrhenian_sea"], OTTOMAN, SPAIN))
    assert ships_at(game.state, "tyrrhenian_sea") == {"spain_galley": 2}
    assert where(game.state, "piyale_pasha") == NEXT_TURN
    assert game.state.ships_lost[0] == 2


# ---- transport ---------------------------------------------------------------------------------------------------------------
def landing(cp: int, **more: object) -> Elisabeth:
    given: dict[str, object] = {
        "units": {"athens": {"ottoman_regular": 6}},
        "leaders": {"athens": ["mehmed"]},
        "fleet": {"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}},
        "cp": cp,
    }
    return position(**{**given, **more})  # type: ignore[arg-type]


def test_WX_16_I_port_to_port_over_two_zones_costs_three_cp() -> None:
    """WX-16-I, E1-16.3.S1, E1-16.3.S2 One CP a step; five units at most, the leader besides."""
    g = landing(3)
    game = act(g, "embark", "space:athens", "zone:aegean_sea")
    assert ("take", "troop:ottoman_regular", 6) not in answers(game)
    give(give(game, "take", "leader:mehmed"), "take", "troop:ottoman_regular", 5)
    if ("done",) in answers(game):
        give(game, "done")
    assert game.state.cp == 2
    give(game, "carry", "zone:ionian_sea")
    assert game.state.cp == 1
    assert ("land", "space:taranto") in answers(game)
    give(game, "land", "space:taranto")
    assert force(game.state, "athens") == {"ottoman_regular": 1}
    assert force(game.state, "taranto") == {"ottoman_regular": 5}
    assert (where(game.state, "mehmed"), game.state.cp) == ("taranto", 0)


def test_WX_16_I_the_last_step_is_a_land_move() -> None:
    """WX-16-I Whoever lands may be intercepted from Naples, and who is in Taranto may avoid battle or withdraw."""
    g = landing(
        3,
        units={
            "athens": {"ottoman_regular": 5},
            "taranto": {"spain_regular": 2},
            "naples": {"spain_regular": 2},
        },
        fortresses=["taranto"],
    )
    game = act(g, "embark", "space:athens", "zone:aegean_sea")
    give(give(game, "take", "leader:mehmed"), "take", "troop:ottoman_regular", 5)
    give(give(game, "carry", "zone:ionian_sea"), "land", "space:taranto")
    assert asked(game) == ("spain", "intercept")
    assert ("intercept", "space:naples") in answers(game)
    give(game, "pass")
    assert asked(game) == ("spain", "avoid")
    assert {("avoid", "space:naples"), ("avoid", "space:cerignola")} <= set(answers(game))
    give(game, "pass")
    assert asked(game) == ("spain", "withdraw")
    give(game, "withdraw")
    assert (force(g, "taranto", inside=True), besiegers(g, "taranto")) == ({"spain_regular": 2}, ["ottoman"])


def test_WX_16_I_never_without_the_cp_to_reach_a_port() -> None:
    """WX-16-I, E1-16.3.S2 Ships lie in every other port of the Aegean Sea: with two CP nobody goes aboard, three reach Taranto.
    Is Smyrna free of them, two are enough, and its shore is reached, no other zone. One never is."""
    harbours = ["coron", "candia", "salonika", "smyrna", "rhodes", "istanbul"]

    def hemmed(cp: int, *free: str) -> Elisabeth:
        seas = {"aegean_sea": {"ottoman_galley": 1}, "ionian_sea": {"ottoman_galley": 1}}
        guards = {port: {"spain_galley": 1} for port in harbours if port not in free}
        return landing(cp, fleet={**seas, **guards})

    aboard = ("embark", "space:athens", "zone:aegean_sea")
    assert [aboard in offered(hemmed(cp)) for cp in (1, 2, 3)] == [False, False, True]
    assert [aboard in offered(hemmed(cp, "smyrna")) for cp in (1, 2, 3)] == [False, True, True]
    why = not_offered(play(hemmed(2), ("actions",)), *aboard)
    assert why is not None
    assert why.rule == "E1-16.3.S2"
    game = give(act(hemmed(2, "smyrna"), *aboard), "take", "troop:ottoman_regular", 4)
    give(game, "done")
    assert (force(game.state, "smyrna"), game.state.cp) == ({"ottoman_regular": 4}, 0)


def test_E1_16_3_S1_only_into_a_zone_with_own_ships() -> None:
    """E1-16.3.S1"""
    assert not any(a[0] == "embark" for a in offered(landing(5, fleet={})))


def test_E1_16_3_S3_not_into_a_port_with_enemy_ships() -> None:
    """E1-16.3.S3"""
    g = landing(
        3,
        fleet={
            "ionian_sea": {"ottoman_galley": 1},
            "aegean_sea": {"ottoman_galley": 1},
            "taranto": {"spain_galley": 1},
        },
    )
    game = give(act(g, "embark", "space:athens", "zone:aegean_sea"), "take", "troop:ottoman_regular", 4)
    give(game, "done")
    give(game, "carry", "zone:ionian_sea")
    assert ("land", "space:taranto") not in answers(game)


def test_E1_16_3_S4_a_lost_landing_loses_everything() -> None:
    """E1-16.3.S4 All transported units fall, and their leaders are captured."""
    g = position(
        units={"lepanto": {"ottoman_regular": 2}, "taranto": {"spain_regular": 2}},
        leaders={"lepanto": ["mehmed"]},
        fleet={"ionian_sea": {"ottoman_galley": 1}},
        cp=2,
        dice=[1, 1, 1, 5, 1, 1],
    )
    game = give(act(g, "embark", "space:lepanto", "zone:ionian_sea"), "all")
    if asked(game) == ("ottoman", "carry"):
        give(game, "land", "space:taranto")
    through(game, "intercept", "avoid", "window-w7")
    assert force(game.state, "taranto") == {"spain_regular": 2}
    assert where(game.state, "mehmed") == -4


# ---- piracy ------------------------------------------------------------------------------------------------------------------
def raid(dice: list[int], hands: dict[str, list[str]] | None = None, **more: object) -> Game:
    given: dict[str, object] = {
        "fleet": {"barbary_coast": {"ottoman_corsair": 2}},
        "leaders": {"barbary_coast": ["dragut"]},
        "hands": hands or {},
        "dice": dice,
    }
    return act(position(**{**given, **more}), "raid", "zone:barbary_coast", "power:spain")  # type: ignore[arg-type]


def test_E1_16_4_S4_two_dice_and_the_leader_s_piracy() -> None:
    """E1-16.4.S4, E1-5.1.15 Two ships, several ports: 2 dice, Dragut 2 more. Oran's fortress defends [E1-16.4.S2]."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}}, leaders={"barbary_coast": ["dragut"]})
    found = Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN)
    assert attack_dice(g, found) == 4
    forts = defence_dice(g, found)
    g.set_unrest(PLACE.by_id["oran"])
    assert defence_dice(g, found) == forts - 1


def test_E1_16_4_S2_ships_near_the_zone_defend_it() -> None:
    """E1-16.4.S2 One die for each ship of the target next to the zone; corsairs do not count."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}})
    before = defence_dice(g, Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN))
    g.launch(PLACE.by_id["cartagena"], SHIP.by_id["spain_galley"], 2)
    assert defence_dice(g, Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN)) == before + 2


def test_E1_16_4_S3_corsairs_fall_first() -> None:
    """E1-16.4.S3 (a) One corsair for each hit."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 1, "ottoman_galley": 1}})
    defence = defence_dice(g, Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN))
    g.chance.script = tuple(f - 1 for f in ([6] + [1] * (defence - 1) + [1]))
    game = act(g, "raid", "zone:barbary_coast", "power:spain")
    assert ships_at(game.state, "barbary_coast") == {"ottoman_galley": 1}


def test_E1_16_4_4_awards_are_spread_evenly() -> None:
    """E1-16.4.S5, E1-16.4.4 The target chooses; nothing twice before all was given once."""
    g = position(hands={"spain": ["storms", "looting"]})
    found = Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN)
    assert awards(g, found) == ["give-card", "give-vp"]
    found.given = ["give-vp"]
    assert awards(g, found) == ["give-card"]
    found.given = ["give-vp", "give-card"]
    assert awards(g, found) == ["give-card", "give-vp"]


def test_E1_16_4_S5_a_hit_may_cost_a_card_or_a_point() -> None:
    """E1-16.4.S5 (b), (c) The pirate draws a card, to be played later; or gains a point."""
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}}, hands={"spain": ["storms"]})
    defence = defence_dice(g, Raid(PLACE.by_id["barbary_coast"], OTTOMAN, SPAIN))
    g.chance.script = tuple(f - 1 for f in ([1] * defence + [5, 6, 1]))
    game = act(g, "raid", "zone:barbary_coast", "power:spain")
    through(game, "window-w2", "window-w16")
    assert asked(game) == ("spain", "raid-award")
    give(game, "give-vp")
    assert game.state.piracy_vp[OTTOMAN] == 1
    assert game.state.hand[OTTOMAN] == [CARD["storms"]]
    assert game.state.fresh == [CARD["storms"]]


def test_WX_16_K_once_a_zone_and_three_raids_a_turn() -> None:
    """E1-16.4.2 Once per zone and power, two powers per zone, three raids in all."""
    wanted = ("raid", "zone:barbary_coast", "power:spain")
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}})
    assert wanted in offered(g)
    g.mark_raided(PLACE.by_id["barbary_coast"], OTTOMAN)
    assert wanted not in offered(g)
    g.raids = {}
    g.raids_made[OTTOMAN] = 3
    assert wanted not in offered(g)
    g.raids_made[OTTOMAN] = 0
    g.raids[PLACE.by_id["barbary_coast"]] = 1 << 2 | 1 << 3
    assert wanted not in offered(g)


def test_E1_SL_6_spain_takes_a_piracy_point_from_the_ottomans() -> None:
    """E1-SL.6 Only while they have one."""
    g = position(active="spain")
    found = Raid(PLACE.by_id["aegean_sea"], SPAIN, OTTOMAN)
    assert awards(g, found) == []
    g.piracy_vp[OTTOMAN] = 1
    assert awards(g, found) == ["give-vp"]


def test_E1_16_4_1_only_against_a_power_with_a_port_there() -> None:
    """E1-16.4.1 Spain has no port on the Aegean."""
    g = position(fleet={"aegean_sea": {"ottoman_corsair": 2}})
    assert not any(a[0] == "raid" for a in offered(g))
    assert controller(g, "athens") == "ottoman"
