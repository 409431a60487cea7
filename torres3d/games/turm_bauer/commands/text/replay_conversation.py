"""Conversation about a game of Turm Bauer that was played."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.session.kept_analyses import KeptAnalysis
from torres3d.app.session.player_looks import name_shown
from torres3d.engine.history import Turn, part_of
from torres3d.engine.logged_game import Game
from torres3d.engine.studies.study_file import FOLDER
from torres3d.games.turm_bauer.app.study.study_facts import named_study, of_moment
from torres3d.games.turm_bauer.app.study.study_turns import TURNS
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.commands.text.conversation import Conversation
from torres3d.games.turm_bauer.commands.text.study_conversation import StudyConversation
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory
from torres3d.games.turm_bauer.kit.setup_and_options import as_setup
from torres3d.games.turm_bauer.rules.commands import Choice
from torres3d.games.turm_bauer.scene.physics.background_judge import judge_of
from torres3d.games.turm_bauer.studies.study import PlayedStudy
from torres3d.games.turm_bauer.studies.study_file import StudyFolder
from torres3d.hud.models.page_models import AnalysisModel
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.replay_conversation import BaseReplayConversation


class ReplayConversation(BaseReplayConversation[Choice], Conversation):
    """See `BaseReplayConversation`. ``games`` is the folder of saved games, beside that of studies."""

    help_keys = ("text-turm-replay-help", "text-turm-help")
    topics = ("replay", "tower")
    words_left_out = (*BaseReplayConversation.words_left_out, "stairs")
    need_actor = (*BaseReplayConversation.need_actor, "supply")

    def __init__(self, history: TurmHistory, file: Path, games: Path, terminal: Console, say: Translate) -> None:
        names = [name_shown(player, say, BOTS) for player in history.header.setup.players]
        judge = judge_of(history.state.options.judge)
        super().__init__(Game(part_of(history, 0)), terminal, say, names, {}, judge)
        self._games = games
        self.open(history, file, self._opened_study)

    def _moment_lines(self) -> list[str]:
        return self._turn()[:1]

    def _turn_lines(self) -> list[str]:
        return self._turn()

    def _inner_prompt(self) -> str:
        return self._prompt()

    def _turn_words(self, turn: Turn[Any, Any]) -> Sequence[str]:
        """The choices, without the judge's figures."""
        return [TURNS.word(step.standing_command, step.before) for step in turn.steps]

    def _analysis(self, file: Path) -> KeptAnalysis[Any]:
        from torres3d.games.turm_bauer.app.replay.analysis_screen import analysis_of

        return KeptAnalysis(analysis_of, file, BOTS.adviser)

    def _analysed(self, found: Any) -> AnalysisModel:
        from torres3d.games.turm_bauer.app.replay.analysis_screen import analysis_model

        return analysis_model(self._full, found, self._say)

    def _opened_study(self) -> StudyConversation:
        """The moment as a study; in a game that goes on, the dice to come are thrown anew."""
        say, terminal = self._say, self._terminal
        if not self.finished:
            terminal.say(say("turm-study-drawn"))
        study = named_study(as_setup(self._full.header.setup), *of_moment(self._full, self.at), BOTS, say)
        book = OpenStudy(
            PlayedStudy(study),
            StudyFolder(self._games / FOLDER),
            lambda fault: terminal.say(fault_message(fault, say).in_one),
        )
        return StudyConversation(book, terminal, say)
