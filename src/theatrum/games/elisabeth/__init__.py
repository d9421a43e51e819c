"""Elisabeth I.: six powers, their faiths and fleets, 1559 – 1598. So far the learning scenario “Lepanto”."""
