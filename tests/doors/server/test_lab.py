"""The lab over HTTP: studies, their quotas, and that they delay no table."""

from __future__ import annotations

import ast
import importlib.util
import json
import math
import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rulewright import games
from rulewright.doors.contract.lab import BoxWish, LabProgress
from rulewright.doors.server.client import PATIENCE, Answered, Guest
from rulewright.doors.server.config import Rate, Settings, at_home
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.jobs import lab as jobs
from rulewright.doors.server.jobs.boxes import filled_in
from rulewright.kernel.engines.progress import compiling
from rulewright.lab.playing import LEAD, OPTIONS, THINGS
from rulewright.lab.settings import Setting, made
from rulewright.lab.study import Plan, study
from rulewright.telling.box_files import STANDARD, parsed, written
from tests.doors.server.servers import PATIENT, ROOT, Server, eventually, opened, quick

COIN = str(ROOT / "tests" / "lab" / "coin")
STUDY: dict[str, Any] = {"game": "coin", "players": "random", "settings": [{}], "games": 300, "seed": 7}
ENDLESS: dict[str, Any] = {**STUDY, "games": 1_000_000}
LIKELY = {"changes": ["coin.heads=9000"]}


def with_lab(folder: Path) -> Settings:
    plain = quick(f"sqlite:///{folder / 'server.db'}")
    newer = shutil.copytree(COIN, folder / "newer" / "coin", ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in (
        ("rules.py", "s.points[seat] = 1", "s.points[seat] = 3\n        note(s, Note.CHEERED, seat)"),
        ("state.py", 'PASSED = kind("seat")', 'PASSED = kind("seat")\n    CHEERED = kind("seat")'),
    ):
        text = (newer / file).read_text("utf-8")
        assert old in text
        (newer / file).write_text(text.replace(old, new), "utf-8")
    limits = replace(PATIENT, lab=Rate(1000, 1000), lab_games=1_000_000, lab_address=2, lab_report=500)
    return replace(plain, games=(*plain.games, COIN, f"coin_newer={newer}"), lab=True, limits=limits)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with opened(with_lab(tmp_path_factory.mktemp("lab"))) as found:
        yield found


def lines(guest: Guest, wish: dict[str, Any]) -> list[LabProgress]:
    return [msgspec.json.decode(line, type=LabProgress) for line in guest.post("/api/lab/study", wish).splitlines()]


@contextmanager
def running(guest: Guest, wish: dict[str, Any]) -> Iterator[HTTPResponse]:
    """A study that is read line by line; leaving the context stops it."""
    guest.get("/api/me")
    line = HTTPConnection(guest.place, timeout=2 * PATIENCE)
    headers = {"Cookie": f"{COOKIE}={guest.cookie}", "Content-Type": "application/json"}
    line.request("POST", "/api/lab/study", json.dumps(wish), headers)
    answer = line.getresponse()
    try:
        yield answer
    finally:
        answer.close()
        line.close()


def plays(answer: HTTPResponse) -> LabProgress:
    """The next progress line with games played."""
    while True:
        found = msgspec.json.decode(answer.readline(), type=LabProgress)
        if found.games:
            return found


def until_free(server: Server) -> None:
    eventually(lambda: not server.tables.rate_limiter.count("lab"), "the place of a study was not given back")


# ---------------------------------------------------------------- studies


def test_a_study_is_told_part_by_part_and_comes_to_what_the_lab_says(server: Server) -> None:
    found = lines(server.guest(), STUDY)
    assert [found[0].status, found[-1].status] == ["waiting", "done"]
    assert [p.games for p in found] == sorted(p.games for p in found)
    assert len({p.games for p in found}) > 2
    (figures,) = found[-1].figures
    truth = study([Setting(COIN, 2, "random", engine="interpreted")], Plan(games=300, seed=7)).estimates()
    for figure in figures:
        e = truth[figure.name]
        assert (figure.value, figure.low, figure.high) == pytest.approx((e.value, e.low, e.high), rel=1e-5)
    assert {"win.order.1", "win.seat.2", "moves", "score", "measure.tosses", "ending.heads"} <= {
        f.name for f in figures
    }
    wide, narrow = (next(f for f in p.figures[0] if f.name == "win.order.1") for p in (found[1], found[-1]))
    assert (narrow.high or 0) - (narrow.low or 0) < (wide.high or 0) - (wide.low or 0)
    assert found[-1].sentences[0].startswith("Whether going first helps is not decided")


def test_two_settings_are_compared_on_the_same_deals(server: Server) -> None:
    last = lines(server.guest(), {**STUDY, "settings": [{}, LIKELY]})[-1]
    (first,) = (d for d in last.differences if d.name == "win.order.1")
    assert first.decided
    assert first.low is not None
    assert first.low > 0.05
    assert last.sentences[0].startswith("With coin.heads=9000, wins of number 1 in order of play rise by ")
    assert [len(figures) for figures in last.figures] == [len(last.figures[0])] * 2


def test_two_versions_are_compared_in_everything_that_was_asked(server: Server) -> None:
    ann = server.guest()
    assert ann.get("/api/lab")["versions"]["coin"] == ["coin_newer"]
    wish = {**STUDY, "settings": [{}, {"game": "coin_newer"}], "by": ["note", "move", "card", "lead"]}
    *before, last = lines(ann, wish)
    assert {f.by for line in before for side in line.figures for f in side} == {""}
    one, other = ({f.name: f for f in side} for side in last.figures)
    assert other.keys() - one.keys() >= {"note.cheered", "note.cheered.with"}
    assert {f.by for f in other.values()} == {"", "note", "move", "card", "lead"}
    assert (one["note.heads.with"].by, one["verb.toss.taken"].by) == ("note", "move")
    settings = [
        Setting(games.address(server.tables.catalog.find(name)), 2, "random", engine="interpreted")
        for name in ("coin", "coin_newer")
    ]
    truth = study(settings, Plan(games=300, seed=7, asked=THINGS | OPTIONS | LEAD))
    for d in last.differences:
        known = truth.difference(d.name)
        told = [math.nan if x is None else x for x in (d.value, d.low, d.high)]
        assert told == pytest.approx([known.value, known.low, known.high], rel=1e-5, nan_ok=True)
    (score,) = (d for d in last.differences if d.name == "score")
    assert score.decided
    assert {d.name for d in last.differences} >= one.keys() & other.keys()
    assert last.sentences[2].startswith("With coin_newer, points of a player rise by ")


def test_other_players_are_compared(server: Server) -> None:
    last = lines(server.guest(), {**STUDY, "settings": [{}, {"players": "heuristic"}]})[-1]
    assert last.status == "done"
    (tosses,) = (d for d in last.differences if d.name == "measure.tosses")
    assert tosses.value is not None
    assert last.sentences[0].startswith(("With heuristic, wins", "Not decided: with heuristic"))


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"settings": [{"changes": ["coin.sides=3"]}]}, 400, "the box has no 'sides' in coin"),
        ({"settings": [{"changes": ["coin.heads=20000"]}]}, 400, "a whole number from 0 to 10000"),
        ({"settings": [{"changes": ["coin.heads=many"]}]}, 400, "a whole number, now 5100"),
        ({"settings": [{"box": "[coin"}]}, 400, "not a TOML file"),
        ({"settings": [{"box": "x" * 40_000}]}, 413, "too long"),
        ({"settings": [{"options": {"luck": 3}}]}, 400, "luck"),
        ({"settings": [{}, {}]}, 400, "both settings are the same"),
        ({"settings": [{}, {"players": "random,heuristic"}]}, 400, "both sides rotate seats alike"),
        ({"settings": [{}, {"players": "cmd:true"}]}, 400, "there is no bot"),
        ({"settings": [{}, {"game": "nothing"}]}, 404, "nothing"),
        ({"by": ["everything"]}, 400, "by"),
        ({"settings": []}, 400, "settings"),
        ({"settings": [{"word": 1}]}, 400, "word"),
        ({"players": "nobody"}, 400, "nobody"),
        ({"players": "random,random,random", "seats": 2}, 400, "3 players"),
        ({"seats": 9}, 400, "players, not 9"),
        ({"games": 0}, 400, "games"),
        ({"games": 10_000_000}, 400, "games"),
        ({"game": "nothing"}, 404, "nothing"),
    ],
)
def test_wrong_studies_are_refused_in_a_sentence(server: Server, wish: dict[str, Any], status: int, words: str) -> None:
    with pytest.raises(Answered, match=words) as refused:
        server.guest().post("/api/lab/study", {**STUDY, **wish})
    assert refused.value.status == status
    assert "\n" not in refused.value.body["error"]


