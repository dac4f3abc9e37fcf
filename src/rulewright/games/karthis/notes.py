"""The game's messages, and its kinds of note: the numbers of each, and its clause unless `tell/events.py` chooses one."""

from __future__ import annotations

from rulewright.kernel import NoteKinds, kind
from rulewright.telling.language import Messages

SAY = Messages(__file__)


class Note(NoteKinds):
    """Everything in the log; tell/events.py cites the clause of each kind."""

    FLOOR = kind("floor", "rating", "multiplier", clause="KA-72")
    TILE = kind("roll", "side", "cell", clause="KA-18")
    DESCENDED = kind("heart", "cards", clause="KA-64")
    DREW = kind("face", "cards", clause="KA-22")
    TURNED = kind("card", clause="KA-25")
    PASSED_OVER = kind("card")
    GUARDED = kind("guard")
    RESHUFFLED = kind("cards", clause="KA-H16")
    ENCOUNTER = kind("card", "drawn")
    TREASURE = kind("card", "worth", clause="KA-33")
    HEALED = kind("gain", "health", clause="KA-36")
    CHALLENGE = kind("face", "rating", "damage")
    SLAMMED = kind("side", clause="KA-43")
    FAR_SIDE = kind(clause="KA-44")
    NEAR_SIDE = kind("damage", clause="KA-44")
    JOKER_WON = kind("which", "worth", clause="KA-35")
    ENEMY = kind("card", "health", clause="KA-47")
    ROUND = kind("mine", "theirs", "health")
    DEFEATED = kind("card", clause="KA-H21")
    RETREATED = kind("cell", "health", clause="KA-51")
    RESUMED = kind("health", clause="KA-53")
    CROWNED = kind("score", "floor", clause="KA-5")
    DIED = kind("lost", clause="KA-46")
    CAUGHT = kind("lost", clause="KA-H31")
    LEFT = kind("lost", clause="KA-H34")
