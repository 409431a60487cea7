"""The puzzle screen: a puzzle of the program, with the points wanted and reached."""

from collections.abc import Callable

from torres3d.app.session.player_looks import names_of
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.study.base_puzzle_screen import BasePuzzleScreen
from torres3d.games.torres.app.study.puzzle_game import puzzle_game
from torres3d.games.torres.app.study.puzzle_words import points_words, solution_list, sources
from torres3d.games.torres.puzzles.puzzle import Brought, Puzzle, solution_of, turn_points
from torres3d.hud.models.turn_models import ReasonGroup


class PuzzleScreen(BasePuzzleScreen):
    """A `Screen` for a puzzle of the program, with the points wanted and reached; see `BasePuzzleScreen`."""

    hidden_actions = (*BasePuzzleScreen.not_here, "buy")

    def __init__(
        self,
        parts: GameServices,
        puzzle: Puzzle,
        told: Callable[[How], str | None],
        back: Callable[[], None],
        following: Callable[[], None] | None = None,
        study: Callable[[], None] | None = None,
    ) -> None:
        game, self._seat = puzzle_game(puzzle, parts.services.say)
        self.puzzle = puzzle
        self._brought: tuple[int, Brought] | None = None
        super().__init__(parts, game, solution_of(puzzle), told, back, following, study)

    @property
    def turn_points(self) -> Brought:
        # Asked in every frame, and another only when something was done.
        if self._brought is None or self._brought[0] != self.session.game.n:
            self._brought = self.session.game.n, turn_points(self.session.state, self._seat, self.standing_commands)
        return self._brought[1]

    @property
    def solved(self) -> bool:
        """Whether the position has all the points."""
        return self.turn_points.points >= self.puzzle.points

    def hand_in(self) -> None:
        """Hand in the answer, the end of the turn.

        With too few points this is said first, and a second request fails the try, which can go on; with all points the
        next puzzle comes.
        """
        if self.playback.busy or self.input_guard.too_early():
            return
        if self.solved:
            if self.ways.following is not None:
                self.ways.following()
            return
        self._services.effects.sound("refuse")
        if self.attempt.ask("end", self.session.game.n):
            # One press must not cost the try, nor a second one in a hurry.
            self.input_guard.note_opened()
            return
        self._too_few = self.session.game.n
        self.attempt.end("failed")

    # from here on private

    def _goal(self) -> str:
        return self._points_told("puzzle-wanted")

    def _so_far(self) -> str:
        return self._points_told("puzzle-so-far")

    def _told_of_answer(self) -> tuple[str, ...]:
        say, n, now = self._services.say, self.session.game.n, self.turn_points.points
        if self.solved:
            solved = "puzzle-solved-hinted" if self.hinted else "puzzle-solved"
            text = say(solved if self.ended == "solved" else "puzzle-solution-done", points=now)
            return self._with_result(text)
        so_far = self._so_far()
        if self._too_few == n:
            return self._with_result(self._points_told("puzzle-few"), so_far)
        return (self._points_told("puzzle-sure"), so_far) if self.attempt.waits("end", n) else ()

    def _points_told(self, key: str) -> str:
        """A text about the points reached, and those wanted where the settings show them."""
        shown = self._services.settings.puzzle_target
        return points_words(key, self.puzzle, self.turn_points.points, shown, self._services.say)

    def _why(self) -> tuple[ReasonGroup, ...]:
        """What the points come from once all are there, and the solution once it may be shown."""
        say = self._services.say
        found = [sources(self.turn_points, say)] if self.solved else []
        if self.ended in ("solved", "shown"):
            found.append(solution_list(self.puzzle, names_of(self.players), say))
        return tuple(found)
