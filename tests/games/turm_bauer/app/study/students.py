"""Somebody who studies a tower in the window, by mouse as at the table, with a judge that answers at once."""

from pathlib import Path

from tests.app.driver import Driver
from tests.games.turm_bauer.app.builders import Builder, JudgeHere
from tests.games.turm_bauer.studies.examples import JUDGE, moment
from torres3d.games.turm_bauer.app.study.study_screen import StudyScreen
from torres3d.games.turm_bauer.hud.models.study_models import StudyModel
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import Study
from torres3d.games.turm_bauer.studies.study_file import STUDIES

ANALYSED = 60.0
"""Seconds that the analysis may take; nobody waits as long."""


class Student(Builder):
    """The program with a study open, over the list of them."""

    def __init__(self, player: Driver, folder: Path, begun: Study | None = None, judge: Judge = JUDGE) -> None:
        super().__init__(player)
        self.file = folder / "games" / "studies" / "one.study"
        self.file.parent.mkdir(parents=True, exist_ok=True)
        STUDIES.write(begun or moment(), self.file)
        self.parts.__dict__["judge"] = JudgeHere(judge)
        player.rounds(2)
        player.program.flow.open_entry("study", self.file)
        player.rounds(4)

    @property
    def screen(self) -> StudyScreen:
        """The study on the screen."""
        top = self.driver.program.services.screens.top
        assert isinstance(top, StudyScreen)
        return top

    @property
    def panel(self) -> StudyModel:
        """The panel of the study."""
        found = self.driver.program.hud.model.panels.get("study")
        assert isinstance(found, StudyModel)
        return found

    @property
    def kept(self) -> Study:
        """What the file of the study on the screen holds."""
        file = self.screen.book.file
        assert file is not None
        return STUDIES.read(file).study

    @property
    def shown(self) -> State:
        """The state on the table."""
        return self.screen.playback.shown

    def choice(self, kind: type[Choice], number: int = 0) -> Choice:
        """A legal choice of a kind."""
        found = [choice for choice in legal(self.state) if isinstance(choice, kind)]
        return found[number % len(found)]

    def do(self, *choices: Choice) -> None:
        """Give choices, as the controller would."""
        for choice in choices:
            self.screen.session.give(choice, self.screen.session.game.n)
            self.rest()

    def turn(self, number: int = 0) -> None:
        """Build somewhere and stay."""
        self.do(self.choice(Placement, number))
        self.do(Stay())

    def walk_somewhere(self) -> None:
        self.do(self.choice(Move))

    def rest(self) -> None:
        """Look on until nothing moves."""
        self.driver.rounds(2)
        self.wait()

    def analysed(self) -> None:
        """Wait for the next report of the position that is shown."""
        improving = self.screen.improving
        self.driver.rounds(3)
        before = improving.report
        for _ in range(20):
            improving.wait(ANALYSED)
            self.driver.rounds()
            if improving.report is not before:
                break
        self.driver.rounds(2)
