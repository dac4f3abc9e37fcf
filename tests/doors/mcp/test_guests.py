"""What an MCP client can reach: named bots, its own tables, a core for as long as it waits, and nothing from another machine
without a token."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from rulewright.bots.levels import LEVELS
from rulewright.doors.mcp import answers, local
from rulewright.doors.mcp import server as door
from rulewright.doors.mcp.command import TOKEN, Listening, run
from rulewright.doors.mcp.local import LocalTable, Plan, Room
from rulewright.doors.mcp.server import Seats, create
from rulewright.doors.mcp.thinking import CLIENT
from rulewright.doors.server.jobs.bots import Question, any_move
from tests.doors.mcp.assistant import Assistant, assisted, with_assistant
from tests.tiers import mostly

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path))
    monkeypatch.delenv(TOKEN, raising=False)
    return tmp_path


# ---------------------------------------------------------------- bots


@pytest.mark.parametrize(
    "bots", ["learned:1:1:FILE", "learned-search:1:0:FILE", "search:1000000000", "cmd:touch FILE", "glance", "2,random"]
)
def test_only_named_bots_are_seated(bots: str, tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe")  # opening it would block forever

    async def script(assistant: Assistant) -> None:
        said, _ = await assistant.ask("start_table", game="katamari", bots=bots.replace("FILE", str(pipe)))
        assert assistant.wrong
        assert "there is no bot" in said or "2 bots were named for 1 seats" in said

    with_assistant(create(), script)


# ---------------------------------------------------------------- tables


def opened(seats: Seats, client: str) -> str:
    """Open a running game for a client."""
    before = CLIENT.set(client)
    try:
        seats.make_room()
        return seats.add(LocalTable(Room(Plan("twelve_patrols", seed=1)), 0))
    finally:
        CLIENT.reset(before)


def test_no_client_opens_so_many_tables_that_anothers_is_lost() -> None:
    seats = Seats()
    bo = [opened(seats, "Bo") for _ in range(2)]
    own = [opened(seats, "Ann") for _ in range(door.TABLES_EACH)]
    for _ in range(door.TABLES + 10):
        with pytest.raises(ValueError, match="the most a client may have: finish one, or give it up with leave_table"):
            opened(seats, "Ann")
    for name in (*bo, *own):
        assert seats.find(name).status().yours
    seats.leave(own[3])
    own[3] = opened(seats, "Ann")
    with pytest.raises(ValueError, match="There is no table"):
        seats.leave("twelve_patrols-nothing")


def test_many_clients_do_not_put_running_games_away_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TABLES", 6)
    seats = Seats()
    names = [opened(seats, f"client {n}") for n in range(6)]
    with pytest.raises(ValueError, match="try again later"):
        opened(seats, "Bo")
    assert [seats.find(name).status().yours for name in names] == [True] * 6


@pytest.mark.parametrize("spare", ["over", "unused"])
def test_a_game_that_is_over_or_left_alone_makes_room(spare: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = Seats()
    first, second, *rest = [opened(seats, "Ann") for _ in range(door.TABLES_EACH)]
    seats.find(first)  # the second is now the least recently used
    if spare == "over":
        monkeypatch.setattr(LocalTable, "over", property(lambda table: table is there))
        there = seats.find(second)
    else:
        seats._tables[second].used -= door.UNUSED + 1
    opened(seats, "Ann")
    with pytest.raises(ValueError, match="There is no table"):
        seats.find(second)
    for name in (first, *rest):
        seats.find(name)
    if spare == "unused":
        with pytest.raises(ValueError, match="leave_table"):
            opened(seats, "Ann")


def test_a_client_is_told_of_its_limit_and_can_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TABLES_EACH", 1)

    async def script(assistant: Assistant) -> None:
        await assistant.start(game="twelve_patrols")
        said, _ = await assistant.ask("start_table", game="twelve_patrols")
        assert assistant.wrong
        assert "leave_table" in said
        await assistant.at("leave_table")
        assert not assistant.wrong
        await assistant.start(game="twelve_patrols")
        assert not assistant.wrong

    with_assistant(create(), script)


# ---------------------------------------------------------------- thinking


def think_without_end(question: Question) -> int:
    """Think forever, after writing its process id to a file. Runs in a worker process."""
    (Path(os.environ["RULEWRIGHT_DATA"]) / "thinks").write_text(str(os.getpid()), "utf-8")
    while True:
        pass


def answer_plainly(question: Question) -> int:
    """A bot that needs no compiler."""
    return any_move(question)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def searching(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots search, whether or not their search is compiled."""
    monkeypatch.setattr(Room, "_bot", lambda room, seat: LEVELS[0])


