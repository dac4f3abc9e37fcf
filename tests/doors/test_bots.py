"""Bots on the command line: as opponents, in tournaments, and as advisers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.bots import fallback
from rulewright.bots.bot import Bot, candidates
from rulewright.bots.fallback import Backstage, Glance, compile_now
from rulewright.bots.levels import Level
from rulewright.bots.search import Search
from rulewright.doors.terminal import session
from rulewright.kernel.game import Game
from rulewright.match import Match
from tests.doors.conftest import FOUR, TOY, Rulewright


def records(folder: Path) -> list[Path]:
    return sorted((folder / "records").glob("*.jsonl"))


def played(rulewright: Rulewright, folder: Path, *options: str) -> Path:
    """A whole game of connect four against a bot, always in the first column with room."""
    ran = rulewright("play", FOUR, "--seed", "3", *options, typed="1\n" * 60)
    assert ran.code == 0, ran.err
    assert "The end" in ran.out
    return records(folder)[0]


def test_bots_of_any_level_take_the_other_seats(rulewright: Rulewright, own_data_folder: Path) -> None:
    ran = rulewright("play", FOUR, "--seed", "3", "--bots", "1", typed="1\n" * 60)
    assert "With you at the table: Kasper (Level 1, friendly)." in ran.out
    record = records(own_data_folder)[0]
    header = json.loads(record.read_text().split("\n")[0])
    assert header["seats"] == ["Player 1", "Kasper"]
    assert header["table"] == {"bots": {"1": "1"}}


def test_play_begins_at_once_and_bots_search_when_they_can(
    rulewright: Rulewright, own_data_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chose: list[str] = []

    class Slow:
        """A compiler that finishes after two moves."""

        def __init__(self, game: Game, bots: object) -> None:
            assert game.name == "connect_four"

        @property
        def ready(self) -> bool:
            return len(chose) >= 2

    def first(bot: Bot, game: Game, view: Any, box: Any, seat: int, *rest: Any) -> int:
        chose.append(bot.name)
        return candidates(game, view, box, seat)[-1]

    monkeypatch.setattr(Level, "ready", lambda self, game: False)
    monkeypatch.setattr(Level, "choose", first)
    monkeypatch.setattr(Glance, "choose", first)
    monkeypatch.setattr(session, "Backstage", Slow)
    ran = rulewright("play", FOUR, "--seed", "3", "--bots", "2", typed="2\n" * 6 + "q\n")
    assert chose == ["glance", "glance", "2"]
    assert ran.out.count("The bots play at a glance until their search is compiled") == 1
    assert ran.out.count("from now on they play by it") == 1


def test_backstage_compiles_in_a_process_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told, prepared = tmp_path / "told", list[str]()
    program = f"import pathlib, sys; pathlib.Path({str(told)!r}).write_text(' '.join(sys.argv[1:]))"
    monkeypatch.setattr(fallback, "COMPILE", program)
    backstage = Backstage(games.load(FOUR))
    backstage.wait()
    assert backstage.ready
    assert told.read_text() == FOUR
    monkeypatch.setattr(Search, "prepare", lambda self, game, box: prepared.append(game.name))
    compile_now(FOUR)
    assert prepared == ["connect_four"]


@pytest.mark.release
def test_what_is_compiled_backstage_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    backstage = Backstage(games.load(FOUR))
    assert not backstage.ready
    backstage.wait()
    assert backstage.ready
    assert list(tmp_path.rglob("*grow*.nbc"))


def test_each_seat_may_have_a_bot_of_its_own(rulewright: Rulewright, own_data_folder: Path) -> None:
    assert rulewright("play", TOY, "--bots", "random,1", typed="q\n").code == 0
    (record,) = records(own_data_folder)
    header = json.loads(record.read_text().split("\n")[0])
    assert header["table"] == {"bots": {"1": "random", "2": "1"}}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--bots", "6"], "there is no bot '6'"),
        (["--bots", "1,2"], "Connect Four is for 2 players, not 3"),
        (["--bots", "1", "--hotseat"], "leave --bots out"),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(rulewright: Rulewright, options: list[str], words: str) -> None:
    ran = rulewright("play", FOUR, *options, typed="q\n")
    assert ran.code == 2
    assert words in ran.err


def test_one_key_asks_for_advice(rulewright: Rulewright) -> None:
    ran = rulewright("play", FOUR, "--seed", "3", typed="a\nq\n")
    assert ran.code == 0, ran.err
    assert "From what you can know: chance to win" in ran.out
    assert "★ 4" in ran.out, "the middle column is the best beginning"


def test_whoever_plays_with_other_people_gets_no_advice(rulewright: Rulewright) -> None:
    ran = rulewright("play", FOUR, "--seed", "3", "--hotseat", typed="\na\nq\n")
    assert ran.code == 0, ran.err
    assert "Other people play at this table" in ran.out
    assert "From what you can know" not in ran.out


def test_a_saved_game_is_advised_at_any_point_and_reviewed(rulewright: Rulewright, own_data_folder: Path) -> None:
    record = played(rulewright, own_data_folder)
    ran = rulewright("advise", str(record), "--move", "1", "--iterations", "2000", "--game", FOUR)
    assert (ran.code, "★ 4" in ran.out) == (0, True), ran.err
    over = rulewright("advise", str(record), "--game", FOUR)
    assert over.code == 2
    assert "the game is over" in over.err
    assert rulewright("advise", str(record), "--move", "99", "--game", FOUR).code == 2
    looked = rulewright("review", str(record), "--iterations", "200", "--game", FOUR)
    assert looked.code == 0, looked.err
    assert "Luck and skill" in looked.out
    assert "inaccuracy 5%, mistake 10%, blunder 15%" in looked.out
    assert re.search(r"\w+: \d+ decisions, ", looked.out), "how many there are of each class"
    assert re.search(r"accuracy \d+% \(95% interval \d+% to \d+%\)", looked.out)
    told = json.loads(rulewright("review", str(record), "--iterations", "50", "--json", "--game", FOUR).out)
    assert [a["luck"] for a in told["accounts"]] == [0.0, 0.0]


@pytest.mark.parametrize("away", [False, True])
def test_what_a_stand_in_did_is_no_mistake_of_yours(rulewright: Rulewright, tmp_path: Path, away: bool) -> None:
    """Bo's third disc does not stop Ann's four: a blunder, unless a stand-in bot played it while Bo was away."""
    match, record = Match(games.load(FOUR), seed=3, names=["Ann", "Bo"]), tmp_path / "game.jsonl"
    for column in (0, 1, 0, 1, 0, 6, 0):
        match.again(match.waiting[0], [column], stood_in=away and column == 6)
    match.save(record)
    ran = rulewright("review", str(record), "--iterations", "400", "--game", FOUR)
    assert ran.code == 0, ran.err
    assert ("move 6, blunder" in ran.out) is not away
    assert ("A bot made 1 more decision, standing in" in ran.out) is away
    assert ("Bo: 2 decisions" if away else "Bo: 3 decisions, 1 blunder") in ran.out
    told = json.loads(rulewright("review", str(record), "--iterations", "50", "--json", "--game", FOUR).out)
    assert [d["move"] for d in told["decisions"] if d["stood_in"]] == ([6] if away else [])
    assert ("blunder" not in told["accuracies"][1]["grades"]) is away


def test_an_unfinished_game_is_not_reviewed(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", FOUR, "--seed", "3", typed="1\nq\n")
    (record,) = records(own_data_folder)
    ran = rulewright("review", str(record), "--game", FOUR)
    assert ran.code == 2
    assert "is not finished" in ran.err
    assert rulewright("advise", str(record), "--iterations", "100", "--game", FOUR).code == 0


def test_a_tournament_as_a_table_and_as_json(rulewright: Rulewright) -> None:
    ran = rulewright("tournament", FOUR, "--seats", "search:30,random", "--games", "4")
    assert ran.code == 0, ran.err
    assert "4 games of Connect Four, 2 deals" in ran.out
    found = json.loads(rulewright("tournament", FOUR, "--seats", "random,random", "-n", "4", "--json").out)
    assert [s["bot"] for s in found["standings"]] == ["random", "random"]
    assert sum(s["wins"]["mean"] for s in found["standings"]) == pytest.approx(1)


def test_a_ladder_is_put_into_a_page(rulewright: Rulewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rulewright.bots import levels

    monkeypatch.setattr(levels, "THOUGHTS", (levels.Thought(8, 1, levels.CAREFUL),) * 5)
    page = tmp_path / "bots.md"
    ran = rulewright("ladder", FOUR, "--games", "2", "--page", str(page))
    assert ran.code == 0, ran.err
    assert "## Connect Four, 2 seats" in page.read_text()
    assert "5 against random" in ran.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tournament", FOUR, "--seats", "5,genius"], "there is no bot 'genius'"),
        (["tournament", FOUR, "--seats", "5,heuristic"], "there is no bot 'heuristic' for Connect Four"),
        (["tournament", FOUR, "--seats", "search:0,1"], "there is no bot 'search:0'"),
        (["tournament", FOUR, "--seats", "1,2,3"], "is for 2 players, not 3"),
        (["tournament", FOUR, "--seats", "1,2", "-n", "0"], "play from 1 to"),
        (["tournament", "whist", "--seats", "1,2"], "whist"),
        (["ladder", FOUR, "-n", "0"], "play from 1 to"),
        (["ladder", FOUR, "-j", "0"], "at least 1 job"),
        (["ladder", FOUR, "--players", "5"], "is for 2 players, not 5"),
        (["advise", "nowhere.jsonl"], "nowhere.jsonl"),
        (["review", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(rulewright: Rulewright, arguments: list[str], words: str) -> None:
    ran = rulewright(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_advice_for_nobody_is_refused(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", FOUR, "--seed", "3", "--hotseat", typed="1\nq\n")
    (record,) = records(own_data_folder)
    for options, words in (
        (["--aim", "glory"], "there is no aim 'glory'"),
        (["--seat", "2", "--move", "1"], "seat 2 has nothing to decide"),
        (["--seat", "7"], "seat 7"),
    ):
        ran = rulewright("advise", str(record), "--game", FOUR, *options)
        assert (ran.code, words in ran.err) == (2, True), ran.err
