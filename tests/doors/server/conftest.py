"""Tests that use a server run on SQLite and on a real PostgreSQL.

Every day most run on SQLite, those of moves and records on PostgreSQL, and those of SQL itself on both; in `make test-all` all
run on both.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.server.store import database as store
from tests.doors.server.contract_checks import checked_clients
from tests.doors.server.postgres import cluster, execute
from tests.doors.server.servers import Pair, Server, opened, quick

BOTH = ("sqlite", "postgresql")
HERE = Path(__file__).parent
ALWAYS_BOTH = ("test_crash", "test_database", "test_listing")
ON_POSTGRES = ("test_play", "test_records")
_count = itertools.count()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        other = "sqlite" if item.path.stem in ON_POSTGRES else "postgresql"
        if item.path.parent == HERE and other in item.name and item.path.stem not in ALWAYS_BOTH:
            item.add_marker(pytest.mark.release)


@pytest.fixture(scope="session", autouse=True)
def _contract() -> Iterator[None]:
    """Check every response and message that a client of these tests receives against the contract."""
    with checked_clients():
        yield


@pytest.fixture(scope="session", autouse=True)
def _patient_database() -> Iterator[None]:
    """Servers share the process with tests that may compute for many seconds, and would not reach their database meanwhile. What
    PostgreSQL then gives up, and what is given up of it, is for test_cut_off and test_outage to see."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "LEASE_SECONDS", 600.0)
        patch.setattr(store, "PATIENCE", 600.0)
        patch.setattr(store, "GIVEN_UP", 600_000)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(scope="session")
def fresh_postgres(postgres: str) -> Callable[[], str]:
    """Makes empty databases."""

    def make() -> str:
        name = f"test_{next(_count)}"
        execute(postgres, f"CREATE DATABASE {name}")
        return f"{postgres.replace('postgresql://', 'postgresql+asyncpg://')}/{name}"

    return make


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.db'}"
    url: str = request.getfixturevalue("fresh_postgres")()
    return url


@pytest.fixture(scope="session", params=BOTH)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server shared by all tests that need no special settings; each has its own guests."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('server') / 'server.db'}"
    else:
        url = request.getfixturevalue("fresh_postgres")()
    with opened(quick(url)) as found:
        yield found


@pytest.fixture(scope="session")
def pair(fresh_postgres: Callable[[], str]) -> Iterator[Pair]:
    """Two servers in one process that share nothing but the database; each test has its own guests."""
    url = fresh_postgres()
    with opened(quick(url)) as one, opened(quick(url)) as two:
        yield one, two


@pytest.fixture
def open_server(database: str) -> Iterator[Callable[..., Server]]:
    """Opens servers with the test's own settings."""
    with ExitStack() as stack:

        def make(**settings: Any) -> Server:
            return stack.enter_context(opened(quick(database, **settings)))

        yield make
