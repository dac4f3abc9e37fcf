"""Boxes at the browser's table: one of several that come with a game, and custom ones."""

from __future__ import annotations

import gc
import time
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server import catalog
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.jobs.boxes import processor_time
from rulewright.kernel.content import Content
from rulewright.kernel.game import Game
from rulewright.match import verify
from rulewright.telling import box_files
from tests.doors.server.servers import TOY, Server, opened, play_out, quick

MINE = 'name = "Mine"\nworth = 5  # for every trick\n'
ELSEWHERE = "# read in another process"
OURS = f"{MINE}{ELSEWHERE}\n"


def table(guest: Guest, **wish: Any) -> str:
    made: str = guest.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}, **wish})["id"]
    return made


def printed(guest: Guest, match: str) -> dict[str, Any]:
    with guest.sit(match) as line:
        found: dict[str, Any] = line.until("table")["box"]
        return found


def outcome(guest: Guest, match: str) -> dict[str, Any]:
    """Lay the first card repeatedly until the game is over."""
    with guest.sit(match) as line:
        over: dict[str, Any] = play_out(line)["over"]
        return over


def test_one_of_several_boxes_is_an_option(server: Server) -> None:
    ann = server.guest("Ann")
    (toy,) = (g for g in ann.get("/api/games") if g["name"] == "high_card")
    assert toy["boxes"][1] == {"word": "double", "name": "Double tricks", "about": "every trick counts two"}
    match = table(ann, options={"box": "double"})
    assert printed(ann, match)["worth"] == 2
    assert sum(outcome(ann, match)["scores"][:2]) == 6
    assert ann.get(f"/api/matches/{match}")["options"]["box"] == "double"


def test_a_box_of_ones_own_is_played_with_and_kept_with_the_match(database: str, tmp_path: Path) -> None:
    with opened(quick(database)) as server:
        ann = server.guest("Ann")
        match = table(ann, box=MINE)
        found = printed(ann, match)
        assert (found["worth"], found["name"]) == (5, "Mine")
    with opened(quick(database)) as server:  # which knows it only from the database
        ann = Guest(server.address, ann.cookie)
        assert printed(ann, match)["worth"] == 5
        assert sum(outcome(ann, match)["scores"][:2]) == 15
        assert ann.get(f"/api/records/{match}")["box"]["worth"] == 5
        record, box = tmp_path / "game.jsonl", tmp_path / "mine.toml"
        record.write_text(ann.get(f"/api/matches/{match}/record"), "utf-8", newline="")
        box.write_text(ann.get(f"/api/matches/{match}/box"), "utf-8", newline="")
        with pytest.raises(Answered, match=r"422.*with a custom box") as refused:
            ann.ask("POST", "/api/records", record.read_bytes())
        assert "not valid" not in str(refused.value)
    assert box.read_text("utf-8") == MINE
    assert "--box" in verify(record, games.load(TOY)).text
    assert verify(record, games.load(TOY), box).true


