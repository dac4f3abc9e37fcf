"""What players call things: companies, components, money and dice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.kernel.language import Word, listed

from ..state import Box
from ..words import SAY

RIVAL = Word("the-rival")
"""By this word messages know the rival; a player is known by name."""


def company_name(box: Box, names: Sequence[str], company: int) -> str:
    """AM-16: a player's name, or the rival, as messages are told."""
    return names[company] if company < len(names) else RIVAL


def title(box: Box, names: Sequence[str], company: int) -> str:
    """A company where its name stands alone."""
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
    """AM-28, AM-R9: what a face of the Modify die and of the orange die can do."""
    return SAY("ability", face=int(face))


def money(amount: int) -> str:
    return SAY("money", amount=int(amount))


def dice_in_words(dice: Sequence[int]) -> str:
    """What dice show: 1, 3 and 3."""
    return listed(face for face in dice if face)


def the_dice(faces: Iterable[int]) -> str:
    """Dice by what they show: the 1, the 3 and the 3."""
    return listed(SAY("the-die", face=int(face)) for face in faces)
