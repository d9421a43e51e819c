"""The form of effects: what may stand in the data, errors with their path, texts made from the structure."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import theatrum.games
from kit.caribbean_table import GRAMMAR, IDS, LANGUAGE, SAMPLE, VOCABULARY, SampleCard, Table, game
from theatrum.core.contract import Refusal
from theatrum.core.scene import Text
from theatrum.kit.effects.form import Card, Expression, Grammar, Modifier, Predicate
from theatrum.kit.effects.meaning import Language, Meaning
from theatrum.kit.effects.play import Effects
from theatrum.kit.effects.wording import describe, keys_of, needs, numbers_in, unfounded_numbers

FILES = Path(theatrum.games.__file__).parent / "caribbean" / "data"


class Row(Modifier, frozen=True, kw_only=True):
    """A row of a chart."""

    id: str
    note: str = ""
    starred: bool = False
    source: str = ""
    ref: str = ""


def rows(form: Any) -> Any:
    return list[form]


# ---- all data decode --------------------------------------------------------------------------------------------------
def test_the_sample_decodes_as_it_is() -> None:
    assert len(GRAMMAR.cards(SAMPLE["cards"], SampleCard)) == 21
    assert len(GRAMMAR.decode(SAMPLE["modifiers"], rows(Row))) == len(SAMPLE["modifiers"]) > 5
    assert len(GRAMMAR.decode(SAMPLE["bonuses"], rows(GRAMMAR.bonuses()))) == 12
    assert len(GRAMMAR.decode(SAMPLE["triggers"], rows(GRAMMAR.triggers()))) == 8
    assert GRAMMAR.decode([b["requires"] for b in SAMPLE["buildings"]], rows(tuple[Predicate, ...]))


def test_every_word_of_the_vocabulary_has_a_form() -> None:
    assert (len(GRAMMAR.predicates), len(GRAMMAR.steps)) == (79, 46)


def the_whole(file: str) -> Any:
    return json.loads((FILES / f"{file}.json").read_text("utf-8"))


@pytest.mark.skipif(not FILES.exists(), reason="Caribbean's data are not in the project yet")
def test_all_of_caribbeans_data_decode_as_they_are() -> None:
    rest = "name_en name_de text_en text_de source ref basis reconstructed_fields public group kind nation frame_color"
    rest += (
        " event_text_color random_event operation_points period gift order_flags number copies lay_out random"
    )
    form = msgspec.defstruct(
        "Whole", [(n, Any, None) for n in rest.split()], bases=(Card,), frozen=True, kw_only=True
    )
    main, achievements = the_whole("cards_main"), the_whole("achievements")["achievements"]
    cards = the_whole("cards_general")["cards"] + the_whole("cards_nation")["cards"]
    cards += main["common_events"] + main["national_events"]
    buildings, charts = the_whole("buildings"), the_whole("tables")
    sites = [site["production_dice"] for site in buildings["native_and_pirate_sites"][:3]]
    modifiers = [m for name, t in charts.items() if name != "_doc" for m in t.get("modifiers", ())]
    bonuses = [row["effects"] for row in the_whole("advisors")["advisors"]]
    bonuses += [row["effect"] for row in the_whole("research")["research"]]
    bonuses += [row["benefit"] for row in achievements]
    parts: list[tuple[list[Any], Any]] = [
        (cards, GRAMMAR.card(form)),
        ([row["requires"] for row in buildings["buildings"]], tuple[Predicate, ...]),
        (sites, Expression),
        (modifiers, Row),
        (bonuses, GRAMMAR.bonuses()),
        ([row["trigger"] for row in achievements], GRAMMAR.triggers()),
    ]
    decoded = [GRAMMAR.decode(raw, rows(form)) for raw, form in parts]
    assert [len(part) for part in decoded] == [230, 39, 3, 154, 160, 76], "662 parts in all"
    for card in decoded[0]:
        for language in ("en", "de"):
            assert list(keys_of(describe(GRAMMAR, card))), (card.id, language)


# ---- errors speak -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change, says",
    [
        (lambda c: c["effect"][0].update(ware="gld"), "'gld' - at `$.ware` - at `$[0].effect[0]`"),
        (
            lambda c: c["requires"][0].update(nation="spian"),
            "'spian' is neither a reference nor one of spain",
        ),
        (lambda c: c["requires"][1].update(colour=1), "unknown field `colour` - at `$[0].requires[1]`"),
        (lambda c: c["requires"][0].update(amount={"double": 2}), "one known function, not {'double': 2}"),
        (
            lambda c: c["requires"][0].update(amount={"advisors": ["scuot"]}),
            "'scuot' - at `$.advisors[0]` - at",
        ),
        (lambda c: c["requires"][0].update(amount={"var": "pn"}), "'pn' is no variable"),
        (lambda c: c["requires"][0].update(amount={"sub": [1]}), "sub takes 2 numbers"),
        (lambda c: c["requires"][0].update(amount=True), "not True"),
        (lambda c: c.update(requires=[5]), "5 can't stand here - at `$[0].requires[0]`"),
        (lambda c: c.update(requires=[{"any": []}]), "'any' of nothing says nothing"),
        (lambda c: c.update(requires=[{"not": {"p": "rich"}}]), "'rich' - at `$.not.p` - at"),
        (
            lambda c: c.update(effect=[{"op": "gain_dukats"}]),
            "'gain_dukats' - at `$.op` - at `$[0].effect[0]`",
        ),
        (lambda c: c["effect"][0].update(when=[{"p": "rich"}]), "'rich' - at `$.p` - at `$.when[0]` - at"),
        (lambda c: c.update(timing="whenever"), "Invalid enum value 'whenever' - at `$[0].timing`"),
        (lambda c: c.update(duration="aeons"), "Invalid enum value 'aeons' - at `$[0].duration`"),
        (lambda c: c.pop("timing"), "missing required field `timing`"),
        (lambda c: c.update(speed=1), "unknown field `speed`"),
        (
            lambda c: c.update(targets=[{"name": "x", "kind": "planet", "chooser": "nation"}]),
            "Invalid enum value 'planet' - at `$[0].targets[0].kind`",
        ),
        (
            lambda c: c.update(targets=[{"name": "x", "kind": "ware", "chooser": "fate"}]),
            "at `$[0].targets[0].chooser`",
        ),
        (
            lambda c: c.update(targets=[{"name": "x", "kind": "ware", "chooser": "all", "min": 3, "max": 2}]),
            "a target of 3 to 2 things can't be chosen",
        ),
        (lambda c: c.update(modes=[{"id": "a"}]), "a card with modes has its targets and steps there"),
    ],
)
def test_an_error_in_an_edition_is_named_with_its_path(change: Any, says: str) -> None:
    row = copy.deepcopy(SAMPLE["cards"][0])
    change(row)
    with pytest.raises(msgspec.ValidationError) as error:
        GRAMMAR.cards([row], SampleCard)
    assert says in str(error.value)


WARE = {"name": "ware", "kind": "ware", "chooser": "nation"}
WARES = {"name": "wares", "kind": "ware", "chooser": "nation", "max": 2}
FLEET = {"name": "fleet", "kind": "fleet", "chooser": "nation"}


@pytest.mark.parametrize(
    "card, says",
    [
        (
            {"requires": [{"p": "home_ducats_at_least", "nation": "$nation", "amount": {"dice": 1}}]},
            "a condition rolls no dice",
        ),
        ({"requires": [{"p": "on_map", "figure": "$flet"}]}, "$flet points at nothing that is known here"),
        ({"requires": [{"p": "on_map", "figure": "$area"}]}, "$area is of kind area, where figure is wanted"),
        ({"requires": [{"p": "settled", "area": "$figure.speed"}]}, "figure has no attribute 'speed'"),
        (
            {"requires": [{"p": "owned_by", "thing": "$card", "nation": "$nation"}]},
            "can be said of figure, area",
        ),
        (
            {"requires": [{"p": "period_at_least", "value": 1}]},
            "no function for the predicate 'period_at_least'",
        ),
        ({"effect": [{"op": "plague_in_europe"}]}, "no function for the step 'plague_in_europe'"),
        ({"targets": [WARE | {"name": "nation"}]}, "a target can't be called 'nation'"),
        (
            {
                "targets": [
                    WARES,
                    WARE | {"where": [{"p": "price_marker_can_move", "ware": "$wares", "delta": 1}]},
                ]
            },
            "$wares points at nothing that is known here",
        ),
        (
            {
                "targets": [WARE | {"chosen_after_step": 1}],
                "effect": [{"op": "price_mod", "ware": "$ware", "delta": 1}],
            },
            "names ware, which is chosen only after it",
        ),
        ({"targets": [WARE | {"chosen_after_step": 1}]}, "there is no step 1"),
        (
            {"targets": [FLEET], "effect": [{"op": "lose_ships", "fleet": "$nation", "n": 1}]},
            "$nation is of kind nation, where figure is wanted",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_at_load(card: dict[str, Any], says: str) -> None:
    (form,) = GRAMMAR.cards([{"id": "odd", **card}], Card)
    with pytest.raises(ValueError, match="card odd: ") as error:
        Effects(LANGUAGE, [form])
    assert says in str(error.value)


def test_a_function_whose_parameters_have_other_names_is_found() -> None:
    wrong: Meaning[Table] = Meaning(
        predicates={"on_map": lambda g, fleet: True, "rich": lambda g: True},
        steps={},
        targets={"planet": lambda g: []},
    )
    complaints = Language(GRAMMAR, wrong, "CC-11.2").check(complete=False)
    assert complaints == [
        "planet: no such kind of target",
        "rich: no such word",
        "on_map: the vocabulary says ['figure'], the function ['fleet']",
    ]


def test_a_vocabulary_speaks_only_of_types_that_are_known() -> None:
    less = {kind: ids for kind, ids in IDS.items() if kind != "sea_zone"}
    with pytest.raises(ValueError, match="a type 'sea_zone', of which no ids are known"):
        Grammar(VOCABULARY, less)


# ---- conditions and modifiers outside of cards ------------------------------------------------------------------------
def test_buildings_use_the_same_conditions() -> None:
    (raw,) = [b["requires"][:1] for b in SAMPLE["buildings"][:1]]
    (colony_of,) = LANGUAGE.conditions(GRAMMAR.decode(raw, tuple[Predicate, ...]), LANGUAGE.scope())
    g = game().state
    assert not colony_of.test(g, LANGUAGE.context(nation=0, area=4)), "that is another nation's"
    assert colony_of.test(g, LANGUAGE.context(nation=1, area=4))
    assert colony_of.refusal() == Refusal(
        "CC-0.2.2", "needs", what=Text("needs-colony-of", area="$area", nation="$nation")
    )


def test_a_modifier_counts_when_its_condition_holds() -> None:
    rain = {"value": {"neg": {"var": "PN"}}, "when": {"p": "pirate_nest", "area": "$area"}}
    bonus = LANGUAGE.modifier(GRAMMAR.decode(rain, Modifier), LANGUAGE.scope())
    g = game().state
    assert [bonus(g, LANGUAGE.context(area=area)) for area in (7, 8, -1)] == [-2, 0, 0]


# ---- texts ------------------------------------------------------------------------------------------------------------
def card(name: str) -> Any:
    return next(c for c in GRAMMAR.cards(SAMPLE["cards"], SampleCard) if c.id == name)


def test_a_card_is_described_by_its_structure() -> None:
    keys = list(keys_of(describe(GRAMMAR, card("red_mutiny"))))
    assert keys[:2] == ["target-nation", "kind-fleet"]
    assert {"needs-not-owned-by", "needs-on-map", "needs-ships-at-least", "step-lose-ships"} <= set(keys)
    assert list(keys_of(describe(GRAMMAR, card("rain_caribbean"))))[-1] == "lasts-until-8-13"
    assert "one-of" in list(keys_of(describe(GRAMMAR, card("green_royal_charter"))))


def test_a_clause_names_ids_as_nouns() -> None:
    (p,) = GRAMMAR.decode([{"p": "ware_facility", "ware": "gold", "is": ["farms", "mines"]}], rows(Predicate))
    expected = Text("needs-ware-facility", ware="ware:gold", is_=["facility:farms", "facility:mines"])
    assert needs(GRAMMAR, p) == expected


def test_every_number_of_a_hand_written_text_stands_in_the_structure() -> None:
    for form in GRAMMAR.cards(SAMPLE["cards"], SampleCard):
        for text in (form.text_en, form.text_de):
            assert unfounded_numbers(form, text) == [], (form.id, text)


def test_a_number_that_is_not_in_the_structure_is_found() -> None:
    form = card("mono_bricks")
    assert set(numbers_in(form)) >= {12, 1}
    assert unfounded_numbers(form, "Pay 13 ducats (rights of CC-4.4.1.3), not 12.") == [13]
