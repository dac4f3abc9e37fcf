"""Sheets to print: every piece of every box, in true size, nothing on top of anything, letters that can be read."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rulewright import games
from rulewright.doors import prints
from rulewright.kernel.game import Game
from rulewright.telling.drawing import EM
from rulewright.telling.language import LANGUAGES, speaking
from rulewright.telling.prints import FOOT, HEAD, PAPERS, TICK, UNIT, Piece, laid_out
from tests.doors.conftest import Rulewright

ROOT = Path(__file__).parents[2]
SEVEN = [game.name for game in games.listed()]
BOXES = [(game.name, word) for game in games.listed() for word in game.boxes]
LEAST = 7 * 25.4 / 72
"""Seven points in millimetres."""
NAMED = ("connect_four", "kuhn_poker", "leduc_poker", "liars_dice", "classics/hex", "classics/oware", "classics/morris")


def boxed(name: str, word: str = "standard") -> tuple[Game, Any]:
    game = games.load(name)
    return game, game.make_box({"box": word} if len(game.boxes) > 1 else {}, game.welcome.seats or None)


def stocked(name: str, word: str) -> Counter[str]:
    """How many pieces of each kind are printed."""
    game, box = boxed(name, word)
    found = Counter[str]()
    for stock in prints.counted(game, box).stocks:
        found[stock.kind] += sum(piece.copies for piece in stock.pieces)
    return found


def said(file: Mapping[str, Any], name: str) -> Counter[str]:
    """How many there are, counted in the box file or, where that says nothing of it, given by the rulebook."""
    if name == "klotho":
        prices = sum(len(market["up"]) for market in file["market"].values())
        klotho = sum(len(file[what]) for what in ("mine", "monster", "manipulation", "technology"))
        crystals = {row["power"] for row in file["technology"]} & {"six-sided die", "eight-sided die"}
        blue = sum(row["copies"] for row in file["tool"] if row["kind"] == "overdrive")
        return Counter(
            cards=klotho + 3 + sum(row["copies"] for row in file["tool"]) + prices, dice=5 + blue + len(crystals)
        )
    if name == "katamari":
        pieces = sum(row["copies"] * (4 if "SYM" in row["icons"] else 1) for row in file["piece"])
        return Counter(pieces=pieces, boards=2 + 1, markers=1, dice=3 * file["numbers"]["supply"])
    if name == "karthis":  # the Temple Deck, the rest of the face cards; a ten-sided die is ten lots
        return Counter(cards=34 + 11, boards=3, markers=1 + 2 * 10, dice=1)
    if name == "klobba":
        return Counter(cards=44 + 40 + 2, markers=4 + file["stars"])
    if name == "clin9ic":
        return Counter(cards=len(file["floor"]) + 2 * len(file["action"]), boards=3, markers=10 * 9 + 9)
    if name == "asteroid_miners":
        asteroids = len(file["asteroid"])
        return Counter(boards=asteroids + 1, markers=2 + 8 + 2, dice=max(file["drill"]["dice"]) + 2 + 2 + 1 + 2)
    assert name == "twelve_patrols"
    return Counter(cards=len(file["card"]), pieces=9, dice=9)


@pytest.mark.parametrize(("name", "word"), BOXES)
def test_every_piece_of_a_box_is_printed(name: str, word: str) -> None:
    assert stocked(name, word) == said(games.load(name).boxes[word].read(), name)


def test_a_stage_with_fewer_cards_prints_fewer() -> None:
    game = games.load("klobba")
    basic = prints.counted(game, game.make_box({"game": "basic"}, 4))
    assert sum(piece.copies for piece in basic.stocks[0].pieces) < 86


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("name", "word"), BOXES)
def test_sheets_hold_all_pieces_once_and_apart(name: str, word: str, paper: str) -> None:
    game, box = boxed(name, word)
    stocks, (width, height) = prints.counted(game, box).stocks, PAPERS[paper]
    laid = [[at for block in sheet for at in block.placed()] for sheet in laid_out(stocks, paper)]
    wanted = Counter({id(piece): piece.copies for stock in stocks for piece in stock.pieces if piece.copies})
    assert Counter(id(at.piece) for sheet in laid for at in sheet) == wanted
    for sheet in laid:
        for at in sheet:
            assert at.x - TICK > 4
            assert at.x + at.piece.wide + TICK < width - 4
            assert at.y >= HEAD
            assert at.y + at.piece.high <= height - FOOT + 0.01
        for a, b in combinations(sheet, 2):
            beside = a.x + a.piece.wide <= b.x + 0.01 or b.x + b.piece.wide <= a.x + 0.01
            assert beside or a.y + a.piece.high <= b.y + 0.01 or b.y + b.piece.high <= a.y + 0.01


def letters(drawing: str, scale: float) -> Iterator[float]:
    """The size of every letter of a drawing, in millimetres."""

    def down(node: ElementTree.Element, scale: float) -> Iterator[float]:
        for factor in re.findall(r"scale\(([0-9.]+)", node.get("transform", "")):
            scale *= float(factor)
        if node.tag.endswith("use") and (node.get("href") or "").startswith("#g"):
            yield scale * EM
        for child in node:
            yield from down(child, scale)

    root = ElementTree.fromstring(drawing if drawing.startswith("<svg") else f"<g>{drawing}</g>")
    return down(root, scale)


def smallest(piece: Piece) -> float:
    return min(letters(piece.drawing, piece.wide / piece.size[0]), default=LEAST)


@pytest.mark.parametrize("name", SEVEN)
def test_letters_are_large_enough_to_read(name: str) -> None:
    """In every language: a long name is shrunk to its card, but never below seven points. Diagrams explain themselves without."""
    for tag in LANGUAGES:
        with speaking(tag):
            game, box = boxed(name)
            made = prints.counted(game, box)
            for stock in made.stocks:
                for piece in stock.pieces:
                    assert smallest(piece) >= LEAST - 0.01, (tag, stock.kind, piece.drawing[:80])
            score = prints.sheets(game, box)[-1]
            assert min(letters(score.drawing, 1 / UNIT)) >= LEAST - 0.01, tag


@pytest.mark.parametrize("name", SEVEN)
def test_each_sheet_says_what_it_is(name: str) -> None:
    game, box = boxed(name)
    found = prints.sheets(game, box, "letter")
    assert game.reconstructed.badge
    for n, sheet in enumerate(found, 1):
        assert f"{n} of {len(found)}" in sheet.words
        assert sheet.words.startswith(game.title)
        assert game.reconstruction in sheet.words
        assert 'width="215.9mm"' in sheet.drawing
    point = next(iter(game.summary(box).values()))[0].say
    assert point in found[0].words


@pytest.mark.parametrize("name", NAMED)
def test_games_without_drawings_print_what_they_declare(name: str) -> None:
    game = games.load(ROOT / "examples" / name)
    made = prints.plain(game, game.usual_box)
    counts = {stock.kind: [piece.copies for piece in stock.pieces] for stock in made.stocks}
    wanted = {
        "connect_four": {"boards": [1], "markers": [21, 21]},
        "kuhn_poker": {"cards": [1, 1, 1, 0]},  # the ace is for three players
        "leduc_poker": {"cards": [2, 2, 2, 0]},
    }
    assert counts == wanted.get(name, counts)
    assert prints.sheets(game, game.usual_box)


def test_the_command_writes_a_pdf(tmp_path: Path, rulewright: Rulewright) -> None:
    pytest.importorskip("typst")
    file = tmp_path / "patrols.pdf"
    ran = rulewright("print", "twelve_patrols", "--to", str(file), "--paper", "letter")
    assert (ran.code, "4 sheets" in ran.out) == (0, True)
    game, box = boxed("twelve_patrols")
    assert file.read_bytes() == prints.pdf(game, prints.sheets(game, box, "letter"), "letter")
    assert file.read_bytes().startswith(b"%PDF-")


def test_what_cannot_be_printed_is_said(
    tmp_path: Path, rulewright: Rulewright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    for more, why in (
        (["--to", str(tmp_path / "kuhn.pdf")], 'run pip install ".[print]" in the clone'),
        (["--to", str(tmp_path / "kuhn.doc")], "end its name in .pdf"),
        (["--to", str(tmp_path / "kuhn.pdf"), "-o", "box=none"], "has no option box"),
        (["--paper", "a3"], "'a3'"),
    ):
        ran = rulewright("print", str(ROOT / "examples" / "kuhn_poker"), *more)
        assert ran.code
        assert why in ran.err
    assert not [*tmp_path.iterdir()]
