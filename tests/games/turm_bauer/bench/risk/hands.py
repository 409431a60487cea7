"""The true risk of places of played games: python -m tests.games.turm_bauer.bench.risk.hands [--minutes 60]

Bullet judges `HANDS` drawn hands at each place of `positions.jsonl`, on all cores. A place takes some 100 s; what is
done is kept in `hands.jsonl`, and the same command continues.
"""

import argparse
import os
import random
import time
from multiprocessing import get_context
from pathlib import Path

import msgspec

from tests.games.turm_bauer.bench.risk.positions import Position, read_positions
from torres3d.games.turm_bauer.rules.commands import Hand
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

FILE = Path(__file__).parent / "hands.jsonl"
HANDS = 400
NOTHING, SLIP, OTHERS, COLLAPSE = ".", "s", "o", "C"
"""What a hand did: nothing fell, the new block alone, others too but fewer than end the game, or it ended the game."""


class Truth(msgspec.Struct, frozen=True):
    """What became of each drawn hand at a position (by its index), one sign for each."""

    position: int
    outcomes: str

    @property
    def falls(self) -> float:
        """The share of hands that let something fall."""
        return 1 - self.outcomes.count(NOTHING) / len(self.outcomes)

    @property
    def collapses(self) -> float:
        return self.outcomes.count(COLLAPSE) / len(self.outcomes)


def drawn_hands(index: int, position: Position, count: int = HANDS) -> list[Hand]:
    """The hands of a position, cut to the room there is."""
    room = Elbowroom(position.blocks, position.cells)
    return [
        room.cut(sampled(random.Random(f"hand/{index}/{number}"), position.wobble, position.placement))
        for number in range(count)
    ]


def judged(task: tuple[int, Position]) -> Truth:
    index, position = task
    judge, state = BulletJudge(), position.state
    outcomes = []
    for hand in drawn_hands(index, position):
        fell = judge.judge(state, position.placement, hand).fell
        few = SLIP if len(fell) == 1 and fell[0] == (position.colour, position.block) else OTHERS
        outcomes.append(NOTHING if not fell else COLLAPSE if len(fell) >= state.options.collapse else few)
    return Truth(index, "".join(outcomes))


def read_truths(file: Path = FILE) -> list[Truth]:
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Truth) for line in lines]


def main() -> None:
    """Judge on until all places are done, or the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no further place after so long")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    done = {each.position for each in read_truths()}
    left = [(index, each) for index, each in enumerate(read_positions()) if index not in done]
    random.Random(0).shuffle(left)
    with get_context("spawn").Pool(given.processes) as pool:
        for number in range(0, len(left), given.processes):
            if time.monotonic() > until:
                break
            for found in pool.imap_unordered(judged, left[number : number + given.processes]):
                with FILE.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(found).decode() + "\n")
                print(f"{found.position}: {found.falls:.3f} fall, {found.collapses:.3f} collapse", flush=True)


if __name__ == "__main__":
    main()
