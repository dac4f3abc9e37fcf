"""What comes back over HTTP, as types: the description is made from them, and the tests hold every answer against them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Answer(Struct, forbid_unknown_fields=True):
    """Anything the lobby answers with."""


class Option(Answer):
    """A choice before play; `by_seats` are other defaults for some numbers of players, `seats` those who have the choice."""

    name: str
    about: str
    default: int | str
    low: int
    high: int
    words: list[str]
    by_seats: dict[str, int | str]
    seats: tuple[int, int]


class Box(Answer):
    """A box that comes with a game: the word by which the option chooses it, and what it says of itself."""

    word: str
    name: str
    about: str


class Ending(Answer):
    name: str
    about: str
    won: bool


class Campaign(Answer):
    hero: str


class Welcome(Answer):
    """The table of somebody who just wants to play: how many seats, the bot in the others, the options."""

    seats: int
    bot: str
    options: dict[str, int | str]


class Deals(Answer):
    """How many deals of a game were graded, and how many puzzles there are."""

    graded: int
    puzzles: int


class Deal(Answer):
    """A deal: by its seed, or the number of the puzzle it is, which is rated. `day` is the day whose deal it is."""

    kind: str
    seed: int | None
    puzzle: int | None
    grade: str
    rating: int
    day: str


class Game(Answer):
    """A game as a list shows it; `seat_names` is empty where the rulebook gives the seats no names.

    `lesson` counts the steps of its guided first game; 0: there is none."""

    name: str
    title: str
    pitch: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    designer: str
    publisher: str
    reconstructed: str
    version: str
    options: list[Option]
    boxes: list[Box]
    endings: list[Ending]
    campaign: Campaign | None
    seat_names: list[str]
    welcome: Welcome
    lesson: int
    deals: Deals | None


class Clause(Answer):
    """One sentence of the rulebook."""

    id: str
    text: str
    section: str
    status: str
    why: str
    overruled: str


class Verb(Answer):
    """A block of moves; `first` is the number of its first."""

    name: str
    first: int
    arguments: list[tuple[str, int]]
    concede: bool
    clauses: list[str]


class Field(Answer):
    """A field of a view; kinds "record" and "pile" have fields of their own. `blank`
    is what stands where one may not see; `seated`: its first index counts the seats."""

    name: str
    shape: list[int]
    sight: str
    kind: str
    fields: list[Field] = []
    blank: int = 0
    seated: bool = False


class Grid(Answer):
    """A board of squares or hexes: its cells as (column, row) or axial (q, r), and for each the moves that are about it."""

    name: str
    shape: str
    cells: list[tuple[int, int]]
    moves: list[list[int]]


class Deck(Answer):
    """Cards of one kind: the fields they may lie in, by path, and for each card the moves that are about it."""

    fields: list[str]
    moves: list[list[int]]


class Help(Answer):
    """What something on the board is and does, and the clauses it rests on."""

    name: str
    text: str
    clauses: list[str]


class WholeGame(Game):
    """A game with its rulebook, its moves, how a view is laid out, and help by key, as its own box has it."""

    clauses: list[Clause]
    verbs: list[Verb]
    fields: list[Field]
    grids: list[Grid]
    decks: list[Deck]
    help: dict[str, Help]


class Bot(Answer):
    name: str
    title: str
    about: str


class Hero(Answer):
    """A hero: the sheet, and the same in words."""

    name: str
    text: str
    sheet: dict[str, Any]


class Person(Answer):
    """A guest; `chosen` says whether the name is one he gave himself."""

    name: str
    chosen: bool


class DeviceLink(Answer):
    """Where another device goes on as you, and for how many minutes that works, once."""

    link: str
    minutes: int


class Links(Answer):
    """Invite links: by seat, and for spectators."""

    seats: dict[str, str]
    spectate: str


class Arrived(Answer):
    """Where you sit now (-1: you look on); a host is given the links to hand out."""

    id: str
    you: int
    links: Links | None


class Named(Answer):
    """The match it is about."""

    id: str


class Sitter(Answer):
    """Who sits in a seat: kind is human, bot or open."""

    name: str
    kind: str
    bot: str | None
    connected: bool
    standin: bool


class Over(Answer):
    """How a match ended; places count from 1."""

    ending: str
    about: str
    won: bool
    scores: list[int]
    places: list[int]


class Match(Answer):
    """A match in a list; `updated` is in seconds since 1970, `you` is your seat (-1: you look on),
    `here` all seats that are played at your screen."""

    id: str
    game: str
    title: str
    seats: list[Sitter]
    you: int | None
    here: list[int]
    host: bool
    started: bool
    number: int
    waiting: list[int]
    over: Over | None
    options: dict[str, int | str]
    hero: str | None
    clock: dict[str, int] | None
    rematch: str | None
    uploaded: bool
    own_box: bool
    updated: int


class Played(Answer):
    """A finished match of yours; `result` is won, shared or lost, `finished` is in milliseconds since 1970."""

    id: str
    game: str
    title: str
    names: list[str]
    you: int
    result: str
    place: int
    score: int
    ending: str
    finished: int


class Rating(Answer):
    """How well you play a game against people or bots: points, and how far the truth may be from them."""

    game: str
    title: str
    against: str
    points: int
    margin: int
    games: int


class Best(Answer):
    """What you have done in a game that one plays alone; `streak` is how often you won in a row up to now."""

    game: str
    title: str
    best: int
    played: int
    won: int
    streak: int
    longest: int


class Standing(Answer):
    ratings: list[Rating]
    alone: list[Best]


class Made(Answer):
    """What somebody did: one move, or several as one gesture."""

    seat: int
    label: str
    codes: list[int]


class Note(Answer):
    """A sentence of the journal, with the name of its note and named numbers; `to` is who heard it (-1: everybody)."""

    n: int
    move: int
    text: str
    clause: str
    kind: str
    numbers: dict[str, int]
    to: int


class Sketched(Answer):
    """What lies on each cell of a grid, in a few letters, and the seat whose it is, or -1."""

    looks: list[str]
    whose: list[int]


class Frame(Answer):
    """The table after so many lines of the record, with nothing hidden."""

    number: int
    move: Made | None
    view: dict[str, Any]
    grids: list[Sketched]
    notes: list[Note]


class Replay(Answer):
    """A finished match; `total` frames in all, from which a page was asked for."""

    header: dict[str, Any]
    game: str
    names: list[str]
    title: str
    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    total: int
    frames: list[Frame]
    over: Over | None


class Step(Answer):
    """A step of a lesson: what is said, the key of help that is pointed at, the clause, and the moves that go on.

    It begins with the shot number `first`. `codes` and `labels` are the learner's moves, then `others` are made."""

    say: str
    point: str
    clause: str
    first: int
    codes: list[int]
    labels: list[str]
    others: int


class Heard(Answer):
    """A sentence of one seat's journal."""

    n: int
    move: int
    text: str
    clause: str
    kind: str
    numbers: dict[str, int]


class Move(Answer):
    """Something that may be done."""

    code: int
    label: str
    verb: str
    arguments: dict[str, int]
    clauses: list[str]


class Shot(Answer):
    """The table of a lesson after so many moves, as the learner sees it; `moves` has only the one that goes on."""

    number: int
    turn: int
    waiting: list[int]
    view: dict[str, Any]
    moves: list[Move]
    notes: list[Heard]
    notes_from: int
    over: Over | None
    text: str
    grids: list[Sketched]


class Lesson(Answer):
    """A guided first game: the table, the steps, and every shot of it."""

    game: str
    you: int
    names: list[str]
    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    options: dict[str, int | str]
    steps: list[Step]
    shots: list[Shot]


class Health(Answer):
    ok: bool
    tables: int
    sockets: int
