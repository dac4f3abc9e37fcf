"""The language that rules are written in. It knows no game."""

from __future__ import annotations

from rulewright.kernel.actions import Actions, Verb
from rulewright.kernel.chance import Fate, below, d6, draw, pick, roll, shuffle
from rulewright.kernel.clauses import Clause, Clauses, cite, law
from rulewright.kernel.content import Content
from rulewright.kernel.fields import (
    field,
    int8,
    int16,
    int32,
    int64,
    owned,
    public,
    secret,
    seen,
    uint8,
    uint16,
    uint32,
)
from rulewright.kernel.game import Campaign, Ending, Game, Option, box_hash
from rulewright.kernel.pile import ALL, UNKNOWN, Cards, Pile, cards, find, lift, pile, pour, push, take
from rulewright.kernel.record import GameState, RangeError, Record
from rulewright.kernel.rule import EVERYONE, note, rule, whisper
from rulewright.kernel.sets import lowest, nth, size
from rulewright.kernel.sight import SPECTATOR, secrets

__all__ = [
    "ALL", "EVERYONE", "SPECTATOR", "UNKNOWN", "Actions", "Campaign", "Cards", "Clause", "Clauses", "Content", "Ending", "Fate",
    "Game", "GameState", "Option", "Pile", "RangeError", "Record", "Verb", "below", "box_hash", "cards", "cite", "d6", "draw",
    "field", "find", "int8", "int16", "int32", "int64", "law", "lift", "lowest", "note", "nth", "owned", "pick", "pile", "pour",
    "public", "push", "roll", "rule", "secret", "secrets", "seen", "shuffle", "size", "take", "uint8", "uint16", "uint32",
    "whisper",
]  # fmt: skip
