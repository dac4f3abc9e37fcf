"""One short answer with what a model needs for its next move: what happened, the table, and the moves with their numbers."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest

from rulewright.doors.mcp.messages import SAY
from rulewright.doors.mcp.table import SeatedTable
from rulewright.match import Move

MOST_TOKENS = 800
"""The most tokens of an answer, its data included."""
NEWS, MOVES = 120, 160
"""Tokens that a large table leaves to the news and to the moves."""
PIECE = re.compile(r"[^\W\d_]+|\d+|([^\w\s])\1*|_+|\n|[^\S\n]{2,}")
LETTERS, DIGITS, SAME = 5, 3, 4
"""Characters in a token: of a word, of a number, and of one sign repeated."""

Lines = Sequence[str]


def tokens(text: str) -> int:
    """A cautious count of a text's tokens. Models differ; those in use need fewer for English words."""
    return sum(_cost(piece[0]) for piece in PIECE.finditer(text))


def _cost(piece: str) -> int:
    if piece.isspace():
        return 1
    if piece[0].isalnum():
        return -(-len(piece) // (DIGITS if piece[0].isdecimal() else LETTERS))
    return -(-len(piece) // SAME) * (1 if piece.isascii() else 2)


def briefing(at: SeatedTable, data: Mapping[str, object], opening: Lines = ()) -> tuple[str, Mapping[str, object]]:
    """What happened since the last answer, and if it is this seat's turn, its table and its moves; and the data to go with it."""
    told, before = at.fresh(), at.heard
    status = at.status()
    end = [*at.take_notes(), status.sentence]
    # A line break is counted for each line; between three parts there is one more.
    left = MOST_TOKENS - 1 - tokens(json.dumps(data)) - _size([*opening, *end])
    board, moves = list[str](), list[str]()
    if status.yours:
        legal = at.moves()
        kept = min(_size(told), NEWS)
        lines = at.board().splitlines()
        board = _first(lines, left - kept - min(_size(_listed(legal)), MOVES), lambda n: SAY("more-table", count=n))
        left -= _size(board)
        moves = _choice(legal, left - kept)
        left -= _size(moves)
    news = _first(told[::-1], left, lambda n: SAY("earlier-lines", count=n, since=str(before - len(told))))[::-1]
    parts = ([*opening, *news], board, [*end, *moves])
    return "\n\n".join("\n".join(part) for part in parts if part), data


def _size(lines: Iterable[str]) -> int:
    return sum(tokens(line) + 1 for line in lines)


def _first(lines: Lines, room: int, more: Callable[[int], str]) -> list[str]:
    """As many lines as there is room for; if they are not all, a last one counts the others."""
    if _size(lines) <= room:
        return list(lines)
    kept, room = list[str](), room - _size([more(len(lines))])
    for line in lines:
        room -= _size([line])
        if room < 0:
            break
        kept.append(line)
    return [*kept, more(len(lines) - len(kept))]


def _listed(moves: Iterable[Move]) -> list[str]:
    return [f"{move.code}  {move.label}" for move in moves]


def _choice(moves: Sequence[Move], room: int) -> list[str]:
    """As many moves as there is room for, of each verb in turn, so that no kind of move is missing."""
    by_verb = defaultdict[str, list[int]](list)
    for at, move in enumerate(moves):
        by_verb[move.verb].append(at)
    turns = [at for turn in zip_longest(*by_verb.values()) for at in turn if at is not None]
    shown = _first(_listed(moves[at] for at in turns), room, lambda n: SAY("more-moves", count=n))
    whole = len(shown) == len(turns)
    kept = sorted(turns if whole else turns[: len(shown) - 1])
    return [*_listed(moves[at] for at in kept), *([] if whole else shown[-1:])]
