"""A match as its stored lines tell it: who made each move, the clock, and what is kept at the end."""
