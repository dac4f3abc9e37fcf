"""Games small enough to break on purpose, each with something that a real game may have."""
