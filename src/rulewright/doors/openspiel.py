"""Games for OpenSpiel: importing this registers every game of the house with `pyspiel`, as `rulewright_` and its name.

    import pyspiel
    import rulewright.doors.openspiel

    game = pyspiel.load_game("rulewright_GAME(players=3)")

Parameters are `players`, `concede` (whether giving up is among the actions), `rng_seed` and the game's own options. Chance
is sampled: a move that chance has a part in is followed by a chance node with a single outcome, and taking it draws the
dice and cards anew from the game's own generator, so that a search that copies a state never knows what is to come.
Players who decide at the same time are asked one after the other, lowest seat first, and see no more for it.
"""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from rulewright.doors.environments.optional_imports import need

need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from rulewright import games  # noqa: E402
from rulewright.doors.environments.episode import Course  # noqa: E402
from rulewright.doors.environments.rewards import usual  # noqa: E402
from rulewright.doors.environments.settings import Setting, setting, whole  # noqa: E402
from rulewright.doors.environments.snapshot import Moment, has_chance  # noqa: E402
from rulewright.kernel.game import Game, box_hash  # noqa: E402
from rulewright.kernel.views import secrets  # noqa: E402

FATE = 0
"""The one outcome of a chance node."""
NOTHING_YET = "The game is not set up yet."


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kinds = pyspiel.GameType
    own = {"players": game.seats[0], "concede": False, "rng_seed": -1}
    return kinds(
        short_name=f"rulewright_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC if has_chance(game) else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if secrets(game.state) else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if _zero_sum(game) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**own, **{o.name: o.default for o in game.options}},
    )


def _zero_sum(game: Game) -> bool:
    """Places are shared out among the seats; points may come from nowhere."""
    return game.seats[0] > 1 and usual(game) == "win"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. Rewards follow the game's aim (see `rulewright.doors.environments.rewards`): where it is the
    score, nobody can say how high or low that may get. An option at its default is the usual one for so many players."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        params = params or {}
        self.setting: Setting = setting(
            game,
            seats=params.get("players", game.seats[0]),
            concede=params.get("concede", False),
            options={o.name: params[o.name] for o in game.options if params.get(o.name, o.default) != o.default},
        )
        by_score, several = usual(game) == "score", self.setting.seats > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=int(has_chance(game)),
            num_players=self.setting.seats,
            min_utility=-inf if by_score else -1.0 if several else 0.0,
            max_utility=inf if by_score else 1.0,
            utility_sum=0.0 if _zero_sum(game) else None,
            max_game_length=game.bound,
        )
        super().__init__(game_type(game), info, params)
        seed = params.get("rng_seed", -1)
        self.random = Random(None if seed < 0 else seed)
        self.first = Moment.first(self.setting)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One to set up, and at most one a move."""
        return self.setting.game.bound + 1 if has_chance(self.setting.game) else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver | None:
        """What a seat sees now or, with perfect recall, all it has seen. Other ways of dividing knowledge are not offered."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SeatObserver(self.setting, kind.perfect_recall)

    def __reduce__(self) -> Any:
        return _again, (str(self), self.random.getstate())


def _again(text: str, random: Any) -> Any:
    game = pyspiel.load_game(text)
    game.random.setstate(random)
    return game


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands. Everything lies in one moment, which never changes and so is shared by copies."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first

    @property
    def now(self) -> Moment:
        if self.moment.at is None:
            self.moment.at = self.get_game().setting
        return self.moment

    def current_player(self) -> int:
        if self.now.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.now.waiting()
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.now.pending is None and not self.now.waiting()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._course().legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(FATE, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.now.pending is not None:
            whole("what chance decides", action, FATE, FATE)
            self.moment = self.now.resolve(self.get_game().random)
            return
        player, course = self.current_player(), self._course()
        course.insist(course.refusal(player, action), player, action)
        self.moment = self.now.move(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "Chance decides"
        at = self.now.setting
        view = at.game.view(self.now.s, at.box, player)
        return str(at.game.tell.label(view, at.box, at.names, player, action))

    def returns(self) -> list[float]:
        return self._course().rewards()

    def __str__(self) -> str:
        """The table as everybody sees it, whose turn it is, and a fingerprint of the rest."""
        board = self._course().draw("ansi") if self.now.begun else NOTHING_YET
        return f"{board}\n{self.current_player()} {self.now.digest}"

    def _course(self) -> Course:
        course = Course(self.now.setting)
        course.s = self.now.s
        return course

    def __reduce__(self) -> Any:
        return _back, (self.get_game(), self.serialize())


def _back(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


class SeatObserver:
    """What a seat sees, as a row of columns (see docs/environments) and as text."""

    def __init__(self, chosen: Setting, recall: bool) -> None:
        self.setting, self.recall = chosen, recall
        self.tensor = None if recall else np.zeros(chosen.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        at = self.setting
        if self.tensor is not None:
            seat = max(player, 0)  # asked for no one in particular, only the size matters
            self.tensor[:] = at.layout.flat(at.game.view(state.now.s, at.box, seat), at.head(seat))

    def string_from(self, state: SpielState, player: int) -> str:
        at, now = self.setting, state.now
        if self.recall:
            return f"seat {player}: {now.memory(player)}"
        view = at.game.view(now.s, at.box, player)
        board = at.game.tell.board(view, at.box, at.names, player) if now.begun else NOTHING_YET
        return f"seat {player}\n{board}\n{box_hash(view)[:16]}"


def register(game: Game | str) -> str:
    """Register a game with `pyspiel`, given itself, by name or by folder; the name to load it by."""
    found = games.load(game) if isinstance(game, str) else game
    kind = game_type(found)
    if kind.short_name not in pyspiel.registered_names():
        # A class of its own, as OpenSpiel's games have: a mere function would be freed after the interpreter is gone.
        own = type(
            found.name, (SpielGame,), {"__init__": lambda self, params=None: SpielGame.__init__(self, found, params)}
        )
        pyspiel.register_game(kind, own)
    return str(kind.short_name)


for _name in games.names():
    register(_name)