async def until(right: Callable[[], Any]) -> None:
    with anyio.fail_after(PATIENCE):
        while not right():
            await anyio.sleep(0.02)


@pytest.mark.parametrize("mode", mostly(["auto", "legacy"], ["auto"]))
@pytest.mark.usefixtures("searching")
def test_a_cancelled_call_ends_the_thinking_and_the_game_goes_on_later(
    mode: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(assistant: Assistant) -> None:
        await assistant.start(game="klobba", players=3, seed=5)
        monkeypatch.setattr(local, "answer", think_without_end)
        status = (await assistant.at("look"))[1]
        async with anyio.create_task_group() as group:

            async def play_on() -> None:
                while True:
                    move = (await assistant.moves())[0]
                    await assistant.at("play", move=str(move["code"]))

            group.start_soon(play_on)
            await until((data / "thinks").exists)
            await until(lambda: (data / "thinks").read_text("utf-8"))
            group.cancel_scope.cancel()
        pid = int((data / "thinks").read_text("utf-8"))
        await until(lambda: not alive(pid))
        assert not (await assistant.at("look"))[1]["your_turn"], "its bot has not moved"
        monkeypatch.setattr(local, "answer", answer_plainly)
        _, status = await assistant.at("wait_for_turn", seconds=5)
        assert status["your_turn"] or status["over"]

    monkeypatch.setattr(local, "answer", answer_plainly)
    with_assistant(create(), script, mode)


@pytest.mark.usefixtures("searching")
def test_a_bot_that_is_too_late_forfeits_its_move_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(assistant: Assistant) -> None:
        await assistant.start(game="katamari", seed=5)
        told = ""
        for _ in range(20):
            monkeypatch.setattr(local, "answer", think_without_end)
            told, status = await assistant.at("play", move=str((await assistant.moves())[0]["code"]))
            if "forfeits a move" in told:
                break
        assert "a random one is made instead: the bot failed, or did not answer in time. That took " in told
        assert status["your_turn"]

    monkeypatch.setattr(local, "answer", answer_plainly)
    monkeypatch.setattr(local, "MOVE", 0.5)
    with_assistant(create(), script)


def test_who_only_looks_does_not_wait_for_those_who_think() -> None:
    """Excess calls of a client wait for its own others, while another client's are answered."""

    seats = Seats()
    server, own = create(seats), opened(seats, "Bo")
    rooms = [Room(Plan("twelve_patrols", seed=1)) for _ in range(2 * answers.CALLS)]
    held = [seats.add(LocalTable(room, 0)) for room in rooms]
    (look,) = [tool.fn for tool in server._tool_manager.list_tools() if tool.name == "look"]

    async def called(client: str, table: str) -> None:
        CLIENT.set(client)
        await look(table=table)

    async def main() -> None:
        for room in rooms:
            room.lock.acquire()  # as if a bot were thinking there
        async with anyio.create_task_group() as group:
            for name in held:
                group.start_soon(called, "Ann", name)
            await anyio.sleep(0.01)
            await until(lambda: answers._calls["Ann"].borrowed_tokens == answers.CALLS)
            with anyio.fail_after(PATIENCE):
                await called("Bo", own)
            assert answers._calls["Ann"].borrowed_tokens == answers.CALLS
            for room in rooms:
                room.lock.release()

    anyio.run(main)


# ---------------------------------------------------------------- from outside

SECRET = "a-token-that-is-long-enough"
OTHER = "another-token-that-is-long"
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}


@contextmanager
def listening(at: Listening, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """A function that returns a server's response to a first message with these headers."""
    apps = list[Any]()
    monkeypatch.setattr("uvicorn.run", lambda app, **_: apps.append(app))
    run(True, at)
    with TestClient(apps[0], base_url="http://127.0.0.1:8767") as client:

        def post(message: dict[str, Any] = HELLO, **headers: str) -> Any:
            plain = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
            return client.post(
                "/mcp", json=message, headers=plain | {k.replace("_", "-"): v for k, v in headers.items()}
            )

        yield post


def test_names_and_pages_from_elsewhere_are_refused_wherever_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, SECRET)
    right = {"Authorization": f"Bearer {SECRET}"}
    with listening(Listening("0.0.0.0", 8767, ["play.example"]), monkeypatch) as post:
        for host in ("127.0.0.1:8767", "localhost:8767", "play.example", "play.example:8767"):
            assert post(Host=host, **right).status_code == 200, host
        for host in ("evil.example", "play.example.evil.example", "0.0.0.0:8767"):
            assert post(Host=host, **right).status_code == 421, host
        assert post(Origin="http://evil.example", **right).status_code == 403
        assert post(Origin="https://play.example", **right).status_code == 200
    with listening(Listening("127.0.0.1", 8767), monkeypatch) as post:
        assert post(Host="evil.example", **right).status_code == 421
        assert post(Origin="http://evil.example", **right).status_code == 403


