"""Somebody who goes through the lessons: does what each step asks for, by mouse or by keyboard."""

from tests.app.driver import Driver
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.app.lessons.lesson_screen import LessonScreen
from torres3d.games.torres.app.lessons.lesson_steps_and_games import read_lessons
from torres3d.games.torres.rules.command_notation import read_turn
from torres3d.games.torres.rules.squares import Square

QUICK = Settings(quality="low", instant=True, reduced_motion=True)
PATIENCE = 400
"""Rounds within which a step follows the one before."""


class Pupil:
    """Learns at a program."""

    def __init__(self, player: Driver) -> None:
        self.player = player

    def learn(self) -> None:
        """From the menu through the whole course, step by step in its order."""
        self.player.spot("learn")
        self.player.rounds(3)
        lessons = read_lessons(paths.config())
        for number, chapter in enumerate(lessons.chapters):
            for at in range(len(chapter.steps)):
                assert self.at == lessons.name(number, at)
                self.do()
        assert not self.learning
        done = self.player.torres_menus.lessons.path.progress.done
        assert done == tuple(each.id for each in lessons.chapters)

    @property
    def lesson(self) -> LessonScreen:
        """The lesson on the screen."""
        top = self.player.program.services.screens.top
        assert isinstance(top, LessonScreen), type(top).__name__
        return top

    @property
    def learning(self) -> bool:
        """Whether a lesson is on the screen."""
        return isinstance(self.player.program.services.screens.top, LessonScreen)

    @property
    def at(self) -> str:
        """The name of the step that is shown."""
        course = self.lesson.progress
        return f"{course.chapter.id}-{course.step.id}"

    def do(self) -> None:
        """Do what the present step asks for, and go on to the next."""
        name, step = self.at, self.lesson.progress.step
        self.settle()
        self.player.rounds(3)
        for command in read_turn(step.model) if step.model else ():
            self.player.give(command)
            self.settle()
        kind, _, overlay = step.watch.partition(":")
        match kind:
            case "turned":
                self.player.spot("view:west")
            case "chosen":
                self.player.spot("stack:0")
            case "click":
                self.player.square(min(step.squares))
            case "refused":
                self.refuse(min(step.squares))
            case "overlay":
                self.player.spot(f"overlay:{overlay}")
        if step.choices:
            self.player.spot(f"answer:{step.choices.index(step.right or 0)}")
        self.player.rounds(2)
        self.follow(name)

    def refuse(self, square: Square) -> None:
        """Try what the rules do not allow: with a stack or a knight in hand."""
        state, selection = self.lesson.session.state, self.lesson.controller.selection
        if selection.kind == "none":
            if self.lesson.progress.chapter.id == "build":
                self.player.spot("stack:0")
            else:
                self.player.square(state.knights[0].bit_length() - 1)
        self.player.square(square)

    def settle(self) -> None:
        """Let everything be shown, a scoring read."""
        for _ in range(PATIENCE):
            if not self.learning or self.lesson.playback.idle:
                return
            if self.player.sees("scoring"):
                self.player.spot("scoring")
            self.player.rounds()
        raise AssertionError("it is never all shown")

    def follow(self, name: str) -> None:
        """Go on until another step is shown, or the lessons are left."""
        for _ in range(PATIENCE):
            if not self.learning or self.at != name:
                return
            if self.player.sees("scoring"):
                self.player.spot("scoring")
            elif self.lesson.playback.idle and self.player.sees("lesson:next"):
                self.player.spot("lesson:next")
            else:
                self.player.rounds()
        raise AssertionError(f"nothing follows {name}")
