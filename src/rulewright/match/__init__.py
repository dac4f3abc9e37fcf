"""A game in progress: seats, moves, views, journal and undo; its record, and the verification of records."""

from __future__ import annotations

from rulewright.match.fairness import Secret
from rulewright.match.match import Match
from rulewright.match.move import Move, Refused, Told
from rulewright.match.record import Falsehood
from rulewright.match.replay import Verdict, load, verify
from rulewright.match.store import StoreError

__all__ = ["Falsehood", "Match", "Move", "Refused", "Secret", "StoreError", "Told", "Verdict", "load", "verify"]
