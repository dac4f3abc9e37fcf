"""Playing over real sockets."""

from __future__ import annotations

import threading
from typing import Any

from rulewright.doors.server.client import Guest, Line
from tests.doors.server.servers import Server, closing, newest
from tests.toys.high_card import GAME

State = dict[str, Any]


def table(server: Server, game: str = "connect_four", **wish: Any) -> tuple[str, Guest, Guest]:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": game, "seats": 2, **wish})
    bo.join(made["links"]["seats"]["1"])
    return made["id"], ann, bo


def win_over(a: Line, b: Line) -> None:
    """Connect four, won by the first seat with four in a column."""
    for number in range(7):
        line, column = ((a, 3), (b, 0))[number % 2]
        line.play(column, newest(line, number)["turn"])
    for line in (a, b):
        newest(line, 7)


def test_two_people_play_to_the_end_and_see_the_same(server: Server) -> None:
    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        first = a.hear()
        assert (first["type"], first["title"], first["you"], first["host"]) == ("table", "Connect Four", 0, True)
        lines = (a, b)
        states = [line.until() for line in lines]
        assert [s["you"] for s in states] == [0, 1]
        for number in range(7):
            mover = number % 2
            state = states[mover]
            assert state["waiting"] == [mover]
            assert state["moves"][0]["verb"] == "drop"
            column = 3 if mover == 0 else 4
            code = next(m["code"] for m in state["moves"] if m["arguments"] == {"column": column})
            lines[mover].play(code, state["turn"])
            states = [newest(line, number + 1) for line in lines]
            assert states[0]["view"] == states[1]["view"]
        for state in states:
            assert state["over"]["ending"] == "four in a row"
            assert state["over"]["places"] == [1, 2]
            assert state["moves"] == []
            assert "rng" not in state["view"]
        a.play(0, states[0]["turn"])
        assert a.until("refused")["sentence"] == "The game is over."


