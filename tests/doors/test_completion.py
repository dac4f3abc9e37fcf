"""Shells complete games, options and bots: bash as it asks, with Click's own script."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rulewright import games


def completed(tmp_path: Path, *words: str) -> list[str]:
    """What bash offers for the last word, as the script that `--show-completion` prints makes it ask."""
    command = tmp_path / "rulewright"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m rulewright "$@"\n', "utf-8")
    command.chmod(0o755)
    shown = subprocess.run(
        [
            "bash",
            "-c",
            '"$0" -m rulewright --show-completion bash && true',
            sys.executable,
        ],  # it looks which shell asks
        capture_output=True,
        text=True,
        check=True,
    )
    quoted = " ".join(f"'{word}'" for word in words)
    asking = f"COMP_WORDS=({quoted}); COMP_CWORD={len(words) - 1}; _rulewright_completion {command}"
    ran = subprocess.run(
        ["bash", "-c", f'{shown.stdout}\n{asking}\nprintf "%s\\n" "${{COMPREPLY[@]}}"'],
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
