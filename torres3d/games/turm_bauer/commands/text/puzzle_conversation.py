"""Conversation about a puzzle of Turm Bauer: how high the figure gets, or at which place the block stands."""

from torres3d.app.session.player_looks import bots_of, name_shown
from torres3d.games.turm_bauer.app.study.puzzle_game import puzzle_game
from torres3d.games.turm_bauer.app.study.puzzle_outcome import PuzzleOutcome
from torres3d.games.turm_bauer.app.study.puzzle_rules import ClimbOnly, PlacesOnly
from torres3d.games.turm_bauer.app.study.puzzle_words import solution_list
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.text import typed_and_listed_choices as typed
from torres3d.games.turm_bauer.commands.text.conversation import Conversation
from torres3d.games.turm_bauer.commands.text.undone_step import undone_words
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, solution_of
from torres3d.games.turm_bauer.rules.commands import Choice, Placement
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import numbered_lines
from torres3d.terminal.puzzle_conversation import BasePuzzleConversation, group_lines


class PuzzleConversation(BasePuzzleConversation[Choice], Conversation):
    """A puzzle; ``shown``: whether it names the level to reach. Nothing tells the risk: that is what is asked."""

    help_keys = ("text-turm-puzzle-help", "text-turm-help")
    topics = ("puzzle", *(topic for topic in Conversation.topics if topic != "game"))
    further_words = (*BasePuzzleConversation.further_words, "reset")
    words_left_out = ("again", "file", "steady", "stairs")

    def __init__(self, puzzle: Puzzle, shown: bool, terminal: Console, say: Translate) -> None:
        game, _ = puzzle_game(puzzle, say)
        setup = game.header.setup
        names = [name_shown(player, say, BOTS) for player in setup.players]
        super().__init__(game, terminal, say, names, bots_of(setup, BOTS), judge_of(game.state.options.judge))
        self.add_words()
        self.puzzle = puzzle
        self.outcome = PuzzleOutcome(puzzle, game)
        self._shown = shown
        self._guard = (
            PlacesOnly(game, self.outcome.places, say)
            if puzzle.kind == "stands"
            else ClimbOnly(game, puzzle.level, lambda: self.attempt.ended is None, say)
        )
        self._offer_places()

    @property
    def solved(self) -> bool:
        return self.outcome.solved

    @property
    def _over(self) -> bool:
        """Whether nothing more can be done in the turn."""
        return self.outcome.turn_over or self.outcome.failed or self.outcome.solved

    def _task(self) -> list[str]:
        question, places = self.outcome.question(self._shown, self._say), self.outcome.places
        if not places:
            return [question, *self._turn()]
        self._offer_places()
        return [question, *numbered_lines(typed.told_choice(place, self._kind, self._say) for place in places)]

    def _offer_places(self) -> None:
        """Let numbers mean the places to choose from."""
        if self.outcome.places and not self._over:
            self._list = self._game.n, self.outcome.places

    def _asked(self) -> str | None:
        if self._list[0] != self._game.n:
            self._offer_places()
        return self._terminal.ask(self._prompt())

    def _prompt(self) -> str:
        if self._over:
            return self._say("text-puzzle-over-prompt")
        if self.outcome.places:
            return self._say("text-puzzle-places-prompt", most=len(self.outcome.places))
        return super()._prompt()

    def _stairs(self, rest: str) -> list[str]:
        """Nothing: they come with their risk."""
        return [self._say("text-puzzle-not-told")]

    def _command(self, text: str) -> None:
        if self._over:
            self._terminal.say(self._say("text-puzzle-over"))
        else:
            super()._command(text)

    def _try(self, choice: Choice, text: str) -> None:
        why_not = self._guard.why_not(choice)
        if why_not:
            self._terminal.say(why_not)
        else:
            super()._try(choice, text)

    def _tell_risk(self, placement: Placement) -> None:
        """Nothing: whether the block stands is what is asked."""

    def _foreseen(self, choice: Choice | None) -> list[str]:
        return self._lying(choice) if isinstance(choice, Placement) else super()._foreseen(choice)

    def _outcome(self) -> list[str]:
        if not (self.outcome.solved or self.outcome.failed):
            return []
        self.attempt.end("solved" if self.outcome.solved else "failed")
        return self._ended([self.outcome.answer(self.attempt.ended, self.attempt.hinted, self._say)])

    def _start_over(self) -> None:
        while self._game.history.standing_steps():
            self._game.undo()

    def _do_solution(self) -> None:
        for choice in solution_of(self.puzzle):
            self._game.submit(command_for(self._game.state, choice, self._judge))

    def _solution_lines(self) -> list[str]:
        return group_lines(solution_list(self.puzzle, self._say))

    def _first_step(self) -> str:
        return self.outcome.first_step(self._say)

    def _why_no_hint(self) -> str:
        """The hint is about the block, so there is none once that was let go."""
        return self._say("turm-puzzle-hint-not") if self.outcome.built is not None else super()._why_no_hint()

    def _undone(self, rest: str) -> list[str]:
        return undone_words(self._game, self._kind, self._say)

    def _legal(self, rest: str) -> list[str]:
        return [self._say("text-puzzle-over")] if self._over else super()._legal(rest)

    def _in_few_lines(self) -> list[str]:
        return self._task()[1:] if self.outcome.places else super()._in_few_lines()

    def _what(self, rest: str) -> list[str]:
        return [self._say("text-puzzle-over")] if self._over else super()._what(rest)
