"""Games for PettingZoo: every seat is an agent, in turns (`aec_env`) or with simultaneous actions (`parallel_env`).

    from rulewright.doors.pettingzoo import aec_env

    env = aec_env("GAME", seats=3, render_mode="ansi")

Seats are the agents `seat_0`, `seat_1` and so on. If the rules let several seats decide at the same time, the turn-based
environment asks them lowest seat first, each seeing only its own view. The parallel one takes the actions of all seats that may
act, makes them in seat order, and ignores those of the rest, whose masks are empty.
"""

from __future__ import annotations

from typing import Any

from rulewright.doors.optional_imports import need

need("pettingzoo", "env")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402

from rulewright.doors.environments.episode import Course, Info  # noqa: E402
from rulewright.doors.environments.settings import RENDER_MODES, Setting, known_mode, setting, version  # noqa: E402
from rulewright.doors.environments.spaces import action_space, observation_space  # noqa: E402
from rulewright.kernel.game import Game  # noqa: E402

METADATA: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}


def aec_env(rulebook: Game | str, /, render_mode: str | None = None, **settings: Any) -> SeatsInTurn:
    """A turn-based environment. For the arguments see `rulewright.doors.environments.settings`; the game's options are keywords
    too."""
    return SeatsInTurn(setting(rulebook, **settings), render_mode)


def parallel_env(rulebook: Game | str, /, render_mode: str | None = None, **settings: Any) -> SeatsTogether:
    """An environment in which all seats that may act do so at once. Arguments as for `aec_env`."""
    return SeatsTogether(setting(rulebook, **settings), render_mode)


class _Seats:
    """Common to both kinds: the agents, their spaces, and rendering for a spectator."""

    metadata = METADATA

    def __init__(self, chosen: Setting, render_mode: str | None) -> None:
        self.setting, self.course, self.render_mode = chosen, Course(chosen), known_mode(render_mode)
        self.metadata = {**METADATA, "name": f"{chosen.game.name}_v{version(chosen.game)}"}
        self.possible_agents = [f"seat_{i}" for i in range(chosen.seats)]
        self.seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {a: observation_space(chosen) for a in self.possible_agents}
        self.action_spaces = {a: action_space(chosen) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> Any:
        self.course.must_have_begun()
        return self.course.draw(self.render_mode)

    def _watched(self) -> None:
        """Render the table if `render_mode` is "human"."""
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing to close."""


class SeatsInTurn(_Seats, AECEnv):  # type: ignore[misc]
    """The selected agent is the lowest seat that may act. After a refused action it is selected again."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._tell({}, "")
        self._watched()

    def _tell(self, refusal: Info, to: str) -> None:
        """Update the agent selection and `infos`: whose turn it is, what it may do, and the result at the end."""
        waiting, result = self.course.waiting(), self.course.result()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
        self.infos: dict[str, Info] = {
            agent: {"action_mask": self.course.mask(self.seat_of[agent]), **(refusal if agent == to else {}), **result}
            for agent in self.agents
        }

    def observe(self, agent: str) -> Any:
        seat = self.seat_of[agent]
        self.course.must_have_begun()
        return self.course.observe(seat, self.course.mask(seat))

    def last(self, observe: bool = True) -> Any:
        self.course.must_have_begun()
        return super().last(observe)

    def step(self, action: Any) -> None:
        self.course.must_have_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        refusal = self.course.act(self.seat_of[agent], action)
        earned = self.course.rewards()
        self.rewards = {a: earned[self.seat_of[a]] for a in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.course.over)
        self.truncations = dict.fromkeys(self.agents, self.course.cut)
        self._tell(refusal, agent)
        self._accumulate_rewards()
        self._watched()
        if self.course.over or self.course.cut:
            self._deads_step_first()


class SeatsTogether(_Seats, ParallelEnv):  # type: ignore[misc]
    """All seats that may act do so in one step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Info]]:
        self.course.begin(seed)
        self.agents = self.possible_agents[:]
        self._watched()
        return self._told({})

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        self.course.must_have_begun()
        if not isinstance(actions, dict) or not actions.keys() <= self.seat_of.keys():
            raise ValueError(f"actions are a dict by agent ({', '.join(self.seat_of)}), not {actions!r}")
        refusals: dict[str, Info] = {}
        course, steps = self.course, self.course.steps + 1
        for seat in course.waiting():
            agent = self.possible_agents[seat]
            if seat in course.waiting() and agent in actions:
                refusals[agent] = course.act(seat, actions[agent])
        course.steps = steps
        earned = course.rewards()
        rewards = {a: earned[self.seat_of[a]] for a in self.agents}
        terminated, truncated = dict.fromkeys(self.agents, course.over), dict.fromkeys(self.agents, course.cut)
        seen, infos = self._told(refusals)
        self._watched()
        if course.over or course.cut:
            self.agents = []
        return seen, rewards, terminated, truncated, infos

    def _told(self, refusals: dict[str, Info]) -> tuple[dict[str, Any], dict[str, Info]]:
        masks = {a: self.course.mask(self.seat_of[a]) for a in self.agents}
        seen = {a: self.course.observe(self.seat_of[a], masks[a]) for a in self.agents}
        result = self.course.result()
        return seen, {a: {"action_mask": masks[a], **refusals.get(a, {}), **result} for a in self.agents}
