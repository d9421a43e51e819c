"""Looks at the board through the real client: draws the static map and photographs it with headless Chromium.

`python tools/elisabeth_map/preview.py <folder> [de|en] [light|dark]` writes whole.png, phone.png and some details.
"""

from __future__ import annotations

import json
import shutil
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import sync_playwright

from theatrum.core.scene import Piece, Scene
from theatrum.core.texts import Texts
from theatrum.games.elisabeth.scene.geography import static_board

SOURCE = Path(__file__).parents[2] / "src/theatrum"
DETAILS = {
    "low_countries": ("antwerp", 2.6), "france": ("orleans", 1.7), "scotland": ("edinburgh", 2.6),
    "england": ("bristol", 1.8), "italy": ("florence", 1.9), "alps": ("milan", 2.4), "balkans": ("belgrade", 1.7),
    "aegean": ("athens", 1.7), "levant": ("rhodes", 1.6), "iberia": ("madrid", 1.6), "africa": ("tunis", 1.6),
    "germany": ("frankfurt", 1.9),
}  # fmt: skip
PAGE = """<!doctype html><html lang="en" data-theme="{theme}"><meta charset="utf-8">
<link rel="icon" href="data:,"><link rel="stylesheet" href="/web/style/theme.css"><link rel="stylesheet" href="/web/style/base.css">
<link rel="stylesheet" href="/web/style/board.css">
<link rel="stylesheet" href="/web/style/ground.css">
<link rel="stylesheet" href="/web/style/pieces.css">
<body style="margin:0;height:100vh;overflow:hidden"><div id="table" style="height:100vh"></div>
<script type="module">
import {{ BoardView }} from '/web/script/board/board.js';
import {{ patterns }} from '/web/script/board/defs.js';
const no = () => false;
const lit = new Set({lit});
document.body.append(patterns());
const view = new BoardView({{ name: (n) => n, glows: (n) => lit.has(n), chosen: no, pointed: no, touch() {{}}, inspect() {{}},
  hint: () => '', letterOf: (t) => (t || ' ')[0].toUpperCase() }}, true);
document.getElementById('table').append(view.host);
view.update({board}, 'elisabeth');
window.look = (noun, scale) => {{
  const at = view.plan.at.get(noun), c = view.camera;
  c.scale = scale; c.x = c.width / 2 - at.x * scale; c.y = c.height / 2 - at.y * scale; c.chosen = true; c.looked();
}};
</script>"""


class Handler(SimpleHTTPRequestHandler):
    page = ""

    def do_GET(self) -> None:
        if self.path == "/":
            return self._say(self.page.encode(), "text/html")
        if self.path.startswith("/games/"):
            return self._say(
                (SOURCE / "games/elisabeth/scene/backdrops/europe.svg").read_bytes(), "image/svg+xml"
            )
        return super().do_GET()

    def _say(self, body: bytes, kind: str) -> None:
        self.send_response(200)
        self.send_header("content-type", kind)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


def main(out: Path, language: str = "en", theme: str = "light") -> None:
    out.mkdir(parents=True, exist_ok=True)
    board = spoken(language)
    lit = json.dumps(["space:pressburg", "space:agram", "zone:ionian_sea"])
    Handler.page = PAGE.format(theme=theme, board=json.dumps(board), lit=lit)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(SOURCE)))
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1800, "height": 1395})
        page.on("console", lambda message: print(message.text))
        page.on("pageerror", lambda error: print(error))
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_selector(".land")
        page.wait_for_timeout(500)
        page.screenshot(path=out / "whole.png")
        page.set_viewport_size({"width": 1100, "height": 820})
        page.wait_for_timeout(500)
        page.screenshot(path=out / "table.png")
        page.set_viewport_size({"width": 900, "height": 700})
        for name, (space, scale) in DETAILS.items():
            page.evaluate("([noun, scale]) => look(noun, scale)", [f"space:{space}", scale])
            page.wait_for_timeout(400)
            page.screenshot(path=out / f"{name}.png")
        page.set_viewport_size({"width": 390, "height": 700})
        page.evaluate("look('space:augsburg', 0.4)")
        page.wait_for_timeout(400)
        page.screenshot(path=out / "phone_far.png")
        page.evaluate("look('space:antwerp', 1)")
        page.wait_for_timeout(400)
        page.screenshot(path=out / "phone.png")
        browser.close()
    server.shutdown()


def spoken(language: str) -> Any:
    """The static board as the client gets it, with a few pieces to show where they stand."""
    data = SOURCE / "games/elisabeth/data"
    names = {
        f"space:{s['id']}": s[f"name_{language}"]
        for s in json.loads((data / "spaces.json").read_text())["spaces"]
    }
    zones = json.loads((data / "sea_zones.json").read_text())["zones"]
    names |= {f"zone:{z['id']}": z[f"name_{language}"] for z in zones}
    board = static_board()
    board.pieces = [
        Piece(id=f"p{i}", shape=shape, at=at, tone=tone, letter=tone[0].upper(), count=count, badge=badge)
        for i, (shape, at, tone, count, badge) in enumerate(
            [
                ("shield", "space:istanbul", "green", 10, "Mehmed"), ("hull", "space:istanbul", "green", 4, ""),
                ("shield", "space:vienna", "black", 4, "Schwendi"), ("shield", "space:madrid", "yellow", 3, "Alva"),
                ("shield", "space:malta", "yellow", 2, ""), ("shield", "space:paris", "blue", 3, ""),
                ("hull", "space:messina", "yellow", 5, ""), ("hull", "zone:ionian_sea", "green", 6, ""),
                ("shield", "space:antwerp", "yellow", 5, "Alba"), ("shield", "space:amsterdam", "orange", 2, ""),
                ("hull", "zone:north_sea", "orange", 2, ""), ("shield", "space:milan", "yellow", 2, ""),
            ]
        )
    ]  # fmt: skip
    return json.loads(Texts(language, folders=[], names=names).scene(Scene(boards=[board])))["boards"][0]


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:4])
