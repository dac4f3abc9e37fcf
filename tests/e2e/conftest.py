"""One Chromium and one server for the browser tests of a process; each test has its own visitors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.e2e.playing import PATIENCE
from tests.e2e.server import FLAGS, TOYS, Server
from tests.prepare import MissingError, chromium, web

HERE = Path(__file__).parent
PARTS = 2
Visit = Callable[..., Page]
expect.set_options(timeout=1000 * PATIENCE)


@pytest.hookimpl(tryfirst=True)  # xdist writes groups into names, even if this file is loaded first
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file stays in one process, and each of two processes has half of the files. Of a test at two sizes, one runs only in
    `make test-all`."""
    ours = [item for item in items if item.path.parent == HERE]
    part = {path: n % PARTS for n, path in enumerate(sorted({item.path for item in ours}))}
    for item in ours:
        item.add_marker(pytest.mark.xdist_group(f"e2e-{part[item.path]}"))
        size = next((size for size in ("desktop", "phone") if size in item.name), "")
        if size and size != usual_size(item.nodeid.replace(size, "")):
            item.add_marker(pytest.mark.release)


def usual_size(name: str) -> str:
    """The size at which a test is run every time: fixed for each test, and each size for about half of them."""
    return ("desktop", "phone")[crc32(name.encode()) % 2]


# The browser's event loop runs while it is open, and other tests start their own: so it is closed with the package.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        web()
        path = chromium()
    except MissingError as e:
        pytest.fail(str(e), pytrace=False)
    with sync_playwright() as p:
        found = p.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("e2e"), *TOYS)
    yield found
    found.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens the page as a new visitor. Errors in the page fail the test. Without the service worker, unless a test is about it:
    it fetches the page a second time for every visitor."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(path: str = "/", motion: str = "reduce", **options: Any) -> Page:
        context = browser.new_context(
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            **{
                "base_url": server.address,
                "viewport": {"width": 1280, "height": 800},
                "service_workers": "block",
                **options,
            },
        )
        context.set_default_timeout(1000 * PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda e: faults.append(str(e)))
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, f"the page had faults: {faults}"