def test_a_refused_move_says_why_and_shows_how_things_stand(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        mine, hers = a.until(), b.until()
        stolen = hers["moves"][0]["code"]
        a.play(stolen, mine["turn"])
        refused = a.until("refused")
        assert refused["clause"] == "TOY-2"
        assert refused["sentence"] == "You do not hold this card."
        assert refused["text"] == GAME.clauses["TOY-2"].text
        after = a.until()
        assert (after["number"], after["turn"]) == (0, 0)
        a.play(99, mine["turn"])
        assert "There is no move 99" in a.until("refused")["sentence"]


def test_an_answer_to_an_older_state_is_refused(server: Server) -> None:
    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        state = a.until()
        a.play(state["moves"][0]["code"], state["turn"])
        newest(a, 1)
        hers = newest(b, 1)
        b.play(hers["moves"][0]["code"], hers["turn"])
        newest(a, 2)
        a.play(state["moves"][0]["code"], state["turn"])
        assert "has moved on" in a.until("refused")["sentence"]
        assert a.until()["number"] == 2


def test_of_two_moves_for_one_turn_one_wins(server: Server) -> None:
    match, ann, _ = table(server)
    lines = [ann.sit(match) for _ in range(6)]
    states = [line.until() for line in lines]
    gun = threading.Barrier(len(lines))

    def shoot(line: Line, state: State, column: int) -> None:
        gun.wait()
        line.play(state["moves"][column]["code"], state["turn"])

    threads = [
        threading.Thread(target=shoot, args=(line, state, i))
        for i, (line, state) in enumerate(zip(lines, states, strict=True))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    refused, views = 0, []
    for line in lines:
        line.say(type="ping")
        line.until("pong")
        refused += sum(m["type"] == "refused" for m in line.heard)
    for line in lines:
        line.say(type="back")
        views.append(newest(line, 1)["view"])
        line.close()
    assert refused == len(lines) - 1
    assert all(view == views[0] for view in views)


def test_reconnecting_resumes_exactly(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with bo.sit(match) as b:
        with ann.sit(match) as a:
            before = a.until()
            a.play(before["moves"][0]["code"], before["turn"])
            before = newest(a, 1)
        hers = newest(b, 1)
        b.play(hers["moves"][0]["code"], hers["turn"])
        newest(b, 2)
        seen = before["notes_from"] + len(before["notes"])
        with ann.sit(match, notes=seen) as again, ann.sit(match) as anew:
            resumed, whole = again.until(), anew.until()
    assert resumed["notes_from"] == seen
    assert [n["n"] for n in resumed["notes"]] == list(range(seen, seen + len(resumed["notes"])))
    assert whole["notes"][seen:] == resumed["notes"]
    assert {k: resumed[k] for k in ("view", "moves", "turn", "number", "waiting")} == {
        k: whole[k] for k in ("view", "moves", "turn", "number", "waiting")
    }


def test_more_notes_than_there_are_brings_them_all_again(server: Server) -> None:
    match, ann, _ = table(server, "high_card")
    with ann.sit(match, notes=5000) as a:
        state = a.until()
    assert state["notes_from"] == 0
    assert len(state["notes"]) == 3


def test_notes_carry_what_the_rules_said(server: Server) -> None:
    match, ann, _ = table(server, "high_card")
    with ann.sit(match) as a:
        state = a.until()
        held = [n["numbers"]["card"] for n in state["notes"]]
        assert held == state["view"]["seats"][0]["hand"]["card"]
        assert {n["kind"] for n in state["notes"]} == {"dealt"}


def test_spectators_see_the_public_view_and_the_truth_in_the_end(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    eve = server.guest("Eve")
    with eve.sit(match) as line:
        assert closing(line) == (4003, "You have no seat at this table: use an invite link.")
    with ann.sit(match) as a:
        link = a.hear()["links"]["spectate"]
    assert eve.join(link)["you"] == -1
    with eve.sit(match) as e, ann.sit(match) as a, bo.sit(match) as b:
        public = e.until()
        assert public["you"] == -1
        assert public["moves"] == []
        assert all(c == -1 for seat in public["view"]["seats"][:2] for c in seat["hand"]["card"])
        e.play(0, 0)
        assert "You are watching" in e.until("refused")["sentence"]
        state = a.until()
        a.play(state["moves"][-1]["code"], state["turn"])
        truth = newest(e, 1)
        assert truth["over"]["ending"] == "gave up"
        assert all(c >= 0 for seat in truth["view"]["seats"][:2] for c in seat["hand"]["card"])
        assert newest(b, 1)["view"] == truth["view"]


def test_a_game_against_bots_ends(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"1": "random", "2": "random"}})["id"]
    with ann.sit(match) as a:
        state = a.until()
        while not state["over"]:
            if state["moves"]:
                a.play(state["moves"][0]["code"], state["turn"])
                while state["moves"] and not state["over"]:
                    turn = state["turn"]
                    state = a.until()
                    if state["turn"] > turn:
                        break
            else:
                state = a.until()
    assert state["over"]["ending"] == "cards out"
    assert [s["bot"] for s in state["seats"]] == [None, "random", "random"]


def test_strangers_and_the_cookieless_are_turned_away(server: Server) -> None:
    match, _, _ = table(server)
    nobody = Guest(server.address, cookie="made.up")
    for who, where, code in ((nobody, match, 4011), (server.guest("Eve"), "nosuchtable", 4001)):
        with who.sit(where) as line:
            found, reason = closing(line)
        assert found == code
        assert reason


def test_a_bot_that_thinks_takes_a_seat(server: Server) -> None:
    ann = server.guest("Ann")
    bot = ann.get("/api/bots?game=connect_four")[0]
    match = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": bot["name"]}})["id"]
    with ann.sit(match) as a:
        state = a.until()
        assert state["seats"][1]["name"] not in (bot["title"], bot["name"], "Ann"), "a bot has a name of its own"
        assert state["seats"][1]["bot"] == bot["name"]
        a.play(state["moves"][0]["code"], 0)
        while state["number"] < 2:
            state = a.until(timeout=150)
        assert state["waiting"] == [0]
