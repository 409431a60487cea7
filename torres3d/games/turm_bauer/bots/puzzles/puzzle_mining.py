"""Puzzle mining: jobs for processes that find puzzles in games of bots, and their lines.

A puzzle is proven when it is found: all places of all blocks are looked at, and the judges are asked about those that
count. `proven` does it again.
"""

import random
from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from torres3d.engine.puzzles.puzzle_file import Grade
from torres3d.games.turm_bauer.bots.puzzles.balance import balanced, overhangs
from torres3d.games.turm_bauer.bots.puzzles.climb_search import Climb, Expected, climbs, expected, highest, stands_by
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.kit.chance import draw
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import colours_by_seat
from torres3d.games.turm_bauer.puzzles.puzzle import (
    OPTIONS,
    Kind,
    Puzzle,
    id_of,
    placement_of,
    solution_of,
    state_of_puzzle,
)
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.command_notation import choice_text
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.initial_state import opening
from torres3d.games.turm_bauer.rules.judging.judge import Judge, command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import view
from torres3d.games.turm_bauer.rules.state import State

MOST_ENDS = 12
"""Maximum number of places from which the highest level is reached."""
FEW_ENDS = 3
"""Up to so many it is hard to find one."""
FIRST_ROUND = 3
"""The round from which on turns are looked at: before, towers are low."""
TURNS = 12
"""Turns of a game that are looked at."""
FALLS = 2
"""Number of places of a puzzle where something falls; at one it stands."""
LOOKED_AT = 80
"""Places of a block that are looked at for that."""
PLAYED_WITH = replace(OPTIONS, judge="statics")
"""The rules of the games: blocks lie straight in them, so that nothing decides that cannot be visible."""


class MiningJob(msgspec.Struct, frozen=True):
    """A game of bots of one level to mine."""

    number: int
    seats: int
    bots: str
    seed: int


class MiningResult(msgspec.Struct, frozen=True):
    """Puzzles of a game, at most one of each kind and grade, from so many ``turns``."""

    number: int
    turns: int
    puzzles: tuple[Puzzle, ...]


class MiningHeading(msgspec.Struct, frozen=True):
    """Setting of mining."""

    bots: str
    seats: int
    seed: int
    format: str = "torres3d-mined-turm-puzzles"
    secret: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        return (self.bots,) * self.seats

    @property
    def title(self) -> str:
        return f"Turm Bauer, seed {self.seed}"

    def result_type(self) -> type[MiningResult]:
        return MiningResult

    def jobs(self, games: int) -> list[MiningJob]:
        return [MiningJob(number, self.seats, self.bots, self.seed + number) for number in range(games)]


def mine_game(job: MiningJob, judge: Judge) -> MiningResult:
    """Play a game and look for puzzles in its turns. The same ``job`` gives the same."""
    found: dict[tuple[str, int], Puzzle] = {}
    turns = list(_turns(job))
    chance = random.Random(f"puzzles/{job.seed}")
    turns = chance.sample(turns, min(TURNS, len(turns)))
    for state in turns:
        for puzzle in (climb_puzzle(state, judge), standing_puzzle(state, judge, chance)):
            if puzzle is not None:
                found.setdefault((puzzle.kind, puzzle.grade), puzzle)
    return MiningResult(job.number, len(turns), tuple(found.values()))


def _turns(job: MiningJob) -> Iterator[State]:
    """The beginnings of turns from the `FIRST_ROUND` on, as positions of puzzles."""
    colours = colours_by_seat(job.seats)
    dealt = draw(job.seats, sum(map(len, colours)), job.seed)
    state = opening(PLAYED_WITH, colours, 0, dealt.rolls, dealt.tremor)
    bots = [BOTS.make_bot(job.bots, job.seed * 8 + seat) for seat in range(job.seats)]
    judge, seen = StaticsJudge(), -1
    while state.actor is not None:
        if state.turn > seen and state.turn >= (FIRST_ROUND - 1) * len(state.order):
            seen = state.turn
            yield replace(state, options=OPTIONS)
        state = apply(state, command_for(state, bots[state.actor].choose(view(state, state.actor)), judge))


