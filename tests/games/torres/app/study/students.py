"""Somebody who studies a position in the window."""

from pathlib import Path

from tests.app.driver import Driver
from tests.games.torres.studies.positions import study
from torres3d.games.torres.app.study.editor_screen import EditorScreen
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.hud.models.editor_models import EditorModel
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.studies.study import Study
from torres3d.games.torres.studies.study_file import read_study, write_study
from torres3d.hud.models.study_models import StudyModel

ANALYSED = 60.0
"""Seconds that the analysis may take; nobody waits as long."""


class Student:
    """The program with a study open, over the list of them."""

    def __init__(self, player: Driver, folder: Path, begun: Study | None = None) -> None:
        self.player = player
        self.file = folder / "games" / "studies" / "one.study"
        write_study(begun or study(), self.file)
        player.rounds(2)
        player.program.flow.open_entry("study", self.file)
        player.rounds(4)

    @property
    def screen(self) -> StudyScreen:
        """The study on the screen."""
        top = self.player.program.services.screens.top
        assert isinstance(top, StudyScreen)
        return top

    @property
    def arranging(self) -> EditorScreen:
        """The position that is set up on the screen."""
        top = self.player.program.services.screens.top
        assert isinstance(top, EditorScreen)
        return top

    @property
    def panel(self) -> StudyModel:
        """The panel of the study."""
        found = self.player.program.hud.model.panels.get("study")
        assert found is not None
        return found

    @property
    def facts(self) -> EditorModel:
        """The panel with which the position is set up."""
        found = self.player.program.hud.model.panels.get("editor")
        assert found is not None
        return found

    @property
    def kept(self) -> Study:
        """What the file of the study on the screen holds."""
        file = self.screen.book.file
        assert file is not None
        return read_study(file).study

    def do(self, *commands: Command) -> None:
        """Give commands, as the panels would."""
        for command in commands:
            session = self.screen.session
            session.give(command, session.game.n)
            self.rest()

    def rest(self) -> None:
        """Look on until nothing moves."""
        for _ in range(3):
            self.player.program.key("skip")
            self.player.rounds(3)

    def analysed(self) -> None:
        """Wait for the next report of the position that is shown."""
        improving = self.screen.improving
        self.player.rounds(3)
        before = improving.report
        for _ in range(20):
            improving.wait(ANALYSED)
            self.player.rounds()
            if improving.report is not before:
                break
        self.player.rounds(2)
