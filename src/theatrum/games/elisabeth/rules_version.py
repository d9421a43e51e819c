"""Which rules these are: one more whenever games that are running have to be led over (`state/migrations.py`).

What was learned under other rules is not used (`bot/weights.npz`). Where the scenarios it judges play as before, it is
stamped anew: `python -m theatrum.lab.training.stamp elisabeth`.
"""

RULES_VERSION = 7
