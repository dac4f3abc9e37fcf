"""The pages in docs/environments are complete, and correct about the version."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from rulewright import games
from rulewright.doors.environments.encoding import encoding
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.settings import setting
from rulewright.kernel import Game
from tests.toys.high_card import GAME as TOY
from tools import environments, sizes
from tools.environments import broken_promise, fingerprint, kept_page, page


def test_a_page_tells_everything(game: Game) -> None:
    text = page(game)
    for verb in game.actions.verbs:
        assert f"| {verb.name}" in text
    for option in game.options:
        assert f"option `{option.name}`" in text
    for field in game.state.fields:
        assert field == "rng" or f"`{field}" in text
    assert "`rng" not in text
    assert fingerprint(game) in text


def test_columns_that_never_vary_are_counted_and_named() -> None:
    """In the toy every seat is dealt a hand and none has given up before the end."""
    for seats in TOY.seats:
        found, encoded = sizes.size(TOY, seats), encoding(TOY, seats)
        blocks = {block.name: block for block in encoded.blocks}
        assert 0 < found.varied < encoded.size
        assert set(found.constant) < set(blocks)
        assert found.varied <= encoded.size - sum(blocks[name].columns for name in found.constant)
    course, seen = Course(setting(TOY, seats=2, encoding="egocentric")), []
    for seed in range(sizes.GAMES):
        course.begin(seed)
        while waiting := course.waiting():
            seen.append(course.observe(waiting[0], course.mask(waiting[0]))["observation"])
            course.act(waiting[0], course.random_move(waiting[0]))
    varied = np.stack(seen).max(axis=0) != np.stack(seen).min(axis=0)
    assert varied.sum() == sizes.size(TOY, 2).varied
    for block in encoding(TOY, 2).blocks:
        assert (block.name in sizes.size(TOY, 2).constant) != varied[block.first : block.first + block.columns].any()


def test_what_is_said_below_a_field_is_on_the_page() -> None:
    assert "The cell the explorer stands on." in page(games.load("karthis"))


def test_play_that_changes_without_its_version_is_caught() -> None:
    text = page(TOY)
    assert not broken_promise(TOY, text)
    assert broken_promise(TOY, text.replace(fingerprint(TOY), "0" * 16))
    assert not broken_promise(TOY, text.replace(fingerprint(TOY), "0" * 16).replace("\nv0 (", "\nv1 ("))


def test_a_page_whose_promise_is_broken_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    path = tmp_path / "docs/environments/high_card.md"
    path.parent.mkdir(parents=True)
    assert kept_page(TOY) == page(TOY)
    path.write_text(page(TOY).replace(fingerprint(TOY), "0" * 16), "utf-8")
    with pytest.raises(ValueError, match="played differently now, but is still v0: raise the first number"):
        kept_page(TOY)
