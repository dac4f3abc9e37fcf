"""What is stored of a match so that it can always be shown: each position as every seat and a spectator saw it, in all languages.

Making an archive needs the rules; reading it needs none. Sentences are stored rendered, because a later release may change or
drop a message or its arguments. An archive is JSON lines, compressed: one for each frame, then one about the match. It contains
no names: private characters stand for them until it is read, so a name that was removed from a match is gone.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import msgspec
from msgspec import Raw, Struct

from rulewright.doors.contract.records import Frame, FrameNote, MatchAbout, MoveMade
from rulewright.doors.server.codec import stored
from rulewright.doors.server.matches.final import about
from rulewright.doors.server.render import frame_note, grid_contents
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.schema import MOVE
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.jsonable import Json, jsonable
from rulewright.kernel.notes import EVERYONE
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from rulewright.match.header import shown_name
from rulewright.telling.language import ENGLISH, OFFERED, speaking

EVERYTHING = SPECTATOR - 1
"""The observer from whom nothing is hidden. Only finished matches are shown like this."""
LONGEST = 3000
"""The most lines of a match that is archived: several times the longest game."""
PRESET = 3
"""As small as the default, in a sixth of the time."""
_FIRST = 0xF000
"""The character that stands for the name of the first seat."""
_FILLER = 0xF0FF
_encode = msgspec.json.encode
_LAST = b'{"about"'
"""How the last line begins."""


def nameless(row: MatchRow) -> MatchRow:
    """The same match with private characters for the name of each player, as long as the name, because tables are aligned."""
    assert row.header
    seats = [chr(_FIRST + i).ljust(len(name), chr(_FILLER)) for i, name in enumerate(row.header["seats"])]
    return msgspec.structs.replace(row, header={**row.header, "seats": seats})


def with_names(text: bytes, names: Sequence[str]) -> bytes:
    """JSON made from a `nameless` match, with these names."""
    known: dict[int, str | None] = {_FIRST + i: _encode(name).decode()[1:-1] for i, name in enumerate(names)}
    known[_FILLER] = None
    return text.decode().translate(known).encode()


class Facts(Struct):
    """What one observer was told beyond the view, encoded: derived facts and what lies on the grids."""

    derived: Raw
    grids: Raw


class Sentence(Struct, omit_defaults=True):
    """A note: its text in each language, and by language and seat where that seat read another."""

    note: Any
    text: dict[str, str]
    own: dict[str, dict[int, str]] = {}


class Shot(Struct, omit_defaults=True):
    """The table after a line: the view of each observer, beginning with `EVERYTHING`, and the facts of each, by language, but
    only where they differ from English."""

    views: list[Raw]
    facts: dict[str, list[Facts]]
    notes: list[Sentence]
    move: dict[str, Any] = {}


class Last(Struct):
    """The last line: the match without its frames, and its last position as text for each observer, by language."""

    about: dict[str, Raw]
    texts: dict[str, list[str]]


# ---------------------------------------------------------------- making


def make(played: Iterable[tuple[str, Match]]) -> bytes:
    """The archive of a match, given the match at its start and after each line, with the kind of that line."""
    packer, parts, told, total = lzma.LZMACompressor(preset=PRESET), list[bytes](), 0, 0
    for kind, match in played:
        parts.append(packer.compress(_encode(_shot(match, kind, told)) + b"\n"))
        told, total = len(match.told), total + 1
    last = Last({}, {})
    for tag in OFFERED:
        with speaking(tag):
            last.about[tag] = Raw(_encode(about(match, total)))
            last.texts[tag] = [match.board(max(seat, SPECTATOR)) for seat in range(EVERYTHING, match.seats)]
    return b"".join([*parts, packer.compress(_encode(last)), packer.flush()])


def _shot(match: Match, kind: str, told: int) -> Shot:
    """The current position as everybody sees it, and what was told since the first `told` notes."""
    new = match.told[told:]
    views = [_view(match, seat) for seat in range(EVERYTHING, match.seats)]
    encoded = [Raw(_encode(jsonable(view))) for view in views]
    shot = Shot(encoded, {}, [Sentence(frame_note(n, t), {}) for n, t in enumerate(new, told)])
    for tag in OFFERED:
        with speaking(tag):
            facts = [_facts(match, view, seat) for seat, view in enumerate(views, EVERYTHING)]
            if facts != shot.facts.get(ENGLISH):
                shot.facts[tag] = facts
            if kind == MOVE:
                shot.move[tag] = made_at_once(match)
            for t, sentence in zip(new, shot.notes, strict=True):
                sentence.text[tag] = text = match.said_to(SPECTATOR, t).text
                readers = range(match.seats) if t.listener == EVERYONE else [t.listener]
                if own := {i: mine for i in readers if (mine := match.said_to(i, t).text) != text}:
                    sentence.own[tag] = own
    return shot


def _view(match: Match, seat: int) -> Any:
    """The current position as this observer sees it; when the game is over nothing is hidden."""
    return match.state if match.over or seat == EVERYTHING else match.view(seat)


def _facts(match: Match, view: Any, seat: int) -> Facts:
    derived = derived_if_possible(match.game, view, match.box, max(seat, SPECTATOR))
    return Facts(Raw(_encode(derived)), Raw(_encode(grid_contents(match, view))))


def made_at_once(match: Match) -> MoveMade:
    """The last move, or all moves of the last gesture combined into one."""
    made = match.last
    return MoveMade(
        seat=made[0]["seat"],
        label="; ".join(map(match.words_of, made)),
        codes=[move["code"] for move in made],
    )


# ---------------------------------------------------------------- reading


@dataclass(frozen=True)
class Opened:
    """An archive as one observer may read it: the description of the match, its frames in JSON, and the last position as text."""

    about: MatchAbout
    frames: list[bytes]
    text: str


def read(packed: bytes, header: Json, seat: int, tag: str) -> Opened:
    """Read an archive as this seat saw the match, in this language; the names are those of the header."""
    tag, frames, heard = tag if tag in OFFERED else ENGLISH, list[bytes](), 0
    with speaking(tag):
        names = [shown_name(name) for name in header["seats"]]
    with lzma.open(BytesIO(packed)) as lines:
        for number, line in enumerate(lines):
            if line.startswith(_LAST):
                break
            shot = msgspec.json.decode(line, type=Shot)
            frame = _frame(shot, number, seat, tag, heard)
            heard += len(frame.notes)
            frames.append(with_names(_encode(frame), names))
    last = msgspec.json.decode(with_names(line, names), type=Last)
    described = stored(msgspec.json.decode(last.about[tag]), MatchAbout)
    described.header, described.names = header, names
    return Opened(described, frames, last.texts[tag][seat - EVERYTHING])


def _frame(shot: Shot, number: int, seat: int, tag: str, heard: int) -> Frame:
    """A frame for one observer. Others' moves are described only where nothing is hidden: their labels may tell a secret."""
    facts: Any = shot.facts.get(tag, shot.facts[ENGLISH])[seat - EVERYTHING]
    view: Any = shot.views[seat - EVERYTHING]
    move = stored(shot.move[tag], MoveMade) if tag in shot.move else None
    mine = [s for s in shot.notes if seat == EVERYTHING or s.note["to"] in (EVERYONE, seat)]
    texts = [s.own.get(tag, {}).get(seat, s.text[tag]) for s in mine]
    notes = [stored({**s.note, "text": text}, FrameNote) for s, text in zip(mine, texts, strict=True)]
    if seat != EVERYTHING:  # numbered as in this observer's log: the numbers of other notes tell nothing
        notes = [msgspec.structs.replace(note, n=n) for n, note in enumerate(notes, heard)]
    return Frame(
        number=number,
        move=move if move and seat in (EVERYTHING, move.seat) else None,
        view=view,
        derived=facts.derived,
        grids=facts.grids,
        notes=notes,
    )
