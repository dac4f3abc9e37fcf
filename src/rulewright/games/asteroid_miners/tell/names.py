"""What players call things: companies, components, money and dice."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import listed

from ..content import MINERALS
from ..state import Box

COLUMNS = ("low", "middling", "high", "contract")
ABILITIES = (
    "no ability",
    "one die up or down by 1",
    "one die up or down by 2",
    "two dice up or down by 1 each",
    "two dice up or down by 2 each",
    "two dice by their total",
    "one or two dice turned over",
)


def company_name(box: Box, names: Sequence[str], company: int) -> str:
    """AM-16: a player's name, or the rival."""
    return names[company] if company < len(names) else "The rival"


def component_name(box: Box, component: int) -> str:
    """A component with its minerals: C4 (iron and nickel)."""
    a, b = box.component[component]
    return f"C{component} ({MINERALS[a]} and {MINERALS[b]})"


def money(amount: int) -> str:
    return f"${amount}M"


def dice_in_words(dice: Sequence[int]) -> str:
    """What dice show: 1, 3 and 3."""
    return listed(face for face in dice if face)


def the_dice(faces: Sequence[int]) -> str:
    """Dice by what they show: the 1, the 3 and the 3."""
    return listed(f"the {face}" for face in faces)
