"""The kinds of note that rules write as the game goes on, each with the names of its numbers."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    BEGINS = kind("seat")
    TURN = kind("seat")
    REVEALED = kind("card", "place", "why")
    TOOL_REVEALED = kind("tool", "place", "why")
    RESHUFFLED = kind()
    WORN_OUT = kind("card")
    INCOME = kind("seat", "coins")
    DISCARDED = kind("seat", "card")
    TOOL_DISCARDED = kind("seat", "tool")
    BOMBED = kind("seat")
    ROLLED = kind("seat", "throw")
    DIE = kind("die", "kind", "number")
    ANDROID = kind("seat", "number")
    OVERDRIVE = kind("seat")
    AUGMENTED = kind("seat", "die", "before", "number")
    SHIFTED = kind("seat", "die", "before", "number")
    FLIPPED = kind("seat", "die", "before", "number")
    COPIED = kind("seat", "die", "before", "number")
    PIG = kind("seat", "number")
    LOTTERY = kind("seat", "coins")
    SOLD = kind("seat", "dice")
    CLAIMED = kind("seat", "card", "dice")
    DEFEATED = kind("seat", "points")
    ARTIFACT = kind("seat", "artifact")
    FOUND_TOOL = kind("seat", "tool")
    FOUND_COINS = kind("seat", "coins")
    WON_STARS = kind("seat", "stars", "card")
    MOVED = kind("mineral", "way", "price")
    LOST_STARS = kind("stars")
    STAKED = kind("seat", "shape", "organics", "metal", "rads", "bribes")
    BOUGHT = kind("seat", "tool", "coins")
    RAIDED = kind("seat", "victim", "thing")
    DROPPED = kind("seat", "thing")
    SCORE_CARD = kind("round")
    WAITS = kind("round")
    TRADED = kind("seat", "organics", "metal", "rads")
    SCORED = kind("seat", "round", "minerals", "artifacts", "monsters")
    BONUS = kind("seat", "points")
    OVER = kind("ending")
