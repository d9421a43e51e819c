"""The Ottoman Empire is not called “Ottoman Empire” in the middle of a sentence."""

import re

import pytest

from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games.elisabeth import DEFINITION

MESSAGE = re.compile(r"^([a-z][\w-]*) = ((?:.*\n)(?:^[ }].*\n)*)", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")
POWERS = {
    "ally",
    "captor",
    "enemy",
    "other",
    "owner",
    "power",
    "powers",
    "spy",
    "target",
    "winner",
    "winners",
}
BARE = re.compile(
    r"\b(?:against|and|at|by|for|from|in|of|on|serves|the power|to|with) (?:Ottoman|Holy Roman) Empire", re.I
)


def messages() -> list[tuple[str, set[str]]]:
    files = [file for file in DEFINITION.texts.iterdir() if file.name.startswith("en")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return [(key, set(ARGUMENT.findall(words))) for key, words in MESSAGE.findall(source)]


@pytest.mark.parametrize("empire", ["power:ottoman", "power:hre"])
def test_an_empire_has_its_article_within_a_sentence(empire: str) -> None:
    texts = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
    said = [
        texts.say(Text(key, **{name: empire if name in POWERS else 2 for name in arguments}))
        for key, arguments in messages()
        if arguments & POWERS
    ]
    assert len(said) > 100
    assert [words for words in said if BARE.search(words)] == []
