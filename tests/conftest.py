"""Options and folders shared by the whole suite, and the games that tests are handed."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game
from tests import tiers
from tests.conformance.cases import Case, found_games, hand_out

os.environ["LC_ALL"] = "C.UTF-8"  # wherever the tests run, what they read is English
os.environ["RULEWRIGHT_NICE"] = "off"  # beside other tests a process that gives way would hardly ever run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--game",
        action="append",
        default=[],
        help="run only what concerns this game, given by its name or its folder (may be given several times)",
    )
    parser.addoption(
        "--all", action="store_true", help="run also what is marked `release`, and every two options together"
    )


def chosen(config: pytest.Config) -> tuple[Game, ...]:
    """The games that the suite is about this time."""
    return found_games(tuple(config.getoption("--game")))


def pytest_configure(config: pytest.Config) -> None:
    tiers.everything[0] = config.getoption("--all")
    try:
        chosen(config)
    except ValueError as e:
        raise pytest.UsageError(f"--game: {e}") from None
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        config.args += [str(tests) for game in chosen(config) if (tests := game.home / "tests").is_dir()]
    hear_interrupts()
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False  # what takes long comes first, see below: many tests may be quick


def hear_interrupts() -> None:
    """In the background of a script Ctrl-C is ignored, and what we start would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    hand_out(metafunc, chosen(metafunc.config))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """What concerns one game of ours is run by one process, which reads and compiles it once; xdist learns that before it names
    the groups. Then the tests are put in order."""
    names = set(games.names())
    for item in items:
        its = sorted(names & concerned(item))
        if len(its) == 1 and not group(item) and item.path.parent.name != "e2e":
            item.add_marker(pytest.mark.xdist_group(its[0]))
    yield
    put_in_order(config, items)


def put_in_order(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, so that no process is left alone with it in the end: the browser, then groups by their
    size, then the siege. Left out is what only a release needs, without `--all`, and with `--game` what concerns others."""
    if not config.getoption("--all"):
        leave_out(config, items, waits_for_a_release)
    groups = Counter(map(group, items))
    items.sort(
        key=lambda item: (
            not group(item).startswith("e2e"),
            -groups[group(item)] if group(item) else 0,
            not besieged(item),
        )
    )
    if config.getoption("--game"):
        leave_out(config, items, lambda item: not concerns(item, chosen(config)))


def waits_for_a_release(item: pytest.Item) -> bool:
    return item.get_closest_marker("release") is not None or bool(tiers.BUILT & set(getattr(item, "fixturenames", ())))


def leave_out(config: pytest.Config, items: list[pytest.Item], which: Callable[[pytest.Item], bool]) -> None:
    """Take tests out of the list, and let pytest count them as deselected."""
    left_out = [item for item in items if which(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not which(item)]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Where groups are torn apart nothing fails, but every game is compiled twice and two browsers want the same processors."""
    if getattr(session.config.option, "loadgroup", False):
        torn = [item.nodeid for item in session.items if group(item) and "@" not in item.nodeid]
        if torn:
            raise pytest.UsageError(f"xdist does not keep groups together with pytest {pytest.__version__}: {torn[0]}")


def group(item: pytest.Item) -> str:
    """What must be run by one process together with it, if anything."""
    mark = item.get_closest_marker("xdist_group")
    return str(mark.args[0]) if mark else ""


def besieged(item: pytest.Item) -> bool:
    return item.path.parent.name == "siege"


def concerns(item: pytest.Item, chosen: Collection[Game]) -> bool:
    """Whether a test is handed one of these games or its name, or lies in a folder or a file that bears it."""
    if any(item.path.is_relative_to(game.home) for game in chosen):
        return True
    return bool({game.name for game in chosen} & concerned(item))


def concerned(item: pytest.Item) -> set[str]:
    """What could be a game's name among what a test is handed, and in the names of its folder and file."""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    handed = {g.name if isinstance(g, Game) else str(g) for g in (p.game if isinstance(p, Case) else p for p in given)}
    return handed | {item.path.parent.name, item.path.stem.removeprefix("test_")}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test ever reads or writes the games, campaigns, seeds or settings of the person who runs it."""
    monkeypatch.setenv("RULEWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("RULEWRIGHT_CONFIG", str(tmp_path / "data" / "config.toml"))
    return tmp_path / "data"
