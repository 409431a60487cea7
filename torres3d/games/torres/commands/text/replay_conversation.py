"""Conversation about a game of Torres that was played."""

from pathlib import Path
from typing import Any

from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.session.kept_analyses import KeptAnalysis
from torres3d.app.session.player_looks import name_shown
from torres3d.engine.history import part_of
from torres3d.engine.logged_game import Game
from torres3d.engine.studies.study_file import FOLDER
from torres3d.games.torres.app.study.study_facts import named_for_study, new_study, with_drawn_cards
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.commands.text import position_words
from torres3d.games.torres.commands.text.conversation import Conversation
from torres3d.games.torres.commands.text.study_conversation import StudyConversation
from torres3d.games.torres.kit.engine_adapter import TorresHistory
from torres3d.games.torres.kit.setup_and_options import as_setup
from torres3d.games.torres.rules.command_notation import turn_text
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import PHASES
from torres3d.games.torres.studies.study import PlayedStudy
from torres3d.games.torres.studies.study_file import StudyFolder
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow
from torres3d.i18n.fault_messages import fault_message
from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.replay_conversation import BaseReplayConversation


class ReplayConversation(BaseReplayConversation[Command], Conversation):
    """See `BaseReplayConversation`. ``games`` is the folder of saved games, beside that of studies."""

    help_keys = ("text-replay-help", "text-help")
    topics = ("replay", "board", "cards")
    further_words = (*BaseReplayConversation.further_words, "year")
    need_actor = (*BaseReplayConversation.need_actor, "hand", "exits")
    secret = ("hand", "legal", "what")

    def __init__(self, history: TorresHistory, file: Path, games: Path, terminal: Console, say: Translate) -> None:
        names = [name_shown(player, say, BOTS) for player in history.header.setup.players]
        super().__init__(Game(part_of(history, 0)), terminal, say, names, {})
        self._games = games
        self._answers["year"] = self._year
        self.open(history, file, self._opened_study)

    def _hidden(self) -> bool:
        return False

    def _year(self, rest: str) -> list[str]:
        """The first turn of a year."""
        found = [
            start
            for start, turn in zip(self._starts, self._turns, strict=True)
            if turn.steps[0].before.stage == "turn" and str(turn.steps[0].before.phase) == rest
        ]
        return self._go(found[0]) if found else [self._say("text-replay-which-year", years=PHASES)]

    def _moment_lines(self) -> list[str]:
        return position_words.turn_lines(self._game.state, self._actor, self._names, self._say, brief=True)

    def _turn_lines(self) -> list[str]:
        return self._turn() if self.finished or self._game.state.stage != "keep" else self._moment_lines()

    def _inner_prompt(self) -> str:
        return self._prompt()

    def _analysis(self, file: Path) -> KeptAnalysis[Any]:
        from torres3d.games.torres.app.replay.analysis_screen import analysis_of

        return KeptAnalysis(analysis_of, file, BOTS.adviser)

    def _analysed(self, found: Any) -> AnalysisModel:
        from torres3d.games.torres.app.replay.analysis_screen import analysis_model

        return analysis_model(self._full, found, self._say)

    def _better(self, row: AnalysisRow) -> list[str]:
        better = self._found.turns[row.turn - 1].better
        return [self._say("text-replay-better", turn=turn_text(better))] if better else []

    def _opened_study(self) -> StudyConversation:
        """The moment as a study; in a game that goes on, what is hidden is drawn by chance."""
        say, terminal, state = self._say, self._terminal, self._game.state
        if not self.finished:
            state = with_drawn_cards(state)
            terminal.say(say("study-drawn"))
        setup = named_for_study(as_setup(self._full.header.setup), state, BOTS, say)
        book = OpenStudy(
            PlayedStudy(new_study(setup, state, say)),
            StudyFolder(self._games / FOLDER),
            lambda fault: terminal.say(fault_message(fault, say).in_one),
        )
        return StudyConversation(book, terminal, say)
