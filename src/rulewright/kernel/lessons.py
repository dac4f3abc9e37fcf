"""Teaching material: `lesson.toml`, a guided first game, `help.toml`, which explains everything on the board, and `summary.toml`,
the game on one page.

All are optional and belong beside box.toml. An error in a file is reported as one sentence that says how to fix it. Whether
a lesson's moves are legal is checked by `match.lesson`, which plays them. See docs/lessons.md.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from rulewright.kernel.content import Content
from rulewright.kernel.options import Value
from rulewright.telling.box_files import read_content
from rulewright.telling.language import ENGLISH, language, said, texts
from rulewright.telling.numbers import Numbers, fill

NAMES = ("Robin", "Mira", "Otto", "Juno", "Emil", "Tilda", "Bruno", "Nela")
"""Player names for a lesson that gives none, the learner first."""
STEPS = (1, 80)
SENTENCES = 420
"""Longest text of two or three sentences, in characters."""
POINTS = (1, 7)
"""How many points a part of a summary has, so that the summary fits a page."""
LABEL = 200
"""Longest name of a move, in characters."""
KEY = 40
"""Longest key of a help entry, in characters."""


@dataclass(frozen=True)
class Help:
    """Two or three sentences on what something on the board is and does, with the clauses they rest on."""

    name: str
    text: str
    clauses: tuple[str, ...] = ()

    def told(self, key: str, numbers: Numbers) -> Help:
        """The entry with a box's numbers filled in."""
        return replace(self, text=fill(self.text, numbers, f"the help on {key!r}")) if "{" in self.text else self


@dataclass(frozen=True)
class Point:
    """A sentence or two of a summary, with the clauses they rest on."""

    say: str
    clauses: tuple[str, ...]
    diagram: str = ""
    """The name of a drawing from `diagrams(box)` in `tell`; empty: none."""


Summary = Mapping[str, tuple[Point, ...]]
"""A game on one page: for each of PARTS, its points."""
PARTS = ("aim", "turn", "end", "forgotten")
"""What you want, your turn, the end, and what people forget."""


@dataclass(frozen=True)
class Step:
    """One step of a lesson: its text and its moves.

    First the learner makes `moves`, written as in `Actions.write`, then the other players make `others`. Each of those is made
    by the player named before it, as in "Mira: pass", or else by the first seat that can. A step without moves is only read.
    """

    say: str
    point: str = ""
    """The help key of the thing on the board that the step is about. Any keys before it name what it is part of."""
    clause: str = ""
    moves: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A guided first game: the setup and the steps."""

    seed: Value
    """A number, or the text of a record's seed."""
    seats: int
    seat: int
    names: tuple[str, ...]
    options: Mapping[str, Value] = field(hash=False)
    steps: tuple[Step, ...] = ()

    def told(self, numbers: Numbers) -> Lesson:
        """The lesson with its box's numbers filled in."""
        steps = (replace(s, say=fill(s.say, numbers, f"step {n} of the lesson")) for n, s in enumerate(self.steps, 1))
        return replace(self, steps=tuple(steps))


def read_lesson(path: Path, seats: tuple[int, int], clauses: Container[str]) -> Lesson:
    """Read a lesson file for a game with this range of seats and these clauses."""
    file = Content(read_content(path), path.name)
    players = file.number("seats", *seats, default=seats[0])
    named = file.texts("names", (1, players), most=20, default=list(NAMES[:players]))
    options = file.table("options", optional=True)
    lesson = Lesson(
        seed=file.text("seed", most=64) if isinstance(file.said.get("seed"), str) else file.number("seed", 0, 2**53),
        seats=players,
        seat=file.number("seat", 0, players - 1, default=0),
        names=(*named, *(name for name in NAMES if name not in named))[:players],
        options={name: _value(options, name) for name in options.names()},
        steps=tuple(_step(row, clauses) for row in file.rows("step", STEPS)),
    )
    _no_strangers(file)
    return _translated(lesson, path)


def _translated(lesson: Lesson, path: Path) -> Lesson:
    """The lesson in the current language: lesson.de.toml, for example, holds `say`, a list with the text of each step."""
    if language() == ENGLISH:
        return lesson
    words = texts(path).get("say", [])
    if words and len(words) != len(lesson.steps):
        raise ValueError(f"the lesson has {len(lesson.steps)} steps, and its translation ({language()}) {len(words)}")
    steps = (replace(s, say=said(s.say, words[n] if words else None)) for n, s in enumerate(lesson.steps))
    return replace(lesson, steps=tuple(steps))


