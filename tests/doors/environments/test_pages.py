"""The pages in docs/environments: current, and honest about the version."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np

from rulewright import games
from rulewright.doors.environments import sizes
from rulewright.doors.environments.encoding import encoding
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.pages import COMMAND, broken_promise, fingerprint, page
from rulewright.doors.environments.settings import setting, version
from rulewright.kernel import Game
from tests.conformance.cases import EXAMPLES
from tests.toys.high_card import GAME as TOY

PAGES = Path(__file__).parents[3] / "docs" / "environments"


def test_pages_are_current(game: Game) -> None:
    """The games of the house and the examples have theirs; toys and games from elsewhere need none."""
    path = PAGES / f"{game.name}.md"
    if game.home.parent not in (Path(games.__file__).parent, EXAMPLES):
        assert not path.exists(), f"{path.name} is the page of no game"
        return
    assert path.exists(), f"run {COMMAND} {game.name}"
    kept = path.read_text("utf-8")
    promise = f"{game.title} is played differently, but is still v{version(game)}: see `{COMMAND} --help`"
    assert not broken_promise(game, kept), promise
    assert kept == page(game), f"run {COMMAND} {game.name if game.name in games.names() else game.home}"


def test_a_page_tells_everything(game: Game) -> None:
    text = page(game)
    for verb in game.actions.verbs:
        assert f"| {verb.name}" in text
    for option in game.options:
        assert f"option `{option.name}`" in text
    for field in game.state.fields:
        assert field == "rng" or f"`{field}" in text
    assert "`rng" not in text
    assert fingerprint(game) in text


def test_the_table_of_sizes_is_current(game: Game) -> None:
    kept = (PAGES / sizes.PAGE).read_text("utf-8")
    if game.home.parent == Path(games.__file__).parent:
        assert "\n".join(sizes.rows(game)) in kept, f"run {COMMAND} --sizes"
        assert f"\n{sizes.constants(game)}\n" in kept, f"run {COMMAND} --sizes"
        assert kept.count(f"]({game.name}.md)") == len(set(game.seats))
    else:
        assert f"]({game.name}.md)" not in kept


def test_columns_that_never_vary_are_counted_and_named() -> None:
    """In the toy everybody is dealt a hand and nobody has given up before the end."""
    for seats in TOY.seats:
        found, encoded = sizes.size(TOY, seats), encoding(TOY, seats)
        blocks = {block.name: block for block in encoded.blocks}
        assert 0 < found.varied < encoded.size
        assert set(found.constant) < set(blocks)
        assert found.varied <= encoded.size - sum(blocks[name].columns for name in found.constant)
    course, seen = Course(setting(TOY, seats=2, encoding="egocentric")), []
    for seed in range(sizes.GAMES):
        course.begin(seed)
        while waiting := course.waiting():
            seen.append(course.observe(waiting[0], course.mask(waiting[0]))["observation"])
            course.act(waiting[0], course.random_move(waiting[0]))
    varied = np.stack(seen).max(axis=0) != np.stack(seen).min(axis=0)
    assert varied.sum() == sizes.size(TOY, 2).varied
    for block in encoding(TOY, 2).blocks:
        assert (block.name in sizes.size(TOY, 2).constant) != varied[block.first : block.first + block.columns].any()


def test_what_is_said_below_a_field_is_on_the_page() -> None:
    assert "The cell the explorer stands on." in page(games.load("karthis"))


def test_play_that_changes_without_its_version_is_caught() -> None:
    text = page(TOY)
    assert not broken_promise(TOY, text)
    assert broken_promise(TOY, text.replace(fingerprint(TOY), "0" * 16))
    assert not broken_promise(TOY, text.replace(fingerprint(TOY), "0" * 16).replace("\nv0 (", "\nv1 ("))


def test_the_command_writes_pages_and_keeps_the_promise(tmp_path: Path) -> None:
    def run(*more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "rulewright.doors.environments", "--to", str(tmp_path), *more]
        return subprocess.run([*command, str(TOY.home)], capture_output=True, text=True, check=False)

    assert run().returncode == 0
    path = tmp_path / "high_card.md"
    honest = path.read_text("utf-8")
    path.write_text(honest.replace(fingerprint(TOY), "0" * 16), "utf-8")
    refused = run()
    assert refused.returncode == 1
    assert "raise the first number of its version" in refused.stderr
    assert run("--same-version").returncode == 0
    assert path.read_text("utf-8") == honest
