"""Where bots think, and what happens when one fails."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.server.jobs.bots import BotJobs, Question
from rulewright.kernel.engines.progress import compiling
from rulewright.match import Match
from tests.doors.server.house import TOY


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


def compile_slowly(done: str) -> None:
    compiling(2)
    time.sleep(3)
    Path(done).touch()


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


def getpid(_: object) -> int:
    return os.getpid()
