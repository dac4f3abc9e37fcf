"""Language models as bots: any server that answers `POST /chat/completions` the way most of them do, in the cloud or at home.

    chat:llama3.1:8b@http://localhost:11434/v1        chat@120:MODEL@https://HOST/v1, with 120 seconds for a move

A model is told the rules once a request, then its table and its legal moves, and answers with the number of one. It sees what
its seat may see. A key for the server is read from the environment variable `RULEWRIGHT_CHAT_KEY`, and is never shown, kept or
part of a name. A model that is late, or answers with no legal move, forfeits it, like any outsider.
"""

from __future__ import annotations

import json
import os
import queue
import re
import threading
import time
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.outsider import SECONDS, STARTS, Forfeit, Outsider

CHAT = "chat"
"""How the name of a model begins."""
KEY = "RULEWRIGHT_CHAT_KEY"
NAMED = re.compile(r"chat(?:@(\d+(?:\.\d+)?))?:(.+)@(https?://.+)", re.DOTALL)
NUMBER = re.compile(r"\d+")
BUSY = {429, 500, 502, 503, 504, 529}
"""Answers after which it is asked again, as long as there is time."""
PAUSE = 2.0
"""Seconds before it is asked again."""
LARGEST = 1 << 20
"""The most bytes of an answer that are read."""
RULES = """\
You play {game} in seat {seat} of {seats}, to win. The rules:
{rules}

Each message shows you the table and your legal moves, each with its number. Think as briefly as you can. Then end your answer \
with the number of the move you choose, and write nothing after it."""


def find_chat(name: str) -> ChatBot:
    """The model of a name; raises ValueError if it is not one."""
    named = NAMED.fullmatch(name)
    place = urlsplit(named[3]) if named else None
    if not named or not place or not place.hostname:
        raise ValueError(
            f"{name!r} is no model: write chat:MODEL@ADDRESS, such as chat:llama3.1@http://localhost:11434/v1"
        )
    if place.username or place.password or place.query:
        raise ValueError(f"an address is shown with the results: leave keys out of it, and set {KEY}")
    return ChatBot(name, named[2], named[3], float(named[1] or SECONDS))


class ChatBot(Outsider):
    """A model behind an address. It is asked in a thread of its own, so that no server can hold up a game."""

    title = "Language model"
    about = "A language model, which reads the table and answers with a number."

    def __init__(self, name: str, model: str, address: str, seconds: float) -> None:
        super().__init__(name, seconds)
        self.model, self.address = model, address
        self._failed = 0

    def _answer(self, game: Game, view: GameState, box: GameBox, seat: int, legal: list[int]) -> int:
        if self._failed >= STARTS:
            raise Forfeit(f"its server failed {STARTS} times in a row and is not asked again.")
        self._failed += 1
        said = self._ask([_rules(game, box, seat), _question(game, view, box, seat, legal)])
        self._failed = 0
        numbers = NUMBER.findall(said)
        if not numbers:
            raise Forfeit(f"there is no number in its answer: {said.strip()[-80:]!r}")
        return int(numbers[-1][:9])

    def _ask(self, messages: list[dict[str, str]]) -> str:
        """What the model answers, within its time."""
        heard: queue.Queue[str | Forfeit] = queue.Queue()
        asked = json.dumps({"model": self.model, "messages": messages}).encode()
        end, late = time.monotonic() + self.seconds, Forfeit(f"it has not answered within {self.seconds:g} seconds.")

        def ask() -> None:
            try:
                heard.put(self._post(asked, end))
            except Forfeit as e:
                heard.put(e)
            except TimeoutError:
                heard.put(late)
            except (OSError, HTTPException) as e:
                heard.put(Forfeit(f"its server does not answer: {type(e).__name__}."))

        threading.Thread(target=ask, daemon=True).start()
        try:
            found = heard.get(timeout=self.seconds)
        except queue.Empty:
            raise late from None
        if isinstance(found, Forfeit):
            raise found
        return found

    def _post(self, asked: bytes, end: float) -> str:
        """Ask until the server is not busy."""
        place = urlsplit(self.address)
        kind = HTTPSConnection if place.scheme == "https" else HTTPConnection
        header = {"Content-Type": "application/json"}
        if key := os.environ.get(KEY, ""):
            header["Authorization"] = f"Bearer {key}"
        while True:
            line = kind(place.hostname or "", place.port, timeout=max(0.1, end - time.monotonic()))
            try:
                line.request("POST", f"{place.path.rstrip('/')}/chat/completions", asked, header)
                with line.getresponse() as found:
                    text = found.read(LARGEST)
            finally:
                line.close()
            if found.status in BUSY and time.monotonic() + PAUSE < end:
                time.sleep(PAUSE)
                continue
            if found.status != 200:
                raise Forfeit(f"its server answered with status {found.status}.")
            return _content(text)


def _content(text: bytes) -> str:
    try:
        said = json.loads(text)["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError):
        raise Forfeit("its server's answer has no choices[0].message.content.") from None
    return str(said or "")


def _rules(game: Game, box: GameBox, seat: int) -> dict[str, str]:
    rules = "\n".join(clause.text for clause in game.clauses_with(box).values() if not clause.overruled)
    return {"role": "system", "content": RULES.format(game=game.title, seat=seat + 1, seats=box.seats, rules=rules)}


def _question(game: Game, view: GameState, box: GameBox, seat: int, legal: list[int]) -> dict[str, str]:
    names = [f"Player {i + 1}" for i in range(box.seats)]
    moves = [f"{code}  {game.tell.label(view, box, names, seat, code)}" for code in legal]
    board = str(game.tell.board(view, box, names, seat))
    return {"role": "user", "content": "\n".join([board, "", f"You are {names[seat]}. Your moves:", *moves])}
