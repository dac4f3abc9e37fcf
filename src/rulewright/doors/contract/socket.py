"""The messages of the socket `/ws/MATCH`, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from rulewright.doors.contract.base import (
    Answered,
    Arguments,
    Box,
    Count,
    Derived,
    Incoming,
    Numbers,
    Options,
    Outgoing,
    View,
    Word,
)
from rulewright.doors.contract.games import Clause, Help, Point
from rulewright.doors.contract.tables import Links, Result, Sitter
from rulewright.match.header import SALT

Gesture = Annotated[list[Count], Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]

# ---------------------------------------------------------------- from the server


class Table(Outgoing, tag="table"):
    """Sent first: everything that stays the same while you are at the table. If it is sent again, somebody's name was removed or
    the game was begun again: then the next `state` counts, even if its `line` is lower."""

    id: str
    """The match."""
    game: str
    """The game by its short name."""
    title: str
    """The name of the game."""
    you: int
    """Your seat; -1: you are a spectator."""
    host: bool
    """Whether you opened the table."""
    names: list[str]
    """Who sits in each seat."""
    options: Options
    """The options of the game that were chosen."""
    hero: str | None
    """The hero you play with, in a game that has a campaign."""
    box: Box
    """The box that is played with: everything printed on its pieces."""
    faces: list[list[str]]
    """What each card of each of the game's `decks` is called."""
    help: dict[str, Help]
    """Help entries that differ from those in `GET /api/games/NAME`, because the box does."""
    clauses: list[Clause]
    """Clauses that read otherwise than in `GET /api/games/NAME`, because the box has other numbers."""
    summary: dict[str, list[Point]]
    """Parts of the summary that read otherwise than in `GET /api/games/NAME`."""
    here: list[int]
    """The seats played at your screen: open `/ws/MATCH?seat=N` for another of them."""
    ready: list[str]
    """What can be said with one tap."""
    key: str
    """The server's public key, which signs your receipts."""
    rules: str
    """The fingerprint of the rules if they are those of an earlier release, for `GET /api/games/GAME?rules=`; otherwise empty."""
    own_box: bool
    """Whether it is played with a custom box: `GET /api/matches/ID/box/changes` says how it differs."""
    links: Links | None
    """Invite links, for the host."""
    tournament: str | None
    """The tournament that it belongs to, at `/t/ID`."""
    by_day: bool
    """Whether it is played by the day: then you can lay down conditional moves while others think."""


class Missed(Outgoing):
    """How many moves a bot made for somebody who was away."""

    moves: int
    """Moves made by the bot."""
    of: int
    """All moves chosen for this seat."""
    rated: Literal["", "lost", "unrated"]
    """What it does to the result of a rated game."""


class SeatClock(Outgoing):
    """A player's clock when the state was sent."""

    left: float
    """Seconds left."""
    running: bool
    """Whether it is running."""


class Seat(Sitter):
    """Who sits in a seat."""

    ready: bool
    """Whether the clocks may run as far as this person is concerned."""
    missed: Missed | None
    """How many moves a bot made for this person; null: none."""
    clock: SeatClock | None
    """The clock; null: there is none."""
    vacation: int | None = None
    """When this person's vacation ends, in seconds since 1970; until then the clock of a table played by the day stands still.
    Null: no vacation."""


class Move(Outgoing):
    """A move you may make."""

    code: int
    """Its number, by which it is made."""
    label: str
    """The move in words."""
    verb: str
    """The name of its verb."""
    arguments: Arguments
    """The arguments of the verb, by name."""
    clauses: list[str]
    """The clauses that explain it."""


class Note(Outgoing):
    """A sentence of your log."""

    n: int
    """Its number in your log."""
    move: int
    """The move it tells of."""
    text: str
    """The sentence."""
    clause: str
    """The clause it rests on."""
    kind: str
    """Its name in the rules; empty for what the server itself says."""
    numbers: Numbers
    """Its numbers by name."""


class GridContents(Outgoing):
    """What lies on each cell of a grid."""

    looks: list[str]
    """In a few letters."""
    whose: list[int]
    """The seat it belongs to, or -1."""


class GettingReady(Outgoing):
    """Bots that cannot search yet."""

    share: float
    """How far their search is compiled, from 0 to 1."""
    seconds: int
    """For how long it has been compiling."""
    manner: str
    """How they play until then."""


class UndoRequest(Outgoing):
    """Somebody asks the others to let them take their last move back, with everything since."""

    id: int
    """Send it back with your answer."""
    seat: int
    """Who asks."""
    first: int
    """The first move that would be taken back; all after it go too. Your notes of these moves tell what you learned since:
    nobody can unlearn it."""
    asked: list[int]
    """The people who have not answered yet. Bots agree, and so does a bot that stands in for somebody who is away."""
    agreed: list[int]
    """The people who agreed."""
    ended: Literal["", "refused", "withdrawn", "timeout"]
    """Why nothing comes of it; empty while people are asked. It stays until the next move, and the one who asked can ask again
    only then."""
    by: int | None
    """Who refused."""
    seconds: float
    """Seconds left to answer. Bots wait meanwhile; clocks run. Any move ends the request."""


