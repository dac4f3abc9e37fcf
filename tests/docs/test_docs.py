"""The documents tell the truth: code blocks stand in the files they speak of, the tour runs, links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])


def test_the_guide_quotes_the_teaching_game_word_for_word() -> None:
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    files = [p.read_text("utf-8") for p in (ROOT / "examples" / "connect_four").iterdir() if p.is_file()]
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", guide, re.S)
    quoted = [b for b in blocks if "Fate(" not in b]
    assert len(quoted) >= 6
    for block in quoted:
        assert any(block.strip("\n") in text for text in files), f"not in examples/connect_four:\n{block}"


def test_the_readme_is_a_tour_that_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
