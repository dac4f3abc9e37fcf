"""Options and folders shared by the whole suite, and the games that tests are parametrised with."""

from __future__ import annotations

import gc
import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import count
from pathlib import Path

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.laws.cases import Case
from tests import tiers
from tests.conformance.cases import CLASSICS, classics, found_games, hand_out
from tests.durations import PROCESSOR

os.environ["LC_ALL"] = "C.UTF-8"  # tests expect English output on every machine
os.environ["RULEWRIGHT_NICE"] = "off"  # a process with low priority would hardly ever run beside other tests

_spent = [0.0]
"""What this process had taken of the processor before the test."""

_folders = count()


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
    """The games selected for this run."""
    return found_games(tuple(config.getoption("--game")))


def pytest_configure(config: pytest.Config) -> None:
    tiers.everything[0] = config.getoption("--all")
    try:
        chosen(config)
    except ValueError as e:
        raise pytest.UsageError(f"--game: {e}") from None
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
        config.args += [str(tests) for game in chosen(config) if (tests := game.home / "tests").is_dir()]
        config.args += [] if config.getoption("--game") else [str(tests) for tests in sorted(CLASSICS.glob("*/tests"))]
    hear_interrupts()
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False  # slow tests come first, see below: many tests may be quick


def hear_interrupts() -> None:
    """Restore Ctrl-C: a script's background jobs ignore it, and the processes we start would inherit that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    config = metafunc.config
    every = config.getoption("--all") and not config.getoption("--game")
    conformance = metafunc.definition.path.parent.name == "conformance"
    hand_out(metafunc, chosen(config) + (classics() if every and conformance else ()))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Spare the garbage collector the thousands of tests and modules: they stay until the end, and looking through them took a
    third of the time in which a fresh clone finds its tests."""
    gc.disable()
    found = yield
    gc.freeze()
    gc.enable()
    return found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """Note for `tests.durations` how much of the processor a test took with the processes that ended in it."""
    _spent[:] = os.times()[:4]
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    done = yield
    item.user_properties.append((PROCESSOR, round(sum(os.times()[:4]) - sum(_spent), 2)))
    return done


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Group the tests of each built-in game in one process, which loads and compiles it once, and those of any other file, which
    share fixtures and caches; the tests of the doors and the siege wait a lot, and go to any free process. This runs before xdist
    names the groups. Then sort the tests."""
    names = set(games.names())
    for item in items:
        its, folders = sorted(names & concerned(item)), set(item.nodeid.partition("::")[0].split("/"))
        if group(item) or "e2e" in folders:
            continue
        if len(its) == 1:
            item.add_marker(pytest.mark.xdist_group(its[0]))
        elif not {"doors", "siege"} & folders:
            item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name}-{item.path.stem}"))
    yield
    put_in_order(config, items)


def put_in_order(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort slow tests first, so that no process is left alone with one at the end: the browser, then groups by size, then the
    siege. Without `--all`, release-only tests are left out, and with `--game`, tests of other games."""
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
    """Remove tests from the list, and report them to pytest as deselected."""
    left_out = [item for item in items if which(item)]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not which(item)]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Fail if xdist splits groups: no test would fail, but every game would be compiled twice and two browsers would compete for
    the same cores."""
    if getattr(session.config.option, "loadgroup", False):
        torn = [item.nodeid for item in session.items if group(item) and "@" not in item.nodeid]
        if torn:
            raise pytest.UsageError(f"xdist does not keep groups together with pytest {pytest.__version__}: {torn[0]}")


def group(item: pytest.Item) -> str:
    """The test's xdist group, or an empty string."""
    mark = item.get_closest_marker("xdist_group")
    return str(mark.args[0]) if mark else ""


def besieged(item: pytest.Item) -> bool:
    return item.path.parent.name == "siege"


def concerns(item: pytest.Item, chosen: Collection[Game]) -> bool:
    """Whether a test is parametrised with one of these games or its name, or is in a folder or file named after it."""
    if any(item.path.is_relative_to(game.home) for game in chosen):
        return True
    return bool({game.name for game in chosen} & concerned(item))


def concerned(item: pytest.Item) -> set[str]:
    """Possible game names among a test's parameters, and the names of its folder and file."""
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    handed = {g.name if isinstance(g, Game) else str(g) for g in (p.game if isinstance(p, Case) else p for p in given)}
    return handed | {item.path.parent.name, item.path.stem.removeprefix("test_")}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the games, campaigns, seeds and settings of the person who runs them. The folder is not made: making
    a `tmp_path` takes longer than most tests."""
    folder = tmp_path_factory.getbasetemp() / "own" / str(next(_folders))
    monkeypatch.setenv("RULEWRIGHT_DATA", str(folder))
    monkeypatch.setenv("RULEWRIGHT_CONFIG", str(folder / "config.toml"))
    return folder
