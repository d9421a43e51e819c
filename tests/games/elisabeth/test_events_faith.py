"""Events of the faiths [E1-C]."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    controller,
    force,
    give,
    not_offered,
    passing,
    position,
)
from games.elisabeth.event_builders import event, opening
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import Realms
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.places import (
    CAPITALS,
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
)
from theatrum.games.elisabeth.tables.powers import FRANCE, PROTESTANT, SCOTLAND, SPAIN
from theatrum.kit.graph import mask


def mixed(
    card: int, power: str, *, protestant: dict[int, list[str]] | None = None, **given: Any
) -> Elisabeth:
    """A campaign with exactly these Protestant spaces in the areas named; the power holds the card."""
    g = position(scenario="campaign", **{"hands": {power: [CARDS[card].id]}, "cp": 0, "turn": 3, **given})
    for area, names in (protestant or {}).items():
        g.protestant &= ~AREA_SPACES[area]
        g.protestant |= mask(PLACE.by_id[name] for name in names)
    g.realms = g.realms or Realms([list(spaces) for spaces in CAPITALS[:6]])
    return g


def test_E1_C_32_calvinist_zeal_in_two_areas() -> None:
    """E1-C.32 Seven attempts in each, the first die a six; the Protestants say where it begins, and each set is by itself."""
    g = mixed(
        32,
        "protestant",
        protestant={FRANCE_AREA: ["la_rochelle"], NETHERLANDS_AREA: ["amsterdam"]},
        dice=[2] * 12,
    )
    game = event(g, "protestant", 32, "area:netherlands")
    assert (asked(game), game.state.mission.area) == (("protestant", "convert-six"), NETHERLANDS_AREA)
    assert game.state.mission.faces == [6, 2, 2, 2, 2, 2, 2]
    give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert (asked(game), game.state.mission.area) == (("protestant", "convert-six"), FRANCE_AREA)
    give(game, *next(a for a in answers(game) if a[0] == "convert"))
    assert (g.protestant & AREA_SPACES[FRANCE_AREA]).bit_count() == 2
    assert (g.protestant & AREA_SPACES[NETHERLANDS_AREA]).bit_count() == 2


def test_E1_C_32_an_area_barred_by_core_presence_is_left_out() -> None:
    g = mixed(32, "protestant", protestant={FRANCE_AREA: ["la_rochelle"]}, dice=[2] * 6)
    g.protestant |= AREA_SPACES[NETHERLANDS_AREA]
    game = opening(g, "protestant")
    assert {a[2] for a in answers(game) if a[0] == "event"} == {"area:france"}


def test_E1_C_47_belgic_confession_by_whoever_plays_it() -> None:
    """E1-C.47 Six attempts, first die six, threes are fours; the playing power decides."""
    g = mixed(47, "france", protestant={NETHERLANDS_AREA: ["amsterdam"]}, dice=[3, 3, 1, 2, 5])
    game = event(g, "france", 47)
    assert asked(game) == ("france", "cancel-unrest")
    assert game.state.mission.faces == [6, 4, 4, 1, 2, 5]


def test_E1_C_50_51_catholic_attempts() -> None:
    """E1-C.50 Seven in the Netherlands, E1-C.51 six in England; the first die is a six."""
    g = mixed(50, "ottoman", protestant={NETHERLANDS_AREA: ["amsterdam", "utrecht", "haarlem"]}, dice=[2] * 6)
    game = event(g, "ottoman", 50)
    assert game.state.mission.faces == [6] + [2] * 6
    assert not game.state.mission.protestant
    g = mixed(51, "hre", protestant={ENGLAND_AREA: ["london", "dover", "norwich"]}, dice=[2] * 5)
    assert event(g, "hre", 51).state.mission.faces == [6] + [2] * 5


def test_E1_C_52_55_60_numbers_of_attempts() -> None:
    """E1-C.52 Six in England, E1-C.54 eight in France, E1-C.55 seven with fives as sixes, E1-C.60 six in Scotland."""
    areas = {52: 6, 54: 8, 55: 7, 60: 6}
    for card, number in areas.items():
        some = {1: ["amsterdam"], 2: ["la_rochelle"], 3: ["london"], 4: ["edinburgh"]}
        g = mixed(card, "hre", protestant=some, dice=[5] * (number - (card == 54)))
        faces = event(g, "hre", card).state.mission.faces
        assert len(faces) == number
        assert set(faces) == ({6, 5} if card == 54 else {6} if card == 55 else {5})


def test_E1_C_53_grand_tour_is_frances() -> None:
    """E1-C.53 Whoever plays it, France decides: attempts, calm in up to three spaces, a point of influence."""
    g = mixed(
        53,
        "spain",
        protestant={FRANCE_AREA: ["lyon", "dijon"]},
        unrest=["paris", "reims"],
        dice=[5, 2, 2, 2, 2, 2],
    )
    game = event(g, "spain", 53)
    assert asked(game) == ("france", "convert-rest")
    give(game, "done")
    assert asked(game) == ("france", "tour-calms")
    give(give(game, "calm", "space:paris"), "done")
    assert not g.in_unrest(PLACE.by_id["paris"])
    assert asked(game) == ("france", "tour-influences")
    before = g.voice(SCOTLAND, FRANCE)
    give(game, "influence", "power:scotland")
    assert g.voice(SCOTLAND, FRANCE) == before + 1


def test_E1_C_53_not_after_the_league() -> None:
    g = mixed(53, "spain", protestant={FRANCE_AREA: ["lyon", "dijon"]})
    assert g.realms is not None
    g.realms.league = 2
    assert not any(a[0] == "event" for a in answers(opening(g, "spain")))


def test_E1_C_58_B_jeanne_turns_and_frees_a_huguenot_home() -> None:
    """E1-C.58 (B) The Protestants name it before it can be cancelled; it succeeds by itself: one regular, war."""
    g = mixed(58, "england", protestant={FRANCE_AREA: ["lyon"]}, units={"cognac": {"france_regular": 1}})
    g.set_control(PLACE.by_id["la_rochelle"], FRANCE)
    g.set_control(PLACE.by_id["cognac"], FRANCE)
    g.end_war(FRANCE, PROTESTANT)
    game = event(g, "england", 58)
    assert asked(game) == ("protestant", "name-target")
    named = {a[1] for a in answers(game)}
    assert "space:la_rochelle" in named
    assert "space:cognac" not in named
    passing(give(game, "name", "space:la_rochelle"))
    while asked(game) == ("protestant", "rebellion-spreads") or asked(game) == (
        "protestant",
        "rebellion-capital",
    ):
        give(game, "done")
    assert controller(g, "la_rochelle") == "protestant"
    assert g.is_protestant(PLACE.by_id["la_rochelle"])
    assert force(g, "la_rochelle") == {"huguenot_regular": 1}
    assert at_war(g, FRANCE, PROTESTANT)


def test_E1_C_64_puritans_stir_or_preach() -> None:
    """E1-C.64 (A) One or two empty Protestant spaces of England, named beforehand; (B) four attempts."""
    g = mixed(
        64,
        "spain",
        protestant={ENGLAND_AREA: ["london", "dover", "norwich"]},
        units={"london": {"england_regular": 1}},
    )
    game = event(g, "spain", 64, "mode:unrest")
    assert {a[1] for a in answers(game)} == {"space:dover", "space:norwich"}
    why = not_offered(game, "riot", "space:london")
    assert why is not None
    assert why.key == "no-riot-there"
    passing(give(give(game, "riot", "space:dover"), "riot", "space:norwich"))
    assert g.in_unrest(PLACE.by_id["dover"])
    assert g.in_unrest(PLACE.by_id["norwich"])
    g = mixed(64, "spain", protestant={ENGLAND_AREA: ["london"]}, dice=[5, 2, 2, 2])
    assert asked(event(g, "spain", 64, "mode:conversion")) == ("spain", "convert-rest")


def test_E1_C_65_catechism_not_in_england() -> None:
    some = {
        1: ["amsterdam", "utrecht"],
        2: ["lyon", "dijon"],
        3: ["london", "dover"],
        4: ["edinburgh", "perth"],
    }
    game = opening(mixed(65, "ottoman", protestant=some), "ottoman")
    assert {a[2] for a in answers(game) if a[0] == "event"} == {
        "area:france",
        "area:netherlands",
        "area:scotland",
    }


def test_E1_C_70_vassy_and_its_answer() -> None:
    """E1-C.70 Attempts, then the Protestants may rebel in France at two points for nothing."""
    g = mixed(70, "france", protestant={FRANCE_AREA: ["lyon", "dijon"]}, dice=[2, 2, 2, 2])
    game = event(g, "france", 70)
    assert asked(game) == ("protestant", "rebel-free")
    give(game, "rebel", "space:lyon")
    while asked(game) in (("protestant", "rebellion-spreads"), ("protestant", "rebellion-capital")):
        give(game, "done")
    assert force(g, "lyon") == {"huguenot_regular": 1}


def test_E1_C_79_emden_wins_three_spaces_anywhere() -> None:
    """E1-C.79 Units do not matter; the last catholic space stays."""
    g = mixed(
        79, "england", protestant={NETHERLANDS_AREA: ["amsterdam"]}, units={"luxembourg": {"walloon": 2}}
    )
    game = event(g, "england", 79)
    for name in ("luxembourg", "mons"):
        give(game, "convert", f"space:{name}")
    give(game, "done")
    assert g.is_protestant(PLACE.by_id["luxembourg"])
    assert (g.protestant & AREA_SPACES[NETHERLANDS_AREA]).bit_count() == 3


def test_E1_C_92_campion_comes_from_the_supply() -> None:
    """E1-C.92 Spain names the space; then three attempts. With five Jesuits in play none comes."""
    g = mixed(92, "france", protestant={ENGLAND_AREA: ["london", "dover"]}, dice=[2, 2, 2])
    assert g.espionage is not None
    g.espionage.jesuits_on_card = 1
    game = event(g, "france", 92)
    assert asked(game) == ("spain", "name-target")
    passing(give(game, "name", "space:york"))
    assert g.espionage.jesuits == 1 << PLACE.by_id["york"]
    assert g.espionage.jesuits_on_card == 1
    g = mixed(92, "spain", protestant={ENGLAND_AREA: ["london", "dover"]}, dice=[2, 2, 2])
    assert g.espionage is not None
    g.espionage.jesuits_on_card = 5
    event(g, "spain", 92)
    assert not g.espionage.jesuits


def test_E1_C_94_agents_move_and_come() -> None:
    """E1-C.94 Jesuits go to other spaces of England, one comes from the card, then four attempts."""
    g = mixed(94, "spain", protestant={ENGLAND_AREA: ["london", "dover"]}, dice=[2, 2, 2, 2])
    assert g.espionage is not None
    g.espionage.jesuits, g.espionage.jesuits_on_card = 1 << PLACE.by_id["york"], 1
    game = event(g, "spain", 94)
    assert asked(game) == ("spain", "agents-move")
    give(give(game, "move-jesuit", "space:york"), "move-jesuit", "space:wales")
    assert asked(game) == ("spain", "agent-comes")
    give(game, "send-jesuit", "space:dover")
    assert g.espionage.jesuits == 1 << PLACE.by_id["wales"] | 1 << PLACE.by_id["dover"]
    assert g.espionage.jesuits_on_card == 0


def test_E1_C_events_of_a_power_that_nobody_plays_can_not_be_played() -> None:
    """E1-11.0.7"""
    g = mixed(92, "france", protestant={ENGLAND_AREA: ["london", "dover"]})
    g.seat_of[SPAIN] = -1
    assert not any(a[0] == "event" for a in answers(opening(g, "france")))
    assert CARD["edmund_campion"] == 92
