"""The whole game, for bots: how well a seat stands (`value`), which answers are worth trying (`order`), chapter by chapter."""
