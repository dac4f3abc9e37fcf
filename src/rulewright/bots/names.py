"""Names for bots, so that a log can speak of them; how well one plays is told beside its name."""

from __future__ import annotations

from zlib import crc32

NAMES = (
    "Mira", "Otto", "Juno", "Emil", "Tilda", "Bruno", "Nela", "Anton", "Selma", "Kasper", "Ida", "Hugo", "Lotte", "Viggo",
    "Runa", "Felix", "Maren", "Jonas", "Edda", "Oskar", "Thea", "Linus", "Wanda", "Arvid", "Greta", "Milo", "Frida", "Knut",
    "Alma", "Rasmus", "Elin", "Tomas", "Petra", "Sven", "Nora", "Gustav", "Karla",
)  # fmt: skip


def name(match: str, seat: int) -> str:
    """A name for the bot in this seat: another one for each seat of a match, and others in another match."""
    return NAMES[(crc32(match.encode()) + seat) % len(NAMES)]
