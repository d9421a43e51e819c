"""What is seen of a game of Elisabeth I.: the map and its stacks, panels, cards, tracks, what is going on, odds."""

import random
from collections.abc import Iterator

import pytest

from games.elisabeth.builders import act, position
from games.elisabeth.looking import everything
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.contract import Ask, Setup
from theatrum.core.game import Game
from theatrum.core.scene import Board, Name, Panel, Piece, Row, Scene, Text
from theatrum.core.texts import Texts
from theatrum.games import definition
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.provenance import reconstructed
from theatrum.games.elisabeth.queries import odds as reckoned
from theatrum.games.elisabeth.scene import headline, scene
from theatrum.games.elisabeth.scene.odds import chances, percent
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE, NEXT_TURN
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle, Voyage
from theatrum.games.elisabeth.state.war import ASSAULT, FIELD_BATTLE, Battle, March
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, SHIP, SHIP_POOLS, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import HRE, OTTOMAN, SPAIN

CARD = {card.id: number for number, card in CARDS.items()}


def speaker(language: str = "en") -> Texts:
    found = definition("elisabeth")
    return Texts(language, [found.texts], found.names(language))


def europe(shown: Scene) -> Board:
    return shown.boards[0]


def piece(shown: Scene, id: str) -> Piece:
    return next(p for p in europe(shown).pieces if p.id == id)


def row(shown: Scene, id: str) -> Row:
    return next(r for r in shown.rows if r.id == id)


def panel(shown: Scene, power: str) -> Panel:
    return next(p for p in shown.panels if p.id == f"power:{power}")


def lines_of(shown: Scene, space: str) -> list[str]:
    found = next(s for s in europe(shown).spaces if s.id == f"space:{space}")
    return [line.key for line in found.lines]


def random_games(seeds: range) -> Iterator[Game]:
    """Games at their decisions, with a liking for war."""
    for seed in seeds:
        rng = random.Random(seed)
        game = begin(definition("elisabeth"), 2, seed, {})
        while game.questions:
            yield game
            answers = game.questions[0].answers
            bold = [a for a in answers if a[0] in ("march", "sail", "raid", "assault", "intercept", "embark")]
            game.answer(game.questions[0], rng.choice(bold if bold and rng.random() < 0.5 else answers))


# ---- everywhere ------------------------------------------------------------------------------------------------------------
def test_whatever_is_asked_for_lies_on_the_table() -> None:
    asked = set()
    for game in random_games(range(3)):
        question = game.questions[0]
        shown = scene(game.state, question.seat)
        there = {word for pair in everything(shown) for word in pair}
        nouns = {str(x) for a in question.answers for x in a[1:] if isinstance(x, str)}
        assert nouns <= there, (question.ask.prompt, nouns - there)
        asked.add(question.ask.prompt)
    assert {"march-form", "sail", "battle-losses", "place-leader"} & asked


def test_ids_are_unique_at_every_decision() -> None:
    for game in random_games(range(4, 5)):
        for seat in (0, 1, None):
            ids = [id for id, _ in everything(scene(game.state, seat)) if id]
            assert len(ids) == len(set(ids)), sorted(x for x in ids if ids.count(x) > 1)


def test_it_can_be_shown_before_the_set_up_and_after_the_end() -> None:
    found = definition("elisabeth")
    empty = scene(found.begin(Setup(2, {"scenario": "learning"}, Chance("1"))), None)
    assert empty.headline == Text("headline-setup")
    assert not europe(empty).pieces
    game = begin(found, 2, 3, {})
    while game.questions:
        game.answer(game.questions[0], game.questions[0].answers[-1])
    assert game.scene(None).headline == Text("headline-over")
    assert game.scene(0).outcome is not None


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_of_the_scenario_says_what_it_does(language: str) -> None:
    texts = speaker(language)
    for number, card in CARDS.items():
        if card.learning or number <= 3:
            assert texts.has(f"card-{card.id}-text"), card.id
    assert not texts.missing


def test_names_are_there_in_both_languages() -> None:
    assert names("en").keys() == names("de").keys()
    assert names("de")["zone:ionian_sea"] == "Ionisches Meer"
    assert names("en")["troop:knights"] == "Knights of St. John"


