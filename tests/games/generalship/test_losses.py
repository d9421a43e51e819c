"""GS-15.1-15.6 Losses, and what becomes of those aboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.generalship.builders import (
    Playing,
    at,
    play,
    units,
    with_units,
)
from games.generalship.war_builders import BYZANTIUM, WET, a_battle, a_front, run
from theatrum.games.generalship.rules.cargo import stow
from theatrum.games.generalship.rules.losses import Losses, can_be_completed
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.units import KIND, KINDS
from theatrum.games.generalship.tables.vocabulary import BOMBARDMENT, MELEE, SHOOTING


def losing(g: Generalship, place: str, difference: int, style: int = -1) -> Playing:
    """Byzantium, the defender, has been struck there and must lose units worth so much."""
    battle = a_battle(g, place, striker=0)
    battle.left = 1
    battle.sums = [difference, 0]
    battle.style = style
    return play(g, ("battle_losses",))


def outcomes(g: Generalship, place: str, difference: int, style: int = -1) -> set[tuple[str, ...]]:
    """Every set of units that can be lost, found by trying all answers."""
    found = set()

    def follow(war: Playing, answers: list[str]) -> None:
        if war.over or war.prompt != "losses":
            gone = before - _kinds(war.state, war.state.units_at(at(g, place), BYZANTIUM))
            found.add(tuple(sorted(gone)))
            return
        for answer in war.answers:
            twin = losing(g.copy(), place, difference, style)
            for earlier in answers:
                twin.answer("lose_unit", earlier)
            twin.answer(*answer)
            follow(twin, [*answers, str(answer[1])])

    before = _kinds(g, g.units_at(at(g, place), BYZANTIUM))
    follow(losing(g.copy(), place, difference, style), [])
    return found


class _kinds(list[str]):  # noqa: N801
    """A multiset of kinds, with subtraction."""

    def __init__(self, g: Generalship, slots: Iterable[int]) -> None:
        super().__init__(KINDS[g.unit_kind[u]].id for u in slots)

    def __sub__(self, other: _kinds) -> list[str]:
        rest = list(self)
        for kind in other:
            rest.remove(kind)
        return rest


# ---- land [GS-15.1, GS-15.2] ---------------------------------------------------------------------------------------
def test_ex_26_gs_15_1_the_three_options_of_the_example() -> None:
    """EX-26: difference 4; 1 archers, 2 light infantry, 1 light cavalry."""
    g = a_front()
    with_units(g, BYZANTIUM, "n02", archers=1, light_infantry=2, light_cavalry=1)
    assert outcomes(g, "n02", 4) == {
        ("light_infantry", "light_infantry"),
        ("archers", "light_infantry"),
        ("light_cavalry",),
    }


def test_gs_15_1_losses_come_from_all_units_in_the_battle_committed_or_not() -> None:
    g = a_front()
    muskets, archer = with_units(g, BYZANTIUM, "n02", muskets=1, archers=1)
    war = losing(g, "n02", 3)
    assert g.battle is not None
    g.battle.committed_units[1] = [muskets]
    assert war.answers == (("lose_unit", "unit:muskets"), ("lose_unit", "unit:archers"))
    war.answer("lose_unit", "unit:archers")
    assert units(g, BYZANTIUM, "n02") == {"muskets": 1}
    assert g.unit_kind[archer] == -1


def test_gs_15_1_no_unit_goes_that_could_be_spared() -> None:
    """OP-29: with 6 to lose, light infantry (2) and heavy cavalry (6) are no legal pair."""
    g = a_front()
    with_units(g, BYZANTIUM, "n02", light_infantry=1, heavy_cavalry=1, muskets=1)
    war = losing(g, "n02", 6)
    war.answer("lose_unit", "unit:light_infantry")
    assert units(g, BYZANTIUM, "n02") == {"heavy_cavalry": 1}, "only muskets can follow: nobody is asked"


def test_gs_15_1_why_a_unit_is_spared() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", light_infantry=2, archers=1, heavy_cavalry=1)
    war = losing(g, "n02", 4)
    war.answer("lose_unit", "unit:light_infantry")
    assert war.answers == (("lose_unit", "unit:light_infantry"), ("lose_unit", "unit:archers"))
    assert war.why_not("lose_unit", "unit:heavy_cavalry") == "GS-15.1"


def test_gs_15_1_if_all_together_are_not_enough_all_go() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", light_infantry=2, archers=1, galley=1)
    assert losing(g, "n02", 50).over
    assert units(g, BYZANTIUM, "n02") == {"galley": 1}, "GS-15.2: squadrons leave unharmed"


def test_gs_15_2_on_land_squadrons_are_not_lost_by_the_fight() -> None:
    """GS-15.2, GS-13.7"""
    g = a_front()
    with_units(g, BYZANTIUM, "n02", light_infantry=1, archers=1, galleon=1)
    war = losing(g, "n02", 2)
    assert {answer[1] for answer in war.answers} == {"unit:light_infantry", "unit:archers"}


def test_gs_15_5_lost_units_return_to_the_supply() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", archers=2)
    left = g.supply[KIND["archers"]]
    losing(g, "n02", 6)
    assert g.supply[KIND["archers"]] == left + 2


def test_gs_20_naming_a_loss_shows_something_and_cannot_be_taken_back_alone() -> None:
    """Whether another unit has to go tells everybody what the one just named was worth."""
    from theatrum.core.state import Revealed

    g = a_front()
    with_units(g, BYZANTIUM, "n02", light_infantry=2, archers=2)
    war = losing(g, "n02", 6).answer("lose_unit", "unit:archers")
    assert war.prompt == "losses"
    assert isinstance([*war.game.history()][-1], Revealed)


def test_gs_20_lost_units_are_shown() -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", archers=2)
    (event,) = losing(g, "n02", 6).events("units-lost")
    assert event.to is None
    assert [(t.args["n"], t.args["unit"]) for t in event.args["units"]] == [(2, "unit:archers")]


def irreducible(values: list[int], difference: int) -> set[tuple[int, ...]]:
    """GS-15.1 by brute force: totals at least the difference, none could be spared."""
    return {
        tuple(sorted(chosen))
        for size in range(1, len(values) + 1)
        for chosen in combinations(values, size)
        if sum(chosen) >= difference and sum(chosen) - min(chosen) < difference
    }


@given(st.lists(st.sampled_from([2, 3, 4, 5, 6]), min_size=1, max_size=7), st.integers(1, 30))
def test_gs_15_1_exactly_the_irreducible_sets_can_be_reached(values: list[int], difference: int) -> None:
    """Naming unit after unit, as long as the set can be completed, reaches all irreducible sets and no other."""
    reached: set[tuple[int, ...]] = set()

    def follow(chosen: list[int], rest: list[int]) -> None:
        if sum(chosen) >= difference:
            reached.add(tuple(sorted(chosen)))
            return
        for value in sorted(set(rest)):
            others = list(rest)
            others.remove(value)
            if can_be_completed([*chosen, value], others, difference):
                follow([*chosen, value], others)

    follow([], values)
    assert reached == irreducible(values, difference)


@given(
    st.lists(st.sampled_from([2, 3, 4, 5, 6, 15, 20]), min_size=1, max_size=4),
    st.lists(st.sampled_from([2, 3, 4, 5, 6, 15, 20]), max_size=5),
    st.integers(1, 60),
)
def test_gs_15_1_whatever_is_named_first_the_rest_can_follow(
    chosen: list[int], rest: list[int], difference: int
) -> None:
    """A great unit may be named before the small ones that go with it: the order does not matter."""
    sets = irreducible([*chosen, *rest], difference)
    asked = Counter(chosen)
    assert can_be_completed(chosen, rest, difference) == any(asked <= Counter(found) for found in sets)


@given(
    st.dictionaries(
        st.sampled_from(["light_infantry", "heavy_infantry", "archers", "muskets", "heavy_cavalry"]),
        st.integers(1, 2),
        min_size=1,
        max_size=4,
    ),
    st.integers(1, 14),
)
def test_gs_15_1_the_question_offers_exactly_these(kinds: dict[str, int], difference: int) -> None:
    g = a_front()
    with_units(g, BYZANTIUM, "n02", **kinds)
    values = {k.id: k.defence for k in KINDS}
    all_units = [kind for kind, n in kinds.items() for _ in range(n)]
    total = sum(values[kind] for kind in all_units)
    sets = {
        tuple(sorted(chosen))
        for size in range(1, len(all_units) + 1)
        for chosen in combinations(all_units, size)
        if sum(values[k] for k in chosen) >= difference
        and sum(values[k] for k in chosen) - min(values[k] for k in chosen) < difference
    }
    assert outcomes(g, "n02", difference) == (sets if total >= difference else {tuple(sorted(all_units))})


# ---- sea [GS-15.3, GS-15.4] ----------------------------------------------------------------------------------------
def test_ex_30_gs_15_3_any_one_regiment() -> None:
    """EX-30: difference 2 in a fight of shooting; each regiment counts at least 2."""
    g = a_front(WET)
    with_units(
        g, BYZANTIUM, "n05", galley=1, heavy_infantry=2, light_infantry=1, artillery=1, light_cavalry=1
    )
    assert outcomes(g, "n05", 2, SHOOTING) == {
        ("heavy_infantry",),
        ("light_infantry",),
        ("artillery",),
        ("light_cavalry",),
    }


@pytest.mark.parametrize(
    "style,expected",
    [(MELEE, {("archers", "archers")}), (SHOOTING, {("archers",)})],
)
def test_gs_15_3_regiments_count_in_the_style_of_the_fight(
    style: int, expected: set[tuple[str, ...]]
) -> None:
    """Archers are worth 2 in melee and 3 in shooting."""
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, archers=3)
    assert outcomes(g, "n05", 3, style) == expected


def test_gs_15_3_if_regiments_are_not_enough_squadrons_go_too() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, galleon=1, light_infantry=2)
    war = losing(g, "n05", 10, MELEE)
    assert war.answers == (("lose_unit", "unit:galley"), ("lose_unit", "unit:galleon"))
    war.answer("lose_unit", "unit:galleon")
    assert units(g, BYZANTIUM, "n05") == {"galley": 1}


def test_gs_15_3_only_as_many_squadrons_as_it_takes() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=3, light_infantry=1)
    assert losing(g, "n05", 18, MELEE).over
    assert units(g, BYZANTIUM, "n05") == {"galley": 1}, "2 + 15 + 15 cover 18, 2 + 15 do not"


def test_gs_15_3_regiments_that_are_just_enough_save_the_squadrons() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, light_infantry=2)
    losing(g, "n05", 4, MELEE)
    assert units(g, BYZANTIUM, "n05") == {"galley": 1}


def test_gs_15_4_bombardment_sinks_squadrons() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, galleon=1, archers=2)
    assert outcomes(g, "n05", 16, BOMBARDMENT) == {("galleon",)}
    assert outcomes(g, "n05", 9, BOMBARDMENT) == {("galley",), ("galleon",)}
    assert outcomes(g, "n05", 21, BOMBARDMENT) == {("archers", "archers", "galleon", "galley")}


def test_gs_15_4_with_the_last_squadron_all_regiments_aboard_are_lost() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, archers=2)
    war = losing(g, "n05", 1, BOMBARDMENT)
    assert war.over
    assert g.units_of(BYZANTIUM) == []
    (event,) = war.events("units-lost")
    lost = {text.args["unit"]: text.args["n"] for text in event.args["units"]}
    assert lost == {"unit:galley": 1, "unit:archers": 2}, "all by the strike, none for want of room"


# ---- re-stowing [GS-15.6] ------------------------------------------------------------------------------------------
def test_gs_15_6_regiments_of_a_lost_squadron_go_to_the_others() -> None:
    g = a_front(WET)
    _, *archers = with_units(g, BYZANTIUM, "n05", galley=1, archers=3)
    galleon = with_units(g, BYZANTIUM, "n05", galleon=1)[0]
    war = losing(g, "n05", 9, BOMBARDMENT).answer("lose_unit", "unit:galley")
    assert war.over
    assert [g.unit_ship[u] for u in archers] == [galleon] * 3


def test_gs_15_6_who_finds_no_place_is_lost_by_the_owners_choice() -> None:
    g = a_front(WET)
    with_units(g, BYZANTIUM, "n05", galley=1, archers=4)
    second, *muskets = with_units(g, BYZANTIUM, "n05", galleon=1, muskets=2)
    for unit in muskets:
        g.unit_ship[unit] = second
    war = losing(g, "n05", 9, BOMBARDMENT).answer("lose_unit", "unit:galley")
    assert (war.seat, war.prompt, war.question().args["n"]) == (BYZANTIUM, "drown", 1)
    war.answer("lose_unit", "unit:archers")
    assert units(g, BYZANTIUM, "n05") == {"galleon": 1, "archers": 3, "muskets": 2}
    assert len(g.cargo_of(second)) == 5


def test_gs_15_6_with_two_squadrons_left_the_owner_shares_them_out() -> None:
    g = a_front(WET)
    sunk, first, second = with_units(g, BYZANTIUM, "n05", galley=3)
    adrift = with_units(g, BYZANTIUM, "n05", archers=1, muskets=1)
    g.remove_unit(sunk)
    war = _stowing(g)
    assert war.prompt == "stow"
    war.answer("pick", "unit:muskets").answer("go")
    assert [g.unit_ship[u] for u in adrift] == [second, first]


def test_gs_15_6_or_as_it_comes() -> None:
    g = a_front(WET)
    sunk, first, _ = with_units(g, BYZANTIUM, "n05", galley=3)
    adrift = with_units(g, BYZANTIUM, "n05", archers=2)
    g.remove_unit(sunk)
    assert _stowing(g).answer("stow_anyhow").over
    assert [g.unit_ship[u] for u in adrift] == [first, first]


def test_gs_8_10_without_any_squadron_everybody_drowns() -> None:
    """GS-15.6, as after the Black Death or upkeep."""
    g = a_front(WET)
    sunk = with_units(g, BYZANTIUM, "n05", galley=1, archers=2)[0]
    g.remove_unit(sunk)
    assert _stowing(g).over
    assert g.units_of(BYZANTIUM) == []


def _stowing(g: Generalship) -> Playing:
    return run(g, stow, BYZANTIUM, at(g, "n05"))


# ---- worlds that are only thought ----------------------------------------------------------------------------------
def test_gs_15_1_what_may_go_is_what_lies_there_after_a_re_deal() -> None:
    """Whoever thinks about the other's losses deals his units anew: then those are offered, and may be too few."""
    g = a_front()
    with_units(g, BYZANTIUM, "n02", archers=1, light_infantry=2, light_cavalry=1)
    a_battle(g, "n02", striker=0)
    there = list(g.units_at(at(g, "n02"), BYZANTIUM))
    choice = Losses(g, there, 4)
    for unit in there:
        g.unit_kind[unit] = KIND["light_infantry" if unit != there[0] else "archers"]
    while not choice.is_full():
        answers = choice.answers()
        assert {a[1] for a in answers} <= {KINDS[g.unit_kind[u]].noun for u in there if u not in choice.lost}
        choice.take(answers[-1])
    assert set(choice.lost) <= set(there)
