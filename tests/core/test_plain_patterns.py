"""What is put together without Fluent says what Fluent would say."""

import itertools
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from every_game import EVERY_GAME, definition_of
from theatrum.core.plain_patterns import filled, plain_patterns
from theatrum.core.scene import Text
from theatrum.core.texts import KERNEL_TEXTS, LANGUAGES, Texts

VALUES = ("Évora", "", 0, 1, 2, 17, 999, "\ue000town:2\ue001Cahors\ue002")


def sources(folder: Traversable, language: str) -> list[str]:
    files = [f for f in folder.iterdir() if f.name.startswith((f"{language}.", f"{language}-"))]
    return [file.read_text(encoding="utf-8") for file in files]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["the kernel", *EVERY_GAME])
def test_plain_messages_sound_the_same(game: str, language: str) -> None:
    folder = KERNEL_TEXTS if game == "the kernel" else definition_of(game).texts
    compared, value = 0, itertools.cycle(VALUES)
    for source in sources(folder, language):
        resource = FluentResource(source)
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(resource)
        for key, plain in plain_patterns(resource).items():
            if plain is None:
                continue
            args = {name: next(value) for _, name in plain if name}
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert (filled(plain, args), []) == bundle.format_pattern(pattern, args), key
            compared += 1
    assert compared > 20


MIXED = """
plain = { $a } and { $b }!
    in two lines
empty = { "" }
counts = { $n ->
    [one] one
   *[other] many
}
bends = { NOM($a) } goes
refers = { plain }
silent =
    .nom = nobody
"""


def test_what_is_not_plain_is_left_to_fluent() -> None:
    found = plain_patterns(FluentResource(MIXED))
    assert found == {
        "plain": [("", "a"), (" and ", "b"), ("!\nin two lines", "")],
        "empty": None,
        "counts": None,
        "bends": None,
        "refers": None,
    }


def test_what_a_language_writes_in_its_own_way_is_left_to_fluent() -> None:
    for odd in (1000, -1, 1.5, None, ["x"], True):
        assert filled([("", "a"), ("", "")], {"a": odd}) is None
    assert filled([("", "a"), ("", "")], {}) is None


def test_a_later_folder_has_the_last_word(tmp_path: Path) -> None:
    """Also where one says plainly what the other counts."""
    said = {"one": "a = first\nb = { $n } ways", "two": "a = { $n ->\n   *[other] second\n}\nb = roads"}
    folders = [tmp_path / name for name in said]
    for folder in folders:
        folder.mkdir()
        (folder / "en.ftl").write_text(said[folder.name])
    assert [Texts("en", folders).say(Text(key, n=3)) for key in "ab"] == ["second", "roads"]
    assert [Texts("en", folders[::-1]).say(Text(key, n=3)) for key in "ab"] == ["first", "3 ways"]
