"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    BEGINS = kind("seat", clause="KL-A37")
    TURN = kind("seat", clause="KL-17")
    REVEALED = kind("card", "place", "why")
    TOOL_REVEALED = kind("tool", "place", "why")
    RESHUFFLED = kind(clause="KL-A33")
    WORN_OUT = kind("card", clause="KL-A42")
    INCOME = kind("seat", "coins", clause="KL-R5")
    DISCARDED = kind("seat", "card", clause="KL-23")
    TOOL_DISCARDED = kind("seat", "tool", clause="KL-23")
    BOMBED = kind("seat", clause="KL-84")
    ROLLED = kind("seat", "throw")
    DIE = kind("die", "kind", "number", clause="KL-25")
    ANDROID = kind("seat", "number", clause="KL-76")
    OVERDRIVE = kind("seat", clause="KL-78")
    AUGMENTED = kind("seat", "die", "before", "number", clause="KL-82")
    SHIFTED = kind("seat", "die", "before", "number", clause="KL-R5")
    FLIPPED = kind("seat", "die", "before", "number", clause="KL-R5")
    COPIED = kind("seat", "die", "before", "number", clause="KL-R5")
    PIG = kind("seat", "number", clause="KL-93")
    LOTTERY = kind("seat", "coins", clause="KL-91")
    SOLD = kind("seat", "dice", clause="KL-31")
    CLAIMED = kind("seat", "card", "dice")
    DEFEATED = kind("seat", "points", clause="KL-55")
    ARTIFACT = kind("seat", "artifact", clause="KL-57")
    FOUND_TOOL = kind("seat", "tool", clause="KL-58")
    FOUND_COINS = kind("seat", "coins", clause="KL-59")
    WON_STARS = kind("seat", "stars", "card")
    MOVED = kind("mineral", "way", "price", clause="KL-63")
    LOST_STARS = kind("stars", clause="KL-66")
    STAKED = kind("seat", "shape", "organics", "metal", "rads", "bribes")
    BOUGHT = kind("seat", "tool", "coins", clause="KL-33")
    RAIDED = kind("seat", "victim", "thing", clause="KL-87")
    DROPPED = kind("seat", "thing", clause="KL-96")
    SCORE_CARD = kind("round", clause="KL-97")
    WAITS = kind("round", clause="KL-A48")
    TRADED = kind("seat", "organics", "metal", "rads", clause="KL-102")
    SCORED = kind("seat", "round", "minerals", "artifacts", "monsters", clause="KL-98")
    BONUS = kind("seat", "points", clause="KL-73")
    OVER = kind("ending")
