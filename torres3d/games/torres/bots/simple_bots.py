"""Simple bots without a search: `greedy` and `random`."""

import random

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.rules.commands import Build, Buy, ChooseStarter, Command, EndTurn, Score
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.scoring import points_now
from torres3d.games.torres.rules.seat_view import View
from torres3d.games.torres.rules.state import State

LIVELINESS: dict[type, float] = {EndTurn: 0.15, Score: 0.15, Buy: 0.5, Build: 2.0}
"""Relative frequency of a kind of command; others have 1."""


class RandomBot:
    """Bot that first chooses a kind of command, so that many ways to build or play a card do not crowd out others."""

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


def score_now(state: State, seat: int) -> int:
    """The points of a seat if the phase ended now, without collisions of markers."""
    return state.scores[seat] + points_now(state, seat)


class GreedyBot:
    """Bot that looks one action ahead and no further; equal ones at random."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, hurry: Hurry = unhurried) -> Command:
        state = view.state
        found: list[Command] = []
        most = -1.0
        for command in legal(state):
            value = self._value(state, view.seat, command)
            if value > most:
                most = value
                found = [command]
            elif value == most:
                found.append(command)
        return self._chance.choice(found)

    def _value(self, state: State, seat: int, command: Command) -> float:
        if isinstance(command, Buy):
            # What the card will be is unknown; a step of the marker is sure.
            return score_now(state, seat)
        if isinstance(command, EndTurn):
            # Only when nothing else is left that does not lose points.
            return score_now(state, seat) - 0.5
        if isinstance(command, ChooseStarter):
            return 0.0
        return score_now(apply(state, command), seat)
