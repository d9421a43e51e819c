"""Boards of every kind, drawn from scenes that no server made: names never overlap, hexagons hold their names."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import theatrum
from browser.sitting import picture

WEB = Path(theatrum.__file__).parent / "web"
FIXTURES = Path(__file__).parent / "fixtures"
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.label')].map((one) => ({ words: one.textContent, ...box(one) }));
  function box(one) { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom }; }
  const out = [];
  for (let i = 0; i < boxes.length; i++) for (let j = i + 1; j < boxes.length; j++) {
    const [a, b] = [boxes[i], boxes[j]];
    // A line's box is taller than its letters.
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top + 4 < b.bottom - 3 && b.top + 4 < a.bottom - 3) out.push([a.words, b.words]);
  }
  return { out, count: boxes.length };
}"""


class Files(SimpleHTTPRequestHandler):
    """The client's files, and the fixtures as if they were a game's."""

    def translate_path(self, path: str) -> str:
        name = path.partition("?")[0].lstrip("/")
        for prefix in ("fixtures/", "games/fixtures/"):
            if name.startswith(prefix):
                return str(FIXTURES / name.removeprefix(prefix))
        return str(WEB / name)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def files() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def sheet(browser: Browser) -> Iterator[Page]:
    """One page to draw on, for one board after the other."""
    page = browser.new_page(reduced_motion="reduce")
    yield page
    page.close()


def drawn(page: Page, files: str, scene: str, width: int = 1300, theme: str = "light") -> Page:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{files}/fixtures/gallery.html?scene={scene}&theme={theme}")
    page.wait_for_selector("body[data-ready] .pane .space")
    page.wait_for_timeout(300)
    return page


@pytest.mark.parametrize("width", [1300, 700, 360])
def test_names_on_a_map_never_overlap(sheet: Page, files: str, width: int) -> None:
    page = drawn(sheet, files, "map", width)
    for nearer in (1, 1.7, 1.7):
        page.evaluate("nearer => board.camera.zoom(nearer)", nearer)
        page.wait_for_timeout(300)
        found = page.evaluate(OVERLAPS)
        assert found["out"] == []
        assert found["count"] > 20


def test_every_important_town_has_its_name_on_a_large_screen(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "map")
    written = set(page.locator(".label-key").all_text_contents())
    keys = page.evaluate(
        "board.board.spaces.filter((one) => ['square', 'capital'].includes(one.shape)).map((one) => one.label)"
    )
    assert sorted(set(keys) - written) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("scene", ["map", "hexes", "battle", "plates"])
def test_all_kinds_of_boards_are_drawn(sheet: Page, files: str, scene: str, theme: str) -> None:
    page = drawn(sheet, files, scene, theme=theme)
    spaces, pieces = page.evaluate("[board.board.spaces.length, board.board.pieces.length]")
    assert page.locator(".space").count() == spaces
    assert page.locator(".layer-pieces > .piece").count() == pieces
    picture(page, f"board-{scene}-{theme}")


COVERED = """() => {
  // a stack moves so near to a small place that it lies over it
  const { board, plan } = view;
  const place = board.spaces.find((one) => (one.shape ?? 'circle') === 'circle');
  const piece = board.pieces.find((one) => one.at !== place.id);
  const symbol = view.sizes().symbol;
  board.pieces = [piece];
  board.spaces.find((one) => one.id === piece.at).size = 1;
  const here = plan.at.get(piece.at);
  Object.assign(plan.at.get(place.id), { x: here.x + 20 * symbol, y: here.y - 20 * symbol });
  return place.id;
}"""
AT_ITS_MIDDLE = """(id) => {
  const { left, right, top, bottom } = document.querySelector(`.space[data-noun="${id}"] .symbol`).getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found.closest('.space, .piece').dataset.noun;
}"""


def test_a_place_that_answers_lies_over_a_stack_that_does_not(sheet: Page, files: str) -> None:
    """Perth, under the army in Edinburgh. Once it does not answer any more, the stack lies over it again."""
    page = drawn(sheet, files, "map")
    place = page.evaluate(f"() => {{ window.view = board; return ({COVERED})(); }}")
    page.evaluate("board.draw()")
    assert page.evaluate(AT_ITS_MIDDLE, place) != place
    page.evaluate(
        "(id) => { board.ctx = { ...board.ctx, glows: (noun) => noun === id }; board.draw(); }", place
    )
    assert page.evaluate(AT_ITS_MIDDLE, place) == place
    assert page.locator(f'.space[data-noun="{place}"]').count() == 1
    page.evaluate("board.ctx = { ...board.ctx, glows: () => false }; board.draw()")
    assert page.evaluate(AT_ITS_MIDDLE, place) != place


