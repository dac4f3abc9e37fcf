"""What Barbarians, Bands, totems and the storm are called."""

from __future__ import annotations

from collections.abc import Sequence

from .content import CLANS
from .state import Box

TOTEMS = ("Black", "White")
STORM = ("Lightning", "Thunder")


def barbarian_name(box: Box, card: int) -> str:
    """Value and clans by letters, never by colour alone."""
    clans = "+".join(c for i, c in enumerate(CLANS) if box.clans[card] >> i & 1)
    return f"{box.value[card]} {clans or 'no clan'}"


def band_name(box: Box, names: Sequence[str], band: int) -> str:
    return f"{names[band]}'s Band" if band < box.seats else f"Free Band {band - box.seats + 1}"


def many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
