"""What answers and stages say of a question: the offer, the price of research by a card, a fight that is decided."""

from __future__ import annotations

import json

import pytest

from games.caribbean.builders import colony, fleet, leader, steps
from games.caribbean.fights import CUBA, HAVANA, SEA, at_war, fighting
from playing import dice
from theatrum.core.contract import PASS, Ask
from theatrum.core.scene import Name, Spotlight, Text
from theatrum.core.texts import Texts
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.rules.sea_cargo import line_up, stow_as
from theatrum.games.caribbean.rules.standing import WINDOWS
from theatrum.games.caribbean.scene.previews import previews
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.scene.stage_roll import Roll, roll_stage
from theatrum.games.caribbean.scene.surroundings import pool, reference
from theatrum.games.caribbean.scene.terms import terms
from theatrum.games.caribbean.state import NOBODY, Army, Caribbean, SeaBattle
from theatrum.games.caribbean.state.migrations import from_4_to_5
from theatrum.games.caribbean.tables.cards import CARD
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import FIGURE
from theatrum.games.caribbean.tables.places import AREA, PLACE
from theatrum.games.caribbean.tables.things import DUCATS


def test_CC_6_3_1_who_is_offered_a_bribe_reads_what_it_is() -> None:
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 1})
    prey = fleet(g, "spain", at=SEA, ships={"nao": 1}, ducats=20)
    g.sea = SeaBattle(PLACE[f"sea:{SEA}"], hunter, prey, 0)
    steps(g, ("sea_bribe",)).answer("add", "thing:ducats", 20).answer("send-bribe")
    said = terms(g, Ask(1, "bribe-offered"), (("accept",), ("decline",)))
    assert said[("accept",)].words == Text("accept-bribe-offered", what=[Text("amount-ducats", n=20)])
    assert said[("decline",)].words == Text("decline-bribe-offered")


def test_CC_4_4_3_19_yes_and_no_say_what_they_mean() -> None:
    said = terms(at_war(), Ask(0, "extra-settler"), (("yes",), ("no",)))
    assert [said[answer].words for answer in (("yes",), ("no",))] == [
        Text("yes-extra-settler"),
        Text("no-extra-settler"),
    ]


def test_CC_11_14_research_by_a_card_says_its_lower_price() -> None:
    answer = ("choose", "research:economy_1")
    ask = Ask(0, "choose-research-area", args={"card": "card:green_learned_society"})
    (price,) = terms(at_war(), ask, (answer,))[answer].price
    assert price.amount == -10, "40 less 30"


def test_CC_5_7_a_decided_fight_has_a_winner_and_no_odds() -> None:
    g = at_war()
    colony(g, CUBA, "spain", "settlement", garrison=1)
    man = leader(g, "england", "commander", at=CUBA, inf=3)
    fight = fighting(g, ("attack_area", man))
    before = spotlight(g, 1)
    assert before is not None
    assert before.odds
    assert not any(side.won for side in before.sides)
    fight.answer("give-way")
    assert fight.asked == (1, "conquered")
    stage = spotlight(g, 1)
    assert stage is not None
    assert not stage.odds
    assert stage.lines == [Text("fight-won", nation="nation:england")]
    assert [side.won for side in stage.sides] == [True, False]
    assert [side.total for side in stage.sides] == [None, None]


def test_CC_11_2_what_a_card_may_hit_says_where_it_is_and_whose() -> None:
    g = at_war()
    ship = FIGURE.noun[fleet(g, "spain", at=SEA, ships={"nao": 1})]
    man = FIGURE.noun[leader(g, "england", "commander", at=CUBA, inf=3)]
    answers = (("choose", ship), ("choose", man))
    said = terms(g, Ask(0, "choose-figure", args={"card": "card:reaction_ambush"}), answers)
    assert said["choose", ship].words == Text("fleet-at", fleet=ship, place=f"sea:{SEA}", n=1)
    words = Text("leader-of-at", leader=man, nation="nation:england", place=f"area:{CUBA}")
    assert said["choose", man].words == words


def test_CC_11_2_a_bonus_says_how_much_it_is_and_who_gets_it() -> None:
    g = at_war()
    g.rolling = (NATION.by_id["spain"], NATION.by_id["england"])
    answer = ("choose", "side:defender")
    said = terms(g, Ask(0, "choose-side", args={"card": "card:reaction_ambush"}), (answer,))
    assert said[answer].words == Text("bonus-defender", n=2, who=Name("nation:england"))


