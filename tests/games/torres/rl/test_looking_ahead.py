"""Programs that look ahead: a moment to come back to, other environments at it, and nothing hidden in them."""

import random
from typing import Any

import numpy as np
import pytest

from torres3d.games.torres.rl import torres_v0
from torres3d.games.torres.rl.observation import SIZE, SLICES
from torres3d.games.torres.rl.torres_v0 import TorresEnv

GAMES: tuple[dict[str, Any], ...] = (
    {"reward": "points"},
    {"players": 3, "mode": "variant", "edition": "romanian", "against": ("easy", "random"), "seat": 1},
    {"players": 4, "mode": "master", "edition": "ravensburger-1999"},
)


def played_on(env: TorresEnv, rng: random.Random, steps: int) -> list[Any]:
    """What a bot sees in some steps of actions drawn from the legal ones, up to the end of the game."""
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, over, _, info = env.last()
        assert observation is not None
        seen.append((env.agent_selection, observation["observation"].tolist(), reward, over))
        if over:
            break
        env.step(int(rng.choice(info["legal_actions"])))
    return seen


def begun(chosen: dict[str, Any], steps: int) -> TorresEnv:
    env = TorresEnv(**chosen)
    env.reset(seed=4)
    played_on(env, random.Random(1), steps)
    return env


@pytest.mark.parametrize("chosen", GAMES)
def test_a_moment_is_come_back_to(chosen: dict[str, Any]) -> None:
    env = begun(chosen, 30)
    moment = env.snapshot()
    first = played_on(env, random.Random(2), 40)
    other = played_on(env, random.Random(9), 1000)
    env.restore(moment)
    assert played_on(env, random.Random(2), 40) == first
    assert other[-1][-1], "that game was played to its end"
    env.restore(moment)
    env.reset()
    after = env.observe(env.agents[0])["observation"]
    env.restore(moment)
    env.reset()
    assert np.array_equal(after, env.observe(env.agents[0])["observation"]), "the next game is the same, too"


@pytest.mark.parametrize("chosen", GAMES)
def test_a_clone_goes_its_own_way(chosen: dict[str, Any]) -> None:
    env = begun(chosen, 30)
    clone = env.clone()
    there = played_on(clone, random.Random(2), 40)
    assert played_on(env, random.Random(2), 40) == there
    env.reset(seed=5)
    assert clone.state().tolist() != env.state().tolist()


def test_a_clone_of_what_is_seen_differs_in_what_is_hidden_alone() -> None:
    env = begun({"players": 3}, 80)
    agent = env.agent_selection
    worlds = [env.clone(seen_by=agent, seed=seed) for seed in range(6)]
    for world in worlds:
        for part in ("observation", "action_mask"):
            assert np.array_equal(world.observe(agent)[part], env.observe(agent)[part])
        assert np.array_equal(world.infos[agent]["legal_actions"], env.infos[agent]["legal_actions"])
    again = env.clone(seen_by=agent, seed=3)
    assert np.array_equal(again.state(), worlds[3].state())
    assert len({world.state().tobytes() for world in worlds}) > 1, "the others' hands are guessed"


def test_the_state_is_what_all_seats_see() -> None:
    env = begun({"players": 3}, 20)
    state = env.state()
    assert env.state_space.contains(state)
    for place, agent in enumerate(env.agents):
        assert np.array_equal(state[place * SIZE : (place + 1) * SIZE], env.observe(agent)["observation"])
    assert not state[3 * SIZE :].any()
    wrapped = torres_v0.env()
    wrapped.reset(seed=1)
    assert wrapped.state()[SLICES["stage"]].sum() == 1


def test_legal_actions_are_those_of_the_mask() -> None:
    env, rng = TorresEnv(), random.Random(3)
    env.reset(seed=3)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        numbers = env.infos[agent]["legal_actions"]
        assert np.array_equal(numbers, np.flatnonzero(env.observe(agent)["action_mask"]))
        assert [other for other in env.agents if env.infos[other]] == [agent]
        env.step(int(rng.choice(numbers)))
    assert not any(env.infos.values())
