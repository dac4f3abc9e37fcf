"""No client delays others: long replays, masses of bots, and clients without a cookie."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from rulewright import games
from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.config import Rate
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.jobs.bots import BotJobs
from rulewright.doors.server.jobs.pool import Crowded, Pool, Turns
from rulewright.doors.server.limits import address_of
from rulewright.doors.server.live import replays
from rulewright.match import Match
from tests.doors.server.servers import FOUR, PATIENT, Server, closing, newest, until
from tests.doors.server.tasks import fail, getpid, write_down
from tests.doors.server.test_play import table
from tests.tiers import tries


def long_record(pairs: int) -> bytes:
    """A valid record in which the first move was made and taken back repeatedly."""
    match = Match(games.load(FOUR), 2, seed=1)
    for _ in range(pairs):
        match.play(0, 0)
        match.undo()
    for column in (0, 1, 0, 1, 0, 1, 0):
        match.play(match.waiting[0], column)
    assert match.over
    return match.record().text.encode()


@contextmanager
def beside(work: Any, times: int) -> Iterator[None]:
    """Run this many in parallel during the block."""
    threads = [threading.Thread(target=work) for _ in range(times)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        for thread in threads:
            thread.join()


def test_a_long_replay_is_played_once_and_nobody_waits_for_it(
    open_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "PATIENCE", 600.0)  # on a busy machine it takes minutes
    server: Server = open_server()
    eve = server.guest("Eve")
    pairs = tries(2000, 400)
    record = long_record(pairs)
    made = eve.ask("POST", "/api/records", record)["id"]
    match, ann, _ = table(server)
    served, seen = 0, list[int]()
    with ann.sit(match) as line:
        line.until()

        def look() -> None:
            try:
                seen.append(len(eve.get(f"/api/records/{made}?from={2 * pairs}")["frames"]))
            except Answered as e:
                seen.append(-e.status)

        with beside(look, 12):
            while len(seen) < 12:
                line.say(type="ping")
                line.until("pong")
                server.guest("Bo").get("/api/matches/open")
                served += not seen
    assert seen == [8] * 12
    assert served > 10, "a bystander was served again and again before the first of them was"
    assert server.tables.replays.made == 1
    page = eve.get(f"/api/records/{made}?from=150&limit=300")
    assert [frame["number"] for frame in page["frames"]] == list(range(150, 450))
    assert eve.get(f"/api/matches/{made}/record").encode() == record
    assert server.tables.replays.made == 1, "another page, and the record, come out of the same replay"


def test_what_is_kept_of_replays_is_bounded(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, replays=10_000))
    eve = server.guest("Eve")
    for pairs in (60, 70, 80):
        made = eve.ask("POST", "/api/records", long_record(pairs))["id"]
        assert len(eve.get(f"/api/records/{made}")["frames"]) == 2 * pairs + 8
    assert server.tables.replays._size <= 10_000


def test_too_long_a_record_is_not_taken_in_and_a_game_does_not_grow_for_ever(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, lines=20))
    with pytest.raises(Answered, match="too long") as refused:
        server.guest().ask("POST", "/api/records", long_record(20))
    assert refused.value.status == 413
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        state = line.until()
        for _ in range(5):
            line.play(0, state["turn"])
            state = newest(line, 1)
            assert state["undo"]
            line.say(type="undo", turn=state["turn"])
            state = until(line, lambda s: s["number"] == 0)
        line.play(0, state["turn"])
        state = newest(line, 1)
        line.say(type="undo", turn=state["turn"])
        assert "taken back" in line.until("refused")["sentence"]


def test_a_stranger_makes_no_table_be_played_again(server: Server) -> None:
    match, ann, _ = table(server)
    with ann.sit(match) as line:
        line.until()
    server.forget(match)
    eve = server.guest("Eve")
    with pytest.raises(Answered, match="only its players"):
        eve.get(f"/api/matches/{match}/record")
    with eve.sit(match) as line:
        assert closing(line)[0] == 4003
    assert match not in server.tables.by_match


# ---------------------------------------------------------------- bots


def test_a_stranger_does_not_wait_for_a_hoard_of_bots(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one process: while the stranger's bot is waiting, only a few of the forty other bots finish before it.

    By then the others have used about as much as the stranger: the cost of the stranger's first bot, from opening the table on,
    is charged too, and a busy machine makes it larger.
    """
    thought, over, before_him = 0, False, list[int]()
    choose = BotJobs.choose

    async def think() -> None:
        nonlocal thought
        while not over:
            await server.tables.bot_jobs.do(time.sleep, 0.1, 60)
            thought += 1

    async def hoard() -> None:
        await asyncio.gather(*(think() for _ in range(40)))

    async def watched(self: BotJobs, *asked: Any, **more: Any) -> int:
        before = thought
        try:
            return await choose(self, *asked, **more)
        finally:
            if self is server.tables.bot_jobs:  # a fallback has its own process, without a queue
                before_him.append(thought - before)

    monkeypatch.setattr(BotJobs, "choose", watched)
    assert server.do(server.tables.compile_jobs.get_ready(games.load(FOUR)))
    ann = server.guest("Ann")
    began = time.monotonic()
    match = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "1"}})["id"]
    with ann.sit(match) as line:
        state = line.until()
        line.play(0, 0)
        state = newest(line, 2)
        his = time.monotonic() - began
        hoarding = asyncio.run_coroutine_threadsafe(hoard(), server.loop)
        while thought * 0.1 < his:
            time.sleep(0.05)
        line.play(0, state["turn"])
        newest(line, 4)
        over = True
        assert before_him
        assert max(before_him) <= 10, "of forty that wait"
        said = [m["thinking"] for m in line.heard if m["type"] == "state"]
        assert said[0] is None
        assert 0 < min(s for s in said if s is not None) < 1, "where bots are hurried, the table says so"
        hoarding.result()


