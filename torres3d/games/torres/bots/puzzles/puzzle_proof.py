"""Proof of a puzzle: nothing brings more points than it says, and all ways to as many share one idea."""

from typing import Literal

from msgspec.structs import replace

from torres3d.games.torres.bots.puzzles.points_search import idea_of
from torres3d.games.torres.bots.puzzles.proof_search import Proof, TooMany
from torres3d.games.torres.puzzles.puzzle import Puzzle, state_of_puzzle
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.notation import turn_text

Unsound = Literal["more_points", "two_ideas", "too_many"]
"""Reason against a puzzle: more points, another idea with as many, or a search beyond the limit."""


def proven(puzzle: Puzzle, limit: int = 10_000_000) -> Puzzle | Unsound:
    """The puzzle with its number of ``ends`` and the shortest solution; or what is wrong with it.

    Opens up to ``limit`` positions.
    """
    state = state_of_puzzle(puzzle)
    seat = state.actor
    assert seat is not None
    proof = Proof(state)
    try:
        found = proof.ends(puzzle.points, limit)
    except TooMany:
        return "too_many"
    if found[0][0] > puzzle.points:
        return "more_points"
    ideas = {idea_of(state, proof.scene.state_of(end.position), seat) for _, end in found}
    if len(ideas) > 1:
        return "two_ideas"
    ways: list[list[Command]] = [end.commands(proof.scene) for _, end in found]
    shortest: list[Command] = min(ways, key=len)
    return replace(puzzle, ends=len(found), solution=turn_text(shortest))
