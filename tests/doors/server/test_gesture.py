"""Several moves sent as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulewright import games
from rulewright.match import Match, Secret, verify
from tests.doors.server.servers import FOUR, TOY, Server, newest, on_offer, opened, quick, until
from tests.doors.server.test_play import table
from tests.toys.stall import Verb

STALL = str(Path(TOY).parent / "stall")


@pytest.fixture
def market(open_server: Callable[..., Server]) -> Server:
    return open_server(games=(TOY, FOUR, STALL))


def test_a_gesture_is_one_turn_one_line_and_one_taking_back(market: Server, tmp_path: Path) -> None:
    match, ann, bo = table(market, "stall")
    with ann.sit(match) as a, bo.sit(match) as b:
        a.until()
        a.play([Verb.LAY, Verb.LAY + 2, Verb.LAY + 4], 0)
        mine, hers = on_offer(a, 3), newest(b, 3)
        assert (mine["view"]["row"], mine["turn"], mine["undo"]) == ([1, 0, 1, 0, 1], 1, True)
        assert hers["view"]["row"] == [1, 0, 1, 0, 1]
        assert [s["number"] for s in b.heard if s["type"] == "state"][-2:] == [0, 3], "nothing in between is shown"
        assert mine["receipt"] == hers["receipt"]
        for codes in ([Verb.LAY + 1, Verb.LAY], [Verb.LAY + 1, 99], [Verb.PEEK, Verb.LAY + 1]):
            a.play(codes, mine["turn"])
            assert "Nothing is done, because of move" in a.until("refused")["sentence"]
            state = a.until()
            assert (state["view"], state["turn"], state["receipt"]) == (mine["view"], 1, mine["receipt"])
        a.say(type="play", code=[], turn=1)
        assert "not understood" in a.until("refused")["sentence"]
        a.say(type="undo", turn=1)
        state = until(a, lambda s: s["number"] == 0)
        assert state["view"]["row"] == [0] * 5
        assert state["turn"] == 2
        lines, states = (a, b), [state, hers]
        for number in range(6):
            mover = number % 2
            lines[mover].play([Verb.LAY, Verb.DONE], states[mover]["turn"])
            states = [newest(line, 2 * number + 2) for line in lines]
        assert states[0]["over"]
    path = tmp_path / "game.jsonl"
    text = ann.get(f"/api/matches/{match}/record")
    path.write_text(text, "utf-8", newline="")
    verdict = verify(path, games.load(STALL), receipt=mine["receipt"])
    assert verdict.true, verdict.text
    whole = bo.get(f"/api/records/{match}")
    assert whole["total"] == 9, "the start, a gesture, its taking back, and six"
    assert whole["frames"][1]["move"] == {
        "seat": 0,
        "label": "Lay ware 1; Lay ware 3; Lay ware 5",
        "codes": [Verb.LAY, Verb.LAY + 2, Verb.LAY + 4],
    }
    made = bo.ask("POST", "/api/records", text.encode())["id"]
    assert made == match, "it is here already"


def test_a_gesture_is_read_again_from_the_database(database: str) -> None:
    settings = quick(database, games=(TOY, FOUR, STALL))
    with opened(settings) as server:
        match, ann, _ = table(server, "stall")
        with ann.sit(match) as line:
            line.until()
            line.play([Verb.LAY, Verb.LAY + 3], 0)
            before = newest(line, 2)
    with opened(settings) as server:
        later = server.guest()
        later.cookie = ann.cookie
        with later.sit(match) as line:
            state = newest(line, 2)
            assert (state["view"], state["number"], state["turn"]) == (before["view"], 2, 1)
            assert state["receipt"] == before["receipt"]


def test_another_true_game_under_the_same_commitment_is_another_record(market: Server) -> None:
    """Anyone who knows a seed can forge one: it must not be taken for the game played here."""
    match, ann, bo = table(market, "stall")
    with ann.sit(match) as a, bo.sit(match) as b:
        lines, states = (a, b), [a.until(), b.until()]
        for number in range(6):
            mover = number % 2
            lines[mover].play(Verb.DONE, states[mover]["turn"])
            states = [newest(line, number + 1) for line in lines]
    text = ann.get(f"/api/matches/{match}/record")
    header, *_, last = (json.loads(row) for row in text.splitlines())
    header.pop("seal")
    game = games.load(STALL)
    forged = Match.of(game, game.make_box({}, 2), header, Secret(last["seed"], last["nonce"]))
    forged.gesture(0, [Verb.LAY, Verb.DONE])
    while not forged.over:
        forged.play(forged.waiting[0], Verb.DONE)
    assert bo.ask("POST", "/api/records", text.encode())["id"] == match
    assert bo.ask("POST", "/api/records", forged.record().text.encode())["id"] != match
