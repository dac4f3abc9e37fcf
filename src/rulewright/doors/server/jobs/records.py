"""Work on whole matches, in worker processes: checking an uploaded record, replaying a match, drawing pictures."""

from __future__ import annotations

import lzma
import tempfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from rulewright import games
from rulewright.doors import pictures
from rulewright.doors.contract import records
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.records import MatchAbout
from rulewright.doors.server.catalog import laid
from rulewright.doors.server.matches import archive
from rulewright.doors.server.matches.final import final
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.render import result_of
from rulewright.doors.server.store.creation import Checked
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import Gesture, LineRow
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import END, MOVE, UNDO
from rulewright.doors.server.translations import SAY
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.jsonable import Json
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Falsehood, Refused, record, replay
from rulewright.match.record import OtherRules
from rulewright.telling.language import ENGLISH, language, speaking

BLOCK = 100
"""How many frames are compressed together."""


def check(given: tuple[str, dict[str, list[str]]]) -> Checked | str:
    """Replay a record and return its contents, or a sentence about what is wrong with it. `given` is the record's text and the
    addresses of all games of each name."""
    text, addresses = given
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "record.jsonl")
        path.write_text(text, "utf-8", newline="")
        try:
            found = record.read(path)
            secret = found.secret
            if secret is None:
                return SAY("record-unfinished")
            known = [games.load(address) for address in addresses.get(found.header["game"], ())]
            if not known:
                return SAY("record-no-game", game=repr(found.header["game"]))
            game = next((game for game in known if replay.fits(found, game)), known[0])
            if _own_box(found.header, game):
                return SAY("record-own-box")
            *_, (_, match) = replay.walk(found, secret, game)
            if found.broken:
                raise replay.broken_seal(found)
        except OtherRules as e:
            raise Fault(410, SAY("record-cannot-check", error=e.text)) from None
        except Falsehood as e:
            return str(e)
    lines, seats = [], []
    for line in found.lines[1:]:
        if "move" in line:
            seats.append(line["seat"])
            lines.append(Gesture(MOVE, line["seat"], record.codes_of(line)))
        elif "undo" in line:
            lines.append(Gesture(UNDO, seats.pop(), [0]))
        elif match.agreed:
            lines.append(Gesture(END, 0, [0]))
    kept = final(match, len(lines))
    with speaking(ENGLISH):
        result = msgspec.to_builtins(result_of(match))
    return Checked(
        game.name,
        found.header,
        secret.seed,
        secret.nonce,
        lines,
        ["move" in line and record.stood_in(line) for line in found.lines[1 : len(lines) + 1]],
        match.number,
        result,
        kept,
    )


def _own_box(header: Json, game: Game) -> bool:
    """Whether a record was played with a custom box. Other faults of the record are found elsewhere."""
    try:
        box = game.make_box(header["options"], len(header["seats"]))
    except (ValueError, TypeError, AttributeError):
        return False
    return bool(header["version"] == game.version and header["box"] != box_hash(box))


# ---------------------------------------------------------------- replays


