"""Names of cards, Barbarians, Bands, totems and the two storm cards, for every text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from rulewright.telling.language import NOBODY, YOU, Word, listed

from ..content import CLAN_NAMES
from ..notes import SAY
from ..state import Box, State

TOTEMS = (Word("black"), Word("white"))
STORM = (Word("lightning"), Word("thunder"))


class BandName(TypedDict):
    """Arguments of messages about a Band: its owner, or the number of a Free Band."""

    owner: str
    free: int


def band_name(box: Box, names: Sequence[str], band: int) -> BandName:
    owned = band < box.seats
    return {"owner": names[band] if owned else NOBODY, "free": 0 if owned else band - box.seats + 1}


def own_band(box: Box, names: Sequence[str], seat: int, band: int) -> BandName:
    """A Band, addressed as yours if the reader owns it."""
    return {"owner": YOU, "free": 0} if band == seat else band_name(box, names, band)


def card_name(box: Box, card: int) -> str:
    """The printed name of an Action card."""
    return SAY.name(box.texts["cards"][card])


def barbarian_name(box: Box, card: int) -> str:
    """A Barbarian in words, for the log and the list of moves."""
    clans = listed(SAY.name(name) for i, name in enumerate(CLAN_NAMES) if box.clans[card] >> i & 1)
    return SAY("barbarian", value=int(box.value[card]), clans=clans or SAY("no-clan"))


def clan_signs() -> list[str]:
    """The letter of each clan, used in pictures and sentences, in the order of `CLAN_NAMES`."""
    return SAY("clan-signs").split()


def barbarian_sign(box: Box, card: int) -> str:
    """Value and clan letters, as in the picture: short enough for a row of the text board."""
    clans = "+".join(sign for i, sign in enumerate(clan_signs()) if box.clans[card] >> i & 1)
    return f"{box.value[card]} {clans or SAY('no-clan')}"


def barbarian_in(view: State, box: Box, band: int, place: int) -> str:
    """The Barbarian in a place, in words, even if the viewer does not know which it is."""
    card = view.bands[band].card[place]
    return barbarian_name(box, card) if card >= 0 else SAY("unknown-barbarian")