def _value(options: Content, name: str) -> Value:
    options.has(name)
    value = options.said[name]
    if isinstance(value, bool) or not isinstance(value, int | str):
        options.wrong(name, "make it a whole number or a word, as the game's options are")
    return value


def _step(row: Content, clauses: Container[str]) -> Step:
    if row.has("move") and row.has("moves"):
        row.wrong("moves", "give either move, for one, or moves, for several that are one movement of the hand")
    one = row.text("move", most=LABEL, default="")
    several = row.texts("moves", (1, 20), most=LABEL, default=[])
    return Step(
        say=row.prose("say", SENTENCES, least=10),
        point=row.text("point", most=KEY, default=""),
        clause=_clause(row, clauses),
        moves=(one,) if one else tuple(several),
        others=tuple(row.texts("others", (1, 40), most=LABEL, default=[])),
    )


def _clause(row: Content, clauses: Container[str]) -> str:
    clause = row.text("clause", default="")
    if clause and clause not in clauses:
        row.wrong("clause", "there is no such clause in clauses.toml")
    return clause


def read_help(path: Path, clauses: Container[str]) -> dict[str, Help]:
    """Read a help file: entries by key. A game without the file has no entries."""
    if not path.exists():
        return {}
    file = Content(read_content(path), path.name)
    found = {key: _entry(file.table(key)) for key in file.names()}
    _no_strangers(file)
    for key, entry in found.items():
        check_entry(key, entry, clauses)
    if language() == ENGLISH:
        return found
    words = texts(path)
    return {key: _in_words(entry, words.get(key, {})) for key, entry in found.items()}


def _in_words(entry: Help, words: Mapping[str, str]) -> Help:
    return replace(entry, name=said(entry.name, words.get("name")), text=said(entry.text, words.get("text")))


def _entry(row: Content) -> Help:
    return Help(
        name=row.text("name"),
        text=row.prose("text", SENTENCES, least=10),
        clauses=tuple(row.texts("clauses", (1, 8), default=[])),
    )


def read_summary(path: Path, clauses: Container[str]) -> Summary:
    """Read a summary: a list of points for each part. A game without the file has an empty one."""
    if not path.exists():
        return {}
    file = Content(read_content(path), path.name)
    found = {part: tuple(_point(row, clauses) for row in file.rows(part, POINTS)) for part in PARTS}
    _no_strangers(file)
    words = texts(path)
    for part in words.keys() & found.keys():
        if len(words[part]) != len(found[part]):
            many, few = len(found[part]), len(words[part])
            raise ValueError(f"{part} of the summary has {many} points, and its translation ({language()}) {few}")
    if language() == ENGLISH:
        return found
    return {
        part: tuple(
            replace(point, say=said(point.say, words[part][n] if part in words else None))
            for n, point in enumerate(points)
        )
        for part, points in found.items()
    }


def summed_up(written: Summary, numbers: Numbers) -> Summary:
    """A summary with a box's numbers filled in."""
    return {
        part: tuple(replace(p, say=fill(p.say, numbers, f"point {n} of {part}")) for n, p in enumerate(points, 1))
        for part, points in written.items()
    }


def _point(row: Content, clauses: Container[str]) -> Point:
    cited = row.texts("clauses", (1, 8))
    for clause in cited:
        if clause not in clauses:
            row.wrong("clauses", f"there is no clause {clause} in clauses.toml")
    return Point(row.prose("say", SENTENCES, least=10), tuple(cited), row.text("diagram", most=KEY, default=""))


def check_entry(key: str, entry: object, clauses: Container[str]) -> None:
    """Refuse a help entry that a board could not show, whether from a file or from the game's `help(box)`."""
    if not isinstance(entry, Help):
        raise TypeError(f"help(box) gives {entry!r} for {key!r}: make it a Help(name, text, clauses) of the kernel")
    if not key or len(key) > KEY or not key.isprintable() or any(c in key for c in " \"'\\"):
        raise ValueError(f"{key!r} cannot be a key of help: use 1 to {KEY} letters without spaces and quotes")
    for clause in entry.clauses:
        if clause not in clauses:
            raise ValueError(f"the help on {key!r} cites {clause!r}: there is no such clause in clauses.toml")


def _no_strangers(file: Content) -> None:
    for sentence in file.strangers():
        raise ValueError(sentence)
