"""The arena: every bot meets every other, language models included; a stand-in model answers over HTTP."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.doors.cli import run
from rulewright.lab import chat_bot
from rulewright.lab.arena import arena, markdown
from rulewright.lab.chat_bot import ChatBot
from rulewright.lab.external_bot import find
from rulewright.lab.outsider import STARTS
from rulewright.match import Match

KATAMARI = games.load("katamari")
Answers = Callable[[dict[str, Any]], "tuple[int, Any]"]


@contextmanager
def model(answers: Answers) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A server that answers each request with a status and a JSON value; gives its bot's name, and all it was asked."""
    heard = list[dict[str, Any]]()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            heard.append({"path": self.path, "key": self.headers["Authorization"], **asked})
            status, said = answers(asked)
            self.send_response(status)
            self.end_headers()
            with suppress(BrokenPipeError):  # nobody waits for it any more
                self.wfile.write(json.dumps(said).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"chat:stand-in:1b@http://127.0.0.1:{server.server_port}/v1", heard
    finally:
        server.shutdown()
        server.server_close()


def says(text: str | None) -> tuple[int, Any]:
    return 200, {"choices": [{"message": {"role": "assistant", "content": text}}]}


def numbers(asked: dict[str, Any]) -> list[str]:
    """The numbers of the moves in a request."""
    found: list[str] = re.findall(
        r"^(\d+)  ", asked["messages"][-1]["content"].partition("Your moves:")[2], re.MULTILINE
    )
    return found


def first(asked: dict[str, Any]) -> tuple[int, Any]:
    return says(f"There are {len(numbers(asked))} moves.\nI choose {numbers(asked)[0]}")


def test_a_model_meets_bots_in_several_games_and_a_page_tells_how_it_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(chat_bot.KEY, "sk-secret")
    page = tmp_path / "arena.md"
    with model(first) as (name, heard):
        given = ["--bots", f"{name},random,heuristic", "-n", "2", "--page", str(page)]
        assert run(["arena", "katamari,karthis", *given]) == 0
    text = page.read_text("utf-8")
    assert text in capsys.readouterr().out
    assert "# Arena" in text
    assert "2 games a pair" in text
    assert "2 games an entrant" in text
    forfeits = re.findall(rf"^\| {name} \| \d+\.\d%.* (\d+) \|$", text, re.MULTILINE)
    assert forfeits == ["0", "0"], "a row in each game"
    assert re.search(rf"^\| wins against \|.* {name} ", text, re.MULTILINE)
    assert "sk-secret" not in text
    assert {asked["key"] for asked in heard} == {"Bearer sk-secret"}
    assert {asked["path"] for asked in heard} == {"/v1/chat/completions"}
    assert {asked["model"] for asked in heard} == {"stand-in:1b"}
    assert any(next(iter(KATAMARI.clauses_with(KATAMARI.usual_box).values())).text in str(asked) for asked in heard)


def test_a_model_is_told_its_view_and_nothing_else() -> None:
    klobba = games.load("klobba")
    box, state = klobba.make_box(seats=3), klobba.state()
    state.rng[:] = [1, 2]
    klobba.rules.setup(state, box)
    view = klobba.view(state, box, 1)
    other = klobba.redeal(view, box, 1, [5, 7])
    assert other.pack() != state.pack()
    with model(first) as (name, heard):
        for world in (state, other):
            find(name, klobba).choose(klobba, klobba.view(world, box, 1), box, 1, [3, 5])
    assert heard[0] == heard[1]


FAULTS: list[tuple[Answers, str]] = [
    (lambda asked: says("I pass."), "there is no number in its answer: 'I pass.'"),
    (lambda asked: says("99999"), "99999 is not one of its moves"),
    (lambda asked: says(None), "there is no number"),
    (lambda asked: (200, {"choices": []}), "no choices[0].message.content"),
    (lambda asked: (401, {"error": "the key sk-secret is wrong"}), "its server answered with status 401."),
]


@pytest.mark.parametrize(("answers", "why"), FAULTS)
def test_a_model_that_names_no_move_forfeits_it(answers: Answers, why: str) -> None:
    match = Match(KATAMARI, seed=1)
    seat = match.waiting[0]
    with model(answers) as (name, _):
        bot = find(name, KATAMARI)
        assert bot.ask(match, seat) in [move.code for move in match.legal(seat)]
    (note,) = bot.take_notes()
    assert why in note
    assert "sk-secret" not in note


def test_a_server_that_is_busy_is_asked_again_and_one_that_is_silent_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(chat_bot, "PAUSE", 0.01)
    match, silent = Match(KATAMARI, seed=1), threading.Event()
    busy: list[tuple[int, Any]] = [(429, {}), (503, {})]
    seat = match.waiting[0]
    with model(lambda asked: busy.pop() if busy else first(asked)) as (name, heard):
        bot = find(name, KATAMARI)
        bot.ask(match, seat)
        assert bot.take_notes() == []
        assert len(heard) == 3

    def stay_silent(asked: dict[str, Any]) -> tuple[int, Any]:
        silent.wait(60)
        return first(asked)

    with model(stay_silent) as (name, heard):
        bot = find(name.replace("chat:", "chat@0.2:"), KATAMARI)
        for _ in range(STARTS + 2):
            bot.ask(match, seat)
        notes = bot.take_notes()
        silent.set()
    assert len(heard) == STARTS
    assert all("it has not answered within 0.2 seconds" in note for note in notes[:STARTS])
    assert all(f"failed {STARTS} times in a row and is not asked again" in note for note in notes[STARTS:])


@pytest.mark.parametrize(
    "name",
    [
        "chat:",
        "chat:model",
        "chat:model@ftp://host",
        "chat:m@http://",
        "chat:m@http://me:key@host/v1",
        "chat:m@https://h/v1?k=1",
    ],
)
def test_a_name_that_is_no_model_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"is no model: write chat:MODEL@ADDRESS|leave keys out of it"):
        find(name, KATAMARI)


def test_the_best_stand_first_and_all_meet_all() -> None:
    absent = "cmd:/nowhere/at/all"
    fields = arena(["katamari"], ["random", "heuristic", absent], games=6)
    (field,) = fields
    assert field.rows[0].bot == "heuristic"
    assert [row.bot for row in field.rows if row.forfeits] == [absent]
    assert "Some of the forfeits:" in markdown(fields, 0)
    assert len(field.pairs) == 6
    for (one, other), wins in field.pairs.items():
        assert wins.mean + field.pairs[other, one].mean == pytest.approx(1)
    assert "## All games for two" not in markdown(fields, 0)
    assert "## All games for two" in markdown([*fields, *fields], 0)
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(ValueError, match="each of them once"):
            arena(["katamari"], bots)


def test_a_model_is_found_by_its_name() -> None:
    bot = find("chat@2.5:llama3.1:8b@http://localhost:11434/v1", KATAMARI)
    assert isinstance(bot, ChatBot)
    assert (bot.model, bot.address, bot.seconds) == ("llama3.1:8b", "http://localhost:11434/v1", 2.5)