def test_CC_5_7_9_razing_says_what_it_brings() -> None:
    g = at_war()
    colony(g, CUBA, "spain", "settlement", garrison=1)
    man = leader(g, "england", "commander", at=CUBA, inf=3)
    fight = fighting(g, ("attack_area", man))
    fight.answer("give-way")
    (price,) = terms(g, Ask(1, "conquered"), (("raze-colony",),))[("raze-colony",)].price
    fight.answer("raze-colony")
    assert price.amount == g.held(man, DUCATS) > 0


def test_CC_4_3_19_who_plays_no_card_reads_what_comes_of_it() -> None:
    for window in WINDOWS:
        said = terms(at_war(), Ask(0, window), (("pass",),))
        assert said[("pass",)].words == Text(f"pass-{window}")


def test_CC_4_3_5_an_advisors_card_says_its_colour_and_what_he_does() -> None:
    cards = {card.id: card for row in reference(at_war()) for card in row.cards}
    navigator = cards["advisor:navigator"]
    assert navigator.tone == "yellow"
    assert navigator.lines == [
        Text("gives-dis-dr", n=1, what=""),
        Text("gives-int-dr", n=1, what=""),
        Text("gives-ship-mp", n=2, what=""),
    ]


def test_CC_4_4_3_who_searches_or_builds_stands_on_the_stage() -> None:
    g = at_war()
    ship = fleet(g, "spain", at=SEA, ships={"nao": 1})
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    (side,) = roll_stage(g, Roll("dis", man, AREA[f"area:{CUBA}"])).sides
    assert [one.noun for one in side.commanders] == [FIGURE.noun[man]]
    (side,) = roll_stage(g, Roll("dis", ship, AREA[f"area:{CUBA}"])).sides
    assert side.lines == [Name(FIGURE.noun[ship])]


def test_CC_4_3_20_a_special_card_that_could_be_laid_out_changes_nothing_on_the_stage_of_a_hit() -> None:
    """CC-6.6 It is offered beside the ships, and has no ship's number."""
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 3})
    prey = fleet(g, "spain", at=SEA, ships={"carrack": 1, "nao": 1})
    g.sea = SeaBattle(PLACE[f"sea:{SEA}"], hunter, prey, 0)
    for side in (0, 1):
        line_up(g, side)
        stow_as(g, side, even=False)
    g.sea.due = [0, 1]
    g.sea.counted = ((), ())
    ask = Ask(g.seat_of[NATION["nation:spain"]], "sea-hit", args={"fleet": FIGURE.noun[prey]})
    hits = tuple((verb, *rest) for verb, *rest in steps(g, ("sea_hit", 1)).answers)
    told = previews(g, ask, (*hits, ("lay-out", "card:nation_spain_s4")))
    assert hits
    assert set(told) == set(hits), "who would roll higher after it"


def test_CC_5_6_5_a_round_on_land_stays_on_the_stage_until_losses_and_retreat_are_settled() -> None:
    g = at_war()
    colony(g, HAVANA, "spain", "settlement", garrison=1)
    man = leader(g, "england", "commander", at=HAVANA, inf=3, cav=3)
    leader(g, "spain", "commander", at=HAVANA, inf=4, cav=1)
    fight = fighting(g, ("attack_area", man))
    dice(g, 3, 3, 6, 5)
    while fight.prompt in ("hold-or-retreat", "charge"):
        fight.answer(*(("hold",) if fight.prompt == "hold-or-retreat" else fight.answers[0]))
    assert fight.prompt == "land-loss"
    sums = [*fight.args_of("land-roll")[-1].values()]
    stages = []
    while fight.prompt in ("land-loss", "hold-or-retreat") and len(fight.args_of("land-roll")) == 1:
        assert g.land is not None
        stages.append(_fought(g, sums, (3, 3), (6, 5)))
        if fight.prompt == "hold-or-retreat":
            break
        fight.answer(*fight.answers[0])
    assert len(stages) > 1, "losses, and whether to go on"
    assert stages[0].sides[0].modifiers == stages[-1].sides[0].modifiers
    assert fight.prompt == "hold-or-retreat"
    seat = fight.asked[0]
    told = previews(g, Ask(seat, "hold-or-retreat"), (("hold",), ("give-way",)))
    assert sum(one.percent for one in told[("hold",)].odds) == 100, "of the next round"
    while g.land is not None and g.land.counted:
        fight.answer("hold")
    again = spotlight(g, None)
    assert again is not None
    assert again.odds, "the next round"
    assert not any(die.face for side in again.sides for die in side.dice)