def test_what_is_reconstructed_is_named_and_marked() -> None:
    known = names("en")
    assert all(noun in known for noun in reconstructed())
    assert {"card:grand_vizier", "card:ottoman_tribute", "card:spanish_road"} <= set(reconstructed())
    assert {"settlement:goa", "ocean:brazilian_coast"} <= set(reconstructed())
    shown = scene(position(hands={"ottoman": ["fireships", "german_intervention"]}), 0)
    marks = {card.id: card.reconstructed for card in row(shown, "hand:0").cards}
    assert marks["card:fireships"] == Text("uncertain-card")
    assert marks["card:german_intervention"] == ""


# ---- the map -----------------------------------------------------------------------------------------------------------------
def test_an_army_opens_to_its_units_and_leaders() -> None:
    g = position(units={"buda": {"ottoman_regular": 3, "ottoman_cavalry": 2}}, leaders={"buda": ["mehmed"]})
    army = piece(scene(g, 0), "army:buda-ottoman")
    assert (army.at, army.count, army.shape, army.tone) == ("space:buda", 5, "shield", "green")
    assert [(p.noun, p.count) for p in army.parts] == [
        ("troop:ottoman_regular", 3),
        ("troop:ottoman_cavalry", 2),
        ("leader:mehmed", 1),
    ]
    assert army.badge == "★"
    assert army.noun == "space:buda", "whoever touches it means the place"
    assert "command" in speaker().say(army.parts[-1].label)


def test_units_of_an_active_minor_stand_with_those_who_command_them() -> None:
    g = position(units={"vienna": {"hre_regular": 2, "spain_regular": 1}}, allies=[("spain", "hre")])
    army = piece(scene(g, 0), "army:vienna-spain")
    assert army.count == 3
    assert {p.tone for p in army.parts} == {"black", "yellow"}


def test_E1_15_0_1_a_besieged_garrison_is_shown_inside() -> None:
    g = position(
        units={"vienna": {"ottoman_regular": 5}},
        inside={"vienna": {"hre_regular": 2}},
        leaders_inside={"vienna": ["schwendi"]},
        sieges={("vienna", "ottoman"): 3},
    )
    shown = scene(g, 1)
    garrison = piece(shown, "garrison:vienna-hre")
    assert (garrison.shape, garrison.count) == ("rook", 2)
    assert garrison.parts[-1].noun == "leader:schwendi"
    space = next(s for s in europe(shown).spaces if s.id == "space:vienna")
    assert [icon.icon for icon in space.icons] == ["cannon"]
    assert "space-besieged" in lines_of(shown, "vienna")


def test_flags_unrest_and_built_fortresses_are_shown() -> None:
    g = position(control={"ragusa": "spain"}, unrest=["athens"], fortresses=["graz"])
    shown = scene(g, 0)
    spaces = {s.id: s for s in europe(shown).spaces}
    assert spaces["space:ragusa"].tone == "yellow"
    assert [icon.icon for icon in spaces["space:athens"].icons] == ["event"]
    assert spaces["space:graz"].shape == "fortress"
    assert "space-unrest" in lines_of(shown, "athens")
    assert "space-closed" in lines_of(shown, "london")


def test_fleets_lie_in_ports_and_at_sea_and_raids_are_marked() -> None:
    g = position(
        fleet={"algiers": {"ottoman_corsair": 3}, "ionian_sea": {"spain_galley": 2}},
        leaders={"algiers": ["dragut"]},
    )
    g.mark_raided(PLACE.by_id["barbary_coast"], OTTOMAN)
    shown = scene(g, None)
    port, sea = piece(shown, "fleet:algiers-ottoman"), piece(shown, "fleet:ionian_sea-spain")
    assert (port.count, sea.count, sea.at) == (3, 2, "zone:ionian_sea")
    assert port.parts[-1].noun == "leader:dragut"
    assert "piracy" in speaker().say(port.parts[-1].label)
    assert piece(shown, "raided:barbary_coast-ottoman").at == "zone:barbary_coast"


def test_a_leader_alone_has_a_piece_of_his_own() -> None:
    found = piece(scene(position(leaders={"madrid": ["duke_of_alva"]}), 0), "army:madrid-spain")
    assert (found.shape, found.parts[0].noun) == ("crown", "leader:duke_of_alva")


def test_while_a_formation_is_picked_only_those_who_stand_there_can_be_touched() -> None:
    g = position(units={"buda": {"ottoman_regular": 3}, "athens": {"ottoman_regular": 2}})
    act(g, "march", "space:buda", "space:mohacs")
    shown = scene(g, 0)
    assert piece(shown, "army:buda-ottoman").parts[0].noun == "troop:ottoman_regular"
    assert piece(shown, "army:athens-ottoman").parts[0].noun == ""
    assert all(stat.id != "troop:ottoman_regular" for pool in shown.pools for stat in pool.stats)


