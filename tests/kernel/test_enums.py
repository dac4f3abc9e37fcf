"""Enumerations in rules: numbers to every compiler, never stale on disk, and misspelt members reported in one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import msgspec
import numpy as np
import pytest

from rulewright import games
from rulewright.kernel import Enumeration, Struct, Verbs, callgraph, int8, public, rule, verb
from rulewright.kernel.actions import VerbNames
from rulewright.kernel.engines import card, cuda, engine
from rulewright.kernel.engines.compiled import compile_for
from rulewright.kernel.enumerations import Names
from rulewright.kernel.rule import RuleError
from tests.conformance.cases import EXAMPLES
from tests.kernel.test_compiled import files, said, start
from tests.kernel.test_diagnostics import READY, broken


class Phase(Enumeration):
    OPENING = 3
    BUILDING = 7
    CLOSING = 9


class Verb(Verbs):
    ROLL = verb()
    MOVE = verb(mineral=3, way=2)
    PLACE = verb(card=4, x=3, y=5)
    STEP = verb(k=6)
    RESIGN = verb(concede=True, name="give up")


LATE = (Phase.BUILDING, Phase.CLOSING)
FIRST = Phase.OPENING


@rule
def numbers(n: int, action: int) -> int:
    """Every way in which a rule may use an enumeration, summed up."""
    phase = Phase.OPENING if n > 3 else Phase.BUILDING
    kinds = Phase
    total = phase + 10 * kinds.CLOSING + 100 * FIRST + LATE[n % 2]
    if n in LATE or phase == Phase.BUILDING:
        total += 1
    taken = Verb.at(action)
    if taken == Verb.ROLL:
        total += 1000
    elif taken == Verb.MOVE:
        mineral, way = Verb.MOVE.arguments(action)
        total += 2000 + 10 * mineral + way + 10_000 * Verb.MOVE.of(mineral if n else 2 - mineral, 1 - way)
    elif taken == Verb.PLACE:
        card, x, y = Verb.PLACE.arguments(action)
        total += 3000 + 100 * card + 10 * x + y + 10_000 * Verb.PLACE.of(3 - card, x, y)
    elif taken == Verb.STEP:
        total += 4000 + Verb.STEP.argument(action) + Verb.STEP.size + 10_000 * Verb.STEP.of(action - Verb.STEP)
    else:
        total += taken
    return total


CODES = range(int(Verb.RESIGN) + 1)


def test_compiled_they_are_the_numbers_that_they_stand_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))  # compile now, with the current rewrite

    def entry(n, action):  # type: ignore[no-untyped-def]
        return numbers(n, action)

    compiled = compile_for("enums", entry)
    for n in range(9):
        assert [compiled(n, action) for action in CODES] == [numbers(n, action) for action in CODES]


def test_the_gpu_takes_them() -> None:
    from numba import types

    def kernel(out, n, action):  # type: ignore[no-untyped-def]
        out[0] = numbers(n, action)

    card.load_cuda()
    assert ".visible .entry" in card.device_code(kernel, (types.Array(types.int64, 1, "C"), types.int64, types.int64))


def test_verbs_number_their_moves_in_order() -> None:
    assert [int(v) for v in Verb] == [0, 1, 7, 67, 73]
    assert [Verb.at(action) for action in CODES] == [v for v in Verb for _ in range(v.size)]
    assert [v.public for v in Verb] == ["roll", "move", "place", "step", "give up"]
    assert [v.concede for v in Verb] == [False] * 4 + [True]
    assert Verb.PLACE.parameters == (("card", 4), ("x", 3), ("y", 5))
    for v in Verb:
        for action in range(int(v), v + v.size):
            assert v.of(*v.arguments(action)) == action
            assert type(v.of(*v.arguments(action))) is int
    wrong: list[tuple[Callable[..., Any], tuple[int, ...], str]] = [
        (Verb.MOVE.of, (1,), "Verb.MOVE takes mineral, way, not 1 arguments"),
        (Verb.MOVE.of, (1, 2), "move: way is 2, but goes from 0 to 1"),
        (Verb.MOVE.argument, (1,), "Verb.MOVE takes mineral, way, not one argument"),
        (Verb.at, (74,), "there is no move 74: moves are numbered 0 to 73"),
    ]
    for f, given, sentence in wrong:
        with pytest.raises((TypeError, RuleError), match=sentence):
            f(*given)


def key_with(monkeypatch: pytest.MonkeyPatch, name: str, value: Any, f: Any) -> str:
    with monkeypatch.context() as change:
        change.setitem(globals(), name, value)
        return callgraph.key(f)


def phases(opening: int, building: int, closing: int) -> Any:
    """Another Phase, indistinguishable from this one by its name."""
    space = {"__module__": Phase.__module__, "__qualname__": Phase.__qualname__}
    return Names("Phase", (Enumeration,), {**space, "OPENING": opening, "BUILDING": building, "CLOSING": closing})


def test_the_key_follows_the_members_that_are_read_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def reads(n: int) -> bool:
        return n == Phase.BUILDING

    def hands_on(n: int) -> bool:
        kinds = Phase
        return n == kinds.BUILDING

    assert key_with(monkeypatch, "Phase", phases(3, 7, 9), reads) == callgraph.key(reads)
    assert key_with(monkeypatch, "Phase", phases(3, 8, 9), reads) != callgraph.key(reads)
    assert key_with(monkeypatch, "Phase", phases(4, 7, 10), reads) == callgraph.key(reads)
    assert key_with(monkeypatch, "Phase", phases(3, 8, 9), hands_on) != callgraph.key(hands_on)


def verbs(**declared: Any) -> Any:
    space = {"__module__": Verb.__module__, "__qualname__": Verb.__qualname__}
    return VerbNames("Verb", (Verbs,), space | declared)


def test_the_key_follows_the_arithmetic_of_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    def makes(n: int) -> int:
        return Verb.MOVE.of(n, 1)

    def sorts(n: int) -> bool:
        return Verb.at(n) == Verb.ROLL

    same = verbs(ROLL=verb(), MOVE=verb(mineral=3, way=2), PLACE=verb(n=60), STEP=verb(n=6), RESIGN=verb())
    wider = verbs(ROLL=verb(), MOVE=verb(mineral=2, way=3), PLACE=verb(n=60), STEP=verb(n=6), RESIGN=verb())
    moved = verbs(ROLL=verb(), MOVE=verb(mineral=3, way=2), PLACE=verb(n=61), STEP=verb(n=6), RESIGN=verb())
    assert key_with(monkeypatch, "Verb", same, makes) == callgraph.key(makes)
    assert key_with(monkeypatch, "Verb", wider, makes) != callgraph.key(makes)
    assert key_with(monkeypatch, "Verb", same, sorts) == callgraph.key(sorts)
    assert key_with(monkeypatch, "Verb", moved, sorts) != callgraph.key(sorts)


@pytest.mark.release
def test_a_changed_member_never_runs_stale(tmp_path: Path) -> None:
    """The ending that connect four sets for a full board is changed: the next run must use it."""
    game, cache = tmp_path / "four", tmp_path / "cache"
    copytree(EXAMPLES / "connect_four", game)
    first, _ = said(start(game, cache))
    kept = files(cache)
    state = (game / "state.py").read_text()
    assert "    FOUR = 1\n" in state
    (game / "state.py").write_text(state.replace("    FOUR = 1\n", "    FOUR = 0\n"))
    with pytest.raises(
        Exception, match="exit status 1"
    ):  # four in a row no longer ends it: past the end columns are full
        assert said(start(game, cache))[0] == first
    assert files(cache) > kept


@pytest.mark.parametrize("chosen", ["compiled", "checked"])
def test_a_member_that_does_not_exist_is_one_sentence(tmp_path: Path, chosen: str) -> None:
    game, line = broken(tmp_path, "s.end = End.OUT", "s.end = End.OTU")
    with pytest.raises(RuleError, match=rf"^turn \(rules.py, line {line}\): End has no OTU: OUT perhaps\?$"):
        engine(chosen).run(game, game.make_box(), 0, 1)


def test_a_verb_with_other_arguments_is_one_sentence(tmp_path: Path) -> None:
    game, line = broken(tmp_path, READY, "me.ready = Verb.LAY.of(1, 2)")
    with pytest.raises(
        RuleError, match=rf"\(rules.py, line {line}\): the move LAY is given 2 arguments; it takes 1"
    ) as found:
        engine("compiled").run(game, game.make_box(), 0, 1)
    assert "\n" not in str(found.value)


class Kept(Struct):
    phase: int = public(int8)
    row: list[int] = public(int8, 2)


def test_records_hold_numbers() -> None:
    named, plain = Kept(), Kept()
    named.phase, named.row[1] = Phase.BUILDING, Phase.CLOSING
    plain.phase, plain.row[1] = 7, 9
    assert named == plain
    assert named.pack() == plain.pack()
    assert repr(named) == repr(plain) == "Kept(phase=7, row=[0, 9])"
    assert json.dumps(named.row) == json.dumps(plain.row)
    assert msgspec.json.encode([named.phase, *named.row]) == b"[7,0,9]"
    assert f"{named.phase} {named.row[1]:02}" == "7 09"
    assert np.frombuffer(named.pack(), Kept.dtype())[0]["phase"] == 7


def test_engines_play_by_them_alike() -> None:
    game = games.load(str(EXAMPLES / "connect_four"))
    box = game.make_box()
    played = [engine(name).run(game, box, 3, 40) for name in ("interpreted", "checked", "compiled")]
    for batch in played[1:]:
        assert (batch.prints == played[0].prints).all()
        assert (batch.endings == played[0].endings).all()
    assert re.search(r"\.visible \.entry", cuda.ptx(game))