def _fought(g: Caribbean, sums: list[int], *dice_of: tuple[int, ...]) -> Spotlight:
    stage = spotlight(g, None)
    assert stage is not None
    assert [tuple(die.face for die in side.dice) for side in stage.sides] == [*dice_of]
    assert [side.total and side.total.value for side in stage.sides] == sums
    assert not stage.odds
    assert stage.steps[stage.step] in (Text("step-losses"), Text("step-hits"))
    return stage


def test_CC_6_6_a_round_at_sea_stays_on_the_stage_while_hits_are_taken() -> None:
    g = at_war()
    one = fleet(g, "england", at=SEA, ships={"frigate": 2, "nao": 1})
    other = fleet(g, "spain", at=SEA, ships={"frigate": 1, "nao": 3})
    g.sea = SeaBattle(PLACE[f"sea:{SEA}"], one, other, 0)
    g.sea.windward = 0
    for side in (0, 1):
        line_up(g, side)
        stow_as(g, side, even=False)
    dice(g, 4, 4, 6, 6)
    fight = steps(g, ("sea_round",))
    assert fight.prompt == "sea-hit"
    sums = [*fight.args_of("sea-roll")[-1].values()]
    while fight.prompt == "sea-hit":
        _fought(g, sums, (4, 4), (6, 6))
        fight.answer(*fight.answers[0])
    assert fight.prompt == "fight-on"
    _fought(g, sums, (4, 4), (6, 6))
    told = previews(g, Ask(fight.asked[0], "fight-on"), (("fight-on",),))
    assert told[("fight-on",)].odds_words == Text("odds-next-round")


def test_a_fight_that_rules_4_have_begun_goes_on() -> None:
    """Rules 5 know what was added to the dice: nothing is known of a round fought before."""
    g = at_war()
    one = fleet(g, "england", at=SEA, ships={"frigate": 2, "nao": 1})
    other = fleet(g, "spain", at=SEA, ships={"nao": 3})
    g.sea = SeaBattle(PLACE[f"sea:{SEA}"], one, other, 0)
    old = json.loads(g.to_json())
    del old["sea"]["counted"]
    assert Caribbean.decode(from_4_to_5(old)).to_json() == g.to_json()


def test_CC_4_3_17_a_roll_of_which_a_card_makes_something_else_has_no_odds_and_no_next_round() -> None:
    """Exploring an area that is discovered."""
    g = at_war()
    where = colony(g, CUBA, "spain", "settlement")
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    g.pending, g.rolling = ("dis", man, where, -1), (g.nation_of[0],)
    stage = spotlight(g, 0)
    assert stage is not None
    assert not stage.odds
    assert previews(g, Ask(0, "before-roll", args={"roll": "roll:dis"}), (PASS,)) == {}


def test_CC_10_1_what_goes_when_a_fleet_carries_too_much_is_counted() -> None:
    """A point of capacity at a time: so many supply points as take one, of the fleet's or its leader's; one of a ware."""
    g = at_war()
    ships = fleet(g, "england", at=SEA, ships={"nao": 1}, sp=7, timber=2)
    leader(g, "england", "explorer", at=ships, mil=1)
    other = fleet(g, "england", at=SEA, ships={"nao": 1})
    ask = Ask(0, "shed", args={"fleet": FIGURE.noun[ships]})
    more = ("give-up", "thing:sp"), ("give-up", "unit:mil"), ("pass-on", "ware:timber", FIGURE.noun[other])
    said = terms(g, ask, more)
    assert said[more[0]].words == Text("answer-give-up", a=Text("amount-sp", n=2), b=0)
    assert said[more[1]].words == Text("answer-give-up", a=Text("amount-of", n=1, kind="unit:mil"), b=0)
    assert said[more[2]].words == Text(
        "answer-pass-on", a=Text("amount-of", n=1, kind="ware:timber"), b=FIGURE.noun[other]
    )
    ashore = ("bring-ashore", "thing:sp")
    surplus = terms(g, Ask(0, "unload-surplus", args={"fleet": FIGURE.noun[ships]}), (ashore,))
    assert surplus[ashore].words == Text("answer-bring-ashore", a=Text("amount-sp", n=2), b=0)


def test_CC_6_4_1_what_is_loaded_onto_a_ship_is_said_with_the_ship() -> None:
    g = at_war()
    ask = Ask(0, "sea-stow", args={"thing": "ware:gems"})
    berth = ("berth", "ship:nao", 2, 3)
    assert terms(g, ask, (berth,))[berth].words == Text(
        "answer-berth", a="ship:nao", b=2, c=Text("amount-of", n=3, kind="ware:gems")
    )
    man = FIGURE.noun[leader(g, "england", "explorer", at=CUBA)]
    him = terms(g, Ask(0, "sea-stow", args={"thing": man}), (("berth", "ship:nao", 1, 1),))
    assert him["berth", "ship:nao", 1, 1].words == Text("answer-berth", a="ship:nao", b=1, c=Name(man))


