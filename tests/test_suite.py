"""What the suite promises about itself: no test hangs, and what it starts hears an interrupt."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.conftest import hear_interrupts

ASK = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"


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
