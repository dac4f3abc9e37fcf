"""The language that rules are written in. It knows no game."""

from __future__ import annotations

from rulewright.kernel.actions import Actions, VerbInfo, Verbs, verb
from rulewright.kernel.bitsets import either, has, lowest, minus, nth, plus, size
from rulewright.kernel.chance import Fate, below, d6, draw, one_of, pick, roll, shuffle
from rulewright.kernel.clauses import Clause, Clauses, cite, law
from rulewright.kernel.content import Content
from rulewright.kernel.deck import Deck
from rulewright.kernel.enumerations import Enumeration
from rulewright.kernel.fields import (
    bits,
    field,
    int8,
    int16,
    int32,
    int64,
    owned,
    public,
    scratch,
    secret,
    seen,
    uint8,
    uint16,
    uint32,
    uint64,
)
from rulewright.kernel.game import Campaign, Ending, Game, Reconstruction, Welcome, box_hash
from rulewright.kernel.grid import HEX, SQUARE, Grid, hexes, squares
from rulewright.kernel.lessons import Help
from rulewright.kernel.lookup import table
from rulewright.kernel.notes import (
    EVERYONE,
    Choice,
    Ear,
    Kind,
    NoteKinds,
    Notes,
    Sentence,
    by,
    kind,
    note,
    player,
    players,
    whisper,
)
from rulewright.kernel.options import Option
from rulewright.kernel.pile import ALL, UNKNOWN, Pile, find, lift, pile, pour, push, push_if, take
from rulewright.kernel.program import program
from rulewright.kernel.rule import rule
from rulewright.kernel.scores import History, ScoreRow, Unit
from rulewright.kernel.solver import Hint
from rulewright.kernel.structs import GameBox, GameState, RangeError, Struct
from rulewright.kernel.views import SPECTATOR, secrets

__all__ = [
    "ALL",
    "EVERYONE",
    "HEX",
    "SPECTATOR",
    "SQUARE",
    "UNKNOWN",
    "Actions",
    "Campaign",
    "Choice",
    "Clause",
    "Clauses",
    "Content",
    "Deck",
    "Ear",
    "Ending",
    "Enumeration",
    "Fate",
    "Game",
    "GameBox",
    "GameState",
    "Grid",
    "Help",
    "Hint",
    "History",
    "Kind",
    "NoteKinds",
    "Notes",
    "Option",
    "Pile",
    "RangeError",
    "Reconstruction",
    "ScoreRow",
    "Sentence",
    "Struct",
    "Unit",
    "VerbInfo",
    "Verbs",
    "Welcome",
    "below",
    "bits",
    "box_hash",
    "by",
    "cite",
    "d6",
    "draw",
    "either",
    "field",
    "find",
    "has",
    "hexes",
    "int8",
    "int16",
    "int32",
    "int64",
    "kind",
    "law",
    "lift",
    "lowest",
    "minus",
    "note",
    "nth",
    "one_of",
    "owned",
    "pick",
    "pile",
    "player",
    "players",
    "plus",
    "pour",
    "program",
    "public",
    "push",
    "push_if",
    "roll",
    "rule",
    "scratch",
    "secret",
    "secrets",
    "seen",
    "shuffle",
    "size",
    "squares",
    "table",
    "take",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "verb",
    "whisper",
]
