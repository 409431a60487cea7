"""The true risk of places of played games: python -m tests.games.turm_bauer.bench.risk.hands [--minutes 60]

Bullet judges `HANDS` drawn hands at each place of `positions.jsonl`, on all cores: first at places where hands so far
came to different ends. All take some eight core-hours; what is done is kept in `hands.jsonl`, and the same command
continues.
"""

import argparse
import os
import random
import time
from collections import defaultdict
from multiprocessing import get_context
from pathlib import Path

import msgspec

from tests.games.turm_bauer.bench.risk.positions import Position, read_positions
from torres3d.games.turm_bauer.rules.commands import Hand
from torres3d.games.turm_bauer.rules.judging.hand_error import Elbowroom, sampled
from torres3d.games.turm_bauer.scene.physics.bullet_judge import BulletJudge

FILE = Path(__file__).parent / "hands.jsonl"
HANDS, AT_ONCE = 400, 20
"""Hands at each place, and in one line of the file."""
NOTHING, SLIP, OTHERS, COLLAPSE = ".", "s", "o", "C"
"""What a hand did: nothing fell, the new block alone, others too but fewer than end the game, or it ended the game."""


class Some(msgspec.Struct, frozen=True):
    """What became of some drawn hands at a position (by its index), from hand ``first`` on, one sign for each."""

    position: int
    first: int
    outcomes: str


class Truth(msgspec.Struct, frozen=True):
    """What became of all drawn hands at a position (by its index), one sign for each."""

    position: int
    outcomes: str

    @property
    def falls(self) -> float:
        """The share of hands that let something fall."""
        return 1 - self.outcomes.count(NOTHING) / len(self.outcomes)

    @property
    def collapses(self) -> float:
        return self.outcomes.count(COLLAPSE) / len(self.outcomes)


def drawn_hand(index: int, position: Position, number: int, room: Elbowroom) -> Hand:
    """A hand of a position, cut to the ``room`` there is."""
    chance = random.Random(f"hand/{index}/{number}")
    return room.cut(sampled(chance, position.wobble, position.placement))


def outcome_of(judge: BulletJudge, position: Position, hand: Hand) -> str:
    """What a cut hand does at a place, as a sign."""
    state = position.state
    fell = judge.judge(state, position.placement, hand).fell
    few = SLIP if len(fell) == 1 and fell[0] == (position.colour, position.block) else OTHERS
    return NOTHING if not fell else COLLAPSE if len(fell) >= state.options.collapse else few


def judged(task: tuple[int, Position, int]) -> Some:
    index, position, first = task
    judge, room = BulletJudge(), Elbowroom(position.blocks, position.cells)
    hands = (drawn_hand(index, position, number, room) for number in range(first, first + AT_ONCE))
    return Some(index, first, "".join(outcome_of(judge, position, hand) for hand in hands))


def read_some(file: Path = FILE) -> list[Some]:
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Some) for line in lines]


def read_truths(file: Path = FILE) -> list[Truth]:
    """What is known of each position, in their order; of some positions perhaps not all hands."""
    found: defaultdict[int, list[Some]] = defaultdict(list)
    for each in sorted(read_some(file), key=lambda some: (some.position, some.first)):
        found[each.position].append(each)
    return [Truth(position, "".join(each.outcomes for each in parts)) for position, parts in found.items()]


def main() -> None:
    """Judge on until all places are done, or the time is over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    done = {each.position: each.outcomes for each in read_truths()}
    positions = list(enumerate(read_positions()))
    tasks = [(index, each, first) for first in range(0, HANDS, AT_ONCE) for index, each in positions]
    left = [task for task in tasks if task[2] >= len(done.get(task[0], ""))]
    left.sort(key=lambda task: NOTHING not in done.get(task[0], NOTHING) or set(done.get(task[0], "")) == {NOTHING})
    with get_context("spawn").Pool(given.processes) as pool:
        for number, found in enumerate(pool.imap(judged, left)):
            with FILE.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(found).decode() + "\n")
            print(f"{number + 1} of {len(left)}: position {found.position}, {found.outcomes}", flush=True)
            if time.monotonic() > until:
                pool.terminate()
                break


if __name__ == "__main__":
    main()
