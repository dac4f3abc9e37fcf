"""A missing program is installed, on the second try if need be, or the error quotes the installer's own output."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests import prepare

FAULT = "E: Unable to fetch some archives, maybe run apt-get update or try with --fix-missing?"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with root and nothing else: no browser and no database."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "cat", "chmod", "touch", "mkdir"):
        (tools / name).symlink_to(next(p for p in (Path("/bin", name), Path("/usr/bin", name)) if p.exists()))
    monkeypatch.setenv("PATH", str(tools))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(prepare, "_programs", lambda: None)
    monkeypatch.setattr(prepare, "_wheel", lambda: "no such wheel")
    return tools


def apt(tools: Path, failures: int) -> None:
    """An apt-get whose installs fail this many times, and then provide a browser."""
    script = tools / "apt-get"
    script.write_text(
        f"""#!{tools}/sh
echo "$1" >> {tools}/asked
[ "$1" = update ] && exit 0
touch {tools}/tried
echo x >> {tools}/tried
if [ "$(cat {tools}/tried)" = "$({tools}/sh -c 'for i in {" ".join(map(str, range(failures + 1)))}; do echo x; done')" ]
then touch {tools}/chromium; chmod +x {tools}/chromium; exit 0
fi
echo "Err:1 http://mirror chromium 404" ; echo "{FAULT}" >&2 ; exit 100
""",
        "utf-8",
    )
    script.chmod(0o755)


@pytest.mark.parametrize("failures", [0, 1])
def test_a_browser_is_fetched_if_need_be_at_the_second_try(bare: Path, failures: int) -> None:
    apt(bare, failures)
    assert prepare.chromium() == str(bare / "chromium")
    assert (bare / "asked").read_text().split() == ["update", "install"] * (failures + 1)


def test_what_apt_said_is_passed_on(bare: Path) -> None:
    apt(bare, failures=9)
    with pytest.raises(prepare.MissingError) as missing:
        prepare.chromium()
    assert FAULT in str(missing.value)
    assert "404" in str(missing.value)
    assert "apt-get install chromium" in str(missing.value)
    with pytest.raises(prepare.MissingError) as missing:
        prepare.postgresql()
    assert FAULT in str(missing.value)
    assert "no such wheel" in str(missing.value)


def test_who_may_not_install_is_told_so(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(prepare.MissingError, match="has no apt-get"):
        prepare.chromium()
    apt(bare, failures=0)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(prepare.MissingError, match="only root may run apt-get install"):
        prepare.chromium()


def test_all_that_is_lacking_is_said_before_any_test_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> str:
        raise prepare.MissingError("nothing there")

    monkeypatch.setattr(prepare, "NEEDS", {"One": fails, "Two": lambda: "/two", "Three": fails})
    assert prepare.main() == 1
    told = capsys.readouterr()
    assert told.err == "nothing there\n" * 2
    assert told.out == "Two: /two\n"
    assert prepare.main("Two") == 0
