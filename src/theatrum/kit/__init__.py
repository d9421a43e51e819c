"""Mechanisms that every heavy game needs, shared by the games: core ← kit ← games."""
