"""Mutation testing: what is mutated, that tests notice it, and that nothing runs forever."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from connect_four import GAME
from leduc_poker import GAME as LEDUC
from rulewright import games
from rulewright.kernel import Game

pytest.importorskip("resource", reason="forks and their limits are not known to every system")

from tests.mutants.breaks import Break, breaks
from tests.mutants.digests import differs, seeded
from tests.mutants.trials import Endless, Fork, limit_memory, timer

ROOT = Path(__file__).parents[2]


def found(game: Game, before: str, after: str) -> Break:
    """The mutation with this text before and after."""
    (one,) = [b for b in breaks(game) if (b.before, b.after) == (before, after)]
    return one


def hunted(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.mutants", *words, "--numbers=8000"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def line_of(path: str, text: str) -> str:
    (at,) = [n for n, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), 1) if text in line]
    return f"--line={at}"


# ---------------------------------------------------------------- what is broken


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("comparison", "if seat != s.mover:", "if seat == s.mover:"),
        ("operator", "s.mover = 1 - seat", "s.mover = 1 + seat"),
        ("operator", "s.moves += 1", "s.moves -= 1"),
        ("constant", "s.moves += 1", "s.moves += 2"),
        ("constant", "s.end = End.FOUR", "s.end = End.FULL"),
        ("dropped", "s.moves += 1", "pass"),
        ("twice", "s.moves += 1", "s.moves += 1 (twice)"),
        ("condition", "if four(mine):", "if not four(mine):"),
        ("law", "return NOT_YOUR_TURN", "return 0"),
        ("seat", "s.discs[seat] = mine", "s.discs[(seat + 1) % box.seats] = mine"),
        ("order", "out[1 - s.mover] = 1; out[s.mover] = -1", "out[s.mover] = -1; out[1 - s.mover] = 1"),
    ],
)
def test_kinds_of_breaks(kind: str, before: str, after: str) -> None:
    assert found(GAME, before, after).kind == kind


def test_breaks_of_meaning() -> None:
    """The wrong number of seats, the wrong pile, and the wrong player handed to another rule."""
    files = (("karthis", "rules/deck.py"), ("klobba", "rules/cards.py"))
    made = {(b.kind, b.before, b.after) for name, file in files for b in breaks(games.load(name), file)}
    for kind, part in (("seats", "box.seats - 1"), ("pile", "s.discard"), ("seat", "(seat + 1) % box.seats")):
        assert any(part in after and part not in before for k, before, after in made if k == kind), kind


def test_boundaries_and_loops_are_off_by_one() -> None:
    made = {(b.before, b.after) for b in breaks(LEDUC)}
    loop = "for i in range(box.seats):"
    assert {(loop, "for i in range(1, box.seats):"), (loop, "for i in range(box.seats - 1):")} <= made


def test_what_is_told_is_left_alone() -> None:
    assert not [b for game in (GAME, LEDUC) for b in breaks(game) if "note(" in b.before + b.after]


def test_a_break_is_seen_by_all_who_know_the_rule_and_by_the_seeded_games() -> None:
    """In a fork: the rules of this process, which other tests play by, stay whole."""
    played, kept = seeded(GAME, 500)
    assert differs(played, kept) == ""

    def broken(say: Callable[[str], None]) -> None:
        found(GAME, "s.mover = 1 - seat", "s.mover = 1 + seat").make()
        say(differs(played, kept))

    (told,) = Fork(broken).heard(str)
    assert "seed 1000" in told
    assert differs(played, kept) == ""


# ---------------------------------------------------------------- limits


def test_an_endless_rule_is_stopped_and_a_greedy_one_too() -> None:
    def endless(say: Callable[[str], None]) -> None:
        try:
            with timer(0.05):
                while True:
                    pass
        except Endless:
            say("stopped")

    def greedy(say: Callable[[int], None]) -> None:
        limit_memory(1 << 26)
        say(len(bytes(1 << 30)))

    assert Fork(endless).heard(str) == ["stopped"]
    assert Fork(greedy).heard(int) == []


# ---------------------------------------------------------------- whole hunts

FEW = """
import pytest
from connect_four import GAME
from leduc_poker import GAME as LEDUC
from tests.games.test_connect_four import played

@pytest.mark.clause("C4-4")
@pytest.mark.parametrize("columns", ["1212121", "1122334"])
def test_down_and_along(columns):
    assert played(columns[:-1]).end == 0
    assert played(columns).end == 1
"""


def test_a_rule_without_a_test_survives_and_is_listed_until_it_has_one(tmp_path: Path) -> None:
    """Diagonals are not tested here; the seeded games show that they matter. Verdicts are kept, and survivors tried again."""
    (tmp_path / "test_connect_four.py").write_text(FEW, "utf-8")
    line = line_of("examples/connect_four/rules.py", "return (lined(b, 1)")
    wish = ("connect_four", line, "--jobs=2", f"--keep={tmp_path}/kept")
    none = hunted(*wish, "--minutes=0")
    assert "not tried, for want of time: 13" in none.stdout, none.stdout + none.stderr
    few = hunted(*wish, f"--tests={tmp_path}")
    listed = [text for text in few.stdout.splitlines() if text.startswith("SURVIVES   rules.py:")]
    assert any("->  return lined(b, 1) | lined(b, 7) | lined(b, 6) | lined(b, 9) != 0" in text for text in listed), few
    assert few.returncode == 1
    assert set(listed) <= set(hunted(*wish).stdout.splitlines()), "it was kept, and not tried again"
    own = hunted(*wish, "--again")
    assert "SURVIVES" not in own.stdout
    assert own.returncode == 0, own.stdout + own.stderr


@pytest.mark.release  # a rule that never ends is stopped, see above
def test_a_break_that_never_ends_counts_as_caught() -> None:
    endless = hunted("leduc_poker", line_of("examples/leduc_poker/rules.py", "s.mover = (s.mover + 1) % box.seats"))
    assert "stopped: 0" not in endless.stdout
    assert "(100.0 %)" in endless.stdout, endless.stdout + endless.stderr
    assert endless.returncode == 0
