"""What docs/lab.md quotes from the reports is in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright import games

DOCS = Path(__file__).parents[2] / "docs"
ROW = r"^\| \[.*?\]\(reports/(\w+)\.html\) \| (.*?) \| [\d, ]+ \|$"
ROWS = dict(re.findall(ROW, (DOCS / "lab.md").read_text("utf-8"), re.M))
ELSEWHERE = re.compile(r"by the rule of thumb|rulewright lab|random players|rule of thumb, which")
"""Of what is quoted from other commands."""
NUMBER = r"(\d+\.\d+)"
QUOTED = re.compile(rf"{NUMBER}% ?\({NUMBER}% to {NUMBER}%\)|{NUMBER}%, {NUMBER}% to {NUMBER}%")


def test_all_games_are_in_the_table() -> None:
    assert {*ROWS} == {path.stem for path in (DOCS / "reports").glob("*.html")} == {*games.names()}


@pytest.mark.parametrize("game", sorted(ROWS))
def test_what_is_quoted_from_a_report_is_in_it(game: str) -> None:
    page = re.sub(r"<[^>]+>", " ", (DOCS / f"reports/{game}.html").read_text("utf-8"))
    told = [[float(n) for n in found] for found in re.findall(rf"{NUMBER}%\s+\(?{NUMBER}% to {NUMBER}%", page)]
    for sentence in re.split(r"(?<=[.;]) ", ROWS[game]):
        for found in [] if ELSEWHERE.search(sentence) else QUOTED.findall(sentence):
            quoted = [float(n) for n in found if n]
            near = [all(abs(a - b) < 0.0501 for a, b in zip(quoted, each, strict=True)) for each in told]
            assert any(near), f"docs/lab.md says {quoted}, docs/reports/{game}.html does not: {sentence}"
