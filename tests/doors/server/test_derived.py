"""Derived facts and answers: computed from a view by the game's rules, and sent."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from rulewright import games
from rulewright.doors.server.live import messages
from rulewright.doors.server.live.messages import DerivedFacts
from rulewright.kernel.derived import answer_structs, derived, derived_struct
from tests.doors.server.servers import FOUR, TOY, Server, newest, over
from tests.doors.server.test_play import table
from tests.toys.high_card import GAME, tell
from tools.typescript import typescript


def test_every_state_says_what_the_rules_derive_from_its_own_view(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        for line, seat in ((a, 0), (b, 1)):
            state = line.until()
            hand = state["view"]["seats"][seat]["hand"]["card"]
            assert state["derived"]["highest"] == max(hand)
            assert len(state["derived"]["unseen"]) == 12 - 3, "and nothing of the other hand"
        a.play(a.heard[-1]["moves"][0]["code"], 0)
        state = newest(a, 1)
        assert len(state["derived"]["unseen"]) == 9
    final = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})
    with ann.sit(final["id"]) as line:
        assert line.until()["derived"] is None, "a game that declares nothing"


def test_frames_of_replays_and_lessons_have_them_too(server: Server) -> None:
    match, ann = server.against_bot()
    with ann.sit(match) as line:
        line.play(12, line.until()["turn"])
        over(line)
    (first, *_) = ann.get(f"/api/records/{match}")["frames"]
    assert first["derived"]["highest"] == -1, "of a spectator"
    assert len(first["derived"]["unseen"]) == 6, "who sees all hands"
    assert ann.get(f"/api/records/{match}/final")["frames"][0]["derived"]["unseen"]
    lesson = ann.get("/api/games/high_card/lesson")
    assert all(len(frame["derived"]["unseen"]) < 12 for frame in lesson["frames"])


def test_questions_are_answered_from_the_view_of_who_asks(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        for line in (a, b):
            unseen = line.until()["derived"]["unseen"]
            line.say(type="ask", question="higher", argument=5)
            answer = line.until("answer")
            assert (answer["question"], answer["argument"], answer["turn"]) == ("higher", 5, 0)
            assert answer["answer"] == {"cards": [card for card in unseen if card > 5]}
            line.say(type="ask", question="between", argument=[2, 8])
            answer = line.until("answer")
            assert (answer["question"], answer["argument"]) == ("between", [2, 8])
            assert answer["answer"] == {"cards": [card for card in unseen if 2 < card < 8]}
        for question, argument, why in (
            ("lower", 0, "no question 'lower'"),
            ("higher", 12, "there is no card 12"),
            ("higher", [5], "'higher' asks about one number"),
            ("between", 5, "'between' asks about a list of numbers"),
            ("between", [5], "two cards"),
            ("between", [0] * 65, "64"),
        ):
            a.say(type="ask", question=question, argument=argument)
            assert why in a.until("refused")["sentence"]


def test_nothing_is_answered_before_the_game_begins(server: Server) -> None:
    ann = server.guest("Ann")
    match = ann.post("/api/matches", {"game": "high_card"})["id"]
    with ann.sit(match) as line:
        assert line.until()["derived"] is None
        line.say(type="ask", question="higher", argument=5)
        assert "has not begun" in line.until("refused")["sentence"]


def test_what_is_slow_is_computed_in_a_thread_and_once_for_each_seat(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, int]] = []
    quick = tell.derived

    def slow(view: Any, box: Any, seat: int) -> Any:
        asked.append((threading.current_thread().name, seat))
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        return quick(view, box, seat)

    toy = server.tables.catalog.find("high_card")
    monkeypatch.setattr(toy.tell, "derived", slow)
    monkeypatch.setattr(DerivedFacts, "longest", {})
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        for line in (a, b):
            line.until()
        with ann.sit(match) as again, ann.sit(match) as third:
            again.until()
            a.play(a.heard[-1]["moves"][0]["code"], 0)
            for line in (a, b, again, third):
                newest(line, 1)
        assert sorted(seat for _, seat in asked) == [0, 0, 1, 1], "once for each seat and position"
        assert not [name for name, _ in asked if name == "server"], "never on the event loop"


def test_what_a_move_overtakes_is_not_shared_with_the_next_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat is computed and another waits for its turn when a move is made."""
    used: list[tuple[Any, dict[Any, Any]]] = []
    begun, move_made = threading.Event(), threading.Event()

    def computed(match: Any, seat: int, alike: dict[Any, Any]) -> None:
        used.append((match, alike))
        begun.set()
        move_made.wait(60)

    async def work() -> None:
        before, after = (SimpleNamespace(game=SimpleNamespace(name=name)) for name in ("toy", "toy"))
        facts, position = DerivedFacts(), before
        waiting = [asyncio.create_task(facts.prepare(lambda: cast(Any, position), seat)) for seat in (0, 1)]
        await asyncio.to_thread(begun.wait, 60)
        facts.clear()
        position = after
        move_made.set()
        await asyncio.gather(*waiting)

    monkeypatch.setattr(messages, "_computed", computed)
    monkeypatch.setattr(DerivedFacts, "longest", {})
    asyncio.run(work())
    assert len(used) == 4, "each seat for both positions"
    assert not any(one is other for match, one in used for another, other in used if match is not another)


def test_a_mistake_of_a_game_does_not_keep_anybody_from_playing(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(view: Any, box: Any, seat: int) -> Any:
        raise IndexError("a mistake")

    monkeypatch.setattr(server.tables.catalog.find("high_card").tell, "derived", wrong)
    match, ann, _ = table(server, "high_card")
    with ann.sit(match) as line:
        state = line.until()
        assert state["derived"] is None
        line.play(12, state["turn"])
        assert newest(line, 1)["over"], "nor a match from being stored"
    assert ann.get(f"/api/records/{match}/final")["frames"][0]["derived"] is None


def test_boards_know_their_types() -> None:
    written = typescript(games.load(TOY))
    for line in (
        "  /** The cards that you have not seen. */\n  unseen: number[];",
        "export interface Higher {",
        "  derived: Derived;",
        "  answers: { higher: Higher; between: Between };",
    ):
        assert line in written
    assert "  derived: null;" in typescript(games.load(FOUR))


def test_a_struct_fits_its_declaration() -> None:
    state = GAME.state()
    box = GAME.make_box({}, 2)
    GAME.rules.setup(state, box)
    kind = derived_struct(GAME)
    assert kind
    told = derived(GAME, state, box, 0)
    assert msgspec.json.decode(msgspec.json.encode(told), type=kind) == told
    assert set(answer_structs(GAME)) == {"higher", "between"}
