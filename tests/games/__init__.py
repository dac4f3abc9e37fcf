"""The games, each against its own rulebook."""
