"""Themes of puzzles: what their solutions do."""

from msgspec.structs import replace

from torres3d.games.torres.puzzles.puzzle import THEMES, Puzzle, Theme, solution_steps
from torres3d.games.torres.rules.cards import CARDS, KnightCard, LiftCard
from torres3d.games.torres.rules.commands import AddKnight, Move, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.events import CastleScore
from torres3d.games.torres.rules.knights import walkable
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State

MUCH = 2
"""Squares by which a castle has to grow for its area to be the theme."""


def themes_of(puzzle: Puzzle) -> tuple[Theme, ...]:
    """The themes of a puzzle, in the order of `THEMES`; raises `SetupFault` and `NotationFault`."""
    steps = solution_steps(puzzle)[1]
    begun = steps[0].before
    ended = apply(steps[-1].before, steps[-1].command)
    seat = begun.actor
    assert seat is not None
    found: set[Theme] = set()
    for step in steps:
        match step.command:
            case Play(card):
                played = CARDS[card]
                found.add("cards")
                if isinstance(played, LiftCard):
                    found.add("lift")
                elif isinstance(played, KnightCard) and played.gait == "doors":
                    found.add("doors")
            case Move(source, target) if not walkable(step.before.board, INDEX[source]) >> INDEX[target] & 1:
                found.add("doors")
            case AddKnight():
                found.add("late")
    if bonus_now(ended, seat) > bonus_now(begun, seat):
        found.add("king")
    before, after = scores_of(begun, seat), scores_of(ended, seat)
    for castle in after:
        same = [each for each in before if each.squares & castle.squares]
        if not same:
            found.add("late")
        elif castle.area >= MUCH + max(each.area for each in same):
            found.add("area")
    return tuple(theme for theme in THEMES if theme in found)


def with_themes(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, themes=themes_of(puzzle))


def scores_of(state: State, seat: Seat) -> list[CastleScore]:
    """The castles that score points for a seat."""
    return [castle for castle in castle_scores(state.board, state.knights[seat]) if castle.points]
