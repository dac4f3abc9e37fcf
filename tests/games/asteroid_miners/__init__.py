"""Asteroid Miners, clause by clause."""
