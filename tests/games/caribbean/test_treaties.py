"""CC-3.3.1, CC-3.3.6 Clauses of honour: agreed in a deal, claimed to be broken, voted on."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, turn
from playing import Playing, dice
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.caribbean import DEFINITION as CARIBBEAN
from theatrum.games.caribbean.rules.deals import DEALING
from theatrum.games.caribbean.rules.treaties import lapse
from theatrum.games.caribbean.scene import scene
from theatrum.games.caribbean.scene.deals import ROWS
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.nations import ENGLAND, FRANCE, SPAIN
from theatrum.kit.deal_stage import clauses
from theatrum.kit.deals import Item


def three(*clauses: tuple[str, int, int, int, int]) -> Caribbean:
    g = a_table("spain", "england", "france")
    g.treaties, g.honours = list(clauses), len(clauses)
    return g


def voting(asked: Playing[Caribbean], *votes: str) -> Playing[Caribbean]:
    for seat, vote in enumerate(votes):
        asked.answer(vote, seat=seat)
    return asked


def test_CC_3_3_6_a_clause_of_honour_is_part_of_a_deal_and_gets_a_number() -> None:
    g = three()
    deal = turn(g).answer("deal-with", "nation:england")
    deal.answer("add-honour", "nation:spain", "nation:england", g.turn + 2)
    assert deal.reason("add-honour", "nation:spain", "nation:england", g.turn + 1) == "clause-once"
    deal.answer("announce").answer("confirm", "deal:0")
    assert g.treaties == [("honour", SPAIN, ENGLAND, g.turn + 2, 1)]
    assert "honour-clause" in deal.told(2), "treaties are written for all to see"


def test_CC_3_3_6_a_party_claims_a_breach_once() -> None:
    g = three(("honour", SPAIN, ENGLAND, 3, 1))
    assert turn(g, FRANCE).reason("claim", 1) == "no-such-clause"
    asked = voting(turn(g).answer("claim", 1), "broken", "kept", "kept")
    assert asked.asked == (0, "diplomacy")
    assert asked.reason("claim", 1) == "claimed-once"
    assert g.treaties, "it was kept, and goes on"
    assert turn(g, ENGLAND).may("claim", 1), "the other party has a claim of its own"


def test_CC_3_3_6_all_vote_at_the_same_time_and_the_majority_finds_it_broken() -> None:
    g = three(("honour", SPAIN, ENGLAND, 3, 1), ("honour", FRANCE, SPAIN, 3, 2))
    asked = turn(g).answer("claim", 1)
    assert len(asked.game.questions) == 3
    dice(g, 4)
    asked.answer("broken", seat=2)
    assert g.gp[ENGLAND] == 0, "nobody knows before all have voted"
    asked.answer("kept", seat=1).answer("broken", seat=0)
    assert g.gp[ENGLAND] == -4
    assert g.treaties == [("honour", FRANCE, SPAIN, 3, 2)], "the broken clause is over"


def test_CC_3_3_1_whoever_votes_on_a_clause_reads_what_follows() -> None:
    g = three(("honour", FRANCE, SPAIN, 2, 1), ("honour", SPAIN, ENGLAND, 3, 2))
    asked = turn(g).answer("claim", 2)
    question = asked.game.scene(2).question
    assert question is not None
    told = {"nation": "nation:england", "turn": 3}
    assert [choice.words for choice in question.choices] == [
        Text("verdict-kept", **told),
        Text("verdict-broken", **told),
    ]


def test_CC_3_3_1_after_a_tie_the_first_active_nation_on_a_card_decides() -> None:
    """CC-4.3.9 The card is drawn for this, and happens to nobody."""
    for verdict, broken in (("broken", True), ("kept", False)):
        g = a_table("spain", "england")
        g.treaties, g.honours = [("honour", ENGLAND, SPAIN, 3, 1)], 1
        drawn = next(card.index for card in CARDS if card.random)
        g.deck = [drawn]
        asked = turn(g).answer("claim", 1)
        voting(asked, "broken", "kept")
        judge = next(n for n in CARDS[drawn].flags if g.seat_of[n] >= 0)
        assert asked.asked == (g.seat_of[judge], "judge-breach")
        assert (g.deck, g.discards) == ([], [drawn])
        dice(g, 6)
        asked.answer(verdict)
        assert g.gp[ENGLAND] == (-6 if broken else 0)
        assert bool(g.treaties) != broken


def test_CC_2_9_without_a_card_the_last_order_says_who_decides() -> None:
    g = a_table("spain", "england")
    g.treaties, g.order = [("honour", ENGLAND, SPAIN, 3, 1)], [ENGLAND, SPAIN]
    asked = voting(turn(g).answer("claim", 1), "broken", "kept")
    assert asked.asked == (1, "judge-breach")


def test_CC_3_3_6_no_war_binds_before_its_turn_a_clause_of_honour_up_to_it() -> None:
    clauses = [
        ("no_war", SPAIN, ENGLAND, 2, 0),
        ("honour", SPAIN, ENGLAND, 2, 1),
        ("pay", SPAIN, ENGLAND, 1, 5),
    ]
    g = three(*clauses)
    g.turn, g.claims = 1, [(1, SPAIN), (9, SPAIN)]
    lapse(g)
    assert (g.treaties, g.claims) == (clauses, [(1, SPAIN)])
    g.turn = 2
    lapse(g)
    assert g.treaties == clauses[1:]
    g.turn = 3
    lapse(g)
    assert (g.treaties, g.claims) == (clauses[2:], []), "a payment waits for its payer"


def test_CC_3_3_6_clauses_that_bind_are_shown_to_everybody() -> None:
    g = three(
        ("no_war", SPAIN, ENGLAND, 4, 0), ("pay", FRANCE, SPAIN, 3, 20), ("honour", ENGLAND, FRANCE, 5, 3)
    )
    for seat in (None, 0, 1, 2):
        chart = next(chart for chart in scene(g, seat).charts if chart.id == "chart:nations")
        said = {line.key: line.args for line in chart.lines if isinstance(line, Text)}
        assert said["treaty-no_war"] == {"a": "nation:spain", "b": "nation:england", "turn": 4, "n": 0}
        assert said["treaty-pay"] == {"a": "nation:france", "b": "nation:spain", "turn": 3, "n": 20}
        assert said["treaty-honour"] == {"a": "nation:england", "b": "nation:france", "turn": 5, "n": 3}
    g.treaties = []
    assert not next(chart for chart in scene(g, None).charts if chart.id == "chart:nations").lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_CC_3_3_6_rows_of_a_deal_say_what_is_enforced_and_what_is_a_promise(language: str) -> None:
    g = three()
    items: list[Item] = [
        ("no_war", "nation:spain", "nation:england", 3),
        ("honour", "nation:spain", "nation:england", 3),
        ("things", "nation:spain", "nation:england", "thing:ducats", 5),
    ]
    rows = clauses(DEALING, g, items, ROWS)
    texts = Texts(language, [CARIBBEAN.texts], CARIBBEAN.names(language))
    said = [texts.say(row.note) for row in rows]
    assert said[0] != said[1]
    assert {"en": "promise", "de": "Versprechen"}[language] in said[1]
    assert said[2] == "", "what changes hands at once needs no words"
    assert not texts.missing
