"""The first line of a record: the game, the box, the players, and the commitment to the seed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.structs import GameBox
from rulewright.match.fairness import Line
from rulewright.match.messages import SAY
from rulewright.match.record import FORMAT
from rulewright.telling.box_files import Source
from rulewright.telling.characters import printable
from rulewright.telling.language import ENGLISH, OFFERED, language, speaking

SALT = 64
"""Most characters of a salt."""
GUEST, FORMER = "Guest", "A former guest"
"""What a server calls guests without a name, with a number, and those who have deleted their account."""
_GIVEN = re.compile(rf"(?:{GUEST} (\d{{4}})|{FORMER})( \d+)?")


def named(names: Sequence[str], seats: int) -> list[str]:
    """The players' names, one for each seat; missing ones are Player 1, Player 2 and so on."""
    if len(names) > seats:
        raise ValueError(SAY("too-many-names", names=len(names), seats=seats))
    found = [*names, *(SAY("player-name", number=str(i + 1)) for i in range(len(names), seats))]
    for name in found:
        if not printable(name) or name != name.strip() or not 0 < len(name) <= 40:
            raise ValueError(SAY("no-name", name=repr(name)))
    if len(set(found)) < seats:
        raise ValueError(SAY("same-name", name=max(found, key=found.count)))
    return found


def shown_name(name: str) -> str:
    """A player's name for the reader: a name that a server gave is stored in English and shown in the current language."""
    if language() == ENGLISH or not (given := _GIVEN.fullmatch(name)):
        return name
    number, again = given.groups("")
    return (SAY("guest-name", number=number) if number else SAY("former-guest")) + again


def shown_names(name: str) -> set[str]:
    """A player's name as readers of any language see it."""
    found = set()
    for tag in OFFERED:
        with speaking(tag):
            found.add(shown_name(name))
    return found


def bots_at(header: Line) -> dict[int, str]:
    """The bot in each seat that has one."""
    bots = header["table"].get("bots", {})
    return {int(seat): bots[seat] if isinstance(bots, dict) else "random" for seat in bots}


def salts_of(header: Line) -> tuple[str, ...]:
    """The players' contributions to the seed, by seat; empty if there are none."""
    salts = header["table"].get("salts", [])
    fits = isinstance(salts, list) and len(salts) in (0, len(header["seats"]))
    if not fits or not all(isinstance(salt, str) and len(salt) <= SALT for salt in salts):
        raise ValueError(SAY("salts-form", most=SALT))
    return tuple(salts) if any(salts) else ()


def own_box(content: Source | None, box: GameBox) -> str:
    """The name of a custom box: its file name, or the name given in it."""
    if content is None:
        return ""
    return content.name if isinstance(content, Path) else box.name or SAY("custom-box")


def heading(
    game: Game,
    box: GameBox,
    options: Mapping[str, int | str],
    names: list[str],
    content: Source | None,
    table: Mapping[str, object],
) -> Line:
    """A new match's header, without the commitment. `rules` is the fingerprint of the rules; `box` is the hash of the box, whose
    name is among the options if the game has several; `content` is the name of a custom box; `sealed`: moves are covered until
    the end."""
    return {
        "rulewright": FORMAT,
        "game": game.own_name,
        "version": game.version,
        "rules": game.fingerprint,
        "box": box_hash(box),
        "options": dict(options),
        "content": own_box(content, box),
        "sealed": game.has_secrets and len(names) > 1,
        "seats": names,
        "table": dict(table),
        "started": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    }
