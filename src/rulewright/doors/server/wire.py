"""What comes in over the wire. Everything is checked here, at the door: unknown fields and wrong types are refused."""

from __future__ import annotations

import logging
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

T = TypeVar("T")

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Gesture = Annotated[list[Count], Meta(min_length=1, max_length=64)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]


class Fault(Exception):  # noqa: N818 - what the door says to a guest, not a defect
    """Something asked for that cannot be had: one sentence that says how to mend it, and an HTTP status."""

    def __init__(self, status: int, sentence: str, clause: str = "") -> None:
        super().__init__(status, sentence, clause)  # all of it, or it would not come back whole from another process
        self.status, self.sentence, self.clause = status, sentence, clause

    def __str__(self) -> str:
        return self.sentence

    @property
    def level(self) -> int:
        """How loudly it is logged: bad input always, what simply cannot be had only on request."""
        return logging.INFO if self.status in (401, 403, 404, 409, 410) else logging.WARNING

    @property
    def told(self) -> str:
        """The sentence for a log, on one line and not too long."""
        return " ".join(self.sentence.split())[:120]

    def body(self) -> dict[str, str]:
        return {"error": self.sentence, **({"clause": self.clause} if self.clause else {})}


def refused(error: ValueError) -> Fault:
    """What the rules or the reader of boxes would not take, told to a guest."""
    text = str(error)
    return Fault(400, text if text.endswith((".", "?")) else f"{text}.")


class Incoming(Struct, forbid_unknown_fields=True):
    """Anything a client sends."""


class Clock(Incoming):
    """Time to think, in seconds: for each move, or for the whole game."""

    per_move: Seconds | None = None
    total: Seconds | None = None


class Me(Incoming):
    """A guest's name."""

    name: Name


class Device(Incoming):
    """What stands behind the # of a link that was made on another device."""

    token: Annotated[str, Meta(min_length=20, max_length=60)]


class NewMatch(Incoming):
    """A table to be opened."""

    game: Word
    seats: SeatNumber | None = None
    options: dict[str, int | str] = {}
    seat: SeatNumber = 0
    fill: dict[str, Word] = {}
    here: dict[str, Name] = {}
    """Further people at the same screen, by seat: their names."""
    open: bool = False
    clock: Clock | None = None
    hero: Name | None = None
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    puzzle: Count | None = None
    """The number of a puzzle of the game, which says the deal and the moves made so far."""
    box: Annotated[str, Meta(min_length=1)] | None = None
    """The text of a box file, for this table only."""


class Join(Incoming):
    """A seat asked for: by the token of an invite link, or by number at an open table."""

    token: Annotated[str, Meta(max_length=80)] | None = None
    seat: SeatNumber | None = None


class Fill(Incoming):
    """A bot for a seat that nobody has taken."""

    seat: SeatNumber
    bot: Word


class Fork(Incoming):
    """To play on from a frame of a finished match, in this seat, against such bots."""

    frame: Count
    seat: SeatNumber = 0
    bot: Word = "2"


class Play(Incoming, tag="play"):
    """A move, or several as one gesture. `turn` is the one in the state it answers: an answer to an older one is refused."""

    code: Count | Gesture
    turn: Count

    @property
    def codes(self) -> list[int]:
        return [self.code] if isinstance(self.code, int) else self.code


class Undo(Incoming, tag="undo"):
    """Take my last move back."""

    turn: Count


class Back(Incoming, tag="back"):
    """I am here again: the bot that stood in shall stop."""


class Ready(Incoming, tag="ready"):
    """I am ready: the clocks may run."""


class Say(Incoming, tag="say"):
    """Something said at the table: in words of one's own, or by the number of something ready-made."""

    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    ready: Annotated[int, Meta(ge=0, le=31)] | None = None


class Ping(Incoming, tag="ping"):
    """Is anybody there?"""


Message = Play | Undo | Back | Ready | Say | Ping

_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def refuse_nul(sent: bytes) -> None:
    """Refuse what holds a NUL, as it is or as JSON writes it: no database keeps one in a text."""
    if b"\0" in sent or b"\\u0000" in sent:
        raise Fault(400, "There is a NUL character in that, which cannot be stored: leave it out.")


def read_message(text: str) -> Message:
    refuse_nul(text.encode(errors="replace"))
    try:
        return _message.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Fault(400, f"That message is not understood: {e}.") from None


def read_body(kind: type[T], body: bytes) -> T:
    refuse_nul(body)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as e:
        raise Fault(400, f"That request is not understood: {e}.") from None


def encode(value: Any) -> bytes:
    return msgspec.json.encode(value)
