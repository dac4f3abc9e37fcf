"""How a game is assembled from its parts: rules, play and tell, each a module or a package."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree
from types import SimpleNamespace

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.engines.programs import home
from tests.conformance.cases import EXAMPLES

POLICY = """
from rulewright.kernel import rule

from .state import Verb


@rule
def policy(s, box, seat, words):
    return Verb.DROP.of(3)
"""


def four(tmp_path: Path, files: dict[str, str]) -> Path:
    """Connect four with additional files, by module name."""
    folder = tmp_path / tmp_path.name
    copytree(EXAMPLES / "connect_four", folder)
    for name, text in files.items():
        path = folder / (f"{name}.py")
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def test_what_is_not_said_is_played_at_random() -> None:
    game = games.load(str(EXAMPLES / "connect_four"))
    assert (game.play.own_policy, game.play.own_appeal, game.play.foresees) == (False, False, False)
    assert game.play.policy is game.rules.choose


def test_play_may_be_a_module(tmp_path: Path) -> None:
    game = games.load(str(four(tmp_path, {"play": POLICY})))
    assert game.play.own_policy
    assert game.play.policy(None, None, 0, []) == 3
    assert game.solver is None


def test_a_game_may_rate_its_moves_one_by_one(tmp_path: Path) -> None:
    """The policy plays a legal move that is worth most, drawn among equals; the search tries what is worth more first."""
    rates = "from rulewright.kernel import rule\n@rule\ndef worth(s, box, seat, action):\n    return min(action, 5)\n"
    game: Game = games.load(str(four(tmp_path, {"play": rates})))
    assert (game.play.own_policy, game.play.own_appeal) == (True, True)
    box, s, out = game.make_box(), game.state(), [0.0] * 2
    game.rules.setup(s, box)
    assert {game.play.policy(s, box, 0, [n, 1]) for n in range(30)} == {5, 6}
    for seat in (0, 1, 0, 1, 0, 1):
        game.rules.apply(s, box, seat, 6)
    assert {game.play.policy(s, box, 0, [n, 1]) for n in range(30)} == {5}
    game.play.appeal(s, box, 0, [3, 6], 2, out)
    assert out == [3.0, 5.0]


def test_a_policy_leaves_a_helper_called_worth_alone(tmp_path: Path) -> None:
    game = games.load(str(four(tmp_path, {"play": POLICY + "\n\ndef worth(side):\n    return side\n"})))
    assert (game.play.own_policy, game.play.own_appeal, game.play.worth) == (True, False, None)


def test_rooms_may_be_folders(tmp_path: Path) -> None:
    """A submodule with the name of an optional function (`help`, `appeal`) is not mistaken for it."""
    folder = four(
        tmp_path,
        {
            "play/__init__": "from . import appeal\nfrom .policy import policy\n",
            "play/policy": POLICY.replace("from .state", "from ..state"),
            "play/appeal": "",
            "play/solver": "from rulewright.kernel.engines import program\n@program\ndef twice(n):\n    return 2 * n\n",
        },
    )
    for room in ("rules", "tell"):
        (folder / room).mkdir()
        text = (folder / f"{room}.py").read_text().replace("from .state", "from ..state")
        (folder / f"{room}.py").unlink()
        (folder / room / "__init__.py").write_text(text + "\nfrom . import help\n" * (room == "tell"), "utf-8")
    (folder / "tell" / "help.py").touch()
    game: Game = games.load(str(folder))
    assert (game.play.own_policy, game.play.own_appeal) == (True, False)
    assert game.grids[0].name == "board"
    assert game.help(game.make_box())
    solver: object = game.solver
    assert solver.twice(4) == 8  # type: ignore[attr-defined]
    assert home(solver.twice.f.__module__) == game.name  # type: ignore[attr-defined]


def test_rules_that_hold_a_policy_beside_a_play_room_are_refused(tmp_path: Path) -> None:
    folder = four(tmp_path, {"play": ""})
    (folder / "rules.py").write_text((folder / "rules.py").read_text() + POLICY)
    with pytest.raises(TypeError, match=r"^the rules of Connect Four hold policy: that belongs into play"):
        games.load(str(folder))


def test_an_outlook_needs_a_horizon(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="Connect Four has only one of outlook and HORIZON"):
        games.load(str(four(tmp_path, {"play": "HORIZON = 3"})))


def test_other_rules_take_their_own_random_choice_along() -> None:
    from dataclasses import replace

    from tests.toys.high_card import GAME, rules

    other = replace(GAME, rules=SimpleNamespace(**vars(rules)))
    assert other.rules.choose is not GAME.rules.choose
    assert other.play.policy is other.rules.choose


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("rulewright.games.twelve_patrols.play.endgame", "twelve_patrols"),
        ("rulewright.games.twelve_patrols.play.solver", "twelve_patrols"),
        ("rulewright.games.twelve_patrols.play.deep.plan", "twelve_patrols"),
        ("tests.kernel.test_program", "kernel"),
    ],
)
def test_a_program_is_kept_with_its_game(module: str, name: str) -> None:
    games.load("twelve_patrols")
    assert home(module) == name
