"""What the cards do [E1-6, file 31]: one module per kind of effect. Each names its cards in `EVENTS` (played to open an
impulse) or registers responses (played in windows)."""
