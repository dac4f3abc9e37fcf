"""Bots that are not ready yet: they move all the same, the table shows it, and no compiled code is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.jobs import bots as compile_jobs
from rulewright.doors.server.jobs import boxes
from rulewright.doors.server.jobs.bots import BotJobs, CompileJobs, Question
from rulewright.doors.server.jobs.pool import Pool
from rulewright.kernel.engines.progress import READING
from tests.doors.conftest import FOUR
from tests.doors.server.servers import TOY, Server, newest, until
from tests.doors.server.tasks import GATE, prepare_slowly, refuse_to_prepare


def begun(server: Server) -> tuple[Any, str]:
    guest = server.guest("Ann")
    return guest, guest.post("/api/matches", {"game": "connect_four", "fill": {"1": "5"}})["id"]


def watched(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the bots requested from the thinkers and reflexes."""
    asked: list[str] = []
    choose = BotJobs.choose

    async def spy(self: BotJobs, question: Question, *rest: Any, **more: Any) -> int:
        asked.append(question.bot)
        return await choose(self, question, *rest, **more)

    monkeypatch.setattr(BotJobs, "choose", spy)
    return asked


def test_bots_move_at_once_while_they_get_ready_and_search_later(
    open_server: Callable[..., Server],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv(GATE, str(tmp_path / "gate"))
    monkeypatch.setattr(compile_jobs, "prepare", prepare_slowly)
    server = open_server()
    asked = watched(server, monkeypatch)
    guest, match = begun(server)
    with guest.sit(match) as line:
        state = newest(line, 0)
        line.play(state["moves"][0]["code"], state["turn"])
        state = newest(line, 2)
        assert asked == ["glance"], "the bot did not wait for the compiler"
        assert state["getting_ready"]["manner"] == "at a glance"
        while state["getting_ready"]["share"] != 0.25:  # the table receives the progress
            state = line.until()
        (tmp_path / "gate").touch()
        state = until(line, lambda s: not s["getting_ready"])
        line.play(state["moves"][0]["code"], state["turn"])
        assert newest(line, 4)["getting_ready"] is None
    assert asked == ["glance", "5"]
    assert "failed" not in caplog.text


def test_where_the_compiler_fails_bots_play_on_without_their_search(
    open_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compile_jobs, "prepare", refuse_to_prepare)
    server = open_server()
    asked = watched(server, monkeypatch)
    guest, match = begun(server)
    with guest.sit(match) as line:
        state = newest(line, 0)
        line.play(state["moves"][0]["code"], state["turn"])
        state = until(line, lambda s: s["number"] >= 2 and not s["getting_ready"])
        line.play(state["moves"][0]["code"], state["turn"])
        newest(line, 4)
    assert asked == ["glance", "glance"]
    assert "the bots of connect_four could not be prepared" in caplog.text


def test_games_that_are_played_with_bots_are_prepared_first(
    open_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    async def note(self: CompileJobs, game: Any, nice: int = 0, most: float | None = None) -> bool:
        order.append(game.name)
        return True

    server = open_server()
    begun(server)
    monkeypatch.setattr(CompileJobs, "get_ready", note)
    started, do = list[Pool](), Pool.do

    async def start(self: Pool, task: Any, *rest: Any, **more: Any) -> Any:
        started.extend([self] if task is boxes.get_ready else [])
        return await do(self, task, *rest, **more)

    monkeypatch.setattr(Pool, "do", start)
    server.do(server.tables._warm_up())
    assert started == [server.tables.reflexes, server.tables.boxes], "what answers meanwhile, before all else"
    assert order[0] == "connect_four"
    assert {*order} == {*server.tables.catalog.games}, "the bot at the table may ask meanwhile, too"


def test_what_bots_need_is_compiled_beforehand_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compile_jobs, "MOMENT", 0.02)
    heard: list[float] = []
    made = CompileJobs(lambda name: heard.extend(pool.progress for pool, _ in made._pools.values()))
    game = games.load(FOUR)
    assert not made.is_ready(game)
    asyncio.run(made.warm_up([game]))
    assert made.is_ready(game)
    assert list(tmp_path.rglob("*grow*.nbc"))
    assert READING / 2 < max(heard) <= READING, "how far it was could be followed"


def test_a_cache_that_cannot_be_written_is_one_sentence_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "taken").touch()
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "taken"))
    made, game = CompileJobs(lambda name: None), games.load(FOUR)
    asyncio.run(made.warm_up([game]))
    assert not made.is_ready(game)
    assert "set RULEWRIGHT_CACHE to a folder" in caplog.text
    assert "Traceback" not in caplog.text


def test_a_game_whose_bots_cannot_be_prepared_keeps_nobody_from_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compile_jobs, "prepare", refuse_to_prepare)
    made, toy, four = CompileJobs(lambda name: None), games.load(TOY), games.load(FOUR)
    asyncio.run(made.warm_up([toy, four]))
    assert not made.is_ready(toy)
    assert not made.is_ready(four)
    assert caplog.text.count("could not be prepared") == 2
