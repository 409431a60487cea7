"""Places of played games whose true risk is measured: python -m tests.games.turm_bauer.bench.risk.positions

Bots of mixed levels play by Bullet; now and then a bold hand builds at any place that is higher than most, as people
do. A place is kept at every other block, and at every block in buildings that statics gives up (it says that something
falls wherever one builds): often the one built at, otherwise any legal one. Kept are as many as `WANTED` says of
each wobble. A game takes about a minute; the same seeds give the same places, and a stopped run continues.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from tests.games.turm_bauer.random_games import opened
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour
from torres3d.games.turm_bauer.rules.commands import Choice, Placement
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.judge import let_go
from torres3d.games.turm_bauer.rules.judging.statics import shrinking, stands
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.options import Wobble
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

FILE = Path(__file__).parent / "positions.jsonl"
WANTED: dict[Wobble, tuple[int, int]] = {"usual": (60, 120), "gentle": (20, 40), "windy": (20, 40)}
"""Places in buildings that statics gives up, and in others."""
LEVELS = ("careless", "careful", "clever", "master")
BOLD = 0.2
"""Share of blocks that a bold hand builds with, from `BOLD_FROM` on."""
BOLD_FROM = 6
AS_BUILT = 0.5
"""Share of kept places at which the next block is built."""
MOST_OF_A_GAME = 5
"""Places kept of one game, of either kind."""
GENTLEST_PUSH = 10


class Position(msgspec.Struct, frozen=True):
    """A building, and a place for a ``block`` of a ``colour`` in it; ``lost``: statics gives the building up."""

    game: int
    turn: int
    wobble: Wobble
    lost: bool
    colour: Colour
    block: BlockId
    cells: Cells
    blocks: tuple[BuiltBlock, ...]

    @property
    def placement(self) -> Placement:
        return Placement(self.block, self.cells, None)

    @property
    def state(self) -> State:
        """A state with this building, for the judges: they ask for nothing else."""
        empty = opened(4, wobble=self.wobble)
        number = next(index for index, each in enumerate(empty.order) if empty.sets[each].colour == self.colour)
        return msgspec.structs.replace(empty, blocks=self.blocks, turn=number)


def played(seed: int, wobble: Wobble) -> Iterator[tuple[State, Placement]]:
    """A game by Bullet: each block that is built, and where."""
    chance = random.Random(f"risk/{seed}")
    state, judge = opened(chance.choice((2, 3, 4)), seed, hand="drawn", wobble=wobble), BulletJudge()
    bots = [BOTS.make_bot(chance.choice(LEVELS), seat) for seat in range(state.players)]
    while state.actor is not None:
        choice: Choice = bots[state.actor].choose(view(state, state.actor))
        if isinstance(choice, Placement):
            if state.turn >= BOLD_FROM and chance.random() < BOLD:
                choice = bold(state, chance)
            yield state, choice
            state = apply(state, let_go(state, choice, judge))
        else:
            state = apply(state, choice)


def places(state: State) -> list[Placement]:
    return [each for each in legal(state) if isinstance(each, Placement) and each.ring is None]


def bold(state: State, chance: random.Random) -> Placement:
    """Any of the third of all places that is highest."""
    found = sorted(places(state) or [each for each in legal(state) if isinstance(each, Placement)], key=top)
    return chance.choice(found[-max(1, len(found) // 3) :])


def top(placement: Placement) -> int:
    return max(cell[2] for cell in placement.cells)


def positions_of(seed: int, wobble: Wobble) -> list[Position]:
    """The places of one game that are kept."""
    chance = random.Random(f"places/{seed}")
    found: list[Position] = []
    shrink = shrinking(wobble, GENTLEST_PUSH)
    for number, (state, built) in enumerate(played(seed, wobble)):
        lost = not stands(state.blocks, shrink)
        if number < 3 or (number % 2 and not lost):
            continue
        possible = places(state)
        if not possible:
            continue
        place = built if chance.random() < AS_BUILT else chance.choice(possible)
        colour = state.to_act.colour
        found.append(Position(seed, state.turn, wobble, lost, colour, place.block, place.cells, state.blocks))
    kept = []
    for lost in (True, False):
        own = [each for each in found if each.lost is lost]
        kept += chance.sample(own, min(len(own), MOST_OF_A_GAME))
    return sorted(kept, key=lambda each: each.turn)


def read_positions(file: Path = FILE) -> list[Position]:
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Position) for line in lines]


def missing(found: Sequence[Position]) -> dict[tuple[Wobble, bool], int]:
    """How many places of each kind are still wanted."""
    there = Counter((each.wobble, each.lost) for each in found)
    wanted = {
        (wobble, lost): count
        for wobble, counts in WANTED.items()
        for lost, count in zip((True, False), counts, strict=True)
    }
    return {kind: count - there[kind] for kind, count in wanted.items() if count > there[kind]}


def main() -> None:
    """Play on until all places are there."""
    found = read_positions()
    seed = max((each.game for each in found), default=0)
    while wanted := missing(found):
        seed += 1
        wobble = max(wanted, key=lambda kind: wanted[kind])[0]
        room = dict(wanted)
        lines = []
        for each in positions_of(seed, wobble):
            if room.get((each.wobble, each.lost), 0) > 0:
                room[each.wobble, each.lost] -= 1
                found.append(each)
                lines.append(msgspec.json.encode(each).decode())
        with FILE.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)
        print(f"game {seed}, {wobble}: {len(lines)} places; still wanted: {missing(found)}", flush=True)


if __name__ == "__main__":
    main()
