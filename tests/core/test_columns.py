"""Columns: copies are independent, JSON and back is the same, equal content has equal digests."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.columns import Columns, columns_of, declared_in, make_copier


class Leaf(Columns):
    def __init__(self, name: str, tags: list[str]) -> None:
        self.name: str = name
        self.tags: list[str] = tags
        """A word about a column may stand below it."""
        self._cache: dict[str, int] | None = None

    __slots__ = declared_in(__init__)


class Trunk(Columns):
    """Slots and annotations written out."""

    __slots__ = ("by_name", "by_number", "deep", "first", "kind", "leaves", "mask", "maybe", "pairs", "raw")
    first: Leaf
    leaves: list[Leaf]
    by_name: dict[str, list[int]]
    by_number: dict[int, int]
    deep: list[list[list[int]]]
    maybe: Leaf | None
    pairs: list[tuple[int, str]]
    kind: Literal["oak", "elm"]
    mask: int
    raw: bytes


class Branch(Trunk):
    """A subclass has its base's columns, then its own."""

    __slots__ = ("length",)
    length: int | None


leaves = st.builds(Leaf, st.text(), st.lists(st.text(), max_size=3))


@st.composite
def branches(draw: st.DrawFn) -> Branch:
    branch = Branch()
    branch.first = draw(leaves)
    branch.leaves = draw(st.lists(leaves, max_size=3))
    branch.by_name = draw(st.dictionaries(st.text(), st.lists(st.integers(), max_size=3), max_size=3))
    branch.by_number = draw(st.dictionaries(st.integers(), st.integers(), max_size=3))
    branch.deep = draw(
        st.lists(st.lists(st.lists(st.integers(), max_size=2), max_size=2), max_size=2),
    )
    branch.maybe = draw(st.none() | leaves)
    branch.pairs = draw(st.lists(st.tuples(st.integers(), st.text()), max_size=3))
    branch.kind = draw(st.sampled_from(["oak", "elm"]))
    branch.mask = draw(st.integers(-(2**200), 2**200))
    branch.raw = draw(st.binary(max_size=5))
    branch.length = draw(st.none() | st.integers())
    return branch


@given(branches())
def test_a_copy_is_equal_and_shares_nothing_that_can_change(branch: Branch) -> None:
    before = branch.to_json()
    twin = branch.copy()
    assert twin.to_json() == before
    twin.first.tags.append("new")
    twin.leaves.append(Leaf("new", []))
    for leaf in [*twin.leaves, *([twin.maybe] if twin.maybe else [])]:
        leaf.tags.append("new")
        leaf.name += "!"
    for numbers in twin.by_name.values():
        numbers.append(1)
    twin.by_name["new"] = []
    twin.by_number[10**6] = 1
    for outer in twin.deep:
        outer.append([])
        for inner in outer:
            inner.append(1)
    twin.pairs.append((1, "new"))
    assert branch.to_json() == before


@given(branches())
def test_json_and_back_is_the_same(branch: Branch) -> None:
    again = Branch.from_json(branch.to_json())
    assert again.to_json() == branch.to_json()
    assert again.digest == branch.digest
    assert isinstance(again.pairs, list)
    assert all(isinstance(pair, tuple) for pair in again.pairs)
    assert list(again.by_number) == list(branch.by_number)


@given(branches(), branches())
def test_digests_differ_where_content_differs(one: Branch, other: Branch) -> None:
    assert (one.digest == other.digest) == (one.to_json() == other.to_json())
    assert len(one.digest) == 32


def test_columns_come_in_order_of_declaration_and_the_bases_first() -> None:
    assert list(columns_of(Branch)) == [*columns_of(Trunk), "length"]
    assert list(columns_of(Leaf)) == ["name", "tags"]


def test_caches_are_neither_copied_nor_written() -> None:
    leaf = Leaf("a", [])
    leaf._cache = {"x": 1}
    assert leaf.copy()._cache is None
    assert b"cache" not in leaf.to_json()
    assert Leaf.from_json(leaf.to_json())._cache is None


@pytest.mark.parametrize(
    "data, complaint",
    [
        ({"name": "a"}, "lacks its column 'tags'"),
        ({"name": "a", "tags": [], "colour": "red"}, "has no column 'colour'"),
        ({"name": 1, "tags": []}, r"Leaf\.name: Expected `str`, got `int`"),
        ({"name": "a", "tags": [1]}, r"Leaf\.tags: Expected `str`, got `int`"),
        ([], "Leaf is an object with columns, not list"),
        (None, "not NoneType"),
    ],
)
def test_decoding_says_which_column_is_wrong(data: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Leaf.decode(data)


@pytest.mark.parametrize("nested", [None, 3, [], {"name": 1, "tags": []}, {"name": "a"}])
def test_decoding_looks_into_columns_within_columns(nested: Any) -> None:
    class Tree(Columns):
        __slots__ = ("leaves",)
        leaves: list[Leaf]

    globals()["Tree"] = Tree
    with pytest.raises(ValueError, match=r"Tree\.leaves"):
        Tree.decode({"leaves": [nested]})


def test_a_column_is_declared_once_in_the_init() -> None:
    assert columns_of(Leaf) == {"name": str, "tags": list[str]}
    assert Leaf.__slots__ == ("name", "tags", "_cache")
    assert not hasattr(Leaf("a", []), "__dict__")


def test_what_the_init_does_not_declare_is_no_column() -> None:
    class Careless(Columns):
        def __init__(self) -> None:
            self.kept: int = 0
            self.undeclared = 1

        __slots__ = declared_in(__init__)

    with pytest.raises(AttributeError, match="'Careless' object has no attribute 'undeclared'"):
        Careless()


def test_columns_need_the_source() -> None:
    made: dict[str, Any] = {}
    exec("def __init__(self): self.a: int = 1", made)
    with pytest.raises(TypeError, match="__init__: its source is not there"):
        declared_in(made["__init__"])


def test_a_slot_without_annotation_is_refused() -> None:
    class Forgetful(Columns):
        __slots__ = ("kept", "lost")
        kept: int

    with pytest.raises(TypeError, match=r"Forgetful\.lost has no annotation: it would be lost in a copy"):
        Forgetful().copy()


@pytest.mark.parametrize(
    "hint", [set[int], object, "list", tuple[list[int], ...], dict[str, set[int]], int | list[int]]
)
def test_what_can_not_be_copied_safely_is_refused(hint: Any) -> None:
    class Odd(Columns):
        __slots__ = ("column",)

    Odd.__annotations__ = {"column": hint}
    with pytest.raises(TypeError, match="a column can't be of type"):
        make_copier(Odd)


def test_what_is_no_plain_data_is_not_written() -> None:
    leaf = Leaf("a", [])
    leaf.tags = [object()]  # type: ignore[list-item]
    with pytest.raises(NotImplementedError, match="object is no plain data"):
        leaf.to_json()
