"""The client's own words: the same keys in both languages, each used, none missing."""

import json
import re
from pathlib import Path

import theatrum

WEB = Path(theatrum.__file__).parent / "web"
USED = re.compile(r"""(?<![\w'-])'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'""")
CALLED = re.compile(r"""\bt\(\s*'([a-z0-9-]+)'""")

COUNTED = {
    "en": re.compile(r"\{(\w+)\} (?:[a-z]+ )?[a-z]*[a-rt-z]s\b|\{(\w+)\} dice"),
    "de": re.compile(r"\{(\w+)\} (?:[a-z]+ )?[A-ZÄÖÜ]"),
}
NEVER_ONE = {
    "players-n",  # from so many to so many
    "league-seats",  # who plays in a league plays with others
}


def texts(language: str) -> dict[str, str]:
    loaded: dict[str, str] = json.loads((WEB / "texts" / f"{language}.json").read_text(encoding="utf-8"))
    return loaded


def scripts() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "script").rglob("*.js")))


def plain(key: str) -> str:
    return key.partition(".")[0]


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, german = texts("en"), texts("de")
    assert sorted(english) == sorted(german)
    for key, words in english.items():
        assert set(re.findall(r"\{(\w+)\}", words)) == set(re.findall(r"\{(\w+)\}", german[key])), key


def test_every_key_that_is_called_has_words() -> None:
    known = {plain(key) for key in texts("en")}
    assert sorted(set(CALLED.findall(scripts())) - known) == []


def test_no_words_are_left_over() -> None:
    """Keys that are put together (`seat-${kind}`, `field-${name}`, `status-${status}`) count by their beginning."""
    script = scripts()
    used = set(USED.findall(script))
    made = tuple(re.findall(r"t\(`([a-z-]+-)\$\{", script))
    left = {plain(key) for key in texts("en")} - used
    assert sorted(key for key in left if not key.startswith(made)) == []


def test_what_is_counted_has_words_for_one() -> None:
    german = texts("de")
    counted = [
        key
        for key, words in texts("en").items()
        if COUNTED["en"].search(words) and COUNTED["de"].search(german[key])
    ]
    assert len(counted) > 10
    assert [key for key in counted if "." not in key and key not in NEVER_ONE] == []
    for language in ("en", "de"):
        ones = {plain(key) for key in texts(language) if key.endswith(".one")}
        assert ones == {plain(key) for key in texts(language) if key.endswith(".other")}
