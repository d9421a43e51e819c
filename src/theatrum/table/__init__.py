"""People: accounts and guests, tables and seats, clocks, votes, talk, the store and the web service over the kernel."""