def test_while_an_action_is_chosen_units_are_touched_in_the_supply() -> None:
    g = position(units={"buda": {"ottoman_regular": 3}}, leaders={"buda": ["mehmed"]})
    g.agenda = [("impulse_end",)]
    shown = scene(g, 0)
    assert [p.noun for p in piece(shown, "army:buda-ottoman").parts] == ["", "leader:mehmed"]
    assert any(stat.id == "troop:ottoman_regular" for pool in shown.pools for stat in pool.stats)


# ---- powers ------------------------------------------------------------------------------------------------------------------
def test_E1_SL_5_the_ottomans_begin_with_thirteen_points_and_see_why() -> None:
    shown = begin(definition("elisabeth"), 2, 1, {}).scene(0)
    stats = {stat.id: stat.value for stat in panel(shown, "ottoman").stats}
    assert stats["vp:ottoman"] == "13 / 20"
    assert stats["keys:ottoman"] == "6 / 10"
    said = [speaker().say(line) for line in panel(shown, "ottoman").lines]
    assert said[:2] == ["6 keys: 11 points", "2 fortresses: 2 points"]
    assert {stat.id: stat.value for stat in panel(shown, "spain").stats}["vp:spain"] == 8
    assert speaker().say(shown.victory[0].value) == "13 of 20 points · 6 of 10 keys"
    assert speaker().say(shown.victory[1].value) == "must hold out for 3 turns"


def test_piracy_points_prisoners_used_cards_and_lost_ships_are_in_the_corner() -> None:
    g = position()
    g.piracy_vp[OTTOMAN] = 2
    g.home_used[OTTOMAN] = [CARD["grand_vizier"]]
    g.capture(LEADER.by_id["duke_of_alva"], OTTOMAN)
    g.put_leader(LEADER.by_id["dragut"], NEXT_TURN)
    galleys = next(pool.index for pool in SHIP_POOLS if pool.id == "ottoman")
    g.ships_lost[galleys] = 3
    corner = panel(scene(g, 1), "ottoman")
    ribbons = {card.noun or card.id: card.ribbon for card in corner.cards}
    assert ribbons == {
        "card:grand_vizier": Text("ribbon-used"),
        "leader:duke_of_alva": Text("ribbon-prisoner"),
        "leader:dragut": Text("ribbon-next-turn"),
    }
    assert {"line-vp-piracy", "line-ships-lost", "line-war"} <= {line.key for line in corner.lines}
    assert g.leader_at[LEADER.by_id["duke_of_alva"]] == CAPTIVE


def test_E1_SL_14_minor_powers_show_their_ally_and_the_influence_of_both() -> None:
    shown = begin(definition("elisabeth"), 2, 1, {}).scene(0)
    courts = {card.id: card for card in row(shown, "row:minors").cards}
    assert set(courts) == {"power:hre", "power:papacy", "power:venice"}
    assert [p.letter for p in courts["power:hre"].pieces] == ["3", "1"]
    assert courts["power:papacy"].ribbon == Text("ribbon-active")
    assert courts["power:venice"].lines[0] == Text("minor-inactive")
    keys = [line.key for line in courts["power:venice"].lines if isinstance(line, Text)]
    assert keys.count("minor-friend") == 1, "all powers in one line"


def test_the_supply_counts_what_is_left_and_what_returns_next_turn() -> None:
    g = position(units={"buda": {"ottoman_regular": 4}})
    pool = next(p for p in scene(g, 0).pools if p.id == "pool:ottoman")
    before = next(stat.value for stat in pool.stats if stat.id == "troop:ottoman_cavalry")
    g.remove_units(PLACE.by_id["buda"], TROOP.by_id["ottoman_regular"], 4)
    pool = next(p for p in scene(g, 0).pools if p.id == "pool:ottoman")
    assert next(stat.value for stat in pool.stats if stat.id == "troop:ottoman_cavalry") == before + 4
    g.launch(PLACE.by_id["istanbul"], SHIP.by_id["ottoman_galley"])
    g.lose_ships(PLACE.by_id["istanbul"], SHIP.by_id["ottoman_galley"])
    stats = next(p for p in scene(g, 0).pools if p.id == "pool:ottoman").stats
    assert (
        speaker()
        .say(next(s.value for s in stats if s.id == "ship:ottoman_galley"))
        .endswith("(+1 next turn)")
    )


