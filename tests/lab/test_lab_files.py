"""Reports, baselines, sweeps and tuning, on a game with known probabilities (tests/lab/coin)."""

from __future__ import annotations

import csv
import json
import re
import resource
import sys
from dataclasses import replace
from html import escape
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from rulewright.doors.cli import run
from rulewright.lab import check as gate
from rulewright.lab.check import ALARM, baseline, calibration, check, compared, moved
from rulewright.lab.figures import Tallies
from rulewright.lab.report import Wanted, everything, levels, page, played, report
from rulewright.lab.settings import Setting, altered, made, setting_of
from rulewright.lab.statistics import Estimate, Figure
from rulewright.lab.study import Plan, study
from rulewright.lab.sweep import HELD_OUT, nearest, read_range, read_target, sweep, tried_with, tune
from tests.lab.plans import COIN, ROOT


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("report") / "coin"
    asked = ["lab", "report", COIN, "--bots", "random", "-n", "2000", "-j", "2", "--output", str(made)]
    assert run(asked) == 0
    return made


def test_a_report_is_one_page_that_needs_nothing_else(folder: Path) -> None:
    text = (folder / "report.html").read_text("utf-8")
    assert not re.search(r"""(src|href)=|url\(|@import|<script""", text)
    assert re.findall(r"https?://[^\"]+", text) == ["http://www.w3.org/2000/svg"] * text.count("<svg")
    for drawn in re.findall(r"<svg.*?</svg>", text, re.S):
        ElementTree.fromstring(drawn)
    for heading in (
        "Who wins",
        "How long it takes",
        "Scores",
        "When it is decided",
        "Decisions",
        "How it ends",
        "Cards",
    ):
        assert f"<h2>{heading}</h2>" in text
    assert "rulewright lab" in text
    assert "heads, left" in text
    assert "tosses of a player" in text


def test_a_report_says_how_it_was_made_and_how_sure_it_is(folder: Path) -> None:
    text = (folder / "report.html").read_text("utf-8")
    assert re.search(r"\d seats, all played by random\.", text)
    assert f"<pre>rulewright lab report {escape(COIN)} " in text
    happens = text[text.index("<h2>What happens</h2>") : text.index("<h2>Cards</h2>")]
    often = re.findall(r"<tr><td>\w+</td><td>(.*?)</td>", happens)
    assert often
    assert all(re.fullmatch(r"[\d.,]+ \([\d.,]+ to [\d.,]+\)", each) for each in often), often
    assert "\N{MINUS SIGN}0.00<" not in text


def test_a_report_names_how_much_was_searched() -> None:
    setting, plan = setting_of(COIN, "random"), Plan(games=20)
    wanted = Wanted(setting, plan, "rulewright lab coin --games 20", 6, 9)
    values = Tallies(made(setting))
    found = study([setting], everything(plan), keep=values.keep)
    gap = Estimate(Figure("gap", "a gap"), -0.001, -0.001, 0.0, 11.0)
    text = page(wanted, found, values, [Estimate.counted(3, 6)], [gap])
    assert "all played by level 2." in played(replace(wanted, setting=setting_of(COIN, "2")), found)
    assert "plays 6 games against the one below" in text
    assert "Two searches of 1,000 imagined games each looked into 11 decisions" in text
    assert "<pre>rulewright lab report coin --games 20 --ladder 6 --positions 9</pre>" in text
    assert "<td>0.00</td><td>0.00 to 0.00</td>" in text, "nothing has no sign"


