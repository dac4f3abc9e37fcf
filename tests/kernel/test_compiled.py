"""The compiled engine: cached on disk, never stale, silent, and not imported before it is needed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, rmtree
from typing import Any, NamedTuple

import numpy as np
import pytest
from numba.core.compiler import Flags

from rulewright.kernel import callgraph, chance, rule
from rulewright.kernel.chance import mix
from rulewright.kernel.engines import compiled, linking
from rulewright.kernel.engines.batch import Batch, packed
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.notes import note, whisper
from tests.conformance.cases import EXAMPLES
from tests.toys.high_card import GAME

RUN = """
import sys
from rulewright import games
from rulewright.kernel.engines import engine, linking
compile, compiled = linking.RuleCompiler.compile_extra, []
linking.RuleCompiler.compile_extra = lambda self, f: compiled.append(f) or compile(self, f)
game = games.load(sys.argv[1])
runner = engine("compiled")
batch = runner.run(game, game.make_box(), 0, 500)
print(int(batch.moves.sum()), len(compiled))
"""


def start(folder: Path, cache: Path, program: str = RUN) -> subprocess.Popen[str]:
    """Start an interpreter with this cache that plays 500 compiled random games."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    return subprocess.Popen(
        [sys.executable, "-c", program, str(folder)], env=environment, stdout=subprocess.PIPE, text=True
    )


