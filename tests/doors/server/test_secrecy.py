"""Each client is sent what its seat may know, whatever parameters it connects with, and nothing else. Whole games are compared in
two worlds (tests/siege/test_worlds.py)."""

from __future__ import annotations

from typing import Any

from rulewright.doors.server.jobs.records import Position, draw_position
from rulewright.kernel.jsonable import jsonable
from tests.doors.server.servers import TOY, Server


def test_whoever_connects_again_is_shown_their_own_view_with_every_parameter(server: Server) -> None:
    ann, bo, eve = (server.guest(name) for name in ("Ann", "Bo", "Eve"))
    made = ann.post("/api/matches", {"game": "high_card", "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    eve.join(made["links"]["spectate"])
    with ann.sit(made["id"]) as line:
        line.play(line.until()["moves"][0]["code"], 0)
        while line.until()["number"] < 1:
            pass
    match = server.tables.by_match[made["id"]].begun
    addresses: list[dict[str, Any]] = [
        {}, {"notes": 1}, {"text": True}, {"notes": 1, "line": 1, "text": True}, {"seat": 0, "text": True}, {"seat": 1},
    ]  # fmt: skip
    for seat, guest in ((0, ann), (1, bo), (-1, eve)):
        for address in addresses:
            with guest.sit(made["id"], **address) as line:
                state = line.until()
            assert (state["you"], state["view"]) == (seat, jsonable(match.view(seat)))
            assert state.get("text") == (match.board(seat) if "text" in address else None)
            assert [move["code"] for move in state["moves"]] == [
                move.code for move in (match.legal(seat) if seat >= 0 else [])
            ]
            assert [note["text"] for note in state["notes"]] == [
                told.text for told in match.journal(seat)[address.get("notes", 0) :]
            ]
        position = Position(TOY, {}, None, match.names, match.view(seat).pack(), seat, "svg")
        assert guest.get(f"/pictures/{made['id']}/now.svg?seat=0") == draw_position(position)
    for guest in (ann, bo):
        record = guest.get(f"/api/matches/{made['id']}/record")
        assert not [secret for secret in (match.secret.seed, match.secret.nonce) if secret in record]
