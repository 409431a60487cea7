"""The screen of a puzzle of any game: hint and solution that are asked for twice, the result, ways on, the prompt."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.session.puzzle_attempt import PuzzleTry
from torres3d.engine.puzzles.return_schedule import How
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.turn_models import PromptModel, ReasonGroup
from torres3d.i18n.texts import Translate


class TryWays(msgspec.Struct, frozen=True):
    """Ways out of a puzzle: ``back`` leaves, ``following`` opens the next one, ``study`` its position as a study (None:
    there is none)."""

    back: Callable[[], None]
    following: Callable[[], None] | None = None
    study: Callable[[], None] | None = None


class BaseTryScreen(BasePlayScreen):
    """Screen of a puzzle; the play screen of the game is its second base."""

    attempt: PuzzleTry
    ways: TryWays
    signs: ClassVar[tuple[tuple[str, str], ...]]
    """Buttons beside the prompt that are signs, to leave room for the text."""
    not_here: ClassVar[tuple[str, ...]] = ("log", "recap")
    """Actions of a game that a puzzle lacks."""
    hint_costs: ClassVar[bool] = True
    """Whether the first step costs something, so that it is asked for twice."""

    # what differs from game to game

    @property
    @abstractmethod
    def solved(self) -> bool:
        """Whether what was done is the answer."""

    @property
    def in_suspense(self) -> bool:
        """Whether it is not known yet what was done, so that nothing else can be asked for."""
        return False

    @abstractmethod
    def start_over(self) -> None:
        """Take back everything."""

    @abstractmethod
    def show_solution(self) -> None:
        """Do the solution from the beginning, step by step."""

    @abstractmethod
    def _show_hint(self) -> None:
        """Show the first step where it is done."""

    @abstractmethod
    def _why_no_hint(self) -> str:
        """Why there is no hint now; empty where there is one."""

    @property
    @abstractmethod
    def _steps_lost(self) -> int:
        """The steps that are lost where the puzzle is left now."""

    @abstractmethod
    def _buttons(self) -> list[tuple[str, str, bool]]:
        """The buttons beside the prompt: their ids and labels, and whether they can be pressed."""

    @abstractmethod
    def _told_in_prompt(self) -> tuple[str, ...]:
        """The text of the prompt, and shorter ones."""

    @abstractmethod
    def _why(self) -> tuple[ReasonGroup, ...]:
        """What is said below the prompt."""

    def _why_not(self, answer: str) -> str:
        """Why a button cannot be pressed."""
        return self._services.say(f"puzzle-{answer}-not")

    # what is the same

    @property
    def ended(self) -> How | None:
        """The result of the first try; None while it goes on."""
        return self.attempt.ended

    @property
    def hinted(self) -> bool:
        """Whether the hint showed the first step while the first try went on."""
        return self.attempt.hinted

    def intent(self, intent: Intent) -> None:
        match intent:
            case Answer("prompt", "solution"):
                self.give_up()
            case Answer("prompt", "again"):
                self.start_over()
            case Answer("prompt", "next") if self.ways.following is not None:
                self.leave_for(self.ways.following)
            case Answer("prompt", "study"):
                self.study()
            case Answer("prompt", "back"):
                self.leave_for(self.ways.back)
            case _:
                super().intent(intent)
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in a game, except for whatever a puzzle lacks."""
        if action == "hint":
            self.tell_first_step()
        elif action == "study":
            self.study()
        elif action in self.not_here:
            self._services.refuse(self._services.say("puzzle-not-here"))
        else:
            super().key(action)
        self._mark_stale()

    def give_up(self) -> None:
        """The solution is asked for: while the first try goes on, that ends only when asked again."""
        if self.input_guard.too_early() or self.in_suspense:
            return
        if self.attempt.ask("solution", self.session.game.n):
            self.input_guard.note_opened()
        else:
            self.show_solution()

    def tell_first_step(self) -> None:
        """Tell the first step of the solution; where that costs something it is asked for twice."""
        if self.playback.busy or self.input_guard.too_early() or self.in_suspense:
            return
        n, why_not = self.session.game.n, self._why_no_hint()
        if why_not:
            self._services.refuse(why_not)
        elif self.hint_costs and not self.hinted and self.attempt.ask("hint", n):
            self.input_guard.note_opened()
        else:
            self.attempt.tell_hint(n)
            self._show_hint()

    def study(self) -> None:
        """Open the position as a study, once the first try is over."""
        if self.ways.study is not None and self.ended is not None:
            self.ways.study()
        else:
            self._services.refuse(self._services.say("puzzle-study-not"))

    def leave_for(self, leave: Callable[[], None]) -> None:
        """Leave the puzzle; where own steps would be lost, ask first."""
        if self._steps_lost:
            self._services.screens.ask(leave_question(self._steps_lost, self._services.say), {"leave": leave})
        else:
            leave()

    def _asked_again(self) -> str:
        """What has to be asked for once more; empty where nothing has."""
        n, say = self.session.game.n, self._services.say
        if self.attempt.waits("solution", n):
            return say("puzzle-give-up")
        return say("puzzle-hint-sure") if self.attempt.waits("hint", n) else ""

    def _with_result(self, text: str, shorter: str = "") -> tuple[str, ...]:
        """A text about an answer, with what is said of the result of the try, and a shorter one."""
        learned = self.attempt.learned
        if not learned:
            return (text, shorter) if shorter else (text,)
        return f"{text} {learned}", f"{shorter} {learned}" if shorter else text

    def _try_prompt(self) -> PromptModel:
        """The prompt: its buttons are always the same, so that none comes to lie under the pointer."""
        answers = self._buttons()
        text, *shorter = self._told_in_prompt()
        return PromptModel(
            text,
            self._services.say("back"),
            "back",
            tuple((answer, label) for answer, label, _ in answers),
            why=self._why(),
            shorter=tuple(shorter),
            signs=self.signs,
            disabled=tuple((answer, self._why_not(answer)) for answer, _, enabled in answers if not enabled),
            steady=True,
        )

    def _usual_buttons(self, steps: Sequence[object]) -> list[tuple[str, str, bool]]:
        """The buttons that all puzzles have after ``steps`` of one's own; see `_buttons`."""
        say, over = self._services.say, self.ended is not None
        return [
            ("study", say("replay-study"), self.ways.study is not None and over),
            ("again", say("puzzle-again"), bool(steps)),
            ("solution", say("puzzle-solution"), not self.solved),
            ("next", say("puzzle-next"), self.ways.following is not None and over),
        ]


def leave_question(steps: int, say: Translate) -> ChoiceDialog:
    """The question before a puzzle is left and so many ``steps`` are lost; its answer ``leave`` leaves."""
    answers = (("stay", say("puzzle-leave-stay")), ("leave", say("puzzle-leave-leave")))
    lines = (say("puzzle-leave-text", steps=steps),)
    return ChoiceDialog("puzzle-leave", say("puzzle-leave-title"), lines, answers, "leave")
