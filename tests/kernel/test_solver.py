"""A solver is loaded only when it is used."""

from __future__ import annotations

import copy
import subprocess
import sys

from rulewright import games
from rulewright.games.twelve_patrols.play import solver
from rulewright.kernel.solver import Waiting

PROBE = """
import sys
from rulewright import games
game = games.load("twelve_patrols")
assert game.solver, "it has one"
print(game.home.name + ".solver" in {name.removeprefix("rulewright.games.") for name in sys.modules})
"""


def test_a_game_is_loaded_without_its_solver() -> None:
    ran = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"


def test_what_is_asked_is_what_the_module_holds() -> None:
    found = games.load("twelve_patrols").solver
    assert found
    assert found.choose is solver.choose
    assert not hasattr(found, "nothing_of_the_kind")
    assert games.load("karthis").solver is None


def test_it_can_be_copied_before_it_is_asked() -> None:
    assert copy.deepcopy(Waiting("json")).loads("1") == 1
