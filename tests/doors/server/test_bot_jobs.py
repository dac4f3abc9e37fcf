"""The processes in which bots think, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.jobs.bots import BotJobs, Question
from rulewright.doors.server.jobs.pool import Pool
from rulewright.match import Match
from tests.doors.server.servers import TOY, Server, newest
from tests.doors.server.tasks import compile_slowly, getpid, processor_left, work_without_end


@pytest.fixture
def bot_jobs() -> Iterator[BotJobs]:
    made = BotJobs(1)
    yield made
    made.close()


def asked() -> tuple[Match, Question]:
    match = Match(games.load(TOY), 2, seed=1)
    return match, Question("random", TOY, match.box.pack(), match.view(1).pack(), 1, (1, 2))


def test_the_same_words_give_the_same_allowed_move(bot_jobs: BotJobs) -> None:
    match, question = asked()

    async def work() -> list[int]:
        return [await bot_jobs.choose(question) for _ in range(3)]

    found = asyncio.run(work())
    assert len(set(found)) == 1
    assert match.refusal(1, found[0]) is None


def test_a_bot_is_asked_with_a_view_and_nothing_else(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    bot_jobs = server.tables.reflexes
    choose = bot_jobs.choose

    async def spy(question: Any, payer: Any) -> int:
        asked.append(question)
        return await choose(question, payer)

    monkeypatch.setattr(bot_jobs, "choose", spy)
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"1": "random", "2": "random"}})["id"]
    with ann.sit(match) as line:
        state = line.until()
        line.play(state["moves"][0]["code"], 0)
        state = newest(line, 3)
    toy = games.load(TOY)
    assert len(asked) >= 2
    for question in asked:
        view: Any = toy.state.unpack(question.view)
        assert view.rng == [0, 0]
        for i, seat in enumerate(view.seats):
            known = [c for c in seat.hand.card[: seat.hand.n] if c >= 0]
            assert len(known) == (seat.hand.n if i == question.seat else 0)
        assert question.seat in (1, 2)


def test_where_a_bot_fails_a_random_move_is_made_and_it_is_logged(
    bot_jobs: BotJobs, caplog: pytest.LogCaptureFixture
) -> None:
    match, question = asked()
    code = asyncio.run(bot_jobs.choose(replace(question, bot="nobody")))
    assert match.refusal(1, code) is None
    assert "the bot nobody failed" in caplog.text
    assert str(list(question.view)) not in caplog.text


def test_a_thinker_that_dies_is_replaced(bot_jobs: BotJobs) -> None:
    _, question = asked()

    async def work() -> int:
        with pytest.raises(BrokenProcessPool):
            await bot_jobs.do(os._exit, 3, 30)
        return await bot_jobs.choose(question)

    assert asyncio.run(work()) >= 0


def test_a_thinker_that_does_not_come_back_is_given_up(bot_jobs: BotJobs) -> None:
    _, question = asked()

    async def work() -> int:
        await bot_jobs.choose(question)
        began = time.monotonic()
        with pytest.raises(TimeoutError):
            await bot_jobs.do(time.sleep, 60, 0.2)
        assert time.monotonic() - began < 50
        return await bot_jobs.choose(question)

    assert asyncio.run(work()) >= 0


def test_a_time_limit_never_throws_a_compile_away(bot_jobs: BotJobs, tmp_path: Path) -> None:
    done = tmp_path / "done"

    async def work() -> tuple[int, int]:
        before = await bot_jobs.do(getpid, None, 60)
        with pytest.raises(TimeoutError):
            await bot_jobs.do(compile_slowly, str(done), 0.5)
        after = await bot_jobs.do(getpid, None, 60)
        assert done.exists(), "nobody else was given its place meanwhile"
        return before, after

    before, after = asyncio.run(work())
    assert before == after, "the process that compiled is still there"


# ---------------------------------------------------------------- what strangers ask for


@pytest.fixture
def held() -> Iterator[Pool]:
    made = Pool(1, memory=1_000_000_000)
    yield made
    made.close()


def test_what_strangers_ask_for_has_a_limit_even_while_it_compiles(held: Pool, tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        before = await held.do(getpid, None, 60)
        with pytest.raises(TimeoutError):
            await held.do(compile_slowly, str(tmp_path / "done"), 0.5)
        return before, await held.do(getpid, None, 60)

    before, after = asyncio.run(work())
    assert before != after
    assert not (tmp_path / "done").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not count all memory")
def test_the_system_holds_it_to_its_memory(held: Pool) -> None:
    async def work() -> int:
        with pytest.raises(MemoryError):
            await held.do(bytearray, 2_000_000_000, 60)
        return len(await held.do(bytearray, 1_000_000, 60))

    assert asyncio.run(work()) == 1_000_000


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits on Windows")
def test_the_system_holds_it_to_its_processor_time(held: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit applies to each task, however long the process has worked before."""

    async def work() -> None:
        left = [await held.do(processor_left, None, 20) for _ in range(2)]
        assert all(15 < seconds <= 21 for seconds in left), left
        monkeypatch.setattr(asyncio, "timeout", lambda seconds: timeout(60))  # disable the wall-clock timeout
        with pytest.raises(BrokenProcessPool):
            await held.do(work_without_end, None, 1)
        assert 15 < await held.do(processor_left, None, 20) <= 21

    timeout = asyncio.timeout
    asyncio.run(work())
