"""`tools/mutate.py` changes what it says it changes, and finds the place again when files were moved."""

import ast
import importlib
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from theatrum.lab.mutations import Mutation

TOOL = Path(__file__).resolve().parents[2] / "tools" / "mutate.py"
sys.path.insert(0, str(TOOL.parent))


@pytest.fixture(scope="module")
def mutate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutate", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutate"] = module
    spec.loader.exec_module(module)
    return module


SOURCE = '''
def buy(g, price):
    """XY-2.1 Something is bought."""
    if price < 3 and not g.poor:
        g.pay(price)
        return True
    g.count += 1
    g.count += 1
    if g.open:
        yield from g.sell()
    return price in g.offers
'''


def test_every_change_is_of_one_line_that_stands_once(mutate: ModuleType) -> None:
    node = ast.parse(SOURCE).body[0]
    function = mutate.Function("rules.py", "buy", ("XY-2.1",), node.lineno, node.end_lineno, node)
    found = set(mutate.changes(function, SOURCE.splitlines(keepends=True)))
    assert found == {
        ("if price < 3 and not g.poor:", "if price <= 3 and not g.poor:"),
        ("if price < 3 and not g.poor:", "if price < 4 and not g.poor:"),
        ("if price < 3 and not g.poor:", "if price < 3 or not g.poor:"),
        ("if price < 3 and not g.poor:", "if price < 3 and g.poor:"),
        ("g.pay(price)", "pass"),
        ("return True", "return False"),
        ("if g.open:", "if not g.open:"),
        ("yield from g.sell()", "yield from ()"),
        ("return price in g.offers", "return price not in g.offers"),
    }


def test_a_change_is_found_again_in_another_file(
    mutate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "package", lambda game: tmp_path)
    (tmp_path / "moved.py").write_text(SOURCE)
    recorded = Mutation("XY-2.1", "rules.py", "buy", "g.pay(price)", "pass", "test_xy_2_1_buys")
    assert mutate.locate("xy", "XY", recorded) == ("moved.py", 5)
    gone = Mutation("XY-2.1", "rules.py", "buy", "g.pay(2)", "pass", "test_xy_2_1_buys")
    assert mutate.locate("xy", "XY", gone) is None


def test_steps_of_a_section_are_cited_and_a_section_is_near(mutate: ModuleType) -> None:
    """What a docstring cites, and how near that is to a rule."""
    text = "XY-2.1, XY-4.2 S2, S3 and XY-5.1 S1 – S3, S5 [XY-7]"
    cited = mutate.cited(text, "XY")
    assert cited == (
        *("XY-2.1", "XY-4.2", "XY-4.2.S2", "XY-4.2.S3"),
        *("XY-5.1", "XY-5.1.S1", "XY-5.1.S2", "XY-5.1.S3", "XY-5.1.S5", "XY-7"),
    )
    node = ast.parse(SOURCE).body[0]
    function = mutate.Function("rules.py", "buy", cited, 1, 2, node, around=("XY-8",))
    known = {"XY-2.1", "XY-2.1.1"}
    numbers = ("XY-4.2.S3", "XY-7.3", "XY-8.1", "XY-2.1.1", "XY-9")
    assert [function.closeness(n, known) for n in numbers] == [0, 1, 2, 3, 3]


FACTS = {
    "spaces": [
        {"id": "metz", "home": None, "ports": []},
        {"id": "brest", "home": "france", "ports": ["biscay"]},
    ]
}


@pytest.mark.parametrize(
    "way, old, new, changed",
    [
        ("spaces/brest/home", '"france"', '"spain"', {"id": "brest", "home": "spain", "ports": ["biscay"]}),
        ("spaces/1/ports", '["biscay"]', "[]", {"id": "brest", "home": "france", "ports": []}),
        ("spaces/brest/ports/0", '"biscay"', "", {"id": "brest", "home": "france", "ports": []}),
    ],
)
def test_a_fact_is_changed_where_it_stands(way: str, old: str, new: str, changed: dict[str, object]) -> None:
    """By keys, ids of rows and positions; without a new value the old one goes."""
    facts = importlib.import_module("mutate_facts")
    mutation = Mutation("XY-1.1", "data/map.json", way, old, new, "test_xy_1_1")
    assert facts.is_fact(mutation)
    assert json.loads(facts.changed(json.dumps(FACTS), mutation))["spaces"][1] == changed


@pytest.mark.parametrize(
    "way, old", [("spaces/brest/home", '"spain"'), ("spaces/nowhere/home", '"france"'), ("towns/0", "1")]
)
def test_a_fact_that_is_another_or_gone_is_not_changed(way: str, old: str) -> None:
    facts = importlib.import_module("mutate_facts")
    assert (
        facts.changed(json.dumps(FACTS), Mutation("XY-1.1", "data/map.json", way, old, "0", "test_xy"))
        is None
    )


def test_only_what_is_ours_is_imported_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what is installed, though the environment lies in our folder: NumPy can't be loaded twice."""
    facts = importlib.import_module("mutate_facts")
    environment = facts.ROOT / ".venv"

    def module(path: Path) -> ModuleType:
        found = ModuleType(path.stem)
        found.__file__ = str(path)
        return found

    loaded = {
        "playing": module(facts.ROOT / "tests" / "playing.py"),
        "theatrum.core": module(Path("elsewhere") / "core.py"),
        "numpy": module(environment / "lib" / "numpy.py"),
        "json": json,
    }
    monkeypatch.setattr(facts, "sys", SimpleNamespace(modules=loaded, prefix=str(environment)))
    facts.forget_ours()
    assert set(loaded) == {"numpy", "json"}