class EndRequest(Outgoing):
    """Somebody proposes to end the game by agreement. The game goes on meanwhile, and the proposal stands until all have
    answered, also those who are away."""

    id: int
    """Send it back with your answer."""
    seat: int
    """Who proposes it."""
    asked: list[int]
    """The people who have not answered yet. Bots agree to what all people want."""
    agreed: list[int]
    """The people who agreed; each can still refuse."""
    ended: Literal["", "refused", "withdrawn"]
    """Why nothing comes of it; empty while people are asked. It stays until the next move."""
    by: int | None
    """Who refused."""


class Salts(Outgoing):
    """What players add to the dice, so that the server cannot choose them alone. See docs/fair-dice.md."""

    promise: str
    """A hash of the seed, which was drawn when the table was opened: you see it before you send your salt, and the record must
    fit it. Empty where a game goes on from another one."""
    answered: list[int]
    """The seats that have sent a salt, or said that they add none. What they sent is shown only once the game has begun."""
    used: list[str]
    """By seat, what the dice were thrown with; empty until the game begins, and where nobody added anything."""


class State(Outgoing, tag="state"):
    """Sent after `table`, and after every change. States are not queued: a slow reader is sent the newest one, with every
    note in between."""

    started: bool
    """False while seats are open or salts are waited for; then `view` is null and there are no moves."""
    you: int
    """Your seat; -1: you are a spectator."""
    number: int
    """Moves made, not counting those taken back."""
    turn: int
    """Lines your seat has written, moves and undos, and the undos that everybody agreed to: it only grows. Send it back with
    your move."""
    seats: list[Seat]
    """Who sits in each seat."""
    waiting: list[int]
    """The seats that may decide now."""
    view: View | None
    """The fields of the game as your seat may see them, nested as declared (`fields` of `GET /api/games/NAME`); hidden
    fields hold a blank. A set of more than 32 members is the list of its members, lowest first, because JSON numbers are
    exact only up to 2^53. When the game is over, everybody is sent the whole state."""
    derived: Derived | None
    """What the rules say beyond the view, for boards to show: computed from your view alone; null where the game declares
    nothing, and before the game begins."""
    moves: list[Move]
    """All moves you may make."""
    notes: list[Note]
    """What you were told since the last state."""
    notes_from: int
    """The number of the first of these notes; if it is less than you have, start your log again."""
    undo: bool
    """Whether you may take your last move back. Where something is hidden it takes a moment to find out, and another
    state follows."""
    ask_undo: int
    """The move that you may ask the others to take back, with everything since, because you cannot undo it by yourself; 0: you
    may not ask. The game is unrated from then on."""
    undo_request: UndoRequest | None
    """What somebody asked since the last move; null: nothing."""
    propose_end: bool
    """Whether you may propose to end the game by agreement: once in ten moves, and not while somebody else proposes it."""
    end_request: EndRequest | None
    """Who proposes to end the game; null: nobody."""
    receipt: str
    """The seal of the last line of the record: it stands for the game up to here. With it anybody can tell later whether
    a record is of this game: `rulewright verify FILE --receipt SEAL`."""
    line: int
    """The number of that line, moves taken back included: it only grows. 0 before the game begins."""
    signature: str
    """The server's signature (Ed25519) of the match, this line and its seal, so that it cannot tell others another history. It is
    the same for all seats and spectators. The text signed is `rulewright receipt 1`, the match, `-1`, the line and the seal, with
    a line feed between."""
    commitment: str
    """What the dice of this game were sealed with before the first move; empty until it begins. See docs/fair-dice.md."""
    salts: Salts | None
    """What players add to the dice; null: they come from the seed alone."""
    over: Result | None
    """How the game ended; null while it is played."""
    thinking: float | None
    """Seconds that bots have for a move here, while many think at once and each has less than usual; otherwise null."""
    getting_ready: GettingReady | None
    """While bots here cannot search yet; a state comes about every second meanwhile."""
    unsettled: bool
    """True while the database does not answer and it is not known whether the last move was stored: there are no moves,
    and `turn` says nothing yet."""
    clocks_in: float | None
    """While somebody is not ready: in how many seconds the clocks run at the latest."""
    rematch: str | None
    """The match that was opened to play again."""
    text: str | UnsetType = UNSET
    """The table drawn as text, if the socket was opened with `text=1`."""
    grids: list[GridContents] | UnsetType = UNSET
    """What lies on each of the game's `grids`, if the socket was opened with `text=1`."""


class Refused(Outgoing, tag="refused"):
    """What you sent was not done. For a gesture, it says which of its moves is the reason. A fresh `state` always follows."""

    sentence: str
    """What is in the way, as far as you can see: your coins and the price, for example."""
    clause: str
    """The clause that forbids it; empty where no rule does."""
    text: str
    """The text of that clause."""


