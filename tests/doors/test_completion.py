"""Shell completion of games, options and bots: in bash, with Typer's own script."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from rulewright import games


@cache
def script() -> str:
    """The completion script for bash; the command detects the shell."""
    words = ["bash", "-c", '"$0" -m rulewright --show-completion bash && true', sys.executable]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def completed(tmp_path: Path, *words: str) -> list[str]:
    """The completions bash offers for the last word, using the script printed by `--show-completion`."""
    command = tmp_path / "rulewright"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m rulewright "$@"\n', "utf-8")
    command.chmod(0o755)
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