@pytest.mark.parametrize("path", ["/api/lab/study", "/api/lab/files/report.html"])
@pytest.mark.parametrize(
    "player",
    [
        "learned:1:1:FILE",
        "learned-search:4:0:FILE",
        "learned",
        "search:9",
        "search:9000000:16:16",
        "cmd:touch FILE",
        "glance",
        "random without bet",
        "random given coins+5",
        "heuristic with greed=0",
        "random,learned:1:1:FILE",
    ],
)
def test_guests_choose_among_named_players_and_no_file_is_opened(
    server: Server, path: str, player: str, tmp_path: Path
) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")  # opening it would block forever
    wish = {**STUDY, "game": "katamari", "seats": 2, "players": player.replace("FILE", str(pipe))}
    with pytest.raises(Answered, match=r"400.*[Tt]here is no bot .* for Katamari: choose one of 1, 2, ") as refused:
        server.guest().post(path, wish)
    assert "\n" not in refused.value.body["error"]


def test_what_strangers_send_is_not_kept_for_long() -> None:
    """A setting of Katamari takes 1.5 MB, and each request can bring two new ones."""
    for heads in range(1, 120):
        made(Setting(COIN, 2, "random", changes=(f"coin.heads={heads}",)))
    assert made.cache_info().currsize <= 40