class Unsettled(Outgoing, tag="unsettled"):
    """Sent instead of `refused` when the database went away while storing your move. Do not choose again: the server
    finds out by itself, and a `state` in which `unsettled` is false tells. If its `turn` is higher than the one you sent,
    the move was made."""

    sentence: str
    """What to expect."""


class ChatLine(Outgoing):
    """Something said at the table."""

    n: int
    """Its number, from 0."""
    seat: int
    """Who said it."""
    name: str
    """What they were called then."""
    text: str
    """What was said; empty if you have muted who said it."""
    ready: bool
    """Whether it was said with one tap."""
    at: int
    """When, in milliseconds since 1970."""


class ChatLines(Outgoing, tag="chat"):
    """What people said. It is kept with the match and is no part of its record. `chat=K` in the socket's address says how
    many lines you have already."""

    first: int = field(name="from")
    """The number of the first of these lines."""
    lines: list[ChatLine]
    """What was said from there on."""
    muted: list[int]
    """The seats of those here whom you have muted. When you mute somebody, or no longer, all lines are sent again."""


class Unsaid(Outgoing, tag="unsaid"):
    """What you said was not passed on."""

    sentence: str
    """Why."""


class Answer(Outgoing, tag="answer"):
    """Answers `ask`."""

    question: str
    """The question that was asked."""
    argument: int | list[int]
    """Its argument."""
    turn: int
    """The `turn` of the state it was answered from."""
    answer: Answered
    """What the game's rules answer from your view."""


class Pong(Outgoing, tag="pong"):
    """Answers `ping`."""


ServerMessage = Table | State | Refused | Unsettled | ChatLines | Unsaid | Answer | Pong

# ---------------------------------------------------------------- from the client


class Play(Incoming, tag="play"):
    """Make a move, or up to 64 as one gesture: all of them, or none if one is refused. A gesture counts as one turn and
    is taken back as one; only its last move may show you something new (a roll, a card)."""

    code: Count | Gesture
    """The number of the move, or a list of them."""
    turn: Count
    """The `turn` of the state you answer: an older one is refused."""


class Undo(Incoming, tag="undo"):
    """Take my last move or gesture back, while nobody else has moved and nobody learned anything from it."""

    turn: Count
    """The `turn` of the state you answer."""


class AskUndo(Incoming, tag="ask_undo"):
    """Ask the others to let me take my last move back, with everything since, although somebody may have learned something.
    If there is nobody to ask, it is done at once. If dice were rolled since, the next roll is the same."""

    turn: Count
    """The `turn` of the state you answer."""


class AnswerUndo(Incoming, tag="answer_undo"):
    """Agree to an `undo_request`, or refuse it; the one who asked withdraws it by refusing. Once everybody has agreed, the moves
    are taken back, and the game is unrated."""

    id: Count
    """The `id` of the request: an older one is refused."""
    agree: bool
    """Whether I agree."""


class ProposeEnd(Incoming, tag="propose_end"):
    """Propose to end the game by agreement. If there are only bots to ask, it ends at once. Nobody wins, and it is unrated."""


class AnswerEnd(Incoming, tag="answer_end"):
    """Agree to an `end_request`, or refuse it; the one who proposed it withdraws it by refusing. Once everybody has agreed, the
    game is over."""

    id: Count
    """The `id` of the proposal: an older one is refused."""
    agree: bool
    """Whether I agree."""


class Back(Incoming, tag="back"):
    """I am here again: the bot stops standing in. A move says so too."""


class Ready(Incoming, tag="ready"):
    """I am ready: the clocks may run. A move says so too."""


class Salt(Incoming, tag="salt"):
    """Add something to the dice before the game begins, at a table with `salts`. Send it once you have seen the promise; a later
    one takes the place of an earlier one. A full table waits 10 seconds for people who send none."""

    text: Annotated[str, Meta(max_length=SALT)] = ""
    """Up to 64 printable characters; empty: I add none."""


class Say(Incoming, tag="say"):
    """Say something to everybody at the table: only from a seat, six at once and then one in two seconds."""

    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    """Up to 200 letters on one line, without links."""
    ready: Annotated[int, Meta(ge=0, le=31)] | None = None
    """Instead of a text: the number of one of `ready` in `table`."""


class Ask(Incoming, tag="ask"):
    """Ask one of the questions that the game answers from your view, such as where a piece fits."""

    question: Word
    """The name of the question."""
    argument: Number | Annotated[list[Number], Meta(max_length=64)] = 0
    """What it is asked about, such as the number of a piece; some questions are about a list of up to 64 numbers."""


class Ping(Incoming, tag="ping"):
    """Is the connection alive?"""


ClientMessage = Play | Undo | AskUndo | AnswerUndo | ProposeEnd | AnswerEnd | Back | Ready | Salt | Say | Ask | Ping
