"""Three people and a clock: on every screen it runs for those who are asked, and for nobody else."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]


def test_the_clock_runs_for_whoever_is_asked(sitter: Sit) -> None:
    anna = sitter()
    anna.set_up(
        "generalship",
        ["Me", "A friend, by link", "A friend, by link"],
        Clock="30 minutes in all, 20 s more for every answer",
    )
    people = [anna]
    for seat in (2, 3):
        friend = sitter()
        friend.accept(anna.page.get_by_label(f"Link for seat {seat}").input_value(), "Friend")
        friend.page.wait_for_url("**/table/*")
        people.append(friend)

    for asked, one in enumerate(people):  # Each chooses a nation, one after the other.
        one.wait_asked()
        for other in people:
            expect(other.page.locator(".panel .clock")).to_have_count(3)
            expect(other.page.locator(".panel .clock.running")).to_have_count(1)
            expect(other.page.locator(".panel").nth(asked).locator(".clock")).to_have_class("clock running")
        one.answer(0)

    # Then all keep generals at once, in secret: whoever has done it no longer loses time.
    for one in people:
        one.wait_asked()
        expect(one.page.locator(".panel .clock.running")).to_have_count(3)
    anna.answer_while_asked()
    for one in people:
        expect(one.page.locator(".panel .clock.running")).to_have_count(2)
        expect(one.page.locator(".panel").nth(0).locator(".clock.running")).to_have_count(0)
    anna.picture("clocks")
