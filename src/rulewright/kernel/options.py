"""Options: choices made before play and stored in the box."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from rulewright.telling.box_files import BOX, STANDARD, BoxFile
from rulewright.telling.language import NOBODY, SAY
from rulewright.telling.text import span

Value = int | str
WHOLE = re.compile(r"-?[0-9]{1,15}")


@dataclass(frozen=True)
class Option:
    """One choice made before play: a number in a range or one of several words.

    `by_seats` gives other defaults for some numbers of players; `seats` is the range of player numbers that have the option;
    `shown` displays it directly when setting up a table, not among the advanced options.
    """

    name: str
    about: str
    default: Value
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()
    by_seats: Mapping[int, Value] = field(default_factory=dict, hash=False)
    seats: tuple[int, int] | None = None
    shown: bool = False

    def usual(self, seats: int) -> Value:
        """The default for this number of players."""
        return self.by_seats.get(seats, self.default)

    def offered(self, seats: int) -> bool:
        """Whether this number of players has the option."""
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def read(self, text: str) -> Value:
        """Parse the option's value from user input. Raises ValueError with one sentence if it is wrong."""
        if self.words:
            if text not in self.words:
                raise ValueError(SAY("option-one-of", name=self.name, words=", ".join(self.words), given=repr(text)))
            return text
        if not WHOLE.fullmatch(text) or not self.low <= int(text) <= self.high:
            low, high = str(self.low), str(self.high)
            raise ValueError(SAY("option-number", name=self.name, low=low, high=high, given=repr(text)))
        return int(text)


def choose(known: tuple[Option, ...], title: str, given: Mapping[str, Value], seats: int) -> dict[str, Value]:
    """All options with their values, defaults filled in. Raises ValueError for unknown, out-of-range and inapplicable ones."""
    by_name = {o.name: o for o in known}
    for name, value in given.items():
        if name not in by_name:
            has = ", ".join(by_name) or NOBODY
            raise ValueError(SAY("no-option", game=title, name=name, has=has))
        option = by_name[name]
        if option.seats and not option.offered(seats) and option.read(str(value)) != option.usual(seats):
            players = span(*option.seats)
            raise ValueError(SAY("option-for-players", name=name, players=players, seats=str(seats)))
    return {name: o.read(str(given[name])) if name in given else o.usual(seats) for name, o in by_name.items()}


def box_option(boxes: Mapping[str, BoxFile]) -> Option:
    """The option that selects one of several boxes."""
    told = "; ".join(f"{word}: {file.name}, {file.about}" for word, file in boxes.items())
    return Option(BOX, f"which box is opened ({told})", STANDARD, words=tuple(boxes))