ORDER = "() => [...document.querySelectorAll('.layer-pieces > .piece')].map((one) => one.dataset.noun)"
"""Pieces from below to above."""


def test_what_is_spoken_of_lies_over_other_pieces_and_what_answers_over_both(sheet: Page, files: str) -> None:
    """The pirates who sail, under the haven they have settled."""
    page = drawn(sheet, files, "map")
    lowest, next_one, *others = page.evaluate(ORDER)
    page.evaluate(
        "(id) => { board.ctx = { ...board.ctx, pointed: (noun) => noun === id }; board.draw(); }", lowest
    )
    assert page.evaluate(ORDER) == [next_one, *others, lowest]
    page.evaluate(
        "(id) => { board.ctx = { ...board.ctx, glows: (noun) => noun === id }; board.draw(); }", next_one
    )
    assert page.evaluate(ORDER) == [*others, lowest, next_one]


FILLED = """() => [...document.querySelectorAll('.space.glow > .ring-1')].map((ring) => {
  const { fill, fillOpacity, display } = getComputedStyle(ring);
  return display !== 'none' && fill !== 'none' && Number(fillOpacity) >= 0.2;
})"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_places_that_answer_are_filled(sheet: Page, files: str, theme: str) -> None:
    """A ring alone was hardly seen on a phone's map by day."""
    page = drawn(sheet, files, "map", 360, theme)
    page.evaluate(
        "board.ctx = { ...board.ctx, glows: (noun) => noun === board.board.spaces[0].id }; board.draw()"
    )
    assert page.evaluate(FILLED) == [True]


OVER_THE_BOARD = """() => {
  document.body.classList.add('pane-board');
  const { left, top, width } = board.pane.getBoundingClientRect();
  const light = document.createElement('div');
  light.className = 'spotlight';
  Object.assign(light.style, { position: 'fixed', display: 'block', margin: 0, maxHeight: 'none', boxSizing: 'border-box',
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: '240px' });
  document.body.append(light);
  board.turnBelow();
  return light.getBoundingClientRect().bottom;
}"""
NORTHERNMOST = """() => {
  const [first] = board.board.spaces.filter((one) => (one.shape ?? 'circle') !== 'sea')
    .sort((a, b) => board.plan.at.get(a.id).y - board.plan.at.get(b.id).y);
  board.ctx = { ...board.ctx, glows: (noun) => noun === first.id };
  board.draw();
  board.turnToGlow();
  return first.id;
}"""
TOP_OF = "(id) => document.querySelector(`.space[data-noun='${id}'] .symbol`).getBoundingClientRect().top"


@pytest.mark.parametrize("touched", [False, True])
def test_what_answers_comes_into_sight_below_what_comes_to_lie_over_it(
    sheet: Page, files: str, touched: bool
) -> None:
    """Also if that is drawn only after the question; unless the reader has moved the map himself."""
    page = drawn(sheet, files, "map", 360)
    place = page.evaluate(NORTHERNMOST)
    page.wait_for_timeout(400)
    before = page.evaluate(TOP_OF, place)
    if touched:
        page.evaluate("board.camera.touched = true")
    bottom = page.evaluate(OVER_THE_BOARD)
    page.wait_for_timeout(600)
    after = page.evaluate(TOP_OF, place)
    assert before < bottom
    assert after == before if touched else after >= bottom


TONE_AT = """([id]) => {
  const space = board.board.spaces.find((one) => one.id === id);
  return [...document.querySelectorAll('.realm')]
    .filter((realm) => realm.isPointInFill(new DOMPoint(space.x, space.y)))
    .map((realm) => [...realm.classList].find((name) => name.startsWith('tone-')));
}"""