# ---- cards -------------------------------------------------------------------------------------------------------------------
def hands() -> Elisabeth:
    return position(
        hands={
            "ottoman": ["storms", "looting", "grand_vizier", "ottoman_tribute"],
            "spain": ["spanish_road", "treachery"],
        }
    )


def test_own_cards_are_open_and_others_face_down() -> None:
    g = hands()
    mine = row(scene(g, 0), "hand:0").cards
    assert [card.id for card in mine] == [
        "card:grand_vizier",
        "card:ottoman_tribute",
        "card:looting",
        "card:storms",
    ]
    theirs = row(scene(g, 0), "hand:1").cards
    assert [(card.id, card.face_down) for card in theirs] == [
        ("card:spanish_road", False),
        ("facedown:1-0", True),
    ]
    nobody = [card.id for card in row(scene(g, None), "hand:0").cards if not card.face_down]
    assert nobody == ["card:grand_vizier", "card:ottoman_tribute"], "everybody knows who holds the home cards"


def test_E1_10_0_P5_a_home_card_put_away_in_secret_is_hidden() -> None:
    g = hands()
    g.home_aside[OTTOMAN] = [g.home_hand[OTTOMAN].pop()]
    assert all(card.face_down for card in row(scene(g, 1), "hand:0").cards)
    ribbons = [card.ribbon for card in row(scene(g, 0), "hand:0").cards]
    assert ribbons[-1] == Text("ribbon-aside")


def test_a_card_that_was_seen_going_to_a_hand_stays_open_to_who_saw_it() -> None:
    g = hands()
    g.known[CARD["storms"]] = 1 << 1
    assert "card:storms" in [card.id for card in row(scene(g, 1), "hand:0").cards]
    assert "card:storms" not in [card.id for card in row(scene(g, None), "hand:0").cards]


def test_cards_just_drawn_wait_for_the_next_impulse() -> None:
    g = hands()
    g.fresh = [CARD["storms"]]
    g.played = [CARD["looting"]]
    ribbons = {card.id: card.ribbon for card in row(scene(g, 0), "hand:0").cards}
    assert ribbons["card:storms"] == Text("ribbon-fresh")
    assert ribbons["card:looting"] == Text("ribbon-text-played")


def test_discards_are_open_the_last_on_top_and_the_deck_is_a_number() -> None:
    g = position(deck=["storms", "looting"])
    g.discard = [CARD["fireships"], CARD["treachery"]]
    shown = scene(g, None)
    assert [card.id for card in row(shown, "row:discard").cards] == ["card:treachery", "card:fireships"]
    assert (row(shown, "deck:cards").count, row(shown, "deck:cards").cards) == (2, [])


# ---- what is going on ------------------------------------------------------------------------------------------------------------
def test_the_headline_says_whose_impulse_it_is() -> None:
    g = position(active="spain", cp=3, turn=2)
    assert speaker().say(headline(g)) == "Turn 2 of 3 · Impulse: Spain · 3\u00a0command points"
    g.phase = "winter"
    assert speaker("de").say(headline(g)) == "Runde 2 von 3 · Winter"


def test_the_card_of_the_impulse_is_in_the_spotlight() -> None:
    g = position(cp=4)
    g.card = CARD["treachery"]
    g.discard = [g.card]
    light = scene(g, 1).spotlight
    assert light is not None
    assert light.sides[0].cards[0].noun == "card:treachery"
    assert light.sides[0].stats[0].value == 4


def test_E1_14_a_battle_shows_dice_hits_cards_and_losses() -> None:
    g = position(units={"graz": {"ottoman_regular": 3, "hre_regular": 2}})
    b = Battle(FIELD_BATTLE, PLACE.by_id["graz"], OTTOMAN, [HRE])
    b.troops = [{TROOP.by_id["ottoman_regular"]: 3}, {TROOP.by_id["hre_regular"]: 2}]
    b.dice, b.cards[0] = [3, 3], [CARD["field_artillery"]]
    g.battle = b
    light = scene(g, 0).spotlight
    assert light is not None
    assert (light.id, light.at, light.step) == ("spotlight:battle", "space:graz", 0)
    b.faces, b.hits, b.due = [[6, 2, 5], [1, 1, 6]], [2, 1], {OTTOMAN: 1, HRE: 2}
    light = scene(g, 0).spotlight
    assert light is not None
    attack, defence = light.sides
    assert [stat.value for stat in attack.stats] == [3, 3, 2]
    assert attack.cards[0].noun == "card:field_artillery"
    assert [(die.face, die.hit) for die in attack.dice] == [(6, True), (5, True), (2, False)]
    assert (attack.seat, defence.seat) == (0, None), "nobody plays an inactive minor"
    assert light.step == 2
    b.kind, b.due = ASSAULT, {}
    light = scene(g, 0).spotlight
    assert light is not None
    assert (light.title.key, light.step) == ("spotlight-assault", 3)


