"""`make docs`: the site builds without a warning, has every page and every public name, and needs no external resources."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rulewright
from rulewright import kernel
from tests.docs.test_docs import ROOT

DOCS = ROOT / "docs"
BUILD = (sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", "--builder", "html")


def build(docs: Path, to: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*BUILD, str(docs), str(to)], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site")
    made = build(DOCS, to)
    assert made.returncode == 0, made.stderr
    return to


def test_the_extra_for_docs_brings_what_the_reference_imports() -> None:
    """Elsewhere every extra is installed; `make docs` in a fresh clone installs only this one."""
    manifest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    listed = " ".join(manifest["project"]["optional-dependencies"]["docs"])
    brought = {extra for found in re.findall(r"rulewright\[([\w,-]+)\]", listed) for extra in found.split(",")}
    needed = set[str]()
    for module in re.findall(r":: rulewright\.(doors\.[\w.]+)\.\w+$", reference(), re.MULTILINE):
        path = ROOT / "src/rulewright" / module.replace(".", "/")
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        needed |= set(re.findall(r'^need\("\w+", "([\w-]+)"\)', source.read_text("utf-8"), re.MULTILINE))
    assert {"env", "openspiel"} <= needed
    assert needed <= brought


def reference() -> str:
    return "\n".join(page.read_text("utf-8") for page in (DOCS / "api").glob("*.md"))


@pytest.mark.xdist_group("site")
def test_every_page_is_in_it(site: Path) -> None:
    pages = {page.relative_to(DOCS).with_suffix(".html") for page in DOCS.rglob("*.md")}
    assert pages <= {page.relative_to(site) for page in site.rglob("*.html")}
    assert (site / "searchindex.js").stat().st_size > 100_000


@pytest.mark.xdist_group("site")
def test_every_public_name_is_in_the_reference(site: Path) -> None:
    face = (site / "api/index.html").read_text("utf-8")
    assert [name for name in rulewright.__all__ if f'id="rulewright.{name}"' not in face] == []
    language = (site / "api/kernel.html").read_text("utf-8")
    assert [name for name in kernel.__all__ if not re.search(rf"\b{name}\b", language)] == []


@pytest.mark.xdist_group("site")
def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    """Links may lead anywhere; scripts, styles, fonts and pictures are part of the site, and work offline."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        fetched = re.findall(r"<(?:script|img|link|iframe|source)\b[^>]*?(?:src|href)=\"([^\"]+)\"", text)
        assert [address for address in fetched if re.match(r"(https?:)?//", address)] == [], page.name
    for sheet in (site / "_static").rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", sheet.read_text("utf-8")), sheet.name


@pytest.mark.xdist_group("site")
def test_a_link_or_an_anchor_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    """A small site with the same settings, for faults that the build above is trusted to notice."""
    for name in ("conf.py", "speed.md", "environments/README.md"):
        (tmp_path / "docs" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "docs" / name).write_text((DOCS / name).read_text("utf-8"), "utf-8")
    (tmp_path / "docs/_static").mkdir()
    (tmp_path / "docs/_static/site.css").touch()
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    (tmp_path / "docs/index.md").write_text("# All\n\n[a](speed.md#no-such-part) [b](nowhere.md)\n", "utf-8")
    found = build(tmp_path / "docs", tmp_path / "site").stderr
    assert "no-such-part" in found
    assert "nowhere.md" in found
