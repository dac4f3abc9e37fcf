"""The balance lab: many games at once, and what they say."""
