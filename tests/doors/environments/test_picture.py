"""Tables as images."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from rulewright.doors.environments.image import CENTRE, HEIGHT, MIDDLE, SIGNS, WIDTH, framed, glyph, picture
from rulewright.doors.environments.parallel import patience
from rulewright.doors.gymnasium import SeatEnv
from rulewright.doors.pettingzoo import aec_env, parallel_env
from rulewright.kernel.engines import progress
from tests.toys.high_card import GAME as TOY


def test_every_character_has_its_cell() -> None:
    drawn = picture("ab\nc")
    assert drawn.shape == (4 * HEIGHT, 4 * WIDTH, 3)
    inked = [[(drawn[y * HEIGHT :, x * WIDTH :][:HEIGHT, :WIDTH] < 100).any() for x in range(4)] for y in range(4)]
    assert [[x for x in range(4) if row[x]] for row in inked] == [[], [1, 2], [1], []]


def test_letters_and_signs_differ() -> None:
    signs = "abcXO@#.?" + "".join(SIGNS)
    assert len({glyph(c).tobytes() for c in signs}) == len(signs)
    assert not glyph(" ").any()


def test_lines_meet_at_the_sides_of_their_cells() -> None:
    corner = glyph("┌")
    assert corner[MIDDLE, WIDTH - 1]
    assert corner[HEIGHT - 1, CENTRE]
    assert not corner[MIDDLE, 0]
    assert not corner[0, CENTRE]
    assert glyph("═").astype(int).sum() == 2 * glyph("─").astype(int).sum()
    assert np.array_equal(glyph("┼"), glyph("─") | glyph("│"))


def test_an_empty_text_is_a_picture_too() -> None:
    assert picture("").shape == (3 * HEIGHT, 2 * WIDTH, 3)


def test_a_frame_is_never_of_another_size() -> None:
    small, large = framed("ab", (3, 5)), framed("a long line\n" * 20, (3, 5))
    assert small.shape == large.shape == (5 * HEIGHT, 7 * WIDTH, 3)
    assert (small[: 3 * HEIGHT, : 4 * WIDTH] == picture("ab")).all()
    assert (large < 200).any()


@pytest.mark.parametrize("name", ["karthis", "klobba"])
def test_frames_of_an_environment_make_a_film(name: str) -> None:
    env = SeatEnv(name, render_mode="rgb_array")
    shapes = set()
    for seed in range(2):
        _, info = env.reset(seed=seed)
        for _ in range(12):
            shapes.add(env.render().shape)
            _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            if over:
                break
    assert len(shapes) == 1


def test_who_watches_is_shown_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(TOY, render_mode="human")
    _, info = env.reset(seed=1)
    first = capsys.readouterr().out
    assert "Player 1" in first
    env.step(int(info["action_mask"].argmax()))
    assert "Player 1" in capsys.readouterr().out
    assert env.render() is None
    for make in (aec_env, parallel_env):
        capsys.readouterr()
        seats: Any = make(TOY, render_mode="human")
        seats.reset(seed=1)
        assert "Player 1" in capsys.readouterr().out


def test_watching_without_a_terminal_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SeatEnv(TOY, render_mode="human")
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(RuntimeError, match='render_mode="human" writes to the terminal, and there is none'):
        env.reset(seed=1)


def test_compiling_is_told_once_and_only_where_it_happens(capsys: pytest.CaptureFixture[str]) -> None:
    with patience(TOY):
        pass
    assert capsys.readouterr().err == ""
    with patience(TOY):
        progress.compiling()
        progress.compiling()
    assert capsys.readouterr().err == f"Compiling {TOY.title} (up to a minute; the result is kept for next time)\n"
