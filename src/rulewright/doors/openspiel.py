"""Games for OpenSpiel: importing this registers every built-in game with `pyspiel`, as `rulewright_` and its name.

    import pyspiel
    import rulewright.doors.openspiel

    game = pyspiel.load_game("rulewright_GAME(players=3)")

Parameters are `players`, `reward` (`win` or `score`, see `rulewright.doors.environments.rewards`), `concede` (whether giving up
is among the actions), `encoding` (`raw` or `egocentric`, see `rulewright.doors.environments.encoding`) and the game's options.
Chance is explicit: every die and every card is a chance node with its outcomes and their probabilities, several in a row if a
move draws several times. The outcome is what is drawn, so histories replay, and a copy of a state never knows future draws.
Players who decide at the same time are asked in turn, lowest seat first, and learn nothing from the order.
"""

from __future__ import annotations

from math import inf
from typing import Any

from rulewright.doors.optional_imports import need

need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from rulewright import games  # noqa: E402
from rulewright.doors.environments.episode import Course  # noqa: E402
from rulewright.doors.environments.rewards import usual  # noqa: E402
from rulewright.doors.environments.settings import RAW, Setting, game_again, game_key, setting  # noqa: E402
from rulewright.doors.environments.snapshot import MEMORY, MOST, Moment, has_chance, table_of  # noqa: E402
from rulewright.kernel.game import Game, box_hash  # noqa: E402
from rulewright.kernel.views import secrets  # noqa: E402

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NOTHING_YET = "The game is not set up yet."
DRAWS = 256
"""More draws than any move makes: OpenSpiel asks how long a history can be."""


def game_type(game: Game, zero_sum: bool) -> Any:
    """The OpenSpiel type of a game. Before it is loaded, it is zero-sum only if it is so for every number of seats."""
    kinds = pyspiel.GameType
    own = {"players": game.seats[0], "reward": usual(game), "concede": False, "encoding": RAW}
    return kinds(
        short_name=f"rulewright_{game.name}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_chance(game) else kinds.ChanceMode.DETERMINISTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if secrets(game.state) else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**own, **{o.name: o.default for o in game.options}},
    )


def is_zero_sum(game: Game, seats: int, reward: str) -> bool:
    """Whether rewards sum to zero. Wins always do; scores only if the game declares it (`stake`)."""
    return seats > 1 and (reward == "win" or game.stake > 0)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. If the reward is the score and the game declares no stake, utilities are unbounded. An option
    at its default is the usual one for that number of players."""

    def __init__(self, game: Game, params: dict[str, Any] | None) -> None:
        params = params or {}
        at = self.setting = setting(
            game,
            seats=params.get("players", game.seats[0]),
            reward=params.get("reward", ""),
            concede=params.get("concede", False),
            encoding=params.get("encoding", RAW),
            options={o.name: params[o.name] for o in game.options if params.get(o.name, o.default) != o.default},
        )
        zero_sum = is_zero_sum(game, at.seats, at.reward)
        low, high = _utilities(at)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=MOST if has_chance(game) else 0,
            num_players=at.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=game.most_moves(at.box),
        )
        super().__init__(game_type(game, zero_sum), info, params)
        self.first = Moment.first(at)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return (self.max_game_length() + 1) * DRAWS if has_chance(self.setting.game) else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver | None:
        """An observer of what a seat sees now or, with perfect recall, of all it has seen. Other observation types are not
        supported."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SeatObserver(self.setting, kind.perfect_recall)

    def __reduce__(self) -> Any:
        return _again, (*game_key(self.setting.game), str(self))

    def __deepcopy__(self, memo: Any) -> SpielGame:
        """A game is immutable, so a copy is the game itself."""
        return self


def _utilities(at: Setting) -> tuple[float, float]:
    """The least and the most that a seat can earn."""
    if at.reward == "score":
        stake = at.game.stake
        return (-float(stake), float(stake * (at.seats - 1))) if stake and at.seats > 1 else (-inf, inf)
    return (-1.0, 1.0) if at.seats > 1 else (0.0, 1.0)


