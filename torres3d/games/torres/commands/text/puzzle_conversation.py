"""Conversation about a puzzle of Torres: the last turn of a year, or a turn of one's own that lost points."""

from abc import abstractmethod
from collections.abc import Sequence

from torres3d.app.session.player_looks import bots_of, name_shown
from torres3d.games.torres.app.presentation.reason_words import gain_and_reasons
from torres3d.games.torres.app.study.mistake_game import judged, mistake_game
from torres3d.games.torres.app.study.puzzle_game import puzzle_game
from torres3d.games.torres.app.study.puzzle_words import (
    points_words,
    solution_list,
    sources,
    step_words,
    steps_in_words,
)
from torres3d.games.torres.bots.puzzles.mistake_answers import TurnVerdict
from torres3d.games.torres.bots.puzzles.mistake_puzzle import MistakePuzzle, better_of
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.text import position_words
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.kit.engine_adapter import TorresGame, as_command
from torres3d.games.torres.puzzles.puzzle import Brought, Puzzle, solution_of, turn_points
from torres3d.games.torres.rules.commands import Command
from torres3d.hud.models.turn_models import ReasonGroup
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.puzzle_conversation import BasePuzzleConversation, group_lines


class BaseTurnConversation(BasePuzzleConversation[Command], Conversation):
    """A turn from a position; its end hands it in. ``solution`` are the commands that solve it."""

    help_keys = ("text-puzzle-help", "text-help")
    topics = ("puzzle", *(topic for topic in Conversation.topics if topic not in ("turn", "game")))
    words_left_out = ("again", "file")

    def __init__(self, game: TorresGame, solution: tuple[Command, ...], terminal: Console, say: Translate) -> None:
        setup = game.header.setup
        names = [name_shown(player, say, BOTS) for player in setup.players]
        super().__init__(game, terminal, say, names, bots_of(setup, BOTS))
        self.solution = solution
        self.add_words()

    @abstractmethod
    def _hand_in(self) -> list[str]:
        """Hand in the turn; what is said of it."""

    def _asked(self) -> str | None:
        return self._terminal.ask(self._prompt())

    def _command(self, text: str) -> None:
        if text.startswith("end"):
            self._terminal.say(*self._hand_in())
        else:
            super()._command(text)

    def _task(self) -> list[str]:
        turn = position_words.turn_lines(self._game.state, self._actor, self._names, self._say)
        return [self._goal(), *turn[1:]]

    @abstractmethod
    def _goal(self) -> str:
        """What is asked, in a line."""

    def _start_over(self) -> None:
        self._game.undo_turn()

    def _do_solution(self) -> None:
        for command in self.solution:
            self._game.submit(command)

    def _first_step(self) -> str:
        what = step_words(self._game.history.start, self.solution[0], self._names, self._say)
        return self._say("puzzle-first-step", what=what)

    @property
    def given(self) -> tuple[Command, ...]:
        """The commands that stand."""
        return tuple(as_command(step.standing_command) for step in self._game.history.standing_steps())