def test_clients_from_outside_need_a_token(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv(TOKEN, f"{SECRET} {OTHER}")
    with listening(Listening("0.0.0.0", 8767), monkeypatch) as post:
        assert post().status_code == 401
        for wrong in ("", SECRET[:-1], f"{SECRET}x"):
            assert post(Authorization=f"Bearer {wrong}").status_code == 401, wrong
        assert post(Authorization=f"Basic {SECRET}").status_code == 401
        for right in (SECRET, OTHER):
            assert post(Authorization=f"Bearer {right}").status_code == 200
        session = post(Authorization=f"Bearer {SECRET}").headers["mcp-session-id"]
        tools = {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}
        assert post(tools, Authorization=f"Bearer {OTHER}", Mcp_Session_Id=session).status_code == 404
    assert SECRET not in "".join(capsys.readouterr())


def test_a_name_of_its_own_behind_a_proxy_is_outside_too() -> None:
    assert Listening("127.0.0.1", 8767, ["play.example"]).outside
    assert not Listening("::1", 8767).outside


def test_a_token_is_made_at_a_terminal_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    at = Listening("0.0.0.0", 8767)
    with pytest.raises(ValueError, match="clients from outside need a token: set RULEWRIGHT_MCP_TOKEN"):
        at.tokens()
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with listening(at, monkeypatch) as post:
        made = capsys.readouterr().err.split("Bearer ")[1].split()[0]
        assert len(made) >= 32
        assert post().status_code == 401
        assert post(Authorization=f"Bearer {made}").status_code == 200
    file = tmp_path / "tokens"
    file.write_text(f"{SECRET}\n{OTHER}\n", "utf-8")
    with listening(Listening("127.0.0.1", 8767, token_file=file), monkeypatch) as post:
        assert (post().status_code, post(Authorization=f"Bearer {OTHER}").status_code) == (401, 200)
    for text, why in (("", "has no token"), ("short", "token 1 has to be at least 20")):
        file.write_text(text, "utf-8")
        with pytest.raises(ValueError, match=why) as refused:
            Listening("127.0.0.1", 8767, token_file=file).tokens()
        assert not text or text not in str(refused.value)


def test_each_token_has_tables_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, f"{SECRET} {OTHER}")
    monkeypatch.setattr(door, "TABLES_EACH", 1)
    start = {
        "jsonrpc": "2.0",
        "id": 2,
        "method": "tools/call",
        "params": {"name": "start_table", "arguments": {"game": "twelve_patrols"}},
    }
    with listening(Listening("0.0.0.0", 8767), monkeypatch) as post:
        for token, allowed in ((SECRET, True), (SECRET, False), (OTHER, True), (OTHER, False)):
            right = {"Authorization": f"Bearer {token}"}
            session = post(**right).headers["mcp-session-id"]
            post({"jsonrpc": "2.0", "method": "notifications/initialized"}, Mcp_Session_Id=session, **right)
            said = post(start, Mcp_Session_Id=session, **right).text
            assert ("Your table is" in said) is allowed, said


def test_from_outside_this_machine_is_not_sent_to_other_servers() -> None:
    seats = Seats(["https://play.example"])
    assert seats.reach("https://play.example/m/x?token=y")
    for address in (
        "http://play.example",
        "https://play.example:81",
        "http://10.0.0.1/m/x?token=y",
        "https://play.example@evil",
    ):
        with pytest.raises(ValueError, match="cannot be reached from here"):
            seats.reach(address)
    assert Seats().reach("http://anywhere.example")


@assisted
async def test_a_text_is_as_long_as_a_name_can_be(assistant: Assistant) -> None:
    began = time.monotonic()
    said, _ = await assistant.ask("read_rules", game="karthis", search="x" * 100_000)
    assert assistant.wrong
    assert "at most 500 characters" in said
    assert time.monotonic() - began < PATIENCE
