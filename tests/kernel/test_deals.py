"""Deals by grade: easy, medium and hard, and the deal of the day."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from rulewright.kernel.deals import FILE, GRADES, by_grade, chosen, daily, known


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / FILE).write_text(json.dumps([5, 0, 9, 1, 7, 3, 0, 8]), "utf-8")
    return tmp_path


def test_a_third_each_the_easiest_first_and_none_that_cannot_be_won(home: Path) -> None:
    assert by_grade(home) == {"easy": [2, 7], "medium": [4, 0], "hard": [5, 3]}


def test_a_game_without_graded_deals(tmp_path: Path) -> None:
    assert known(tmp_path) == ()
    assert by_grade(tmp_path) == {grade: [] for grade in GRADES}


def test_a_day_has_one_deal_and_every_grade_has_its_days(home: Path) -> None:
    days = [daily(home, date(2026, 11, 15) + timedelta(n), "key") for n in range(30)]
    assert days == [daily(home, date(2026, 11, 15) + timedelta(n), "key") for n in range(30)]
    assert all({seed for seed, other in days if other == grade} == {*by_grade(home)[grade]} for grade in GRADES)
    others = [[daily(home, date(2026, 11, 15) + timedelta(n), str(key)) for n in range(30)] for key in range(9)]
    assert days not in others or others.count(days) < 9, "another server has other days"
    assert {grade for _, grade in days} == set(GRADES)
    assert all(seed in by_grade(home)[grade] for seed, grade in days)
    assert {chosen(home, "hard", k) for k in range(4)} == {5, 3}
