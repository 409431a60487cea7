"""Texts of puzzles: the solution as a list."""

from torres3d.games.turm_bauer.puzzles.puzzle import OPTIONS, Puzzle, places_of, solution_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Move
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.texts import Translate


def solution_list(puzzle: Puzzle, say: Translate) -> ReasonGroup:
    """The solution as a list: steps, or all places with what becomes of the block there."""
    blocks, solution = OPTIONS.blocks, solution_of(puzzle)
    if puzzle.kind == "stands":
        outcomes = (
            say("turm-puzzle-it-stands" if place == solution[0] else "turm-puzzle-it-falls")
            for place in places_of(puzzle)
        )
        rows = tuple((f"{number}.", outcome) for number, outcome in enumerate(outcomes, 1))
        return ReasonGroup(say("turm-puzzle-places"), rows)
    found = []
    for number, choice in enumerate(solution, 1):
        level = f"+{level_of(choice.to)}" if isinstance(choice, Move) else ""
        found.append((level, f"{number}. {choice_in_words(choice, blocks, say)}"))
    return ReasonGroup(say("turm-puzzle-steps", ends=puzzle.ends), tuple(found))
