"""A match rebuilt from its stored lines: who made each move, the clock, and what is stored at the end."""