# ---------------------------------------------------------------- quotas


def test_a_guest_has_one_study_an_address_a_few_and_who_leaves_gives_the_place_back(server: Server) -> None:
    ann, bo, carl = server.guest("Ann"), server.guest("Bo"), server.guest("Carl")
    with running(ann, ENDLESS) as one:
        plays(one)
        with pytest.raises(Answered, match=r"429.*You have a study running"):
            ann.post("/api/lab/study", STUDY)
        with running(bo, ENDLESS) as two:
            assert plays(two).games, "two studies take turns"
            plays(one)
            with pytest.raises(Answered, match=r"429.*from your address"):
                carl.post("/api/lab/study", STUDY)
    until_free(server)
    assert lines(ann, STUDY)[-1].status == "done"


def test_there_are_only_so_many_studies_in_all(server: Server) -> None:
    server.tables.rate_limiter.add("lab", by=6)
    try:
        with pytest.raises(Answered, match=r"429.*The lab is busy"):
            server.guest().post("/api/lab/study", STUDY)
    finally:
        server.tables.rate_limiter.add("lab", by=-6)


def test_a_study_ends_when_its_time_is_over(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.tables.lab, "_limits", replace(server.tables.settings.limits, lab_seconds=0))
    last = lines(server.guest(), STUDY)[-1]
    assert (last.status, last.games) == ("stopped", 0)
    assert "the most that a study may take here" in last.error


def never_ready(settings: object) -> None:
    """Never finish compiling. Runs in the compiling process."""
    compiling(2)
    time.sleep(600)


def never_written(wanted: object) -> bytes:
    """Never finish writing. Runs in the process that writes reports."""
    time.sleep(600)
    return b""


def until_ended(server: Server) -> None:
    """Wait until nothing is being compiled or written, and the worker processes are gone."""
    slow = server.tables.lab.slow
    eventually(lambda: not (slow.turns.wanted or slow._workers[0]._process), "it goes on although its guest has left")


