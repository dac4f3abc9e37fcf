"""Tests that every game must pass, with no code written for it."""
