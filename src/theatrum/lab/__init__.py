"""The lab: where programs play, by the thousand."""
