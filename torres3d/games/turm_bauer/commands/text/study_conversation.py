"""Conversation about a study of Turm Bauer: dice are chosen, the hand is steady, and everybody may go back."""

import re
from collections.abc import Sequence
from random import SystemRandom
from typing import ClassVar

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.app.study.study_facts import copied_position
from torres3d.games.turm_bauer.app.study.study_turns import TURNS
from torres3d.games.turm_bauer.commands.text.conversation import Conversation
from torres3d.games.turm_bauer.kit.chance import SIDES
from torres3d.games.turm_bauer.kit.from_position import Throw, can_throw, in_trembling_hand, studied_game
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of
from torres3d.games.turm_bauer.studies.study_notation import NOTATION
from torres3d.hud.models.study_models import StudyRow
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.study_conversation import BaseStudyConversation

DICE = re.compile(r"([1-6])[ +,]*([1-6])")


class StudyConversation(BaseStudyConversation[Choice], Conversation):
    """See `BaseStudyConversation`."""

    help_keys = ("text-turm-study-help", "text-turm-help")
    topics = ("study", *(topic for topic in Conversation.topics if topic != "game"))
    further_words = (*BaseStudyConversation.further_words, "dice")
    need_actor: ClassVar[tuple[str, ...]] = (*BaseStudyConversation.need_actor, "stairs", "supply", "dice")
    notation = NOTATION

    def __init__(self, book: OpenStudy, terminal: Console, say: Translate) -> None:
        study = book.study
        game = studied_game(f"study {study.name}", study.setup, study.begun)
        names = [player.name for player in study.setup.players]
        super().__init__(game, terminal, say, names, {}, judge_of(game.state.options.judge))
        self._players = players_by_seat(study.setup, {}, say)
        self._answers["dice"] = self._dice
        self.open(book)

    def _risk_state(self) -> State:
        """The hand of a game trembles: that is the risk a place has, also where the study's is steady."""
        return in_trembling_hand(self._game.state)

    def _dice(self, rest: str) -> list[str]:
        """Choose the dice of the turn, or throw them. Dice that were chosen just before are chosen anew."""
        say, game, source = self._say, self._game, SystemRandom()
        found = DICE.fullmatch(rest) if rest else None
        if rest and found is None:
            return [say("text-study-which-dice")]
        if not can_throw(game.state):
            return [say("study-not-dice")]
        thrown = (
            (source.randint(1, SIDES), source.randint(1, SIDES)) if found is None else (int(found[1]), int(found[2]))
        )
        steps = game.history.standing_steps()
        if steps and isinstance(steps[-1].command, Throw):
            game.undo()
        step = game.submit(Throw(thrown))
        self._follow()
        return self._step_lines(step)

    def _rows(self) -> Sequence[StudyRow]:
        return TURNS.rows(self.book.grown, (), self._players, self._say)

    def _position(self) -> list[str]:
        if self._game.state.actor is None:
            return [self._say("study-over-here")]
        return copied_position(self._game.state).rstrip("\n").split("\n")
