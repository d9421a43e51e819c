"""What several chapters ask: pure functions over the state."""
