"""Keep `versions.json` of the games: `python -m rulewright.doors.versions [GAME...]`.

By version it lists the fingerprints of rules that play alike, and a digest of how they play. Run it after you changed rules. If
only their text is new and every test game runs as before, the new fingerprint is added, and running matches go on. If a game runs
differently, you are asked to raise the version in the game's `__init__.py` first. The suite fails until the file is up to date.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from hashlib import sha256
from random import Random
from typing import Any

from rulewright import games
from rulewright.kernel.fingerprint import VERSIONS, alike
from rulewright.kernel.game import Game
from rulewright.match import Match

COMMAND = "python -m rulewright.doors.versions"
DIGITS, OLD_DIGITS = 20, 16
"""Hexadecimal digits of a digest; older ones, with fewer, do not cover the places."""
GAMES = 3
"""Games played with each choice of seats and options."""
KEPT = 20
"""Fingerprints kept for one version: matches that began this many rewrites ago cannot continue."""


def read(game: Game) -> dict[str, Any]:
    path = game.home / VERSIONS
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}


def is_known(game: Game) -> bool:
    """Whether these rules are listed under their version."""
    return game.fingerprint in read(game).get(game.version, {}).get("rules", ())


def digest(game: Game, placed: bool = True) -> str:
    """A digest of how a game plays: the legal moves of every seat at each step of many random games, the scores, the ending and
    the places. Without `placed`: as earlier versions of Rulewright wrote it, without the places."""
    h = sha256()
    for seats in range(game.seats[0], game.seats[1] + 1):
        for options in _choices(game, seats):
            for seed in range(GAMES):
                for step in _course(game, seats, options, seed, placed):
                    h.update(step.encode())
    return h.hexdigest()[: DIGITS if placed else OLD_DIGITS]


def _choices(game: Game, seats: int) -> Iterator[Mapping[str, int | str]]:
    """The default options, then each other value of each option."""
    yield {}
    for option in game.options:
        for value in option.words or (option.low, option.high):
            try:
                game.make_box({option.name: value}, seats)
            except ValueError:  # not for so many players
                continue
            yield {option.name: value}


def _course(game: Game, seats: int, options: Mapping[str, int | str], seed: int, placed: bool) -> Iterator[str]:
    match, chance, given_up = Match(game, seats, options, seed=str(seed)), Random(seed), {*game.actions.concessions()}
    yield f"{seats} {dict(options)} {seed}\n"
    for _ in range(game.bound):
        if match.over:
            break
        seat = match.waiting[0]
        allowed = sorted(move.code for move in match.legal(seat))
        chosen = chance.choice([code for code in allowed if code not in given_up] or allowed)
        yield f"{match.waiting} {allowed} {chosen} {match.scores}\n"
        match.play(seat, chosen)
    yield f"{match.result} {match.scores}{f' {match.places}' if placed else ''}\n"


def text(game: Game) -> str:
    """The up-to-date content of a game's file. Raises ValueError if the version has to change first."""
    kept, known = read(game), is_known(game)
    entry = kept.get(game.version, {})
    placed = not entry or len(entry["play"]) == DIGITS
    if known and placed:
        return (game.home / VERSIONS).read_text("utf-8")
    play = digest(game, placed)
    if entry and entry["play"] != play:
        raise ValueError(
            f"{game.title} is played differently now, but is still version {game.version}: raise `version` in "
            f"{game.home.name}/__init__.py and run this again"
        )
    listed = [*entry.get("rules", ()), *([] if known else [game.fingerprint])][-KEPT:]
    kept[game.version] = {"play": play if placed else digest(game), "rules": listed}
    return json.dumps(kept, indent=1) + "\n"


def renewed(game: Game) -> str:
    """Update a game's file and return a message about it. Raises ValueError if the version has to change first."""
    path, known, begun, wanted = game.home / VERSIONS, is_known(game), game.version in read(game), text(game)
    if path.exists() and path.read_text("utf-8") == wanted:
        return f"{game.title} {game.version} is up to date."
    path.write_text(wanted, "utf-8", newline="\n")
    alike.cache_clear()
    how = (
        "now has places in its digest" if known else "plays as before and is written differently" if begun else "is new"
    )
    return f"{game.title} {game.version} {how}: wrote {path}"


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("games", nargs="*", help="only these, by name or by folder")
    wrong = 0
    for name in parser.parse_args().games or games.names():
        try:
            print(renewed(games.load(name)))
        except ValueError as e:
            print(e, file=sys.stderr)
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
