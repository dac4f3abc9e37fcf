"""Programs as bots: anything that reads and writes lines of JSON can enter a tournament, and is shown its view and nothing else.

A program is started without a shell and is sent two kinds of lines. The first tells the game, once:

    {"type": "game", "game": "klobba", "version": "1.2", "seats": 3, "verbs": [...], "box": {...}}

Each of the others asks for a move, and is answered with its `id` and the `code` of one of its `moves`:

    {"type": "move", "id": 7, "seat": 1, "view": {...}, "board": "...", "moves": [{"code": 17, "label": "Keep all", ...}]}
    {"id": 7, "code": 17}

A program that is broken, slow or wrong forfeits the move: a random one is made instead, and a note says why. Names of bots also
come from records and requests, so programs are known here and not in the registry: nothing that was read from a file or sent to
a server is ever started.
"""

from __future__ import annotations

import json
import queue
import re
import shlex
import subprocess
import threading
import time
from contextlib import suppress
from typing import Any

from rulewright.bots import registry
from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates
from rulewright.kernel.chance import pick
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import jsonable

SECONDS = 60.0
"""How long a program has for a move, unless its name says otherwise."""
STARTS = 3
"""After so many failures in a row it is not started again."""
LINE = 1 << 16
"""Characters of the longest answer."""
NAMED = re.compile(r"cmd(?:@(\d+(?:\.\d+)?))?:(.+)", re.DOTALL)
"""`cmd:./my-bot`, or with its seconds for a move `cmd@5:./my-bot`."""


class Forfeit(Exception):  # noqa: N818 - what a program did, not a fault of ours
    """A program gave no move that counts; the message says why."""


def find(name: str, game: Game) -> Bot:
    """A bot for a tournament: one of the registry, or a program given as `cmd:COMMAND`."""
    named = NAMED.fullmatch(name)
    if not named:
        return registry.find(name, game)
    try:
        words = shlex.split(named[2])
    except ValueError as e:
        raise ValueError(f"{name!r} is no command: {e}") from None
    return ExternalBot(name, words, float(named[1] or SECONDS))


class ExternalBot(Bot):
    """A program at the other end of two pipes. It is started when it is first asked, and again after it broke."""

    title = "Program"
    about = "A program of your own, which speaks JSON lines."

    def __init__(self, name: str, command: list[str], seconds: float) -> None:
        self.name, self.command, self.seconds = name, command, seconds
        self._process: subprocess.Popen[str] | None = None
        self._heard: queue.Queue[str] = queue.Queue()
        self._asked = self._failed = 0
        self._notes: list[str] = []

    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        self._asked += 1
        try:
            code = self._answer(game, view, box, seat)
        except Forfeit as e:
            self._notes.append(f"{self.name} forfeits a move in seat {seat + 1}: {e}")
            moves = candidates(game, view, box, seat)
            return moves[pick(list(stream), len(moves))]
        self._failed = 0
        return code

    def take_notes(self) -> list[str]:
        notes, self._notes = self._notes, []
        return notes

    def close(self) -> None:
        """End the program, if it runs."""
        process, self._process = self._process, None
        if process:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with suppress(OSError):  # what it did not read before it ended cannot be written any more
                    pipe.close()  # type: ignore[union-attr]

    # ------------------------------------------------------------ the conversation

    def _answer(self, game: Game, view: Any, box: Any, seat: int) -> int:
        end = time.monotonic() + self.seconds
        legal = game.legal(view, box, seat)
        names = [f"Player {i + 1}" for i in range(box.seats)]
        self._start(game, box)
        self._say(_question(self._asked, game, view, box, seat, names, legal))
        while True:
            code = self._understood(self._line(end))
            if code is None:
                continue
            if code not in legal:
                raise Forfeit(f"{code} is not one of its moves.")
            return code

    def _understood(self, line: str) -> int | None:
        """The move in an answer; None if it answers an earlier question."""
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit(f"its answer is not JSON: {line.strip()[:80]!r}") from None
        code, asked = (said.get("code"), said.get("id")) if isinstance(said, dict) else (None, None)
        if type(code) is not int or type(asked) is not int:
            raise Forfeit(f'its answer should be {{"id": {self._asked}, "code": ...}}, not {line.strip()[:80]!r}')
        return code if asked == self._asked else None

    def _start(self, game: Game, box: Any) -> None:
        if self._process and self._process.poll() is None:
            return
        self.close()
        if self._failed >= STARTS:
            raise Forfeit(f"it failed {STARTS} times in a row and is not started again.")
        self._failed += 1
        self._heard = queue.Queue()
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except OSError as e:
            raise Forfeit(f"it cannot be started: {e.strerror}.") from None
        threading.Thread(target=_listen, args=(self._process, self._heard), daemon=True).start()
        self._say(_introduction(game, box))

    def _say(self, message: dict[str, Any]) -> None:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            process.stdin.flush()
        except OSError:
            raise Forfeit("it has ended.") from None

    def _line(self, end: float) -> str:
        try:
            line = self._heard.get(timeout=max(0.0, end - time.monotonic()))
        except queue.Empty:
            raise Forfeit(f"it has not answered within {self.seconds:g} seconds.") from None
        if not line:
            raise Forfeit("it has ended.")
        return line


def _listen(process: subprocess.Popen[str], heard: queue.Queue[str]) -> None:
    """Pass on line after line, and an empty one at the end."""
    assert process.stdout
    try:
        while line := process.stdout.readline(LINE):
            heard.put(line)
    except ValueError:  # closed meanwhile
        pass
    heard.put("")


def _introduction(game: Game, box: Any) -> dict[str, Any]:
    verbs = [{"name": v.name, "first": v.first, "arguments": list(v.arguments)} for v in game.actions.verbs]
    told = {"type": "game", "game": game.name, "version": game.version, "seats": box.seats}
    return {**told, "verbs": verbs, "box": jsonable(box)}


def _question(
    number: int, game: Game, view: Any, box: Any, seat: int, names: list[str], legal: list[int]
) -> dict[str, Any]:
    """A position as its seat sees it."""
    moves = []
    for code in legal:
        verb, arguments = game.actions.decode(code)
        label = str(game.tell.label(view, box, names, seat, code))
        moves.append({"code": code, "label": label, "verb": verb, "arguments": arguments})
    board = str(game.tell.board(view, box, names, seat))
    return {"type": "move", "id": number, "seat": seat, "view": jsonable(view), "board": board, "moves": moves}
