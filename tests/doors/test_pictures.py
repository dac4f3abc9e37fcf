"""Pictures as files: PNG, animations, the command, and games without a drawing."""

from __future__ import annotations

import io
import itertools
from pathlib import Path

import pytest
from PIL import Image

from rulewright import games
from rulewright.doors import pictures
from rulewright.match import Match
from rulewright.telling.drawing import HEIGHT, WIDTH, number, shortened, svg, text, width_of, wrapped
from tests.doors.conftest import FOUR, Rulewright


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(games.load("karthis"), seed=7, names=["Ada"])
    while not match.over and match.number < 12:
        match.play(0, match.legal(0)[match.number % 2].code)
    if not match.over:
        match.play(0, match.legal(0)[-1].code)
    path = tmp_path / "game.jsonl"
    match.save(path)
    return path


def drawing() -> str:
    return pictures.of_match(Match(games.load("katamari"), 2, seed=1), 0)


def test_png_needs_no_fonts_and_has_the_size_of_a_preview() -> None:
    image = Image.open(io.BytesIO(pictures.png(drawing())))
    assert image.size == (WIDTH, HEIGHT) == (1200, 630)
    pixels = image.convert("RGB")
    title = pixels.crop((20, HEIGHT - 72, 200, HEIGHT))
    colours = title.getcolors(1 << 16)
    assert colours
    assert len(colours) > 10, "the title is not written"


def test_an_animation_lasts_some_seconds_and_ends_with_the_last_frame() -> None:
    match = Match(games.load(FOUR), 2, seed=1)
    drawings = [pictures.of_match(match, -1)]
    while not match.over:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0].code)
        drawings += [pictures.of_match(match, -1)] * 2
    for kind in pictures.MOVING:
        image = Image.open(io.BytesIO(pictures.animated(drawings, kind, 300)))
        frames = getattr(image, "n_frames", 1)
        assert frames == len(dict.fromkeys(drawings)), "what does not change is not shown twice"
        total = 0.0
        for i in range(frames):
            image.seek(i)
            image.load()
            total += image.info["duration"] / 1000
        assert 2 <= total <= pictures.SECONDS + 1, kind


def test_a_long_game_is_thinned_evenly() -> None:
    kept = pictures.thinned([str(i) for i in range(500)])
    assert (kept[0], kept[-1]) == ("0", "499")
    assert len(kept) * pictures.FASTEST <= pictures.SECONDS
    gaps = [int(b) - int(a) for a, b in itertools.pairwise(kept)]
    assert max(gaps) - min(gaps) <= 1


def test_a_game_without_a_drawing_is_shown_by_its_grid_or_its_text() -> None:
    grid = Match(games.load(FOUR), 2, seed=1, names=["Ann", "Bo"])
    grid.play(0, 3)
    assert pictures.of_match(grid, -1).count("<circle") > 2
    made = pictures._text("ab\n┌c")
    assert made.count("<use") == 4


def test_words_fit_where_they_are_put() -> None:
    assert width_of("WW", 10) > width_of("ii", 10) > 0
    assert shortened("Anna", 20, 500) == "Anna"
    cut = shortened("Anna " * 20, 20, 100)
    assert cut.endswith("…")
    assert width_of(cut, 20) <= 100
    assert all(width_of(line, 12) <= 90 for line in wrapped("what is too long for one line stands in two", 12, 90))
    assert text("", 0, 0, 10) == ""
    assert "25a1" in text("木", 0, 0, 10), "a letter that we do not have is a box"
    assert [number(n) for n in (1.0, -0.001, 2.5, 1 / 3)] == ["1", "0", "2.5", "0.33"]


def test_the_command_draws_a_position_or_the_whole_game(record: Path, tmp_path: Path, rulewright: Rulewright) -> None:
    for name, more in (("a.svg", ["--frame", "0"]), ("b.png", []), ("c.webp", [])):
        ran = rulewright("picture", str(record), "-o", str(tmp_path / name), *more)
        assert ran.code == 0, ran.err
        assert name in ran.out
    assert (tmp_path / "a.svg").read_text("utf-8").startswith("<svg")
    assert Image.open(io.BytesIO((tmp_path / "b.png").read_bytes())).size == (WIDTH, HEIGHT)
    assert getattr(Image.open(io.BytesIO((tmp_path / "c.webp").read_bytes())), "n_frames", 1) > 1


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (["-o", "x.bmp"], "end its name in .svg"),
        (["-o", "x.gif", "--frame", "1"], "whole game"),
        (["-o", "x.svg", "--frame", "999"], "there is no frame 999"),
        (["-o", "x.svg", "--seat", "5"], "there is no seat 5"),
    ],
)
def test_the_command_says_what_is_wrong(record: Path, more: list[str], told: str, rulewright: Rulewright) -> None:
    ran = rulewright("picture", str(record), *more)
    assert ran.code != 0
    assert told in ran.err


def test_a_picture_says_in_words_what_it_shows() -> None:
    game = games.load("karthis")
    match = Match(game, seed=7, names=["<Ada>"])
    made = game.picture(match.view(0), match.box, match.names, 0)
    assert made
    assert "&lt;Ada&gt;" in svg(made, game.title)