def test_E1_16_naval_battles_raids_and_orders_are_shown() -> None:
    g = position(
        fleet={"ionian_sea": {"ottoman_galley": 2, "spain_galley": 1}},
        leaders={"ionian_sea": ["piyale_pasha"]},
    )
    b = SeaBattle(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN)
    b.ships, b.dice = [{SHIP.by_id["ottoman_galley"]: 2}, {SHIP.by_id["spain_galley"]: 1}], [5, 2]
    g.sea_battle = b
    light = scene(g, None).spotlight
    assert light is not None
    assert [p.noun for p in light.sides[0].pieces] == ["ship:ottoman_galley", "leader:piyale_pasha"]
    assert light.sides[0].stats[0].label == Text("stat-ships")
    g.sea_battle, g.raid = None, Raid(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN)
    g.raid.dice, g.raid.faces, g.raid.hits = [2, 1], [[5, 6], [2]], 2
    light = scene(g, None).spotlight
    assert light is not None
    assert (light.step, speaker().say(light.lines[0])) == (3, "2 hits still to be paid for")
    g.raid.dice, g.raid.faces = [2, 0], [[5, 6], []]
    light = scene(g, None).spotlight
    assert light is not None
    totals = [side.total for side in light.sides if side.total is not None]
    assert [(total.label, total.value) for total in totals] == [
        (Text("stat-hits"), 2),
        (Text("stat-hits"), 0),
    ]
    g.raid, g.voyage = None, Voyage(OTTOMAN)
    g.voyage.orders = [
        (PLACE.by_id["ionian_sea"], PLACE.by_id["aegean_sea"], SHIP.by_id["ottoman_galley"], 2)
    ]
    light = scene(g, None).spotlight
    assert light is not None
    assert speaker().say(light.lines[0]) == "2 Ottoman galleys: Ionian Sea → Aegean Sea"


def test_a_march_shows_who_goes_and_where() -> None:
    g = position(units={"buda": {"ottoman_regular": 3}})
    g.march = March(OTTOMAN, PLACE.by_id["buda"], PLACE.by_id["mohacs"], 1)
    g.march.troops = {TROOP.by_id["ottoman_regular"]: 3}
    light = scene(g, 1).spotlight
    assert light is not None
    assert (light.at, light.sides[0].pieces[0].count) == ("space:mohacs", 3)
    g.march.at_sea = PLACE.by_id["ionian_sea"]
    light = scene(g, 1).spotlight
    assert light is not None
    assert light.title.key == "spotlight-carried"


def test_tracks_show_turn_phase_points_and_keys() -> None:
    shown = begin(definition("elisabeth"), 2, 1, {}).scene(1)
    tracks = {track.id: track for track in shown.tracks}
    assert tracks["track:turn"].markers[0].at == "0"
    assert tracks["track:vp"].markers[0].at == "13"
    assert {m.noun: m.at for m in tracks["track:keys"].markers} == {"power:ottoman": "6", "power:spain": "8"}
    assert tracks["track:phase"].steps[int(tracks["track:phase"].markers[0].at)] == Text("phase-spring")


# ---- odds --------------------------------------------------------------------------------------------------------------------
def test_E1_15_1_the_odds_of_an_assault() -> None:
    """E1-5.1.11 Without a leader four of the six can go, so two dice attack; one unit and the wall defend."""
    g = position(
        units={"vienna": {"ottoman_regular": 6}},
        inside={"vienna": {"hre_regular": 1}},
        sieges={("vienna", "ottoman"): 3},
        wars=[("ottoman", "hre")],
    )
    told = chances(g, Ask(0, "action", []), (("assault", "space:vienna"), ("stop",)))
    assert told == {
        ("assault", "space:vienna"): Text("odds-assault", percent=percent(reckoned.assault(2, 2, 4, 1)))
    }


