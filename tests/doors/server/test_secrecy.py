"""No frame sent to a seat holds more than that seat may know: every game with secrets, through real sockets."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from rulewright import games
from rulewright.doors.server.client import Line
from rulewright.kernel.derived import derived
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import jsonable
from rulewright.match import Match, Secret
from tests.doors.server.house import TOY, House

GAMES = [g for g in [*map(games.load, games.names()), games.load(TOY)] if g.has_secrets and g.seats[1] > 1]

FIELDS = {
    "type", "started", "you", "number", "turn", "seats", "waiting", "view",
    "derived", "moves", "notes", "notes_from", "undo", "ask_undo", "undo_request",
    "over", "rematch", "receipt", "thinking", "getting_ready", "unsettled", "clocks_in", "commitment", "salts",
    "line", "signature",
}  # fmt: skip
LONGEST = 1000
"""The most moves before the test gives up."""


def play(game: Game, lines: list[Line], watcher: Line, chooser: random.Random) -> None:
    """All seats play at random, in any order if the rules ask several; none gives up."""
    giving_up = set(game.actions.concessions())
    states = [line.until() for line in lines]
    watcher.until()
    for _ in range(LONGEST):
        if states[0]["over"]:
            return
        mover = chooser.choice(states[0]["waiting"])
        state = states[mover]
        lines[mover].play(
            chooser.choice([m["code"] for m in state["moves"] if m["code"] not in giving_up]), state["turn"]
        )
        number = states[0]["number"] + 1
        for i, line in enumerate(lines):
            while states[i]["number"] < number:
                states[i] = line.until()
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.name)
def test_no_frame_holds_another_seats_secrets(house: House, game: Game) -> None:
    seats = min(3, game.seats[1])
    guests = [house.guest(f"Player {i}") for i in range(seats)]
    made = guests[0].post("/api/matches", {"game": game.name, "seats": seats})
    for i in range(1, seats):
        guests[i].join(made["links"]["seats"][str(i)])
    eve = house.guest("Eve")
    eve.join(made["links"]["spectate"])
    lines, watcher = [g.sit(made["id"]) for g in guests], eve.sit(made["id"])
    try:
        play(game, lines, watcher, random.Random(4))
        state: dict[str, Any] = watcher.heard[-1]
        while not state.get("over"):
            state = watcher.until()
        record = guests[0].get(f"/api/matches/{made['id']}/record")
    finally:
        for line in [*lines, watcher]:
            line.close()
    for seat, line in [*enumerate(lines), (-1, watcher)]:
        compare(game, record, seat, line.heard)


def compare(game: Game, record: str, seat: int, frames: list[dict[str, Any]]) -> None:
    """Compare every frame with what the rules let this seat see and hear."""
    header, *rest = [json.loads(line) for line in record.splitlines()]
    header.pop("seal")
    box = game.make_box(header["options"], len(header["seats"]))
    match = Match.of(game, box, header, Secret(rest[-1]["seed"], rest[-1]["nonce"]))
    made = iter(rest)
    looked = 0
    for frame in frames:
        if frame["type"] != "state" or not frame["started"]:
            continue
        assert set(frame) == FIELDS
        while match.number < frame["number"]:
            line = next(made)
            match.again(line["seat"], line["codes"])
        assert frame["receipt"] in match.chain.seals[-2:]
        assert frame["commitment"] == header["commitment"], "the same from the first frame to the last"
        whole = match.over
        assert frame["view"] == jsonable(match.state if whole else match.view(seat))
        facts = derived(game, match.state if whole else match.view(seat), box, seat)
        assert frame["derived"] == msgspec.to_builtins(facts), "what is derived is derived from the same view"
        assert frame["waiting"] == match.waiting
        journal = match.journal(seat)
        for note in frame["notes"]:
            told = journal[note["n"]]
            assert (note["text"], note["numbers"], note["clause"]) == (told.text, told.numbers, told.clause)
        allowed = [] if seat < 0 or whole else match.legal(seat)
        assert [(m["code"], m["label"]) for m in frame["moves"]] == [(m.code, m.label) for m in allowed]
        mine = {told.text for told in journal}
        text = json.dumps(frame["notes"], ensure_ascii=False)
        assert not [
            t.text for t in match.told if t.listener not in (-1, seat) and t.text not in mine and t.text in text
        ]
        looked += 1
    assert looked > 3


def test_a_bot_is_asked_with_a_view_and_nothing_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    bot_jobs = house.tables.reflexes
    choose = bot_jobs.choose

    async def spy(question: Any, payer: Any) -> int:
        asked.append(question)
        return await choose(question, payer)

    monkeypatch.setattr(bot_jobs, "choose", spy)
    ann = house.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"1": "random", "2": "random"}})["id"]
    with ann.sit(match) as line:
        state = line.until()
        line.play(state["moves"][0]["code"], 0)
        while state["number"] < 3:
            state = line.until()
    toy = games.load(TOY)
    assert len(asked) >= 2
    for question in asked:
        view: Any = toy.state.unpack(question.view)
        assert view.rng == [0, 0]
        for i, seat in enumerate(view.seats):
            known = [c for c in seat.hand.card[: seat.hand.n] if c >= 0]
            assert len(known) == (seat.hand.n if i == question.seat else 0)
        assert question.seat in (1, 2)
