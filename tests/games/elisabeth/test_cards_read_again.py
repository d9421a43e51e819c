"""Cards that were doubtful, read once more: what is announced, who chooses, in which order, and when a window opens again."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    controller,
    force,
    give,
    passing,
    play,
    told,
)
from games.elisabeth.card_play import announce, campaign, event, hold, respond, through, ways
from theatrum.core.game import Game
from theatrum.games.elisabeth.rules.events.netherlands import LOWLANDS
from theatrum.games.elisabeth.rules.events.paris import AROUND, PARIS
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import mask


# ---- 5 Papal Bull ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("died, offered", [(0, True), (4, False)])
def test_OP_C_28_nobody_excommunicates_a_dead_queen(died: int, offered: bool) -> None:
    """E1-C.5, OP-C-28 The ally of the Pope has the first benefit only while Elizabeth lives."""
    g = campaign()
    the_espionage(g).elizabeth_died = died
    game = play(g, ("papal_favours", SPAIN))
    assert asked(game) == ("spain", "papal-favour")
    assert (("excommunicate",) in answers(game)) == offered


def test_E1_C_5_the_bull_of_a_pope_without_an_ally() -> None:
    """E1-C.5, OP-C-23 Nobody is asked for a benefit, and the two CP follow."""
    g = campaign(players=5, dice=[1, 1, 1])
    g.part(SPAIN, PAPACY)
    for power in (SPAIN, FRANCE):
        g.set_voice(PAPACY, power, RESOLVED)
    g.set_voice(PAPACY, HRE, -1)
    game = through(event(g, "england", "papal_bull"))
    assert asked(game) == ("england", "action")
    assert (g.cp, g.master[PAPACY]) == (2, PAPACY)


# ---- 26 Knights of St. John ----------------------------------------------------------------------------------------------------
def test_E1_C_26_spain_announces_what_the_knights_do() -> None:
    """E1-C.26, E1-C 1.2.17 Before anybody can cancel it, Spain says whether they grow or raid, and where."""
    g = campaign(units={"malta": {"knights": 1}}, hands={"ottoman": ["grand_vizier"]})
    game = announce(g, "france", "knights_of_st_john")
    assert asked(game) == ("spain", "knights")
    assert {a[0] for a in answers(game)} == {"strengthen", "raid"}
    give(game, "strengthen", "troop:knights")
    assert told(game, "event-names")[0].args["targets"] == ["troop:knights"]
    respond(game, "w1", "ottoman", "card:grand_vizier")
    assert force(g, "malta") == {"knights": 1}
    assert not told(game, "raised")


def test_OP_C_29_the_knights_raid_only_in_war() -> None:
    """E1-C.26, OP-C-29, E1-16.4.1 At peace with the Ottomans they can only grow; strong already, they do nothing."""
    g = campaign(units={"malta": {"knights": 1}})
    g.end_war(SPAIN, OTTOMAN)
    event(g, "france", "knights_of_st_john")
    assert force(g, "malta") == {"knights": 2}
    g = campaign(units={"malta": {"knights": 2}})
    assert ways(g, "france", "knights_of_st_john") == [()]
    g.end_war(SPAIN, OTTOMAN)
    assert ways(g, "france", "knights_of_st_john") == []


# ---- 68 Tenth Penny --------------------------------------------------------------------------------------------------------------
def test_E1_C_68_the_space_of_the_unrest_is_announced() -> None:
    """E1-C.68, E1-C 1.2.17 It is named before Spain has drawn, and before anybody can cancel it."""
    g = campaign(deck=["storms"], hands={"ottoman": ["grand_vizier"]})
    game = announce(g, "england", "tenth_penny")
    assert asked(game) == ("england", "riot")
    assert not g.hand[SPAIN]
    give(game, "riot", "space:brussels")
    assert told(game, "event-names")[0].args["targets"] == ["space:brussels"]
    respond(game, "w1", "ottoman", "card:grand_vizier")
    assert not g.in_unrest(PLACE.by_id["brussels"])
    assert not g.hand[SPAIN]


# ---- 81 (B) Walsingham -------------------------------------------------------------------------------------------------------------
def test_E1_C_81_B_ends_the_window_for_england() -> None:
    """E1-C.81 (B) After Walsingham England plays no other card against this plot; before him it may."""
    g = campaign(active="france", cp=2, leaders={"london": ["leicester"]}, dice=[1] * 9)
    hold(g, "england", "walsingham", "handguns")
    game = give(act(g, "assassinate"), "victim", "leader:leicester")
    assert asked(game) == ("england", "window-w10")
    assert ("play", "card:handguns", "side:defender") in answers(game)
    give(game, "play", "card:walsingham")
    while told(game, "plot-dice") == []:
        assert not any(a[0] == "play" for a in answers(game))
        give(game, "pass")
    assert g.hand[ENGLAND] == [88]


# ---- 87 Gregorian Calendar ---------------------------------------------------------------------------------------------------------
def between(g: Elisabeth, after: int = OTTOMAN) -> Game:
    g.active = -1
    return play(g, ("between_impulses", after))


def calendar(game: Game, mode: str) -> Game:
    return respond(game, "w11", "france", "card:gregorian_calendar", f"mode:{mode}")


def unanswered(game: Game) -> Game:
    """Nobody responds."""
    while asked(game) is not None and asked(game)[1].startswith("window"):  # type: ignore[index]
        give(game, "pass")
    return game


def cards_for_all(g: Elisabeth) -> Elisabeth:
    """Everybody holds a card, so that nobody has to pass."""
    for power, card in enumerate(("storms", "looting", "dysentery", "treachery", "iconoclasm", "handguns")):
        number = next(n for n, c in CARDS.items() if c.id == card)
        g.hand[power].append(number)
    return g


def test_E1_C_87_A_the_next_loses_its_impulse() -> None:
    """E1-C.87 (A), E1-11.0.14 Spain is skipped, which is no pass, and the row of passes starts anew."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"]}))
    g.passes = 4
    game = unanswered(calendar(between(g), "skip"))
    assert told(game, "skips")[0].args == {"power": "power:spain"}
    assert asked(game) == ("england", "impulse")
    assert (g.passes, g.skips[SPAIN]) == (0, 0)


