"""Outcome of a puzzle: whether the block stands and how high the figure is, and what is asked and answered in words."""

from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.turm_bauer.kit.engine_adapter import TurmGame
from torres3d.games.turm_bauer.puzzles.puzzle import OPTIONS, Puzzle, places_of, solution_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build
from torres3d.games.turm_bauer.words.event_sentences import choice_in_words
from torres3d.games.turm_bauer.words.names import colour_name
from torres3d.i18n.texts import Translate


class PuzzleOutcome:
    """What has come of a puzzle so far in the ``game`` in which it is tried."""

    def __init__(self, puzzle: Puzzle, game: TurmGame) -> None:
        self.puzzle = puzzle
        self.places = places_of(puzzle) if puzzle.kind == "stands" else ()
        self._game = game

    @property
    def built(self) -> Build | None:
        """What was let go, and stands or has fallen; None before."""
        steps = self._game.history.standing_steps()
        command = steps[0].standing_command if steps else None
        return command if isinstance(command, Build) else None

    @property
    def fell(self) -> bool:
        """Whether something fell."""
        return self.built is not None and bool(self.built.rest.fell)

    @property
    def level(self) -> int:
        """The level of the figure whose turn it was."""
        colour = self._game.history.start.to_act.colour
        return level_of(self._game.state.set_of(colour).figure)

    @property
    def turn_over(self) -> bool:
        return self._game.state.turn != self._game.history.start.turn or self._game.state.stage == "over"

    @property
    def solved(self) -> bool:
        """Whether the block stands, or the figure is as high as it can be."""
        if self.puzzle.kind == "stands":
            return self.built is not None and not self.fell
        return self.turn_over and not self.fell and self.level >= self.puzzle.level

    @property
    def failed(self) -> bool:
        """Whether something fell, or the turn has ended lower."""
        return self.fell or (self.puzzle.kind == "height" and self.turn_over and not self.solved)

    def answer(self, ended: How | None, hinted: bool, say: Translate) -> str:
        """What is said of what was done, once it is solved or failed."""
        kind = self.puzzle.kind
        key = f"turm-puzzle-{kind}-{'solved' if self.solved else 'failed'}"
        if self.fell:
            key = "turm-puzzle-fell"
        elif self.solved and ended == "shown":
            key = f"turm-puzzle-{kind}-shown"
        elif self.solved and hinted:
            key = f"turm-puzzle-{kind}-hinted"
        return say(key, level=self.level)

    def question(self, shown: bool, say: Translate) -> str:
        """What the puzzle asks; ``shown``: whether it names the level to reach."""
        if self.puzzle.kind == "stands":
            return say("turm-puzzle-stands")
        start = self._game.history.start
        key = "turm-puzzle-height" if shown else "turm-puzzle-height-hidden"
        colour, own = colour_name(start.to_act.colour, say), level_of(start.to_act.figure)
        return say(key, colour=colour, level=self.puzzle.level, own=own)

    def first_step(self, say: Translate) -> str:
        """The first step of the solution; of a place to choose, one where something falls."""
        solution = solution_of(self.puzzle)[0]
        if self.puzzle.kind == "height":
            return say("puzzle-first-step", what=choice_in_words(solution, OPTIONS.blocks, say))
        wrong = next(number for number, place in enumerate(self.places, 1) if place != solution)
        return say("turm-puzzle-place-falls", number=wrong)
