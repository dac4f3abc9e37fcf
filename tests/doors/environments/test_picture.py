"""Tables as images."""

from __future__ import annotations

import numpy as np

from rulewright.doors.environments.image import CENTRE, HEIGHT, MIDDLE, SIGNS, WIDTH, glyph, picture


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
