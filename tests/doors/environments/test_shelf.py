"""The table of OpenSpiel's algorithms is current, and those listed as running do run."""

from __future__ import annotations

import pytest

from tests.doors.environments.shelf import ALGORITHMS, PAGE, RUNS, SHELF, Algorithm, load, page, table, verdict

SMALL = ("examples/kuhn_poker",)


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda a: a.name)
@pytest.mark.parametrize(
    "name", [n if n in SMALL else pytest.param(n, marks=pytest.mark.release) for n in SHELF], ids=str
)
def test_what_should_run_does(algorithm: Algorithm, name: str) -> None:
    if verdict(algorithm, name) == RUNS:
        algorithm.run(load(name))


def test_the_table_lists_every_algorithm_and_game() -> None:
    """The columns of the small games are regenerated; the rest of the table only in `make test-all`."""
    kept = [row.split(" | ") for row in PAGE.read_text("utf-8").splitlines() if row.startswith("| ")]
    made = [row.split(" | ") for row in table(SMALL) if row.startswith("| ")]
    assert [row[:2] for row in kept] == [row[:2] for row in made]
    at = 2 + SHELF.index(SMALL[0])
    assert [row[at] for row in kept] == [row[2].removesuffix(" |") for row in made]
    assert {len(row) for row in kept} == {2 + len(SHELF)}


@pytest.mark.release
def test_the_table_is_current() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.doors.environments.shelf"
