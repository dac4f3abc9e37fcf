"""Sheets to print a game and play it on a table: every piece of a box in true size, a summary, a score sheet; as PDF.

The drawings need nothing; the PDF needs the extra `print`: Typst, because it reads SVG with the same library as our PNG does, so
that gradients, patterns and clips print as they look, and is one wheel without system packages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from rulewright.doors.pictures import SHADES
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState
from rulewright.match import Match
from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import circle, group, lettered, path, rect, tag, text, wrapped
from rulewright.telling.grid import HEX, Grid
from rulewright.telling.language import SAY, language
from rulewright.telling.prints import (
    BOARDS,
    CARDS,
    FOOT,
    HEAD,
    HIGHEST,
    MARGIN,
    MARKERS,
    PAPERS,
    UNIT,
    WIDEST,
    Piece,
    Prints,
    Stock,
    card,
    counter,
    drawn,
    laid_out,
)

INK, QUIET, LINE = "#1d1710", "#5a5248", "#b5aca0"
POINT = 25.4 / 72 * UNIT
"""A typographic point in units of a sheet."""
RULER = 50.0
"""The length of the line by which a print is measured, in millimetres."""
SIZES = (12, 11.5, 11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7)
"""Sizes of a summary's letters in points: the first that lets it fit its sheet is taken."""
REFERENCE = 9.5
"""The size of a reference sheet's letters, in points."""
DRAWING = 420.0
"""The most height of a summary's drawing, in units of a sheet."""
SMALLEST = 7.1
"""The size of the smallest letters on a sheet, in points."""
GAMES = 4
"""How many games a score sheet has room for if one person plays."""
DEALS = 20
"""How many deals are looked at to see which cards a game has."""
ROW, WHAT = 9.0, 74.0
"""The height of a score sheet's rows, and the width of what they are for, in millimetres."""


class PrinterMissingError(ImportError):
    """A PDF was requested without the package that makes it."""


@dataclass(frozen=True)
class Sheet:
    """One side of paper: its drawing, and what is on it in words."""

    drawing: str
    words: str


def counted(game: Game, box: GameBox) -> Prints:
    """What a box holds: as the game declares it, or else the cards and boards that any game may declare."""
    return game.prints(box) or plain(game, box)


def sheets(game: Game, box: GameBox, paper: str = "a4") -> list[Sheet]:
    """All sheets of a box: the summary, the pieces, and the score sheet."""
    prints = counted(game, box)
    pages: list[tuple[str, str, str]] = []
    if points := _summary(game, box, paper):
        pages.append((*points, ""))
    told = prints.reference if points else [*game.clauses]
    pages += [(*page, SAY("print-reference")) for page in _reference(game, box, told, paper)]
    for blocks in laid_out(prints.stocks, paper):
        kinds = dict.fromkeys(SAY(f"print-{block.kind}") for block in blocks)
        pages.append(("".join(map(drawn, blocks)), "", ", ".join(kinds)))
    rows = prints.score or [f"{(unit := game.unit.plural)[:1].upper()}{unit[1:]}"]
    pages.append((_score_sheet(rows, box, paper), "", SAY("print-score")))
    return [_framed(game, box, paper, prints.defs, page, (n, len(pages))) for n, page in enumerate(pages, 1)]


