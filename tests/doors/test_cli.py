from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import is_dataclass
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

import rulewright as package
from bench.server_load import processor
from rulewright import games
from rulewright.doors.cli.app import app
from rulewright.doors.cli.parameters import taken
from tests.doors.conftest import FOUR, PARLOUR, TOY, Rulewright
from tests.tiers import mostly

SHELF = games.names()
PICTURE = str(Path(FOUR).parents[1] / "docs/screenshots/clin9ic.png")


def test_help_is_what_one_gets_for_nothing(rulewright: Rulewright) -> None:
    ran = rulewright()
    assert ran.code == 0
    for name in ("games", "play", "simulate", "replay", "verify", "rules", "content", "heroes"):
        assert name in ran.out
    assert "Usage: rulewright play" in rulewright("play", "-h").out


def test_version(rulewright: Rulewright) -> None:
    assert rulewright("--version").out == f"rulewright {package.__version__}\n"


def test_games_names_every_game(rulewright: Rulewright) -> None:
    ran = rulewright("games")
    for name in SHELF:
        assert name in ran.out
        assert games.load(name).pitch in ran.out


def test_games_says_what_is_reconstructed(rulewright: Rulewright) -> None:
    lines = [line.strip() for line in rulewright("games").out.splitlines()]
    for name in SHELF:
        assert games.load(name).reconstruction in lines
    assert sum(line.startswith("Partly reconstructed. ") for line in lines) == 5
    assert sum(line.startswith("Reconstructed. ") for line in lines) == 2


def test_games_as_json(rulewright: Rulewright) -> None:
    found = json.loads(rulewright("games", "--json").out)
    assert [game["name"] for game in found] == SHELF
    for row in found:
        game = games.load(row["name"])
        assert row["seats"] == list(game.seats)
        assert (row["badge"], row["reconstructed"]) == (game.reconstructed.badge, game.reconstructed.what)
        assert [o["name"] for o in row["options"]] == [o.name for o in game.options]


def test_rules_shows_every_clause_and_what_is_a_ruling(rulewright: Rulewright) -> None:
    out = rulewright("rules", PARLOUR).out
    for key in ("PA-1", "PA-2", "PA-3", "Bidding", "End"):
        assert key in out
    assert out.count("[ruling]") == 1


def test_rules_begin_with_the_game_on_one_page(rulewright: Rulewright) -> None:
    out = rulewright("rules", "klotho", "-o", "cards=45").out
    parts = [out.index(part) for part in ("What you want", "Your turn", "The end", "What people forget", "KL-1 ")]
    assert parts == sorted(parts)
    assert out.count("|   | * | * |   |") == 2, "the claim is drawn once"
    assert json.loads(rulewright("rules", "klotho", "--json").out)["summary"]["aim"][0]["clauses"] == [
        "KL-97",
        "KL-103",
    ]


def test_rules_of_one_clause_gives_its_reason(rulewright: Rulewright) -> None:
    out = rulewright("rules", PARLOUR, "pa-2").out
    assert "Both bid at once" in out
    assert "Bidding; ruling." in out
    assert "Nobody may wait and see." in out
    assert "Nobody may wait and see." not in rulewright("rules", PARLOUR, "PA-1").out


def test_rules_say_which_clause_is_overruled_and_by_which(rulewright: Rulewright) -> None:
    assert "Overruled by KA-H13." in rulewright("rules", "karthis", "KA-55").out
    assert "Overruled" not in rulewright("rules", "karthis", "KA-H13").out
    assert rulewright("rules", "karthis").out.count("[overruled by KA-H13]") == 1
    assert "Narrowed by KA-H42." in rulewright("rules", "karthis", "KA-50").out
    assert rulewright("rules", "karthis").out.count("[narrowed by KA-H42]") == 1


def test_evidence_is_looked_up_in_a_rulebook(rulewright: Rulewright, tmp_path: Path) -> None:
    book = Path(FOUR) / "rulebook.txt"
    ran = rulewright("rules", FOUR, "--against", str(book))
    assert (ran.code, ran.out.splitlines()[-1]) == (0, f"6 of 6 clauses with evidence found in {book}.")
    assert any(
        line.startswith("C4-") and " as written, but its passage lacks: " in line for line in ran.out.splitlines()
    )
    other = tmp_path / "other.txt"
    other.write_text(book.read_text("utf-8").replace("six discs", "seven discs"), "utf-8")
    ran = rulewright("rules", FOUR, "--against", str(other))
    assert ran.code == 1
    assert ran.out.splitlines()[-2:] == [
        f'C4-3 (as written): "once it holds six discs" is not in {other}',
        f"5 of 6 clauses with evidence found in {other}.",
    ]
    assert rulewright("rules", FOUR, "C4-4", "--against", str(other)).code == 0
    assert rulewright("rules", FOUR, "C4-3", "--against", str(other)).code == 1


