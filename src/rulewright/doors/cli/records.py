"""`replay` and `verify`: games that were played."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rulewright import games
from rulewright.doors.cli.common import console
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.game import Game
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, Secret, load
from rulewright.match.header import bots_at
from rulewright.match.receipt import read as read_receipt
from rulewright.match.record import Record
from rulewright.match.replay import opened, verify, walk

FALSE = 1


@dataclass(frozen=True)
class Recorded:
    """A record file, and its game and its box where they are not known by name."""

    file: Path
    game: str | None = None
    box: Path | None = None

    def load(self) -> Match:
        return load(self.file, self.found_game, self.box)

    def opened(self) -> tuple[Record, Secret, Game, Path | None]:
        return opened(self.file, self.found_game, self.box)

    @property
    def found_game(self) -> Game | None:
        return None if self.game is None else games.load(self.game)


def bots_seat(seat: int) -> str:
    """While a game goes on, only its people look at it, with their own eyes: what its bots hold is not theirs to see."""
    return SAY("bots-seat", seat=str(seat + 1))


def eyes_of(record: Record, seat: int | None) -> int:
    """Whose view of a record is shown: the named seat, counted from 1, or the one seat that may see it."""
    names = record.header["seats"]
    if seat is not None and not 0 <= seat <= len(names):
        raise ValueError(SAY("no-seat", seat=str(seat), last=str(len(names))))
    eyes = (seat or 0) - 1 if seat is not None else 0 if len(names) == 1 else SPECTATOR
    if record.secret is None and eyes in bots_at(record.header):
        raise ValueError(bots_seat(eyes))
    return eyes


def show_verdict(recorded: Recorded, receipt: str | None, key: str, as_json: bool) -> int:
    kept = None if receipt is None else read_receipt(receipt)
    verdict = verify(recorded.file, recorded.found_game, recorded.box, kept, key.strip().lower())
    print(json.dumps(asdict(verdict), ensure_ascii=False, indent=1) if as_json else verdict.text)
    return 0 if verdict.true else FALSE


def show_replay(recorded: Recorded, step: bool, brief: bool, seat: int | None) -> None:
    from rulewright.doors.terminal.screen import Screen, heading_of

    record, secret, found, content = recorded.opened()
    eyes = eyes_of(record, seat)
    screen, told = Screen(console()), 0
    for number, match in walk(record, secret, found, content):
        line = match.lines[number - 1]
        if record.lines[number - 1].get("sealed") and line.get("seat", eyes) != eyes:
            line = {**line, "words": SAY("hidden-move")}
        elif "move" in line:
            line = {**line, "words": "; ".join(map(match.words_of, match.last))}
        if "ending" in line:
            screen.ending(match)
            continue
        screen.heading(heading_of(match, line))
        journal = match.journal(eyes)
        screen.events(match, journal[told:])
        told = len(journal)
        if not brief:
            screen.board(match, eyes)
        if step:
            print("[Enter]", end=" ", flush=True)
            if not sys.stdin.readline():
                return
    if record.secret is None:
        screen.say(SAY("not-finished"))
