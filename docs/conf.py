"""How Sphinx makes a site of these documents (`make docs`). A broken link, or a page that no contents names, is an error."""

from __future__ import annotations

import re
from collections.abc import Iterable

import theatrum

project = "Theatrum"
author = "Theatrum contributors"
copyright = "2026, Theatrum contributors. The games belong to their authors and publishers."
release = getattr(theatrum, "__version__", "")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.apidoc", "sphinx.ext.viewcode"]
root_doc = "docs/index"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**", "examples/parley/README.md"]
html_extra_path = ["site"]
html_theme = "furo"
html_title = "Theatrum"
html_show_sphinx = False
html_copy_source = False
myst_heading_anchors = 4
myst_enable_extensions = ["attrs_inline"]
# Rulebooks jump from chapters to numbered rules: their headings need not count every level.
suppress_warnings = ["myst.header", "ref.python"]

apidoc_modules = [
    {
        "path": "../src/theatrum",
        "destination": "docs/api",
        # What others may build on. The table, the games and the command line are programs, not a library.
        "exclude_patterns": [f"../src/theatrum/{program}" for program in ("cli", "games", "table", "web")],
        "max_depth": 2,
        "separate_modules": True,
        "include_private": False,
        "automodule_options": {"members", "show-inheritance", "ignore-module-all"},
    }
]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["ray", "pyspiel", "open_spiel"]


def plain(lines: Iterable[str]) -> list[str]:
    """A docstring of ours, which is prose with `code` in it, as reStructuredText: paragraphs, items, indented code."""
    out: list[str] = []
    for paragraph in re.split(r"\n\s*\n", "\n".join(lines)):
        rows = paragraph.split("\n")
        if all(row.startswith("    ") for row in rows if row.strip()) and paragraph.strip():
            out += ["::", "", *rows, ""]
            continue
        text = ""
        for row in rows:
            item = re.match(r"\s*([-*]|\d+\.)\s+(.*)", row)
            if item:
                out += [text, "", ""] if text else []
                text = f"- {_marked(item[2])}" if item[1] in "-*" else f"{item[1]} {_marked(item[2])}"
            else:
                text = f"{text} {_marked(row.strip())}".strip()
        out += [text, ""]
    return out


def _marked(row: str) -> str:
    pieces = re.split(r"(`[^`]*`)", row)
    return "".join(
        f"``{piece[1:-1]}``" if len(piece) > 2 and piece[0] == "`" else re.sub(r"([\\*_|`])", r"\\\1", piece)
        for piece in pieces
    )


def _in_prose(app: object, what: str, name: str, subject: object, options: object, lines: list[str]) -> None:
    lines[:] = plain(lines)


def setup(app: object) -> None:
    app.connect("autodoc-process-docstring", _in_prose)  # type: ignore[attr-defined]
