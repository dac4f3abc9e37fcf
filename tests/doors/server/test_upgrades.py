"""After an upgrade, running matches go on under the rules they began with, and what cannot go on is shown truthfully."""

from __future__ import annotations

import lzma
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.cli import run
from rulewright.doors.server.admin import looking
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.jobs.bots import CompileJobs
from rulewright.doors.server.store import archives, schema
from rulewright.doors.server.store.matches import MatchRow
from rulewright.games import earlier
from rulewright.match import Match
from tests.doors.server.releases import fill
from tests.doors.server.servers import closing, newest, opened, quick
from tests.doors.server.test_releases import host, never_ready, rows
from tests.tiers import everything
from tools.earlier import carry

OLD = Path(__file__).parent / "upgrades"
"""Databases of earlier commits with a running and a finished match of each game."""
PATROLS = Path(games.__file__).parent / "twelve_patrols"
GONE = {
    "6d26d16": {"asteroid_miners", "clin9ic", "katamari", "klotho"},
    "c40be036": set[str](),
}
"""The games whose rules have changed since. Rules of that time need a kernel that is gone, so they cannot be carried."""
SOME = ("karthis", "klobba", "katamari")


@pytest.mark.parametrize("commit", GONE)
def test_an_old_database_is_opened_and_played_on(
    commit: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The matches of all games with `--all`, else of a few, among them one whose rules are gone."""
    monkeypatch.setattr(CompileJobs, "get_ready", never_ready)
    url, release = f"sqlite:///{tmp_path / 'server.db'}", tmp_path / "old.sql"
    release.write_bytes(lzma.decompress((OLD / f"{commit}.sql.xz").read_bytes()))
    fill(url, release)
    kept = set(games.names() if everything[0] else SOME)
    with sqlite3.connect(tmp_path / "server.db") as file:
        file.executemany("DELETE FROM matches WHERE game = ?", [(game,) for game in set(games.names()) - kept])
    file.close()
    with opened(quick(url)) as server:
        found = rows(server)
        assert {(row.game, row.status) for row in found} == {
            (game, status) for game in kept for status in (schema.PLAYING, schema.OVER)
        }
        for row in found:
            gone = row.game in GONE[commit]
            (over_shown if row.status == schema.OVER else running_goes_on)(host(server, row), row, gone)
    assert run(["admin", "check", "--database", url]) == 0
    assert "0 of them wrong" in capsys.readouterr().out
    assert run(["admin", "upgrade", "--database", url]) == 0
    told = capsys.readouterr().out
    assert len(looking(url, lambda c: archives.missing(c, "", running=True))) == 2 * len(kept & GONE[commit])
    assert told.count("cannot be archived here") == 2 * len(kept & GONE[commit])


def running_goes_on(guest: Guest, row: MatchRow, gone: bool) -> None:
    """The next move can be made; if the rules are gone, everybody is told that, and may leave."""
    if not gone:
        with guest.sit(row.id) as line:
            state = line.until()
            assert state["number"] == row.number
            if state["moves"]:  # otherwise it is the other's turn
                line.play(state["moves"][0]["code"], state["turn"])
                assert newest(line, row.number + 1)["number"] == row.number + 1
        return
    with guest.sit(row.id) as line:
        code, why = closing(line)
    assert (code, "cannot go on" in why) == (4010, True)
    final = guest.get(f"/api/records/{row.id}/final")
    assert (final["lost"], final["over"], final["frames"]) == (why, None, [])
    assert final["names"] == (row.header or {})["seats"]
    assert row.id in [match["id"] for match in guest.get("/api/matches/mine")]


def over_shown(guest: Guest, row: MatchRow, gone: bool) -> None:
    """It is replayed; if the rules are gone, the result is there."""
    final = guest.get(f"/api/records/{row.id}/final")
    assert row.result
    assert row.result.items() <= final["over"].items()
    assert bool(final["lost"]) == gone
    if gone:
        with pytest.raises(Answered) as answered:
            guest.get(f"/api/records/{row.id}")
        assert (answered.value.status, answered.value.body["error"]) == (410, final["lost"])
    else:
        assert guest.get(f"/api/records/{row.id}")["total"] == row.lines + 1
        assert '"ending"' in guest.get(f"/api/matches/{row.id}/record")


# ---------------------------------------------------------------- rules of earlier releases


@pytest.fixture
def old_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """12 Patrols as another release had it, where the cards were shuffled twice; carried by this one."""
    folder = shutil.copytree(PATROLS, tmp_path / "twelve_patrols", ignore=shutil.ignore_patterns("__pycache__"))
    setup = folder / "rules" / "setup.py"
    text = setup.read_text("utf-8")
    setup.write_text(
        text.replace("    shuffle(s, s.deck)\n", "    shuffle(s, s.deck)\n    shuffle(s, s.deck)\n", 1), "utf-8"
    )
    monkeypatch.setenv(earlier.FURTHER, str(tmp_path / "earlier"))
    return carry(folder, tmp_path / "earlier")


def test_rules_that_play_as_today_are_not_carried(tmp_path: Path) -> None:
    assert carry(PATROLS, tmp_path) == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("address", earlier.addresses())
def test_all_earlier_rules_can_be_played_with_the_kernel_of_today(address: str) -> None:
    game, chosen = games.load(address), random.Random(1)
    match = Match(game, seed=1)
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, chosen.choice(match.codes(seat)))
        match.board(seat)


def begin(database: str, rules: str) -> tuple[str, str, Any]:
    """A match that was begun when the other rules were those of the day; returns the host's cookie and what was seen last."""
    with opened(quick(database)) as server:
        today = server.tables.catalog.games["twelve_patrols"]
        server.tables.catalog.exchange(games.load(rules))
        ann = server.guest("Ann")
        match = ann.post("/api/matches", {"game": "twelve_patrols"})["id"]
        with ann.sit(match) as line:
            state = line.until()
            line.play(state["moves"][0]["code"], 0)
            state = newest(line, 1)
        server.tables.catalog.exchange(today)
    return match, ann.cookie, state


def test_a_match_goes_on_under_the_rules_it_began_with(
    database: str, old_rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert games.load(old_rules).fingerprint == old_rules.partition("@")[2] != games.load("twelve_patrols").fingerprint
    match, cookie, before = begin(database, old_rules)
    with opened(quick(database, operator_token="x")) as server:
        ann = Guest(server.address, cookie)
        with ann.sit(match) as line:
            assert line.until("table")["rules"] == old_rules.partition("@")[2]
            state = line.until()
            assert state["view"] == before["view"]
            while not state["over"]:
                give_up = [m["code"] for m in state["moves"] if m["verb"] == "give_up"]
                code = give_up[0] if state["number"] > 6 else state["moves"][0]["code"]
                line.play(code, state["turn"])
                state = newest(line, state["number"] + 1)
            page = server.guest().ask("GET", "/operator", Authorization="Bearer x")
            assert old_rules in page, "the operator sees which"
        shown = ann.get(f"/api/records/{match}")
        assert (shown["lost"], shown["total"]) == ("", state["number"] + 1)
        forked = ann.post(f"/api/records/{match}/fork", {"frame": 2, "bot": "random"})["id"]
        with ann.sit(forked) as line:
            assert line.until("table")["rules"] == old_rules.partition("@")[2]
        fresh = ann.post("/api/matches", {"game": "twelve_patrols"})["id"]
        with ann.sit(fresh) as line:
            assert line.until("table")["rules"] == "", "new matches begin under the rules of today"
        detail = ann.get(f"/api/games/twelve_patrols?rules={old_rules.partition('@')[2]}")
        assert detail["name"] == "twelve_patrols"
    assert run(["admin", "check", "--database", database]) == 0
    assert "3 matches, 0 of them wrong." in capsys.readouterr().out
    assert run(["admin", "rules", "--database", database]) == 0
    told = capsys.readouterr().out
    assert f"1 running, 1 finished: carried as {old_rules}" in told
    assert "1 running, 0 finished: today's" in told


def test_rules_can_be_retired_and_their_matches_watched(
    database: str, old_rules: str, capsys: pytest.CaptureFixture[str]
) -> None:
    match, cookie, before = begin(database, old_rules)
    assert run(["admin", "rules", "--database", database, "--retire", "klobba@0"]) != 0
    assert run(["admin", "rules", "--database", database, "--retire", old_rules]) == 0
    assert "1 running, 0 finished: retired, can be watched" in capsys.readouterr().out
    with opened(quick(database)) as server:
        ann = Guest(server.address, cookie)
        with ann.sit(match) as line:
            assert closing(line)[0] == 4010
        shown = ann.get(f"/api/records/{match}")
        assert shown["lost"].endswith("it cannot go on.")
        assert shown["frames"][-1]["view"] == before["view"]