def climb_puzzle(state: State, judge: Judge) -> Puzzle | None:
    """The turn as a puzzle: how high can the figure get? None where it gets no higher, or easily."""
    found = climbs(state)
    best = highest(state, found, MOST_ENDS)
    if best is None or best.ways[0].level <= level_of(state.to_act.figure) or len(best.ways) > len(found) // 10:
        return None
    if not best.holds(state, judge):
        return None
    first, ends = best.ways[0], len(best.ways)
    solution = f"{choice_text(first.placement)} {choice_text(first.walk)}"
    grade = 1 + bool(best.higher) + (ends <= FEW_ENDS and uses_ring(best.ways))
    return _puzzle(state, "height", solution, grade, level=first.level, ends=ends)


def uses_ring(best: Sequence[Climb]) -> bool:
    """Whether all of these climbs need a ring."""
    return all(climb.placement.ring or getattr(climb.walk, "ring", None) for climb in best)


def standing_puzzle(state: State, judge: Judge, chance: random.Random) -> Puzzle | None:
    """Places of one block as a puzzle: at which does it stand? None where there are too few places.

    Its grade says at how many of them the first look is wrong: a block that hangs over stands, or one falls whose place
    looks balanced.
    """
    places = [choice for choice in legal(state) if isinstance(choice, Placement) and choice.ring is None]
    blocks = sorted({place.block for place in places if place.block[0] != "1"})
    if not blocks:
        return None
    block = chance.choice(blocks)
    places = [place for place in places if place.block == block]
    places = chance.sample(places, min(LOOKED_AT, len(places)))
    deceiving = chance.randint(0, FALLS + 1)
    said = [(expected(state, place), place) for place in places]
    falls, holds = _all_that("falls", said), _all_that("stands", said)
    tricky = min(deceiving, FALLS)
    chosen: list[Placement] = []
    for number in range(FALLS):
        looks_firm = number < tricky
        chosen += _apart([each for each in falls if balanced(state.blocks, each.cells) is looks_firm], chosen)
    hanging = deceiving > FALLS or (deceiving and chance.random() < 0.5)
    holds = [each for each in holds if overhangs(state.blocks, each.cells) is bool(hanging)]
    standing = _apart(holds, chosen)
    if len(chosen) < FALLS or not standing:
        return None
    if not stands_by(judge, state, standing[0]) or any(stands_by(judge, state, each) for each in chosen):
        return None
    wrong = tricky + bool(hanging)
    texts = tuple(sorted(map(choice_text, chosen)))
    return _puzzle(state, "stands", choice_text(standing[0]), 1 + (wrong > 0) + (wrong > FALLS), falls=texts)


def _all_that(outcome: Expected, said: Sequence[tuple[Expected, Placement]]) -> list[Placement]:
    return [place for one, place in said if one == outcome]


def _apart(places: Sequence[Placement], chosen: Sequence[Placement]) -> list[Placement]:
    """The first place that shares no cell with those chosen, if there is one."""
    taken = {cell for each in chosen for cell in each.cells}
    return next(([place] for place in places if not taken & set(place.cells)), [])


def _puzzle(
    state: State, kind: Kind, solution: str, grade: int, level: int = 0, ends: int = 0, falls: tuple[str, ...] = ()
) -> Puzzle:
    position = position_text(state)
    made = msgspec.convert(min(grade, 3), type=Grade)
    return Puzzle(
        id_of(kind, state.players, position, solution),
        kind,
        state.players,
        position,
        solution,
        made,
        level,
        ends,
        falls,
    )


def proven(puzzle: Puzzle, judge: Judge) -> bool:
    """Whether a puzzle is sound: its level is the highest, or its block stands at one place only."""
    state = state_of_puzzle(puzzle)
    if puzzle.kind == "stands":
        said = [stands_by(judge, state, placement_of(text)) for text in (puzzle.solution, *puzzle.falls)]
        return said == [True, *[False] * len(puzzle.falls)]
    best = highest(state, climbs(state), MOST_ENDS)
    block, walk = solution_of(puzzle)
    if best is None or not best.holds(state, judge):
        return False
    first, ends = best.ways[0], len(best.ways)
    return (first.placement, first.walk, first.level, ends) == (block, walk, puzzle.level, puzzle.ends)
