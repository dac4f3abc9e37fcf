"""Players who play on whatever happens, and record the server's acknowledgements."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.identity import COOKIE
from tests.siege.history import Client
from tests.siege.tally import CUT_OFF, Tally

AWAY = (502, 503, 504, 429)
GAMES = (
    "connect_four", "high_card", "claims", "klotho", "klobba", "twelve_patrols", "clin9ic", "asteroid_miners", "karthis",
    "katamari",
)  # fmt: skip
"""Every game of the besieged server, each at its own table."""
SEATS = {"twelve_patrols": 1, "clin9ic": 1, "karthis": 1}
"""The number of players, if not two."""
AGREES = 0.7
"""How often a player agrees to another's undo."""
ENDS, STOPS = 0.002, 0.5
"""How often a player proposes to end the game, and how often another agrees."""


async def patiently(tally: Tally, guest: Guest, method: str, path: str, body: Any = None) -> Any:
    """Retry until there is a response."""
    while True:
        try:
            return await asyncio.to_thread(guest.ask, method, path, body)
        except Answered as e:
            if e.status not in AWAY:
                if e.status >= 500:
                    tally.blame(f"{method} {path}: {e.status}")
                raise
        except CUT_OFF:
            pass
        await asyncio.sleep(0.1)


class Table:
    """Players at one table, game after game, each with their own connection."""

    takes_back = 0.1
    asks = 0.05
    """How often a player who may take a move back does so."""
    pause = 0.0
    """Seconds that each player thinks about a move."""

    def __init__(self, tally: Tally, address: str, line: str, seed: int, end: asyncio.Event) -> None:
        self.tally, self.line, self.end = tally, line.replace("http", "ws"), end
        self.chance = random.Random(seed)
        self.game = GAMES[seed % len(GAMES)]
        self.guests = [Guest(address) for _ in range(SEATS.get(self.game, 2))]

    async def run(self) -> None:
        ann, *others = self.guests
        for guest in self.guests:  # get a cookie first: a retry after a cut connection must come from the same guest
            await patiently(self.tally, guest, "GET", "/api/me")
        made = await patiently(self.tally, ann, "POST", "/api/matches", {"game": self.game, "seats": len(self.guests)})
        for seat, guest in enumerate(others, 1):
            _, _, token = made["links"]["seats"][str(seat)].partition("?token=")
            await patiently(self.tally, guest, "POST", f"/api/matches/{made['id']}/join", {"token": token})
        match = made["id"]
        while not self.end.is_set():
            await self.sit(match)
            if not self.end.is_set():
                self.tally.counts["games"] += 1
                self.tally.counts[f"games of {self.game}"] += 1
                match = (await patiently(self.tally, ann, "POST", f"/api/matches/{match}/rematch", {}))["id"]

    async def sit(self, match: str) -> None:
        """Play this game to its end."""
        await asyncio.gather(*(self._seat(match, guest) for guest in self.guests))

    async def _seat(self, match: str, guest: Guest) -> None:
        """Stay until the game is over; reconnect whenever the connection is cut."""
        client = self.tally.client(match, f"player {self.guests.index(guest)}")
        while not self.end.is_set():
            try:
                client.connects()
                headers = {"Cookie": f"{COOKIE}={guest.cookie}"}
                url = f"{self.line}ws/{match}"
                async with connect(url, additional_headers=headers, compression=None, open_timeout=5) as line:
                    if await self._play(client, line):
                        return
            except CUT_OFF as e:
                self.tally.counts["lines cut"] += 1
                self.tally.counts[f"lines closed by {getattr(getattr(e, 'rcvd', None), 'code', 'nobody')}"] += 1
                await asyncio.sleep(0.05)

    def _choose(self, moves: list[dict[str, Any]]) -> int:
        """Choose a move, hardly ever giving up, which would make every game short."""
        keen = [move for move in moves if move["verb"] != "give_up"]
        code: int = self.chance.choice(keen or moves)["code"]
        return code

    async def _answers(self, match: str, line: ClientConnection, heard: dict[str, Any]) -> bool:
        """Answer a request to undo; its sender waits for the answer."""
        asked = heard["undo_request"]
        if not asked or asked["ended"]:
            return False
        if heard["you"] in asked["asked"]:
            agree = self.chance.random() < AGREES
            if agree:
                self.tally.agreed.add((match, heard["you"], asked["id"]))
            self.tally.counts["undo requests answered"] += 1
            await line.send(json.dumps({"type": "answer_undo", "id": asked["id"], "agree": agree}))
        return True

    async def _answers_end(self, match: str, line: ClientConnection, heard: dict[str, Any]) -> None:
        """Answer a proposal to end the game, which goes on meanwhile."""
        asked = heard["end_request"]
        if asked and heard["you"] in asked["asked"]:
            if agree := self.chance.random() < STOPS:
                self.tally.agreed_to_end.add((match, heard["you"]))
            await line.send(json.dumps({"type": "answer_end", "id": asked["id"], "agree": agree}))

    async def _play(self, client: Client, line: ClientConnection) -> bool:
        match = client.match
        while not self.end.is_set():
            heard = json.loads(await asyncio.wait_for(line.recv(), 5))
            if heard["type"] != "state" or not heard["started"]:
                continue
            self.tally.shown(client, heard)
            if heard["over"]:
                return True
            if heard["unsettled"]:
                continue
            await self._answers_end(match, line, heard)
            if heard["propose_end"] and self.chance.random() < ENDS:
                self.tally.proposed_end.add((match, heard["you"]))
                await line.send(json.dumps({"type": "propose_end"}))
            if await self._answers(match, line, heard) or not (heard["moves"] or heard["undo"]):
                continue
            mine = self.tally.tried.setdefault((match, heard["you"], heard["turn"]), set())
            await asyncio.sleep(self.pause)
            if heard["undo"] and self.chance.random() < self.takes_back:
                mine.add(0)
                await line.send(json.dumps({"type": "undo", "turn": heard["turn"]}))
            elif heard["ask_undo"] and self.chance.random() < self.asks:
                await line.send(json.dumps({"type": "ask_undo", "turn": heard["turn"]}))
            elif heard["moves"]:
                code = self._choose(heard["moves"])
                mine.add(code)
                await line.send(json.dumps({"type": "play", "code": code, "turn": heard["turn"]}))
        return True
