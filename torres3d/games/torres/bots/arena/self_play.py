"""Self-play for the tuning of weights: samples what the evaluation saw and what each player then won."""

import random

import msgspec
from msgspec.structs import replace

from torres3d.games.torres.bots.levels import Level
from torres3d.games.torres.bots.search.evaluation import blocks_after, seen
from torres3d.games.torres.bots.search.evaluation_weights import Row, Weights
from torres3d.games.torres.bots.search.features import FEATURES, Moment, moment_of
from torres3d.games.torres.bots.search.search_bot import SearchBot
from torres3d.games.torres.kit.chance import draw
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.setup_and_options import resolve
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left
from torres3d.games.torres.rules.initial_state import opening
from torres3d.games.torres.rules.literal_types import MODES, PHASES
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

PUPIL = Level("Pupil", width=12, depth=16, cards=2, replies=0, reply_width=1, softness=1.5, seconds=60, nodes=40000)
"""Level of the players: fast, and soft enough to see more than one way of playing."""
BLOCKS_COLUMN = FEATURES.index("blocks")


EXPLORER_MINIMA = {"hand": (0.0, 0.5, 1.0), "bonus": (0.0, 0.6, 1.0)}
"""Minimum values of explorers, at random: what nobody does teaches nothing about its value."""
TIMES = (0.5, 1.0, 1.0, 1.0, 2.0)
"""Random factor of an explorer's likes and dislikes."""
LIKED = ("area", "castles", "head", "grow", "knights", "levels", "court", "gap", "next_gap", "blocks", "master")


class Sample(msgspec.Struct, frozen=True):
    """Features of one seat at a moment, with its result.

    ``won``: points from then to the end of the phase's scoring; ``later``: index of the same seat's sample at the start
    of the next phase, -1 for none.
    """

    moment: Moment
    values: tuple[float, ...]
    won: float
    later: int


class SelfPlayGame(msgspec.Struct, frozen=True):
    """Samples of one game, and beginnings of turns for trials of cards."""

    samples: list[Sample]
    turns: list[State]


def some_setting(players: int, chance: random.Random) -> State:
    """The opening of a game of any edition; the basic game as often as the two others together."""
    mode = chance.choice(("basic", *MODES, "basic"))
    options = resolve(chance.choice(sorted(editions())), mode, {}, players)
    drawn = draw(options, chance.getrandbits(32))
    return opening(options, drawn.decks, drawn.master)


def explorer(known: Weights, chance: random.Random) -> Weights:
    """The weights of a player with slightly other preferences, who tries what players of one mind never try."""
    least = [chance.choice(EXPLORER_MINIMA[name]) if name in EXPLORER_MINIMA else 0.0 for name in FEATURES]
    times = [chance.choice(TIMES) if name in LIKED else 1.0 for name in FEATURES]

    def row(weights: Row, _: Moment) -> Row:
        return tuple(
            max(value, low) * by if low else value * by for value, low, by in zip(weights, least, times, strict=True)
        )

    return known.changed(row)


def sample_game(players: int, known: Weights, seed: int) -> SelfPlayGame:
    """Play one game of explorers and take samples at the end of each turn and the start of each phase."""
    chance = random.Random(seed)
    state = some_setting(players, chance)
    bots = [SearchBot(PUPIL, explorer(known, chance), seed * 8 + seat) for seat in range(players)]
    found: list[tuple[State, int]] = []
    turns: list[State] = []
    starts: dict[tuple[int, int], int] = {}
    after_scoring: dict[int, tuple[int, ...]] = {}
    while state.actor is not None:
        command = bots[state.actor].choose(view(state, state.actor))
        if isinstance(command, EndTurn):
            found += [(state, seat) for seat in range(players)]
        following = apply(state, command)
        if following.stage == "turn" and (state.stage != "turn" or isinstance(command, EndTurn)):
            turns.append(following)
        scored = state.phase if isinstance(command, EndTurn) and phase_is_over(state, following) else 0
        if scored:
            after_scoring[scored] = following.scores
        if following.stage in ("turn", "carry") and following.phase not in {phase for phase, _ in starts}:
            for seat in range(players):
                starts[following.phase, seat] = len(found)
                found.append((replace(following, stage="carry", round=1), seat))
        state = following
    return SelfPlayGame([_sample(before, seat, starts, after_scoring, known) for before, seat in found], turns)


def phase_is_over(state: State, following: State) -> bool:
    return following.stage in ("move_king", "starter", "carry", "over") or following.phase != state.phase


def _sample(
    state: State,
    seat: int,
    starts: dict[tuple[int, int], int],
    after_scoring: dict[int, tuple[int, ...]],
    known: Weights,
) -> Sample:
    values = list(seen(state, seat, known))
    if seat == state.actor and state.stage == "turn":
        values[BLOCKS_COLUMN] = blocks_after(state.stacks[seat], state.stack, turns_left(state))
    won = after_scoring[state.phase][seat] - state.scores[seat]
    later = starts[state.phase + 1, seat] if state.phase < PHASES else -1
    return Sample(moment_of(state, seat), tuple(values), won, later)
