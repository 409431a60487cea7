"""Learns to beat `random` by REINFORCE: python docs/examples/learn.py"""

import numpy as np

from torres3d.games.torres.rl import torres_v0
from torres3d.games.torres.rl.action_space import COMMANDS, RANGES
from torres3d.games.torres.rl.observation import SLICES
from torres3d.games.torres.rules.squares import INDEX

GAMES, RATE, DISCOUNT = 200, 0.05, 0.9
KINDS = np.repeat(np.eye(len(RANGES)), [len(numbers) for numbers in RANGES.values()], axis=0)


def squares(*names):
    """The square that each action names, 64 for those that name none."""
    found = [[INDEX[at] for name in names if (at := getattr(command, name, None))] for command in COMMANDS]
    return np.array([at[0] if at else 64 for at in found])


SOURCE, TARGET = squares("from_"), squares("to", "at")


def features(row, actions):
    """Of each action: its kind, and for each kind the level it goes to and the levels it climbs."""
    heights = np.append(row[SLICES["heights"]], 0.0)
    level, kind = heights[TARGET[actions]], KINDS[actions]
    rise = np.where(SOURCE[actions] < 64, level - heights[SOURCE[actions]], 0.0)
    return np.hstack([kind, kind * level[:, None] / 4, kind * rise[:, None]])


def play(env, weights, chance):
    """A whole game: for each action how it was to become likelier, and the reward that followed."""
    ways, rewards = [], []
    env.reset(seed=int(chance.integers(2**31)))
    while True:
        observation, reward, over, _, info = env.last()
        rewards.append(reward)
        if over:
            return ways, rewards[1:]
        known = features(observation["observation"], info["legal_actions"])
        share = np.exp(known @ weights - (known @ weights).max())
        share /= share.sum()
        chosen = chance.choice(len(share), p=share)
        ways.append(known[chosen] - share @ known)
        env.step(int(info["legal_actions"][chosen]))


def learn(games, chance):
    env, usual, spread = torres_v0.env(against="random", reward="points"), 0.0, 1.0
    weights, squared = np.zeros(3 * len(RANGES)), np.zeros(3 * len(RANGES))
    for number in range(1, games + 1):
        ways, rewards = play(env, weights, chance)
        returns = np.zeros(len(rewards) + 1)
        for at in reversed(range(len(rewards))):
            returns[at] = rewards[at] + DISCOUNT * returns[at + 1]
        usual += 0.05 * (returns.mean() - usual)
        spread += 0.05 * (returns.std() - spread)
        step = (returns[:-1] - usual) / (spread + 1) @ np.array(ways) / len(ways)
        squared += step**2
        weights += RATE * step / np.sqrt(squared / number + 1e-8)
    return weights


chance = np.random.default_rng(1)
untaught, learnt = np.zeros(3 * len(RANGES)), learn(GAMES, chance)
for name, weights in (("untaught", untaught), ("learnt", learnt)):
    leads = [sum(play(torres_v0.env(against="random", reward="points"), weights, chance)[1]) for _ in range(20)]
    print(name, "won", sum(lead > 0 for lead in leads), "of 20, mean lead", np.mean(leads))
