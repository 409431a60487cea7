"""Bot `greedy`: the best single action by its immediate score, turn after turn."""

import random

from torres3d.bots.bot import Hurry, unhurried
from torres3d.games.torres.rules.commands import Buy, ChooseStarter, Command, EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.scoring import bonus_now, castle_points, master_now
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.rules.view import View


def score_now(state: State, seat: int) -> int:
    """The points of a seat if the phase ended now, without collisions of markers."""
    coming = castle_points(state.board, state.knights[seat]) + bonus_now(state, seat) + master_now(state, seat)
    return state.scores[seat] + coming


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
