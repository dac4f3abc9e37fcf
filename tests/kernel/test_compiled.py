"""The compiled engine: cached on disk, never stale, silent, and not imported before it is wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

from rulewright.kernel.engines.compiled import cache_folder, compile_entry
from rulewright.kernel.rule import note
from tests.conformance.cases import EXAMPLES
from tests.toys.high_card import GAME

RUN = """
import sys
from rulewright import games
from rulewright.kernel.engines import engine
game = games.load(sys.argv[1])
runner = engine("compiled")
batch = runner.run(game, game.make_box(), 0, 500)
print(int(batch.moves.sum()))
"""


def moves(folder: Path, cache: Path) -> int:
    """Moves of 500 compiled random games, by a fresh interpreter with this cache."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", RUN, str(folder)], env=environment, check=True, capture_output=True, text=True
    )
    return int(done.stdout)


def files(cache: Path) -> set[Path]:
    return set(cache.rglob("*.nbc"))


def test_compiled_code_is_kept_and_never_stale(tmp_path: Path) -> None:
    """A helper far from the entry point is changed: the next run must play by the new rule, and only then recompile."""
    game, cache = tmp_path / "four", tmp_path / "cache"
    copytree(EXAMPLES / "connect_four", game)
    first = moves(game, cache)
    kept = files(cache)
    assert kept
    assert moves(game, cache) == first
    assert files(cache) == kept, "the second run compiled again"
    rules = (game / "rules.py").read_text()
    helper = "pairs & (pairs >> (2 * step))"
    assert helper in rules
    (game / "rules.py").write_text(rules.replace(helper, "pairs"))
    assert moves(game, cache) < first, "two in a row end the game now, so games must be shorter"
    assert files(cache) > kept


def test_the_cache_is_named_after_every_rule_source() -> None:
    assert cache_folder(GAME).name == f"high_card-{GAME.source_hash}"
    names = {p.name for p in GAME.sources()}
    assert {"rules.py", "state.py", "chance.py", "pile.py", "playout.py"} <= names


def test_notes_are_nothing_when_compiled() -> None:
    def tells(n: int) -> int:
        note(n, 1, n)
        note(n, 1)
        return n

    assert compile_entry(GAME, tells)(5) == 5


def test_interpreted_play_imports_no_compiler() -> None:
    code = (
        "import sys; from rulewright import games; g = games.load(sys.argv[1]); s = g.state(); s.rng[:] = [1, 2];"
        "b = g.make_box(); g.rules.setup(s, b); g.legal(s, b, 0); g.view(s, b, 0); s.pack();"
        "assert not {'numba', 'numpy'} & set(sys.modules), 'a compiler was imported'"
    )
    subprocess.run([sys.executable, "-c", code, str(EXAMPLES / "connect_four")], check=True)
