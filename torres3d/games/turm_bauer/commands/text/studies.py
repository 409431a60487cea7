"""The studies of Turm Bauer in the terminal."""

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.turm_bauer.app.study.study_facts import (
    about,
    named_study,
    of_empty_table,
    of_position,
    pasted_position,
    usual_setup,
)
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.text.study_conversation import StudyConversation
from torres3d.games.turm_bauer.game import GAME
from torres3d.games.turm_bauer.studies.study import Study
from torres3d.games.turm_bauer.studies.study_file import StudyFolder
from torres3d.games.turm_bauer.studies.study_notation import NOTATION
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
        """A study of an empty table."""
        setup = usual_setup(players, say)
        return named_study(setup, of_empty_table(setup), 0, BOTS, say)

    def of_position(self, text: str, say: Translate) -> Study:
        """A study of a position."""
        setup, position = pasted_position(text, say)
        return named_study(setup, *of_position(setup, position), BOTS, say)

    def conversation(self, book: OpenStudy, terminal: Console, say: Translate) -> StudyConversation:
        return StudyConversation(book, terminal, say)
