"""The lab over HTTP, and boxes as forms."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from rulewright.doors.contract.base import Incoming, Options, Outgoing, SeatNumber, Word

LabStatus = Literal["waiting", "compiling", "playing", "done", "stopped", "failed"]
LabQuestion = Literal["note", "card", "move", "lead"]
Players = Annotated[str, Meta(max_length=400)]
BoxText = Annotated[str, Meta(min_length=1)]
Change = Annotated[str, Meta(min_length=3, max_length=200)]
Changes = Annotated[list[Change], Meta(max_length=200)]


class Lab(Outgoing):
    """What the lab of this server allows."""

    on: bool
    """Whether it is open."""
    why: str
    """Why not, in a sentence; empty if it is open."""
    games: int
    """The most games of one study."""
    seconds: int
    """How long one study may play."""
    files: list[str]
    """The files that can be downloaded of a study."""
    versions: dict[str, list[str]]
    """Of games that are here in several versions, the names of the others by the name of each."""


class LabSetting(Incoming):
    """One setting of a study: what is played with."""

    options: Options = field(default_factory=dict)
    """The game's options, by name; the others keep their defaults."""
    box: BoxText | None = None
    """The text of a box file; null: the game's own."""
    changes: Changes = field(default_factory=list)
    """Numbers of the box that are otherwise, such as `cards.boss.strength=11`."""
    game: Word | None = None
    """Another version of the game, by its short name; null: the study's."""
    players: Players | None = None
    """Who plays instead of the study's players; null: they do."""


class LabStudy(Incoming):
    """Games to play and measure, in one setting or in two on the same deals."""

    game: Word
    """The game by its short name."""
    settings: Annotated[list[LabSetting], Meta(min_length=1, max_length=2)]
    """What is played with; the second is compared with the first."""
    seats: SeatNumber | None = None
    """How many players; null: as many as a newcomer gets."""
    players: Players = ""
    """One player for all seats, or one for each with commas between: `random`, `heuristic` or a level, as
    `GET /api/bots` lists them."""
    games: Annotated[int, Meta(ge=1, le=1_000_000)] = 2000
    """How many games in each setting."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The first deal; the same seed gives the same games."""
    by: Annotated[list[LabQuestion], Meta(max_length=4)] = field(default_factory=list)
    """What else to measure: what happens, cards and pieces, kinds of moves, who is ahead. It is told at the end."""


class LabFigure(Outgoing):
    """A figure with its 95% interval; numbers are null where it never came up."""

    name: str
    """By which `rulewright lab` knows it."""
    about: str
    """What it says."""
    by: Literal["", LabQuestion]
    """The question that it answers; empty: it is a main figure."""
    share: bool
    """Whether it is a share, from 0 to 1."""
    value: float | None
    """The estimate."""
    low: float | None
    """Where the interval begins."""
    high: float | None
    """Where the interval ends."""


class LabDifference(Outgoing):
    """How much more a figure is in the second setting, with its 95% interval over the same deals."""

    name: str
    """The figure."""
    about: str
    """What it says."""
    share: bool
    """Whether it is a difference of shares."""
    value: float | None
    """The difference."""
    low: float | None
    """Where the interval begins."""
    high: float | None
    """Where the interval ends."""
    decided: bool
    """Whether the interval leaves 0 out."""


class LabProgress(Outgoing):
    """One line of a study while it is played; the last one has the status `done`, `stopped` or `failed`."""

    status: LabStatus
    """What it does now: it waits for its turn, compiles the rules, or plays."""
    games: int
    """Games played in each setting."""
    of: int
    """Games wanted."""
    seconds: float
    """How long games have been played."""
    ready: float
    """How far compiling is, from 0 to 1."""
    figures: list[list[LabFigure]]
    """By setting, the main figures; at the end also those of the questions asked."""
    differences: list[LabDifference]
    """Between the two settings: of all figures that both have, and at the end of whatever else stands out."""
    sentences: list[str]
    """What is known so far, in words."""
    error: str
    """Why it was stopped or failed; otherwise empty."""


class BoxWish(Incoming):
    """A box to look at: the game's own, a file, or what a form holds."""

    options: Options = field(default_factory=dict)
    """The game's options, by name."""
    seats: SeatNumber | None = None
    """For how many players; null: as many as a newcomer gets."""
    text: BoxText | None = None
    """The text of a box file."""
    said: dict[str, Any] | None = None
    """What a form holds, instead of a text."""
    changes: Changes = field(default_factory=list)
    """Numbers that are otherwise."""


class BoxField(Outgoing):
    """What the game takes for one value of the box."""

    at: list[str | int]
    """Its place: the keys on the way to it, and places in lists."""
    kind: Literal["number", "flag", "text", "prose", "choice", "table", "rows"]
    """What it is."""
    low: int
    """Of a number the least, of a text the fewest letters, of rows the fewest."""
    high: int
    """The most."""
    words: list[str]
    """What a choice is made from."""
    shape: list[tuple[int, int]]
    """Of a list, how few and how many there may be; of a list of lists, for each depth. Empty: it is no list."""
    optional: bool
    """Whether it may be left out."""
    by: str
    """The key of the text by which rows are called."""


class BoxSheet(Outgoing):
    """A box as a form, and whether it can be played."""

    said: dict[str, Any]
    """What the box says."""
    text: str
    """The same as a box file."""
    fields: list[BoxField]
    """What the game asked for; if the box cannot be played, only what was asked until then."""
    error: str
    """What is wrong, in a sentence; empty: it can be played."""
    at: list[str | int]
    """Where that is wrong; empty: in no single place."""
    changes: list[str]
    """How it differs from the game's own box, a line each."""


class BoxChanges(Outgoing):
    """How the box of a table differs from the game's own."""

    name: str
    """What the box is called; empty: nothing."""
    changes: list[str]
    """A line for each difference."""