def pdf(game: Game, sheets: Sequence[Sheet], paper: str) -> bytes:
    """The sheets as one PDF, always the same bytes for the same sheets. Words are outlines, and each sheet says what is on it."""
    try:
        import typst
    except ImportError:
        raise PrinterMissingError('PDF needs one more package: run pip install ".[print]" in the clone') from None
    width, height = PAPERS[paper]
    lines = [
        f"#set page(width: {width}mm, height: {height}mm, margin: 0mm)",
        f"#set document(title: {_quoted(game.title)}, date: none)",
        f"#set text(lang: {_quoted(language()[:2])})",
    ]
    given = {}
    for n, sheet in enumerate(sheets):
        given[f"sheet{n}"] = sheet.drawing
        lines.append(
            f'#image(bytes(sys.inputs.at("sheet{n}")), format: "svg", width: {width}mm, height: {height}mm, '
            f"alt: {_quoted(sheet.words)})"
        )
    made: bytes = typst.compile("\n".join(lines).encode(), format="pdf", sys_inputs=given, ignore_system_fonts=True)
    return made


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def _framed(game: Game, box: GameBox, paper: str, defs: str, page: tuple[str, str, str], at: tuple[int, int]) -> Sheet:
    """A sheet with its heading and its foot: the game, the box, the number, a line to measure, and what is reconstructed."""
    (body, words, _), (width, height), (n, count) = page, PAPERS[paper], at
    left, right = MARGIN * UNIT, (width - MARGIN) * UNIT
    own = game.said(f"box-{_word(game, box)}", box.name) if box.name else ""
    title = " · ".join(filter(None, (game.title, own, page[2])))
    numbered = SAY("print-sheet", number=n, count=count)
    parts = [
        text(title, left, 75, 9 * POINT, right - left - 420, fill=INK, anchor="start"),
        text(numbered, right, 75, 8 * POINT, fill=QUIET, anchor="end"),
    ]
    low = (height - 13.2) * UNIT
    parts.append(
        path(f"M{left:.0f} {low:.0f}v-14m0 7h{RULER * UNIT:.0f}m0 -7v14", stroke=INK, stroke_width=3, fill="none")
    )
    scale = SAY("print-scale", length=f"{RULER:.0f} mm")
    parts.append(text(scale, left + RULER * UNIT + 20, low, SMALLEST * POINT, fill=QUIET, anchor="start"))
    note = game.reconstruction
    for i, line in enumerate(wrapped(note, SMALLEST * POINT, right - left)):
        parts.append(text(line, left, low + 32 + 29 * i, SMALLEST * POINT, fill=QUIET, anchor="start"))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm" '
        f'viewBox="0 0 {width * UNIT:.0f} {height * UNIT:.0f}" role="img"><title>{escape(f"{title}, {numbered}")}</title>'
    )
    said = ". ".join(filter(None, (f"{title}, {numbered}", words, note)))
    return Sheet(lettered(head, defs, body + "".join(parts)), said)


def _word(game: Game, box: GameBox) -> str:
    """The option that selects a shipped box, by which its name is translated."""
    return next((word for word, file in game.boxes.items() if file.name == box.name), "")


# ---------------------------------------------------------------- the summary


@dataclass(frozen=True)
class Part:
    """A heading, and what is said under it; a sentence may have a drawing below it."""

    heading: str
    points: Sequence[tuple[str, Diagram | None]]

    @property
    def words(self) -> str:
        return f"{self.heading}: {' '.join(say for say, _ in self.points)}"


def _summary(game: Game, box: GameBox, paper: str) -> tuple[str, str] | None:
    """The game on one sheet in two columns, with its drawings, in the largest letters that fit; None if it has no summary."""
    drawings = dict(game.diagrams(box))
    parts = [
        Part(SAY(f"summary-{part}"), [(point.say, drawings.pop(point.diagram, None)) for point in points])
        for part, points in game.summary(box).items()
    ]
    for size in SIZES if parts else ():
        found = _columns(parts, size * POINT, paper)
        if len(found) == 1:
            return found[0], " ".join(part.words for part in parts)
    return None


def _columns(parts: Sequence[Part], size: float, paper: str) -> list[str]:
    """Parts in two columns, on as many sheets as it takes."""
    width, height = PAPERS[paper]
    wide, low = (width - 2 * MARGIN - 8) / 2 * UNIT, (height - FOOT) * UNIT
    pages, column, x, y = [""], 0, MARGIN * UNIT, HEAD * UNIT

    def room(tall: float) -> None:
        """Go on in the next column if this one is too full."""
        nonlocal column, x, y
        if y + tall > low:
            column, y = 1 - column, HEAD * UNIT
            x = (MARGIN if column == 0 else MARGIN + wide / UNIT + 8) * UNIT
            if column == 0:
                pages.append("")

    for part in parts:
        for n, (say, shown) in enumerate(part.points):
            lines = wrapped(say, size, wide - size, 60)
            room((2.4 if n == 0 else 0) * size + len(lines) * size * 1.3 + size * 0.5)
            if n == 0:
                pages[-1] += text(part.heading, x, y + 1.5 * size, size * 1.3, wide, fill=INK, anchor="start")
                y += 2.4 * size
            pages[-1] += circle(x + size * 0.25, y + size * 0.68, size * 0.16, fill=QUIET)
            for line in lines:
                y += size * 1.3
                pages[-1] += text(line, x + size, y - size * 0.25, size, fill=INK, anchor="start")
            y += size * 0.5
            if shown:
                scale = min((wide - size) / shown.size[0], DRAWING / shown.size[1])
                room(shown.size[1] * scale + size)
                pages[-1] += tag("defs", shown.defs) if shown.defs else ""
                pages[-1] += group(shown.drawing, scale=scale, at=(x + size, y))
                y += shown.size[1] * scale + size
    return pages


def _reference(game: Game, box: GameBox, clauses: Sequence[str], paper: str) -> list[tuple[str, str]]:
    """These clauses by section, with the numbers of the box."""
    rules, sections = game.clauses_with(box), dict[str, list[tuple[str, Diagram | None]]]()
    for clause in (rules[key] for key in clauses):
        sections.setdefault(clause.section, []).append((f"{clause.text} ({clause.id})", None))
    parts = [Part(heading, points) for heading, points in sections.items()]
    words = " ".join(part.words for part in parts)
    return [(page, words) for page in _columns(parts, REFERENCE * POINT, paper)] if parts else []


