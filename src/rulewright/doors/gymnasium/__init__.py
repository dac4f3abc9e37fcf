"""Games for Gymnasium: one seat is yours, bots play the others. Importing this registers every built-in game.

    import gymnasium
    import rulewright.doors.gymnasium

    env = gymnasium.make("rulewright/GAME-v0")
    envs = gymnasium.make_vec("rulewright/GAME-v0", num_envs=1024)
    tables = rulewright.doors.gymnasium.TableVectorEnv("GAME", num_envs=1024)  # every seat is learned for

`gymnasium.make("rulewright.doors.gymnasium:rulewright/GAME-v0")` imports and makes at once. A game in a folder of its own is
registered with `register(folder)`. See docs/environments for observations and actions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulewright.doors.optional_imports import need

need("gymnasium", "env")

import gymnasium  # noqa: E402

from rulewright import games  # noqa: E402
from rulewright.doors.environments.settings import game_again, game_key, version  # noqa: E402
from rulewright.doors.gymnasium.single import SeatEnv  # noqa: E402
from rulewright.doors.gymnasium.vector import SeatVectorEnv, TableVectorEnv  # noqa: E402
from rulewright.kernel.game import Game  # noqa: E402

__all__ = ["SeatEnv", "SeatVectorEnv", "TableVectorEnv", "register"]


@dataclass(frozen=True)
class Maker:
    """Makes the environments of a game that was given as an object. Environments keep their maker, so it can be pickled."""

    kind: type[Any]
    address: str
    package: str

    def __call__(self, **arguments: Any) -> Any:
        return self.kind(game_again(self.address, self.package), **arguments)


def register(game: Game | str) -> str:
    """Register a game, given as an object, name or folder, with Gymnasium; returns its id."""
    found = games.load(game) if isinstance(game, str) else game
    known = f"rulewright/{found.name}-v{version(found)}"
    if known in gymnasium.registry:
        return known
    if isinstance(game, str):
        gymnasium.register(
            known,
            entry_point="rulewright.doors.gymnasium:SeatEnv",
            vector_entry_point="rulewright.doors.gymnasium:SeatVectorEnv",
            kwargs={"rulebook": game},
        )
    else:  # Gymnasium copies the arguments of an environment, and a game cannot be copied
        one, many = (Maker(kind, *game_key(found)) for kind in (SeatEnv, SeatVectorEnv))
        gymnasium.register(known, entry_point=one, vector_entry_point=many)
    return known


for _name in games.names():
    register(_name)
