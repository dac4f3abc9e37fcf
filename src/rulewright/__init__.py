"""Rulewright: rulebooks that run."""

__version__ = "0.1.0"
