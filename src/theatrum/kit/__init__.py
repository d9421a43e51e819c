"""Mechanisms that every heavy game needs, shared by the games: core ← kit ← games.

Each module says how it is used; docs/kit.md shows it at work. A mechanism belongs here when two games use it.
"""
