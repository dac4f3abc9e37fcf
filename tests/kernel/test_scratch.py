"""Scratch fields and lookup tables: work space that leaves no trace, and numbers that are not in the box; the same in every
engine."""

from __future__ import annotations

from shutil import copytree
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import Game, GameState, Struct, field, int8, public, scratch, table
from rulewright.kernel.engines import cuda, engine
from rulewright.kernel.engines.step import fingerprint_of
from rulewright.kernel.scratch_memory import wiper
from tests.toys.high_card import GAME

WORTH = "worth = s.seats[i].laid + roll(s, box.bonus)"
TABLES = "FACTOR, STEP = table([0, 3, 1]), table(lambda: [[0, 1], [2, 0], [1, 4]])"
SCRIBBLED = """s.room[i] = s.seats[i].laid
        s.seats[i].memo = FACTOR[i] + STEP[i][1]
        worth = s.room[i] + s.seats[i].memo + roll(s, box.bonus)"""


@pytest.fixture(scope="module")
def scribbler(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """High Card with rules that use scratch fields and lookup tables."""
    home = tmp_path_factory.mktemp("games") / "scribbler"
    copytree(GAME.home, home)
    state, rules = home / "state.py", home / "rules.py"
    text = state.read_text().replace("    public,\n", "    public,\n    scratch,\n", 1)
    text = text.replace("    tricks: int", "    memo: int = scratch(int8)\n    tricks: int")
    state.write_text(text + "    room: list[int] = scratch(int8, 5)\n")
    text = rules.read_text().replace("note, push", "note, table, push").replace(WORTH, SCRIBBLED)
    assert "s.room[i]" in text
    rules.write_text(text.replace("NOT_YOURS, NOT", TABLES + "\nNOT_YOURS, NOT"))
    return games.load(str(home))


def test_paper_and_tables_are_the_same_in_every_engine(scribbler: Game) -> None:
    box = scribbler.make_box()
    slow, fast = (engine(name).run(scribbler, box, 3, 200) for name in ("interpreted", "compiled"))
    assert (slow.prints == fast.prints).all()
    plain = engine("interpreted").run(GAME, GAME.make_box(), 3, 200)
    assert (slow.scores != plain.scores).any(), "what the tables say counts"
    assert ".visible .entry" in cuda.ptx(scribbler)


def test_what_was_scribbled_is_gone_when_a_rule_has_answered(scribbler: Game) -> None:
    s: Any = scribbler.state()
    box = scribbler.make_box()
    s.rng[:] = [1, 2]
    scribbler.rules.setup(s, box)
    s.room[2], s.seats[1].memo = 7, 9
    before = fingerprint_of(s)
    scribbler.rules.waiting(s)
    assert (s.room, s.seats[1].memo) == ([0] * 5, 0)
    assert fingerprint_of(s) != before


class Leaf(Struct):
    kept: int = public(int8)
    lost: int = scratch(int8)


class Tree(GameState):
    twigs: list[Leaf] = field(Leaf, 2)
    paper: list[list[int]] = scratch(int8, 2, 2)
    heap: list[Leaf] = scratch(Leaf, 2)


def test_only_paper_is_wiped() -> None:
    s, wipe = Tree(), wiper(Tree)
    assert wipe is not None
    for leaf in (*s.twigs, *s.heap):
        leaf.kept = leaf.lost = 1
    s.paper[1][0] = 1
    wipe(s)
    assert [(leaf.kept, leaf.lost) for leaf in s.twigs] == [(1, 0)] * 2
    assert [(leaf.kept, leaf.lost) for leaf in s.heap] == [(0, 0)] * 2
    assert s.paper == [[0, 0], [0, 0]]
    assert wiper(GAME.state) is None


def test_a_table_from_a_function_is_reckoned_when_it_is_first_read_and_once() -> None:
    asked = []

    def reckoned() -> list[list[int]]:
        asked.append(1)
        return [[0, 1], [2, 0]]

    steps = table(reckoned)
    assert not asked
    assert (steps[1][0], len(steps), repr(steps)) == (2, 2, "((0, 1), (2, 0))")
    assert asked == [1]
    wrong = table(lambda: [1.5])
    with pytest.raises(ValueError, match="a table"):
        wrong[0]


@pytest.mark.parametrize("wrong", [[], [[1], [1, 2]], [[1], 2], [1.5], [2**63], ["a"]])
def test_what_is_no_table_is_refused(wrong: list[object]) -> None:
    with pytest.raises(ValueError, match="a table"):
        table(wrong)
