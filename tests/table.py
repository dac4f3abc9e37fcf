"""The table that tests play at: games elsewhere need it too, so it comes with the package."""

from rulewright.testing import LETTERS, Cards, Move, Played, Solo, Table

__all__ = ["LETTERS", "Cards", "Move", "Played", "Solo", "Table"]
