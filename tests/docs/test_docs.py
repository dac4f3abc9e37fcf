"""The documents are correct: code blocks match the files they quote, the tour runs, and links work."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

from rulewright import games
from rulewright.telling.language import speaking

ROOT = Path(__file__).parents[2]
GYMNASIUM = "rulewright.doors.gymnasium"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
TOURS = [ROOT / "README.md", ROOT / "README.de.md", ROOT / "docs/index.md", ROOT / "docs/researchers.md"]
"""Pages with runnable examples; the page of the environments is run with their tests."""


def test_the_guide_quotes_the_games_word_for_word() -> None:
    """Mostly the teaching game; the rest are toys for common questions, and Karthis for lists of moves."""
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    blocks = [block.strip("\n") for block in re.findall(r"```(?:python|toml)\n(.*?)```", guide, re.S)]
    taught = texts(ROOT / "examples" / "connect_four")
    toys = texts(*(ROOT / "tests/toys" / name for name in ("claims", "high_card")), ROOT / "examples/leduc_poker")
    toys.append((ROOT / "tests/games/test_leduc_poker.py").read_text("utf-8"))
    toys += texts(ROOT / "src/rulewright/games/karthis/rules")
    assert sum(any(block in text for text in taught) for block in blocks) >= 8
    for block in blocks:
        assert any(block in text for text in taught + toys), f"in none of the games:\n{block}"


def test_the_chapter_on_hidden_cards_quotes_kuhn_poker_word_for_word() -> None:
    chapter = (ROOT / "docs" / "hidden-information.md").read_text("utf-8")
    blocks = [block.strip("\n") for block in re.findall(r"```python\n(.*?)```", chapter, re.S)]
    taught = texts(ROOT / "examples" / "kuhn_poker")
    assert len(blocks) >= 3
    for block in blocks:
        assert any(block in text for text in taught), f"not in Kuhn poker:\n{block}"


def texts(*folders: Path) -> list[str]:
    return [p.read_text("utf-8") for folder in folders for p in folder.iterdir() if p.suffix in (".py", ".toml")]


@pytest.mark.parametrize("page", TOURS, ids=lambda p: p.name)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 3
    assert result.failed == 0


def test_no_page_has_examples_that_nobody_runs() -> None:
    run = {*TOURS, ROOT / "docs/environments/README.md"}
    assert {page for page in PAGES if ">>> " in page.read_text("utf-8")} <= run


def test_readme_and_gallery_show_every_game_that_has_a_page() -> None:
    readme, gallery = ((ROOT / name).read_text("utf-8") for name in ("README.md", "docs/gallery.md"))
    for page in (ROOT / "docs/games").glob("*.md"):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        assert f"](docs/games/{page.name})<br>**{title}**" in readme
        assert f"## {title}\n" in gallery
        for folder in ("games", "rulings", "bots", "environments"):
            assert f"]({folder}/{page.name})" in gallery


def test_the_german_readme_has_the_shape_of_the_english_one() -> None:
    """The same chapters, pictures, games, commands and code; and the game's output is in German."""
    english, german = ((ROOT / name).read_text("utf-8") for name in ("README.md", "README.de.md"))
    shapes = (
        r"^#+ ",
        r"^\| ",
        r"!\[[^\]]+\]\((docs/[^)]+)\)",
        r"^(rulewright .*?)  ",
        r"^(make \w+|pipx .*)$",
        r"^@rule\n(?:.+\n)+",
    )
    for shape in shapes:
        assert re.findall(shape, english, re.M) == re.findall(shape, german, re.M), shape
    assert "](README.de.md)" in english
    assert "](README.md)" in german
    assert "Gehe nach Norden" in german


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_a_game_is_selected_in_a_way_that_takes_folders_too() -> None:
    """After `--game PATH` pytest takes an existing path for tests to run: it must be written with an equals sign."""
    for path in (ROOT / "Makefile", *(ROOT / "docs").glob("*.md")):
        assert not re.search(r"pytest.*--game ", path.read_text("utf-8")), path.name


@pytest.mark.parametrize(("page", "tag"), [("README.md", "en"), ("README.de.md", "de")])
def test_the_table_of_games_says_how_long_they_take_and_what_is_reconstructed(page: str, tag: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for game in map(games.load, games.names()):
        with speaking(tag):
            badge = game.reconstruction.partition(".")[0]
        (row,) = [
            line for line in text.splitlines() if line.startswith(f"| [**{game.title}**](docs/games/{game.name}.md)")
        ]
        assert f"[*{badge[:1].lower()}{badge[1:]}*](docs/rulings/{game.name}.md)" in row
        assert re.search(rf"\| {game.minutes[0]} (?:to|bis) {game.minutes[1]} \|", row), "minutes"


def reference() -> set[str]:
    """Every name that the API reference describes or mentions."""
    pages = "\n".join(page.read_text("utf-8") for page in (ROOT / "docs/api").glob("*.md"))
    return set(re.findall(r"(?:\.\. auto\w+:: |`)(?:\w+\.)*(\w+)", pages))


@pytest.mark.parametrize(
    "module", ["rulewright", "rulewright.kernel", "rulewright.kernel.engines", "rulewright.match", GYMNASIUM]
)
def test_every_public_name_is_in_the_reference(module: str) -> None:
    assert set(importlib.import_module(module).__all__) - reference() == set()


def test_every_name_that_pages_import_is_in_the_reference() -> None:
    imported = re.compile(r"^(?:>>> |\.\.\. )?from rulewright\.(?!games)[\w.]+ import ([\w, ]+)", re.M)
    asked = {
        name
        for page in (*TOURS, *(ROOT / "docs").rglob("*.md"))
        for names in imported.findall(page.read_text("utf-8"))
        for name in names.split(", ")
    }
    assert {"secrets", "SeatVecEnv"} <= asked
    assert asked - reference() == set()
