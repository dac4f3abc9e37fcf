"""Names of companies, components, money and dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.telling.language import Word, listed

from ..notes import SAY
from ..state import Box

RIVAL = Word("the-rival")
"""The argument by which messages recognise the rival; a player is passed by name."""


def company_name(box: Box, names: Sequence[str], company: int) -> str:
    """AM-16: a player's name, or the rival, as an argument of messages."""
    return names[company] if company < len(names) else RIVAL


def title(box: Box, names: Sequence[str], company: int) -> str:
    """The name of a company on its own, outside a message."""
    return names[company] if company < len(names) else SAY("rival")


def mineral_name(mineral: int) -> str:
    return SAY("mineral", mineral=int(mineral))


def pair_name(minerals: Sequence[int]) -> str:
    """The two minerals of a stratum or a component."""
    first, second = map(mineral_name, minerals)
    return SAY("pair", first=first, second=second)


def component_name(box: Box, component: int) -> str:
    """A component with its minerals: C4 (iron and nickel)."""
    return SAY("component", number=f"C{component}", minerals=pair_name(box.component[component]))


def ability_name(face: int) -> str:
    """AM-28, AM-R9: the ability of a face of the Modify die and of the orange die."""
    return SAY("ability", face=int(face))


def money(amount: int) -> str:
    return SAY("money", amount=int(amount))


def dice_in_words(dice: Sequence[int]) -> str:
    """The faces of dice: 1, 3 and 3."""
    return listed(face for face in dice if face)


def the_dice(faces: Iterable[int]) -> str:
    """Dice by their faces: the 1, the 3 and the 3."""
    return listed(SAY("the-die", face=int(face)) for face in faces)