def test_OP_C_30_who_has_lost_his_impulse_already_can_not_lose_it_again() -> None:
    """E1-C.87 (A), OP-C-30 Spain will be skipped anyway: the impulse that would come next is England's."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"]}))
    g.skips[SPAIN] = 1
    game = unanswered(calendar(between(g), "skip"))
    assert [e.args["power"] for e in told(game, "skips")] == ["power:spain", "power:england"]
    assert asked(game) == ("france", "impulse")


def test_OP_11_16_between_two_impulses_everybody_may_respond_again() -> None:
    """OP-11-16, W11 After the Calendar the Harem can still be played before the next impulse."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"], "ottoman": ["sultans_harem"]}))
    game = calendar(between(g), "skip")
    assert asked(game) == ("ottoman", "window-w11")
    assert not told(game, "skips")
    unanswered(give(game, "play", "card:sultans_harem"))
    assert asked(game) == ("ottoman", "action")
    assert g.cp == 4


def test_E1_C_87_B_after_a_moved_impulse_the_window_is_open_again() -> None:
    """E1-C.87 (B), W11 France acts before Spain; then, before Spain's impulse, the Ottomans may call the Harem; and
    France's own place later is empty."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"], "ottoman": ["sultans_harem"]}))
    game = calendar(between(g), "now")
    assert asked(game) == ("france", "impulse")
    give(give(game, "cp", "card:treachery"), "stop")
    respond(game, "w11", "ottoman", "card:sultans_harem")
    unanswered(game)
    assert asked(game) == ("ottoman", "action")
    unanswered(give(game, "stop"))
    assert asked(game) == ("spain", "impulse")
    assert g.skips[FRANCE] == 1


def test_OP_C_30_B_who_has_lost_his_impulse_moves_the_one_after_it() -> None:
    """E1-C.87 (B), OP-C-30 France will be skipped and moves the impulse that it would have after that: both places are empty."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"]}))
    g.skips[FRANCE] = 1
    game = calendar(between(g), "now")
    assert asked(game) == ("france", "impulse")
    assert g.skips[FRANCE] == 2
    unanswered(give(give(game, "cp", "card:treachery"), "stop"))
    assert asked(game) == ("spain", "impulse")


def test_OP_C_30_B_who_is_next_only_in_name_is_not_next() -> None:
    """E1-C.87 (B), OP-C-30 France's place would be next, but is empty: England is next, and France may act before it."""
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"]}))
    assert ("play", "card:gregorian_calendar", "mode:now") not in offers_of(between(g, ENGLAND), FRANCE)
    g = cards_for_all(campaign(hands={"france": ["gregorian_calendar"]}))
    g.skips[FRANCE] = 1
    assert ("play", "card:gregorian_calendar", "mode:now") in offers_of(between(g, ENGLAND), FRANCE)