Asked = tuple[Payer | Callable[[], Payer], int | Callable[[], int]]


def served(turns: Turns, asked: Sequence[Asked], after: Callable[[], None] = lambda: None) -> list[int]:
    """The order in which waiting requests are served; `after` is called before the slot is free again."""
    order: list[int] = []

    async def one(n: int, asked: Asked) -> None:
        async with turns.turn(*asked):
            order.append(n)
            await asyncio.sleep(0)

    async def work() -> None:
        async with turns.turn():
            tasks = [asyncio.create_task(one(n, a)) for n, a in enumerate(asked)]
            await asyncio.sleep(0)
            after()
        await asyncio.gather(*tasks)

    asyncio.run(work())
    return order


def test_turns_are_shared_by_address_then_by_guest_and_people_who_wait_come_first() -> None:
    hoarders = [(Payer(f"guest {i}", "1.1.1.1"), 0) for i in range(20)]
    stranger = (Payer("ann", "2.2.2.2"), 0)
    assert served(Turns(1), [*hoarders, stranger]).index(20) == 1, "many guests at one address have one address's share"
    greedy = [(Payer("eve", "1.1.1.1"), 0)] * 10
    assert served(Turns(1), [*greedy, (Payer("bo", "1.1.1.1"), 0)]).index(10) == 1
    assert served(Turns(1), [(Payer("eve", "1.1.1.1"), 1), *greedy])[-1] == 0, "of one's own, what one looks at"


def test_nobody_waits_longer_than_for_one_turn_of_each_other_address_whatever_the_ranks() -> None:
    """Ten addresses send requests constantly, with their pages open; two guests of an eleventh, without, send some now and
    then."""
    addresses, guests, rounds = 10, 2, 20
    longest = 0

    async def work() -> None:
        nonlocal longest
        turns, given, over = Turns(1), list[str](), False

        async def hoard(address: str, guest: int) -> None:
            while not over and len(given) < 20 * rounds * addresses:
                async with turns.turn(Payer(f"{address} {guest}", address), 0):
                    given.append(address)
                    await asyncio.sleep(0)

        async def ask(guest: int) -> None:
            nonlocal longest
            for _ in range(rounds):
                began = len(given)
                async with turns.turn(Payer(f"ann {guest}", "home"), 1):
                    longest = max(longest, len(given) - began)
                    given.append("home")
                for _ in range(guest * 3):
                    await asyncio.sleep(0)

        hoards = [asyncio.create_task(hoard(f"address {a}", g)) for a in range(addresses) for g in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(*(ask(guest) for guest in range(guests)))
        over = True
        await asyncio.gather(*hoards)

    asyncio.run(work())
    assert 0 < longest <= guests * (addresses + 1)


def test_who_waits_is_looked_at_when_the_turn_is_given_out() -> None:
    """A guest whose page was closed when the bot was requested opens it: then it is no longer last in the queue."""
    looking, address = False, ""

    def open_the_page() -> None:
        nonlocal looking, address
        looking, address = True, "2.2.2.2"

    def payer() -> Payer:
        return Payer("ann", address)

    others = [(Payer("eve", ""), 0)] * 10
    assert served(Turns(1), [*others, (payer, 0)], open_the_page).index(10) == 1, "of an address that others share not"
    looking, own = False, [(Payer("ann", "2.2.2.2"), 0)] * 10
    assert served(Turns(1), [*own, (own[0][0], lambda: -1 if looking else 1)], open_the_page)[0] == 10


def test_a_bot_is_asked_for_whoever_looks_when_its_turn_comes(open_server: Any) -> None:
    server: Server = open_server()
    turns, ann = server.tables.bot_jobs.turns, server.guest("Ann")
    assert server.do(server.tables.compile_jobs.get_ready(games.load(FOUR)))

    async def occupied() -> None:
        async with turns.turn(), turns_free:
            pass

    async def lock() -> asyncio.Lock:
        made = asyncio.Lock()
        await made.acquire()
        return made

    def waiting() -> tuple[Payer, int]:
        (waiter,) = turns._queue
        return waiter.payer(), waiter.rank()

    turns_free = server.do(lock())
    occupying = asyncio.run_coroutine_threadsafe(occupied(), server.loop)
    while turns._free:
        time.sleep(0.01)
    match = ann.post("/api/matches", {"game": "connect_four", "seat": 1, "fill": {"0": "1"}})["id"]
    while not turns._queue:
        time.sleep(0.01)
    guest = server.tables.by_match[match].row.host
    assert waiting() == (Payer(guest, "127.0.0.1"), 1), "nobody looks yet, but it is known who opened the table"
    with ann.sit(match) as line:
        line.until()
        assert waiting()[1] == 0
        server.loop.call_soon_threadsafe(turns_free.release)
        newest(line, 1)
    occupying.result()


def test_who_gives_up_waiting_is_passed_over_and_who_waits_for_too_much_is_sent_away() -> None:
    async def work() -> None:
        turns, ann = Turns(1), Payer("ann", "1.1.1.1")

        async def wait() -> str:
            async with turns.turn(ann, most=2):
                return "done"

        async with turns.turn():
            tasks = [asyncio.create_task(wait()) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Crowded):
                await wait()
            tasks[0].cancel()
            await asyncio.sleep(0)
        assert await tasks[1] == "done"
        assert turns.wanted == 0

    asyncio.run(work())


# ---------------------------------------------------------------- queues and time-outs


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2)
    yield made
    made.close()


