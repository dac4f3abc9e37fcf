"""Names of cards, Barbarians, Bands, totems and the two storm cards, for every text."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import listed

from ..content import CLAN_NAMES
from ..state import Box, State

TOTEMS = ("Black", "White")
SIGNS = tuple(name.split()[-1][0] for name in CLAN_NAMES)
"""The letter of each clan, on pictures and in sentences: the initial of its animal."""
STORM = ("Lightning", "Thunder")


def card_name(box: Box, card: int) -> str:
    """An Action card by its printed name."""
    return str(box.texts["cards"][card])


def barbarian_name(box: Box, card: int) -> str:
    """A Barbarian in words, as the log and the list of moves say it."""
    clans = listed(name for i, name in enumerate(CLAN_NAMES) if box.clans[card] >> i & 1)
    return f"Barbarian {box.value[card]} ({clans or 'no clan'})"


def barbarian_sign(box: Box, card: int) -> str:
    """Value and clan letters, as on the picture: short enough for the rows of the board in a terminal."""
    clans = "+".join(sign for i, sign in enumerate(SIGNS) if box.clans[card] >> i & 1)
    return f"{box.value[card]} {clans or 'no clan'}"


def band_name(box: Box, names: Sequence[str], band: int) -> str:
    return f"{names[band]}'s Band" if band < box.seats else f"Free Band {band - box.seats + 1}"


def barbarian_in(view: State, box: Box, band: int, place: int) -> str:
    """The Barbarian in a place, in words; the viewer may not know which it is."""
    card = view.bands[band].card[place]
    return barbarian_name(box, card) if card >= 0 else "the unknown Barbarian"