def test_land_is_in_the_colour_of_whose_the_place_is_and_changes_with_it(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "map")
    assert page.locator(".realm").count() == 0
    realms = "board.board = {...board.board, realms: ['green', 'yellow', 'blue']}; board.draw()"
    page.evaluate(realms)
    assert page.evaluate(TONE_AT, ["space:edirne"]) == ["tone-green"]
    before = page.locator(".realm-border").get_attribute("d") or ""
    page.evaluate("board.board.spaces.find((one) => one.id === 'space:edirne').tone = 'blue'; board.draw()")
    assert page.evaluate(TONE_AT, ["space:edirne"]) == ["tone-blue"]
    after = page.locator(".realm-border").get_attribute("d") or ""
    assert len(after) > len(before) > 0  # An island in another colour has borders of its own.
    page.evaluate("board.board.spaces.find((one) => one.id === 'space:edirne').tone = 'grey'; board.draw()")
    assert page.evaluate(TONE_AT, ["space:edirne"]) == []


ARMS = """() => [...document.querySelectorAll('.space-plate')].map((plate) => {
  const arms = plate.querySelector('.plate-head image').getBoundingClientRect();
  const edge = plate.querySelector('.plate-edge').getBoundingClientRect();
  const names = [...document.querySelectorAll('.label-title')].map((one) => one.getBoundingClientRect());
  const own = names.filter((name) => name.left > edge.left - 2 && name.right < edge.right + 2 && name.top > edge.top - 2 && name.bottom < edge.bottom);
  return { lines: own.length, inside: arms.left >= edge.left, free: own.every((name) => arms.right <= name.left + 1) };
})"""


@pytest.mark.parametrize("width", [1300, 700, 390])
def test_arms_stand_before_the_name_of_a_realm_and_the_name_covers_none(
    sheet: Page, files: str, width: int
) -> None:
    page = drawn(sheet, files, "plates", width)
    arms = "for (const one of board.board.spaces) if (one.shape === 'plate') Object.assign(one, { arms: 'england', principal: true })"
    page.evaluate(f"{arms}; board.board = {{ ...board.board }}; board.draw()")
    page.wait_for_selector(".plate-head image")
    plates = page.evaluate(ARMS)
    assert len(plates) == 10
    assert [p for p in plates if not (p["inside"] and p["free"] and p["lines"])] == []


def test_names_stay_inside_their_hexagons(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "hexes")
    outside = page.evaluate("""() => [...document.querySelectorAll('.space-hex')].filter((space) => {
      const hex = space.querySelector('.hex-edge').getBoundingClientRect();
      return [...space.querySelectorAll('.hex-name')].some((name) => {
        const box = name.getBoundingClientRect();
        return box.left < hex.left || box.right > hex.right || box.top < hex.top;
      });
    }).map((space) => space.dataset.noun)""")
    assert outside == []


MARKED = """() => {
  const spaces = board.board.spaces.filter((one) => one.shape === 'hex');
  for (const one of spaces) Object.assign(one, { label: 'Kastilische Hochebene', principal: true });
  board.trails = spaces.map((one, i) => ({ path: [one.id], tone: 'red', n: i + 1, now: true }));
  board.board = { ...board.board, pieces: spaces.map((one) => ({
    id: `own:${one.id}`, shape: 'pennant', at: one.id, tone: 'red', letter: 'E' })) };
  board.plan = { ...board.plan, flagged: new Set(spaces.map((one) => one.id)) };
  board.draw();
  const over = [...document.querySelectorAll('.layer-trails .trail-ring, .layer-pieces .shape-pennant .piece-body')]
    .map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.space-hex')].flatMap((space) => {
    const lines = [...space.querySelectorAll('.hex-name')].map((one) => one.getBoundingClientRect());
    const last = lines[lines.length - 1];
    // letters end above the lowest quarter of their line
    const [top, end] = last ? [last.top, last.bottom - last.height / 4] : [0, 0];
    const on = over.filter((one) => last && one.left < last.right && one.right > last.left && one.top < end && one.bottom > top);
    return on.length ? [space.dataset.noun] : [];
  });
}"""


@pytest.mark.parametrize("width", [1300, 540])
def test_neither_marks_of_moves_nor_pennants_cover_names_of_hexagons(
    sheet: Page, files: str, width: int
) -> None:
    page = drawn(sheet, files, "hexes", width)
    assert page.evaluate(MARKED) == []


