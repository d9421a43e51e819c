"""Running a house: serve, look after, back up, measure."""
