"""Positions that are a little wrong, each with the flaws that were found when the rules were last read beside them.

They change only if a rule or the soundness of positions does. Then look at what has changed, and write them anew:
``python -m tests.games.torres.rules.kept_flaws``.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

from msgspec.structs import replace

from tests.games.torres.rules.written_positions import moment
from torres3d.games.torres.rules.board import board_of
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, MASTER_CARDS, Stage
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.soundness.soundness import flaws
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State

FILE = Path(__file__).with_suffix(".txt")
MOMENTS, VARIANTS = 60, 12


def positions() -> Iterator[State]:
    """Moments of games, each with one to three things changed."""
    for seed in range(MOMENTS):
        for variant in range(VARIANTS):
            rng = random.Random(100 * seed + variant)
            state = moment(seed)
            for _ in range(rng.choice((1, 1, 1, 2, 3))):
                state = rng.choice(CHANGES)(state, rng)
            yield state


def near(rng: random.Random, number: int) -> int:
    return max(0, number + rng.choice((-3, -1, -1, 1, 1, 2, 5)))


def one_changed(rng: random.Random, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """One of the numbers a little higher or lower."""
    place = rng.randrange(len(numbers)) if numbers else 0
    return tuple(near(rng, number) if at == place else number for at, number in enumerate(numbers))


def towers(state: State, rng: random.Random) -> State:
    """One to five towers higher or lower, the supply as it should be or not."""
    heights = bytearray(state.board.heights)
    for _ in range(rng.choice((1, 1, 2, 5))):
        square = rng.choice(
            [at for at, height in enumerate(heights) if height] or [0] if rng.random() < 0.7 else [*range(64)]
        )
        heights[square] = near(rng, heights[square])
    more = sum(heights) - state.board.blocks
    return replace(state, board=board_of(bytes(heights)), supply=max(0, state.supply - more * rng.choice((0, 1, 1))))


def knights(state: State, rng: random.Random) -> State:
    """A knight more or less."""
    seat = rng.randrange(state.players)
    own = (
        state.knights[seat] ^ 1 << rng.randrange(64)
        if rng.random() < 0.6
        else state.knights[seat] & rng.getrandbits(64)
    )
    return replace(state, knights=tuple(own if at == seat else each for at, each in enumerate(state.knights)))


def king(state: State, rng: random.Random) -> State:
    bare = [at for at, height in enumerate(state.board.heights) if not height]
    built = [at for at, height in enumerate(state.board.heights) if height]
    return replace(
        state, king=rng.choice((0, 1 << rng.choice(bare), *(1 << rng.choice(built) for _ in built[:2]), state.king | 1))
    )


def stacks(state: State, rng: random.Random) -> State:
    """A stack higher or lower, one more, or one less; the blocks come from the supply or from nowhere."""
    seat = rng.randrange(state.players)
    own = state.stacks[seat]
    new = rng.choice((one_changed(rng, own), one_changed(rng, own), (*own, rng.randint(1, 3)), own[1:]))
    found = tuple(new if at == seat else each for at, each in enumerate(state.stacks))
    more = sum(new) - sum(own)
    return replace(state, stacks=found, supply=max(0, state.supply - more * rng.choice((0, 1, 1))))


def waiting(state: State, rng: random.Random) -> State:
    return replace(state, waiting=one_changed(rng, state.waiting))


def cards(state: State, rng: random.Random) -> State:
    """A card more in a hand, on offer, bought or played, or a deck without one."""
    card = rng.choice((*ACTION_CARDS, "hidden"))
    seat = rng.randrange(state.players)
    match rng.randrange(6):
        case 0:
            hands = tuple(tuple(sorted((*hand, card))) if at == seat else hand for at, hand in enumerate(state.hands))
            return replace(state, hands=hands)
        case 1:
            return replace(state, offer=(*state.offer, card) if rng.random() < 0.6 else state.offer[1:])
        case 2:
            return replace(state, bought=(*state.bought, card))
        case 3:
            return replace(state, played=rng.choice((card, None)))
        case 4:
            return replace(state, decks=tuple(deck[1:] for deck in state.decks))
        case _:
            return replace(state, decks=tuple((*deck, card) for deck in state.decks))


def moments(state: State, rng: random.Random) -> State:
    return replace(
        state, phase=rng.choice((state.phase, 1, 2, 3)), round=rng.choice((state.round, near(rng, state.round)))
    )


def stages(state: State, rng: random.Random) -> State:
    return replace(state, stage=rng.choice(get_args(Stage)))


def seats(state: State, rng: random.Random) -> State:
    seat = rng.randrange(state.players)
    return rng.choice((replace(state, start=seat), replace(state, actor=rng.choice((seat, seat, None)))))


def points(state: State, rng: random.Random) -> State:
    """Scores that are equal, or up to the limit of what there can have been."""
    scores = tuple(rng.choice((score, score, near(rng, score), 40 * state.phase, 400)) for score in state.scores)
    return replace(state, scores=scores)


def turns(state: State, rng: random.Random) -> State:
    return replace(state, ap=near(rng, state.ap), stack=rng.choice((state.stack, None, 0, 1, 3)))


def ends(state: State, rng: random.Random) -> State:
    winners = tuple(seat for seat in range(state.players) if rng.random() < 0.4)
    return replace(state, winners=winners, master=rng.choice((None, state.master, *MASTER_CARDS)))


CHANGES: tuple[Callable[[State, random.Random], State], ...] = (
    *(towers, towers, knights, knights, king, stacks, stacks, waiting, cards, cards, moments, stages, seats, points),
    *(points, turns, turns, ends),
)


def told(flaw: Flaw) -> str:
    """A flaw in one word: its id and everything it names."""
    named = (flaw.seat, flaw.other, flaw.card, flaw.found, flaw.wanted)
    parts = [
        flaw.id,
        *("-" if each is None else str(each) for each in named),
        *(NAMES[square] for square in flaw.squares),
    ]
    return "/".join(parts)


def lines() -> list[str]:
    """The flaws of each position, in a line."""
    return [" ".join(map(told, flaws(state))) or "sound" for state in positions()]


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
