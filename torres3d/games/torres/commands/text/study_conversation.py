"""Conversation about a study of Torres: everything is open, and everybody may go back."""

from collections.abc import Sequence
from typing import ClassVar

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.games.torres.app.presentation.player_looks import players_by_seat
from torres3d.games.torres.app.study.study_turns import TURNS
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.kit.from_position import studied_game
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.diagram import diagram
from torres3d.games.torres.studies.study_notation import NOTATION
from torres3d.hud.models.study_models import StudyRow
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.study_conversation import BaseStudyConversation


class StudyConversation(BaseStudyConversation[Command], Conversation):
    """See `BaseStudyConversation`."""

    help_keys = ("text-study-help", "text-help")
    topics = ("study", *(topic for topic in Conversation.topics if topic != "game"))
    need_actor: ClassVar[tuple[str, ...]] = (*BaseStudyConversation.need_actor, "hand", "exits")
    notation = NOTATION

    def __init__(self, book: OpenStudy, terminal: Console, say: Translate) -> None:
        study = book.study
        game = studied_game(f"study {study.name}", study.setup, study.begun)
        super().__init__(game, terminal, say, [player.name for player in study.setup.players], {})
        self._players = players_by_seat(study.setup, {}, say)
        self.open(book)

    def _hidden(self) -> bool:
        return False

    def _rows(self) -> Sequence[StudyRow]:
        return TURNS.rows(self.book.grown, (), self._players, self._say)

    def _position(self) -> list[str]:
        return diagram(self._game.state).rstrip("\n").split("\n")
