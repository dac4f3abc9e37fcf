"""The test table; external games need it too, so it is part of the package."""

from rulewright.testing import LETTERS, Cards, Move, Played, Solo, Table

__all__ = ["LETTERS", "Cards", "Move", "Played", "Solo", "Table"]