ASIDE = """() => {
  const discs = () => [...document.querySelectorAll('.layer-trails .trail-disc')].map((one) => one.getBoundingClientRect());
  const on = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const number = (path) => { board.trails = [{ path, tone: 'red', n: 1, now: true }]; board.draw(); };
  board.ctx.glows = () => false;
  board.board = { ...board.board, pieces: [] };
  return board.board.spaces.filter((one) => ['circle', 'square'].includes(one.shape ?? 'circle')).slice(0, 12).map((one) => {
    number([one.id]);
    const first = discs()[0];
    const covered = board.board.spaces.find((other) => other.id !== one.id && board.plan.at.has(other.id)
      && on(first, document.querySelector(`[data-noun="${other.id}"] .symbol`)?.getBoundingClientRect() ?? { left: 1e9 }));
    if (!covered) return null;
    board.ctx.glows = (noun) => noun === covered.id;
    number([one.id]);
    const symbol = document.querySelector(`[data-noun="${covered.id}"] .symbol`).getBoundingClientRect();
    board.ctx.glows = () => false;
    return on(discs()[0], symbol);
  }).filter((one) => one !== null);
}"""
COVERING = """() => {
  const towns = board.board.spaces.filter((one) => one.label && ['circle', 'square', 'key'].includes(one.shape ?? 'circle'));
  board.board = { ...board.board, pieces: [] };
  return towns.map((town) => {
    board.trails = [{ path: [town.id], tone: 'red', n: 1, now: true }];
    board.draw();
    const disc = document.querySelector('.layer-trails .trail-disc').getBoundingClientRect();
    return [...document.querySelectorAll('.label-town')].map((one) => one.getBoundingClientRect())
      .filter((one) => one.left < disc.right - 3 && one.right > disc.left + 3 && one.top + 4 < disc.bottom && one.bottom - 4 > disc.top).length;
  }).filter(Boolean).length;
}"""


def test_numbers_of_moves_step_aside_from_names_and_from_what_answers(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "map")
    assert (
        page.evaluate(COVERING) < 30
    )  # of all towns, at one of which it was done; at its left shoulder always: 78
    over = page.evaluate(ASIDE)
    assert over
    assert not any(over)


PLAQUES = """() => {
  const { spaces } = board.board;
  return spaces.filter((one) => one.shape === 'capital').map(({ id }) => {
    board.board = { ...board.board, pieces: [], spaces: spaces.map((one) => (one.id === id ? { ...one, shape: 'plaque' } : one)) };
    board.trails = [{ path: [id], tone: 'red', n: 1, now: true }];
    board.draw();
    const disc = document.querySelector('.layer-trails .trail-disc').getBoundingClientRect();
    const plaque = document.querySelector('rect.plaque').getBoundingClientRect();
    const [across, down] = [['left', 'right'], ['top', 'bottom']].map(([from, to]) => Math.min(disc[to], plaque[to]) - Math.max(disc[from], plaque[from]));
    return across > 3 && down > 3 ? id : null;
  }).filter(Boolean);
}"""


def test_numbers_of_moves_step_aside_from_names_on_plaques(sheet: Page, files: str) -> None:
    """Waters of a map of the world have names of their own on plates, and something was done there."""
    page = drawn(sheet, files, "map")
    assert page.evaluate(PLAQUES) == []


RINGED = """() => {
  board.ctx.glows = (noun) => /^army:/.test(noun);
  board.draw();
  return [...document.querySelectorAll('.piece.glow')].flatMap((piece) => {
    const ring = piece.querySelector('.ring-1').getBoundingClientRect();
    const [x, y, r] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2, ring.width / 2];
    return [...document.querySelectorAll('.label-piece')].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [dx, dy] = [Math.max(left - x, x - right, 0), Math.max(top + 4 - y, y - bottom + 4, 0)];
      return Math.hypot(dx, dy) < r;
    }).map((one) => one.textContent);
  });
}"""


def test_no_ring_around_a_piece_that_answers_covers_a_name_of_one(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "map")
    assert page.evaluate(RINGED) == []


def test_a_stack_opens_and_shows_what_it_holds(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "hexes")
    page.evaluate("board.ctx.glows = () => false")
    page.locator("[data-piece='stack:france1']").click()
    assert page.locator(".fan .fan-name").all_text_contents() == [
        "Leichte Infanterie",
        "Leichte Kavallerie",
        "Artillerie",
    ]
    page.keyboard.press("Escape")


