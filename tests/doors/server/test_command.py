"""`rulewright serve`."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rulewright.doors.cli import run
from rulewright.doors.server.client import Guest
from rulewright.doors.server.command import work
from rulewright.doors.server.config import Settings


def test_it_prints_one_address_and_keeps_its_file_in_the_data_folder(own_data_folder: Path) -> None:
    command = [sys.executable, "-c", "from rulewright.doors.cli import main; main()", "serve", "--port", "0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as server:
        try:
            assert server.stdout
            assert server.stderr
            found = re.fullmatch(r"Rulewright is at (http://127\.0\.0\.1:\d+/)\n", server.stdout.readline())
            assert found
            assert Guest(found[1]).get("/health")["ok"]
            assert Guest(found[1]).post("/api/games/klobba/box", {"text": "x = 1"})["error"]  # read by another process
        finally:
            server.terminate()
        assert re.fullmatch(r"There is room for [\d,]+ connections, because .* may be open\..*\n", server.stdout.read())
        assert server.stderr.read() == "", "it ends without a word about semaphores"
    assert server.returncode == 0
    assert (own_data_folder / "server.db").is_file()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], "several processes need PostgreSQL"),
        (["--database", "mysql://x/y"], "must be SQLite"),
        (
            ["--database", "postgresql+asyncpg://ann:hunter2@127.0.0.1:9/x", "--port", "0"],
            "the database cannot be used",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["serve", *arguments]) == 2
    said = capsys.readouterr()
    assert words in said.err
    assert said.err.count("\n") == 1
    assert "hunter2" not in said.err
    assert said.out == ""


def test_a_port_that_is_taken_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        assert run(["serve", "--port", str(other.getsockname()[1])]) == 2
    assert "choose another --port" in capsys.readouterr().err


def test_one_of_several_processes_says_in_a_sentence_that_it_found_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is restarted a second later, when the database may be back."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    away = Settings(database="postgresql+asyncpg://ann:hunter2@127.0.0.1:9/x")
    with socket.socket() as listener, pytest.raises(SystemExit) as ended:
        work(0, None, 2, away, str(tmp_path), listener)
    assert ended.value.code == 1
    assert "the database cannot be used" in caplog.text
    assert "Traceback" not in caplog.text
    assert "hunter2" not in caplog.text


def test_the_process_that_serves_imports_no_compiler() -> None:
    """Bots search in processes of their own: Numba would take a sixth of the time that a server needs to start."""
    probe = "import sys, rulewright.doors.server.command; sys.exit(str({'numba', 'llvmlite'} & {*sys.modules} or ''))"
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=False)
    assert done.stderr == "\n"