def test_clauses_from_other_sources_name_them(rulewright: Rulewright) -> None:
    out = rulewright("rules", "twelve_patrols", "TP-6").out
    assert "from other sources: the publisher's text on the first print-and-play version." in " ".join(out.split())
    out = rulewright("rules", "twelve_patrols", "TP-5").out
    assert 'as written: "Draw only 9 cards".' in " ".join(out.split())
    whole = " ".join(rulewright("rules", "twelve_patrols").out.split())
    assert whole.count("[from other sources: ") == 26
    assert "[from other sources: a review of the print-and-play version]" in whole


def test_rules_as_json(rulewright: Rulewright, tmp_path: Path) -> None:
    found = json.loads(rulewright("rules", "karthis", "--json").out)
    assert (found["game"], found["title"]) == ("karthis", games.load("karthis").title)
    assert [clause["id"] for clause in found["clauses"]] == list(games.load("karthis").clauses)
    (one,) = json.loads(rulewright("rules", "karthis", "ka-55", "--json").out)["clauses"]
    assert (one["id"], one["overruled"]) == ("KA-55", "KA-H13")
    book = Path(FOUR) / "rulebook.txt"
    other = tmp_path / "other.txt"
    other.write_text(book.read_text("utf-8").replace("six discs", "seven discs"), "utf-8")
    ran = rulewright("rules", FOUR, "--against", str(other), "--json")
    told = json.loads(ran.out)
    assert (ran.code, len(told["found"]), [clause["id"] for clause in told["missing"]]) == (1, 5, ["C4-3"])


