"""Bots. Each is given a view, so it knows no more than a person in its seat would."""
