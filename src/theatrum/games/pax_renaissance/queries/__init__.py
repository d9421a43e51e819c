"""What several chapters ask about the table: places, tokens, tableaus, abilities, counts, wars. Pure functions."""