def test_wheel_and_keys_zoom_and_the_overview_appears(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "map")
    assert page.locator(".overview").count() == 0
    page.mouse.move(600, 400)
    page.mouse.wheel(0, -900)
    page.wait_for_selector(".overview")
    page.locator(".pane").focus()
    page.keyboard.press("0")
    page.wait_for_selector(".overview", state="detached")


def test_a_wide_board_fills_a_small_screen_until_the_whole_is_asked_for(sheet: Page, files: str) -> None:
    page = drawn(sheet, files, "plates", width=360)
    fills = "() => board.camera.scale / (board.camera.width / board.camera.sheet.width)"
    assert page.evaluate(fills) > 1.5
    page.locator(".pane").focus()
    page.keyboard.press("0")
    assert page.evaluate(fills) <= 1.01
    page.set_viewport_size({"width": 380, "height": 900})
    page.wait_for_timeout(200)
    assert page.evaluate(fills) <= 1.01


JOIN = """() => {
  const board = structuredClone(window.board.board);
  const [stack] = board.pieces.filter((one) => one.shape === 'shield');
  const other = { ...stack, id: 'stack:other', at: board.spaces.find((one) => one.id !== stack.at).id, count: 2, parts: [] };
  const count = stack.count ?? 1;
  window.board.update({ ...board, pieces: [...board.pieces, other] }, '');
  const joined = board.pieces.map((one) => (one.id === stack.id ? { ...one, count: count + 2 } : one));
  window.board.update({ ...board, pieces: joined }, '');
  return document.querySelectorAll('.layer-ghosts > *').length;
}"""


def test_those_who_join_a_stack_glide_to_it(browser: Browser, files: str) -> None:
    page = browser.new_page(viewport={"width": 1300, "height": 900}, reduced_motion="no-preference")
    page.goto(f"{files}/fixtures/gallery.html?scene=hexes")
    page.wait_for_selector("body[data-ready] .pane .space")
    assert page.evaluate(JOIN) == 1
    page.wait_for_function("() => !document.querySelector('.layer-ghosts > *')")
    page.close()


LEFT_OUT = """async () => {
  const { stripNode } = await import('/script/things/strip.js');
  const ctx = { glows: () => false, pointed: () => false };
  const stats = (many) => ['17 / 25', '10/14', '10', '0', '4'].slice(0, many + 1).map((value, i) => ({
    label: `${i}`, value, icon: ['victory', 'castle', 'cards', 'coin', 'march'][i],
  }));
  const ties = (many) => Array.from({ length: many }, (_, i) => ({
    id: `${i}`, label: 'war', letter: 'H', tone: 'e', icons: [{ icon: 'battle' }],
  }));
  const panel = (seat, [counted, tied]) => ({ seat, title: 'France', stats: stats(counted), ties: ties(tied) });
  const combinations = [3, 4].flatMap((counted) => [1, 2, 3, 4, 5, 6, 7].map((tied) => [counted, tied]));
  const out = [];
  for (const combination of combinations) {
    const panels = Array.from({ length: 6 }, (_, seat) => panel(seat, combination));
    document.body.replaceChildren(stripNode(panels, ctx, () => ({})));
    document.body.getBoundingClientRect(); // asks for the fonts, which a busy machine has late
    await document.fonts.ready;
    const foot = document.querySelector('.strip-foot').getBoundingClientRect();
    if (foot.height > 20) throw new Error('drawn without its style');
    const hidden = [...document.querySelectorAll('.strip-box:first-child .strip-foot li')].filter(
      (one, i, all) => {
        const [box, next] = [one, all[i + 1]].map((each) => each?.getBoundingClientRect());
        return box.top >= foot.bottom || box.left < foot.left || box.right > foot.right + 1 || next?.left < box.left + 6.9;
      },
    );
    if (hidden.length) out.push([...combination, hidden.length]);
  }
  return out;
}"""
"""How many counts and ties of a player are left out of his box in a strip of six, for so many counts and so many ties."""


@pytest.mark.parametrize("width", [1440, 1280])
def test_no_count_and_no_tie_is_left_out_of_a_strip(sheet: Page, files: str, width: int) -> None:
    page = drawn(sheet, files, "map", width)
    for style in ("base", "fonts", "things", "table", "strip"):
        page.add_style_tag(url=f"{files}/style/{style}.css")
    assert page.evaluate(LEFT_OUT) == []
