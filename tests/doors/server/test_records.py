"""Records: downloaded, uploaded, viewed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.server.client import Answered, Guest
from rulewright.match import Match, verify
from tests.doors.server.servers import FOUR, TOY, Server, opened, over, quick, until
from tests.doors.server.test_coach import reviewed


def finished(server: Server) -> tuple[str, Guest]:
    """A match of the toy with one move, after which a player gives up."""
    match, ann = server.against_bot()
    with ann.sit(match) as line:
        state = line.until()
        line.play(state["moves"][0]["code"], 0)
        state = until(line, lambda s: s["turn"] and s["moves"])
        line.play(state["moves"][-1]["code"], state["turn"])
        state = over(line)
    return match, ann


def test_a_record_can_be_taken_home_and_is_true(server: Server, tmp_path: Path) -> None:
    match, ann = finished(server)
    path = tmp_path / "game.jsonl"
    path.write_text(ann.get(f"/api/matches/{match}/record"), "utf-8", newline="")
    verdict = verify(path, games.load(TOY))
    assert verdict.true, verdict.text
    assert verdict.finished


def test_an_unfinished_record_keeps_hidden_moves_hidden(server: Server) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    match = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"]
    with ann.sit(match) as line:
        state = until(line, lambda s: 0 in s["waiting"] and s["number"])
        line.play(state["moves"][0]["code"], 0)
        state = until(line, lambda s: s["turn"])
    text = ann.get(f"/api/matches/{match}/record")
    assert '"sealed": 1' in text
    assert "Lay the" not in text
    plain = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    text = ann.get(f"/api/matches/{plain}/record")
    assert "commitment" in text
    assert "seed" not in text
    with pytest.raises(Answered, match="only its players"):
        eve.get(f"/api/matches/{plain}/record")


def test_everybody_at_the_table_is_shown_its_receipts(server: Server, tmp_path: Path) -> None:
    match, ann = finished(server)
    with ann.sit(match) as line:
        state = line.until()
    path = tmp_path / "game.jsonl"
    path.write_text(ann.get(f"/api/matches/{match}/record"), "utf-8", newline="")
    assert verify(path, games.load(TOY), receipt=state["receipt"]).true
    assert not verify(path, games.load(TOY), receipt="0" * 32).true


def test_a_finished_match_can_be_looked_at_frame_by_frame(server: Server) -> None:
    match, _ = finished(server)
    eve = server.guest("Eve")
    whole = eve.get(f"/api/records/{match}")
    assert whole["total"] == len(whole["frames"])
    assert whole["frames"][0]["move"] is None
    assert whole["frames"][1]["move"]["label"].startswith("Lay the")
    assert whole["over"]["ending"] == "gave up"
    assert all(c >= 0 for c in whole["frames"][0]["view"]["seats"][1]["hand"]["card"]), "nothing is hidden any more"
    page = eve.get(f"/api/records/{match}?from=1&limit=2")
    assert page["frames"] == whole["frames"][1:3]
    with pytest.raises(Answered, match="whole number"):
        eve.get(f"/api/records/{match}?from=x")


def test_a_running_match_cannot_be_looked_at_that_way(server: Server) -> None:
    match, ann = server.against_bot()
    with pytest.raises(Answered, match="not over"):
        ann.get(f"/api/records/{match}")


def test_a_record_from_elsewhere_can_be_brought_along(server: Server, tmp_path: Path) -> None:
    with opened(quick(f"sqlite:///{tmp_path / 'elsewhere.db'}")) as elsewhere:
        match, ann = finished(elsewhere)
        text = ann.get(f"/api/matches/{match}/record")
        there = ann.get(f"/api/records/{match}")
    bo = server.guest("Bo")
    made = bo.ask("POST", "/api/records", text.encode())["id"]
    assert bo.get(f"/api/records/{made}")["frames"] == there["frames"]
    assert bo.get(f"/api/matches/{made}/record") == text
    assert bo.ask("POST", "/api/records", text.encode())["id"] == made, "it is kept once"


def test_a_record_that_is_brought_keeps_which_moves_a_bot_made(server: Server) -> None:
    match = Match(games.load(FOUR), seed=3, names=["Ann", "Bo"])
    for column in (0, 1, 0, 1, 0, 6, 0):
        match.again(match.waiting[0], [column], stood_in=column == 6)
    ann = server.guest("Ann")
    made = ann.ask("POST", "/api/records", match.record().text.encode())["id"]
    assert ann.get(f"/api/matches/{made}/record") == match.record().text
    assert [d["move"] for d in reviewed(ann, made)["decisions"] if d["stood_in"]] == [6]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda text: text.replace('"move": 1, ', '"move": 7, '), "line 2"),
        (lambda text: "\n".join(text.splitlines()[:-1]) + "\n", "hidden until the end"),
        (lambda text: text.splitlines()[0] + "\n", "not finished"),
        (lambda text: text.replace('"game": "high_card"', '"game": "poker"'), "no game 'poker'"),
        (lambda text: "{nonsense\n", "not JSON"),
        (lambda text: "nonsense\n", "not a record"),
        (lambda text: "", "empty"),
    ],
)
def test_a_false_record_is_refused_with_its_line(server: Server, spoil: Any, words: str) -> None:
    match, ann = finished(server)
    text = ann.get(f"/api/matches/{match}/record")
    with pytest.raises(Answered, match=words) as answered:
        ann.ask("POST", "/api/records", spoil(text).encode())
    assert answered.value.status == 422


@pytest.mark.parametrize("sent", [b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"\xef\xbf\xbdPNG\r\n"], ids=["bytes", "as text"])
def test_a_picture_is_called_no_record(server: Server, sent: bytes) -> None:
    """The page reads the file as text before sending it."""
    with pytest.raises(Answered) as answered:
        server.guest("Ann").ask("POST", "/api/records", sent)
    assert (answered.value.status, answered.value.body["error"]) == (
        422,
        "This is not a record. Choose a file that Rulewright saved; its name ends in .jsonl.",
    )


def test_a_record_of_other_rules_is_not_called_untrue(server: Server) -> None:
    match, ann = finished(server)
    text = ann.get(f"/api/matches/{match}/record").replace('"version": "1.0"', '"version": "0.9"')
    with pytest.raises(Answered) as answered:
        ann.ask("POST", "/api/records", text.encode())
    assert answered.value.status == 410
    assert answered.value.body["error"] == (
        "That record cannot be checked here: it was played by version 0.9 of the rules of High Card, and this is 1.0: "
        "it needs a Rulewright that has version 0.9."
    )


NUL = "\\u0000"


def test_nothing_that_is_sent_may_hold_a_nul(server: Server) -> None:
    """PostgreSQL cannot store one, and SQLite would truncate the text there."""
    match = Match(games.load(FOUR), seed="a\0b", names=["Ann", "Bo"])
    for number, column in enumerate([0, 1, 0, 1, 0, 1, 0]):
        match.play(number % 2, column)
    assert NUL in match.record().text
    ann = server.guest("Ann")
    wishes = [
        ("POST", "/api/records", match.record().text.encode()),
        ("POST", "/api/records", b"{a\0b"),
        ("PUT", "/api/me", {"name": "A\0n"}),
        ("POST", "/api/matches", {"game": "connect_four", "box": "name = 'x\0'"}),
        ("POST", "/api/matches", {"game": "high\0card"}),
    ]
    for method, path, body in wishes:
        with pytest.raises(Answered, match="NUL character") as answered:
            ann.ask(method, path, body)
        assert answered.value.status == 400
    table = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"]
    with ann.sit(table) as line:
        line.say(type="say", text="a\0b")
        assert "NUL character" in line.until("refused")["sentence"]
