"""The kinds of note that rules write as the game goes on, each with the names of its numbers."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; tell/events.py cites the clause of each kind."""

    FLOOR = kind("floor", "rating", "multiplier")
    TILE = kind("roll", "side", "cell")
    DESCENDED = kind("heart", "cards")
    DREW = kind("face", "cards")
    TURNED = kind("card")
    PASSED_OVER = kind("card")
    GUARDED = kind("guard")
    RESHUFFLED = kind("cards")
    ENCOUNTER = kind("card", "drawn")
    TREASURE = kind("card", "worth")
    HEALED = kind("gain", "health")
    CHALLENGE = kind("face", "rating", "damage")
    SLAMMED = kind("side")
    FAR_SIDE = kind()
    NEAR_SIDE = kind("damage")
    JOKER_WON = kind("which", "worth")
    ENEMY = kind("card", "health")
    ROUND = kind("mine", "theirs", "health")
    DEFEATED = kind("card")
    RETREATED = kind("cell", "health")
    RESUMED = kind("health")
    CROWNED = kind("score", "floor")
    DIED = kind("lost")
    CAUGHT = kind("lost")
    LEFT = kind("lost")