def offers_of(game: Game, power: int) -> list[tuple[str | int, ...]]:
    question = game.question(game.state.seat_of[power])
    assert question is not None
    return list(question.answers)


# ---- 106 Dunkirkers, and Drake ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "pirate, target, chooser", [("spain", "england", "england"), ("england", "spain", "england")]
)
def test_OP_16_21_drake_chooses_only_for_his_own_raids(pirate: str, target: str, chooser: str) -> None:
    """OP-16-21, E1-16.4 S5 Against England, before whose coast Drake lies, England chooses what it gives, as every target."""
    fleet = {"england": "england_galleon", "spain": "spain_galleon"}
    zone = PLACE.by_id["english_channel"]
    g = campaign(
        wars=[("spain", "england")],
        hands={target: ["storms"]},
        fleet={"english_channel": {fleet[pirate]: 1}},
        leaders={"english_channel": ["drake"]},
    )
    powers = {"spain": SPAIN, "england": ENGLAND}
    g.raid = Raid(zone, powers[pirate], powers[target])
    g.raid.hits = 1
    game = play(g, ("raid_awards",))
    assert asked(game) == (chooser, "raid-award")


# ---- 109 Union of Arras --------------------------------------------------------------------------------------------------------------
def test_E1_C_109_every_space_is_chosen_before_anybody_is_displaced() -> None:
    """E1-C.109 The Dutch of Breda find no shelter in Antwerp, which is Spanish, too, when they have to go."""
    g = campaign(
        control={"breda": "protestant", "antwerp": "protestant", "brussels": "spain"},
        units={"breda": {"dutch_regular": 2}},
    )
    g.end_war(SPAIN, PROTESTANT)
    game = event(g, "spain", "union_of_arras")
    give(game, "win", "space:breda", "mode:control")
    assert asked(game) == ("spain", "arras")
    assert force(g, "breda") == {"dutch_regular": 2}
    assert not any(a[1:2] == ("space:breda",) for a in answers(game))
    give(give(game, "win", "space:antwerp", "mode:control"), "done")
    assert [controller(g, s) for s in ("breda", "antwerp")] == ["spain", "spain"]
    assert force(g, "breda") == force(g, "antwerp") == {}


# ---- 111 Paris Is Worth a Mass ----------------------------------------------------------------------------------------------------------
def navarre(**given: object) -> Elisabeth:
    control = {"la_rochelle": "protestant", **(given.pop("control", None) or {})}  # type: ignore[dict-item]
    return campaign(control=control, leaders={"la_rochelle": ["henry_iv"]}, turn=6, **given)


def test_E1_C_111_paris_comes_by_itself() -> None:
    """E1-C.111, E1-C 1.2.19 Paris, if it is legal, is no choice; up to three neighbours are."""
    g = navarre()
    game = event(g, "protestant", "paris_is_worth_a_mass")
    assert controller(g, "paris") == "protestant"
    assert asked(game) == ("protestant", "mass")
    assert ("win", "space:paris") not in answers(game)
    for _ in range(3):
        give(game, *answers(game)[0])
    assert asked(game) != ("protestant", "mass")


def test_E1_C_111_displacement_follows_when_all_spaces_are_won() -> None:
    """E1-C.111 French mercenaries of Rouen do not flee to Orleans, which is won with it."""
    g = navarre(units={"rouen": {"france_mercenary": 2}})
    game = event(g, "protestant", "paris_is_worth_a_mass")
    give(game, "win", "space:rouen")
    assert force(g, "rouen") == {"france_mercenary": 2}
    give(game, "win", "space:orleans")
    if asked(game) == ("protestant", "mass"):
        give(game, "done")
    through(game, "displace", "displace-group")
    assert force(g, "rouen") == force(g, "orleans") == {}


def test_E1_C_111_only_if_it_changes_something() -> None:
    """E1-C 1.2.18 Regulars everywhere around Paris, the capital lost this turn, no Protestants near: no text to use."""
    g = navarre()
    assert ways(g, "protestant", "paris_is_worth_a_mass") == [()]
    around = [SPACES[s].id for s in (PARIS, *AROUND)]
    g = navarre(units={s: {"france_regular": 1} for s in around})
    the_realms(g).capital_waits = [7, 7]
    g.protestant &= ~mask((PARIS, *AROUND))
    assert ways(g, "protestant", "paris_is_worth_a_mass") == []