def test_E1_14_0_the_odds_of_a_march_to_an_enemy() -> None:
    g = position(
        units={"buda": {"ottoman_regular": 6}, "mohacs": {"spain_regular": 1}}, leaders={"buda": ["mehmed"]}
    )
    march = ("march", "space:buda", "space:mohacs")
    told = chances(g, Ask(0, "action", []), (march,))
    best = 6 + next(x.battle for x in LEADERS if x.id == "mehmed")
    assert told[march] == Text("odds-battle-ahead", percent=percent(reckoned.battle(best, 2)))
    g.remove_units(PLACE.by_id["mohacs"], TROOP.by_id["spain_regular"])
    assert not chances(g, Ask(0, "action", []), (march,))


def test_E1_16_4_the_odds_of_a_raid() -> None:
    g = position(fleet={"barbary_coast": {"ottoman_corsair": 2}}, leaders={"barbary_coast": ["dragut"]})
    answer = ("raid", "zone:barbary_coast", "power:spain")
    told = chances(g, Ask(0, "action", []), (answer,))[answer]
    dice = 2 + next(x.piracy for x in LEADERS if x.id == "dragut")
    assert told.args["dice"] == dice
    assert told.args["percent"] == percent(reckoned.at_least(dice, 1))


def test_E1_16_1_S4_the_odds_of_intercepting_at_sea() -> None:
    g = position(fleet={"naples": {"spain_galley": 2}, "tyrrhenian_sea": {"ottoman_galley": 1}})
    g.voyage = Voyage(OTTOMAN)
    ask = Ask(1, "sea-intercept", [], args={"zone": "zone:tyrrhenian_sea"})
    told = chances(g, ask, (("intercept", "space:naples"), ("pass",)))
    assert told == {("intercept", "space:naples"): Text("odds-roll", percent=28)}


def test_a_combat_window_tells_how_it_stands() -> None:
    g = position()
    g.sea_battle = SeaBattle(PLACE.by_id["ionian_sea"], OTTOMAN, SPAIN)
    g.sea_battle.dice = [2, 2]
    chance = reckoned.battle(2, 2)
    for seat, expected in ((0, chance), (1, 1 - chance)):
        told = chances(g, Ask(seat, "window-w7", []), (("pass",),))
        assert told[("pass",)] == Text("odds-as-it-stands", percent=percent(expected))


def test_nearly_certain_does_not_look_certain() -> None:
    assert (percent(0.0), percent(0.001), percent(0.999), percent(1.0)) == (0, 1, 99, 100)


def test_letters_and_tones_tell_the_powers_apart() -> None:
    texts = speaker()
    powers = ("ottoman", "spain", "hre", "papacy", "venice", "independent")
    assert len({texts.say(Text(f"letter-{p}")) for p in powers}) == len(powers)
    assert texts.say(Name("power:venice")) == "Venice"


def test_E1_16_1_S7_the_odds_of_a_naval_battle() -> None:
    """Two galleys roll four dice against the two of one galley; whoever may slip away sees what staying means."""
    g = position(fleet={"tyrrhenian_sea": {"ottoman_galley": 2, "spain_galley": 1}})
    g.voyage = Voyage(OTTOMAN)
    fight = ("fight", "zone:tyrrhenian_sea", "power:spain")
    told = chances(g, Ask(0, "sea-fight", []), (fight,))
    assert told[fight] == Text("odds-battle-ahead", percent=percent(reckoned.battle(4, 2)))
    ask = Ask(1, "sea-avoid", [], args={"zone": "zone:tyrrhenian_sea"})
    told = chances(g, ask, (("pass",), ("avoid", "space:naples")))
    assert told[("pass",)] == Text("odds-hold", percent=percent(1 - reckoned.battle(4, 2)))
    assert told["avoid", "space:naples"] == Text("odds-roll", percent=28)


def test_E1_16_3_the_odds_of_a_landing() -> None:
    g = position(units={"naples": {"spain_regular": 1}})
    g.march = March(OTTOMAN, PLACE.by_id["algiers"])
    g.march.troops = {TROOP.by_id["ottoman_regular"]: 4}
    land = ("land", "space:naples")
    told = chances(g, Ask(0, "carry", []), (land, ("land", "space:palermo")))
    assert told == {land: Text("odds-battle-ahead", percent=percent(reckoned.battle(4, 2)))}
