"""External programs in a tournament: they play from their views alone, and forfeit a move if they are broken, slow or wrong."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright import games
from rulewright.bots import registry
from rulewright.doors.cli import run
from rulewright.doors.cli.tournament import bots_of
from rulewright.lab import external_bot
from rulewright.lab.external_bot import ExternalBot, find
from rulewright.lab.outsider import STARTS
from rulewright.lab.tournament import play_deal, tournament
from rulewright.match import Match

KATAMARI = games.load("katamari")
KLOBBA = games.load("klobba")
READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    if asked['type'] != 'move': continue\n"
SAY = "    print(json.dumps({'id': asked['id'], 'code': CODE}), flush=True)\n"
HASTY = READ + SAY.replace("CODE", "asked['moves'][0]['code']")

Program = Callable[[str, str], str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Write a program to a file; returns its name for a tournament."""

    def written(text: str, seconds: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(text, "utf-8")
        return f"cmd{seconds}:{sys.executable} {path}"

    return written


def test_a_program_plays_whole_games(program: Program) -> None:
    result = tournament(KATAMARI, names=[program(HASTY, ""), "random"], games=4)
    assert [s.forfeits for s in result.standings] == [0, 0]
    assert result.notes == []
    assert result.standings[0].seconds > 0


def test_it_is_the_same_in_several_processes(program: Program) -> None:
    name = program(HASTY, "")
    one, two = (tournament(KATAMARI, names=[name, "random"], games=4, jobs=jobs) for jobs in (1, 2))
    assert [(s.wins, s.score) for s in one.standings] == [(s.wins, s.score) for s in two.standings]


def test_it_is_shown_its_view_and_nothing_else(program: Program, tmp_path: Path) -> None:
    """Its input in two worlds that its seat cannot tell apart is the same, byte for byte."""
    heard = tmp_path / "heard"
    bot = find(
        program(HASTY.replace("    asked =", f"    open({str(heard)!r}, 'a').write(line)\n    asked ="), ""), KLOBBA
    )
    box = KLOBBA.make_box(seats=3)
    state = KLOBBA.state()
    state.rng[:] = [1, 2]
    KLOBBA.rules.setup(state, box)
    try:
        for seat in range(3):
            view = KLOBBA.view(state, box, seat)
            other = KLOBBA.redeal(view, box, seat, [seat + 5, 7])
            assert other.pack() != state.pack()
            for world in (state, other):
                bot.choose(KLOBBA, KLOBBA.view(world, box, seat), box, seat, [3, 5])
    finally:
        bot.close()
    _, *asked = [json.loads(line) for line in heard.read_text("utf-8").splitlines()]
    assert len(asked) == 6
    for one, two in zip(asked[::2], asked[1::2], strict=True):
        assert {**one, "id": 0} == {**two, "id": 0}
        assert set(one) == {"type", "id", "seat", "view", "board", "moves"}


BROKEN: list[tuple[str, str, str]] = [
    ("raise SystemExit(3)\n", "", "it has ended"),
    (READ + "    print('a move, please', flush=True)\n", "", "is not JSON"),
    (READ + "    print('[1, 2]', flush=True)\n", "", "its answer should be"),
    (READ + "    print(json.dumps({'id': asked['id'], 'code': 'first'}), flush=True)\n", "", "its answer should be"),
    (READ + SAY.replace("CODE", "10**9"), "", "is not one of its moves"),
    (READ + "    time.sleep(9)\n", "@0.2", "within 0.2 seconds"),
    (READ + "    print('x' * 10**6, flush=True)\n", "", "is not JSON"),
    ("import time\ntime.sleep(99)\n", "@0.2", "within 0.2 seconds and was ended"),
    ('while True: print(\'{"id": 0, "code": 0}\')\n', "@0.5", "within 0.5 seconds and was ended"),
]


@pytest.mark.parametrize(("text", "seconds", "why"), BROKEN)
def test_who_gives_no_move_forfeits_it(text: str, seconds: str, why: str, program: Program) -> None:
    bot, box, view = find(program(text, seconds), KATAMARI), KATAMARI.make_box(), _view()
    try:
        code = bot.choose(KATAMARI, view, box, 0, [3, 5])
    finally:
        bot.close()
    (note,) = bot.take_notes()
    assert why in note
    assert note.startswith("cmd")
    assert code in KATAMARI.legal(view, box, 0)


def _view() -> Any:
    state = KATAMARI.state()
    state.rng[:] = [1, 2]
    KATAMARI.rules.setup(state, KATAMARI.make_box())
    return KATAMARI.view(state, KATAMARI.make_box(), 0)


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(program: Program) -> None:
    late = (
        READ
        + "    if asked['id'] == 1: time.sleep(0.6)\n"
        + SAY.replace("CODE", "asked['moves'][asked['id'] - 1]['code']")
    )
    karthis = games.load("karthis")
    bot, box, match = find(program(late, "@0.3"), karthis), karthis.make_box(), Match(karthis, seed=7)
    assert isinstance(bot, ExternalBot)
    try:
        bot.choose(karthis, match.view(0), box, 0, [3, 5])
        bot.seconds = 20.0
        assert bot.choose(karthis, match.view(0), box, 0, [3, 5]) == match.legal(0)[1].code
    finally:
        bot.close()
    assert len(bot.take_notes()) == 1


def test_a_program_that_reads_nothing_holds_nobody_up(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its input does not fit into a pipe, which no deadline for answers would notice."""
    monkeypatch.setattr(external_bot, "_introduction", lambda game, box: {"type": "game", "box": "x" * 10**6})
    deaf = "import subprocess, time\nsubprocess.run(['sleep', '60'])\n"  # its child keeps the pipe open, too
    bot, box, view = find(program(deaf, "@0.3"), KATAMARI), KATAMARI.make_box(), _view()
    start = time.monotonic()
    for _ in range(STARTS + 2):
        assert bot.choose(KATAMARI, view, box, 0, [3, 5]) in KATAMARI.legal(view, box, 0)
    bot.close()
    assert time.monotonic() - start < 30
    notes = bot.take_notes()
    assert sum("s: it has not answered within 0.3 seconds and was ended." in note for note in notes) == STARTS
    assert notes[0].startswith(f"{bot.name} forfeits a move in seat 1 after 0.")
    assert f"failed {STARTS} times" in notes[-1]


def test_a_program_that_was_late_once_is_started_again(program: Program, tmp_path: Path) -> None:
    once = tmp_path / "once"
    late = f"import os, time\nif not os.path.exists({str(once)!r}):\n    open({str(once)!r}, 'w')\n    time.sleep(60)\n"
    bot, box, view = find(program(late + HASTY, "@0.3"), KATAMARI), KATAMARI.make_box(), _view()
    assert isinstance(bot, ExternalBot)
    try:
        bot.choose(KATAMARI, view, box, 0, [3, 5])
        bot.seconds = 60.0
        assert bot.choose(KATAMARI, view, box, 0, [3, 5]) == KATAMARI.legal(view, box, 0)[0]
    finally:
        bot.close()
    assert len(bot.take_notes()) == 1


def test_a_program_that_fails_every_time_is_not_started_for_ever() -> None:
    bots = [find("cmd:/nowhere/at/all", KATAMARI), registry.find("random", KATAMARI)]
    play_deal(KATAMARI, KATAMARI.make_box(), bots, 1)
    notes = bots[0].take_notes()
    assert len(notes) > STARTS
    assert "cannot be started" in notes[0]
    assert f"failed {STARTS} times" in notes[-1]


def test_forfeits_are_shown(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    name = program("raise SystemExit(3)\n", "")
    assert run(["tournament", "katamari", "--seats", f"{name},random", "-n", "2"]) == 0
    found = capsys.readouterr()
    assert "forfeits" in found.out
    assert "s: it has ended." in found.err


def test_a_command_with_commas_stands_in_quotes() -> None:
    assert bots_of('"cmd:./bot --weights 1,2", 3') == ["cmd:./bot --weights 1,2", "3"]
    assert bots_of("cmd:./my-bot,3") == ["cmd:./my-bot", "3"]


def test_only_a_tournament_starts_programs() -> None:
    """Bot names also come from records and requests: none of those may start a program."""
    with pytest.raises(ValueError, match="there is no bot 'cmd:"):
        registry.find("cmd:./my-bot", KATAMARI)
    with pytest.raises(ValueError, match="is no command"):
        find("cmd:'", KATAMARI)
