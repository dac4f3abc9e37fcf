"""`check`: whether a game keeps the laws that every game must keep; each mistake in one sentence with its file and line."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from rulewright import games
from rulewright.doors.cli.messages import SAY
from rulewright.doors.sentences import sentence
from rulewright.laws.check import QUICK, THOROUGH, Limits, check
from rulewright.laws.finding import Finding
from rulewright.telling.language import ENGLISH, speaking


def check_game(game: str, long: bool, as_json: bool) -> int:
    """The command `check`; the exit code is 1 if something was found. With `--json`, each finding is a line when it is found."""
    began, found = time.monotonic(), 0
    if game not in games.known() and not Path(game).exists():
        games.load(game)  # says which games there are
    for finding in findings(game, THOROUGH if long else QUICK):
        found += 1
        print(json.dumps({**asdict(finding), "text": str(finding)}) if as_json else str(finding), flush=True)
    if not as_json:
        print(SAY("check-done", found=found, game=game, seconds=f"{time.monotonic() - began:.1f}"))
    return 1 if found else 0


def findings(address: str, limits: Limits) -> Iterator[Finding]:
    """What is wrong with the game at an address, first of all that it cannot be loaded. Authors are told in English."""
    with speaking(ENGLISH):
        try:
            game = games.load(address)
        except Exception as e:
            yield Finding(sentence(e))
            return
        yield from check(game, limits)
