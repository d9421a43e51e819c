"""Rules broken on purpose: which rules are shown to be tested, not only cited.

`docs/rules/<game>.mutations.jsonl` has one line for each: a rule, a small change of a function that carries it out, and
a test citing the rule that fails then. `tools/mutate.py` finds such changes and tries them all again.
"""

from __future__ import annotations

import msgspec

from theatrum.core.errors import TheatrumError
from theatrum.core.rulebook import rules_document


class Mutation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that breaks a rule, and the test that notices.

    The place is told by the function's name and the line's text, so that it is found again when files are moved.
    """

    rule: str
    file: str
    """The file below the game's package where it was found last. A JSON file: a fact is changed."""
    function: str
    """Its qualified name: `march` or `State.remove`. Of a fact the way to it: `spaces/metz/home_power`."""
    old: str
    """The line, without its indentation; it stands once in the function. Of a fact its value, as JSON."""
    new: str
    """What stands there instead; a fact may be left out: ""."""
    test: str
    """The name of a test function that cites the rule and fails with the new line."""


def file_name(game: str) -> str:
    return f"{game}.mutations.jsonl"


def recorded_mutations(game: str) -> list[Mutation]:
    """The mutations that are kept for a game; none if there is no file. Raises `TheatrumError`."""
    found = []
    for number, line in enumerate((rules_document(file_name(game)) or "").splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Mutation))
        except msgspec.MsgspecError as error:
            raise TheatrumError(f"{file_name(game)}, line {number}: {error}") from None
    return found
