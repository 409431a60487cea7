"""Torres as an environment of PettingZoo (AEC), for programs that learn to play it (docs/rl.md)::

from torres3d.games.torres.rl import torres_v0

env = torres_v0.env(players=3, mode="master")
"""

import random
from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rl.action_space import COMMANDS, MOST_STACKS, NUMBERS
from torres3d.games.torres.rl.observation import MAXIMA, SIZE, Row, placing_rewards, points_ahead, seat_row
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import board_text
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.literal_types import Mode
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    told = f"{missing.name} is not there; it comes with: python -m pip install 'torres3d[rl]'"
    raise ModuleNotFoundError(told, name=missing.name) from missing

Reward = Literal["placing", "points"]
Mask = NDArray[np.int8]
ILLEGAL = -1.0
"""Reward of an illegal action, which ends the game in `env`."""


class IllegalAction(ValueError):
    """An action whose command is illegal now; nothing happened."""


class TorresEnv(AECEnv[str, dict[str, Row | Mask], int]):
    """A game of Torres; agents are ``player_0`` to ``player_3``, the seats in the order of turns.

    An observation is a dictionary: ``observation`` is the seat's row (`seat_row`), ``action_mask`` has 1 for each legal
    action, all 0 for a seat that is not to act. An action is a number of `COMMANDS`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "name": "torres_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        edition: str = "rio-grande-1999",
        mode: Mode = "basic",
        rules: Mapping[str, Any] | None = None,
        reward: Reward = "placing",
        render_mode: str | None = None,
    ) -> None:
        """``rules`` are house rules by option.

        ``reward``: ``placing`` gives 1 to the first and -1 to the last when the game is over, ``points`` at each step
        the gain in a seat's lead. Raises `Fault` for a game that cannot be played, `ValueError` for one without action
        numbers, and for unknown values.
        """
        super().__init__()
        self._options = resolve(edition, mode, rules or {}, players)
        if max(map(len, self._options.stacks)) > MOST_STACKS:
            raise ValueError(f"stacks: {MOST_STACKS} rounds a phase at most have numbers")
        if reward not in get_args(Reward):
            raise ValueError(f"there is no reward `{reward}`; there are: {', '.join(get_args(Reward))}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode `{render_mode}`; there is: ansi")
        self.render_mode = render_mode
        self._reward = reward
        self._random = random.Random()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(COMMANDS)) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._state = self._begun()

    # the type of PettingZoo's own
    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same ``seed`` gives the same cards in it and later games. ``options`` are ignored."""
        if seed is not None:
            self._random = random.Random(seed)
        self._state = self._begun()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Row | Mask]:
        seen = view(self._state, self.possible_agents.index(agent))
        mask: Mask = np.zeros(len(COMMANDS), np.int8)
        if seen.state.actor == seen.seat:
            mask[[NUMBERS[command] for command in legal(seen.state)]] = 1
        return {"observation": seat_row(seen), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Give the command with this number; None for an agent whose game is over. Raises `IllegalAction`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before, command = self._state, self._command(action)
        self._state = apply(before, command)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._rewards(before), strict=True))
        over = self._state.actor is None
        self.terminations = dict.fromkeys(self.agents, over)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board and the points as text; None where no ``render_mode`` was given."""
        if self.render_mode is None:
            return None
        state = self._state
        points = ", ".join(f"{agent} {score}" for agent, score in zip(self.possible_agents, state.scores, strict=True))
        actor = "over" if state.actor is None else f"{self.possible_agents[state.actor]}, {state.ap} AP"
        return f"{board_text(state)}\nphase {state.phase}, round {state.round}, {state.stage}: {actor}\n{points}\n"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def command_of(self, action: int) -> Command:
        return COMMANDS[action]

    # from here on private

    def _begun(self) -> State:
        chance = draw(self._options, self._random.getrandbits(63))
        return opening(self._options, chance.decks, chance.master)

    def _select(self) -> None:
        """Select the next agent: the actor, and when the game is over one after the other."""
        actor = self._state.actor
        self.agent_selection = self.agents[0] if actor is None else self.possible_agents[actor]

    def _command(self, action: int | None) -> Command:
        if action is None or not 0 <= action < len(COMMANDS):
            raise IllegalAction(f"an action is a number from 0 to {len(COMMANDS) - 1}, not {action}")
        command = COMMANDS[action]
        if command not in legal(self._state):
            raise IllegalAction(f"the rules do not allow action {action} now, {command}")
        return command

    def _rewards(self, before: State) -> list[float]:
        now = self._state
        if self._reward == "points":
            return [
                after - was for after, was in zip(points_ahead(now.scores), points_ahead(before.scores), strict=True)
            ]
        return placing_rewards(now.scores) if now.actor is None else [0.0] * now.players


def _observation_space() -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(SIZE, np.float32), MAXIMA, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(COMMANDS),), np.int8),
        }
    )


raw_env = TorresEnv
"""The bare environment; illegal actions raise `IllegalAction`."""


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game with a reward of -1.

    Calls in a wrong order are reported. ``options`` are those of `TorresEnv`.
    """
    made = TorresEnv(**options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL))
