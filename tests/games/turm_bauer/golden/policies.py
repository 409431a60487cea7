"""Ways to play a golden game of Turm Bauer: each gives a command, with nothing but a seeded source of chance."""

import random
from collections.abc import Callable

from tests.games.turm_bauer.random_games import chosen, commanded
from tests.games.turm_bauer.rules.judging.careful_games import careful as careful_choice
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE
from torres3d.games.turm_bauer.rules.commands import Choice, Command, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.judge import Judge, command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of

TurmPolicy = Callable[[State, random.Random], Command]


def _judged(state: State, choice: Choice, judge: Judge) -> Command:
    return command_for(state, choice, judge)


def lively(falls: float) -> TurmPolicy:
    """Anything, climbing and giving rings now and then; ``falls`` is the share of blocks that let something fall, by
    no physics."""

    def policy(state: State, rng: random.Random) -> Command:
        return commanded(state, chosen(state, rng), rng, falls)

    return policy


def crouching(state: State, rng: random.Random) -> Command:
    """Figures come down and stay on the table, where all are equally high; nothing falls, and rings are kept but for
    a few."""
    choices = legal(state)
    low = [choice for choice in choices if isinstance(choice, Stay) or choice == Move(TABLE, None)]
    plain = [choice for choice in choices if getattr(choice, "ring", None) is None]
    return commanded(state, rng.choice(low or (choices if rng.random() < 0.02 else plain)), rng, 0)


def crowding(state: State, rng: random.Random) -> Command:
    """In the first round all crowd round the cornerstone, so that nobody finds a place there any more."""
    places = [choice for choice in legal(state) if isinstance(choice, Placement)]
    if places and state.turn < state.players:
        place = max(places, key=lambda choice: (_beside(choice), rng.random()))
        return commanded(state, place, rng, 0)
    return lively(0)(state, rng)


def _beside(choice: Placement) -> int:
    """How many cells beside or upon the cornerstone a block fills."""
    return sum(any(abs(x - a) + abs(y - b) + abs(z - c) == 1 for a, b, c in CORNERSTONE) for x, y, z in choice.cells)


def careful() -> TurmPolicy:
    """Builders who mind the tower, judged by statics."""
    judge = StaticsJudge()
    return lambda state, rng: _judged(state, careful_choice(state, rng), judge)


def bots(level: str) -> TurmPolicy:
    """Bots of a level, judged by statics."""
    judge, bot = StaticsJudge(), BOTS.make_bot(level, 1)

    def policy(state: State, rng: random.Random) -> Command:
        assert state.actor is not None
        return _judged(state, bot.choose(view(state, state.actor)), judge)

    return policy


def by_bullet() -> TurmPolicy:
    """Builders who mind the tower, judged by Bullet."""
    return lambda state, rng: _judged(state, careful_choice(state, rng), judge_of("bullet"))
