"""Ending a game by agreement: somebody proposes it, all others agree or refuse, and nobody wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.jobs.coach import measure
from rulewright.doors.server.jobs.records import PlayedMatch
from rulewright.doors.server.store import consent, day_turns, matches, moves
from rulewright.match import verify
from tests.doors.server.servers import TOY, Server, newest, until
from tests.doors.server.test_days import THREE, looked_at, pass_days
from tests.doors.server.test_play import table
from tests.doors.server.test_undo_requests import State, lay


def proposed(line: Line, ended: str = "") -> State:
    return until(line, lambda s: s["end_request"] and s["end_request"]["ended"] == ended)


def propose(line: Line) -> None:
    until(line, lambda s: s["propose_end"])
    line.say(type="propose_end")


def answer(line: Line, agree: bool = True, number: int = 1) -> None:
    """Answer the first proposal of a match, or another."""
    line.say(type="answer_end", id=number, agree=agree)


def three(server: Server) -> tuple[str, list[Guest]]:
    people = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
    made = people[0].post("/api/matches", {"game": "high_card", "seats": 3})
    for seat, guest in enumerate(people[1:], 1):
        guest.join(made["links"]["seats"][str(seat)])
    return made["id"], people


def test_nobody_wins_once_all_agree_and_the_record_is_true(server: Server, tmp_path: Path) -> None:
    match, (ann, bo, cy) = three(server)
    with ann.sit(match) as a, bo.sit(match) as b, cy.sit(match) as c:
        lay(a, a.until())
        newest(b, 1)
        propose(a)
        hers = proposed(c)["end_request"]
        assert (hers["seat"], hers["asked"], hers["agreed"]) == (0, [1, 2], [])
        answer(a)
        assert "the others must agree" in a.until("refused")["sentence"]
        answer(b)
        assert until(c, lambda s: s["end_request"]["agreed"] == [1])["over"] is None
        lay(b, until(b, lambda s: s["end_request"] and s["end_request"]["agreed"]))
        assert newest(c, 2)["end_request"], "the game goes on while people are asked, and so does the proposal"
        answer(c)
        state = until(a, lambda s: s["over"])
    over = state["over"]
    assert (over["ending"], over["won"], over["places"], over["breakdown"]) == (
        "agreed",
        False,
        [1, 1, 1],
        [[], [], []],
    )
    assert over["verdict"] == "The players agreed to end the game after 2 moves: nobody wins."
    assert state["notes"][-1]["text"] == over["verdict"]
    assert (state["waiting"], state["moves"], state["end_request"]) == ([], [], None)
    record = tmp_path / "record.jsonl"
    record.write_text(ann.get(f"/api/matches/{match}/record"), "utf-8")
    verdict = verify(record, games.load(TOY))
    assert (verdict.true, verdict.finished) == (True, True), verdict
    (kept,) = ann.get("/api/history?result=agreed")
    assert (kept["result"], kept["place"], kept["ending"]) == ("agreed", 1, "agreed")
    assert ann.get("/api/standing")["ratings"] == []
    frames = ann.get(f"/api/records/{match}")["frames"]
    assert [bool(frame["move"]) for frame in frames] == [False, True, True, False]
    row = server.read(lambda c: matches.match_row(c, match))
    lines = server.read(lambda c: moves.read(c, match, 0, 99))
    assert row
    outcome = measure(PlayedMatch(games.address(games.load(TOY)), row, lines))
    assert (outcome.moves, outcome.gave_up, len({*outcome.result})) == (2, False, 1), "a review finds no winner either"


def test_a_record_cannot_pretend_an_agreed_end_of_a_finished_game(server: Server, tmp_path: Path) -> None:
    """Only the last line may tell of it, and only where the rules have not ended the game themselves."""
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        propose(a)
        proposed(b)
        answer(b)
        until(a, lambda s: s["over"])
    text = ann.get(f"/api/matches/{match}/record")
    for false in (text.replace('"ending": "agreed"', '"ending": "cards laid"'), text.replace("[1, 1]", "[1, 2]")):
        (tmp_path / "record.jsonl").write_text(false, "utf-8")
        assert false != text
        assert not verify(tmp_path / "record.jsonl", games.load(TOY)).true
    uploaded = ann.post("/api/records", text.encode())
    assert ann.get(f"/api/records/{uploaded['id']}")["over"]["ending"] == "agreed"


def test_a_refusal_ends_it_and_the_same_player_cannot_ask_again_at_once(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        propose(a)
        proposed(b)
        b.say(type="propose_end")
        assert "already" in b.until("refused")["sentence"]
        answer(b, agree=False)
        state = proposed(a, "refused")
        assert (state["end_request"]["by"], state["propose_end"], state["over"]) == (1, False, None)
        a.say(type="propose_end")
        assert f"{consent.APART} moves later" in a.until("refused")["sentence"]
        propose(b)
        hers = proposed(a)["end_request"]
        assert (hers["id"], hers["seat"]) == (2, 1)
        answer(a)
        assert "Nobody proposes" in a.until("refused")["sentence"], "an answer to the first proposal"
        answer(b, agree=False, number=2)
        state = proposed(a, "withdrawn")
        assert state["end_request"]["by"] is None
        lay(a, state)
        assert newest(b, 1)["end_request"] is None


def test_after_some_moves_one_may_ask_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(consent, "APART", 2)
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        propose(a)
        proposed(b)
        answer(b, agree=False)
        lay(a, proposed(a, "refused"))
        assert not newest(a, 1)["propose_end"]
        lay(b, newest(b, 1))
        assert newest(a, 2)["propose_end"]


def test_players_who_are_away_are_asked_too_and_find_the_proposal(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    bo.post(f"/api/matches/{match}/leave")
    with ann.sit(match) as a:
        propose(a)
        state = proposed(a)
        assert state["end_request"]["asked"] == [1], "a bot plays for him, and does not agree for him"
        assert state["over"] is None
    server.forget(match)
    with bo.sit(match) as b:
        proposed(b)
        answer(b)
        assert until(b, lambda s: s["over"])["over"]["ending"] == "agreed"


def test_after_an_agreed_end_by_the_day_nothing_is_due_though_somebody_is_on_vacation(server: Server) -> None:
    match, ann, bo = table(server, **THREE)
    ann.put("/api/me/vacation", {"days": 5})
    with bo.sit(match) as b:
        propose(b)
    pass_days(server, 1, match)
    looked_at(server, match)
    with ann.sit(match) as a:
        proposed(a)
        answer(a)
        assert until(a, lambda s: s["over"])["over"]["ending"] == "agreed"
    rows = server.read(lambda c: day_turns.rows_of(c, [match]))
    assert [(row.until, row.at) for row in rows] == [(None, None)], "no time runs, and nobody is told of a turn"
    row = server.read(lambda c: matches.match_row(c, match))
    assert row
    assert row.due is None
    (mine,) = [row for row in ann.get("/api/matches/mine") if row["id"] == match]
    assert (bool(mine["over"]), mine["left"]) == (True, None)
    assert ann.get("/api/me/notices")["vacation"]["until"], "the vacation goes on at other tables"


def test_bots_agree_if_you_play_alone_with_them(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card", "seats": 3, "fill": {"1": "random", "2": "random"}})["id"]
    with ann.sit(match) as line:
        propose(line)
        assert until(line, lambda s: s["over"])["over"]["ending"] == "agreed"
    assert not ann.get("/api/standing")["ratings"]
    shown = ann.get(f"/api/records/{match}")["frames"][-1]["number"]
    fork = ann.post(f"/api/records/{match}/fork", {"frame": shown, "seat": 0, "bot": "random"})["id"]
    with ann.sit(fork) as line:
        assert line.until()["over"] is None, "they can go on from where they stopped"


def test_alone_one_gives_up_or_plays_on(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})["id"]
    with ann.sit(match) as line:
        state = line.until()
        assert not state["propose_end"]
        line.say(type="propose_end")
        assert "nobody to agree with" in line.until("refused")["sentence"]


def test_spectators_have_no_say(server: Server) -> None:
    ann, bo, eve = server.guest("Ann"), server.guest("Bo"), server.guest("Eve")
    made = ann.post("/api/matches", {"game": "high_card", "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    eve.join(made["links"]["spectate"])
    with ann.sit(made["id"]) as a, eve.sit(made["id"]) as e:
        propose(a)
        theirs = proposed(e)
        assert (theirs["end_request"]["asked"], theirs["propose_end"]) == ([1], False)
        answer(e)
        assert "You are watching" in e.until("refused")["sentence"]


def test_a_refusal_counts_while_the_last_player_agrees(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cy's process has asked the database whether all agree; before it writes the end, Bo changes his mind at another process."""
    match, (ann, bo, cy) = three(server)
    with ann.sit(match) as a, bo.sit(match) as b, cy.sit(match) as c:
        propose(a)
        number = proposed(c)["end_request"]["id"]
        answer(b)
        until(c, lambda s: s["end_request"]["agreed"] == [1])
        table_here = server.tables.by_match[match]
        write = table_here.write

        async def late(*given: Any) -> None:
            await server.tables.database.write(lambda k: consent.answer_end(k, match, number, [1], False, [1, 2]))
            await write(*given)

        monkeypatch.setattr(table_here, "write", late)
        c.say(type="answer_end", id=number, agree=True)
        assert "Nobody proposes" in c.until("refused")["sentence"]