def test_it_is_for_that_table_only_and_for_its_rematch(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    match = table(ann, box=MINE)
    assert printed(ann, table(ann))["worth"] == 1
    assert {row["id"]: row["own_box"] for row in ann.get("/api/matches/mine")}[match]
    assert ann.get(f"/api/matches/{match}")["own_box"]
    with ann.sit(match) as line:
        assert line.until("table")["own_box"]
    with pytest.raises(Answered, match="403"):
        eve.get(f"/api/matches/{match}/box")
    outcome(ann, match)
    again = ann.post(f"/api/matches/{match}/rematch", {})["id"]
    assert printed(ann, again)["worth"] == 5
    with pytest.raises(Answered, match="uses the game's own cards"):
        ann.get(f"/api/matches/{table(ann)}/box")


def test_friends_gather_around_it(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    match = table(ann, fill={}, open=True, box=MINE)
    assert printed(ann, match)["worth"] == 5, "the table shows it before the match begins"
    (row,) = (row for row in bo.get("/api/matches/open") if row["id"] == match)
    assert row["own_box"]
    assert bo.get(f"/api/matches/{match}/box") == MINE
    bo.post(f"/api/matches/{match}/join", {"seat": 1})
    assert printed(bo, match)["worth"] == 5


@pytest.mark.parametrize(
    ("box", "status", "told"),
    [
        ("worth = ", 400, "this box is not a TOML file: Invalid value (at end of document)."),
        ('game = "karthis"\nworth = 1', 400, "it is the box of another game"),
        ("worth = 1 # \0", 400, "NUL character"),
        ("worth = 1 # \ud800", 400, "That request is not understood"),
        ("a." * 9_000 + "a = 1", 400, "dots in it"),
        ("a = " + "[" * 9_000, 400, "deep inside each other"),
        ("worth = 1\n#" + "x" * 40_000, 413, "That box is too long: at most 32,000 characters are allowed."),
        ("worth = 1\n#" + "x" * 400_000, 413, "That is too long"),
        ("", 400, "That request is not understood"),
    ],
    ids=range(9),
)
def test_a_bad_box_is_refused_in_the_readers_words(server: Server, box: str, status: int, told: str) -> None:
    ann = server.guest("Ann")
    with pytest.raises(Answered) as answered:
        table(ann, box=box)
    assert answered.value.status == status
    assert told in answered.value.body["error"]
    assert ann.get("/api/matches/mine") == []


def test_a_box_of_ones_own_excludes_the_option(server: Server) -> None:
    with pytest.raises(Answered, match="replaces the box 'double'"):
        table(server.guest("Ann"), box=MINE, options={"box": "double"})


def test_a_guests_box_is_never_read_in_the_process_that_serves(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading takes as long as dozens of moves, and every table would wait for it."""
    read, parsed, here = Game.read_box, box_files.parsed, list[object]()

    def box(self: Game, file: Content, chosen: Any, seats: int) -> Any:
        usual = {**self.chosen({}, seats)}
        usual.pop("box", None)
        if file.said.get("name") == "Mine" or chosen != usual:
            here.append((dict(file.said), chosen))
        return read(self, file, chosen, seats)

    def text(given: str, called: str) -> dict[str, Any]:
        if "Mine" in given:
            here.append(given)
        return parsed(given, called)

    monkeypatch.setattr(Game, "read_box", box)
    monkeypatch.setattr(box_files, "parsed", text)
    with opened(quick(database)) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        assert ann.post("/api/games/high_card/box", {"text": OURS})["said"]["worth"] == 5
        assert ann.post("/api/games/high_card/box", {"said": {"name": "Mine", "worth": "much"}})["at"] == ["worth"]
        with pytest.raises(Answered, match="400"):
            table(ann, box='name = "Mine"\nworth = "much"')
        table(ann, options={"bonus": 3})
        match = table(ann, box=OURS)
        made = ann.post("/api/matches", {"game": "high_card", "box": OURS.replace("5", "4")})
    with opened(quick(database)) as server:  # which knows them only from the database
        _forget_boxes(server)
        ann, bo = Guest(server.address, ann.cookie), Guest(server.address, bo.cookie)
        assert printed(ann, match)["worth"] == 5
        assert ann.get(f"/api/matches/{match}/box/changes")["name"] == "Mine"
        _forget_boxes(server)
        bo.join(made["links"]["seats"]["1"])
        with bo.sit(made["id"], lang="de") as line:
            assert line.until("table")["box"]["worth"] == 4
        bo.post(f"/api/matches/{made['id']}/leave")
        outcome(ann, match)
        _forget_boxes(server)
        assert ann.get(f"/pictures/{match}/now.svg")
        for path in (f"/api/records/{match}", f"/api/records/{match}/final", f"/api/matches/{match}/record"):
            _forget_boxes(server)
            assert ann.get(path)
        _forget_boxes(server)
        assert ann.post(f"/api/records/{match}/fork", {"frame": 1, "seat": 0, "bot": "random"})["id"]
        _forget_boxes(server)
        assert ann.post(f"/api/matches/{match}/rematch")["id"]
    assert here == []


def _forget_boxes(server: Server) -> None:
    """Clear the cache, as if the server had been idle for long and had other boxes since."""

    async def forget() -> None:
        for found in list(server.tables.by_match.values()):
            server.tables.forget(found)
        catalog._recent.clear()

    end = time.monotonic() + 120
    while [
        key for key in catalog._laid if key.content and ELSEWHERE in key.content
    ]:  # a closed socket may still hold its table
        assert time.monotonic() < end
        server.do(forget())
        gc.collect()


def test_a_box_that_takes_the_processor_for_long_is_given_up() -> None:
    def work() -> None:
        began = time.process_time()
        while time.process_time() < began + 5:
            hash(began)

    with pytest.raises(TimeoutError), processor_time(0.05):
        work()
    with processor_time(0.05):
        time.sleep(0.2)  # a busy machine, on which it only waits


@pytest.mark.parametrize("name", games.names())
def test_play_now_waits_for_no_process_that_reads_boxes(name: str) -> None:
    game = games.load(name)
    seats = game.welcome.seats or game.seats[0]
    assert catalog.key_of(game, game.chosen(game.welcome.options), seats, None).usual
    assert not catalog.key_of(game, game.chosen({}), seats, "name = 'Mine'").usual