def test_what_is_compiled_ends_with_the_last_guest_who_waits_for_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "get_ready", never_ready)
    ann, bo, wish = server.guest("Ann"), server.guest("Bo"), {**STUDY, "game": "connect_four", "players": "3"}
    with running(ann, wish) as one:
        while msgspec.json.decode(one.readline(), type=LabProgress).status != "compiling":
            pass
        with running(bo, wish) as two:
            while msgspec.json.decode(two.readline(), type=LabProgress).status != "compiling":
                pass
        while server.tables.rate_limiter.count("lab") > 1:
            time.sleep(0.02)
        one.readline()
        assert server.tables.lab.slow._workers[0]._process, "somebody still waits for it"
    until_ended(server)


def test_a_compiler_that_does_not_come_back_is_given_up(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "get_ready", never_ready)
    monkeypatch.setattr(server.tables.lab, "_limits", replace(server.tables.settings.limits, lab_compile=1))
    last = lines(server.guest(), {**STUDY, "game": "connect_four", "players": "3"})[-1]
    assert (last.status, "take too long here" in last.error) == ("failed", True)
    until_ended(server)


def test_a_report_ends_with_its_guest(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "write_file", never_written)
    ann = server.guest("Ann")
    line = HTTPConnection(ann.place, timeout=2 * PATIENCE)
    headers = {"Cookie": f"{COOKIE}={ann.cookie}", "Content-Type": "application/json"}
    line.request("POST", "/api/lab/files/report.html", json.dumps(STUDY), headers)
    while not server.tables.lab.slow._workers[0]._process:
        time.sleep(0.02)
    line.close()
    until_ended(server)
    until_free(server)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness on Windows")
def test_bots_answer_while_the_lab_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RULEWRIGHT_NICE")
    with ExitStack() as stack:
        server = stack.enter_context(opened(with_lab(tmp_path)))
        ann, bo = server.guest("Ann"), server.guest("Bo")
        match = bo.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
        answer, line = stack.enter_context(running(ann, ENDLESS)), stack.enter_context(bo.sit(match))
        before = plays(answer).games
        worker = server.tables.lab.players._workers[0]
        assert worker._process
        assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in worker._process._processes} == {jobs.NICE}
        state = line.until()
        while state["number"] < 6 and not state["over"]:
            if state["moves"]:
                line.play(state["moves"][0]["code"], state["turn"])
            state = line.until()
        while (now := plays(answer)).games == before:
            pass
        assert now.status == "playing", "the bot answered only after the study"
    until_free(server)


def test_the_lab_knows_nothing_of_matches() -> None:
    tree = ast.parse((ROOT / "src/rulewright/doors/server/jobs/lab.py").read_text("utf-8"))
    known = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in known if ".store" in name or ".matches" in name or ".live" in name]


# ---------------------------------------------------------------- files