def test_English_answers_write_small_what_is_no_name() -> None:
    english = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    assert english.say(Text("answer-sell", a="ware:gems")) == "Sell gems"
    assert english.say(Text("answer-lose", a="unit:pio")) == "Lose 1 pioneer"
    assert english.say(Text("answer-choose", a="ship:war_corvette")) == "Choose the war corvette"
    assert english.say(Text("answer-choose", a="ware:hemp")) == "Choose hemp"
    disband = Text("answer-disband", a="figure:base_spain", b="ship:nao")
    assert english.say(disband).startswith("Disband 1 nao")
    assert english.say(Text("apply-close", ware="ware:corn")) == "Close the market for corn"
    for ware in WARE.noun:
        assert english.say(Text("answer-sell", a=ware))[1:].islower(), ware


def test_CC_6_6_a_ship_that_is_hit_is_said_with_what_lies_on_it_and_the_stage_says_what_fleets_carry() -> (
    None
):
    g = at_war()
    hunter = fleet(g, "england", at=SEA, ships={"frigate": 1})
    prey = fleet(g, "spain", at=SEA, ships={"nao": 2}, gems=4, sp=3)
    leader(g, "spain", "admiral", at=prey, mil=1)
    g.sea = SeaBattle(PLACE[f"sea:{SEA}"], hunter, prey, 0)
    stage = spotlight(g, 0)
    assert stage is not None
    carried = [line for line in stage.sides[1].lines if isinstance(line, Text) and line.key == "carries"]
    g.declared = CARD["card:reaction_broadside"]
    announced = spotlight(g, 0)
    assert announced is not None
    says = Text("announced-says", card="card:reaction_broadside", says=Name("says:reaction_broadside"))
    assert announced.lines == [*stage.lines, says], "what an announced card does is read on the stage"
    g.declared = NOBODY
    gems = Text("some-of", n=4, thing="ware:gems")
    (line,) = carried
    militia = Text("amount-of", n=1, kind="unit:mil")
    assert sorted(line.args["what"], key=str) == sorted([gems, Text("amount-sp", n=3), militia], key=str)
    for side in (0, 1):
        line_up(g, side)
        stow_as(g, side, even=False)
    answers = ("damage", "ship:nao", 1), ("damage", "ship:nao", 2)
    said = terms(g, Ask(1, "sea-hit", args={"fleet": FIGURE.noun[prey]}), answers)
    told = [said[answer].words for answer in answers]
    assert all(isinstance(words, Text) and words.key == "answer-damage" for words in told)
    laden = [words.args["a"] for words in told if isinstance(words, Text)]
    assert {ship.key for ship in laden} == {"struck-flagship", "struck-ship"}, "the admiral is on one of them"
    assert any(gems in ship.args["what"] for ship in laden)
    english = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    assert english.say(Text("struck-ship", ship="ship:nao", n=0, what=[])) == "Nao"
    assert english.say(Text("struck-ship", ship="ship:nao", n=1, what=[gems])) == "Nao: 4 gems"


def test_CC_4_4_3_35_an_army_is_said_by_what_it_consists_of() -> None:
    """On the chart it has no number but that of its units."""
    g = at_war()
    g.armies += [Army(AREA[f"area:{CUBA}"], ninf=6), Army(AREA[f"area:{CUBA}"], ninf=2, ncav=2)]
    answer = ("fight-natives", 2)
    words = terms(g, Ask(0, "fight-whom"), (("fight-natives", 1), answer))[answer].words
    units = [Text("amount-of", n=2, kind="unit:ninf"), Text("amount-of", n=2, kind="unit:ncav")]
    assert words == Text("fight-army", what=units)


def test_CC_11_2_a_card_asks_for_a_colony_with_its_owner_and_for_a_ware_with_its_price() -> None:
    g = at_war()
    colony(g, CUBA, "spain", "settlement")
    owner = g.owner[AREA[f"area:{CUBA}"]]
    answer = ("choose", f"area:{CUBA}")
    other = next(seat for seat in range(2) if g.nation_of[seat] != owner)
    said = terms(g, Ask(other, "choose-colony"), (answer,))
    assert said[answer].words == Text("residence-of", residence=f"area:{CUBA}", nation="nation:spain")
    assert terms(g, Ask(1 - other, "choose-colony"), (answer,)).get(answer) is None, "one's own"
    ware = ("choose", "ware:gold")
    (price,) = terms(g, Ask(0, "choose-ware"), (ware,))[ware].price
    assert price.words == Text("price-now", n=index_price(g, WARE["ware:gold"]))


