"""What the suite promises about itself: no test hangs, and the processes it starts receive interrupts."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.conftest import hear_interrupts, pytest_runtest_teardown
from tests.durations import PROCESSOR, told

ASK = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


RUN = """<testsuites><testsuite>
  <testcase classname="tests.e2e.test_home" name="test_a" time="3.5">
    <properties><property name="processor" value="2.5" /></properties></testcase>
  <testcase classname="tests.e2e.test_look" name="test_b" time="1">
    <properties><property name="processor" value="0.5" /></properties></testcase>
  <testcase classname="tests.doors.server.test_play" name="test_c[sqlite]" time="2">
    <properties><property name="processor" value="40" /></properties></testcase>
  <testcase classname="tests.test_face" name="d" />
</testsuite></testsuites>"""


def test_where_the_time_went_is_told_by_folder(tmp_path: Path) -> None:
    (tmp_path / "tests.xml").write_text(RUN, "utf-8")
    said = told(tmp_path / "tests.xml")
    assert said[2:6] == [
        "| `tests/doors/server` | 40 | 2 | 1 |",
        "| `tests/e2e` | 3 | 4 | 2 |",
        "| `tests` | 0 | 0 | 1 |",
        "| all | 43 | 6 | 4 |",
    ]
    assert said[7] == "  40.0 s  tests/doors/server/test_play.py::test_c[sqlite]"


def test_a_test_notes_what_it_takes_of_the_processor_with_its_processes(request: pytest.FixtureRequest) -> None:
    before, work = len(request.node.user_properties), "import time\nwhile time.process_time() < 0.3: pass"
    subprocess.run([sys.executable, "-c", work], check=True)
    noting = pytest_runtest_teardown(request.node)
    next(noting)
    with suppress(StopIteration):
        next(noting)
    ((name, seconds),) = request.node.user_properties[before:]
    del request.node.user_properties[before:]
    assert name == PROCESSOR
    assert 0.3 <= seconds < 60


def test_every_test_has_a_limit_of_time(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("timeout")) <= 300
    assert pytestconfig.pluginmanager.hasplugin("timeout")


def test_children_hear_an_interrupt_where_the_suite_itself_was_told_to_ignore_it() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        deaf = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True).stdout
        hear_interrupts()
        hears = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True).stdout
    finally:
        signal.signal(signal.SIGINT, before)
    assert (deaf, hears) == ("False\n", "True\n")
