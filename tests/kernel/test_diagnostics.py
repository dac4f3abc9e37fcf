"""Rules that do not compile: one sentence with the cause, the rule, its file and its line."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.engines import cuda, engine
from rulewright.kernel.rule import RuleError
from tests.toys.high_card import GAME

READY = "me.ready = 1"


def broken(tmp_path: Path, right: str, wrong: str) -> tuple[Game, int]:
    """High Card with one line replaced, and the number of that line."""
    copytree(GAME.home, tmp_path / tmp_path.name)
    rules = tmp_path / tmp_path.name / "rules.py"
    text = rules.read_text().replace(right, wrong)
    rules.write_text(
        text.replace("from __future__ import annotations", "from __future__ import annotations\nimport numpy as np")
    )
    line = next(i for i, text in enumerate(rules.read_text().splitlines(), 1) if wrong in text)
    return games.load(str(tmp_path / tmp_path.name)), line


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        (READY, "me.ready = me + 1", "add does not work with what it is given"),
        (READY, "me.ready = turn(s)", "missing a required argument: 'box'"),
        (READY, "me.ready = str(seat)", "Cannot cast unicode_type to int8"),
    ],
)
def test_an_authors_mistake_is_one_sentence(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    game, line = broken(tmp_path, right, wrong)
    with pytest.raises(RuleError, match=rf"\(rules.py, line {line}\): .*{said}") as found:
        engine("compiled").run(game, game.make_box(), 0, 1)
    assert "\n" not in str(found.value)


def test_what_only_the_gpu_cannot_do_is_one_sentence_too(tmp_path: Path) -> None:
    game, line = broken(tmp_path, READY, "me.ready = len(np.unique(np.zeros(seat + 1)))")
    engine("compiled").run(game, game.make_box(), 0, 1)
    with pytest.raises(
        RuleError, match=rf"does not compile for the GPU: apply \(rules.py, line {line}\): zeros"
    ) as found:
        cuda.ptx(game)
    assert "\n" not in str(found.value)