# ---- 102 Long Turkish War ----------------------------------------------------------------------------------------------------------------
def test_E1_C_102_an_inactive_empire_gets_nothing() -> None:
    """E1-C.102 With five players and nobody's HRE only the Ottomans raise a regular; both may not declare for free."""
    g = campaign(players=5)
    game = event(g, "spain", "long_turkish_war")
    assert asked(game) == ("ottoman", "long-war")
    give(game, "done")
    passing(game)
    assert asked(game) == ("spain", "action")
    assert g.diplomacy is not None
    assert (g.diplomacy.free_war[OTTOMAN], g.diplomacy.free_war[HRE]) == (HRE, -1)


# ---- winter without a player -------------------------------------------------------------------------------------------------------------
def test_OP_20_22_units_of_an_inactive_empire_go_into_quarters() -> None:
    """OP-20-22, E1-20.4 S1, S2, E1-20.6 Nobody chooses for them: who is beyond four in a fortress that is no capital, be it
    a key, and who lies in the open goes home; no regular is raised."""
    g = campaign(
        players=5,
        units={
            "prague": {"hre_regular": 4, "hre_mercenary": 2},
            "augsburg": {"hre_regular": 1},
            "linz": {"hre_regular": 1},
        },
    )
    home = {s: sum(force(g, s).values()) for s in ("prague", "vienna", "linz")}
    assert home == {"prague": 6, "vienna": 0, "linz": 1}
    game = through(play(g, ("winter",)), "winter-land", "winter-recall")
    assert asked(game) is None
    assert sum(force(g, "prague").values()) == 4
    assert force(g, "augsburg") == {"hre_regular": 1}
    assert force(g, "linz") == {}
    assert sum(force(g, "vienna").values()) >= 2


@pytest.mark.parametrize("players", [5, 6])
def test_E1_20_4_exception_1_without_a_capital_those_beyond_four_are_lost(players: int) -> None:
    """E1-20.4 Exception 1, OP-20-22 Vienna is Ottoman: of six units in Prague two are lost, whichever the HRE likes; without
    a player nobody is asked."""
    g = campaign(
        players=players,
        control={"vienna": "ottoman"},
        units={"prague": {"hre_regular": 3, "hre_mercenary": 3}},
        leaders={"prague": ["zrinyi"]},
    )
    game = through(play(g, ("winter",)), "winter-land", "winter-recall")
    if players == 6:
        assert asked(game) == ("hre", "attrition")
        give(give(game, "lose", "troop:hre_mercenary"), "lose", "troop:hre_mercenary")
        assert force(g, "prague") == {"hre_regular": 3, "hre_mercenary": 1}
    else:
        assert asked(game) is None
        assert sum(force(g, "prague").values()) == 4
    assert sum(e.args["units"] for e in told(game, "units-lost")) == 2


# ---- 112 Day of the Barricades, 106 Dunkirkers ---------------------------------------------------------------------------------------------
def test_OP_C_31_enemies_of_spain_leave_paris_too() -> None:
    """E1-C.112, OP-C-31 Protestants who besiege a French Paris go when it is Spain's; the siege is over, allies stay."""
    g = campaign(
        units={
            "reims": {"spain_regular": 3},
            "paris": {"huguenot_regular": 2, "hre_regular": 1},
            "la_rochelle": {"huguenot_regular": 1},
        },
        inside={"paris": {"france_regular": 1}},
        control={"reims": "spain", "la_rochelle": "protestant"},
        sieges={("paris", "protestant"): 1},
        wars=[("spain", "protestant"), ("france", "protestant")],
        allies=[("spain", "hre")],
    )
    the_realms(g).league = 3
    game = event(g, "hre", "day_of_the_barricades")
    through(game, "displace", "displace-group", "barricades")
    assert controller(g, "paris") == "spain"
    assert force(g, "paris") == {"hre_regular": 1}
    assert not g.besieged(PLACE.by_id["paris"])


def test_OP_C_32_antwerp_is_port_enough_for_the_dunkirkers() -> None:
    """E1-C.106, OP-C-32 Spain holds Antwerp alone in the Netherlands."""
    g = campaign(wars=[("spain", "england")])
    for space in LOWLANDS:
        g.set_control(space, PROTESTANT)
    assert ways(g, "hre", "dunkirkers") == []
    g.set_control(PLACE.by_id["antwerp"], SPAIN)
    assert ways(g, "hre", "dunkirkers") == [()]
