"""`make release` does nothing if anything is missing, and reports what."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / "deploy/release.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path, release: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository ready for release."""
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "ann@example.org")
    (tmp_path / "src/rulewright").mkdir(parents=True)
    (tmp_path / "src/rulewright/__init__.py").write_text('"""x"""\n\n__version__ = "1.2.0"\n', "utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (a day)\n\n- New.\n\n## 1.1.0\n\n- Old.\n", "utf-8")
    release.git(tmp_path, "init", "--quiet")
    commit(release, tmp_path)
    return tmp_path


def commit(release: ModuleType, clone: Path) -> None:
    release.git(clone, "add", "--all")
    release.git(clone, "commit", "--quiet", "--message", "Change")


def test_what_is_ready_is_released_under_its_tag(release: ModuleType, clone: Path) -> None:
    assert release.check(clone) == ("1.2.0", "v1.2.0")
    assert release.changes(clone, "1.2.0") == "- New."


@pytest.mark.parametrize(
    ("changelog", "words"),
    [
        ("## Next\n\n- Newer.\n\n## 1.2.0\n\n- New.\n", 'newest section of CHANGELOG.md is "Next"'),
        ("## 1.1.0\n\n- Old.\n", 'newest section of CHANGELOG.md is "1.1.0"'),
        ("## 1.2.0\n\n## 1.1.0\n\n- Old.\n", "says nothing of 1.2.0"),
        ("## 1.2.0 in short (not released yet)\n\n- New.\n", 'still has "1.2.0 in short .not released yet."'),
        ("## 1.2.0 in short\n\n- New.\n\n## Next\n\n- Newer.\n", 'still has "Next"'),
        ("", 'newest section of CHANGELOG.md is ""'),
    ],
)
def test_the_changelog_must_tell_of_it(release: ModuleType, clone: Path, changelog: str, words: str) -> None:
    (clone / "CHANGELOG.md").write_text(changelog, "utf-8")
    commit(release, clone)
    with pytest.raises(release.NotReadyError, match=words):
        release.check(clone)


def test_all_of_it_must_be_committed(release: ModuleType, clone: Path) -> None:
    (clone / "new").touch()
    with pytest.raises(release.NotReadyError, match="Not everything is committed"):
        release.check(clone)


def test_no_version_is_released_twice(release: ModuleType, clone: Path) -> None:
    release.git(clone, "tag", "v1.2.0")
    with pytest.raises(release.NotReadyError, match=r"There is a tag v1\.2\.0 already"):
        release.check(clone)


def test_checksums_are_as_sha256sum_reads_them(release: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_bytes(b"abc")
    assert release.sums([tmp_path / "a.whl"]) == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.whl\n"
    )


def test_the_parts_of_the_browser_table_are_those_of_the_lock_file(release: ModuleType) -> None:
    lock = {
        "": {"name": "page", "version": "1"},
        "node_modules/@noble/hashes": {"version": "2.0.0"},
        "node_modules/a/node_modules/b": {"version": "0.1"},
    }
    parts = release.browser_parts(lock, "1.2.0")["components"]
    assert [part["purl"] for part in parts] == ["pkg:npm/%40noble/hashes@2.0.0", "pkg:npm/b@0.1"]
    whole = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    assert len(release.browser_parts(whole, "1.2.0")["components"]) > 100


def test_nothing_names_a_folder_of_the_machine_that_made_it(release: ModuleType, tmp_path: Path) -> None:
    """The site has only what readers need, and pip's note of where our wheel lay does not reach the SBOM."""
    (tmp_path / "dist").mkdir()
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/conf.py").write_text('project = "x"\n', "utf-8")
    (tmp_path / "docs/index.rst").write_text("Words\n=====\n", "utf-8")
    with ZipFile(release.site(tmp_path, "1.2.0")) as site:
        assert "index.html" in site.namelist()
        assert [name for name in site.namelist() if str(tmp_path).encode() in site.read(name)] == []

    kept, ours = (tmp_path / f"lib/{name}.dist-info/direct_url.json" for name in ("other-1", "rulewright-1.2.0"))
    for path in (kept, ours):
        path.parent.mkdir(parents=True)
        path.write_text("{}", "utf-8")
    release.forget_origin(tmp_path)
    assert kept.exists()
    assert not ours.exists()


def test_the_version_of_the_project_is_found(release: ModuleType) -> None:
    from rulewright import __version__

    assert release.version(ROOT) == __version__