class PuzzleConversation(BaseTurnConversation):
    """A puzzle of the program; ``shown``: whether it names the points wanted."""

    def __init__(self, puzzle: Puzzle, shown: bool, terminal: Console, say: Translate) -> None:
        game, self._seat = puzzle_game(puzzle, say)
        self.puzzle = puzzle
        self._shown = shown
        super().__init__(game, solution_of(puzzle), terminal, say)

    @property
    def brought(self) -> Brought:
        """The points of the turn so far."""
        return turn_points(self._game.state, self._seat, self.given)

    @property
    def solved(self) -> bool:
        return self.brought.points >= self.puzzle.points

    def _prompt(self) -> str:
        state = self._game.state
        key = "text-puzzle-points" if self._shown else "text-puzzle-points-hidden"
        name = self._say(key, points=self.brought.points, wanted=self.puzzle.points)
        return self._say("text-prompt-turn", name=name, ap=state.ap, blocks=position_words.blocks_to_build(state))

    def _goal(self) -> str:
        return self._told("puzzle-wanted")

    def _told(self, key: str) -> str:
        return points_words(key, self.puzzle, self.brought.points, self._shown, self._say)

    def _outcome(self) -> list[str]:
        if not self.solved or self.attempt.ended is not None:
            return []
        self.attempt.end("solved")
        return self._praise()

    def _praise(self) -> list[str]:
        now, say = self.brought, self._say
        solved = "puzzle-solved-hinted" if self.attempt.hinted else "puzzle-solved"
        text = say(solved if self.attempt.ended == "solved" else "puzzle-solution-done", points=now.points)
        return self._ended([text, *group_lines(sources(now, say))])

    def _hand_in(self) -> list[str]:
        """With too few points this is said first; asked for again, it fails the try, which can go on."""
        if self.solved:
            return self._praise()
        if self.attempt.ask("end", self._game.n):
            return [self._told("puzzle-sure")]
        self.attempt.end("failed")
        return self._ended([self._told("puzzle-few")])

    def _solution_lines(self) -> list[str]:
        return group_lines(solution_list(self.puzzle, self._names, self._say))


class MistakeConversation(BaseTurnConversation):
    """A turn of one's own game that lost points."""

    hint_costs = False

    def __init__(self, puzzle: MistakePuzzle, terminal: Console, say: Translate) -> None:
        self.puzzle = puzzle
        self._verdict: tuple[int, TurnVerdict] | None = None
        """The last verdict, and the number of commands of its turn."""
        super().__init__(mistake_game(puzzle, say), better_of(puzzle), terminal, say)

    @property
    def solved(self) -> bool:
        if self.attempt.ended is not None and self.given == self.solution:
            return True
        return self._verdict is not None and self._verdict[0] == self._game.n and self._verdict[1].good

    def _goal(self) -> str:
        say, setup = self._say, self.puzzle.setup
        points = round(self.puzzle.loss)
        if sum(player.bot is None for player in setup.players) == 1:
            return say("mistake-goal", points=points)
        return say("mistake-goal-of", name=self._names[self.puzzle.seat], points=points)

    def _outcome(self) -> list[str]:
        state = self._game.state
        return [self._say("mistake-end-it")] if state.stage == "turn" and not state.ap and not self.solved else []

    def _hand_in(self) -> list[str]:
        """The turn is judged; with AP left that is said first."""
        state, say, n = self._game.state, self._say, self._game.n
        if state.stage != "turn":
            return self._why_not(state, "end")
        if not self.solved:
            if state.ap and self.attempt.ask("end", n):
                return [say("mistake-ap-left", ap=state.ap)]
            if self._verdict is None or self._verdict[0] != n:
                self._terminal.say(say("mistake-judging"))
                self._verdict = n, judged(self.puzzle, self.given)
            verdict = self._verdict[1]
            self.attempt.end("solved" if verdict.good else "failed")
            if not verdict.good:
                nearer = verdict.behind < self.puzzle.loss - 1
                text = say("mistake-nearer" if nearer else "mistake-worse", points=round(verdict.behind))
                return self._ended([text])
        if self._verdict is None or self._verdict[0] != n:
            return self._ended([say("mistake-solution-done")])
        why = gain_and_reasons(self.puzzle, self.puzzle.seat, self._names, say, "better-turn-why")
        key = "mistake-solved-hinted" if self.attempt.hinted else "mistake-solved"
        return self._ended([say(key), *_lines(why)])

    def _solution_lines(self) -> list[str]:
        say, names = self._say, self._names
        steps = steps_in_words(self._game.history.start, self.solution, names, say)
        why = gain_and_reasons(self.puzzle, self.puzzle.seat, names, say, "better-turn-why")
        return [*group_lines(ReasonGroup(say("mistake-steps"), steps)), *_lines(why)]


def _lines(groups: Sequence[ReasonGroup]) -> list[str]:
    return [line for group in groups for line in group_lines(group)]
