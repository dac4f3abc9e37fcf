"""People who play on whatever happens, and write down what they were promised."""

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
"""Every game that the besieged has, each at a table of its own."""
SEATS = {"twelve_patrols": 1, "clin9ic": 1, "karthis": 1}
"""How many people play it, if not two."""
AGREES = 0.7
"""How often somebody agrees that another takes a move back."""


async def patiently(tally: Tally, guest: Guest, method: str, path: str, body: Any = None) -> Any:
    """Ask until there is an answer."""
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
    """People at one table, game after game, each over a line of his own."""

    takes_back = 0.1
    asks = 0.05
    """How often somebody takes a move back who may."""

    def __init__(self, tally: Tally, address: str, line: str, seed: int, end: asyncio.Event) -> None:
        self.tally, self.line, self.end = tally, line.replace("http", "ws"), end
        self.chance = random.Random(seed)
        self.game = GAMES[seed % len(GAMES)]
        self.guests = [Guest(address) for _ in range(SEATS.get(self.game, 2))]

    async def run(self) -> None:
        ann, *others = self.guests
        for guest in self.guests:  # a cookie first: who asks again after his line was cut must be the same guest
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
        """Sit there until the game is over; come back whenever the line is cut."""
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
        """Hardly ever to give up, which would make every game a short one."""
        keen = [move for move in moves if move["verb"] != "give_up"]
        code: int = self.chance.choice(keen or moves)["code"]
        return code

    async def _answers(self, match: str, line: ClientConnection, heard: dict[str, Any]) -> bool:
        """Answer somebody who asks to undo; whoever asked waits for it."""
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
            if await self._answers(match, line, heard) or not (heard["moves"] or heard["undo"]):
                continue
            mine = self.tally.tried.setdefault((match, heard["you"], heard["turn"]), set())
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