@dataclass(frozen=True, repr=False)
class Replay:
    """A match ready to be shown: its description and last position, and its frames in blocks, which are compressed JSON."""

    about: MatchAbout
    text: str
    total: int
    blocks: list[bytes]

    @property
    def size(self) -> int:
        return sum(map(len, self.blocks))

    def page(self, first: int, most: int, lost: str) -> bytes:
        """Up to `most` frames from `first` on, with the description of the match. `lost` says what cannot be done with it."""
        found: list[Any] = []
        last = min(first + most, self.total)
        for n in range(first // BLOCK, -(-last // BLOCK)):
            frames = msgspec.json.decode(zlib.decompress(self.blocks[n]), type=list[msgspec.Raw])
            found += frames[max(0, first - n * BLOCK) : max(0, last - n * BLOCK)]
        return msgspec.json.encode(records.Replay(**msgspec.structs.asdict(self.about), frames=found, lost=lost))


@dataclass(frozen=True, repr=False)
class Wanted:
    """An archive to read: for which observer, with the names of this header."""

    frames: bytes
    header: Json
    seat: int


def open_archive(wanted: Wanted) -> Replay:
    """Read an archive in the current language. It needs no rules."""
    found = archive.read(wanted.frames, wanted.header, wanted.seat, language())
    parts = [found.frames[n : n + BLOCK] for n in range(0, len(found.frames), BLOCK)]
    blocks = [zlib.compress(b"[" + b",".join(part) + b"]", 1) for part in parts]
    return Replay(found.about, found.text, len(found.frames), blocks)


@dataclass(frozen=True, repr=False)
class PlayedMatch:
    """The source of an archive or a review: the game's address, the match, and its lines."""

    game: str
    row: MatchRow
    lines: Sequence[LineRow]

    def play(self) -> Iterator[tuple[str, LiveMatch]]:
        """The match at its start and after each line, with the kind of the line. Raises a Fault if it needs other rules."""
        game = games.load(self.game)
        match = LiveMatch(game, self.row)
        yield "", match
        for line in self.lines:
            try:
                match.add(line)
            except Refused:
                raise self.row.other_rules(game) from None
            yield line.kind, match


def make_archive(played: PlayedMatch) -> bytes:
    """Replay a match and store every frame as everybody saw it."""
    return archive.make(replace(played, row=archive.nameless(played.row)).play())


def draw_frames(played: PlayedMatch) -> bytes:
    """Draw every frame of a match as spectators saw it: SVG, as a compressed JSON list."""
    return lzma.compress(msgspec.json.encode([pictures.of_match(match, SPECTATOR) for _, match in played.play()]))


def make_final(finished: PlayedMatch) -> Final:
    """Replay a finished match to make the `Final` that is stored of it."""
    *_, (_, match) = finished.play()
    return final(match, match.line_count)


# ---------------------------------------------------------------- pictures


WHOLE = -1
"""The frame number that stands for the whole game, as an animation."""


@dataclass(frozen=True, repr=False)
class Position:
    """Everything a picture of a running match is drawn from: its box and what one seat may see."""

    game: str
    options: dict[str, int | str]
    content: str | None
    names: list[str]
    view: bytes
    seat: int
    kind: str


def draw_position(position: Position) -> bytes:
    """Draw a running match. Runs in a worker process."""
    game = games.load(position.game)
    box = laid(game, position.options, len(position.names), position.content).box
    view = game.state.unpack(position.view)
    return pictures.painted(pictures.drawn(game, view, box, position.names, position.seat), position.kind)


@dataclass(frozen=True, repr=False)
class FinishedPicture:
    """A request for a picture of one frame of a finished match, or of all of it, as a seat saw it."""

    finished: PlayedMatch
    frame: int
    seat: int
    kind: str


def draw_finished(wanted: FinishedPicture) -> bytes:
    """Draw a finished match, by replaying it up to the frame. Runs in a worker process."""
    drawings = (
        pictures.of_match(match, wanted.seat) if wanted.frame in (WHOLE, number) else ""
        for number, (_, match) in enumerate(wanted.finished.play())
    )
    return _picture(drawings, wanted.frame, wanted.kind)


@dataclass(frozen=True, repr=False)
class StoredPicture:
    """A request for a picture of a frame, or of all of them, from what `draw_frames` has drawn."""

    drawings: bytes
    frame: int
    kind: str


def paint_stored(wanted: StoredPicture) -> bytes:
    return _picture(msgspec.json.decode(lzma.decompress(wanted.drawings)), wanted.frame, wanted.kind)


def _picture(drawings: Iterable[str], frame: int, kind: str) -> bytes:
    """The drawing of this frame, or an animation of all of them."""
    if frame == WHOLE:
        return pictures.animated(list(drawings), kind)
    found = list(islice(drawings, frame + 1))
    if frame >= len(found):
        raise Fault(404, SAY("no-frame", frame=str(frame), count=str(len(found))))
    return pictures.painted(found[frame], kind)


def known_kind(name: str) -> tuple[str, str]:
    """Split the name of a picture: `12.png` is ("12", "png")."""
    stem, _, kind = name.partition(".")
    if kind not in pictures.KINDS:
        raise Fault(404, SAY("picture-endings", kinds=", ".join(pictures.KINDS)))
    return stem, kind


def media_type(kind: str) -> str:
    return pictures.KINDS[kind]


def moving(kind: str) -> bool:
    return kind in pictures.MOVING
