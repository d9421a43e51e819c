"""What the documents say is true: their Python runs, their commands exist, their links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]

every_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=[d.relative_to(ROOT).as_posix() for d in DOCUMENTS]
)


def fenced(text: str, language: str) -> str:
    """The text with every line blanked that is not inside a fence of that language: line numbers stay."""
    kept, opened = [], None
    for line in text.splitlines():
        fence = re.match(r"\s*```+\s*(\w*)", line)
        if fence:
            opened = fence[1] if opened is None else None
        kept.append(line if opened == language and not fence else "")
    return "\n".join(kept) + "\n"


def prose(text: str) -> str:
    return re.sub(r"^\s*```.*?^\s*```", "", text, flags=re.DOTALL | re.MULTILINE)


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))


def commands(text: str) -> list[str]:
    """Shell commands in a document: the lines of `sh` fences, and code in backticks within the prose."""
    shell = fenced(text, "sh").splitlines()
    return [line.strip() for line in shell if line.strip()] + re.findall(r"`([^`\n]+)`", prose(text))


@every_document
def test_python_in_documents_runs(document: Path) -> None:
    """The `>>>` examples of one document are one session, in the order of reading."""
    session = doctest.DocTestParser().get_doctest(
        fenced(document.read_text(), "python"), {"__name__": "__main__"}, document.name, str(document), 0
    )
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert not said, "".join(said)


@every_document
def test_make_commands_in_documents_are_targets(document: Path) -> None:
    named = {c.split()[1] for c in commands(document.read_text()) if re.match(r"make +[a-z]", c)}
    assert named <= make_targets()


def test_readme_names_the_two_commands_everybody_needs() -> None:
    assert {"make play", "make test"} <= set(commands((ROOT / "README.md").read_text()))


@every_document
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", prose(document.read_text()))
    inside = [link for link in links if not re.match(r"[a-z]+:", link)]
    assert [link for link in inside if not (document.parent / link).exists()] == []


def test_a_wrong_example_is_found() -> None:
    """Guards the guard: the runner used above does fail on an example that is wrong."""
    text = "Words.\n\n```python\n>>> 1 + 1\n3\n```\n\n```\n>>> not python\n```\n"
    session = doctest.DocTestParser().get_doctest(fenced(text, "python"), {}, "text", "text", 0)
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert [example.lineno for example in session.examples] == [3]
    assert "Expected:\n    3\nGot:\n    2" in "".join(said)
