"""The Temple of Karthis, clause by clause."""
