"""Bots of the ladder as opponents inside the environment of a learner."""

import random
import re
from typing import Any

import numpy as np
import pytest

from tests.games.torres.rl.test_looking_ahead import played_on
from tests.house.places import ROOT
from torres3d.bots.registry import UnknownLevel
from torres3d.games.torres.rl.torres_v0 import TorresEnv


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_the_learner_acts(seat: int) -> None:
    env = TorresEnv(3, against=("easy", "novice"), seat=seat, render_mode="ansi")
    env.reset(seed=1)
    assert env.possible_agents == env.agents == [f"player_{seat}"]
    assert env.observation_space(f"player_{seat}").contains(env.observe(f"player_{seat}"))
    rng = np.random.default_rng(1)
    total = 0.0
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        total += reward
        env.step(None if over else int(rng.choice(info["legal_actions"])))
        assert agent == f"player_{seat}"
    assert total in {-1.0, -0.5, 0.0, 0.5, 1.0}
    assert env.agents == []
    assert str(env.render()).count("player_") == 3


def test_a_stronger_bot_wins_by_more() -> None:
    """Against chance at random, and against a bot at random."""
    leads = []
    for against in ("random", "easy-4"):
        env = TorresEnv(against=against, reward="points")
        env.reset(seed=2)
        leads.append(sum(reward for _, _, reward, _ in played_on(env, random.Random(2), 1000)))
    assert leads[1] < leads[0]


@pytest.mark.parametrize(
    ("chosen", "wrong", "told"),
    [
        ({"against": "nobody"}, UnknownLevel, "there is no bot `nobody`; there are: random"),
        ({"against": ("easy", "hard")}, ValueError, "against 2 bots, but 1 seats are free"),
        ({"against": "easy", "seat": 2}, ValueError, "seat 2: with 2 players it is 0 to 1"),
    ],
)
def test_opponents_that_there_are_not_are_told(chosen: dict[str, Any], wrong: type[Exception], told: str) -> None:
    with pytest.raises(wrong, match=re.escape(told)):
        TorresEnv(**chosen)


@pytest.mark.long
def test_the_learner_in_the_documents_beats_chance(capsys: pytest.CaptureFixture[str]) -> None:
    learner = ROOT / "docs/examples/learn.py"
    exec(compile(learner.read_text("utf-8"), learner.name, "exec"), {})  # noqa: S102  # text of ours
    untaught, learnt = (int(won) for won in re.findall(r"won (\d+) of 20", capsys.readouterr().out))
    assert untaught < 13
    assert learnt >= 17
