"""Texts of puzzles: the solution as a list, and what the turn has come to."""

from msgspec.structs import replace

from torres3d.games.turm_bauer.app.play.panels import BuildingFacts, building_turn
from torres3d.games.turm_bauer.hud.models.turn_models import Outcome, TurnModel
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.puzzles.puzzle import OPTIONS, Puzzle, places_of, solution_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Move
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, shown_as
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.texts import Translate


def ended_turn(
    history: TurmHistory, players: tuple[PlayerLook, ...], outcome: Outcome, say: Translate
) -> TurnModel | None:
    """The panel of the puzzle's turn when it is over."""
    setup = as_setup(history.header.setup)
    turn = building_turn(BuildingFacts(history.start, players, emblems_of(setup), shown_as(setup)), say)
    return None if turn is None else replace(turn, task=outcome)


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
