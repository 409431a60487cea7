"""Bot `random`: any legal command, but with a preference for visible actions."""

import random

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.rules.commands import Build, Buy, Command, EndTurn, Score
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.view import View

LIVELINESS: dict[type, float] = {EndTurn: 0.15, Score: 0.15, Buy: 0.5, Build: 2.0}
"""Relative frequency of a kind of command; others have 1."""


class RandomBot:
    """Bot that first chooses a kind of command, then any command of that kind.

    So the many ways to build or to play one card do not crowd out the rest.
    """

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        kinds: dict[type, list[Command]] = {}
        for command in legal(view.state):
            kinds.setdefault(type(command), []).append(command)
        if view.state.ap and len(kinds) > 1:
            # With AP left there is always more to do than to stop.
            kinds.pop(EndTurn, None)
        names = list(kinds)
        weights = [LIVELINESS.get(kind, 1.0) for kind in names]
        return self._chance.choice(kinds[self._chance.choices(names, weights)[0]])
