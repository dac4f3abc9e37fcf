"""External programs as bots: anything that reads and writes lines of JSON can enter a tournament. It receives only its own view.

A program is started without a shell and receives two kinds of lines. The first describes the game, once:

    {"type": "game", "game": "klobba", "version": "1.2", "seats": 3, "verbs": [...], "box": {...}}

Each later line asks for a move. The answer is its `id` and the `code` of one of its `moves`:

    {"type": "move", "id": 7, "seat": 1, "view": {...}, "board": "...", "moves": [{"code": 17, "label": "Keep all", ...}]}
    {"id": 7, "code": 17}

A program that is broken, slow or wrong forfeits the move: a random one is made instead, and a note gives the reason and the time
taken. A program that is late, even in reading its input, is killed and restarted for its next move. Bot names also come from
records and requests, so programs are looked up here and not in the registry: nothing read from a file or sent to a server is ever
started. The same goes for language models (`chat_bot.py`).
"""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import IO

from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.chat_bot import CHAT, find_chat
from rulewright.lab.outsider import SECONDS, STARTS, Forfeit, Outsider

LINE = 1 << 16
"""The longest answer, in characters."""
AHEAD = 100
"""Lines a program may write ahead of our reading them."""
NAMED = re.compile(r"cmd(?:@(\d+(?:\.\d+)?))?:(.+)", re.DOTALL)
"""`cmd:./my-bot`, or with its seconds for a move `cmd@5:./my-bot`."""


def find(name: str, game: Game) -> Bot:
    """A bot for a tournament: from the registry, a program given as `cmd:COMMAND`, or a model as `chat:MODEL@ADDRESS`."""
    if name.startswith(CHAT):
        return find_chat(name)
    named = NAMED.fullmatch(name)
    if not named:
        return registry.find_experiment(name, game)
    try:
        words = shlex.split(named[2])
    except ValueError as e:
        raise ValueError(f"{name!r} is no command: {e}") from None
    return ExternalBot(name, words, float(named[1] or SECONDS))


class ExternalBot(Outsider):
    """A program connected by two pipes. It is started at its first move, and again after a failure."""

    title = "Program"
    about = "A program of your own, which speaks JSON lines."

    def __init__(self, name: str, command: list[str], seconds: float) -> None:
        super().__init__(name, seconds)
        self.command = command
        self._process: subprocess.Popen[str] | None = None
        self._heard: queue.Queue[str] = queue.Queue()
        self._told: queue.Queue[str] = queue.Queue()
        self._asked = self._failed = 0

    def close(self) -> None:
        """Kill the program if it is running."""
        process, self._process = self._process, None
        if process:
            self._told.put("")
            _end(process)

    # ------------------------------------------------------------ the protocol

    def _answer(self, game: Game, view: GameState, box: GameBox, seat: int, legal: list[int]) -> int:
        end = time.monotonic() + self.seconds
        self._asked += 1
        names = [f"Player {i + 1}" for i in range(box.seats)]
        self._start(game, box)
        self._say({"type": "move", "id": self._asked, **_question(game, view, box, seat, names, legal)})
        while (code := self._understood(self._line(end))) is None:
            pass
        if code in legal:
            self._failed = 0
        return code

    def _understood(self, line: str) -> int | None:
        """The move in an answer; None if it answers an earlier request."""
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit(f"its answer is not JSON: {line.strip()[:80]!r}") from None
        code, asked = (said.get("code"), said.get("id")) if isinstance(said, dict) else (None, None)
        if type(code) is not int or type(asked) is not int:
            raise Forfeit(f'its answer should be {{"id": {self._asked}, "code": ...}}, not {line.strip()[:80]!r}')
        return code if asked == self._asked else None

    def _start(self, game: Game, box: GameBox) -> None:
        if self._process and self._process.poll() is None:
            return
        self.close()
        if self._failed >= STARTS:
            raise Forfeit(f"it failed {STARTS} times in a row and is not started again.")
        self._failed += 1
        self._heard, self._told = queue.Queue(AHEAD), queue.Queue()
        try:
            self._process = process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as e:
            raise Forfeit(f"it cannot be started: {e.strerror}.") from None
        threading.Thread(target=_tell, args=(process.stdin, self._told), daemon=True).start()
        threading.Thread(target=_listen, args=(process, self._heard), daemon=True).start()
        self._say(_introduction(game, box))

    def _say(self, message: dict[str, object]) -> None:
        """Send a line. A thread writes it, so a program that does not read cannot block us: its answer is just late."""
        self._told.put(json.dumps(message, separators=(",", ":")) + "\n")

    def _line(self, end: float) -> str:
        try:
            if (left := end - time.monotonic()) <= 0:  # it keeps writing lines that are no answer
                raise queue.Empty
            line = self._heard.get(timeout=left)
        except queue.Empty:
            self.close()
            raise Forfeit(f"it has not answered within {self.seconds:g} seconds and was ended.") from None
        if not line:
            self.close()
            raise Forfeit("it has ended.")
        return line


def _end(process: subprocess.Popen[str]) -> None:
    """Kill a program and its children, which would keep its pipes open."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):  # it has already exited
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _tell(pipe: IO[str], told: queue.Queue[str]) -> None:
    """Write queued lines until an empty one. Only this thread closes the pipe: closing it during a write would block."""
    with suppress(OSError, ValueError), pipe:  # it has exited or closed its input
        while line := told.get():
            pipe.write(line)
            pipe.flush()


def _listen(process: subprocess.Popen[str], heard: queue.Queue[str]) -> None:
    """Queue each line that the program writes, and an empty one at the end."""
    assert process.stdout
    with suppress(OSError, ValueError), process.stdout as pipe:
        while line := pipe.readline(LINE):
            _pass_on(process, heard, line)
    _pass_on(process, heard, "")


def _pass_on(process: subprocess.Popen[str], heard: queue.Queue[str], line: str) -> None:
    """Queue a line, waiting while the queue is full unless the program has been killed."""
    while True:
        with suppress(queue.Full):
            return heard.put(line, timeout=1.0)
        if process.returncode is not None:
            return None


def _introduction(game: Game, box: GameBox) -> dict[str, object]:
    verbs = [{"name": v.name, "first": v.first, "arguments": list(v.arguments)} for v in game.actions.verbs]
    told = {"type": "game", "game": game.name, "version": game.version, "seats": box.seats}
    return {**told, "verbs": verbs, "box": jsonable(box)}


def _question(
    game: Game, view: GameState, box: GameBox, seat: int, names: list[str], legal: list[int]
) -> dict[str, object]:
    """The request for a move: the position as its seat sees it."""
    moves = []
    for code in legal:
        verb, arguments = game.actions.decode(code)
        label = str(game.tell.label(view, box, names, seat, code))
        moves.append({"code": code, "label": label, "verb": verb, "arguments": arguments})
    board = str(game.tell.board(view, box, names, seat))
    return {"seat": seat, "view": jsonable(view), "board": board, "moves": moves}