def test_a_ladder_has_the_levels_that_the_game_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asteroid Miners leaves out level 4."""
    met = list[str]()

    def even(settings: list[Setting], *_: object) -> SimpleNamespace:
        met.append(settings[0].bots)
        return SimpleNamespace(estimates=lambda: {settings[0].main_figure: Estimate.counted(1, 2)})

    monkeypatch.setattr("rulewright.lab.report.study", even)
    rungs = levels(Wanted(setting_of("asteroid_miners", "4", 2), Plan(games=2), "", 6), None)
    assert met == ["2,1", "3,2", "5,3"]
    assert rungs[-1].figure.about == "wins of level 5 among players of level 3"


def test_a_report_is_read_without_colour(folder: Path) -> None:
    text = (folder / "report.html").read_text("utf-8")
    greys = re.compile(r"#([0-9a-f])\1+|#([0-9a-f]{2})\2\2|rgb\((\d+),\3,\3\)")
    for colour in re.findall(r"#[0-9a-f]{3,6}\b|rgb\([^)]*\)", text):
        assert greys.fullmatch(colour), colour


def test_the_games_are_beside_it_in_both_forms(folder: Path) -> None:
    table = parquet.read_table(folder / "games.parquet").to_pydict()
    assert table["deal"] == list(range(2000)), "in the order of the deals, although two worked at it"
    with (folder / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["moves"]) for row in rows] == table["moves"]
    with (folder / "figures.csv").open(encoding="utf-8") as file:
        told = {row["measure"]: row for row in csv.DictReader(file)}
    wins = sum(table["win_1"]) / 2000
    assert float(told["win.seat.1"]["value"]) == pytest.approx(wins)
    assert float(told["win.seat.1"]["low"]) < wins < float(told["win.seat.1"]["high"])
    assert sum(table["note_heads"]) == sum(ending == "heads" for ending in table["ending"])


def test_many_games_are_several_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.lab.game_files.GROUP", 100)
    monkeypatch.setattr("rulewright.lab.game_files.PART", 300)
    wanted = Wanted(setting_of(COIN, "heuristic"), Plan(games=800, jobs=2), "")
    report(wanted, tmp_path / "here")
    names = ["games.parquet", "games-2.parquet", "games-3.parquet"]
    assert {p.name for p in (tmp_path / "here").glob("*.parquet")} == set(names)
    deals = [parquet.read_table(tmp_path / "here" / name)["deal"].to_pylist() for name in names]
    assert [deal for part in deals for deal in part] == list(range(800))
    assert all(len(part) >= 300 for part in deals[:-1])
    with (tmp_path / "here" / "games.csv").open(encoding="utf-8") as file:
        assert [int(row["deal"]) for row in csv.DictReader(file)] == list(range(800))
    report(replace(wanted, plan=Plan(games=200)), tmp_path / "here")
    assert [p.name for p in (tmp_path / "here").glob("*.parquet")] == ["games.parquet"], (
        "an older report is replaced whole"
    )


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.txt").write_text("keep")
    assert run(["lab", "report", COIN, "-n", "100", "-j", "1", "--output", str(tmp_path)]) == 2
    assert "name a new folder" in capsys.readouterr().err
    assert (tmp_path / "mine.txt").read_text() == "keep"


def test_a_disk_that_takes_no_more_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit on file size fails as a full disk does: in the middle of writing."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # Python would keep what it could write of it
    asked = [
        f"report {COIN} -n 2000 -j 1 --output {tmp_path}/report",
        f"sweep {COIN} --over coin.heads=4000,6000 -n 100 -j 1 --output {tmp_path}/sweep.html",
        f"check {tmp_path}/coin.json --write {COIN} -n 500 -j 1",
    ]
    assert run(["lab", COIN, "-n", "10", "-j", "1"]) == 0  # compile everything first
    capsys.readouterr()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    for command in asked:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
        try:
            code = run(["lab", *command.split()])
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        said = capsys.readouterr().err.strip().splitlines()
        assert (code, len(said)) == (2, 1), said
        assert "File too large" in said[0]
        assert list(tmp_path.iterdir()) == [], command


# ---------------------------------------------------------------- the gate


def test_a_new_or_a_missing_event_is_a_change() -> None:
    setting = setting_of(COIN, "heuristic")
    stored = baseline(study([setting], Plan(games=1000)))
    after = compared(study([replace(setting, bots="random")], Plan(games=1000)).estimates())
    assert any(m.figure.name == "note.passed" for m in moved(stored["measures"], after))


def test_intervals_hold_the_truth_and_checks_do_not_cry_wolf() -> None:
    """A quick check; for more runs use `rulewright lab coverage --game tests/lab/coin --runs 20000`."""
    found = calibration(setting_of(COIN, "random"), 400, 100, truths={"win.order.1": TRUTH})
    assert next(c for c in found.covered if c.figure.name == "win.order.1").truth == TRUTH
    shares = [c.held.share for c in found.covered]
    assert min(shares) > 0.93, "the deals are fixed, and so are these figures"
    assert max(shares) < 0.98
    assert 0.943 < sum(shares) / len(shares) < 0.965
    assert found.alarms.count == 0
    assert ALARM == 0.001


TRUTH = 0.51 * 2 / 3 + 0.49 / 3
"""Two of the first player's three moves are tosses; after a pass the other player always tosses."""


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"form": 9}'])
def test_what_is_no_baseline_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (tmp_path / "b.json").write_text(text)
    assert run(["lab", "check", str(tmp_path / "b.json")]) == 2
    assert "is no baseline" in capsys.readouterr().err


def test_a_check_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "b.json"
    assert run(["lab", "check", str(path), "--write", COIN, "--bots", "random", "-n", "50", "-j", "1"]) == 2
    assert "at least 100 games" in capsys.readouterr().err
    assert not path.exists()
    assert run(["lab", "check", str(path), "--write", COIN, "--bots", "random", "-n", "3000", "-j", "1"]) == 0
    capsys.readouterr()
    assert run(["lab", "check", str(path), "--game", COIN, "-j", "1"]) == 0
    assert "all 3,000 games came out the same" in capsys.readouterr().out
    assert run(["lab", "check", str(path), "--game", COIN, "-j", "1", "--seed", "9999999"]) == 0
    assert "no measure moved beyond its noise" in capsys.readouterr().out
    stored = json.loads(path.read_text("utf-8"))
    stored["setting"]["options"] = [["edge", 1500]]
    path.write_text(json.dumps(stored), "utf-8")
    assert run(["lab", "check", str(path), "--game", COIN, "-j", "1"]) == 1
    out = capsys.readouterr().out
    for words in ("[win.order.1] moved from", "[ending.heads] moved from", "[note.heads] moved", "Coin has changed"):
        assert words in out


