"""The page about environments is a runnable tour, and the learning example plays by the rules without its teacher."""

from __future__ import annotations

import doctest
from pathlib import Path
from xml.etree import ElementTree

import pytest

from learn.curve import curve, ticks
from learn.exam import Mark, exam
from rulewright.doors.gymnasium import SeatVectorEnv

ROOT = Path(__file__).parents[3]


@pytest.mark.release
@pytest.mark.xdist_group("karthis")
def test_the_page_is_a_tour_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    page = ROOT / "docs" / "environments" / "README.md"
    text = page.read_text("utf-8")
    needs_a_gpu = text.count("```python\n")
    assert text.count("```pycon") + needs_a_gpu == text.count("```") // 2
    assert needs_a_gpu == 1
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted > 20
    assert result.failed == 0


def test_every_example_of_the_page_is_python() -> None:
    """The quick half of the test above."""
    text = (ROOT / "docs" / "environments" / "README.md").read_text("utf-8")
    examples = doctest.DocTestParser().get_examples(text)
    assert len(examples) > 20
    for example in examples:
        compile(example.source, f"line {example.lineno}", "exec")


def test_an_exam_counts_every_game_once() -> None:
    from tests.toys.high_card import GAME

    envs = SeatVectorEnv(GAME, 50, mask="info")
    first, again = (exam(envs, lambda which: envs.sample()[which]) for _ in range(2))
    assert first == again
    assert -1 <= first.mean <= 1
    assert 0 < first.doubt < 0.4


def test_a_curve_is_drawn_between_round_numbers() -> None:
    assert ticks(0, 2.9) == [0, 1, 2, 3]
    assert ticks(-0.3, 0.5) == pytest.approx([-0.4, -0.2, 0, 0.2, 0.4, 0.6])
    drawn = ElementTree.fromstring(
        curve([(0.1, -0.2), (2.9, 0.4)], Mark(0, 0.1), Mark(0.41, 0.02), "minutes", "reward")
    )
    texts = [t.text for t in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert {"learned 0.41", "random 0.00", "-0.2", "3", "minutes", "reward"} <= set(texts)
