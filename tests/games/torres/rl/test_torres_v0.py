"""Torres as an environment of PettingZoo: its own tests, whole games, rewards, what is not allowed."""

import random
import re
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, seed_test

from tests.games.torres.rl.other_worlds import another_world
from tests.games.torres.setups import options
from tests.house.places import ROOT
from torres3d.base.faults import Fault
from torres3d.games.torres.rl import torres_v0
from torres3d.games.torres.rl.action_space import COMMANDS, NUMBERS
from torres3d.games.torres.rl.observation import placing_rewards, points_ahead
from torres3d.games.torres.rl.torres_v0 import ILLEGAL, IllegalAction, TorresEnv
from torres3d.games.torres.rules.commands import Buy
from torres3d.games.torres.rules.literal_types import MODES, Mode

GAMES: tuple[dict[str, Any], ...] = (
    {},
    {"players": 3, "mode": "variant", "edition": "romanian", "reward": "points"},
    {"players": 4, "mode": "master", "edition": "ravensburger-1999"},
)
KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment with a mask that is none of its own."""


@pytest.mark.parametrize("chosen", GAMES)
def test_pettingzoo_finds_nothing_wrong(chosen: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(torres_v0.env(**chosen), num_cycles=400)
    assert [str(each.message) for each in said if not str(each.message).startswith(KNOWN)] == []


@pytest.mark.slow
@pytest.mark.parametrize("chosen", GAMES)
def test_the_same_seed_gives_the_same_game(chosen: dict[str, Any]) -> None:
    seed_test(lambda: torres_v0.env(**chosen), num_cycles=100)


def played(env: TorresEnv, seed: int) -> dict[str, float]:
    """What each agent got in a whole game of actions drawn from the masks."""
    rng, total = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        assert not truncated
        action = None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        env.step(action)
    assert env.agents == []
    return total


@pytest.mark.parametrize("chosen", GAMES)
def test_a_whole_game_gives_what_it_is_worth(chosen: dict[str, Any]) -> None:
    env = TorresEnv(**chosen, render_mode="ansi")
    total = played(env, 5)
    lines = str(env.render()).splitlines()
    scores = [int(text.split()[1]) for text in lines[-1].split(", ")]
    assert ", over: over" in lines[-2]
    wanted = points_ahead(scores) if chosen.get("reward") == "points" else placing_rewards(scores)
    assert list(total.values()) == pytest.approx(wanted)
    assert sum(total.values()) == pytest.approx(0)


def test_only_the_actor_has_something_to_do() -> None:
    env = TorresEnv()
    env.reset(seed=1)
    seen = {agent: env.observe(agent) for agent in env.agents}
    assert env.agent_selection == "player_0"
    assert seen["player_0"]["action_mask"].sum() == 8
    assert seen["player_1"]["action_mask"].sum() == 0
    assert all(env.observation_space(agent).contains(each) for agent, each in seen.items())


@pytest.mark.parametrize("mode", MODES)
def test_agents_see_nothing_that_is_hidden(mode: Mode) -> None:
    env, rng, differing = TorresEnv(3, mode=mode), random.Random(2), 0
    env.reset(seed=2)
    while not any(env.terminations.values()):
        state = env._state  # noqa: SLF001  # nobody else can lay the cards otherwise
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            env._state = another_world(state, seat, rng)  # noqa: SLF001
            differing += env._state != state  # noqa: SLF001
            there = env.observe(agent)
            env._state = state  # noqa: SLF001
            assert all(np.array_equal(seen[part], there[part]) for part in seen)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert differing or mode == "master"


def test_what_is_not_allowed_does_nothing() -> None:
    env = TorresEnv()
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    for action in (NUMBERS[Buy()], -1, len(COMMANDS), None):
        with pytest.raises(IllegalAction):
            env.step(action)
    assert np.array_equal(before, env.observe("player_0")["observation"])


def test_what_is_not_allowed_ends_the_game_where_it_is_wrapped() -> None:
    env = torres_v0.env()
    env.reset(seed=1)
    env.step(NUMBERS[Buy()])
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards["player_0"] == ILLEGAL


def test_games_after_a_seed_are_the_same_too() -> None:
    shown = []
    for _ in range(2):
        env = TorresEnv(mode="master", edition="romanian")
        env.reset(seed=3)
        first = env.observe("player_0")["observation"]
        for _ in range(4):
            env.reset()
        shown.append((first, env.observe("player_0")["observation"]))
    assert np.array_equal(shown[0][0], shown[1][0])
    assert np.array_equal(shown[0][1], shown[1][1])
    assert not np.array_equal(*shown[0]), "the games differ in the master card"


@pytest.mark.parametrize(
    ("chosen", "wrong", "told"),
    [
        ({"players": 5}, Fault, "players_count"),
        ({"edition": "mine"}, Fault, "unknown_edition"),
        ({"rules": {"deck": "none"}}, Fault, "option_value"),
        ({"reward": "money"}, ValueError, "there is no reward `money`; there are: placing, points"),
        ({"render_mode": "human"}, ValueError, "there is no render mode `human`; there is: ansi"),
    ],
)
def test_a_game_there_is_none_of_is_told(chosen: dict[str, Any], wrong: type[Exception], told: str) -> None:
    with pytest.raises(wrong) as raised:
        TorresEnv(**chosen)
    assert told in (raised.value.reason if isinstance(raised.value, Fault) else str(raised.value))


def test_more_rounds_than_there_are_numbers_for_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    long = replace(options(), stacks=((1, 1, 1, 1, 1), (1,), (1,)))
    monkeypatch.setattr(torres_v0, "resolve", lambda *_: long)
    with pytest.raises(ValueError, match="4 rounds a phase at most"):
        TorresEnv()


def test_house_rules_are_played() -> None:
    env = TorresEnv(rules={"foundations": ["a1", "c1", "e1", "g1", "b3", "d3", "f3", "h3"]}, render_mode="ansi")
    env.reset()
    assert str(env.render()).splitlines()[7].split() == ["1", ".", "1", ".", "1", ".", "1", "."]


def test_what_places_are_worth() -> None:
    assert placing_rewards((5, 9)) == [-1, 1]
    assert placing_rewards((7, 7)) == [0, 0]
    assert placing_rewards((1, 4, 2)) == [-1, 1, 0]
    assert placing_rewards((30, 10, 30, 20)) == pytest.approx([2 / 3, -1, 2 / 3, -1 / 3])
    assert points_ahead((10, 4, 1)) == [7.5, -1.5, -6]


def test_without_the_extra_it_is_told_what_is_missing() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; from torres3d.games.torres.rl import torres_v0"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.endswith("pettingzoo is not there; it comes with: python -m pip install 'torres3d[rl]'")


def test_the_game_in_the_documents_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"^```python\n(.*?)^```$", (ROOT / "docs" / "rl.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert found is not None
    assert len(found[1].splitlines()) <= 25
    exec(compile(found[1], "docs/rl.md", "exec"), {})  # noqa: S102  # text of ours
    said = capsys.readouterr().out
    assert "over: over" in said
    assert said.count("player_") >= 6