def test_CC_3_3_5_things_and_clauses_of_a_deal_stand_under_headings() -> None:
    gives = ("add-things", "nation:spain", "nation:england", "thing:sp", 2)
    clause = ("add-no_war", "nation:spain", "nation:england", 3)
    said = terms(at_war(), Ask(0, "deal-draft"), (gives, clause))
    assert [said[answer].group for answer in (gives, clause)] == [Text("group-gives"), Text("group-clauses")]


def test_CC_4_4_3_5_fleets_in_the_supply_say_what_their_type_means() -> None:
    g = at_war()
    (row,) = pool(g, NATION["nation:spain"])
    lines = {card.id: list(card.lines) for card in row.cards}
    assert lines["figure:fleet_spain_treasure_1"] == [Text("fleet-treasure", n=2)]


def test_CC_1_7_a_fleet_that_carries_too_much_is_shown_with_its_load() -> None:
    g = at_war()
    g.overloaded = fleet(g, "spain", at="home_spain", ships={"nao": 1}, timber=5, corn=3)
    stage = spotlight(g, 1)
    assert stage is not None
    (side,) = stage.sides
    assert side.stats[0].value == "8/6"
    assert Text("amount-of", n=3, kind="ware:corn") in side.lines
    g.overloaded = -1
    assert spotlight(g, 1) is None


def test_English_answers_and_events_write_buildings_markers_and_relations_small() -> None:
    texts = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    say = texts.say
    assert say(Text("answer-man", a=Name("building:naval_base"))) == "Man the naval base"
    assert say(Text("answer-raze", a=Name("building:church"))) == "Loot the church"
    assert say(Text("answer-keep", a=Name("marker:cocoa"))) == "Place the cocoa marker"
    assert say(Text("answer-remove-slave", a=Name("ware:tobacco"))) == "End slave production: tobacco"
    at_war = Text(
        "event-relation", a=Name("nation:spain"), b=Name("nation:france"), status=Name("status:war")
    )
    assert say(at_war) == "Spain and France: war."
    assert not texts.missing


@pytest.mark.parametrize(
    "language, said",
    [
        (
            "en",
            "The Netherlands offers deal: a card from the Netherlands to England, 1 cavalry from the Netherlands to England.",
        ),
        (
            "de",
            "Die Niederlande bieten deal an: eine Karte von den Niederlanden an England, 1 Kavallerie von den Niederlanden an England.",
        ),
    ],
)
def test_CC_3_3_5_who_gives_what_in_a_deal_reads_well_in_a_row(language: str, said: str) -> None:
    """Articles in the middle of the sentence are small."""
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    dutch, english = Name("nation:netherlands"), Name("nation:england")
    items = [
        Text("item-some_card", a=dutch, b=english),
        Text("item-things", a=dutch, b=english, c=Name("unit:cav"), d=1),
    ]
    assert texts.say(Text("event-deal-announced", by=dutch, deal="deal", items=items)) == said


def test_CC_11_2_a_marker_says_what_it_can_do_otherwise_and_a_design_whose_it_is() -> None:
    answers = tuple(
        ("choose", noun)
        for noun in (
            "figure:fleet_netherlands_standard_2",
            "figure:fleet_netherlands_treasure_1",
            "figure:fleet_netherlands_buccaneer_1",
        )
    )
    said = terms(at_war(), Ask(0, "choose-fleet-marker", args={"card": "card:new_fleet"}), answers)
    usual, treasure, corsair = (said[answer].words if answer in said else None for answer in answers)
    assert usual is None
    assert treasure == Text("choose-treasure", fleet=answers[1][1], n=2)
    assert corsair == Text("choose-buccaneer", fleet=answers[2][1], n=2)
    of, nobodys = ("choose", "ship:caravel"), ("choose", "ship:nao")
    said = terms(at_war(), Ask(0, "choose-ship-design"), (of, nobodys))
    assert said[of].words == Text("choose-design-of", ship="ship:caravel", nation="nation:portugal")
    assert nobodys not in said
    english = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    assert english.say(said[of].words) == "Choose the caravel (Portugal)"


def test_CC_2_4_who_has_enough_reads_what_he_does_not_do() -> None:
    for question in ("buy-cards", "choose-pirate-fleet", "gift-card", "disband"):
        said = terms(at_war(), Ask(0, question), (("done",),))
        assert said[("done",)].words == Text(f"done-{question}")
