"""A guided first game over HTTP: every position as the learner sees it, and the one move that continues."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.doors.server.client import Answered
from rulewright.doors.server.live.coach import lesson
from rulewright.kernel import Game
from tests.doors.server.servers import Server
from tests.toys.high_card import GAME


def test_a_lesson_is_handed_out_whole(server: Server) -> None:
    ann = server.guest()
    catalog = {g["name"]: g["lesson"] for g in ann.get("/api/games")}
    assert catalog["high_card"] == 3
    assert catalog["claims"] == 0
    found = ann.get("/api/games/high_card/lesson")
    assert [step["first"] for step in found["steps"]] == [0, 0, 2]
    assert [step["labels"] for step in found["steps"]] == [[], ["Lay the 8"], ["Lay the 4"]]
    assert [step["others"] for step in found["steps"]] == [0, 1, 1]
    assert len(found["frames"]) == 5
    assert [[move["label"] for move in frame["moves"]] for frame in found["frames"]] == [
        ["Lay the 8"], [], ["Lay the 4"], [], [],
    ]  # fmt: skip
    assert [frame["turn"] for frame in found["frames"]] == [0, 1, 1, 2, 2]
    told = [note["n"] for frame in found["frames"] for note in frame["notes"]]
    assert told == list(range(len(told)))


def test_a_lesson_shows_the_learner_only_what_is_his(server: Server) -> None:
    frames = server.guest().get("/api/games/high_card/lesson")["frames"]
    assert all(set(frame["view"]["seats"][1]["hand"]["card"]) == {-1} for frame in frames)


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    with pytest.raises(Answered, match="has no lesson yet: read its rules, or just play"):
        server.guest().get("/api/games/claims/lesson")


def test_help_comes_with_the_game_and_what_differs_with_the_table(server: Server) -> None:
    ann = server.guest()
    assert ann.get("/api/games/high_card")["help"] == {
        "hand": {
            "name": "Your hand",
            "text": "The cards that were dealt to you; nobody else can see them.",
            "clauses": ["TOY-1"],
        }
    }
    with ann.sit(ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"]) as line:
        assert line.hear()["help"] == {}
    klobba = ann.get("/api/games/klobba")["help"]
    basic = ann.post(
        "/api/matches", {"game": "klobba", "seats": 2, "options": {"game": "basic"}, "fill": {"1": "random"}}
    )
    with ann.sit(basic["id"]) as line:
        other = line.hear()["help"]
    assert "not in this game" in other["action/8"]["text"]
    assert "not in this game" not in klobba["action/8"]["text"]
    assert "action/0" not in other


@pytest.mark.parametrize("game", [GAME, *(games.load(name) for name in games.names())], ids=lambda g: g.name)
def test_every_step_begins_where_the_last_one_ended(game: Game) -> None:
    found = lesson(game)
    assert (found is None) == (game.lesson is None)
    if found:
        ends = [step.first + len(step.codes) + step.others for step in found.steps]
        assert [step.first for step in found.steps[1:]] == ends[:-1]
        assert ends[-1] == len(found.frames) - 1
