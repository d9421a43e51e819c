"""What games tell is added up, stretch by stretch."""

from theatrum.core.log import LogEntry
from theatrum.lab.accounts import accounts, told

LOG = [
    LogEntry(1, "taxes", {"nation": "nation:spain", "ducats": 30}),
    LogEntry(2, "sells", {"ware": "ware:gold", "n": 2, "ducats": 18}),
    LogEntry(3, "period", {"period": 2}),
    LogEntry(4, "sells", {"ware": "ware:gold", "n": 1, "ducats": 9}),
]


def test_events_are_counted_and_their_numbers_added_up() -> None:
    found = accounts(LOG)
    assert found["1/taxes"] == 1
    assert found["1/taxes/ducats"] == 30
    assert found["1/sells/ware:gold/ducats"] == 18
    assert found["2/sells/ware:gold/ducats"] == 9
    assert found["2/sells/ware:gold/n"] == 1


def test_means_per_game_are_set_beside_each_other() -> None:
    text = told([accounts(LOG), {}], "ducats", ["sells", "taxes"])
    assert "| | 1 | 2 | together |" in text
    assert "| taxes | 15.0 | 0.0 | 15.0 |" in text
    assert "| sells/ware:gold | 9.0 | 4.5 | 13.5 |" in text


def test_how_often_something_happened() -> None:
    assert "| sells | 1.0 | 1.0 | 2.0 |" in told([accounts(LOG)], "count", ["sells"])
