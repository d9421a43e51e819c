"""Every guided game, played in the browser from its first hint to its last: by doing what the guide proposes.

That is up to a hundred answers each. The small games are played on the board, the large ones in the text view, which is
drawn in half the time, and only in `make soak`: they take minutes. How hints look on the large boards is seen in
`test_guide.py`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from browser.sitting import Sitter
from theatrum.core.guide import Guide
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games import HOUSE, definition

Sit = Callable[..., Sitter]
GUIDES = [
    (game, guide)
    for game in HOUSE
    for guide in (definition(game).guide, *definition(game).more_guides)
    if guide is not None
]
MOST = 600
"""So many answers are given at most; the newcomer's whole game is shorter, or tells everything long before."""
IN_WORDS = "localStorage.theatrum = JSON.stringify({ spare: false, text: true })"
LARGE = ("elisabeth", "caribbean")
FOLLOW = """async ([hints, most]) => {
  const $ = (found) => document.querySelector(found);
  const until = async (what, holds) => {
    const patience = performance.now() + 60000;
    for (;;) {
      const got = holds();
      if (got) return got;
      if (performance.now() > patience) throw new Error(`waited for ${what}: ${$('#question')?.innerText} ${$('#guide')?.innerText}`);
      await new Promise((soon) => setTimeout(soon, 5));
    }
  };
  const said = () => $('#guide-words')?.firstChild?.textContent ?? '';
  const told = [];
  let given = 0, reasons = 0;
  while (given < most) {
    await until('a question', () => $('.question.asked:not(.busy)') || $('.question.over'));
    for (let got; (got = $('#guide [data-key="got"]')); ) {
      const words = said();
      told.push([$('.guide-step').textContent, words]);
      got.click();
      await until('the hint to go', () => said() !== words);
    }
    if (told.length >= hints || $('.question.over')) break;
    const asked = $('#question').dataset.asked;
    $('#guide [data-key="advise"]')?.click();
    const follow = await until('a proposal', () => $('#guide .follow:not([disabled])'));
    reasons += $('#guide .advice p').childNodes.length > 3 ? 1 : 0;
    follow.click();
    given += 1;
    const next = await until('the answer to be taken', () => $('#question').dataset.asked !== asked || $('#sure'));
    if (next !== true) {
      next.click();
      await until('the second yes', () => $('#question').dataset.asked !== asked);
    }
  }
  return { told, given, reasons };
}"""


@pytest.mark.parametrize(
    "game, guide",
    [
        pytest.param(game, guide, id=f"{game}-{guide.players}", marks=[pytest.mark.slow] * (game in LARGE))
        for game, guide in GUIDES
    ],
)
def test_who_follows_the_guide_meets_every_hint_once(sitter: Sit, game: str, guide: Guide) -> None:
    anna = sitter(language="de-DE", apart=game in LARGE)
    if game in LARGE:
        anna.context.add_init_script(IN_WORDS)
    anna.learn(game, guide.players)
    played: dict[str, Any] = anna.page.evaluate(FOLLOW, [len(guide.hints), MOST])
    told = [words.strip() for _, words in played["told"]]
    texts = Texts("de", [definition(game).texts], definition(game).names("de"))
    script = [texts.say(Text(f"guide-{hint.id}")).strip() for hint in guide.hints]
    assert told[0] == script[0]
    assert sorted(told) == sorted(script)
    assert [step for step, _ in played["told"]] == [
        f"Hinweis {i} von {len(script)}" for i in range(1, len(script) + 1)
    ]
    assert played["reasons"] == played["given"]
    anna.picture(f"guide-last-{game}-{guide.players}")
