"""Tables in memory and what happens at them: acts, views, clocks, votes, bots."""