def test_verify_as_json(rulewright: Rulewright, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    rulewright("play", PARLOUR, "--seed", "3", typed=f"1\ns {record}\n")
    ran = rulewright("verify", str(record), "--game", PARLOUR, "--json")
    told = json.loads(ran.out)
    assert (ran.code, told["true"], told["finished"], told["line"]) == (0, True, False, 0)
    assert told["text"] + "\n" == rulewright("verify", str(record), "--game", PARLOUR).out
    record.write_text(record.read_text("utf-8").replace('"Player 1"', '"Player 9"'), "utf-8")
    ran = rulewright("verify", str(record), "--game", PARLOUR, "--json")
    assert (ran.code, json.loads(ran.out)["true"]) == (1, False)


WRONG = [
    (["nonsense"], "no such command 'nonsense'; see rulewright --help"),
    (["content"], "missing command; see rulewright content --help"),
    (["play"], "missing argument 'GAME'; see rulewright play --help"),
    (["play", "nix"], "there is no game 'nix': choose one of"),
    (["play", "klohto"], "there is no game 'klohto': did you mean klotho? If not, choose one of asteroid_miners,"),
    (["rules", "Klobba"], "did you mean klobba?"),
    (["play", "12 Patrols"], "did you mean twelve_patrols?"),
    (["simulate", "miners", "-n", "1"], "did you mean asteroid_miners?"),
    (["play", FOUR, "--players", "3"], "Connect Four is for 2 players, not 3"),
    (["play", FOUR, "--players", "some"], "--players"),
    (["play", FOUR, "--seed", "luck"], "--seed"),
    (["play", FOUR, "--seed", "-1"], "--seed"),
    (["play", FOUR, "-o", "speed=9"], "has no option speed: it has none"),
    (["play", PARLOUR, "-o", "extra=99"], "extra is a whole number from 0 to 20, not '99'"),
    (["play", PARLOUR, "-o", "extra"], "'extra' is not an option: write it as name=value"),
    (["play", PARLOUR, "-o", "extra=1", "-o", "extra=2"], "option extra is given twice"),
    (["play", FOUR, "--box", "/nowhere"], "cannot read /nowhere"),
    (["play", FOUR, "--name", "A", "--name", "B"], "add --hotseat"),
    (["play", FOUR, "--name", ""], "cannot be a name"),
    (["play", FOUR, "--hero", "Ann"], "it has no campaign"),
    (["play", PARLOUR, "--hero", "Ann", "--name", "Bo"], "leave --name out"),
    (["play", PARLOUR, "--hero", "Ann", "-o", "extra=7"], "extra is 0 on the sheet of Ann"),
    (["play", FOUR, "--resume", "/nowhere"], "cannot read /nowhere"),
    (["play", FOUR, "--resume", "/nowhere", "--seed", "1"], "give --resume alone"),
    (["simulate", FOUR], "missing option '--games'"),
    (["simulate", FOUR, "--games", "0"], "play from 1 to 1,000,000,000,000 games, not 0"),
    (["simulate", FOUR, "--games", "5", "--seed", "-3"], "a seed is a whole number from 0"),
    (
        ["simulate", FOUR, "--games", "5", "--engine", "steam"],
        "there is no engine steam: choose one of auto, interpreted",
    ),
    (["simulate", FOUR, "--games", "5", "--jobs", "0"], "at least 1 job"),
    (["simulate", "nix", "--games", "5"], "there is no game 'nix'"),
    (["replay", "/nowhere"], "cannot read /nowhere"),
    (["verify", "/nowhere"], "cannot read /nowhere"),
    (["rules", FOUR, "C4-99"], "Connect Four has no clause C4-99: its clauses are C4-1 to C4-"),
    (["rules", FOUR, "--against", "/nowhere"], "cannot read /nowhere: No such file"),
    (["rules", FOUR, "--against", PICTURE], "not a text file: give the rulebook as plain text"),
    (["heroes", FOUR], "it has no campaign"),
    (["content", "check", "/nowhere"], "cannot read /nowhere"),
]


@pytest.mark.parametrize(("arguments", "why"), WRONG, ids=[" ".join(a)[-40:] for a, _ in WRONG])
def test_what_is_wrong_is_said_in_one_sentence(rulewright: Rulewright, arguments: list[str], why: str) -> None:
    ran = rulewright(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("rulewright: ")
    assert ran.err.count("\n") == 1
    assert why in ran.err


def test_a_defect_is_called_one_without_a_traceback(rulewright: Rulewright, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> None:
        raise ZeroDivisionError("oh dear")

    monkeypatch.setattr("rulewright.games.names", broken)
    ran = rulewright("games")
    assert ran.code == 2
    assert ran.err.startswith("rulewright: ZeroDivisionError: oh dear; this is a defect")
    monkeypatch.setenv("RULEWRIGHT_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        rulewright("games")


# ---------------------------------------------------------------- in a separate process

PROBE = """
import sys
from rulewright.doors.cli import run
code = run(sys.argv[1:])
print("HEAVY", *sorted(sys.modules), code)
"""
COMPILERS = {"numpy", "numba", "llvmlite"}
NO_RULES = {*COMPILERS, "babel", "fluent", "importlib.metadata", "msgspec", "rich", "rulewright.kernel"}
NO_GAME = {*NO_RULES, "rulewright.games"}
START = [
    (["--help"], NO_GAME),
    (["--version"], NO_GAME),
    (["lab", "run", "--help"], NO_GAME),
    (["games"], NO_RULES),
]


@pytest.mark.parametrize(("arguments", "needless"), START, ids=[" ".join(a) for a, _ in START])
def test_a_command_imports_only_what_it_needs(arguments: list[str], needless: set[str]) -> None:
    command = [sys.executable, "-c", PROBE, *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, env={**os.environ, "LC_ALL": "C"})
    assert not needless & set(ran.stdout.rpartition("HEAVY")[2].split())


def commands(group: Any = app, path: str = "") -> Iterator[tuple[str, Any]]:
    for name, each in group.commands.items():
        yield from commands(each, f"{path}{name} ") if hasattr(each, "commands") else [(f"{path}{name}", each)]


@pytest.mark.parametrize(("name", "command"), [*commands()], ids=[name for name, _ in commands()])
def test_every_option_reaches_the_function_of_its_command(name: str, command: Any) -> None:
    values = {parameter.name: object() for parameter in command.params}
    given = taken(command.function(), values)
    assert given.keys() == {*signature(command.function()).parameters}
    reached = [*given.values(), *(value for record in given.values() for value in vars_of(record))]
    assert [key for key, value in values.items() if value not in reached] == []


def vars_of(record: object) -> list[object]:
    return [*vars(record).values()] if is_dataclass(record) else []


def test_what_needs_no_compiler_imports_none(tmp_path: Path, rulewright: Rulewright) -> None:
    record = tmp_path / "game.jsonl"
    rulewright("play", FOUR, "--seed", "1", typed=f"1\ns {record}\n")
    for arguments in (["games"], ["rules", TOY], ["play", FOUR], ["verify", str(record)], ["replay", str(record)]):
        ran = subprocess.run(
            [sys.executable, "-c", PROBE, *arguments], input="1\n2\nq\n", capture_output=True, text=True, check=True
        )
        assert not COMPILERS & set(ran.stdout.rpartition("HEAVY")[2].split()), arguments


def test_a_closed_pipe_is_no_error() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m rulewright rules {FOUR} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == ""


LONG = {
    "simulate": ["simulate", FOUR, "--games", "100000000", "--engine", "interpreted"],
    "tournament": ["tournament", FOUR, "--seats", "random,random", "--games", "100000000"],
    "study": ["lab", FOUR, "--bots", "random", "--games", "100000000", "--until", "0"],
}
STOPS = [
    ("simulate", "1", "interrupt"), ("simulate", "2", "interrupt"), ("simulate", "1", "end"), ("simulate", "2", "end"),
    ("simulate", "2", "end group"), ("tournament", "2", "end"), ("study", "2", "end"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "jobs", "how"), mostly(STOPS, [STOPS[1], STOPS[3]]))
def test_a_stop_is_clean(command: str, jobs: str, how: str, tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rulewright", *LONG[command], "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "RULEWRIGHT_CACHE": str(tmp_path)},
    ) as child:
        try:
            end = time.monotonic() + 240
            while not (list(tmp_path.glob("studies/*.json")) and processor(child.pid) > 4) and time.monotonic() < end:
                time.sleep(0.1)
            if how == "interrupt":
                os.killpg(child.pid, signal.SIGINT)  # as a terminal does: the workers get it too
            else:
                child.terminate()
            if how == "end group":  # as `timeout` does
                os.killpg(child.pid, signal.SIGTERM)
            out, err = child.communicate(timeout=300)
        finally:
            with suppress(ProcessLookupError):  # leave no process behind
                os.killpg(child.pid, signal.SIGKILL)
    assert (child.returncode, out) == (130 if how == "interrupt" else 143, "")
    expected = ("About ", "Compiling ", "Stopped. The same command goes on")
    assert all(line.startswith(expected) for line in err.splitlines()), err
    (kept,) = tmp_path.glob("studies/*.results")
    assert kept.stat().st_size > 64, "what was done is kept"


def test_a_slip_of_a_game_s_author_is_told_with_its_line(rulewright: Rulewright, tmp_path: Path) -> None:
    """And not as a defect of Rulewright; the checked engine then gives more detail."""
    shutil.copytree(FOUR, tmp_path / "slip")
    rules = tmp_path / "slip" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("s.discs[seat] = mine", "s.discs[seat + 2] = mine"), "utf-8")
    line = next(n for n, text in enumerate(rules.read_text("utf-8").splitlines(), 1) if "seat + 2" in text)
    ran = rulewright("simulate", str(tmp_path / "slip"), "--games", "3", "--engine", "interpreted")
    assert ran.code == 2
    assert f"apply (rules.py, line {line}): " in ran.err
    assert "--engine checked" in ran.err
    ran = rulewright("simulate", str(tmp_path / "slip"), "--games", "3", "--engine", "checked")
    assert f"State.discs[2] does not exist: its places are 0 to 1; in apply (rules.py, line {line})" in ran.err


def test_nothing_printed_needs_no_box_file(rulewright: Rulewright, tmp_path: Path) -> None:
    shutil.copytree(FOUR, tmp_path / "bare")
    (tmp_path / "bare" / "box.toml").unlink()
    state = tmp_path / "bare" / "state.py"
    state.write_text(state.read_text("utf-8").replace('file.number("first", 0, 1)', "0"), "utf-8")
    ran = rulewright("simulate", str(tmp_path / "bare"), "--games", "3", "--engine", "interpreted")
    assert ran.code == 0, ran.err


def test_a_lesson_is_played_and_drafted(rulewright: Rulewright) -> None:
    played = rulewright("lesson", FOUR)
    assert "Robin: Drop in column 2" in played.out
    assert "This is Connect Four." in played.out
    drafted = rulewright("lesson", FOUR, "--draft", "--moves", "3", "--seed", "9")
    assert drafted.out.startswith("seed = 9\nseats = 2\n")
    assert drafted.out.count("[[step]]") == 2
    assert rulewright("lesson", TOY.replace("high_card", "claims")).code != 0, "it has none"


def test_a_lesson_of_a_reconstructed_game_says_so(rulewright: Rulewright) -> None:
    assert rulewright("lesson", "twelve_patrols").out.startswith("Partly reconstructed. ")
    assert "Partly reconstructed. " in rulewright("learn", "twelve_patrols", typed="q\n").out
    assert "econstructed" not in rulewright("lesson", FOUR).out
