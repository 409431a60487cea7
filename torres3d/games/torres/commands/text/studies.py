"""The studies of Torres in the terminal."""

from pathlib import Path

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.torres.app.study.study_facts import about, new_study, pasted_position, usual_setup
from torres3d.games.torres.commands.text.study_conversation import StudyConversation
from torres3d.games.torres.game import GAME
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.studies.study import Study
from torres3d.games.torres.studies.study_file import StudyFolder, position_flaw
from torres3d.games.torres.studies.study_notation import NOTATION
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.study_page import BaseGameStudies


class GameStudies(BaseGameStudies):
    """See `BaseGameStudies`."""

    folder_type = StudyFolder
    notation = NOTATION
    words = GAME.words

    def about(self, found: ListedStudy, say: Translate) -> str:
        return about(found, say)

    def new(self, players: int, say: Translate) -> Study:
        """A study of a game from its beginning."""
        setup = usual_setup(say, players)
        return new_study(setup, TORRES.opening(setup, TORRES.draw(setup, None), TORRES.versions[-1]), say)

    def of_position(self, text: str, say: Translate) -> Study:
        """A study of a diagram; raises the fault of one that no game can reach."""
        study = new_study(*pasted_position(text, say), say)
        fault = position_flaw(study, Path(say("paste-place")))
        if fault is not None:
            raise fault
        return study

    def conversation(self, book: OpenStudy, terminal: Console, say: Translate) -> StudyConversation:
        return StudyConversation(book, terminal, say)