def _again(address: str, package: str, text: str) -> Any:
    register(game_again(address, package))
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in a game. All of it is in one immutable moment, which copies share."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.first

    @property
    def now(self) -> Moment:
        moment = self.moment
        if moment.at is None:
            moment.belongs_to(self.get_game().setting)
        return moment

    def current_player(self) -> int:
        moment = self.moment
        if moment.pending is not None:
            return CHANCE
        seat = self.now.look() if moment.first_seat is None else moment.first_seat
        return TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    # The next three are also OpenSpiel's own, which goes back and forth between C++ and Python: these are faster.

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.current_player()
        if seat < 0 or (player is not None and player != seat):
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return self._legal_actions(seat)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        if self.current_player() < 0:
            found: list[int] = super().legal_actions_mask() if player is None else super().legal_actions_mask(player)
            return found
        mask = self.now.setting.nothing_legal[:]
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> list[float]:
        now, seat = self.now, self.current_player() if player is None else player
        at: Any = now.at
        if not 0 <= seat < at.seats:
            found: list[float] = super().observation_tensor() if player is None else super().observation_tensor(player)
            return found
        seen: list[float] = table_of(at).observed(now.data, seat).tolist()
        return seen

    def _legal_actions(self, player: int) -> list[int]:
        now = self.now
        legal = now.first_legal if player == now.first_seat else now.legal(player)
        turned = now.setting.turned
        return legal[:] if turned is None else sorted(np.flatnonzero(np.isin(turned[player], legal)).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.now.pending is not None, "not a chance node"
        weights = self.now.pending.weights
        total = sum(weights.values())
        return [(outcome, weight / total) for outcome, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        now = self.now
        if now.pending is not None:
            self.moment = now.resolve(action)
            return
        player, turned = now.look(), now.setting.turned
        number = action if turned is None else now.setting.counted(player, action)
        if number not in now.first_legal:
            course = self._course()
            course.insist(course.refusal(player, action), player, action)
        self.moment = now.move(player, number)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Chance draws {action}"
        at = self.now.setting
        view = at.game.view(self.now.s, at.box, player)
        return str(at.game.tell.label(view, at.box, at.names, player, at.counted(player, action)))

    def returns(self) -> list[float]:
        return self._course().rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another state that this player cannot tell from this one, dealt by the game's own `redeal`. It has no history, which
        would name cards the player has not seen."""
        if self.now.pending is not None:
            raise ValueError("chance is about to decide: ask where a player does")
        state: SpielState = self.get_game().new_initial_state()
        state.moment = self.now.redealt(player, [int(sampler() * 2**32), int(sampler() * 2**32) | 1])
        return state

    def __str__(self) -> str:
        """The public table, whose turn it is, and a fingerprint of the rest."""
        board = self._course().draw("ansi") if self.now.begun else NOTHING_YET
        return f"{board}\n{self.current_player()} {self.now.digest}"

    def _course(self) -> Course:
        course = Course(self.now.setting)
        course.s = self.now.s
        return course

    def __reduce__(self) -> Any:
        return _back, (self.get_game(), self.serialize())

    def __deepcopy__(self, memo: Any) -> Any:
        return self.clone()


def _back(game: Any, text: str) -> Any:
    return game.deserialize_state(text)


class SeatObserver:
    """A seat's observation, as a row of columns (see docs/environments) and as text. With perfect recall the view is followed by
    the bits of a fingerprint of everything the seat has seen, heard and done (`memory`), so two information states never have the
    same tensor; a network that should not learn from a fingerprint takes the part called `view`."""

    def __init__(self, chosen: Setting, recall: bool) -> None:
        self.setting, self.recall = chosen, recall
        size = chosen.columns.size
        self.tensor = np.zeros(size + 4 * MEMORY * recall, np.float32)
        self.dict = (
            {"view": self.tensor[:size], "memory": self.tensor[size:]} if recall else {"observation": self.tensor}
        )

    def set_from(self, state: SpielState, player: int) -> None:
        at, size = self.setting, self.setting.columns.size
        seat = max(player, 0)  # without a particular player, only the size matters
        self.tensor[:size] = table_of(at).observed(state.now.data, seat)
        if self.recall:
            told = np.frombuffer(bytes.fromhex(state.now.memory(seat)), np.uint8)
            self.tensor[size:] = np.unpackbits(told)

    def string_from(self, state: SpielState, player: int) -> str:
        at, now = self.setting, state.now
        if self.recall:
            return f"seat {player}: {now.memory(player)}"
        view = at.game.view(now.s, at.box, player)
        board = at.game.tell.board(view, at.box, at.names, player) if now.begun else NOTHING_YET
        return f"seat {player}\n{board}\n{box_hash(view)[:16]}"


def register(game: Game | str) -> str:
    """Register a game, given as an object, name or folder, with `pyspiel`; returns the name to load it by."""
    found = games.load(game) if isinstance(game, str) else game
    every = all(is_zero_sum(found, seats, usual(found)) for seats in range(found.seats[0], found.seats[1] + 1))
    kind = game_type(found, every)
    if kind.short_name not in pyspiel.registered_names():
        # A class of its own, as OpenSpiel's games have: a plain function would be freed after the interpreter has exited.
        own = type(
            found.name, (SpielGame,), {"__init__": lambda self, params=None: SpielGame.__init__(self, found, params)}
        )
        pyspiel.register_game(kind, own)
    return str(kind.short_name)


for _name in games.names():
    register(_name)
