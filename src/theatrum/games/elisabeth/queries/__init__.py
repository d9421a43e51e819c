"""What several chapters ask about the table: relations, ways, forces, counters, who may go where. Pure functions."""
