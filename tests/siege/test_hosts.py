"""Several machines behind the load balancer of `deploy/`, one of them cut off: nothing lost, nothing doubled, no conflicting
states.

The short form is `tests/doors/server/test_cut_off.py`, which needs no networks of its own.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.siege import hosts
from tests.siege.plan import SHORT, told

pytestmark = [
    pytest.mark.release,
    pytest.mark.skipif(not hosts.possible(), reason="networks can only be made by root on Linux"),
]
FEW = replace(SHORT, tables=4)
MINUTE = 60.0


def test_a_machine_that_is_cut_off_for_a_minute(tmp_path: Path) -> None:
    tally = hosts.besiege(FEW, tmp_path, MINUTE)
    assert not tally.wrong, told(tally, "three machines")
    assert tally.counts["cut off"] == 3
    assert tally.counts["moves"] > 100
