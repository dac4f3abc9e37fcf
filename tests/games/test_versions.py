"""Rules have a fingerprint: matches and records are bound to it, and nobody changes rules without changing their version."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors import versions
from rulewright.doors.server.client import Answered
from rulewright.kernel.fingerprint import same_rules
from rulewright.match import Match, load, verify
from rulewright.match.record import FORMAT
from tests.doors.server.servers import FOUR, closing, opened, quick
from tests.doors.server.test_workshop import save

WON = "(lined(b, 1) | lined(b, 7) | lined(b, 6) | lined(b, 8)) != 0"
LESS = WON.replace("lined(b, 6) | ", "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOUR, tmp_path / "connect_four", ignore=shutil.ignore_patterns("__pycache__")))


def changed(folder: Path, old: str, new: str, file: str = "rules.py") -> str:
    """The fingerprint after an edit."""
    save(folder, file, old, new)
    return games.load_again(folder).fingerprint


@pytest.mark.parametrize("name", games.names())
def test_whoever_changes_rules_changes_their_version(name: str) -> None:
    game = games.load(name)
    assert versions.is_known(game), f"the rules of {name} have changed: run {versions.COMMAND} {name}"


def test_what_changes_no_rule_changes_no_fingerprint(folder: Path) -> None:
    first = games.load(folder).fingerprint
    assert first == games.load(FOUR).fingerprint, "the folder and its name do not matter"
    for old, new, file in (
        ('"""C4-4: down, along', '"""C4-4: in every direction, down, along', "rules.py"),
        ("    column = Verb", "    # a remark\n\n    column = Verb", "rules.py"),
        ("(s: State) -> int:", "(s) -> int:", "rules.py"),
        ("Drop in column", "Let one fall in column", "locales/en.ftl"),
        ("first = 0", "first = 1", "box.toml"),
        ('version="1.0"', 'version="1.1"', "__init__.py"),
    ):
        assert changed(folder, old, new, file) == first, new


@pytest.mark.parametrize(
    ("old", "new", "file"),
    [
        (WON, LESS, "rules.py"),
        ("out[s.mover] = -1", "out[s.mover] = 0", "rules.py"),
        ("COLUMNS, ROWS = 7, 6", "COLUMNS, ROWS = 7, 5", "state.py"),
        ("FULL = 2", "FULL = 3", "state.py"),
        ("DROP = verb", "PUT = verb(); DROP = verb", "state.py"),
        ("mover: int = public(int8, of=SEAT)", "mover: int = secret(int8, of=SEAT)", "state.py"),
        ('law("C4-3")', 'law("C4-4")', "rules.py"),
    ],
)
def test_what_changes_a_rule_changes_the_fingerprint(folder: Path, old: str, new: str, file: str) -> None:
    first = games.load(folder).fingerprint
    if "secret" in new:
        changed(folder, "    public,", "    public,\n    secret,", "state.py")
    assert changed(folder, old, new, file) != first


def test_the_command_refuses_other_play_under_the_same_version(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["versions", str(folder)])
    assert versions.main() == 0
    first = games.load(folder).fingerprint
    rewritten = changed(folder, "pairs", "twins")
    assert not versions.is_known(games.load(folder))
    assert versions.main() == 0
    game = games.load(folder)
    assert json.loads((folder / "versions.json").read_text("utf-8"))["1.0"]["rules"] == [first, rewritten]
    assert same_rules(game, first), "what plays as before goes on with what was begun before"
    assert not same_rules(game, "0" * 16)
    changed(folder, WON, LESS)
    capsys.readouterr()
    assert versions.main() == 1
    assert "is played differently now, but is still version 1.0: raise `version`" in capsys.readouterr().err
    changed(folder, 'version="1.0"', 'version="1.1"', "__init__.py")
    assert versions.main() == 0
    assert not same_rules(games.load(folder), first)


def test_a_digest_without_places_is_believed_and_renewed(folder: Path) -> None:
    versions.renewed(games.load(folder))
    path = folder / "versions.json"
    true = path.read_text("utf-8")
    kept = json.loads(true)
    for play in (versions.digest(games.load(folder), placed=False), "0" * versions.OLD_DIGITS):
        kept["1.0"]["play"] = play
        path.write_text(json.dumps(kept), "utf-8")
        if play.strip("0"):
            assert "now has places in its digest" in versions.renewed(games.load(folder))
            assert path.read_text("utf-8") == true
        else:
            with pytest.raises(ValueError, match="played differently now"):
                versions.renewed(games.load(folder))


def test_a_record_is_bound_to_its_rules(folder: Path, tmp_path: Path) -> None:
    game, file = games.load(folder), tmp_path / "game.jsonl"
    match = Match(game, seed=3)
    for code in (0, 1, 0, 1, 0, 1, 0):
        match.play(match.waiting[0], code)
    match.save(file)
    assert match.over
    assert (match.header["rulewright"], match.header["rules"]) == (FORMAT, game.fingerprint)
    assert verify(file, game).true
    changed(folder, WON, LESS)
    said = verify(file, games.load(folder)).text
    assert (
        "it was played by other rules than those of Connect Four here, although both call themselves version 1.0"
        in said
    )
    with pytest.raises(ValueError, match="other rules"):
        load(file, games.load(folder))


def test_a_running_match_of_other_rules_is_refused(folder: Path, tmp_path: Path) -> None:
    settings = quick(f"sqlite:///{tmp_path / 'server.db'}", games=(str(folder),))
    with opened(settings) as server:
        match, ann = server.against_bot("connect_four")
        with ann.sit(match) as line:
            state = line.until()
        cookie, header = ann.cookie, state
    changed(folder, 'prefix="C4"', 'prefix="C4" ', "__init__.py")
    with opened(settings) as server:
        ann = server.guest()
        ann.cookie = cookie
        with ann.sit(match) as line:
            assert line.until()["number"] == header["number"], "the same rules: it goes on"
    changed(folder, WON, LESS)
    with opened(settings) as server:
        ann = server.guest()
        ann.cookie = cookie
        said = (
            "This match began under different rules from those that Connect Four has now, although both are called version 1.0: "
            "it cannot go on."
        )
        with ann.sit(match) as line:
            assert closing(line)[0] == 4010
        with pytest.raises(Answered, match=said):
            ann.get(f"/api/matches/{match}/record")
