"""What Barbarians, Bands, totems and the storm are called."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import CLAN_NAMES
from ..state import Box

TOTEMS = ("Black", "White")
SIGNS = tuple(name.split()[-1][0] for name in CLAN_NAMES)
"""What stands for a clan, on every picture and in every sentence: the first letter of its animal."""
STORM = ("Lightning", "Thunder")


def barbarian_name(box: Box, card: int) -> str:
    """Value and clans by the letters on the Barbarian, never by colour alone."""
    clans = "+".join(sign for i, sign in enumerate(SIGNS) if box.clans[card] >> i & 1)
    return f"{box.value[card]} {clans or 'no clan'}"


def band_name(box: Box, names: Sequence[str], band: int) -> str:
    return f"{names[band]}'s Band" if band < box.seats else f"Free Band {band - box.seats + 1}"


def many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
