"""Opponents of a learner inside its environment: bots without a memory, so that a game can go on from any moment."""

import random
from collections.abc import Sequence

from torres3d.games.torres.bots.bot_type import Bot
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State


def bots_by_seat(against: str | Sequence[str] | None, seat: Seat, players: int) -> dict[Seat, str]:
    """The bot of each seat that is not the learner's: the same for all, or one for each in the order of seats.

    Raises `ValueError` for a seat or a number of bots that does not fit, and `UnknownLevel`.
    """
    if against is None:
        return {}
    if not 0 <= seat < players:
        raise ValueError(f"seat {seat}: with {players} players it is 0 to {players - 1}")
    others = [other for other in range(players) if other != seat]
    names = [against] * len(others) if isinstance(against, str) else list(against)
    if len(names) != len(others):
        raise ValueError(f"against {len(names)} bots, but {len(others)} seats are free; name one bot, or one for each")
    for name in names:
        BOTS.make_bot(name, 0)
    return dict(zip(others, names, strict=True))


def bots_have_played(state: State, bots: dict[Seat, str], seed: int, stages: int) -> tuple[State, int]:
    """The state when no bot is to act any more, and how many times one was asked, on top of ``stages``.

    Each time another bot is to act it is made anew, by the seed of the game and that number: the same moment is always
    followed by the same one.
    """
    while state.actor in bots:
        seat = state.actor
        assert seat is not None
        bot: Bot = BOTS.make_bot(bots[seat], random.Random(f"{seed} {stages}").getrandbits(31))
        stages += 1
        while state.actor == seat:
            state = apply(state, bot.choose(view(state, seat)))
    return state, stages
