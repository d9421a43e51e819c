"""Before the first strike: how strong both may strike, and who is likely to win."""

from collections.abc import Mapping

from games.generalship.builders import with_commander, with_era, with_political, with_units
from games.generalship.looking import AUSTRIA, FRANCE, a_full_table, in_battle
from games.generalship.war_builders import (
    BYZANTIUM,
    DEFENDER,
    Playing,
    a_battle,
    a_front,
    from_step,
    go,
    march,
    tile,
)
from games.generalship.war_builders import FRANCE as FRENCH
from theatrum.core.chance import Chance
from theatrum.core.contract import PASS, Answer
from theatrum.core.scene import Text
from theatrum.core.stage import Preview
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.scene.battle_odds import ambush_succeeds, forecast, in_per_cent
from theatrum.games.generalship.scene.reckoning import previews
from theatrum.games.generalship.scene.stage import battle_stage
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.tactics import AMBUSH, PURSUIT, RETREAT


def foreseen(war: Playing) -> Mapping[Answer, Preview]:
    """Every word of it exists."""
    question = war.question()
    found = previews(war.state, question.ask, question.answers)
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        for preview in found.values():
            texts.part(preview)
        assert not texts.missing
    return found


def attacker_wins(preview: Preview) -> int:
    return preview.odds[0].percent


def before_the_strikes(step: str) -> tuple[Generalship, Battle]:
    g = a_full_table()
    with_units(g, AUSTRIA, "fr_capital", light_infantry=3, heavy_infantry=1, light_cavalry=1)
    battle = in_battle(g)
    battle.step, battle.striker = step, -1
    return g, battle


# ---- reinforcements ------------------------------------------------------------------------------------------------------
def test_gs_11_11_who_may_reinforce_sees_with_whom_and_how_likely_he_wins_then() -> None:
    g = a_front()
    with_units(g, FRENCH, "n05", light_infantry=3)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=4)
    war = go(march(g, FRENCH), "move", "n05", "n02")
    assert war.prompt == "reinforce"
    found = foreseen(war)
    alone, helped = found[PASS], found["move", tile(g, "bz_left"), tile(g, "n02")]
    assert attacker_wins(helped) < attacker_wins(alone)
    assert [line.value for line in helped.sides[1].modifiers] == [5, 5, 0], "five regiments, five basic cards"
    assert helped.sides[0].modifiers == alone.sides[0].modifiers, "for the attacker nothing changes"
    assert helped.title, "no stage stands while the map is asked: it is told beside the answers"
    assert sum(chance.percent for chance in helped.odds) == 100


def test_gs_12_7_reinforcements_that_suit_the_era_bring_cards() -> None:
    g = a_front()
    with_era(g, "infantry")
    with_commander(g, BYZANTIUM, "hannibal")
    with_units(g, FRENCH, "n05", light_infantry=3)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_units(g, BYZANTIUM, "bz_left", muskets=2)
    war = go(march(g, FRENCH), "move", "n05", "n02")
    stage = battle_stage(g, g.battle, BYZANTIUM) if g.battle else None
    assert stage is not None
    now = [line.value for line in stage.sides[1].modifiers]
    then = [
        line.value for line in foreseen(war)["move", tile(g, "bz_left"), tile(g, "n02")].sides[1].modifiers
    ]
    assert now[0] == 1
    assert then == [3, now[1], int(str(now[2])) + 1]


# ---- buying off ------------------------------------------------------------------------------------------------------------
def test_gs_12_1_who_is_bought_off_retreats_for_certain() -> None:
    g = a_front()
    with_units(g, FRENCH, "n02", light_infantry=4)
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_political(g, BYZANTIUM, "nelson")
    a_battle(g, "n02")
    war = from_step(g, "battle_buy_off")
    assert war.prompt == "buy-off"
    found = foreseen(war)
    assert attacker_wins(found["buy_off",]) == 0
    assert 0 < attacker_wins(found[PASS]) < 100


# ---- ambush ----------------------------------------------------------------------------------------------------------------
def an_ambush(attacker: list[int], defender: list[int]) -> Playing:
    """The defender would strike first, and hard."""
    g = a_front()
    with_units(g, FRENCH, "n02", light_infantry=3)
    with_units(g, BYZANTIUM, "n02", heavy_infantry=5)
    a_battle(g, "n02", basic=([1, 2, 7], [1, 2, 7, 7, 2]), advanced=(attacker, defender))
    with_commander(g, FRENCH, "caesar")
    with_commander(g, BYZANTIUM, "hannibal")
    return from_step(g, "battle_ambush")


def test_gs_12_10_after_an_ambush_the_defender_does_not_strike() -> None:
    war = an_ambush([AMBUSH, 1], [])
    assert war.prompt == "ambush"
    found = foreseen(war)
    (play,) = (answer for answer in found if answer != PASS)
    assert attacker_wins(found[PASS]) <= attacker_wins(found[play])
    assert found[PASS].sides[0].total == 3 * 3 + 6, "his own cards he knows"


def test_gs_12_10_retreat_prevents_the_ambush_that_is_reckoned_with_and_pursuit_insists() -> None:
    for attacker, defender, succeeds in (
        ([AMBUSH], [], True),
        ([AMBUSH], [RETREAT], False),
        ([AMBUSH, PURSUIT], [RETREAT], True),
        ([PURSUIT], [], False),
    ):
        war = an_ambush(attacker, defender)
        assert war.state.battle is not None
        war.state.battle.step = "ambush"
        assert ambush_succeeds(war.state, None) == succeeds
        assert not ambush_succeeds(war.state, False)


# ---- on the stage ------------------------------------------------------------------------------------------------------------
def test_gs_12_whoever_fights_is_told_how_it_is_likely_to_go_and_nobody_else() -> None:
    g, battle = before_the_strikes("ambush")
    for seat in (FRANCE, AUSTRIA):
        stage = battle_stage(g, battle, seat)
        assert [chance.label for chance in stage.odds] == [
            Text("odds-wins", nation=g.noun_of(AUSTRIA)),
            Text("odds-wins", nation=g.noun_of(FRANCE)),
        ]
        assert all(side.total is not None for side in stage.sides)
    for looking_on in (1, None):
        stage = battle_stage(g, battle, looking_on)
        assert not stage.odds
        assert all(side.total is None for side in stage.sides)


def test_gs_20_a_forecast_does_not_know_what_the_other_holds() -> None:
    for step in ("reinforce", "buy_off", "ambush", "exchange"):
        g, _ = before_the_strikes(step)
        for side, seat in ((1, FRANCE), (0, AUSTRIA)):
            before = forecast(g, side)
            for deal in range(4):
                other = g.copy()
                DEFINITION.redeal(other, seat, Chance(f"other {deal}"))
                assert forecast(other, side) == before


def test_gs_12_13_who_can_bring_nothing_does_not_win() -> None:
    g = a_front()
    with_units(g, FRENCH, "n02", light_cavalry=1)
    with_units(g, BYZANTIUM, "n02", archers=1)
    a_battle(g, "n02", basic=([1, 2, 2, 1, 1], [5, 5, 5, 7, 7]))
    assert g.battle is not None
    g.battle.step = "exchange"
    assert in_per_cent(forecast(g, 0)) == 0, "none of his cards is for cavalry"
    assert in_per_cent(forecast(g, DEFENDER)) > 0, "the defender can't know that"
