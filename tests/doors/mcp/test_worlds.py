"""Through the tools, no seat can tell two worlds apart that differ only in information hidden from it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.mcp.local import LocalTable, Plan, Room
from rulewright.doors.mcp.server import Seats, create
from rulewright.kernel.game import Game
from rulewright.match import Match
from tests.doors.mcp.assistant import Assistant, with_assistant
from tests.siege.worlds import twin
from tests.tiers import mostly

SECRET = [name for name in games.names() if games.load(name).has_secrets and games.load(name).seats[1] > 1]
SEAL = re.compile(r"'receipt': '[0-9a-f]+'")
"""A seal depends on the move, but reveals nothing without the seed."""


async def shown(assistant: Assistant, game: Game) -> list[str]:
    """Everything the tools can show a seat now."""
    asked: list[tuple[str, dict[str, Any]]] = [("look", {}), ("look", {"data": True}), ("read_log", {"since": 0})]
    asked += [("wait_for_turn", {"seconds": 0}), ("list_moves", {}), ("ask_coach", {})]
    asked += [("why_not", {"move": str(code)}) for code in range(0, game.actions.size, max(1, game.actions.size // 12))]
    found = []
    for tool, arguments in asked:
        text, data = await assistant.at(tool, **arguments)
        found.append(f"{tool} {arguments}: {text} {SEAL.sub('', str(data))}")
    return found


def compared(name: str, moves: int) -> int:
    """Play at random, and after every move show each seat the table in two worlds; returns how many pairs were compared."""
    seats, room = Seats(), Room(Plan(name, "Ann", 2, open_seats=1, seed=1))
    (invite,) = room.invites
    room.take(invite, "Bo")
    tables = [seats.add(LocalTable(room, seat)) for seat in range(2)]
    chance, pairs = random.Random(name), [0]

    async def script(assistant: Assistant) -> None:
        for _ in range(moves):
            before: Match = room.begun.fork()
            seat = chance.choice(before.waiting)
            codes = [move.code for move in before.legal(seat)]
            code = chance.choice(codes[:-1] or codes)
            assistant.table = tables[seat]
            await assistant.at("play", move=str(code))
            real = room.begun
            if real.over:
                return
            for eye in range(2):
                there, _ = twin(before, real, eye, (seat, code), chance)
                assistant.table, both = tables[eye], list[list[str]]()
                for world in (real, there):
                    room.match, seats.find(tables[eye]).heard = world, 0
                    both.append(await shown(assistant, room.game))
                room.match = real
                for here, elsewhere in zip(*both, strict=True):
                    assert here == elsewhere, f"seat {eye} can tell two worlds apart"
                pairs[0] += 1

    with_assistant(create(seats), script)
    return pairs[0]


@pytest.mark.parametrize("game", mostly(SECRET, SECRET[:1]))
def test_a_seat_is_shown_its_view_and_nothing_else(game: str) -> None:
    assert compared(game, 8) >= 8


@pytest.mark.parametrize("leak", ["board", "view"])
def test_who_is_shown_another_view_can_tell(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(Match, leak)
    monkeypatch.setattr(Match, leak, lambda self, seat: real(self, 0))
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared("klobba", 40)


def test_who_is_told_what_others_chose_can_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LocalTable, "log", lambda self: [made["words"] for made in self.room.begun.made])
    with pytest.raises(AssertionError, match="can tell two worlds apart"):
        compared("klobba", 40)