# ---------------------------------------------------------------- sweep and tune


def test_a_sweep_follows_the_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    setting = setting_of(COIN, "heuristic")
    cells = sweep(setting, [read_range("coin.heads=2000..8000/2000")], Plan(games=2000))
    for cell in cells:
        assert cell.estimate.low < cell.values[0] / 10_000 < cell.estimate.high
    out = tmp_path / "s.html"
    assert run(f"lab sweep {COIN} --over coin.heads=1000,9000 -n 200 -j 1 --json --output {out}".split()) == 0
    assert [c["coin.heads"] for c in json.loads(capsys.readouterr().out)["cells"]] == [1000, 9000]
    assert "<svg" in out.read_text("utf-8")


def test_tuning_finds_the_planted_number_and_checks_it_on_other_deals() -> None:
    setting = altered(setting_of(COIN, "heuristic"), ["coin.heads=8000"])
    ranges, targets = [read_range("coin.heads=3000..8000/250")], [read_target("win.order.1=50%")]
    found = tune(setting, ranges, targets, Plan(games=2000), 18)
    assert abs(found.values["coin.heads"] - 5000) <= 250
    assert found.held_out.digest != found.found.digest
    assert found.reached() == {"win.order.1": True}
    far = tune(setting, [read_range("coin.heads=7000,8000")], targets, Plan(games=500), 4)
    assert far.values == {"coin.heads": 7000}
    assert far.reached() == {"win.order.1": False}
    assert far.front == (), "one target needs no front"


def test_several_targets_are_weighed_against_each_other_and_agents_have_numbers_too() -> None:
    """Who passes plays longer, and gives a fair coin's toss away: no box has both a short game and few wins of the first."""
    ranges = [read_range("coin.heads=2000,5000,8000"), read_range("heuristic.passing=0,50")]
    targets = [read_target("win.order.1=50%"), read_target("moves=1"), read_target("card.*=10")]
    found = tune(setting_of(COIN, "heuristic"), ranges, targets, Plan(games=400), 12)
    assert 1 < len(found.front) < found.trials
    assert {"coin.heads": 5000, "heuristic.passing": 0} in [t.values for t in found.front]
    assert found.front[0].values == found.values, "the best first"
    for trial in found.front:
        box = tried_with(setting_of(COIN, "heuristic"), ranges, [*trial.values.values()])
        fresh = study([box], Plan(games=400, seed=HELD_OUT)).estimates()
        assert trial.estimates["win.order.1"] == fresh["win.order.1"], "on deals that the search has not seen"
    least = found.front[0].estimates["card.*"]
    assert least.figure.about.startswith("the least of ")
    with pytest.raises(ValueError, match="nobody here plays by the rule of thumb"):
        tune(setting_of(COIN, "random"), ranges, targets, Plan(games=100), 3)
    assert nearest({(1,): [0, 3], (2,): [1, 1], (3,): [3, 0], (4,): [2, 2], (5,): [1, 1]}) == [(1,), (2,), (5,), (3,)]


@pytest.mark.parametrize("path", sorted((ROOT / "tests/lab/baselines").glob("*.json")), ids=lambda path: path.stem)
def test_our_games_play_as_their_baselines_say(path: Path) -> None:
    """After an intended change: rulewright lab check tests/lab/baselines/NAME.json --write NAME --bots random -n 100."""
    stored = gate.read(path)
    verdict = check(
        stored, gate.setting_in(stored, engine="interpreted"), Plan(games=stored["games"], seed=stored["seed"])
    )
    assert verdict.passed, "\n".join(map(str, verdict.moved))
    assert verdict.games == stored["games"]


def test_every_game_has_a_baseline() -> None:
    from rulewright import games

    assert sorted(path.stem for path in (ROOT / "tests/lab/baselines").glob("*.json")) == games.names()


def test_a_baseline_of_a_folder_names_the_option_that_gives_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = dict.fromkeys(("setting", "games", "seed", "digest", "moves", "measures"), 0)
    (tmp_path / "hoard.json").write_text(json.dumps({"form": gate.FORM, "game": "hoard", **stored}), "utf-8")
    assert run(["lab", "check", str(tmp_path / "hoard.json")]) == 2
    assert (
        "a baseline of hoard, which is not known by name: give its folder with --game FOLDER" in capsys.readouterr().err
    )
