"""The ids and planes of a game, written out for people: the pages under `docs/research/`.

python -m theatrum.lab.describe --write
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.errors import BadSetup
from theatrum.games import GAMES
from theatrum.lab.actions import SCATTERED, actions_of
from theatrum.lab.facts import GROUPS, SEATS
from theatrum.lab.finding_games import find_game
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.tensors import UNFORESEEN, Block, layout_of
from theatrum.lab.vocabulary import Plane, Vocabulary

FOLDER = Path("docs") / "research"


def described(definition: Definition[Any]) -> str:
    """The page of a game: every form of answers with its ids, and every plane of every block."""
    return "\n".join(_page(definition, vocabulary_of(definition))) + "\n"


def _page(definition: Definition[Any], vocabulary: Vocabulary) -> Iterator[str]:
    actions = actions_of(definition)
    yield f"# Ids and planes: {definition.id}"
    yield ""
    yield f"Vocabulary {vocabulary.version}. Written by `python -m theatrum.lab.describe --write`; see"
    yield "[research](../research.md) for what it means."
    yield ""
    yield f"## Answers: `Discrete({actions.n})`"
    yield ""
    yield "| ids | verb | nouns | first |"
    yield "|---|---|---|---|"
    yield f"| 0 – {SCATTERED - 1} | | | the reserve |"
    for first, form, count in actions.forms:
        verb, *kinds = form
        example = " ".join(map(str, actions.meaning(first) or ()))
        yield f"| {first} – {first + count - 1} | {verb} | {' '.join(kinds)} | `{example}` |"
    yield ""
    sizes = ", ".join(f"{layout_of(definition, p).size} with {p}" for p in definition.players)
    yield f"## Planes: {sizes} players"
    fewest = layout_of(definition, definition.players[0])
    for block in fewest.blocks:
        yield ""
        yield f"### {block.name}: {_rows(block)}"
        yield ""
        yield f"| columns with {fewest.players} players | plane | what it tells |"
        yield "|---|---|---|"
        yield from _planes(vocabulary.planes.get(block.name, []), fewest.players)


def _rows(block: Block) -> str:
    if block.name == SEATS:
        return "a row for each seat, the one that looks first"
    if len(block.rows) == 1:
        return "1 row"
    return f"{len(block.rows)} rows, `{block.rows[0]}` to `{block.rows[-1]}`"


def _planes(planes: list[Plane], players: int) -> Iterator[str]:
    column = 0
    for group, key, whose in (*planes, UNFORESEEN):
        count = players if whose == "seat" else 1
        columns = str(column) if count == 1 else f"{column} – {column + count - 1}"
        column += count
        owner = {"seat": ", of each seat", "nobody": ", of nobody", "": ""}[whose]
        name = f"{group} `{key}`" if key else group
        yield f"| {columns} | {name}{owner} | {_meaning(group, key)} |"


def _meaning(group: str, key: str) -> str:
    if key.startswith("$"):
        return f"the number {key[1:]} of the {group}"
    return GROUPS.get(group, "facts that the vocabulary has no plane for")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="theatrum.lab.describe", description="Write out ids and planes.")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="by default all")
    parser.add_argument("--write", action="store_true", help=f"into {FOLDER}/ instead of to the screen")
    given = parser.parse_args(arguments)
    for game in given.games:
        try:
            page = described(find_game(game))
        except BadSetup as error:
            parser.error(str(error))
        if given.write:
            FOLDER.mkdir(parents=True, exist_ok=True)
            (FOLDER / f"{game}.md").write_text(page, encoding="utf-8")
        else:
            print(page)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
