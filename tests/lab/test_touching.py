"""Which of the things that are called alike an answer means: `theatrum.lab.touching`."""

from __future__ import annotations

from theatrum.core.bearers import Bearer
from theatrum.core.contract import Answer
from theatrum.core.question import plain_choice
from theatrum.core.scene import Asked
from theatrum.lab.touching import undecided

SPACES = [Bearer(f"space:{name}", f"space:{name}", section="map") for name in ("here", "there", "yonder")]
UNITS = [Bearer("troop:reiter", f"space:{name}", True, section="map") for name in ("here", "there")]
SUPPLY = Bearer("troop:reiter", "pool:mine", section="pool:mine")


def doubtful(answers: list[Answer], *more: Bearer) -> list[str]:
    asked = Asked(serial=1, seat=0, prompt="hire", choices=[plain_choice(answer) for answer in answers])
    return [noun for noun, _ in undecided(asked, [*SPACES, *UNITS, *more], {"map"})]


def test_who_names_a_place_where_none_lies_means_the_supply() -> None:
    hired: list[Answer] = [("hire", f"space:{name}", "troop:reiter") for name in ("here", "yonder")]
    assert doubtful(hired, SUPPLY) == []
    assert doubtful(hired) == ["troop:reiter"], (
        "without a supply nothing glows that would give the second answer"
    )


def test_who_names_no_place_leaves_it_open() -> None:
    assert doubtful([("hire", "troop:reiter")], SUPPLY) == ["troop:reiter"]
    assert doubtful([("hire", "power:mine", "troop:reiter")], SUPPLY, Bearer("power:mine", "power:mine")) == [
        "troop:reiter"
    ]
