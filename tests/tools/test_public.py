"""What other people depend on: nothing of it goes or changes without a word in the changelog."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import ROOT, public

THINGS = {
    "Python": {"rulewright.verify": "(path)", "rulewright.Match.play": "()"},
    "Commands": {"rulewright play --seed": "N"},
}


def test_what_has_gone_or_changed_since_the_last_release_is_in_the_changelog() -> None:
    now = public.today()
    held = public.FILE.read_text("utf-8")
    release = held.partition("Rulewright ")[2].partition(". ")[0]
    told = public.since(release, (ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert public.faults(public.kept(held), now, told) == []
    assert {section for section, things in now.items() if len(things) < 8} == set()


@pytest.mark.parametrize(
    ("now", "told", "says"),
    [
        ({"rulewright.verify": "(path)"}, "", "rulewright.Match.play has gone: name `play` in CHANGELOG.md"),
        ({"rulewright.verify": "(path)"}, "play has gone, display, `player`", "rulewright.Match.play has gone"),
        ({"rulewright.verify": "(record)", "rulewright.Match.play": "()"}, "", 'verify was "(path)" and is "(record)"'),
        ({"rulewright.verify": "(path)"}, "`Match.play` has gone", ""),
        ({**THINGS["Python"], "rulewright.new": ""}, "", ""),
    ],
)
def test_only_what_is_not_said_is_a_fault(now: dict[str, str], told: str, says: str) -> None:
    found = public.faults(THINGS, {**THINGS, "Python": now}, told)
    assert [says in each for each in found] == ([True] if says else [])


def test_an_option_is_named_as_it_is_typed() -> None:
    (fault,) = public.faults(THINGS, {**THINGS, "Commands": {}}, "`-seed` and `--seeds`")
    assert "`--seed`" in fault
    assert not public.faults(THINGS, {**THINGS, "Commands": {}}, "`play --seed N` has gone")


def test_what_is_written_is_read_again() -> None:
    assert public.kept(public.written(THINGS)) == THINGS


def test_only_what_is_above_the_last_release_counts() -> None:
    assert public.since("1.0", "## In short\n\n## Next\n- a\n## 1.0\n- b\n") == "## In short\n\n## Next\n- a\n"


def test_a_release_is_asked_whether_the_file_is_that_of_today(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(public, "FILE", tmp_path / "public.txt")
    monkeypatch.setattr(public, "today", lambda: THINGS)
    assert public.main() == 0
    assert public.main("--check") == 0
    public.FILE.write_text("old", "utf-8")
    assert public.main("--check") == 1
    assert "run `python -m tools.public`" in capsys.readouterr().out
