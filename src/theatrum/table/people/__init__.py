"""People: accounts and guests, sessions, tokens, notifications."""
