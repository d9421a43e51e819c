"""What was made lately, by what it was made from."""

from theatrum.kit.remembered import Remembered


def test_what_is_remembered_is_the_very_same() -> None:
    known: Remembered[list[int]] = Remembered(2)
    first = known.get("a", lambda: [1])
    assert known.get("a", lambda: [2]) is first


def test_the_oldest_is_forgotten() -> None:
    known: Remembered[list[int]] = Remembered(2)
    first = known.get("a", lambda: [1])
    for key in "bc":
        known.get(key, lambda: [2])
    assert known.get("a", lambda: [3]) is not first


def test_an_object_whose_number_is_the_key_is_kept_alive() -> None:
    class Thing:
        """Something that can't be a key, and tells when it goes."""

        gone = False

        def __del__(self) -> None:
            Thing.gone = True

    known: Remembered[int] = Remembered(1)
    thing = Thing()
    known.get(id(thing), lambda: 1, of=thing)
    del thing
    assert not Thing.gone
    known.get("another", lambda: 2)
    assert Thing.gone
