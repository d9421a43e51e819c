"""Whoever comes back fetches the page, and nothing of the client that he has already."""

from collections.abc import Callable

from browser.sitting import Sitter

Sit = Callable[..., Sitter]
FETCHED = """() => performance.getEntriesByType('resource')
  .filter((one) => one.transferSize > 0 && one.initiatorType !== 'fetch')
  .map((one) => one.name)"""


def test_a_second_visit_asks_for_no_file_of_the_client(sitter: Sit) -> None:
    anna = sitter(apart=True)
    anna.goto("/ranking")
    anna.page.wait_for_load_state("networkidle")
    assert len(anna.page.evaluate(FETCHED)) > 100
    anna.goto("/ranking")
    assert anna.page.evaluate(FETCHED) == []
