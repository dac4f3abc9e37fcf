"""Shells complete games, options and bots: bash as it asks, with Click's own script."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from select import select

import pytest

from rulewright import games
from tests.doors.conftest import FOUR

PROMPT = "ready> "
PATIENCE = 60
"""Seconds that a shell may say nothing, on a busy machine."""


def put_command(folder: Path) -> Path:
    """The command as a shell finds it."""
    command = folder / "rulewright"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m rulewright "$@"\n', "utf-8")
    command.chmod(0o755)
    return command


@cache
def script() -> str:
    """What bash is to run; the command looks which shell asks."""
    words = ["bash", "-c", '"$0" -m rulewright --show-completion && true', sys.executable]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def completed(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last word, as the script that `--show-completion` prints makes it ask."""
    command = put_command(tmp_path)
    quoted = " ".join(f"'{word}'" for word in words)
    asking = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _rulewright_completion {command}"
    ran = subprocess.run(
        ["bash", "-c", f'{script()}\n{asking}\nprintf "%s\\n" "${{COMPREPLY[@]}}"'],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""
    return ran.stdout.splitlines()


def test_names_of_games_are_completed(tmp_path: Path) -> None:
    assert completed(tmp_path, "rulewright", "play", "kl") == ["klobba", "klotho"]
    assert completed(tmp_path, "rulewright", "rules", "") == games.names()


def test_options_and_bots_of_a_game_are_completed(tmp_path: Path) -> None:
    assert completed(tmp_path, "rulewright", "play", "katamari", "-o", "tr") == [
        "track=standard",
        "track=short",
        "track=long",
    ]
    assert completed(tmp_path, "rulewright", "play", "katamari", "-o", "track", "=") == ["standard", "short", "long"]
    assert completed(tmp_path, "rulewright", "play", "katamari", "-o", "track", "=", "sh") == ["short"]
    assert completed(tmp_path, "rulewright", "play", "katamari", "-o", "track=sh") == ["track=short"]
    assert completed(tmp_path, "rulewright", "play", "klotho", "-o", "box", "=", "markets", "-o", "rotation", "=") == [
        "none",
        "half",
        "free",
    ]
    assert completed(tmp_path, "rulewright", "play", "klotho", "-o", "scoring=w") == [r"scoring=whole\ rounds"]
    assert completed(tmp_path, "rulewright", "play", "klobba", "--bots", "3,r") == ["3,random"]
    assert "--hotseat" in completed(tmp_path, "rulewright", "play", "klobba", "--h")


@pytest.mark.parametrize("words", [("play", "nix", "-o", ""), ("play", "nix", "--bots", "")])
def test_what_cannot_be_completed_is_left_alone(tmp_path: Path, words: tuple[str, ...]) -> None:
    assert completed(tmp_path, "rulewright", *words) in ([], [""])


def test_bash_completes_after_an_installation_even_the_folder_of_a_game(tmp_path: Path) -> None:
    """An interactive bash in a new home, its prompt set by what was in its start file before."""
    start, there = tmp_path / ".bashrc", f"# caf\xe9\nPS1='{PROMPT}'".encode("latin-1")
    start.write_bytes(there)
    env = {**os.environ, "HOME": str(tmp_path), "TERM": "dumb", "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    for _ in range(2):
        subprocess.run(
            [put_command(tmp_path), "--install-completion", "bash"], env=env, check=True, capture_output=True
        )
    assert start.read_bytes() == there + b"\nsource ~/.bash_completions/rulewright.sh\n"

    folder = Path(FOUR)
    assert typed(env, f"rulewright play {folder.parent}/{folder.name[:-2]}\t", f"{folder.name}/")
    assert typed(env, "rulewright lab klot\t", "lab klotho ")


def typed(env: dict[str, str], keys: str, awaited: str) -> bool:
    """Whether an interactive bash shows this after these keys."""
    pty = pytest.importorskip("pty")
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe("bash", ["bash", "-i"], env)
    try:
        shown = _until(terminal, PROMPT)
        os.write(terminal, keys.encode())
        return awaited in _until(terminal, awaited) and PROMPT in shown
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def _until(terminal: int, awaited: str) -> str:
    shown = ""
    while awaited not in shown and select([terminal], [], [], PATIENCE)[0]:
        shown += os.read(terminal, 4096).decode(errors="replace")
    return shown
