"""Programs: compiled loops around rules; declaring one costs nothing until it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from platformdirs import user_cache_path

from rulewright.kernel import d6, table
from rulewright.kernel.chance import sow
from rulewright.kernel.engines import program
from rulewright.kernel.engines.batch import packed
from tests.toys.high_card import GAME
from tests.toys.high_card.state import State

SIDES = table([6, 4, 8])


@program
def sides(n: int) -> int:
    """Read a table."""
    total = 0
    for i in range(n):
        total += SIDES[i]
    return total


@program
def throws(s: State, seed: int, out: Any) -> int:
    """Roll a die for every place, with the generator in the record."""
    sow(s.rng, seed, 0)
    total = 0
    for i in range(len(out)):
        out[i] = d6(s)
        total += out[i]
    return total


def test_a_program_does_what_its_function_does_and_writes_to_the_record_it_was_given() -> None:
    plain, made = GAME.state(), packed(GAME.state())
    slow, fast = [0] * 100, np.zeros(100, np.int64)
    assert throws(made[0], 7, fast) == throws.f(plain, 7, slow)
    assert fast.tolist() == slow
    assert made[0]["rng"].tolist() == plain.rng
    assert plain.rng != GAME.state().rng


def test_a_program_reads_tables_as_rules_do() -> None:
    assert sides(3) == sides.f(3) == 18


def test_it_is_kept_in_the_folder_of_its_game() -> None:
    throws(packed(GAME.state())[0], 7, np.zeros(1, np.int64))
    assert list((user_cache_path("rulewright") / "compiled" / "kernel").glob("throws-*.nbc"))


def test_what_does_not_compile_is_said_in_a_sentence() -> None:
    def helper(n: int) -> int:
        return n

    @program
    def wrong(n: int) -> int:
        return helper(n)

    with pytest.raises(ValueError, match="helper"):
        wrong(1)


def test_declaring_one_imports_no_compiler() -> None:
    code = (
        "import sys; from rulewright.kernel.engines import program\n"
        "@program\ndef one(n: int) -> int:\n    return n\n"
        "assert one.__name__ == 'one' and not {'numba', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parent)