class Kept(NamedTuple):
    """Connect four in a folder of its own, what was compiled of it, and how many moves and rules there are."""

    game: Path
    cache: Path
    moves: int
    rules: int

    def copied(self, to: Path) -> Kept:
        return self._replace(game=copytree(self.game, to / "four"), cache=copytree(self.cache, to / "cache"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Compiled by one of two processes, for which the other waits."""
    home = tmp_path_factory.mktemp("kept")
    game, cache = copytree(EXAMPLES / "connect_four", home / "four"), home / "cache"
    both = [said(process) for process in [start(game, cache), start(game, cache)]]
    (first, none), (_, every) = sorted(both, key=lambda each: each[1])
    assert both[0][0] == both[1][0]
    assert none == 0 < every, "both compiled at once, where one might have waited"
    return Kept(game, cache, first, every)


def test_rules_that_several_processes_compiled_at_once_fit_together(kept: Kept, tmp_path: Path) -> None:
    """Whichever of them stores a rule last, its callers from another process find it."""
    known = "import numba, numpy; [numba.from_dtype(numpy.dtype([(f'f{i}', 'i1')])) for i in range(7)]\n"
    (game, one, moves, _), other = kept.copied(tmp_path), tmp_path / "other"
    _, every = said(start(game, other, known + RUN))
    for n, file in enumerate(sorted((other / "rulewright/compiled/rules").iterdir())):
        if n % 2:
            copy(file, one / "rulewright/compiled/rules")
    rmtree(one / "rulewright/compiled/four")
    assert every > 4
    assert said(start(game, one)) == (moves, 0)


def said(process: subprocess.Popen[str]) -> tuple[int, int]:
    """The number of moves it made, and of rules it compiled."""
    told = process.communicate()[0]
    assert process.returncode == 0, f"exit status {process.returncode}"
    moves, compiled = told.split()
    return int(moves), int(compiled)


def files(cache: Path) -> set[Path]:
    return set(cache.rglob("*.nbc"))


def test_compiled_code_is_kept_and_never_stale(kept: Kept, tmp_path: Path) -> None:
    """A helper far from the entry point is changed: the next run must use the new rule, and only then recompile. Comments,
    docstrings, texts and file dates change nothing."""
    game, cache, first, every = kept.copied(tmp_path)
    there = files(cache)
    assert there
    for name in ("tell.py", "rules.py", "state.py"):
        text = (game / name).read_text()
        told = re.sub(r'^( *""")(?=\S)', r"\1Told differently. ", text, flags=re.MULTILINE)
        (game / name).write_text(f"# A remark.\n{told}\n# Another.\n")
        os.utime(game / name, (1, 1))
    assert said(start(game, cache)) == (first, 0)
    assert files(cache) == there, "the third run, or a comment, compiled the rules again"
    rmtree(cache / "rulewright" / "compiled" / "four")
    assert said(start(game, cache)) == (first, 0), "rules that were compiled for an entry point are compiled again"
    there = files(cache)
    rules = (game / "rules.py").read_text()
    helper = "pairs & (pairs >> (2 * step))"
    assert helper in rules
    (game / "rules.py").write_text(rules.replace(helper, "pairs"))
    fewer, again = said(start(game, cache))
    assert fewer < first, "two in a row end the game now, so games must be shorter"
    assert 0 < again < every, "what does not call the helper is the same as before"
    assert files(cache) > there


WIDTH = 3
TABLE = np.arange(4)


@rule
def helper(n: int) -> int:
    return n + WIDTH


def test_the_key_follows_helpers_and_what_they_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry(n: int) -> int:
        return helper(n) + int(TABLE[n])

    def same_entry(n: int) -> int:
        """Said in a docstring."""
        return helper(n) + int(TABLE[n])  # and in a comment

    entry.__qualname__ = same_entry.__qualname__
    assert set(callgraph.reached(entry)) == {entry, helper}
    before = callgraph.key(entry)
    assert callgraph.key(same_entry) == before
    with monkeypatch.context() as change:
        change.setitem(globals(), "WIDTH", 4)
        assert callgraph.key(entry) != before
    with monkeypatch.context() as change:
        change.setitem(globals(), "TABLE", np.arange(4) + 1)
        assert callgraph.key(entry) != before
    monkeypatch.setattr(helper, "__code__", (lambda n: n - WIDTH).__code__)
    assert callgraph.key(entry) != before


def test_the_key_reads_the_twin_of_an_instinct_and_what_is_reached_through_a_module() -> None:
    def entry(s: Any) -> int:
        note(s, 1)
        return chance.below(s, 6)

    names = {f.__name__ for f in callgraph.reached(entry)}
    assert names == {"entry", "_silent_note", "_below", "pick", "random32"}


@rule
def scattered(s: Any, n: int) -> int:
    """Long enough for the compiler to call it instead of inlining it."""
    for k in range(2):
        n = mix(mix(mix(mix(n ^ int(s.rng[k])))))
        n = mix(mix(mix(mix(n + k))))
    return n


def test_a_rule_that_only_reads_is_called_once_where_it_is_called_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is written between the first two calls, so the compiler reuses the first result; then something is."""
    made, optimise = list[str](), linking.Whole._optimize_final_module

    def seen(self: Any) -> None:
        optimise(self)
        made.append(str(self._final_module))

    def asks(states: Any, n: int) -> int:
        s = states[0]
        found = scattered(s, n) + 2 * scattered(s, n)
        s.rng[0] = 7
        return found + 4 * scattered(s, n)

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(linking.Whole, "_optimize_final_module", seen)
    states, plain = np.zeros(1, GAME.state.dtype()), GAME.state()
    assert compile_entry(GAME, asks)(states, 5) == asks([plain], 5)
    (text,) = made
    assert len(re.findall(r"call .*scattered", text)) == 2


def test_notes_are_nothing_when_compiled() -> None:
    def tells(n: Any) -> Any:
        note(n, 1, n)
        note(n, 1)
        whisper(n, 0, 1, n, n, n, n)
        return n

    assert compile_entry(GAME, tells)(5) == 5


def test_interpreted_play_imports_no_compiler() -> None:
    code = (
        "import sys; from rulewright import games; g = games.load(sys.argv[1]); s = g.state(); s.rng[:] = [1, 2];"
        "b = g.make_box(); g.rules.setup(s, b); g.legal(s, b, 0); g.view(s, b, 0); s.pack();"
        "assert not {'numba', 'numpy'} & set(sys.modules), 'a compiler was imported'"
    )
    subprocess.run([sys.executable, "-c", code, str(EXAMPLES / "connect_four")], check=True)


def test_random_games_count_no_references(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A counted reference is an atomic instruction: for every game and row of results, they took a quarter of the time."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    run = compiled.entry.__wrapped__(GAME)
    batch = Batch.blank(GAME, 3)
    run(packed(GAME.make_box()), 0, batch.results)
    (code,) = run.inspect_llvm().values()
    assert batch.moves.all()
    arrays = 1 + len(batch.results)
    assert len(re.findall(r"call .*@NRT_incref\(", code)) == arrays, "more than once for each array"


def test_flags_are_compared_by_all_their_values_still() -> None:
    one, other = Flags(), Flags()
    assert one == other
    one.nrt = False  # the default, said aloud
    assert (one == other, hash(one)) == (True, hash(other))
    one.nrt = True
    assert one != other
    assert one != "flags"
