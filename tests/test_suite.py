"""What the suite promises about itself: no test hangs, and the processes it starts receive interrupts."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import hear_interrupts
from tests.durations import told

ASK = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


RUN = """<testsuites><testsuite>
  <testcase classname="tests.e2e.test_home" name="test_a" time="3.5" />
  <testcase classname="tests.e2e.test_look" name="test_b" time="1" />
  <testcase classname="tests.doors.server.test_play" name="test_c[sqlite]" time="40" />
  <testcase classname="tests.test_face" name="d" />
</testsuite></testsuites>"""


def test_where_the_time_went_is_told_by_folder(tmp_path: Path) -> None:
    (tmp_path / "tests.xml").write_text(RUN, "utf-8")
    said = told(tmp_path / "tests.xml")
    assert said[2:6] == [
        "| `tests/doors/server` | 40 | 1 |",
        "| `tests/e2e` | 4 | 2 |",
        "| `tests` | 0 | 1 |",
        "| all | 44 | 4 |",
    ]
    assert said[7] == "  40.0 s  tests/doors/server/test_play.py::test_c[sqlite]"


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