# ---------------------------------------------------------------- the score sheet


def _score_sheet(rows: Sequence[str], box: GameBox, paper: str) -> str:
    """A table to write in: a column for each player, or for several games of one player."""
    columns = box.seats if box.seats > 1 else GAMES
    named = [SAY("print-name"), *rows, *([SAY("print-total")] if len(rows) > 1 else [])]
    across = (PAPERS[paper][0] - 2 * MARGIN - WHAT) / columns
    left, top, out = MARGIN * UNIT, HEAD * UNIT, list[str]()
    for i, words in enumerate(named):
        y, last = top + i * ROW * UNIT, i in (0, len(rows) + 1)
        look: dict[str, object] = {"fill": "#f3efe8" if last else "none", "stroke": LINE, "stroke_width": 3}
        out += [rect(left, y, WHAT * UNIT, ROW * UNIT, **look)]
        out += [rect(left + (WHAT + k * across) * UNIT, y, across * UNIT, ROW * UNIT, **look) for k in range(columns)]
        out.append(text(words, left + 20, y + 58, 9 * POINT, WHAT * UNIT - 40, fill=INK, anchor="start"))
    return "".join(out)


# ---------------------------------------------------------------- games without drawings of their own


def plain(game: Game, box: GameBox) -> Prints:
    """Cards with the names that a game declares, as many as are ever dealt, and its boards with counters for every seat. If no
    cards are dealt at the start, there is one of each."""
    deals = [Match(game, box.seats, seed=seed, box=box).state for seed in range(DEALS)]
    stocks = []
    for deck in game.decks:
        held = [Counter(_held(s, deck.fields, deck.size)) for s in deals]
        copies = [max(cards[k] for cards in held) for k in range(deck.size)]
        named = [card(_named(deck.name(box, k)), copies[k] if any(copies) else 1) for k in range(deck.size)]
        stocks.append(Stock(CARDS, named))
    for grid in game.grids:
        stocks.append(Stock(BOARDS, [_board(grid)]))
        each = -(-len(grid.cells) // box.seats)
        stocks.append(Stock(MARKERS, [counter("", each, SHADES[i % len(SHADES)]) for i in range(box.seats)]))
    return Prints(stocks)


def _held(s: GameState, fields: Sequence[str], size: int) -> Iterator[int]:
    """The cards that a state holds in these fields."""

    def leaves(value: Any, steps: list[str]) -> Iterator[int]:
        if isinstance(value, list):
            for item in value:
                yield from leaves(item, steps)
        elif steps:
            yield from leaves(getattr(value, steps[0]), steps[1:])
        elif hasattr(value, "card"):
            yield from value.card[: value.n]
        elif isinstance(value, int):
            yield value

    for name in fields:
        yield from (card for card in leaves(s, name.split(".")) if 0 <= card < size)


def _named(words: str) -> str:
    lines = wrapped(words, 15, 84, 5)
    parts = [rect(1, 1, 98, 138, rx=8, fill="#fffaf0", stroke=INK, stroke_width=2)]
    parts.append(rect(6, 6, 88, 128, rx=5, fill="none", stroke=LINE, stroke_width=1))
    for i, line in enumerate(lines):
        parts.append(text(line, 50, 75 + 18 * (i - (len(lines) - 1) / 2), 15, 84, fill=INK))
    return "".join(parts)


def _board(grid: Grid) -> Piece:
    """A grid with empty cells, as large as a sheet allows, but no cell above 24 mm."""
    hexes = grid.shape == HEX
    spots = [(x + y / 2, y * 0.87) if hexes else (float(x), float(y)) for x, y in grid.cells]
    x0, y0 = min(x for x, _ in spots), min(y for _, y in spots)
    across, down = max(x for x, _ in spots) - x0 + 1, max(y for _, y in spots) - y0 + 1
    look: dict[str, object] = {"fill": "#fffaf0", "stroke": INK, "stroke_width": 2}
    parts = [rect(0, 0, 100 * across + 20, 100 * down + 20, rx=10, fill="#e6dcc8")]
    for x, y in spots:
        cx, cy = 60 + 100 * (x - x0), 60 + 100 * (y - y0)
        parts.append(circle(cx, cy, 48, **look) if hexes else rect(cx - 48, cy - 48, 96, 96, rx=8, **look))
    size = (100 * across + 20, 100 * down + 20)
    return Piece("".join(parts), size, min(24 * size[0] / 100, WIDEST, HIGHEST * size[0] / size[1]))
