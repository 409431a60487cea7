"""Sampling of risk: tries as few hands as a choice of places needs."""

import random
from collections.abc import Callable

from torres3d.games.turm_bauer.rules.commands import Hand, Placement
from torres3d.games.turm_bauer.rules.judging.bullet_risk import careful_risks_of
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.rules.judging.risk import Risk
from torres3d.games.turm_bauer.rules.state import State

AT_ONCE = 4
"""Hands judged together; where none of the most violent ones falls, the others do not either."""
HOPELESS = 3
"""Number of falls among those that settles the others, too."""
OF_THEM = 0.6
"""Share of the other hands that counts as falling, for as many of the first."""
FALLS = 90
"""Maximum falls in one choice: the course of a falling tower takes long to find out."""
SURE = Risk(0.0, 0.0)


class RiskSampling:
    """Trial of hands at places of one state, from a bot's own ``chance`` and the game's distribution (T-9.5)."""

    def __init__(self, state: State, hands: int, chance: random.Random) -> None:
        self._state = state
        self._chance = chance
        self._hands = 1 if state.options.hand == "steady" else hands
        self._risks = careful_risks_of(state)
        self._left = FALLS

    @property
    def limit_reached(self) -> bool:
        return self._left <= 0

    def reset(self) -> None:
        self._left = FALLS

    def stands(self, placement: Placement) -> bool:
        """Whether a steady hand could build there at all."""
        return self._risks.stands(placement.cells)

    def risk(self, placement: Placement, enough: Callable[[Risk], bool] = lambda _: False) -> Risk:
        """The risk at a place; stops where it is ``enough``, whatever the other hands bring.

        Then it is a lower bound. Where the quietest hand lets something fall, all do.
        """
        *hands, quietest = self._drawn(placement)
        room = Elbowroom(self._state.blocks, placement.cells)
        quiet = room.cut(quietest)
        found = self._risks.with_hands(placement, [quiet])
        self._left -= round(found.falls)
        if found.falls:
            found = Risk(1.0, found.collapses)
        elif hands:
            found = self._by_hands(placement, hands, room, enough)
        return found if enough(found) else self._risks.with_bump(placement, found, [quiet], enough)

    def _by_hands(
        self, placement: Placement, hands: list[Hand], room: Elbowroom, enough: Callable[[Risk], bool]
    ) -> Risk:
        """The risk of these hands, the most violent first, the bump aside."""
        falls = collapses = 0.0
        for first in range(0, len(hands), AT_ONCE):
            some = [room.cut(hand) for hand in hands[first : first + AT_ONCE]]
            found = self._risks.with_hands(placement, some)
            falls += found.falls * len(some)
            collapses += found.collapses * len(some)
            self._left -= round(found.falls * len(some))
            so_far = Risk(falls / len(hands), collapses / len(hands))
            if not first and falls >= HOPELESS and len(hands) > len(some):
                return Risk(OF_THEM * falls / len(some), OF_THEM * collapses / len(some))
            if not falls or enough(so_far) or self.limit_reached:
                break
        return so_far

    def _drawn(self, placement: Placement) -> list[Hand]:
        if self._state.options.hand == "steady":
            return [Hand()]
        wobble = self._state.options.wobble
        return sorted(
            (sampled(self._chance, wobble, placement) for _ in range(self._hands)), key=_violence, reverse=True
        )


def _violence(hand: Hand) -> float:
    """The violence of a hand: about the loss of a contact by shift, turn and push, in 1/1000 edges."""
    return float((hand.dx**2 + hand.dy**2) ** 0.5 + abs(hand.yaw) / 2 + hand.push)
