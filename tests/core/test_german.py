"""A German reader is shown no English: whole sentences that are the same in both languages were not translated."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import theatrum

HERE = Path(theatrum.__file__).parent
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
WORDS = re.compile(r"\b[a-zäöüß]{3,}\b")
ENGLISH = re.compile(r"\b(?:the|you|your|which|with|from|they|their|cannot|can’t|is not|has been|does)\b")


def folders() -> Iterator[Path]:
    yield from sorted({path.parent for path in HERE.rglob("texts/de*.ftl")})


def messages(folder: Path, language: str) -> dict[str, str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{language}*.ftl")))
    return dict(MESSAGE.findall(text))


def plain(value: str) -> str:
    """Without arguments and quoted names."""
    return re.sub(r"\{[^}]*\}|„[^“]*“", "", value)


@pytest.mark.parametrize("folder", list(folders()), ids=lambda folder: folder.parent.name)
def test_no_german_message_is_english(folder: Path) -> None:
    english, german = messages(folder, "en"), messages(folder, "de")
    assert german
    same = [
        key
        for key, value in german.items()
        if value == english.get(key) and len(WORDS.findall(plain(value))) > 1
    ]
    assert same == []
    assert [key for key, value in german.items() if ENGLISH.search(plain(value))] == []


def test_the_clients_own_german_is_german() -> None:
    english, german = (
        json.loads((HERE / "web" / "texts" / f"{language}.json").read_text(encoding="utf-8"))
        for language in ("en", "de")
    )
    same = [
        key for key, value in german.items() if value == english[key] and len(WORDS.findall(plain(value))) > 1
    ]
    assert same == []
    assert [key for key, value in german.items() if ENGLISH.search(plain(value))] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("folder", list(folders()), ids=lambda folder: folder.parent.name)
def test_every_message_is_written_once(folder: Path, language: str) -> None:
    """Of two messages with one key the reader would be shown one, whichever file is read last."""
    keys = [
        key
        for path in sorted(folder.glob(f"{language}*.ftl"))
        for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert keys
    assert sorted(keys) == sorted(set(keys))
