"""A table on a Rulewright server is reached by its invite link, and a server's own refusals come back with their clause."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rulewright.doors.mcp.remote import RemoteTable
from rulewright.doors.mcp.server import create
from rulewright.doors.server.store import creation
from tests.doors.mcp.assistant import Assistant, assisted, with_assistant
from tests.doors.server.servers import Server, newest, opened, quick


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with opened(quick(f"sqlite:///{folder / 'server.db'}")) as found:
        yield found


def test_a_person_and_an_assistant_play_at_a_server(server: Server) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "katamari", "seats": 2})
    link = made["links"]["seats"]["1"]
    link = link if link.startswith("http") else server.address.rstrip("/") + link

    async def script(assistant: Assistant) -> None:
        _, data = await assistant.ask("join_table", invite=link, name="Bo")
        assistant.table = data["table"]
        assert data["names"] == ["Ann", "Bo"]
        with ann.sit(made["id"]) as line:
            for turn in range(6):
                state = newest(line, turn)
                if 0 in state["waiting"]:
                    assert "Waiting for Ann" in (await assistant.at("look"))[0]
                    line.play(state["moves"][0]["code"], state["turn"])
                else:
                    _, status = await assistant.at("wait_for_turn", seconds=20)
                    assert status["your_turn"]
                    before = await assistant.at("look")
                    assert before[0] == house_text(server, made["id"], 1) + "\n\n" + before[0].splitlines()[-1]
                    legal = [move["code"] for move in await assistant.moves()]
                    forbidden = next(code for code in range(999) if code not in legal)
                    _, data = await assistant.at("why_not", move=str(forbidden))
                    assert data["allowed"] is False
                    assert data["clause"].startswith("KT-")
                    assert data["text"]
                    assert (await assistant.at("look")) == before, "asking why not changed something"
                    _, data = await assistant.at("play", move=str(forbidden))
                    assert assistant.wrong
                    assert data["clause"].startswith("KT-")
                    await assistant.at("play", move=str(legal[0]))
                    assert not assistant.wrong
        said, _ = await assistant.at("ask_coach")
        assert assistant.wrong, said

    with_assistant(create(), script)


def house_text(server: Server, match: str, seat: int) -> str:
    return server.tables.by_match[match].begun.board(seat)


@assisted
async def test_an_assistant_opens_a_table_and_plays_it_to_its_end(assistant: Assistant, server: Server) -> None:
    await assistant.start(game="twelve_patrols", server=server.address, name="Bo")
    assert "The game is over." in await assistant.play_on(2)
    log = (await assistant.at("read_log"))[0]
    assert log.count("\n") > 3


@assisted
async def test_the_coach_and_the_review_come_from_the_server(assistant: Assistant, server: Server) -> None:
    """In a solo game on a server, the coach may be asked, and the finished game is reviewed there."""
    data = await assistant.start(game="karthis", server=server.address, name="Eve")
    assert data["game"] == "karthis"
    said = await patient(assistant, "ask_coach")
    moves = await assistant.moves()
    assert said.startswith("What each move is worth, counted by")
    worth = [line for line in said.splitlines() if line[0].isdecimal()]
    assert len(worth) == len(moves) - 1, "all but giving up"
    for line, move in zip(sorted(worth), sorted(moves[:-1], key=lambda move: str(move["code"])), strict=True):
        assert line.startswith(f"{move['code']}  {move['label']}: ")
    worst = worth[-1].split()[0]
    assert worst in (await patient(assistant, "ask_coach", compare=worst)).split()
    await assistant.at("review")
    assert assistant.wrong, "the game is not over"
    await assistant.play_on(4)
    said = await patient(assistant, "review")
    assert said.startswith("Eve: accuracy ")


async def patient(assistant: Assistant, tool: str, **arguments: str) -> str:
    """Retry until the server's coach is ready."""
    end = time.monotonic() + 400
    while True:
        said, _ = await assistant.at(tool, **arguments)
        if not assistant.wrong or time.monotonic() > end:
            assert not assistant.wrong, said
            return said
        await asyncio.sleep(0.5)


def test_an_assistant_adds_a_salt_to_the_dice(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of the page waits for salts: the assistant sends one, so no player has to wait."""
    monkeypatch.setattr(creation, "SALT_SECONDS", 3600)
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "katamari", "seats": 2, "salts": True})
    with ann.sit(made["id"]) as line:
        assert not line.until()["started"]
        line.say(type="salt", text="pepper")

        async def script(assistant: Assistant) -> None:
            await assistant.ask(
                "join_table", invite=server.address.rstrip("/") + made["links"]["seats"]["1"], name="Bo"
            )

        with_assistant(create(), script)
        while not (state := line.until())["started"]:
            pass
        first, second = state["salts"]["used"]
        assert (first, len(second)) == ("pepper", 32)


def test_a_server_over_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its certificate must be one that this machine trusts."""
    certificate = self_signed(tmp_path)
    with opened(quick(f"sqlite:///{tmp_path / 'server.db'}"), certificate=certificate) as secure:
        assert secure.address.startswith("https://")

        async def refused(assistant: Assistant) -> None:
            said, _ = await assistant.ask("start_table", game="twelve_patrols", server=secure.address)
            assert assistant.wrong
            assert "CERTIFICATE_VERIFY_FAILED" in said

        with_assistant(create(), refused)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        made = secure.guest("Ann").post("/api/matches", {"game": "katamari", "seats": 2})

        async def script(assistant: Assistant) -> None:
            link = secure.address.rstrip("/") + made["links"]["seats"]["1"]
            _, data = await assistant.ask("join_table", invite=link, name="Bo")
            assert data["names"] == ["Ann", "Bo"]
            await assistant.start(game="karthis", server=secure.address, name="Di")
            assert "The game is over." in await assistant.play_on(2)

        with_assistant(create(), script)


def self_signed(folder: Path) -> Path:
    """A certificate for this machine with its key, in one file."""
    key, today = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file, pem = folder / "certificate.pem", serialization.Encoding.PEM
    private = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    file.write_bytes(private + made.public_bytes(pem))
    return file


@assisted
async def test_asking_why_not_plays_nothing_even_if_the_move_is_allowed_by_now(
    assistant: Assistant, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await assistant.start(game="twelve_patrols", server=server.address, name="Di")
    before, moves = await assistant.at("look"), await assistant.moves()
    monkeypatch.setattr(RemoteTable, "_allowed", lambda self, code: False)
    for move in moves:
        await assistant.at("why_not", move=str(move["code"]))
    assert await assistant.at("look") == before


@assisted
async def test_a_lost_connection_is_opened_again(assistant: Assistant, server: Server) -> None:
    await assistant.start(game="twelve_patrols", server=server.address, name="Cy")
    first = (await assistant.moves())[0]["code"]
    sockets = [socket for table in server.tables.by_match.values() for socket in table.sockets]
    assert sockets
    for socket in sockets:
        server.do(socket.close(1012, "the server restarts"))
    said, data = await assistant.at("play", move=str(first))
    assert not assistant.wrong, said
    assert data["number"] >= 1
    assert (await assistant.at("read_log"))[1]["lines"] > 1


@pytest.mark.parametrize(
    "invite", ["http://127.0.0.1:1", "ftp://x/m/1?token=2", "http://127.0.0.1:1/m/1?token=2", "invite-x"]
)
@assisted
async def test_what_is_no_invite_is_said_so(assistant: Assistant, invite: str) -> None:
    await assistant.ask("join_table", invite=invite)
    assert assistant.wrong
