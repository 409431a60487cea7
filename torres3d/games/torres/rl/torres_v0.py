"""Torres as an environment of PettingZoo (AEC), for programs that learn to play it (docs/rl.md)::

from torres3d.games.torres.rl import torres_v0

env = torres_v0.env(players=3, mode="master")
"""

import copy
import random
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, get_args

import numpy as np
from numpy.typing import NDArray

from torres3d.games.torres.bots.search.search_bot import sample_cards
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rl.action_space import COMMANDS, MOST_PLAYERS, MOST_STACKS, NUMBERS
from torres3d.games.torres.rl.observation import MAXIMA, SIZE, Row, placing_rewards, points_ahead, seat_row
from torres3d.games.torres.rl.opponents import bots_by_seat, bots_have_played
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
Numbers = NDArray[np.int64]
ILLEGAL = -1.0
"""Reward of an illegal action, which ends the game in `env`."""


class IllegalAction(ValueError):
    """An action whose command is illegal now; nothing happened."""


class Snapshot(NamedTuple):
    """A moment of a game, to go back to with `TorresEnv.restore`; nothing that happens later changes it."""

    state: State
    deal: int
    stages: int
    random: object
    selected: str
    rewards: tuple[tuple[str, float, float, bool], ...]


class TorresEnv(AECEnv[str, dict[str, Row | Mask], int]):
    """A game of Torres; agents are ``player_0`` to ``player_3``, the seats in the order of turns that no bot has.

    An observation is a dictionary: ``observation`` is the seat's row (`seat_row`), ``action_mask`` has 1 for each legal
    action, all 0 for a seat that is not to act. An action is a number of `COMMANDS`; ``legal_actions`` in the ``info``
    of the agent that is to act has the numbers of those that are legal. Programs that look ahead go on from any moment
    with `clone`, or with `snapshot` and `restore`.
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
        against: str | Sequence[str] | None = None,
        seat: int = 0,
    ) -> None:
        """``rules`` are house rules by option.

        ``reward``: ``placing`` gives 1 to the first and -1 to the last when the game is over, ``points`` at each step
        the gain in a seat's lead. ``against`` are bots for all seats but ``seat``, which is the only agent then: an id
        of `torres3d bots` for all of them, or one for each in the order of seats; a step includes their turns. Raises
        `Fault` for a game that cannot be played, `ValueError` for one without action numbers, and for unknown values.
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
        self._bots = bots_by_seat(against, seat, players)
        self._seats = [each for each in range(players) if each not in self._bots]
        self.possible_agents = [f"player_{each}" for each in self._seats]
        self.state_space = spaces.Box(0, np.tile(MAXIMA, MOST_PLAYERS), dtype=np.float32)
        self.observation_spaces = {agent: _observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(COMMANDS)) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._deal = self._stages = 0
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
        self._let_bots_play()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: str) -> dict[str, Row | Mask]:
        seen = view(self._state, self._seat(agent))
        mask: Mask = np.zeros(len(COMMANDS), np.int8)
        if seen.state.actor == seen.seat:
            mask[_legal_numbers(seen.state)] = 1
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
        self._let_bots_play()
        rewards = self._rewards(before)
        self.rewards = {each: rewards[self._seat(each)] for each in self.agents}
        over = self._state.actor is None
        self.terminations = dict.fromkeys(self.agents, over)
        self._select()
        self._accumulate_rewards()

    def state(self) -> Row:
        """What all four seats see, one `seat_row` after the other; those that do not play are 0.

        It holds all hands, so it is for a critic that learns with the agents and not for the agents themselves.
        """
        rows = np.zeros((MOST_PLAYERS, SIZE), np.float32)
        for seat in range(self._state.players):
            rows[seat] = seat_row(view(self._state, seat))
        return rows.ravel()

    def snapshot(self) -> Snapshot:
        """This moment, to come back to with `restore`, here or in another environment of the same options."""
        kept = [
            (each, self.rewards[each], self._cumulative_rewards[each], self.terminations[each]) for each in self.agents
        ]
        chance = self._random.getstate()
        return Snapshot(self._state, self._deal, self._stages, chance, self.agent_selection, tuple(kept))

    def restore(self, snapshot: Snapshot) -> None:
        """Go on from that moment, in the same way as often as wished: bots answer the same to the same actions."""
        self._state, self._deal, self._stages = snapshot.state, snapshot.deal, snapshot.stages
        self._random = random.Random()
        self._random.setstate(snapshot.random)  # type: ignore[arg-type]  # the type of its own, which has no name
        self.agents = [agent for agent, *_ in snapshot.rewards]
        self.rewards = {agent: reward for agent, reward, _, _ in snapshot.rewards}
        self._cumulative_rewards = {agent: total for agent, _, total, _ in snapshot.rewards}
        self.terminations = {agent: over for agent, _, _, over in snapshot.rewards}
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = snapshot.selected
        self._inform()

    def clone(self, seen_by: str | None = None, seed: int | None = None) -> "TorresEnv":
        """Another environment at this moment of the game.

        With ``seen_by`` an agent's name, the cards it cannot see lie there as drawn by ``seed`` (without one as in no
        other clone): to look ahead without looking at what is hidden.
        """
        snapshot = self.snapshot()
        if seen_by is not None:
            guessed = sample_cards(view(self._state, self._seat(seen_by)), random.Random(seed))
            snapshot = snapshot._replace(state=guessed)
        made = copy.copy(self)
        made.restore(snapshot)
        return made

    def render(self) -> str | None:
        """The board and the points as text; None where no ``render_mode`` was given."""
        if self.render_mode is None:
            return None
        state = self._state
        points = ", ".join(f"player_{seat} {score}" for seat, score in enumerate(state.scores))
        actor = "over" if state.actor is None else f"player_{state.actor}, {state.ap} AP"
        return f"{board_text(state)}\nphase {state.phase}, round {state.round}, {state.stage}: {actor}\n{points}\n"

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def command_of(self, action: int) -> Command:
        return COMMANDS[action]

    # from here on private

    def _begun(self) -> State:
        self._deal, self._stages = self._random.getrandbits(63), 0
        chance = draw(self._options, self._deal)
        return opening(self._options, chance.decks, chance.master)

    def _let_bots_play(self) -> None:
        self._state, self._stages = bots_have_played(self._state, self._bots, self._deal, self._stages)

    def _seat(self, agent: str) -> int:
        return self._seats[self.possible_agents.index(agent)]

    def _select(self) -> None:
        """Select the next agent: the actor, and when the game is over one after the other."""
        actor = self._state.actor
        self.agent_selection = self.agents[0] if actor is None else f"player_{actor}"
        self._inform()

    def _inform(self) -> None:
        """Tell the agent that is to act which actions are legal."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._legal = _legal_numbers(self._state)
        if self._state.actor is not None:
            self.infos[self.agent_selection]["legal_actions"] = self._legal.copy()

    def _command(self, action: int | None) -> Command:
        if action is None or not 0 <= action < len(COMMANDS):
            raise IllegalAction(f"an action is a number from 0 to {len(COMMANDS) - 1}, not {action}")
        command = COMMANDS[action]
        if action not in self._legal:
            raise IllegalAction(f"the rules do not allow action {action} now, {command}")
        return command

    def _rewards(self, before: State) -> list[float]:
        now = self._state
        if self._reward == "points":
            return [
                after - was for after, was in zip(points_ahead(now.scores), points_ahead(before.scores), strict=True)
            ]
        return placing_rewards(now.scores) if now.actor is None else [0.0] * now.players


def _legal_numbers(state: State) -> Numbers:
    """The numbers of all legal actions, rising."""
    return np.sort(np.array([NUMBERS[command] for command in legal(state)], np.int64))


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
