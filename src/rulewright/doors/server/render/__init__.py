"""Matches as JSON values and as parts of messages."""
