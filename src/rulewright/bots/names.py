"""Names for bots, for logs and journals; a bot's level is shown beside its name."""

from __future__ import annotations

from collections.abc import Collection
from zlib import crc32

NAMES = (
    "Mira", "Otto", "Juno", "Emil", "Tilda", "Bruno", "Nela", "Anton", "Selma", "Kasper", "Ida", "Hugo", "Lotte", "Viggo",
    "Runa", "Felix", "Maren", "Jonas", "Edda", "Oskar", "Thea", "Linus", "Wanda", "Arvid", "Greta", "Milo", "Frida", "Knut",
    "Alma", "Rasmus", "Elin", "Tomas", "Petra", "Sven", "Nora", "Gustav", "Karla",
)  # fmt: skip


def name(match: str, seat: int, taken: Collection[str] = ()) -> str:
    """A name for the bot in this seat, different for each seat of a match and varying between matches."""
    first = crc32(match.encode()) + seat
    return next(n for n in (NAMES[(first + k) % len(NAMES)] for k in range(len(NAMES))) if n not in taken)