def test_an_error_that_cannot_be_sent_is_told_in_words_and_breaks_no_process() -> None:
    pool = Pool(1)

    async def work() -> None:
        number = await pool.do(getpid, None, 60)
        with pytest.raises(RuntimeError, match="Unsendable: this and that"):
            await pool.do(fail, None, 60)
        assert await pool.do(getpid, None, 60) == number

    try:
        asyncio.run(work())
    finally:
        pool.close()


SECONDS = 61.25
"""A limit that nothing else has."""


def test_time_in_the_queue_is_no_time_worked(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of twelve tasks for two processes, never more than two have their time running."""
    running, most, limit = 0, 0, asyncio.timeout

    @asynccontextmanager
    async def counted(seconds: float | None) -> AsyncIterator[None]:
        nonlocal running, most
        ours = seconds == SECONDS  # servers of other tests, in other threads, have limits of their own
        running += ours
        most = max(most, running)
        try:
            async with limit(seconds):
                yield
        finally:
            running -= ours

    async def work() -> None:
        monkeypatch.setattr(asyncio, "timeout", counted)
        await asyncio.gather(*(pool.do(time.sleep, 0.01, SECONDS) for _ in range(12)))
        monkeypatch.undo()

    asyncio.run(work())
    assert most == 2


def test_a_time_out_ends_nobody_elses_work(pool: Pool, tmp_path: Path) -> None:
    path = tmp_path / "begun"

    async def work() -> None:
        await asyncio.gather(*(pool.do(time.sleep, 0.0, 60) for _ in range(2)))
        mine = asyncio.create_task(pool.do(write_down, (str(path), 1.5), 60))
        while not path.exists():
            await asyncio.sleep(0.01)
        with pytest.raises(TimeoutError):
            await pool.do(time.sleep, 60, 0.3)
        await mine

    asyncio.run(work())
    assert path.read_text("utf-8") == "begun\n", "it was not begun a second time"


def test_without_a_cookie_an_address_has_the_limits_of_one_guest(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, uploads=Rate(0.01, 3)))
    for _ in range(3):
        with pytest.raises(Answered, match="422"):
            Guest(server.address).ask("POST", "/api/records", b"nonsense")
    with pytest.raises(Answered, match="429"):
        Guest(server.address).ask("POST", "/api/records", b"nonsense")
    with pytest.raises(Answered, match="422"):
        server.guest("Ann").ask("POST", "/api/records", b"nonsense")


def test_without_a_cookie_nobody_opens_more_tables_than_one_guest_may(open_server: Any) -> None:
    server: Server = open_server(limits=replace(PATIENT, openings=Rate(0.01, 3)))
    for _ in range(3):
        Guest(server.address).post("/api/matches", {"game": "connect_four"})
    with pytest.raises(Answered, match=r"429.*Too many new tables: try again in [0-9,]+ seconds\."):
        Guest(server.address).post("/api/matches", {"game": "connect_four"})
    server.guest("Ann").post("/api/matches", {"game": "connect_four"})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_an_ipv6_network_is_one_address(host: str, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": (host, 1)})) == address
