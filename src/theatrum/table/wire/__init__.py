"""What is said over the wire, exactly: messages, replies, errors, bounds, words."""
