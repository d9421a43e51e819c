"""The kernel: rules that ask, chance that can be checked, time that can be walked. Knows no game, no network."""
