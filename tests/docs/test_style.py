"""Everything people read avoids the words that docs/style.md lists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/rulewright"
STYLE = ROOT / "docs/style.md"
AVOIDED = re.findall(r"(?m)^\| ([^|]+?) \| [^|]+ \|$", STYLE.read_text("utf-8").partition("## Words we avoid")[2])[1:]
ROOMS = ("src", "tools", "bench", "examples", "tests")
FOUND = re.compile(rf"\b(?:{'|'.join(map(re.escape, AVOIDED))})\b", re.I)


def suspect(text: str) -> bool:
    """Whether a text has any of the words somewhere, even across the parts of a string: most files have none, and need not be
    parsed."""
    low = re.sub(r'[\s"]+', " ", text.lower())
    return any(words in low for words in AVOIDED)


def pages() -> Iterator[tuple[Path, str]]:
    """Documents, without code and without the changelog."""
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        if path.name not in ("CHANGELOG.md", "changelog.md", STYLE.name):
            yield path, re.sub(r"```.*?```|`[^`]*`", "", path.read_text("utf-8"), flags=re.S)


def games() -> Iterator[tuple[Path, str]]:
    """Rules, help, lessons and messages; `evidence` quotes the book, whose wording is not ours."""
    for folder in (SOURCE, ROOT / "examples"):
        for path in [*folder.rglob("locales/en.ftl"), *folder.rglob("*.toml")]:
            if not path.name.endswith(".de.toml"):
                yield path, re.sub(r"(?m)^(evidence = .*|#.*)$", "", path.read_text("utf-8"))


def browser() -> Iterator[tuple[Path, str]]:
    """The page without its comments."""
    for path in (path for kind in ("*.svelte", "*.ts", "locales/en.ftl") for path in (ROOT / "web/src").rglob(kind)):
        if not path.name.endswith(".test.ts") and path.parent.name != "generated":
            yield path, re.sub(r"/\*.*?\*/|<!--.*?-->|(?m:(?<!:)//.*$)", "", path.read_text("utf-8"), flags=re.S)


def sentences() -> Iterator[tuple[Path, str]]:
    """Texts that Python prints, sends or raises: strings that are not docstrings."""
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "tools").glob("*.py")]:
        text = path.read_text("utf-8")
        if not suspect(text):
            continue
        tree = ast.parse(text)
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        said = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in told)
        yield path, "\n".join(text for text in said if isinstance(text, str))


def remarks() -> Iterator[tuple[Path, str]]:
    """Docstrings and comments of all Python; examples in them say what they like, and this file names the words."""
    for path in (path for room in ROOMS for path in (ROOT / room).rglob("*.py")):
        if path != Path(__file__):
            text = path.read_text("utf-8")
            if not suspect(text):
                continue
            tree = ast.parse(text)
            said = [
                n.value.value for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)
            ]
            docs = "\n".join(re.sub(r"(?m)^ *(>>>|\.\.\.).*\n?.*$", "", each) for each in said if isinstance(each, str))
            yield path, "\n".join([re.sub(r"`[^`]*`", "", docs), *re.findall(r"(?m)(?:^|\s)# .*$", text)])


def test_the_page_lists_words() -> None:
    assert len(AVOIDED) > 15
    assert FOUND.search("Whoever moves last wins.")


@pytest.mark.parametrize("room", [pages, games, browser, sentences, remarks], ids=lambda room: room.__name__)
def test_no_word_that_we_avoid(room: object) -> None:
    assert callable(room)
    found = [
        f"{path.relative_to(ROOT)}: ...{text[max(0, m.start() - 40) : m.end() + 20]!r}"
        for path, text in room()
        for m in (FOUND.finditer(text) if suspect(text) else ())
    ]
    assert not found, "\n".join(found)
