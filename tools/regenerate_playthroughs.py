#!/usr/bin/env python3
"""Write the playthrough files anew, on purpose: after a change of the rules that is meant to change games.

    tools/regenerate_playthroughs.py [game …]

Look at the diff before committing it: it shows from which decision on the games are others.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "examples" / "parley" / "src")]

from every_game import EVERY_GAME, definition_of  # noqa: E402
from playthrough import FOLDER, file_of, playthrough  # noqa: E402


def main(games: list[str]) -> None:
    unknown = set(games) - set(EVERY_GAME)
    if unknown:
        sys.exit(f"there is no game {sorted(unknown)[0]!r}; there is: {', '.join(EVERY_GAME)}")
    FOLDER.mkdir(exist_ok=True)
    for game in games or EVERY_GAME:
        definition = definition_of(game)
        for players in definition.players:
            file = file_of(definition, players)
            before = file.read_text() if file.exists() else ""
            file.write_text(playthrough(definition, players))
            print(f"{file.name}: {'the same' if file.read_text() == before else 'changed'}")


if __name__ == "__main__":
    main(sys.argv[1:])