def test_files_of_a_study(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, wish = server.guest(), {**STUDY, "games": 40}
    assert ann.get("/api/lab")["files"] == list(jobs.FILES)
    page = ann.post("/api/lab/files/report.html", wish)
    assert "<h1>" in page
    assert "40 games" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert ann.post("/api/lab/files/games.csv", wish).count("\n") == 41
    with pytest.raises(Answered, match=r"400.*at most 500 games"):
        ann.post("/api/lab/files/report.html", {**STUDY, "games": 501})
    with pytest.raises(Answered, match=r"404.*it has report\.html, "):
        ann.post("/api/lab/files/passwd", wish)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert ann.get("/api/lab")["files"] == ["report.html"]
    with pytest.raises(Answered, match=r"404.*it has report\.html\."):
        ann.post("/api/lab/files/games.parquet", wish)


# ---------------------------------------------------------------- where it is open


def test_a_closed_lab_says_so(open_server: Any) -> None:
    ann = open_server().guest()
    told = ann.get("/api/lab")
    assert (told["on"], told["files"]) == (False, [])
    for path in ("/api/lab/study", "/api/lab/files/report.html"):
        with pytest.raises(Answered, match=r"403.*closed on this server: its operator can open it with --lab\."):
            ann.post(path, STUDY)


@pytest.mark.parametrize(
    ("host", "names", "home"),
    [
        ("127.0.0.1", (), True),
        ("localhost", (), True),
        ("::1", (), True),
        ("0.0.0.0", (), False),
        ("::", (), False),
        ("10.0.0.11", (), False),
        ("127.0.0.1", ("play.example.com",), False),
    ],
)
def test_it_is_open_by_itself_only_where_nobody_else_can_come(host: str, names: tuple[str, ...], home: bool) -> None:
    assert at_home(host, names) is home


# ---------------------------------------------------------------- boxes as forms


@pytest.mark.parametrize("name", games.names())
def test_every_box_is_a_form_that_can_be_written_down_again(name: str) -> None:
    game = games.load(name)
    for word, file in game.boxes.items():
        options: dict[str, int | str] = {"box": word} if len(game.boxes) > 1 else {}
        sheet = filled_in(game, BoxWish(options=options))
        assert (sheet.error, sheet.text) == ("", file.path.read_text("utf-8"))
        assert parsed(written(sheet.said), "it") == sheet.said
        again = filled_in(game, BoxWish(said=sheet.said))
        assert (again.error, again.fields) == ("", sheet.fields)
        if word == STANDARD:
            assert again.changes == []
        places = [tuple(field.at) for field in sheet.fields]
        assert len(set(places)) == len(places)


def test_what_is_wrong_is_told_with_its_place(server: Server) -> None:
    ann, path = server.guest(), "/api/games/klotho/box"
    sheet = ann.post(path, {"changes": ["sheet.coins=12", "monster.0.target=9"]})
    assert sheet["error"] == ""
    assert [line for line in sheet["changes"] if line.startswith("sheet, coins: 12 instead of ")]
    assert len(sheet["changes"]) == 2
    assert parsed(sheet["text"], "it")["sheet"]["coins"] == 12
    (coins,) = (f for f in sheet["fields"] if f["at"] == ["sheet", "coins"])
    assert (coins["kind"], coins["low"], coins["high"], coins["shape"]) == ("number", 0, 100, [])
    sheet["said"]["monster"][2]["target"] = 4000
    wrong = ann.post(path, {"said": sheet["said"]})
    assert wrong["at"] == ["monster", 2, "target"]
    assert wrong["error"].endswith("make it a whole number from 1 to 100.")
    for bad in (
        {"text": "[sheet"},
        {"changes": ["sheet.gold=1"]},
        {"options": {"no": 1}},
        {"said": {"x": [[[[[[[[[1]]]]]]]]]}},
        {"said": nested(900)},
    ):
        with pytest.raises(Answered, match=r"400"):
            ann.post(path, bad)


def nested(depth: int) -> dict[str, Any]:
    """Nested tables: as deep as JSON readers accept, and deeper than Python's recursion limit."""
    found: dict[str, Any] = {}
    for _ in range(depth):
        found = {"a": found}
    return found


def test_a_box_from_the_form_can_be_played_and_its_table_tells_the_changes(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    text = ann.post("/api/games/coin/box", {"changes": ["coin.heads=9000"]})["text"]
    match = ann.post("/api/matches", {"game": "coin", "fill": {"1": "random"}, "box": text})["id"]
    assert ann.get(f"/api/matches/{match}/box/changes")["changes"] == ["coin, heads: 9000 instead of 5100"]
    with pytest.raises(Answered, match=r"403"):
        eve.get(f"/api/matches/{match}/box/changes")
    plain = ann.post("/api/matches", {"game": "coin", "fill": {"1": "random"}})["id"]
    assert ann.get(f"/api/matches/{plain}/box/changes")["changes"] == []


def test_names_and_texts_of_any_letters_come_back() -> None:
    said = {"😀": {"é\x7f": 1}, "a b": {'q"': ["\\", "é\n\t\x7f", True, -3, 0.5]}, "row": [{"x.y": 1}, {}], "none": []}
    assert parsed(written(said), "it") == said
